//===- ELFProgram.cpp - Reader of ELF files -------------------------------===//

#include "Object/Files/ELFProgram.h"
#include "Object/Files/CodeArchitecture.h"
#include "Object/Files/DebugSection.h"
#include "Object/Files/ExportedFunctions.h"
#include "Object/Files/LinkedTables.h"
#include "Object/Files/ProcedureLinkage.h"
#include "Object/Files/RelativeTables.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Object/ELF.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FormatVariadic.h"
#include <algorithm>

using namespace mincaml::sparc;
using namespace llvm;
using namespace llvm::object;

namespace {

template <typename ELFT> class ELFProgram final : public ObjectProgram {
public:
  LLVM_ELF_IMPORT_TYPES_ELFT(ELFT)

  explicit ELFProgram(ELFFile<ELFT> File) : File(std::move(File)) {}
  Error read();

  Error relocations(unsigned Section, uint64_t Begin, uint64_t End,
                    std::vector<CodeRelocation> &Into) const override;
  Expected<CodeSymbol> symbol(unsigned Index) const override;
  Expected<std::optional<CodeLocation>>
  symbolLocation(unsigned Index) const override;
  Expected<std::vector<CodeExport>> exports() const override {
    return readExports<ELFT>(
        File, [&](const Elf_Sym &Symbol) { return location(Symbol); });
  }
  Expected<std::vector<std::string>> imports() const override {
    return readImports<ELFT>(File);
  }
  std::string baseName(unsigned Base) const override;
  bool isData(unsigned Base) const override;
  std::optional<CodeLocation> codeLocation(unsigned Base,
                                           uint64_t Offset) const override;
  bool hasKnownAlignment(unsigned Base) const override {
    return (Base & IsSection) || isCommon(Base);
  }
  uint64_t baseAlignment(unsigned Base) const override;
  Expected<DebugContents> debugSection(StringRef Name,
                                       std::string &Relocated) const override;

private:
  /// This bit is set in a base (CodeRelocation::Base) that is the number of a
  /// section.
  static constexpr unsigned IsSection = 1u << 31;

  bool isCommon(unsigned Symbol) const {
    return Symbol < Symbols.size() &&
           Symbols[Symbol].st_shndx == ELF::SHN_COMMON;
  }
  Error readSections();
  Error readCapabilities();
  Error readSymbols();
  Error readRelocationSections();
  Error readTables();
  Error readAddressesInData(const Elf_Shdr &Relocations);
  void addFunction(const Elf_Sym &Symbol, StringRef Name);
  std::optional<CodeLocation> location(const Elf_Sym &Symbol) const;
  uint64_t address(const Elf_Sym &Symbol) const;
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
  /// For each ELF section, its address. In relocatable files, addresses are
  /// assigned here.
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

template <typename ELFT> Error ELFProgram<ELFT>::readSections() {
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
    if (!IsCode || !Header.sh_size)
      continue;
    // The dynamic linker writes the entries of this section.
    if (*Name == ".plt")
      continue;
    Expected<ArrayRef<uint8_t>> Bytes = File.getSectionContents(Header);
    if (!Bytes)
      return Bytes.takeError();
    CodeSections[Index] = Sections.size();
    Sections.push_back({*Name, Addresses[Index], *Bytes});
  }
  return Error::success();
}

template <typename ELFT> Error ELFProgram<ELFT>::readCapabilities() {
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

template <typename ELFT>
std::optional<CodeLocation>
ELFProgram<ELFT>::location(const Elf_Sym &Symbol) const {
  unsigned Index = Symbol.st_shndx;
  if (Index >= CodeSections.size() || CodeSections[Index] == ~0u)
    return std::nullopt;
  unsigned Section = CodeSections[Index];
  uint64_t Offset = Relocatable
                        ? uint64_t(Symbol.st_value)
                        : uint64_t(Symbol.st_value) - Sections[Section].Address;
  if (Offset >= Sections[Section].Bytes.size())
    return std::nullopt;
  return CodeLocation{Section, Offset};
}

template <typename ELFT>
uint64_t ELFProgram<ELFT>::address(const Elf_Sym &Symbol) const {
  unsigned Index = Symbol.st_shndx;
  uint64_t Base =
      Relocatable && Index < Addresses.size() ? Addresses[Index] : 0;
  return Base + Symbol.st_value;
}

template <typename ELFT>
void ELFProgram<ELFT>::addFunction(const Elf_Sym &Symbol, StringRef Name) {
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

template <typename ELFT> Error ELFProgram<ELFT>::readSymbols() {
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
  // Assembly code may omit symbol types. In a section without function symbols,
  // the global labels begin functions, or all labels if there is no global one.
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

template <typename ELFT> Error ELFProgram<ELFT>::readRelocationSections() {
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
      return createStringError(
          formatv("relocations of section {0}, which does not exist", Subject));
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

template <typename ELFT> Error ELFProgram<ELFT>::readTables() {
  if (Error E = Relocatable ? appendRelativeTargets(*this, AddressTaken)
                            : appendLinkedTargets(File, *this, Symbols, Strings,
                                                  AddressTaken))
    return E;
  for (std::vector<uint64_t> &Offsets : AddressTaken) {
    sort(Offsets);
    Offsets.erase(llvm::unique(Offsets), Offsets.end());
  }
  return Error::success();
}

template <typename ELFT>
Error ELFProgram<ELFT>::readAddressesInData(const Elf_Shdr &Header) {
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

template <typename ELFT> Error ELFProgram<ELFT>::read() {
  const Elf_Ehdr &Header = File.getHeader();
  Relocatable = Header.e_type == ELF::ET_REL;
  Architecture = CodeArchitecture::ofELF(Header.e_machine, Header.e_flags);
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

template <typename ELFT>
Error ELFProgram<ELFT>::relocations(unsigned Section, uint64_t Begin,
                                    uint64_t End,
                                    std::vector<CodeRelocation> &Into) const {
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

template <typename ELFT>
std::string ELFProgram<ELFT>::baseName(unsigned Base) const {
  if (Base & IsSection) {
    Expected<StringRef> Name = File.getSectionName(Headers[Base & ~IsSection]);
    if (Name)
      return Name->str();
    consumeError(Name.takeError());
  } else {
    Expected<CodeSymbol> S = symbol(Base);
    if (S)
      return S->Name.str();
    consumeError(S.takeError());
  }
  return "an unnamed symbol";
}

template <typename ELFT> bool ELFProgram<ELFT>::isData(unsigned Base) const {
  return (Base & IsSection) &&
         !(Headers[Base & ~IsSection].sh_flags & ELF::SHF_EXECINSTR);
}

template <typename ELFT>
std::optional<CodeLocation>
ELFProgram<ELFT>::codeLocation(unsigned Base, uint64_t Offset) const {
  if (!(Base & IsSection) || CodeSections[Base & ~IsSection] == ~0u)
    return std::nullopt;
  unsigned Section = CodeSections[Base & ~IsSection];
  if (Offset >= Sections[Section].Bytes.size())
    return std::nullopt;
  return CodeLocation{Section, Offset};
}

template <typename ELFT>
uint64_t ELFProgram<ELFT>::baseAlignment(unsigned Base) const {
  uint64_t Alignment = 1;
  if (Base & IsSection)
    Alignment = Headers[Base & ~IsSection].sh_addralign;
  else if (isCommon(Base))
    Alignment = Symbols[Base].st_value;
  return Alignment ? Alignment & -Alignment : 1;
}

template <typename ELFT>
Expected<CodeSymbol> ELFProgram<ELFT>::symbol(unsigned Index) const {
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

template <typename ELFT>
Expected<std::optional<CodeLocation>>
ELFProgram<ELFT>::symbolLocation(unsigned Index) const {
  if (Index >= Symbols.size())
    return std::nullopt;
  // A symbol that is an error in symbol() must be one here, too.
  if (Symbols[Index].st_name >= Strings.size())
    return symbol(Index).takeError();
  return location(Symbols[Index]);
}

template <typename ELFT>
Expected<DebugContents>
ELFProgram<ELFT>::debugSection(StringRef Name, std::string &Relocated) const {
  auto ValueOf = [&](unsigned Index) -> std::optional<uint64_t> {
    if (Index >= Symbols.size())
      return std::nullopt;
    const Elf_Sym &Symbol = Symbols[Index];
    // Symbols in debug sections have only offsets, no addresses.
    bool HasAddress = Symbol.st_shndx < Headers.size() &&
                      (Headers[Symbol.st_shndx].sh_flags & ELF::SHF_ALLOC);
    return HasAddress ? address(Symbol) : uint64_t(Symbol.st_value);
  };
  return readDebugSection(File, Name, ValueOf, Relocated);
}

template <typename ELFT>
Expected<std::unique_ptr<ObjectProgram>>
mincaml::sparc::readELF(StringRef Bytes) {
  Expected<ELFFile<ELFT>> File = ELFFile<ELFT>::create(Bytes);
  if (!File)
    return File.takeError();
  auto Program = std::make_unique<ELFProgram<ELFT>>(std::move(*File));
  if (Error E = Program->read())
    return E;
  return Program;
}

template Expected<std::unique_ptr<ObjectProgram>>
    mincaml::sparc::readELF<ELF32BE>(StringRef);
template Expected<std::unique_ptr<ObjectProgram>>
    mincaml::sparc::readELF<ELF64BE>(StringRef);
