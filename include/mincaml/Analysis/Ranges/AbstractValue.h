//===- AbstractValue.h - What is known of a value ---------------*- C++ -*-===//
//
// Of an integer, the interval that it is in. Of a pointer, the objects that it
// can point into and the interval of its distance, in bytes, from where such an
// object begins (for a heap array: from element 0).
//
//   lattice  integers: intervals; pointers: pairs of a set of objects and an
//            interval. Sets of up to MaximumObjects are ordered by inclusion;
//            above them is "any object that has escaped". A null pointer adds
//            nothing: what is said of objects is said of where a pointer leads
//            if it leads anywhere.
//   height   of the sets, MaximumObjects + 2; intervals are widened.
//
// An object that falls out of a set because there are too many has to escape,
// or "any object that has escaped" would not include it.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_RANGES_ABSTRACTVALUE_H
#define MINCAML_ANALYSIS_RANGES_ABSTRACTVALUE_H

#include "mincaml/DataFlow/Interval.h"
#include "llvm/ADT/SmallVector.h"
#include <deque>
#include <map>
#include <optional>

namespace llvm {
class ConstantRange;
class Type;
} // namespace llvm

namespace mincaml {

/// An integer of at most 64 bits.
bool hasInterval(const llvm::Type &Ty);

/// The same numbers, of so many bits.
llvm::ConstantRange toRange(const dataflow::Interval &I, unsigned Width);

/// "is 3", "is from 0 to 5", "is at least 1", for messages about an integer of
/// so many bits.
std::string inWords(const dataflow::Interval &Range, unsigned Width);

/// An object of the abstract heap: an index of ModuleFacts::objects().
using ObjectNumber = unsigned;

/// A set of objects, by its number in an ObjectSets.
using ObjectSet = unsigned;

/// All sets of objects that have come up. Sets are compared by number.
class ObjectSets {
public:
  static constexpr unsigned MaximumObjects = 8;
  static constexpr ObjectSet None = 0;
  /// Any object that has escaped.
  static constexpr ObjectSet Unknown = 1;

  ObjectSets() : Sets(2) {}

  ObjectSet of(ObjectNumber Object) { return number({Object}); }
  /// The union. Unknown if one is, or if there are too many; then \p Lost are
  /// the objects that have to escape.
  ObjectSet unite(ObjectSet A, ObjectSet B,
                  llvm::SmallVectorImpl<ObjectNumber> &Lost);
  /// Sorted. Empty for Unknown.
  llvm::ArrayRef<ObjectNumber> objects(ObjectSet S) const { return Sets[S]; }

private:
  using Objects = llvm::SmallVector<ObjectNumber, 2>;
  ObjectSet number(Objects Set);

  /// A deque: what objects() returned stays valid when sets are added.
  std::deque<Objects> Sets;
  std::map<Objects, ObjectSet> Numbers;
  std::map<std::pair<ObjectSet, ObjectSet>, ObjectSet> Unions;
};

struct AbstractValue {
  /// Of an integer its values, of a pointer its distance. Empty for what is
  /// never computed.
  dataflow::Interval Range;
  /// None for integers.
  ObjectSet Objects = ObjectSets::None;

  static AbstractValue bottom() { return {}; }
  static AbstractValue integer(dataflow::Interval Range) { return {Range}; }
  static AbstractValue unknownPointer() {
    return {dataflow::Interval::all(), ObjectSets::Unknown};
  }
  static AbstractValue pointer(ObjectSet Objects, dataflow::Interval Distance) {
    return {Distance, Objects};
  }

  bool isBottom() const { return Range.isEmpty(); }
  bool isUnknownPointer() const { return Objects == ObjectSets::Unknown; }
  bool operator==(const AbstractValue &) const = default;
};

} // namespace mincaml

#endif // MINCAML_ANALYSIS_RANGES_ABSTRACTVALUE_H
