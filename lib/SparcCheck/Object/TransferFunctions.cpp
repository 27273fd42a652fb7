//===- TransferFunctions.cpp - Abstract states of object code -------------===//

#include "Object/TransferFunctions.h"
#include "Object/RuleChecks.h"
#include "llvm/Support/MathExtras.h"

using namespace mincaml::sparc;
using namespace llvm;
using namespace mincaml;

/// The register sets that are joined by union.
static constexpr RegisterSet AbstractState::*SomePath[] = {
    &AbstractState::Clobbered, &AbstractState::DoubtfullyClobbered,
    &AbstractState::DoubtfullyUndefined, &AbstractState::Skipped};

bool AbstractStateLattice::join(AbstractState &Into,
                                const AbstractState &From) const {
  if (!From.IsReached)
    return false;
  if (!Into.IsReached) {
    Into = From;
    return true;
  }
  bool Changed = FlowStateLattice().join(Into, From);
  Changed |= joinValues(Into.Outer, From.Outer);
  auto Assign = [&](RegisterSet &Set, const RegisterSet &New) {
    Changed |= Set != New;
    Set = New;
  };
  for (auto Set : SomePath)
    Assign(Into.*Set, Into.*Set | From.*Set);
  for (auto [Set, Other] :
       zip_equal(Into.UndefinedWithin, From.UndefinedWithin))
    Assign(Set, Set | Other);
  Assign(Into.Never, Into.Never & From.Never);
  for (auto [Location, Other] : zip_equal(Into.Saved, From.Saved))
    if (Location && Location != Other) {
      Location.reset();
      Changed = true;
    }
  for (bool AbstractState::*Flag : {&AbstractState::MayLackStructureAddress,
                                    &AbstractState::MayHaveCalled}) {
    Changed |= From.*Flag && !(Into.*Flag);
    Into.*Flag |= From.*Flag;
  }
  return Changed;
}

//===- Transfer functions -------------------------------------------------===//

/// Returns the registers that are undefined at entry. Registers of arguments
/// and of static chains (%g2, in 64-bit code %g5), and those in which a program
/// may keep global values, are not among them.
static RegisterSet undefinedAtEntry(bool Is64) {
  return registerRange(Is64 ? reg::UpperDouble : reg::F0, reg::ICC - 1)
      .set(reg::G1);
}

AbstractState TransferFunctions::entryState() const {
  bool Is64 = Code.Program->architecture().Is64;
  AbstractState S(sparc::entryState(Is64));
  S.setUndefined(S.Undefined | (undefinedAtEntry(Is64) & ~PrivateArguments));
  if (!Code.Function->IsPart)
    return S;
  // The state at the jump from the other part of the function is unknown.
  for (unsigned R = 1; R != reg::NumIntegers; ++R)
    S.Registers[R] = RegisterValue::unknown();
  S.setDoubtful();
  S.Never.reset();
  S.Window = WindowDepth(WindowDepth::Conflict, /*IsDoubtful=*/true);
  // The jumps from the other part are checked against this row.
  if (const dwarf::UnwindRow *Row = Frames.row(Code.address(0)))
    describeEntry(*Row, Is64, S);
  return S;
}

//===- Values -------------------------------------------------------------===//

RegisterValue TransferFunctions::relocated(unsigned Index,
                                           const CodeRelocation &R,
                                           const AbstractState &State) const {
  const DecodedInstruction &I = Code.Instructions[Index];
  if (I.Op == DecodedOperation::Sethi)
    return RegisterValue::address(R.Base, R.BaseAddend, R.Type);
  return addLowPart(State.Registers[I.Rs1], R.Type, R.Base, R.BaseAddend,
                    Log2_64(Code.Program->baseAlignment(R.Base)));
}

RegisterValue TransferFunctions::result(unsigned Index,
                                        const AbstractState &State) const {
  const DecodedInstruction &I = Code.Instructions[Index];
  if (const CodeRelocation *R = Code.relocation(Index))
    return relocated(Index, *R, State);
  const RegisterValue First = State.Registers[I.Rs1],
                      Second = secondOperand(Index, State);
  switch (I.Op) {
  case DecodedOperation::Sethi:
    return Arithmetic.number(I.Immediate);
  case DecodedOperation::Add:
  case DecodedOperation::Save:
  case DecodedOperation::Restore:
    return Arithmetic.add(First, Second);
  case DecodedOperation::Sub:
    return Arithmetic.subtract(First, Second);
  case DecodedOperation::And:
    return Arithmetic.bitwise(BitOperation::And, First, Second);
  case DecodedOperation::Or:
    return Arithmetic.bitwise(BitOperation::Or, First, Second);
  case DecodedOperation::Xor:
    return Arithmetic.bitwise(BitOperation::Xor, First, Second);
  case DecodedOperation::ShiftLeft:
    return Arithmetic.shiftLeft(First, Second);
  case DecodedOperation::ShiftRight:
    return Arithmetic.shiftRight(First, Second, (I.Word >> 12) & 1);
  case DecodedOperation::ConditionalMove: {
    RegisterValue Either = State.Registers[I.Rd];
    join(Either, Second);
    return Either;
  }
  default:
    return RegisterValue::unknown();
  }
}

//===- Windows ------------------------------------------------------------===//

static void reuseArgumentArea(AbstractState &State) {
  State.ArgumentArea.reuse();
  State.MayHaveCalled = false;
}

void TransferFunctions::saveWindow(AbstractState &State) const {
  auto &R = State.Registers;
  bool IsFirst = State.Window.is(0);
  State.Saved.fill(std::nullopt);
  State.ReturnAddressSlot.reset();
  for (unsigned K = 0; K != 16; ++K)
    State.Outer[K] = IsFirst ? R[reg::L0 + K] : RegisterValue::unknown();
  std::copy_n(&R[reg::O0], 8, &R[reg::I0]);
  std::fill_n(&R[reg::O0], 16, RegisterValue::unknown());
  State.forEachSet([](RegisterSet &Set) {
    for (unsigned K = 0; K != 8; ++K)
      Set[reg::I0 + K] = Set[reg::O0 + K];
  });
  State.setUndefined(registerRange(reg::O0, reg::I0 - 1));
  reuseArgumentArea(State);
  State.MayLackStructureAddress = !Code.Program->architecture().Is64;
  State.Window.save();
}

void TransferFunctions::restoreWindow(AbstractState &State) const {
  auto &R = State.Registers;
  for (unsigned K = 0; K != 8; ++K)
    R[reg::O0 + K] = R[reg::I0 + K];
  for (unsigned K = 0; K != 16; ++K) {
    R[reg::L0 + K] =
        State.Window.is(1) ? State.Outer[K] : RegisterValue::unknown();
    State.Outer[K] = RegisterValue::unknown();
  }
  State.forEachSet([](RegisterSet &Set) {
    for (unsigned K = 0; K != 8; ++K)
      Set[reg::O0 + K] = Set[reg::I0 + K];
  });
  State.setDefined(registerRange(reg::L0, reg::I7));
  State.MayLackStructureAddress = false;
  reuseArgumentArea(State);
  State.Window.restore();
}

std::optional<int64_t>
TransferFunctions::offsetFromStackPointer(unsigned Index,
                                          const RegisterValue &Address,
                                          const AbstractState &State) const {
  const DecodedInstruction &I = Code.Instructions[Index];
  int64_t Bias = StackFrame(Code.Program->architecture().Is64).Bias;
  if (I.Rs1 == reg::SP && I.HasImmediate)
    return I.Immediate - Bias;
  const RegisterValue &StackPointer = State.Registers[reg::SP];
  if (std::optional<int64_t> Distance = distance(Address, StackPointer);
      Distance && StackPointer.isStack())
    return *Distance - Bias;
  return std::nullopt;
}

/// Models a store. A store to an unknown address changes nothing. That keeps
/// the transfer function monotone: a lower state knows more addresses, and more
/// can be concluded from it.
void TransferFunctions::store(unsigned Index, AbstractState &State) const {
  const DecodedInstruction &I = Code.Instructions[Index];
  StackFrame Frame(Code.Program->architecture().Is64);
  RegisterValue Address = address(Index, State);
  std::optional<int64_t> Offset = offsetFromStackPointer(Index, Address, State);
  int64_t Word = StackFrame::StructureAddress;
  if (Offset && *Offset <= Word && *Offset + I.AccessSize >= Word + 4)
    State.MayLackStructureAddress = false;
  std::optional<OutgoingArgumentArea::Distance> AtCalls =
      State.ArgumentArea.distanceOf(Address, Offset, Frame.Bias);
  if (AtCalls && Frame.isInArgumentArea(AtCalls->Bytes))
    reuseArgumentArea(State);
}

/// Returns a value for a stack pointer of which only the residue is known: a
/// new base for the addresses that are computed from the stack pointer.
RegisterValue TransferFunctions::newStackPointer(unsigned Index,
                                                 const RegisterValue &Residue,
                                                 AbstractState &State) const {
  State.forgetDynamicStack(Index);
  for (RegisterValue &Old : State.Outer)
    Old.forgetDynamicStack(Index);
  return RegisterValue::dynamicStack(Index, Residue);
}

//===- Steps --------------------------------------------------------------===//

void TransferFunctions::call(unsigned Index, AbstractState &State) const {
  RegisterSet Clobbered = Callees.clobbered(Code, Index);
  State.setClobbered(Clobbered);
  RegisterSet Results = Callees.results(Code, Index);
  State.setDefined(Results);
  forEachInteger(Clobbered | Results, [&](unsigned R) {
    State.Registers[R] = RegisterValue::unknown();
  });
  State.Registers[reg::O7] = RegisterValue::callSite();
  if (!callsPCThunk(Code, Index)) {
    State.MayHaveCalled = true;
    State.ArgumentArea.call(State.Registers[reg::SP]);
    const StackFrame Frame(Code.Program->architecture().Is64);
    State.forgetReturnAddressBelow(Frame.Bias + Frame.Minimum, Frame.Bias != 0);
    forgetSavedBelow(Frame.Minimum, State, Frame.Bias != 0);
  }
  State.endDistances();
}

void TransferFunctions::execute(const Step &S, AbstractState &State) const {
  if (S.TheKind == Step::Kind::Callee)
    return call(S.Index, State);
  const DecodedInstruction &I = Code.Instructions[S.Index];
  State.stepDistances();
  if (I.Op == DecodedOperation::FloatCompare)
    State.SinceFloatCompare.start();
  else if (I.Op == DecodedOperation::WriteY)
    State.SinceYWrite.start();

  RegisterValue Result;
  if (I.Op == DecodedOperation::Save || I.Op == DecodedOperation::Restore) {
    Result = result(S.Index, State);
    I.Op == DecodedOperation::Save ? saveWindow(State) : restoreWindow(State);
  } else if (I.Op == DecodedOperation::Return) {
    restoreWindow(State);
  } else if (I.Op == DecodedOperation::Call ||
             (I.Op == DecodedOperation::Jump && I.Rd == reg::O7)) {
    Result = RegisterValue::callSite();
  } else if (I.Op == DecodedOperation::Trap) {
    // A system call returns its results and, in %icc, whether it has failed.
    RegisterSet Results;
    Results.set(reg::O0).set(reg::O0 + 1).set(reg::ICC);
    State.setDefined(Results);
    State.Registers[reg::O0] = State.Registers[reg::O0 + 1] =
        RegisterValue::unknown();
    return;
  } else {
    Result = result(S.Index, State);
  }
  if (I.Op == DecodedOperation::Store)
    store(S.Index, State);
  RegisterSet Restored;
  bool ReadsReturnAddress = false;
  if (I.isMemoryAccess() && State.Window.is(0)) {
    bool Is64 = Code.Program->architecture().Is64;
    RegisterValue Address = address(S.Index, State);
    if (I.Op == DecodedOperation::Load) {
      Restored = restoredFromFlatFrame(I, Address, State, Is64);
      ReadsReturnAddress = !I.IsFloatData && State.readsReturnAddress(
                                                 Address, I.AccessSize, Is64);
    } else {
      storeInFlatFrame(I, Address, State, Is64);
      State.storeToStack(Address, I.AccessSize,
                         !I.IsFloatData && State.Registers[I.Rd] ==
                                               RegisterValue::initial(reg::O7),
                         Is64);
    }
  }
  if (I.Writes.none())
    return;
  State.setDefined(I.Writes);
  if (I.isMemoryAccess())
    Result = ReadsReturnAddress ? RegisterValue::initial(reg::O7)
                                : RegisterValue::unknown();
  if (I.Writes.test(reg::SP) &&
      Result.TheKind == RegisterValue::Kind::StackResidue)
    Result = newStackPointer(S.Index, Result, State);
  forEachInteger(I.Writes, [&](unsigned R) {
    State.Registers[R] = Restored.test(R) ? RegisterValue::initial(R) : Result;
  });
  if (I.Writes.test(reg::SP)) {
    const bool Is64 = Code.Program->architecture().Is64;
    State.forgetReturnAddressBelow(StackFrame(Is64).Bias, Is64);
    forgetSavedBelow(0, State, Is64);
    if (I.Op == DecodedOperation::Save || I.Op == DecodedOperation::Restore)
      return;
    State.ArgumentArea.changeStackPointer();
    // The memory at %sp+64 is another word now.
    State.MayLackStructureAddress = !Is64;
  }
}

//===- The data-flow problem ----------------------------------------------===//

bool mincaml::sparc::isDoubtfulEdge(const StateGraph &Nodes,
                                    dataflow::Node From, dataflow::Node To) {
  const CodeBlock &B = *Nodes.block(From);
  return B.DoubtOfEdges == CodeBlock::Doubt::Everywhere ||
         (B.DoubtOfEdges == CodeBlock::Doubt::AtJoins &&
          Nodes.predecessors(To).size() > 1);
}

bool StateProblem::flow(dataflow::Node From, dataflow::Node To,
                        AbstractState &State) const {
  const CodeBlock *B = Nodes.block(From);
  if (!B || To == Nodes.exit())
    return true;
  if (B->Successors.size() > 1)
    State.passBranch();
  // On this edge, the slot is annulled.
  if (B->AnnulledSlot && (B->Successors.size() == 1 ||
                          Nodes.block(To)->Number != B->Successors[0]->Number))
    // Never is not used here, because it shrinks as the state grows, and the
    // transfer function must be monotone.
    State.Skipped |= Code.Instructions[*B->AnnulledSlot].Writes &
                     (State.Undefined | State.Clobbered);
  if (isDoubtfulEdge(Nodes, From, To))
    State.setDoubtful();
  return true;
}
