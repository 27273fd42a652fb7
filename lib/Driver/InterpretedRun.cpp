//===- InterpretedRun.cpp - --interpret and --trace -----------------------===//

#include "InterpretedRun.h"
#include "Outputs.h"
#include "RunTrace.h"

using namespace mincaml;
using namespace llvm;

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
