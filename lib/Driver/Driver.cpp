//===- Driver.cpp - The main function of mincaml-llc ----------------------===//

#include "mincaml/Driver/Driver.h"
#include "Batch.h"
#include "Compilation.h"
#include "Executables.h"
#include "Failures.h"
#include "Reproducer.h"
#include "mincaml/MachinePasses/MachinePasses.h"
#include "mincaml/RegAlloc/RegAlloc.h"
#include "mincaml/Support/ToolMain.h"
#include "llvm/IR/PassTimingInfo.h"
#include "llvm/Pass.h"
#include "llvm/PassRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/Timer.h"

using namespace mincaml;
using namespace llvm;

/// EX_SOFTWARE of sysexits.h.
static constexpr int InternalErrorStatus = 70;

/// Compiles one program. Returns the exit status.
static int compile(DriverOptions &Options, StringRef ProgramPath) {
  if (Options.Verbose)
    errs() << "mincaml-llc " MINCAML_VERSION ", LLVM " LLVM_VERSION_STRING "\n";

  setUpFailures();
  const size_t Stack = possibleStackSize();
  LanguageOptions &Language = Options.Language;
  Language.NestingLimit =
      std::min(Language.NestingLimit,
               possibleNesting(LanguageOptions().NestingLimit, Stack));
  int Status = InternalErrorStatus;
  std::string Pass;
  auto TheCompilation = std::make_unique<Compilation>(Options, ProgramPath);
  if (!runSafely(
          Stack, [&] { Status = TheCompilation->run(); },
          Options.hasForeignModule() ? &Pass : nullptr)) {
    if (Options.hasForeignModule())
      Status = TheCompilation->reportCrash(Pass);
    else
      writeReproducer(Options, TheCompilation->source());
    // Do not destroy the compilation: its state is unknown after a crash.
    (void)TheCompilation.release();
    return Status;
  }
  reportAndResetTimings();
  // The process ends soon, even in a batch, which has a process for each
  // program.
  TheCompilation->leakModule();
  return Status;
}

/// Executes an action that does not read a program, only machine code. Returns
/// the exit status.
static int runWithoutProgram(function_ref<int()> Body) {
  setUpFailures();
  int Status = InternalErrorStatus;
  runSafely(possibleStackSize(), [&] { Status = Body(); });
  return Status;
}

/// Reports an error that does not concern a program. Returns the exit status.
static int fail(DiagnosticID ID, const std::string &Text) {
  SourceMgr NoSources;
  DiagnosticEngine Diagnostics(NoSources, errs(), DiagnosticOptions());
  Diagnostics.report(ID, Text);
  Diagnostics.finish();
  return 1;
}

/// Executes one command line; \p RunBatch executes --batch.
static int runCommandLine(ArrayRef<const char *> CommandLine,
                          function_ref<int(const BatchOptions &)> RunBatch) {
  DriverOptions Options;
  switch (parseCommandLine(CommandLine, Options)) {
  case CommandLineResult::Compile:
    if (Options.LinksOnly)
      return runWithoutProgram(
          [&] { return linkObjects(Options, CommandLine.front()); });
    return compile(Options, CommandLine.front());
  case CommandLineResult::Batch:
    return RunBatch(Options.Batch);
  case CommandLineResult::Done:
    return 0;
  case CommandLineResult::Error:
    return 1;
  }
  llvm_unreachable("covered switch");
}

static int runInBatch(ArrayRef<const char *> CommandLine) {
  return runCommandLine(CommandLine, [](const BatchOptions &) {
    return fail(DiagnosticID::Usage, "a batch cannot contain another batch");
  });
}

static int runDriver(int ArgC, char **ArgV) {
  InitializeAllTargets();
  InitializeAllTargetMCs();
  InitializeAllAsmPrinters();
  InitializeAllAsmParsers();
  registerAllocators();
  registerMachinePasses(*PassRegistry::getPassRegistry());
  ArrayRef<const char *> CommandLine(ArgV, ArgC);
  return runCommandLine(CommandLine, [&](const BatchOptions &Batch) {
    Error E = runBatch(Batch, CommandLine.front(), runInBatch, outs());
    return E ? fail(DiagnosticID::BadBatch, toString(std::move(E))) : 0;
  });
}

int mincaml::driverMain(int ArgC, char **ArgV) {
  return toolMain("mincaml-llc", ArgC, ArgV,
                  [=] { return runDriver(ArgC, ArgV); });
}
