//===- DefUse.cpp - Def-use chains of slots -------------------------------===//

#include "mincaml/Analysis/Slots/DefUse.h"
#include "Printing/StatementText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace llvm;

AnalysisKey DefUseAnalysis::Key;

DefUse::DefUse(Function &F, const ReachingDefinitions &Reaching)
    : Uses(Reaching.definitions().size()) {
  for (Instruction &I : instructions(F))
    if (auto *Load = dyn_cast<LoadInst>(&I))
      for (Definition D : Reaching.reach(*Load))
        Uses[D].push_back(Load);
}

DefUse DefUseAnalysis::run(Function &F, FunctionAnalysisManager &AM) {
  return DefUse(F, AM.getResult<ReachingDefinitionsAnalysis>(F));
}

void mincaml::printDefUse(raw_ostream &OS, Function &F,
                          FunctionAnalysisManager &AM) {
  auto &Reaching = AM.getResult<ReachingDefinitionsAnalysis>(F);
  auto &Result = AM.getResult<DefUseAnalysis>(F);
  if (!printTitle(OS, "uses of definitions", F, Reaching.isTooLarge()))
    return;
  const SlotForm &Form = Reaching.form();
  StatementText Text(F, Form);
  for (unsigned N = 1; N <= Form.roots().size(); ++N) {
    auto D = Reaching.definitions().definition(*Form.roots()[N - 1]);
    if (!D)
      continue;
    SmallVector<unsigned> Users;
    for (const LoadInst *Load : Result.uses(*D))
      Users.push_back(Form.statement(*Load));
    // Loads are in program order, but an expression may load early what a later
    // statement uses: the numbers of the statements have to be sorted.
    llvm::sort(Users);
    Users.erase(llvm::unique(Users), Users.end());
    SmallVector<std::string> Names;
    for (unsigned User : Users)
      Names.push_back("s" + std::to_string(User));
    std::string Label = "s" + std::to_string(N);
    OS << "  " << Label << ": " << Text.statement(N) << "  use[" << Label
       << "]=" << setText(Names) << '\n';
  }
}
