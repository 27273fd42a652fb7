"""Compares the variables that a debugger shows with those of the reference interpreter."""
