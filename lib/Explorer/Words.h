//===- Words.h - The words of SPARC code ------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_WORDS_H
#define MINCAML_LIB_EXPLORER_WORDS_H

#include "Assembly.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace mincaml::explorer {

/// Replaces the encodings in Code by the words of an object file for SPARC,
/// where branches have their displacements. Other objects, whose instructions
/// may have other lengths than their first encoding, change nothing.
void readWords(llvm::MemoryBufferRef Object, Assembly &Code);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_WORDS_H
