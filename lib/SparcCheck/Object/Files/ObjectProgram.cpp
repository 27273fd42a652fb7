//===- ObjectProgram.cpp - Functions of a SPARC object file ---------------===//

#include "Object/Files/ObjectProgram.h"
#include "Object/Files/ELFProgram.h"
#include "Object/Files/FunctionExtent.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Object/ELF.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml::sparc;
using namespace llvm;
using namespace llvm::object;

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

ArrayRef<uint64_t> ObjectProgram::addressTaken(unsigned Section) const {
  return AddressTaken[Section];
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
