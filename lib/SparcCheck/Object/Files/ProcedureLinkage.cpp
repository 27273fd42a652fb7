//===- ProcedureLinkage.cpp - Procedure linkage table ---------------------===//

#include "Object/Files/ProcedureLinkage.h"
#include "Object/Instructions/DecodedInstruction.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml::sparc;
using namespace llvm;
using namespace llvm::object;

std::optional<unsigned> ProcedureLinkage::find(uint64_t Address) const {
  auto Found = partition_point(
      Entries, [&](const Entry &E) { return E.Address < Address; });
  if (Found == Entries.end() || Found->Address != Address)
    return std::nullopt;
  return Found - Entries.begin();
}

void ProcedureLinkage::addCalls(const CodeSection &Section, uint64_t Begin,
                                uint64_t End, bool HasV9, unsigned FirstSymbol,
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

template <typename ELFT>
Expected<ProcedureLinkage> ProcedureLinkage::read(const ELFFile<ELFT> &File) {
  ProcedureLinkage Result;
  auto Headers = File.sections();
  if (!Headers)
    return Headers.takeError();
  for (const auto &Header : *Headers) {
    if (Header.sh_type != ELF::SHT_RELA || !(Header.sh_flags & ELF::SHF_ALLOC))
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
      unsigned Symbol = R.getSymbol(/*isMips64EL=*/false);
      if ((R.getType(/*isMips64EL=*/false) & 0xff) != ELF::R_SPARC_JMP_SLOT ||
          Symbol >= Symbols->size())
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

template Expected<ProcedureLinkage>
ProcedureLinkage::read(const ELFFile<ELF32BE> &);
template Expected<ProcedureLinkage>
ProcedureLinkage::read(const ELFFile<ELF64BE> &);
