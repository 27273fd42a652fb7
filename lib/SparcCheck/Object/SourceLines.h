//===- SourceLines.h - Source lines of code addresses -----------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_SOURCELINES_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_SOURCELINES_H

#include "ObjectProgram.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>

namespace llvm {
class DWARFContext;
}

namespace mincaml::sparc {

/// Reads DWARF when first asked; a program without it, or with a broken one,
/// has no lines.
class ObjectLines {
public:
  explicit ObjectLines(const ObjectProgram &Program);
  ~ObjectLines();
  /// "foo.ml:3:7"; empty: not known.
  std::string find(uint64_t Address);

private:
  void load();

  const ObjectProgram &Program;
  bool IsLoaded = false;
  llvm::StringMap<std::unique_ptr<llvm::MemoryBuffer>> Sections;
  std::unique_ptr<llvm::DWARFContext> Context;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_SOURCELINES_H
