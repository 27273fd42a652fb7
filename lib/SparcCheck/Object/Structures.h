//===- Structures.h - Rules about functions that return structures -*- C++ -*-//
//
// ReturnAddress and Signature for functions of 32-bit code that return
// structures, on object code: the caller stores the address of the memory at
// %sp+64 and puts an unimp behind the slot of the call; the callee loads the
// address and returns behind the unimp ([SPARC-ABI] 3, "Functions Returning
// Structures").
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_STRUCTURES_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_STRUCTURES_H

#include "Object/CheckedFunction.h"

namespace mincaml::sparc {

/// Collects how a function returns.
class StructureReturns {
public:
  explicit StructureReturns(const CheckedFunction &F) : F(F) {}

  /// \p State is the state before the word.
  void visit(unsigned Index, const AbstractState &State);
  /// \p B ends with a tail call.
  void visitTailCall(const CodeBlock &B);
  /// Reports returns that contradict each other or the load of the address.
  void report() const;

private:
  const CheckedFunction &F;
  bool LoadsAddress = false;
  llvm::SmallVector<unsigned, 4> AfterCall, AfterStructure;
  /// Tail calls of functions that return structures.
  llvm::SmallVector<unsigned, 2> TailCalls;
};

/// Checks that the call, which an unimp follows, passes an address. \p State is
/// the state after its slot.
void checkStructureAddress(const CheckedFunction &F, unsigned Index,
                           const AbstractState &State);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_STRUCTURES_H
