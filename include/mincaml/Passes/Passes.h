//===- Passes.h - Registration and pipelines --------------------*- C++ -*-===//

#ifndef MINCAML_PASSES_PASSES_H
#define MINCAML_PASSES_PASSES_H

#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace llvm {
class Module;
class PassBuilder;
class TargetMachine;
class raw_ostream;
} // namespace llvm

namespace mincaml {

/// Makes every pass of PassRegistry.def known to `-passes=` text.
void registerPasses(llvm::PassBuilder &Builder);

/// Prints PassRegistry.def, a line each: name, kind, order, description.
void printPasses(llvm::raw_ostream &OS);

struct PipelineOptions {
  /// 0 to 3: LLVM's default pipeline of that level.
  unsigned OptimizationLevel = 0;
  /// If not empty, this pipeline runs instead.
  std::string Passes;
  /// Shared libraries with further passes.
  std::vector<std::string> Plugins;
  bool VerifyEach = false;
};

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
