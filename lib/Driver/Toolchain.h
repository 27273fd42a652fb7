//===- Toolchain.h - Linking and running ------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_TOOLCHAIN_H
#define MINCAML_LIB_DRIVER_TOOLCHAIN_H

#include "Target.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/MemoryBuffer.h"

namespace mincaml {

/// Links, runs and finds the runtime for one target.
class Toolchain {
public:
  /// \p ProgramPath: argv[0], from which the installation is found.
  Toolchain(const Target &T, const DriverOptions &Options,
            llvm::StringRef ProgramPath, DiagnosticEngine &Diagnostics);

  /// The runtime library; empty after reporting that there is none.
  std::string runtimeLibrary();

  /// Links an object file with the runtime. False after reporting an error.
  bool link(llvm::StringRef Object, llvm::StringRef Executable);

  /// Runs an executable of the target, under its emulator if it has one, and
  /// returns its exit status; 128 + N if signal N ended it.
  std::optional<int> run(llvm::StringRef Executable);

  /// Runs an object file of the host in this process. Does not return if the
  /// program ends itself, as after a run-time error.
  std::optional<int> runInProcess(std::unique_ptr<llvm::MemoryBuffer> Object);

private:
  std::optional<std::string> findTool(llvm::ArrayRef<std::string> Names,
                                      llvm::StringRef What,
                                      llvm::StringRef Purpose,
                                      llvm::StringRef Package);
  /// Prints the command if asked to. False: print only.
  bool announce(llvm::ArrayRef<llvm::StringRef> Command);

  const Target &T;
  const DriverOptions &Options;
  std::string ProgramPath;
  DiagnosticEngine &Diagnostics;
};

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_TOOLCHAIN_H
