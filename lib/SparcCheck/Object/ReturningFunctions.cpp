//===- ReturningFunctions.cpp - Functions that do not return --------------===//
//
// Determines which functions do not return. A function does not return if its
// control flow graph, in which paths end at calls of functions that do not
// return, reaches no return. The result is the least set of functions that
// contains those without any return and is closed under this rule.
//
// The instructions of a function alone do not show whether it returns: GCC
// leaves unreachable code, often with returns in it, after calls that do not
// return.
//
//===----------------------------------------------------------------------===//

#include "Object/ProcedureSummaries.h"

using namespace mincaml::sparc;
using namespace llvm;

/// Whether the tail call at the end of the block does not return.
static bool tailCallsNoReturn(const FunctionCode &Code, const CodeBlock &B,
                              const CalleeKnowledge &Callees) {
  return Code.Instructions[B.EndWord].Op == DecodedOperation::Call &&
         Callees.returns(Code, B.EndWord) == CalleeKnowledge::Answer::No;
}

bool ProcedureSummaries::callsNoReturn(const FunctionCode &Code) const {
  for (unsigned Index = 0; Index != Code.size(); ++Index)
    if (Code.Instructions[Index].Op == DecodedOperation::Call &&
        returns(Code, Index) == Answer::No)
      return true;
  return false;
}

Error ProcedureSummaries::findExits(unsigned Number) {
  const CodeFunction &F = Program->functions()[Number];
  Expected<FunctionCode> Code = FunctionCode::read(*Program, F, nullptr);
  if (!Code)
    return Code.takeError();
  if (!callsNoReturn(*Code))
    return Error::success();
  Expected<CodeGraph> Graph = CodeGraph::build(*Code, *this);
  if (!Graph)
    return Graph.takeError();
  ProcedureSummary &S = Summaries[Number];
  S.ReturnsAfterCall = S.ReturnsAfterStructure = S.HasUnknownExit = false;
  S.TailCallees.clear();
  for (const CodeBlock &B : Graph->blocks()) {
    switch (B.End) {
    case BlockEnd::Returns: {
      int64_t Offset = Code->Instructions[B.EndWord].Immediate;
      S.ReturnsAfterCall |= Offset == 8;
      S.ReturnsAfterStructure |= Offset == 12;
      S.HasUnknownExit |= Offset != 8 && Offset != 12;
      break;
    }
    case BlockEnd::TailCall:
      if (!tailCallsNoReturn(*Code, B, *this))
        recordTailCall(*Code, B.EndWord, S);
      break;
    case BlockEnd::OtherPart:
    case BlockEnd::Unknown:
    case BlockEnd::Broken:
      S.HasUnknownExit = true;
      break;
    case BlockEnd::PastEnd:
    case BlockEnd::PastEndCall:
      S.HasUnknownExit |= F.Continues;
      break;
    case BlockEnd::Flows:
    case BlockEnd::Stops:
      break;
    }
  }
  S.HasUnknownExit |= S.ChangesReturnAddress && S.ReturnsAfterCall;
  S.MayReturnOtherwise = S.HasUnknownExit || !S.TailCallees.empty();
  return Error::success();
}

Error ProcedureSummaries::propagateReturns(
    ArrayRef<SmallVector<unsigned, 2>> Callers) {
  SmallVector<unsigned> Worklist;
  for (auto [Number, S] : enumerate(Summaries)) {
    if (S.CallsNoReturnName)
      Worklist.push_back(Number);
    if (!mayReturn(Number))
      append_range(Worklist, Callers[Number]);
  }
  sort(Worklist);
  Worklist.erase(llvm::unique(Worklist), Worklist.end());
  while (!Worklist.empty()) {
    unsigned Number = Worklist.pop_back_val();
    // With hidden entries, the graph does not have all of the function's
    // control flow.
    if (!mayReturn(Number) || Program->functions()[Number].HasHiddenEntries)
      continue;
    if (Error E = findExits(Number))
      return E;
    if (!mayReturn(Number))
      append_range(Worklist, Callers[Number]);
  }
  return Error::success();
}
