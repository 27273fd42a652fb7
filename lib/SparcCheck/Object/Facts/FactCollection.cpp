//===- FactCollection.cpp - Facts of files that are linked together -------===//
//
// What is known about a function may depend on functions of other files: all
// are summarized again with what is known so far, until nothing new is found.
// What is known after each round is true, so that the number of rounds is
// limited.
//
//===----------------------------------------------------------------------===//

#include "Object/Facts/ExportedFacts.h"
#include "Object/Files/Archive.h"
#include "Object/Files/OpenProgram.h"

using namespace mincaml::sparc;
using namespace llvm;

static Error addFacts(MemoryBufferRef Object, const ObjectCheckOptions &Options,
                      const FactSet &Known, FactSet &Into) {
  Expected<std::unique_ptr<ObjectProgram>> Program =
      openProgram(Object, Options);
  if (!Program)
    return Program.takeError();
  Expected<std::unique_ptr<Disassembly>> LLVM =
      Disassembly::create((*Program)->architecture());
  if (!LLVM)
    return LLVM.takeError();
  Expected<ProcedureSummaries> Summaries =
      ProcedureSummaries::compute(**Program, LLVM->get(), &Known);
  if (!Summaries)
    return Summaries.takeError();
  return ExportedFacts(**Program, *Summaries)
      .add(Object.getBufferIdentifier(), Into);
}

FactSet mincaml::sparc::collectFacts(
    ArrayRef<MemoryBufferRef> Files, const ObjectCheckOptions &Options,
    function_ref<void(MemoryBufferRef, Error)> Failed) {
  static constexpr unsigned MostRounds = 8;
  FactSet Shown;
  for (unsigned Round = 0; Round != MostRounds; ++Round) {
    FactSet Known = Shown, Next;
    if (Options.Facts)
      Known.complete(*Options.Facts);
    for (MemoryBufferRef File : Files) {
      Error E = forEachObject(File, [&](MemoryBufferRef Object) {
        return addFacts(Object, Options, Known, Next);
      });
      if (E && Round == 0)
        Failed(File, std::move(E));
      else
        consumeError(std::move(E));
    }
    if (Next == Shown)
      break;
    Shown = std::move(Next);
  }
  return Shown;
}
