//===- TemporaryChange.cpp - Temporary changes for analyses ---------------===//

#include "TemporaryChange.h"
#include "llvm/IR/Constants.h"

using namespace mincaml;
using namespace mincaml::sabotage;
using namespace llvm;

void TemporaryChange::setOperand(Use &U, Value &V) {
  Value *Old = U.get();
  Steps.push_back([&U, Old] { U.set(Old); });
  U.set(&V);
}

void TemporaryChange::hide(Instruction &I) {
  SmallVector<Use *, 4> Uses;
  for (Use &U : I.uses())
    Uses.push_back(&U);
  for (Use *U : Uses)
    setOperand(*U, *PoisonValue::get(I.getType()));
  Instruction *Next = I.getNextNode();
  Steps.push_back([&I, Next] { I.insertBefore(Next->getIterator()); });
  I.removeFromParent();
}

void TemporaryChange::takeFirst(BranchInst &Branch) {
  BasicBlock *Second = Branch.getSuccessor(1);
  Steps.push_back([&Branch, Second] { Branch.setSuccessor(1, Second); });
  Branch.setSuccessor(1, Branch.getSuccessor(0));
}

void TemporaryChange::setPredicate(CmpInst &Compare, CmpInst::Predicate P) {
  CmpInst::Predicate Old = Compare.getPredicate();
  Steps.push_back([&Compare, Old] { Compare.setPredicate(Old); });
  Compare.setPredicate(P);
}

void TemporaryChange::undo() {
  while (!Steps.empty()) {
    Steps.back()();
    Steps.pop_back();
  }
}
