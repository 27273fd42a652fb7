//===- Limit.h - Limiting the size of the data ------------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_LIMIT_H
#define MINCAML_LIB_EXPLORER_LIMIT_H

#include "Recording.h"

namespace mincaml::explorer {

/// Omits parts of the data until the document has about Bytes bytes, in the
/// order that docs/explorer-data.md describes. The source, its expressions and
/// the passes that changed something are always kept.
void limitSize(Recording &Data, uint64_t Bytes);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_LIMIT_H
