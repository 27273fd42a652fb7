"""utils/scaling and utils/regalloc-scaling: growth of compile time.

functions       large functions in LLVM IR
allocators      register allocators on such functions
nesting         MinCaml programs in which each construct is nested
programs        large MinCaml programs, and the compiler on them
"""
