//===- Driver.cpp - mincaml-llc from the command line to files ------------===//

#include "mincaml/Driver/Driver.h"
#include "Compilation.h"
#include "llvm/IR/PassTimingInfo.h"
#include "llvm/Pass.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/Timer.h"

using namespace mincaml;
using namespace llvm;

/// Every stage recurses on nesting. LanguageOptions::NestingLimit levels fit,
/// also with the frames that sanitizers make.
static constexpr unsigned StackSize = 1u << 30;

/// EX_SOFTWARE of sysexits.h.
static constexpr int InternalErrorStatus = 70;

/// Copies the program and the command line to a new directory.
static void writeReproducer(const DriverOptions &Options, int ArgC,
                            char **ArgV) {
  SmallString<128> Directory;
  if (sys::fs::createUniqueDirectory("mincaml-llc-crash", Directory)) {
    errs() << "mincaml-llc: cannot make a directory for the reproducer\n";
    return;
  }
  SmallString<128> Program(Directory), Command(Directory);
  sys::path::append(Program, "input.ml");
  sys::path::append(Command, "command.sh");
  if (Options.Input != "-")
    (void)sys::fs::copy_file(Options.Input, Program);
  std::error_code EC;
  raw_fd_ostream OS(Command, EC);
  if (!EC) {
    OS << "#!/bin/sh\n# mincaml-llc " MINCAML_VERSION
          ", LLVM " LLVM_VERSION_STRING "\n";
    for (int I = 0; I != ArgC; ++I) {
      if (I)
        OS << ' ';
      sys::printArg(OS, I && ArgV[I] == Options.Input ? "input.ml" : ArgV[I],
                    /*Quote=*/false);
    }
    OS << '\n';
  }
  errs() << "mincaml-llc: internal error; what reproduces it is in "
         << Directory << '\n';
}

int mincaml::driverMain(int ArgC, char **ArgV) {
  InitLLVM Init(ArgC, ArgV);
  InitializeAllTargets();
  InitializeAllTargetMCs();
  InitializeAllAsmPrinters();
  InitializeAllAsmParsers();

  DriverOptions Options;
  switch (parseCommandLine(ArgC, ArgV, Options)) {
  case CommandLineResult::Compile:
    break;
  case CommandLineResult::Done:
    return 0;
  case CommandLineResult::Error:
    return 1;
  }
  if (Options.Verbose)
    errs() << "mincaml-llc " MINCAML_VERSION ", LLVM " LLVM_VERSION_STRING "\n";

  int Status = InternalErrorStatus;
  CrashRecoveryContext::Enable();
  CrashRecoveryContext Recovery;
  Recovery.DumpStackAndCleanupOnFailure = true;
  bool Survived = Recovery.RunSafelyOnThread(
      [&] { Status = Compilation(Options, ArgV[0]).run(); }, StackSize);
  if (!Survived) {
    writeReproducer(Options, ArgC, ArgV);
    return InternalErrorStatus;
  }
  reportAndResetTimings();
  return Status;
}
