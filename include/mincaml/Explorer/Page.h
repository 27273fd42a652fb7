//===- Page.h - The explorer's data in its page -----------------*- C++ -*-===//

#ifndef MINCAML_EXPLORER_PAGE_H
#define MINCAML_EXPLORER_PAGE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace mincaml {

/// The page that was built into the compiler; empty if it was built without.
llvm::StringRef explorerTemplate();

/// Puts data into a page, at the one place where the page has the text
/// @MINCAML_EXPLORER_DATA@: compressed by gzip, in base64. Errors: the page
/// does not have that text exactly once; LLVM was built without zlib.
llvm::Expected<std::string> makeExplorerPage(llvm::StringRef Template,
                                             llvm::StringRef Data);

} // namespace mincaml

#endif // MINCAML_EXPLORER_PAGE_H
