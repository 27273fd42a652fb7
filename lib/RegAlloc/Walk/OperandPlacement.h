//===- OperandPlacement.h - Registers for one instruction -------*- C++ -*-===//
//
// Assigns registers to the operands and results of the current instruction, in
// the order in which the walk calls the functions: operands that are in memory
// are restored; early-clobber results get registers; values leave the registers
// that the instruction clobbers; the other results get registers.
//
// If operands or early results do not fit, because halves of register pairs are
// occupied or because other instructions constrain the classes of values, all
// of them are placed once more: those with the fewest registers first, early
// results before operands, in all registers that this instruction allows.
//
// Needs: the state of the walk, the choice of registers, spill placement.
// Gives: a register for each operand, in BlockState::Registers. Must not touch
// values that the instruction neither uses, defines nor clobbers, except
// through the choice of registers.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_WALK_OPERANDPLACEMENT_H
#define MINCAML_LIB_REGALLOC_WALK_OPERANDPLACEMENT_H

#include "Walk/InstructionOperands.h"
#include "Walk/RegisterChoice.h"

namespace mincaml::regalloc {

class OperandPlacement {
public:
  OperandPlacement(const FunctionFacts &Facts, FunctionPlan &Plan,
                   ValueHistories &History, BlockState &State,
                   const Backtracking &Backtrack, SpillPlacement &Spills,
                   RegisterChoice &Choice);

  InstructionOperands collect(llvm::MachineInstr &MI);

  // These return false if the walk has to stop, because it backtracks or
  // because the plan has failed.
  bool placeUses(const InstructionOperands &Ops);
  bool placeEarlyResults(const InstructionOperands &Ops);
  /// Moves values out of clobbered registers, or saves them. Those that the
  /// instruction still reads there are added to ToRelease, for the caller to
  /// release.
  bool clearClobbered(const InstructionOperands &Ops,
                      llvm::SmallVectorImpl<llvm::Register> &ToRelease);
  bool placeResults(const InstructionOperands &Ops);

  /// Spills values in registers outside their class, which only this
  /// instruction allows.
  void spillOutsideClass(const InstructionOperands &Ops);

private:
  /// A value in a clobbered register; Early if by an early clobber.
  struct Clobbered {
    llvm::Register Value;
    bool Early;
    /// The instruction has a definition of the register, not only a register
    /// mask.
    bool ByDefinition;
  };

  void sortByChoice(InstructionOperands &Ops) const;
  bool placeUse(const InstructionOperands &Ops, llvm::Register Value);
  llvm::SmallVector<llvm::Register, 4>
  earlyResults(const InstructionOperands &Ops) const;
  bool placeEarlyResult(llvm::Register Value);
  /// Places all operands and early results once more, without constraints from
  /// other instructions.
  bool placeAgain(const InstructionOperands &Ops);
  llvm::SmallVector<Clobbered, 8>
  findClobbered(const InstructionOperands &Ops) const;
  bool copiesPartToItself(const llvm::MachineInstr &MI,
                          llvm::Register Value) const;
  bool isStopped() const { return Backtrack.isRequested() || Plan.Failure; }

  const FunctionFacts &Facts;
  FunctionPlan &Plan;
  ValueHistories &History;
  BlockState &State;
  const Backtracking &Backtrack;
  SpillPlacement &Spills;
  RegisterChoice &Choice;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_WALK_OPERANDPLACEMENT_H
