//===- Policy.h - What distinguishes the allocators -------------*- C++ -*-===//

#ifndef MINCAML_LIB_REGALLOC_POLICY_H
#define MINCAML_LIB_REGALLOC_POLICY_H

namespace mincaml::regalloc {

/// Where a value is saved that loses its register.
enum class SpillPolicy : unsigned char {
  /// Right after its definition; allocation is redone from its last use before
  /// the point where no register was free.
  Early,
  /// Every value right after its definition; saves of values that are never
  /// restored are removed in the end.
  Tentative,
  /// Where its register is taken away.
  Late,
  /// Nowhere: allocation fails. Values are still saved around calls and at
  /// joins, where registers are clobbered instead of running out.
  None
};

struct AllocationPolicy {
  const char *Name;
  /// Whether registers are chosen by where a value is needed later.
  bool Targeting;
  SpillPolicy Spilling;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_POLICY_H
