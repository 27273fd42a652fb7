//===- Disassembly.cpp - Disassembly by LLVM ------------------------------===//

#include "Object/Instructions/Disassembly.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCDisassembler/MCDisassembler.h"
#include "llvm/MC/MCFixup.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstPrinter.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TargetParser/Triple.h"
#include <vector>

using namespace mincaml::sparc;
using namespace llvm;

/// Whether the word has the register condition 0 or 4, which are reserved
/// ([SPARC-V9] A.3). LLVM decodes them, but its printer crashes because they
/// have no name.
static bool hasReservedCondition(uint32_t Word) {
  unsigned Op3 = (Word >> 19) & 0x3f;
  unsigned Low = (Word >> 5) & 0x1f;
  switch (Word >> 30) {
  case 0: // bpr; compare-and-branch has bit 28 and one more bit of condition
    return ((Word >> 22) & 7) == 3 &&
           !((Word >> 25) & ((Word >> 28) & 1 ? 7 : 3));
  case 2: // movr, fmovr
    return (Op3 == 0x2f || (Op3 == 0x35 && Low >= 5 && Low <= 7)) &&
           !((Word >> 10) & 3);
  default:
    return false;
  }
}

struct Disassembly::Tools {
  std::unique_ptr<MCRegisterInfo> Registers;
  std::unique_ptr<MCAsmInfo> AsmInfo;
  std::unique_ptr<MCSubtargetInfo> Subtarget;
  /// The subtarget for V9 with all its extensions. It distinguishes
  /// instructions of later architectures from illegal words.
  std::unique_ptr<MCSubtargetInfo> Highest;
  std::unique_ptr<MCInstrInfo> Instructions;
  std::unique_ptr<MCContext> Context;
  std::unique_ptr<MCDisassembler> Decoder;
  std::unique_ptr<MCDisassembler> HighestDecoder;
  std::unique_ptr<MCCodeEmitter> Encoder;
  std::unique_ptr<MCInstPrinter> Printer;
  /// For each of LLVM's registers, its numbers in RegisterNumbers.h.
  std::vector<RegisterSet> RegisterNumbers;

  static bool decode(const MCDisassembler &D, uint32_t Word, MCInst &I) {
    if (hasReservedCondition(Word))
      return false;
    uint8_t Bytes[4];
    support::endian::write32be(Bytes, Word);
    uint64_t Size = 0;
    // A soft failure means an odd register pair, which the rule IntegerPair
    // reports.
    return D.getInstruction(I, Size, Bytes, /*Address=*/0, nulls()) !=
           MCDisassembler::Fail;
  }
  bool decode(uint32_t Word, MCInst &I) const {
    return decode(*Decoder, Word, I);
  }
  void numberRegisters();
};

Disassembly::Disassembly(std::unique_ptr<Tools> T) : T(std::move(T)) {}
Disassembly::~Disassembly() = default;

/// Fills RegisterNumbers. A double or pair has the numbers of its halves.
void Disassembly::Tools::numberRegisters() {
  RegisterNumbers.resize(Registers->getNumRegs());
  for (unsigned R = 1; R != Registers->getNumRegs(); ++R)
    for (MCPhysReg Part : Registers->subregs_inclusive(R))
      if (std::optional<unsigned> Number =
              registerNumber(Registers->getName(Part)))
        if (*Number != reg::G0)
          RegisterNumbers[R].set(*Number);
}

Expected<std::unique_ptr<Disassembly>>
Disassembly::create(const CodeArchitecture &Architecture) {
  Triple T(Architecture.decoderTriple());
  std::string Problem;
  const Target *TheTarget = TargetRegistry::lookupTarget(T, Problem);
  if (!TheTarget)
    return createStringError(Problem);
  auto Result = std::make_unique<Tools>();
  Result->Registers.reset(TheTarget->createMCRegInfo(T));
  MCTargetOptions Options;
  Result->AsmInfo.reset(
      TheTarget->createMCAsmInfo(*Result->Registers, T, Options));
  Result->Subtarget.reset(TheTarget->createMCSubtargetInfo(
      T, Architecture.CPU, Architecture.Features));
  Result->Highest.reset(TheTarget->createMCSubtargetInfo(
      Triple("sparcv9-unknown-linux-gnu"), "v9",
      "+v9,+vis,+vis2,+vis3,+ua2005,+ua2007,+osa2011,+crypto"));
  Result->Instructions.reset(TheTarget->createMCInstrInfo());
  if (!Result->Registers || !Result->AsmInfo || !Result->Subtarget ||
      !Result->Highest || !Result->Instructions)
    return createStringError("LLVM has no description of SPARC");
  Result->Context = std::make_unique<MCContext>(T, Result->AsmInfo.get(),
                                                Result->Registers.get(),
                                                Result->Subtarget.get());
  Result->Decoder.reset(
      TheTarget->createMCDisassembler(*Result->Subtarget, *Result->Context));
  Result->HighestDecoder.reset(
      TheTarget->createMCDisassembler(*Result->Highest, *Result->Context));
  Result->Encoder.reset(
      TheTarget->createMCCodeEmitter(*Result->Instructions, *Result->Context));
  Result->Printer.reset(TheTarget->createMCInstPrinter(
      T, Result->AsmInfo->getAssemblerDialect(), *Result->AsmInfo,
      *Result->Instructions, *Result->Registers));
  if (!Result->Decoder || !Result->HighestDecoder || !Result->Encoder ||
      !Result->Printer)
    return createStringError("LLVM has no disassembler for SPARC");
  Result->numberRegisters();
  return std::unique_ptr<Disassembly>(new Disassembly(std::move(Result)));
}

Disassembly::Legality Disassembly::legality(uint32_t Word) {
  MCInst I;
  if (T->decode(Word, I))
    return Legality::Legal;
  I.clear();
  return Tools::decode(*T->HighestDecoder, Word, I) ? Legality::OtherLevel
                                                    : Legality::Illegal;
}

std::optional<uint32_t> Disassembly::reencode(uint32_t Word) {
  MCInst I;
  if (!T->decode(Word, I))
    return std::nullopt;
  SmallVector<char, 4> Bytes;
  SmallVector<MCFixup, 1> Fixups;
  T->Encoder->encodeInstruction(I, Bytes, Fixups, *T->Subtarget);
  if (Bytes.size() != 4)
    return std::nullopt;
  return support::endian::read32be(Bytes.data());
}

void Disassembly::addRegisters(DecodedInstruction &Word) {
  MCInst I;
  if (!T->decode(Word.Word, I))
    return;
  const MCInstrDesc &Description = T->Instructions->get(I.getOpcode());
  for (auto [Number, Operand] : enumerate(I))
    if (Operand.isReg())
      (Number < Description.getNumDefs() ? Word.Writes : Word.Reads) |=
          T->RegisterNumbers[Operand.getReg()];
  for (MCPhysReg R : Description.implicit_uses())
    Word.Reads |= T->RegisterNumbers[R];
  for (MCPhysReg R : Description.implicit_defs())
    Word.Writes |= T->RegisterNumbers[R];
}

std::string Disassembly::text(uint32_t Word, uint64_t Address) {
  MCInst I;
  if (const UnsupportedInstruction *Row = findUnsupportedInstruction(Word))
    return sparc::text(*Row, Word);
  if (!T->decode(Word, I))
    return formatv(".word {0:x8}", Word);
  std::string Text;
  raw_string_ostream OS(Text);
  T->Printer->printInst(&I, Address, /*Annot=*/"", *T->Subtarget, OS);
  // The printer puts tabs around the mnemonic.
  std::string Clean;
  for (char C : StringRef(Text).trim())
    Clean += C == '\t' ? ' ' : C;
  return Clean;
}
