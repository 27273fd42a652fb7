//===- FreshMemory.h - Forwarding of stores to fresh objects ----*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_SCALAR_FRESHMEMORY_H
#define MINCAML_LIB_TRANSFORMS_SCALAR_FRESHMEMORY_H

namespace llvm {
class DominatorTree;
class Function;
class OptimizationRemarkEmitter;
} // namespace llvm

namespace mincaml {

/// Forwards stores to loads for tuples, closures and variables that the
/// function itself allocates:
///
///     let t = (a, b) in let (x, y) = t in ...
///
/// becomes `let x = a in let y = b in ...`. A load is replaced by the stored
/// value if
///
/// - it reads a field of a fresh object: an alloca, or the result of an
///   allocation function (noalias, allockind "alloc");
/// - the function has one store to that field, of the same type, which
///   dominates the load. No other access of the object in this function writes
///   to any part of the field;
/// - no other code can have written to it: either no pointer to the object
///   escapes, or both accesses are to a region of MinCaml memory that is
///   written only once, when an object is created (docs/code-generation.md,
///   "Information for the optimizer").
///
/// This also holds in loops. The store has been executed since the object was
/// last allocated: every path from the allocation to the load goes through the
/// store, because otherwise the store would not dominate the load. The same
/// argument applies to the stored value.
///
/// Returns whether any load was replaced.
bool replaceKnownLoads(llvm::Function &F, const llvm::DominatorTree &DT,
                       llvm::OptimizationRemarkEmitter &Remarks);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_SCALAR_FRESHMEMORY_H
