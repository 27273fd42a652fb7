//===- AbstractMemory.h - Objects, cells, and what escapes ------*- C++ -*-===//
//
// The memory of ValueFacts.h: which objects there are and into which cells
// their accesses fall.
//
//   object                       cells
//   array of the runtime         its length; one for all elements
//   variable                     one for each distance; one for all elements of
//                                an array in it
//   other allocation, alloca     one for each distance
//   function                     none
//
// What an access cannot be assigned to a cell for, escapes.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ANALYSIS_RANGES_SOLVER_ABSTRACTMEMORY_H
#define MINCAML_LIB_ANALYSIS_RANGES_SOLVER_ABSTRACTMEMORY_H

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

/// Whether a call makes a new object, of which nothing else is known.
bool makesObject(const llvm::CallBase &Call);

struct MemoryCell {
  llvm::Type *Ty;
  int64_t Distance;
  bool IsForElements;
  /// In the solver.
  unsigned Node;
};

struct MemoryObject {
  enum class Kind : unsigned char { Array, Variable, Allocation, Function };

  const llvm::Value *Origin;
  Kind TheKind;
  bool HasEscaped = false;
  /// Of an array: something is stored where its length is.
  bool IsHeaderWritten = false;
  llvm::SmallVector<MemoryCell, 2> Cells;
};

/// An access to an object: how far from its beginning, of which type.
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

  /// The cell that an access of an object falls into; with an invalid node if
  /// it is new, for the caller to fill in. Null if it cannot be told, and the
  /// object has to escape. Invalidated by the next call.
  MemoryCell *cellFor(ObjectNumber Object, const ObjectAccess &Access);
  static constexpr unsigned NoNode = ~0u;

  /// The distance of an array's length from element 0.
  static int64_t lengthDistance();
  /// Where distances are measured from: the end of the header of a variable
  /// that is an array with one, so that a pointer to such an array and one to
  /// an array on the heap are at the same distance. 0 for others.
  static int64_t startOf(const llvm::Value &Origin);

private:
  std::optional<MemoryCell> place(const MemoryObject &Object,
                                  const ObjectAccess &Access) const;
  std::optional<MemoryCell> placeInVariable(const llvm::GlobalVariable &G,
                                            const ObjectAccess &Access) const;

  const llvm::DataLayout &DL;
  /// A deque: references stay valid when objects are added.
  std::deque<MemoryObject> Objects;
  llvm::DenseMap<const llvm::Value *, ObjectNumber> Numbers;
};

} // namespace mincaml

#endif // MINCAML_LIB_ANALYSIS_RANGES_SOLVER_ABSTRACTMEMORY_H
