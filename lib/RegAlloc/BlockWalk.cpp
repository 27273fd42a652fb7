//===- BlockWalk.cpp - The walk over a block ------------------------------===//

#include "BlockWalk.h"
#include "llvm/CodeGen/MachineInstrBundle.h"

using namespace llvm;
using namespace mincaml;
using namespace mincaml::regalloc;

namespace {

/// The operands of an instruction or bundle. Each value occurs once. Values
/// with fewer allocatable registers come first.
struct InstructionOperands {
  struct Definition {
    Register Value;
    /// Whether the result must be in the register of a use, because it is tied
    /// to the use or is a partial definition.
    bool Keeps = false;
    bool EarlyClobber = false;
    bool IsDead = false;
  };
  struct FixedDefinition {
    MCRegister Register;
    bool EarlyClobber;
  };

  bool keeps(Register Value) const {
    return any_of(Definitions, [&](const Definition &D) {
      return D.Value == Value && D.Keeps;
    });
  }

  MachineInstr *MI;
  SmallVector<Register, 4> Uses;
  SmallVector<Definition, 2> Definitions;
  /// Physical registers that the instruction defines.
  SmallVector<FixedDefinition, 4> Fixed;
};

/// Plans one block: walks over its instructions with the table of registers and
/// values (RegisterState), and plans the registers of operands and the moves,
/// spills and reloads before each instruction.
///
/// Registers are assigned to the operands and results of an instruction in this
/// order: operands that are in memory are reloaded; early-clobber results get
/// registers; values are moved or spilled from the registers that the
/// instruction clobbers; the other results get registers.
///
/// Operands or early-clobber results may not fit, because halves of register
/// pairs are occupied or because other instructions constrain the classes of
/// the values. In this case all of them are placed once more, in all registers
/// that this instruction allows. Values with the fewest registers come first,
/// and early-clobber results before operands.
///
/// Invariant: each live value is in its register or in its stack slot, or it is
/// rematerializable, or it is undefined up to a join (ValueProperties).
///
/// Needs: the entry of the block, and the plans of its predecessors, except
/// over back edges. Gives: the actions and the end of the block's plan, and the
/// registers of operands. Must not change other blocks' plans, nor the code.
class BlockWalk {
public:
  BlockWalk(const FunctionAnalyses &FA, FunctionPlan &Plan, ChoiceLog &Log)
      : FA(FA), Plan(Plan), Log(Log), State(FA), Spills(FA, Plan, State),
        Choice(FA, Plan, State, Spills, Log) {}

  /// Stops early if the plan fails.
  void run(MachineBasicBlock &MBB) {
    BlockPlan &Block = Plan.of(MBB);
    State.startBlock(MBB, Block, FA.LIS);
    Spills.startBlock();
    Log.startBlock();
    for (unsigned Next = 0; Next < State.Instructions.size();) {
      Spills.checkpoint(Next);
      State.startInstruction(Next);
      planInstruction();
      if (Plan.Failure)
        return;
      if (!Spills.isBacktracking()) {
        ++Next;
        continue;
      }
      Next = Spills.goBack(Next);
      Log.goBack(Next);
    }
    Block.IsPlanned = true;
    const SlotIndex End = FA.LIS.getMBBEndIdx(&MBB).getPrevSlot();
    for (Register Value : State.Registers.values())
      Block.End.push_back({Value, State.Registers.registerOf(Value),
                           Spills.isInSlot(Value, End)});
  }

private:
  /// A value in a register that the instruction clobbers. Early is set if an
  /// early-clobber result clobbers the register.
  struct Clobbered {
    Register Value;
    bool Early;
    /// Whether a definition clobbers the register, and not only a register
    /// mask.
    bool ByDefinition;
  };

  void planInstruction() {
    for (const Eviction &E : Spills.evictionsAt(State.Position))
      if (State.Registers.registerOf(E.Value))
        Spills.evict(E.Value, E.Why);
    MachineInstr &MI = *State.Instructions[State.Position];
    if (MI.isDebugOrPseudoInstr())
      return planDebugInstruction(MI);
    if (MI.isImplicitDef() && FA.Values.isUndefined(MI.getOperand(0).getReg(),
                                                    State.Here.getRegSlot()))
      return;

    const InstructionOperands Ops = collect(MI);
    SmallVector<Register, 4> Clobbered;
    if (!placeUses(Ops) || !placeEarlyResults(Ops) ||
        !clearClobbered(Ops, Clobbered))
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
    if (!placeResults(Ops))
      return;
    recordDefinitions(Ops, First);
    for (const InstructionOperands::Definition &D : Ops.Definitions)
      if (D.IsDead)
        State.Registers.release(D.Value);
    if (State.RelaxedClasses)
      spillOutsideClass(Ops);
    Action A{Action::Instruction};
    A.MI = &MI;
    A.FirstOperand = First;
    State.Plan->Actions.push_back(A);
  }

  void planDebugInstruction(MachineInstr &MI) {
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

  void recordUses(const InstructionOperands &Ops) {
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

  void recordDefinitions(const InstructionOperands &Ops, size_t First) {
    for (const MachineOperand &MO : const_mi_bundle_ops(*Ops.MI)) {
      if (!MO.isReg() || !MO.getReg().isVirtual())
        continue;
      MCRegister &Register = Plan.OperandRegisters[First++];
      if (Register)
        continue;
      // An undefined use may be in any register, unless it is tied to the
      // result.
      Register = State.Registers.registerOf(MO.getReg());
      if (!Register)
        Register = Choice.orderFor(MO.getReg()).front();
    }
  }

  InstructionOperands collect(MachineInstr &MI) {
    InstructionOperands Ops{&MI, {}, {}, {}};
    for (const MachineOperand &MO : const_mi_bundle_ops(MI)) {
      if (MO.isRegMask())
        State.Masks.push_back(MO.getRegMask());
      if (!MO.isReg() || !MO.getReg())
        continue;
      const Register Value = MO.getReg();
      if (Value.isPhysical()) {
        if (MO.isDef())
          Ops.Fixed.push_back({Value.asMCReg(), MO.isEarlyClobber()});
        continue;
      }
      if (MO.readsReg() && !State.Marks.isUsed(Value)) {
        State.Marks.markUsed(Value);
        Ops.Uses.push_back(Value);
      }
      if (!MO.isDef())
        continue;
      auto *Known = find_if(Ops.Definitions,
                            [&](const InstructionOperands::Definition &D) {
                              return D.Value == Value;
                            });
      if (Known == Ops.Definitions.end())
        Known = Ops.Definitions.insert(
            Known, InstructionOperands::Definition{Value, false, false, false});
      Known->EarlyClobber |= MO.isEarlyClobber();
      Known->Keeps |= MO.isTied() || MO.readsReg();
    }
    for (InstructionOperands::Definition &D : Ops.Definitions) {
      D.Keeps &= State.Marks.isUsed(D.Value);
      D.IsDead = FA.LIS.getInterval(D.Value).Query(State.Here).isDeadDef();
    }
    sortByChoice(Ops);
    return Ops;
  }

  // The following functions return false if the walk has to stop, because it
  // backtracks or because the plan has failed.
  bool placeUses(const InstructionOperands &Ops) {
    for (Register Value : Ops.Uses)
      if (!placeUse(Ops, Value))
        return placeAgain(Ops);
    return true;
  }

  bool placeEarlyResults(const InstructionOperands &Ops) {
    for (Register Value : earlyResults(Ops))
      if (!placeEarlyResult(Value))
        return placeAgain(Ops);
    return true;
  }

  /// Moves the values in clobbered registers to other registers, or spills
  /// them. A value that the instruction still reads is not released, but added
  /// to ToRelease, for the caller to release it later.
  bool clearClobbered(const InstructionOperands &Ops,
                      SmallVectorImpl<Register> &ToRelease) {
    ToRelease.clear();
    for (const Clobbered &C : findClobbered(Ops)) {
      // The value may have lost its register to a value that was moved before
      // it.
      if (!State.Registers.registerOf(C.Value))
        continue;
      const bool IsUsed = State.Marks.isUsed(C.Value);
      const bool Keeps = C.ByDefinition && Ops.keeps(C.Value);
      // The instruction reads operands before it writes, except early clobbers.
      const bool MustMove = Keeps || (C.Early && IsUsed);
      if (!MustMove && FA.LIS.getInterval(C.Value).Query(State.Here).isKill())
        continue;
      if (Choice.relocate(C.Value, Reason::Call))
        continue;
      if (MustMove) {
        const MCRegister To = Choice.allocate(
            {C.Value, RegisterRequest::Purpose::Moved,
             State.Here.getBaseIndex(), State.Here.getDeadSlot()});
        if (isStopped())
          return false;
        if (!To)
          return placeAgain(Ops) && clearClobbered(Ops, ToRelease);
        Choice.move(C.Value, To, Reason::Call);
      } else if (IsUsed) {
        Spills.spillAndKeepRegister(C.Value, Reason::Call);
        ToRelease.push_back(C.Value);
      } else {
        Spills.spill(C.Value, Reason::Call);
      }
    }
    return !isStopped();
  }

  bool placeResults(const InstructionOperands &Ops) {
    for (const InstructionOperands::Definition &D : Ops.Definitions) {
      MCRegister To = State.Registers.registerOf(D.Value);
      if (!D.Keeps && !State.Marks.isDefined(D.Value)) {
        State.Registers.release(D.Value);
        const RegisterRequest R = {
            D.Value,
            D.EarlyClobber ? RegisterRequest::Purpose::EarlyResult
                           : RegisterRequest::Purpose::Result,
            State.Here.getRegSlot(D.EarlyClobber), State.Here.getDeadSlot()};
        To = Choice.allocate(R);
        if (!To && !isStopped() && !State.RelaxedClasses) {
          State.RelaxedClasses = true;
          To = Choice.allocate(R);
        }
        if (isStopped())
          return false;
        if (!To) {
          Plan.fail("the results of one instruction do not fit into registers",
                    State.location());
          return false;
        }
      }
      State.Marks.markDefined(D.Value);
      State.Registers.assign(D.Value, To, /*InSlot=*/false);
      Plan.History[D.Value.virtRegIndex()].LastRegister = To;
      if (!D.IsDead)
        Spills.spillResultForPads(D.Value);
      if (Plan.Failure)
        return false;
    }
    return true;
  }

  /// Spills values that are in registers outside their register class, which
  /// only this instruction allows.
  void spillOutsideClass(const InstructionOperands &Ops) {
    auto IsOutside = [&](Register Value) {
      const MCRegister Location = State.Registers.registerOf(Value);
      return Location && !FA.MRI.getRegClass(Value)->contains(Location);
    };
    for (const InstructionOperands::Definition &D : Ops.Definitions)
      if (IsOutside(D.Value))
        Spills.evictResult(D.Value, Reason::Pressure);
    for (Register Value : Ops.Uses)
      if (IsOutside(Value))
        Spills.evict(Value, Reason::Pressure);
  }

  void sortByChoice(InstructionOperands &Ops) const {
    auto ByChoice = [&](Register A, Register B) {
      const size_t ChoiceA = Choice.orderFor(A).size(),
                   ChoiceB = Choice.orderFor(B).size();
      return ChoiceA != ChoiceB ? ChoiceA < ChoiceB : A.id() < B.id();
    };
    sort(Ops.Uses, ByChoice);
    sort(Ops.Definitions, [&](const InstructionOperands::Definition &A,
                              const InstructionOperands::Definition &B) {
      if (A.Keeps != B.Keeps)
        return A.Keeps;
      if (A.EarlyClobber != B.EarlyClobber)
        return A.EarlyClobber;
      return ByChoice(A.Value, B.Value);
    });
  }

  bool placeUse(const InstructionOperands &Ops, Register Value) {
    if (State.Registers.registerOf(Value))
      return true;
    const SlotIndex Until =
        Ops.keeps(Value) ? State.Here.getDeadSlot() : State.Here.getRegSlot();
    const MCRegister To =
        Choice.allocate({Value, RegisterRequest::Purpose::Operand,
                         State.Here.getBaseIndex(), Until});
    if (!To || isStopped())
      return false;
    Spills.reload(Value, To);
    return true;
  }

  /// Returns the early-clobber results, except those that are also read.
  SmallVector<Register, 4> earlyResults(const InstructionOperands &Ops) const {
    SmallVector<Register, 4> Result;
    for (const InstructionOperands::Definition &D : Ops.Definitions)
      if (D.EarlyClobber && !D.Keeps && !State.Marks.isUsed(D.Value))
        Result.push_back(D.Value);
    return Result;
  }

  bool placeEarlyResult(Register Value) {
    if (State.Marks.isDefined(Value))
      return true;
    State.Registers.release(Value);
    const MCRegister To = Choice.allocate(
        {Value, RegisterRequest::Purpose::EarlyResult,
         State.Here.getRegSlot(true), State.Here.getDeadSlot()});
    if (!To || isStopped())
      return false;
    State.Marks.markDefined(Value);
    State.Registers.assign(Value, To, /*InSlot=*/false);
    return true;
  }

  /// Places all operands and early-clobber results once more, without the
  /// register class constraints of other instructions.
  bool placeAgain(const InstructionOperands &Original) {
    if (isStopped())
      return false;
    if (State.RelaxedClasses) {
      Plan.fail("the operands of one instruction do not fit into registers",
                State.location());
      return false;
    }
    State.RelaxedClasses = true;
    // The order may change, since the relaxed classes may have more registers.
    InstructionOperands Ops = Original;
    sortByChoice(Ops);
    for (Register Value : Ops.Uses)
      if (State.Registers.registerOf(Value))
        Spills.evict(Value, Reason::Pressure);
    const SmallVector<Register, 4> Results = earlyResults(Ops);
    for (Register Result : Results) {
      State.Registers.release(Result);
      State.Marks.unmarkDefined(Result);
    }
    // Merge early-clobber results and operands. Both are sorted by the number
    // of registers that are allowed for them.
    ArrayRef<Register> Uses = Ops.Uses;
    for (Register Result : Results) {
      while (!Uses.empty() && Choice.orderFor(Uses.front()).size() <
                                  Choice.orderFor(Result).size()) {
        if (!placeUse(Ops, Uses.front()))
          return placeAgain(Ops);
        Uses = Uses.drop_front();
      }
      if (!placeEarlyResult(Result))
        return placeAgain(Ops);
    }
    return placeUses(Ops);
  }

  SmallVector<Clobbered, 8>
  findClobbered(const InstructionOperands &Ops) const {
    SmallVector<Clobbered, 8> Result;
    auto Add = [&](Register Value, bool Early, bool ByDefinition) {
      if (State.Marks.isDefined(Value))
        return;
      auto *Known =
          find_if(Result, [&](const Clobbered &C) { return C.Value == Value; });
      if (Known == Result.end())
        Result.push_back({Value, Early, ByDefinition});
      else
        Known->Early |= Early;
    };
    for (const InstructionOperands::FixedDefinition &F : Ops.Fixed)
      for (MCRegUnit Unit : FA.TRI.regunits(F.Register))
        if (Register Value = State.Registers.owner(Unit);
            Value.isValid() && !copiesPartToItself(*Ops.MI, Value))
          Add(Value, F.EarlyClobber, /*ByDefinition=*/true);
    for (const uint32_t *Mask : State.Masks)
      for (Register Value : State.Registers.values())
        if (MachineOperand::clobbersPhysReg(Mask,
                                            State.Registers.registerOf(Value)))
          Add(Value, /*Early=*/false, /*ByDefinition=*/false);
    return Result;
  }

  /// Whether MI copies a subregister of Value to the physical register that
  /// already holds it, and neither Value nor the copy changes while the copy is
  /// live.
  bool copiesPartToItself(const MachineInstr &MI, Register Value) const {
    if (!MI.isCopy() || MI.isBundled() || MI.getNumOperands() > 2)
      return false;
    const MachineOperand &To = MI.getOperand(0), &From = MI.getOperand(1);
    if (From.getReg() != Value || !From.getSubReg() || From.isUndef() ||
        To.getReg() !=
            Register(FA.TRI.getSubReg(State.Registers.registerOf(Value),
                                      From.getSubReg())))
      return false;
    SlotIndex End = State.Here;
    for (MCRegUnit Unit : FA.TRI.regunits(To.getReg().asMCReg()))
      if (const LiveRange::Segment *S =
              FA.LIS.getRegUnit(Unit).getSegmentContaining(
                  State.Here.getRegSlot()))
        End = std::max(End, S->end);
    const LiveInterval &Interval = FA.LIS.getInterval(Value);
    for (auto S = Interval.find(State.Here.getDeadSlot());
         S != Interval.end() && S->start < End; ++S)
      if (S->start > State.Here)
        return false;
    return true;
  }

  bool isStopped() const { return Spills.isBacktracking() || Plan.Failure; }

  const FunctionAnalyses &FA;
  FunctionPlan &Plan;
  ChoiceLog &Log;
  BlockState State;
  SpillPlacement Spills;
  RegisterChoice Choice;
};

} // namespace

std::vector<RegisterTrial> regalloc::planBlocks(const FunctionAnalyses &FA,
                                                FunctionPlan &Plan,
                                                bool IsTraced) {
  EntryAssignment Entries(FA, Plan);
  ChoiceLog Log(IsTraced);
  BlockWalk Walk(FA, Plan, Log);
  for (MachineBasicBlock *MBB : FA.Order) {
    Plan.of(*MBB).Entry = Entries.assignmentOf(*MBB);
    Walk.run(*MBB);
    if (Plan.Failure)
      break;
  }
  return Log.takeTrials();
}
