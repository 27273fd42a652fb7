//===- InstructionTable.h - SPARC instructions by name ----------*- C++ -*-===//
//
// What the checks have to know of instructions and registers. The numbers that
// LLVM's SPARC target gives them are private to it, their names are not.
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

/// What an instruction computes or where it goes, as far as a check asks.
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
  /// Sets %o7 and comes back.
  Call,
  /// Sets %o7, which its slot has to mend, and does not come back.
  TailCall,
  /// A jump that is a tail call.
  TailJump,
  Return,
  Branch,
  IndirectBranch,
  /// LLVM's instructions that load the address of the global offset table.
  ReadPC,
  WriteState,
  ReadState,
};

/// The value of an immediate operand that the encoding can hold.
struct ImmediateField {
  /// 0: the operand is none.
  uint8_t Bits = 0;
  bool Signed = true;
};

struct InstructionInfo {
  Operation TheOperation = Operation::Other;
  bool Known = false;
  /// Bytes of memory; 0: none.
  uint8_t AccessSize = 0;
  bool Loads = false;
  bool Stores = false;
  /// The operand with the base register; the next one is the offset.
  uint8_t AddressOperand = 0;
  /// False: the address is the base register alone.
  bool HasOffset = true;
  /// Bits of the displacement of a direct branch, in instructions.
  uint8_t BranchBits = 0;
  bool Annuls = false;
  bool BranchesOnFloat = false;
  bool ComparesFloats = false;
  ImmediateField Immediate;
  /// The subtarget's feature that it needs, empty: none.
  llvm::StringRef Feature;
};

enum class RegisterFile : uint8_t { None, Integer, Float };

struct RegisterInfo {
  RegisterFile Bank = RegisterFile::None;
  /// %g0 to %g7 are 0 to 7, %o 8 to 15, %l 16 to 23, %i 24 to 31; of a pair the
  /// first one. %f0 to %f63.
  uint8_t Number = 0;
  /// In registers of 4 (%f) or of one word (integer).
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
    if (!I.Known)
      I = classify(Opcode);
    return I;
  }
  RegisterInfo reg(llvm::Register R) const {
    return R.isPhysical() ? Registers[R.id()] : RegisterInfo();
  }
  /// The register of LLVM that is integer register N.
  llvm::MCRegister integer(unsigned N) const { return Integers[N]; }
  llvm::MCRegister y() const { return Y; }
  llvm::MCRegister icc() const { return ICC; }
  llvm::ArrayRef<llvm::MCRegister> fcc() const { return FCC; }
  llvm::StringRef name(unsigned Opcode) const { return TII.getName(Opcode); }

  bool isNop(const llvm::MachineInstr &MI) const {
    return MI.getOpcode() == Nop;
  }
  bool isUnimp(const llvm::MachineInstr &MI) const {
    return MI.getOpcode() == Unimp;
  }

  bool is64Bit() const { return Is64Bit; }
  /// Has V9 instructions.
  bool isV9() const { return IsV9; }
  bool hasFeature(llvm::StringRef Feature) const;
  /// What an address has to exceed a stack pointer by to be that place.
  int bias() const { return Is64Bit ? 2047 : 0; }

  const llvm::TargetSubtargetInfo &Subtarget;
  const llvm::TargetInstrInfo &TII;
  const llvm::TargetRegisterInfo &TRI;

private:
  InstructionInfo classify(unsigned Opcode) const;

  bool Is64Bit;
  bool IsV9;
  unsigned Nop = 0, Unimp = 0;
  llvm::MCRegister Y, ICC;
  llvm::MCRegister FCC[4];
  llvm::MCRegister Integers[reg::NumIntegers];
  std::vector<InstructionInfo> Instructions;
  std::vector<RegisterInfo> Registers;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_INSTRUCTIONTABLE_H
