//===- Findings.h - What analyses find in functions -------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_FACTS_FINDINGS_H
#define MINCAML_LIB_EXPLORER_FACTS_FINDINGS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <utility>
#include <vector>

namespace mincaml::explorer {

struct Subject;

/// What an analysis finds in a version of a function of LLVM IR.
struct Finding {
  llvm::StringRef ID;
  llvm::StringRef Title;
  /// Indices of the function and of its version.
  unsigned Function;
  unsigned Version;
  /// Later versions in which the analysis finds the same.
  std::vector<unsigned> Also = {};
};

/// A data-flow problem of a function, its solution, and how the solver found
/// it.
struct Facts : Finding {
  /// Of a block: indices into Domain.
  struct Sets {
    std::vector<unsigned> Gen, Kill, In, Out;
    bool operator==(const Sets &) const = default;
  };
  /// A block is computed; then those of Worklist are still to be computed.
  struct Step {
    unsigned Block;
    std::vector<unsigned> In, Out;
    bool Changed;
    std::vector<unsigned> Worklist;
    bool operator==(const Step &) const = default;
  };

  bool IsForward = true;
  /// What holds on some path holds; otherwise what holds on all.
  bool IsUnion = true;
  /// What the sets are made of, as text, with where it comes from.
  std::vector<std::string> Domain = {};
  std::vector<int> Origins = {};
  /// By block of the version.
  std::vector<Sets> Blocks = {};
  std::vector<Step> Steps = {};
};

/// What an analysis says about single lines of a version.
struct Notes : Finding {
  std::vector<std::pair<unsigned, std::string>> Lines = {};
};

/// Predicates of expressions at the blocks of a version, and at the empty
/// blocks that split its critical edges.
struct Predicates : Finding {
  struct Row {
    std::string Name;
    /// -1: on an edge.
    int Block;
    /// By name of a predicate: indices into Domain.
    std::vector<std::vector<unsigned>> Sets;
    bool operator==(const Row &) const = default;
  };
  std::vector<std::string> Domain = {};
  std::vector<int> Origins = {};
  std::vector<llvm::StringRef> Names = {};
  std::vector<Row> Rows = {};
};

struct Findings {
  std::vector<Facts> AllFacts;
  std::vector<Notes> AllNotes;
  std::vector<Predicates> AllPredicates;
};

/// How much a finding says: members of sets and characters.
uint64_t sizeOf(const Facts &A);
uint64_t sizeOf(const Notes &A);
uint64_t sizeOf(const Predicates &A);

/// Is told what was not found, because it would be too large to be read, and
/// why.
using Refusal =
    llvm::function_ref<void(llvm::StringRef What, llvm::StringRef Why)>;

/// Appends the solutions of data-flow problems: reaching definitions and live
/// slots of a function in slot form, live values, available and anticipated
/// expressions.
void findFacts(const Subject &S, std::vector<Facts> &Result, Refusal Refuse);

/// Constants, value numbers, induction variables, by the ID of each.
void findNotes(llvm::StringRef ID, const Subject &S,
               std::vector<Notes> &Result);

/// Where code motion may compute the expressions of a function.
void findPartialRedundancy(const Subject &S, std::vector<Predicates> &Result,
                           Refusal Refuse);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_FACTS_FINDINGS_H
