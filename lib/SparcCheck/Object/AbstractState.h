//===- AbstractState.h - State at a point of machine code -------*- C++ -*-===//
//
// The lattice of the object check's forward analysis, and its transfer
// functions. An element says about a point of a function
//
// - what each integer register of the current window holds (AbstractValue);
// - how many windows were saved since the entry (the depth), and what was in
//   %l and %i of the window before;
// - which registers hold nothing meaningful: because a call destroyed them
//   (Destroyed) or nothing has defined them yet (Undefined), on some path;
//   Never: on all paths; Skipped: because an annulled slot was not carried out;
// - how many instructions ago a floating compare and a write of %y were.
//
// Join: values pointwise; sets that hold on some path by union, Never by
// intersection; distances by minimum; depths that differ give a conflict.
//
// Some edges may exist only as far as one can see: behind a call of which it is
// not known that it returns, and out of jump tables that several jumps might
// share. What comes along such an edge is doubtful: it goes only into the
// sets named Doubtful, and its depth gives way to that of other paths. A rule
// is violated by what is certain and unproved by what is doubtful.
//
// Entry: depth 0; registers hold what they held, which the Initial values name;
// condition codes and %y are undefined. Of a part that is split off (f.cold)
// nothing of that is known.
//
// Heights: an AbstractValue falls from a value to its alignment and then loses
// bits of that; so 66 for each of 48 registers, and one for each bit of the
// sets.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_ABSTRACTSTATE_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_ABSTRACTSTATE_H

#include "CodeGraph.h"
#include <array>

namespace mincaml::sparc {

struct AbstractValue {
  enum class Kind : uint8_t {
    /// Anything that is a multiple of 2^Alignment.
    Any,
    Constant, ///< Number.
    Initial,  ///< What Register held at the entry, plus Number.
    /// The address of a call; what %o7 holds behind it.
    CallSite,
    /// Symbol + Number, or a part of it, as Part says.
    Address
  };

  Kind TheKind = Kind::Any;
  uint8_t Alignment = 0;
  uint8_t Register = 0;
  /// Of an Address: the relocation that made it, or one of AddressPart.
  uint8_t Part = 0;
  uint32_t Symbol = 0;
  int64_t Number = 0;

  bool operator==(const AbstractValue &) const = default;

  static AbstractValue any(unsigned Alignment = 0) {
    AbstractValue V;
    V.Alignment = Alignment;
    return V;
  }
  static AbstractValue constant(int64_t Number) {
    AbstractValue V;
    V.TheKind = Kind::Constant;
    V.Number = Number;
    return V;
  }
  static AbstractValue initial(unsigned Register, int64_t Offset = 0) {
    AbstractValue V;
    V.TheKind = Kind::Initial;
    V.Register = Register;
    V.Number = Offset;
    return V;
  }
  static AbstractValue callSite() {
    AbstractValue V;
    V.TheKind = Kind::CallSite;
    return V;
  }

  bool isAny() const { return TheKind == Kind::Any; }
  bool isConstant() const { return TheKind == Kind::Constant; }
  bool isInitial(unsigned R) const {
    return TheKind == Kind::Initial && Register == R;
  }
  bool isAddress() const { return TheKind == Kind::Address; }
};

/// Values of AbstractValue::Part that no relocation has.
enum AddressPart : uint8_t {
  WholeAddress = 255,
  Upper44 = 254, ///< %h44 and %m44, shifted.
  Upper64 = 253  ///< %hh and %hm, shifted.
};

struct AbstractState {
  static constexpr uint8_t Conflict = 255;
  static constexpr uint8_t FarAway = 4;

  /// Unreached states are the bottom; all else about them is as made.
  bool IsReached = false;
  /// Windows saved since the entry; Conflict: it depends on the path.
  uint8_t Depth = 0;
  bool IsDepthDoubtful = false;
  /// Instructions since a floating compare and since a write of %y, up to
  /// FarAway.
  uint8_t SinceFloatCompare = FarAway;
  uint8_t SinceYWrite = FarAway;

  std::array<AbstractValue, 32> Registers;
  /// %l and %i of the window outside, at depth 1.
  std::array<AbstractValue, 16> Outer;

  RegisterSet Destroyed, DoubtfullyDestroyed;
  RegisterSet Undefined, DoubtfullyUndefined;
  RegisterSet Never, Skipped;

  bool operator==(const AbstractState &) const = default;

  /// Whether there is exactly one depth, and it is this one.
  bool hasDepth(unsigned D) const { return Depth == D; }
  void setNothing(unsigned R, bool ByCall);
  void setDefined(const RegisterSet &Set);
};

class AbstractStateLattice {
public:
  using Element = AbstractState;
  AbstractState bottom() const { return AbstractState(); }
  AbstractState top() const;
  bool join(AbstractState &Into, const AbstractState &From) const;
  bool meet(AbstractState &Into, const AbstractState &From) const;
  unsigned height() const {
    return 48 * (1 + 64 + 1) + 6 * reg::Count + 2 * FarAwaySteps + 4;
  }

private:
  static constexpr unsigned FarAwaySteps = AbstractState::FarAway;
};

/// The transfer functions of single steps.
class AbstractMachine {
public:
  AbstractMachine(const FunctionCode &Code, const ArchitectureLevel &Level,
                  const CalleeKnowledge &Callees)
      : Code(Code), Level(Level), Callees(Callees) {}

  AbstractState entryState() const;
  void execute(const Step &S, AbstractState &State) const;

  /// What an arithmetic instruction computes, or a save or restore for the
  /// register in the other window.
  AbstractValue result(unsigned Index, const AbstractState &State) const;
  /// The address of a memory access or jump.
  AbstractValue address(unsigned Index, const AbstractState &State) const;
  /// The second operand.
  AbstractValue second(unsigned Index, const AbstractState &State) const;
  /// How many low bits of a value are known to be zero.
  unsigned alignment(const AbstractValue &V) const;
  const ArchitectureLevel &level() const { return Level; }

private:
  AbstractValue add(const AbstractValue &A, const AbstractValue &B) const;
  AbstractValue negate(const AbstractValue &A) const;
  AbstractValue number(int64_t N) const;
  AbstractValue bitOperation(WordOperation Op, const AbstractValue &A,
                             const AbstractValue &B) const;
  AbstractValue shiftLeft(const AbstractValue &A, const AbstractValue &B) const;
  AbstractValue relocated(unsigned Index, const CodeRelocation &R,
                          const AbstractState &State) const;
  void saveWindow(AbstractState &State) const;
  void restoreWindow(AbstractState &State) const;
  void call(unsigned Index, AbstractState &State) const;

  const FunctionCode &Code;
  const ArchitectureLevel &Level;
  const CalleeKnowledge &Callees;
};

/// The relocation of the high part that one of a low part goes with, or one of
/// AddressPart; 0: it is not of a low part.
unsigned highPartOf(unsigned LowRelocation);
/// Whether the two parts of the address of a symbol are those of the same
/// address even if the addends differ: they are relative to their places.
bool isRelativeToPlace(unsigned Relocation);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_ABSTRACTSTATE_H
