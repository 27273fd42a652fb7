//===- Limit.h - Leaving out what is too much -------------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_LIMIT_H
#define MINCAML_LIB_EXPLORER_LIMIT_H

#include "Recording.h"

namespace mincaml::explorer {

/// Leaves out versions between the first and the last one of functions, those
/// of the largest functions first, until the document is about as large as
/// this.
void limitSize(Recording &Data, uint64_t Bytes);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_LIMIT_H
