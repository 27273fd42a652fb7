//===- Target.h - What to compile, link and run for -------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_TARGET_H
#define MINCAML_LIB_DRIVER_TARGET_H

#include "mincaml/Driver/Options.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Triple.h"
#include <memory>
#include <string>
#include <vector>

namespace mincaml {

/// A target of --target=, with the tools it takes.
struct Target {
  /// As the user calls it: "sparc", "sparcv9", "host", or a triple. Also the
  /// folder of its runtime.
  std::string Name;
  llvm::Triple Triple;
  std::string CPU;
  bool IsHost = false;

  /// Names of the C compiler that links for it, in order of preference.
  std::vector<std::string> Linkers;
  std::vector<std::string> LinkerFlags;
  std::string LinkerPackage;
  /// Runs its executables; empty for the host.
  std::string Emulator;
  std::string EmulatorPackage;
};

/// Prints the targets that have a runtime, a line each: name, triple, emulator
/// (`-` for none) and the command that links.
void printTargets(llvm::raw_ostream &OS);

/// The target called \p Name; reports and returns nothing if there is none.
std::optional<Target> findTarget(llvm::StringRef Name,
                                 DiagnosticEngine &Diagnostics);

/// Answers -mcpu=help and -mattr=help. False: it was not asked for.
bool answersHelp(const Target &T);

/// LLVM's description of the target, as -mcpu=, -mattr= and so on change it.
/// Null after reporting an error.
std::unique_ptr<llvm::TargetMachine>
createTargetMachine(const Target &T, unsigned OptimizationLevel,
                    DiagnosticEngine &Diagnostics);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_TARGET_H
