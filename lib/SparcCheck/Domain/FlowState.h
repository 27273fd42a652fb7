//===- FlowState.h - Data-flow state of the SPARC check ---------*- C++ -*-===//
//
// The state between two instructions, which the forward analyses of machine IR
// and of object code share.
//
// Lattice: the product of the components, with one bottom element for a point
// that no path reaches. Order and join of the components:
// - register values: see RegisterValue.h;
// - window depth, which is the number of `save`s without a `restore` since
//   entry: different depths join to Conflict. A depth is doubtful if the path
//   that leads to the point may be infeasible. A doubtful depth is below every
//   depth that is not doubtful;
// - distances from the last write of %y and from the last floating-point
//   compare, in instructions, up to the distance that the rules require: the
//   join is the minimum;
// - ReturnAddressSlot: different slots join to none;
// - OutgoingArgumentArea: a state in which a call may have used the area is
//   above one in which no call has. The values of %sp at the calls are joined
//   as register values. A %sp that may have changed since the calls is above one
//   that has not;
// - Undefined, the set of registers that are undefined on some path: the join
//   is the union.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_DOMAIN_FLOWSTATE_H
#define MINCAML_LIB_SPARCCHECK_DOMAIN_FLOWSTATE_H

#include "Domain/RegisterValue.h"
#include "llvm/ADT/ArrayRef.h"
#include <array>
#include <optional>

namespace mincaml::sparc {

/// The number of `save`s without a `restore` since entry.
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
  /// A restore at depth 0 would return to the caller's window, which is a
  /// conflict.
  void restore();
  void setConflict() { Depth = Conflict; }
  void setDoubtful() { Doubtful = true; }

  bool join(const WindowDepth &From);
  /// The longest chain: doubtful depth, doubtful conflict, depth, conflict.
  static constexpr unsigned Height = 3;

private:
  uint8_t Depth = 0;
  bool Doubtful = false;
};

/// The number of instructions since an event, up to the number that a rule
/// requires.
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

/// The argument area at the start of the frame, in which callees may store
/// their register arguments. Any call since the frame was allocated may have
/// written to it. The area is relative to the %sp at these calls.
class OutgoingArgumentArea {
public:
  bool operator==(const OutgoingArgumentArea &) const = default;

  bool mayBeUsed() const { return Used; }
  void call(const RegisterValue &CurrentStackPointer);
  /// The function itself has stored to the area, which therefore holds
  /// arguments of the next call.
  void reuse() { *this = {}; }
  void changeStackPointer() { IsCurrent &= !Used; }
  /// Must be called when \p Instruction computes a new stack address.
  void forgetDynamicStack(uint32_t Instruction) {
    StackPointer.forgetDynamicStack(Instruction);
  }
  /// A distance from %sp + Bias.
  struct Distance {
    int64_t Bytes;
    /// Whether it is the distance from %sp at the calls. Otherwise that %sp is
    /// unknown, and the distance is from the current one.
    bool IsCertain;
  };
  /// Returns the distance of an address, given its distance from the current
  /// %sp.
  std::optional<Distance>
  distanceOf(const RegisterValue &Address,
             std::optional<int64_t> FromCurrentStackPointer,
             int64_t Bias) const;

  bool join(const OutgoingArgumentArea &From);
  static constexpr unsigned Height = 1 + ValueHeight + 1;

private:
  bool Used = false;
  /// Whether %sp has not changed since any of the calls.
  bool IsCurrent = true;
  RegisterValue StackPointer;
};

struct FlowState {
  /// False for bottom; then all other members have their initial values.
  bool IsReached = false;
  WindowDepth Window;
  /// The rule YRegisterDelay: [SPARC-V8] B.29.
  HazardDistance<3> SinceYWrite;
  /// The rule FloatCompareDelay: [SPARC-V8] B.22.
  HazardDistance<1> SinceFloatCompare;
  std::array<RegisterValue, reg::NumIntegers> Registers;
  /// The stack slot that contains the return address, in bytes from %sp at
  /// entry; nothing if no such slot is known.
  std::optional<int64_t> ReturnAddressSlot;
  OutgoingArgumentArea ArgumentArea;
  RegisterSet Undefined;

  bool operator==(const FlowState &) const = default;

  /// Sets the value of an integer register. Writes of %g0 have no effect.
  void set(unsigned Register, const RegisterValue &V) {
    if (Register != reg::G0)
      Registers[Register] = V;
  }
  /// Updates ReturnAddressSlot for a store of \p Size bytes, which stores
  /// either the return address or something else. A store through a pointer
  /// that is not derived from %sp is assumed not to overwrite the slot, because
  /// it must stay within another object of the frame.
  void storeToStack(const RegisterValue &Address, int64_t Size,
                    bool IsReturnAddress, bool Is64);
  /// Whether a load of \p Size bytes reads the return address.
  bool readsReturnAddress(const RegisterValue &Address, int64_t Size,
                          bool Is64) const;
  /// Forgets the return address slot if it is less than \p AboveStackPointer
  /// bytes above %sp: a callee may write to its caller's argument area, and an
  /// interrupt may overwrite memory below %sp.
  void forgetReturnAddressBelow(int64_t AboveStackPointer, bool Is64);

  /// Must be called when \p Instruction computes a new stack address. Addresses
  /// that it computed when it was executed before can no longer be named.
  void forgetDynamicStack(uint32_t Instruction);

  /// Counts one executed instruction.
  void stepDistances();
  /// Must be called after code of another function: no distance is too short
  /// any longer.
  void endDistances();
};

/// Returns the state at the entry of a function: integer registers have their
/// initial values; condition codes and %y are undefined.
FlowState entryState(bool Is64);

class FlowStateLattice {
public:
  using Element = FlowState;
  FlowState bottom() const { return {}; }
  bool join(FlowState &Into, const FlowState &From) const;
  /// Includes the step from bottom.
  static constexpr unsigned Height =
      1 + WindowDepth::Height + decltype(FlowState::SinceYWrite)::Height +
      decltype(FlowState::SinceFloatCompare)::Height +
      reg::NumIntegers * ValueHeight + /*ReturnAddressSlot=*/1 +
      OutgoingArgumentArea::Height + reg::Count;
};

/// Joins element by element and returns whether that changed \p Into.
bool joinValues(llvm::MutableArrayRef<RegisterValue> Into,
                llvm::ArrayRef<RegisterValue> From);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_DOMAIN_FLOWSTATE_H
