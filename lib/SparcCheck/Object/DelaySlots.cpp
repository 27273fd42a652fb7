//===- DelaySlots.cpp - Rules about delay slots and hazards ---------------===//

#include "Object/RuleChecks.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml::sparc;
using namespace llvm;

static bool isCall(const DecodedInstruction &I) {
  return I.Op == DecodedOperation::Call ||
         (I.Op == DecodedOperation::Jump && I.Rd == reg::O7);
}

static bool isSlotOfTailCall(const DecodedInstruction &Slot) {
  return Slot.Op == DecodedOperation::Restore ||
         (Slot.Op == DecodedOperation::Or && Slot.Rd == reg::O7 &&
          !Slot.Reads.test(reg::O7));
}

bool mincaml::sparc::returnsHere(const FunctionCode &Code, unsigned Index) {
  if (!isCall(Code.Instructions[Index]) || Index + 1 >= Code.size())
    return false;
  const DecodedInstruction &Slot = Code.Instructions[Index + 1];
  return !Slot.isControlTransfer() && !isSlotOfTailCall(Slot);
}

void mincaml::sparc::checkDelaySlot(const CheckedFunction &F, unsigned Index) {
  const DecodedInstruction &I = F.instruction(Index);
  if (!I.hasDelaySlot())
    return;
  if (Index + 1 >= F.Code.size()) {
    if (F.Code.Function->Continues)
      return F.Report.unproved(Rule::DelaySlotFilled, Index,
                               "another symbol is between it and its slot");
    return F.Report.violated(Rule::DelaySlotFilled, Index,
                             "the function ends before its slot");
  }
  F.Report.holds(Rule::DelaySlotFilled, Index);
  const DecodedInstruction &Slot = F.instruction(Index + 1);
  if (Slot.isControlTransfer())
    return F.Report.violated(
        Rule::TransferInDelaySlot, Index + 1,
        formatv("it is in the slot of the transfer at {0:x}",
                F.Code.address(Index))
            .str());
  F.Report.holds(Rule::TransferInDelaySlot, Index + 1);
  if (!isCall(I))
    return;
  if (Slot.Op == DecodedOperation::Save)
    return F.Report.violated(Rule::CallSlotReturnAddress, Index + 1,
                             "it moves %o7 to another window");
  if (Slot.Reads.test(reg::O7))
    F.Report.violated(Rule::CallSlotReturnAddress, Index + 1, "it reads %o7");
  else if (Slot.Writes.test(reg::O7) && !isSlotOfTailCall(Slot))
    F.Report.violated(Rule::CallSlotReturnAddress, Index + 1, "it writes %o7");
  else
    F.Report.holds(Rule::CallSlotReturnAddress, Index + 1);
}

/// Returns the largest distance that the displacement of a branch can express,
/// in bytes.
static int64_t reach(const DecodedInstruction &I) {
  if (I.IsCompareBranch)
    return 1 << 11;
  switch ((I.Word >> 22) & 7) {
  case 3: // BPr
    return 1 << 17;
  case 1: // BPcc
  case 5: // FBPfcc
    return 1 << 20;
  default:
    return 1 << 23;
  }
}

/// Whether the branch at \p Index is the first half of a long conditional
/// branch, which GCC uses for a target out of the reach of a conditional
/// branch. The first half has the opposite condition and skips a `ba` to the
/// target. It goes to the delay slot of the `ba`, which is thus executed on
/// both paths.
static bool isHalfOfFarBranch(const CheckedFunction &F, unsigned Index,
                              unsigned Target) {
  const DecodedInstruction &I = F.instruction(Index);
  if (Target != Index + 3 || I.Condition != BranchCondition::Sometimes)
    return false;
  const DecodedInstruction &Far = F.instruction(Index + 2);
  // GCC overestimates distances.
  return F.instruction(Index + 1).isNop() &&
         Far.Op == DecodedOperation::Branch &&
         Far.Condition == BranchCondition::Always && !Far.Annul &&
         std::abs(Far.Immediate) >= reach(I) / 2;
}

void mincaml::sparc::checkDelaySlotEntry(const CheckedFunction &F,
                                         unsigned Index, unsigned Target) {
  if (F.Graph.slots().test(Target) && !isHalfOfFarBranch(F, Index, Target))
    F.Report.violated(
        Rule::DelaySlotEntry, Target,
        formatv("the branch at {0:x} targets it", F.Code.address(Index)));
  else
    F.Report.holds(Rule::DelaySlotEntry, Index);
}

void mincaml::sparc::checkAnnulledEffect(const CheckedFunction &F,
                                         unsigned Index,
                                         const AbstractState &State) {
  const DecodedInstruction &I = F.instruction(Index);
  if (I.Annul && I.Condition == BranchCondition::Sometimes)
    F.Report.holds(Rule::AnnulledEffect, Index);
  RegisterSet Read = I.Reads & State.Skipped;
  // ReturnAddress has a more specific message for it.
  if (I.isReturn())
    Read.reset(reg::O7);
  if (Read.none())
    return;
  for (unsigned R = 1; R != reg::Count; ++R) {
    if (!Read.test(R))
      continue;
    std::string Name = registerName(R);
    if (State.Never.test(R))
      F.Report.violated(Rule::AnnulledEffect, Index,
                        "nothing else defines " + Name);
    else if (State.certainlyUndefined().test(R))
      F.Report.violated(Rule::AnnulledEffect, Index,
                        "nothing else defines " + Name + " on that path");
    else if (State.Undefined.test(R))
      F.Report.unproved(Rule::AnnulledEffect, Index,
                        Name + ", unless that path is never taken");
  }
}

//===- Rules about hazards and condition codes ----------------------------===//

static void checkConditionRead(const CheckedFunction &F, unsigned Index,
                               unsigned R, const AbstractState &State) {
  StringRef Name(registerName(R));
  if (State.Undefined.test(R))
    F.Report.violated(Rule::ConditionDefined, Index,
                      Name + " has no definition on some path");
  else if (State.Clobbered.test(R))
    F.Report.violated(Rule::ConditionDefined, Index,
                      "a call before may change " + Name);
  else if (State.DoubtfullyUndefined.test(R) ||
           State.DoubtfullyClobbered.test(R))
    reportDoubtfulDefinition(F, Index, R);
  else
    F.Report.holds(Rule::ConditionDefined, Index);
}

/// Checks the distances that V8 requires. V9 processors have interlocks for
/// both hazards.
static void checkDistances(const CheckedFunction &F, unsigned Index,
                           const AbstractState &State) {
  if (F.architecture().HasV9)
    return;
  const DecodedInstruction &I = F.instruction(Index);
  if (I.IsFloatBranch) {
    if (State.SinceFloatCompare.isTooShort())
      F.Report.violated(Rule::FloatCompareDelay, Index, "");
    else
      F.Report.holds(Rule::FloatCompareDelay, Index);
  }
  if (I.Reads.test(reg::Y)) {
    if (State.SinceYWrite.isTooShort())
      F.Report.violated(Rule::YRegisterDelay, Index,
                        formatv("{0} instructions separate them",
                                State.SinceYWrite.instructions()));
    else
      F.Report.holds(Rule::YRegisterDelay, Index);
  }
}

void mincaml::sparc::checkHazards(const CheckedFunction &F, unsigned Index,
                                  const AbstractState &State) {
  const DecodedInstruction &I = F.instruction(Index);
  checkDistances(F, Index, State);
  if ((I.Reads >> reg::ICC).none())
    return;
  for (unsigned R = reg::ICC; R != reg::Count; ++R)
    if (I.Reads.test(R))
      checkConditionRead(F, Index, R, State);
}
