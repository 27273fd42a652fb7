//===- SlotAccesses.h - Saves and restores ----------------------*- C++ -*-===//
//
// Recognizes the instructions that save a register to a stack slot or restore
// it, and how many bits they access: those that the target creates for the
// purpose, for one of the register classes of the function.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_SLOTACCESSES_H
#define MINCAML_LIB_ALLOCATIONCHECK_SLOTACCESSES_H

#include "CheckInput.h"
#include <map>

namespace mincaml::allocationcheck {

struct SlotAccess {
  bool IsStore;
  llvm::Register Register;
  int FrameIndex;
  unsigned Bits;
  llvm::Align Alignment;
};

class SlotAccesses {
public:
  explicit SlotAccesses(const CheckInput &Input);

  /// Returns nothing if MI is neither a save nor a restore.
  std::optional<SlotAccess> find(const llvm::MachineInstr &MI);

private:
  struct Shape {
    unsigned Opcode;
    unsigned Register;
    /// The other operands, but for the slot: a load of an argument has another
    /// offset than a restore.
    std::vector<int64_t> Others;
    auto operator<=>(const Shape &) const = default;
  };

  /// What has been found out about all instructions of a shape from one.
  struct Finding {
    const llvm::MachineInstr *Example;
    std::optional<SlotAccess> Access;
  };

  std::optional<SlotAccess> compare(const llvm::MachineInstr &MI,
                                    llvm::MCRegister Register, int FrameIndex);

  const CheckInput &Input;
  std::vector<const llvm::TargetRegisterClass *> Classes;
  std::map<Shape, Finding> Known;
};

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_SLOTACCESSES_H
