//===- Passes.h - Registration and pipelines --------------------*- C++ -*-===//

#ifndef MINCAML_PASSES_PASSES_H
#define MINCAML_PASSES_PASSES_H

#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class PassBuilder;
class TargetMachine;
class raw_ostream;
} // namespace llvm

namespace mincaml {

/// Makes every pass of PassRegistry.def known to `-passes=` text.
void registerPasses(llvm::PassBuilder &Builder);

/// Adds the passes that Text spells out. Unlike LLVM's parser alone, which
/// takes the first name for the kind of all, it takes passes over modules, call
/// graph components, functions and loops side by side.
llvm::Error parsePipeline(llvm::PassBuilder &Builder,
                          llvm::ModulePassManager &PM, llvm::StringRef Text);

/// Prints PassRegistry.def, a line each: name, kind, order, description.
void printPasses(llvm::raw_ostream &OS);

struct PipelineOptions {
  /// 0 to 3; docs/passes.md says what runs.
  unsigned OptimizationLevel = 0;
  /// The size up to which functions are inlined, by default that of the level.
  std::optional<unsigned> InlineThreshold;
  /// How often the classic passes may run until nothing changes.
  unsigned Iterations = 1000;
  /// If not empty, this pipeline runs instead.
  std::string Passes;
  /// Shared libraries with further passes.
  std::vector<std::string> Plugins;
  bool VerifyEach = false;
};

/// The passes of this project that a level runs, as pipeline text. Level 1 is
/// MinCaml's own loop; level 2 all classic passes; level 3 is followed by
/// LLVM's -O3.
std::string levelPipeline(const PipelineOptions &Options);

/// Optimizes a module. Errors: a plugin that does not load, pipeline text that
/// does not parse.
llvm::Error runPipeline(llvm::Module &M, llvm::TargetMachine &Target,
                        const PipelineOptions &Options);

/// What every module needs right before code generation, at any level: inline
/// allocation, invariant loads, blocks of bounded length, and on SPARC the
/// stack probes. As pipeline text.
std::string codeGenPreparation(const llvm::Module &M,
                               const llvm::TargetMachine &Target);

} // namespace mincaml

#endif // MINCAML_PASSES_PASSES_H
