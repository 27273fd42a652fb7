"""Runs a MinCaml program in all configurations and compares the results.

ways       the configurations, and the choice of those for a program
runner     compiles and runs a program
cli        the command line of test/lit/EndToEnd/Inputs/everywhere.py

Hundreds of tests start a process of this each. Therefore modules that take long to import
are imported where they are needed, and the script is nearly empty, since Python caches only
modules in compiled form.
"""
