//===- Toolchain.h - Linking and running ------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_TOOLCHAIN_H
#define MINCAML_LIB_DRIVER_TOOLCHAIN_H

#include "mincaml/CodeGen/TargetDescription.h"
#include "mincaml/Driver/Options.h"
#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/ArrayRef.h"

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
  /// Returns whether the options require an executable, to keep or to run.
  bool links() const;

  /// The path of the script that gdb loads for an executable with debug
  /// information. Empty if no such executable is linked, or if the script is not
  /// installed.
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

  /// The runtime library, after find.
  const std::string &runtime() const { return Runtime; }

  /// Links the object file at the path \p Object, which may be empty, with the
  /// linker's inputs and the runtime, after find. Returns false after reporting
  /// an error, for example addresses that are too high. Undefined symbols are
  /// reported at their uses in \p Program, which may be null.
  bool link(llvm::StringRef Object, llvm::StringRef Executable,
            const ast::Expression *Program);

  /// Runs an executable of the target, after find, and returns its exit status,
  /// or SignalStatus + N if signal N ended it. Does not report errors: at this
  /// point the program may already have printed.
  llvm::ErrorOr<int> run(llvm::StringRef Executable);

private:
  void reportLinkerFailure(llvm::StringRef Errors, int Status,
                           const ast::Expression *Program);
  bool hasOneMain() const;
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
};

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_TOOLCHAIN_H
