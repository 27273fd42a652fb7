//===- InstructionWords.h - The instruction words of SPARC code -*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_INSTRUCTIONWORDS_H
#define MINCAML_LIB_EXPLORER_INSTRUCTIONWORDS_H

#include "Assembly.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace mincaml::explorer {

/// Replaces the encodings in Code by the instruction words of a SPARC object
/// file, where the displacements of branches are filled in. Does nothing for
/// objects of other targets, where an instruction may be longer or shorter than
/// its first encoding.
void readInstructionWords(llvm::MemoryBufferRef Object, Assembly &Code);

/// Runs the check of SPARC object code. Records for each instruction word of
/// Code the rules that it is checked against, and the depth of register windows
/// before it. Does nothing for objects of other targets.
void checkInstructionWords(llvm::MemoryBufferRef Object, llvm::StringRef CPU,
                           llvm::StringRef Features, Assembly &Code);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_INSTRUCTIONWORDS_H
