//===- SourceFile.h - Reading a source file ---------------------*- C++ -*-===//

#ifndef MINCAML_SUPPORT_SOURCEFILE_H
#define MINCAML_SUPPORT_SOURCEFILE_H

#include "llvm/ADT/StringRef.h"
#include <memory>

namespace llvm {
class MemoryBuffer;
class SourceMgr;
} // namespace llvm

namespace mincaml {

class DiagnosticEngine;

/// Reads a file ("-": standard input, named "<stdin>" in messages) and adds it
/// to Sources. Directories and NUL bytes are errors. Returns the number of the
/// buffer, or 0 after reporting an error.
unsigned loadSource(llvm::StringRef Path, llvm::SourceMgr &Sources,
                    DiagnosticEngine &Diagnostics);

/// Adds text that is already in memory to Sources. NUL bytes are errors.
/// Returns the number of the buffer, or 0 after reporting an error.
unsigned addSource(std::unique_ptr<llvm::MemoryBuffer> Buffer,
                   llvm::SourceMgr &Sources, DiagnosticEngine &Diagnostics);

/// The UTF-8 byte order mark at the start of Text; empty if there is none.
llvm::StringRef byteOrderMark(llvm::StringRef Text);

} // namespace mincaml

#endif // MINCAML_SUPPORT_SOURCEFILE_H
