//===- ObjectProgram.cpp - Functions of a SPARC object file ---------------===//

#include "mincaml/Sparc/ObjectProgram.h"
#include "ObjectELFProgram.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Object/ELF.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml::sparc;
using namespace llvm;
using namespace llvm::object;

ObjectProgram::~ObjectProgram() = default;

const CodeFunction *ObjectProgram::functionAt(CodePlace Place) const {
  auto Next = upper_bound(
      Functions, Place, [](const CodePlace &P, const CodeFunction &F) {
        return std::pair(P.Section, P.Offset) < std::pair(F.Section, F.Begin);
      });
  if (Next == Functions.begin())
    return nullptr;
  const CodeFunction &F = *std::prev(Next);
  return F.Section == Place.Section && Place.Offset < F.End ? &F : nullptr;
}

std::optional<CodePlace> ObjectProgram::placeOf(uint64_t Address) const {
  for (auto [Number, S] : enumerate(Sections))
    if (Address >= S.Address && Address - S.Address < S.Bytes.size())
      return CodePlace{unsigned(Number), Address - S.Address};
  return std::nullopt;
}

ArrayRef<uint64_t> ObjectProgram::addressTaken(unsigned Section) const {
  return AddressTaken[Section];
}

Expected<std::unique_ptr<ObjectProgram>>
ObjectProgram::read(MemoryBufferRef Buffer) {
  StringRef Bytes = Buffer.getBuffer();
  if (!Bytes.starts_with("\x7f"
                         "ELF") ||
      Bytes.size() < sizeof(ELF::Elf32_Ehdr))
    return createStringError("not an ELF file");
  if (uint8_t(Bytes[ELF::EI_DATA]) != ELF::ELFDATA2MSB)
    return createStringError("not a big-endian ELF file, as SPARC's are");
  unsigned Machine = support::endian::read16be(Bytes.data() + 18);
  bool Is64 = uint8_t(Bytes[ELF::EI_CLASS]) == ELF::ELFCLASS64;
  if (Is64 ? Machine != ELF::EM_SPARCV9
           : Machine != ELF::EM_SPARC && Machine != ELF::EM_SPARC32PLUS)
    return createStringError(formatv(
        "not for SPARC: ELF machine {0} of {1} bits", Machine, Is64 ? 64 : 32));
  return Is64 ? readELF<ELF64BE>(Bytes) : readELF<ELF32BE>(Bytes);
}
