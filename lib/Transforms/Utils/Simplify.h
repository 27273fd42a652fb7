//===- Simplify.h - Identities of arithmetic --------------------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_SIMPLIFY_H
#define MINCAML_LIB_TRANSFORMS_UTILS_SIMPLIFY_H

namespace llvm {
class Instruction;
class Value;
} // namespace llvm

namespace mincaml {

/// Applies one identity to I.
///
/// Returns null if none applies; I itself if I was changed in place; otherwise
/// the value that replaces I everywhere, which comes before I
/// and may be new.
///
/// Every identity holds for all values of the operands, wrapping and NaNs
/// included, or gives a defined value where I gave undef or poison. The result
/// is never more code than before. The forms that remain: constants on the
/// right; `add x, -c` for `sub x, c`; no `xor c, true` as condition of `br` and
/// `select`.
llvm::Value *simplify(llvm::Instruction &I);

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_SIMPLIFY_H
