//===- Jumps.cpp - Rules about jumps through registers --------------------===//

#include "Object/Jumps.h"
#include "Domain/RegisterValue.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml::sparc;
using namespace llvm;

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
        formatv("it returns to {0} bytes after the call", Address.Offset)
            .str());
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
