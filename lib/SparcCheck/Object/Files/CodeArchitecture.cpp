//===- CodeArchitecture.cpp - Architecture of object code -----------------===//

#include "Object/Files/CodeArchitecture.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/DataExtractor.h"
#include "llvm/TargetParser/Triple.h"

using namespace mincaml::sparc;
using namespace llvm;

CodeArchitecture CodeArchitecture::ofELF(unsigned Machine, unsigned Flags) {
  CodeArchitecture Result;
  switch (Machine) {
  case ELF::EM_SPARCV9:
    Result.Is64 = true;
    [[fallthrough]];
  case ELF::EM_SPARC32PLUS:
    Result.HasV9 = true;
    Result.CPU = "v9";
    if (Flags & ELF::EF_SPARC_SUN_US3)
      Result.Features = "+vis,+vis2";
    else if (Flags & ELF::EF_SPARC_SUN_US1)
      Result.Features = "+vis";
    break;
  default: // EM_SPARC is for V8.
    break;
  }
  return Result;
}

Expected<CodeArchitecture>
CodeArchitecture::ofProcessor(StringRef CPU, StringRef Features, bool Is64) {
  Triple T(Is64 ? "sparcv9-unknown-linux-gnu" : "sparc-unknown-linux-gnu");
  std::string Problem;
  const Target *TheTarget = TargetRegistry::lookupTarget(T, Problem);
  if (!TheTarget)
    return createStringError(Problem);
  std::unique_ptr<MCSubtargetInfo> Known(
      TheTarget->createMCSubtargetInfo(T, "", ""));
  if (!Known->isCPUStringValid(CPU))
    return createStringError("LLVM has no SPARC processor '" + CPU + "'");
  std::unique_ptr<MCSubtargetInfo> Subtarget(
      TheTarget->createMCSubtargetInfo(T, CPU, Features));
  CodeArchitecture Result;
  Result.HasV9 = Subtarget->checkFeatures("+v9");
  Result.Is64 = Is64 && Result.HasV9;
  Result.HasMultiplication = !Subtarget->checkFeatures("+soft-mul-div");
  Result.HasVIS3 = Subtarget->checkFeatures("+vis3");
  Result.CPU = CPU;
  Result.Features = Features;
  return Result;
}

//===- Extensions in GNU attributes ---------------------------------------===//

namespace {

enum Tag : uint64_t {
  OfFile = 1,
  FirstCapabilities = 4,
  SecondCapabilities = 8,
  Compatibility = 32
};

struct CapabilityRow {
  const char *Feature;
  /// The feature is used if any of these bits is set.
  uint64_t First, Second;
};

} // namespace

/// The extensions in which LLVM has the instructions of the capabilities.
static constexpr CapabilityRow Capabilities[] = {
    {"+vis", 0x20 | 0x40 | 0x400, 0x2}, // VIS, VIS2, VIS3; VIS3B
    {"+vis2", 0x40 | 0x400, 0x2},       // VIS2, VIS3; VIS3B
    {"+vis3", 0x400, 0x2},              // VIS3; VIS3B
    {"+ua2005", 0x400, 0},              // VIS3
    {"+ua2007", 0x100 | 0x800, 0},      // FMAF, HPC
    // IMA, MPMUL, MONT, PAUSE, CBCOND; MWAIT, XMPMUL, XMONT
    {"+osa2011", 0x8000 | 0x2000000 | 0x4000000 | 0x8000000 | 0x10000000,
     0x10 | 0x20 | 0x40},
    // AES, DES, KASUMI, CAMELLIA, MD5, SHA1, SHA256, SHA512, CRC32C
    {"+crypto", 0x1fe0000 | 0x20000000, 0},
};

Error HardwareCapabilities::add(ArrayRef<uint8_t> Contents) {
  static constexpr uint8_t Version = 'A';
  DataExtractor Data(Contents, /*IsLittleEndian=*/false, /*AddressSize=*/4);
  DataExtractor::Cursor At(0);
  if (Contents.empty() || Data.getU8(At) != Version) {
    consumeError(At.takeError());
    return createStringError("unknown version of .gnu.attributes");
  }
  while (At && At.tell() < Contents.size()) {
    uint64_t End = At.tell();
    End += Data.getU32(At);
    bool IsGNU = Data.getCStrRef(At) == "gnu";
    if (At && (End > Contents.size() || End < At.tell()))
      return createStringError("inconsistent sizes in .gnu.attributes");
    while (At && IsGNU && At.tell() < End) {
      uint64_t Begin = At.tell();
      bool IsOfFile = Data.getULEB128(At) == Tag::OfFile;
      uint64_t PartEnd = Begin + Data.getU32(At);
      if (At && (PartEnd > End || PartEnd < At.tell()))
        return createStringError("inconsistent sizes in .gnu.attributes");
      while (At && IsOfFile && At.tell() < PartEnd) {
        uint64_t Which = Data.getULEB128(At);
        // Odd tags have strings, even ones have numbers, and Compatibility has
        // both.
        uint64_t Value = Which % 2 == 0 ? Data.getULEB128(At) : uint64_t(0);
        if (Which % 2 != 0 || Which == Tag::Compatibility)
          Data.getCStrRef(At);
        if (Which == Tag::FirstCapabilities)
          First |= Value;
        else if (Which == Tag::SecondCapabilities)
          Second |= Value;
      }
      if (At)
        At.seek(PartEnd);
    }
    if (At)
      At.seek(End);
  }
  return At.takeError();
}

void HardwareCapabilities::addTo(CodeArchitecture &Architecture) const {
  Architecture.HasVIS3 = (First & 0x400) || (Second & 0x2);
  // The assembler calls this capability "sparc5".
  Architecture.HasVIS4 = Second & 0x8;
  std::string &Names = Architecture.Features;
  for (const CapabilityRow &Row : Capabilities)
    if ((First & Row.First) || (Second & Row.Second))
      (Names += Names.empty() ? "" : ",") += Row.Feature;
}
