//===- ExtendedRegisters.h - Extended numbers in registers ------*- C++ -*-===//
//
// The integer registers that contain 32-bit numbers which are extended to 64
// bits.
//
// Lattice: two bits for each register, which state that the register is
// sign-extended (bits 63 to 32 equal bit 31) and zero-extended (bits 63 to 32
// are zero). Both hold for numbers from 0 to 2^31 - 1. Meet: intersection,
// because the properties must hold on all paths. Direction: forward. At entry
// nothing is known except about %g0. Transfer function: the properties of the
// result follow from the operation and the properties of its operands; nothing
// is known about other registers that an instruction or a callee may write.
// After `save` and `restore` nothing is known, because they rename registers.
//
// Source: [SPARC-V9], the descriptions of the instructions (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCODEGEN_EXTENSIONS_EXTENDEDREGISTERS_H
#define MINCAML_LIB_SPARCCODEGEN_EXTENSIONS_EXTENDEDREGISTERS_H

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include <vector>

namespace mincaml::sparc {

/// Whether a register is known to be sign-extended or zero-extended.
struct Extension {
  bool SignExtended = false;
  bool ZeroExtended = false;

  bool isKnown() const { return SignExtended || ZeroExtended; }
  friend Extension operator&(Extension A, Extension B) {
    return {A.SignExtended && B.SignExtended, A.ZeroExtended && B.ZeroExtended};
  }
};

/// The transfer functions, for one subtarget.
class ExtensionRules {
public:
  explicit ExtensionRules(const llvm::TargetSubtargetInfo &Subtarget);

  static constexpr unsigned NumProperties = 2 * 32;

  /// Returns what is known about a register, given the state before an
  /// instruction that reads it. Nothing is known if it is not an integer
  /// register.
  Extension of(llvm::Register R, const llvm::BitVector &State) const;
  /// Applies the transfer function of an instruction.
  void step(const llvm::MachineInstr &MI, llvm::BitVector &State) const;

private:
  enum class Result : uint8_t {
    Unknown,
    /// These operations determine the extension, whatever their operands are.
    Signed,
    Zeros,
    Both,
    /// For these operations, the extension depends on the operands.
    And,
    OrXor,
    ShiftRight,
    ArithmeticShiftRight,
    ArithmeticShiftRight64,
    SetHigh,
    Move,
    ChangesWindow,
  };
  static Result resultOf(llvm::StringRef Name);
  Extension operand(const llvm::MachineOperand &MO,
                    const llvm::BitVector &State) const;
  Extension result(const llvm::MachineInstr &MI,
                   const llvm::BitVector &State) const;
  void set(unsigned Number, Extension What, llvm::BitVector &State) const;

  const llvm::TargetRegisterInfo &TRI;
  /// The kind of result, by opcode.
  std::vector<Result> Results;
  /// The integer registers that each register consists of, as a bit mask.
  std::vector<uint32_t> Parts;
};

/// The extended registers at the start of each reachable block.
class ExtendedRegisters {
public:
  ExtendedRegisters(const llvm::MachineFunction &MF,
                    const ExtensionRules &Rules);

  /// Returns the state at the start of a block. In an unreachable block nothing
  /// is known except about %g0.
  llvm::BitVector atStart(const llvm::MachineBasicBlock &MBB) const;

private:
  llvm::DenseMap<const llvm::MachineBasicBlock *, llvm::BitVector> Start;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_EXTENSIONS_EXTENDEDREGISTERS_H
