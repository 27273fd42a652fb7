//===- Outputs.h - The outputs of a compilation -----------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_OUTPUTS_H
#define MINCAML_LIB_DRIVER_OUTPUTS_H

#include "mincaml/CodeGen/CodeGen.h"
#include "mincaml/Driver/Options.h"
#include "mincaml/Support/OutputFile.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mincaml {

/// The description of a kind of output, from a row of EmitKinds.def.
struct EmitKindInfo {
  EmitKind Kind;
  llvm::StringRef Spelling;
  llvm::StringRef Extension;
  bool View;
};

inline constexpr EmitKindInfo EmitKinds[] = {
#define EMIT(Enum, Spelling, Extension, View, Description)                     \
  {EmitKind::Enum, Spelling, Extension, View},
#include "mincaml/Driver/EmitKinds.def"
};

/// Returns a callback that reports that an output cannot be written.
OutputFailure reportOutputFailure(DiagnosticEngine &Diagnostics);

/// The outputs that the options request, and their files. The files appear
/// under their names only when all of them are complete.
class Outputs {
public:
  Outputs(const DriverOptions &Options, DiagnosticEngine &Diagnostics)
      : Options(Options), Diagnostics(Diagnostics) {}

  /// Opens all files. Returns false after reporting an error, for example that
  /// an output would overwrite the program.
  bool open();
  /// Gives all files their names. Returns false after reporting an error.
  bool commit();

  /// Returns whether a stage after the one that produces \p Kind is required.
  bool needStageAfter(EmitKind Kind) const;
  bool isRequested(EmitKind Kind) const;
  /// Whether an output shows the source expression of each location. This is
  /// not possible with -g, where several expressions can have the same
  /// location.
  bool nameExpressions() const;

  /// Calls \p Write for each output of this kind.
  void write(EmitKind Kind, llvm::function_ref<void(OutputFile &)> Write);
  /// Calls \p Print with the stream of each output of this kind.
  void print(EmitKind Kind,
             llvm::function_ref<void(llvm::raw_pwrite_stream &)> Print);

  /// Returns the outputs that code generation writes to files, except object
  /// files.
  llvm::SmallVector<CodeOutput, 4> codeOutputs();

private:
  bool overwritesInput(const Output &O);

  const DriverOptions &Options;
  DiagnosticEngine &Diagnostics;
  /// The files, in the order of Options.Outputs.
  std::vector<std::unique_ptr<OutputFile>> Files;
};

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_OUTPUTS_H
