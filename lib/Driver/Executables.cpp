//===- Executables.cpp - Linking and running executables ------------------===//

#include "Executables.h"
#include "Process.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TargetParser/Host.h"
#include <csignal>
#include <cstring>

using namespace mincaml;
using namespace llvm;

bool Executables::linkOne(StringRef ObjectPath, const ast::Expression *Program,
                          OutputFile &Executable) {
  return Executable.close() &&
         Tools.link(ObjectPath, Executable.temporaryPath(), Program) &&
         Executable.makeExecutable();
}

bool Executables::link(StringRef Object, const ast::Expression *Program) {
  std::unique_ptr<OutputFile> ObjectFile;
  std::string ObjectPath;
  if (!Object.empty()) {
    ObjectFile =
        OutputFile::createTemporary(".o", reportOutputFailure(Diagnostics));
    if (!ObjectFile)
      return false;
    ObjectFile->stream() << Object;
    if (!ObjectFile->close())
      return false;
    ObjectPath = ObjectFile->temporaryPath();
  }
  bool IsLinked = true;
  Files.write(EmitKind::Executable, [&](OutputFile &Executable) {
    IsLinked = IsLinked && linkOne(ObjectPath, Program, Executable);
    if (Tools.runsExecutable())
      ToRun = Executable.path();
  });
  if (!IsLinked || !Tools.runsExecutable() || hasProgram())
    return IsLinked;
  // Link a temporary executable for --run, since none is among the outputs.
  Temporary =
      OutputFile::createTemporary(".exe", reportOutputFailure(Diagnostics));
  if (!Temporary)
    return false;
  ToRun = Temporary->temporaryPath();
  return linkOne(ObjectPath, Program, *Temporary);
}

int mincaml::statusAfterRun(ErrorOr<int> Status, StringRef CompilerName) {
  if (!Status) {
    errs() << CompilerName
           << ": cannot run the program: " << Status.getError().message()
           << '\n';
    return 1;
  }
  const int Signal = *Status - SignalStatus;
  // Like a shell, do not report these two signals.
  if (Signal > 0 && Signal < NSIG && Signal != SIGINT && Signal != SIGPIPE)
    errs() << CompilerName << ": the program ended by signal " << Signal << " ("
           << strsignal(Signal) << ")\n";
  return *Status;
}

/// The name of the target of the first object file among the inputs whose
/// target has a runtime; empty if there is none.
static StringRef targetOfInputs(ArrayRef<std::string> Inputs) {
  for (const std::string &Input : Inputs) {
    file_magic Kind;
    if (identify_magic(Input, Kind) || !Kind.is_object())
      continue;
    auto File = object::ObjectFile::createObjectFile(Input);
    if (!File) {
      consumeError(File.takeError());
      continue;
    }
    const Triple::ArchType Architecture = File->getBinary()->getArch();
    for (StringRef Name : {"sparc", "sparcv9"})
      if (Architecture == Triple(Name).getArch())
        return Name;
    if (Architecture == Triple(sys::getProcessTriple()).getArch())
      return "host";
  }
  return "";
}

int mincaml::linkObjects(const DriverOptions &Options, StringRef ProgramPath) {
  SourceMgr NoSources;
  DiagnosticEngine Diagnostics(NoSources, errs(), Options.Diagnostics);
  StringRef Name = Options.Target;
  if (!Options.TargetIsGiven)
    if (StringRef Own = targetOfInputs(Options.LinkerInputs); !Own.empty())
      Name = Own;
  std::optional<TargetDescription> Target = findTarget(Name, Diagnostics);
  if (!Target)
    return 1;
  Toolchain Tools(*Target, Options, ProgramPath, Diagnostics);
  if (Options.DryRun) {
    Tools.printCommands();
    return 0;
  }
  Outputs Files(Options, Diagnostics);
  Executables Linked(Files, Tools, Diagnostics);
  const bool IsComplete = Files.open() && Tools.find() &&
                          Linked.link(/*Object=*/"", /*Program=*/nullptr) &&
                          Files.commit();
  Diagnostics.finish();
  if (!IsComplete)
    return 1;
  return Linked.hasProgram()
             ? statusAfterRun(Linked.run(), Options.Diagnostics.ProgramName)
             : 0;
}
