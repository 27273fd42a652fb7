//===- StateRules.cpp - Rules that need what held before ------------------===//

#include "FunctionChecker.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml::sparc;
using namespace llvm;

static bool isReturnJump(const InstructionWord &I) {
  return I.Op == WordOperation::Return ||
         (I.Op == WordOperation::Jump && I.Rd == reg::G0 && I.HasImmediate &&
          (I.Rs1 == reg::I7 || I.Rs1 == reg::O7));
}

void FunctionChecker::checkConditionRead(unsigned Index, unsigned R,
                                         const AbstractState &State) {
  StringRef Name(registerName(R));
  if (State.Undefined.test(R))
    violated(Rule::ConditionDefined, Index, Name);
  else if (State.Destroyed.test(R))
    violated(Rule::ConditionDefined, Index,
             Twine(Name) + ", which a call destroyed");
  else if (State.DoubtfullyUndefined.test(R) ||
           State.DoubtfullyDestroyed.test(R))
    unproved(Rule::ConditionDefined, Index,
             Twine(Name) + (Code.Function->IsPart
                                ? ", unless it is where this part is entered"
                                : ", unless what is called before does not "
                                  "return"));
  else
    holds(Rule::ConditionDefined);
}

static bool isCopy(const InstructionWord &I) {
  return I.Op == WordOperation::Or && I.Rs1 == reg::G0 && !I.HasImmediate &&
         !I.SetsConditions;
}

/// Whether the other half of a pair is copied nearby to the other half of the
/// same pair. 64-bit code has no pairs.
static bool copiesPair(const FunctionCode &Code, unsigned Index) {
  static constexpr unsigned Near = 4;
  const InstructionWord &I = Code.Words[Index];
  if (!isCopy(I) || Code.Program->architecture().is64())
    return false;
  unsigned End = std::min(Index + Near + 1, Code.size());
  for (unsigned J = Index - std::min(Index, Near); J != End; ++J)
    if (const InstructionWord &Other = Code.Words[J];
        isCopy(Other) && Other.Rs2 == (I.Rs2 ^ 1) && Other.Rd == (I.Rd ^ 1))
      return true;
  return false;
}

/// Whether it stores one half of a floating quad, and the other half stands
/// nearby: compilers keep quads as a whole.
static bool storesQuad(const FunctionCode &Code, unsigned Index) {
  static constexpr unsigned Near = 4;
  const InstructionWord &I = Code.Words[Index];
  auto IsHalf = [](const InstructionWord &S) {
    return S.Op == WordOperation::Store && S.IsFloatData && S.AccessSize == 8 &&
           S.HasImmediate;
  };
  if (!IsHalf(I))
    return false;
  int64_t Distance = I.Rd & 2 ? -8 : 8;
  unsigned End = std::min(Index + Near + 1, Code.size());
  for (unsigned J = Index - std::min(Index, Near); J != End; ++J)
    if (const InstructionWord &Other = Code.Words[J];
        IsHalf(Other) && Other.Rs1 == I.Rs1 && Other.Rd == (I.Rd ^ 2) &&
        Other.Immediate == I.Immediate + Distance)
      return true;
  return false;
}

/// Whether what is read is only put elsewhere: compilers do that to a variable
/// of a loop that has no value yet in the first iteration.
static bool carriesValue(const InstructionWord &I, unsigned Register) {
  if (I.Op == WordOperation::Store)
    return Register != I.Rs1 && (I.HasImmediate || Register != I.Rs2);
  return isCopy(I) || I.IsFloatCopy;
}

void FunctionChecker::checkReads(unsigned Index, const AbstractState &State) {
  const InstructionWord &I = Code.Words[Index];
  for (unsigned R = reg::ICC; R != reg::Count; ++R)
    if (I.Reads.test(R))
      checkConditionRead(Index, R, State);
  RegisterSet Reads = I.Reads;
  // The rule of return addresses says more about it.
  if (isReturnJump(I))
    Reads.reset(reg::O7);
  RegisterSet Suspects = Reads & (State.DoubtfullyDestroyed | State.Skipped);
  if (Reads.any())
    holds(Rule::LiveAcrossCall);
  if (Suspects.none())
    return;
  for (unsigned R = 1; R != reg::Count; ++R) {
    if (!Suspects.test(R))
      continue;
    StringRef Name(registerName(R));
    // A pair is stored and copied as a whole even if only one half of it means
    // something.
    bool IsStored = I.Op == WordOperation::Store && I.AccessSize == 8 &&
                    (I.IsFloatData ? R >= reg::F0 : R / 2 == I.Rd / 2);
    bool IsHalf = !State.Destroyed.test(R ^ 1) &&
                  (IsStored || (R == I.Rs2 && copiesPair(Code, Index)));
    IsHalf |= R >= reg::F0 && R < reg::UpperDouble && I.Rd < 32 &&
              !State.Destroyed.test(R ^ 2) && storesQuad(Code, Index);
    if (IsHalf)
      unproved(Rule::LiveAcrossCall, Index,
               Twine(Name) + ", unless that half of the pair has no meaning");
    else if (State.Destroyed.test(R) && !State.Never.test(R) &&
             carriesValue(I, R))
      unproved(Rule::LiveAcrossCall, Index,
               Twine(Name) + ", unless it has no meaning on some paths");
    else if (State.Destroyed.test(R))
      violated(Rule::LiveAcrossCall, Index, Name);
    else if (State.DoubtfullyDestroyed.test(R))
      unproved(Rule::LiveAcrossCall, Index,
               Twine(Name) + ", unless what is called before does not return");
    if (!State.Skipped.test(R))
      continue;
    if (State.Never.test(R))
      violated(Rule::AnnulledEffect, Index, Name);
    else
      unproved(Rule::AnnulledEffect, Index,
               Twine(Name) + ", unless that path is never taken");
  }
}

/// \p R is written in the window that is current then.
void FunctionChecker::checkWindowWrite(unsigned Index, unsigned R,
                                       const AbstractState &State) {
  StringRef Name(registerName(R));
  if (State.hasDepth(AbstractState::Conflict))
    return unproved(Rule::WindowOwnership, Index,
                    Twine(Name) + (Code.Function->IsPart
                                       ? "; the window is that of another part"
                                       : "; saves and restores do not agree "
                                         "here"));
  if (!State.hasDepth(0))
    return holds(Rule::WindowOwnership);
  if (Code.Function->Name.starts_with("__sparc_get_pc_thunk"))
    return unproved(Rule::WindowOwnership, Index,
                    Twine(Name) + ", which is what such functions return in");
  violated(Rule::WindowOwnership, Index, Name);
}

void FunctionChecker::checkFrameRegister(unsigned Index, unsigned R,
                                         const AbstractState &State) {
  const InstructionWord &I = Code.Words[Index];
  StringRef Name(registerName(R));
  if (R != reg::SP) {
    // Without a window of one's own it is the caller's, as all its others.
    if (State.hasDepth(0))
      return;
    bool StaysSame =
        !I.isMemoryAccess() && R == reg::I7 &&
        Machine.result(Index, State) == AbstractValue::initial(reg::O7);
    return StaysSame ? holds(Rule::FrameRegister)
                     : violated(Rule::FrameRegister, Index, Name);
  }
  switch (I.Op) {
  case WordOperation::Save:
    return holds(Rule::FrameRegister);
  case WordOperation::Add:
  case WordOperation::Sub:
  case WordOperation::And:
    if (I.Rs1 == reg::SP)
      return holds(Rule::FrameRegister);
    break;
  case WordOperation::Or:
    break;
  case WordOperation::Load:
    return unproved(Rule::FrameRegister, Index,
                    "unless it is put back to what it was");
  default:
    return violated(Rule::FrameRegister, Index, Name);
  }
  AbstractValue V = Machine.result(Index, State);
  if (V.isInitial(reg::SP))
    return holds(Rule::FrameRegister);
  if (V.isAny())
    return unproved(Rule::FrameRegister, Index,
                    "unless it is put back to what it was");
  violated(Rule::FrameRegister, Index, Name);
}

void FunctionChecker::checkWrites(unsigned Index, const AbstractState &State) {
  const InstructionWord &I = Code.Words[Index];
  bool Is64 = Context.Level.is64();
  for (unsigned R = 1; R != 32; ++R) {
    if (!I.Writes.test(R))
      continue;
    if (R == reg::G6 || R == reg::G7 || (R == reg::G5 && !Is64))
      violated(Rule::ReservedRegister, Index, registerName(R));
    else if (R < reg::O0)
      holds(Rule::ReservedRegister);
    if (R >= reg::L0) {
      if (I.Op == WordOperation::Save) {
        holds(Rule::WindowOwnership); // Of the new window.
      } else if (I.Op == WordOperation::Restore) {
        AbstractState After = State;
        Machine.execute({Index, Step::Kind::Plain}, After);
        checkWindowWrite(Index, R, After);
      } else {
        checkWindowWrite(Index, R, State);
      }
    }
    if (R == reg::SP || R == reg::FP || R == reg::I7)
      if (I.Op != WordOperation::Restore || R == reg::SP)
        checkFrameRegister(Index, R, State);
  }
}

void FunctionChecker::checkDistances(unsigned Index,
                                     const AbstractState &State) {
  if (Context.Level.hasV9())
    return;
  const InstructionWord &I = Code.Words[Index];
  if (I.IsFloatBranch) {
    if (State.SinceFloatCompare == 0)
      violated(Rule::FloatCompareDelay, Index, "");
    else
      holds(Rule::FloatCompareDelay);
  }
  if (I.Reads.test(reg::Y)) {
    static constexpr unsigned Needed = 3;
    if (State.SinceYWrite < Needed)
      violated(Rule::YRegisterDelay, Index,
               formatv("{0} instructions between", State.SinceYWrite).str());
    else
      holds(Rule::YRegisterDelay);
  }
}

void FunctionChecker::checkReturn(unsigned Index, const AbstractState &State) {
  const InstructionWord &I = Code.Words[Index];
  AbstractValue Target = Machine.address(Index, State);
  bool IsCallSite =
      State.Registers[I.Rs1].TheKind == AbstractValue::Kind::CallSite;
  if (Target.isAny() && !IsCallSite)
    return unproved(Rule::ReturnAddress, Index,
                    Twine(registerName(I.Rs1)) + " may hold something else");
  bool IsToCaller = Target.isInitial(reg::O7);
  if (!IsToCaller)
    return violated(Rule::ReturnAddress, Index,
                    Twine(registerName(I.Rs1)) +
                        " does not hold the return address");
  bool MayBeStructure = !Context.Level.is64();
  if (Target.Number == 8 || (Target.Number == 12 && MayBeStructure))
    return holds(Rule::ReturnAddress);
  violated(Rule::ReturnAddress, Index,
           formatv("it goes {0} bytes behind", Target.Number).str());
}

/// Behind the slot of a call of a function of this program.
void FunctionChecker::checkCall(unsigned Index, const AbstractState &State) {
  const ProcedureSummary *Callee = Context.Summaries.callee(Code, Index);
  if (!Callee) {
    unproved(Rule::Signature, Index, "what it calls is not here");
    return;
  }
  RegisterSet Missing = Callee->ReadArguments & State.Never;
  for (unsigned R = reg::O0; R != reg::SP; ++R)
    if (Missing.test(R))
      violated(Rule::Signature, Index,
               Twine(registerName(R)) +
                   " is read by the callee and defined nowhere");
  if (Missing.none())
    holds(Rule::Signature);
  if (Context.Level.is64())
    return;
  bool HasSize = Index + 2 < Code.size() &&
                 Code.Words[Index + 2].Op == WordOperation::Unimplemented;
  if (Callee->MayReturnOtherwise)
    return unproved(Rule::ReturnAddress, Index,
                    "how the callee returns is not known");
  if (HasSize && Callee->ReturnsBehindCall && !Callee->ReturnsBehindStructure)
    return violated(Rule::ReturnAddress, Index,
                    "the callee returns to the unimp behind the call");
  if (!HasSize && Callee->ReturnsBehindStructure && !Callee->ReturnsBehindCall)
    return violated(Rule::ReturnAddress, Index,
                    "the callee skips the word behind the slot");
  holds(Rule::ReturnAddress);
}

void FunctionChecker::checkBlockEnd(const CodeBlock &B,
                                    const AbstractState &State) {
  if (B.End == BlockEnd::Unknown)
    return unproved(Rule::WindowDepth, B.EndWord,
                    "where the jump goes is not known");
  if (B.End == BlockEnd::OtherPart)
    return unproved(Rule::WindowDepth, B.EndWord,
                    "it goes on in another part of the function");
  if (B.End != BlockEnd::Returns && B.End != BlockEnd::TailCall)
    return;
  if (State.hasDepth(AbstractState::Conflict)) {
    // The place where paths of other depths meet is reported.
    unproved(Rule::WindowDepth, B.EndWord,
             Code.Function->IsPart ? "the window is that of another part"
                                   : "the depth depends on the path");
  } else if (!State.hasDepth(0)) {
    if (State.IsDepthDoubtful)
      unproved(Rule::WindowDepth, B.EndWord,
               "unless what is called before does not return");
    else
      violated(Rule::WindowDepth, B.EndWord,
               formatv("{0} windows are left", unsigned(State.Depth)).str());
  } else {
    holds(Rule::WindowDepth);
  }
  if (B.End == BlockEnd::Returns)
    return;
  const AbstractValue &Return = State.Registers[reg::O7];
  if (Return == AbstractValue::initial(reg::O7))
    holds(Rule::ReturnAddress);
  else if (Return.isAny())
    unproved(Rule::ReturnAddress, B.EndWord,
             "%o7 may not hold the return address at the tail call");
  else
    violated(Rule::ReturnAddress, B.EndWord,
             "%o7 does not hold the return address at the tail call");
}

/// Paths of different depths meet at the start of a block.
void FunctionChecker::checkJoin(dataflow::Node N, const StateGraph &Nodes,
                                const StateSolution &Solution) {
  const AbstractState &State = Solution.In[N];
  const CodeBlock &B = *Nodes.block(N);
  if (Code.Function->IsPart)
    return; // Said at its ends.
  if (!State.hasDepth(AbstractState::Conflict)) {
    holds(Rule::WindowDepth);
    return;
  }
  for (dataflow::Node P : Nodes.predecessors(N))
    if (Solution.Reached.test(P) &&
        Solution.Out[P].hasDepth(AbstractState::Conflict))
      return; // Said there.
  unsigned Word = B.Steps.empty() ? B.EndWord : B.Steps.front().Index;
  if (State.IsDepthDoubtful)
    unproved(Rule::WindowDepth, Word,
             "unless what is called before does not return");
  else
    violated(Rule::WindowDepth, Word, "paths of different depths meet here");
}

void FunctionChecker::checkStep(const Step &S, const AbstractState &State) {
  if (S.TheKind == Step::Kind::Callee)
    return checkCall(S.Index, State);
  const InstructionWord &I = Code.Words[S.Index];
  checkReads(S.Index, State);
  checkWrites(S.Index, State);
  checkDistances(S.Index, State);
  if (I.Annul && I.Condition == BranchCondition::Sometimes)
    holds(Rule::AnnulledEffect);
  if (isReturnJump(I))
    checkReturn(S.Index, State);
  if ((I.Op == WordOperation::Restore || I.Op == WordOperation::Return) &&
      State.hasDepth(0))
    violated(Rule::WindowDepth, S.Index, "nothing was saved before");
  if (I.Op == WordOperation::Save || I.Writes.test(reg::SP))
    checkStackPointer(S.Index, State);
  if (I.isMemoryAccess())
    checkMemory(S.Index, State);
  checkAddressPair(S.Index, State);
}
