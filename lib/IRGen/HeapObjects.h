//===- HeapObjects.h - Tuples and closures ----------------------*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_HEAPOBJECTS_H
#define MINCAML_LIB_IRGEN_HEAPOBJECTS_H

#include "FunctionBuilder.h"

namespace mincaml {

llvm::Value *emitTuple(FunctionBuilder &Builder, const knormal::Tuple &E);

/// Loads the components that have a name and binds them.
void emitLetTuple(FunctionBuilder &Builder, const knormal::LetTuple &E);

/// Allocates the closures, fills them in and binds them.
void emitMakeClosures(FunctionBuilder &Builder, const knormal::MakeClosures &E);

/// The address of a field of a tuple or closure. The field is not of type unit.
/// Memory for a new object.
llvm::Value *emitAllocation(FunctionBuilder &Builder,
                            const RecordLayout &Layout);

llvm::Value *fieldAddress(FunctionBuilder &Builder, const RecordLayout &Layout,
                          llvm::Value *Object, unsigned Field);

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_HEAPOBJECTS_H
