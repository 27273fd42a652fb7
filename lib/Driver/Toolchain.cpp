//===- Toolchain.cpp - Linking and running --------------------------------===//

#include "Toolchain.h"
#include "Process.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace llvm;

bool Toolchain::findRuntime() {
  SmallString<128> Path(Options.RuntimeDirectory);
  if (Path.empty()) {
    // bin/mincaml-llc beside lib/mincaml, in the build tree and installed.
    static int Anchor = 0;
    Path = sys::fs::getMainExecutable(ProgramPath.c_str(), &Anchor);
    sys::path::remove_filename(Path);
    sys::path::append(Path, "..", "lib", "mincaml");
  }
  sys::path::append(Path, T.Name, "libmincaml.a");
  sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  Runtime = Path.str().str();
  if (Options.DryRun || sys::fs::exists(Path))
    return true;
  Diagnostics.report(DiagnosticID::RuntimeMissing, T.Name, Runtime);
  return false;
}

bool Toolchain::findTool(ArrayRef<std::string> Names, StringRef What,
                         StringRef Purpose, StringRef Package,
                         std::string &Path) {
  for (const std::string &Name : Names)
    if (ErrorOr<std::string> Found = sys::findProgramByName(Name)) {
      Path = *Found;
      return true;
    }
  Path = Names.front();
  if (Options.DryRun)
    return true;
  // A name that the user gave belongs to no package that we know.
  std::string Where =
      Package.empty() ? ""
                      : ("; on Debian it is in the package " + Package).str();
  Diagnostics.report(DiagnosticID::ToolMissing,
                     (What + " '" + Names.front() + "'").str(), Purpose, Where);
  return false;
}

bool Toolchain::findLinker() {
  std::string Purpose = "make an executable for " + T.Name;
  if (!Options.Linker.empty())
    return findTool({Options.Linker}, "the linker", Purpose,
                    /*Package=*/"", Linker);
  return findTool(T.Linkers, "the linker", Purpose, T.LinkerPackage, Linker);
}

bool Toolchain::findEmulator() {
  if (T.Emulator.empty())
    return true;
  return findTool({T.Emulator}, "the emulator", "run a program for " + T.Name,
                  T.EmulatorPackage, Emulator);
}

bool Toolchain::announce(ArrayRef<StringRef> Command) {
  if (Options.Verbose || Options.DryRun)
    printCommand(errs(), Command);
  return !Options.DryRun;
}

bool Toolchain::link(StringRef Object, StringRef Executable) {
  SmallVector<StringRef, 16> Command{Linker};
  Command.append(T.LinkerFlags.begin(), T.LinkerFlags.end());
  Command.append({"-o", Executable, Object});
  Command.append(Options.LinkerInputs.begin(), Options.LinkerInputs.end());
  Command.append({Runtime, "-lm"});
  if (!announce(Command))
    return true;
  ErrorOr<int> Status = execute(Command);
  if (Status && *Status == 0)
    return true;
  Diagnostics.report(DiagnosticID::ToolFailed, "the linker '" + Linker + "'",
                     Status ? *Status : 1);
  return false;
}

ErrorOr<int> Toolchain::run(StringRef Executable) {
  SmallVector<StringRef, 16> Command;
  if (!Emulator.empty())
    Command.push_back(Emulator);
  Command.push_back(Executable);
  Command.append(Options.RunArguments.begin(), Options.RunArguments.end());
  return announce(Command) ? execute(Command) : 0;
}
