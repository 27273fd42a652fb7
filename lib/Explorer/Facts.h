//===- Facts.h - Solutions of data-flow problems ----------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_FACTS_H
#define MINCAML_LIB_EXPLORER_FACTS_H

#include "OriginTable.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace llvm {
class Module;
}

namespace mincaml::explorer {

class VersionTable;

/// A data-flow problem of a function, its solution, and how the solver found
/// it.
struct Facts {
  /// Of a block: indices into Domain.
  struct Sets {
    std::vector<unsigned> Gen, Kill, In, Out;
  };
  /// A block is computed; then those of Worklist are still to be computed.
  struct Step {
    unsigned Block;
    std::vector<unsigned> In, Out;
    bool Changed;
    std::vector<unsigned> Worklist;
  };

  llvm::StringRef ID;
  llvm::StringRef Title;
  bool IsForward = true;
  /// What holds on some path holds; otherwise what holds on all.
  bool IsUnion = true;
  /// Indices of a function of LLVM IR and of one of its versions.
  unsigned Function;
  unsigned Version;
  /// What the sets are made of, as text, with where it comes from.
  std::vector<std::string> Domain;
  std::vector<int> Origins;
  /// By block of the version.
  std::vector<Sets> Blocks;
  std::vector<Step> Steps;
};

/// Appends the facts about the last versions of the functions of M: reaching
/// definitions and live slots of functions in slot form, live values, available
/// and anticipated expressions. Functions with many blocks or facts are left
/// out: their tables cannot be read.
void findFacts(llvm::Module &M, OriginTable &Origins, VersionTable &Functions,
               std::vector<Facts> &Result);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_FACTS_H
