//===- SpillInstructions.h - Recognition of spills and reloads --*- C++ -*-===//
//
// Recognizes the instructions that spill a register to a stack slot or reload
// it, and the number of bits that they access. These are the instructions that
// the target creates for this purpose for one of the register classes of the
// function.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_SPILLINSTRUCTIONS_H
#define MINCAML_LIB_ALLOCATIONCHECK_SPILLINSTRUCTIONS_H

#include "CheckInput.h"
#include <map>

namespace mincaml::allocationcheck {

struct SpillInstruction {
  bool IsStore;
  llvm::Register Register;
  int FrameIndex;
  unsigned Bits;
  llvm::Align Alignment;
};

class SpillInstructions {
public:
  explicit SpillInstructions(const CheckInput &Input);

  /// Returns nothing if MI is neither a spill nor a reload.
  std::optional<SpillInstruction> find(const llvm::MachineInstr &MI);

private:
  struct Shape {
    unsigned Opcode;
    unsigned Register;
    /// The other operands except the slot. A load of an argument has another
    /// offset than a reload.
    std::vector<int64_t> Others;
    auto operator<=>(const Shape &) const = default;
  };

  /// The analysis of one instruction of a shape, which is valid for all
  /// instructions of that shape.
  struct Finding {
    const llvm::MachineInstr *Example;
    std::optional<SpillInstruction> Access;
  };

  std::optional<SpillInstruction> compare(const llvm::MachineInstr &MI,
                                          llvm::MCRegister Register,
                                          int FrameIndex);

  const CheckInput &Input;
  std::vector<const llvm::TargetRegisterClass *> Classes;
  std::map<Shape, Finding> Known;
};

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_SPILLINSTRUCTIONS_H
