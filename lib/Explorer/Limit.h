//===- Limit.h - Leaving out what is too much -------------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_LIMIT_H
#define MINCAML_LIB_EXPLORER_LIMIT_H

#include "Recording.h"

namespace mincaml::explorer {

/// Leaves parts out until the document is about as large as this, in the order
/// that docs/explorer-data.md names. The source, its expressions, and the
/// passes that changed something stay.
void limitSize(Recording &Data, uint64_t Bytes);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_LIMIT_H
