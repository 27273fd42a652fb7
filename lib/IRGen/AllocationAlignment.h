//===- AllocationAlignment.h - Alignment of heap objects --------*- C++ -*-===//
//
// Which alignment is picked for what the program allocates, and which alignment
// may be assumed of what a pointer points to. The two differ: foreign code may
// define arrays and tuples too, and aligns them as C does
// (docs/code-generation.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_IRGEN_ALLOCATIONALIGNMENT_H
#define MINCAML_LIB_IRGEN_ALLOCATIONALIGNMENT_H

#include "TypeLowering.h"
#include "llvm/IR/Function.h"

namespace mincaml {

/// The alignment of every heap object and static closure: that of a double on
/// all targets, so that one bump of the heap pointer serves all objects.
llvm::Align allocationAlign();

/// The size to allocate for an object with fields of \p FieldBytes bytes: a
/// multiple of the alignment, so that the next object is aligned, and not 0, so
/// that each object has an address of its own.
uint64_t allocationSize(uint64_t FieldBytes);

/// Declares that \p F returns a new object that is aligned so.
void setAllocationResult(llvm::Function &F);

/// The alignment of an array that foreign code defines.
llvm::Align foreignArrayAlign(const TypeLowering &Types, llvm::Type *Element);

/// The alignment that may be assumed of what a value of the pointer type \p Ty
/// points to, whoever allocated it. Closures are never foreign.
llvm::Align pointeeAlign(const TypeLowering &Types, const Type *Ty);

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_ALLOCATIONALIGNMENT_H
