//===- ObjectFiles.h - Opening of object files and archives -----*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FILES_OBJECTFILES_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FILES_OBJECTFILES_H

#include "Object/Files/ObjectProgram.h"
#include "Object/RuleChecks.h"
#include "mincaml/SparcCheck/ObjectCheck.h"
#include <map>

namespace mincaml::sparc {

/// The tools for one architecture.
struct Toolset {
  std::unique_ptr<Disassembly> LLVM;
  LegalWords Cache;
};

/// Creates a toolset for each architecture on demand.
class ObjectCheckTools::ByArchitecture {
public:
  llvm::Expected<Toolset *> get(const CodeArchitecture &A);

private:
  /// The properties of an architecture on which a Toolset depends.
  using Key = std::tuple<bool, bool, std::string, std::string>;
  std::map<Key, Toolset> Toolsets;
};

/// Reads an ELF file. If the options name a processor, its architecture
/// replaces the one that the file states.
llvm::Expected<std::unique_ptr<ObjectProgram>>
openProgram(llvm::MemoryBufferRef Buffer, const ObjectCheckOptions &Options);

bool isArchive(llvm::MemoryBufferRef Buffer);

/// Visits the members of an archive, with names such as "libfoo.a(bar.o)", or
/// the file itself if it is not an archive. All members are visited, even after
/// an error. Returns all errors; those of members have the members' names.
llvm::Error
forEachObject(llvm::MemoryBufferRef Buffer,
              llvm::function_ref<llvm::Error(llvm::MemoryBufferRef)> Visit);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FILES_OBJECTFILES_H
