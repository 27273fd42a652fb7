//===- Matching.h - Matching of blocks and instructions ---------*- C++ -*-===//
//
// Matches an allocated function with its recording, and checks what does not
// depend on the values in locations:
//
//   ControlFlow.cpp       checks the control flow,
//   BlockMatching.cpp     matches the instructions of a block,
//   OperandMatching.cpp   matches the operands of an instruction, checks register
//                         classes, ties and overlaps.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_MATCHING_H
#define MINCAML_LIB_ALLOCATIONCHECK_MATCHING_H

#include "Folding.h"

namespace mincaml::allocationcheck {

//===- The control flow ---------------------------------------------------===//

// Checks that control leaves each block as it did before allocation. An
// allocator may only split an edge with a new block that has one successor.

/// Checks that no recorded block is missing, and that jump tables have their
/// recorded targets. The other checks assume this.
OptionalFault checkBlocks(const CheckInput &Input);

/// Checks that control leaves a recorded block as it did before allocation.
OptionalFault checkControlFlow(const CheckInput &Input,
                               const RecordedBlock &Block);

/// Checks that control leaves a new block only to its single successor.
OptionalFault checkEdgeBlock(const CheckInput &Input,
                             llvm::MachineBasicBlock &MBB);

//===- The instructions of a block ----------------------------------------===//

// Instructions other than moves and rematerializable ones keep their order, and
// must still be present unless they are pure. Moves and rematerializable
// instructions may be deleted and added; the data flow proves that they are at
// the right positions. This proof does not depend on the matching: a wrong
// matching cannot make a wrong allocation appear correct.

struct MatchingStep {
  static constexpr unsigned None = ~0u;
  /// Null if the recorded instruction has been deleted.
  const llvm::MachineInstr *MI;
  /// The number of the recorded instruction, or None if MI is new.
  unsigned Recorded;
  /// The foldings that may have turned the recorded instruction into MI; empty
  /// if MI has no folded memory operand.
  Foldings Folded;
};

struct BlockMatching {
  std::vector<MatchingStep> Steps;
  OptionalFault Fault;
};

/// Matches the instructions of a block. Several instructions may result from
/// the same recorded instruction with a folded memory operand. If their
/// registers do not distinguish them, the first one is chosen, or the last one
/// if \p IsLate.
BlockMatching matchBlock(const CheckInput &Input, const RecordedBlock &Block,
                         Folder &TheFolder, bool IsLate);

//===- The operands of an instruction -------------------------------------===//

// Explicit operands keep their positions. Implicit operands for superregisters
// may have been added, or may have replaced recorded ones.

/// The numbers of an operand in the recorded and in the allocated instruction.
struct OperandPair {
  /// Means that an operand for a superregister covers the recorded implicit one.
  static constexpr unsigned Covered = ~0u;
  bool isCovered() const { return Final == Covered; }

  unsigned Recorded, Final;
};

/// An allocated instruction and the recorded instruction that it comes from.
struct MatchedInstruction {
  const llvm::MachineInstr &MI;
  unsigned Recorded;
  /// The operands as recorded, or with one operand folded (Folding.h).
  llvm::ArrayRef<RecordedOperand> Operands;
  llvm::SmallVector<OperandPair, 8> Pairs = {};

  const llvm::MachineOperand &recorded(const OperandPair &P) const {
    return Operands[P.Recorded].Operand;
  }
  /// The register of a register operand after allocation.
  llvm::MCRegister assigned(const OperandPair &P) const {
    return P.isCovered() ? recorded(P).getReg().asMCReg()
                         : MI.getOperand(P.Final).getReg().asMCReg();
  }
};

/// Sets the pairs of \p I, or returns a fault if an operand has none. The
/// instruction must have the recorded constants (haveSameConstants).
OptionalFault matchOperands(const CheckInput &Input, MatchedInstruction &I);

// Checks the registers of an instruction regardless of the values that they
// hold: each operand has an allocatable register of its class, tied operands
// have the same register, results do not overlap each other, and early-clobber
// results do not overlap operands that are read.

OptionalFault checkConstraints(const CheckInput &Input,
                               const MatchedInstruction &I);

/// Returns the register that is assigned to a whole virtual register, given the
/// register \p Assigned of one of its operands, which may be a subregister.
/// Returns none if the class has no such register.
llvm::MCRegister wholeRegister(const CheckInput &Input,
                               const llvm::MachineOperand &Recorded,
                               llvm::MCRegister Assigned);

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_MATCHING_H
