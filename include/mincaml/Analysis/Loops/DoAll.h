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
// findParallelLoop decides whether the iterations can be executed by several
// threads. It is more generous than the analysis in two respects, for which
// mincaml-parallel has to provide:
//
// - It may call functions of the module that access no memory, even if they
//   contain loops, and it may be an outer loop.
// - Arrays whose addresses are not known to differ may have to be compared at
//   run time. MinCaml's objects do not overlap, and pointers in memory are the
//   addresses of whole objects, so comparing the addresses is enough. For the
//   same reason, it is enough to compare the rows of a matrix.
//
// It is stricter in others. Each iteration must be executed: no check may fail,
// and inner loops must end. Otherwise earlier passes may have removed a check
// because a check of an earlier iteration has the same result, and a thread
// would execute an iteration that the program does not reach. A loop must not
// store pointers, because that may
// need a write barrier, and it calls no recursive functions, because the stack
// of a thread is small.
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
class SCEV;
class ScalarEvolution;
} // namespace llvm

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

/// Objects that a loop accesses.
struct ParallelObject {
  enum KindTy {
    /// The object at the loop-invariant address Base.
    Object,
    /// In iteration i, the object whose address is element a + b * i of the
    /// array of pointers Base.
    Row,
    /// The object whose address is the same element of the array of pointers
    /// Base in all iterations.
    Element,
    /// Any element of the array of pointers Base.
    Elements
  } Kind;
  const llvm::Value *Base;
  /// The address of the element; set for Row and Element.
  const llvm::SCEV *Slot = nullptr;

  bool operator==(const ParallelObject &Other) const {
    return Kind == Other.Kind && Base == Other.Base && Slot == Other.Slot;
  }
};

struct ParallelLoop {
  DoAllLoop Loop;
  /// The block with the only exit.
  llvm::BasicBlock *Exiting = nullptr;
  /// The iterations are independent if all objects in Written differ, and none
  /// of them is in Read. A row stands for the rows of all iterations.
  llvm::SmallVector<ParallelObject, 4> Written, Read;
};

/// Whether threads can execute the iterations of a loop, and the conditions.
ParallelLoop findParallelLoop(const LoopInduction &Induction,
                              llvm::AAResults &Alias,
                              llvm::ScalarEvolution &Evolution);

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
