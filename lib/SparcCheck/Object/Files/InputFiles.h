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

  /// Reads a file, and assembles it if it is assembly code. If that fails,
  /// reports the reason once and returns null. Contents that cannot be mapped
  /// again are kept.
  std::shared_ptr<llvm::MemoryBuffer> open(llvm::StringRef Path);

private:
  std::unique_ptr<llvm::MemoryBuffer> read(llvm::StringRef Path);

  const FileCheckRequest &Request;
  FileCheckClient &Client;
  /// The standard input, assembled files, and a null pointer for each file that
  /// cannot be read.
  llvm::StringMap<std::shared_ptr<llvm::MemoryBuffer>> Kept;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_INPUTFILES_H
