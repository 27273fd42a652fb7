//===- TailCalls.cpp - Returns through tail calls -------------------------===//
//
// A function that ends with a tail call returns to where its callee returns.
// This file computes the least solution: functions that only tail-call each
// other do not return.
//
//===----------------------------------------------------------------------===//

#include "Object/ProcedureSummaries.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml::sparc;
using namespace llvm;

void ProcedureSummaries::recordTailCall(const FunctionCode &Code,
                                        unsigned Index,
                                        ProcedureSummary &S) const {
  bool IsIndirect = Code.Instructions[Index].Op == DecodedOperation::Jump;
  std::optional<unsigned> Callee =
      IsIndirect ? std::nullopt : targetNumber(Code, Index);
  if (Callee && !Program->functions()[*Callee].IsPart) {
    S.TailCallees.push_back(*Callee);
    return;
  }
  if (Callee || IsIndirect) {
    S.HasUnknownExit = true;
    return;
  }
  if (returns(Code, Index) == Answer::No)
    return;
  const FunctionFact *Fact = fact(Code, Index);
  if (Fact && Fact->Returns == ReturnFact::AfterCall)
    S.ReturnsAfterCall = true;
  else if (Fact && Fact->Returns == ReturnFact::AfterStructure)
    S.ReturnsAfterStructure = true;
  else
    S.HasUnknownExit = true;
}

void ProcedureSummaries::propagateTailCalls() {
  std::vector<SmallVector<unsigned, 2>> Callers(Summaries.size());
  SmallVector<unsigned> Worklist;
  for (auto [Number, S] : enumerate(Summaries)) {
    sort(S.TailCallees);
    S.TailCallees.erase(llvm::unique(S.TailCallees), S.TailCallees.end());
    for (unsigned Callee : S.TailCallees)
      Callers[Callee].push_back(Number);
    S.MayReturnOtherwise = S.HasUnknownExit;
    Worklist.push_back(Number);
  }
  static constexpr bool ProcedureSummary::*Exits[] = {
      &ProcedureSummary::ReturnsAfterCall,
      &ProcedureSummary::ReturnsAfterStructure,
      &ProcedureSummary::MayReturnOtherwise};
  while (!Worklist.empty()) {
    unsigned Number = Worklist.pop_back_val();
    if (!mayReturn(Number))
      continue;
    for (unsigned Caller : Callers[Number]) {
      bool Changed = false;
      for (bool ProcedureSummary::*Exit : Exits) {
        Changed |= Summaries[Number].*Exit && !(Summaries[Caller].*Exit);
        Summaries[Caller].*Exit |= Summaries[Number].*Exit;
      }
      if (Changed)
        Worklist.push_back(Caller);
    }
  }
}
