//===- SplitLongBlocks.h - Bound the size of basic blocks -------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SPLITLONGBLOCKS_H
#define MINCAML_TRANSFORMS_SPLITLONGBLOCKS_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// Cuts basic blocks of more than `MaximumLength` instructions.
///
/// Instruction selection processes a whole block at once, and its combiner
/// walks over all uses of a value in the block for each of them: a sum of
/// 100,000 terms takes it minutes in one block and a second in fifty. For code
/// generation without optimization, where nothing joins the blocks again.
struct SplitLongBlocksPass : llvm::PassInfoMixin<SplitLongBlocksPass> {
  static constexpr unsigned MaximumLength = 2000;

  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &AM);
  static bool isRequired() { return true; }
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SPLITLONGBLOCKS_H
