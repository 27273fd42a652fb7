//===- Limit.h - Leaving out what is too much -------------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_LIMIT_H
#define MINCAML_LIB_EXPLORER_LIMIT_H

#include "Recording.h"

namespace mincaml::explorer {

/// Leaves out, until the document is about as large as this: versions of
/// functions but the first, the last, and those that facts are about, of the
/// largest functions first; the fields of encodings; machine IR; assembly. The
/// stages and the first and last LLVM IR stay.
void limitSize(Recording &Data, uint64_t Bytes);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_LIMIT_H
