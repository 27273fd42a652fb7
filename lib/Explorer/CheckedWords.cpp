//===- CheckedWords.cpp - Results of the SPARC check ----------------------===//

#include "CheckedWords.h"
#include "mincaml/SparcCheck/ObjectCheck.h"
#include "llvm/ADT/StringMap.h"

using namespace mincaml;
using namespace mincaml::explorer;
using namespace llvm;

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

void mincaml::explorer::checkWords(MemoryBufferRef Object, StringRef CPU,
                                   StringRef Features, Assembly &Code) {
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
