"""utils/validate: runs single passes and proves their results.

functions   small random functions of LLVM IR
shapes      all functions of a few small shapes
campaign    runs of passes on modules, and the verdicts
cli         the command line
"""
