//===- Definedness.h - Proving that values are defined ----------*- C++ -*-===//
//
// An analysis result for a value is only meaningful if the value is neither
// undef nor poison, since each use of undef may see another value. Results for
// values are therefore checked where it is proved that the value is defined:
//
// - LLVM proves it (isGuaranteedNotToBeUndefOrPoison);
// - or it is a phi node or an operation that cannot create poison, and all of
//   its operands are defined;
// - or it is a load of a slot to which only defined values are stored, after a
//   store on every path since its lifetime began.
//
// The set of defined values and slots is the greatest fixed point. This is
// sound, because each computed value depends only on values computed before it.
// Which slots have been stored to is a data-flow problem: sets of slots;
// forward; meet: intersection; a store adds its slot, a lifetime marker removes
// it; the set is empty at the start.
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

  /// Whether V is defined where At is executed, or directly after At if At
  /// computes it.
  bool isDefined(const llvm::Value &V, const llvm::Instruction &At) const;

private:
  void findStoredLoads(llvm::Function &F);
  void findUndefined(llvm::Function &F);
  bool mayStartUndefined(const llvm::Instruction &I) const;

  llvm::DominatorTree &Dominators;
  llvm::AssumptionCache &Assumptions;
  SlotForm Form;
  llvm::DenseSet<const llvm::Instruction *> StoredLoads;
  /// The values that may be undefined, and the values that depend on them.
  llvm::DenseSet<const llvm::Value *> Undefined;
};

} // namespace mincaml

#endif // MINCAML_LIB_FACTCHECK_DEFINEDNESS_H
