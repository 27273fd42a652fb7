//===- Registers.cpp - Rules about registers ------------------------------===//

#include "Object/Registers.h"
#include "Object/MissingResult.h"
#include "Object/SpecialReturns.h"

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

/// Whether the instruction copies one half of a pair, and an instruction nearby
/// copies the other half to the other half of the same pair. 64-bit code has no
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

bool mincaml::sparc::isHalfOfCopy(const FunctionCode &Code, unsigned Index,
                                  unsigned R, const RegisterSet &Meaningless) {
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
    if (isHalfOfCopy(F.Code, Index, R, State.Clobbered))
      F.Report.unproved(Rule::LiveAcrossCall, Index,
                        Name + ", unless this half of the pair is unused");
    else if (spillsEmptyPair(F, Index, R, State))
      F.Report.unproved(Rule::LiveAcrossCall, Index,
                        Name + ", unless the pair has no value and is unused");
    else if (State.Clobbered.test(R) && !State.Never.test(R) && onlyMoves(I, R))
      F.Report.unproved(Rule::LiveAcrossCall, Index,
                        Name + ", unless the value is unused on some paths");
    else if (copiesMissingResult(F.Code, Index, R, State))
      F.Report.unproved(Rule::LiveAcrossCall, Index,
                        Name + ", unless no caller uses the result");
    else if (State.Clobbered.test(R))
      F.Report.violated(Rule::LiveAcrossCall, Index, Name);
    else
      F.Report.doubtful(Rule::LiveAcrossCall, Index, Name, R);
  }
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
