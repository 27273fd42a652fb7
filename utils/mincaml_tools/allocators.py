"""The names of register allocators, LLVM's and MinCaml's."""

LLVM_ALLOCATORS = ("greedy", "basic", "fast", "pbqp")
MINCAML_ALLOCATORS = ("mincaml", "mincaml-nobacktrack", "mincaml-latespill")
# They give up on functions that need more registers than there are.
NOT_SPILLING_ALLOCATORS = ("mincaml-nospill", "mincaml-notarget-nospill")
SPILLING_ALLOCATORS = (*LLVM_ALLOCATORS, *MINCAML_ALLOCATORS)
ALLOCATORS = (*SPILLING_ALLOCATORS, *NOT_SPILLING_ALLOCATORS)
# The one that others are compared with.
BASELINE_ALLOCATOR = "greedy"
