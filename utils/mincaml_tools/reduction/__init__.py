"""utils/reduce and utils/reduce-ir: reduce a program and preserve its failure.

comparison      compares a program under a reference and a configuration
program         utils/reduce: MinCaml programs, with mincaml-reduce
oracle          decides whether LLVM IR still fails
ir              utils/reduce-ir: LLVM IR, with llvm-reduce
"""
