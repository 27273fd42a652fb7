//===- ConstantPropagationPrinter.cpp - Tables of constants ---------------===//

#include "mincaml/Analysis/Constants/ConstantPropagation.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace llvm;

namespace {

class Writer {
public:
  Writer(const Function &F, const ConstantPropagation &Result)
      : Result(Result), Slots(F.getParent()) {
    Slots.incorporateFunction(F);
  }

  std::string name(const Value &V) {
    std::string Name;
    raw_string_ostream OS(Name);
    V.printAsOperand(OS, /*PrintType=*/false, Slots);
    return Name;
  }

  std::string text(const ConstantPropagation::LatticeValue &V) {
    return V.isBottom() ? "bottom" : V.isTop() ? "top" : name(*V.value());
  }

  void writeBlock(raw_ostream &OS, const BasicBlock &B) {
    if (!Result.isReached(B)) {
      OS << "  never reached\n";
      return;
    }
    writeState(OS, "start", B, /*AtStart=*/true);
    for (const Instruction &I : B)
      if (const auto *Store = dyn_cast<StoreInst>(&I))
        writeStore(OS, *Store);
      else if (!I.getType()->isVoidTy() && !isa<AllocaInst>(I))
        OS << "  " << name(I) << " = " << text(Result.valueOf(I)) << '\n';
    writeState(OS, "end", B, /*AtStart=*/false);
    const BasicBlock *Last = nullptr;
    for (const BasicBlock *Successor : successors(&B))
      if (!Result.isFeasible(B, *Successor) && Successor != Last) {
        OS << "  never to " << name(*Successor) << '\n';
        Last = Successor;
      }
  }

private:
  void writeState(raw_ostream &OS, StringRef Where, const BasicBlock &B,
                  bool AtStart) {
    if (Result.slots().empty())
      return;
    OS << "  " << Where << ':';
    for (unsigned I = 0; I < Result.slots().size(); ++I)
      OS << ' ' << name(*Result.slots()[I]) << '='
         << text(AtStart ? Result.atStart(B, I) : Result.atEnd(B, I));
    OS << '\n';
  }

  void writeStore(raw_ostream &OS, const StoreInst &Store) {
    if (is_contained(Result.slots(), Store.getPointerOperand()))
      OS << "  " << name(*Store.getPointerOperand())
         << " := " << text(Result.valueOf(*Store.getValueOperand())) << '\n';
  }

  const ConstantPropagation &Result;
  ModuleSlotTracker Slots;
};

} // namespace

void mincaml::printConstants(raw_ostream &OS, Function &F,
                             FunctionAnalysisManager &AM) {
  Writer W(F, AM.getResult<ConstantPropagationAnalysis>(F));
  OS << "Constants in function '" << F.getName() << "':\n";
  for (const BasicBlock &B : F) {
    OS << W.name(B) << ":\n";
    W.writeBlock(OS, B);
  }
}

void mincaml::printConstantsGraph(raw_ostream &OS, Function &F,
                                  FunctionAnalysisManager &AM) {
  Writer W(F, AM.getResult<ConstantPropagationAnalysis>(F));
  printAnnotatedCFG(OS, F, ("Constants in '" + F.getName() + "'").str(),
                    [&](const BasicBlock &B) {
                      std::string Text;
                      raw_string_ostream Stream(Text);
                      W.writeBlock(Stream, B);
                      return Text;
                    });
}
