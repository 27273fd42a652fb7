//===- Lattice.h - Lattices for data-flow analyses --------------*- C++ -*-===//
//
// A data-flow fact is an element of a lattice: a partial order in which any two
// elements have a least upper bound (join) and a greatest lower bound (meet).
// The solver starts at the bottom and only ever joins, so that facts climb;
// where no chain of elements is endless (finite height), it ends.
//
// An analysis that holds on *some* path joins sets by union, which is
// PowerSet; one that holds on *all* paths by intersection, which is
// Dual<PowerSet>. The order is then turned over, and the bottom is the full
// set.
//
// Source: the lecture on data flow, "data-flow analysis" frames (D and its
// operator); the notes on abstract interpretation, "lattice", "finite height".
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_DATAFLOW_LATTICE_H
#define MINCAML_DATAFLOW_LATTICE_H

#include "llvm/ADT/BitVector.h"
#include "llvm/Support/ErrorHandling.h"
#include <cassert>
#include <concepts>
#include <utility>
#include <vector>

namespace mincaml::dataflow {

/// What the solver asks of a lattice. An object of the type, not the type
/// alone, is the lattice: the size of a set of definitions, say, is known only
/// when the function is.
///
/// - bottom(), top(): the least and the greatest element.
/// - join(Into, From): raises Into to the least upper bound of both; whether
///   that changed it. meet is its mirror image.
/// - height(): the length of the longest chain from bottom to top, which
///   bounds how often a fact can change.
template <typename L>
concept Lattice = std::equality_comparable<typename L::Element> &&
                  requires(const L &TheLattice, typename L::Element &Into,
                           const typename L::Element &From) {
                    {
                      TheLattice.bottom()
                    } -> std::same_as<typename L::Element>;
                    { TheLattice.top() } -> std::same_as<typename L::Element>;
                    { TheLattice.join(Into, From) } -> std::same_as<bool>;
                    { TheLattice.meet(Into, From) } -> std::same_as<bool>;
                    { TheLattice.height() } -> std::same_as<unsigned>;
                  };

/// A is below B, or they are the same.
template <Lattice L>
bool isLessOrEqual(const L &TheLattice, const typename L::Element &A,
                   const typename L::Element &B) {
  typename L::Element Joined = B;
  return !TheLattice.join(Joined, A);
}

/// False below true.
struct Boolean {
  using Element = bool;
  bool bottom() const { return false; }
  bool top() const { return true; }
  bool join(bool &Into, const bool &From) const {
    return From && !std::exchange(Into, true);
  }
  bool meet(bool &Into, const bool &From) const {
    return !From && std::exchange(Into, false);
  }
  unsigned height() const { return 1; }
};

/// The subsets of {0, ..., Size - 1}, ordered by inclusion. Height: Size.
class PowerSet {
public:
  using Element = llvm::BitVector;

  explicit PowerSet(unsigned Size) : Size(Size) {}

  Element bottom() const { return Element(Size, false); }
  Element top() const { return Element(Size, true); }
  bool join(Element &Into, const Element &From) const {
    if (!From.test(Into))
      return false;
    Into |= From;
    return true;
  }
  bool meet(Element &Into, const Element &From) const {
    if (!Into.test(From))
      return false;
    Into &= From;
    return true;
  }
  unsigned height() const { return Size; }

private:
  unsigned Size;
};

/// The values of a type without order among them, a bottom below and a top
/// above all of them: "nothing is known yet", "it is this", "it may be
/// anything". Height: 2.
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
  Element top() const { return Element::top(); }
  bool join(Element &Into, const Element &From) const {
    return combine(Into, From, Element::bottom(), Element::top());
  }
  bool meet(Element &Into, const Element &From) const {
    return combine(Into, From, Element::top(), Element::bottom());
  }
  unsigned height() const { return 2; }

private:
  /// Neutral yields to anything; two values that differ give Absorbing.
  static bool combine(Element &Into, const Element &From,
                      const Element &Neutral, const Element &Absorbing) {
    if (Into == From || From == Neutral || Into == Absorbing)
      return false;
    Into = Into == Neutral ? From : Absorbing;
    return true;
  }
};

/// One element of a lattice for each of the variables 0, ..., Size - 1, joined
/// and ordered variable by variable. Height: Size times that of L.
template <Lattice L> class Pointwise {
public:
  using Element = std::vector<typename L::Element>;

  explicit Pointwise(unsigned Size, L Component = L())
      : Size(Size), Component(std::move(Component)) {}

  Element bottom() const { return Element(Size, Component.bottom()); }
  Element top() const { return Element(Size, Component.top()); }
  bool join(Element &Into, const Element &From) const {
    bool Changed = false;
    for (unsigned I = 0; I < Size; ++I)
      Changed |= Component.join(Into[I], From[I]);
    return Changed;
  }
  bool meet(Element &Into, const Element &From) const {
    bool Changed = false;
    for (unsigned I = 0; I < Size; ++I)
      Changed |= Component.meet(Into[I], From[I]);
    return Changed;
  }
  unsigned height() const { return Size * Component.height(); }

private:
  unsigned Size;
  L Component;
};

/// The same elements, upside down.
template <Lattice L> class Dual {
public:
  using Element = typename L::Element;

  explicit Dual(L Original) : Original(std::move(Original)) {}

  Element bottom() const { return Original.top(); }
  Element top() const { return Original.bottom(); }
  bool join(Element &Into, const Element &From) const {
    return Original.meet(Into, From);
  }
  bool meet(Element &Into, const Element &From) const {
    return Original.join(Into, From);
  }
  unsigned height() const { return Original.height(); }

private:
  L Original;
};

/// Facts that hold on some path.
using MayHold = PowerSet;
/// Facts that hold on all paths.
using MustHold = Dual<PowerSet>;

} // namespace mincaml::dataflow

#endif // MINCAML_DATAFLOW_LATTICE_H
