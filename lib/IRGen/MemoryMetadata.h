//===- MemoryMetadata.h - Metadata of loads and stores ----------*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_MEMORYMETADATA_H
#define MINCAML_LIB_IRGEN_MEMORYMETADATA_H

#include "TypeLowering.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/MDBuilder.h"

namespace mincaml {

/// Attaches metadata about aliasing (TBAA), ranges, null pointers and alignment
/// to loads and stores.
///
/// MinCaml is typed, so that memory consists of regions that cannot overlap:
/// arrays by element type, strings, lengths of arrays and strings, tuples and
/// closures by field type, each static variable, and the argument area.
///
/// Loads of lengths are marked `!invariant.load`: lengths are constants, or the
/// runtime writes them inside the call that returns the array or the string.
/// The fields of tuples and closures never change either, but are not marked
/// here. After inlining, one function can contain both the store that
/// initializes a field and a load of it, and LLVM may then move an invariant
/// load before the store. MarkInvariantLoadsPass marks these loads after
/// inlining.
class MemoryMetadata {
public:
  MemoryMetadata(llvm::LLVMContext &Context, const TypeLowering &Types);

  void arrayElement(llvm::Instruction *Access, const Type *Element);
  /// Marks an access to a character of a string.
  void character(llvm::LoadInst *Load);
  /// Marks a load of the length of an array or a string.
  void arrayLength(llvm::LoadInst *Load);
  void tupleField(llvm::Instruction *Access, const Type *Field);
  /// Marks an access to the number of an exception's constructor, or to the
  /// number of the failed check.
  void exceptionNumber(llvm::Instruction *Access);
  void exceptionArgument(llvm::Instruction *Access, const Type *Ty);
  void closureField(llvm::Instruction *Access, const Type *Field);
  /// Marks an access to the code address, field 0 of every closure.
  void closureCode(llvm::Instruction *Access);
  void staticVariable(llvm::Instruction *Access, llvm::StringRef Symbol,
                      const Type *Ty);
  void argumentArea(llvm::Instruction *Access, const Type *Ty);

private:
  void tag(llvm::Instruction *Access, llvm::StringRef Region);
  /// If Access is a load, attaches what is known about every value of this
  /// type.
  void addValueMetadata(llvm::Instruction *Access, const Type *Ty);

  llvm::LLVMContext &Context;
  const TypeLowering &Types;
  llvm::MDBuilder Builder;
  llvm::MDNode *Root;
  llvm::StringMap<llvm::MDNode *> Tags;
};

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_MEMORYMETADATA_H
