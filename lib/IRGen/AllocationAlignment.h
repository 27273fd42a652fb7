//===- AllocationAlignment.h - Alignment of heap objects --------*- C++ -*-===//
//
// The alignment of objects that the program allocates, and the alignment that
// may be assumed for the target of a pointer. The two differ: foreign code may
// also define arrays and tuples, and aligns them according to the C ABI
// (docs/code-generation.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_IRGEN_ALLOCATIONALIGNMENT_H
#define MINCAML_LIB_IRGEN_ALLOCATIONALIGNMENT_H

#include "TypeLowering.h"
#include "llvm/IR/Function.h"

namespace mincaml {

/// The alignment of every heap object and static closure. It is that of a
/// double on all targets, so that a single bump of the heap pointer serves any
/// object.
llvm::Align allocationAlign();

/// Returns the size to allocate for an object whose fields take \p FieldBytes
/// bytes. It is a multiple of the alignment, so that the next object is
/// aligned, and not 0, so that each object has its own address.
uint64_t allocationSize(uint64_t FieldBytes);

/// Adds the return attributes of an allocation function to \p F: it returns a
/// new object with this alignment.
void setAllocationResult(llvm::Function &F);

/// Returns the alignment of an array that foreign code defines.
llvm::Align foreignArrayAlign(const TypeLowering &Types, llvm::Type *Element);

/// Returns the alignment that may be assumed for the target of a pointer of
/// type \p Ty, whoever allocated the object. Closures are never foreign.
llvm::Align pointeeAlign(const TypeLowering &Types, const Type *Ty);

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_ALLOCATIONALIGNMENT_H
