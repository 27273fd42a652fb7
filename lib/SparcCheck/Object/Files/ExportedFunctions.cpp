//===- ExportedFunctions.cpp - Functions that other files can call --------===//

#include "Object/Files/ExportedFunctions.h"

using namespace mincaml::sparc;
using namespace llvm;
using namespace llvm::object;

/// The symbol table that other files can refer to, or null if there is none.
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

/// Calls Visit for each symbol that other files can refer to, and its name.
template <typename ELFT, typename Function>
static Error forEachSymbol(const ELFFile<ELFT> &File, Function Visit) {
  auto Headers = File.sections();
  if (!Headers)
    return Headers.takeError();
  const auto *Table = exportTable(File, *Headers);
  if (!Table)
    return Error::success();
  auto Symbols = File.symbols(Table);
  if (!Symbols)
    return Symbols.takeError();
  Expected<StringRef> Strings = File.getStringTableForSymtab(*Table);
  if (!Strings)
    return Strings.takeError();
  for (const auto &Symbol : *Symbols) {
    if (Symbol.getBinding() == ELF::STB_LOCAL)
      continue;
    Expected<StringRef> Name = Symbol.getName(*Strings);
    if (!Name)
      return Name.takeError();
    if (!Name->empty())
      Visit(Symbol, *Name);
  }
  return Error::success();
}

template <typename ELFT>
Expected<std::vector<CodeExport>> mincaml::sparc::readExports(
    const ELFFile<ELFT> &File,
    function_ref<std::optional<CodeLocation>(const typename ELFT::Sym &)>
        Locate) {
  std::vector<CodeExport> Result;
  bool IsLinked = File.getHeader().e_type != ELF::ET_REL;
  auto Visit = [&](const typename ELFT::Sym &Symbol, StringRef Name) {
    unsigned Type = Symbol.getType();
    bool IsHidden = Symbol.getVisibility() == ELF::STV_HIDDEN ||
                    Symbol.getVisibility() == ELF::STV_INTERNAL;
    if ((IsLinked && IsHidden) ||
        (Type != ELF::STT_FUNC && Type != ELF::STT_NOTYPE))
      return;
    if (std::optional<CodeLocation> Location = Locate(Symbol))
      Result.push_back({Name, *Location, Symbol.getBinding() == ELF::STB_WEAK});
  };
  if (Error E = forEachSymbol(File, Visit))
    return E;
  return Result;
}

template <typename ELFT>
Expected<std::vector<std::string>>
mincaml::sparc::readImports(const ELFFile<ELFT> &File) {
  std::vector<std::string> Result;
  auto Visit = [&](const typename ELFT::Sym &Symbol, StringRef Name) {
    if (Symbol.st_shndx == ELF::SHN_UNDEF ||
        Symbol.getBinding() == ELF::STB_WEAK)
      Result.push_back(Name.str());
  };
  if (Error E = forEachSymbol(File, Visit))
    return E;
  return Result;
}

template Expected<std::vector<CodeExport>> mincaml::sparc::readExports(
    const ELFFile<ELF32BE> &,
    function_ref<std::optional<CodeLocation>(const ELF32BE::Sym &)>);
template Expected<std::vector<CodeExport>> mincaml::sparc::readExports(
    const ELFFile<ELF64BE> &,
    function_ref<std::optional<CodeLocation>(const ELF64BE::Sym &)>);
template Expected<std::vector<std::string>>
mincaml::sparc::readImports(const ELFFile<ELF32BE> &);
template Expected<std::vector<std::string>>
mincaml::sparc::readImports(const ELFFile<ELF64BE> &);
