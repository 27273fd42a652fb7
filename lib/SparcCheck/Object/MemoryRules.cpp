//===- MemoryRules.cpp - Stack frames, alignment, addresses ---------------===//

#include "FunctionChecker.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace mincaml::sparc;
using namespace llvm;

namespace {

/// What the ABI says of stack frames.
struct FrameLayout {
  explicit FrameLayout(bool Is64)
      : Bias(Is64 ? 2047 : 0), WindowSize(Is64 ? 128 : 64),
        Smallest(Is64 ? 176 : 92), Alignment(Is64 ? 16 : 8) {}

  int64_t Bias;
  /// Where the registers of the window are saved, from %sp on.
  int64_t WindowSize;
  int64_t Smallest;
  int64_t Alignment;
};

} // namespace

/// \p NewStackPointer is counted from the stack pointer at the entry.
void FunctionChecker::checkFrame(unsigned Index,
                                 const AbstractValue &NewStackPointer,
                                 bool MayBeEmpty) {
  FrameLayout Layout(Context.Level.is64());
  if (!NewStackPointer.isInitial(reg::SP)) {
    if (!Context.Level.is64() && Machine.alignment(NewStackPointer) >= 3)
      return holds(Rule::FrameSize);
    return unproved(Rule::FrameSize, Index, "its size is not known");
  }
  int64_t Size = -NewStackPointer.Number;
  if (Size == 0 && MayBeEmpty)
    return holds(Rule::FrameSize);
  // Without calls, nobody needs room for arguments.
  bool IsWindow = Code.Words[Index].Op == WordOperation::Save;
  int64_t Smallest = HasCalls || (IsWindow && !Context.Level.is64())
                         ? Layout.Smallest
                         : Layout.WindowSize;
  if (Size < Smallest && Size >= Layout.WindowSize && MovesStackPointer)
    return unproved(
        Rule::FrameSize, Index,
        formatv("{0} bytes, unless room is made at each call", Size).str());
  if (Size < Smallest)
    return violated(Rule::FrameSize, Index,
                    formatv("{0} bytes, less than {1}", Size, Smallest).str());
  if (Size % Layout.Alignment)
    return violated(
        Rule::FrameSize, Index,
        formatv("{0} bytes, not a multiple of {1}", Size, Layout.Alignment)
            .str());
  holds(Rule::FrameSize);
}

void FunctionChecker::checkStackPointer(unsigned Index,
                                        const AbstractState &State) {
  const InstructionWord &I = Code.Words[Index];
  if (I.Op == WordOperation::Restore)
    return;
  if (I.Op == WordOperation::Save && I.Rd != reg::SP)
    return violated(Rule::FrameSize, Index,
                    "the new window has no stack pointer");
  AbstractValue New =
      I.isMemoryAccess() ? AbstractValue::any() : Machine.result(Index, State);
  checkFrame(Index, New, I.Op != WordOperation::Save && State.hasDepth(0));
}

void FunctionChecker::checkStackAccess(unsigned Index,
                                       const AbstractValue &Address,
                                       const AbstractState &State) {
  const InstructionWord &I = Code.Words[Index];
  FrameLayout Layout(Context.Level.is64());
  const AbstractValue &StackPointer = State.Registers[reg::SP];
  std::optional<int64_t> FromStackPointer, FromEntry;
  if (I.Rs1 == reg::SP && I.HasImmediate)
    FromStackPointer = I.Immediate - Layout.Bias;
  else if (Address.isInitial(reg::SP) && StackPointer.isInitial(reg::SP))
    FromStackPointer = Address.Number - StackPointer.Number - Layout.Bias;
  if (Address.isInitial(reg::SP))
    FromEntry = Address.Number - Layout.Bias;
  if (!FromStackPointer && !FromEntry)
    return;
  // GCC's barrier for V8: an atomic access of a byte that nobody needs.
  if (I.Op == WordOperation::LoadStore && I.AccessSize == 1 && I.Rd == reg::G0)
    return holds(Rule::BelowStackPointer);
  if (!FromStackPointer) {
    // Above the frames of callers nothing is below the stack pointer.
    if (*FromEntry < 0)
      unproved(Rule::BelowStackPointer, Index,
               "how far down the stack pointer is, is not known");
  } else if (*FromStackPointer < 0) {
    violated(Rule::BelowStackPointer, Index,
             formatv("{0} bytes below", -*FromStackPointer).str());
  } else {
    holds(Rule::BelowStackPointer);
  }
  if (I.Op == WordOperation::Load)
    return;
  auto IsInArea = [&](std::optional<int64_t> Offset) {
    return Offset && *Offset > -int64_t(I.AccessSize) &&
           *Offset < Layout.WindowSize;
  };
  if (IsInArea(FromStackPointer))
    violated(Rule::WindowSaveArea, Index,
             formatv("{0} bytes above %sp", *FromStackPointer).str());
  else if (IsInArea(FromEntry))
    violated(Rule::WindowSaveArea, Index,
             formatv("{0} bytes above the caller's %sp", *FromEntry).str());
  else
    holds(Rule::WindowSaveArea);
}

void FunctionChecker::checkAlignment(unsigned Index,
                                     const AbstractValue &Address) {
  const InstructionWord &I = Code.Words[Index];
  // Quads need no more than their parts; compilers mostly avoid them.
  unsigned Size = std::min<unsigned>(I.AccessSize, 8);
  if (Size <= 1)
    return;
  if (Machine.alignment(Address) >= Log2_32(Size))
    return holds(Rule::Alignment);
  std::string Needed = formatv("{0} bytes", Size);
  if (Address.isConstant() || Address.isInitial(reg::SP))
    return violated(Rule::Alignment, Index, Needed);
  if (Address.isAddress() && Address.Part == WholeAddress) {
    uint64_t Known = Context.Program.baseAlignment(Address.Symbol);
    if (Address.Number % std::min<uint64_t>(Known, Size))
      return violated(Rule::Alignment, Index, Needed);
    return unproved(Rule::Alignment, Index,
                    Needed + "; how " +
                        Context.Program.baseName(Address.Symbol) +
                        " is aligned is not known");
  }
  unproved(Rule::Alignment, Index,
           Needed + "; how the address is aligned is not known");
}

/// Parts of an address that are no address yet.
static bool isPartOnly(const AbstractValue &V) {
  if (!V.isAddress())
    return false;
  switch (V.Part) {
  case ELF::R_SPARC_HI22:
  case ELF::R_SPARC_LM22:
  case ELF::R_SPARC_HH22:
  case ELF::R_SPARC_HM10:
  case ELF::R_SPARC_H44:
  case ELF::R_SPARC_M44:
  case Upper44:
  case Upper64:
    return true;
  default:
    return false;
  }
}

void FunctionChecker::checkMemory(unsigned Index, const AbstractState &State) {
  const InstructionWord &I = Code.Words[Index];
  AbstractValue Address = Machine.address(Index, State);
  if (!I.IsAlternateSpace || Address.isInitial(reg::SP))
    checkStackAccess(Index, Address, State);
  checkAlignment(Index, Address);
  if (!Code.relocation(Index) && isPartOnly(State.Registers[I.Rs1]))
    violated(Rule::AddressPair, Index,
             "only the high half of the address of " +
                 Context.Program.baseName(State.Registers[I.Rs1].Symbol));
}

void FunctionChecker::checkAddressPair(unsigned Index,
                                       const AbstractState &State) {
  const CodeRelocation *R = Code.relocation(Index);
  const InstructionWord &I = Code.Words[Index];
  if (!R && I.Op == WordOperation::Jump && isPartOnly(State.Registers[I.Rs1]))
    return violated(
        Rule::AddressPair, Index,
        "it jumps to the high half of the address of " +
            Context.Program.baseName(State.Registers[I.Rs1].Symbol));
  unsigned High = R ? highPartOf(R->Type) : 0;
  if (!High)
    return;
  const AbstractValue &Base = State.Registers[I.Rs1];
  std::string Low = "the low half is of " + Context.Program.baseName(R->Base);
  if (Base.isAny())
    return unproved(Rule::AddressPair, Index,
                    Low + "; where the other comes from is not known");
  if (!Base.isAddress())
    return violated(Rule::AddressPair, Index,
                    Low + ", " + registerName(I.Rs1) + " of none");
  if (Base.Symbol != R->Base)
    return violated(Rule::AddressPair, Index,
                    Low + ", the high half of " +
                        Context.Program.baseName(Base.Symbol));
  bool IsRightPart = Base.Part == High || (High == ELF::R_SPARC_HI22 &&
                                           Base.Part == ELF::R_SPARC_LM22);
  if (!IsRightPart)
    return violated(Rule::AddressPair, Index,
                    Low + ", but " + registerName(I.Rs1) +
                        " holds another part of it");
  if (Base.Number == R->BaseAddend || isRelativeToPlace(R->Type) ||
      R->Type == ELF::R_SPARC_OLO10)
    return holds(Rule::AddressPair);
  // No carry as long as both are within what the symbol is aligned to.
  uint64_t Alignment =
      std::min<uint64_t>(Context.Program.baseAlignment(R->Base), 1024);
  if (uint64_t(Base.Number) / Alignment == uint64_t(R->BaseAddend) / Alignment)
    return holds(Rule::AddressPair);
  unproved(Rule::AddressPair, Index,
           Low + " and the high half of another place of it");
}
