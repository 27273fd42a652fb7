//===- Executables.h - Linking and running executables ----------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_EXECUTABLES_H
#define MINCAML_LIB_DRIVER_EXECUTABLES_H

#include "Outputs.h"
#include "Toolchain.h"

namespace mincaml {

/// The executables that the options request: the outputs, and the executable
/// that --run executes. If the latter is not an output, it is removed when this
/// object is destroyed.
class Executables {
public:
  Executables(Outputs &Files, Toolchain &Tools, DiagnosticEngine &Diagnostics)
      : Files(Files), Tools(Tools), Diagnostics(Diagnostics) {}

  /// Links the executables from the linker's inputs and \p Object, the contents
  /// of an object file, which may be empty. Returns false after reporting an
  /// error. Undefined symbols are reported at their uses in \p Program, which
  /// may be null.
  bool link(llvm::StringRef Object, const ast::Expression *Program);

  /// Whether there is an executable to run, after link.
  bool hasProgram() const { return !ToRun.empty(); }
  /// Runs it; see Toolchain::run.
  llvm::ErrorOr<int> run() { return Tools.run(ToRun); }

private:
  bool linkOne(llvm::StringRef ObjectPath, const ast::Expression *Program,
               OutputFile &Executable);

  Outputs &Files;
  Toolchain &Tools;
  DiagnosticEngine &Diagnostics;
  std::string ToRun;
  /// The executable that --run executes, if it is not an output.
  std::unique_ptr<OutputFile> Temporary;
};

/// Returns the exit status of the compiler after it has run a program. Status is
/// the result of run or runInChild. Prints a message to standard error if a
/// signal ended the program, or if it could not run.
int statusAfterRun(llvm::ErrorOr<int> Status, llvm::StringRef CompilerName);

/// Links the executable of a command line that has only object files and
/// archives, and runs it with --run. Returns the exit status.
int linkObjects(const DriverOptions &Options, llvm::StringRef ProgramPath);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_EXECUTABLES_H
