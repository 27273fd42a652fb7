//===- CheckBranch.cpp - Branches that may end the program ----------------===//

#include "Utils/CheckBranch.h"
#include "llvm/IR/Instructions.h"

using namespace mincaml;
using namespace llvm;

bool mincaml::endsProgram(const BasicBlock &B) {
  return isa<UnreachableInst>(B.getTerminator()) && !B.isEHPad();
}

std::optional<unsigned> mincaml::continuingSuccessor(const BranchInst &Branch) {
  if (Branch.isUnconditional())
    return 0;
  const bool EndsIfTrue = endsProgram(*Branch.getSuccessor(0));
  if (EndsIfTrue == endsProgram(*Branch.getSuccessor(1)))
    return std::nullopt;
  return EndsIfTrue ? 1 : 0;
}

std::optional<CheckBranch> CheckBranch::of(BranchInst &Branch) {
  if (Branch.isUnconditional())
    return std::nullopt;
  const auto *Comparison = dyn_cast<ICmpInst>(Branch.getCondition());
  std::optional<unsigned> Continuing = continuingSuccessor(Branch);
  if (!Comparison || !Continuing)
    return std::nullopt;
  const bool PassesIfTrue = *Continuing == 0;
  return CheckBranch{&Branch, PassesIfTrue,
                     PassesIfTrue ? Comparison->getPredicate()
                                  : Comparison->getInversePredicate(),
                     Comparison->getOperand(0), Comparison->getOperand(1)};
}
