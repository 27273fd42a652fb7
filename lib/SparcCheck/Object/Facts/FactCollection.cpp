//===- FactCollection.cpp - Facts from files of one program ---------------===//
//
// Collects facts from files that are linked together. A fact about a function
// may depend on functions of other files. Therefore the files that depend on
// new facts are summarized again, until there are no new facts. The facts are
// correct after each round, so the number of rounds can be limited.
//
//===----------------------------------------------------------------------===//

#include "Object/Facts/ExportedFacts.h"
#include "Object/Files/Archive.h"
#include "Object/Files/OpenProgram.h"
#include "Object/Toolsets.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml::sparc;
using namespace llvm;

namespace {

struct CollectedObject {
  std::string Name;
  StringRef Bytes;
  FactSet Derived;
  std::vector<std::string> Imports;
  bool IsInArchive = false;

  Error read(const ObjectCheckOptions &Options, const FactSet &Known,
             ObjectCheckTools &Tools);
  bool dependsOn(const FactSet &Changed) const {
    return any_of(Imports, [&](StringRef Import) {
      return Changed.find(Import, false) || Changed.find(Import, true);
    });
  }
};

} // namespace

Error CollectedObject::read(const ObjectCheckOptions &Options,
                            const FactSet &Known, ObjectCheckTools &Tools) {
  Expected<std::unique_ptr<ObjectProgram>> Program =
      openProgram(MemoryBufferRef(Bytes, Name), Options);
  if (!Program)
    return Program.takeError();
  Expected<Toolset *> OfArchitecture =
      Tools.byArchitecture().get((*Program)->architecture());
  if (!OfArchitecture)
    return OfArchitecture.takeError();
  Expected<ProcedureSummaries> Summaries = ProcedureSummaries::compute(
      **Program, (*OfArchitecture)->LLVM.get(), &Known);
  if (!Summaries)
    return Summaries.takeError();
  Derived = FactSet();
  if (Error E = ExportedFacts(**Program, *Summaries)
                    .add(Name, IsInArchive, Options.Facts, Derived))
    return E;
  Expected<std::vector<std::string>> Names = (*Program)->imports();
  if (!Names)
    return Names.takeError();
  Imports = std::move(*Names);
  return Error::success();
}

/// The facts of \p New that are not in \p Old.
static FactSet difference(const FactSet &New, const FactSet &Old) {
  FactSet Result;
  New.forEach([&](StringRef Name, bool Is64, const FunctionFact &Fact) {
    const FunctionFact *Before = Old.find(Name, Is64);
    if (!Before || !(*Before == Fact))
      Result.addDerived(Name, Is64, Fact);
  });
  return Result;
}

FactSet
mincaml::sparc::collectFacts(ArrayRef<MemoryBufferRef> Files,
                             const ObjectCheckOptions &Options,
                             function_ref<void(MemoryBufferRef, Error)> Failed,
                             ObjectCheckTools &Tools) {
  static constexpr unsigned MaxRounds = 8;
  FactSet Derived, Known;
  if (Options.Facts)
    Known = *Options.Facts;
  std::vector<CollectedObject> Objects;
  for (MemoryBufferRef File : Files) {
    Error E = forEachObject(File, [&](MemoryBufferRef Buffer) -> Error {
      CollectedObject Object;
      Object.Name = Buffer.getBufferIdentifier();
      Object.Bytes = Buffer.getBuffer();
      Object.IsInArchive = isArchive(File);
      if (Error E = Object.read(Options, Known, Tools))
        return E;
      Objects.push_back(std::move(Object));
      return Error::success();
    });
    if (E)
      Failed(File, std::move(E));
  }
  for (unsigned Round = 0;; ++Round) {
    Derived = FactSet();
    for (const CollectedObject &Object : Objects)
      Derived.addDerived(Object.Derived);
    FactSet Next = Derived;
    if (Options.Facts)
      Next.complete(*Options.Facts);
    FactSet Changed = difference(Next, Known);
    Known = std::move(Next);
    bool HasDependent = false;
    if (Round == MaxRounds)
      break;
    for (CollectedObject &Object : Objects)
      if (Object.dependsOn(Changed)) {
        HasDependent = true;
        // An error is not expected, since the object has been read before.
        consumeError(Object.read(Options, Known, Tools));
      }
    if (!HasDependent)
      break;
  }
  return Derived;
}
