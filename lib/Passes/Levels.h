//===- Levels.h - What -O0 to -O3 run ---------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_PASSES_LEVELS_H
#define MINCAML_LIB_PASSES_LEVELS_H

#include "llvm/IR/PassManager.h"

namespace llvm {
class PassBuilder;
} // namespace llvm

namespace mincaml {

struct PipelineOptions;

/// Adds the passes of Options.OptimizationLevel, which is at most 3. Plugins
/// have passes at the start and the end of every level. \p UnrollsLoops: from
/// level 2 on loops are unrolled as the costs of the target ask for.
void addLevel(llvm::PassBuilder &Builder, llvm::ModulePassManager &PM,
              const PipelineOptions &Options, bool UnrollsLoops);

} // namespace mincaml

#endif // MINCAML_LIB_PASSES_LEVELS_H
