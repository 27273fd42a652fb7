//===- Page.h - The explorer's page -----------------------------*- C++ -*-===//

#ifndef MINCAML_EXPLORER_PAGE_H
#define MINCAML_EXPLORER_PAGE_H

#include "llvm/ADT/StringRef.h"

namespace mincaml {

/// The page that is embedded in the compiler; empty if the compiler was built
/// without it.
llvm::StringRef explorerTemplate();

} // namespace mincaml

#endif // MINCAML_EXPLORER_PAGE_H
