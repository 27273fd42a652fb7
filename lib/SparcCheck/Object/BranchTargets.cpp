//===- BranchTargets.cpp - Rules about targets of branches ----------------===//

#include "Object/BranchTargets.h"
#include "Object/DelaySlots.h"

using namespace mincaml::sparc;
using namespace llvm;

static void checkBranch(const CheckedFunction &F, unsigned Index,
                        const TransferTarget &Target) {
  switch (Target.TheKind) {
  case TransferTarget::Kind::Inside:
    F.Report.holds(Rule::BranchDisplacement, Index);
    return checkDelaySlotEntry(F, Index, Target.Word);
  case TransferTarget::Kind::Symbol:
    return F.Report.holds(Rule::BranchDisplacement, Index);
  case TransferTarget::Kind::Nowhere:
    return F.Report.violated(Rule::BranchDisplacement, Index,
                             "the target is outside of the code");
  case TransferTarget::Kind::OtherCode:
    break;
  }
  const CodeFunction *Other = F.program().functionAt(Target.Location);
  const CodeFunction &Own = *F.Code.Function;
  if (Other && Other->Begin == Target.Location.Offset && !Other->IsPart)
    return F.Report.holds(Rule::BranchDisplacement, Index);
  // GCC splits f.cold from f, and assembly code may have several entries.
  bool HasSameName =
      Other && Other->Name.split('.').first == Own.Name.split('.').first;
  bool IsToPart =
      Other && Other->IsPart && Other->Begin == Target.Location.Offset;
  bool IsFromPart = Other && Own.IsPart && !Other->IsPart;
  if (HasSameName && (IsToPart || IsFromPart))
    return F.Report.holds(Rule::BranchDisplacement, Index);
  if (!Other || Own.Continues || Other->Continues || HasSameName)
    return F.Report.unproved(
        Rule::BranchDisplacement, Index,
        "the target may be in another part of the function");
  F.Report.violated(Rule::BranchDisplacement, Index,
                    "the target is in the middle of " + Other->Name);
}

static void checkCall(const CheckedFunction &F, unsigned Index,
                      const TransferTarget &Target) {
  switch (Target.TheKind) {
  case TransferTarget::Kind::Symbol:
    return F.Report.holds(Rule::BranchDisplacement, Index);
  case TransferTarget::Kind::Nowhere:
    if (F.program().isRelocatable())
      return F.Report.violated(Rule::BranchDisplacement, Index,
                               "the target is outside of the code");
    return F.Report.unproved(Rule::BranchDisplacement, Index,
                             "the target is outside of the known code");
  case TransferTarget::Kind::Inside:
    // `call .+8` reads the program counter.
    if (Target.Word == 0 || Target.Word == Index + 2)
      return F.Report.holds(Rule::BranchDisplacement, Index);
    return F.Report.violated(Rule::BranchDisplacement, Index,
                             "the target is in the middle of the function");
  case TransferTarget::Kind::OtherCode:
    break;
  }
  const CodeFunction *Callee = F.program().functionAt(Target.Location);
  if (!Callee)
    return F.Report.unproved(Rule::BranchDisplacement, Index,
                             "the target has no symbol");
  if (Callee->Begin == Target.Location.Offset)
    return F.Report.holds(Rule::BranchDisplacement, Index);
  F.Report.violated(Rule::BranchDisplacement, Index,
                    "the target is in the middle of " + Callee->Name);
}

void mincaml::sparc::checkBranchTarget(const CheckedFunction &F,
                                       unsigned Index) {
  bool IsBranch = F.instruction(Index).Op == DecodedOperation::Branch;
  if (!IsBranch && F.instruction(Index).Op != DecodedOperation::Call)
    return;
  Expected<TransferTarget> Target = transferTarget(F.Code, Index);
  if (!Target)
    return F.Report.unproved(Rule::BranchDisplacement, Index,
                             toString(Target.takeError()));
  IsBranch ? checkBranch(F, Index, *Target) : checkCall(F, Index, *Target);
}
