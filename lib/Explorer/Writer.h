//===- Writer.h - A recording as JSON ---------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_WRITER_H
#define MINCAML_LIB_EXPLORER_WRITER_H

#include "Recording.h"
#include "llvm/Support/Error.h"

namespace mincaml::explorer {

class Parts;

/// Writes the document that docs/explorer-data.md describes; with \p Apart, its
/// large parts there.
void writeJSON(const Recording &Data, llvm::raw_ostream &OS,
               Parts *Apart = nullptr);

/// Explorer::makePage.
llvm::Expected<std::string> makePage(llvm::StringRef Template,
                                     const Recording &Data);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_WRITER_H
