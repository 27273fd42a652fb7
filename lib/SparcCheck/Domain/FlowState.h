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
// - ReturnAddressSlot: different slots join to none;
// - ArgumentRoom: calls on some path are above none; %sp of the calls is joined
//   as a register, and one that may have changed since is above one that has
//   not;
// - Undefined, the registers that are not defined on some path: the union.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_DOMAIN_FLOWSTATE_H
#define MINCAML_LIB_SPARCCHECK_DOMAIN_FLOWSTATE_H

#include "Domain/RegisterValue.h"
#include "llvm/ADT/ArrayRef.h"
#include <array>
#include <optional>

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

/// The room for arguments of callees, where their frames begin: the calls since
/// the frame was allocated may have used it, with the %sp that each of them
/// had.
class ArgumentRoom {
public:
  bool operator==(const ArgumentRoom &) const = default;

  bool mayBeUsed() const { return Used; }
  void call(const RegisterValue &CurrentStackPointer);
  /// The room has been stored to, so that it belongs to the next call.
  void reuse() { *this = {}; }
  void changeStackPointer() { IsCurrent &= !Used; }
  /// The instruction computes a new stack address.
  void forgetMoved(uint32_t Instruction) {
    StackPointer.forgetMoved(Instruction);
  }
  /// In bytes from %sp + Bias.
  struct Distance {
    int64_t Bytes;
    /// From %sp at the calls; otherwise from the current one, because theirs is
    /// unknown.
    bool IsCertain;
  };
  /// The distance of an address, given that from the current %sp.
  std::optional<Distance>
  distanceOf(const RegisterValue &Address,
             std::optional<int64_t> FromCurrentStackPointer,
             int64_t Bias) const;

  bool join(const ArgumentRoom &From);
  static constexpr unsigned Height = 1 + ValueHeight + 1;

private:
  bool Used = false;
  /// Whether %sp is still what it was at all of the calls.
  bool IsCurrent = true;
  RegisterValue StackPointer;
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
  /// Where the stack contains the return address, in bytes from %sp at entry;
  /// nothing if no such place is known.
  std::optional<int64_t> ReturnAddressSlot;
  ArgumentRoom Room;
  RegisterSet Undefined;

  bool operator==(const FlowState &) const = default;

  /// Writes of %g0 have no effect.
  void set(unsigned Register, const RegisterValue &V) {
    if (Register != reg::G0)
      Registers[Register] = V;
  }
  /// After a store of so many bytes, of the return address or of something
  /// else. A store through a pointer that does not come from %sp leaves the
  /// place as it is: other objects of the frame end before it does.
  void storeToStack(const RegisterValue &Address, int64_t Size,
                    bool IsReturnAddress, bool Is64);
  /// Whether a load of so many bytes reads the return address.
  bool readsReturnAddress(const RegisterValue &Address, int64_t Size,
                          bool Is64) const;
  /// Forgets the place of the return address if it is less than so many bytes
  /// above %sp: a callee may write to the room for its arguments, and an
  /// interrupt below %sp.
  void forgetReturnAddressBelow(int64_t AboveStackPointer, bool Is64);

  /// The instruction computes a new stack address: those that it computed when
  /// it was executed before have no name any more.
  void forgetMoved(uint32_t Instruction);

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
      reg::NumIntegers * ValueHeight + /*ReturnAddressSlot=*/1 +
      ArgumentRoom::Height + reg::Count;
};

/// Joins element by element and returns whether that changed \p Into.
bool joinValues(llvm::MutableArrayRef<RegisterValue> Into,
                llvm::ArrayRef<RegisterValue> From);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_DOMAIN_FLOWSTATE_H
