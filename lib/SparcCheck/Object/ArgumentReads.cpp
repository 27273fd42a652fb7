//===- ArgumentReads.cpp - Arguments that a function reads ----------------===//

#include "Object/ArgumentReads.h"
#include "Object/FloatArguments.h"
#include "Object/RuleChecks.h"
#include "Rules/StackFrame.h"
#include "llvm/Support/Error.h"

using namespace mincaml::sparc;
using namespace llvm;

//===- Unnamed arguments --------------------------------------------------===//
//
// Recognizes the registers of arguments that may not have been passed.
//
// A variadic function stores the registers of all unnamed arguments, up to the
// last argument register, in the argument area of the caller's frame. It may
// also read one of these registers directly, whether an argument was passed in
// it or not, for example to pass it on:
//
//   int fcntl(int fd, int cmd, ...):
//         save %sp, -96, %sp
//         st %i2, [%fp+76]
//         ...
//         st %i5, [%fp+88]
//         mov %i2, %o2
//         ta 0x10
//
// A call such as fcntl(fd, F_GETFD) correctly sets only two arguments.
//
//===----------------------------------------------------------------------===//

/// The registers among %o0 to %o5 whose arguments may be unnamed.
static RegisterSet variadicArguments(const FunctionCode &Code) {
  bool Is64 = Code.Program->architecture().Is64;
  StackFrame Frame(Is64);
  int64_t Area = Frame.Bias + Frame.argumentArea();
  int64_t Size = Is64 ? 8 : 4;
  RegisterSet Stored;
  for (const DecodedInstruction &I : Code.Instructions) {
    if (I.Op != DecodedOperation::Store || I.IsFloatData || !I.HasImmediate)
      continue;
    bool IsOut = I.Rs1 == reg::SP;
    if (!IsOut && I.Rs1 != reg::FP)
      continue;
    unsigned First = IsOut ? reg::O0 : reg::I0;
    for (unsigned K = 0; K != 6; ++K) {
      int64_t Offset = Area + K * Size - I.Immediate;
      if (Offset >= 0 && Offset < I.AccessSize &&
          First + K == I.Rd + unsigned(Offset / Size))
        Stored.set(reg::O0 + K);
    }
  }
  RegisterSet Unnamed;
  for (unsigned K = 6; K-- != 0 && Stored.test(reg::O0 + K);)
    Unnamed.set(reg::O0 + K);
  return Unnamed;
}

//===- Arguments that are read --------------------------------------------===//

static constexpr unsigned MaxWords = 64;

const RegisterSet &ArgumentReads::of(unsigned Function) {
  if (Results[Function])
    return *Results[Function];
  Results[Function] = RegisterSet();
  CodeFunction Prefix = Program.functions()[Function];
  // Only a prefix of the function is decoded. The walk ends at its end.
  Prefix.End = std::min<uint64_t>(Prefix.End, Prefix.Begin + 4 * MaxWords);
  if (Prefix.IsPart)
    return *Results[Function];
  Expected<FunctionCode> Code = FunctionCode::read(Program, Prefix, LLVM);
  if (!Code) {
    consumeError(Code.takeError());
    return *Results[Function];
  }
  unsigned Budget = 2 * MaxWords;
  Path Start;
  Start.Budget = &Budget;
  Start.HasFloatArguments = Program.architecture().Is64 ||
                            mayHaveFloatArguments(Program, Summaries, Function);
  Start.Argument.fill(Path::NoArgument);
  for (unsigned K = 0; K != 6; ++K)
    Start.Argument[reg::O0 + K] = K;
  Results[Function] = walk(*Code, 0, Start) & ~variadicArguments(*Code);
  return *Results[Function];
}

void ArgumentReads::Path::enterWindow() {
  std::copy_n(Argument.begin() + reg::O0, 8, Argument.begin() + reg::I0);
  std::fill_n(Argument.begin() + reg::O0, 16, NoArgument);
  HasWindow = true;
}

void ArgumentReads::Path::leaveWindow() {
  std::copy_n(Argument.begin() + reg::I0, 8, Argument.begin() + reg::O0);
  std::fill_n(Argument.begin() + reg::L0, 16, NoArgument);
  HasWindow = false;
}

void ArgumentReads::read(const RegisterSet &Set, Path &P) const {
  forEachInteger(Set, [&](unsigned R) {
    if (P.Argument[R] != Path::NoArgument)
      P.Read.set(reg::O0 + P.Argument[R]);
  });
  if (P.HasFloatArguments)
    for (unsigned R = reg::F0; R != reg::UpperDouble; ++R)
      P.Read[R] = P.Read[R] || (Set[R] && !P.Written[R]);
}

void ArgumentReads::readResults(Path &P) const {
  for (unsigned K = 0; K != 2; ++K) {
    unsigned R = (P.HasWindow ? reg::I0 : reg::O0) + K;
    // A function whose argument is still in the result register most likely
    // returns nothing.
    if (P.Argument[R] != int8_t(K))
      read(RegisterSet().set(R), P);
  }
}

bool ArgumentReads::step(const DecodedInstruction &I, Path &P) const {
  // The registers that the instruction writes are unknown.
  if (I.IsExtension && !LLVM)
    return false;
  RegisterSet Reads = I.Reads;
  if (I.Op == DecodedOperation::Store && !I.IsFloatData)
    for (unsigned R : {unsigned(I.Rd), I.Rd | 1u})
      if (onlyMoves(I, R))
        Reads.reset(R);
  int8_t Result = Path::NoArgument;
  if (I.isIntegerCopy()) {
    Result = P.Argument[I.Rs2];
    Reads.reset();
  }
  read(Reads, P);
  switch (I.Op) {
  case DecodedOperation::Trap:
  case DecodedOperation::Opaque:
  case DecodedOperation::Unimplemented:
    return false;
  case DecodedOperation::Save:
    if (P.HasWindow)
      return false;
    P.enterWindow();
    break;
  case DecodedOperation::Restore:
  case DecodedOperation::Return:
    if (!P.HasWindow)
      return false;
    P.leaveWindow();
    break;
  default:
    break;
  }
  forEachInteger(I.Writes, [&](unsigned R) { P.Argument[R] = Result; });
  P.Written |= I.Writes;
  return true;
}

/// Records the reads of the function to which the instruction at \p At
/// transfers control; it reads its arguments in the window that is current
/// there. A function of which nothing is known is assumed to read the registers
/// to which the code has copied arguments.
void ArgumentReads::readByCallee(const FunctionCode &Code, unsigned At,
                                 Path &P) {
  if (Code.Instructions[At].Op != DecodedOperation::Jump) {
    if (std::optional<unsigned> Callee = Summaries.targetNumber(Code, At))
      return read(of(*Callee), P);
    if (const FunctionFact *Fact = Summaries.fact(Code, At);
        Fact && Fact->Reads)
      return read(*Fact->Reads, P);
  }
  for (unsigned K = 0; K != 6; ++K)
    if (P.Argument[reg::O0 + K] != int8_t(K))
      read(RegisterSet().set(reg::O0 + K), P);
}

bool ArgumentReads::call(const FunctionCode &Code, unsigned At, Path &P) {
  const DecodedInstruction *Slot = Code.slot(At);
  if (!Slot || !step(*Slot, P))
    return false;
  if (readsPC(Code, At))
    return true;
  readByCallee(Code, At, P);
  // After the call, these registers contain results of the callee, or no
  // meaningful value.
  for (unsigned R = 0; R != reg::L0; ++R)
    P.Argument[R] = Path::NoArgument;
  for (unsigned R = reg::F0; R != reg::UpperDouble; ++R)
    P.Written.set(R);
  return P.HasWindow &&
         Summaries.returns(Code, At) == CalleeKnowledge::Answer::Yes;
}

RegisterSet ArgumentReads::branch(const FunctionCode &Code, unsigned At,
                                  Path P) {
  const DecodedInstruction &I = Code.Instructions[At];
  bool IsConditional = I.Condition == BranchCondition::Sometimes;
  read(I.Reads, P);
  Path Taken = P;
  if (I.hasDelaySlot()) {
    const DecodedInstruction *Slot = Code.slot(At);
    if (!Slot || !step(*Slot, Taken) || (!I.Annul && !step(*Slot, P)))
      return P.Read;
  }
  RegisterSet OfTaken = Taken.Read, OfOther;
  if (I.Condition != BranchCondition::Never) {
    Expected<TransferTarget> T = transferTarget(Code, At);
    if (!T) {
      consumeError(T.takeError());
    } else if (T->TheKind == TransferTarget::Kind::Inside) {
      OfTaken = walk(Code, T->Word, Taken);
    } else {
      readByCallee(Code, At, Taken);
      OfTaken = Taken.Read;
    }
    if (!IsConditional)
      return OfTaken;
  }
  OfOther = walk(Code, uint64_t(At) + (I.IsCompareBranch ? 1 : 2), P);
  return IsConditional ? OfTaken & OfOther : OfOther;
}

RegisterSet ArgumentReads::walk(const FunctionCode &Code, uint64_t At, Path P) {
  for (; At < Code.size() && *P.Budget; ++At) {
    --*P.Budget;
    const DecodedInstruction &I = Code.Instructions[At];
    switch (I.Op) {
    case DecodedOperation::Branch:
      return branch(Code, At, P);
    case DecodedOperation::Jump:
      read(I.Reads, P);
      if (I.Rd != reg::O7) {
        if (const DecodedInstruction *Slot = Code.slot(At))
          step(*Slot, P);
        if (I.isReturn())
          readResults(P);
        return P.Read;
      }
      [[fallthrough]];
    case DecodedOperation::Call:
      if (!call(Code, At, P))
        return P.Read;
      ++At;
      if (At + 1 < Code.size() &&
          Code.Instructions[At + 1].Op == DecodedOperation::Unimplemented)
        ++At;
      break;
    case DecodedOperation::Return: {
      const DecodedInstruction *Slot = Code.slot(At);
      if (step(I, P) && Slot && step(*Slot, P))
        readResults(P);
      return P.Read;
    }
    default:
      if (!step(I, P))
        return P.Read;
    }
  }
  return P.Read;
}
