//===- InstructionTable.h - SPARC instructions and registers ----*- C++ -*-===//
//
// The properties of LLVM's instructions and registers that the check needs,
// derived from their names.
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

/// What an instruction computes or how it transfers control, as far as rules
/// depend on it.
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
  /// Sets %o7; the callee returns here.
  Call,
  /// Sets %o7, which its slot must restore; the callee returns to the caller.
  TailCall,
  /// A tail call by a jump.
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
  /// 0 if the instruction has none.
  uint8_t Bits = 0;
  bool Signed = true;
};

struct InstructionInfo {
  Operation TheOperation = Operation::Other;
  bool IsClassified = false;
  /// Bytes of a memory access; 0 for other instructions.
  uint8_t AccessSize = 0;
  bool Loads = false;
  bool Stores = false;
  /// The operand with the base register; the next one is the offset.
  uint8_t AddressOperand = 0;
  /// False if the address is the base register alone.
  bool HasOffset = true;
  /// Bits of the displacement of a direct branch, in instructions.
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
  /// As in RegisterNumbers.h, for a pair that of the first register; 0 to 63
  /// for Float.
  uint8_t Number = 0;
  /// How many consecutive registers it consists of.
  uint8_t Count = 0;
};

/// The tables of one subtarget.
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
  /// LLVM's register with a number of RegisterNumbers.h.
  llvm::MCRegister integer(unsigned Number) const { return Numbered[Number]; }
  llvm::MCRegister y() const { return Numbered[reg::Y]; }
  llvm::MCRegister icc() const { return Numbered[reg::ICC]; }
  llvm::ArrayRef<llvm::MCRegister> fcc() const {
    return llvm::ArrayRef(Numbered).slice(reg::FCC0, 4);
  }
  /// "%o6".
  std::string registerText(llvm::Register R) const;
  llvm::StringRef name(unsigned Opcode) const { return TII.getName(Opcode); }

  /// Whether the instruction reads or writes the register of this operand.
  /// Passes add operands for liveness, to say that a register as a whole is
  /// defined where a part of it is, for example; these do nothing.
  bool isEffective(const llvm::MachineInstr &MI,
                   const llvm::MachineOperand &MO) const;

  bool isNop(const llvm::MachineInstr &MI) const {
    return MI.getOpcode() == Nop;
  }
  bool isUnimp(const llvm::MachineInstr &MI) const {
    return MI.getOpcode() == Unimp;
  }

  bool is64Bit() const { return Is64Bit; }
  /// Has V9 instructions.
  bool isV9() const { return IsV9; }

  const llvm::TargetSubtargetInfo &Subtarget;
  const llvm::TargetInstrInfo &TII;
  const llvm::TargetRegisterInfo &TRI;

private:
  InstructionInfo classify(unsigned Opcode) const;

  bool Is64Bit;
  bool IsV9;
  unsigned Nop, Unimp;
  /// By number of RegisterNumbers.h.
  llvm::MCRegister Numbered[reg::Count];
  std::vector<InstructionInfo> Instructions;
  std::vector<RegisterInfo> Registers;
};

/// Whether an instruction is emitted as at least one word. Inline assembly may
/// be empty and does not count.
bool isEmitted(const llvm::MachineInstr &MI);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_INSTRUCTIONTABLE_H
