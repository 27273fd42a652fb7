//===- Plan.h - The code to insert into a module ----------------*- C++ -*-===//
//
// The analysis results are collected for the whole module before any code is
// inserted, since the analyses would see that code. A plan lists the steps that
// insert code.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FACTCHECK_PLAN_H
#define MINCAML_LIB_FACTCHECK_PLAN_H

#include "Definedness.h"
#include "Hooks.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace llvm {
class Loop;
class LoopInfo;
} // namespace llvm

namespace mincaml {

/// Code at the same point of a function is in the order of the stages, and
/// within a stage in the order in which it was planned.
enum class Stage : unsigned char { Enter, Access, Check, Update, Leave };

class Plan {
public:
  using Step = std::function<void(llvm::IRBuilderBase &)>;

  /// Plans code before I, or after all phi nodes of its block if it is one.
  void before(llvm::Instruction &I, Stage When, Step Insert);
  /// Plans code after I, or after all phi nodes of its block if it is one. I
  /// must be neither a terminator nor a `musttail` call.
  void after(llvm::Instruction &I, Stage When, Step Insert);
  void apply();

private:
  struct Entry {
    llvm::Instruction *Before;
    llvm::DebugLoc Location;
    Step Insert;
  };
  std::array<std::vector<Entry>, unsigned(Stage::Leave) + 1> Stages;
};

/// Whether B ends in a `musttail` call, so that no code can be inserted before
/// the terminator.
bool endsInTailCall(const llvm::BasicBlock &B);

/// Whether code can be inserted after I, or at the start of B.
bool canInsertAfter(const llvm::Instruction &I);
bool canInsertAtStart(const llvm::BasicBlock &B);

/// The state that the checks of one function share.
class FunctionChecks {
public:
  /// Incorporates F into \p Names. Names are valid until another function is
  /// incorporated.
  FunctionChecks(llvm::Function &F, llvm::FunctionAnalysisManager &AM,
                 Hooks &TheHooks, Plan &ThePlan, llvm::ModuleSlotTracker &Names,
                 const FactCheckPass::Options &Options);

  llvm::Function &F;
  llvm::FunctionAnalysisManager &AM;
  Hooks &TheHooks;
  Plan &ThePlan;
  const FactCheckPass::Options &Options;
  llvm::DominatorTree &Dominators;
  llvm::LoopInfo &Loops;
  Definedness Defined;
  /// Whether the function has fast-math operations: repeating them may give
  /// other results.
  bool HasFastMath = false;

  bool includes(AnalysisResult Kind) const { return Options.includes(Kind); }

  /// The name of a value in messages: `%x`, `%3`, `42`.
  std::string name(const llvm::Value &V);
  std::string name(const llvm::BasicBlock &B);
  /// The text for an instruction in messages: "store to %p", "call of @f".
  std::string describe(const llvm::Instruction &I);

  /// Whether values like V can be compared at run time.
  bool isComparable(const llvm::Value &V) const;

  /// A variable of the instrumented function whose value is Initial at the
  /// start. It only exists when the plan is applied.
  struct Variable {
    llvm::AllocaInst *Slot = nullptr;
  };
  std::shared_ptr<Variable> addVariable(llvm::Type *T, uint64_t Initial);

  /// The object that a load or store accesses; set when the plan is applied.
  std::map<const llvm::Instruction *, llvm::Value *> ObjectOf;

  /// Checks that a condition holds.
  void holds(llvm::IRBuilderBase &Builder, llvm::Constant *Site,
             llvm::Value *Condition);
  /// Checks that two values of one comparable type are equal.
  void equal(llvm::IRBuilderBase &Builder, llvm::Constant *Site,
             llvm::Value *Expected, llvm::Value *Actual);

  /// Keeps an object alive that steps of the plan refer to.
  void keep(std::shared_ptr<void> Kept) { All.push_back(std::move(Kept)); }

private:
  llvm::ModuleSlotTracker &Names;
  std::vector<std::shared_ptr<void>> All;
};

/// For each loop, a variable with the number of the current iteration, from 0.
/// It is valid from the start of the header on.
class LoopCounters {
public:
  explicit LoopCounters(FunctionChecks &Checks) : Checks(Checks) {}

  std::shared_ptr<FunctionChecks::Variable> of(const llvm::Loop &L);
  /// The blocks from which the loop is entered.
  static llvm::SmallVector<llvm::BasicBlock *, 2> entering(const llvm::Loop &L);
  /// Whether the iterations can be counted: code can be inserted at the start
  /// of the header and before the loop.
  static bool canCount(const llvm::Loop &L);

private:
  FunctionChecks &Checks;
  llvm::DenseMap<const llvm::Loop *, std::shared_ptr<FunctionChecks::Variable>>
      Counters;
};

} // namespace mincaml

#endif // MINCAML_LIB_FACTCHECK_PLAN_H
