//===- MachineState.h - What is known between two instructions --*- C++ -*-===//
//
// The facts of the forward analysis of the lowering check on machine IR.
//
// Lattice, from "no path leads here" upwards, by component:
// - window: no `save` yet, one `save`, or different on different paths;
// - each integer register: a value (below); values that differ join to their
//   common alignment, then to "unknown";
// - distances behind the last write of %y and the last floating compare, in
//   instructions up to a bound: the shortest on any path;
// - %icc, %fcc0-3, %y: defined on all paths (joined by intersection).
//
// A value is relative to one of: zero (a constant), %sp at the function's
// entry, the result of one instruction that moved %sp by an unknown amount, the
// return address, a symbol of which only the high half has been loaded. All
// chains are finite: a register goes from a value over at most seven residue
// classes to unknown.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_MACHINE_MACHINESTATE_H
#define MINCAML_LIB_SPARCCHECK_MACHINE_MACHINESTATE_H

#include "InstructionTable.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/CodeGen/MachineInstr.h"
#include <array>
#include <optional>

namespace mincaml::sparc {

struct MachineValue {
  enum class Kind : uint8_t {
    /// Offset modulo 2^Bits; nothing is known with 0 bits.
    Residue,
    /// In the stack: its distance from %sp at entry is Offset modulo 2^Bits.
    Stack,
    Constant,
    /// Offset from %sp at entry.
    Entry,
    /// In the stack, as far from what the instruction Base computed last as
    /// Offset is from the offset it had then; and like Stack.
    Moved,
    /// Offset from the address of the call that made this function run.
    ReturnAddress,
    /// The high half of the symbol Base plus Offset; Relocation says of what.
    High,
  };

  Kind TheKind = Kind::Residue;
  uint8_t Bits = 0;
  uint8_t Relocation = 0;
  /// Number of an instruction or symbol.
  uint32_t Base = 0;
  int64_t Offset = 0;

  bool operator==(const MachineValue &) const = default;
  static MachineValue unknown() { return {}; }
  static MachineValue constant(int64_t C) {
    return {Kind::Constant, 0, 0, 0, C};
  }
  static MachineValue modulo(Kind K, uint8_t Bits, int64_t Offset) {
    return {K, Bits, 0, 0, Offset & ((int64_t(1) << Bits) - 1)};
  }
  bool isConstant() const { return TheKind == Kind::Constant; }
  bool isStack() const {
    return TheKind == Kind::Stack || TheKind == Kind::Entry ||
           TheKind == Kind::Moved;
  }
  /// As a Residue or Stack.
  MachineValue residue() const;
};

/// Residues are told apart modulo 2^6 at most.
constexpr unsigned MaximalBits = 6;

struct MachineState {
  enum Window : uint8_t { None, Own, Differs };
  enum Defined : uint8_t { ICC = 1, FCC0 = 2, Y = 32, All = 63 };
  static constexpr uint8_t YDistance = 3;
  static constexpr uint8_t FloatDistance = 1;

  bool Reached = false;
  Window TheWindow = None;
  uint8_t SinceWriteOfY = YDistance;
  uint8_t SinceFloatCompare = FloatDistance;
  uint8_t DefinedFlags = 0;
  std::array<MachineValue, reg::NumIntegers> Registers;

  bool operator==(const MachineState &) const = default;

  MachineValue get(unsigned Register) const {
    return Register == reg::G0 ? MachineValue::constant(0)
                               : Registers[Register];
  }
  void set(unsigned Register, const MachineValue &V) {
    if (Register != reg::G0)
      Registers[Register] = V;
  }
};

struct MachineStateLattice {
  using Element = MachineState;
  Element bottom() const { return {}; }
  Element top() const;
  bool join(Element &Into, const Element &From) const;
  bool meet(Element &Into, const Element &From) const;
  unsigned height() const;
};

/// The state before the first instruction of a function.
MachineState entryState();

/// Distance from B to A where both are relative to the same thing.
std::optional<int64_t> distance(const MachineValue &A, const MachineValue &B);

/// Carries states across instructions.
class MachineSemantics {
public:
  explicit MachineSemantics(InstructionTable &Table);

  /// What the instruction itself does. A control transfer's delay slot is an
  /// instruction of its own, which comes before finish().
  void execute(const llvm::MachineInstr &MI, MachineState &S) const;
  /// After the delay slot of a call: what the callee leaves.
  void finish(const llvm::MachineInstr &MI, MachineState &S) const;

  /// The value of a use: of a register, an immediate or a symbol's half.
  MachineValue operand(const llvm::MachineOperand &MO,
                       const MachineState &S) const;
  /// The address of an access.
  MachineValue address(const llvm::MachineInstr &MI,
                       const MachineState &S) const;
  /// What symbol or place in memory an operand names, as a number.
  uint32_t symbol(const llvm::MachineOperand &MO) const;
  /// The bit of a register in MachineState::DefinedFlags; 0: none.
  uint8_t flag(llvm::Register R) const;

  InstructionTable &table() const { return Table; }

private:
  MachineValue result(const llvm::MachineInstr &MI,
                      const MachineState &S) const;
  MachineValue add(const MachineValue &A, const MachineValue &B) const;
  MachineValue subtract(const MachineValue &A, const MachineValue &B) const;
  MachineValue truncate(MachineValue V) const;
  void define(const llvm::MachineInstr &MI, const MachineValue &V,
              MachineState &S) const;
  MachineValue name(const llvm::MachineInstr &MI, const MachineValue &V,
                    MachineState &S) const;
  uint32_t number(const void *Key) const;

  InstructionTable &Table;
  /// Instructions and symbols by number, in the order of first use.
  mutable llvm::DenseMap<const void *, uint32_t> Numbers;
  mutable llvm::StringMap<uint32_t> Names;
  mutable uint32_t NextNumber = 1;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_MACHINE_MACHINESTATE_H
