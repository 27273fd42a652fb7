//===- BranchConditions.cpp - Conditions implied by branches --------------===//

#include "Scalar/BranchConditions.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace mincaml;
using namespace llvm;
using namespace llvm::PatternMatch;

#define DEBUG_TYPE "mincaml-constfold"

/// Each branch visits all uses of its condition. Values with more uses than
/// this are not replaced, because a long chain of comparisons of one value
/// would take quadratic time.
static constexpr unsigned MaximumConditionUses = 64;

namespace {

class ConditionReplacer {
public:
  ConditionReplacer(DominatorTree &DT, OptimizationRemarkEmitter &Remarks)
      : DT(DT), Remarks(Remarks) {}

  bool visit(BranchInst &Branch) {
    if (!Branch.isConditional() ||
        Branch.getSuccessor(0) == Branch.getSuccessor(1) ||
        !DT.isReachableFromEntry(Branch.getParent()))
      return false;
    Value *Condition = Branch.getCondition(), *X;
    Constant *C;
    bool Changed = replace(Branch, 0, *Condition,
                           ConstantInt::getTrue(Branch.getContext()));
    Changed |= replace(Branch, 1, *Condition,
                       ConstantInt::getFalse(Branch.getContext()));
    if (match(Condition,
              m_SpecificICmp(CmpInst::ICMP_EQ, m_Value(X), m_ImmConstant(C))))
      Changed |= replace(Branch, 0, *X, C);
    else if (match(Condition, m_SpecificICmp(CmpInst::ICMP_NE, m_Value(X),
                                             m_ImmConstant(C))))
      Changed |= replace(Branch, 1, *X, C);
    return Changed;
  }

private:
  bool replace(BranchInst &Branch, unsigned Successor, Value &X, Constant *C) {
    if (!isa<ConstantInt>(C) || isa<Constant>(X) ||
        X.hasNUsesOrMore(MaximumConditionUses))
      return false;
    BasicBlockEdge Edge(Branch.getParent(), Branch.getSuccessor(Successor));
    if (replaceDominatedUsesWith(&X, C, DT, Edge) == 0)
      return false;
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "KnownCondition", &Branch)
             << operandName(X) << " is " << operandName(*C)
             << " where this branch goes to " << operandName(*Edge.getEnd());
    });
    return true;
  }

  DominatorTree &DT;
  OptimizationRemarkEmitter &Remarks;
};

} // namespace

bool mincaml::replaceKnownConditions(Function &F, DominatorTree &DT,
                                     OptimizationRemarkEmitter &Remarks) {
  ConditionReplacer Replacer(DT, Remarks);
  bool Changed = false;
  for (BasicBlock &B : F)
    if (auto *Branch = dyn_cast<BranchInst>(B.getTerminator()))
      Changed |= Replacer.visit(*Branch);
  return Changed;
}
