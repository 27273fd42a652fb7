//===- StackFrame.h - What the ABI says about stack frames ------*- C++ -*-===//
//
// [SPARC-ABI] 3, "The Stack Frame"; [SCD] for 64-bit code.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_RULES_STACKFRAME_H
#define MINCAML_LIB_SPARCCHECK_RULES_STACKFRAME_H

#include <cstdint>

namespace mincaml::sparc {

/// Sizes in bytes, for one word size.
struct StackFrame {
  explicit constexpr StackFrame(bool Is64)
      : Bias(Is64 ? 2047 : 0), Alignment(Is64 ? 16 : 8),
        WindowSaveArea(16 * (Is64 ? 8 : 4)),
        Minimum(WindowSaveArea + (Is64 ? 6 * 8 : 4 + 6 * 4)) {}

  /// In 32-bit code the offset from %sp of the word in which the caller of a
  /// function that returns a structure passes its address.
  static constexpr int64_t StructureAddress = 64;
  /// Where the room for arguments in registers begins.
  constexpr int64_t argumentArea() const {
    return WindowSaveArea + (Bias ? 0 : 4);
  }

  /// Whether an address, as the distance from %sp + Bias, is in this room.
  constexpr bool isInRoomForArguments(int64_t Offset) const {
    return Offset >= argumentArea() && Offset < Minimum;
  }

  /// Whether a frame without a window may be so small: its function keeps what
  /// it saves in the room that the caller has for its arguments, and the areas
  /// at the start of the caller's frame become its own.
  constexpr bool isInArgumentArea(int64_t Size) const {
    return Size > 0 && Size <= Minimum - argumentArea();
  }

  /// The frame begins at %sp + Bias.
  int64_t Bias;
  /// Of %sp + Bias.
  int64_t Alignment;
  /// Where window overflow saves %l and %i, at the start of the frame.
  int64_t WindowSaveArea;
  /// WindowSaveArea and what a callee may use: the address of a structure
  /// result (32-bit code) and a word for each argument register.
  int64_t Minimum;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_RULES_STACKFRAME_H
