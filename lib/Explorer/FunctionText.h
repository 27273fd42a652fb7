//===- FunctionText.h - A function of LLVM IR as a version ------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_FUNCTIONTEXT_H
#define MINCAML_LIB_EXPLORER_FUNCTIONTEXT_H

#include "OriginTable.h"
#include "Versions.h"

namespace llvm {
class Function;
}

namespace mincaml::explorer {

/// F after a pass: its text, as -print-after-all prints it except for the
/// numbers of metadata and of groups of attributes, with the origin of each
/// instruction, and its blocks without their control flow. Leaves F as it is.
Version printFunction(llvm::Function &F, unsigned Pass, OriginTable &Origins,
                      LineTable &Lines);

/// Adds to the blocks of F what its control flow is.
void describeFlow(const llvm::Function &F, std::vector<Block> &Blocks);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_FUNCTIONTEXT_H
