//===- Adaptors.h - Passes that run a pipeline ------------------*- C++ -*-===//

#ifndef MINCAML_PASSES_ADAPTORS_H
#define MINCAML_PASSES_ADAPTORS_H

#include "mincaml/Transforms/PassOptions.h"
#include "mincaml/Validation/Validation.h"

namespace mincaml {

struct FixpointOptions {
  unsigned Iterations = 1000;

  PassOptionList list() { return {{"iterations", &Iterations}}; }
};

/// `mincaml-fixpoint<iterations=N>(pipeline)`: runs a pipeline until one
/// iteration reports that it changed nothing, at most N times (1000 by
/// default).
///
/// This is the loop around MinCaml's optimizations ([MinCamlNotes], main.ml:
/// `iter`). It relies on each pass to report that all analyses are preserved if
/// and only if it has not changed the program.
class FixpointPass : public PassWithOptions<FixpointPass, FixpointOptions> {
public:
  FixpointPass(llvm::ModulePassManager Pipeline, Options TheOptions)
      : PassWithOptions(TheOptions), Pipeline(std::move(Pipeline)) {}

  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> PassNameOfClass);
  /// The pass itself is required: LLVM decides for each pass of the pipeline
  /// whether it is skipped.
  static bool isRequired() { return true; }

private:
  llvm::ModulePassManager Pipeline;
};

/// One iteration of a FixpointPass, as a separate pass, so that callbacks see
/// the start and the end of each iteration. LLVM's own instrumentation ignores
/// it, because the name of the class ends in PassManager.
class FixpointIterationPassManager
    : public llvm::PassInfoMixin<FixpointIterationPassManager> {
public:
  explicit FixpointIterationPassManager(llvm::ModulePassManager &Pipeline)
      : Pipeline(Pipeline) {}
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }

private:
  llvm::ModulePassManager &Pipeline;
};

struct ValidateOptions {
  validation::Options Validation;
  bool JSON = false;

  PassOptionList list() {
    return {{"unroll", &Validation.Unroll},
            {.Name = "query-time",
             .Value = &Validation.QueryMilliseconds,
             .Minimum = 1,
             .Placeholder = "MS"},
            {.Name = "query-memory",
             .Value = &Validation.QueryMegabytes,
             .Minimum = 1,
             .Placeholder = "MB"},
            {.Name = "function-time",
             .Value = &Validation.FunctionMilliseconds,
             .Minimum = 1,
             .Placeholder = "MS"},
            {"interprocedural", &Validation.Interprocedural},
            {"json", &JSON}};
  }
};

/// `mincaml-validate<options>(pipeline)`: runs a pipeline and decides for each
/// function that it changed whether the result refines the original
/// (docs/validation.md). It prints the report to standard error. If a function
/// is refuted, it also emits an error in the LLVMContext. In any case the
/// module is the result of the pipeline.
class ValidatePass : public PassWithOptions<ValidatePass, ValidateOptions> {
public:
  ValidatePass(llvm::ModulePassManager Pipeline, Options TheOptions)
      : PassWithOptions(std::move(TheOptions)), Pipeline(std::move(Pipeline)) {}

  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> PassNameOfClass);
  static bool isRequired() { return true; }

private:
  llvm::ModulePassManager Pipeline;
};

} // namespace mincaml

#endif // MINCAML_PASSES_ADAPTORS_H
