//===- DoAll.h - Loops whose iterations could run in any order --*- C++ -*-===//
//
// A loop is Do-all if an induction variable counts its iterations
//
//   for (i = a; i < n; i += d) { ... }
//
// and no iteration depends on another one, so that they could run in any order,
// or at the same time. That is so if
//
// - the variable alone decides when the loop ends;
// - nothing else is carried from iteration to iteration in a phi node, except
// other
//   induction variables, which can be computed from the first, and reductions:
//   s = s op x, where op is associative and commutative and nothing else in the
//   loop looks at s;
// - nothing has effects but loads and stores, and no location that one
// iteration
//   writes is read or written by another one.
//
// Locations are compared as affine functions base + c * i + k. With the same
// base and the same c, those of iterations that are m apart are c * d * m + k -
// k' apart (the strong SIV test). With different ones they can only be the same
// if gcd(c * d, c' * d) divides what is between them (the GCD test). Different
// bases are told apart by alias analysis.
//
// A "yes" is a proof; a "no" may be conservative, and comes with a reason.
//
// Source: [Lecture8], "detecting Do-all loops"; [DependenceTesting], for the
// tests.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_LOOPS_DOALL_H
#define MINCAML_ANALYSIS_LOOPS_DOALL_H

#include "mincaml/Analysis/Loops/InductionVariables.h"

namespace llvm {
class AAResults;
class BinaryOperator;
} // namespace llvm

namespace mincaml {

struct Reduction {
  const llvm::PHINode *Phi;
  llvm::Instruction::BinaryOps Operation;
};

struct DoAllLoop {
  const LoopInduction *Induction;
  /// Set if the loop is Do-all.
  const TripBounds *Bounds = nullptr;
  std::vector<Reduction> Reductions;
  /// Why it is not; empty if it is.
  std::string WhyNot;

  bool isDoAll() const { return WhyNot.empty(); }
};

/// For each loop, outer loops first.
std::vector<DoAllLoop> findDoAllLoops(const InductionVariables &Variables,
                                      llvm::AAResults &Alias);

class DoAllAnalysis : public llvm::AnalysisInfoMixin<DoAllAnalysis> {
public:
  class Result {
  public:
    explicit Result(std::vector<DoAllLoop> Loops) : Loops(std::move(Loops)) {}
    const std::vector<DoAllLoop> &loops() const { return Loops; }
    bool invalidate(llvm::Function &F, const llvm::PreservedAnalyses &PA,
                    llvm::FunctionAnalysisManager::Invalidator &Inv);

  private:
    std::vector<DoAllLoop> Loops;
  };
  Result run(llvm::Function &F, llvm::FunctionAnalysisManager &AM);

private:
  friend llvm::AnalysisInfoMixin<DoAllAnalysis>;
  static llvm::AnalysisKey Key;
};

/// `print<mincaml-doall>`
void printDoAllLoops(llvm::raw_ostream &OS, llvm::Function &F,
                     llvm::FunctionAnalysisManager &AM);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_LOOPS_DOALL_H
