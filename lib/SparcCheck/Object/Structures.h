//===- Structures.h - Rules about functions that return structures -*- C++ -*-//
//
// Checks the rules ReturnAddress and Signature on object code, for functions
// that return structures in 32-bit code. The caller stores the address of the
// memory for the result at %sp+64 and puts an unimp after the delay slot of the
// call. The callee loads the address and returns to the instruction after the
// unimp ([SPARC-ABI] 3, "Functions Returning Structures").
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_STRUCTURES_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_STRUCTURES_H

#include "Object/CheckedFunction.h"

namespace mincaml::sparc {

/// Collects the returns of a function and whether they skip an unimp.
class StructureReturns {
public:
  explicit StructureReturns(const CheckedFunction &F) : F(F) {}

  /// Visits an instruction. \p State is the state before it.
  void visit(unsigned Index, const AbstractState &State);
  /// Visits the tail call at the end of \p B.
  void visitTailCall(const CodeBlock &B);
  /// Reports returns that contradict each other or the load of the structure's
  /// address.
  void report() const;

private:
  const CheckedFunction &F;
  bool LoadsAddress = false;
  llvm::SmallVector<unsigned, 4> AfterCall, AfterStructure;
  /// The tail calls of functions that return structures.
  llvm::SmallVector<unsigned, 2> TailCalls;
};

/// Checks that a call that is followed by an unimp passes the address of a
/// structure. \p State is the state after its delay slot.
void checkStructureAddress(const CheckedFunction &F, unsigned Index,
                           const AbstractState &State);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_STRUCTURES_H
