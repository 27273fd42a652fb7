//===- Simplify.h - Algebraic simplification --------------------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_SCALAR_SIMPLIFY_H
#define MINCAML_LIB_TRANSFORMS_SCALAR_SIMPLIFY_H

namespace llvm {
class Instruction;
class Value;
} // namespace llvm

namespace mincaml {

/// Applies one algebraic identity to I.
///
/// Returns null if none applies; I itself if it was changed in place; otherwise
/// the value that replaces I everywhere, which precedes I and may be a new
/// instruction.
///
/// Every identity holds for all values of the operands, including wrapping and
/// NaNs, or yields a defined value where I yields undef or poison. The result
/// never has more instructions. In the canonical form, constants are on the
/// right, `sub x, c` is `add x, -c`, and no condition of `br` and `select` is
/// `xor c, true`.
llvm::Value *simplify(llvm::Instruction &I);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_SCALAR_SIMPLIFY_H
