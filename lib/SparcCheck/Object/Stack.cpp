//===- Stack.cpp - Rules about the stack, memory and windows --------------===//

#include "Object/RuleChecks.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

//===- Frames -------------------------------------------------------------===//

/// Checks a frame whose size is not a constant. \p State is the state before
/// the instruction.
static void checkDynamicFrame(const CheckedFunction &F, unsigned Index,
                              const RegisterValue &NewStackPointer,
                              const AbstractState &State) {
  StackFrame Frame(F.architecture().Is64);
  RegisterValue Known = NewStackPointer.residue();
  uint64_t Rest = (Known.Offset + Frame.Bias) & ((1u << Known.Bits) - 1);
  if (Known.Bits >= Log2_32(Frame.Alignment) && Rest % Frame.Alignment == 0)
    return F.Report.holds(Rule::FrameSize, Index);
  auto Violated = [&](const Twine &Detail) {
    F.Report.violated(Rule::FrameSize, Index, Detail);
  };
  const DecodedInstruction &I = F.instruction(Index);
  if (I.Op == DecodedOperation::Sub && I.Rs1 == reg::SP && !I.HasImmediate) {
    const RegisterValue &Size = State.Registers[I.Rs2];
    if (Size.TheKind == RegisterValue::Kind::Initial && !Size.isStack())
      return Violated("its size is an argument that is not rounded");
    // A size that is rounded at all must be rounded to the alignment that the
    // ABI requires.
    unsigned Rounded = Size.alignment();
    if (Rounded != 0 && Rounded < Log2_32(Frame.Alignment))
      return Violated(formatv("its size is a multiple of {0} bytes, not of {1}",
                              1u << Rounded, Frame.Alignment)
                          .str());
  }
  F.Report.unproved(Rule::FrameSize, Index,
                    "the size of the frame is unknown: how it is computed is "
                    "not modelled");
}

static void checkFrame(const CheckedFunction &F, unsigned Index,
                       const RegisterValue &NewStackPointer, bool IsFlat) {
  bool Is64 = F.architecture().Is64;
  StackFrame Frame(Is64);
  int64_t Size = -NewStackPointer.Offset;
  if (Size == 0 && IsFlat)
    return F.Report.holds(Rule::FrameSize, Index);
  // A function without calls needs no outgoing argument area.
  bool IsWindow = F.instruction(Index).Op == DecodedOperation::Save;
  // A frame that fits in the argument area uses the areas at the start of the
  // caller's frame.
  if (IsFlat && Frame.fitsInArgumentArea(Size) && Size % Frame.Alignment == 0)
    return F.Report.holds(Rule::FrameSize, Index);
  int64_t Minimum =
      F.HasCalls || (IsWindow && !Is64) ? Frame.Minimum : Frame.WindowSaveArea;
  if (Size < Minimum && Size >= Frame.WindowSaveArea && F.MovesStackPointer)
    return F.Report.unproved(
        Rule::FrameSize, Index,
        formatv("{0} bytes, unless each call allocates the rest of {1}", Size,
                Minimum));
  if (Size < Minimum)
    return F.Report.violated(
        Rule::FrameSize, Index,
        formatv("{0} bytes, at least {1} are required", Size, Minimum));
  if (Size % Frame.Alignment)
    return F.Report.violated(
        Rule::FrameSize, Index,
        formatv("{0} bytes, not a multiple of {1}", Size, Frame.Alignment));
  F.Report.holds(Rule::FrameSize, Index);
}

void mincaml::sparc::checkFrameAtCall(const CheckedFunction &F, unsigned Index,
                                      const AbstractState &State) {
  const RegisterValue &StackPointer = State.Registers[reg::SP];
  // If only save, restore or an offset changes %sp, the size is checked where
  // %sp is set.
  if (!F.MovesStackPointer || !State.Window.is(1) ||
      !StackPointer.isInitial(reg::SP) || callsPCThunk(F.Code, Index))
    return;
  const int64_t Minimum = StackFrame(F.architecture().Is64).Minimum;
  if (-StackPointer.Offset < Minimum)
    F.Report.violated(
        Rule::FrameSize, Index,
        formatv("{0} bytes at the call, at least {1} are required",
                -StackPointer.Offset, Minimum));
}

static void checkNewStackPointer(const CheckedFunction &F, unsigned Index,
                                 const AbstractState &State) {
  const DecodedInstruction &I = F.instruction(Index);
  if (I.Op == DecodedOperation::Restore)
    return;
  if (I.Op == DecodedOperation::Save && I.Rd != reg::SP)
    return F.Report.violated(Rule::FrameSize, Index,
                             "the new window has no stack pointer");
  RegisterValue New = I.isMemoryAccess() ? RegisterValue::unknown()
                                         : F.Semantics.result(Index, State);
  if (!New.isInitial(reg::SP))
    return checkDynamicFrame(F, Index, New, State);
  checkFrame(F, Index, New,
             I.Op != DecodedOperation::Save && State.Window.is(0));
}

//===- Accesses -----------------------------------------------------------===//

static bool storesZero(const DecodedInstruction &I, unsigned Size) {
  return I.Op == DecodedOperation::Store && !I.IsFloatData && I.Rd == reg::G0 &&
         I.AccessSize == Size;
}

/// Whether the instruction may be a stack probe. With -fstack-check and
/// -fstack-clash-protection, GCC stores zeros below %sp, so that a stack
/// overflow traps before the frame is allocated. It computes the address, or
/// the distance from %sp, in a register. In a loop, where the probe is in the
/// delay slot, it stores 32 bits in 64-bit code, too. A load from below %sp
/// would be a separate violation.
static bool mayBeStackProbe(const FunctionCode &Code, unsigned Index,
                            bool Is64) {
  const DecodedInstruction &I = Code.Instructions[Index];
  bool HasDistance = !I.HasImmediate && I.Rs2 != reg::G0;
  bool IsInLoop =
      Index != 0 &&
      Code.Instructions[Index - 1].Op == DecodedOperation::Branch &&
      Code.Instructions[Index - 1].Condition == BranchCondition::Sometimes &&
      Code.Instructions[Index - 1].Immediate < 0;
  return (storesZero(I, Is64 ? 8 : 4) || (IsInLoop && storesZero(I, 4))) &&
         I.Rs1 != reg::FP && (I.Rs1 != reg::SP || HasDistance);
}

/// Whether the instruction may be a stack probe in stack space that one of the
/// few instructions before it has allocated. It accesses the start of the
/// frame, where nothing has been saved yet.
static bool mayProbeNewStack(const FunctionCode &Code, unsigned Index,
                             bool Is64) {
  static constexpr unsigned Near = 8;
  const DecodedInstruction &I = Code.Instructions[Index];
  if (!storesZero(I, Is64 ? 8 : 4) || I.Rs1 != reg::SP)
    return false;
  for (unsigned Back = 1; Back <= std::min(Near, Index); ++Back) {
    const DecodedInstruction &Before = Code.Instructions[Index - Back];
    if (Before.isControlTransfer() || Before.Op == DecodedOperation::Save ||
        Before.Op == DecodedOperation::Restore)
      return false;
    if (Before.Writes.test(reg::SP))
      return true;
  }
  return false;
}

static bool isFloatDivisionOrRoot(const DecodedInstruction &I) {
  const unsigned Op3 = (I.Word >> 19) & 0x3f, Opf = (I.Word >> 5) & 0x1ff;
  return I.Word >> 30 == 2 && Op3 == 0x34 &&
         (Opf == 0x4d || Opf == 0x4e || Opf == 0x29 || Opf == 0x2a);
}

/// Whether the instruction is part of the code that GCC's -mfix-ut699 adds
/// after a floating-point division or square root: it stores the result at
/// %sp-8, which nothing reads.
static bool mayBeWorkaroundForUT699(const FunctionCode &Code, unsigned Index) {
  const DecodedInstruction &I = Code.Instructions[Index];
  return I.Op == DecodedOperation::Store && I.IsFloatData &&
         I.AccessSize == 8 && I.Rs1 == reg::SP && I.HasImmediate &&
         I.Immediate == -8 && Index != 0 &&
         isFloatDivisionOrRoot(Code.Instructions[Index - 1]) &&
         (Code.Instructions[Index - 1].Writes & I.Reads).any();
}

static void checkStackAccess(const CheckedFunction &F, unsigned Index,
                             const RegisterValue &Address,
                             const AbstractState &State) {
  const DecodedInstruction &I = F.instruction(Index);
  StackFrame Frame(F.architecture().Is64);
  std::optional<int64_t> FromEntry;
  std::optional<int64_t> FromStackPointer =
      F.Semantics.offsetFromStackPointer(Index, Address, State);
  if (Address.isInitial(reg::SP))
    FromEntry = Address.Offset - Frame.Bias;
  if (!FromStackPointer && !FromEntry)
    return;
  // GCC's memory barrier for V8 is an atomic access to an unused byte.
  if (I.Op == DecodedOperation::LoadStore && I.AccessSize == 1 &&
      I.Rd == reg::G0)
    return F.Report.holds(Rule::BelowStackPointer, Index);
  if (!FromStackPointer) {
    // An address above %sp at entry is in the frame of a caller, and therefore
    // above the current %sp.
    if (*FromEntry < 0)
      F.Report.unproved(Rule::BelowStackPointer, Index,
                        "the distance from %sp is unknown: the size of what "
                        "was allocated is not modelled");
  } else if (*FromStackPointer < 0 &&
             mayBeStackProbe(F.Code, Index, F.architecture().Is64)) {
    F.Report.unproved(Rule::BelowStackPointer, Index,
                      formatv("{0} bytes below, unless it is a stack probe, "
                              "whose value nothing reads",
                              -*FromStackPointer));
  } else if (*FromStackPointer < 0 && mayBeWorkaroundForUT699(F.Code, Index)) {
    F.Report.unproved(Rule::BelowStackPointer, Index,
                      "unless it works around a fault of the UT699 processor "
                      "and nothing reads what it stores");
  } else if (*FromStackPointer < 0) {
    F.Report.violated(Rule::BelowStackPointer, Index,
                      formatv("{0} bytes below", -*FromStackPointer));
  } else {
    F.Report.holds(Rule::BelowStackPointer, Index);
  }
  if (I.Op == DecodedOperation::Load)
    return;
  auto IsInSaveArea = [&](std::optional<int64_t> Offset) {
    return Offset && *Offset > -int64_t(I.AccessSize) &&
           *Offset < Frame.WindowSaveArea;
  };
  if (savesForFlatFrame(I, Address, State, F.architecture().Is64))
    F.Report.holds(Rule::WindowSaveArea, Index);
  else if (IsInSaveArea(FromStackPointer) &&
           mayProbeNewStack(F.Code, Index, F.architecture().Is64))
    F.Report.unproved(Rule::WindowSaveArea, Index,
                      "unless it is a stack probe, whose value nothing reads");
  else if (IsInSaveArea(FromStackPointer))
    F.Report.violated(Rule::WindowSaveArea, Index,
                      formatv("{0} bytes above %sp", *FromStackPointer));
  else if (IsInSaveArea(FromEntry))
    F.Report.violated(Rule::WindowSaveArea, Index,
                      formatv("{0} bytes above the caller's %sp", *FromEntry));
  else
    F.Report.holds(Rule::WindowSaveArea, Index);
}

static void checkAlignmentOf(const CheckedFunction &F, unsigned Index,
                             const RegisterValue &Address) {
  // Compilers rarely emit quad accesses. It suffices that their halves are
  // aligned.
  unsigned Size = std::min<unsigned>(F.instruction(Index).AccessSize, 8);
  if (Size <= 1)
    return;
  if (Address.alignment() >= Log2_32(Size))
    return F.Report.holds(Rule::Alignment, Index);
  auto Access = [&] { return formatv("an access to {0} bytes", Size).str(); };
  // The address is misaligned: it is constant, or its remainder modulo a power
  // of two is known and is not a multiple of the size.
  if (Address.isConstant() || Address.residue().Offset % Size)
    return F.Report.violated(Rule::Alignment, Index, Access());
  if (!Address.isAddressPart(WholeAddress))
    return F.Report.unproved(Rule::Alignment, Index, [&] {
      return Access() + "; the alignment of the address is unknown: what it is "
                        "computed from is not modelled";
    });
  uint64_t Known = F.program().baseAlignment(Address.Base);
  auto Name = [&] { return F.program().baseName(Address.Base); };
  if (Address.Offset % std::min<uint64_t>(Known, Size))
    return F.Report.violated(Rule::Alignment, Index, Access());
  if (F.program().isRelocatable() &&
      F.program().hasKnownAlignment(Address.Base))
    return F.Report.violated(
        Rule::Alignment, Index,
        formatv("{0}; {1} is aligned to {2} bytes", Access(), Name(), Known)
            .str());
  F.Report.unproved(Rule::Alignment, Index, [&] {
    return Access() + "; the alignment of " + Name() + " is unknown";
  });
}

//===- The outgoing argument area -----------------------------------------===//

/// Checks reads of the frame's outgoing argument area. A callee may use it for
/// anything.
static void checkArgumentArea(const CheckedFunction &F, unsigned Index,
                              const RegisterValue &Address,
                              const AbstractState &State) {
  const DecodedInstruction &I = F.instruction(Index);
  if (I.Op == DecodedOperation::Store || !State.ArgumentArea.mayBeUsed())
    return;
  StackFrame Frame(F.architecture().Is64);
  std::optional<OutgoingArgumentArea::Distance> AtCalls =
      State.ArgumentArea.distanceOf(
          Address, F.Semantics.offsetFromStackPointer(Index, Address, State),
          Frame.Bias);
  if (!AtCalls || !Frame.isInArgumentArea(AtCalls->Bytes))
    return;
  std::string Word =
      formatv("the word {0} bytes above %sp, which belongs to the callee",
              AtCalls->Bytes);
  if (!AtCalls->IsCertain)
    F.Report.unproved(Rule::LiveAcrossCall, Index,
                      Word + ", unless the earlier calls had another %sp");
  else if (State.MayHaveCalled)
    F.Report.violated(Rule::LiveAcrossCall, Index, Word);
  else
    F.Report.unproved(Rule::LiveAcrossCall, Index,
                      Word + ", unless the call before does not return");
}

void mincaml::sparc::checkAlignment(const CheckedFunction &F, unsigned Index,
                                    const AbstractState &State) {
  if (F.instruction(Index).isMemoryAccess())
    checkAlignmentOf(F, Index, F.Semantics.address(Index, State));
}

void mincaml::sparc::checkStack(const CheckedFunction &F, unsigned Index,
                                const AbstractState &State) {
  const DecodedInstruction &I = F.instruction(Index);
  if (I.Op == DecodedOperation::Restore || I.Op == DecodedOperation::Return)
    if (State.Window.is(0))
      F.Report.violated(Rule::WindowDepth, Index, "no save precedes it");
  if (I.Op == DecodedOperation::Save || I.Writes.test(reg::SP))
    checkNewStackPointer(F, Index, State);
  if (!I.isMemoryAccess())
    return;
  RegisterValue Address = F.Semantics.address(Index, State);
  if (!I.IsAlternateSpace || Address.isInitial(reg::SP))
    checkStackAccess(F, Index, Address, State);
  checkAlignmentOf(F, Index, Address);
  checkArgumentArea(F, Index, Address, State);
}

//===- Saved registers ----------------------------------------------------===//

/// Returns the offset in the register window save area at which register \p R
/// is saved.
static int64_t slotOf(unsigned R, bool Is64) {
  return int64_t(R - reg::L0) * (Is64 ? 8 : 4);
}

/// Returns the registers whose slots in the caller's save area the access
/// overlaps.
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

/// Returns the registers that the instruction stores to or loads from their own
/// slots.
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
  // Report the conflict only where it arises: in a block that a path with a
  // known depth enters. The back edges of a loop carry a conflict that arises
  // at the loop header.
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
  else if (const std::string Detail = formatv("{0} saves have no restore",
                                              unsigned(State.Window.depth()));
           State.Window.isDoubtful())
    F.Report.doubtful(Rule::WindowDepth, B.EndWord, Detail, std::nullopt);
  else
    F.Report.violated(Rule::WindowDepth, B.EndWord, Detail);
}
