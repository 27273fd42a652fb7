//===- InputFiles.h - The files of a request --------------------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_INPUTFILES_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_INPUTFILES_H

#include "mincaml/SparcCheck/FileCheck.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>

namespace mincaml::sparc {

class InputFiles {
public:
  InputFiles(const FileCheckRequest &Request, FileCheckClient &Client)
      : Request(Request), Client(Client) {}

  /// Reads a file, and assembles assembly. Null after reporting why not, which
  /// it does once. What cannot be mapped again is kept.
  std::shared_ptr<llvm::MemoryBuffer> open(llvm::StringRef Path);

private:
  std::unique_ptr<llvm::MemoryBuffer> read(llvm::StringRef Path);

  const FileCheckRequest &Request;
  FileCheckClient &Client;
  /// The standard input, assembled files, and, as null, those that cannot be
  /// read.
  llvm::StringMap<std::shared_ptr<llvm::MemoryBuffer>> Kept;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_INPUTFILES_H
