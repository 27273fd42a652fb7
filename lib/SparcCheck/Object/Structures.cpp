//===- Structures.cpp - Rules about functions that return structures ------===//

#include "Object/Structures.h"
#include "Rules/StackFrame.h"

using namespace mincaml::sparc;
using namespace llvm;

void StructureReturns::visit(unsigned Index, const AbstractState &State) {
  const DecodedInstruction &I = F.instruction(Index);
  if (I.Op == DecodedOperation::Load && I.AccessSize == 4 && !I.IsFloatData) {
    RegisterValue Address = F.Semantics.address(Index, State);
    LoadsAddress |= Address.isInitial(reg::SP) &&
                    Address.Offset == StackFrame::StructureAddress;
  }
  if (!I.isReturn())
    return;
  RegisterValue Target = F.Semantics.address(Index, State);
  if (!Target.isInitial(reg::O7))
    return;
  if (Target.Offset == 8)
    AfterCall.push_back(Index);
  else if (Target.Offset == 12)
    AfterStructure.push_back(Index);
}

void StructureReturns::visitTailCall(const CodeBlock &B) {
  const DecodedOperation Op = F.instruction(B.EndWord).Op;
  if (Op != DecodedOperation::Call && Op != DecodedOperation::Branch)
    return;
  const ProcedureSummary *Callee = F.Summaries.target(F.Code, B.EndWord);
  bool ReturnsStructure = Callee && Callee->ReturnsAfterStructure &&
                          !Callee->ReturnsAfterCall &&
                          !Callee->MayReturnOtherwise;
  if (const FunctionFact *Fact = F.Summaries.fact(F.Code, B.EndWord))
    ReturnsStructure = Fact->Returns == ReturnFact::AfterStructure ||
                       Fact->Returns == ReturnFact::AfterStructureIfAtAll;
  if (ReturnsStructure)
    TailCalls.push_back(B.EndWord);
}

void StructureReturns::report() const {
  if (F.architecture().Is64)
    return;
  // If the size of a structure is known only at run time, GCC returns to the
  // next instruction. Then all callers are in the same compilation unit.
  const CodeFunction &Function = *F.Code.Function;
  const ProcedureSummary *Own =
      summaryAt(F.Summaries, {Function.Section, Function.Begin});
  bool AgreesWithCallers = !Function.IsGlobal && Own && Own->IsCalledForOther &&
                           !Own->IsCalledForStructure;
  for (unsigned Index : AfterCall) {
    if (LoadsAddress && AgreesWithCallers)
      F.Report.unproved(Rule::ReturnAddress, Index,
                        "the function loads the address for a structure from "
                        "the caller's frame, unless that is of dynamic size");
    else if (LoadsAddress)
      F.Report.violated(Rule::ReturnAddress, Index,
                        "the function loads the address for a structure from "
                        "the caller's frame, but returns to the unimp");
    else if (!AfterStructure.empty())
      F.Report.violated(Rule::ReturnAddress, Index,
                        "another return of the function skips an unimp");
  }
  if (!AfterCall.empty())
    for (unsigned Index : TailCalls)
      F.Report.violated(
          Rule::ReturnAddress, Index,
          "the callee of the tail call returns to the instruction after the "
          "caller's unimp, but the other returns of the function do not");
}

void mincaml::sparc::checkStructureAddress(const CheckedFunction &F,
                                           unsigned Index,
                                           const AbstractState &State) {
  if (State.MayLackStructureAddress)
    F.Report.violated(
        Rule::Signature, Index,
        "on some path nothing stores the address for the structure at %sp+64");
  else
    F.Report.holds(Rule::Signature, Index);
}
