//===- ObjectProgram.cpp - Functions of a SPARC object file ---------------===//

#include "Object/Files/ObjectProgram.h"
#include "Object/Instructions/Disassembly.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Object/ELF.h"
#include "llvm/Support/DataExtractor.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TargetParser/Triple.h"
#include <algorithm>

using namespace mincaml::sparc;
using namespace llvm;

/// The relocation of an entry of .iplt, which LLVM does not list (binutils,
/// include/elf/sparc.h).
static constexpr unsigned R_SPARC_JMP_IREL = 248;
using namespace llvm::object;

/// Returns the architecture that the header of an ELF file for SPARC states.
static CodeArchitecture architectureOfELF(unsigned Machine, unsigned Flags) {
  CodeArchitecture Result;
  Result.Is64 = Machine == ELF::EM_SPARCV9;
  Result.HasV9 = Result.Is64 || Machine == ELF::EM_SPARC32PLUS;
  if (!Result.HasV9) // EM_SPARC is for V8.
    return Result;
  Result.CPU = "v9";
  if (Flags & ELF::EF_SPARC_SUN_US3)
    Result.Features = "+vis,+vis2";
  else if (Flags & ELF::EF_SPARC_SUN_US1)
    Result.Features = "+vis";
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

} // namespace

/// For each extension as LLVM names it, the capabilities whose instructions it
/// contains.
static constexpr struct {
  const char *Feature;
  /// The feature is used if any of these bits is set.
  uint64_t First, Second;
} Capabilities[] = {
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

namespace {

/// The extensions of V9 that an object file uses, from .gnu.attributes. The GNU
/// assembler writes them as bit sets with the tags Tag_GNU_Sparc_HWCAPS and
/// Tag_GNU_Sparc_HWCAPS2 (GNU binutils, include/elf/sparc.h and
/// gas/doc/as.texi, "GNU Object Attributes"). The flags in the ELF header
/// contain only VIS 1 and 2.
struct HardwareCapabilities {
  uint64_t First = 0, Second = 0;

  /// Adds the capabilities in the contents of a section .gnu.attributes.
  /// Returns an error if the contents are inconsistent.
  Error add(ArrayRef<uint8_t> Contents) {
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
          // Odd tags have strings, even ones have numbers, and Compatibility
          // has both.
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
  /// Adds the capabilities to an architecture.
  void addTo(CodeArchitecture &Architecture) const {
    Architecture.HasVIS3 = (First & 0x400) || (Second & 0x2);
    // The assembler calls this capability "sparc5".
    Architecture.HasVIS4 = Second & 0x8;
    std::string &Names = Architecture.Features;
    for (const auto &Row : Capabilities)
      if ((First & Row.First) || (Second & Row.Second))
        (Names += Names.empty() ? "" : ",") += Row.Feature;
  }
};

} // namespace

//===- Jump tables in data ------------------------------------------------===//
//
// Finds the targets of jump tables whose entries have no relocations.
//
// GCC puts the table of a switch in position-independent code into the code
// section, outside all functions. An entry is the distance of its target from
// the start of the table, a number without a relocation. The address of the
// table is computed from that of the global offset table, with relocations
// R_SPARC_PC22 and R_SPARC_PC10 against _GLOBAL_OFFSET_TABLE_ whose addends
// give the location of the table. In a linked file, the code subtracts a
// constant from the address of the global offset table instead.

/// Appends to \p Into, for each code section, the offsets to which \p Bytes,
/// data of a linked file, refers: three or more words of \p Size bytes in a row
/// that are addresses in the middle of the same function.
static void appendRows(const ObjectProgram &Program, ArrayRef<uint8_t> Bytes,
                       size_t Size, std::vector<std::vector<uint64_t>> &Into) {
  // The words of a shorter row may be numbers.
  static constexpr size_t Fewest = 3;
  const CodeFunction *Current = nullptr;
  SmallVector<CodeLocation> Row;
  auto EndRow = [&] {
    if (Row.size() >= Fewest)
      for (CodeLocation L : Row)
        Into[L.Section].push_back(L.Offset);
    Row.clear();
  };
  for (size_t At = 0; At + Size <= Bytes.size(); At += Size) {
    uint64_t Word = Size == 8 ? support::endian::read64be(Bytes.data() + At)
                              : support::endian::read32be(Bytes.data() + At);
    std::optional<CodeLocation> L =
        Word % 4 == 0 ? Program.locationOf(Word) : std::nullopt;
    const CodeFunction *F = L ? Program.functionAt(*L) : nullptr;
    if (!F || F != Current || F->Begin == L->Offset)
      EndRow();
    Current = F;
    if (F && F->Begin != L->Offset)
      Row.push_back(*L);
  }
  EndRow();
}

//===- Distances ----------------------------------------------------------===//

namespace {

/// The offset of a table, and the offset By of the instruction whose relocation
/// or result refers to it.
struct TableReference {
  uint64_t Table;
  uint64_t By;
  auto operator<=>(const TableReference &) const = default;
};

class RelativeTables {
public:
  RelativeTables(const ObjectProgram &Program, unsigned Section)
      : Program(Program), Section(Section),
        Bytes(Program.sections()[Section].Bytes) {}

  Error findReferences() {
    if (Error E = Program.relocations(Section, 0, Bytes.size(), Relocations))
      return E;
    for (const CodeRelocation &R : Relocations) {
      Expected<bool> IsReference = isReference(R);
      if (!IsReference)
        return IsReference.takeError();
      if (*IsReference)
        References.push_back({R.Offset - uint64_t(R.Addend), R.Offset});
    }
    sort(References);
    return Error::success();
  }

  void findReferencesOfLinked(uint64_t Global) {
    for (uint64_t At = 0; At + 4 <= Bytes.size(); At += 4) {
      // sub %a, %b, %c
      static constexpr uint32_t Operation = 0xc1f82000, Subtract = 0x80200000;
      if ((support::endian::read32be(Bytes.data() + At) & Operation) !=
          Subtract)
        continue;
      std::optional<uint64_t> Distance = constantBefore(At, word(At).Rs2);
      if (!Distance)
        continue;
      uint64_t Table = Global - *Distance - Program.sections()[Section].Address;
      if (mayBeTable(Table))
        References.push_back({Table, At});
    }
    sort(References);
  }

  void appendTargets(std::vector<uint64_t> &Into) const {
    uint64_t End = Bytes.size(), Last = End;
    for (const TableReference &R : reverse(References)) {
      if (R.Table != Last)
        End = Last;
      Last = R.Table;
      const CodeFunction *Owner = Program.functionAt({Section, R.By});
      // The length of a table is not stated. It ends at another table, at a
      // function, or at padding, which is not a distance to code of the
      // function.
      for (uint64_t At = R.Table; Owner && At + 4 <= End; At += 4) {
        if (Program.functionAt({Section, At}))
          break;
        // An entry with a relocation has its target in another section.
        if (hasRelocation(At))
          continue;
        uint64_t Target =
            R.Table + int32_t(support::endian::read32be(Bytes.data() + At));
        const CodeFunction *F = Program.functionAt({Section, Target});
        if (Target % 4 || !F || (F != Owner && !F->IsPart))
          break;
        Into.push_back(Target);
      }
    }
  }

private:
  bool mayBeTable(uint64_t Offset) const {
    return Offset < Bytes.size() && Offset % 4 == 0 &&
           !Program.functionAt({Section, Offset});
  }
  Expected<bool> isReference(const CodeRelocation &R) const {
    // If the code refers to the global offset table itself, the offset minus
    // the addend is an address in the function, not in a table.
    if (R.Type != ELF::R_SPARC_PC22 ||
        !mayBeTable(R.Offset - uint64_t(R.Addend)))
      return false;
    Expected<CodeSymbol> Symbol = Program.symbol(R.Symbol);
    if (!Symbol)
      return Symbol.takeError();
    return Symbol->Name == "_GLOBAL_OFFSET_TABLE_";
  }
  DecodedInstruction word(uint64_t Offset) const {
    return decodeInstruction(support::endian::read32be(Bytes.data() + Offset),
                             Program.architecture().HasV9);
  }
  /// Returns the offset of the last instruction shortly before \p Before that
  /// writes the register.
  std::optional<uint64_t> lastWriter(uint64_t Before, unsigned Register) const {
    static constexpr uint64_t Near = 32 * 4;
    uint64_t First = Before > Near ? Before - Near : 0;
    for (uint64_t At = Before; At > First; At -= 4)
      if (word(At - 4).Writes.test(Register))
        return At - 4;
    return std::nullopt;
  }

  /// Returns the constant that a sethi and an or before \p Offset compute in
  /// the register.
  std::optional<uint64_t> constantBefore(uint64_t Offset,
                                         unsigned Register) const {
    std::optional<uint64_t> Low = lastWriter(Offset, Register);
    if (!Low)
      return std::nullopt;
    DecodedInstruction Or = word(*Low);
    if (Or.Op != DecodedOperation::Or || !Or.HasImmediate || Or.Rs1 == reg::G0)
      return std::nullopt;
    std::optional<uint64_t> High = lastWriter(*Low, Or.Rs1);
    if (!High || word(*High).Op != DecodedOperation::Sethi)
      return std::nullopt;
    return uint64_t(word(*High).Immediate) | uint64_t(Or.Immediate);
  }

  bool hasRelocation(uint64_t Offset) const {
    auto Found = partition_point(Relocations, [&](const CodeRelocation &R) {
      return R.Offset < Offset;
    });
    return Found != Relocations.end() && Found->Offset == Offset;
  }

  const ObjectProgram &Program;
  unsigned Section;
  ArrayRef<uint8_t> Bytes;
  std::vector<CodeRelocation> Relocations;
  /// The references, sorted.
  std::vector<TableReference> References;
};

} // namespace

/// Appends the offsets of the targets of position-independent tables to
/// \p Into, for each code section. \p Global is the address of the global
/// offset table in a linked file. The functions and relocations of the program
/// must have been read.
static Error appendRelativeTargets(const ObjectProgram &Program,
                                   std::optional<uint64_t> Global,
                                   std::vector<std::vector<uint64_t>> &Into) {
  for (auto [Section, Offsets] : enumerate(Into)) {
    RelativeTables Tables(Program, Section);
    if (Global)
      Tables.findReferencesOfLinked(*Global);
    else if (Error E = Tables.findReferences())
      return E;
    Tables.appendTargets(Offsets);
  }
  return Error::success();
}

//===- Extent of functions without a size ---------------------------------===//
//
// Determines the end of a function whose symbol has no size, such as GCC's
// __sparc_get_pc_thunk.l7. In a linked file, padding and code without symbols
// may follow it, up to the next symbol.

/// Whether control does not continue after the instruction or its delay slot.
static bool endsCode(const DecodedInstruction &I) {
  switch (I.Op) {
  case DecodedOperation::Branch:
    return I.Condition == BranchCondition::Always;
  case DecodedOperation::Jump:
    return I.Rd != reg::O7;
  case DecodedOperation::Return:
  case DecodedOperation::Unimplemented:
    return true;
  default:
    return false;
  }
}

/// Returns the end of the code that starts at \p Begin. The code ends after the
/// first return or unconditional jump, including its delay slot, beyond which
/// no earlier branch leads; at the latest, at the end of \p Bytes.
static uint64_t endOfCode(ArrayRef<uint8_t> Bytes, uint64_t Begin, bool HasV9) {
  const uint64_t End = Bytes.size() & ~uint64_t(3);
  // The farthest target of the branches so far.
  uint64_t Farthest = Begin;
  for (uint64_t At = Begin; At < End; At += 4) {
    DecodedInstruction I =
        decodeInstruction(support::endian::read32be(Bytes.data() + At), HasV9);
    if (I.Op == DecodedOperation::Branch) {
      uint64_t Target = At + uint64_t(I.Immediate);
      if (I.Immediate > 0 && Target < End)
        Farthest = std::max(Farthest, Target);
    }
    uint64_t Next = At + (I.hasDelaySlot() ? 8 : 4);
    if (endsCode(I) && Farthest < Next)
      return std::min(Next, End);
  }
  return End;
}

//===- Functions ----------------------------------------------------------===//

ObjectProgram::~ObjectProgram() = default;

const CodeFunction *ObjectProgram::functionAt(CodeLocation Location) const {
  auto Next = upper_bound(
      Functions, Location, [](const CodeLocation &P, const CodeFunction &F) {
        return std::pair(P.Section, P.Offset) < std::pair(F.Section, F.Begin);
      });
  if (Next == Functions.begin())
    return nullptr;
  const CodeFunction &F = *std::prev(Next);
  return F.Section == Location.Section && Location.Offset < F.End ? &F
                                                                  : nullptr;
}

std::optional<CodeLocation> ObjectProgram::locationOf(uint64_t Address) const {
  for (auto [Number, S] : enumerate(Sections))
    if (Address >= S.Address && Address - S.Address < S.Bytes.size())
      return CodeLocation{unsigned(Number), Address - S.Address};
  return std::nullopt;
}

void ObjectProgram::cutFunctions() {
  sort(Functions, [](const CodeFunction &A, const CodeFunction &B) {
    // If the same code has several names, keep one with a size, since the
    // others may be empty functions; among these, prefer a global one.
    return std::tuple(A.Section, A.Begin, A.Continues, !A.IsGlobal, A.Name,
                      A.End) < std::tuple(B.Section, B.Begin, B.Continues,
                                          !B.IsGlobal, B.Name, B.End);
  });
  for (const CodeFunction &F : Functions)
    if (!F.Continues)
      Names.push_back({F.Name, {F.Section, F.Begin}});
  Functions.erase(
      llvm::unique(Functions,
                   [](const CodeFunction &A, const CodeFunction &B) {
                     return A.Section == B.Section && A.Begin == B.Begin;
                   }),
      Functions.end());
  for (auto [Index, F] : enumerate(Functions)) {
    bool HasSize = !F.Continues;
    F.Continues = false;
    // In a linked file, other code without a symbol may follow.
    if (!HasSize && !Relocatable)
      F.End = std::min(F.End, endOfCode(Sections[F.Section].Bytes, F.Begin,
                                        Architecture.HasV9));
    if (Index + 1 == Functions.size())
      break;
    const CodeFunction &Next = Functions[Index + 1];
    if (Next.Section != F.Section || Next.Begin >= F.End)
      continue;
    F.End = Next.Begin;
    F.Continues = HasSize;
  }
  erase_if(Functions, [](const CodeFunction &F) { return F.Begin >= F.End; });
}

void ObjectProgram::findHiddenEntries() {
  static constexpr StringLiteral Cold = ".cold";
  StringSet<> Split;
  for (const CodeFunction &F : Functions)
    if (F.Name.contains(Cold))
      Split.insert(F.Name.take_front(F.Name.find(Cold)));
  for (CodeFunction &F : Functions) {
    F.IsPart = F.Name.contains(Cold);
    F.HasHiddenEntries = HasLandingPads || F.IsPart || Split.contains(F.Name);
  }
}

//===- Procedure linkage table --------------------------------------------===//
//
// In a linked file, a call of a function of a shared object goes to an entry of
// the procedure linkage table, whose instructions the dynamic linker writes.
// The relocation of the entry names the function ([SPARC-ABI] 5, "Procedure
// Linkage Table"; [SCD] for 64-bit code).

namespace {
class ProcedureLinkage {
public:
  /// Reads the table of a linked file. The result is empty if the file has
  /// none.
  template <typename ELFT>
  static Expected<ProcedureLinkage> read(const ELFFile<ELFT> &File) {
    ProcedureLinkage Result;
    auto Headers = File.sections();
    if (!Headers)
      return Headers.takeError();
    for (const auto &Header : *Headers) {
      if (Header.sh_type != ELF::SHT_RELA ||
          !(Header.sh_flags & ELF::SHF_ALLOC))
        continue;
      auto Relocations = File.relas(Header);
      if (!Relocations)
        return Relocations.takeError();
      if (Header.sh_link >= Headers->size())
        return createStringError(
            formatv("relocations with symbol table {0}, which does not exist",
                    uint32_t(Header.sh_link)));
      const auto &Table = (*Headers)[Header.sh_link];
      auto Symbols = File.symbols(&Table);
      if (!Symbols)
        return Symbols.takeError();
      Expected<StringRef> Strings = File.getStringTableForSymtab(Table);
      if (!Strings)
        return Strings.takeError();
      for (const auto &R : *Relocations) {
        const unsigned Type = R.getType(/*isMips64EL=*/false) & 0xff;
        // In a static executable, the addend is the address of the function
        // that chooses the callee.
        if (Type == R_SPARC_JMP_IREL)
          Result.Entries.push_back({R.r_offset, "(an indirect function)"});
        unsigned Symbol = R.getSymbol(/*isMips64EL=*/false);
        if (Type != ELF::R_SPARC_JMP_SLOT || Symbol >= Symbols->size())
          continue;
        Expected<StringRef> Name = (*Symbols)[Symbol].getName(*Strings);
        if (!Name)
          return Name.takeError();
        Result.Entries.push_back({R.r_offset, *Name});
      }
    }
    sort(Result.Entries, [](const Entry &A, const Entry &B) {
      return std::pair(A.Address, A.Name) < std::pair(B.Address, B.Name);
    });
    return Result;
  }

  bool empty() const { return Entries.empty(); }
  unsigned size() const { return Entries.size(); }

  /// Adds a relocation, as in an object file, for each call or branch in
  /// [Begin, End) that goes to an entry of the table. Its symbol is
  /// \p FirstSymbol plus the number of the entry.
  void addCalls(const CodeSection &Section, uint64_t Begin, uint64_t End,
                bool HasV9, unsigned FirstSymbol,
                std::vector<CodeRelocation> &Into) const {
    for (uint64_t At = Begin; At + 4 <= End; At += 4) {
      uint32_t Word = support::endian::read32be(Section.Bytes.data() + At);
      if (Word >> 30 > 1)
        continue; // It is neither a branch nor a call.
      DecodedInstruction I = decodeInstruction(Word, HasV9);
      bool IsCall = I.Op == DecodedOperation::Call;
      if (!IsCall && I.Op != DecodedOperation::Branch)
        continue;
      std::optional<unsigned> Entry =
          find(Section.Address + At + uint64_t(I.Immediate));
      if (!Entry)
        continue;
      CodeRelocation R;
      R.Offset = At;
      R.Type = IsCall ? ELF::R_SPARC_WPLT30 : ELF::R_SPARC_WDISP22;
      R.Symbol = R.Base = FirstSymbol + *Entry;
      Into.push_back(R);
    }
  }

  /// The name of the function to which the entry leads.
  llvm::StringRef name(unsigned Entry) const { return Entries[Entry].Name; }

private:
  struct Entry {
    uint64_t Address;
    llvm::StringRef Name;
  };
  std::optional<unsigned> find(uint64_t Address) const {
    auto Found = partition_point(
        Entries, [&](const Entry &E) { return E.Address < Address; });
    if (Found == Entries.end() || Found->Address != Address)
      return std::nullopt;
    return Found - Entries.begin();
  }

  /// The entries, sorted by address.
  std::vector<Entry> Entries;
};

} // namespace

//===- ELF files ----------------------------------------------------------===//

namespace {

template <typename ELFT> class ELFProgram final : public ObjectProgram {
public:
  LLVM_ELF_IMPORT_TYPES_ELFT(ELFT)

  explicit ELFProgram(ELFFile<ELFT> File) : File(std::move(File)) {}

  Error read() {
    const Elf_Ehdr &Header = File.getHeader();
    Relocatable = Header.e_type == ELF::ET_REL;
    Architecture = architectureOfELF(Header.e_machine, Header.e_flags);
    if (Error E = readSections())
      return E;
    if (Error E = readCapabilities())
      return E;
    if (Error E = readSymbols())
      return E;
    if (Error E = readRelocationSections())
      return E;
    return readTables();
  }

  Error relocations(unsigned Section, uint64_t Begin, uint64_t End,
                    std::vector<CodeRelocation> &Into) const override {
    if (!Linkage.empty())
      Linkage.addCalls(Sections[Section], Begin, End, Architecture.HasV9,
                       Symbols.size(), Into);
    ArrayRef<Elf_Rela> All = Relocations[Section];
    auto First = partition_point(
        All, [&](const Elf_Rela &R) { return R.r_offset < Begin; });
    for (; First != All.end() && First->r_offset < End; ++First) {
      CodeRelocation R = convert(*First);
      if (R.Type == ELF::R_SPARC_NONE)
        continue;
      if (R.Symbol >= Symbols.size() && R.Symbol != 0)
        return createStringError(formatv(
            "a relocation with symbol {0}, which does not exist", R.Symbol));
      R.Base = R.Symbol;
      R.BaseAddend = R.Addend;
      if (R.Symbol < Symbols.size()) {
        const Elf_Sym &S = Symbols[R.Symbol];
        if (S.st_shndx != ELF::SHN_UNDEF && S.st_shndx < Headers.size()) {
          R.Base = IsSection | S.st_shndx;
          R.BaseAddend += S.st_value;
        }
      }
      Into.push_back(R);
    }
    return Error::success();
  }

  Expected<CodeSymbol> symbol(unsigned Index) const override {
    CodeSymbol Result;
    if (Index >= Symbols.size()) {
      if (size_t Entry = Index - Symbols.size(); Entry < Linkage.size())
        Result.Name = Linkage.name(Entry);
      return Result;
    }
    const Elf_Sym &S = Symbols[Index];
    Expected<StringRef> Name = S.getName(Strings);
    if (!Name)
      return Name.takeError();
    Result.Name = *Name;
    unsigned Section = S.st_shndx;
    if (S.getType() == ELF::STT_SECTION && Section < Headers.size()) {
      Expected<StringRef> SectionName = File.getSectionName(Headers[Section]);
      if (!SectionName)
        return SectionName.takeError();
      Result.Name = *SectionName;
    }
    Result.Location = location(S);
    Result.IsDefined = Section != ELF::SHN_UNDEF;
    Result.IsWeak = S.getBinding() == ELF::STB_WEAK;
    return Result;
  }

  Expected<std::optional<CodeLocation>>
  symbolLocation(unsigned Index) const override {
    if (Index >= Symbols.size())
      return std::nullopt;
    // If symbol() returns an error for the symbol, this function must do so,
    // too.
    if (Symbols[Index].st_name >= Strings.size())
      return symbol(Index).takeError();
    return location(Symbols[Index]);
  }
  /// Reads the functions that other files can call, in the order of their
  /// symbols: the global and weak functions of an object file, and the
  /// functions in the dynamic symbol table of a shared object or executable. A
  /// function may have several names.
  ///
  /// An indirect function (STT_GNU_IFUNC) is left out, because its code only
  /// returns the address of the function that is called.
  Expected<std::vector<CodeExport>> exports() const override {
    std::vector<CodeExport> Result;
    auto Visit = [&](const Elf_Sym &Symbol, StringRef Name) {
      unsigned Type = Symbol.getType();
      bool IsHidden = Symbol.getVisibility() == ELF::STV_HIDDEN ||
                      Symbol.getVisibility() == ELF::STV_INTERNAL;
      if ((!Relocatable && IsHidden) ||
          (Type != ELF::STT_FUNC && Type != ELF::STT_NOTYPE))
        return;
      if (std::optional<CodeLocation> Location = location(Symbol))
        Result.push_back(
            {Name, *Location, Symbol.getBinding() == ELF::STB_WEAK});
    };
    if (Error E = forEachExternal(Visit))
      return E;
    return Result;
  }
  Expected<std::vector<std::string>> imports() const override {
    std::vector<std::string> Result;
    auto Visit = [&](const Elf_Sym &Symbol, StringRef Name) {
      if (Symbol.st_shndx == ELF::SHN_UNDEF ||
          Symbol.getBinding() == ELF::STB_WEAK)
        Result.push_back(Name.str());
    };
    if (Error E = forEachExternal(Visit))
      return E;
    return Result;
  }

  std::string baseName(unsigned Base) const override {
    if (Base & IsSection) {
      if (std::optional<StringRef> Name = expectedToOptional(
              File.getSectionName(Headers[Base & ~IsSection])))
        return Name->str();
    } else if (std::optional<CodeSymbol> S = expectedToOptional(symbol(Base))) {
      return S->Name.str();
    }
    return "an unnamed symbol";
  }

  bool isData(unsigned Base) const override {
    return (Base & IsSection) &&
           !(Headers[Base & ~IsSection].sh_flags & ELF::SHF_EXECINSTR);
  }
  std::optional<CodeLocation> codeLocation(unsigned Base,
                                           uint64_t Offset) const override {
    if (!(Base & IsSection) || CodeSections[Base & ~IsSection] == ~0u)
      return std::nullopt;
    unsigned Section = CodeSections[Base & ~IsSection];
    if (Offset >= Sections[Section].Bytes.size())
      return std::nullopt;
    return CodeLocation{Section, Offset};
  }
  bool hasKnownAlignment(unsigned Base) const override {
    return (Base & IsSection) || isCommon(Base);
  }
  uint64_t baseAlignment(unsigned Base) const override {
    uint64_t Alignment = 1;
    if (Base & IsSection)
      Alignment = Headers[Base & ~IsSection].sh_addralign;
    else if (isCommon(Base))
      Alignment = Symbols[Base].st_value;
    return Alignment ? Alignment & -Alignment : 1;
  }

  Expected<DebugContents> debugSection(StringRef Name,
                                       std::string &Relocated) const override {
    const Elf_Shdr *Found = nullptr;
    for (const Elf_Shdr &Header : Headers) {
      Expected<StringRef> HeaderName = File.getSectionName(Header);
      if (!HeaderName)
        return HeaderName.takeError();
      if (*HeaderName == Name && Header.sh_type == ELF::SHT_PROGBITS &&
          !(Header.sh_flags & ELF::SHF_COMPRESSED))
        Found = &Header;
    }
    if (!Found)
      return DebugContents();
    Expected<ArrayRef<uint8_t>> Bytes = File.getSectionContents(*Found);
    if (!Bytes)
      return Bytes.takeError();
    StringRef Contents = toStringRef(*Bytes);
    if (!Relocatable)
      return DebugContents{Contents, Found->sh_addr};
    for (const Elf_Shdr &Header : Headers) {
      if (Header.sh_type != ELF::SHT_RELA ||
          Header.sh_info != unsigned(Found - Headers.begin()))
        continue;
      if (Contents.data() != Relocated.data()) {
        Relocated = Contents.str();
        Contents = Relocated;
      }
      if (Error E = applyRelocations(Header, Relocated))
        return E;
    }
    return DebugContents{Contents, 0};
  }

private:
  /// This bit is set in a base (CodeRelocation::Base) that is the number of a
  /// section.
  static constexpr unsigned IsSection = 1u << 31;

  /// Calls Visit for each symbol that other files can refer to, and its name.
  template <typename Function> Error forEachExternal(Function Visit) const {
    const Elf_Shdr *Static = nullptr, *Dynamic = nullptr;
    for (const Elf_Shdr &Header : Headers) {
      if (Header.sh_type == ELF::SHT_SYMTAB)
        Static = &Header;
      else if (Header.sh_type == ELF::SHT_DYNSYM)
        Dynamic = &Header;
    }
    const Elf_Shdr *Table = !Relocatable && Dynamic ? Dynamic : Static;
    if (!Table)
      return Error::success();
    Expected<Elf_Sym_Range> External = File.symbols(Table);
    if (!External)
      return External.takeError();
    Expected<StringRef> NamesOfExternal = File.getStringTableForSymtab(*Table);
    if (!NamesOfExternal)
      return NamesOfExternal.takeError();
    for (const Elf_Sym &Symbol : *External) {
      if (Symbol.getBinding() == ELF::STB_LOCAL)
        continue;
      Expected<StringRef> Name = Symbol.getName(*NamesOfExternal);
      if (!Name)
        return Name.takeError();
      if (!Name->empty())
        Visit(Symbol, *Name);
    }
    return Error::success();
  }

  Error applyRelocations(const Elf_Shdr &Header, std::string &Contents) const {
    auto Range = File.relas(Header);
    if (!Range)
      return Range.takeError();
    for (const Elf_Rela &Rela : *Range) {
      CodeRelocation R = convert(Rela);
      if (R.Symbol >= Symbols.size())
        continue;
      const Elf_Sym &Symbol = Symbols[R.Symbol];
      // Symbols in debug sections have only offsets, no addresses.
      bool HasAddress = Symbol.st_shndx < Headers.size() &&
                        (Headers[Symbol.st_shndx].sh_flags & ELF::SHF_ALLOC);
      uint64_t Value =
          (HasAddress ? address(Symbol) : uint64_t(Symbol.st_value)) +
          uint64_t(R.Addend);
      bool Is64 = R.Type == ELF::R_SPARC_64 || R.Type == ELF::R_SPARC_UA64;
      bool IsRelative = R.Type == ELF::R_SPARC_DISP32;
      bool Is32 = R.Type == ELF::R_SPARC_32 || R.Type == ELF::R_SPARC_UA32 ||
                  IsRelative;
      // The section itself is at address 0.
      if (IsRelative)
        Value -= R.Offset;
      unsigned Size = Is64 ? 8 : 4;
      if ((!Is64 && !Is32) || R.Offset > Contents.size() ||
          Contents.size() - R.Offset < Size)
        continue;
      if (Is64)
        support::endian::write64be(Contents.data() + R.Offset, Value);
      else
        support::endian::write32be(Contents.data() + R.Offset, Value);
    }
    return Error::success();
  }

  bool isCommon(unsigned Symbol) const {
    return Symbol < Symbols.size() &&
           Symbols[Symbol].st_shndx == ELF::SHN_COMMON;
  }

  Error readSections() {
    Expected<Elf_Shdr_Range> Range = File.sections();
    if (!Range)
      return Range.takeError();
    Headers = *Range;
    CodeSections.assign(Headers.size(), ~0u);
    Addresses.assign(Headers.size(), 0);
    uint64_t Next = 0;
    for (auto [Index, Header] : enumerate(Headers)) {
      Addresses[Index] = Header.sh_addr;
      if (Relocatable && (Header.sh_flags & ELF::SHF_ALLOC)) {
        uint64_t Size = std::min<uint64_t>(Header.sh_size, File.getBufSize());
        uint64_t Alignment =
            std::clamp<uint64_t>(Header.sh_addralign, 16, 1 << 16);
        Addresses[Index] = Next = alignTo(Next, Alignment);
        Next += Size;
      }
      Expected<StringRef> Name = File.getSectionName(Header);
      if (!Name)
        return Name.takeError();
      HasLandingPads |= Name->starts_with(".gcc_except_table");
      bool IsCode = (Header.sh_flags & ELF::SHF_EXECINSTR) &&
                    Header.sh_type == ELF::SHT_PROGBITS;
      // The dynamic linker writes the entries of .plt; in a static executable,
      // the start code writes those of .iplt.
      if (!IsCode || !Header.sh_size || *Name == ".plt" || *Name == ".iplt")
        continue;
      Expected<ArrayRef<uint8_t>> Bytes = File.getSectionContents(Header);
      if (!Bytes)
        return Bytes.takeError();
      CodeSections[Index] = Sections.size();
      Sections.push_back({*Name, Addresses[Index], *Bytes});
    }
    return Error::success();
  }

  Error readCapabilities() {
    if (!Architecture.HasV9)
      return Error::success();
    HardwareCapabilities Capabilities;
    for (const Elf_Shdr &Header : Headers) {
      if (Header.sh_type != ELF::SHT_GNU_ATTRIBUTES || !Header.sh_size)
        continue;
      Expected<ArrayRef<uint8_t>> Contents = File.getSectionContents(Header);
      if (!Contents)
        return Contents.takeError();
      if (Error E = Capabilities.add(*Contents))
        return E;
    }
    Capabilities.addTo(Architecture);
    return Error::success();
  }

  Error readSymbols() {
    const Elf_Shdr *Table = nullptr;
    for (const Elf_Shdr &Header : Headers)
      if (Header.sh_type == ELF::SHT_SYMTAB ||
          (!Table && Header.sh_type == ELF::SHT_DYNSYM))
        Table = &Header;
    if (Table) {
      Expected<Elf_Sym_Range> Range = File.symbols(Table);
      if (!Range)
        return Range.takeError();
      Symbols = *Range;
      Expected<StringRef> Names = File.getStringTableForSymtab(*Table);
      if (!Names)
        return Names.takeError();
      Strings = *Names;
    }
    // Assembly code may omit symbol types. In a section without function
    // symbols, the global labels begin functions, or all labels if there is no
    // global one.
    for (auto [TakeUntyped, TakeLocal] :
         {std::pair(false, true), std::pair(true, false),
          std::pair(true, true)}) {
      BitVector HasFunctions(Sections.size());
      for (const CodeFunction &F : Functions)
        HasFunctions.set(F.Section);
      for (const Elf_Sym &Symbol : Symbols) {
        unsigned Type = Symbol.getType();
        if (Type != ELF::STT_FUNC && Type != ELF::STT_GNU_IFUNC &&
            !(TakeUntyped && Type == ELF::STT_NOTYPE))
          continue;
        std::optional<CodeLocation> Location = location(Symbol);
        if (!Location || (TakeUntyped && HasFunctions.test(Location->Section)))
          continue;
        Expected<StringRef> Name = Symbol.getName(Strings);
        if (!Name)
          return Name.takeError();
        if (TakeUntyped && (Name->empty() || Name->starts_with(".L")))
          continue;
        if (!TakeLocal && Symbol.getBinding() == ELF::STB_LOCAL)
          continue;
        addFunction(Symbol, *Name);
      }
    }
    BitVector HasFunctions(Sections.size());
    for (const CodeFunction &F : Functions)
      HasFunctions.set(F.Section);
    for (auto [Number, S] : enumerate(Sections))
      if (!HasFunctions.test(Number) && S.Bytes.size() >= 4) {
        CodeFunction Whole;
        Whole.Name = S.Name;
        Whole.Section = Number;
        Whole.End = S.Bytes.size() & ~uint64_t(3);
        Functions.push_back(Whole);
      }
    cutFunctions();
    findHiddenEntries();
    return Error::success();
  }

  Error readRelocationSections() {
    Relocations.resize(Sections.size());
    Sorted.resize(Sections.size());
    AddressTaken.resize(Sections.size());
    if (!Relocatable) {
      Expected<ProcedureLinkage> Read = ProcedureLinkage::read(File);
      if (!Read)
        return Read.takeError();
      Linkage = std::move(*Read);
      return Error::success();
    }
    for (const Elf_Shdr &Header : Headers) {
      if (Header.sh_type == ELF::SHT_REL)
        return createStringError("SPARC has no relocations without addends");
      if (Header.sh_type != ELF::SHT_RELA)
        continue;
      unsigned Subject = Header.sh_info;
      if (Subject >= CodeSections.size())
        return createStringError(formatv(
            "relocations of section {0}, which does not exist", Subject));
      // This includes code sections, since GCC also puts jump tables there.
      if (Headers[Subject].sh_flags & ELF::SHF_ALLOC)
        if (Error E = readAddressesInData(Header))
          return E;
      if (CodeSections[Subject] == ~0u)
        continue;
      auto Range = File.relas(Header);
      if (!Range)
        return Range.takeError();
      auto Before = [](const Elf_Rela &A, const Elf_Rela &B) {
        return std::pair<uint64_t, uint64_t>(A.r_offset, A.r_info) <
               std::pair<uint64_t, uint64_t>(B.r_offset, B.r_info);
      };
      auto ByOffset = [](const Elf_Rela &A, const Elf_Rela &B) {
        return A.r_offset < B.r_offset;
      };
      unsigned Section = CodeSections[Subject];
      if (!Relocations[Section].empty())
        return createStringError("two relocation sections for one section");
      Relocations[Section] = *Range;
      if (!is_sorted(*Range, ByOffset)) {
        Sorted[Section].assign(Range->begin(), Range->end());
        sort(Sorted[Section], Before);
        Relocations[Section] = Sorted[Section];
      }
    }
    return Error::success();
  }

  Error readTables() {
    if (Error E = Relocatable
                      ? appendRelativeTargets(*this, std::nullopt, AddressTaken)
                      : readLinkedTables())
      return E;
    for (std::vector<uint64_t> &Offsets : AddressTaken) {
      sort(Offsets);
      Offsets.erase(llvm::unique(Offsets), Offsets.end());
    }
    return Error::success();
  }

  /// Reads the tables of a linked file. There, the entries of jump tables have
  /// no relocations, unless the dynamic linker relocates them
  /// (R_SPARC_RELATIVE).
  Error readLinkedTables() {
    for (const Elf_Shdr &Header : Headers) {
      if (!(Header.sh_flags & ELF::SHF_ALLOC))
        continue;
      if (Header.sh_type == ELF::SHT_RELA) {
        auto Range = File.relas(Header);
        if (!Range)
          return Range.takeError();
        for (const Elf_Rela &R : *Range)
          if (convert(R).Type == ELF::R_SPARC_RELATIVE)
            if (std::optional<CodeLocation> L = locationOf(R.r_addend))
              AddressTaken[L->Section].push_back(L->Offset);
      } else if (Header.sh_type == ELF::SHT_PROGBITS) {
        // Code sections are included, since GCC also puts tables there.
        // Addresses of code are not legal instructions, so instructions are not
        // mistaken for them.
        Expected<ArrayRef<uint8_t>> Bytes = File.getSectionContents(Header);
        if (!Bytes)
          return Bytes.takeError();
        appendRows(*this, *Bytes, 4, AddressTaken);
        if (Architecture.Is64)
          appendRows(*this, *Bytes, 8, AddressTaken);
      }
    }
    for (const Elf_Sym &Symbol : Symbols) {
      Expected<StringRef> Name = Symbol.getName(Strings);
      if (!Name)
        return Name.takeError();
      if (*Name == "_GLOBAL_OFFSET_TABLE_")
        return appendRelativeTargets(*this, uint64_t(Symbol.st_value),
                                     AddressTaken);
    }
    return Error::success();
  }

  Error readAddressesInData(const Elf_Shdr &Header) {
    Expected<StringRef> Name = File.getSectionName(Headers[Header.sh_info]);
    if (!Name)
      return Name.takeError();
    // Unwind tables refer to every function and landing pad.
    if (Name->starts_with(".eh_frame"))
      return Error::success();
    auto Range = File.relas(Header);
    if (!Range)
      return Range.takeError();
    for (const Elf_Rela &Rela : *Range) {
      CodeRelocation R = convert(Rela);
      if (R.Type != ELF::R_SPARC_32 && R.Type != ELF::R_SPARC_64 &&
          R.Type != ELF::R_SPARC_UA32 && R.Type != ELF::R_SPARC_UA64)
        continue;
      if (R.Symbol >= Symbols.size())
        return createStringError(formatv(
            "a relocation with symbol {0}, which does not exist", R.Symbol));
      std::optional<CodeLocation> Location = location(Symbols[R.Symbol]);
      if (!Location)
        continue;
      uint64_t Offset = Location->Offset + R.Addend;
      if (Offset < Sections[Location->Section].Bytes.size() && Offset % 4 == 0)
        AddressTaken[Location->Section].push_back(Offset);
    }
    return Error::success();
  }

  void addFunction(const Elf_Sym &Symbol, StringRef Name) {
    std::optional<CodeLocation> Location = location(Symbol);
    if (!Location || Location->Offset % 4)
      return;
    CodeFunction F;
    F.Name = Name;
    F.Section = Location->Section;
    F.Begin = Location->Offset;
    uint64_t Size = Sections[F.Section].Bytes.size();
    F.End = Size & ~uint64_t(3);
    if (uint64_t Own = Symbol.st_size; Own && Own < F.End - F.Begin)
      F.End = F.Begin + (Own & ~uint64_t(3));
    else if (!Own)
      F.Continues = true; // cutFunctions() replaces it.
    F.IsGlobal = Symbol.getBinding() != ELF::STB_LOCAL;
    Functions.push_back(F);
  }

  std::optional<CodeLocation> location(const Elf_Sym &Symbol) const {
    unsigned Index = Symbol.st_shndx;
    if (Index >= CodeSections.size() || CodeSections[Index] == ~0u)
      return std::nullopt;
    unsigned Section = CodeSections[Index];
    uint64_t Offset =
        Relocatable ? uint64_t(Symbol.st_value)
                    : uint64_t(Symbol.st_value) - Sections[Section].Address;
    if (Offset >= Sections[Section].Bytes.size())
      return std::nullopt;
    return CodeLocation{Section, Offset};
  }

  uint64_t address(const Elf_Sym &Symbol) const {
    unsigned Index = Symbol.st_shndx;
    uint64_t Base =
        Relocatable && Index < Addresses.size() ? Addresses[Index] : 0;
    return Base + Symbol.st_value;
  }
  static CodeRelocation convert(const Elf_Rela &R) {
    CodeRelocation Result;
    Result.Offset = R.r_offset;
    // The upper bits of an R_SPARC_OLO10 are a second addend.
    Result.Type = R.getType(/*isMips64EL=*/false) & 0xff;
    Result.Symbol = R.getSymbol(/*isMips64EL=*/false);
    Result.Addend = R.r_addend;
    return Result;
  }

  ELFFile<ELFT> File;
  Elf_Shdr_Range Headers;
  Elf_Sym_Range Symbols;
  StringRef Strings;
  /// For each ELF section, its index in Sections, or ~0 if it has no code.
  std::vector<unsigned> CodeSections;
  /// For each ELF section, its address, which readSections() assigns in
  /// relocatable files.
  std::vector<uint64_t> Addresses;
  /// For each code section, its relocations, ordered by offset. They refer to
  /// the file if it has them in this order, otherwise to Sorted.
  std::vector<ArrayRef<Elf_Rela>> Relocations;
  std::vector<std::vector<Elf_Rela>> Sorted;
  /// The procedure linkage table of a linked file. The numbers of its entries
  /// follow those of the symbols.
  ProcedureLinkage Linkage;
};

} // namespace

template <typename ELFT>
static Expected<std::unique_ptr<ObjectProgram>> readELF(StringRef Bytes) {
  Expected<ELFFile<ELFT>> File = ELFFile<ELFT>::create(Bytes);
  if (!File)
    return File.takeError();
  auto Program = std::make_unique<ELFProgram<ELFT>>(std::move(*File));
  if (Error E = Program->read())
    return E;
  return Program;
}

Expected<std::unique_ptr<ObjectProgram>>
ObjectProgram::read(MemoryBufferRef Buffer) {
  StringRef Bytes = Buffer.getBuffer();
  if (!Bytes.starts_with("\x7f"
                         "ELF") ||
      Bytes.size() < sizeof(ELF::Elf32_Ehdr))
    return createStringError("not an ELF file");
  if (uint8_t(Bytes[ELF::EI_DATA]) != ELF::ELFDATA2MSB)
    return createStringError(
        "not a big-endian ELF file, as those for SPARC are");
  unsigned Machine = support::endian::read16be(Bytes.data() + 18);
  bool Is64 = uint8_t(Bytes[ELF::EI_CLASS]) == ELF::ELFCLASS64;
  if (Is64 ? Machine != ELF::EM_SPARCV9
           : Machine != ELF::EM_SPARC && Machine != ELF::EM_SPARC32PLUS)
    return createStringError(formatv(
        "not for SPARC: ELF machine {0} of {1} bits", Machine, Is64 ? 64 : 32));
  return Is64 ? readELF<ELF64BE>(Bytes) : readELF<ELF32BE>(Bytes);
}
