//===- Registers.cpp - Rules about registers ------------------------------===//

#include "Object/RuleChecks.h"

using namespace mincaml::sparc;
using namespace llvm;

void mincaml::sparc::checkRegisterPairs(const CheckedFunction &F,
                                        unsigned Index) {
  const DecodedInstruction &I = F.instruction(Index);
  if (I.HasMisalignedDouble || I.HasMisalignedQuad)
    F.Report.violated(Rule::FloatPair, Index, "");
  else if (I.Word >> 31 && (I.Reads | I.Writes).count())
    F.Report.holds(Rule::FloatPair, Index);
  if (I.HasOddPair)
    F.Report.violated(Rule::IntegerPair, Index, "");
  else if (I.isMemoryAccess() && I.AccessSize == 8 && !I.IsFloatData)
    F.Report.holds(Rule::IntegerPair, Index);
}

//===- Copies of undefined results ----------------------------------------===//
//
// In C, a function may end without returning a value if its callers do not use
// one:
//
//   int f(void) { g(); }
//
// Without optimization, GCC nevertheless copies the register that would contain
// the value to the result register, after a nop for the line of the closing
// brace:
//
//         call g
//          nop
//         nop
//         mov %g1, %i0
//         ret
//          restore
//
// The value of the register does not matter, unless a caller uses the result,
// which is not known.

/// Whether the instruction copies a register to a result register: %o0 or %i0,
/// the register of the other half of a 64-bit integer, or one of %f0 to %f7.
static bool copiesToResult(const DecodedInstruction &I) {
  if (I.IsFloatCopy)
    return (I.Writes >> reg::F0).to_ullong() < (1u << 8) && I.Writes.any();
  return I.isIntegerCopy() &&
         ((I.Rd & ~1u) == reg::O0 || (I.Rd & ~1u) == reg::I0);
}

/// Whether the instructions from \p Index on return from the function.
static bool isReturnSequence(const FunctionCode &Code, unsigned Index) {
  // In unoptimized code, the restore is not in the delay slot.
  if (Index < Code.size() &&
      Code.Instructions[Index].Op == DecodedOperation::Restore)
    ++Index;
  return Index < Code.size() && Code.Instructions[Index].isReturn();
}

static bool isSlot(const FunctionCode &Code, unsigned Index) {
  return Index != 0 && Code.Instructions[Index - 1].hasDelaySlot();
}

/// Whether the instruction is such a copy of \p R, and \p R has no value on any
/// path. \p State is the state before the instruction.
static bool copiesMissingResult(const FunctionCode &Code, unsigned Index,
                                unsigned R, const AbstractState &State) {
  if (!State.Never.test(R) || !copiesToResult(Code.Instructions[Index]))
    return false;
  // The halves of a result are copied one after the other.
  unsigned First = Index, Last = Index;
  while (First != 0 && copiesToResult(Code.Instructions[First - 1]))
    --First;
  while (Last + 1 < Code.size() && copiesToResult(Code.Instructions[Last + 1]))
    ++Last;
  return First != 0 && Code.Instructions[First - 1].isNop() &&
         !isSlot(Code, First - 1) && isReturnSequence(Code, Last + 1);
}

//===- Values across calls ------------------------------------------------===//

/// Whether an instruction near \p Index satisfies \p Condition.
template <typename Predicate>
static bool anyNear(const FunctionCode &Code, unsigned Index,
                    Predicate Condition) {
  static constexpr unsigned Near = 4;
  unsigned End = std::min(Index + Near + 1, Code.size());
  for (unsigned I = Index - std::min(Index, Near); I != End; ++I)
    if (Condition(Code.Instructions[I]))
      return true;
  return false;
}

/// Whether the instruction copies one half of a register pair into another
/// pair, and an instruction nearby copies the other half. 64-bit code has no
/// pairs.
static bool copiesPair(const FunctionCode &Code, unsigned Index) {
  const DecodedInstruction &I = Code.Instructions[Index];
  if (!I.isIntegerCopy() || Code.Program->architecture().Is64)
    return false;
  return anyNear(Code, Index, [&](const DecodedInstruction &Other) {
    return Other.isIntegerCopy() && Other.Rs2 == (I.Rs2 ^ 1) &&
           Other.Rd == (I.Rd ^ 1);
  });
}

/// Whether the instruction stores one half of a quad-precision register, and
/// the other half is stored nearby. Compilers treat quads as a unit.
static bool storesQuad(const FunctionCode &Code, unsigned Index) {
  const DecodedInstruction &I = Code.Instructions[Index];
  auto IsHalf = [](const DecodedInstruction &S) {
    return S.Op == DecodedOperation::Store && S.IsFloatData &&
           S.AccessSize == 8 && S.HasImmediate;
  };
  if (!IsHalf(I))
    return false;
  int64_t Distance = I.Rd & 2 ? -8 : 8;
  return anyNear(Code, Index, [&](const DecodedInstruction &Other) {
    return IsHalf(Other) && Other.Rs1 == I.Rs1 && Other.Rd == (I.Rd ^ 2) &&
           Other.Immediate == I.Immediate + Distance;
  });
}

/// Whether the instruction is bshuffle of VIS 2. It selects bytes of its
/// operands by a mask in %gsr, which is not modelled. To duplicate a word, GCC
/// loads it into one half of a double and selects only this half.
static bool shufflesBytes(const DecodedInstruction &I) {
  const unsigned Op3 = (I.Word >> 19) & 0x3f, Opf = (I.Word >> 5) & 0x1ff;
  return I.Word >> 30 == 2 && Op3 == 0x36 && Opf == 0x4c;
}

/// Whether \p R is half of a pair or quad that the instruction copies or stores
/// as a unit, and the other half is not in \p Meaningless.
static bool isHalfOfCopy(const FunctionCode &Code, unsigned Index, unsigned R,
                         const RegisterSet &Meaningless) {
  const DecodedInstruction &I = Code.Instructions[Index];
  bool IsStored = I.Op == DecodedOperation::Store && I.AccessSize == 8 &&
                  (I.IsFloatData ? R >= reg::F0 : R / 2 == I.Rd / 2);
  if (!Meaningless.test(R ^ 1) &&
      (IsStored || (R == I.Rs2 && copiesPair(Code, Index)) || shufflesBytes(I)))
    return true;
  return R >= reg::F0 && R < reg::UpperDouble && I.Rd < 32 &&
         !Meaningless.test(R ^ 2) && storesQuad(Code, Index);
}

bool mincaml::sparc::onlyMoves(const DecodedInstruction &I, unsigned R) {
  if (I.Op == DecodedOperation::Store)
    return R != I.Rs1 && (I.HasImmediate || R != I.Rs2);
  // The conditional move tests the value of Rs1.
  if (I.Op == DecodedOperation::ConditionalMove)
    return R != I.Rs1 && (R == I.Rd || (!I.HasImmediate && R == I.Rs2));
  return I.isIntegerCopy() || I.IsFloatCopy;
}

bool mincaml::sparc::spills(const CheckedFunction &F, unsigned Index,
                            unsigned R, const AbstractState &State) {
  const DecodedInstruction &I = F.instruction(Index);
  return I.Op == DecodedOperation::Store && onlyMoves(I, R) &&
         F.Semantics.address(Index, State).isStack();
}

/// Whether the instruction spills a pair of integers of which neither half has
/// a value. LLVM spills such pairs.
static bool spillsEmptyPair(const CheckedFunction &F, unsigned Index,
                            unsigned R, const AbstractState &State) {
  const DecodedInstruction &I = F.instruction(Index);
  RegisterSet Pair = RegisterSet().set(I.Rd).set(I.Rd | 1);
  return I.AccessSize == 8 && !I.IsFloatData && !F.architecture().Is64 &&
         Pair.test(R) && (Pair & ~State.Never).none() &&
         spills(F, Index, R, State);
}

static void checkReads(const CheckedFunction &F, unsigned Index,
                       const AbstractState &State) {
  const DecodedInstruction &I = F.instruction(Index);
  RegisterSet Reads = I.Reads;
  // The rule ReturnAddress has a more specific message for %o7.
  if (I.isReturn())
    Reads.reset(reg::O7);
  if (Reads.any())
    F.Report.holds(Rule::LiveAcrossCall, Index);
  RegisterSet Suspects = Reads & State.DoubtfullyClobbered;
  if (Suspects.none())
    return;
  for (unsigned R = 1; R != reg::Count; ++R) {
    if (!Suspects.test(R))
      continue;
    StringRef Name(registerName(R));
    auto Unproved = [&](StringRef Condition) {
      F.Report.unproved(Rule::LiveAcrossCall, Index,
                        Name + ", unless " + Condition);
    };
    if (isHalfOfCopy(F.Code, Index, R, State.Clobbered))
      Unproved("this half of the pair is unused");
    else if (spillsEmptyPair(F, Index, R, State))
      Unproved("the pair has no value and is unused");
    else if (State.Clobbered.test(R) && !State.Never.test(R) && onlyMoves(I, R))
      Unproved("the value is unused on some paths");
    else if (copiesMissingResult(F.Code, Index, R, State))
      Unproved("no caller uses the result");
    else if (State.Clobbered.test(R))
      F.Report.violated(Rule::LiveAcrossCall, Index, Name);
    else
      F.Report.doubtful(Rule::LiveAcrossCall, Index, Name, R);
  }
}

//===- Nonlocal jumps -----------------------------------------------------===//
//
// A jump to a label of another function (a nonlocal goto out of a nested
// function, or __builtin_longjmp) flushes all windows to the stack, and then
// sets the registers of the frame in which it continues:
//
//       flushw               ! ta 3 in V8
//       ld [%g2], %g1
//       ld [%g2+4], %sp
//       ld [%g2+8], %i7
//       jmp %l7
//        mov %g1, %fp

/// Whether the instruction is flushw, or the trap that does the same on V8.
static bool flushesWindows(const DecodedInstruction &I) {
  static constexpr uint32_t FlushWindows = 0x81580000;
  return I.Word == FlushWindows ||
         (I.Op == DecodedOperation::Trap && I.HasImmediate && I.Immediate == 3);
}

/// Whether the instruction is part of a jump to a label of another function.
static bool isInNonlocalJump(const FunctionCode &Code, unsigned Index) {
  // GCC puts only a few other instructions into the sequence.
  static constexpr unsigned Near = 24;
  auto IsStraight = [](const DecodedInstruction &I) {
    return !I.isControlTransfer();
  };
  unsigned First = Index;
  if (First != 0 && Code.Instructions[First - 1].hasDelaySlot())
    --First; // The instruction is in the slot of the jump.
  unsigned Jump = First;
  while (First != 0 && Index - First < Near &&
         !flushesWindows(Code.Instructions[First])) {
    --First;
    if (!IsStraight(Code.Instructions[First]))
      return false;
  }
  if (!flushesWindows(Code.Instructions[First]))
    return false;
  while (Jump < Code.size() && Jump - Index != Near &&
         IsStraight(Code.Instructions[Jump]))
    ++Jump;
  if (Jump + 1 >= Code.size())
    return false;
  const DecodedInstruction &Last = Code.Instructions[Jump];
  if (Last.Op != DecodedOperation::Jump || Last.Rd != reg::G0 ||
      Last.isReturn())
    return false;
  RegisterSet Written;
  for (unsigned I = First; I != Jump + 2; ++I)
    Written |= Code.Instructions[I].Writes;
  return Written.test(reg::SP) && Written.test(reg::FP) &&
         Written.test(reg::I7);
}

//===- Writes -------------------------------------------------------------===//

/// Checks a write of an %l or %i register. \p State is the state in the window
/// in which \p R is written.
static void checkWindowWrite(const CheckedFunction &F, unsigned Index,
                             unsigned R, const AbstractState &State) {
  StringRef Name(registerName(R));
  if (State.Window.isConflict())
    return F.Report.unproved(
        Rule::WindowOwnership, Index,
        Name + (F.Code.Function->IsPart
                    ? ": the window is that of another part of the function"
                    : ": save and restore do not balance here"));
  if (!State.Window.is(0) || State.Saved[R - reg::L0])
    return F.Report.holds(Rule::WindowOwnership, Index);
  if (F.Code.Function->Name.starts_with("__sparc_get_pc_thunk"))
    return F.Report.unproved(Rule::WindowOwnership, Index,
                             Name + ": the function must return its result in "
                                    "the register that is part of its name");
  F.Report.violated(Rule::WindowOwnership, Index, Name + " is written");
}

/// Checks a write of %fp or %i7.
static void checkFrameOfCaller(const CheckedFunction &F, unsigned Index,
                               unsigned R, const AbstractState &State) {
  // At window depth 0, the rule WindowOwnership reports the write.
  if (State.Window.is(0))
    return;
  RegisterValue New = F.instruction(Index).isMemoryAccess()
                          ? RegisterValue::unknown()
                          : F.Semantics.result(Index, State);
  bool MayReturnAfterSize = F.ReadsStructureSize && !F.architecture().Is64;
  if (R == reg::I7 && New.isInitial(reg::O7) &&
      (New.Offset == 0 || (New.Offset == 4 && MayReturnAfterSize)))
    return F.Report.holds(Rule::FrameRegister, Index);
  std::string Detail = std::string(registerName(R)) + " is written";
  if (isInNonlocalJump(F.Code, Index))
    return F.Report.unproved(
        Rule::FrameRegister, Index,
        Detail + ", unless the jump continues in the frame that it sets");
  F.Report.violated(Rule::FrameRegister, Index, Detail);
}

static void checkFrameRegister(const CheckedFunction &F, unsigned Index,
                               unsigned R, const AbstractState &State) {
  auto Holds = [&] { F.Report.holds(Rule::FrameRegister, Index); };
  auto Violated = [&] {
    F.Report.violated(Rule::FrameRegister, Index,
                      Twine(registerName(R)) + " is written");
  };
  auto Unproved = [&] {
    F.Report.unproved(Rule::FrameRegister, Index,
                      "unless %sp is restored to an earlier value");
  };
  const DecodedInstruction &I = F.instruction(Index);
  if (R != reg::SP)
    return checkFrameOfCaller(F, Index, R, State);
  switch (I.Op) {
  case DecodedOperation::Save:
    return Holds();
  case DecodedOperation::Add:
  case DecodedOperation::Sub:
  case DecodedOperation::And:
    if (I.Rs1 == reg::SP)
      return Holds();
    break;
  case DecodedOperation::Or:
    break;
  case DecodedOperation::Load: {
    // %sp may be loaded from where it was saved: in the frame, by code without
    // windows, or for __builtin_longjmp.
    bool IsSaved = F.Semantics.address(Index, State).isStack() ||
                   State.Window.is(0) || isInNonlocalJump(F.Code, Index);
    bool IsWord = I.AccessSize == (F.architecture().Is64 ? 8 : 4) &&
                  I.Writes.count() == 1;
    return IsSaved && IsWord ? Unproved() : Violated();
  }
  default:
    return Violated();
  }
  RegisterValue New = F.Semantics.result(Index, State);
  if (New.isInitial(reg::SP) ||
      New.TheKind == RegisterValue::Kind::DynamicStack)
    return Holds();
  return New.isExact() ? Violated() : Unproved();
}

static void checkWrite(const CheckedFunction &F, unsigned Index, unsigned R,
                       const AbstractState &State) {
  const DecodedInstruction &I = F.instruction(Index);
  bool Is64 = F.architecture().Is64;
  if (R == reg::G6 || R == reg::G7 || (R == reg::G5 && !Is64))
    F.Report.violated(Rule::ReservedRegister, Index, registerName(R));
  else if (R < reg::O0)
    F.Report.holds(Rule::ReservedRegister, Index);
  if (R >= reg::L0) {
    if (I.Op == DecodedOperation::Save) {
      F.Report.holds(Rule::WindowOwnership, Index); // In the new window.
    } else if (I.Op == DecodedOperation::Restore) {
      AbstractState After = State;
      F.Semantics.execute({Index, Step::Kind::Plain}, After);
      checkWindowWrite(F, Index, R, After);
    } else {
      checkWindowWrite(F, Index, R, State);
    }
  }
  if (R == reg::SP || R == reg::FP || R == reg::I7)
    if (I.Op != DecodedOperation::Restore || R == reg::SP)
      checkFrameRegister(F, Index, R, State);
}

void mincaml::sparc::checkRegisters(const CheckedFunction &F, unsigned Index,
                                    const AbstractState &State) {
  checkReads(F, Index, State);
  forEachInteger(F.instruction(Index).Writes,
                 [&](unsigned R) { checkWrite(F, Index, R, State); });
}

/// Returns the registers on whose values the effect of the instruction depends.
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

//===- Reads of the window ------------------------------------------------===//

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
