//===- Page.h - The explorer's page -----------------------------*- C++ -*-===//

#ifndef MINCAML_EXPLORER_PAGE_H
#define MINCAML_EXPLORER_PAGE_H

#include "llvm/ADT/StringRef.h"

namespace mincaml {

/// The page that was built into the compiler; empty if it was built without.
llvm::StringRef explorerTemplate();

} // namespace mincaml

#endif // MINCAML_EXPLORER_PAGE_H
