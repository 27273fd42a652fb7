//===- SlotRewriting.h - Rewriting of slot form -----------------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_SLOTS_SLOTREWRITING_H
#define MINCAML_LIB_TRANSFORMS_SLOTS_SLOTREWRITING_H

#include "mincaml/Analysis/Printing/Printing.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/Local.h"

namespace mincaml {

/// Whether the slots of F change only where F says so. This is not the case in
/// coroutines that have not been split, and in functions that call functions
/// like `setjmp`.
inline bool hasPlainSlots(const llvm::Function &F) {
  return !F.isPresplitCoroutine() && !F.callsFunctionThatReturnsTwice();
}

/// The name of a slot in remarks.
inline std::string slotName(const llvm::Value &Slot) {
  return "'" + (Slot.hasName() ? Slot.getName().str() : operandName(Slot)) +
         "'";
}

/// Whether a store that nothing reads can be removed. It cannot if a debugger
/// may show the slot.
inline bool canForgetStore(const llvm::StoreInst &Store) {
  return !llvm::cast<llvm::Instruction>(Store.getPointerOperand())
              ->isUsedByMetadata();
}

/// Erases the store, the instructions that computed only its value, and the
/// slot if it has no other use.
inline void eraseStore(llvm::StoreInst &Store) {
  llvm::Value *Value = Store.getValueOperand();
  llvm::Value *Slot = Store.getPointerOperand();
  Store.eraseFromParent();
  llvm::RecursivelyDeleteTriviallyDeadInstructions(Value);
  if (Slot != Value)
    llvm::RecursivelyDeleteTriviallyDeadInstructions(Slot);
}

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_SLOTS_SLOTREWRITING_H
