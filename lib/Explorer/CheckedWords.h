//===- CheckedWords.h - What the SPARC check looks at -----------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_CHECKEDWORDS_H
#define MINCAML_LIB_EXPLORER_CHECKEDWORDS_H

#include "Assembly.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace mincaml::explorer {

/// Runs the check of SPARC object code, and notes for each word of Code the
/// rules that it is checked against, and the depth of register windows before
/// it. Objects of other targets change nothing.
void checkWords(llvm::MemoryBufferRef Object, llvm::StringRef CPU,
                llvm::StringRef Features, Assembly &Code);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_CHECKEDWORDS_H
