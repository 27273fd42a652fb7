//===- TargetDescription.h - Target machines --------------------*- C++ -*-===//

#ifndef MINCAML_CODEGEN_TARGETDESCRIPTION_H
#define MINCAML_CODEGEN_TARGETDESCRIPTION_H

#include "mincaml/Support/Diagnostics.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Triple.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mincaml {

/// A target, as --target= selects it.
struct TargetDescription {
  /// "sparc", "sparcv9", "host", or a triple as the user spells it.
  std::string Name;
  llvm::Triple Triple;
  /// The default processor, which -mcpu= overrides.
  std::string CPU;
  bool IsHost = false;
};

/// The targets that have a runtime.
std::vector<TargetDescription> targetsWithRuntime();

/// Returns the target called \p Name. If LLVM has no such target, reports an
/// error and returns nothing.
std::optional<TargetDescription> findTarget(llvm::StringRef Name,
                                            DiagnosticEngine &Diagnostics);

/// Lists the target's processors and features if -mcpu=help or -mattr=help is
/// given. Returns whether one of these options is given.
bool listProcessors(const TargetDescription &Description);

/// Creates LLVM's description of the target, as modified by -mcpu=, -mattr= and
/// similar options. \p HasLowAddresses promises that all addresses of the
/// program will be below 4 GB, which makes 64-bit SPARC code shorter;
/// -code-model= takes precedence. Returns null after reporting an error.
std::unique_ptr<llvm::TargetMachine>
createTargetMachine(const TargetDescription &Description,
                    unsigned OptimizationLevel, bool HasLowAddresses,
                    DiagnosticEngine &Diagnostics);

} // namespace mincaml

#endif // MINCAML_CODEGEN_TARGETDESCRIPTION_H
