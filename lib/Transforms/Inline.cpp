//===- Inline.cpp - Bodies in the place of calls --------------------------===//

#include "mincaml/Transforms/Inline.h"
#include "Utils/InlineCall.h"
#include "Utils/UnrollingCost.h"
#include "mincaml/Analysis/Interprocedural/CallComponents.h"
#include "mincaml/Analysis/Interprocedural/ExecutedOnce.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include <vector>

#define DEBUG_TYPE "mincaml-inline"

using namespace mincaml;
using namespace llvm;

/// How many instructions a function has taken in, in all runs of the pass.
static constexpr char InlinedAttribute[] = "mincaml-inlined";
/// In how many iterations it has taken in a recursive function.
static constexpr char UnrolledAttribute[] = "mincaml-unrolled";

static constexpr uint64_t MaximumForCaller = 2000;
static constexpr uint64_t FreeForModule = 2000;
static constexpr uint64_t MaximumUnrolled = 3;
/// Of loops in which a recursion is: the header says why.
static constexpr unsigned MaximumLoopDepth = 10;

static uint64_t numberAttribute(const Function &F, StringRef Name) {
  return F.getFnAttributeAsParsedInteger(Name);
}

namespace {

/// What decisions about a callee need.
struct CalleeFacts {
  uint64_t Size;
  uint64_t Frame;
  const char *Obstacle;
  RecursionForm Form;
};

/// Decides from callees to callers, and copies bodies in that order: what is
/// copied is complete.
///
/// A function that is called once is not copied. Its body moves into the caller
/// after all decisions, and from callers to callees, so that each instruction
/// moves once and gets its final location at once. From callees to callers, in
/// a chain of such functions, each would move once per level.
class Inliner {
public:
  Inliner(Module &M, FunctionAnalysisManager &AM,
          const InlineCallsPass::Options &TheOptions)
      : M(M), AM(AM), TheOptions(TheOptions) {}

  /// One level everywhere; whether anything was inlined.
  bool runOnce();

private:
  /// A call in a function, in whose place the body of another is to be.
  struct Choice {
    CallInst *Call;
    Function *Caller;
    Function *Callee;
    bool IsRecursive;
    /// Of the call of a recursive function; in a copy an upper bound.
    unsigned LoopDepth;
  };

  SmallVector<Choice, 8> candidates(Function &Caller, bool Unrolling);
  SmallVector<Choice, 8> choose(Function &Caller);
  std::vector<InlinedBody> unroll(Function &Caller);
  bool wanted(const Choice &Wish);
  std::string reasonAgainst(const Choice &Wish);
  bool withinBudget(const Choice &Wish, uint64_t Size) const;
  void account(const Choice &Made);
  void findRepeating();
  bool hasLoopInside(Function &F);
  bool isExecutedShortly(Function &F);
  bool executesLoop(Function &F);
  unsigned loopDepth(Function &F) {
    return deepestLoop(AM.getResult<LoopAnalysis>(F));
  }
  void finish(ArrayRef<Function *> Changed);
  bool inlineComponent(ArrayRef<Function *> Component);
  void unrollComponent(ArrayRef<Function *> Component);
  void insertPostponed(Function &Caller);
  const CalleeFacts &facts(Function &F);

  Module &M;
  FunctionAnalysisManager &AM;
  const InlineCallsPass::Options &TheOptions;
  std::optional<CallComponents> Graph;
  DenseMap<const Function *, CalleeFacts> Facts;
  /// Recursive functions, and those that call such.
  DenseSet<const Function *> Repeating;
  DenseSet<const BasicBlock *> ExecutedOnce;
  SmallSetVector<Function *, 8> Inlined;
  /// Calls by the functions they are in, in the order of instructions, and
  /// their callees, whose bodies are to move there.
  DenseMap<const Function *, SmallVector<CallInst *, 2>> Postponed;
  DenseSet<const Function *> Moving;
  /// Of all functions, and what of it came from inlining.
  uint64_t ModuleSize = 0, ModuleInlined = 0;
  /// The same of the caller that is being looked at.
  uint64_t CallerInlined = 0;
};

} // namespace

const CalleeFacts &Inliner::facts(Function &F) {
  auto [Entry, IsNew] = Facts.try_emplace(&F);
  if (!IsNew)
    return Entry->second;
  uint64_t Size = inlinedSize(F), InlinedFrames = 0;
  if (auto Calls = Postponed.find(&F); Calls != Postponed.end())
    for (const CallInst *Call : Calls->second) {
      // Known since this call was chosen, and complete then.
      const CalleeFacts &Callee = Facts.find(Call->getCalledFunction())->second;
      Size += Callee.Size - 1;
      InlinedFrames += Callee.Frame;
    }
  Entry->second = {Size, frameSize(F) + InlinedFrames,
                   obstacleInCallee(F, InlinedFrames), recursionForm(F)};
  return Entry->second;
}

static bool isCalledOnce(const Function &F) {
  return F.hasLocalLinkage() && F.hasOneUse();
}

bool Inliner::withinBudget(const Choice &Wish, uint64_t Size) const {
  if (Wish.IsRecursive &&
      numberAttribute(*Wish.Caller, UnrolledAttribute) >= MaximumUnrolled)
    return false;
  if (CallerInlined + Size > MaximumForCaller)
    return false;
  return isCalledOnce(*Wish.Callee) ||
         ModuleInlined + Size <= FreeForModule + (ModuleSize + Size) / 2;
}

/// Whether a call of a function that is not recursive executes a loop.
bool Inliner::executesLoop(Function &F) {
  auto Calls = Postponed.find(&F);
  return !AM.getResult<LoopAnalysis>(F).empty() ||
         (Calls != Postponed.end() &&
          any_of(Calls->second, [&](const CallInst *Call) {
            return executesLoop(*Call->getCalledFunction());
          }));
}

/// Why not to replace this call, for a remark; empty if it is to be replaced.
std::string Inliner::reasonAgainst(const Choice &Wish) {
  const CalleeFacts Known = facts(*Wish.Callee);
  bool IsForced = TheOptions.Once && !Wish.IsRecursive;
  if (!(IsForced && isCalledOnce(*Wish.Callee)) &&
      Known.Size > TheOptions.Threshold)
    return ("its size is " + Twine(Known.Size) + ", over the threshold of " +
            Twine(TheOptions.Threshold))
        .str();
  if (Known.Size > TheOptions.Looping && !isCalledOnce(*Wish.Callee) &&
      !Wish.IsRecursive && executesLoop(*Wish.Callee))
    return "it executes a loop, beside which its call costs nothing";
  if (Known.Obstacle)
    return Known.Obstacle;
  if (const char *Obstacle = obstacleAtCall(*Wish.Call, *Wish.Caller))
    return Obstacle;
  if (TheOptions.LoopsFirst && Wish.IsRecursive && isPartlyLoop(Known.Form))
    return "its tail calls become jumps first";
  if (TheOptions.Unrolled && Wish.IsRecursive &&
      Known.Form == RecursionForm::OneCallLoop)
    return "the tail call in the copy would be a call";
  if (TheOptions.VectorLoops && Wish.IsRecursive &&
      Known.Form == RecursionForm::VectorLoop)
    return "it becomes a loop that LLVM may vectorize";
  if (TheOptions.AllLoops && Wish.IsRecursive && isArrayLoop(*Wish.Callee))
    return "it becomes a loop that mincaml-unroll may unroll";
  if (TheOptions.TailLoops && Wish.IsRecursive && isLoop(Known.Form))
    return "it becomes a loop";
  if (TheOptions.Unrolled && Wish.IsRecursive &&
      !Graph->areInOne(*Wish.Caller, *Wish.Callee))
    return "a recursion is not peeled";
  if (Wish.LoopDepth &&
      Wish.LoopDepth + loopDepth(*Wish.Callee) > MaximumLoopDepth)
    return "its loops would nest too deep";
  if (!withinBudget(Wish, Known.Size))
    return "the budget for growth is used up";
  return {};
}

/// Whether to replace this call, which is in a function already; reports it.
bool Inliner::wanted(const Choice &Wish) {
  OptimizationRemarkEmitter Remarks(Wish.Caller);
  const std::string Reason = reasonAgainst(Wish);
  if (Reason.empty())
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Inlined", Wish.Call)
             << ore::NV("Callee", Wish.Callee) << " of size "
             << ore::NV("Size", facts(*Wish.Callee).Size) << " inlined into "
             << ore::NV("Caller", Wish.Caller);
    });
  else if (TheOptions.Threshold != 0)
    Remarks.emit([&] {
      return OptimizationRemarkMissed(DEBUG_TYPE, "Left", Wish.Call)
             << ore::NV("Callee", Wish.Callee) << " is not inlined into "
             << ore::NV("Caller", Wish.Caller) << ": " << Reason;
    });
  return Reason.empty();
}

void Inliner::account(const Choice &Made) {
  const uint64_t Size = facts(*Made.Callee).Size;
  CallerInlined += Size;
  if (!isCalledOnce(*Made.Callee)) {
    ModuleInlined += Size;
    ModuleSize += Size;
  }
  Inlined.insert(Made.Callee);
}

/// The calls that can be reached, in the order of instructions. \p Unrolling:
/// those within a recursion; otherwise the others, or all if recursions have no
/// budget of their own.
SmallVector<Inliner::Choice, 8> Inliner::candidates(Function &Caller,
                                                    bool Unrolling) {
  SmallVector<Choice, 8> Result;
  df_iterator_default_set<BasicBlock *> Reachable;
  for ([[maybe_unused]] BasicBlock *BB : depth_first_ext(&Caller, Reachable))
    ;
  for (BasicBlock &BB : Caller) {
    if (!Reachable.contains(&BB))
      continue;
    for (Instruction &I : BB) {
      auto *Call = dyn_cast<CallInst>(&I);
      Function *Callee = Call ? Call->getCalledFunction() : nullptr;
      if (!Callee || Callee->isDeclaration())
        continue;
      if ((TheOptions.Unrolled && Graph->areInOne(Caller, *Callee)) !=
          Unrolling)
        continue;
      Result.push_back({Call, &Caller, Callee, Graph->isRecursive(*Callee), 0});
      if (Result.back().IsRecursive)
        Result.back().LoopDepth =
            AM.getResult<LoopAnalysis>(Caller).getLoopDepth(&BB);
    }
  }
  return Result;
}

SmallVector<Inliner::Choice, 8> Inliner::choose(Function &Caller) {
  SmallVector<Choice, 8> Result;
  if (obstacleInCaller(Caller))
    return Result;
  CallerInlined = numberAttribute(Caller, InlinedAttribute);
  bool Unrolls = false;
  for (const Choice &Wish : candidates(Caller, /*Unrolling=*/false)) {
    if (!wanted(Wish))
      continue;
    account(Wish);
    Unrolls |= Wish.IsRecursive;
    Result.push_back(Wish);
  }
  if (!Result.empty())
    Caller.addFnAttr(InlinedAttribute, utostr(CallerInlined));
  if (Unrolls)
    Caller.addFnAttr(UnrolledAttribute,
                     utostr(numberAttribute(Caller, UnrolledAttribute) + 1));
  return Result;
}

/// Whether a call of F executes a loop, other than by F's recursion: beside
/// that the cost of a call is nothing.
bool Inliner::hasLoopInside(Function &F) {
  auto IsOfRecursion = [&](const Instruction &I) {
    const auto *Call = dyn_cast<CallInst>(&I);
    const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
    return Callee && Graph->areInOne(F, *Callee);
  };
  for (const Loop *L : AM.getResult<LoopAnalysis>(F).getLoopsInPreorder())
    if (none_of(L->blocks(), [&](const BasicBlock *BB) {
          return any_of(*BB, IsOfRecursion);
        }))
      return true;
  for (const Instruction &I : instructions(F))
    if (const auto *Call = dyn_cast<CallInst>(&I))
      if (Function *Callee = Call->getCalledFunction();
          Callee && !Callee->isDeclaration() && !Graph->areInOne(F, *Callee) &&
          (Repeating.contains(Callee) ||
           !AM.getResult<LoopAnalysis>(*Callee).empty()))
        return true;
  return false;
}

/// Whether F is a recursion that cannot take long: one that is as long as the
/// stack is deep, and that the program enters a few times.
bool Inliner::isExecutedShortly(Function &F) {
  return facts(F).Form == RecursionForm::Linear && F.hasLocalLinkage() &&
         all_of(F.users(), [&](const User *U) {
           const auto *Call = dyn_cast<CallInst>(U);
           return Call && Call->getCalledFunction() == &F &&
                  (Call->getFunction() == &F ||
                   ExecutedOnce.contains(Call->getParent()));
         });
}

/// Copies for the calls in a function that are part of its recursion, then for
/// those in the copies, and so on, as long as the function stays small enough.
std::vector<InlinedBody> Inliner::unroll(Function &Caller) {
  std::vector<InlinedBody> Copies;
  if (obstacleInCaller(Caller) || !Graph->isRecursive(Caller) ||
      hasLoopInside(Caller) || isExecutedShortly(Caller))
    return Copies;
  CallerInlined = numberAttribute(Caller, InlinedAttribute);
  uint64_t Size = facts(Caller).Size;
  SmallVector<Choice, 8> Level = candidates(Caller, /*Unrolling=*/true);
  erase_if(Level, [&](const Choice &Wish) { return !wanted(Wish); });
  uint64_t Bodies = 1;
  while (!Level.empty()) {
    for (const Choice &Wish : Level)
      Size += facts(*Wish.Callee).Size - 1;
    if (Size > *TheOptions.Unrolled ||
        (TheOptions.Bodies && Bodies + Level.size() > TheOptions.Bodies) ||
        unrollingGain(facts(Caller).Size, facts(Caller).Form, Bodies,
                      Bodies + Level.size()) < TheOptions.Gain)
      break;
    Bodies += Level.size();
    SmallVector<Choice, 8> Next;
    for (const Choice &Wish : Level) {
      account(Wish);
      Copies.push_back(InlinedBody::copy(*Wish.Call));
      for (CallInst *Inner : Copies.back().calls())
        if (Function *Callee = Inner->getCalledFunction();
            Graph->areInOne(Caller, *Callee))
          Next.push_back({Inner, &Caller, Callee, /*IsRecursive=*/true,
                          Wish.LoopDepth + loopDepth(*Wish.Callee)});
    }
    erase_if(Next,
             [&](const Choice &Wish) { return !reasonAgainst(Wish).empty(); });
    if (TheOptions.LoopsFirst)
      break;
    Level = std::move(Next);
  }
  if (!Copies.empty()) {
    Caller.addFnAttr(InlinedAttribute, utostr(CallerInlined));
    Caller.addFnAttr(UnrolledAttribute,
                     utostr(numberAttribute(Caller, UnrolledAttribute) + 1));
  }
  return Copies;
}

/// Makes a function's body complete.
void Inliner::insertPostponed(Function &Caller) {
  auto Entry = Postponed.find(&Caller);
  if (Entry == Postponed.end())
    return;
  SmallVector<CallInst *, 2> Remaining = std::move(Entry->second);
  Postponed.erase(Entry);
  while (!Remaining.empty()) {
    CallInst &Call = *Remaining.pop_back_val();
    if (auto Inner = Postponed.find(Call.getCalledFunction());
        Inner != Postponed.end()) {
      append_range(Remaining, Inner->second);
      Postponed.erase(Inner);
    }
    InlinedBody::take(Call).insert();
  }
  AM.invalidate(Caller, PreservedAnalyses::none());
}

void Inliner::finish(ArrayRef<Function *> Changed) {
  for (Function *Caller : Changed) {
    AM.invalidate(*Caller, PreservedAnalyses::none());
    Facts.erase(Caller);
  }
}

/// Whether anything was inlined.
bool Inliner::inlineComponent(ArrayRef<Function *> Component) {
  std::vector<InlinedBody> Copies;
  SmallVector<Function *, 4> Changed;
  for (Function *Caller : Component) {
    SmallVector<Choice, 8> Choices = choose(*Caller);
    for (const Choice &Chosen : Choices) {
      // A recursive caller may be copied into itself, with this call.
      if (isCalledOnce(*Chosen.Callee) && !Graph->isRecursive(*Caller)) {
        Postponed[Caller].push_back(Chosen.Call);
        Moving.insert(Chosen.Callee);
        continue;
      }
      insertPostponed(*Chosen.Callee);
      Copies.push_back(InlinedBody::copy(*Chosen.Call));
    }
    if (!Choices.empty())
      Changed.push_back(Caller);
  }
  for (InlinedBody &Copy : reverse(Copies))
    Copy.insert();
  finish(Changed);
  return !Changed.empty();
}

/// All functions are taken as they were before.
void Inliner::unrollComponent(ArrayRef<Function *> Component) {
  std::vector<InlinedBody> Copies;
  SmallVector<Function *, 4> Changed;
  for (Function *Caller : Component) {
    std::vector<InlinedBody> OfCaller = unroll(*Caller);
    if (!OfCaller.empty())
      Changed.push_back(Caller);
    move(OfCaller, std::back_inserter(Copies));
  }
  // A copy for a call in another copy comes after that.
  for (InlinedBody &Copy : Copies)
    Copy.insert();
  finish(Changed);
}

void Inliner::findRepeating() {
  for (const CallComponents::Component &Component : Graph->bottomUp())
    for (const Function *F : Component)
      if (Graph->isRecursive(*F) ||
          any_of(instructions(F), [&](const Instruction &I) {
            const auto *Call = dyn_cast<CallInst>(&I);
            return Call && Repeating.contains(Call->getCalledFunction());
          }))
        Repeating.insert(F);
}

bool Inliner::runOnce() {
  Facts.clear();
  Inlined.clear();
  Moving.clear();
  Repeating.clear();
  ModuleSize = ModuleInlined = 0;
  for (Function &F : M) {
    ModuleSize += facts(F).Size;
    ModuleInlined += numberAttribute(F, InlinedAttribute);
  }
  Graph.emplace(M);
  if (TheOptions.Unrolled) {
    findRepeating();
    ExecutedOnce.clear();
    ExecutedOnce.insert_range(blocksExecutedOnce(M));
  }
  for (const CallComponents::Component &Component : Graph->bottomUp())
    // What the functions of a recursion call is complete before they are
    // unrolled; the next iteration comes back to them.
    if (!inlineComponent(Component) && TheOptions.Unrolled)
      unrollComponent(Component);
  for (Function &F : M)
    if (!Moving.contains(&F))
      insertPostponed(F);
  for (Function *F : Inlined)
    if (F->hasLocalLinkage() && F->use_empty()) {
      AM.clear(*F, F->getName());
      F->eraseFromParent();
    }
  return !Inlined.empty();
}

static bool inlineCalls(Module &M, FunctionAnalysisManager &AM,
                        const InlineCallsPass::Options &TheOptions) {
  if (TheOptions.Threshold == 0 && !TheOptions.Once)
    return false;
  Inliner TheInliner(M, AM, TheOptions);
  unsigned Done = 0;
  while (Done < TheOptions.Iterations && TheInliner.runOnce())
    ++Done;
  return Done != 0;
}

PreservedAnalyses InlineCallsPass::run(Module &M, ModuleAnalysisManager &AM) {
  auto &Functions =
      AM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  if (!inlineCalls(M, Functions, TheOptions))
    return PreservedAnalyses::all();
  // Those of the functions that changed are gone already.
  PreservedAnalyses Preserved = PreservedAnalyses::none();
  Preserved.preserve<FunctionAnalysisManagerModuleProxy>();
  Preserved.preserveSet<AllAnalysesOn<Function>>();
  return Preserved;
}
