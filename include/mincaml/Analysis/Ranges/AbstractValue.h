//===- AbstractValue.h - Abstract integers and pointers ---------*- C++ -*-===//
//
// The abstract value of an integer is an interval that contains it. The
// abstract value of a pointer consists of the objects that it can point into
// and the interval of its distance, in bytes, from the start of such an object
// (for a heap array: from element 0).
//
//   lattice  integers: intervals; pointers: pairs of a set of objects and an
//            interval. Sets of up to MaximumObjects are ordered by inclusion;
//            above them is "any object that has escaped". A null pointer adds
//            no object: the objects are those that the pointer leads to, if it
//            leads anywhere.
//   height   of the sets, MaximumObjects + 2; intervals are widened.
//
// If a set becomes too large, "any object that has escaped" replaces it. Its
// objects then have to escape, because the replacement must include them.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_RANGES_ABSTRACTVALUE_H
#define MINCAML_ANALYSIS_RANGES_ABSTRACTVALUE_H

#include "mincaml/DataFlow/Interval.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <deque>
#include <map>
#include <optional>

namespace llvm {
class ConstantRange;
class Instruction;
class Type;
class Use;
} // namespace llvm

namespace mincaml {

struct PiNode;

/// Whether a type is an integer of at most 64 bits.
bool hasInterval(const llvm::Type &Ty);

/// Converts an interval to a range of the given bit width.
llvm::ConstantRange toRange(const dataflow::Interval &I, unsigned Width);

/// Describes the values of an integer of the given bit width in messages:
/// "is 3", "is from 0 to 5", "is at least 1".
std::string describe(const dataflow::Interval &Range, unsigned Width);

/// An object of the abstract heap: a number below
/// ValueAnalysis::numberOfObjects().
using ObjectNumber = unsigned;

/// The number of a set of objects in ObjectSets.
using ObjectSet = unsigned;

/// Numbers the sets of objects that occur, so that sets can be compared by
/// number.
class ObjectSets {
public:
  static constexpr unsigned MaximumObjects = 8;
  static constexpr ObjectSet None = 0;
  /// Any object that has escaped.
  static constexpr ObjectSet Unknown = 1;

  ObjectSets() : Sets(2) {}

  ObjectSet of(ObjectNumber Object) { return number({Object}); }
  /// The union; Unknown if one of the sets is Unknown or the union is too
  /// large. If the result is Unknown, \p Lost receives the objects that have to
  /// escape, so that Unknown includes them.
  ObjectSet unite(ObjectSet A, ObjectSet B,
                  llvm::SmallVectorImpl<ObjectNumber> &Lost);
  /// The members of a set, sorted; empty for Unknown.
  llvm::ArrayRef<ObjectNumber> objects(ObjectSet S) const { return Sets[S]; }

private:
  using Objects = llvm::SmallVector<ObjectNumber, 2>;
  ObjectSet number(Objects Set);

  /// A deque, so that the result of objects() stays valid when sets are added.
  std::deque<Objects> Sets;
  std::map<Objects, ObjectSet> Numbers;
  std::map<std::pair<ObjectSet, ObjectSet>, ObjectSet> Unions;
};

struct AbstractValue {
  /// The values of an integer, or the distances of a pointer. Empty if the
  /// value is never computed.
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

// Transfer functions of intervals
//
// LLVM's ConstantRange computes the ranges, including wrapping. The result is
// the least interval of signed numbers that contains such a range.

dataflow::Interval toInterval(const llvm::ConstantRange &Range);

/// The interval of an instruction with integer operands: arithmetic, a
/// conversion, a comparison, or an intrinsic. Returns the full interval if
/// nothing is known, and the empty one if an operand is never computed. Phi
/// nodes, selects, loads and calls of other functions are not supported.
dataflow::Interval
evaluateInteger(const llvm::Instruction &I,
                llvm::function_ref<dataflow::Interval(const llvm::Use &)> Of);

/// The interval of a pi node, given the intervals of its source and of the
/// other operand of the comparison.
dataflow::Interval evaluatePi(const PiNode &Pi,
                              const dataflow::Interval &Source,
                              const dataflow::Interval &Other);

/// The interval that `!range` and the range attribute of a result promise; the
/// full interval if there is no such promise.
dataflow::Interval promisedInterval(const llvm::Instruction &I);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_RANGES_ABSTRACTVALUE_H
