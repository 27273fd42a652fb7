//===- UpperHalves.h - What is in bits 63 to 32 of registers ----*- C++ -*-===//
//
// For each integer register the least of these sets of 64-bit numbers that its
// value is known to be in:
//
//     [0, 2^31)   in   [-2^31, 2^31)  and  [0, 2^32)   in   [-2^31, 2^32)
//
// Lattice: the sets that contain the value, which must hold on all paths;
// joined by intersection. Direction: forward. Transfer function: the set of the
// result follows from the operation and the sets of its operands, by the
// descriptions of the instructions in [SPARC-V9], appendix A (docs/sources.md).
// Calls, assembly, `save` and `restore` make all registers unknown that they
// may write.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_COMPARISON_UPPERHALVES_H
#define MINCAML_LIB_SPARCCHECK_COMPARISON_UPPERHALVES_H

#include "Machine/InstructionTable.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/MachineFunction.h"
#include <array>

namespace mincaml::sparc {

/// Sets that contain a value.
struct WordRange {
  bool Signed = false;   ///< [-2^31, 2^31)
  bool Unsigned = false; ///< [0, 2^32)
  bool Either = false;   ///< [-2^31, 2^32)

  bool operator==(const WordRange &) const = default;
  static WordRange of(bool Signed, bool Unsigned) {
    return {Signed, Unsigned, Signed || Unsigned};
  }
  /// What holds of both.
  static WordRange common(WordRange A, WordRange B) {
    return {A.Signed && B.Signed, A.Unsigned && B.Unsigned,
            A.Either && B.Either};
  }
};

using WordRanges = std::array<WordRange, reg::NumIntegers>;

/// The lattice.
struct WordRangeLattice {
  using Element = WordRanges;
  Element bottom() const {
    Element All;
    All.fill({true, true, true});
    return All;
  }
  bool join(Element &Into, const Element &From) const;
};

/// What is known at the entry of a function: %g0 is zero.
WordRanges rangesAtEntry();
/// Turns what holds before an instruction into what holds after it.
void step(const llvm::MachineInstr &MI, InstructionTable &Table,
          WordRanges &Ranges);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_COMPARISON_UPPERHALVES_H
