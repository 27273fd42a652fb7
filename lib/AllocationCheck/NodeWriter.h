//===- NodeWriter.h - Operations of a block ---------------------*- C++ -*-===//
//
// Writes the operations of blocks to nodes of the program. A node ends after a
// call that may throw, if its block has landing pads, and after an `asm goto`:
// when control leaves the block there, the rest of it is not executed. The entry
// to an exception funclet and the return from it clobber the registers that the
// target specifies.
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
  /// Creates a node for each block.
  NodeWriter(const CheckInput &Input, Program &TheProgram);

  void startBlock(const llvm::MachineBasicBlock &MBB);
  void endBlock(llvm::MachineBasicBlock &MBB);
  /// Marks the start of an instruction of the allocated function: the operations
  /// emitted from here on belong to it.
  void startInstruction(const llvm::MachineInstr &MI) {
    Current->Starts.push_back({&MI, Current->Operations.size()});
  }
  void splitAfterCall(const llvm::MachineInstr &MI);
  void splitAfterAsm(const llvm::MachineInstr &MI);

  void emit(Operation::Kind Kind, uint32_t A, uint32_t B = 0, uint32_t C = 0) {
    Current->Operations.push_back({Kind, A, B, C});
  }
  /// Emits operations that write A and may read B. All of them read the state
  /// before the first one. The operations must not form a cycle.
  void emitInParallel(llvm::ArrayRef<Operation> Operations);
  /// Emits a Need or NeedUndefined.
  void need(Operation::Kind Kind, uint32_t A, uint32_t B, uint32_t C) {
    (Alternative ? *Alternative : Current->Operations)
        .push_back({Kind, A, B, C});
  }
  /// Collects needs in an alternative until endAlternative is called.
  void startAlternative(std::vector<Operation> &To) { Alternative = &To; }
  void endAlternative() { Alternative = nullptr; }
  /// Emits a NeedOneOf.
  void needOneOf(std::vector<std::vector<Operation>> Alternatives);
  /// Gives the register, and all of its units, an unknown value.
  void clearRegister(llvm::MCRegister Register);
  /// Clears the superregister parts that \p I clobbers without writing them.
  void clearAround(const MatchedInstruction &I);
  /// Clobbers the registers that a mask does not preserve.
  void clobber(const uint32_t *Mask);
  /// Gives the variables that a recorded operand writes new values, or makes
  /// them undefined.
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
  /// The calls of the current block that may throw.
  llvm::DenseSet<const llvm::MachineInstr *> Throwing;
};

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_NODEWRITER_H
