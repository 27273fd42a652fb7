//===- LivenessPrinter.cpp - Tables of live variables ---------------------===//

#include "Printing/StatementText.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "mincaml/Analysis/Slots/Liveness.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace llvm;

namespace {

class LivenessAnnotations {
public:
  LivenessAnnotations(const Function &F, const Liveness &Result)
      : Result(Result), Table(Result.variables()), Text(F, Table.form()) {}

  std::string name(const BasicBlock &B) { return Text.value(B); }

  /// The row of slots: `use={i} def={} live-in={i} live-out={i}`.
  std::string slotsOf(const BasicBlock &B) {
    if (!Result.isReachable(B))
      return "unreachable";
    auto Sets = Result.sets(B);
    return line(slots(Sets.Use), slots(Sets.Def), slots(Sets.In),
                slots(Sets.Out));
  }

  /// The row of SSA values, in the same format.
  std::string valuesOf(const BasicBlock &B) {
    if (!Result.isReachable(B))
      return "unreachable";
    auto Sets = Result.sets(B);
    // As in [Collatz], def includes the values that no other block uses.
    SmallVector<std::string> Defined;
    for (const Instruction &I : B)
      if (!I.getType()->isVoidTy() && !Table.form().slot(&I))
        Defined.push_back(Text.value(I));
    return line(values(Sets.Use), setText(Defined), values(Sets.In),
                values(Sets.Out));
  }

  /// One line for each statement, in program order:
  /// `s6: i = i + 1  live={i, s}`.
  std::vector<std::string> statements(const BasicBlock &B) {
    std::vector<std::string> Lines;
    Result.visitBlock(B, [&](const Instruction &I, const BitVector &Live) {
      unsigned N = Table.form().statement(I);
      if (N && Table.form().roots()[N - 1] == &I)
        Lines.push_back("s" + std::to_string(N) + ": " + Text.statement(N) +
                        "  live=" + slots(Live));
    });
    std::reverse(Lines.begin(), Lines.end());
    return Lines;
  }

private:
  static std::string line(StringRef Use, StringRef Def, StringRef In,
                          StringRef Out) {
    return ("use=" + Use + " def=" + Def + " live-in=" + In +
            " live-out=" + Out)
        .str();
  }

  std::string slots(const BitVector &Set) {
    SmallVector<std::string> Names;
    for (unsigned V : Set.set_bits())
      if (V < Table.slots())
        Names.push_back(Text.slot(V));
    return setText(Names);
  }

  std::string values(const BitVector &Set) {
    SmallVector<std::string> Names;
    for (unsigned V : Set.set_bits())
      if (V >= Table.slots())
        Names.push_back(Text.value(*Table.variable(V)));
    return setText(Names);
  }

  const Liveness &Result;
  const VariableTable &Table;
  StatementText Text;
};

} // namespace

void mincaml::printLiveness(raw_ostream &OS, Function &F,
                            FunctionAnalysisManager &AM) {
  auto &Result = AM.getResult<LivenessAnalysis>(F);
  if (!printTitle(OS, "live slots", F, Result.isTooLarge()))
    return;
  LivenessAnnotations ThePrinter(F, Result);
  for (const BasicBlock &B : F) {
    OS << ThePrinter.name(B) << ": " << ThePrinter.slotsOf(B) << '\n';
    for (const std::string &Line : ThePrinter.statements(B))
      OS << "  " << Line << '\n';
  }
  OS << "live values in '" << F.getName() << "':\n";
  for (const BasicBlock &B : F)
    OS << ThePrinter.name(B) << ": " << ThePrinter.valuesOf(B) << '\n';
}

void mincaml::printLivenessGraph(raw_ostream &OS, Function &F,
                                 FunctionAnalysisManager &AM) {
  auto &Result = AM.getResult<LivenessAnalysis>(F);
  LivenessAnnotations ThePrinter(F, Result);
  printAnnotatedCFG(OS, F, ("liveness in '" + F.getName() + "'").str(),
                    [&](const BasicBlock &B) {
                      if (Result.isTooLarge())
                        return std::string();
                      return "slots: " + ThePrinter.slotsOf(B) +
                             "\nvalues: " + ThePrinter.valuesOf(B);
                    });
}
