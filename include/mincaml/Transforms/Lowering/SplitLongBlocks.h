//===- SplitLongBlocks.h - Splitting of long basic blocks -------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_LOWERING_SPLITLONGBLOCKS_H
#define MINCAML_TRANSFORMS_LOWERING_SPLITLONGBLOCKS_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// Splits basic blocks of more than `MaximumLength` instructions.
///
/// Instruction selection processes a whole block at once, and for each use of a
/// value its combiner walks over all uses of the value in the block. It takes
/// minutes for a sum of 100,000 terms in one block, and a second if the block
/// is split into fifty. The pass is meant for code generation without
/// optimization, where nothing merges the blocks again.
struct SplitLongBlocksPass : llvm::PassInfoMixin<SplitLongBlocksPass> {
  static constexpr unsigned MaximumLength = 2000;

  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  static bool isRequired() { return true; }
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_LOWERING_SPLITLONGBLOCKS_H
