//===- LeftoverJumps.h - Jumps that nothing may reach -----------*- C++ -*-===//
//
// GCC fills delay slots after its last elimination of unreachable code. When
// it then redirects all branches to a `ba` to the target of that, the `ba` and
// its slot stay behind, without a label, after whatever came before. After a
// call, they look like code to which the callee returns:
//
//         call die
//          nop
//         ba .L1      ! nothing gets here
//          ld [%g1], %g2
//
// Where its target has other predecessors, such a jump is therefore no evidence
// that the callee returns. Where it has none, the jump is the only way to code
// that GCC has not removed, so that it is reached.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_LEFTOVERJUMPS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_LEFTOVERJUMPS_H

#include "Object/CodeGraph.h"

namespace mincaml::sparc {

class LeftoverJumps {
public:
  explicit LeftoverJumps(const FunctionCode &Code) : Code(Code) {}

  /// Whether the word, which no branch targets, may be such a jump.
  bool contains(unsigned Word);

private:
  void find();

  const FunctionCode &Code;
  /// Few functions have a jump after a call, so that they are found when the
  /// first one is asked for.
  bool AreFound = false;
  llvm::BitVector Jumps;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_LEFTOVERJUMPS_H
