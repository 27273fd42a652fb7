//===- Levels.h - The pipelines of -O0 to -O3 -------------------*- C++ -*-===//

#ifndef MINCAML_LIB_PASSES_LEVELS_H
#define MINCAML_LIB_PASSES_LEVELS_H

#include "llvm/IR/PassManager.h"

namespace llvm {
class PassBuilder;
} // namespace llvm

namespace mincaml {

struct PipelineOptions;

/// Adds the passes of Options.OptimizationLevel, which is at most 3. Plugins
/// can add passes at the start and the end of every level. If \p UnrollsLoops,
/// loops are unrolled from level 2 on, as far as the cost model of the target
/// suggests.
void addLevel(llvm::PassBuilder &Builder, llvm::ModulePassManager &PM,
              const PipelineOptions &Options, bool UnrollsLoops);

} // namespace mincaml

#endif // MINCAML_LIB_PASSES_LEVELS_H
