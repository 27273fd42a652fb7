//===- Versions.h - Functions as passes leave them --------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_VERSIONS_H
#define MINCAML_LIB_EXPLORER_VERSIONS_H

#include "LineTable.h"
#include "llvm/ADT/StringMap.h"
#include <chrono>
#include <string>
#include <vector>

namespace mincaml::explorer {

/// A block of a version. Blocks are called by their index.
struct Block {
  struct Edge {
    unsigned To;
    double Probability;
  };
  std::string Name;
  /// Lines of the version's text.
  unsigned First = 0;
  unsigned Last = 0;
  std::vector<Edge> Edges;
  /// The header of the innermost loop; -1: in no loop.
  int Loop = -1;
  unsigned Depth = 0;
  /// -1: the entry, or not reachable.
  int Dominator = -1;
};

/// A function after a pass.
struct Version {
  unsigned Pass;
  bool IsDeleted = false;
  std::vector<unsigned> Lines;
  std::vector<Block> Blocks;
  /// Of LLVM IR: the line of each instruction, in their order. Not written.
  std::vector<unsigned> InstructionLines = {};
};

struct FunctionVersions {
  std::string Name;
  /// Of the source; -1: none.
  int Function = -1;
  std::vector<Version> Versions;
  /// Versions that stay when others are left out: those that everything was
  /// found about, and the one before register allocation.
  std::vector<unsigned> Milestones = {};
};

/// A pass that ran.
struct PassRun {
  enum class Level : uint8_t { IR, Machine };
  enum class Unit : uint8_t { Module, SCC, Function, Loop };

  std::string Name;
  bool IsOurs = false;
  Level TheLevel = Level::IR;
  Unit TheUnit = Unit::Module;
  /// Index of the function that it ran on; -1: several.
  int Function = -1;
  /// The number of passes that contain it.
  unsigned Nest = 0;
  /// Of the innermost fixed point around it, from 1; 0: none.
  unsigned Round = 0;
  bool Changed = false;
  /// Numbers of instructions.
  unsigned Before = 0;
  unsigned After = 0;
  /// How long it ran.
  std::chrono::steady_clock::duration Time{};

  struct Remark {
    enum class Kind : uint8_t { Passed, Missed, Analysis };
    Kind TheKind;
    std::string Text;
    int Function;
    Origin From;
  };
  std::vector<Remark> Remarks;
};

/// The functions of a module, of LLVM IR or of machine IR, in the order in
/// which they were first seen.
class VersionTable {
public:
  /// The index of a function, which is added if it is new.
  unsigned function(llvm::StringRef Name) {
    auto [It, IsNew] = Indices.try_emplace(Name, Functions.size());
    if (IsNew)
      Functions.push_back({Name.str(), -1, {}});
    return It->second;
  }
  /// Whether the function has a version, and was not deleted.
  bool exists(unsigned Function) const {
    const std::vector<Version> &All = Functions[Function].Versions;
    return !All.empty() && !All.back().IsDeleted;
  }
  /// Whether the last version of the function has other lines.
  bool isNew(unsigned Function, llvm::ArrayRef<unsigned> Lines) const {
    return !exists(Function) ||
           llvm::ArrayRef(Functions[Function].Versions.back().Lines) != Lines;
  }
  void add(unsigned Function, Version New) {
    Functions[Function].Versions.push_back(std::move(New));
  }

  std::vector<FunctionVersions> Functions;

private:
  llvm::StringMap<unsigned> Indices;
};

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_VERSIONS_H
