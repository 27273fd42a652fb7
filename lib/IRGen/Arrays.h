//===- Arrays.h - Array operations ------------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_ARRAYS_H
#define MINCAML_LIB_IRGEN_ARRAYS_H

#include "FunctionBuilder.h"

namespace mincaml {

/// Emits the creation of an array, with a check that the size is not negative
/// unless checks are turned off.
llvm::Value *emitArrayMake(FunctionBuilder &Builder,
                           const knormal::ArrayMake &E);

/// Loads and stores of elements, with a bounds check unless checks are turned
/// off.
llvm::Value *emitArrayGet(FunctionBuilder &Builder, const knormal::ArrayGet &E);
void emitArrayPut(FunctionBuilder &Builder, const knormal::ArrayPut &E);

llvm::Value *emitArrayLength(FunctionBuilder &Builder, llvm::Value *Array);

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_ARRAYS_H
