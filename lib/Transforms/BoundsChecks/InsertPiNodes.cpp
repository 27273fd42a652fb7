//===- InsertPiNodes.cpp - Pi nodes as instructions -----------------------===//

#include "Utils/Utils.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "mincaml/Analysis/Ranges/PiNodes.h"
#include "mincaml/Support/IRAnnotations.h"
#include "mincaml/Transforms/BoundsChecks.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace mincaml;
using namespace llvm;

static bool canInsert(const PiNode &Pi) {
  return Pi.isInteger() && Pi.To->getSinglePredecessor() &&
         Pi.To->getFirstInsertionPt() != Pi.To->end();
}

static bool insertNodes(Function &F, const PiNodes &Pis) {
  // Uses are changed only after all names have been looked up, because the
  // lookup refers to the unchanged function.
  SmallVector<std::pair<Use *, unsigned>, 32> Renamed;
  auto Inserted = [&](PiName Name) {
    while (Name.Pi && !canInsert(Pis.nodes()[*Name.Pi]))
      Name = Pis.nodes()[*Name.Pi].Source;
    return Name.Pi;
  };
  for (Instruction &I : instructions(F))
    for (Use &U : I.operands())
      if (std::optional<unsigned> Pi = Inserted(Pis.nameOf(U)))
        Renamed.push_back({&U, *Pi});
  std::vector<Instruction *> Copies(Pis.nodes().size());
  DenseMap<const BasicBlock *, BasicBlock::iterator> At;
  for (const auto &[Number, Pi] : enumerate(Pis.nodes())) {
    if (!canInsert(Pi))
      continue;
    // The copies are in the order of the pi nodes, which may depend on each
    // other.
    auto *To = const_cast<BasicBlock *>(Pi.To);
    auto InsertPoint =
        At.try_emplace(To, To->getFirstInsertionPt()).first->second;
    auto *Variable = const_cast<Value *>(Pi.Variable);
    std::optional<unsigned> Source = Inserted(Pi.Source);
    auto *Copy = CastInst::Create(
        Instruction::BitCast, Source ? Copies[*Source] : Variable,
        Variable->getType(), Variable->getName() + ".pi", InsertPoint);
    LLVMContext &Context = F.getContext();
    const std::string Condition =
        conditionOf(Pi, [](const Value &V) { return operandName(V); });
    Copy->setMetadata(PiMetadata,
                      MDNode::get(Context, MDString::get(Context, Condition)));
    Copies[Number] = Copy;
  }
  for (auto [U, Pi] : Renamed)
    U->set(Copies[Pi]);
  return any_of(Copies, [](const Instruction *Copy) { return Copy; });
}

static bool removeNodes(Function &F) {
  bool Changed = false;
  for (Instruction &I : make_early_inc_range(instructions(F)))
    if (isa<BitCastInst>(I) && I.hasMetadata(PiMetadata)) {
      I.replaceAllUsesWith(I.getOperand(0));
      I.eraseFromParent();
      Changed = true;
    }
  return Changed;
}

PreservedAnalyses InsertPiNodesPass::run(Function &F,
                                         FunctionAnalysisManager &AM) {
  const bool Changed =
      TheOptions.Remove
          ? removeNodes(F)
          : insertNodes(F, PiNodes(F, AM.getResult<DominatorTreeAnalysis>(F)));
  return preservingCFG(Changed);
}
