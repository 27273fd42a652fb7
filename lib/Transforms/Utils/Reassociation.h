//===- Reassociation.h - One constant per chain -----------------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_REASSOCIATION_H
#define MINCAML_LIB_TRANSFORMS_UTILS_REASSOCIATION_H

namespace llvm {
class BinaryOperator;
class Value;
} // namespace llvm

namespace mincaml {

/// Brings the constants of a chain of integer operations together, one step at
/// a time, so that `(3 + a) + 7` becomes `a + 10`.
///
/// Two constants that meet in an operation and its operand are folded into one.
/// A constant that meets no other moves towards the end of the chain, to meet
/// one there: `(x + c) + y` becomes `(x + y) + c`. Constants only ever move
/// that way, so that this ends. An operand is only taken apart if it has no
/// other use, or if it is replaced by nothing, so that no step adds code.
///
/// Works on add, sub, mul, and, or, xor of integers and vectors of them, which
/// wrap around and so are associative; `nuw`, `nsw` and `disjoint` are dropped.
/// Floating point is not associative and is left alone. Expects constants on
/// the right and no `sub x, c` (Simplify.h).
///
/// Returns as simplify does: null, I, or what replaces I.
llvm::Value *reassociate(llvm::BinaryOperator &I);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_REASSOCIATION_H
