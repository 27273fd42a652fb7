//===- ReachingDefinitionsPrinter.cpp - Tables of reaching definitions ----===//

#include "Printing/StatementText.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "mincaml/Analysis/Slots/ReachingDefinitions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace llvm;

namespace {

class DefinitionAnnotations {
public:
  DefinitionAnnotations(const Function &F, const ReachingDefinitions &Result)
      : Result(Result), Text(F, Result.form()) {}

  std::string name(const BasicBlock &B) { return Text.value(B); }

  /// The row of a block: `gen={s1} kill={} in={} out={s1} undefined={x}`.
  std::string block(const BasicBlock &B) {
    if (!Result.isReachable(B))
      return "unreachable";
    auto Sets = Result.sets(B);
    std::string Line =
        "gen=" + definitions(Sets.Gen) + " kill=" + definitions(Sets.Kill) +
        " in=" + definitions(Sets.In) + " out=" + definitions(Sets.Out);
    SmallVector<std::string> Undefined;
    for (Definition D : Sets.In.set_bits())
      if (!Result.definitions().store(D))
        Undefined.push_back(Text.slot(Result.definitions().slot(D)));
    return Line + " undefined=" + setText(Undefined);
  }

  /// The row of a statement: `s3: if i < 100  reach[s3,i]={s1, s6}`.
  std::string statement(unsigned N) {
    std::string Label = "s" + std::to_string(N);
    std::string Line = Label + ": " + Text.statement(N);
    if (!Result.isReachable(*Result.form().roots()[N - 1]->getParent()))
      return Line;
    for (unsigned Slot : Result.form().slotsRead(N))
      Line += "  reach[" + Label + ',' + Text.slot(Slot) +
              "]=" + set(Result.reach(N, Slot));
    return Line;
  }

  /// The numbers of the statements in B.
  auto statements(const BasicBlock &B) {
    auto Roots = Result.form().roots();
    // The roots of a block are numbered in program order.
    SmallVector<unsigned> Numbers;
    for (const Instruction &I : B)
      if (unsigned N = Result.form().statement(I); N && Roots[N - 1] == &I)
        Numbers.push_back(N);
    return Numbers;
  }

private:
  std::string definitions(const BitVector &Set) {
    SmallVector<Definition> Stores;
    for (Definition D : Set.set_bits())
      if (Result.definitions().store(D))
        Stores.push_back(D);
    return set(Stores);
  }

  std::string set(ArrayRef<Definition> Definitions) {
    SmallVector<unsigned> Numbers;
    bool MayBeUndefined = false;
    for (Definition D : Definitions)
      if (const StoreInst *Store = Result.definitions().store(D))
        Numbers.push_back(Result.form().statement(*Store));
      else
        MayBeUndefined = true;
    llvm::sort(Numbers);
    SmallVector<std::string> Names;
    for (unsigned N : Numbers)
      Names.push_back("s" + std::to_string(N));
    if (MayBeUndefined)
      Names.push_back("undefined");
    return setText(Names);
  }

  const ReachingDefinitions &Result;
  StatementText Text;
};

} // namespace

void mincaml::printReachingDefinitions(raw_ostream &OS, Function &F,
                                       FunctionAnalysisManager &AM) {
  auto &Result = AM.getResult<ReachingDefinitionsAnalysis>(F);
  if (!printTitle(OS, "reaching definitions", F, Result.isTooLarge()))
    return;
  DefinitionAnnotations ThePrinter(F, Result);
  for (const BasicBlock &B : F) {
    OS << ThePrinter.name(B) << ": " << ThePrinter.block(B) << '\n';
    for (unsigned N : ThePrinter.statements(B))
      OS << "  " << ThePrinter.statement(N) << '\n';
  }
}

void mincaml::printReachingDefinitionsGraph(raw_ostream &OS, Function &F,
                                            FunctionAnalysisManager &AM) {
  auto &Result = AM.getResult<ReachingDefinitionsAnalysis>(F);
  DefinitionAnnotations ThePrinter(F, Result);
  printAnnotatedCFG(OS, F,
                    ("reaching definitions in '" + F.getName() + "'").str(),
                    [&](const BasicBlock &B) {
                      if (Result.isTooLarge())
                        return std::string();
                      std::string Label = ThePrinter.block(B);
                      for (unsigned N : ThePrinter.statements(B))
                        Label += '\n' + ThePrinter.statement(N);
                      return Label;
                    });
}
