//===- GarbageCollection.h - Preparation for the collector ------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_LOWERING_GARBAGECOLLECTION_H
#define MINCAML_LIB_TRANSFORMS_LOWERING_GARBAGECOLLECTION_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/ModRef.h"

namespace mincaml {

/// Whether memory of this type may contain the address of an object.
bool mayContainPointers(const llvm::Type &Ty, const llvm::DataLayout &DL);

/// The functions of a module that may collect garbage.
class CollectingFunctions {
public:
  explicit CollectingFunctions(llvm::Module &M);

  /// Whether \p I is a call that may collect.
  bool mayCollect(const llvm::Instruction &I) const;

private:
  llvm::SmallPtrSet<const llvm::Function *, 32> Functions;
};

/// Whether the module declares functions that are not part of the runtime and
/// may write to memory.
bool callsForeignCode(const llvm::Module &M);

/// Adds a write barrier, which marks a card, before each store that may store
/// the address of a young object, unless the store is to a variable, or to an
/// object that is known to be young as well.
void addStoreBarriers(llvm::Module &M, const CollectingFunctions &Collecting);

/// Widens the memory effects of all functions and calls. The effects of a
/// callee may be attached to the call, the function or both, and those of
/// functions of this module may have been inferred from their callees.
void widenMemoryEffects(
    llvm::Module &M,
    llvm::function_ref<llvm::MemoryEffects(llvm::MemoryEffects)> Widen);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_LOWERING_GARBAGECOLLECTION_H
