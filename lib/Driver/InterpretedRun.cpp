//===- InterpretedRun.cpp - --interpret and --trace -----------------------===//

#include "InterpretedRun.h"
#include "Outputs.h"
#include "mincaml/Interpreter/RunObserver.h"
#include "mincaml/Support/PrintableText.h"
#include "mincaml/Support/SourcePositions.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace llvm;

namespace {

/// Writes each step of a run as one line: the location, the expression, indented
/// by the depth of calls, and the effect of the step.
class RunTrace : public RunObserver {
public:
  /// Writes at most Limit steps of the program in Source.
  RunTrace(llvm::MemoryBufferRef Source, uint64_t Limit, llvm::raw_ostream &OS)
      : Positions(Source), Limit(Limit), OS(OS) {}

  bool step(const RunStep &Step) override;

private:
  void writeEffect(const RunStep &Step);
  void writeBindings(const RunStep &Step);

  SourcePositions Positions;
  uint64_t Limit;
  uint64_t Steps = 0;
  llvm::raw_ostream &OS;
};

} // namespace

/// The text of an expression on one line. A long text is shortened.
static std::string textOf(const ast::Expression &E) {
  const char *Begin = E.Range.Start.getPointer();
  const char *End = E.Range.End.getPointer();
  // For a definition, omit the expression that follows it.
  if (const ast::Expression *Rest = ast::continuation(&E))
    End = std::clamp(Rest->Range.Start.getPointer(), Begin, End);
  StringRef Text = StringRef(Begin, End - Begin).rtrim();
  if (isa<ast::Let, ast::LetTuple>(&E) && Text.consume_back("in"))
    Text = Text.rtrim();
  return shortText(Text);
}

void RunTrace::writeBindings(const RunStep &Step) {
  ListSeparator Comma;
  for (const RunStep::Binding &B : Step.Bindings)
    OS << Comma << B.Name << " = " << B.Value;
}

void RunTrace::writeEffect(const RunStep &Step) {
  if (Step.Raises) {
    OS << " raises " << *Step.Raises;
  } else if (!Step.Enters.empty()) {
    OS << (Step.IsTail ? " tail-calls " : " calls ") << Step.Enters;
    if (!Step.Bindings.empty())
      OS << " with ";
    writeBindings(Step);
  } else if (!Step.Bindings.empty()) {
    OS << " binds ";
    writeBindings(Step);
  }
  if (Step.Result)
    OS << " => " << *Step.Result;
  if (Step.ReturnsTo)
    OS << (Step.Result ? ", returned" : " returns");
  if (!Step.Output.empty()) {
    OS << " prints \"";
    OS.write_escaped(Step.Output);
    OS << '"';
  }
}

bool RunTrace::step(const RunStep &Step) {
  if (Steps++ == Limit) {
    OS << "... (--trace=" << Limit << ")\n";
    return false;
  }
  const SourcePosition P = Positions.position(Step.Expression->Range.Start);
  const std::string Place =
      std::to_string(P.Line) + ":" + std::to_string(P.Column) + ": ";
  OS << right_justify(Place, 8);
  OS.indent(2 * std::min(Step.Depth, 20u)) << textOf(*Step.Expression);
  writeEffect(Step);
  OS << '\n';
  return true;
}

int mincaml::runInterpreted(const Interpreter &Program, MemoryBufferRef Source,
                            const DriverOptions &Options,
                            DiagnosticEngine &Diagnostics) {
  if (Options.TraceSteps) {
    RunTrace Trace(Source, *Options.TraceSteps, errs());
    return Program.run(*Options.Interpret, Trace);
  }
  if (Options.InterpreterTrace.empty())
    return Program.run(*Options.Interpret);
  int Status = 0;
  auto Run = [&](raw_ostream &OS) {
    Status = Program.run(*Options.Interpret, OS);
  };
  return writeOutput(Options.InterpreterTrace, reportOutputFailure(Diagnostics),
                     Run)
             ? Status
             : 1;
}
