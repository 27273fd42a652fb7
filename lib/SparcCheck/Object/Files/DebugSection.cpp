//===- DebugSection.cpp - Debug sections of ELF files ---------------------===//

#include "Object/Files/DebugSection.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"

using namespace mincaml::sparc;
using namespace llvm;
using namespace llvm::object;

using SymbolValue = function_ref<std::optional<uint64_t>(unsigned Symbol)>;

template <typename ELFT>
static Error applyRelocations(const ELFFile<ELFT> &File,
                              const typename ELFT::Shdr &Relocations,
                              SymbolValue ValueOf, std::string &Contents) {
  auto Range = File.relas(Relocations);
  if (!Range)
    return Range.takeError();
  for (const auto &R : *Range) {
    std::optional<uint64_t> Base = ValueOf(R.getSymbol(/*isMips64EL=*/false));
    if (!Base)
      continue;
    uint64_t Value = *Base + uint64_t(R.r_addend);
    unsigned Type = R.getType(/*isMips64EL=*/false) & 0xff;
    uint64_t Offset = R.r_offset;
    bool Is64 = Type == ELF::R_SPARC_64 || Type == ELF::R_SPARC_UA64;
    bool IsRelative = Type == ELF::R_SPARC_DISP32;
    bool Is32 =
        Type == ELF::R_SPARC_32 || Type == ELF::R_SPARC_UA32 || IsRelative;
    // The section itself is at address 0.
    if (IsRelative)
      Value -= Offset;
    unsigned Size = Is64 ? 8 : 4;
    if ((!Is64 && !Is32) || Offset > Contents.size() ||
        Contents.size() - Offset < Size)
      continue;
    if (Is64)
      support::endian::write64be(Contents.data() + Offset, Value);
    else
      support::endian::write32be(Contents.data() + Offset, Value);
  }
  return Error::success();
}

template <typename ELFT>
Expected<DebugContents>
mincaml::sparc::readDebugSection(const ELFFile<ELFT> &File, StringRef Name,
                                 SymbolValue ValueOf, std::string &Relocated) {
  auto Headers = File.sections();
  if (!Headers)
    return Headers.takeError();
  const typename ELFT::Shdr *Found = nullptr;
  for (const auto &Header : *Headers) {
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
  if (File.getHeader().e_type != ELF::ET_REL)
    return DebugContents{Contents, Found->sh_addr};
  for (const auto &Header : *Headers) {
    if (Header.sh_type != ELF::SHT_RELA ||
        Header.sh_info != unsigned(Found - Headers->begin()))
      continue;
    if (Contents.data() != Relocated.data()) {
      Relocated = Contents.str();
      Contents = Relocated;
    }
    if (Error E = applyRelocations(File, Header, ValueOf, Relocated))
      return E;
  }
  return DebugContents{Contents, 0};
}

template Expected<DebugContents>
mincaml::sparc::readDebugSection(const ELFFile<ELF32BE> &, StringRef,
                                 SymbolValue, std::string &);
template Expected<DebugContents>
mincaml::sparc::readDebugSection(const ELFFile<ELF64BE> &, StringRef,
                                 SymbolValue, std::string &);
