//===- Findings.h - Results of analyses -------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_ANALYSES_FINDINGS_H
#define MINCAML_LIB_EXPLORER_ANALYSES_FINDINGS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"
#include <string>
#include <utility>
#include <vector>

namespace mincaml::explorer {

struct AnalyzedFunction;

/// The result of an analysis of one version of an LLVM IR function.
struct Finding {
  llvm::StringRef ID;
  llvm::StringRef Title;
  /// The indices of the function and of its version.
  unsigned Function;
  unsigned Version;
  /// Later versions with the same result.
  std::vector<unsigned> Also = {};
};

/// A data-flow problem of a function, its solution, and the steps of the solver.
struct DataFlowSolution : Finding {
  /// The sets of a block, as indices into Domain.
  struct Sets {
    std::vector<unsigned> Gen, Kill, In, Out;
    bool operator==(const Sets &) const = default;
  };
  /// A step of the solver: it recomputes a block. Worklist has the blocks that
  /// are pending after the step.
  struct Step {
    unsigned Block;
    std::vector<unsigned> In, Out;
    bool Changed;
    std::vector<unsigned> Worklist;
    bool operator==(const Step &) const = default;
  };

  bool IsForward = true;
  /// Whether the meet is union (a property must hold on some path). Otherwise it
  /// is intersection (a property must hold on all paths).
  bool IsUnion = true;
  /// The possible elements of the sets, as text, with their source expressions.
  std::vector<std::string> Domain = {};
  std::vector<int> Origins = {};
  /// The solution of each block of the version.
  std::vector<Sets> Blocks = {};
  std::vector<Step> Steps = {};
};

/// The result of an analysis as annotations of single lines of a version.
struct Annotations : Finding {
  std::vector<std::pair<unsigned, std::string>> Lines = {};
};

/// Predicates of expressions at the blocks of a version and at its critical
/// edges, which are split by empty blocks.
struct Predicates : Finding {
  struct Row {
    std::string Name;
    /// The index of the block; -1 for a critical edge.
    int Block;
    /// For each predicate, the expressions that satisfy it, as indices into
    /// Domain.
    std::vector<std::vector<unsigned>> Sets;
    bool operator==(const Row &) const = default;
  };
  std::vector<std::string> Domain = {};
  std::vector<int> Origins = {};
  std::vector<llvm::StringRef> Names = {};
  std::vector<Row> Rows = {};
};

struct Findings {
  std::vector<DataFlowSolution> AllFacts;
  std::vector<Annotations> AllNotes;
  std::vector<Predicates> AllPredicates;
};

class Parts;

/// Writes the fields `analyses`, `notes` and `predicates`. If \p ToParts is not
/// null, the bodies of the findings go there.
void writeFindings(const Findings &All, llvm::json::OStream &J, Parts *ToParts);

/// The size of a finding: the number of set elements and characters.
uint64_t sizeOf(const DataFlowSolution &A);
uint64_t sizeOf(const Annotations &A);
uint64_t sizeOf(const Predicates &A);

/// A callback that is called with a result that is omitted because it would be
/// too large to read, and with the reason.
using OmissionCallback =
    llvm::function_ref<void(llvm::StringRef What, llvm::StringRef Why)>;

/// Appends the solutions of data-flow problems: reaching definitions, liveness
/// of slots and values, available expressions and anticipated expressions.
void findSolutions(const AnalyzedFunction &S,
                   std::vector<DataFlowSolution> &Result,
                   OmissionCallback Omit);

/// Appends the results of the analysis with this ID: constants, value numbers or
/// induction variables.
void findAnnotations(llvm::StringRef ID, const AnalyzedFunction &S,
                     std::vector<Annotations> &Result);

/// Appends the predicates of partial redundancy elimination, which say where
/// code motion may insert computations of expressions.
void findPartialRedundancy(const AnalyzedFunction &S,
                           std::vector<Predicates> &Result,
                           OmissionCallback Omit);

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_ANALYSES_FINDINGS_H
