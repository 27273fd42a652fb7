//===- Versions.h - Versions of functions after passes ----------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_VERSIONS_H
#define MINCAML_LIB_EXPLORER_VERSIONS_H

#include "LineTable.h"
#include "llvm/ADT/StringMap.h"
#include <chrono>
#include <string>
#include <vector>

namespace mincaml::explorer {

/// A basic block of a version. Blocks are identified by their index.
struct Block {
  struct Edge {
    unsigned To;
    double Probability;
  };
  std::string Name;
  /// The first and last line in the text of the version.
  unsigned First = 0;
  unsigned Last = 0;
  std::vector<Edge> Edges;
  /// The header of the innermost loop; -1 if the block is not in a loop.
  int Loop = -1;
  unsigned Depth = 0;
  /// The immediate dominator; -1 for the entry and unreachable blocks.
  int Dominator = -1;
};

/// A function after a pass.
struct Version {
  unsigned Pass;
  bool IsDeleted = false;
  std::vector<unsigned> Lines;
  std::vector<Block> Blocks;
  /// For LLVM IR, the line of each instruction, in order. Not part of the
  /// output.
  std::vector<unsigned> InstructionLines = {};
};

struct FunctionVersions {
  std::string Name;
  /// The index of the source function; -1 if there is none.
  int Function = -1;
  std::vector<Version> Versions;
  /// Versions that are kept when others are removed: those on which all analyses
  /// were run, and those before and after register allocation.
  std::vector<unsigned> Milestones = {};
};

/// One execution of a pass.
struct PassRun {
  enum class Level : uint8_t { IR, Machine };
  enum class Unit : uint8_t { Module, SCC, Function, Loop };

  std::string Name;
  bool IsOurs = false;
  Level TheLevel = Level::IR;
  Unit TheUnit = Unit::Module;
  /// The index of the function that it ran on; -1 if it ran on several.
  int Function = -1;
  /// The number of passes in which it is nested.
  unsigned Nest = 0;
  /// The iteration of the innermost fixed point around it, from 1; 0 if there
  /// is no fixed point.
  unsigned Round = 0;
  bool Changed = false;
  /// The numbers of instructions before and after it.
  unsigned Before = 0;
  unsigned After = 0;
  /// The running time.
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

/// The functions of a module in LLVM IR or machine IR, in the order in which they
/// were first seen.
class VersionTable {
public:
  /// The index of a function. Adds the function if it is new.
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
  /// Whether Lines differ from the last version of the function.
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
