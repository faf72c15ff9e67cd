"""The widgets: the only layer that knows Jupyter."""
