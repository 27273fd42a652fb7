//===- FreshMemory.h - Fields of fresh memory -------------------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_FRESHMEMORY_H
#define MINCAML_LIB_TRANSFORMS_UTILS_FRESHMEMORY_H

namespace llvm {
class DominatorTree;
class Function;
class OptimizationRemarkEmitter;
} // namespace llvm

namespace mincaml {

/// Takes tuples, closures and variables apart that this function makes itself:
///
///     let t = (a, b) in let (x, y) = t in ...
///
/// becomes `let x = a in let y = b in ...`. A load becomes the value that was
/// stored, if
///
///  - it is of a field of a fresh object: an alloca, or the result of an
///    allocation function (noalias, allockind "alloc");
///  - this function has one store to that field, of the same type, and it
///    dominates the load. No other access of the object by this function writes
///    any part of the field;
///  - no other code can have written it: either no pointer to the object
///  escapes, or both accesses are to a region of MinCaml memory that is written
///    once, when an object is made (docs/code-generation.md, "Facts for the
///    optimizer").
///
/// In a loop, the store that dominates the load has run since the object was
/// made last: every path from the allocation to the load leads through the
/// store, else the store would not dominate the load. The same is true of the
/// stored value.
///
/// Whether any load was replaced.
bool replaceKnownLoads(llvm::Function &F, const llvm::DominatorTree &DT,
                       llvm::OptimizationRemarkEmitter &Remarks);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_FRESHMEMORY_H
