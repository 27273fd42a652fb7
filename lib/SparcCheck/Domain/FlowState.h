//===- FlowState.h - The state at a point of a function ---------*- C++ -*-===//
//
// The state between two instructions that the forward analyses of machine IR
// and of object code have in common.
//
// Lattice: the product of the components, with one bottom for a point that no
// path reaches. Order and join by component:
// - registers: RegisterValue.h;
// - window depth: the number of `save`s without a `restore` since the entry;
//   different depths join to Conflict. A depth is doubtful if the path to this
//   point may not exist; a doubtful one is below any that is not;
// - distances from the last write of %y and the last floating-point compare, in
//   instructions, up to the distance that the rules require: the minimum;
// - Undefined, the registers that are not defined on some path: the union.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_DOMAIN_FLOWSTATE_H
#define MINCAML_LIB_SPARCCHECK_DOMAIN_FLOWSTATE_H

#include "Domain/RegisterValue.h"
#include "llvm/ADT/ArrayRef.h"
#include <array>

namespace mincaml::sparc {

class WindowDepth {
public:
  static constexpr uint8_t Conflict = 255;

  WindowDepth() = default;
  explicit WindowDepth(uint8_t Depth, bool IsDoubtful = false)
      : Depth(Depth), Doubtful(IsDoubtful) {}
  bool operator==(const WindowDepth &) const = default;

  bool is(uint8_t D) const { return Depth == D; }
  bool isConflict() const { return Depth == Conflict; }
  bool isDoubtful() const { return Doubtful; }
  uint8_t depth() const { return Depth; }

  void save();
  /// A restore at depth 0 leaves the caller's window: a conflict.
  void restore();
  void setConflict() { Depth = Conflict; }
  void setDoubtful() { Doubtful = true; }

  bool join(const WindowDepth &From);
  /// Doubtful depth, doubtful conflict, depth, conflict.
  static constexpr unsigned Height = 3;

private:
  uint8_t Depth = 0;
  bool Doubtful = false;
};

/// The number of instructions since an event, up to what the rule requires.
template <uint8_t Required> class HazardDistance {
public:
  bool operator==(const HazardDistance &) const = default;

  /// Whether an instruction at this point would be too close to the event.
  bool isTooShort() const { return Distance < Required; }
  unsigned instructions() const { return Distance; }

  void start() { Distance = 0; }
  void step() { Distance += Distance != Required; }
  void end() { Distance = Required; }

  bool join(HazardDistance From) {
    bool IsShorter = From.Distance < Distance;
    if (IsShorter)
      Distance = From.Distance;
    return IsShorter;
  }
  static constexpr unsigned Height = Required;

private:
  uint8_t Distance = Required;
};

struct FlowState {
  /// False is the bottom; then all other members have their initial values.
  bool IsReached = false;
  WindowDepth Window;
  /// [SPARC-V8] B.29.
  HazardDistance<3> SinceYWrite;
  /// [SPARC-V8] B.22.
  HazardDistance<1> SinceFloatCompare;
  std::array<RegisterValue, reg::NumIntegers> Registers;
  RegisterSet Undefined;

  bool operator==(const FlowState &) const = default;

  /// Writes of %g0 have no effect.
  void set(unsigned Register, const RegisterValue &V) {
    if (Register != reg::G0)
      Registers[Register] = V;
  }
  /// Counts one executed instruction.
  void stepDistances();
  /// After code of another function no distance is too short.
  void endDistances();
};

/// At the entry of a function: integer registers have their initial values,
/// condition codes and %y are undefined.
FlowState entryState(bool Is64);

class FlowStateLattice {
public:
  using Element = FlowState;
  FlowState bottom() const { return {}; }
  bool join(FlowState &Into, const FlowState &From) const;
  /// Including the step from the bottom.
  static constexpr unsigned Height =
      1 + WindowDepth::Height + decltype(FlowState::SinceYWrite)::Height +
      decltype(FlowState::SinceFloatCompare)::Height +
      reg::NumIntegers * ValueHeight + reg::Count;
};

/// Joins element by element and returns whether that changed \p Into.
bool joinValues(llvm::MutableArrayRef<RegisterValue> Into,
                llvm::ArrayRef<RegisterValue> From);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_DOMAIN_FLOWSTATE_H
