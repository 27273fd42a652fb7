//===- Inline.cpp - Function inlining -------------------------------------===//

#include "IPO/InlineCall.h"
#include "Scalar/SelfTailCalls.h"
#include "Utils/PassOptions.h"
#include "mincaml/Analysis/Interprocedural/CallComponents.h"
#include "mincaml/Analysis/Interprocedural/ExecutedOnce.h"
#include "mincaml/Support/IRAnnotations.h"
#include "mincaml/Transforms/IPO.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include <cstdint>
#include <vector>

#define DEBUG_TYPE "mincaml-inline"

using namespace mincaml;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Gain of unrolling recursive functions
//===----------------------------------------------------------------------===//

namespace {

/// How a function calls itself.
enum class RecursionForm : uint8_t {
  /// It has no self-calls that are tail calls, and is not Linear.
  Other,
  /// All of its self-calls are tail calls.
  TailRecursive,
  /// It has tail self-calls and several other self-calls.
  PartlyTailRecursive,
  /// It has tail self-calls and one other self-call.
  OneNonTailCall,
  /// TailRecursive, and stores to elements of float arrays and calls no other
  /// functions that return.
  FloatArrayTailRecursive,
  /// Its only self-call is not a tail call, and it has no loop: it is executed
  /// as often as the stack is deep.
  Linear,
};

/// Whether some, but not all, self-calls are tail calls.
inline bool isPartlyTailRecursive(RecursionForm Form) {
  return Form == RecursionForm::PartlyTailRecursive ||
         Form == RecursionForm::OneNonTailCall;
}

/// Whether all self-calls are tail calls.
inline bool isTailRecursive(RecursionForm Form) {
  return Form == RecursionForm::TailRecursive ||
         Form == RecursionForm::FloatArrayTailRecursive;
}

} // namespace

/// The cost of a call in instructions: the call itself, moves of arguments and
/// results, the frame, and a register window or spills of registers.
static constexpr uint64_t CostOfCall = 20;
/// The cost of a jump to the start of a loop.
static constexpr uint64_t CostOfIteration = 3;
/// The factor by which the gain for a linear recursive function counts less.
static constexpr uint64_t LinearDivisor = 4;

static bool becomesCode(const Instruction &I) {
  if (const auto *Alloca = dyn_cast<AllocaInst>(&I))
    return !Alloca->isStaticAlloca();
  if (const auto *Branch = dyn_cast<BranchInst>(&I))
    return Branch->isConditional();
  if (const auto *Intrinsic = dyn_cast<IntrinsicInst>(&I))
    return !Intrinsic->isAssumeLikeIntrinsic();
  return !isa<PHINode, ReturnInst, UnreachableInst>(I);
}

/// The number of instructions of a function for which code is generated.
static uint64_t inlinedSize(const Function &F) {
  return count_if(instructions(F), becomesCode);
}

static bool isFloatElement(const Value &Address) {
  const auto *GEP = dyn_cast<GetElementPtrInst>(&Address);
  return GEP && GEP->getSourceElementType()->isFloatingPointTy() &&
         !GEP->hasAllConstantIndices();
}

static bool isLinear(Function &F) {
  if (count_if(instructions(F), [&](const Instruction &I) {
        const auto *Call = dyn_cast<CallInst>(&I);
        return Call && Call->getCalledFunction() == &F;
      }) != 1)
    return false;
  SmallVector<std::pair<const BasicBlock *, const BasicBlock *>, 4> Back;
  FindFunctionBackedges(F, Back);
  return Back.empty();
}

static RecursionForm recursionForm(Function &F) {
  const auto TailCalls = possibleSelfTailCalls(F);
  if (TailCalls.empty())
    return isLinear(F) ? RecursionForm::Linear : RecursionForm::Other;
  unsigned CallsInside = 0;
  bool CallsOthers = false, StoresElements = false;
  for (const Instruction &I : instructions(F)) {
    const auto *Call = dyn_cast<CallInst>(&I);
    if (Call && Call->getCalledFunction() == &F)
      CallsInside += !TailCalls.contains(Call);
    else if (isa<CallBase>(I) && !isa<IntrinsicInst>(I))
      CallsOthers |= !isa<UnreachableInst>(I.getParent()->getTerminator());
    const auto *Store = dyn_cast<StoreInst>(&I);
    StoresElements |= Store && isFloatElement(*Store->getPointerOperand());
  }
  if (CallsInside != 0)
    return CallsInside == 1 ? RecursionForm::OneNonTailCall
                            : RecursionForm::PartlyTailRecursive;
  return StoresElements && !CallsOthers ? RecursionForm::FloatArrayTailRecursive
                                        : RecursionForm::TailRecursive;
}

/// Whether all self-calls of F are tail calls, and F accesses memory. The
/// induction variable of such a loop is usually an index, which mincaml-unroll
/// requires. In other loops it is usually a computed value.
static bool isTailRecursiveOverMemory(Function &F) {
  return isTailRecursive(recursionForm(F)) &&
         any_of(instructions(F), [](const Instruction &I) {
           return isa<LoadInst>(I) || isa<StoreInst>(I);
         });
}

/// The maximum nesting depth of loops.
static unsigned deepestLoop(const LoopInfo &Loops) {
  unsigned Deepest = 0;
  for (const Loop *L : Loops.getLoopsInPreorder())
    Deepest = std::max(Deepest, L->getLoopDepth());
  return Deepest;
}

/// The gain of unrolling a recursive function: by how many thousandths the
/// execution of one body gets cheaper if one function contains After bodies
/// instead of Before. The bodies share the cost of one call, so that each
/// further level gains less: with a body of size S and a call of cost C, a body
/// costs S + C / Before at first.
///
/// The gain for a linear recursive function counts less: it is executed at most
/// as often as the stack is deep, while the number of calls of others can grow
/// exponentially.
static uint64_t unrollingGain(uint64_t Size, RecursionForm Form,
                              uint64_t Before, uint64_t After) {
  const uint64_t Call = isTailRecursive(Form) ? CostOfIteration : CostOfCall;
  // The cost of one body, scaled by Before and After.
  const uint64_t Cost = After * (Size * Before + Call);
  const uint64_t Divisor = Form == RecursionForm::Linear ? LinearDivisor : 1;
  return 1000 * Call * (After - Before) / (Divisor * Cost);
}

//===----------------------------------------------------------------------===//
// Parsing of mincaml-inline's options
//===----------------------------------------------------------------------===//

static constexpr std::pair<StringLiteral, bool InlineCallsPass::Options::*>
    Flags[] = {{"once", &InlineCallsPass::Options::Once},
               {"loops-first", &InlineCallsPass::Options::LoopsFirst},
               {"vector-loops", &InlineCallsPass::Options::VectorLoops},
               {"all-loops", &InlineCallsPass::Options::AllLoops},
               {"tail-loops", &InlineCallsPass::Options::TailLoops}};

Expected<InlineCallsPass::Options>
InlineCallsPass::parseOptions(StringRef Text) {
  return parsePassOptions<Options>(
      Text, "mincaml-inline",
      "threshold=N, iterations=N, unrolled=N, bodies=N, gain=N, "
      "looping=N, once, loops-first, vector-loops, all-loops or tail-loops",
      [](StringRef Option, Options &Result) {
        for (auto [Name, Flag] : Flags)
          if (Option == Name)
            return Result.*Flag = true;
        if (Option.starts_with("unrolled="))
          return takeNumber(Option, "unrolled=", Result.Unrolled.emplace());
        return takeNumber(Option, "threshold=", Result.Threshold) ||
               takeNumber(Option, "bodies=", Result.Bodies) ||
               takeNumber(Option, "gain=", Result.Gain) ||
               takeNumber(Option, "looping=", Result.Looping) ||
               takeNumber(Option, "iterations=", Result.Iterations);
      });
}

void InlineCallsPass::printPipeline(
    raw_ostream &OS, function_ref<StringRef(StringRef)> PassNameOfClass) {
  OS << PassNameOfClass(name()) << "<threshold=" << TheOptions.Threshold
     << ";iterations=" << TheOptions.Iterations
     << (TheOptions.Unrolled ? ";unrolled=" + utostr(*TheOptions.Unrolled) : "")
     << (TheOptions.Bodies ? ";bodies=" + utostr(TheOptions.Bodies) : "")
     << (TheOptions.Gain ? ";gain=" + utostr(TheOptions.Gain) : "")
     << (TheOptions.Looping != ~0u ? ";looping=" + utostr(TheOptions.Looping)
                                   : "");
  for (auto [Name, Flag] : Flags)
    if (TheOptions.*Flag)
      OS << ';' << Name;
  OS << '>';
}

//===----------------------------------------------------------------------===//
// Decisions
//===----------------------------------------------------------------------===//

static constexpr uint64_t MaximumForCaller = 2000;
static constexpr uint64_t FreeForModule = 2000;
static constexpr uint64_t MaximumUnrolled = 3;
/// The maximum loop nesting around inlined recursive functions; see IPO.h.
static constexpr unsigned MaximumLoopDepth = 10;

static uint64_t numberAttribute(const Function &F, StringRef Name) {
  return F.getFnAttributeAsParsedInteger(Name);
}

namespace {

/// The properties of a callee on which the decisions depend.
struct CalleeInfo {
  uint64_t Size;
  uint64_t Frame;
  const char *Obstacle;
  RecursionForm Form;
};

/// Inlines callees into callers. Decisions and copies are made callees first,
/// so that a copied body is complete.
///
/// A function that is called once is not copied. Its body is moved into the
/// caller after all decisions, callers first, so that each instruction moves
/// only once, to its final position. With callees first, the instructions of a
/// chain of such functions would move once per level.
class Inliner {
public:
  Inliner(Module &M, FunctionAnalysisManager &AM,
          const InlineCallsPass::Options &TheOptions)
      : M(M), AM(AM), TheOptions(TheOptions) {}

  /// Inlines one level everywhere. Returns whether anything was inlined.
  bool runOnce();

private:
  /// A call that may be replaced by the body of its callee.
  struct InlineCandidate {
    CallInst *Call;
    Function *Caller;
    Function *Callee;
    bool IsRecursive;
    /// The loop depth of a call of a recursive function; an upper bound in
    /// copies.
    unsigned LoopDepth;
  };

  SmallVector<InlineCandidate, 8> candidates(Function &Caller, bool Unrolling);
  SmallVector<InlineCandidate, 8> choose(Function &Caller);
  std::vector<InlinedBody> unroll(Function &Caller);
  bool shouldInline(const InlineCandidate &Candidate);
  std::string reasonNotToInline(const InlineCandidate &Candidate);
  bool withinBudget(const InlineCandidate &Candidate, uint64_t Size) const;
  void account(const InlineCandidate &Chosen);
  void findCallersOfRecursive();
  bool hasLoopInside(Function &F);
  bool isShortRecursion(Function &F);
  bool executesLoop(Function &F);
  unsigned loopDepth(Function &F) {
    return deepestLoop(AM.getResult<LoopAnalysis>(F));
  }
  void finish(ArrayRef<Function *> Changed);
  bool inlineComponent(ArrayRef<Function *> Component);
  void unrollComponent(ArrayRef<Function *> Component);
  void insertPostponed(Function &Caller);
  const CalleeInfo &infoOf(Function &F);

  Module &M;
  FunctionAnalysisManager &AM;
  const InlineCallsPass::Options &TheOptions;
  std::optional<CallComponents> Graph;
  DenseMap<const Function *, CalleeInfo> Infos;
  /// Recursive functions and functions that call them.
  DenseSet<const Function *> CallsRecursive;
  DenseSet<const BasicBlock *> ExecutedOnce;
  SmallSetVector<Function *, 8> Inlined;
  /// The calls that will be replaced by moving the callee's body, in the order
  /// of instructions, by the function that they are in.
  DenseMap<const Function *, SmallVector<CallInst *, 2>> Postponed;
  DenseSet<const Function *> Moving;
  /// The size of all functions, and how much of it has been inlined.
  uint64_t ModuleSize = 0, ModuleInlined = 0;
  /// The number of instructions inlined into the current caller.
  uint64_t CallerInlined = 0;
};

} // namespace

const CalleeInfo &Inliner::infoOf(Function &F) {
  auto [Entry, IsNew] = Infos.try_emplace(&F);
  if (!IsNew)
    return Entry->second;
  uint64_t Size = inlinedSize(F), InlinedFrames = 0;
  if (auto Calls = Postponed.find(&F); Calls != Postponed.end())
    for (const CallInst *Call : Calls->second) {
      // The entry exists since this call was chosen, when the callee was
      // complete.
      const CalleeInfo &Callee = Infos.find(Call->getCalledFunction())->second;
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

bool Inliner::withinBudget(const InlineCandidate &Candidate,
                           uint64_t Size) const {
  if (Candidate.IsRecursive &&
      numberAttribute(*Candidate.Caller, UnrolledAttribute) >= MaximumUnrolled)
    return false;
  if (CallerInlined + Size > MaximumForCaller)
    return false;
  return isCalledOnce(*Candidate.Callee) ||
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

/// The reason not to inline this call, for a remark; empty if it is to be
/// inlined.
std::string Inliner::reasonNotToInline(const InlineCandidate &Candidate) {
  const CalleeInfo Known = infoOf(*Candidate.Callee);
  bool IsForced = TheOptions.Once && !Candidate.IsRecursive;
  if (!(IsForced && isCalledOnce(*Candidate.Callee)) &&
      Known.Size > TheOptions.Threshold)
    return ("its size is " + Twine(Known.Size) + ", over the threshold of " +
            Twine(TheOptions.Threshold))
        .str();
  if (Known.Size > TheOptions.Looping && !isCalledOnce(*Candidate.Callee) &&
      !Candidate.IsRecursive && executesLoop(*Candidate.Callee))
    return "the cost of the call is negligible next to the loop that it runs";
  if (Known.Obstacle)
    return Known.Obstacle;
  if (const char *Obstacle = obstacleAtCall(*Candidate.Call, *Candidate.Caller))
    return Obstacle;
  if (TheOptions.LoopsFirst && Candidate.IsRecursive &&
      isPartlyTailRecursive(Known.Form))
    return "its self tail calls are turned into a loop first";
  if (TheOptions.Unrolled && Candidate.IsRecursive &&
      Known.Form == RecursionForm::OneNonTailCall)
    return "its tail call would not be a tail call in the inlined copy";
  if (TheOptions.VectorLoops && Candidate.IsRecursive &&
      Known.Form == RecursionForm::FloatArrayTailRecursive)
    return "it is turned into a loop that LLVM may vectorize";
  if (TheOptions.AllLoops && Candidate.IsRecursive &&
      isTailRecursiveOverMemory(*Candidate.Callee))
    return "it is turned into a loop that mincaml-unroll may unroll";
  if (TheOptions.TailLoops && Candidate.IsRecursive &&
      isTailRecursive(Known.Form))
    return "it is turned into a loop";
  if (TheOptions.Unrolled && Candidate.IsRecursive &&
      !Graph->areInSameComponent(*Candidate.Caller, *Candidate.Callee))
    return "recursive functions are not unrolled here";
  if (Candidate.LoopDepth &&
      Candidate.LoopDepth + loopDepth(*Candidate.Callee) > MaximumLoopDepth)
    return "loops would be nested too deeply";
  if (!withinBudget(Candidate, Known.Size))
    return "the limit for code growth is reached";
  return {};
}

/// Decides whether to inline this call, and emits a remark. The call must not
/// be in a copy that has not been inserted yet.
bool Inliner::shouldInline(const InlineCandidate &Candidate) {
  OptimizationRemarkEmitter Remarks(Candidate.Caller);
  const std::string Reason = reasonNotToInline(Candidate);
  if (Reason.empty())
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Inlined", Candidate.Call)
             << ore::NV("Callee", Candidate.Callee) << " of size "
             << ore::NV("Size", infoOf(*Candidate.Callee).Size)
             << " inlined into " << ore::NV("Caller", Candidate.Caller);
    });
  else if (TheOptions.Threshold != 0)
    Remarks.emit([&] {
      return OptimizationRemarkMissed(DEBUG_TYPE, "Left", Candidate.Call)
             << ore::NV("Callee", Candidate.Callee) << " is not inlined into "
             << ore::NV("Caller", Candidate.Caller) << ": " << Reason;
    });
  return Reason.empty();
}

void Inliner::account(const InlineCandidate &Chosen) {
  const uint64_t Size = infoOf(*Chosen.Callee).Size;
  CallerInlined += Size;
  if (!isCalledOnce(*Chosen.Callee)) {
    ModuleInlined += Size;
    ModuleSize += Size;
  }
  Inlined.insert(Chosen.Callee);
}

/// The reachable calls, in the order of instructions: with \p Unrolling those
/// within the component of \p Caller; otherwise the others, or all calls if
/// recursive functions have no separate budget.
SmallVector<Inliner::InlineCandidate, 8> Inliner::candidates(Function &Caller,
                                                             bool Unrolling) {
  SmallVector<InlineCandidate, 8> Result;
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
      if ((TheOptions.Unrolled && Graph->areInSameComponent(Caller, *Callee)) !=
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

SmallVector<Inliner::InlineCandidate, 8> Inliner::choose(Function &Caller) {
  SmallVector<InlineCandidate, 8> Result;
  if (obstacleInCaller(Caller))
    return Result;
  CallerInlined = numberAttribute(Caller, InlinedAttribute);
  bool Unrolls = false;
  for (const InlineCandidate &Candidate :
       candidates(Caller, /*Unrolling=*/false)) {
    if (!shouldInline(Candidate))
      continue;
    account(Candidate);
    Unrolls |= Candidate.IsRecursive;
    Result.push_back(Candidate);
  }
  if (!Result.empty())
    Caller.addFnAttr(InlinedAttribute, utostr(CallerInlined));
  if (Unrolls)
    Caller.addFnAttr(UnrolledAttribute,
                     utostr(numberAttribute(Caller, UnrolledAttribute) + 1));
  return Result;
}

/// Whether a call of F executes a loop that does not contain a call within F's
/// component. The cost of the call is negligible then.
bool Inliner::hasLoopInside(Function &F) {
  auto IsOfRecursion = [&](const Instruction &I) {
    const auto *Call = dyn_cast<CallInst>(&I);
    const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
    return Callee && Graph->areInSameComponent(F, *Callee);
  };
  for (const Loop *L : AM.getResult<LoopAnalysis>(F).getLoopsInPreorder())
    if (none_of(L->blocks(), [&](const BasicBlock *BB) {
          return any_of(*BB, IsOfRecursion);
        }))
      return true;
  for (const Instruction &I : instructions(F))
    if (const auto *Call = dyn_cast<CallInst>(&I))
      if (Function *Callee = Call->getCalledFunction();
          Callee && !Callee->isDeclaration() &&
          !Graph->areInSameComponent(F, *Callee) &&
          (CallsRecursive.contains(Callee) ||
           !AM.getResult<LoopAnalysis>(*Callee).empty()))
        return true;
  return false;
}

/// Whether F is a recursive function whose execution is short: it runs at most
/// as often as the stack is deep, and the program enters it only a few times.
bool Inliner::isShortRecursion(Function &F) {
  return infoOf(F).Form == RecursionForm::Linear && F.hasLocalLinkage() &&
         all_of(F.users(), [&](const User *U) {
           const auto *Call = dyn_cast<CallInst>(U);
           return Call && Call->getCalledFunction() == &F &&
                  (Call->getFunction() == &F ||
                   ExecutedOnce.contains(Call->getParent()));
         });
}

/// Makes copies for the calls in a function that are within its component, then
/// for the calls in the copies, and so on while the function stays small
/// enough.
std::vector<InlinedBody> Inliner::unroll(Function &Caller) {
  std::vector<InlinedBody> Copies;
  if (obstacleInCaller(Caller) || !Graph->isRecursive(Caller) ||
      hasLoopInside(Caller) || isShortRecursion(Caller))
    return Copies;
  CallerInlined = numberAttribute(Caller, InlinedAttribute);
  uint64_t Size = infoOf(Caller).Size;
  SmallVector<InlineCandidate, 8> Level =
      candidates(Caller, /*Unrolling=*/true);
  erase_if(Level, [&](const InlineCandidate &Candidate) {
    return !shouldInline(Candidate);
  });
  uint64_t Bodies = 1;
  while (!Level.empty()) {
    for (const InlineCandidate &Candidate : Level)
      Size += infoOf(*Candidate.Callee).Size - 1;
    if (Size > *TheOptions.Unrolled ||
        (TheOptions.Bodies && Bodies + Level.size() > TheOptions.Bodies) ||
        unrollingGain(infoOf(Caller).Size, infoOf(Caller).Form, Bodies,
                      Bodies + Level.size()) < TheOptions.Gain)
      break;
    Bodies += Level.size();
    SmallVector<InlineCandidate, 8> Next;
    for (const InlineCandidate &Candidate : Level) {
      account(Candidate);
      Copies.push_back(InlinedBody::copy(*Candidate.Call));
      for (CallInst *Inner : Copies.back().calls())
        if (Function *Callee = Inner->getCalledFunction();
            Graph->areInSameComponent(Caller, *Callee))
          Next.push_back({Inner, &Caller, Callee, /*IsRecursive=*/true,
                          Candidate.LoopDepth + loopDepth(*Candidate.Callee)});
    }
    erase_if(Next, [&](const InlineCandidate &Candidate) {
      return !reasonNotToInline(Candidate).empty();
    });
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

/// Moves the bodies of functions called once into Caller, which completes it.
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
    Infos.erase(Caller);
  }
}

/// Inlines calls into the functions of a component. Returns whether it did.
bool Inliner::inlineComponent(ArrayRef<Function *> Component) {
  std::vector<InlinedBody> Copies;
  SmallVector<Function *, 4> Changed;
  for (Function *Caller : Component) {
    SmallVector<InlineCandidate, 8> Candidates = choose(*Caller);
    for (const InlineCandidate &Chosen : Candidates) {
      // A recursive caller may be inlined into itself, which would copy this
      // call.
      if (isCalledOnce(*Chosen.Callee) && !Graph->isRecursive(*Caller)) {
        Postponed[Caller].push_back(Chosen.Call);
        Moving.insert(Chosen.Callee);
        continue;
      }
      insertPostponed(*Chosen.Callee);
      Copies.push_back(InlinedBody::copy(*Chosen.Call));
    }
    if (!Candidates.empty())
      Changed.push_back(Caller);
  }
  for (InlinedBody &Copy : reverse(Copies))
    Copy.insert();
  finish(Changed);
  return !Changed.empty();
}

/// Unrolls the functions of a component. Copies are made of the bodies as they
/// were before.
void Inliner::unrollComponent(ArrayRef<Function *> Component) {
  std::vector<InlinedBody> Copies;
  SmallVector<Function *, 4> Changed;
  for (Function *Caller : Component) {
    std::vector<InlinedBody> OfCaller = unroll(*Caller);
    if (!OfCaller.empty())
      Changed.push_back(Caller);
    move(OfCaller, std::back_inserter(Copies));
  }
  // A copy of a body comes before the copies for the calls in it.
  for (InlinedBody &Copy : Copies)
    Copy.insert();
  finish(Changed);
}

void Inliner::findCallersOfRecursive() {
  for (const CallComponents::Component &Component : Graph->bottomUp())
    for (const Function *F : Component)
      if (Graph->isRecursive(*F) ||
          any_of(instructions(F), [&](const Instruction &I) {
            const auto *Call = dyn_cast<CallInst>(&I);
            return Call && CallsRecursive.contains(Call->getCalledFunction());
          }))
        CallsRecursive.insert(F);
}

bool Inliner::runOnce() {
  Infos.clear();
  Inlined.clear();
  Moving.clear();
  CallsRecursive.clear();
  ModuleSize = ModuleInlined = 0;
  for (Function &F : M) {
    ModuleSize += infoOf(F).Size;
    ModuleInlined += numberAttribute(F, InlinedAttribute);
  }
  Graph.emplace(M);
  if (TheOptions.Unrolled) {
    findCallersOfRecursive();
    ExecutedOnce.clear();
    ExecutedOnce.insert_range(blocksExecutedOnce(M));
  }
  for (const CallComponents::Component &Component : Graph->bottomUp())
    // The other calls in a component are inlined before its functions are
    // unrolled. The next iteration unrolls this component.
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
  // The analyses of the functions that changed have been invalidated already.
  PreservedAnalyses Preserved = PreservedAnalyses::none();
  Preserved.preserve<FunctionAnalysisManagerModuleProxy>();
  Preserved.preserveSet<AllAnalysesOn<Function>>();
  return Preserved;
}
