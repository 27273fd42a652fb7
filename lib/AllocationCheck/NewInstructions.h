//===- NewInstructions.h - Translation of new instructions ------*- C++ -*-===//
//
// Translates the instructions that an allocator may add to operations: copies,
// spills, reloads, jumps to the next block, rematerializations, stores of
// rematerialized constants to spill slots, and copies from slot to slot. Any
// other new instruction is a fault.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_NEWINSTRUCTIONS_H
#define MINCAML_LIB_ALLOCATIONCHECK_NEWINSTRUCTIONS_H

#include "Expressions.h"
#include "Folding.h"
#include "SpillSlots.h"
#include <map>

namespace mincaml::allocationcheck {

struct SpillInstruction {
  bool IsStore;
  llvm::Register Register;
  int FrameIndex;
  unsigned Bits;
  llvm::Align Alignment;
};

/// Recognizes the instructions that spill a register to a stack slot or reload
/// it, and the number of bits that they access. These are the instructions that
/// the target creates for this purpose for one of the register classes of the
/// function.
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

class NewInstructions {
public:
  NewInstructions(const CheckInput &Input, SpillSlots &Slots,
                  const ExpressionTable &Expressions, Folder &TheFolder,
                  NodeWriter &Writer)
      : Input(Input), Slots(Slots), Expressions(Expressions),
        TheFolder(TheFolder), Writer(Writer), Accesses(Input) {}

  std::optional<AllocationFault> write(const llvm::MachineInstr &MI);

private:
  using OptionalFault = std::optional<AllocationFault>;

  OptionalFault translate(const llvm::MachineInstr &MI);
  OptionalFault writeReserved(const llvm::MachineInstr &MI);
  OptionalFault writeCopy(const llvm::MachineInstr &MI);
  void writeImplicitDef(const llvm::MachineInstr &MI);
  OptionalFault writeSpillInstruction(const llvm::MachineInstr &MI,
                                      const SpillInstruction &Access);
  OptionalFault checkConstraints(const llvm::MachineInstr &MI);
  OptionalFault writeRematerialization(const llvm::MachineInstr &MI,
                                       ExpressionKey Key);
  OptionalFault writeSlotCopy(const llvm::MachineInstr &MI,
                              const SlotCopy &Copy);
  OptionalFault writeStoredConstant(const llvm::MachineInstr &MI,
                                    llvm::ArrayRef<unsigned> Constants);

  const CheckInput &Input;
  SpillSlots &Slots;
  const ExpressionTable &Expressions;
  Folder &TheFolder;
  NodeWriter &Writer;
  SpillInstructions Accesses;
};

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_NEWINSTRUCTIONS_H
