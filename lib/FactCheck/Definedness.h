//===- Definedness.h - Values that are neither undef nor poison -*- C++ -*-===//
//
// What the analyses say of a value only has a meaning if the value is neither
// undef nor poison: of these LLVM may choose another instance at each use.
// Facts about values are checked where this is proved:
//
//   - LLVM proves it (isGuaranteedNotToBeUndefOrPoison);
//   - or an operation that cannot create poison, or a phi node, has only such
//     operands;
//   - or a load is of a slot that only such values are stored to, after a store
//     on every path since its life began.
//
// Which values and slots are such is the greatest fixed point: each value that
// is computed depends on earlier ones only. What has been stored to is a
// data-flow problem: sets of slots; forward; meet: intersection; a store adds
// its slot, a lifetime marker removes it; nothing holds at the start.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FACTCHECK_DEFINEDNESS_H
#define MINCAML_LIB_FACTCHECK_DEFINEDNESS_H

#include "mincaml/Analysis/Slots/SlotForm.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/PassManager.h"

namespace llvm {
class AssumptionCache;
class DominatorTree;
} // namespace llvm

namespace mincaml {

class Definedness {
public:
  Definedness(llvm::Function &F, llvm::FunctionAnalysisManager &AM);

  /// Whether V is defined where At is executed, or just after if At computes
  /// it.
  bool isDefined(const llvm::Value &V, const llvm::Instruction &At) const;

private:
  void findStoredLoads(llvm::Function &F);
  void findUndefined(llvm::Function &F);
  bool mayStartUndefined(const llvm::Instruction &I) const;

  llvm::DominatorTree &Dominators;
  llvm::AssumptionCache &Assumptions;
  SlotForm Form;
  llvm::DenseSet<const llvm::Instruction *> StoredLoads;
  /// What may be undefined, or depends on it.
  llvm::DenseSet<const llvm::Value *> Undefined;
};

} // namespace mincaml

#endif // MINCAML_LIB_FACTCHECK_DEFINEDNESS_H
