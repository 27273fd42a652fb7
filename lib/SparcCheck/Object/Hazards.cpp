//===- Hazards.cpp - Rules about hazards and condition codes --------------===//

#include "Object/RuleChecks.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml::sparc;
using namespace llvm;

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
/// both.
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
