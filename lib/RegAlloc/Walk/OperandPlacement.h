//===- OperandPlacement.h - Registers for one instruction -------*- C++ -*-===//
//
// Puts the operands and results of the current instruction into registers, in
// the order in which the walk calls: operands that are in memory are restored;
// results that are written early get registers; values leave the registers that
// the instruction clobbers; the other results get registers.
//
// If operands or early results do not fit, because halves of pairs are in the
// way or because other instructions constrain the classes of values, all of
// them are placed once more: those with the fewest registers first, early
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

  // These return false if the walk has to stop: it goes back, or the plan has
  // failed.
  bool placeUses(const InstructionOperands &Ops);
  bool placeEarlyResults(const InstructionOperands &Ops);
  /// Moves values out of clobbered registers, or saves them. Released later, by
  /// the caller, are those that the instruction still reads there: ToRelease.
  bool clearClobbered(const InstructionOperands &Ops,
                      llvm::SmallVectorImpl<llvm::Register> &ToRelease);
  bool placeResults(const InstructionOperands &Ops);

  /// Spills values held outside their class: only this instruction allows that.
  void spillOutsideClass(const InstructionOperands &Ops);

private:
  /// A value in a clobbered register; Early if an early clobber is the reason.
  struct Clobbered {
    llvm::Register Value;
    bool Early;
    /// The instruction defines the register, by name, not only by a mask.
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
