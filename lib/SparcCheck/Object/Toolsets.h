//===- Toolsets.h - LLVM's tools for each architecture ----------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_TOOLSETS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_TOOLSETS_H

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

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_TOOLSETS_H
