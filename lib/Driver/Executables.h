//===- Executables.h - Linking executables and running one ------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_EXECUTABLES_H
#define MINCAML_LIB_DRIVER_EXECUTABLES_H

#include "Outputs.h"
#include "Toolchain.h"

namespace mincaml {

/// The executables that the options request: outputs, and the one that --run
/// executes, which is removed with this object unless it is an output.
class Executables {
public:
  Executables(Outputs &Files, Toolchain &Tools, DiagnosticEngine &Diagnostics)
      : Files(Files), Tools(Tools), Diagnostics(Diagnostics) {}

  /// Links them of the linker's inputs and \p Object, the contents of an object
  /// file; empty: of the inputs only. False after reporting an error, where
  /// \p Program, which may be null, uses what is undefined.
  bool link(llvm::StringRef Object, const ast::Expression *Program);

  /// Whether there is one to run, after link.
  bool hasProgram() const { return !ToRun.empty(); }
  /// Runs it, as Toolchain::run.
  llvm::ErrorOr<int> run() { return Tools.run(ToRun); }

private:
  bool linkOne(llvm::StringRef ObjectPath, const ast::Expression *Program,
               OutputFile &Executable);

  Outputs &Files;
  Toolchain &Tools;
  DiagnosticEngine &Diagnostics;
  std::string ToRun;
  /// If what runs is no output.
  std::unique_ptr<OutputFile> Temporary;
};

/// The exit status of the compiler after a program that it ran, as run and
/// runInChild return it. Says on standard error if a signal has ended the
/// program, or if it could not run.
int statusAfterRun(llvm::ErrorOr<int> Status, llvm::StringRef CompilerName);

/// Links the executable of a command line without a program, only with object
/// files and archives, and runs it with --run. Returns the exit status.
int linkObjects(const DriverOptions &Options, llvm::StringRef ProgramPath);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_EXECUTABLES_H
