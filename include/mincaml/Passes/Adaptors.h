//===- Adaptors.h - Passes that run a pipeline ------------------*- C++ -*-===//

#ifndef MINCAML_PASSES_ADAPTORS_H
#define MINCAML_PASSES_ADAPTORS_H

#include "mincaml/Validation/Validation.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"

namespace mincaml {

/// `mincaml-fixpoint<iterations=N>(pipeline)`: runs a pipeline until one
/// iteration reports that it changed nothing, at most N times (1000 by
/// default).
///
/// This is the loop around MinCaml's optimizations ([MinCamlNotes], main.ml:
/// `iter`). It relies on passes that preserve all analyses exactly when they
/// leave the program as it is.
class FixpointPass : public llvm::PassInfoMixin<FixpointPass> {
public:
  struct Options {
    unsigned Iterations = 1000;
  };
  /// Parses `iterations=N`.
  static llvm::Expected<Options> parseOptions(llvm::StringRef Text,
                                              llvm::StringRef PassName);

  FixpointPass(llvm::ModulePassManager Pipeline, Options TheOptions)
      : Pipeline(std::move(Pipeline)), TheOptions(TheOptions) {}

  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> PassNameOfClass);
  /// Required: LLVM decides for each pass of the pipeline whether it is
  /// skipped.
  static bool isRequired() { return true; }

private:
  llvm::ModulePassManager Pipeline;
  Options TheOptions;
};

/// One iteration of a FixpointPass, as a pass of its own, so that callbacks see
/// the start and the end of each iteration. LLVM's own instrumentation ignores
/// classes whose names end in PassManager.
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

/// `mincaml-validate<options>(pipeline)`: runs a pipeline and decides for each
/// function that it changed whether the result refines the original
/// (docs/validation.md). It prints the report to standard error. If a function
/// is refuted, an error is emitted in the context, too. In any case the module
/// is the result of the pipeline.
class ValidatePass : public llvm::PassInfoMixin<ValidatePass> {
public:
  struct Options {
    validation::Options Validation;
    bool JSON = false;
  };
  /// Parses `unroll=N`, `query-time=MS`, `query-memory=MB`, `function-time=MS`,
  /// `interprocedural` and `json`, separated by semicolons.
  static llvm::Expected<Options> parseOptions(llvm::StringRef Text,
                                              llvm::StringRef PassName);

  ValidatePass(llvm::ModulePassManager Pipeline, Options TheOptions)
      : Pipeline(std::move(Pipeline)), TheOptions(std::move(TheOptions)) {}

  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> PassNameOfClass);
  static bool isRequired() { return true; }

private:
  llvm::ModulePassManager Pipeline;
  Options TheOptions;
};

} // namespace mincaml

#endif // MINCAML_PASSES_ADAPTORS_H
