//===- Toolchain.h - Linking and running ------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_TOOLCHAIN_H
#define MINCAML_LIB_DRIVER_TOOLCHAIN_H

#include "mincaml/CodeGen/TargetDescription.h"
#include "mincaml/Driver/Options.h"
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

/// The runtime, linker and emulator of one target. With -###, commands are
/// only printed and no tool needs to exist.
class Toolchain {
public:
  /// \p ProgramPath: argv[0], from which the installation is found.
  Toolchain(const TargetDescription &Target, const DriverOptions &Options,
            llvm::StringRef ProgramPath, DiagnosticEngine &Diagnostics);

  // Each finds what the functions below need. False after reporting an error.
  bool findRuntime();
  bool findLinker();
  bool findEmulator();

  /// The runtime library, after findRuntime.
  const std::string &runtime() const { return Runtime; }

  /// Links an object file with the runtime, after findRuntime and findLinker.
  /// False after reporting an error.
  bool link(llvm::StringRef Object, llvm::StringRef Executable);

  /// Runs an executable of the target, after findEmulator, and returns its exit
  /// status; SignalStatus + N if signal N ended it. It reports nothing: the
  /// program may have printed by then.
  llvm::ErrorOr<int> run(llvm::StringRef Executable);

private:
  bool findTool(llvm::ArrayRef<std::string> Names, llvm::StringRef What,
                llvm::StringRef Purpose, llvm::StringRef Package,
                std::string &Path);
  /// Prints the command if asked to. False: print only.
  bool announce(llvm::ArrayRef<llvm::StringRef> Command);

  TargetTools Tools;
  /// As the user calls the target; also the folder of its runtime.
  std::string TargetName;
  const DriverOptions &Options;
  std::string ProgramPath;
  DiagnosticEngine &Diagnostics;
  std::string Runtime;
  std::string Linker;
  std::string Emulator;
};

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_TOOLCHAIN_H
