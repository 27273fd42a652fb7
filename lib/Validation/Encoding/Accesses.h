//===- Accesses.h - Reading and writing memory ------------------*- C++ -*-===//

#ifndef MINCAML_LIB_VALIDATION_ENCODING_ACCESSES_H
#define MINCAML_LIB_VALIDATION_ENCODING_ACCESSES_H

#include "Encoding/FunctionEncoding.h"

namespace mincaml::validation {

/// Whether the bytes may be read or written: they are inside their block, the
/// block has not been freed, and, for a write, it is not constant.
Term isAccessible(FunctionEncoding &S, const Range &Where, bool IsWrite);
/// Whether the memory block is not constant.
Term isWritable(FunctionEncoding &S, Term Block);
/// Whether Bytes bytes are within the block of a pointer.
Term isDereferenceable(FunctionEncoding &S, const Scalar &Pointer,
                       uint64_t Bytes);
/// Whether the address is a multiple of Alignment, a power of two.
Term isAligned(EncodingContext &EC, const Scalar &Pointer, uint64_t Alignment);

/// Conversions between a scalar and its bytes in memory.
Scalar scalarFromBytes(FunctionEncoding &S, const RawBytes &Raw,
                       llvm::Type *Ty);
RawBytes bytesFromScalar(FunctionEncoding &S, const Scalar &Value,
                         llvm::Type *Ty);

RawBytes readBytes(FunctionEncoding &S, const Range &Where);
void writeBytes(FunctionEncoding &S, const Range &Where, const RawBytes &What);

void encodeLoad(FunctionEncoding &S, const llvm::Instruction &I);
void encodeStore(FunctionEncoding &S, const llvm::Instruction &I);
void encodeAlloca(FunctionEncoding &S, const llvm::Instruction &I);
void encodeGetElementPtr(FunctionEncoding &S, const llvm::Instruction &I);
/// Encodes memcpy, memmove and memset of at most 64 bytes.
void encodeMemoryIntrinsic(FunctionEncoding &S, const llvm::CallBase &Call);

/// Encodes that two accesses have undefined behaviour if they overlap although
/// metadata says that they do not alias.
void encodeAliasMetadata(FunctionEncoding &S);

} // namespace mincaml::validation

#endif // MINCAML_LIB_VALIDATION_ENCODING_ACCESSES_H
