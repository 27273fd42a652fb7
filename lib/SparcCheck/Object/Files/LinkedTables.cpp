//===- LinkedTables.cpp - Code addresses in linked files ------------------===//

#include "Object/Files/LinkedTables.h"
#include "Object/Files/RelativeTables.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"

using namespace mincaml::sparc;
using namespace llvm;
using namespace llvm::object;

namespace {

template <typename ELFT> class LinkedTables {
public:
  LinkedTables(const ELFFile<ELFT> &File, const ObjectProgram &Program,
               std::vector<std::vector<uint64_t>> &Into)
      : File(File), Program(Program), Into(Into) {}

  Error visit(const typename ELFT::Shdr &Header);

private:
  Error visitRelocations(const typename ELFT::Shdr &Header);
  void visitData(ArrayRef<uint8_t> Bytes, size_t Size);
  void append(CodeLocation L) { Into[L.Section].push_back(L.Offset); }

  const ELFFile<ELFT> &File;
  const ObjectProgram &Program;
  std::vector<std::vector<uint64_t>> &Into;
};

} // namespace

template <typename ELFT>
Error LinkedTables<ELFT>::visitRelocations(const typename ELFT::Shdr &Header) {
  auto Relocations = File.relas(Header);
  if (!Relocations)
    return Relocations.takeError();
  for (const auto &R : *Relocations)
    if ((R.getType(/*isMips64EL=*/false) & 0xff) == ELF::R_SPARC_RELATIVE)
      if (std::optional<CodeLocation> L = Program.locationOf(R.r_addend))
        append(*L);
  return Error::success();
}

/// Visits the data as words of \p Size bytes, which is the size of a pointer or
/// 4.
template <typename ELFT>
void LinkedTables<ELFT>::visitData(ArrayRef<uint8_t> Bytes, size_t Size) {
  // The words of a shorter row may be numbers.
  static constexpr size_t Fewest = 3;
  const CodeFunction *Current = nullptr;
  SmallVector<CodeLocation> Row;
  auto EndRow = [&] {
    if (Row.size() >= Fewest)
      for_each(Row, [&](CodeLocation L) { append(L); });
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

template <typename ELFT>
Error LinkedTables<ELFT>::visit(const typename ELFT::Shdr &Header) {
  if (!(Header.sh_flags & ELF::SHF_ALLOC))
    return Error::success();
  if (Header.sh_type == ELF::SHT_RELA)
    return visitRelocations(Header);
  // Code sections are included, since GCC also puts tables there. Addresses of
  // code are not legal instructions, so instructions are not mistaken for them.
  if (Header.sh_type != ELF::SHT_PROGBITS)
    return Error::success();
  Expected<ArrayRef<uint8_t>> Bytes = File.getSectionContents(Header);
  if (!Bytes)
    return Bytes.takeError();
  visitData(*Bytes, 4);
  if (ELFT::Is64Bits)
    visitData(*Bytes, 8);
  return Error::success();
}

/// The address of the global offset table.
template <typename SymbolType>
static Expected<std::optional<uint64_t>>
globalOffsetTable(ArrayRef<SymbolType> Symbols, StringRef Strings) {
  for (const SymbolType &Symbol : Symbols) {
    Expected<StringRef> Name = Symbol.getName(Strings);
    if (!Name)
      return Name.takeError();
    if (*Name == "_GLOBAL_OFFSET_TABLE_")
      return uint64_t(Symbol.st_value);
  }
  return std::nullopt;
}

template <typename ELFT>
Error mincaml::sparc::appendLinkedTargets(
    const ELFFile<ELFT> &File, const ObjectProgram &Program,
    ArrayRef<typename ELFT::Sym> Symbols, StringRef Strings,
    std::vector<std::vector<uint64_t>> &Into) {
  auto Headers = File.sections();
  if (!Headers)
    return Headers.takeError();
  LinkedTables<ELFT> Tables(File, Program, Into);
  for (const auto &Header : *Headers)
    if (Error E = Tables.visit(Header))
      return E;
  Expected<std::optional<uint64_t>> Global =
      globalOffsetTable(Symbols, Strings);
  if (!Global)
    return Global.takeError();
  if (*Global)
    appendRelativeTargets(Program, **Global, Into);
  return Error::success();
}

template Error mincaml::sparc::appendLinkedTargets<ELF32BE>(
    const ELFFile<ELF32BE> &, const ObjectProgram &, ArrayRef<ELF32BE::Sym>,
    StringRef, std::vector<std::vector<uint64_t>> &);
template Error mincaml::sparc::appendLinkedTargets<ELF64BE>(
    const ELFFile<ELF64BE> &, const ObjectProgram &, ArrayRef<ELF64BE::Sym>,
    StringRef, std::vector<std::vector<uint64_t>> &);
