//===- Words.cpp - The instruction words of SPARC code --------------------===//

#include "Words.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/TargetParser/Triple.h"

using namespace mincaml::explorer;
using namespace llvm;

static void readFunction(StringRef Contents, uint64_t Address,
                         AssemblyFunction &F) {
  for (AssemblyLine &Line : F.Lines) {
    const uint64_t Begin = Address + Line.Offset;
    if (Line.Bytes.empty() || Begin + Line.Bytes.size() > Contents.size())
      continue;
    ArrayRef<uint8_t> Bytes =
        arrayRefFromStringRef(Contents.substr(Begin, Line.Bytes.size()));
    Line.Bytes.assign(Bytes.begin(), Bytes.end());
  }
}

void mincaml::explorer::readWords(MemoryBufferRef Object, Assembly &Code) {
  auto File = object::ObjectFile::createObjectFile(Object);
  if (!File) {
    consumeError(File.takeError());
    return;
  }
  if (!(*File)->makeTriple().isSPARC())
    return;
  Code.HasFields = true;
  StringMap<AssemblyFunction *> Functions;
  for (AssemblyFunction &F : Code.Functions)
    Functions[F.Symbol] = &F;
  for (const object::SymbolRef &Symbol : (*File)->symbols()) {
    Expected<StringRef> Name = Symbol.getName();
    Expected<object::section_iterator> Section = Symbol.getSection();
    Expected<uint64_t> Address = Symbol.getAddress();
    if (!Name || !Section || !Address) {
      consumeError(Name.takeError());
      consumeError(Section.takeError());
      consumeError(Address.takeError());
      continue;
    }
    AssemblyFunction *F = Functions.lookup(*Name);
    if (!F || *Section == (*File)->section_end() || !(*Section)->isText())
      continue;
    Expected<StringRef> Contents = (*Section)->getContents();
    if (Contents)
      readFunction(*Contents, *Address, *F);
    else
      consumeError(Contents.takeError());
  }
}
