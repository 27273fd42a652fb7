//===- StackFrame.h - Stack frames of the SPARC ABI -------------*- C++ -*-===//
//
// Sources: [SPARC-ABI] 3, "The Stack Frame"; [SCD] for 64-bit code.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_RULES_STACKFRAME_H
#define MINCAML_LIB_SPARCCHECK_RULES_STACKFRAME_H

#include <cstdint>

namespace mincaml::sparc {

/// The layout of a stack frame for one word size, in bytes.
struct StackFrame {
  explicit constexpr StackFrame(bool Is64)
      : Bias(Is64 ? 2047 : 0), Alignment(Is64 ? 16 : 8),
        WindowSaveArea(16 * (Is64 ? 8 : 4)),
        Minimum(WindowSaveArea + (Is64 ? 6 * 8 : 4 + 6 * 4)) {}

  /// In 32-bit code, the offset from %sp of the word in which the caller of a
  /// function that returns a structure passes the address of the result.
  static constexpr int64_t StructureAddress = 64;
  /// The offset of the area in which a callee may store its register arguments.
  constexpr int64_t argumentArea() const {
    return WindowSaveArea + (Bias ? 0 : 4);
  }

  /// Whether an address, given as its distance from %sp + Bias, is in this
  /// area.
  constexpr bool isInArgumentArea(int64_t Offset) const {
    return Offset >= argumentArea() && Offset < Minimum;
  }

  /// Whether a frame that is allocated without a register window may have this
  /// size, which is below the minimum. Such a function keeps its saved values
  /// in its caller's argument area, and the areas at the start of the caller's
  /// frame become its own.
  constexpr bool fitsInArgumentArea(int64_t Size) const {
    return Size > 0 && Size <= Minimum - argumentArea();
  }

  /// The frame begins at %sp + Bias.
  int64_t Bias;
  /// The alignment of %sp + Bias.
  int64_t Alignment;
  /// The size of the area at the start of the frame in which window overflow
  /// saves the %l and %i registers.
  int64_t WindowSaveArea;
  /// The size of WindowSaveArea and of what a callee may use: the address of a
  /// structure result (32-bit code) and a word for each argument register.
  int64_t Minimum;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_RULES_STACKFRAME_H
