//===- Encoding.cpp - Rules about encodings -------------------------------===//

#include "Object/RuleChecks.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml::sparc;
using namespace llvm;

//===- Words --------------------------------------------------------------===//

/// Returns the word with the displacement of a branch or call cleared, since
/// any displacement is legal.
static uint32_t withoutDisplacement(const DecodedInstruction &I) {
  if (I.Op == DecodedOperation::Call)
    return I.Word & 0xc0000000;
  if (I.Op != DecodedOperation::Branch)
    return I.Word;
  if (I.IsCompareBranch)
    return I.Word & ~UINT32_C(0x181fe0);
  switch ((I.Word >> 22) & 7) {
  case 2:
  case 6:
    return I.Word & ~UINT32_C(0x3fffff);
  case 1:
  case 5:
    return I.Word & ~UINT32_C(0x7ffff);
  default:
    return I.Word & ~UINT32_C(0x303fff);
  }
}

/// Whether the instruction is fadd, fsub, fmul, fdiv, fsmuld or fdmulq.
static bool isFloatBinary(const DecodedInstruction &I) {
  unsigned Group = (I.Word >> 7) & 0x7f;
  return (Group >= 0x10 && Group <= 0x13) || Group == 0x1a || Group == 0x1b;
}

uint32_t mincaml::sparc::encodingClass(const DecodedInstruction &I) {
  static constexpr uint32_t Rd = 0x1f << 25, Rs1 = 0x1f << 14, Rs2 = 0x1f,
                            Immediate = 0x1fff;
  // The high bits of floating-point register numbers. The low bits are
  // restricted, since doubles and quads must be in even registers or multiples
  // of four.
  static constexpr uint32_t HighBits = 0x1c << 25 | 0x1c << 14 | 0x1c;
  const unsigned Format = I.Word >> 30, Op3 = (I.Word >> 19) & 0x3f;
  const uint32_t Second = I.HasImmediate ? Immediate : Rs2;
  switch (I.Op) {
  case DecodedOperation::Call:
  case DecodedOperation::Branch:
    return withoutDisplacement(I);
  case DecodedOperation::Sethi:
    return I.Word & ~(Rd | 0x3fffff);
  case DecodedOperation::Save:
  case DecodedOperation::Restore:
    return I.Word & ~(Rd | Rs1 | Second);
  case DecodedOperation::Load:
  case DecodedOperation::Store: {
    // The registers of pairs and doubles are restricted. So is the register
    // field of an access to %fsr.
    bool IsSingle = I.AccessSize == 1 || I.AccessSize == 2 ||
                    (I.AccessSize == 4 && Op3 != 0x21 && Op3 != 0x25);
    if (I.IsAlternateSpace)
      return I.Word;
    return I.Word & ~(Rs1 | Second | (IsSingle ? Rd : 0));
  }
  default:
    // Shifts have shorter immediates, and other opcodes have more restrictions.
    if (Format == 2 && Op3 < 0x20)
      return I.Word & ~(Rd | Rs1 | Second);
    if (Format == 2 && Op3 == 0x34 && !I.IsExtension)
      return I.Word & ~((Rd | Rs2 | (isFloatBinary(I) ? Rs1 : 0)) & HighBits);
    return I.Word;
  case DecodedOperation::FloatCompare:
    return I.Word & ~((Rs1 | Rs2) & HighBits);
  }
}

/// Whether the instruction is a multiplication or division of V8, which LLVM's
/// decoder also accepts for V7.
static bool isMultiplicationOrDivision(const DecodedInstruction &I) {
  unsigned Op3 = (I.Word >> 19) & 0x3f;
  return I.Word >> 30 == 2 && Op3 < 0x20 &&
         ((Op3 & 0xf) == 0xa || (Op3 & 0xf) == 0xb || (Op3 & 0xf) == 0xe ||
          (Op3 & 0xf) == 0xf);
}

/// Whether the word is a `casa` with LEON's number for the address space of
/// user or supervisor data. V9 has other numbers for them. Most LEON
/// processors, which implement V8, have this instruction, but no object file
/// states that it is for LEON.
static bool isCompareAndSwapOfLEON(const DecodedInstruction &I) {
  const unsigned Op3 = (I.Word >> 19) & 0x3f, ASI = (I.Word >> 5) & 0xff;
  return I.Word >> 30 == 3 && Op3 == 0x3c && !((I.Word >> 13) & 1) &&
         (ASI == 0x0a || ASI == 0x0b);
}

/// For an instruction that LLVM does not know, returns whether the architecture
/// has it. Returns nothing for all other instructions.
static std::optional<bool> isLaterAndLegal(const CheckedFunction &F,
                                           const DecodedInstruction &I) {
  const UnsupportedInstruction *Later = findUnsupportedInstruction(I.Word);
  if (!Later)
    return std::nullopt;
  return Later->Of == UnsupportedInstruction::Extension::VIS3
             ? F.architecture().HasVIS3
             : F.architecture().HasVIS4;
}

void mincaml::sparc::checkEncoding(const CheckedFunction &F, unsigned Index,
                                   LegalWords &Cache) {
  const DecodedInstruction &I = F.instruction(Index);
  // An unimp is the size of a structure, or the end of unreachable code.
  if (I.Op == DecodedOperation::Unimplemented)
    return;
  uint32_t Class = encodingClass(I);
  if (Cache.contains(Class)) {
    F.Report.holds(Rule::ArchitectureLevel, Index);
    F.Report.holds(Rule::RoundTrip, Index);
    return;
  }
  if (std::optional<bool> IsLegal = isLaterAndLegal(F, I)) {
    // All fields of such an instruction are operands.
    F.Report.holds(Rule::RoundTrip, Index);
    if (*IsLegal)
      return F.Report.holds(Rule::ArchitectureLevel, Index);
    return F.Report.violated(Rule::ArchitectureLevel, Index,
                             "a later architecture has it");
  }
  uint32_t Word = withoutDisplacement(I);
  bool IsMisplaced =
      I.HasMisalignedDouble || I.HasMisalignedQuad || I.HasOddPair;
  switch (F.LLVM.legality(Word)) {
  case Disassembly::Legality::Legal:
    if (!F.architecture().HasMultiplication && isMultiplicationOrDivision(I))
      return F.Report.violated(Rule::ArchitectureLevel, Index,
                               "V7 has no multiplication or division");
    break;
  case Disassembly::Legality::OtherLevel:
    if (isCompareAndSwapOfLEON(I))
      return F.Report.unproved(Rule::ArchitectureLevel, Index,
                               "unless it is for a LEON processor that has it");
    return F.Report.violated(Rule::ArchitectureLevel, Index,
                             "a later architecture has it");
  case Disassembly::Legality::Illegal:
    if (!IsMisplaced)
      F.Report.violated(Rule::ArchitectureLevel, Index,
                        "no SPARC architecture has it");
    return;
  }
  F.Report.holds(Rule::ArchitectureLevel, Index);
  if (IsMisplaced)
    return;
  std::optional<uint32_t> Again = F.LLVM.reencode(Word);
  if (Again == Word) {
    F.Report.holds(Rule::RoundTrip, Index);
    Cache.add(Class);
  } else {
    F.Report.violated(
        Rule::RoundTrip, Index,
        formatv("its encoding is {0:x8}, not {1:x8}", Again.value_or(0), Word));
  }
}

void mincaml::sparc::checkUnreached(const CheckedFunction &F, unsigned Index,
                                    const LegalWords &Cache) {
  const DecodedInstruction &I = F.instruction(Index);
  if (I.Op == DecodedOperation::Unimplemented ||
      Cache.contains(encodingClass(I)) || I.isNop() ||
      isLaterAndLegal(F, I).value_or(false))
    return;
  if (F.LLVM.legality(withoutDisplacement(I)) != Disassembly::Legality::Legal)
    F.Report.unproved(Rule::ArchitectureLevel, Index,
                      "no known path reaches it, so that it may be data");
}

//===- Addresses ----------------------------------------------------------===//

/// Whether \p V may be a value that callers pass in a global register, because
/// the compiler knows all callers of the function.
static bool isGlobalOfCaller(const CheckedFunction &F, const RegisterValue &V) {
  const CodeFunction &Function = *F.Code.Function;
  return V.TheKind == RegisterValue::Kind::Initial && V.Offset == 0 &&
         V.RegisterOrPart > reg::G1 && V.RegisterOrPart < reg::G5 &&
         !Function.IsGlobal && !Function.IsPart;
}

/// Checks the low half \p Low of an address, which is added to \p Base.
static void checkLowHalf(const CheckedFunction &F, unsigned Index,
                         const CodeRelocation &Low, const RegisterValue &Base) {
  StringRef Register(registerName(F.instruction(Index).Rs1));
  auto Name = [&] {
    return "the low half is of " + F.program().baseName(Low.Base);
  };
  if (!Base.isExact())
    return F.Report.unproved(Rule::AddressPair, Index, [&] {
      return Name() + "; the high half is unknown: what " + Register.str() +
             " contains is not modelled";
    });
  auto Violated = [&](const Twine &Detail) {
    F.Report.violated(Rule::AddressPair, Index, Name() + ", " + Detail);
  };
  if (isGlobalOfCaller(F, Base))
    return F.Report.unproved(Rule::AddressPair, Index, [&] {
      return Name() + "; the high half is unknown: " + Register.str() +
             " contains the value that the callers put there";
    });
  if (!Base.isAddress())
    return Violated(Register + " does not contain a high half");
  if (Base.Base != Low.Base)
    return Violated("the high half is of " + F.program().baseName(Base.Base));
  if (!isHighPartOf(Base.RegisterOrPart, Low.Type))
    return Violated(Register + " contains another part of it");
  if (Base.Offset == Low.BaseAddend || isRelativeToPC(Low.Type) ||
      Low.Type == ELF::R_SPARC_OLO10)
    return F.Report.holds(Rule::AddressPair, Index);
  auto AreTogetherIfAligned = [&](uint64_t Alignment) {
    return shareHighHalf(Base.Offset, Low.BaseAddend, Alignment, Low.Type);
  };
  if (AreTogetherIfAligned(F.program().baseAlignment(Low.Base)))
    return F.Report.holds(Rule::AddressPair, Index);
  if (F.program().hasKnownAlignment(Low.Base) ||
      !AreTogetherIfAligned(std::numeric_limits<uint64_t>::max()))
    return Violated("the high half of another offset from it");
  F.Report.unproved(Rule::AddressPair, Index, [&] {
    return Name() + ", the high half of another offset from it, whose "
                    "alignment is unknown";
  });
}

/// Checks a sum of two registers, one of which may contain the upper 32 bits of
/// an address and the other one the lower 32 bits.
static void checkUpperHalf(const CheckedFunction &F, unsigned Index,
                           const RegisterValue &A, const RegisterValue &B) {
  bool IsUpper = A.isAddressPart(Upper64);
  const RegisterValue &Upper = IsUpper ? A : B, &Lower = IsUpper ? B : A;
  if (!Upper.isAddressPart(Upper64) || !Lower.isAddress())
    return;
  if (Lower.Base == Upper.Base)
    return F.Report.holds(Rule::AddressPair, Index);
  F.Report.violated(
      Rule::AddressPair, Index,
      "the lower 32 bits are of " + F.program().baseName(Lower.Base) +
          ", the upper ones of " + F.program().baseName(Upper.Base));
}

void mincaml::sparc::checkAddressPair(const CheckedFunction &F, unsigned Index,
                                      const AbstractState &State) {
  const DecodedInstruction &I = F.instruction(Index);
  const RegisterValue &Base = State.Registers[I.Rs1];
  const CodeRelocation *R = F.Code.relocation(Index);
  if (R) {
    if (isLowPart(R->Type))
      checkLowHalf(F, Index, *R, Base);
    return;
  }
  const RegisterValue &Second = State.Registers[I.Rs2];
  bool AddsRegisters =
      !I.HasImmediate &&
      (I.Op == DecodedOperation::Add || I.Op == DecodedOperation::Or ||
       I.isMemoryAccess() || I.Op == DecodedOperation::Jump);
  if (AddsRegisters)
    checkUpperHalf(F, Index, Base, Second);
  bool IsWhole = AddsRegisters && Base.isAddressPart(Upper64) &&
                 Second.isAddressPart(WholeAddress);
  if (!isPartOnly(Base) || IsWhole)
    return;
  if (I.isMemoryAccess() || I.Op == DecodedOperation::Jump)
    F.Report.violated(
        Rule::AddressPair, Index,
        Twine(I.isMemoryAccess() ? "it accesses" : "it jumps to") +
            " the high half of the address of " +
            F.program().baseName(Base.Base));
}
