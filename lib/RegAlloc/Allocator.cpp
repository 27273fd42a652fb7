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

Allocator::Allocator(const FunctionFacts &Facts, FunctionPlan &Plan,
                     SavePlan &Saves, ValueHistories &History)
    : Facts(Facts), Plan(Plan), Saves(Saves), History(History),
      State(Facts.TRI, Facts.numValues()) {
  UsedBy.assign(Facts.numValues(), 0);
  DefinedBy.assign(Facts.numValues(), 0);
  UnitReadBy.assign(Facts.TRI.getNumRegUnits(), 0);
  collectCopies();
}

void Allocator::planBlock(MachineBasicBlock &MBB) {
  Block = &MBB;
  Instructions.clear();
  Indexes.clear();
  SlotIndex Last = Facts.LIS.getMBBStartIdx(&MBB);
  for (MachineInstr &MI : MBB) {
    if (!MI.isDebugOrPseudoInstr())
      Last = Facts.LIS.getInstructionIndex(MI);
    Instructions.push_back(&MI);
    Indexes.push_back(Last);
  }
  Forgotten.assign(Instructions.size(), {});
  Checkpoints.resize(Instructions.size());
  Budget = backtrackingBudget(Instructions.size());

  State.reset();
  Position = 0;
  Here = Facts.LIS.getMBBStartIdx(&MBB);
  ++Serial;
  for (const Residence &R : Plan.of(MBB).Entry)
    State.assign(R.Value, R.Register, R.Saved);
  saveForPads();
  std::vector<Action> &Actions = Plan.of(MBB).Actions;
  for (unsigned Next = 0; Next < Instructions.size();) {
    Redo.reset();
    Checkpoints[Next] = {State.checkpoint(), Actions.size(),
                         Plan.OperandRegisters.size()};
    planInstruction(Next);
    if (Plan.Failure)
      return;
    if (!Redo) {
      ++Next;
      continue;
    }
    // Backtracking: as if the attempt had not been.
    ++Plan.Backtracks;
    Plan.Replanned += Next - *Redo;
    Budget -= std::min<size_t>(Budget, Next - *Redo + 1);
    const Checkpoint &Back = Checkpoints[*Redo];
    State.rollback(Back.State);
    Actions.resize(Back.Actions);
    Plan.OperandRegisters.resize(Back.OperandRegisters);
    Next = *Redo;
  }
  Plan.of(MBB).IsPlanned = true;
  Shape &End = Plan.of(MBB).End;
  const SlotIndex Behind = Facts.LIS.getMBBEndIdx(&MBB).getPrevSlot();
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
    D.IsDead = Facts.LIS.getInterval(D.Value).Query(Index).isDeadDef();
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
  for (const Eviction &L : Forgotten[At])
    if (State.registerOf(L.Value))
      leave(L.Value, L.Why);
  MachineInstr &MI = *Instructions[At];
  if (MI.isDebugOrPseudoInstr())
    return planDebugInstruction(MI);
  if (MI.isImplicitDef() &&
      Facts.Values.isUndefined(MI.getOperand(0).getReg(), Here.getRegSlot()))
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
  const size_t First = Plan.OperandRegisters.size();
  recordUses(Ops);
  // What is read for the last time makes room for what is defined.
  for (Register Value : Ops.Uses)
    if (!Ops.keeps(Value) && Facts.LIS.getInterval(Value).Query(Here).isKill())
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
  Plan.of(*Block).Actions.push_back(A);
}

bool Allocator::bringIntoRegister(const Operands &Ops, Register Value) {
  if (State.registerOf(Value))
    return true;
  const SlotIndex Until =
      Ops.keeps(Value) ? Here.getDeadSlot() : Here.getRegSlot();
  MCRegister To = allocate({Value, Request::Use, Here.getBaseIndex(), Until});
  if (!To || isStopped())
    return false;
  restore(Value, To, History[Value.virtRegIndex()].LeftBecause);
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
    return There && !Facts.MRI.getRegClass(Value)->contains(There);
  };
  for (const Operands::Definition &D : Ops.Definitions) {
    if (!IsForeign(D.Value))
      continue;
    if (!Facts.Values.isRematerializable(D.Value))
      Saves.saveDefinition(
          D.Value, Facts.LIS.getInterval(D.Value).Query(Here).valueOut(),
          Reason::Pressure);
    History[D.Value.virtRegIndex()].LeftBecause = Reason::Pressure;
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
      To.getReg() != Register(Facts.TRI.getSubReg(State.registerOf(Value),
                                                  From.getSubReg())))
    return false;
  // Value must not change for as long as its part is wanted.
  SlotIndex End = Here;
  for (MCRegUnit Unit : Facts.TRI.regunits(To.getReg().asMCReg()))
    if (const LiveRange::Segment *S =
            Facts.LIS.getRegUnit(Unit).getSegmentContaining(Here.getRegSlot()))
      End = std::max(End, S->end);
  const LiveInterval &Interval = Facts.LIS.getInterval(Value);
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
    for (MCRegUnit Unit : Facts.TRI.regunits(F.Register))
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
    if (!MustMove && Facts.LIS.getInterval(Value).Query(Here).isKill())
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
      History[Value.virtRegIndex()].LeftBecause = Reason::Call;
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
    History[Index].LastRegister = To;
    if (!D.IsDead && livesIntoPad(D.Value))
      saveDefinitionForPads(D.Value);
    if (Plan.Failure)
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
      for (MCRegUnit Unit : Facts.TRI.regunits(Register))
        UnitReadBy[static_cast<unsigned>(Unit)] = Serial;
    }
    Plan.OperandRegisters.push_back(Register);
  }
  // Partial definitions read the rest.
  for (const Operands::Definition &D : Ops.Definitions)
    if (D.Keeps)
      for (MCRegUnit Unit : Facts.TRI.regunits(State.registerOf(D.Value)))
        UnitReadBy[static_cast<unsigned>(Unit)] = Serial;
}

void Allocator::recordDefinitions(const Operands &Ops, size_t First) {
  for (const MachineOperand &MO : const_mi_bundle_ops(*Ops.MI)) {
    if (!MO.isReg() || !MO.getReg().isVirtual())
      continue;
    MCRegister &Register = Plan.OperandRegisters[First++];
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
  A.FirstOperand = Plan.OperandRegisters.size();
  for (const MachineOperand &MO : MI.operands()) {
    if (!MO.isReg() || !MO.getReg().isVirtual())
      continue;
    const Register Value = MO.getReg();
    MCRegister Register = State.registerOf(Value);
    Plan.OperandRegisters.push_back(Register ? Register
                                    : Facts.Values.isInMemory(Value, Here)
                                        ? InMemory
                                        : MCRegister());
  }
  Plan.of(*Block).Actions.push_back(A);
}
