//===- RuntimeABI.cpp - The table of the runtime, for C++ -------*- C++ -*-===//

#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml::runtime;

const LibraryFunction *
mincaml::runtime::findLibraryFunction(llvm::StringRef Spelling) {
  const auto *I = llvm::find_if(
      LibraryFunctions, [&](const auto &F) { return Spelling == F.Spelling; });
  return I == std::end(LibraryFunctions) ? nullptr : I;
}
