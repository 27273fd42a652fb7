//===- ExportedFunctions.cpp - Functions that other files can call --------===//

#include "Object/Files/ExportedFunctions.h"

using namespace mincaml::sparc;
using namespace llvm;
using namespace llvm::object;

/// The symbols that another file can refer to; null if there are none.
template <typename ELFT>
static const typename ELFT::Shdr *
exportTable(const ELFFile<ELFT> &File, typename ELFT::ShdrRange Headers) {
  const typename ELFT::Shdr *Static = nullptr, *Dynamic = nullptr;
  for (const auto &Header : Headers) {
    if (Header.sh_type == ELF::SHT_SYMTAB)
      Static = &Header;
    else if (Header.sh_type == ELF::SHT_DYNSYM)
      Dynamic = &Header;
  }
  bool IsLinked = File.getHeader().e_type != ELF::ET_REL;
  return IsLinked && Dynamic ? Dynamic : Static;
}

template <typename ELFT>
Expected<std::vector<CodeExport>> mincaml::sparc::readExports(
    const ELFFile<ELFT> &File,
    function_ref<std::optional<CodeLocation>(const typename ELFT::Sym &)>
        Locate) {
  std::vector<CodeExport> Result;
  auto Headers = File.sections();
  if (!Headers)
    return Headers.takeError();
  const auto *Table = exportTable(File, *Headers);
  if (!Table)
    return Result;
  auto Symbols = File.symbols(Table);
  if (!Symbols)
    return Symbols.takeError();
  Expected<StringRef> Strings = File.getStringTableForSymtab(*Table);
  if (!Strings)
    return Strings.takeError();
  bool IsLinked = File.getHeader().e_type != ELF::ET_REL;
  for (const auto &Symbol : *Symbols) {
    unsigned Binding = Symbol.getBinding(), Type = Symbol.getType();
    bool IsHidden = Symbol.getVisibility() == ELF::STV_HIDDEN ||
                    Symbol.getVisibility() == ELF::STV_INTERNAL;
    if (Binding == ELF::STB_LOCAL || (IsLinked && IsHidden) ||
        (Type != ELF::STT_FUNC && Type != ELF::STT_NOTYPE))
      continue;
    std::optional<CodeLocation> Location = Locate(Symbol);
    if (!Location)
      continue;
    Expected<StringRef> Name = Symbol.getName(*Strings);
    if (!Name)
      return Name.takeError();
    if (!Name->empty())
      Result.push_back({*Name, *Location, Binding == ELF::STB_WEAK});
  }
  return Result;
}

template Expected<std::vector<CodeExport>> mincaml::sparc::readExports(
    const ELFFile<ELF32BE> &,
    function_ref<std::optional<CodeLocation>(const ELF32BE::Sym &)>);
template Expected<std::vector<CodeExport>> mincaml::sparc::readExports(
    const ELFFile<ELF64BE> &,
    function_ref<std::optional<CodeLocation>(const ELF64BE::Sym &)>);
