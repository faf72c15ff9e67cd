"""View models: plain JSON with every label and every explanation finished; the front end adds nothing."""
