//===- Inline.cpp - Bodies in the place of calls --------------------------===//

#include "mincaml/Transforms/Inline.h"
#include "Utils/InlineCall.h"
#include "Utils/PassOptions.h"
#include "Utils/SelfTailCalls.h"
#include "mincaml/Analysis/Interprocedural/CallComponents.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
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

Expected<InlineCallsPass::Options>
InlineCallsPass::parseOptions(StringRef Text) {
  Options Result;
  Error Problem = parsePassOptions(
      Text, "mincaml-inline",
      "threshold=N, iterations=N, once, loops-first or vector-loops",
      [&](StringRef Option) {
        if (Option == "loops-first")
          return Result.LoopsFirst = true;
        if (Option == "vector-loops")
          return Result.VectorLoops = true;
        if (Option == "once")
          return Result.Once = true;
        return takeNumber(Option, "threshold=", Result.Threshold) ||
               takeNumber(Option, "iterations=", Result.Iterations);
      });
  if (Problem)
    return std::move(Problem);
  return Result;
}

static uint64_t numberAttribute(const Function &F, StringRef Name) {
  return F.getFnAttributeAsParsedInteger(Name);
}

static bool becomesCode(const Instruction &I) {
  if (const auto *Alloca = dyn_cast<AllocaInst>(&I))
    return !Alloca->isStaticAlloca();
  if (const auto *Branch = dyn_cast<BranchInst>(&I))
    return Branch->isConditional();
  if (const auto *Intrinsic = dyn_cast<IntrinsicInst>(&I))
    return !Intrinsic->isAssumeLikeIntrinsic();
  return !isa<PHINode, ReturnInst, UnreachableInst>(I);
}

static uint64_t sizeOf(const Function &F) {
  return count_if(instructions(F), becomesCode);
}

namespace {

/// What decisions about a callee need.
enum class RecursionForm : uint8_t {
  Other,
  /// Calls itself both as the last thing that it does and before that.
  PartlyLoop,
  /// Calls itself only as the last thing that it does, calls nothing else that
  /// returns, and stores elements of arrays of floats.
  VectorLoop,
};

struct CalleeFacts {
  uint64_t Size;
  uint64_t Frame;
  const char *Obstacle;
  /// Other, unless an option asks for it.
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
  struct Choice {
    CallInst *Call;
    Function *Callee;
  };

  SmallVector<Choice, 8> choose(Function &Caller, const CallComponents &Graph);
  bool wanted(CallInst &Call, Function &Callee, bool IsRecursive,
              OptimizationRemarkEmitter &Remarks);
  bool withinBudget(Function &Caller, Function &Callee, uint64_t Size,
                    bool IsRecursive) const;
  void inlineComponent(ArrayRef<Function *> Component,
                       const CallComponents &Graph);
  void insertPostponed(Function &Caller);
  const CalleeFacts &facts(Function &F);

  Module &M;
  FunctionAnalysisManager &AM;
  const InlineCallsPass::Options &TheOptions;
  DenseMap<const Function *, CalleeFacts> Facts;
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

static bool isFloatElement(const Value &Address) {
  const auto *GEP = dyn_cast<GetElementPtrInst>(&Address);
  return GEP && GEP->getSourceElementType()->isFloatingPointTy() &&
         !GEP->hasAllConstantIndices();
}

/// How calls of a function by itself may be kept from being inlined.
static RecursionForm recursionForm(Function &F) {
  const auto TailCalls = possibleSelfTailCalls(F);
  if (TailCalls.empty())
    return RecursionForm::Other;
  bool CallsInside = false, CallsOthers = false, StoresElements = false;
  for (const Instruction &I : instructions(F)) {
    const auto *Call = dyn_cast<CallInst>(&I);
    if (Call && Call->getCalledFunction() == &F)
      CallsInside |= !TailCalls.contains(Call);
    else if (isa<CallBase>(I) && !isa<IntrinsicInst>(I))
      CallsOthers |= !isa<UnreachableInst>(I.getParent()->getTerminator());
    const auto *Store = dyn_cast<StoreInst>(&I);
    StoresElements |= Store && isFloatElement(*Store->getPointerOperand());
  }
  if (CallsInside)
    return RecursionForm::PartlyLoop;
  return StoresElements && !CallsOthers ? RecursionForm::VectorLoop
                                        : RecursionForm::Other;
}

const CalleeFacts &Inliner::facts(Function &F) {
  auto [Entry, IsNew] = Facts.try_emplace(&F);
  if (!IsNew)
    return Entry->second;
  uint64_t Size = sizeOf(F), InlinedFrames = 0;
  if (auto Calls = Postponed.find(&F); Calls != Postponed.end())
    for (const CallInst *Call : Calls->second) {
      // Known since this call was chosen, and complete then.
      const CalleeFacts &Callee = Facts.find(Call->getCalledFunction())->second;
      Size += Callee.Size - 1;
      InlinedFrames += Callee.Frame;
    }
  const bool AsksForForm = TheOptions.LoopsFirst || TheOptions.VectorLoops;
  Entry->second = {Size, frameSize(F) + InlinedFrames,
                   obstacleInCallee(F, InlinedFrames),
                   AsksForForm ? recursionForm(F) : RecursionForm::Other};
  return Entry->second;
}

static bool isCalledOnce(const Function &F) {
  return F.hasLocalLinkage() && F.hasOneUse();
}

bool Inliner::withinBudget(Function &Caller, Function &Callee, uint64_t Size,
                           bool IsRecursive) const {
  if (IsRecursive &&
      numberAttribute(Caller, UnrolledAttribute) >= MaximumUnrolled)
    return false;
  if (CallerInlined + Size > MaximumForCaller)
    return false;
  return isCalledOnce(Callee) ||
         ModuleInlined + Size <= FreeForModule + (ModuleSize + Size) / 2;
}

static OptimizationRemarkMissed missed(const CallInst &Call, StringRef Name,
                                       const Function &Callee) {
  OptimizationRemarkMissed Remark(DEBUG_TYPE, Name, &Call);
  Remark << ore::NV("Callee", &Callee) << " is not inlined into "
         << ore::NV("Caller", Call.getFunction()) << ": ";
  return Remark;
}

/// Decides whether to inline the callee here and emits the remark if not.
bool Inliner::wanted(CallInst &Call, Function &Callee, bool IsRecursive,
                     OptimizationRemarkEmitter &Remarks) {
  const CalleeFacts Known = facts(Callee);
  bool IsForced = TheOptions.Once && !IsRecursive && isCalledOnce(Callee);
  if (!IsForced &&
      (TheOptions.Threshold == 0 || Known.Size > TheOptions.Threshold)) {
    if (TheOptions.Threshold != 0)
      Remarks.emit([&] {
        return missed(Call, "TooLarge", Callee)
               << "its size is " << ore::NV("Size", Known.Size)
               << ", over the threshold of "
               << ore::NV("Threshold", TheOptions.Threshold);
      });
    return false;
  }
  const char *Reason = Known.Obstacle ? Known.Obstacle : obstacleAtCall(Call);
  if (!Reason && TheOptions.LoopsFirst && IsRecursive &&
      Known.Form == RecursionForm::PartlyLoop)
    Reason = "its tail calls become jumps first";
  if (!Reason && TheOptions.VectorLoops && IsRecursive &&
      Known.Form == RecursionForm::VectorLoop)
    Reason = "it becomes a loop that LLVM may vectorize";
  if (!Reason &&
      !withinBudget(*Call.getFunction(), Callee, Known.Size, IsRecursive))
    Reason = "the budget for growth is used up";
  if (Reason)
    Remarks.emit([&] { return missed(Call, "Left", Callee) << Reason; });
  return !Reason;
}

SmallVector<Inliner::Choice, 8> Inliner::choose(Function &Caller,
                                                const CallComponents &Graph) {
  SmallVector<Choice, 8> Result;
  if (obstacleInCaller(Caller))
    return Result;
  OptimizationRemarkEmitter Remarks(&Caller);
  CallerInlined = numberAttribute(Caller, InlinedAttribute);
  bool Unrolls = false;
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
      bool IsRecursive = Graph.isRecursive(*Callee);
      if (!wanted(*Call, *Callee, IsRecursive, Remarks))
        continue;
      uint64_t Size = facts(*Callee).Size;
      Remarks.emit([&] {
        return OptimizationRemark(DEBUG_TYPE, "Inlined", Call)
               << ore::NV("Callee", Callee) << " of size "
               << ore::NV("Size", Size) << " inlined into "
               << ore::NV("Caller", &Caller);
      });
      CallerInlined += Size;
      if (!isCalledOnce(*Callee)) {
        ModuleInlined += Size;
        ModuleSize += Size;
      }
      Unrolls |= IsRecursive;
      Result.push_back({Call, Callee});
    }
  }
  if (!Result.empty())
    Caller.addFnAttr(InlinedAttribute, utostr(CallerInlined));
  if (Unrolls)
    Caller.addFnAttr(UnrolledAttribute,
                     utostr(numberAttribute(Caller, UnrolledAttribute) + 1));
  return Result;
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

void Inliner::inlineComponent(ArrayRef<Function *> Component,
                              const CallComponents &Graph) {
  std::vector<InlinedBody> Copies;
  SmallVector<Function *, 4> Changed;
  for (Function *Caller : Component) {
    SmallVector<Choice, 8> Choices = choose(*Caller, Graph);
    for (const Choice &Chosen : Choices) {
      Inlined.insert(Chosen.Callee);
      // A recursive caller may be copied into itself, with this call.
      if (isCalledOnce(*Chosen.Callee) && !Graph.isRecursive(*Caller)) {
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
  for (Function *Caller : Changed) {
    AM.invalidate(*Caller, PreservedAnalyses::none());
    Facts.erase(Caller);
  }
}

bool Inliner::runOnce() {
  Facts.clear();
  Inlined.clear();
  Moving.clear();
  ModuleSize = ModuleInlined = 0;
  for (Function &F : M) {
    ModuleSize += facts(F).Size;
    ModuleInlined += numberAttribute(F, InlinedAttribute);
  }
  CallComponents Graph(M);
  for (const CallComponents::Component &Component : Graph.bottomUp())
    inlineComponent(Component, Graph);
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
  bool Changed = false;
  for (unsigned I = 0; I < TheOptions.Iterations; ++I) {
    if (!TheInliner.runOnce())
      break;
    Changed = true;
  }
  return Changed;
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

void InlineCallsPass::printPipeline(
    raw_ostream &OS, function_ref<StringRef(StringRef)> PassNameOfClass) {
  OS << PassNameOfClass(name()) << "<threshold=" << TheOptions.Threshold
     << ";iterations=" << TheOptions.Iterations
     << (TheOptions.Once ? ";once" : "")
     << (TheOptions.LoopsFirst ? ";loops-first" : "")
     << (TheOptions.VectorLoops ? ";vector-loops>" : ">");
}
