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
  /// Names of the C compiler that links, in order of preference.
  std::vector<std::string> Linkers;
  std::vector<std::string> LinkerFlags;
  std::string LinkerPackage;
  /// Empty for the host.
  std::string Emulator;
  std::string EmulatorPackage;
};

/// Prints the targets that have a runtime, one line each: name, triple,
/// emulator
/// (`-` for none) and the command that links.
void printTargets(llvm::raw_ostream &OS);

/// Prints for --version where the runtimes of the program at \p ProgramPath
/// are, and which of them, of the linkers and of the emulators exist.
void printInstalledTools(llvm::StringRef ProgramPath, llvm::raw_ostream &OS);

/// The runtime, linker and emulator of one target. With -###, commands are
/// printed without being executed, and no tool needs to exist.
class Toolchain {
public:
  /// \p ProgramPath: argv[0], from which the installation is found.
  Toolchain(const TargetDescription &Target, const DriverOptions &Options,
            llvm::StringRef ProgramPath, DiagnosticEngine &Diagnostics);

  /// --run that needs no linker.
  bool runsInMemory() const;
  /// --run with an executable.
  bool runsExecutable() const { return Options.Run && !runsInMemory(); }
  /// Returns whether the options require an executable, to keep or to run.
  bool links() const;

  /// What gdb is to load with an executable that is linked with debug
  /// information; empty: it is not installed, or there is no such executable.
  std::string debuggerScript() const;

  /// Whether code is generated for an executable only, so that addresses below
  /// 4 GB can be assumed.
  bool choosesLowAddresses() const;
  /// Whether link() must make sure of that, because it was chosen or required
  /// by an option.
  bool needsLowAddresses() const;

  /// Finds the tools that the options require, before any time is spent on
  /// compiling. False after reporting an error.
  bool find();

  /// Prints what link and run would execute. For -###.
  void printCommands();

  /// The runtime library, after find.
  const std::string &runtime() const { return Runtime; }

  /// Links an object file, unless it is empty, with the linker's inputs and the
  /// runtime, after find. False after reporting
  /// an error, also if the addresses are too high. What the linker misses is
  /// reported where \p Program, which may be null, uses it.
  bool link(llvm::StringRef Object, llvm::StringRef Executable,
            const ast::Expression *Program);

  /// Runs an executable of the target, after find, and returns its exit status;
  /// SignalStatus + N if signal N ended it. Reports no errors: the program may
  /// have printed before.
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
