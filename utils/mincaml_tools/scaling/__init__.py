"""utils/scaling and utils/regalloc-scaling: growth of compile time.

functions       large functions in LLVM IR
allocators      register allocators on such functions
programs        large MinCaml programs, and the compiler on them
"""
