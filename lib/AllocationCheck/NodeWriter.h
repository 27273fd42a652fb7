//===- NodeWriter.h - Operations of a block ---------------------*- C++ -*-===//
//
// Writes the operations of blocks to nodes of the program. A node ends after a
// call that may throw, if its block has landing pads, and after an `asm goto`:
// when control leaves the block there, the rest of it is not executed. Entering
// a funclet of an exception and returning from it clobber the registers that
// the target says.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_NODEWRITER_H
#define MINCAML_LIB_ALLOCATIONCHECK_NODEWRITER_H

#include "OperandMatching.h"
#include "Program.h"
#include "llvm/ADT/DenseSet.h"

namespace mincaml::allocationcheck {

class NodeWriter {
public:
  /// Makes a node for each block.
  NodeWriter(const CheckInput &Input, Program &TheProgram);

  void startBlock(const llvm::MachineBasicBlock &MBB);
  void endBlock(llvm::MachineBasicBlock &MBB);
  /// What is emitted from here on follows the start of an instruction of the
  /// allocated function.
  void startInstruction(const llvm::MachineInstr &MI) {
    Current->Starts.push_back({&MI, Current->Operations.size()});
  }
  void splitAfterCall(const llvm::MachineInstr &MI);
  void splitAfterAsm(const llvm::MachineInstr &MI);

  void emit(Operation::Kind Kind, uint32_t A, uint32_t B = 0, uint32_t C = 0) {
    Current->Operations.push_back({Kind, A, B, C});
  }
  /// Emits operations that write A and may read B, each from the state before
  /// all of them. None may be part of a cycle.
  void emitInParallel(llvm::ArrayRef<Operation> Operations);
  /// Emits a Need or NeedUndefined.
  void need(Operation::Kind Kind, uint32_t A, uint32_t B, uint32_t C) {
    (Alternative ? *Alternative : Current->Operations)
        .push_back({Kind, A, B, C});
  }
  /// Until endAlternative, what is needed goes to an alternative.
  void startAlternative(std::vector<Operation> &To) { Alternative = &To; }
  void endAlternative() { Alternative = nullptr; }
  /// Emits a NeedOneOf.
  void needOneOf(std::vector<std::vector<Operation>> Alternatives);
  /// Gives the register, and all of its units, an unknown value.
  void clearRegister(llvm::MCRegister Register);
  /// Clears what \p I clobbers of superregisters.
  void clearAround(const MatchedInstruction &I);
  /// Clobbers the registers that a mask does not preserve.
  void clobber(const uint32_t *Mask);
  /// The variables that a recorded operand writes get new values, or become
  /// undefined.
  void writeVariables(const llvm::MachineOperand &Recorded,
                      Operation::Kind KillOrUndefine = Operation::Kill);
  void rematerialize(Rematerialization R);
  /// Returns the index of the use.
  unsigned addUse(const UseSite &Use);

private:
  void enterLandingPad();
  template <typename Filter>
  void split(const llvm::MachineBasicBlock &MBB, Filter Leaves);

  const CheckInput &Input;
  Program &TheProgram;
  llvm::DenseMap<const llvm::MachineBasicBlock *, ProgramNode *> Starts;
  ProgramNode *Current = nullptr;
  std::vector<Operation> *Alternative = nullptr;
  /// In the current block.
  llvm::DenseSet<const llvm::MachineInstr *> Throwing;
};

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_NODEWRITER_H
