//===- ObjectContents.h - Known contents of objects -------------*- C++ -*-===//
//
// The contents of tuples and closures, for closure optimization. These objects
// are initialized where they are allocated and never change.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_TRANSFORMS_IPO_OBJECTCONTENTS_H
#define MINCAML_LIB_TRANSFORMS_IPO_OBJECTCONTENTS_H

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

/// V as a call that allocates an object: the result is noalias, the call
/// returns, and it accesses no memory that the program can access. The contents
/// are undefined at first. The result is null for other values.
llvm::CallInst *asAllocation(llvm::Value &V);

/// The stores that initialize an object, by offset. They must be at constant
/// offsets, in the block of the allocation, and precede all other uses of the
/// object there. There is no result if a byte is stored more than once, or in
/// another way.
using InitializingStores = llvm::MapVector<int64_t, llvm::StoreInst *>;
std::optional<InitializingStores>
initializingStores(llvm::CallInst &Allocation);

/// Whether I is a simple load of a field that never changes after the object
/// has been initialized. The alias tag says so: MinCaml's tuple fields, closure
/// fields and closure code.
bool isImmutableLoad(const llvm::Instruction &I);

/// Finds the contents of the objects to which a pointer may point. Pointers are
/// traced through phi nodes, selects and, where all calls of a function are
/// known (canChangePrototype), parameters.
class ContentsFinder {
public:
  /// The value of a load of an immutable field: a constant that is the same in
  /// all objects, or the value that was stored to the only object. It is null
  /// if the value is unknown.
  llvm::Value *valueOf(llvm::LoadInst &Load);

  /// Whether the pointer may point to an object whose contents are known.
  /// Objects in a cycle do not count: moving their loads to the callers would
  /// never terminate.
  bool leadsToKnownObject(llvm::Value &Pointer);

  bool allCallsAreKnown(const llvm::Function &F);

private:
  llvm::SmallVector<llvm::Value *, 4> objects(llvm::Value &Pointer);

  llvm::DenseMap<const llvm::Function *, bool> CallsAreKnown;
};

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_IPO_OBJECTCONTENTS_H
