"""utils/reduce and utils/reduce-ir: small programs with the same failure.

comparison      how a program behaves under a reference and a configuration
program         utils/reduce: MinCaml programs, by mincaml-reduce
oracle          which LLVM IR still fails
ir              utils/reduce-ir: LLVM IR, by llvm-reduce
"""
