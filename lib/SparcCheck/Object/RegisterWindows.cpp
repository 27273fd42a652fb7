//===- RegisterWindows.cpp - Rules about register windows -----------------===//
//
// Checks the rule WindowDepth and, where a function exits, WindowOwnership.
// Registers.cpp checks WindowOwnership for single reads and writes. Functions
// without windows of their own save the registers of their callers
// (TransferFunctions.h).
//
//===----------------------------------------------------------------------===//

#include "Object/RuleChecks.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

//===- Saved registers ----------------------------------------------------===//

/// The offset in the register window save area at which register \p R is saved.
static int64_t slotOf(unsigned R, bool Is64) {
  return int64_t(R - reg::L0) * (Is64 ? 8 : 4);
}

/// The registers whose slots in the caller's save area the access overlaps.
static RegisterSet slotsAt(const DecodedInstruction &I,
                           const RegisterValue &Address, bool Is64) {
  RegisterSet Result;
  if (!Address.isInitial(reg::SP))
    return Result;
  int64_t Begin = Address.Offset - StackFrame(Is64).Bias;
  for (unsigned R = reg::L0; R != reg::NumIntegers; ++R)
    if (slotOf(R, Is64) < Begin + I.AccessSize &&
        Begin < slotOf(R, Is64) + (Is64 ? 8 : 4))
      Result.set(R);
  return Result;
}

/// The registers that the instruction stores to or loads from their own slots.
static RegisterSet ownSlots(const DecodedInstruction &I,
                            const RegisterValue &Address, bool Is64) {
  unsigned Word = Is64 ? 8 : 4;
  bool IsPair = !Is64 && I.AccessSize == 8;
  if (I.IsFloatData || I.Rd < reg::L0 || !Address.isInitial(reg::SP) ||
      (I.AccessSize != Word && !IsPair) ||
      Address.Offset - StackFrame(Is64).Bias != slotOf(I.Rd, Is64))
    return {};
  return slotsAt(I, Address, Is64);
}

bool mincaml::sparc::savesForFlatFrame(const DecodedInstruction &I,
                                       const RegisterValue &Address,
                                       const AbstractState &State, bool Is64) {
  if (I.Op != DecodedOperation::Store || !State.Window.is(0))
    return false;
  RegisterSet Registers = ownSlots(I, Address, Is64);
  bool HaveInitialValues = Registers.any();
  forEachInteger(Registers, [&](unsigned R) {
    HaveInitialValues &= State.Registers[R] == RegisterValue::initial(R);
  });
  return HaveInitialValues;
}

void mincaml::sparc::storeInFlatFrame(const DecodedInstruction &I,
                                      const RegisterValue &Address,
                                      AbstractState &State, bool Is64) {
  if (!Address.isInitial(reg::SP))
    return;
  const int64_t Begin = Address.Offset - StackFrame(Is64).Bias;
  const int64_t Word = Is64 ? 8 : 4;
  for (std::optional<int64_t> &Location : State.Saved)
    if (Location && *Location < Begin + I.AccessSize &&
        Begin < *Location + Word)
      Location.reset();
  // In the window save area, only the register's own slot counts.
  const bool HasPlace = Begin < 0 || Begin >= StackFrame(Is64).WindowSaveArea ||
                        savesForFlatFrame(I, Address, State, Is64);
  if (I.Op != DecodedOperation::Store || !State.Window.is(0) || !HasPlace ||
      I.AccessSize != Word * storedLocals(I).count())
    return;
  forEachInteger(storedLocals(I), [&](unsigned R) {
    if (State.Registers[R] == RegisterValue::initial(R))
      State.Saved[R - reg::L0] = Begin + Word * (R - I.Rd);
  });
}

void mincaml::sparc::forgetSavedBelow(int64_t AboveStackPointer,
                                      AbstractState &State, bool Is64) {
  const StackFrame Frame(Is64);
  const RegisterValue &StackPointer = State.Registers[reg::SP];
  for (std::optional<int64_t> &Location : State.Saved) {
    if (!Location)
      continue;
    bool IsBelow = !StackPointer.isInitial(reg::SP) ||
                   *Location < StackPointer.Offset + AboveStackPointer;
    // Values in the caller's register window save area are not overwritten.
    if (IsBelow && (*Location < 0 || *Location >= Frame.WindowSaveArea))
      Location.reset();
  }
}

RegisterSet mincaml::sparc::restoredFromFlatFrame(const DecodedInstruction &I,
                                                  const RegisterValue &Address,
                                                  const AbstractState &State,
                                                  bool Is64) {
  RegisterSet Restored;
  if (I.Op != DecodedOperation::Load || !State.Window.is(0) || I.IsFloatData ||
      !Address.isInitial(reg::SP))
    return Restored;
  const int64_t Begin = Address.Offset - StackFrame(Is64).Bias;
  const int64_t Word = Is64 ? 8 : 4;
  if (I.AccessSize != Word * int64_t(I.Writes.count()))
    return Restored;
  forEachInteger(I.Writes, [&](unsigned R) {
    Restored[R] =
        R >= reg::L0 && State.Saved[R - reg::L0] == Begin + Word * (R - I.Rd);
  });
  return Restored;
}

RegisterSet mincaml::sparc::storedLocals(const DecodedInstruction &I) {
  RegisterSet Set;
  if (I.Op != DecodedOperation::Store || I.IsFloatData || I.Rd < reg::L0)
    return Set;
  Set.set(I.Rd);
  if (I.AccessSize == 8)
    Set.set(I.Rd | 1);
  return Set & I.Reads;
}

/// Whether the function stores the register anywhere. If it does not, the write
/// of the register is reported.
static bool mayBeSaved(const FunctionCode &Code, unsigned R) {
  return any_of(Code.Instructions, [&](const DecodedInstruction &I) {
    return storedLocals(I).test(R);
  });
}

void mincaml::sparc::checkRestored(const CheckedFunction &F, const CodeBlock &B,
                                   const AbstractState &State) {
  if ((B.End != BlockEnd::Returns && B.End != BlockEnd::TailCall) ||
      !State.Window.is(0) || F.Code.Function->IsPart)
    return;
  const RegisterValue &StackPointer = State.Registers[reg::SP];
  bool HasStackPointer = StackPointer.isInitial(reg::SP);
  RegisterSet Changed;
  for (unsigned R = reg::L0; R != reg::NumIntegers; ++R)
    Changed[R] = State.Registers[R] != RegisterValue::initial(R) &&
                 mayBeSaved(F.Code, R);
  if (Changed.none()) {
    if (State.hasSaved())
      F.Report.holds(Rule::WindowOwnership, B.EndWord);
    return;
  }
  // Values in the stack are tracked only relative to a known %sp.
  if (!HasStackPointer || State.Window.isDoubtful())
    return F.Report.unproved(Rule::WindowOwnership, B.EndWord,
                             registerNames(Changed) + " may not be restored");
  F.Report.violated(Rule::WindowOwnership, B.EndWord,
                    registerNames(Changed) +
                        " not restored where the function returns");
}

//===- Depth of windows ---------------------------------------------------===//

void mincaml::sparc::checkWindowsAtStart(const CheckedFunction &F,
                                         dataflow::Node N,
                                         const StateGraph &Nodes,
                                         const StateSolution &Solution) {
  const AbstractState &State = Solution.In[N];
  const CodeBlock &B = *Nodes.block(N);
  const unsigned Word = B.Steps.empty() ? B.EndWord : B.Steps.front().Index;
  if (!State.Window.isConflict())
    return F.Report.holds(Rule::WindowDepth, Word);
  // Report the conflict only where it arises: a path with a known depth enters
  // this block. In a loop, the back edge has a conflict because of the one
  // here.
  auto HasDepth = [&](dataflow::Node P) {
    return Solution.Reached.test(P) && !Solution.Out[P].Window.isConflict();
  };
  if (none_of(Nodes.predecessors(N), HasDepth))
    return; // It is reported where the conflict arises.
  if (State.Window.isDoubtful())
    F.Report.doubtful(Rule::WindowDepth, Word,
                      "paths with different numbers of saves meet here",
                      std::nullopt);
  else
    F.Report.violated(Rule::WindowDepth, Word,
                      "paths with different numbers of saves meet here");
}

void mincaml::sparc::checkWindowsAtEnd(const CheckedFunction &F,
                                       const CodeBlock &B,
                                       const AbstractState &State) {
  auto Unproved = [&](const Twine &Reason) {
    F.Report.unproved(Rule::WindowDepth, B.EndWord, Reason);
  };
  switch (B.End) {
  case BlockEnd::Unknown:
    return Unproved("the target of the jump is unknown");
  case BlockEnd::OtherPart:
    if (checkUnwindAtOtherPart(F, B, State))
      return F.Report.holds(Rule::WindowDepth, B.EndWord);
    return Unproved("the target is in another part of the function");
  case BlockEnd::Returns:
  case BlockEnd::TailCall:
    break;
  default:
    return;
  }
  if (State.Window.isConflict())
    // A violation is reported where the paths meet.
    Unproved(F.Code.Function->IsPart
                 ? "the window is that of another part of the function"
                 : "the number of saves depends on the path");
  else if (State.Window.is(0))
    F.Report.holds(Rule::WindowDepth, B.EndWord);
  else if (State.Window.isDoubtful())
    F.Report.doubtful(
        Rule::WindowDepth, B.EndWord,
        formatv("{0} saves have no restore", unsigned(State.Window.depth())),
        std::nullopt);
  else
    F.Report.violated(
        Rule::WindowDepth, B.EndWord,
        formatv("{0} saves have no restore", unsigned(State.Window.depth())));
}
