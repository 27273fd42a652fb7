//===- DoAll.h - Detection of Do-all loops ----------------------*- C++ -*-===//
//
// A loop is Do-all if an induction variable counts its iterations
//
//   for (i = a; i < n; i += d) { ... }
//
// and no iteration depends on another one, so that the iterations could run in
// any order, or in parallel. This holds if
//
// - the variable alone decides when the loop ends;
// - the only other values that phi nodes carry from iteration to iteration are
//   induction variables, which can be computed from the first one, and
//   reductions: s = s op x, where op is associative and commutative and s has
//   no other use in the loop;
// - the only effects are loads and stores, and no iteration writes memory that
//   another one reads or writes.
//
// Addresses are compared as affine functions base + c * i + k. If the bases and
// the factors c are the same, the addresses of iterations that are m apart
// differ by c * d * m + k - k' (the strong SIV test). If the factors differ,
// the addresses can only be equal if gcd(c * d, c' * d) divides k' - k (the GCD
// test). Alias analysis distinguishes different bases.
//
// A "yes" is a proof; a "no" may be conservative and comes with a reason.
//
// Source: [Lecture8], "detecting Do-all loops"; [DependenceTesting], for the
// tests.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_LOOPS_DOALL_H
#define MINCAML_ANALYSIS_LOOPS_DOALL_H

#include "mincaml/Analysis/Loops/InductionVariables.h"

namespace mincaml {

struct Reduction {
  const llvm::PHINode *Phi;
  llvm::Instruction::BinaryOps Operation;
};

struct DoAllLoop {
  const LoopInduction *Induction;
  /// The bounds of the counting variable; set if the loop is Do-all.
  const TripBounds *Bounds = nullptr;
  std::vector<Reduction> Reductions;
  /// Why the loop is not Do-all; empty if it is.
  std::string WhyNot;

  bool isDoAll() const { return WhyNot.empty(); }
};

struct DoAllAnalysis : llvm::AnalysisInfoMixin<DoAllAnalysis> {
  static inline llvm::AnalysisKey Key;
  class Result {
  public:
    explicit Result(std::vector<DoAllLoop> Loops) : Loops(std::move(Loops)) {}
    /// The result for each loop, outer loops first.
    const std::vector<DoAllLoop> &loops() const { return Loops; }
    bool invalidate(llvm::Function &F, const llvm::PreservedAnalyses &PA,
                    llvm::FunctionAnalysisManager::Invalidator &Inv);

  private:
    std::vector<DoAllLoop> Loops;
  };
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &AM);
};

/// `print<mincaml-doall>`: prints for each loop whether it is Do-all, or why it
/// is not.
void printDoAllLoops(llvm::raw_ostream &OS, llvm::Function &F,
                     llvm::FunctionAnalysisManager &AM);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_LOOPS_DOALL_H
