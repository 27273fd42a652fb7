//===- SlotRewriting.h - What changes to slot form share --------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_SLOTREWRITING_H
#define MINCAML_LIB_TRANSFORMS_UTILS_SLOTREWRITING_H

#include "mincaml/Analysis/Printing/Printing.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/Local.h"

namespace mincaml {

/// Whether what F does to its slots is all that happens to them. Coroutines are
/// still to be cut up; what calls `setjmp` may be returned to.
inline bool hasPlainSlots(const llvm::Function &F) {
  return !F.isPresplitCoroutine() && !F.callsFunctionThatReturnsTwice();
}

/// How remarks call a slot.
inline std::string slotName(const llvm::Value &Slot) {
  return "'" + (Slot.hasName() ? Slot.getName().str() : operandName(Slot)) +
         "'";
}

/// Whether a store to the slot that nothing reads may go: a debugger may show
/// the slot.
inline bool canForgetStore(const llvm::StoreInst &Store) {
  return !llvm::cast<llvm::Instruction>(Store.getPointerOperand())
              ->isUsedByMetadata();
}

/// Erases the store, what was computed for it alone, and a slot that nothing
/// else uses.
inline void eraseStore(llvm::StoreInst &Store) {
  llvm::Value *Value = Store.getValueOperand();
  llvm::Value *Slot = Store.getPointerOperand();
  Store.eraseFromParent();
  llvm::RecursivelyDeleteTriviallyDeadInstructions(Value);
  if (Slot != Value)
    llvm::RecursivelyDeleteTriviallyDeadInstructions(Slot);
}

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_SLOTREWRITING_H
