//===- Annotations.cpp - Analysis results for single lines ----------------===//

#include "Analyses/AnalyzedFunction.h"
#include "Analyses/Findings.h"
#include "mincaml/Analysis/Constants/ConstantPropagation.h"
#include "mincaml/Analysis/Expressions/ValueNumbers.h"
#include "mincaml/Analysis/Loops/InductionVariables.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include <map>

using namespace mincaml;
using namespace mincaml::explorer;
using namespace llvm;

namespace {

/// Collects the annotations of one analysis.
class NoteWriter {
public:
  NoteWriter(const AnalyzedFunction &S, StringRef ID, StringRef Title)
      : S(S), New{{ID, Title, S.Index, S.Version}} {
    for (auto [I, Line] : zip_equal(instructions(S.F), S.Lines))
      LineOf[&I] = Line;
  }

  void findConstants();
  void findValueNumbers();
  void findInductionVariables();

  /// Returns the annotations sorted by line.
  Annotations take() {
    New.Lines.assign(Found.begin(), Found.end());
    return std::move(New);
  }

private:
  void add(const Instruction &I, std::string Text) {
    Found.emplace(LineOf.lookup(&I), std::move(Text));
  }
  void findConstants(const BasicBlock &BB, const ConstantPropagation &Result);

  const AnalyzedFunction &S;
  Annotations New;
  std::multimap<unsigned, std::string> Found;
  DenseMap<const Instruction *, unsigned> LineOf;
};

} // namespace

void NoteWriter::findConstants(const BasicBlock &BB,
                               const ConstantPropagation &Result) {
  if (!Result.isReached(BB)) {
    add(BB.front(), "never reached");
    return;
  }
  for (const Instruction &I : BB) {
    const auto *Store = dyn_cast<StoreInst>(&I);
    if (Store && is_contained(Result.slots(), Store->getPointerOperand())) {
      if (const Constant *C = Result.constantOf(*Store->getValueOperand()))
        add(I, S.nameOf(*Store->getPointerOperand()) + " := " + S.nameOf(*C));
    } else if (!I.getType()->isVoidTy()) {
      if (const Constant *C = Result.constantOf(I))
        add(I, S.nameOf(I) + " = " + S.nameOf(*C));
    }
  }
  const BasicBlock *Last = nullptr;
  for (const BasicBlock *Successor : successors(&BB))
    if (!Result.isFeasible(BB, *Successor) &&
        std::exchange(Last, Successor) != Successor)
      add(*BB.getTerminator(), "never to " + S.nameOf(*Successor));
}

void NoteWriter::findConstants() {
  const auto &Result = S.AM.getResult<ConstantPropagationAnalysis>(S.F);
  for (const BasicBlock &BB : S.F)
    findConstants(BB, Result);
}

void NoteWriter::findValueNumbers() {
  const auto &Numbers = S.AM.getResult<ValueNumbersAnalysis>(S.F);
  for (const Instruction &I : instructions(S.F))
    if (std::string Text = describeValueNumber(I, Numbers, S.Names);
        !Text.empty())
      add(I, std::move(Text));
}

void NoteWriter::findInductionVariables() {
  for (const LoopInduction &Induction :
       S.AM.getResult<InductionVariablesAnalysis>(S.F).loops())
    describeInduction(
        Induction, S.F,
        [&](const Instruction &I, StringRef Kind, const std::string &Text) {
          add(I, (Kind + ": " + Text).str());
        });
}

void mincaml::explorer::findAnnotations(StringRef ID, const AnalyzedFunction &S,
                                        std::vector<Annotations> &Result) {
  const StringRef Title =
      StringSwitch<StringRef>(ID)
          .Case("constants", "Constants")
          .Case("value-numbers", "Value numbers")
          .Case("induction-variables", "Induction variables")
          .Default("");
  NoteWriter Writer(S, ID, Title);
  if (ID == "constants")
    Writer.findConstants();
  else if (ID == "value-numbers")
    Writer.findValueNumbers();
  else if (ID == "induction-variables")
    Writer.findInductionVariables();
  if (Annotations New = Writer.take(); !New.Lines.empty())
    Result.push_back(std::move(New));
}
