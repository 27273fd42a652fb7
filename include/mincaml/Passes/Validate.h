//===- Validate.h - Translation validation of a pipeline --------*- C++ -*-===//

#ifndef MINCAML_PASSES_VALIDATE_H
#define MINCAML_PASSES_VALIDATE_H

#include "mincaml/Validation/Validation.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"

namespace mincaml {

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
  static llvm::Expected<Options> parseOptions(llvm::StringRef Text);

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

#endif // MINCAML_PASSES_VALIDATE_H
