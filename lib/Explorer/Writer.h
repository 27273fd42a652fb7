//===- Writer.h - Writing the recorded data as JSON -------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_WRITER_H
#define MINCAML_LIB_EXPLORER_WRITER_H

#include "Recording.h"
#include "llvm/Support/Error.h"

namespace mincaml::explorer {

class Parts;

/// Writes the document that docs/explorer-data.md describes. If \p ToParts is not
/// null, large parts go there.
void writeJSON(const Recording &Data, llvm::raw_ostream &OS,
               Parts *ToParts = nullptr);

/// See Explorer::makePage.
llvm::Expected<std::string> makePage(llvm::StringRef Template,
                                     const Recording &Data);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_WRITER_H
