//===- Writer.h - A recording as JSON ---------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_WRITER_H
#define MINCAML_LIB_EXPLORER_WRITER_H

#include "Recording.h"

namespace mincaml::explorer {

/// Writes the document that docs/explorer-data.md describes.
void writeJSON(const Recording &Data, llvm::raw_ostream &OS);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_WRITER_H
