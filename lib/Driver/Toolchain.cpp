//===- Toolchain.cpp - Linking and running --------------------------------===//

#include "Toolchain.h"
#include "Process.h"
#include "UndefinedExternals.h"
#include "mincaml/Support/PrintableText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/CommandFlags.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace llvm;

static TargetTools toolsOf(const TargetDescription &Target) {
  TargetTools Tools;
  if (Target.IsHost) {
    Tools.Linkers = {"cc", "gcc", "clang"};
    Tools.LinkerPackage = "gcc";
    return Tools;
  }
  // Cross compilers link position-independent executables by default, where our
  // absolute addresses would be wrong without any message.
  Tools.LinkerFlags = {"-static", "-no-pie"};
  Tools.EmulatorPackage = "qemu-user";
  if (Target.Name != "sparc" && Target.Name != "sparcv9") {
    Tools.Linkers = {Target.Name + "-gcc"};
    Tools.LinkerPackage = "gcc-" + Target.Name;
    Tools.Emulator = ("qemu-" + Target.Triple.getArchName()).str();
    return Tools;
  }
  const bool Is64 = Target.Name == "sparcv9";
  Tools.Linkers = {"sparc64-linux-gnu-gcc-12", "sparc64-linux-gnu-gcc"};
  Tools.LinkerFlags.insert(Tools.LinkerFlags.begin(), Is64 ? "-m64" : "-m32");
  // The linker allocates a hash table of this size for each of the hundreds of
  // objects of the C library. With its default size of 4051, that takes a
  // quarter of the linking time. The tables grow if they have to.
  Tools.LinkerFlags.push_back("-Wl,--hash-size=31");
  Tools.LinkerPackage = "gcc-12-multilib-sparc64-linux-gnu";
  // Plain qemu-sparc refuses executables that are marked 32PLUS, as the
  // packaged C library marks them.
  Tools.Emulator = Is64 ? "qemu-sparc64" : "qemu-sparc32plus";
  return Tools;
}

void mincaml::printTargets(raw_ostream &OS) {
  for (const TargetDescription &Target : targetsWithRuntime()) {
    const TargetTools Tools = toolsOf(Target);
    OS << formatv("{0,-8}  {1,-26}  {2,-18}  {3}{4}{5}\n", Target.Name,
                  Target.Triple.str(),
                  Tools.Emulator.empty() ? "-" : Tools.Emulator,
                  Tools.Linkers.front(), Tools.LinkerFlags.empty() ? "" : " ",
                  join(Tools.LinkerFlags, " "));
  }
}

/// The path of a file relative to the parent of the compiler's folder bin. In
/// the build tree and after installation, lib/mincaml and share are there.
static std::string besideProgram(const std::string &ProgramPath,
                                 const Twine &Name) {
  static int Anchor = 0;
  SmallString<128> Path(
      sys::fs::getMainExecutable(ProgramPath.c_str(), &Anchor));
  sys::path::remove_filename(Path);
  sys::path::append(Path, "..", Name);
  sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  return Path.str().str();
}

static std::string defaultRuntimeDirectory(const std::string &ProgramPath) {
  return besideProgram(ProgramPath, "lib/mincaml");
}

static std::string runtimePath(StringRef Directory,
                               const TargetDescription &Target) {
  SmallString<128> Path(Directory);
  sys::path::append(Path, Target.Name, "libmincaml.a");
  sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  return Path.str().str();
}

/// The path of the first of the programs that exists; empty if none exists.
static std::string findFirst(ArrayRef<std::string> Names) {
  for (const std::string &Name : Names)
    if (ErrorOr<std::string> Found = sys::findProgramByName(Name))
      return *Found;
  return "";
}

void mincaml::printInstalledTools(StringRef ProgramPath, raw_ostream &OS) {
  auto PrintProgram = [&](StringRef What, ArrayRef<std::string> Names,
                          StringRef Package) {
    std::string Path = findFirst(Names);
    OS << "    " << What << ' ';
    if (Path.empty())
      OS << "no " << Names.front() << " (Debian: " << Package << ")\n";
    else
      OS << Path << '\n';
  };
  const std::string Directory = defaultRuntimeDirectory(ProgramPath.str());
  for (const TargetDescription &Target : targetsWithRuntime()) {
    const TargetTools Tools = toolsOf(Target);
    const std::string Runtime = runtimePath(Directory, Target);
    OS << "  target " << Target.Name << ": " << Target.Triple.str() << '\n'
       << "    runtime:  " << (sys::fs::exists(Runtime) ? "" : "no ") << Runtime
       << '\n';
    PrintProgram("linker:  ", Tools.Linkers, Tools.LinkerPackage);
    if (!Tools.Emulator.empty())
      PrintProgram("emulator:", {Tools.Emulator}, Tools.EmulatorPackage);
  }
}

Toolchain::Toolchain(const TargetDescription &Target,
                     const DriverOptions &Options, StringRef ProgramPath,
                     DiagnosticEngine &Diagnostics)
    : Target(Target), Tools(toolsOf(Target)), Options(Options),
      ProgramPath(ProgramPath), Diagnostics(Diagnostics) {}

bool Toolchain::runsInMemory() const {
  // A module may have a main function of its own.
  return Options.Run && Target.IsHost && Options.LinkerInputs.empty() &&
         !Options.InputIsModule;
}

bool Toolchain::links() const {
  return runsExecutable() || any_of(Options.Outputs, [](const Output &O) {
           return O.Kind == EmitKind::Executable;
         });
}

std::string Toolchain::debuggerScript() const {
  if (!links() || Options.IRGen.Debug != IRGenOptions::DebugInfo::Full)
    return "";
  std::string Path =
      besideProgram(ProgramPath, "share/gdb/auto-load/mincaml-printers.py");
  return sys::fs::exists(Path) ? Path : "";
}

/// Whether only the MinCaml program should be called `main` in a debugger. The C
/// function `main` of the runtime is then not linked (runtime/debugger.c). This
/// is not possible if an input may define a C function `main`.
bool Toolchain::hasOneMain() const {
  return Options.IRGen.Debug == IRGenOptions::DebugInfo::Full &&
         !Options.InputIsModule && Options.Modules.empty() &&
         Options.LinkerInputs.empty();
}

/// The path of an object file with the start files, the runtime and the part of
/// the C library that it needs, already linked (runtime/CMakeLists.txt). It
/// halves the linking time. Empty if the file does not exist, or if another
/// input could define the same symbols.
std::string Toolchain::prelinkedRuntime() const {
  if (Options.IRGen.Debug == IRGenOptions::DebugInfo::Full ||
      Options.InputIsModule || !Options.Modules.empty() ||
      !Options.LinkerInputs.empty() || !Options.Linker.empty())
    return "";
  SmallString<128> Path(Runtime);
  sys::path::remove_filename(Path);
  sys::path::append(Path, "prelinked.o");
  return sys::fs::exists(Path) ? Path.str().str() : "";
}

bool Toolchain::find() {
  if ((links() || runsInMemory()) && !findRuntime())
    return false;
  return (!links() || findLinker()) && (!runsExecutable() || findEmulator());
}

void Toolchain::printCommands() {
  if (!find())
    return;
  const StringRef Object = Options.LinksOnly ? "" : "program.o";
  StringRef Executable;
  for (const Output &O : Options.Outputs)
    if (O.Kind == EmitKind::Executable) {
      Executable = O.Path;
      link(Object, Executable, /*Program=*/nullptr);
    }
  if (!runsExecutable())
    return;
  if (Executable.empty()) {
    Executable = "./program";
    link(Object, Executable, /*Program=*/nullptr);
  }
  (void)run(Executable);
}

bool Toolchain::findRuntime() {
  Runtime = runtimePath(Options.RuntimeDirectory.empty()
                            ? defaultRuntimeDirectory(ProgramPath)
                            : Options.RuntimeDirectory,
                        Target);
  if (Options.DryRun || sys::fs::exists(Runtime))
    return true;
  Diagnostics.report(DiagnosticID::RuntimeMissing, Target.Name, Runtime);
  return false;
}

bool Toolchain::findTool(ArrayRef<std::string> Names, StringRef What,
                         StringRef Purpose, StringRef Package,
                         std::string &Path) {
  Path = findFirst(Names);
  if (!Path.empty())
    return true;
  Path = Names.front();
  if (Options.DryRun)
    return true;
  // The package is unknown if the user gave the name of the tool.
  std::string Where =
      Package.empty() ? ""
                      : ("; on Debian it is in the package " + Package).str();
  Diagnostics.report(DiagnosticID::ToolMissing,
                     (What + " '" + Names.front() + "'").str(), Purpose, Where);
  return false;
}

bool Toolchain::findLinker() {
  std::string Purpose = "link an executable for " + Target.Name;
  if (!Options.Linker.empty())
    return findTool({Options.Linker}, "the linker", Purpose,
                    /*Package=*/"", Linker);
  return findTool(Tools.Linkers, "the linker", Purpose, Tools.LinkerPackage,
                  Linker);
}

bool Toolchain::findEmulator() {
  if (Tools.Emulator.empty())
    return true;
  return findTool({Tools.Emulator}, "the emulator",
                  "run a program for " + Target.Name, Tools.EmulatorPackage,
                  Emulator);
}

bool Toolchain::announce(ArrayRef<StringRef> Command) {
  if (Options.Verbose || Options.DryRun)
    printCommand(errs(), Command);
  return !Options.DryRun;
}

/// Whether code with 32-bit addresses can be linked for this target. Position
/// independent code has no such addresses.
static bool mayHaveLowAddresses(const TargetDescription &Target) {
  const auto Relocation = codegen::getExplicitRelocModel();
  return Target.Triple.getArch() == Triple::sparcv9 && !Target.IsHost &&
         (!Relocation || *Relocation == Reloc::Static);
}

bool Toolchain::needsLowAddresses() const {
  const auto Model = codegen::getExplicitCodeModel();
  return links() && mayHaveLowAddresses(Target) &&
         (Model ? *Model == CodeModel::Small : choosesLowAddresses());
}

bool Toolchain::choosesLowAddresses() const {
  return links() && !Options.LinksOnly && mayHaveLowAddresses(Target) &&
         !codegen::getExplicitCodeModel() &&
         none_of(Options.Outputs, [](const Output &O) {
           return O.Kind == EmitKind::Object || O.Kind == EmitKind::Assembly;
         });
}

/// Returns an error message about the addresses of an executable, or an empty
/// string if all are below 4 GB.
static std::string problemWithAddresses(const MemoryBuffer &Executable) {
  using namespace llvm::object;
  Expected<std::unique_ptr<ObjectFile>> Parsed =
      ObjectFile::createELFObjectFile(Executable.getMemBufferRef());
  if (!Parsed)
    return "is not an object file: " + toString(Parsed.takeError());
  const auto *ELF = dyn_cast<ELF64BEObjectFile>(Parsed->get());
  if (!ELF)
    return "is not a 64-bit SPARC executable";
  if (ELF->getELFFile().getHeader().e_type != ELF::ET_EXEC)
    return "may be loaded at any address";
  auto Segments = ELF->getELFFile().program_headers();
  if (!Segments)
    return "has broken program headers: " + toString(Segments.takeError());
  constexpr uint64_t Limit = uint64_t(1) << 32;
  bool IsLoaded = false;
  for (const auto &Segment : *Segments) {
    if (Segment.p_type != ELF::PT_LOAD)
      continue;
    IsLoaded = true;
    const uint64_t Start = Segment.p_vaddr, Size = Segment.p_memsz;
    if (Start > Limit || Size > Limit - Start)
      return formatv("has a segment of {0:x} bytes at {1:x}", Size, Start);
  }
  return IsLoaded ? "" : "has no segments";
}

bool Toolchain::checkAddresses(StringRef Executable) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> File =
      MemoryBuffer::getFile(Executable);
  const std::string Problem =
      File ? problemWithAddresses(**File)
           : "cannot be read: " + File.getError().message();
  if (!Problem.empty())
    Diagnostics.report(DiagnosticID::HighAddresses, Linker, Problem);
  return Problem.empty();
}

void Toolchain::reportLinkerFailure(StringRef Errors, int Status,
                                    const ast::Expression *Program) {
  LinkerMessages Messages = parseLinkerMessages(Errors);
  const size_t NumUndefined = Messages.Undefined.size();
  if (Program)
    reportUndefinedExternals(*Program, Messages.Undefined, Diagnostics);
  const bool IsExplained = Messages.Undefined.size() < NumUndefined &&
                           Messages.Undefined.empty() && !Messages.HasOthers;
  if (IsExplained)
    return;
  errs() << printableText(Errors);
  Diagnostics.report(DiagnosticID::ToolFailed, "the linker '" + Linker + "'",
                     Status);
}

bool Toolchain::link(StringRef Object, StringRef Executable,
                     const ast::Expression *Program) {
  SmallVector<StringRef, 16> Command{Linker};
  Command.append(Tools.LinkerFlags.begin(), Tools.LinkerFlags.end());
  if (hasOneMain())
    Command.push_back("-Wl,--wrap=main");
  Command.append({"-o", Executable});
  if (!Object.empty())
    Command.push_back(Object);
  Command.append(Options.LinkerInputs.begin(), Options.LinkerInputs.end());
  const std::string Prelinked = prelinkedRuntime();
  if (!Prelinked.empty())
    Command.append({"-nostartfiles", Prelinked});
  Command.append({Runtime, "-lm"});
  if (!announce(Command))
    return true;
  std::string Errors;
  ErrorOr<int> Status = execute(Command, Errors);
  if (Status && *Status == 0) {
    errs() << printableText(Errors);
    uint64_t Size = 0;
    if (sys::fs::file_size(Executable, Size) || Size == 0) {
      Diagnostics.report(DiagnosticID::NothingLinked, Linker);
      return false;
    }
    return !needsLowAddresses() || checkAddresses(Executable);
  }
  reportLinkerFailure(Errors, Status ? *Status : 1, Program);
  return false;
}

ErrorOr<int> Toolchain::run(StringRef Executable) {
  SmallVector<StringRef, 16> Command;
  if (!Emulator.empty())
    Command.push_back(Emulator);
  SmallString<128> Path(Executable);
  // A shell would look for a plain name in PATH.
  if (!sys::path::has_parent_path(Path))
    Path = ("./" + Executable).str();
  Command.push_back(Path);
  Command.append(Options.RunArguments.begin(), Options.RunArguments.end());
  return announce(Command) ? execute(Command) : 0;
}
