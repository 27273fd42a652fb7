//===- ExtendedRegisters.h - 32-bit numbers in V9 registers -----*- C++ -*-===//
//
// Which integer registers contain 32-bit numbers that are extended to 64 bits.
//
// Lattice: for each register two facts, that bits 63 to 32 are equal to bit 31,
// and that they are zero; they hold on all paths, and are joined by
// intersection. Both hold of numbers from 0 to 2^31 - 1. Direction: forward;
// nothing is known at entry. Transfer function: an instruction makes true of
// its result what the architecture says of the operation and what holds of its
// operands, and forgets what else it writes; a call forgets what it may change.
// `save` and `restore` forget everything, since registers get other names.
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

/// What is known of a register.
struct Extension {
  bool BySign = false;
  bool ByZeros = false;

  bool isKnown() const { return BySign || ByZeros; }
  friend Extension operator&(Extension A, Extension B) {
    return {A.BySign && B.BySign, A.ByZeros && B.ByZeros};
  }
};

/// The transfer functions, for one subtarget.
class ExtensionRules {
public:
  explicit ExtensionRules(const llvm::TargetSubtargetInfo &Subtarget);

  static constexpr unsigned NumFacts = 2 * 32;

  /// What holds of a register, of the facts before an instruction that reads
  /// it; nothing for what is not an integer register.
  Extension of(llvm::Register R, const llvm::BitVector &Facts) const;
  /// Turns what holds before an instruction into what holds after it.
  void step(const llvm::MachineInstr &MI, llvm::BitVector &Facts) const;

private:
  enum class Result : uint8_t {
    Unknown,
    /// What the operation makes of any operands.
    Signed,
    Zeros,
    Both,
    /// As the operands are.
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
                    const llvm::BitVector &Facts) const;
  Extension result(const llvm::MachineInstr &MI,
                   const llvm::BitVector &Facts) const;
  void set(unsigned Number, Extension What, llvm::BitVector &Facts) const;

  const llvm::TargetRegisterInfo &TRI;
  /// By opcode.
  std::vector<Result> Results;
  /// The integer registers of which a register consists, as a mask.
  std::vector<uint32_t> Parts;
};

/// What holds at the start of each block that can be reached.
class ExtendedRegisters {
public:
  ExtendedRegisters(const llvm::MachineFunction &MF,
                    const ExtensionRules &Rules);

  /// Nothing is known in a block that cannot be reached.
  llvm::BitVector atStart(const llvm::MachineBasicBlock &MBB) const;

private:
  llvm::DenseMap<const llvm::MachineBasicBlock *, llvm::BitVector> Start;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCODEGEN_EXTENSIONS_EXTENDEDREGISTERS_H
