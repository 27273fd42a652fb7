//===- Arithmetic.h - Arithmetic and comparisons ----------------*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_ARITHMETIC_H
#define MINCAML_LIB_IRGEN_ARITHMETIC_H

#include "FunctionBuilder.h"

namespace mincaml {

llvm::Value *emitNegate(FunctionBuilder &Builder, const knormal::Negate &E);

/// Checks the divisor of a division, unless checks are turned off.
llvm::Value *emitArithmetic(FunctionBuilder &Builder,
                            const knormal::Arithmetic &E);

llvm::Value *emitComparison(FunctionBuilder &Builder,
                            knormal::Comparison Operator, const Type *OperandTy,
                            const knormal::Name *Left,
                            const knormal::Name *Right);

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_ARITHMETIC_H
