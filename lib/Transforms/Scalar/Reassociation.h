//===- Reassociation.h - Reassociation of constants -------------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_SCALAR_REASSOCIATION_H
#define MINCAML_LIB_TRANSFORMS_SCALAR_REASSOCIATION_H

namespace llvm {
class BinaryOperator;
class Value;
} // namespace llvm

namespace mincaml {

/// Combines the constants in a chain of integer operations, one step at a time,
/// so that `(3 + a) + 7` becomes `a + 10`.
///
/// If both an operation and its operand have a constant, the two are folded. A
/// single constant is moved towards the end of the chain, where it may meet
/// another one: `(x + c) + y` becomes `(x + y) + c`. Constants only move in
/// this direction, so that the process terminates. An operand is only rewritten
/// if it has no other use, or if the result needs no new instruction, so that
/// no step adds code.
///
/// Supported are add, sub, mul, and, or, and xor of integers and vectors of
/// integers. They wrap around, and are therefore associative; `nuw`, `nsw` and
/// `disjoint` are dropped. Floating-point operations are not associative and
/// are not changed. Constants must be on the right, and there must be no
/// `sub x, c` (Simplify.h).
///
/// The return value is that of simplify: null, I, or the value that replaces I.
llvm::Value *reassociate(llvm::BinaryOperator &I);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_SCALAR_REASSOCIATION_H
