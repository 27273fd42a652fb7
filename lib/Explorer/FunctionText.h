//===- FunctionText.h - A function of LLVM IR as a version ------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_FUNCTIONTEXT_H
#define MINCAML_LIB_EXPLORER_FUNCTIONTEXT_H

#include "OriginTable.h"
#include "Versions.h"

namespace llvm {
class Function;
}

namespace mincaml::explorer {

/// The text of F, as -print-after-all prints it, with the origin of each
/// instruction.
std::vector<unsigned> printFunction(const llvm::Function &F,
                                    OriginTable &Origins, LineTable &Lines,
                                    std::vector<Block> &Blocks);

/// Adds to the blocks of F what its control flow is.
void describeFlow(const llvm::Function &F, std::vector<Block> &Blocks);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_FUNCTIONTEXT_H
