"""utils/validate: passes alone, with their results proved.

functions   small random functions of LLVM IR
shapes      all functions of a few small shapes
campaign    runs of passes on modules, and their verdicts
cli         the command line
"""
