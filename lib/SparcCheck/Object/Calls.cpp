//===- Calls.cpp - Rules about calls and returns --------------------------===//

#include "Object/Calls.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml::sparc;
using namespace llvm;

void mincaml::sparc::checkReturn(const CheckedFunction &F, unsigned Index,
                                 const AbstractState &State) {
  const InstructionWord &I = F.word(Index);
  if (!I.isReturn())
    return;
  StringRef Name(registerName(I.Rs1));
  RegisterValue Target = F.Semantics.address(Index, State);
  bool IsCallSite =
      State.Registers[I.Rs1].TheKind == RegisterValue::Kind::CallSite;
  if (!Target.isExact() && !IsCallSite)
    return F.Report.unproved(Rule::ReturnAddress, Index,
                             Name + " may contain another value");
  if (!Target.isInitial(reg::O7))
    return F.Report.violated(Rule::ReturnAddress, Index,
                             Name + " does not contain the return address");
  bool MayBeStructure = !F.architecture().Is64;
  if (Target.Offset == 8 || (Target.Offset == 12 && MayBeStructure))
    return F.Report.holds(Rule::ReturnAddress);
  F.Report.violated(
      Rule::ReturnAddress, Index,
      formatv("it returns to {0} bytes after the call", Target.Offset).str());
}

static void checkArguments(const CheckedFunction &F, unsigned Index,
                           const ProcedureSummary &Callee,
                           const AbstractState &State) {
  RegisterSet Missing = Callee.ReadArguments & State.Never;
  for (unsigned R = reg::O0; R != reg::SP; ++R)
    if (Missing.test(R))
      F.Report.violated(Rule::Signature, Index,
                        Twine("the callee reads ") + registerName(R) +
                            ", which has no definition on any path");
  if (Missing.none())
    F.Report.holds(Rule::Signature);
}

void mincaml::sparc::checkCall(const CheckedFunction &F, unsigned Index,
                               const AbstractState &State) {
  const ProcedureSummary *Callee = F.Summaries.callee(F.Code, Index);
  if (!Callee)
    return F.Report.unproved(Rule::Signature, Index,
                             "the callee is not in this file");
  checkArguments(F, Index, *Callee, State);
  if (F.architecture().Is64)
    return;
  bool HasSize = Index + 2 < F.Code.size() &&
                 F.word(Index + 2).Op == WordOperation::Unimplemented;
  if (Callee->MayReturnOtherwise)
    return F.Report.unproved(Rule::ReturnAddress, Index,
                             "where the callee returns to is unknown");
  if (HasSize && Callee->ReturnsAfterCall && !Callee->ReturnsAfterStructure)
    return F.Report.violated(
        Rule::ReturnAddress, Index,
        "the callee returns to the unimp after the delay slot");
  if (!HasSize && Callee->ReturnsAfterStructure && !Callee->ReturnsAfterCall)
    return F.Report.violated(
        Rule::ReturnAddress, Index,
        "the callee skips the instruction after the delay slot");
  F.Report.holds(Rule::ReturnAddress);
}

static void checkTailCall(const CheckedFunction &F, const CodeBlock &B,
                          const AbstractState &State) {
  const RegisterValue &ReturnAddress = State.Registers[reg::O7];
  if (ReturnAddress == RegisterValue::initial(reg::O7))
    F.Report.holds(Rule::ReturnAddress);
  else if (ReturnAddress.isExact())
    F.Report.violated(
        Rule::ReturnAddress, B.EndWord,
        "%o7 does not contain the return address at the tail call");
  else
    F.Report.unproved(
        Rule::ReturnAddress, B.EndWord,
        "%o7 may not contain the return address at the tail call");
}

void mincaml::sparc::checkBlockEnd(const CheckedFunction &F, const CodeBlock &B,
                                   const AbstractState &State) {
  switch (B.End) {
  case BlockEnd::PastEnd:
    if (F.Code.Function->Continues)
      return F.Report.unproved(Rule::FallThrough, B.EndWord,
                               "another symbol is within the function");
    return F.Report.violated(Rule::FallThrough, B.EndWord, "");
  case BlockEnd::PastEndCall:
    return F.Report.unproved(Rule::FallThrough, B.EndWord,
                             "unless the callee does not return");
  case BlockEnd::TailCall:
    checkTailCall(F, B, State);
    [[fallthrough]];
  case BlockEnd::Returns:
  case BlockEnd::OtherPart:
  case BlockEnd::Stops:
    return F.Report.holds(Rule::FallThrough);
  case BlockEnd::Unknown:
    // No rule is checked in code that is reached only from here.
    return F.Report.unproved(
        Rule::BranchDisplacement, B.EndWord,
        formatv("the target of the jump is unknown; {0} instructions of the "
                "function that nothing else reaches are not checked",
                F.Code.size() - F.Graph.reached().count())
            .str());
  case BlockEnd::Flows:
  case BlockEnd::Broken:
    return;
  }
}
