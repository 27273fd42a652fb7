//===- InstructionWords.cpp - The instruction words of SPARC code ---------===//

#include "InstructionWords.h"
#include "mincaml/SparcCheck/ObjectCheck.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/TargetParser/Triple.h"

using namespace mincaml;
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

void mincaml::explorer::readInstructionWords(MemoryBufferRef Object,
                                             Assembly &Code) {
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

namespace {

class WordObserver : public sparc::ObjectCheckObserver {
public:
  explicit WordObserver(Assembly &Code) {
    for (AssemblyFunction &F : Code.Functions)
      Functions[F.Symbol] = &F;
  }

  void checked(StringRef Function, uint64_t Offset, sparc::Rule R) override {
    if (AssemblyLine *Line = find(Function, Offset))
      Line->Rules.set(size_t(R));
  }
  void window(StringRef Function, uint64_t Offset, unsigned Depth) override {
    if (AssemblyLine *Line = find(Function, Offset))
      Line->Window = int(Depth);
  }

private:
  AssemblyLine *find(StringRef Function, uint64_t Offset) {
    AssemblyFunction *F = Functions.lookup(Function);
    if (!F)
      return nullptr;
    // Labels precede the word at the same offset.
    auto It = partition_point(F->Lines, [=](const AssemblyLine &L) {
      return L.Offset < Offset || (L.Offset == Offset && L.Bytes.empty());
    });
    return It != F->Lines.end() && It->Offset == Offset ? &*It : nullptr;
  }

  StringMap<AssemblyFunction *> Functions;
};

} // namespace

void mincaml::explorer::checkInstructionWords(MemoryBufferRef Object,
                                              StringRef CPU, StringRef Features,
                                              Assembly &Code) {
  if (!Code.HasFields)
    return;
  WordObserver Observer(Code);
  sparc::ObjectCheckOptions Options;
  if (!CPU.empty() || !Features.empty())
    Options.TheProcessor = sparc::Processor{CPU.str(), Features.str()};
  Options.Observer = &Observer;
  sparc::ObjectCheckTools Tools;
  Expected<sparc::ObjectCheckResult> Result =
      sparc::checkObject(Object, Options, [](const sparc::Finding &) {}, Tools);
  if (!Result)
    consumeError(Result.takeError());
}
