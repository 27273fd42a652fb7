//===- Toolchain.cpp - Linking and running --------------------------------===//

#include "Toolchain.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace llvm;

Toolchain::Toolchain(const mincaml::Target &T, const DriverOptions &Options,
                     StringRef ProgramPath, DiagnosticEngine &Diagnostics)
    : T(T), Options(Options), ProgramPath(ProgramPath),
      Diagnostics(Diagnostics) {}

std::string Toolchain::runtimeLibrary() {
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
  if (sys::fs::exists(Path))
    return Path.str().str();
  Diagnostics.report(DiagnosticID::RuntimeMissing, T.Name, Path.str());
  return "";
}

std::optional<std::string> Toolchain::findTool(ArrayRef<std::string> Names,
                                               StringRef What,
                                               StringRef Purpose,
                                               StringRef Package) {
  for (const std::string &Name : Names)
    if (ErrorOr<std::string> Path = sys::findProgramByName(Name))
      return *Path;
  // -### shows what would be run, also where it could not be.
  if (Options.DryRun)
    return Names.front();
  Diagnostics.report(DiagnosticID::ToolMissing, What, Purpose, Package);
  return std::nullopt;
}

bool Toolchain::announce(ArrayRef<StringRef> Command) {
  if (Options.Verbose || Options.DryRun) {
    for (auto [I, Word] : enumerate(Command)) {
      if (I)
        errs() << ' ';
      sys::printArg(errs(), Word, /*Quote=*/false);
    }
    errs() << '\n';
  }
  return !Options.DryRun;
}

bool Toolchain::link(StringRef Object, StringRef Executable) {
  std::string Runtime = runtimeLibrary();
  if (Runtime.empty())
    return false;
  std::vector<std::string> Names = T.Linkers;
  if (!Options.Linker.empty())
    Names = {Options.Linker};
  std::optional<std::string> Linker =
      findTool(Names, "the linker '" + Names.front() + "'",
               "make an executable for " + T.Name,
               Options.Linker.empty() ? T.LinkerPackage : "of its name");
  if (!Linker)
    return false;
  SmallVector<StringRef, 16> Command{*Linker};
  Command.append(T.LinkerFlags.begin(), T.LinkerFlags.end());
  Command.append({"-o", Executable, Object});
  Command.append(Options.LinkerInputs.begin(), Options.LinkerInputs.end());
  Command.append({Runtime, "-lm"});
  if (!announce(Command))
    return true;
  std::string Problem;
  int Status = sys::ExecuteAndWait(*Linker, Command, /*Env=*/std::nullopt,
                                   /*Redirects=*/{}, /*SecondsToWait=*/0,
                                   /*MemoryLimit=*/0, &Problem);
  if (Status == 0)
    return true;
  Diagnostics.report(DiagnosticID::ToolFailed, "the linker '" + *Linker + "'",
                     Status);
  return false;
}

std::optional<int> Toolchain::run(StringRef Executable) {
  SmallVector<StringRef, 16> Command;
  std::optional<std::string> Emulator;
  std::string Program = Executable.str();
  if (!T.Emulator.empty()) {
    Emulator = findTool({T.Emulator}, "the emulator '" + T.Emulator + "'",
                        "run a program for " + T.Name, T.EmulatorPackage);
    if (!Emulator)
      return std::nullopt;
    Program = *Emulator;
    Command.push_back(Program);
  }
  Command.push_back(Executable);
  Command.append(Options.RunArguments.begin(), Options.RunArguments.end());
  if (!announce(Command))
    return 0;
  std::string Problem;
  bool ExecutionFailed = false;
  std::optional<sys::ProcessStatistics> Statistics;
  int Status = sys::ExecuteAndWait(Program, Command, /*Env=*/std::nullopt,
                                   /*Redirects=*/{}, /*SecondsToWait=*/0,
                                   /*MemoryLimit=*/0, &Problem,
                                   &ExecutionFailed, &Statistics);
  if (ExecutionFailed) {
    Diagnostics.report(DiagnosticID::CannotRun, Problem);
    return std::nullopt;
  }
  if (Status >= 0)
    return Status;
  // LLVM says that a signal ended it, and which only as text.
  errs() << Options.Diagnostics.ProgramName << ": " << Problem << '\n';
  return 128;
}

static Expected<int> runObject(std::unique_ptr<MemoryBuffer> Object,
                               const mincaml::Target &T,
                               const std::string &Runtime) {
  orc::LLJITBuilder Builder;
  Builder.setJITTargetMachineBuilder(orc::JITTargetMachineBuilder(T.Triple));
  // A program that overflows its stack leaves no chance to join threads.
  Builder.setNumCompileThreads(0);
  Expected<std::unique_ptr<orc::LLJIT>> JIT = Builder.create();
  if (!JIT)
    return JIT.takeError();
  orc::JITDylib &Main = (*JIT)->getMainJITDylib();
  auto Library = orc::StaticLibraryDefinitionGenerator::Load(
      (*JIT)->getObjLinkingLayer(), Runtime.c_str());
  if (!Library)
    return Library.takeError();
  Main.addGenerator(std::move(*Library));
  if (Error E = (*JIT)->addObjectFile(std::move(Object)))
    return std::move(E);
  auto Run = (*JIT)->lookup("min_caml_run");
  if (!Run)
    return Run.takeError();
  auto Start = (*JIT)->lookup(runtime::StartSymbol);
  if (!Start)
    return Start.takeError();
  outs().flush();
  errs().flush();
  return Run->toPtr<int (*)(void (*)())>()(Start->toPtr<void (*)()>());
}

std::optional<int>
Toolchain::runInProcess(std::unique_ptr<MemoryBuffer> Object) {
  std::string Runtime = runtimeLibrary();
  if (Runtime.empty())
    return std::nullopt;
  Expected<int> Status = runObject(std::move(Object), T, Runtime);
  if (Status)
    return *Status;
  Diagnostics.report(DiagnosticID::CannotRun, toString(Status.takeError()));
  return std::nullopt;
}
