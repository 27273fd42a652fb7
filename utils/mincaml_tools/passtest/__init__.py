"""utils/passtest: runs pipelines of this project's passes on MinCaml, C and random modules.

pipelines       every pass, every pair, random pipelines
mincaml         MinCaml programs, compared with the reference interpreter
bitcode         C programs, compared with unoptimized code, and modules of llvm-stress
cli             options and the report
"""
