//===- RegisterRanges.h - Ranges of registers in 64-bit code ----*- C++ -*-===//
//
// For each integer register, the smallest of the following sets of 64-bit
// numbers that is known to contain its value:
//
//     [0, 2^31)   [-2^31, 2^31)   [0, 2^32)   [-2^31, 2^32)
//
// The first set is contained in the second and the third one, and these are
// contained in the last one.
//
// Lattice: the sets that contain the value on all paths. Meet: intersection of
// what is known. Direction: forward. Transfer function: the range of the result
// follows from the operation and the ranges of its operands, by the
// descriptions of the instructions in [SPARC-V9], appendix A (docs/sources.md).
// Calls, inline assembly, `save` and `restore` make the registers unknown that
// they may write.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_COMPARISON_REGISTERRANGES_H
#define MINCAML_LIB_SPARCCHECK_COMPARISON_REGISTERRANGES_H

#include "Machine/InstructionTable.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/MachineFunction.h"
#include <array>

namespace mincaml::sparc {

/// The ranges that contain a value.
struct RegisterRange {
  bool Signed = false;   ///< [-2^31, 2^31)
  bool Unsigned = false; ///< [0, 2^32)
  bool Either = false;   ///< [-2^31, 2^32)

  bool operator==(const RegisterRange &) const = default;
  static RegisterRange of(bool Signed, bool Unsigned) {
    return {Signed, Unsigned, Signed || Unsigned};
  }
  /// Returns what holds for both values.
  static RegisterRange common(RegisterRange A, RegisterRange B) {
    return {A.Signed && B.Signed, A.Unsigned && B.Unsigned,
            A.Either && B.Either};
  }
};

using RegisterRanges = std::array<RegisterRange, reg::NumIntegers>;

/// The lattice of the analysis.
struct RegisterRangeLattice {
  using Element = RegisterRanges;
  Element bottom() const {
    Element All;
    All.fill({true, true, true});
    return All;
  }
  bool join(Element &Into, const Element &From) const;
};

/// Returns the ranges at the entry of a function, where only %g0 is known.
RegisterRanges rangesAtEntry();
/// Applies the transfer function of an instruction.
void step(const llvm::MachineInstr &MI, InstructionTable &Table,
          RegisterRanges &Ranges);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_COMPARISON_REGISTERRANGES_H
