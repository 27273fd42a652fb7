//===- SourceLines.h - Source lines of code addresses -----------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_SOURCELINES_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_SOURCELINES_H

#include "Object/Files/ObjectProgram.h"
#include <memory>
#include <string>

namespace mincaml::sparc {

/// The DWARF line tables of a program. They are read at the first query. A
/// program without tables, or with broken ones, has no lines.
class SourceLines {
public:
  explicit SourceLines(const ObjectProgram &Program);
  ~SourceLines();
  /// Returns the line of an address, such as "foo.ml:3:7", or "" if it is
  /// unknown.
  std::string find(uint64_t Address);

private:
  struct Tables;
  void load();

  const ObjectProgram &Program;
  bool IsLoaded = false;
  std::unique_ptr<Tables> Read;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_SOURCELINES_H
