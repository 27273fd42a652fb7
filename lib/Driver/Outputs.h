//===- Outputs.h - What a compilation writes --------------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_OUTPUTS_H
#define MINCAML_LIB_DRIVER_OUTPUTS_H

#include "mincaml/CodeGen/CodeGen.h"
#include "mincaml/Driver/Options.h"
#include "mincaml/Support/OutputFile.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mincaml {

/// A row of EmitKinds.def.
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

/// Reports that an output cannot be written.
OutputFailure reportOutputFailure(DiagnosticEngine &Diagnostics);

/// The outputs that the options request, and their files. Files appear when all
/// of them are complete.
class Outputs {
public:
  Outputs(const DriverOptions &Options, DiagnosticEngine &Diagnostics)
      : Options(Options), Diagnostics(Diagnostics) {}

  /// Opens all files. False after reporting an error, for example an output
  /// that would overwrite the program.
  bool open();
  /// False after reporting an error.
  bool commit();

  /// Returns whether a later stage than that of \p Kind is required.
  bool needStageAfter(EmitKind Kind) const;
  bool isRequested(EmitKind Kind) const;
  /// Whether an output names expressions by their locations: not with -g, where
  /// several expressions have the same one.
  bool nameExpressions() const;

  /// Calls \p Write for each output of this kind.
  void write(EmitKind Kind, llvm::function_ref<void(OutputFile &)> Write);
  /// Calls \p Print with the stream of each output of this kind.
  void print(EmitKind Kind,
             llvm::function_ref<void(llvm::raw_pwrite_stream &)> Print);

  /// The outputs that code generation writes to files, except object files.
  llvm::SmallVector<CodeOutput, 4> codeOutputs();

private:
  bool overwritesInput(const Output &O);

  const DriverOptions &Options;
  DiagnosticEngine &Diagnostics;
  /// In the order of Options.Outputs.
  std::vector<std::unique_ptr<OutputFile>> Files;
};

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_OUTPUTS_H
