//===- Arrays.h - Operations on arrays --------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_ARRAYS_H
#define MINCAML_LIB_IRGEN_ARRAYS_H

#include "FunctionBuilder.h"

namespace mincaml {

/// Checks that the size is not negative, unless checks are turned off.
llvm::Value *emitArrayMake(FunctionBuilder &Builder,
                           const knormal::ArrayMake &E);

/// Checks the index, unless checks are turned off.
llvm::Value *emitArrayGet(FunctionBuilder &Builder, const knormal::ArrayGet &E);
/// Checks the index, unless checks are turned off.
void emitArrayPut(FunctionBuilder &Builder, const knormal::ArrayPut &E);

llvm::Value *emitArrayLength(FunctionBuilder &Builder, llvm::Value *Array);

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_ARRAYS_H
