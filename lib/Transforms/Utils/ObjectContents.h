//===- ObjectContents.h - Objects whose contents are known ------*- C++ -*-===//
//
// Tuples and closures are filled where they are made and never change. This is
// what closure optimization knows about them.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_OBJECTCONTENTS_H
#define MINCAML_LIB_TRANSFORMS_UTILS_OBJECTCONTENTS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>

namespace llvm {
class CallInst;
class Constant;
class DataLayout;
class Function;
class Instruction;
class LoadInst;
class StoreInst;
class Value;
} // namespace llvm

namespace mincaml {

/// A pointer that is a constant number of bytes after another.
struct OffsetPointer {
  llvm::Value *Base;
  int64_t Offset;
};
OffsetPointer offsetPointer(llvm::Value &Pointer,
                            const llvm::DataLayout &Layout);

/// An allocation that nothing but its result shows: noalias, returns, and
/// touches nothing that the program sees. Its contents are undefined at first.
llvm::CallInst *asAllocation(llvm::Value &V);

/// The stores that fill an object: each by a constant offset, in the block of
/// the allocation, before anything else is done with the object there. Nothing
/// if a byte is stored more than once, or in another way.
using Filling = llvm::MapVector<int64_t, llvm::StoreInst *>;
std::optional<Filling> fillingOf(llvm::CallInst &Allocation);

/// A simple load of a field that never changes once the object is filled, which
/// its alias tag says: MinCaml's tuple fields, closure fields and closure code.
bool isImmutableLoad(const llvm::Instruction &I);

/// Finds what is in objects that a pointer can lead to. They are looked for
/// through phi nodes, selects and, where all calls of a function are known
/// (canChangePrototype), arguments.
class ContentsFinder {
public:
  /// The value of an immutable field where it is the same constant in all
  /// objects, or the one that was stored into the one object there is. Null if
  /// it is not known.
  llvm::Value *valueOf(llvm::LoadInst &Load);

  /// Whether the pointer may lead to an object whose contents are known. Not to
  /// one in a cycle: to load from it before calls instead of after them would
  /// never come to an end.
  bool leadsToKnownObject(llvm::Value &Pointer);

  bool allCallsAreKnown(const llvm::Function &F);

private:
  llvm::SmallVector<llvm::Value *, 4> objects(llvm::Value &Pointer);

  llvm::DenseMap<const llvm::Function *, bool> CallsAreKnown;
};

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_OBJECTCONTENTS_H
