//===- Accesses.h - Reading and writing memory -----------------*- C++ -*-===//

#ifndef MINCAML_VALIDATION_ENCODING_ACCESSES_H
#define MINCAML_VALIDATION_ENCODING_ACCESSES_H

#include "Encoding/Side.h"

namespace mincaml::validation {

/// Whether the bytes may be read or written: they are inside their block, the
/// block has not been freed, and, for a write, it is not constant.
Term isAccessible(Side &S, const Range &Where, bool IsWrite);
/// Whether the memory block is not constant.
Term isWritable(Side &S, Term Block);
/// Whether Bytes bytes are within the block of a pointer.
Term isDereferenceable(Side &S, const Scalar &Pointer, uint64_t Bytes);
/// Whether the address is a multiple of Alignment, a power of two.
Term isAligned(World &W, const Scalar &Pointer, uint64_t Alignment);

/// Conversions between a scalar and its bytes in memory.
Scalar scalarFromBytes(Side &S, const RawBytes &Raw, llvm::Type *Ty);
RawBytes bytesFromScalar(Side &S, const Scalar &Value, llvm::Type *Ty);

RawBytes readBytes(Side &S, const Range &Where);
void writeBytes(Side &S, const Range &Where, const RawBytes &What);

void encodeLoad(Side &S, const llvm::Instruction &I);
void encodeStore(Side &S, const llvm::Instruction &I);
void encodeAlloca(Side &S, const llvm::Instruction &I);
void encodeGetElementPtr(Side &S, const llvm::Instruction &I);
/// Encodes memcpy, memmove and memset of at most 64 bytes.
void encodeMemoryIntrinsic(Side &S, const llvm::CallBase &Call);

/// Encodes that two accesses have undefined behaviour if they overlap although
/// metadata says that they do not alias.
void encodeAliasMetadata(Side &S);

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_ENCODING_ACCESSES_H
