//===- FactCheck.h - Run-time checks of analysis results --------*- C++ -*-===//
//
// `mincaml-check-facts`: inserts calls to the runtime (runtime/facts.h) that
// compare the results of the analyses of lib/Analysis with the execution of the
// program. If a result is wrong, the program ends with status 88 and a message.
// Otherwise its output does not change.
//
// The pass first collects all results for the module at this point of the
// pipeline. It uses cached results even if the module has changed since they
// were computed, because other passes would use them as well. Then it inserts
// the calls; blocks and edges do not change.
//
// A report means that an analysis result is wrong, or that the program has
// undefined behavior. docs/fact-checking.md has the argument for each kind of
// result.
//
// The pass does not change a module that has already been instrumented.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_FACTCHECK_FACTCHECK_H
#define MINCAML_FACTCHECK_FACTCHECK_H

#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"

namespace mincaml {

enum class AnalysisResult : unsigned char {
#define RESULT(Enumerator, Name, Description) Enumerator,
#include "mincaml/FactCheck/AnalysisResults.def"
};

class FactCheckPass : public llvm::PassInfoMixin<FactCheckPass> {
public:
  struct Options {
    /// A bit for each enumerator of AnalysisResult.
    uint32_t Results = ~0u;
    bool includes(AnalysisResult Kind) const {
      return Results >> unsigned(Kind) & 1;
    }
  };
  /// Parses names of analysis results, separated by semicolons. The empty text
  /// selects all.
  static llvm::Expected<Options> parseOptions(llvm::StringRef Text,
                                              llvm::StringRef PassName);
  static std::string describeOptions() { return "fact;..."; }

  explicit FactCheckPass(Options TheOptions) : TheOptions(TheOptions) {}

  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> PassNameOfClass);
  static bool isRequired() { return true; }

private:
  Options TheOptions;
};

} // namespace mincaml

#endif // MINCAML_FACTCHECK_FACTCHECK_H
