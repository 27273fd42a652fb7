//===- Toolsets.h - LLVM's tools for each architecture ----------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_TOOLSETS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_TOOLSETS_H

#include "Object/Encoding.h"
#include "mincaml/SparcCheck/ObjectCheck.h"
#include <map>

namespace mincaml::sparc {

/// The tools for one architecture.
struct Toolset {
  std::unique_ptr<Disassembly> LLVM;
  LegalWords Cache;
};

/// Creates them when they are needed.
class ObjectCheckTools::ByArchitecture {
public:
  llvm::Expected<Toolset *> get(const CodeArchitecture &A);

private:
  /// What a Toolset depends on.
  using Key = std::tuple<bool, bool, std::string, std::string>;
  std::map<Key, Toolset> Toolsets;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_TOOLSETS_H
