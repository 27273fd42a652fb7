"""Runs a MinCaml program in every way there is and compares the results.

ways       the ways, and which of them a program goes
runner     compiles and runs a program
cli        the command line of test/lit/EndToEnd/Inputs/everywhere.py

Hundreds of tests are a process of this each: what takes long to import is imported
where it is needed, and the script is nearly empty, since only modules are kept in
compiled form.
"""
