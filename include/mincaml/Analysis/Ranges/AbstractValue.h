//===- AbstractValue.h - Abstract integers and pointers ---------*- C++ -*-===//
//
// The abstract value of an integer is an interval and a set of numbers that
// both contain it. The abstract value of a pointer consists of the objects that
// it can point into, the interval of its distance, in bytes, from the start of
// such an object (for a heap array: from element 0), and the set of numbers
// that it can be instead of an address: 0 for null, and the tags of constant
// constructors.
//
//   lattice  integers: pairs of an interval and a set of numbers; pointers:
//            triples of a set of objects, an interval and a set of numbers.
//            Sets of up to MaximumObjects objects are ordered by inclusion;
//            above them is "any object that has escaped".
//   height   of the sets of objects, MaximumObjects + 2; of the sets of
//            numbers, 64; intervals are widened.
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
#include "llvm/IR/InstrTypes.h"
#include <deque>
#include <map>
#include <optional>

namespace llvm {
class ConstantRange;
class Instruction;
class SwitchInst;
class Type;
class Use;
} // namespace llvm

namespace mincaml {

struct PiNode;

/// Whether a type is an integer of at most 64 bits.
bool hasInterval(const llvm::Type &Ty);

/// Whether the analysis computes abstract values for a type: an integer of at
/// most 64 bits, or a pointer.
bool isTracked(const llvm::Type &Ty);

/// Converts an interval to a range of the given bit width.
llvm::ConstantRange toRange(const dataflow::Interval &I, unsigned Width);

/// Describes the values of an integer of the given bit width in messages:
/// "is 3", "is from 0 to 5", "is at least 1".
std::string describe(const dataflow::Interval &Range, unsigned Width);

/// A set of integers, or of addresses that are numbers. It represents 0, ..., 61
/// exactly; all other integers together are a single member. All addresses that
/// are computed from null by adding an offset are another member: they are
/// numbers, too, but no object is at any of them.
class NumberSet {
public:
  /// The least number that is not represented exactly.
  static constexpr unsigned Limit = 62;

  NumberSet() = default;
  static NumberSet all() { return NumberSet(~uint64_t(0)); }
  static NumberSet of(int64_t Number) {
    return NumberSet(uint64_t(1) << bitOf(Number));
  }
  /// The members of an interval.
  static NumberSet of(const dataflow::Interval &Range);

  bool isEmpty() const { return Bits == 0; }
  bool contains(int64_t Number) const { return Bits >> bitOf(Number) & 1; }
  /// All integers from Limit on and all negative ones.
  static NumberSet others() { return NumberSet(uint64_t(1) << OthersBit); }
  static NumberSet fromNull() { return NumberSet(uint64_t(1) << FromNullBit); }
  bool hasOthers() const { return Bits >> OthersBit & 1; }
  bool hasFromNull() const { return Bits >> FromNullBit & 1; }
  /// The members that are represented exactly, in order.
  llvm::SmallVector<unsigned, 4> members() const;
  /// An interval that contains the set.
  dataflow::Interval hull() const;

  NumberSet operator|(NumberSet Other) const {
    return NumberSet(Bits | Other.Bits);
  }
  NumberSet operator&(NumberSet Other) const {
    return NumberSet(Bits & Other.Bits);
  }
  NumberSet without(NumberSet Other) const {
    return NumberSet(Bits & ~Other.Bits);
  }
  bool operator==(const NumberSet &) const = default;

private:
  static constexpr unsigned FromNullBit = Limit, OthersBit = Limit + 1;
  explicit NumberSet(uint64_t Bits) : Bits(Bits) {}
  static unsigned bitOf(int64_t Number) {
    return Number >= 0 && Number < Limit ? unsigned(Number) : OthersBit;
  }

  uint64_t Bits = 0;
};

/// Sets of numbers, ordered by inclusion and joined by union. Height: 64.
struct NumberSetLattice {
  using Element = NumberSet;

  static Element bottom() { return {}; }
  static bool join(Element &Into, const Element &From) {
    const Element Old = Into;
    Into = Into | From;
    return Into != Old;
  }
};

/// An object of the abstract heap: a number below
/// ValueAnalysis::numberOfObjects().
using ObjectNumber = unsigned;

/// The number of a set of objects in ObjectSets.
using ObjectSet = unsigned;

/// Numbers the sets of objects that occur, so that sets can be compared by
/// number.
class ObjectSets {
public:
  static constexpr unsigned MaximumObjects = 32;
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
  /// The values of an integer, or the distances of a pointer from the objects.
  dataflow::Interval Range;
  /// None for integers.
  ObjectSet Objects = ObjectSets::None;
  /// The values of an integer, or those of a pointer that leads to no object.
  NumberSet Numbers;

  static AbstractValue bottom() { return {}; }
  static AbstractValue integer(dataflow::Interval Range,
                               NumberSet Numbers = NumberSet::all());
  static AbstractValue unknownPointer() {
    return {dataflow::Interval::all(), ObjectSets::Unknown, NumberSet::all()};
  }
  static AbstractValue pointer(ObjectSet Objects, dataflow::Interval Distance,
                               NumberSet Numbers = {}) {
    return {Distance, Objects, Numbers};
  }
  /// A number that is used as an address.
  static AbstractValue address(NumberSet Numbers) {
    return {dataflow::Interval::empty(), ObjectSets::None, Numbers};
  }

  /// Whether the value is never computed.
  bool isBottom() const { return Range.isEmpty() && Numbers.isEmpty(); }
  bool isUnknownPointer() const { return Objects == ObjectSets::Unknown; }
  bool mayBeNull() const {
    return Numbers.contains(0) || Numbers.hasFromNull() ||
           (Objects != ObjectSets::None &&
            Range != dataflow::Interval::constant(0));
  }
  /// Whether accesses may lead to memory that is not analyzed: that of unknown
  /// objects, or at an address that is a number. No object is at null.
  bool isUnknownAddress() const {
    return isUnknownPointer() || !nonnullNumbers().isEmpty();
  }
  /// Whether a pointer can only be null or computed from null. An access to its
  /// target is undefined behavior.
  bool isNullOrNever() const {
    return Range.isEmpty() && nonnullNumbers().isEmpty();
  }
  NumberSet nonnullNumbers() const {
    return Numbers.without(NumberSet::of(0) | NumberSet::fromNull());
  }
  bool operator==(const AbstractValue &) const = default;
};

/// Raises \p Into to its join with \p From and returns whether it has changed.
/// \p Lost receives the objects that have to escape because the set of objects
/// becomes too large.
bool join(AbstractValue &Into, const AbstractValue &From, ObjectSets &Sets,
          llvm::SmallVectorImpl<ObjectNumber> &Lost);

/// The result of comparing two integers of the given bit width or two pointers:
/// -1 (true), 0, or [-1, 0] if the values do not decide it. An object is never
/// at an address below runtime::CONSTANT_LIMIT.
dataflow::Interval compareNumbers(llvm::CmpInst::Predicate Predicate,
                                  const AbstractValue &Left,
                                  const AbstractValue &Right, unsigned Width,
                                  bool IsPointer);

/// The part of \p V for which the comparison with a known number holds.
/// Everything else in \p V stays.
AbstractValue restrictNumbers(const AbstractValue &V,
                              llvm::CmpInst::Predicate Predicate,
                              const AbstractValue &Other, unsigned Width,
                              bool IsPointer);

/// Whether an integer may be a number.
bool mayBe(const AbstractValue &V, int64_t Number);
/// Whether a switch may take its default edge.
bool mayTakeDefault(const llvm::SwitchInst &Switch,
                    const AbstractValue &Condition);

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

/// The interval of a pi node of an integer, given the intervals of its source
/// and of the other operand of the comparison.
dataflow::Interval evaluatePi(const PiNode &Pi,
                              const dataflow::Interval &Source,
                              const dataflow::Interval &Other);

/// The interval that `!range` and the range attribute of a result promise; the
/// full interval if there is no such promise.
dataflow::Interval promisedInterval(const llvm::Instruction &I);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_RANGES_ABSTRACTVALUE_H
