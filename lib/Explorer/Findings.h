//===- Findings.h - Analyses of one version of a function -------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_FINDINGS_H
#define MINCAML_LIB_EXPLORER_FINDINGS_H

#include "Recording.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Support/raw_ostream.h"

namespace mincaml::explorer {

/// The maximum number of blocks and of domain elements. Larger graphs and tables
/// would be unreadable.
constexpr size_t MaximumBlocks = 40;
constexpr size_t MaximumDomain = 120;

/// A function that is equal to one of its recorded versions. Analyses do not
/// change it.
struct AnalyzedFunction {
  llvm::Function &F;
  /// The indices of the function and of the version.
  unsigned Index;
  unsigned Version;
  /// The line of each instruction in the text of the version.
  llvm::ArrayRef<unsigned> Lines;
  OriginTable &Origins;
  /// The slot tracker of the module. Creating one for each function would take
  /// quadratic time.
  llvm::ModuleSlotTracker &Names;
  llvm::FunctionAnalysisManager &AM;

  std::string nameOf(const llvm::Value &V) const {
    std::string Text;
    llvm::raw_string_ostream OS(Text);
    V.printAsOperand(OS, /*PrintType=*/false, Names);
    return Text;
  }
  int originOf(const llvm::Instruction *I) const {
    return I ? Origins.find(I->getDebugLoc().get()).Expression : -1;
  }
};

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

#endif // MINCAML_LIB_EXPLORER_FINDINGS_H
