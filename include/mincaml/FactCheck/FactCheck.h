//===- FactCheck.h - Checking facts of analyses at run time -----*- C++ -*-===//
//
// `mincaml-check-facts`: inserts calls of the runtime (runtime/facts.h) that
// compare what the analyses of lib/Analysis claim about the program with what
// it does, and end it with status 88 and a message where a claim is wrong. What
// does not violate a claim prints what it would print otherwise.
//
// All facts of the module are collected first, as they are at this point of the
// pipeline: results that are cached are taken as they are, also those that are
// older than the last change of the module, because other passes would take
// them as well. Then the calls are inserted; blocks and edges stay as they are.
//
// A report means that a claim is wrong, or that the program has undefined
// behavior anyway. docs/fact-checking.md has the argument for each fact.
//
// A module that has been instrumented is left as it is.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_FACTCHECK_FACTCHECK_H
#define MINCAML_FACTCHECK_FACTCHECK_H

#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"

namespace mincaml {

enum class Fact : unsigned char {
#define FACT(Enumerator, Name, Description) Enumerator,
#include "mincaml/FactCheck/Facts.def"
};

class FactCheckPass : public llvm::PassInfoMixin<FactCheckPass> {
public:
  struct Options {
    /// By Fact.
    uint32_t Facts = ~0u;
    bool includes(Fact F) const { return Facts >> unsigned(F) & 1; }
  };
  /// Names of facts, separated by semicolons; nothing for all of them.
  static llvm::Expected<Options> parseOptions(llvm::StringRef Text);

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
