//===- ExplorerRun.cpp - The run that the explorer shows ------------------===//

#include "ExplorerRun.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mincaml;
using namespace llvm;

/// The limits of the run: about a second, and the memory that the compiler can
/// spare.
static constexpr uint64_t MaximumSteps = 20'000'000;
static constexpr uint64_t MaximumMemory = uint64_t(256) << 20;

void mincaml::recordRun(Explorer &TheExplorer, const ast::Expression &Program,
                        MemoryBufferRef Source, const DriverOptions &Options,
                        DiagnosticEngine &Diagnostics) {
  if (!Options.Explorer.Steps)
    return;
  // It is not an error if the interpreter cannot run the program.
  DiagnosticEngine Silent(Diagnostics.sources(), nulls());
  std::unique_ptr<Interpreter> TheInterpreter =
      Interpreter::create(Program, Source, Silent);
  if (!TheInterpreter)
    return TheExplorer.omit("the run of the program",
                            "it calls external functions");
  InterpreterOptions Run;
  Run.MaxSteps = MaximumSteps;
  Run.MaxMemory = MaximumMemory;
  Run.Arguments = {sys::path::filename(Options.Input).str()};
  Run.InputDescriptor = Run.OutputDescriptor = Run.ErrorDescriptor =
      InterpreterOptions::NullDescriptor;
  const std::string &Input = Options.Explorer.Input;
  sys::fs::file_t File = sys::fs::kInvalidFile;
  if (!Input.empty()) {
    Expected<sys::fs::file_t> Opened = sys::fs::openNativeFileForRead(Input);
    if (!Opened) {
      Diagnostics.report(DiagnosticID::CannotRead, Input,
                         toString(Opened.takeError()));
      return;
    }
    Run.InputDescriptor = File = *Opened;
  }
  TheExplorer.addRun(*TheInterpreter, Run, Options.Explorer.Steps);
  if (!Input.empty())
    sys::fs::closeFile(File);
}
