//===- Explorer.cpp - Recording a compilation -----------------------------===//

#include "mincaml/Explorer/Explorer.h"
#include "Recorders.h"
#include "Writer.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace mincaml::explorer;
using namespace llvm;

struct Explorer::Recording : explorer::Recording {
  using explorer::Recording::Recording;
  AnalysisCollector Collector{*this};
  PassRecorder Passes{*this, Collector};
  MachineRecorder Code{*this};
};

Explorer::Explorer(ExplorerProgram Program, MemoryBufferRef Source)
    : Data(std::make_unique<Recording>(std::move(Program), Source)) {}

Explorer::~Explorer() = default;

void Explorer::setTree(const ast::Expression &Tree) {
  Data->Origins.build(Tree);
  Data->Merged.build(Tree, Data->Origins);
}

SMLoc Explorer::distinctLocation(SMRange Expression) const {
  return Data->Origins.distinctLocation(Expression);
}

void Explorer::addStage(
    StringRef ID, StringRef Title, MarksOf What,
    function_ref<void(raw_ostream &, SourceRanges &)> Print) {
  std::string Text;
  raw_string_ostream OS(Text);
  SourceRanges Marks;
  Print(OS, Marks);
  const OriginTable &Origins = Data->Origins;
  std::vector<Span> Spans;
  for (const auto &[I, Mark] : enumerate(Marks.marks())) {
    const uint64_t End = I + 1 == Marks.marks().size()
                             ? Text.size()
                             : Marks.marks()[I + 1].Offset;
    Origin From;
    if (Mark.Source.isValid())
      From.Expression = What == MarksOf::Expressions
                            ? Origins.find(Mark.Source)
                            : Origins.findAround(Mark.Source);
    if (From.isKnown() && Mark.Offset != End)
      Spans.push_back({Mark.Offset, End, From});
  }
  Data->Stages.push_back(
      {ID.str(), Title.str(), Data->Lines.addText(Text, Spans)});
}

void Explorer::addModule(Module &M) { Data->Passes.addModule(M); }

void Explorer::addAnalyses(Module &M) { Data->Collector.addAll(M); }

PassObserver &Explorer::passes() { return Data->Passes; }

CodeObserver &Explorer::code() { return Data->Code; }

void Explorer::addObject(MemoryBufferRef Object, StringRef CPU,
                         StringRef Features) {
  explorer::addObject(Object, CPU, Features, Data->TheAssembly);
}

void Explorer::addRun(const Interpreter &Program,
                      const InterpreterOptions &Options, size_t Steps) {
  Data->TheRun = recordRun(Program, Options, Steps, Data->Origins);
}

Error Explorer::addExecutionCounts(MemoryBufferRef Counts) {
  return explorer::addExecutionCounts(Counts, Data->TheAssembly);
}

void Explorer::omit(StringRef What, StringRef Why) {
  Data->Omitted.push_back({What.str(), Why.str()});
}

void Explorer::finish(uint64_t MaximumSize) {
  Data->Collector.finish();
  if (MaximumSize)
    limitSize(*Data, MaximumSize);
}

void Explorer::write(raw_ostream &OS) const {
  writeJSON(*Data, OS);
  OS << '\n';
}

Expected<std::string> Explorer::makePage(StringRef Template) const {
  return explorer::makePage(Template, *Data);
}
