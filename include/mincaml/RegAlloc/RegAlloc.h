//===- RegAlloc.h - The family of register allocators -----------*- C++ -*-===//
//
// MinCaml's register allocators as MachineFunction passes, beside LLVM's own.
// They are one walk over the function (Allocator.h) with the policies of
// Allocators.def. Source: the MinCaml reading notes, chapter on register
// allocation, and the article on removing the backtracking.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_REGALLOC_REGALLOC_H
#define MINCAML_REGALLOC_REGALLOC_H

namespace llvm {
class FunctionPass;
}

namespace mincaml {

enum class AllocatorKind : unsigned char {
#define ALLOCATOR(Kind, Name, Description, Targeting, Spilling) Kind,
#include "mincaml/RegAlloc/Allocators.def"
};

/// What becomes of a value that has to leave its register.
enum class SpillPolicy : unsigned char {
  /// It is saved right after its definition, and allocation is redone from
  /// where it was last needed.
  Early,
  /// Every value is saved after its definition; saves of what is never restored
  /// are removed in the end.
  Tentative,
  /// It is saved where its register is taken away.
  Late,
  /// It has none: allocation gives up. Around calls and at joins, where
  /// registers do not run out but are destroyed, values are still saved.
  None
};

struct AllocationPolicy {
  const char *Name;
  bool Targeting;
  SpillPolicy Spilling;
};

AllocationPolicy policyOf(AllocatorKind Kind);

llvm::FunctionPass *createRegisterAllocator(AllocatorKind Kind);

/// Makes the allocators known to -regalloc= and, as passes, to -run-pass=. To
/// call before the command line is parsed; later calls do nothing.
void registerAllocators();

} // namespace mincaml

#endif // MINCAML_REGALLOC_REGALLOC_H
