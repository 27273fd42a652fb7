//===- FlowState.h - Data-flow state of the SPARC check ---------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_DOMAIN_FLOWSTATE_H
#define MINCAML_LIB_SPARCCHECK_DOMAIN_FLOWSTATE_H

#include "mincaml/SparcTarget/RegisterNumbers.h"
#include "llvm/ADT/ArrayRef.h"
#include <array>

namespace mincaml::sparc {

//===- Stack frames of the SPARC ABI --------------------------------------===//
//
// Sources: [SPARC-ABI] 3, "The Stack Frame"; [SCD] for 64-bit code.

/// The layout of a stack frame for one word size, in bytes.
struct StackFrame {
  explicit constexpr StackFrame(bool Is64)
      : Bias(Is64 ? 2047 : 0), Alignment(Is64 ? 16 : 8),
        WindowSaveArea(16 * (Is64 ? 8 : 4)),
        Minimum(WindowSaveArea + (Is64 ? 6 * 8 : 4 + 6 * 4)) {}

  /// In 32-bit code, the offset from %sp of the word in which the caller of a
  /// function that returns a structure passes the address of the result.
  static constexpr int64_t StructureAddress = 64;
  /// The offset of the area in which a callee may store its register arguments.
  constexpr int64_t argumentArea() const {
    return WindowSaveArea + (Bias ? 0 : 4);
  }

  /// Whether an address, given as its distance from %sp + Bias, is in the
  /// argument area.
  constexpr bool isInArgumentArea(int64_t Offset) const {
    return Offset >= argumentArea() && Offset < Minimum;
  }

  /// Whether a frame that is allocated without a register window may have this
  /// size, which is below the minimum. Such a function keeps its saved values
  /// in its caller's argument area, and the areas at the start of the caller's
  /// frame become its own.
  constexpr bool fitsInArgumentArea(int64_t Size) const {
    return Size > 0 && Size <= Minimum - argumentArea();
  }

  /// The frame begins at %sp + Bias.
  int64_t Bias;
  /// The alignment of %sp + Bias.
  int64_t Alignment;
  /// The size of the area at the start of the frame in which window overflow
  /// saves the %l and %i registers.
  int64_t WindowSaveArea;
  /// The size of WindowSaveArea and of what a callee may use: the address of a
  /// structure result (32-bit code) and a word for each argument register.
  int64_t Minimum;
};

//===- Abstract values of registers ---------------------------------------===//
//
// The abstract values of integer registers, which the forward analyses of
// machine IR and of object code share. The two analyses differ only in how they
// decode instructions.
//
// Order, from the bottom: exact values, then residue classes modulo 2^6, 2^5,
// ..., 2^0. The last of these is the unknown value (top). Above an exact value
// are the classes that contain all numbers that it may denote. A class may be
// marked as computed from %sp at entry; the unmarked class is above the marked
// one.
//
// Join: the lowest class that is above both values. No RegisterValue denotes
// the empty set: a point that no path reaches has no register values
// (FlowState::IsReached).
//
// Residues modulo 2^6 suffice for all rules: memory accesses and frames are
// aligned to at most 16 bytes, and only constants are shifted to the right.

struct RegisterValue {
  enum class Kind : uint8_t {
    /// Any number that equals Offset modulo 2^Bits.
    Residue,
    /// A Residue that is computed from %sp at entry.
    StackResidue,
    /// The number Offset.
    Constant,
    /// The content of a register at entry, plus Offset.
    Initial,
    /// The stack address that instruction Base computed most recently, plus
    /// Offset. Such addresses result from stack allocations of dynamic size.
    DynamicStack,
    /// The address of a call, which the call writes to %o7.
    CallSite,
    /// The address of symbol Base plus Offset, or one part of it.
    Address,
  };

  /// The largest modulus for which residues are tracked is 2^MaximalBits.
  static constexpr unsigned MaximalBits = 6;

  Kind TheKind = Kind::Residue;
  uint8_t Bits = 0;
  /// The base of an Initial, DynamicStack, CallSite or Address is Low modulo
  /// 2^Bits.
  uint8_t Low = 0;
  /// For Initial, the register. For Address, the relocation that computes the
  /// value, or an AddressPart.
  uint8_t RegisterOrPart = 0;
  /// The number of the symbol or instruction.
  uint32_t Base = 0;
  int64_t Offset = 0;

  bool operator==(const RegisterValue &) const = default;

  static RegisterValue unknown() { return {}; }
  /// A Residue or StackResidue modulo 2^Bits. \p Bits is limited to
  /// MaximalBits.
  static RegisterValue modulo(Kind K, unsigned Bits, int64_t Offset) {
    Bits = Bits < MaximalBits ? Bits : MaximalBits;
    return {K, uint8_t(Bits), 0, 0, 0, Offset & ((int64_t(1) << Bits) - 1)};
  }
  /// Any multiple of 2^Bits.
  static RegisterValue multiple(unsigned Bits) {
    return modulo(Kind::Residue, Bits, 0);
  }
  static RegisterValue constant(int64_t C) {
    return {Kind::Constant, 0, 0, 0, 0, C};
  }
  /// The content of a register other than %sp at entry.
  static RegisterValue initial(unsigned Register) {
    return {Kind::Initial, 0, 0, uint8_t(Register), 0, 0};
  }
  /// %sp at entry, with the alignment that the ABI requires.
  static RegisterValue initialStackPointer(bool Is64);
  /// The stack address that instruction \p Base has just computed.
  static RegisterValue dynamicStack(uint32_t Base,
                                    const RegisterValue &Residue) {
    return {
        Kind::DynamicStack, Residue.Bits, uint8_t(Residue.Offset), 0, Base, 0};
  }
  static RegisterValue callSite() { return {Kind::CallSite, 2, 0, 0, 0, 0}; }
  /// \p Bits is the base-2 logarithm of the symbol's alignment.
  static RegisterValue address(uint32_t Symbol, int64_t Offset, unsigned Part,
                               unsigned Bits = 0) {
    Bits = Bits < MaximalBits ? Bits : MaximalBits;
    return {Kind::Address, uint8_t(Bits), 0, uint8_t(Part), Symbol, Offset};
  }

  bool isExact() const {
    return TheKind != Kind::Residue && TheKind != Kind::StackResidue;
  }
  bool isConstant() const { return TheKind == Kind::Constant; }
  bool isInitial(unsigned Register) const {
    return TheKind == Kind::Initial && RegisterOrPart == Register;
  }
  bool isAddress() const { return TheKind == Kind::Address; }
  bool isAddressPart(unsigned Part) const {
    return TheKind == Kind::Address && RegisterOrPart == Part;
  }
  /// Whether the value is computed from %sp at entry.
  bool isStack() const {
    return TheKind == Kind::StackResidue || TheKind == Kind::DynamicStack ||
           isInitial(reg::SP);
  }
  /// The lowest Residue or StackResidue that is above this value.
  RegisterValue residue() const;
  /// If the value is a stack address that \p Instruction computed, replaces it
  /// by its residue class.
  void forgetDynamicStack(uint32_t Instruction) {
    if (TheKind == Kind::DynamicStack && Base == Instruction)
      *this = residue();
  }
  /// Returns how many low bits are known to be zero, at most MaximalBits.
  unsigned alignment() const {
    RegisterValue Known = residue();
    return Known.Offset ? llvm::countr_zero<uint64_t>(Known.Offset)
                        : Known.Bits;
  }
};

/// Replaces \p Into by the join of both values. Returns whether that changed
/// it.
bool join(RegisterValue &Into, const RegisterValue &From);
/// The height of the lattice: one step from an exact value to its residue class
/// modulo 2^MaximalBits, one step for each bit that is forgotten after that, and
/// one step to the class that is not marked as computed from %sp.
constexpr unsigned ValueHeight = 1 + RegisterValue::MaximalBits + 1;

/// Returns A - B if both are exact and relative to the same base.
std::optional<int64_t> distance(const RegisterValue &A, const RegisterValue &B);

//===- Halves of addresses ------------------------------------------------===//
//
// Code loads an address of 32, 44 or 64 bits in parts, each with its own
// relocation. [SPARC-ABI] 4, "Relocation", defines which parts belong together,
// and [SCD] does so for 64-bit code.

/// Values of RegisterValue::RegisterOrPart that are not relocations.
enum AddressPart : uint8_t {
  WholeAddress = 255,
  Upper44 = 254,       ///< %h44 and %m44, shifted left by 12 bits; %h34, by 2.
  Upper64 = 253,       ///< %hh and %hm, shifted left by 32 bits.
  WronglyShifted = 252 ///< A part that is shifted left by any other count.
};

/// Whether the relocation computes a low part, which is added to a high part.
bool isLowPart(unsigned Relocation);
/// Whether \p High is the address part to which the low part that
/// \p LowRelocation computes must be added.
bool isHighPartOf(unsigned High, unsigned LowRelocation);
/// Whether parts that \p Relocation computes may have different addends
/// although they belong together, because each is relative to its own location.
bool isRelativeToPC(unsigned Relocation);
/// Whether \p V is a part of an address and not an address by itself.
bool isPartOnly(const RegisterValue &V);
/// Whether the addresses at offsets \p A and \p B from a symbol have the same
/// high half. This holds if both are in the same block of the symbol's
/// alignment, because then nothing carries out of the low half.
bool shareHighHalf(int64_t A, int64_t B, uint64_t Alignment,
                   unsigned LowRelocation);
/// Returns the result of adding the low part of a symbol's address to \p High.
/// \p Alignment is the base-2 logarithm of the symbol's alignment.
RegisterValue addLowPart(const RegisterValue &High, unsigned LowRelocation,
                         uint32_t Symbol, int64_t Addend, unsigned Alignment);

//===- Arithmetic ---------------------------------------------------------===//
//
// The transfer functions that both forward analyses share. The result of each
// operation contains the results for all numbers that the operands may denote.
//
// A sum is marked as a stack address if one of its operands is. A difference is
// marked if its first operand is, whatever the second one is, because the size
// of a dynamic alloca is unknown.

enum class BitOperation : uint8_t { And, Or, Xor };

/// The integer operations of 32-bit or 64-bit code.
class ValueArithmetic {
public:
  explicit ValueArithmetic(bool Is64) : Is64(Is64) {}

  /// Returns a constant, truncated to the word size.
  RegisterValue number(int64_t N) const {
    return RegisterValue::constant(Is64 ? N : int32_t(N));
  }
  RegisterValue add(const RegisterValue &A, const RegisterValue &B) const;
  RegisterValue subtract(const RegisterValue &A, const RegisterValue &B) const;
  RegisterValue bitwise(BitOperation Op, const RegisterValue &A,
                        const RegisterValue &B) const;
  RegisterValue shiftLeft(const RegisterValue &A, const RegisterValue &B) const;
  /// A logical shift of 64 bits if \p Of64, and of 32 bits otherwise.
  RegisterValue shiftRight(const RegisterValue &A, const RegisterValue &B,
                           bool Of64) const;

private:
  bool Is64;
};

//===- Data-flow state of the SPARC check ---------------------------------===//
//
// The state between two instructions, which the forward analyses of machine IR
// and of object code share.
//
// Lattice: the product of the components, with one bottom element for a point
// that no path reaches. Order and join of the components:
// - register values: see above;
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
//   as register values. A %sp that may have changed since the calls is above
//   one that has not;
// - Undefined, the set of registers that are undefined on some path: the join
//   is the union.

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

  void save() {
    if (Depth < Conflict - 1)
      ++Depth;
  }
  /// A restore at depth 0 would return to the caller's window, which is a
  /// conflict.
  void restore() {
    if (Depth == 0)
      Depth = Conflict;
    else if (Depth != Conflict)
      --Depth;
  }
  void setConflict() { Depth = Conflict; }
  void setDoubtful() { Doubtful = true; }

  bool join(const WindowDepth &From) {
    WindowDepth Old = *this;
    if (Doubtful != From.Doubtful)
      *this = Doubtful ? From : *this;
    else if (Depth != From.Depth)
      Depth = Conflict;
    return *this != Old;
  }
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
  /// Records that the function itself has stored to the area, which therefore
  /// holds arguments of the next call.
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
  void forgetDynamicStack(uint32_t Instruction) {
    for (RegisterValue &Old : Registers)
      Old.forgetDynamicStack(Instruction);
    ArgumentArea.forgetDynamicStack(Instruction);
  }

  /// Counts one executed instruction.
  void stepDistances() {
    SinceYWrite.step();
    SinceFloatCompare.step();
  }
  /// Must be called after a call, because the instructions of the callee count
  /// as well.
  void endDistances() {
    SinceYWrite.end();
    SinceFloatCompare.end();
  }
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
