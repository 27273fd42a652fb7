//===- TransferFunctions.cpp - What instructions do to abstract states ----===//

#include "AbstractState.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace mincaml::sparc;
using namespace llvm;

unsigned mincaml::sparc::highPartOf(unsigned LowRelocation) {
  switch (LowRelocation) {
  case ELF::R_SPARC_LO10:
  case ELF::R_SPARC_OLO10:
    return ELF::R_SPARC_HI22; // Or LM22.
  case ELF::R_SPARC_HM10:
    return ELF::R_SPARC_HH22;
  case ELF::R_SPARC_M44:
    return ELF::R_SPARC_H44;
  case ELF::R_SPARC_L44:
    return Upper44;
  case ELF::R_SPARC_LOX10:
    return ELF::R_SPARC_HIX22;
  case ELF::R_SPARC_LOPLT10:
    return ELF::R_SPARC_HIPLT22;
  case ELF::R_SPARC_PC10:
    return ELF::R_SPARC_PC22;
  case ELF::R_SPARC_PCPLT10:
    return ELF::R_SPARC_PCPLT22;
  case ELF::R_SPARC_PC_HM10:
    return ELF::R_SPARC_PC_HH22;
  case ELF::R_SPARC_GOT10:
    return ELF::R_SPARC_GOT22;
  case ELF::R_SPARC_TLS_GD_LO10:
    return ELF::R_SPARC_TLS_GD_HI22;
  case ELF::R_SPARC_TLS_LDM_LO10:
    return ELF::R_SPARC_TLS_LDM_HI22;
  case ELF::R_SPARC_TLS_LDO_LOX10:
    return ELF::R_SPARC_TLS_LDO_HIX22;
  case ELF::R_SPARC_TLS_IE_LO10:
    return ELF::R_SPARC_TLS_IE_HI22;
  case ELF::R_SPARC_TLS_LE_LOX10:
    return ELF::R_SPARC_TLS_LE_HIX22;
  case ELF::R_SPARC_GOTDATA_LOX10:
    return ELF::R_SPARC_GOTDATA_HIX22;
  case ELF::R_SPARC_GOTDATA_OP_LOX10:
    return ELF::R_SPARC_GOTDATA_OP_HIX22;
  default:
    return 0;
  }
}

bool mincaml::sparc::isRelativeToPlace(unsigned Relocation) {
  switch (Relocation) {
  case ELF::R_SPARC_PC10:
  case ELF::R_SPARC_PC22:
  case ELF::R_SPARC_PCPLT10:
  case ELF::R_SPARC_PCPLT22:
  case ELF::R_SPARC_PC_HM10:
  case ELF::R_SPARC_PC_HH22:
  case ELF::R_SPARC_PC_LM22:
    return true;
  default:
    return false;
  }
}

AbstractState AbstractMachine::entryState() const {
  AbstractState S;
  S.IsReached = true;
  S.Registers[0] = AbstractValue::constant(0);
  for (unsigned R = 1; R != 32; ++R)
    S.Registers[R] = AbstractValue::initial(R);
  for (unsigned R = reg::ICC; R != reg::Count; ++R)
    S.setNothing(R, /*ByCall=*/false);
  if (!Code.Function->IsPart)
    return S;
  // Whatever the other part of the function has left.
  for (unsigned R = 1; R != reg::NumIntegers; ++R)
    S.Registers[R] = AbstractValue::any();
  S.Undefined.reset();
  S.Never.reset();
  S.Depth = AbstractState::Conflict;
  S.IsDepthDoubtful = true;
  return S;
}

/// Registers of 32-bit code hold 32 bits.
AbstractValue AbstractMachine::number(int64_t N) const {
  return AbstractValue::constant(Level.is64() ? N : SignExtend64<32>(N));
}

unsigned AbstractMachine::alignment(const AbstractValue &V) const {
  auto ZeroBits = [](int64_t N) -> unsigned {
    return N ? countr_zero(uint64_t(N)) : 63;
  };
  switch (V.TheKind) {
  case AbstractValue::Kind::Any:
    return V.Alignment;
  case AbstractValue::Kind::Constant:
    return ZeroBits(V.Number);
  case AbstractValue::Kind::Initial:
    if (V.Register != reg::SP)
      return 0;
    // 2047 below a multiple of 16, or a multiple of 8.
    return Level.is64() ? std::min(4u, ZeroBits(V.Number + 1))
                        : std::min(3u, ZeroBits(V.Number));
  case AbstractValue::Kind::CallSite:
    return 2;
  case AbstractValue::Kind::Address: {
    if (V.Part != WholeAddress)
      return 0;
    return std::min(ZeroBits(Code.Program->baseAlignment(V.Symbol)),
                    ZeroBits(V.Number));
  }
  }
  return 0;
}

AbstractValue AbstractMachine::negate(const AbstractValue &A) const {
  return A.isConstant() ? number(-uint64_t(A.Number))
                        : AbstractValue::any(alignment(A));
}

AbstractValue AbstractMachine::add(const AbstractValue &A,
                                   const AbstractValue &B) const {
  if (B.isConstant() && !A.isConstant())
    return add(B, A);
  if (A.isConstant()) {
    AbstractValue Sum = B;
    switch (B.TheKind) {
    case AbstractValue::Kind::Constant:
      return number(uint64_t(A.Number) + uint64_t(B.Number));
    case AbstractValue::Kind::Address:
      if (A.Number == 0)
        return B;
      if (B.Part != WholeAddress)
        break;
      [[fallthrough]];
    case AbstractValue::Kind::Initial:
      Sum.Number = number(uint64_t(B.Number) + uint64_t(A.Number)).Number;
      return Sum;
    default:
      if (A.Number == 0)
        return B;
      break;
    }
  }
  // The upper half and the second quarter of an address of 64 bits.
  for (auto [X, Y] : {std::pair(&A, &B), std::pair(&B, &A)})
    if (X->isAddress() && X->Part == Upper64 && Y->isAddress() &&
        Y->Part == ELF::R_SPARC_LM22 && X->Symbol == Y->Symbol)
      return *Y;
  return AbstractValue::any(std::min(alignment(A), alignment(B)));
}

AbstractValue AbstractMachine::bitOperation(WordOperation Op,
                                            const AbstractValue &A,
                                            const AbstractValue &B) const {
  if (A.isConstant() && B.isConstant()) {
    uint64_t X = A.Number, Y = B.Number;
    return number(Op == WordOperation::And  ? X & Y
                  : Op == WordOperation::Or ? X | Y
                                            : X ^ Y);
  }
  if (Op == WordOperation::And)
    return AbstractValue::any(std::max(alignment(A), alignment(B)));
  if (A.isConstant() && A.Number == 0)
    return B;
  if (B.isConstant() && B.Number == 0)
    return A;
  if (Op == WordOperation::Or) {
    AbstractValue Sum = add(A, B); // The parts of an address.
    if (Sum.isAddress())
      return Sum;
  }
  return AbstractValue::any(std::min(alignment(A), alignment(B)));
}

AbstractValue AbstractMachine::shiftLeft(const AbstractValue &A,
                                         const AbstractValue &B) const {
  if (!B.isConstant())
    return AbstractValue::any(alignment(A));
  unsigned Count = B.Number & (Level.is64() ? 63 : 31);
  if (A.isConstant())
    return number(uint64_t(A.Number) << Count);
  if (A.isAddress()) {
    AbstractValue Upper = A;
    if ((A.Part == ELF::R_SPARC_M44 && Count == 12) ||
        (A.Part == ELF::R_SPARC_H34 && Count == 2))
      Upper.Part = Upper44;
    else if (A.Part == ELF::R_SPARC_HM10 && Count == 32)
      Upper.Part = Upper64;
    else
      return AbstractValue::any();
    return Upper;
  }
  return AbstractValue::any(std::min(63u, alignment(A) + Count));
}

AbstractValue AbstractMachine::relocated(unsigned Index,
                                         const CodeRelocation &R,
                                         const AbstractState &State) const {
  const InstructionWord &I = Code.Words[Index];
  AbstractValue V;
  V.TheKind = AbstractValue::Kind::Address;
  V.Symbol = R.Base;
  V.Number = R.BaseAddend;
  if (I.Op == WordOperation::Sethi) {
    V.Part = R.Type;
    return V;
  }
  unsigned High = highPartOf(R.Type);
  const AbstractValue &Base = State.Registers[I.Rs1];
  bool Fits = High && Base.isAddress() && Base.Symbol == R.Base &&
              (Base.Part == High ||
               (High == ELF::R_SPARC_HI22 && Base.Part == ELF::R_SPARC_LM22));
  if (!Fits)
    return AbstractValue::any();
  switch (R.Type) {
  case ELF::R_SPARC_LO10:
  case ELF::R_SPARC_L44:
    V.Part = WholeAddress;
    return V;
  case ELF::R_SPARC_HM10:
  case ELF::R_SPARC_M44:
    V.Part = R.Type;
    return V;
  default: // An offset or an address in a table.
    return AbstractValue::any();
  }
}

AbstractValue AbstractMachine::second(unsigned Index,
                                      const AbstractState &State) const {
  const InstructionWord &I = Code.Words[Index];
  return I.HasImmediate ? number(I.Immediate) : State.Registers[I.Rs2];
}

AbstractValue AbstractMachine::address(unsigned Index,
                                       const AbstractState &State) const {
  const InstructionWord &I = Code.Words[Index];
  if (const CodeRelocation *R = Code.relocation(Index))
    return relocated(Index, *R, State);
  return add(State.Registers[I.Rs1], second(Index, State));
}

AbstractValue AbstractMachine::result(unsigned Index,
                                      const AbstractState &State) const {
  const InstructionWord &I = Code.Words[Index];
  if (const CodeRelocation *R = Code.relocation(Index))
    return relocated(Index, *R, State);
  const AbstractValue &First = State.Registers[I.Rs1];
  switch (I.Op) {
  case WordOperation::Sethi:
    return number(I.Immediate);
  case WordOperation::Add:
  case WordOperation::Save:
  case WordOperation::Restore:
    return add(First, second(Index, State));
  case WordOperation::Sub: {
    AbstractValue B = second(Index, State);
    // The difference of two places of the frame.
    if (First.TheKind == AbstractValue::Kind::Initial &&
        B.isInitial(First.Register))
      return number(First.Number - B.Number);
    return add(First, negate(B));
  }
  case WordOperation::And:
  case WordOperation::Or:
  case WordOperation::Xor:
    return bitOperation(I.Op, First, second(Index, State));
  case WordOperation::ShiftLeft:
    return shiftLeft(First, second(Index, State));
  default:
    return AbstractValue::any();
  }
}

static RegisterSet registers(unsigned First, unsigned Count) {
  RegisterSet Set;
  for (unsigned R = First; R != First + Count; ++R)
    Set.set(R);
  return Set;
}

/// Calls Visit for each of the sets that go with the registers.
template <typename Function>
static void forEachSet(AbstractState &State, Function Visit) {
  for (RegisterSet *Set :
       {&State.Destroyed, &State.DoubtfullyDestroyed, &State.Undefined,
        &State.DoubtfullyUndefined, &State.Never, &State.Skipped})
    Visit(*Set);
}

void AbstractMachine::saveWindow(AbstractState &State) const {
  auto &R = State.Registers;
  bool IsFirst = State.hasDepth(0);
  for (unsigned K = 0; K != 16; ++K)
    State.Outer[K] = IsFirst ? R[reg::L0 + K] : AbstractValue::any();
  for (unsigned K = 0; K != 8; ++K) {
    R[reg::I0 + K] = R[reg::O0 + K];
    R[reg::L0 + K] = R[reg::O0 + K] = AbstractValue::any();
  }
  forEachSet(State, [](RegisterSet &Set) {
    for (unsigned K = 0; K != 8; ++K)
      Set[reg::I0 + K] = Set[reg::O0 + K];
  });
  for (unsigned K = 0; K != 8; ++K) {
    State.setNothing(reg::L0 + K, /*ByCall=*/false);
    State.setNothing(reg::O0 + K, /*ByCall=*/false);
  }
  if (State.Depth < AbstractState::Conflict - 1)
    ++State.Depth;
}

void AbstractMachine::restoreWindow(AbstractState &State) const {
  auto &R = State.Registers;
  for (unsigned K = 0; K != 8; ++K)
    R[reg::O0 + K] = R[reg::I0 + K];
  for (unsigned K = 0; K != 16; ++K) {
    R[reg::L0 + K] = State.hasDepth(1) ? State.Outer[K] : AbstractValue::any();
    State.Outer[K] = AbstractValue::any();
  }
  forEachSet(State, [](RegisterSet &Set) {
    for (unsigned K = 0; K != 8; ++K)
      Set[reg::O0 + K] = Set[reg::I0 + K];
  });
  State.setDefined(registers(reg::L0, 16));
  if (State.Depth == 0)
    State.Depth = AbstractState::Conflict;
  else if (State.Depth != AbstractState::Conflict)
    --State.Depth;
}

void AbstractMachine::call(unsigned Index, AbstractState &State) const {
  RegisterSet Destroyed = Callees.destroyed(Code, Index);
  for (unsigned R = 0; R != reg::Count; ++R)
    if (Destroyed.test(R)) {
      State.setNothing(R, /*ByCall=*/true);
      if (R < 32)
        State.Registers[R] = AbstractValue::any();
    }
  RegisterSet Results = Callees.results(Code, Index);
  State.setDefined(Results);
  for (unsigned R = 0; R != 32; ++R)
    if (Results.test(R))
      State.Registers[R] = AbstractValue::any();
  State.Registers[reg::O7] = AbstractValue::callSite();
  State.SinceFloatCompare = State.SinceYWrite = AbstractState::FarAway;
}

void AbstractMachine::execute(const Step &S, AbstractState &State) const {
  if (S.TheKind == Step::Kind::Callee)
    return call(S.Index, State);
  const InstructionWord &I = Code.Words[S.Index];
  auto Later = [](uint8_t &Distance) {
    Distance = std::min<uint8_t>(Distance + 1, AbstractState::FarAway);
  };
  Later(State.SinceFloatCompare);
  Later(State.SinceYWrite);
  if (I.Op == WordOperation::FloatCompare)
    State.SinceFloatCompare = 0;
  else if (I.Op == WordOperation::WriteY)
    State.SinceYWrite = 0;

  AbstractValue Value;
  if (I.Op == WordOperation::Save || I.Op == WordOperation::Restore) {
    Value = result(S.Index, State);
    I.Op == WordOperation::Save ? saveWindow(State) : restoreWindow(State);
  } else if (I.Op == WordOperation::Return) {
    restoreWindow(State);
  } else if (I.Op == WordOperation::Call ||
             (I.Op == WordOperation::Jump && I.Rd == reg::O7)) {
    Value = AbstractValue::callSite();
  } else if (I.Op == WordOperation::Trap) {
    // System calls give their results and whether they failed.
    RegisterSet Results = registers(reg::O0, 2);
    Results.set(reg::ICC);
    State.setDefined(Results);
    State.Registers[reg::O0] = State.Registers[reg::O0 + 1] =
        AbstractValue::any();
    return;
  } else {
    Value = result(S.Index, State);
  }
  if (I.Writes.none())
    return;
  State.setDefined(I.Writes);
  for (unsigned R = 1; R != 32; ++R)
    if (I.Writes.test(R))
      State.Registers[R] = I.isMemoryAccess() ? AbstractValue::any() : Value;
}
