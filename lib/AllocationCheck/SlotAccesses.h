//===- SlotAccesses.h - Saves and restores ----------------------*- C++ -*-===//
//
// Which instructions save a register to a stack slot or restore it, and how
// much of it: those that the target makes for that purpose, for one of the
// register classes of the function.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_SLOTACCESSES_H
#define MINCAML_LIB_ALLOCATIONCHECK_SLOTACCESSES_H

#include "mincaml/AllocationCheck/Recording.h"
#include <map>
#include <optional>

namespace mincaml {

struct SlotAccess {
  bool IsStore;
  llvm::Register Register;
  int FrameIndex;
  unsigned Bits;
  llvm::Align Alignment;
};

class SlotAccesses {
public:
  SlotAccesses(llvm::MachineFunction &MF, const Recording &Before);

  /// Nothing if MI is neither a save nor a restore.
  std::optional<SlotAccess> find(const llvm::MachineInstr &MI);

private:
  struct Shape {
    unsigned Opcode;
    llvm::MCRegister Register;
    auto operator<=>(const Shape &Other) const {
      return std::pair(Opcode, Register.id()) <=>
             std::pair(Other.Opcode, Other.Register.id());
    }
  };

  /// What has been found out about a shape, from one instruction of it.
  struct Finding {
    const llvm::MachineInstr *Example;
    std::optional<SlotAccess> Access;
  };

  std::optional<SlotAccess> compare(const llvm::MachineInstr &MI,
                                    llvm::MCRegister Register, int FrameIndex);

  llvm::MachineFunction &MF;
  std::vector<const llvm::TargetRegisterClass *> Classes;
  std::map<Shape, Finding> Known;
};

} // namespace mincaml

#endif // MINCAML_LIB_ALLOCATIONCHECK_SLOTACCESSES_H
