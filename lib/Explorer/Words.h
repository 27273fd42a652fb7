//===- Words.h - The instruction words of SPARC code ------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_WORDS_H
#define MINCAML_LIB_EXPLORER_WORDS_H

#include "Assembly.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace mincaml::explorer {

/// Replaces the encodings in Code by the instruction words of a SPARC object
/// file, where the displacements of branches are filled in. Does nothing for
/// objects of other targets, where an instruction may be longer or shorter than
/// its first encoding.
void readWords(llvm::MemoryBufferRef Object, Assembly &Code);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_WORDS_H
