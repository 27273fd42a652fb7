//===- FunctionReport.cpp - Findings and counts of a function -------------===//

#include "Object/RuleChecks.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Object/ELF.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

template <typename T>
static void addMissing(std::vector<T> &Into, const std::vector<T> &From) {
  for (const T &Element : From)
    if (!is_contained(Into, Element))
      Into.push_back(Element);
}

void Reasons::add(const Reasons &Other) {
  addMissing(Needs, Other.Needs);
  addMissing(NotModelled, Other.NotModelled);
}

std::string Reasons::text() const {
  std::vector<std::string> Parts;
  for (const MissingFact &Fact : Needs)
    Parts.push_back(describe(Fact));
  append_range(Parts, NotModelled);
  return llvm::join(Parts, "; ");
}

/// Returns the text of an instruction with its address and relocation, such as
/// "0000001c: add %o0, 1, %o0".
std::string FunctionReport::line(unsigned Index) const {
  uint64_t Address = Code.address(Index);
  std::string Text = formatv("{0}: {1}", format_hex_no_prefix(Address, 8),
                             LLVM.text(Code.Instructions[Index].Word, Address));
  const CodeRelocation *R = Code.relocation(Index);
  if (!R)
    return Text;
  std::optional<CodeSymbol> Symbol =
      expectedToOptional(Code.Program->symbol(R->Symbol));
  Text += formatv(
      "  ! {0} {1}", object::getELFRelocationTypeName(ELF::EM_SPARC, R->Type),
      Symbol ? Symbol->Name.str() : formatv("symbol {0}", R->Symbol).str());
  if (R->Addend)
    Text += formatv("{0}{1}", R->Addend < 0 ? "" : "+", R->Addend);
  return Text;
}

Finding *FunctionReport::report(Rule R, Verdict V, unsigned Index,
                                const Twine &Detail) {
  uint64_t Key =
      uint64_t(Index) << 9 | uint64_t(R) << 1 | (V == Verdict::Violation);
  if (!Reported.insert(Key).second)
    return nullptr;
  RuleCount &Count = Result.Rules[size_t(R)];
  ++Count.Checked;
  checked(R, Index);
  ++(V == Verdict::Violation ? Count.Violations : Count.Unproved);
  if (V == Verdict::Unproved && !ReportUnproved)
    return nullptr;
  Finding F;
  F.TheRule = R;
  F.TheVerdict = V;
  F.Function = Code.Function->Name.str();
  F.Address = Code.address(Index);
  F.Instruction = LLVM.text(Code.Instructions[Index].Word, *F.Address);
  F.Location = Location(*F.Address);
  F.Detail = Detail.str();
  static constexpr unsigned Around = 2;
  unsigned First = Index < Around ? 0 : Index - Around;
  for (unsigned I = First; I <= Index + Around && I < Code.size(); ++I)
    F.Neighbourhood.push_back(line(I));
  Findings.push_back(std::move(F));
  return &Findings.back();
}

void FunctionReport::explainDoubts(
    function_ref<DoubtReasons(std::optional<unsigned>)> Why) {
  for (const Doubt &D : Doubts) {
    DoubtReasons Because = Why(D.Register);
    Findings[D.Finding].Detail += ", " + Because.Unless;
    explain(Findings[D.Finding], std::move(Because.Why));
  }
  Doubts.clear();
}

void FunctionReport::setUnreachable(size_t First) {
  for (Finding &F : drop_begin(Findings, First))
    if (F.TheVerdict == Verdict::Violation) {
      F.TheVerdict = Verdict::Unproved;
      F.Detail += ", on a path that is never taken: the conditions of its "
                  "branches exclude each other";
      --Result.Rules[size_t(F.TheRule)].Violations;
      ++Result.Rules[size_t(F.TheRule)].Unproved;
    }
  if (!ReportUnproved)
    Findings.erase(std::remove_if(Findings.begin() + First, Findings.end(),
                                  [](const Finding &F) {
                                    return F.TheVerdict == Verdict::Unproved;
                                  }),
                   Findings.end());
}

std::vector<Finding> FunctionReport::takeFindings() {
  sort(Findings, [](const Finding &A, const Finding &B) {
    return std::tie(*A.Address, A.TheRule, A.Detail) <
           std::tie(*B.Address, B.TheRule, B.Detail);
  });
  return std::move(Findings);
}

//===- Missing facts ------------------------------------------------------===//

/// The maximum number of functions that are followed through tail calls, and
/// the maximum number of facts that are named in the text.
static constexpr unsigned MaxFunctions = 32;
static constexpr unsigned MaxFacts = 4;

/// Whether the function exits at the instruction other than by a return.
static bool exitsWithoutReturn(const FunctionCode &Code, unsigned Index) {
  const DecodedInstruction &I = Code.Instructions[Index];
  switch (I.Op) {
  case DecodedOperation::Call:
    return !readsPC(Code, Index) && !returnsHere(Code, Index);
  case DecodedOperation::Jump:
    return !I.isReturn() && I.Rd == reg::G0;
  case DecodedOperation::Branch: {
    if (I.Condition == BranchCondition::Never)
      return false;
    std::optional<TransferTarget> Target = knownTarget(Code, Index);
    return !Target || Target->TheKind == TransferTarget::Kind::Symbol ||
           Target->TheKind == TransferTarget::Kind::OtherCode;
  }
  default:
    return false;
  }
}

/// Follows tail calls to find the reasons why an exit of a function is unknown.
static Reasons whyExitUnknown(const ObjectProgram &Program,
                              const ProcedureSummaries &Summaries,
                              MissingFact::Kind Kind, unsigned Function) {
  SmallVector<unsigned> Worklist{Function};
  SmallSet<unsigned, 8> Seen;
  Seen.insert(Function);
  Reasons Result;
  auto VisitExit = [&](const FunctionCode &Code, unsigned Index) {
    if (std::optional<unsigned> Next = Summaries.targetNumber(Code, Index)) {
      if (Seen.size() < MaxFunctions && Seen.insert(*Next).second)
        Worklist.push_back(*Next);
      return;
    }
    std::string Name = externalCallee(Code, Index);
    Reasons Here;
    if (!Name.empty())
      Here.Needs.push_back({Name, Kind});
    else
      Here.NotModelled.push_back("the check does not know where " +
                                 Code.Function->Name.str() +
                                 " jumps at its end");
    if (Result.Needs.size() < MaxFacts)
      Result.add(Here);
  };
  while (!Worklist.empty()) {
    const CodeFunction &F = Program.functions()[Worklist.pop_back_val()];
    if (std::optional<FunctionCode> Code =
            expectedToOptional(FunctionCode::read(Program, F, nullptr)))
      for (unsigned Index = 0; Index != Code->size(); ++Index)
        if (exitsWithoutReturn(*Code, Index))
          VisitExit(*Code, Index);
  }
  if (Result.Needs.empty() && Result.NotModelled.empty())
    Result.NotModelled.push_back("the check does not know how " +
                                 Program.functions()[Function].Name.str() +
                                 " returns");
  return Result;
}

Reasons mincaml::sparc::whyUnknown(const FunctionCode &Code,
                                   const ProcedureSummaries &Summaries,
                                   unsigned Index, MissingFact::Kind Kind) {
  Reasons Why;
  if (Code.Instructions[Index].Op == DecodedOperation::Jump) {
    Why.NotModelled.push_back(
        "the check does not know which function the register points to");
    return Why;
  }
  if (std::optional<unsigned> Callee = Summaries.targetNumber(Code, Index))
    return whyExitUnknown(*Code.Program, Summaries, Kind, *Callee);
  std::string Name = externalCallee(Code, Index);
  // The call may go to a weak function of this file that the linker replaces.
  if (Name.empty() && Summaries.fact(Code, Index))
    Name = symbolName(Code, Code.relocation(Index)->Symbol);
  if (!Name.empty())
    Why.Needs.push_back({Name, Kind});
  else
    Why.NotModelled.push_back("the target is not the start of a function");
  return Why;
}

//===- Doubtful calls -----------------------------------------------------===//

/// Whether the register has no meaningful value on some path to the state, even
/// if that path may not exist. Always true for the window depth.
static bool isSuspect(const AbstractState &State,
                      std::optional<unsigned> Register) {
  return !Register || State.DoubtfullyClobbered.test(*Register) ||
         State.DoubtfullyUndefined.test(*Register);
}

static bool isDoubtful(const AbstractState &State,
                       std::optional<unsigned> Register) {
  if (!Register)
    return State.Window.isDoubtful();
  return isSuspect(State, Register) && !State.Clobbered.test(*Register) &&
         !State.Undefined.test(*Register);
}

DoubtReasons mincaml::sparc::whyDoubtful(const FunctionCode &Code,
                                         const ProcedureSummaries &Summaries,
                                         const StateGraph &Nodes,
                                         const StateSolution &Solution,
                                         dataflow::Node N,
                                         std::optional<unsigned> Register) {
  Reasons OfCalls, OfTables;
  SmallSetVector<dataflow::Node, 8> Queue;
  Queue.insert(N);
  for (size_t At = 0; At != Queue.size(); ++At) {
    for (dataflow::Node P : Nodes.predecessors(Queue[At])) {
      const CodeBlock *B = Nodes.block(P);
      if (!B || !Solution.Reached.test(P) ||
          !isSuspect(Solution.Out[P], Register))
        continue;
      if (isDoubtfulEdge(Nodes, P, Queue[At]) && B->Steps.empty())
        OfTables.NotModelled = {"the check does not know which of several "
                                "jumps uses which jump table"};
      else if (isDoubtfulEdge(Nodes, P, Queue[At]) &&
               OfCalls.Needs.size() < MaxFacts)
        OfCalls.add(whyUnknown(Code, Summaries, B->EndWord,
                               MissingFact::Kind::Returns));
      if (isDoubtful(Solution.Out[P], Register))
        Queue.insert(P);
    }
  }
  bool IsOfCall = !OfCalls.Needs.empty() || !OfCalls.NotModelled.empty();
  OfCalls.add(OfTables);
  return {IsOfCall ? "unless the call before does not return"
                   : "unless no jump through a table leads here",
          std::move(OfCalls)};
}
