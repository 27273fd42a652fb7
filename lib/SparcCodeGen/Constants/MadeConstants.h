//===- MadeConstants.h - Instructions that make constants -------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCODEGEN_CONSTANTS_MADECONSTANTS_H
#define MINCAML_LIB_SPARCCODEGEN_CONSTANTS_MADECONSTANTS_H

#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/CodeGen/MachineInstr.h"
#include <tuple>

namespace llvm {
class GlobalValue;
class MachineRegisterInfo;
} // namespace llvm

namespace mincaml::sparc {

enum class ConstantKind : uint8_t { Whole, HighHalf };

/// A value that the same instructions make anywhere in the function.
struct MadeConstant {
  ConstantKind Kind;
  /// The last instruction.
  unsigned Opcode;
  /// The symbol, if there is one. Of a high half, the variable that it is in.
  const llvm::GlobalValue *Symbol;
  /// An entry of the constant pool, the halves of a number, or the number and
  /// the size of the block of a variable that has one high half.
  int64_t Numbers[2];

  auto key() const {
    return std::tuple(Kind, Opcode, Symbol, Numbers[0], Numbers[1]);
  }
  bool operator==(const MadeConstant &C) const { return key() == C.key(); }
};

/// The instructions that make it in one place, each but the first with the
/// result of the one before as operand 1.
using Making = llvm::SmallVector<llvm::MachineInstr *, 4>;

/// All places where values are made, in the order of the code.
using MadeConstants =
    llvm::MapVector<MadeConstant, llvm::SmallVector<Making, 4>>;

/// Erases what makes a value as far as nothing else uses it.
void eraseMaking(const Making &M, llvm::MachineRegisterInfo &MRI);

/// Finds what makes constants in SSA form.
class ConstantFinder {
public:
  explicit ConstantFinder(const llvm::MachineFunction &MF);

  MadeConstants find(llvm::MachineFunction &MF, ConstantKind Kind) const;
  /// Whether it reads nothing but a constant variable, at an address that a
  /// symbol names.
  bool isConstantLoad(const llvm::MachineInstr &MI) const;

private:
  std::optional<Making> makingOf(const llvm::MachineOperand &Value) const;
  std::optional<MadeConstant> constantOf(const Making &M) const;

  const llvm::MachineRegisterInfo &MRI;
  unsigned SetHigh, ShiftLeft;
  llvm::SmallVector<unsigned, 3> Combining, Loading;
};

} // namespace mincaml::sparc

template <> struct llvm::DenseMapInfo<mincaml::sparc::MadeConstant> {
  using MadeConstant = mincaml::sparc::MadeConstant;
  static MadeConstant getEmptyKey() { return {{}, ~0u, nullptr, {0, 0}}; }
  static MadeConstant getTombstoneKey() { return {{}, ~0u, nullptr, {1, 0}}; }
  static unsigned getHashValue(const MadeConstant &C) {
    return hash_value(C.key());
  }
  static bool isEqual(const MadeConstant &A, const MadeConstant &B) {
    return A == B;
  }
};

#endif // MINCAML_LIB_SPARCCODEGEN_CONSTANTS_MADECONSTANTS_H
