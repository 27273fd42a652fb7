//===- BlockWalk.h - The walk over a block ----------------------*- C++ -*-===//
//
// Plans one block: walks over its instructions with the table of registers and
// values (RegisterState), and plans the registers of operands and the moves,
// spills and reloads before each instruction.
//
// Invariant: each live value is in its register or in its stack slot, or it is
// rematerializable, or it is undefined up to a join (ValueProperties.h).
//
// Needs: the entry of the block, and the plans of its predecessors, except over
// back edges. Gives: the actions and the end of the block's plan, and the
// registers of operands. Must not change other blocks' plans, nor the code.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_REGALLOC_WALK_BLOCKWALK_H
#define MINCAML_LIB_REGALLOC_WALK_BLOCKWALK_H

#include "Walk/OperandPlacement.h"

namespace mincaml::regalloc {

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

#endif // MINCAML_LIB_REGALLOC_WALK_BLOCKWALK_H
