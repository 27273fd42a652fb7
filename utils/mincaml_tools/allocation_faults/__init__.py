"""utils/allocation-faults: tests the checker of register allocations with planted faults.

faults          mutants of the allocations of one run of llc
modules         LLVM IR to compile: programs of the project, random modules
cli             options and the report
"""
