//===- Explorer.cpp - The way of a program, as data -----------------------===//

#include "mincaml/Explorer/Explorer.h"
#include "Limit.h"
#include "Recording.h"
#include "Words.h"
#include "Writer.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace mincaml::explorer;
using namespace llvm;

struct Explorer::Recording : explorer::Recording {
  using explorer::Recording::Recording;
  FactCollector Collector{Origins, IR, Found, Omitted};
  PassRecorder Passes{Origins, Lines, PassRuns, IR, Collector};
  MachineRecorder Code{Origins, Lines, PassRuns, IR, Machine, TheAssembly};
};

Explorer::Explorer(ExplorerProgram Program, MemoryBufferRef Source)
    : Data(std::make_unique<Recording>(std::move(Program), Source)) {}

Explorer::~Explorer() = default;

void Explorer::setTree(const ast::Expression &Tree) {
  Data->Origins.build(Tree);
}

SMLoc Explorer::distinctLocation(SMRange Expression) const {
  return Data->Origins.distinctLocation(Expression);
}

void Explorer::addStage(StringRef ID, StringRef Title,
                        function_ref<void(raw_ostream &, TextMarks &)> Print) {
  std::string Text;
  raw_string_ostream OS(Text);
  TextMarks Marks;
  Print(OS, Marks);
  std::vector<Span> Spans = Data->Origins.spans(Marks, Text.size());
  Data->Stages.push_back(
      {ID.str(), Title.str(), Data->Lines.addText(Text, Spans)});
}

void Explorer::addModule(Module &M) { Data->Passes.addModule(M); }

void Explorer::addFacts(Module &M) { Data->Collector.addAll(M); }

PassObserver &Explorer::passes() { return Data->Passes; }

CodeObserver &Explorer::code() { return Data->Code; }

void Explorer::addObject(MemoryBufferRef Object) {
  readWords(Object, Data->TheAssembly);
}

void Explorer::write(raw_ostream &OS, uint64_t MaximumSize) {
  Data->Collector.finish();
  if (MaximumSize)
    limitSize(*Data, MaximumSize);
  writeJSON(*Data, OS);
}
