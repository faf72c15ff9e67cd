"""View models: plain JSON with every label and explanation finished; a front end adds nothing."""
