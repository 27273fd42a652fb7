//===- Policy.h - What distinguishes the allocators -------------*- C++ -*-===//

#ifndef MINCAML_LIB_REGALLOC_POLICY_H
#define MINCAML_LIB_REGALLOC_POLICY_H

namespace mincaml::regalloc {

/// Where a value is saved when it loses its register.
enum class SpillPolicy : unsigned char {
  /// Right after its definition; allocation is redone from the last use before
  /// the point where no register was free.
  Early,
  /// Every value right after its definition; saves of values that are never
  /// restored are not emitted.
  Tentative,
  /// Where its register is given to another value or clobbered.
  Late,
  /// Nowhere: running out of registers is an error. Values are still saved
  /// around calls, which clobber registers, and at joins.
  None
};

struct AllocationPolicy {
  const char *Name;
  /// Whether the register of a value is chosen by its later uses.
  bool Targeting;
  SpillPolicy Spilling;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_POLICY_H
