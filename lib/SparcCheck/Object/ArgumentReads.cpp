//===- ArgumentReads.cpp - Arguments that a function reads ----------------===//

#include "Object/ArgumentReads.h"
#include "Object/Facts/VariadicArguments.h"
#include "Object/Registers.h"
#include "llvm/Support/Error.h"

using namespace mincaml::sparc;
using namespace llvm;

static constexpr unsigned MostWords = 64;

const RegisterSet &ArgumentReads::of(unsigned Function) {
  if (Results[Function])
    return *Results[Function];
  Results[Function] = RegisterSet();
  CodeFunction Prefix = Program.functions()[Function];
  // What is behind the limit is outside of the function.
  Prefix.End = std::min<uint64_t>(Prefix.End, Prefix.Begin + 4 * MostWords);
  if (Prefix.IsPart)
    return *Results[Function];
  Expected<FunctionCode> Code = FunctionCode::read(Program, Prefix, nullptr);
  if (!Code) {
    consumeError(Code.takeError());
    return *Results[Function];
  }
  unsigned Budget = 2 * MostWords;
  Path Start;
  Start.Budget = &Budget;
  Results[Function] = walk(*Code, 0, Start) & ~variadicArguments(*Code);
  return *Results[Function];
}

void ArgumentReads::read(const RegisterSet &Set, Path &P) const {
  RegisterSet New = Set & ~P.Written;
  for (unsigned K = 0; K != 6; ++K)
    if (New.test((P.HasWindow ? reg::I0 : reg::O0) + K))
      P.Read.set(reg::O0 + K);
  if (Program.architecture().Is64)
    for (unsigned R = reg::F0; R != reg::UpperDouble; ++R)
      P.Read[R] = P.Read[R] || New[R];
}

void ArgumentReads::leaveWindow(Path &P) {
  for (unsigned K = 0; K != 8; ++K)
    P.Written[reg::O0 + K] = P.Written[reg::I0 + K];
  P.HasWindow = false;
}

bool ArgumentReads::step(const InstructionWord &I, Path &P) const {
  // Its registers are not known.
  if (I.IsExtension)
    return false;
  RegisterSet Reads = I.Reads;
  if (I.Op == WordOperation::Store && !I.IsFloatData)
    for (unsigned R : {unsigned(I.Rd), I.Rd | 1u})
      if (onlyMoves(I, R))
        Reads.reset(R);
  read(Reads, P);
  switch (I.Op) {
  case WordOperation::Trap:
  case WordOperation::Opaque:
  case WordOperation::Unimplemented:
    return false;
  case WordOperation::Save:
    if (P.HasWindow)
      return false;
    for (unsigned K = 0; K != 8; ++K) {
      P.Written[reg::I0 + K] = P.Written[reg::O0 + K];
      P.Written[reg::O0 + K] = P.Written[reg::L0 + K] = true;
    }
    P.HasWindow = true;
    break;
  case WordOperation::Restore:
    if (!P.HasWindow)
      return false;
    leaveWindow(P);
    break;
  default:
    break;
  }
  P.Written |= I.Writes;
  return true;
}

/// Another function, to which control goes at word \p At, reads its arguments
/// in the window that is current there.
void ArgumentReads::readByTailCallee(const FunctionCode &Code, unsigned At,
                                     Path &P) {
  if (P.HasWindow)
    return;
  if (std::optional<unsigned> Callee = Summaries.targetNumber(Code, At))
    read(of(*Callee), P);
  else if (const FunctionFact *Fact = Summaries.fact(Code, At))
    read(Fact->Reads.value_or(RegisterSet()), P);
}

bool ArgumentReads::call(const FunctionCode &Code, unsigned At, Path &P) {
  if (At + 1 >= Code.size() || !step(Code.Words[At + 1], P))
    return false;
  if (readsPC(Code, At))
    return true;
  // In a window a callee reads registers that the function has to set.
  readByTailCallee(Code, At, P);
  // These contain results of the callee, or nothing.
  for (unsigned R = reg::F0; R != reg::UpperDouble; ++R)
    P.Written.set(R);
  return P.HasWindow &&
         Summaries.returns(Code, At) == CalleeKnowledge::Answer::Yes;
}

RegisterSet ArgumentReads::branch(const FunctionCode &Code, unsigned At,
                                  Path P) {
  const InstructionWord &I = Code.Words[At];
  bool IsConditional = I.Condition == BranchCondition::Sometimes;
  read(I.Reads, P);
  Path Taken = P;
  bool HasSlot = At + 1 < Code.size();
  bool TakenExecutesSlot = IsConditional || !I.Annul;
  if (!HasSlot || (!I.Annul && !step(Code.Words[At + 1], P)) ||
      (TakenExecutesSlot && !step(Code.Words[At + 1], Taken)))
    return P.Read;
  RegisterSet OfTaken = Taken.Read, OfOther;
  if (I.Condition != BranchCondition::Never) {
    Expected<TransferTarget> T = transferTarget(Code, At);
    if (!T) {
      consumeError(T.takeError());
    } else if (T->TheKind == TransferTarget::Kind::Inside) {
      OfTaken = walk(Code, T->Word, Taken);
    } else {
      readByTailCallee(Code, At, Taken);
      OfTaken = Taken.Read;
    }
    if (!IsConditional)
      return OfTaken;
  }
  OfOther = walk(Code, uint64_t(At) + 2, P);
  return IsConditional ? OfTaken & OfOther : OfOther;
}

RegisterSet ArgumentReads::walk(const FunctionCode &Code, uint64_t At, Path P) {
  for (; At < Code.size() && *P.Budget; ++At) {
    --*P.Budget;
    const InstructionWord &I = Code.Words[At];
    switch (I.Op) {
    case WordOperation::Branch:
      return branch(Code, At, P);
    case WordOperation::Jump:
      read(I.Reads, P);
      if (I.Rd != reg::O7) {
        if (At + 1 < Code.size())
          step(Code.Words[At + 1], P);
        return P.Read;
      }
      [[fallthrough]];
    case WordOperation::Call:
      if (!call(Code, At, P))
        return P.Read;
      ++At;
      if (At + 1 < Code.size() &&
          Code.Words[At + 1].Op == WordOperation::Unimplemented)
        ++At;
      break;
    case WordOperation::Return:
      read(I.Reads, P);
      // The slot is executed in the caller's window.
      if (P.HasWindow && At + 1 < Code.size()) {
        leaveWindow(P);
        step(Code.Words[At + 1], P);
      }
      return P.Read;
    default:
      if (!step(I, P))
        return P.Read;
    }
  }
  return P.Read;
}
