//===- AbstractMemory.h - Objects and their cells ---------------*- C++ -*-===//
//
// The abstract memory of ValueAnalysis.h: its objects, and the cells that
// accesses to them use.
//
//   object                       cells
//   array of the runtime         its length; one for all elements
//   variable                     one for each distance; one for all elements of
//                                an array in it
//   other allocation, alloca     one for each distance
//   function                     none
//
// An object escapes if the cell of an access to it cannot be determined.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ANALYSIS_RANGES_ABSTRACTMEMORY_H
#define MINCAML_LIB_ANALYSIS_RANGES_ABSTRACTMEMORY_H

#include "mincaml/Analysis/Ranges/AbstractValue.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/DataLayout.h"
#include <deque>
#include <optional>

namespace llvm {
class CallBase;
class GlobalVariable;
class Type;
class Value;
} // namespace llvm

namespace mincaml {

/// Whether a call makes a new object with unknown contents.
bool makesObject(const llvm::CallBase &Call);

struct MemoryCell {
  llvm::Type *Ty;
  int64_t Distance;
  bool IsForElements;
  /// The node of the cell in the solver.
  unsigned Node;
};

struct MemoryObject {
  enum class Kind : unsigned char { Array, Variable, Allocation, Function };

  const llvm::Value *Origin;
  Kind TheKind;
  bool HasEscaped = false;
  /// Whether something may be stored to the length of an array.
  bool IsHeaderWritten = false;
  llvm::SmallVector<MemoryCell, 2> Cells;
};

/// An access to an object: its distance from the start, its type and its
/// alignment.
struct ObjectAccess {
  dataflow::Interval Distance;
  llvm::Type *Ty;
  llvm::Align Alignment;
};

class AbstractMemory {
public:
  explicit AbstractMemory(const llvm::DataLayout &DL) : DL(DL) {}

  ObjectNumber objectOf(const llvm::Value &Origin, MemoryObject::Kind Kind);
  MemoryObject &operator[](ObjectNumber N) { return Objects[N]; }
  const MemoryObject &operator[](ObjectNumber N) const { return Objects[N]; }
  unsigned size() const { return Objects.size(); }

  /// The cell of an access to an object. A new cell has no node; the caller
  /// must set it. Null if the cell cannot be determined, so that the object has
  /// to escape. The next call invalidates the result.
  MemoryCell *cellFor(ObjectNumber Object, const ObjectAccess &Access);
  static constexpr unsigned NoNode = ~0u;

  /// The distance of the length of an array from element 0.
  static int64_t lengthDistance();
  /// The offset from which distances are measured. For a variable that contains
  /// an array with a header it is the end of the header, so that pointers to
  /// such an array and to an array on the heap have the same distances. It is 0
  /// for others.
  static int64_t startOf(const llvm::Value &Origin);

private:
  std::optional<MemoryCell> cellOf(const MemoryObject &Object,
                                   const ObjectAccess &Access) const;
  std::optional<MemoryCell> cellInVariable(const llvm::GlobalVariable &G,
                                           const ObjectAccess &Access) const;

  const llvm::DataLayout &DL;
  /// A deque, so that references stay valid when objects are added.
  std::deque<MemoryObject> Objects;
  llvm::DenseMap<const llvm::Value *, ObjectNumber> Numbers;
};

} // namespace mincaml

#endif // MINCAML_LIB_ANALYSIS_RANGES_ABSTRACTMEMORY_H
