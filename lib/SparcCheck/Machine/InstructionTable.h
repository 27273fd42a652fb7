//===- InstructionTable.h - SPARC instructions and registers ----*- C++ -*-===//
//
// The properties of LLVM's instructions and registers that the check needs.
// They are derived from the names of the instructions and registers.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_INSTRUCTIONTABLE_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_INSTRUCTIONTABLE_H

#include "mincaml/SparcTarget/RegisterNumbers.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include <vector>

namespace mincaml::sparc {

/// The operation that an instruction performs, as far as the rules depend on
/// it.
enum class Operation : uint8_t {
  Other,
  Add,
  Subtract,
  Or,
  Xor,
  And,
  ShiftLeft,
  SetHigh,
  Save,
  Restore,
  /// A call that sets %o7. The callee returns to this function.
  Call,
  /// A `call` in tail position. It sets %o7, which its delay slot must restore,
  /// so that the callee returns to the caller of this function.
  TailCall,
  /// A tail call that is a jump.
  TailJump,
  Return,
  Branch,
  IndirectBranch,
  /// LLVM's GETPCX, which loads the address of the global offset table.
  ReadPC,
  WriteState,
  ReadState,
};

/// The field of an immediate operand.
struct ImmediateField {
  /// The width; 0 if the instruction has no immediate.
  uint8_t Bits = 0;
  bool Signed = true;
};

struct InstructionInfo {
  Operation TheOperation = Operation::Other;
  bool IsClassified = false;
  /// The size of a memory access, in bytes; 0 for other instructions.
  uint8_t AccessSize = 0;
  bool Loads = false;
  bool Stores = false;
  /// The index of the base register operand; the next operand is the offset.
  uint8_t AddressOperand = 0;
  /// False if the address consists of the base register alone.
  bool HasOffset = true;
  /// The width of the displacement of a direct branch, which counts
  /// instructions.
  uint8_t BranchBits = 0;
  bool Annuls = false;
  bool BranchesOnFloat = false;
  bool ComparesFloats = false;
  ImmediateField Immediate;
  /// The feature that the instruction requires and the subtarget lacks
  /// ("+vis"), or that it excludes and the subtarget has ("-soft-mul-div");
  /// empty if the instruction is available.
  llvm::StringRef MissingFeature;
};

enum class RegisterFile : uint8_t {
  None,
  Integer,
  Float,
  /// Condition codes and %y.
  State
};

struct RegisterInfo {
  RegisterFile Bank = RegisterFile::None;
  /// The number of the register, or of the first register of a pair, as in
  /// RegisterNumbers.h; 0 to 63 for Float.
  uint8_t Number = 0;
  /// The number of consecutive registers.
  uint8_t Count = 0;
};

/// The instruction and register tables of one subtarget.
class InstructionTable {
public:
  explicit InstructionTable(const llvm::TargetSubtargetInfo &Subtarget);

  const InstructionInfo &operator[](const llvm::MachineInstr &MI) {
    return operator[](MI.getOpcode());
  }
  const InstructionInfo &operator[](unsigned Opcode) {
    InstructionInfo &I = Instructions[Opcode];
    if (!I.IsClassified)
      I = classify(Opcode);
    return I;
  }
  RegisterInfo reg(llvm::Register R) const {
    return R.isPhysical() ? Registers[R.id()] : RegisterInfo();
  }
  /// Returns LLVM's register for a number of RegisterNumbers.h.
  llvm::MCRegister integer(unsigned Number) const { return Numbered[Number]; }
  llvm::MCRegister y() const { return Numbered[reg::Y]; }
  llvm::MCRegister icc() const { return Numbered[reg::ICC]; }
  llvm::ArrayRef<llvm::MCRegister> fcc() const {
    return llvm::ArrayRef(Numbered).slice(reg::FCC0, 4);
  }
  /// The name of a register as in assembly: "%o6".
  std::string registerText(llvm::Register R) const {
    return "%" + llvm::StringRef(TRI.getName(R)).lower();
  }
  llvm::StringRef name(unsigned Opcode) const { return TII.getName(Opcode); }

  /// Whether the instruction reads or writes the register of this operand.
  /// Passes add operands that only describe liveness, for example to state that
  /// a whole register is defined where a part of it is. These have no effect.
  bool isEffective(const llvm::MachineInstr &MI,
                   const llvm::MachineOperand &MO) const;

  bool isNop(const llvm::MachineInstr &MI) const {
    return MI.getOpcode() == Nop;
  }
  bool isUnimp(const llvm::MachineInstr &MI) const {
    return MI.getOpcode() == Unimp;
  }

  bool is64Bit() const { return Is64Bit; }
  /// Whether the subtarget has V9 instructions.
  bool isV9() const { return IsV9; }

  const llvm::TargetSubtargetInfo &Subtarget;
  const llvm::TargetInstrInfo &TII;
  const llvm::TargetRegisterInfo &TRI;

private:
  InstructionInfo classify(unsigned Opcode) const;

  bool Is64Bit;
  bool IsV9;
  unsigned Nop, Unimp;
  /// LLVM's registers, indexed by the numbers of RegisterNumbers.h.
  llvm::MCRegister Numbered[reg::Count];
  std::vector<InstructionInfo> Instructions;
  std::vector<RegisterInfo> Registers;
};

/// Whether an instruction is emitted as at least one instruction word. Inline
/// assembly may be empty and does not count.
bool isEmitted(const llvm::MachineInstr &MI);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_INSTRUCTIONTABLE_H
