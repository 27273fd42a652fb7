"""utils/passtest: pipelines of this project's passes on MinCaml, C and random modules.

pipelines       every pass, every pair, random pipelines
mincaml         MinCaml programs against the reference interpreter
bitcode         C programs against themselves, and the modules of llvm-stress
cli             options and the report
"""
