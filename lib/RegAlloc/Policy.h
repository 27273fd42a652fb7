//===- Policy.h - Policies of the register allocators -----------*- C++ -*-===//

#ifndef MINCAML_LIB_REGALLOC_POLICY_H
#define MINCAML_LIB_REGALLOC_POLICY_H

namespace mincaml::regalloc {

/// Where the spill store of a value is placed when the value loses its
/// register.
enum class SpillPolicy : unsigned char {
  /// Right after the definition. Allocation is redone from the last use before
  /// the point where no register was free.
  Early,
  /// Right after the definition, for every value. Spills of values that are
  /// never reloaded are not emitted.
  Tentative,
  /// Where the register is given to another value or clobbered.
  Late,
  /// Nowhere: running out of registers is an error. Values are still spilled
  /// around calls, which clobber registers, and at joins.
  None
};

struct AllocationPolicy {
  const char *Name;
  /// Whether hints from later uses guide the choice of registers.
  bool UsesHints;
  SpillPolicy Spilling;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_POLICY_H
