//===- UnreachableJumps.h - Jumps without a predecessor ---------*- C++ -*-===//
//
// Recognizes jumps that may be unreachable.
//
// GCC fills delay slots after its last elimination of unreachable code. When it
// then redirects all branches to a `ba` to the target of this `ba`, the `ba`
// and its slot remain, without a label, after the preceding code. After a call,
// they look like code to which the callee returns:
//
//         call die
//          nop
//         ba .L1      ! unreachable
//          ld [%g1], %g2
//
// If its target has other predecessors, such a jump is therefore no evidence
// that the callee returns. If the target has none, the jump is the only way to
// code that GCC has not removed, so it is reached.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_UNREACHABLEJUMPS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_UNREACHABLEJUMPS_H

#include "Object/CodeGraph.h"

namespace mincaml::sparc {

class UnreachableJumps {
public:
  explicit UnreachableJumps(const FunctionCode &Code) : Code(Code) {}

  /// Whether the instruction, which no branch targets, may be such a jump.
  bool contains(unsigned Word);

private:
  void find();

  const FunctionCode &Code;
  /// The jumps are found at the first query, since few functions have a jump
  /// after a call.
  bool AreFound = false;
  llvm::BitVector Jumps;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_UNREACHABLEJUMPS_H
