//===- MissingFacts.cpp - What is unknown about callees -------------------===//

#include "Object/Facts/MissingFacts.h"
#include "Object/DelaySlots.h"
#include "Object/Facts/OutsideCallees.h"
#include "llvm/ADT/SmallSet.h"

using namespace mincaml::sparc;
using namespace llvm;

/// How many functions are looked at that end with calls of each other, and how
/// many facts are named: the text is for a reader.
static constexpr unsigned MostFunctions = 32;
static constexpr unsigned MostFacts = 4;

/// Whether control leaves the function for good at the word: not by a return.
static bool leaves(const FunctionCode &Code, unsigned Index) {
  const InstructionWord &I = Code.Words[Index];
  switch (I.Op) {
  case WordOperation::Call:
    return !readsPC(Code, Index) && !returnsHere(Code, Index);
  case WordOperation::Jump:
    return !I.isReturn() && I.Rd == reg::G0;
  case WordOperation::Branch: {
    if (I.Condition == BranchCondition::Never)
      return false;
    Expected<TransferTarget> Target = transferTarget(Code, Index);
    if (!Target) {
      consumeError(Target.takeError());
      return true;
    }
    return Target->TheKind == TransferTarget::Kind::Symbol ||
           Target->TheKind == TransferTarget::Kind::OtherCode;
  }
  default:
    return false;
  }
}

namespace {

/// Follows the calls with which functions end.
class ExitReasons {
public:
  ExitReasons(const ProcedureSummaries &Summaries, MissingFact::Kind Kind)
      : Summaries(Summaries), Kind(Kind) {}

  Reasons of(const ObjectProgram &Program, unsigned Function);

private:
  void visit(const FunctionCode &Code);
  void visitExit(const FunctionCode &Code, unsigned Index);

  const ProcedureSummaries &Summaries;
  MissingFact::Kind Kind;
  SmallVector<unsigned> Worklist;
  SmallSet<unsigned, 8> Seen;
  Reasons Result;
};

} // namespace

void ExitReasons::visitExit(const FunctionCode &Code, unsigned Index) {
  if (std::optional<unsigned> Next = Summaries.targetNumber(Code, Index)) {
    if (Seen.size() < MostFunctions && Seen.insert(*Next).second)
      Worklist.push_back(*Next);
    return;
  }
  std::string Name = outsideCallee(Code, Index);
  Reasons Here;
  if (!Name.empty())
    Here.Needs.push_back({Name, Kind});
  else
    Here.NotModelled.push_back("where " + Code.Function->Name.str() +
                               " goes at its end is not modelled");
  if (Result.Needs.size() < MostFacts)
    Result.add(Here);
}

void ExitReasons::visit(const FunctionCode &Code) {
  for (unsigned Index = 0; Index != Code.size(); ++Index)
    if (leaves(Code, Index))
      visitExit(Code, Index);
}

Reasons ExitReasons::of(const ObjectProgram &Program, unsigned Function) {
  Seen.insert(Function);
  Worklist.push_back(Function);
  while (!Worklist.empty()) {
    const CodeFunction &F = Program.functions()[Worklist.pop_back_val()];
    Expected<FunctionCode> Code = FunctionCode::read(Program, F, nullptr);
    if (Code)
      visit(*Code);
    else
      consumeError(Code.takeError());
  }
  if (Result.Needs.empty() && Result.NotModelled.empty())
    Result.NotModelled.push_back("how " +
                                 Program.functions()[Function].Name.str() +
                                 " leaves is not modelled");
  return std::move(Result);
}

Reasons mincaml::sparc::whyUnknown(const FunctionCode &Code,
                                   const ProcedureSummaries &Summaries,
                                   unsigned Index, MissingFact::Kind Kind) {
  Reasons Why;
  if (Code.Words[Index].Op == WordOperation::Jump) {
    Why.NotModelled.push_back("which function the register contains is not "
                              "modelled");
    return Why;
  }
  if (std::optional<unsigned> Callee = Summaries.targetNumber(Code, Index))
    return ExitReasons(Summaries, Kind).of(*Code.Program, *Callee);
  std::string Name = outsideCallee(Code, Index);
  // A weak function of this file that is replaced.
  if (Name.empty() && Summaries.fact(Code, Index))
    Name = symbolName(Code, Code.relocation(Index)->Symbol);
  if (!Name.empty())
    Why.Needs.push_back({Name, Kind});
  else
    Why.NotModelled.push_back("the target is not the start of a function");
  return Why;
}
