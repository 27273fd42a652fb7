//===- Jumps.cpp - Rules about jumps through registers --------------------===//

#include "Object/RuleChecks.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml::sparc;
using namespace llvm;

//===- Branches and direct calls ------------------------------------------===//

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

static void checkCallTarget(const CheckedFunction &F, unsigned Index,
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
  IsBranch ? checkBranch(F, Index, *Target)
           : checkCallTarget(F, Index, *Target);
}

//===- Jumps through registers --------------------------------------------===//

void mincaml::sparc::checkReturnAddressOfTailCall(const CheckedFunction &F,
                                                  unsigned Index,
                                                  const AbstractState &State) {
  const RegisterValue &Address = State.Registers[reg::O7];
  if (Address == RegisterValue::initial(reg::O7))
    F.Report.holds(Rule::ReturnAddress, Index);
  else if (Address.isExact() || State.Clobbered.test(reg::O7) ||
           State.certainlyUndefined().test(reg::O7))
    F.Report.violated(
        Rule::ReturnAddress, Index,
        "%o7 does not contain the return address at the tail call");
  else if (State.DoubtfullyClobbered.test(reg::O7))
    F.Report.doubtful(Rule::ReturnAddress, Index,
                      "%o7 may not contain the return address at the tail call",
                      reg::O7);
  else
    F.Report.unproved(
        Rule::ReturnAddress, Index,
        "%o7 may not contain the return address at the tail call: how it is "
        "computed is not modelled");
}

/// Whether data contains addresses of instructions in the middle of the
/// function, to which a jump may go.
static bool hasTableTargets(const CheckedFunction &F) {
  const CodeFunction &Own = *F.Code.Function;
  ArrayRef<uint64_t> Taken = F.program().addressTaken(Own.Section);
  const uint64_t *First = upper_bound(Taken, Own.Begin);
  return First != Taken.end() && *First < Own.End;
}

namespace {

enum class JumpTarget : uint8_t { Unknown, Inside, OtherFunction, Wrong };

} // namespace

/// Classifies the target of a jump, and reports a target that is known to be
/// wrong.
static JumpTarget checkTarget(const CheckedFunction &F, unsigned Index,
                              const RegisterValue &Target) {
  auto Wrong = [&](const Twine &Detail) {
    F.Report.violated(Rule::BranchDisplacement, Index, Detail);
    return JumpTarget::Wrong;
  };
  if (!F.program().isRelocatable())
    return JumpTarget::Unknown;
  // An argument cannot be an address within the function unless data contains
  // such addresses.
  bool IsArgument = Target.TheKind == RegisterValue::Kind::Initial &&
                    Target.RegisterOrPart >= reg::O0 &&
                    Target.RegisterOrPart < reg::SP && Target.Offset == 0;
  if (IsArgument)
    return hasTableTargets(F) || F.Code.Function->HasHiddenEntries
               ? JumpTarget::Unknown
               : JumpTarget::OtherFunction;
  if (!Target.isAddressPart(WholeAddress))
    return JumpTarget::Unknown;
  std::string Name = F.program().baseName(Target.Base);
  if (Target.Offset % 4)
    return Wrong("the target is between two words of " + Name);
  if (F.program().isData(Target.Base))
    return Wrong("the target is in " + Name);
  std::optional<CodeLocation> Location =
      F.program().codeLocation(Target.Base, Target.Offset);
  if (!Location)
    return JumpTarget::OtherFunction;
  const CodeFunction *Other = F.program().functionAt(*Location);
  if (!Other || Other == F.Code.Function || Other->IsPart)
    return JumpTarget::Inside;
  if (Other->Begin == Location->Offset)
    return JumpTarget::OtherFunction;
  if (Other->Continues || F.Code.Function->Continues)
    return JumpTarget::Unknown;
  return Wrong("the target is in the middle of " + Other->Name);
}

void mincaml::sparc::checkJump(const CheckedFunction &F, unsigned Index,
                               const AbstractState &State) {
  const DecodedInstruction &I = F.instruction(Index);
  if (I.Op != DecodedOperation::Jump || I.isReturn())
    return;
  const DecodedInstruction *Slot = F.Code.slot(Index);
  if (!Slot)
    return;
  RegisterValue Address = F.Semantics.address(Index, State);
  if (I.Rd == reg::G0 && Address.isInitial(reg::O7))
    return F.Report.violated(
        Rule::ReturnAddress, Index,
        formatv("it returns to {0} bytes after the call", Address.Offset));
  JumpTarget Target = checkTarget(F, Index, Address);
  // If the slot executes a restore or sets %o7, the end of the block is checked
  // as a tail call.
  if (Target != JumpTarget::OtherFunction || I.Rd != reg::G0 ||
      Slot->Op == DecodedOperation::Restore || Slot->Writes.test(reg::O7))
    return;
  if (State.Window.is(0))
    return checkReturnAddressOfTailCall(F, Index, State);
  if (!State.Window.isConflict() && !State.Window.isDoubtful())
    F.Report.violated(
        Rule::WindowDepth, Index,
        formatv("it goes to another function; {0} saves have no restore",
                unsigned(State.Window.depth()))
            .str());
}
