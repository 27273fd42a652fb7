//===- MaterializedConstants.h - Materialized constants ---------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCODEGEN_CONSTANTS_MATERIALIZEDCONSTANTS_H
#define MINCAML_LIB_SPARCCODEGEN_CONSTANTS_MATERIALIZEDCONSTANTS_H

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

/// A value that the same instructions materialize anywhere in the function.
struct MaterializedConstant {
  ConstantKind Kind;
  /// The opcode of the last instruction.
  unsigned Opcode;
  /// The symbol, if there is one. For a high half, the variable that contains
  /// it.
  const llvm::GlobalValue *Symbol;
  /// The index of a constant-pool entry, or the halves of a number, or the
  /// index of the aligned block of a variable whose addresses share a high
  /// half. Together with the other members, the second number distinguishes
  /// these cases.
  int64_t Numbers[2];

  auto key() const {
    return std::tuple(Kind, Opcode, Symbol, Numbers[0], Numbers[1]);
  }
  bool operator==(const MaterializedConstant &C) const {
    return key() == C.key();
  }
};

/// The instructions that materialize a constant at one point. Operand 1 of each
/// instruction but the first is the result of the preceding one.
using Materialization = llvm::SmallVector<llvm::MachineInstr *, 4>;

/// All materializations of each constant, in the order of the code.
using MaterializedConstants =
    llvm::MapVector<MaterializedConstant,
                    llvm::SmallVector<Materialization, 4>>;

/// Erases the instructions of a materialization whose results have no other
/// uses.
void eraseMaterialization(const Materialization &M,
                          llvm::MachineRegisterInfo &MRI);

/// Finds the materialized constants of a function in SSA form.
class ConstantFinder {
public:
  explicit ConstantFinder(const llvm::MachineFunction &MF);

  MaterializedConstants find(llvm::MachineFunction &MF,
                             ConstantKind Kind) const;
  /// Whether the instruction reads only a constant variable, at an address that
  /// a symbol names.
  bool isConstantLoad(const llvm::MachineInstr &MI) const;

private:
  std::optional<Materialization>
  materializationOf(const llvm::MachineOperand &Value) const;
  std::optional<MaterializedConstant>
  constantOf(const Materialization &M) const;

  const llvm::MachineRegisterInfo &MRI;
  unsigned SetHigh, ShiftLeft;
  llvm::SmallVector<unsigned, 3> Combining, Loading;
};

} // namespace mincaml::sparc

template <> struct llvm::DenseMapInfo<mincaml::sparc::MaterializedConstant> {
  using MaterializedConstant = mincaml::sparc::MaterializedConstant;
  static MaterializedConstant getEmptyKey() {
    return {{}, ~0u, nullptr, {0, 0}};
  }
  static MaterializedConstant getTombstoneKey() {
    return {{}, ~0u, nullptr, {1, 0}};
  }
  static unsigned getHashValue(const MaterializedConstant &C) {
    return hash_value(C.key());
  }
  static bool isEqual(const MaterializedConstant &A,
                      const MaterializedConstant &B) {
    return A == B;
  }
};

#endif // MINCAML_LIB_SPARCCODEGEN_CONSTANTS_MATERIALIZEDCONSTANTS_H
