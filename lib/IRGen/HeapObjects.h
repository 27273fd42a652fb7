//===- HeapObjects.h - Tuples and closures ----------------------*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_HEAPOBJECTS_H
#define MINCAML_LIB_IRGEN_HEAPOBJECTS_H

#include "FunctionBuilder.h"

namespace mincaml {

llvm::Value *emitTuple(FunctionBuilder &Builder, const knormal::Tuple &E);

/// Emits loads of the components that have a name, and binds them.
void emitLetTuple(FunctionBuilder &Builder, const knormal::LetTuple &E);

/// Allocates closures, initializes and binds them.
void emitMakeClosures(FunctionBuilder &Builder, const knormal::MakeClosures &E);

/// Emits the allocation of a new object.
llvm::Value *emitAllocation(FunctionBuilder &Builder,
                            const RecordLayout &Layout);

/// Returns the address of a field of an object. The field must not be of type
/// unit.
llvm::Value *fieldAddress(FunctionBuilder &Builder, const RecordLayout &Layout,
                          llvm::Value *Object, unsigned Field);

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_HEAPOBJECTS_H
