//===- Mutator.h - What the mutations have in common ------------*- C++ -*-===//

#ifndef MINCAML_TEST_ALLOCATION_FAULTS_MUTATOR_H
#define MINCAML_TEST_ALLOCATION_FAULTS_MUTATOR_H

#include "Editor.h"
#include "mincaml/Support/Random.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include <string>

namespace mincaml::faults {

/// A save or a restore.
struct SlotAccess {
  llvm::MCRegister Register;
  int Slot = 0;
  uint64_t Size = 0;
  explicit operator bool() const { return Register.isValid(); }
};

/// The store or load of a slot of register allocation that \p MI is.
SlotAccess saveIn(const llvm::MachineInstr &MI);
SlotAccess restoreIn(const llvm::MachineInstr &MI);

/// Says what was changed.
std::string describe(const llvm::MachineInstr &MI);

/// A function, and what changes it.
class Mutator {
public:
  Mutator(llvm::MachineFunction &MF, uint64_t Seed);

  llvm::MachineFunction &MF;
  llvm::MachineRegisterInfo &MRI;
  const llvm::TargetInstrInfo &TII;
  const llvm::TargetRegisterInfo &TRI;
  Random R;
  Editor E;
  /// Where the change is, for a person.
  std::string Place;

  using Instructions = std::vector<llvm::MachineInstr *>;
  using Operands = std::vector<llvm::MachineOperand *>;

  /// All instructions, without debug information and bundles, that \p Wanted
  /// holds for.
  Instructions
  instructions(llvm::function_ref<bool(llvm::MachineInstr &)> Wanted);
  /// One of them; null if there are none.
  llvm::MachineInstr *
  anyInstruction(llvm::function_ref<bool(llvm::MachineInstr &)> Wanted);
  /// An operand of any instruction.
  llvm::MachineOperand *anyOperand(
      llvm::function_ref<bool(llvm::MachineInstr &, llvm::MachineOperand &)>
          Wanted);
  template <typename Element> Element *any(const std::vector<Element *> &From) {
    return From.empty() ? nullptr : R.pick<Element *>(From);
  }

  /// Save, restore or copy: nothing of the program.
  bool isTransfer(const llvm::MachineInstr &MI) const;
  /// A register that can be allocated.
  bool isAllocated(llvm::MCRegister Register) const;
  /// The registers that could replace an operand's: of the class
  /// that the instruction takes, and of the same width.
  std::vector<llvm::MCRegister>
  alternatives(const llvm::MachineOperand &Operand) const;
  /// One of them, none overlapping the old one; rather one that the block uses.
  llvm::MCRegister otherRegister(const llvm::MachineOperand &Operand);
  /// Another slot of register allocation with the same size.
  std::optional<int> otherSlot(int Slot);
  /// A position in the block of \p MI, neither just before nor just after it.
  /// Terminators and labels stay where they are.
  std::optional<Editor::iterator> otherPlace(llvm::MachineInstr &MI,
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
  /// Puts another one like \p MI, if there is one, elsewhere in its block, and
  /// notes it.
  bool repeat(llvm::MachineInstr *MI, bool OnlyLater);
  /// Moves an instruction, if there is one, after its neighbour, and notes it.
  bool swapWithNext(llvm::MachineInstr *MI);
  /// Makes an operand another register and notes it.
  bool change(llvm::MachineOperand &Operand, llvm::MCRegister Register);
  bool note(const llvm::Twine &What);
};

#define MUTATION(Apply, Name, Description) bool Apply(Mutator &M);
#include "Mutations.def"

} // namespace mincaml::faults

#endif // MINCAML_TEST_ALLOCATION_FAULTS_MUTATOR_H
