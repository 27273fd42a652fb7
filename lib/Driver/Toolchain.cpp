//===- Toolchain.cpp - Linking and running --------------------------------===//

#include "Toolchain.h"
#include "Process.h"
#include "mincaml/Frontend/Operands.h"
#include "mincaml/Support/PrintableText.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/CodeGen/CommandFlags.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Host.h"
#include <csignal>
#include <cstring>

using namespace mincaml;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Finding the tools
//===----------------------------------------------------------------------===//

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

/// Returns the path of the file Name, which is relative to the parent of the
/// compiler's folder bin. In the build tree and in an installation, this parent
/// contains lib/mincaml and share.
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

/// Returns the path of the first of these programs that exists, or an empty
/// string.
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

/// Whether the only input is a MinCaml program, so that no input can define
/// `main` or a symbol of the runtime.
bool Toolchain::linksOnlyProgram() const {
  return !Options.hasForeignModule() && Options.LinkerInputs.empty();
}

/// Returns the path of an object file in which the start files, the runtime and
/// the part of the C library that it needs are already linked
/// (runtime/CMakeLists.txt). It halves the linking time. Returns an empty path
/// if the file does not exist, or if another input could define the same
/// symbols.
std::string Toolchain::prelinkedRuntime() const {
  if (Options.IRGen.Debug == IRGenOptions::DebugInfo::Full ||
      !linksOnlyProgram() || !Options.Linker.empty())
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
  // If the user gave the name of the tool, the package is unknown.
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

//===----------------------------------------------------------------------===//
// Symbols that nothing defines
//===----------------------------------------------------------------------===//

/// Returns the symbol of the external that \p Use refers to, or an empty string
/// if it refers to a definition in the program.
static std::string symbolOf(const ast::VariableReference &Use) {
  if (Use.ResolvedTo == ast::VariableReference::Resolution::DeclaredExternal)
    return Use.External->Symbol.str();
  if (Use.ResolvedTo == ast::VariableReference::Resolution::ImplicitExternal)
    return (runtime::SymbolPrefix + Use.Name).str();
  return "";
}

/// Returns the first use of each external in the text, sorted by location.
static std::vector<std::pair<std::string, const ast::VariableReference *>>
firstUses(const ast::Expression &Program) {
  StringMap<const ast::VariableReference *> Firsts;
  auto Start = [](const ast::VariableReference *Use) {
    return Use->Range.Start.getPointer();
  };
  // Use a worklist, because programs can be nested too deeply for recursion.
  SmallVector<const ast::Expression *, 64> Open{&Program};
  while (!Open.empty()) {
    const ast::Expression *E = Open.pop_back_val();
    ast::appendOperands(E, Open);
    const auto *Use = dyn_cast<ast::VariableReference>(E);
    std::string Symbol = Use ? symbolOf(*Use) : "";
    if (Symbol.empty())
      continue;
    const ast::VariableReference *&First = Firsts[Symbol];
    if (!First || Start(Use) < Start(First))
      First = Use;
  }
  std::vector<std::pair<std::string, const ast::VariableReference *>> Uses;
  for (const auto &[Symbol, First] : Firsts)
    Uses.emplace_back(Symbol, First);
  sort(Uses, [&](const auto &Left, const auto &Right) {
    return Start(Left.second) < Start(Right.second);
  });
  return Uses;
}

/// Reports the first use of each external of the program whose symbol is one of
/// \p Undefined, in the order of the text, and removes these symbols.
static void reportUndefinedExternals(const ast::Expression &Program,
                                     StringSet<> &Undefined,
                                     DiagnosticEngine &Diagnostics) {
  for (const auto &[Symbol, Use] : firstUses(Program)) {
    if (!Undefined.erase(Symbol))
      continue;
    const bool IsDeclared =
        Use->ResolvedTo == ast::VariableReference::Resolution::DeclaredExternal;
    Diagnostic D = Diagnostics.report(
        Use->Range, DiagnosticID::UndefinedExternal, Use->Name,
        IsDeclared ? "the C function" : "the symbol", Symbol);
    if (IsDeclared)
      D.note(Use->External->SymbolRange, "it is declared here");
  }
}

/// Returns the symbol that a line of the linker's output reports as undefined,
/// or an empty string.
static StringRef undefinedSymbol(StringRef Line) {
  StringRef Rest = Line.split("undefined symbol: ").second;
  if (!Rest.empty())
    return Rest.trim();
  // The plural is for messages such as "more undefined references to `f'
  // follow".
  for (StringRef Words :
       {"undefined reference to ", "undefined references to "}) {
    Rest = Line.split(Words).second;
    if (Rest.consume_front("`") || Rest.consume_front("'"))
      return Rest.take_until([](char C) { return C == '\''; });
  }
  return "";
}

/// Whether a line of the linker's output only says where a symbol is undefined,
/// or that the linker failed.
static bool isContext(StringRef Line) {
  return Line.trim().empty() || Line.contains(": in function `") ||
         Line.starts_with(">>> ") ||
         Line.contains("error: ld returned 1 exit status") ||
         Line.contains("error: linker command failed");
}

namespace {

/// The messages of a linker (GNU ld, gold, lld or mold) that failed.
struct LinkerMessages {
  /// The symbols that the linker reports as undefined.
  StringSet<> Undefined;
  /// Whether there are messages about other problems.
  bool HasOthers = false;
};

} // namespace

static LinkerMessages parseLinkerMessages(StringRef Text) {
  LinkerMessages Result;
  for (StringRef Line : split(Text, '\n')) {
    StringRef Symbol = undefinedSymbol(Line);
    if (!Symbol.empty())
      Result.Undefined.insert(Symbol);
    else
      Result.HasOthers |= !isContext(Line);
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// Executables
//===----------------------------------------------------------------------===//

/// Whether code with 32-bit addresses can be linked for this target.
/// Position-independent code cannot contain such addresses.
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
  // In a debugger, only the MinCaml program should be called `main`. The C
  // function `main` of the runtime is then not linked (runtime/debugger.c).
  if (Options.IRGen.Debug == IRGenOptions::DebugInfo::Full &&
      linksOnlyProgram())
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

bool Toolchain::link(StringRef ObjectPath, OutputFile &Executable,
                     const ast::Expression *Program) {
  return Executable.close() &&
         link(ObjectPath, Executable.temporaryPath(), Program) &&
         Executable.makeExecutable();
}

bool Toolchain::link(Outputs &Files, StringRef Object,
                     const ast::Expression *Program) {
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
    IsLinked = IsLinked && link(ObjectPath, Executable, Program);
    if (runsExecutable())
      ToRun = Executable.path();
  });
  if (!IsLinked || !runsExecutable() || hasProgram())
    return IsLinked;
  // Link a temporary executable for --run, since none is among the outputs.
  Temporary =
      OutputFile::createTemporary(".exe", reportOutputFailure(Diagnostics));
  if (!Temporary)
    return false;
  ToRun = Temporary->temporaryPath();
  return link(ObjectPath, *Temporary, Program);
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

/// Returns the name of the target of the first input that is an object file for
/// a target with a runtime, or an empty string.
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
  const bool IsComplete =
      Files.open() && Tools.find() &&
      Tools.link(Files, /*Object=*/"", /*Program=*/nullptr) && Files.commit();
  Diagnostics.finish();
  if (!IsComplete)
    return 1;
  return Tools.hasProgram()
             ? statusAfterRun(Tools.run(), Options.Diagnostics.ProgramName)
             : 0;
}

//===----------------------------------------------------------------------===//
// Host programs in memory
//===----------------------------------------------------------------------===//

JITProgram::JITProgram() = default;
JITProgram::~JITProgram() = default;

Error JITProgram::link(std::unique_ptr<MemoryBuffer> Object,
                       const Triple &Triple, const std::string &Runtime) {
  orc::LLJITBuilder Builder;
  Builder.setJITTargetMachineBuilder(orc::JITTargetMachineBuilder(Triple));
  // The program runs in a forked process, which has only one thread.
  Builder.setNumCompileThreads(0);
  if (Error E = Builder.create().moveInto(JIT))
    return E;
  JIT->getExecutionSession().setErrorReporter([this](Error E) {
    E = handleErrors(std::move(E), [this](const orc::SymbolsNotFound &Missing) {
      for (const orc::SymbolStringPtr &Symbol : Missing.getSymbols())
        Undefined.insert(*Symbol);
    });
    if (!E)
      return;
    std::string Text = toString(std::move(E));
    if (Problem.empty())
      Problem = std::move(Text);
  });
  orc::JITDylib &Main = JIT->getMainJITDylib();
  auto Library = orc::StaticLibraryDefinitionGenerator::Load(
      JIT->getObjLinkingLayer(), Runtime.c_str());
  if (!Library)
    return Library.takeError();
  Main.addGenerator(std::move(*Library));
  if (Error E = JIT->addObjectFile(std::move(Object)))
    return E;
  Expected<orc::ExecutorAddr> RunAddress = JIT->lookup(runtime::RunSymbol);
  if (!RunAddress)
    return RunAddress.takeError();
  Expected<orc::ExecutorAddr> StartAddress = JIT->lookup(runtime::StartSymbol);
  if (!StartAddress)
    return StartAddress.takeError();
  Expected<orc::ExecutorAddr> SetArgumentsAddress =
      JIT->lookup(runtime::SetArgumentsSymbol);
  if (!SetArgumentsAddress)
    return SetArgumentsAddress.takeError();
  SetArguments = SetArgumentsAddress->toPtr<void (*)(int, char **)>();
  Run = RunAddress->toPtr<int (*)(void (*)())>();
  Start = StartAddress->toPtr<void (*)()>();
  return Error::success();
}

void *JITProgram::find(StringRef Symbol) const {
  Expected<orc::ExecutorAddr> Address = JIT->lookup(Symbol);
  if (Address)
    return Address->toPtr<void *>();
  consumeError(Address.takeError());
  return nullptr;
}

std::unique_ptr<JITProgram>
Toolchain::load(std::unique_ptr<MemoryBuffer> Object,
                const ast::Expression *Program) {
  std::unique_ptr<JITProgram> Loaded(new JITProgram());
  Error E = Loaded->link(std::move(Object), Target.Triple, Runtime);
  if (!E)
    return Loaded;
  std::string Problem = toString(std::move(E));
  if (!Loaded->Problem.empty()) {
    Problem = Loaded->Problem;
  } else if (!Loaded->Undefined.empty()) {
    if (Program)
      reportUndefinedExternals(*Program, Loaded->Undefined, Diagnostics);
    if (Loaded->Undefined.empty())
      return nullptr;
    SmallVector<StringRef, 4> Names(Loaded->Undefined.keys());
    sort(Names);
    Problem = "nothing defines " + join(Names, ", ");
  }
  Diagnostics.report(DiagnosticID::CannotRun, Problem);
  return nullptr;
}

int JITProgram::run(ArrayRef<std::string> Arguments) const {
  // These are C strings; the last pointer is null, as for C's main.
  std::vector<std::string> Copies(Arguments);
  std::vector<char *> Pointers;
  for (std::string &Copy : Copies)
    Pointers.push_back(Copy.data());
  Pointers.push_back(nullptr);
  SetArguments(Copies.size(), Pointers.data());
  return Run(Start);
}
