//===- Mutator.h - Functions that the mutations share -----------*- C++ -*-===//

#ifndef MINCAML_TEST_ALLOCATION_FAULTS_MUTATOR_H
#define MINCAML_TEST_ALLOCATION_FAULTS_MUTATOR_H

#include "Editor.h"
#include "SlotAccess.h"
#include "mincaml/Support/Random.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include <string>

namespace mincaml::faults {

/// The text of an instruction, with its block.
std::string describe(const llvm::MachineInstr &MI);

/// Changes a function at random.
class Mutator {
public:
  Mutator(llvm::MachineFunction &MF, uint64_t Seed);

  llvm::MachineFunction &MF;
  llvm::MachineRegisterInfo &MRI;
  const llvm::TargetInstrInfo &TII;
  const llvm::TargetRegisterInfo &TRI;
  Random R;
  Editor E;
  /// A description of the change, for reports.
  std::string Change;

  using Instructions = std::vector<llvm::MachineInstr *>;
  using Operands = std::vector<llvm::MachineOperand *>;

  /// All instructions that \p Wanted accepts, except debug instructions and
  /// bundles.
  Instructions
  instructions(llvm::function_ref<bool(llvm::MachineInstr &)> Wanted);
  /// A random one of these instructions; null if there are none.
  llvm::MachineInstr *
  anyInstruction(llvm::function_ref<bool(llvm::MachineInstr &)> Wanted);
  /// A random operand of an instruction that \p Wanted accepts; null if there are
  /// none.
  llvm::MachineOperand *anyOperand(
      llvm::function_ref<bool(llvm::MachineInstr &, llvm::MachineOperand &)>
          Wanted);
  template <typename Element> Element *any(const std::vector<Element *> &From) {
    return From.empty() ? nullptr : R.pick<Element *>(From);
  }

  /// Whether an instruction is a spill, reload or copy.
  bool isTransfer(const llvm::MachineInstr &MI) const;
  /// Whether register allocators assign this register.
  bool isAllocated(llvm::MCRegister Register) const;
  /// The registers that could replace the register of an operand: they are in
  /// the class that the instruction requires, and have the same width.
  std::vector<llvm::MCRegister>
  alternatives(const llvm::MachineOperand &Operand) const;
  /// A random one of these registers, preferably one that the block uses.
  llvm::MCRegister otherRegister(const llvm::MachineOperand &Operand);
  /// A random other spill slot with the same size.
  std::optional<int> otherSlot(int Slot);
  /// A position in the block of \p MI, neither immediately before nor
  /// immediately after it, and not before a label or after a terminator.
  std::optional<Editor::iterator> otherPosition(llvm::MachineInstr &MI,
                                                bool OnlyLater);
  bool modifies(const llvm::MachineInstr &MI, llvm::MCRegister Register) const {
    return MI.modifiesRegister(Register, &TRI);
  }
  bool reads(const llvm::MachineInstr &MI, llvm::MCRegister Register) const {
    return MI.readsRegister(Register, &TRI);
  }
  /// Whether any instruction in [First, Last) writes \p Register.
  bool modifiedBetween(Editor::iterator First, Editor::iterator Last,
                       llvm::MCRegister Register) const;
  /// Inserts a copy of \p MI elsewhere in its block and notes the change. Returns
  /// false if \p MI is null or there is no other position.
  bool repeat(llvm::MachineInstr *MI, bool OnlyLater);
  /// Moves \p MI after the next instruction and notes the change; returns false
  /// if \p MI is null.
  bool swapWithNext(llvm::MachineInstr *MI);
  /// Replaces the register of an operand and notes the change.
  bool change(llvm::MachineOperand &Operand, llvm::MCRegister Register);
  bool note(const llvm::Twine &What);
};

#define MUTATION(Apply, Name, Description) bool Apply(Mutator &M);
#include "Mutations.def"

} // namespace mincaml::faults

#endif // MINCAML_TEST_ALLOCATION_FAULTS_MUTATOR_H
