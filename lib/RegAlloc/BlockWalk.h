//===- BlockWalk.h - The walk over a block ----------------------*- C++ -*-===//
//
// Plans one block: walks over its instructions with the table of registers and
// values (RegisterState), and plans the registers of operands and the moves,
// spills and reloads before each instruction.
//
// Invariant: each live value is in its register or in its stack slot, or it is
// rematerializable, or it is undefined up to a join (ValueProperties).
//
// Needs: the entry of the block, and the plans of its predecessors, except over
// back edges. Gives: the actions and the end of the block's plan, and the
// registers of operands. Must not change other blocks' plans, nor the code.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_BLOCKWALK_H
#define MINCAML_LIB_REGALLOC_BLOCKWALK_H

#include "RegisterChoice.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace mincaml::regalloc {

/// The operands of an instruction or bundle. Each value occurs once. Values
/// with fewer allocatable registers come first.
struct InstructionOperands {
  struct Definition {
    llvm::Register Value;
    /// Whether the result must be in the register of a use, because it is tied
    /// to the use or is a partial definition.
    bool Keeps = false;
    bool EarlyClobber = false;
    bool IsDead = false;
  };
  struct FixedDefinition {
    llvm::MCRegister Register;
    bool EarlyClobber;
  };

  bool keeps(llvm::Register Value) const {
    return llvm::any_of(Definitions, [&](const Definition &D) {
      return D.Value == Value && D.Keeps;
    });
  }

  llvm::MachineInstr *MI;
  llvm::SmallVector<llvm::Register, 4> Uses;
  llvm::SmallVector<Definition, 2> Definitions;
  /// Physical registers that the instruction defines.
  llvm::SmallVector<FixedDefinition, 4> Fixed;
};

/// Assigns registers to the operands and results of the current instruction, in
/// the order in which the walk calls the functions: operands that are in memory
/// are reloaded; early-clobber results get registers; values are moved or
/// spilled from the registers that the instruction clobbers; the other results
/// get registers.
///
/// Operands or early-clobber results may not fit, because halves of register
/// pairs are occupied or because other instructions constrain the classes of the
/// values. In this case all of them are placed once more, in all registers that
/// this instruction allows. Values with the fewest registers come first, and
/// early-clobber results before operands.
///
/// Needs: the state of the walk, the choice of registers, spill placement.
/// Gives: a register for each operand, in BlockState::Registers. Must not touch
/// values that the instruction neither uses, defines nor clobbers, except
/// through the choice of registers.
class OperandPlacement {
public:
  OperandPlacement(const FunctionAnalyses &FA, FunctionPlan &Plan,
                   ValueHistories &History, BlockState &State,
                   const Backtracking &Backtrack, SpillPlacement &Spills,
                   RegisterChoice &Choice);

  InstructionOperands collect(llvm::MachineInstr &MI);

  // These return false if the walk has to stop, because it backtracks or
  // because the plan has failed.
  bool placeUses(const InstructionOperands &Ops);
  bool placeEarlyResults(const InstructionOperands &Ops);
  /// Moves values out of clobbered registers, or spills them. The registers of
  /// those that the instruction still reads there are not freed; the values are
  /// added to ToRelease for the caller to release.
  bool clearClobbered(const InstructionOperands &Ops,
                      llvm::SmallVectorImpl<llvm::Register> &ToRelease);
  bool placeResults(const InstructionOperands &Ops);

  /// Spills values that are in registers outside their register class, which
  /// only this instruction allows.
  void spillOutsideClass(const InstructionOperands &Ops);

private:
  /// A value in a clobbered register. Early: an early-clobber result clobbers
  /// it.
  struct Clobbered {
    llvm::Register Value;
    bool Early;
    /// Whether the instruction has a definition of the register, in contrast to
    /// only a register mask.
    bool ByDefinition;
  };

  void sortByChoice(InstructionOperands &Ops) const;
  bool placeUse(const InstructionOperands &Ops, llvm::Register Value);
  llvm::SmallVector<llvm::Register, 4>
  earlyResults(const InstructionOperands &Ops) const;
  bool placeEarlyResult(llvm::Register Value);
  /// Places all operands and early-clobber results once more, without the
  /// register class constraints of other instructions.
  bool placeAgain(const InstructionOperands &Ops);
  llvm::SmallVector<Clobbered, 8>
  findClobbered(const InstructionOperands &Ops) const;
  bool copiesPartToItself(const llvm::MachineInstr &MI,
                          llvm::Register Value) const;
  bool isStopped() const { return Backtrack.isRequested() || Plan.Failure; }

  const FunctionAnalyses &FA;
  FunctionPlan &Plan;
  ValueHistories &History;
  BlockState &State;
  const Backtracking &Backtrack;
  SpillPlacement &Spills;
  RegisterChoice &Choice;
};

class BlockWalk {
public:
  BlockWalk(const FunctionAnalyses &FA, FunctionPlan &Plan,
            DefinitionSpills &DefSpills, ValueHistories &History,
            ChoiceLog &Log);

  /// Stops early if the plan fails.
  void run(llvm::MachineBasicBlock &MBB);

private:
  void planInstruction();
  void planDebugInstruction(llvm::MachineInstr &MI);
  void recordUses(const InstructionOperands &Ops);
  void recordDefinitions(const InstructionOperands &Ops, size_t First);

  const FunctionAnalyses &FA;
  FunctionPlan &Plan;
  ChoiceLog &Log;
  BlockState State;
  Backtracking Backtrack;
  SpillPlacement Spills;
  RegisterChoice Choice;
  OperandPlacement Placement;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_BLOCKWALK_H
