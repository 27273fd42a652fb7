//===- Definitions.cpp - Rules about defined registers --------------------===//

#include "Object/Definitions.h"
#include "Object/MissingResult.h"
#include "Object/Registers.h"

using namespace mincaml::sparc;
using namespace llvm;

/// The registers on whose values the effect of the instruction depends.
static RegisterSet usedRegisters(const DecodedInstruction &I) {
  RegisterSet Used = I.Reads;
  // ReturnAddress has more specific messages for these.
  if (I.isReturn())
    Used.reset(I.Rs1);
  // The difference and the exclusive or of a register with itself are zero for
  // any value.
  bool IsZero =
      (I.Op == DecodedOperation::Xor || I.Op == DecodedOperation::Sub) &&
      !I.HasImmediate && I.Rs1 == I.Rs2;
  if (IsZero)
    Used.reset(I.Rs1);
  return Used;
}

//===- Windows ------------------------------------------------------------===//

/// Checks reads of %l and %i. Before a save they contain values of the caller,
/// about which a function can know nothing.
static void checkWindowReads(const CheckedFunction &F, unsigned Index,
                             const RegisterSet &Used,
                             const AbstractState &State) {
  if (!State.Window.is(0) ||
      F.Code.Function->Name.starts_with("__sparc_get_pc_thunk"))
    return;
  for (unsigned R = reg::L0; R != reg::NumIntegers; ++R) {
    if (!Used.test(R) || State.Registers[R] != RegisterValue::initial(R))
      continue;
    std::string Detail = Twine(registerName(R)).concat(" is read").str();
    if (spills(F, Index, R, State))
      F.Report.unproved(Rule::WindowOwnership, Index,
                        Detail + ", unless it is saved for the caller");
    else if (State.Window.isDoubtful())
      F.Report.doubtful(Rule::WindowOwnership, Index, Detail, std::nullopt);
    else
      F.Report.violated(Rule::WindowOwnership, Index, Detail);
  }
}

//===- Definitions --------------------------------------------------------===//

void mincaml::sparc::reportDoubtfulDefinition(const CheckedFunction &F,
                                              unsigned Index, unsigned R) {
  StringRef Name(registerName(R));
  if (F.Code.Function->IsPart)
    F.Report.unproved(Rule::ConditionDefined, Index,
                      Name +
                          ", unless it is defined where this part is entered");
  else
    F.Report.doubtful(Rule::ConditionDefined, Index, Name, R);
}

static void checkDefinition(const CheckedFunction &F, unsigned Index,
                            unsigned R, const AbstractState &State) {
  StringRef Name(registerName(R));
  bool IsHalf = isHalfOfCopy(F.Code, Index, R, State.Undefined);
  bool IsMoved = IsHalf || onlyMoves(F.instruction(Index), R);
  bool IsCertain = State.certainlyUndefined().test(R);
  // A spill does not count, because GCC spills pairs of which neither half has
  // a value.
  bool IsNever = State.Never.test(R) && !IsHalf && !spills(F, Index, R, State);
  if (IsCertain && copiesMissingResult(F.Code, Index, R, State))
    return F.Report.unproved(Rule::ConditionDefined, Index,
                             Name + ", unless no caller uses the result");
  if (IsCertain && (IsNever || !IsMoved))
    F.Report.violated(Rule::ConditionDefined, Index,
                      Name + (IsNever ? " has no definition on any path"
                                      : " has no definition on some path"));
  else if (IsCertain)
    F.Report.unproved(Rule::ConditionDefined, Index,
                      Name + ", unless the value is not used");
  else if (State.Undefined.test(R))
    F.Report.unproved(Rule::ConditionDefined, Index,
                      Name + ", unless a path without a definition is never "
                             "taken, since its conditions exclude each other");
  else
    reportDoubtfulDefinition(F, Index, R);
}

void mincaml::sparc::checkDefinitions(const CheckedFunction &F, unsigned Index,
                                      const AbstractState &State) {
  RegisterSet Used = usedRegisters(F.instruction(Index));
  checkWindowReads(F, Index, Used, State);
  if (Used.any())
    F.Report.holds(Rule::ConditionDefined, Index);
  // The rule AnnulledEffect reports the registers in Skipped.
  RegisterSet Suspects =
      Used & State.DoubtfullyUndefined & ~(State.Skipped & State.Undefined);
  if (Suspects.none())
    return;
  for (unsigned R = 1; R != reg::ICC; ++R)
    if (Suspects.test(R))
      checkDefinition(F, Index, R, State);
}
