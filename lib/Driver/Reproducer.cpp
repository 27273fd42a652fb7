//===- Reproducer.cpp - Reproducers of internal errors --------------------===//

#include "Reproducer.h"
#include "Process.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace llvm;

/// The name of the copy of the program or module.
static std::string inputName(const DriverOptions &Options) {
  return "input" + (Options.InputIsModule
                        ? sys::path::extension(Options.Input).str()
                        : ".ml");
}

/// Writes the file Directory/Name. Returns false after an error.
static bool writeFile(StringRef Directory, StringRef Name,
                      function_ref<void(raw_ostream &)> Print) {
  SmallString<128> Path(Directory);
  sys::path::append(Path, Name);
  std::error_code EC;
  raw_fd_ostream OS(Path, EC);
  if (EC)
    return false;
  Print(OS);
  OS.flush();
  bool Good = !OS.has_error();
  OS.clear_error();
  return Good;
}

static void printScript(raw_ostream &OS, const DriverOptions &Options) {
  SmallVector<StringRef, 16> Command(Options.Arguments.begin(),
                                     Options.Arguments.end());
  // The script may be run in another directory.
  SmallString<128> Program(Command.front());
  if (Program.str().contains('/'))
    (void)sys::fs::make_absolute(Program);
  Command.front() = Program;
  bool FromStandardInput = Options.Input == "-";
  const std::string InputName = inputName(Options);
  for (StringRef &Word : drop_begin(Command))
    if (!FromStandardInput && Word == Options.Input)
      Word = InputName;
  OS << "#!/bin/sh\n# mincaml-llc " MINCAML_VERSION
        ", LLVM " LLVM_VERSION_STRING "\n";
  if (FromStandardInput)
    OS << "< " << InputName << ' ';
  printCommand(OS, Command);
}

void mincaml::writeReproducer(const DriverOptions &Options, StringRef Source) {
  SmallString<128> Directory;
  bool Good = !sys::fs::createUniqueDirectory("mincaml-llc-crash", Directory) &&
              writeFile(Directory, inputName(Options),
                        [&](raw_ostream &OS) { OS << Source; }) &&
              writeFile(Directory, "command.sh",
                        [&](raw_ostream &OS) { printScript(OS, Options); });
  errs() << Options.Diagnostics.ProgramName;
  if (Good)
    errs() << ": internal error; a reproducer is in " << Directory << '\n';
  else
    errs() << ": internal error; cannot write a reproducer to " << Directory
           << '\n';
}
