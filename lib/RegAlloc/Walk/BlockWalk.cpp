//===- BlockWalk.cpp - The walk over a block ------------------------------===//

#include "Walk/BlockWalk.h"
#include "llvm/CodeGen/MachineBasicBlock.h"
#include "llvm/CodeGen/MachineInstrBundle.h"

using namespace llvm;
using namespace mincaml::regalloc;

BlockWalk::BlockWalk(const FunctionAnalyses &FA, FunctionPlan &Plan,
                     DefinitionSpills &DefSpills, ValueHistories &History,
                     ChoiceLog &Log)
    : FA(FA), Plan(Plan), Log(Log), State(FA), Backtrack(FA, Plan, State),
      Spills(FA, Plan, DefSpills, History, State, Backtrack),
      Choice(FA, Plan, History, State, Spills, Log),
      Placement(FA, Plan, History, State, Backtrack, Spills, Choice) {}

void BlockWalk::run(MachineBasicBlock &MBB) {
  BlockPlan &Block = Plan.of(MBB);
  State.startBlock(MBB, Block, FA.LIS);
  Backtrack.startBlock();
  Spills.startBlock();
  Log.startBlock();
  for (unsigned Next = 0; Next < State.Instructions.size();) {
    Backtrack.checkpoint(Next);
    State.startInstruction(Next);
    planInstruction();
    if (Plan.Failure)
      return;
    if (!Backtrack.isRequested()) {
      ++Next;
      continue;
    }
    Next = Backtrack.goBack(Next);
    Log.goBack(Next);
  }
  Block.IsPlanned = true;
  const SlotIndex End = FA.LIS.getMBBEndIdx(&MBB).getPrevSlot();
  for (Register Value : State.Registers.values())
    Block.End.push_back({Value, State.Registers.registerOf(Value),
                         Spills.isInSlot(Value, End)});
}

void BlockWalk::planInstruction() {
  for (const Eviction &E : Backtrack.evictionsAt(State.Position))
    if (State.Registers.registerOf(E.Value))
      Spills.evict(E.Value, E.Why);
  MachineInstr &MI = *State.Instructions[State.Position];
  if (MI.isDebugOrPseudoInstr())
    return planDebugInstruction(MI);
  if (MI.isImplicitDef() &&
      FA.Values.isUndefined(MI.getOperand(0).getReg(), State.Here.getRegSlot()))
    return;

  const InstructionOperands Ops = Placement.collect(MI);
  SmallVector<Register, 4> Clobbered;
  if (!Placement.placeUses(Ops) || !Placement.placeEarlyResults(Ops) ||
      !Placement.clearClobbered(Ops, Clobbered))
    return;
  const size_t First = Plan.OperandRegisters.size();
  recordUses(Ops);
  // Killed operands free their registers for results.
  for (Register Value : Ops.Uses)
    if (!Ops.keeps(Value) &&
        FA.LIS.getInterval(Value).Query(State.Here).isKill())
      State.Registers.release(Value);
  for (Register Value : Clobbered)
    State.Registers.release(Value);
  if (!Placement.placeResults(Ops))
    return;
  recordDefinitions(Ops, First);
  for (const InstructionOperands::Definition &D : Ops.Definitions)
    if (D.IsDead)
      State.Registers.release(D.Value);
  if (State.RelaxedClasses)
    Placement.spillOutsideClass(Ops);
  Action A{Action::Instruction};
  A.MI = &MI;
  A.FirstOperand = First;
  State.Plan->Actions.push_back(A);
}

void BlockWalk::planDebugInstruction(MachineInstr &MI) {
  Action A{Action::Debug};
  A.MI = &MI;
  A.FirstOperand = Plan.OperandRegisters.size();
  for (const MachineOperand &MO : MI.operands()) {
    if (!MO.isReg() || !MO.getReg().isVirtual())
      continue;
    const Register Value = MO.getReg();
    MCRegister Location = State.Registers.registerOf(Value);
    if (!Location && FA.Values.isInMemory(Value, State.Here))
      Location = InMemory;
    Plan.OperandRegisters.push_back(Location);
  }
  State.Plan->Actions.push_back(A);
}

void BlockWalk::recordUses(const InstructionOperands &Ops) {
  for (const MachineOperand &MO : const_mi_bundle_ops(*Ops.MI)) {
    if (!MO.isReg() || !MO.getReg().isVirtual())
      continue;
    MCRegister Register;
    if (MO.readsReg() && !MO.isDef()) {
      Register = State.Registers.registerOf(MO.getReg());
      State.Marks.markRead(Register);
    }
    Plan.OperandRegisters.push_back(Register);
  }
  // A partial definition reads the rest of the register.
  for (const InstructionOperands::Definition &D : Ops.Definitions)
    if (D.Keeps)
      State.Marks.markRead(State.Registers.registerOf(D.Value));
}

void BlockWalk::recordDefinitions(const InstructionOperands &Ops,
                                  size_t First) {
  for (const MachineOperand &MO : const_mi_bundle_ops(*Ops.MI)) {
    if (!MO.isReg() || !MO.getReg().isVirtual())
      continue;
    MCRegister &Register = Plan.OperandRegisters[First++];
    if (Register)
      continue;
    // An undefined use may be in any register, unless it is tied to the result.
    Register = State.Registers.registerOf(MO.getReg());
    if (!Register)
      Register = Choice.orderFor(MO.getReg()).front();
  }
}
