//===- Allocator.cpp - The walk over a block ------------------------------===//

#include "Allocator.h"
#include "Operands.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstrBundle.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace llvm;
using namespace mincaml::regalloc;

Allocator::Allocator(MachineFunction &MF, const Analyses &A,
                     const AllocationPolicy &Policy)
    : MF(MF), MRI(MF.getRegInfo()), TRI(*MF.getSubtarget().getRegisterInfo()),
      TII(*MF.getSubtarget().getInstrInfo()), LIS(A.LIS), Loops(A.Loops),
      Frequencies(A.Frequencies), Probabilities(A.Probabilities),
      Remarks(A.Remarks), Policy(Policy), Physical(A.LIS, TRI),
      Uses(MF, A.LIS, A.Loops, A.Frequencies),
      Pressure(MF, A.LIS, A.Loops, A.Frequencies),
      State(TRI, MRI.getNumVirtRegs()) {
  Classes.runOnMachineFunction(MF);
  const unsigned Values = MRI.getNumVirtRegs(), Blocks = MF.getNumBlockIDs();
  Plans.resize(Blocks);
  Entries.resize(Blocks);
  Ends.resize(Blocks);
  Planned.resize(Blocks);
  AllInMemory.resize(Blocks);
  JumpResults.resize(Blocks);
  SavedJoins.resize(Blocks);
  SavedAtStart.resize(Blocks);
  LastRegister.resize(Values);
  LeftBecause.assign(Values, Reason::Pressure);
  Restored.resize(Values);
  HasSavedDefinition.resize(Values);
  StackSlots.assign(Values, -1);
  UsedBy.assign(Values, 0);
  DefinedBy.assign(Values, 0);
  UnitReadBy.assign(TRI.getNumRegUnits(), 0);

  for (MachineBasicBlock *MBB : ReversePostOrderTraversal(&MF))
    Order.push_back(MBB);
  // What is never executed has virtual registers all the same.
  BitVector Reached(Blocks);
  for (MachineBasicBlock *MBB : Order)
    Reached.set(MBB->getNumber());
  for (MachineBasicBlock &MBB : MF)
    if (!Reached.test(MBB.getNumber()))
      Order.push_back(&MBB);
}

bool Allocator::plan() {
  prepareSpilling();
  findUndefined();
  collectCopies();
  findRigidEdges();
  for (MachineBasicBlock *MBB : Order) {
    planBlock(*MBB);
    if (Failure)
      return false;
  }
  // On edges no instruction has a say.
  ++Serial;
  dropDeadEntries();
  for (MachineBasicBlock *MBB : Order)
    for (MachineBasicBlock *Successor : MBB->successors())
      planEdge(*MBB, *Successor);
  return !Failure;
}

void Allocator::planBlock(MachineBasicBlock &MBB) {
  Block = &MBB;
  const unsigned Number = MBB.getNumber();
  Instructions.clear();
  Indexes.clear();
  SlotIndex Last = LIS.getMBBStartIdx(&MBB);
  for (MachineInstr &MI : MBB) {
    if (!MI.isDebugOrPseudoInstr())
      Last = indexOf(MI);
    Instructions.push_back(&MI);
    Indexes.push_back(Last);
  }
  Forgotten.assign(Instructions.size(), {});
  Checkpoints.resize(Instructions.size());
  Budget = backtrackingBudget(Instructions.size());

  State.reset();
  Position = 0;
  Here = LIS.getMBBStartIdx(&MBB);
  ++Serial;
  for (const Residence &R : Entries[Number] = entryShape(MBB))
    State.assign(R.Value, R.Register, R.Saved);
  saveForPads();
  std::vector<Action> &Actions = Plans[Number].Actions;
  for (unsigned Next = 0; Next < Instructions.size();) {
    Redo.reset();
    Checkpoints[Next] = {State.checkpoint(), Actions.size(),
                         OperandRegisters.size()};
    planInstruction(Next);
    if (Failure)
      return;
    if (!Redo) {
      ++Next;
      continue;
    }
    // Backtracking: as if the attempt had not been.
    ++Statistics.Backtracks;
    Statistics.Replanned += Next - *Redo;
    Budget -= std::min<size_t>(Budget, Next - *Redo + 1);
    const Checkpoint &Back = Checkpoints[*Redo];
    State.rollback(Back.State);
    Actions.resize(Back.Actions);
    OperandRegisters.resize(Back.OperandRegisters);
    Next = *Redo;
  }
  Planned.set(Number);
  Shape &End = Ends[Number];
  const SlotIndex Behind = LIS.getMBBEndIdx(&MBB).getPrevSlot();
  for (Register Value : State.values())
    End.push_back({Value, State.registerOf(Value), isSaved(Value, Behind)});
}

Allocator::Operands Allocator::collectOperands(MachineInstr &MI,
                                               SlotIndex Index) {
  Operands Ops(MI, Index);
  for (const MachineOperand &MO : const_mi_bundle_ops(MI)) {
    if (MO.isRegMask())
      Masks.push_back(MO.getRegMask());
    if (!MO.isReg() || !MO.getReg())
      continue;
    const Register Value = MO.getReg();
    if (Value.isPhysical()) {
      if (MO.isDef())
        Ops.Fixed.push_back({Value.asMCReg(), MO.isEarlyClobber()});
      continue;
    }
    if (MO.readsReg() && UsedBy[Value.virtRegIndex()] != Serial) {
      UsedBy[Value.virtRegIndex()] = Serial;
      Ops.Uses.push_back(Value);
    }
    if (!MO.isDef())
      continue;
    auto *Known = find_if(Ops.Definitions, [&](const Operands::Definition &D) {
      return D.Value == Value;
    });
    if (Known == Ops.Definitions.end())
      Known = Ops.Definitions.insert(
          Known, Operands::Definition{Value, false, false, false});
    Known->EarlyClobber |= MO.isEarlyClobber();
    // The old value is part of the new, or the instruction overwrites it.
    Known->Keeps |= MO.isTied() || MO.readsReg();
  }
  for (Operands::Definition &D : Ops.Definitions) {
    D.Keeps &= UsedBy[D.Value.virtRegIndex()] == Serial;
    D.IsDead = LIS.getInterval(D.Value).Query(Index).isDeadDef();
  }
  sortByChoice(Ops);
  return Ops;
}

void Allocator::sortByChoice(Operands &Ops) const {
  auto ByChoice = [&](Register A, Register B) {
    const size_t ChoiceA = orderFor(A).size(), ChoiceB = orderFor(B).size();
    return ChoiceA != ChoiceB ? ChoiceA < ChoiceB : A.id() < B.id();
  };
  sort(Ops.Uses, ByChoice);
  sort(Ops.Definitions,
       [&](const Operands::Definition &A, const Operands::Definition &B) {
         if (A.Keeps != B.Keeps)
           return A.Keeps;
         if (A.EarlyClobber != B.EarlyClobber)
           return A.EarlyClobber;
         return ByChoice(A.Value, B.Value);
       });
}

void Allocator::planInstruction(unsigned At) {
  Position = At;
  Here = Indexes[At];
  Masks.clear();
  ++Serial;
  for (const Leaving &L : Forgotten[At])
    if (State.registerOf(L.Value))
      leave(L.Value, L.Why);
  MachineInstr &MI = *Instructions[At];
  if (MI.isDebugOrPseudoInstr())
    return planDebugInstruction(MI);
  if (MI.isImplicitDef() &&
      isUndefined(MI.getOperand(0).getReg(), Here.getRegSlot()))
    return;

  const Operands Ops = collectOperands(MI, Here);
  bringIntoRegisters(Ops);
  if (isStopped())
    return;
  reserveEarlyResults(Ops);
  if (isStopped())
    return;
  SmallVector<Register, 4> Lost = clearDestroyed(Ops);
  if (isStopped())
    return;
  const size_t First = OperandRegisters.size();
  recordUses(Ops);
  // What is read for the last time makes room for what is defined.
  for (Register Value : Ops.Uses)
    if (!Ops.keeps(Value) && LIS.getInterval(Value).Query(Here).isKill())
      State.release(Value);
  for (Register Value : Lost)
    State.release(Value);
  defineResults(Ops);
  if (isStopped())
    return;
  recordDefinitions(Ops, First);
  for (const Operands::Definition &D : Ops.Definitions)
    if (D.IsDead)
      State.release(D.Value);
  if (SpreadAt == Serial)
    leaveForeignRegisters(Ops);
  Action A{Action::Instruction};
  A.MI = &MI;
  A.FirstOperand = First;
  Plans[Block->getNumber()].Actions.push_back(A);
}

bool Allocator::bringIntoRegister(const Operands &Ops, Register Value) {
  if (State.registerOf(Value))
    return true;
  const SlotIndex Until =
      Ops.keeps(Value) ? Here.getDeadSlot() : Here.getRegSlot();
  MCRegister To = allocate({Value, Request::Use, Here.getBaseIndex(), Until});
  if (!To || isStopped())
    return false;
  restore(Value, To, LeftBecause[Value.virtRegIndex()]);
  return true;
}

void Allocator::bringIntoRegisters(const Operands &Ops) {
  for (Register Value : Ops.Uses)
    if (!bringIntoRegister(Ops, Value))
      return spread(Ops, Value);
}

SmallVector<Register, 4> Allocator::earlyResults(const Operands &Ops) const {
  SmallVector<Register, 4> Result;
  for (const Operands::Definition &D : Ops.Definitions)
    if (D.EarlyClobber && !D.Keeps && UsedBy[D.Value.virtRegIndex()] != Serial)
      Result.push_back(D.Value);
  return Result;
}

bool Allocator::reserveEarlyResult(Register Value) {
  const unsigned Index = Value.virtRegIndex();
  if (DefinedBy[Index] == Serial)
    return true;
  State.release(Value);
  MCRegister To = allocate({Value, Request::EarlyDefinition,
                            Here.getRegSlot(true), Here.getDeadSlot()});
  if (!To || isStopped())
    return false;
  DefinedBy[Index] = Serial;
  State.assign(Value, To, /*Saved=*/false);
  return true;
}

void Allocator::reserveEarlyResults(const Operands &Ops) {
  for (Register Value : earlyResults(Ops))
    if (!reserveEarlyResult(Value))
      return spread(Ops, Value);
}

void Allocator::spread(const Operands &Original, Register Value) {
  if (isStopped())
    return;
  if (SpreadAt == Serial)
    return giveUp(Value, "its operands do not fit into registers");
  SpreadAt = Serial;
  // From here on there may be more to choose from.
  Operands Ops = Original;
  sortByChoice(Ops);
  for (Register Other : Ops.Uses)
    if (State.registerOf(Other))
      leave(Other, Reason::Pressure);
  const SmallVector<Register, 4> Results = earlyResults(Ops);
  for (Register Result : Results) {
    State.release(Result);
    DefinedBy[Result.virtRegIndex()] = 0;
  }
  // Results and operands are sorted by how many registers they can have.
  ArrayRef<Register> Uses = Ops.Uses;
  for (Register Result : Results) {
    while (!Uses.empty() &&
           orderFor(Uses.front()).size() < orderFor(Result).size()) {
      if (!bringIntoRegister(Ops, Uses.front()))
        return spread(Ops, Uses.front());
      Uses = Uses.drop_front();
    }
    if (!reserveEarlyResult(Result))
      return spread(Ops, Result);
  }
  bringIntoRegisters(Ops);
}

void Allocator::leaveForeignRegisters(const Operands &Ops) {
  auto IsForeign = [&](Register Value) {
    const MCRegister There = State.registerOf(Value);
    return There && !MRI.getRegClass(Value)->contains(There);
  };
  for (const Operands::Definition &D : Ops.Definitions) {
    if (!IsForeign(D.Value))
      continue;
    if (!isRematerializable(D.Value))
      saveDefinition(D.Value, LIS.getInterval(D.Value).Query(Here).valueOut(),
                     Reason::Pressure);
    LeftBecause[D.Value.virtRegIndex()] = Reason::Pressure;
    State.release(D.Value);
  }
  for (Register Value : Ops.Uses)
    if (IsForeign(Value))
      leave(Value, Reason::Pressure);
}

bool Allocator::copiesToItself(const MachineInstr &MI, Register Value) const {
  if (!MI.isCopy() || MI.isBundled() || MI.getNumOperands() > 2)
    return false;
  const MachineOperand &To = MI.getOperand(0), &From = MI.getOperand(1);
  if (From.getReg() != Value || !From.getSubReg() || From.isUndef() ||
      To.getReg() !=
          Register(TRI.getSubReg(State.registerOf(Value), From.getSubReg())))
    return false;
  // Value must not change for as long as its part is wanted.
  SlotIndex End = Here;
  for (MCRegUnit Unit : TRI.regunits(To.getReg().asMCReg()))
    if (const LiveRange::Segment *S =
            LIS.getRegUnit(Unit).getSegmentContaining(Here.getRegSlot()))
      End = std::max(End, S->end);
  const LiveInterval &Interval = LIS.getInterval(Value);
  for (auto S = Interval.find(Here.getDeadSlot());
       S != Interval.end() && S->start < End; ++S)
    if (S->start > Here)
      return false;
  return true;
}

SmallVector<Register, 4> Allocator::clearDestroyed(const Operands &Ops) {
  // Whatever lies in a register that the instruction overwrites by itself.
  SmallVector<std::pair<Register, bool>, 8> Hit;
  auto Add = [&](Register Value, bool IsEarly) {
    if (DefinedBy[Value.virtRegIndex()] == Serial)
      return;
    auto *Known = find_if(Hit, [&](auto &H) { return H.first == Value; });
    if (Known == Hit.end())
      Hit.push_back({Value, IsEarly});
    else
      Known->second |= IsEarly;
  };
  for (const Operands::FixedDefinition &F : Ops.Fixed)
    for (MCRegUnit Unit : TRI.regunits(F.Register))
      if (Register Value = State.owner(Unit);
          Value.isValid() && !copiesToItself(*Ops.MI, Value))
        Add(Value, F.EarlyClobber);
  const size_t Overwritten = Hit.size();
  for (const uint32_t *Mask : Masks)
    for (Register Value : State.values())
      if (MachineOperand::clobbersPhysReg(Mask, State.registerOf(Value)))
        Add(Value, false);

  SmallVector<Register, 4> Lost;
  for (unsigned I = 0; I < Hit.size(); ++I) {
    auto [Value, IsEarly] = Hit[I];
    // It may have made room for one before it.
    if (!State.registerOf(Value))
      continue;
    const bool IsUsed = UsedBy[Value.virtRegIndex()] == Serial;
    const bool Keeps = I < Overwritten && Ops.keeps(Value);
    // What the instruction reads is read before it writes, except early.
    const bool MustMove = Keeps || (IsEarly && IsUsed);
    if (!MustMove && LIS.getInterval(Value).Query(Here).isKill())
      continue;
    if (relocate(Value, Reason::Call))
      continue;
    if (MustMove) {
      MCRegister To = allocate(
          {Value, Request::Moved, Here.getBaseIndex(), Here.getDeadSlot()});
      if (isStopped())
        return Lost;
      if (!To) {
        spread(Ops, Value);
        return isStopped() ? Lost : clearDestroyed(Ops);
      }
      move(Value, To, Reason::Call);
    } else if (IsUsed) {
      save(Value, Reason::Call);
      LeftBecause[Value.virtRegIndex()] = Reason::Call;
      Lost.push_back(Value);
    } else {
      spill(Value, Reason::Call);
    }
  }
  return Lost;
}

void Allocator::defineResults(const Operands &Ops) {
  for (const Operands::Definition &D : Ops.Definitions) {
    const unsigned Index = D.Value.virtRegIndex();
    MCRegister To = State.registerOf(D.Value);
    if (!D.Keeps && DefinedBy[Index] != Serial) {
      State.release(D.Value);
      const Request R = {D.Value,
                         D.EarlyClobber ? Request::EarlyDefinition
                                        : Request::Definition,
                         Here.getRegSlot(D.EarlyClobber), Here.getDeadSlot()};
      To = allocate(R);
      if (!To && !isStopped() && SpreadAt != Serial) {
        SpreadAt = Serial;
        To = allocate(R);
      }
      if (isStopped())
        return;
      if (!To)
        return giveUp(D.Value, "its results do not fit into registers");
    }
    DefinedBy[Index] = Serial;
    State.assign(D.Value, To, /*Saved=*/false);
    LastRegister[Index] = To;
    if (!D.IsDead && livesIntoPad(D.Value))
      saveDefinitionForPads(D.Value);
    if (Failure)
      return;
  }
}

void Allocator::recordUses(const Operands &Ops) {
  for (const MachineOperand &MO : const_mi_bundle_ops(*Ops.MI)) {
    if (!MO.isReg() || !MO.getReg().isVirtual())
      continue;
    MCRegister Register;
    if (MO.readsReg() && !MO.isDef()) {
      Register = State.registerOf(MO.getReg());
      for (MCRegUnit Unit : TRI.regunits(Register))
        UnitReadBy[static_cast<unsigned>(Unit)] = Serial;
    }
    OperandRegisters.push_back(Register);
  }
  // Partial definitions read the rest.
  for (const Operands::Definition &D : Ops.Definitions)
    if (D.Keeps)
      for (MCRegUnit Unit : TRI.regunits(State.registerOf(D.Value)))
        UnitReadBy[static_cast<unsigned>(Unit)] = Serial;
}

void Allocator::recordDefinitions(const Operands &Ops, size_t First) {
  for (const MachineOperand &MO : const_mi_bundle_ops(*Ops.MI)) {
    if (!MO.isReg() || !MO.getReg().isVirtual())
      continue;
    MCRegister &Register = OperandRegisters[First++];
    if (Register)
      continue;
    // What is read undefined may be anywhere, if it is not to be where the
    // result goes.
    Register = State.registerOf(MO.getReg());
    if (!Register)
      Register = orderFor(MO.getReg()).front();
  }
}

void Allocator::planDebugInstruction(MachineInstr &MI) {
  Action A{Action::Debug};
  A.MI = &MI;
  A.FirstOperand = OperandRegisters.size();
  for (const MachineOperand &MO : MI.operands()) {
    if (!MO.isReg() || !MO.getReg().isVirtual())
      continue;
    const Register Value = MO.getReg();
    MCRegister Register = State.registerOf(Value);
    OperandRegisters.push_back(Register ? Register
                                        : placeInMemory(Value, Here));
  }
  Plans[Block->getNumber()].Actions.push_back(A);
}

MCRegister Allocator::placeInMemory(Register Value, SlotIndex At) const {
  const bool HasValue = LIS.hasInterval(Value) && !isRematerializable(Value) &&
                        LIS.getInterval(Value).liveAt(At.getDeadSlot()) &&
                        !isUndefined(Value, At.getDeadSlot());
  return HasValue ? InMemory : MCRegister();
}
