//===- UnwindInformation.cpp - Rule about call frame information ----------===//

#include "Object/RuleChecks.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml::sparc;
using namespace llvm;
using dwarf::UnwindLocation;
using dwarf::UnwindRow;

static bool isInteger(uint32_t Register) { return Register < reg::NumIntegers; }

static bool isValueOfRegister(const UnwindLocation &L) {
  return L.getLocation() == UnwindLocation::RegPlusOffset &&
         !L.getDereference() && !L.hasAddressSpace();
}

/// Whether the row says that the register has the same value as in the caller.
/// DWARF leaves the meaning of a missing rule to the ABI.
static bool isUnchanged(const std::optional<UnwindLocation> &L) {
  return !L || L->getLocation() == UnwindLocation::Same ||
         L->getLocation() == UnwindLocation::Unspecified;
}

/// Returns the offset from the CFA at which the register is saved in memory;
/// nothing if it is not saved there.
static std::optional<int64_t>
offsetInMemory(const std::optional<UnwindLocation> &L) {
  if (!L || L->getLocation() != UnwindLocation::CFAPlusOffset ||
      !L->getDereference())
    return std::nullopt;
  return L->getOffset();
}

/// Whether the row says that the register is where a window overflow saves it,
/// with words of \p WordSize bytes.
static bool isInSaveArea(const std::optional<UnwindLocation> &L, unsigned R,
                         int64_t WordSize) {
  return offsetInMemory(L) == WordSize * (R - reg::L0);
}

/// Whether the row says that all %l and %i registers are in the save area. For
/// DW_CFA_GNU_window_save, LLVM assumes words of 8 bytes even in 32-bit code.
static bool saysWindowIsSaved(const UnwindRow &Row, bool Is64) {
  auto AllAreSaved = [&](int64_t WordSize) {
    for (unsigned R = reg::L0; R != reg::NumIntegers; ++R)
      if (!isInSaveArea(Row.getRegisterLocations().getRegisterLocation(R), R,
                        WordSize))
        return false;
    return true;
  };
  return AllAreSaved(8) || (!Is64 && AllAreSaved(4));
}

/// Returns the text of an address, such as "%fp+2047".
static std::string addressText(uint32_t Register, int64_t Offset) {
  if (!isInteger(Register))
    return formatv("register {0}", Register);
  return formatv("{0}{1}{2}", registerName(Register), Offset < 0 ? "" : "+",
                 Offset);
}

namespace {

enum class Agreement : uint8_t { Agrees, Unknown, Differs };

/// Compares a row with a state. DWARF numbers the integer registers as
/// RegisterNumbers.h does.
class RowComparison {
public:
  RowComparison(const UnwindRow &Row, const AbstractState &State, bool Is64)
      : Row(Row), State(State), Is64(Is64) {
    compareFrame();
    compareReturnAddress();
    compareWindow();
  }

  /// The result of the comparison. Detail describes the first difference or, if
  /// there is none, the first unknown property.
  Agreement Result = Agreement::Agrees;
  std::string Detail;

private:
  /// Records one result. A difference replaces an unknown property.
  void add(Agreement A, const Twine &Why) {
    if (A <= Result)
      return;
    Result = A;
    Detail = Why.str();
  }

  void compareFrame() {
    const UnwindLocation &Frame = Row.getCFAValue();
    if (!isValueOfRegister(Frame))
      return add(
          Agreement::Unknown,
          "the check does not support the expression that computes the frame");
    uint32_t Base = Frame.getRegister();
    int64_t Offset = Frame.getOffset();
    auto Differs = [&](const Twine &Why) {
      add(Agreement::Differs,
          "the caller's frame is not at " + addressText(Base, Offset) + Why);
    };
    if (!isInteger(Base))
      return Differs("");
    const RegisterValue &Value = State.Registers[Base];
    if (Value.isInitial(reg::SP)) {
      int64_t Right = StackFrame(Is64).Bias - Value.Offset;
      if (Offset != Right)
        Differs(", but at " + addressText(Base, Right));
    } else if (Value.isExact() &&
               Value.TheKind != RegisterValue::Kind::DynamicStack) {
      Differs("");
    } else {
      add(Agreement::Unknown,
          "the caller's frame may not be at " + addressText(Base, Offset));
    }
  }

  void compareReturnAddress() {
    std::optional<UnwindLocation> Location =
        Row.getRegisterLocations().getRegisterLocation(reg::O7);
    unsigned R = reg::O7;
    if (!isUnchanged(Location)) {
      if (Location->getLocation() == UnwindLocation::Undefined)
        return; // The function has no caller.
      if (std::optional<int64_t> Slot = offsetInMemory(Location))
        return add(isReturnAddressAt(*Slot),
                   "the return address is not known to be where it says");
      if (!isValueOfRegister(*Location) || Location->getOffset() != 0 ||
          !isInteger(Location->getRegister()))
        return add(Agreement::Unknown,
                   "where it says that the return address is, is not "
                   "modelled");
      R = Location->getRegister();
    }
    Agreement A = isCallersAddress(R);
    add(A, Twine("the return address ") +
               (A == Agreement::Differs ? "is not in " : "may not be in ") +
               registerName(R));
  }

  void compareWindow() {
    if (State.Window.is(0))
      return compareWithoutWindow();
    if (State.Window.is(1)) {
      if (!saysWindowIsSaved(Row, Is64))
        add(Agreement::Differs,
            "the caller's %l and %i are in its register window save area");
      return;
    }
    add(Agreement::Unknown, "the number of saves is unknown");
  }

  /// Compares what the row says about the %l and %i registers with the state,
  /// in code that has not executed a save.
  void compareWithoutWindow() {
    if (saysWindowIsSaved(Row, Is64) && !State.hasSaved())
      return add(Agreement::Differs,
                 "the caller's window is not saved, no save precedes");
    const int64_t WordSize = Is64 ? 8 : 4;
    for (unsigned R = reg::L0; R != reg::NumIntegers; ++R) {
      std::optional<UnwindLocation> Location =
          Row.getRegisterLocations().getRegisterLocation(R);
      StringRef Name(registerName(R));
      if (isUnchanged(Location)) {
        if (State.Registers[R] != RegisterValue::initial(R))
          add(withAnotherValue(R),
              Name + " is not the caller's, and it does not say where "
                     "that is");
        continue;
      }
      std::optional<int64_t> Offset = offsetInMemory(Location);
      bool IsInOwnSlot = isInSaveArea(Location, R, WordSize);
      if (Offset && !IsInOwnSlot && *Offset >= 0 && *Offset < 16 * WordSize)
        add(Agreement::Differs,
            Name + " is not in the slot of another register");
      else if (!Offset || Offset != State.Saved[R - reg::L0])
        add(Agreement::Unknown,
            "where it says that " + Name + " is saved is not modelled");
    }
  }

  /// Returns the result for a register that is not known to have the right
  /// value.
  Agreement withAnotherValue(unsigned R) const {
    return State.Registers[R].isExact() || State.Clobbered.test(R)
               ? Agreement::Differs
               : Agreement::Unknown;
  }
  /// Whether the register contains the return address.
  Agreement isCallersAddress(unsigned R) const {
    const RegisterValue &Value = State.Registers[R];
    // With -mstd-struct-return, GCC's code itself adds 4 to skip the size of
    // the structure.
    if (Value.isInitial(reg::O7) &&
        (Value.Offset == 0 || (!Is64 && Value.Offset == 4)))
      return Agreement::Agrees;
    return withAnotherValue(R);
  }
  /// Whether the return address is \p FromFrame bytes above the CFA. The state
  /// models only one location of the return address.
  Agreement isReturnAddressAt(int64_t FromFrame) const {
    if (!State.ReturnAddressSlot)
      return Agreement::Unknown;
    return FromFrame + StackFrame(Is64).Bias == *State.ReturnAddressSlot
               ? Agreement::Agrees
               : Agreement::Differs;
  }

  const UnwindRow &Row;
  const AbstractState &State;
  bool Is64;
};

} // namespace

/// Reports the result of the comparison. Returns whether the row and the state
/// agree.
static bool compare(const CheckedFunction &F, unsigned Index,
                    const UnwindRow &Row, const AbstractState &State) {
  const RowComparison C(Row, State, F.architecture().Is64);
  switch (C.Result) {
  case Agreement::Agrees:
    F.Report.holds(Rule::UnwindInformation, Index);
    return true;
  case Agreement::Unknown:
    F.Report.unproved(Rule::UnwindInformation, Index, C.Detail);
    return false;
  case Agreement::Differs:
    if (State.Window.isDoubtful())
      F.Report.doubtful(Rule::UnwindInformation, Index, C.Detail, std::nullopt);
    else
      F.Report.violated(Rule::UnwindInformation, Index, C.Detail);
    return false;
  }
  llvm_unreachable("unknown agreement");
}

void mincaml::sparc::checkUnwindAtCall(const CheckedFunction &F, unsigned Index,
                                       const AbstractState &State) {
  // Tail calls and calls of PC thunks are not checked.
  if (callsPCThunk(F.Code, Index) || !returnsHere(F.Code, Index))
    return;
  // The unwinder looks up an address before the one to which the callee
  // returns, so that it is within the call.
  const UnwindRow *Row = F.Frames.row(F.Code.address(Index) + 4);
  if (Row)
    compare(F, Index, *Row, State);
}

bool mincaml::sparc::checkUnwindAtOtherPart(const CheckedFunction &F,
                                            const CodeBlock &B,
                                            const AbstractState &State) {
  std::optional<TransferTarget> Target = knownTarget(F.Code, B.EndWord);
  if (!Target || Target->TheKind != TransferTarget::Kind::OtherCode)
    return false;
  const UnwindRow *Row =
      F.Frames.row(F.program().sections()[Target->Location.Section].Address +
                   Target->Location.Offset);
  return Row && compare(F, B.EndWord, *Row, State);
}

void mincaml::sparc::describeEntry(const UnwindRow &Row, bool Is64,
                                   AbstractState &State) {
  std::optional<UnwindLocation> ReturnAddress =
      Row.getRegisterLocations().getRegisterLocation(reg::O7);
  const UnwindLocation &Frame = Row.getCFAValue();
  int64_t Bias = StackFrame(Is64).Bias;
  if (!saysWindowIsSaved(Row, Is64) || !isValueOfRegister(Frame) ||
      Frame.getRegister() != reg::FP || Frame.getOffset() != Bias ||
      !ReturnAddress || !isValueOfRegister(*ReturnAddress) ||
      ReturnAddress->getRegister() != reg::I7 ||
      ReturnAddress->getOffset() != 0)
    return;
  State.Window = WindowDepth(1);
  State.Registers[reg::FP] = RegisterValue::initialStackPointer(Is64);
  State.Registers[reg::I7] = RegisterValue::initial(reg::O7);
}
