//===- Toolchain.h - Linking and running ------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_TOOLCHAIN_H
#define MINCAML_LIB_DRIVER_TOOLCHAIN_H

#include "Outputs.h"
#include "mincaml/CodeGen/TargetDescription.h"
#include "mincaml/Driver/Options.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>
#include <string>

namespace llvm {
class Triple;
namespace orc {
class LLJIT;
} // namespace orc
} // namespace llvm

namespace mincaml {

/// The programs that link and run executables of a target.
struct TargetTools {
  /// The names of C compilers that can link, in order of preference.
  std::vector<std::string> Linkers;
  std::vector<std::string> LinkerFlags;
  std::string LinkerPackage;
  /// The name of the emulator; empty for the host.
  std::string Emulator;
  std::string EmulatorPackage;
};

/// Prints the targets that have a runtime, one per line: name, triple, emulator
/// (`-` for none) and the command that links.
void printTargets(llvm::raw_ostream &OS);

/// Prints the runtimes, linkers and emulators of all targets with their paths,
/// for --version, and says which are missing. \p ProgramPath is the path of the
/// compiler, from which the runtimes are found.
void printInstalledTools(llvm::StringRef ProgramPath, llvm::raw_ostream &OS);

/// A MinCaml program that is linked in memory with its runtime.
class JITProgram {
public:
  ~JITProgram();

  /// Runs the program with Arguments as Sys.argv. Returns the exit status,
  /// unless the program ends the process.
  int run(llvm::ArrayRef<std::string> Arguments) const;
  /// Returns the address of a symbol of the program or of the runtime, or null.
  void *find(llvm::StringRef Symbol) const;

private:
  friend class Toolchain;
  JITProgram();
  llvm::Error link(std::unique_ptr<llvm::MemoryBuffer> Object,
                   const llvm::Triple &Triple, const std::string &Runtime);

  /// The first error that the JIT reports to its session, which is more
  /// specific than the error that it returns.
  std::string Problem;
  /// The symbols that the JIT has not found.
  llvm::StringSet<> Undefined;
  std::unique_ptr<llvm::orc::LLJIT> JIT;
  void (*SetArguments)(int, char **) = nullptr;
  int (*Run)(void (*)()) = nullptr;
  void (*Start)() = nullptr;
};

/// The runtime, linker and emulator of one target. With -###, commands are only
/// printed, and no tool needs to exist.
class Toolchain {
public:
  /// \p ProgramPath is argv[0], from which the installation is found.
  Toolchain(const TargetDescription &Target, const DriverOptions &Options,
            llvm::StringRef ProgramPath, DiagnosticEngine &Diagnostics);

  /// Whether --run loads the program into memory, without a linker.
  bool runsInMemory() const;
  /// Whether --run runs an executable.
  bool runsExecutable() const { return Options.Run && !runsInMemory(); }
  /// Whether the options require an executable, either as an output or for
  /// --run.
  bool links() const;

  /// Returns the path of the script that gdb loads for an executable with debug
  /// information. Returns an empty path if no such executable is linked, or if
  /// the script is not installed.
  std::string debuggerScript() const;

  /// Whether code is generated only for an executable, so that addresses below
  /// 4 GB can be assumed.
  bool choosesLowAddresses() const;
  /// Whether link() must check that all addresses are below 4 GB, because the
  /// compiler or an option chose a code model that assumes it.
  bool needsLowAddresses() const;

  /// Finds the tools that the options require. Call this before compiling, so
  /// that a missing tool is reported at once. Returns false after reporting an
  /// error.
  bool find();

  /// Prints the commands that link and run would execute, for -###.
  void printCommands();

  /// Links \p Object, the contents of an object file (or an empty text), and
  /// the linker's inputs to the executables that the options request: the
  /// outputs, and the one that --run executes. If the latter is not an output,
  /// it is removed when this object is destroyed. Returns false after reporting
  /// an error, for example addresses that are too high. Undefined symbols are
  /// reported at their uses in \p Program, which may be null.
  bool link(Outputs &Files, llvm::StringRef Object,
            const ast::Expression *Program);

  /// Whether link has produced an executable to run.
  bool hasProgram() const { return !ToRun.empty(); }
  /// Runs the executable of --run and returns its exit status, or
  /// SignalStatus + N if signal N ended it. Does not report errors, because the
  /// program may already have printed something.
  llvm::ErrorOr<int> run() { return run(ToRun); }

  /// Links the object file with the runtime in memory, after find. Returns null
  /// after reporting an error. Undefined symbols are reported at their uses in
  /// \p Program, which may be null.
  std::unique_ptr<JITProgram> load(std::unique_ptr<llvm::MemoryBuffer> Object,
                                   const ast::Expression *Program);

private:
  bool link(llvm::StringRef ObjectPath, llvm::StringRef Executable,
            const ast::Expression *Program);
  bool link(llvm::StringRef ObjectPath, OutputFile &Executable,
            const ast::Expression *Program);
  llvm::ErrorOr<int> run(llvm::StringRef Executable);
  void reportLinkerFailure(llvm::StringRef Errors, int Status,
                           const ast::Expression *Program);
  bool linksOnlyProgram() const;
  std::string prelinkedRuntime() const;
  bool checkAddresses(llvm::StringRef Executable);
  bool findRuntime();
  bool findLinker();
  bool findEmulator();
  bool findTool(llvm::ArrayRef<std::string> Names, llvm::StringRef What,
                llvm::StringRef Purpose, llvm::StringRef Package,
                std::string &Path);
  /// Prints the command with -v or -###. Returns whether to execute it.
  bool announce(llvm::ArrayRef<llvm::StringRef> Command);

  const TargetDescription &Target;
  TargetTools Tools;
  const DriverOptions &Options;
  std::string ProgramPath;
  DiagnosticEngine &Diagnostics;
  std::string Runtime;
  std::string Linker;
  std::string Emulator;
  /// The path of the executable that --run executes.
  std::string ToRun;
  /// The executable at ToRun, if it is a temporary file and not an output.
  std::unique_ptr<OutputFile> Temporary;
};

/// Returns the exit status of the compiler after it has run a program. Status
/// is the result of Toolchain::run or runInChild. Prints a message to standard
/// error if a signal ended the program, or if it could not be run.
int statusAfterRun(llvm::ErrorOr<int> Status, llvm::StringRef CompilerName);

/// Links the executable if the inputs are only object files and archives, and
/// runs it with --run. Returns the exit status.
int linkObjects(const DriverOptions &Options, llvm::StringRef ProgramPath);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_TOOLCHAIN_H
