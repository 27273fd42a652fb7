//===- CheckedWords.h - Results of the SPARC check --------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_CHECKEDWORDS_H
#define MINCAML_LIB_EXPLORER_CHECKEDWORDS_H

#include "Assembly.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace mincaml::explorer {

/// Runs the check of SPARC object code. Records for each instruction word of
/// Code the rules that it is checked against, and the depth of register windows
/// before it. Does nothing for objects of other targets.
void checkWords(llvm::MemoryBufferRef Object, llvm::StringRef CPU,
                llvm::StringRef Features, Assembly &Code);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_CHECKEDWORDS_H
