//===- MemoryMetadata.h - What loads and stores may assume ------*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_MEMORYMETADATA_H
#define MINCAML_LIB_IRGEN_MEMORYMETADATA_H

#include "TypeLowering.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/MDBuilder.h"

namespace mincaml {

/// Attaches alias (TBAA), range, null and alignment facts to loads and stores.
///
/// MinCaml is typed, so memory consists of regions that cannot overlap:
/// arrays by element type, strings, lengths of arrays and strings, tuples and
/// closures by field type, each static variable, the argument area.
///
/// Lengths are `!invariant.load`: they are constants, or the runtime writes
/// them inside the call that returns the array or the string. Fields of tuples
/// and closures are not marked here although they never change either: after
/// inlining, the store that initializes a field and a load of it can be in one
/// function, and LLVM may then move an invariant load before the store.
/// MarkInvariantLoadsPass marks them after inlining.
class MemoryMetadata {
public:
  MemoryMetadata(llvm::LLVMContext &Context, const TypeLowering &Types);

  void arrayElement(llvm::Instruction *Access, const Type *Element);
  /// Of a string.
  void character(llvm::LoadInst *Load);
  /// Of an array or a string.
  void arrayLength(llvm::LoadInst *Load);
  void tupleField(llvm::Instruction *Access, const Type *Field);
  /// The number of the constructor, and that of the failed check.
  void exceptionNumber(llvm::Instruction *Access);
  void exceptionArgument(llvm::Instruction *Access, const Type *Ty);
  void closureField(llvm::Instruction *Access, const Type *Field);
  /// The code address, field 0 of every closure.
  void closureCode(llvm::Instruction *Access);
  void staticVariable(llvm::Instruction *Access, llvm::StringRef Symbol,
                      const Type *Ty);
  void argumentArea(llvm::Instruction *Access, const Type *Ty);

private:
  void tag(llvm::Instruction *Access, llvm::StringRef Region);
  /// If Access is a load: what is known of every value of this type.
  void valueFacts(llvm::Instruction *Access, const Type *Ty);

  llvm::LLVMContext &Context;
  const TypeLowering &Types;
  llvm::MDBuilder Builder;
  llvm::MDNode *Root;
  llvm::StringMap<llvm::MDNode *> Tags;
};

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_MEMORYMETADATA_H
