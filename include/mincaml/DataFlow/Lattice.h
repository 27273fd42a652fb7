//===- Lattice.h - Lattices for data-flow analyses --------------*- C++ -*-===//
//
// A data-flow fact is an element of a join-semilattice with a least element: a
// partial order in which any two elements have a least upper bound (join). The
// solver starts at the bottom and only joins, so facts only rise. It terminates
// because every strictly ascending chain is finite (finite height).
//
// If the facts of an analysis hold on *some* path, it joins sets by union
// (MayHold). If they hold on *all* paths, it joins sets by intersection
// (MustHold), and the least element is the full set.
//
// Source: [Lecture8], "data-flow analysis" (D and its operator);
// [AbstractInterpretation], "lattice" and "finite height" (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_DATAFLOW_LATTICE_H
#define MINCAML_DATAFLOW_LATTICE_H

#include "llvm/ADT/BitVector.h"
#include <cassert>
#include <concepts>
#include <utility>
#include <vector>

namespace mincaml::dataflow {

/// The operations of a lattice that the solver needs. A lattice is an object
/// and not only a type, because some of its parameters, such as the number of
/// definitions in a set, depend on the analyzed function.
///
/// - bottom(): the least element.
/// - join(Into, From): raises Into to the least upper bound of both and returns
///   whether Into has changed.
///
/// Each lattice states its height, the length of its longest chain, which
/// bounds how often a fact can change. test/unit/Helpers/LatticeLaws.h checks
/// the laws of join and the height.
template <typename L>
concept Lattice = std::equality_comparable<typename L::Element> &&
                  requires(const L &TheLattice, typename L::Element &Into,
                           const typename L::Element &From) {
                    {
                      TheLattice.bottom()
                    } -> std::same_as<typename L::Element>;
                    { TheLattice.join(Into, From) } -> std::same_as<bool>;
                  };

/// Facts that hold on some path: the subsets of {0, ..., Size - 1}, ordered by
/// inclusion and joined by union. Height: Size.
class MayHold {
public:
  using Element = llvm::BitVector;

  explicit MayHold(unsigned Size) : Size(Size) {}

  Element bottom() const { return Element(Size, false); }
  bool join(Element &Into, const Element &From) const {
    if (!From.test(Into))
      return false;
    Into |= From;
    return true;
  }

private:
  unsigned Size;
};

/// Facts that hold on all paths: the same sets in the reverse order, joined by
/// intersection. Height: Size.
class MustHold {
public:
  using Element = llvm::BitVector;

  explicit MustHold(unsigned Size) : Size(Size) {}

  Element bottom() const { return Element(Size, true); }
  bool join(Element &Into, const Element &From) const {
    if (!Into.test(From))
      return false;
    Into &= From;
    return true;
  }

private:
  unsigned Size;
};

/// The flat lattice over T: a bottom ("nothing is known yet") below all values
/// of T, which are not ordered among themselves, and a top ("may be any value")
/// above them. Height: 2.
template <std::equality_comparable T> class Flat {
public:
  class Element {
  public:
    static Element bottom() { return Element(Kind::Bottom, T()); }
    static Element top() { return Element(Kind::Top, T()); }
    static Element value(T Value) {
      return Element(Kind::Value, std::move(Value));
    }

    bool isBottom() const { return TheKind == Kind::Bottom; }
    bool isTop() const { return TheKind == Kind::Top; }
    bool isValue() const { return TheKind == Kind::Value; }
    const T &value() const {
      assert(isValue());
      return Value;
    }

    bool operator==(const Element &) const = default;

  private:
    enum class Kind : unsigned char { Bottom, Value, Top };
    Element(Kind K, T V) : TheKind(K), Value(std::move(V)) {}

    Kind TheKind;
    T Value;
  };

  Element bottom() const { return Element::bottom(); }
  bool join(Element &Into, const Element &From) const {
    if (Into == From || From.isBottom() || Into.isTop())
      return false;
    Into = Into.isBottom() ? From : Element::top();
    return true;
  }
};

/// The product lattice: one element of L for each of the variables 0, ...,
/// Size - 1, ordered and joined variable by variable. Height: Size times the
/// height of L.
template <Lattice L> class Pointwise {
public:
  using Element = std::vector<typename L::Element>;

  explicit Pointwise(unsigned Size, L Component = L())
      : Size(Size), Component(std::move(Component)) {}

  Element bottom() const { return Element(Size, Component.bottom()); }
  bool join(Element &Into, const Element &From) const {
    bool Changed = false;
    for (unsigned I = 0; I < Size; ++I)
      Changed |= Component.join(Into[I], From[I]);
    return Changed;
  }

private:
  unsigned Size;
  L Component;
};

} // namespace mincaml::dataflow

#endif // MINCAML_DATAFLOW_LATTICE_H
