//===- FunctionText.h - Recording an LLVM IR function -----------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_FUNCTIONTEXT_H
#define MINCAML_LIB_EXPLORER_FUNCTIONTEXT_H

#include "OriginTable.h"
#include "Versions.h"

namespace llvm {
class Function;
}

namespace mincaml::explorer {

/// Records F after a pass: its text with the origin of each instruction, and its
/// blocks without their control flow. The text is that of -print-after-all,
/// except for the numbers of metadata and attribute groups. F is not changed.
Version printFunction(llvm::Function &F, unsigned Pass, OriginTable &Origins,
                      LineTable &Lines);

/// Adds the control flow of F to its blocks.
void describeFlow(const llvm::Function &F, std::vector<Block> &Blocks);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_FUNCTIONTEXT_H
