//===- Specialize.cpp - Copies of functions for their callers -------------===//

#include "mincaml/Transforms/Functions/Specialize.h"
#include "Utils/ArgumentKinds.h"
#include "Utils/MayTouch.h"
#include "Utils/PassOptions.h"
#include "mincaml/Analysis/Interprocedural/CallComponents.h"
#include "mincaml/Analysis/Ranges/ValueFacts.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <map>

#define DEBUG_TYPE "mincaml-specialize"

using namespace mincaml;
using namespace llvm;

/// Kinds of callers of one function. With more, it is a function for
/// everything.
static constexpr unsigned MaximumKinds = 8;
/// Instructions of a function without calls that is left to inlining.
static constexpr unsigned MaximumLeafSize = 50;

namespace {

/// The copies of all rounds.
struct Copies {
  /// Instructions in them.
  unsigned Size = 0;
  /// What a copy is a copy of.
  DenseMap<const Function *, const Function *> Origins;
  /// By origin and kinds of arguments. Functions that call each other would be
  /// copied once more in each round otherwise.
  std::map<std::pair<const Function *, std::string>, Function *> ByKinds;
};

class Specializer {
public:
  Specializer(Module &M, const SpecializePass::Options &Limits, Copies &Made);

  bool specialize(Function &F, const ValueFacts &Facts);

private:
  bool isRecursive(const CallBase &Call) const {
    return Call.getFunction() == Call.getCalledFunction();
  }
  bool isPassedOn(const CallBase &Call, const Argument &A) const;
  SmallVector<const Argument *, 4> keyOf(Function &F) const;
  Function &copy(Function &F);
  Function *functionFor(Function &F, const std::string &Kinds, bool MayBeF);

  const SpecializePass::Options &Limits;
  Copies &Made;
  SignificantParameters Parameters;
  const CallComponents Graph;
  /// In the order of the program.
  DenseMap<const Function *, SmallVector<CallBase *, 4>> CallsOf;
  /// Calls in them are no longer what the facts are about.
  SmallPtrSet<const Function *, 8> Copied;
};

} // namespace

Specializer::Specializer(Module &M, const SpecializePass::Options &Limits,
                         Copies &Made)
    : Limits(Limits), Made(Made), Parameters(M), Graph(M) {
  for (Function &F : M)
    for (Instruction &I : instructions(F))
      if (auto *Call = dyn_cast<CallBase>(&I))
        // Of another type than the function if that is null.
        if (const Function *Callee = Call->getCalledFunction())
          CallsOf[Callee].push_back(Call);
}

/// A small function that calls nothing but failures: inlining copies it for
/// each call, which knows more than all calls of one kind do.
static bool isInlinedAnyway(const Function &F) {
  return F.getInstructionCount() <= MaximumLeafSize &&
         none_of(instructions(F), [](const Instruction &I) {
           const auto *Call = dyn_cast<CallBase>(&I);
           return Call && !(Call->getCalledFunction() &&
                            Call->getCalledFunction()->isDeclaration());
         });
}

static bool isCopyable(const Function &F) {
  if (!mayTouch(F) || !F.hasLocalLinkage() || F.isVarArg() ||
      F.hasFnAttribute(Attribute::NoDuplicate))
    return false;
  for (const BasicBlock &B : F) {
    // Its address is that of a block of one of the two.
    if (B.hasAddressTaken())
      return false;
    for (const Instruction &I : B)
      if (const auto *Call = dyn_cast<CallBase>(&I);
          Call && Call->cannotDuplicate())
        return false;
  }
  return true;
}

/// Whether a call that is part of the recursion of \p A's function keeps what
/// is known of the argument. Otherwise only the first execution of a copy would
/// know it, before the recursion comes back to the function with another one.
///
/// Through other functions it need not be the same parameter that is passed on:
/// that of each is looked at by itself. Objects are not numbers: those of a
/// recursion are of few kinds, wherever it takes them from.
bool Specializer::isPassedOn(const CallBase &Call, const Argument &A) const {
  const Value *Passed = Call.getArgOperand(A.getArgNo());
  if (isRecursive(Call))
    return Passed == &A;
  return !Graph.areInOne(*Call.getFunction(), *A.getParent()) ||
         !A.getType()->isIntegerTy() || !isa<Instruction>(Passed);
}

/// The parameters whose arguments are compared: those that matter, and that
/// the recursion of F passes on.
SmallVector<const Argument *, 4> Specializer::keyOf(Function &F) const {
  SmallVector<const Argument *, 4> Key;
  for (const Argument &A : F.args()) {
    if (Parameters.contains(A) &&
        all_of(CallsOf.at(&F),
               [&](const CallBase *Call) { return isPassedOn(*Call, A); }))
      Key.push_back(&A);
  }
  return Key;
}

/// A copy, whose recursive calls call the copy.
Function &Specializer::copy(Function &F) {
  ValueToValueMapTy Map;
  Function &Copy = *CloneFunction(&F, Map);
  Copy.setName(F.getName() + ".special");
  for (Instruction &I : instructions(Copy)) {
    auto *Call = dyn_cast<CallBase>(&I);
    if (Call && Call->getCalledFunction() == &F)
      Call->setCalledFunction(&Copy);
  }
  const Function *Origin = Made.Origins.lookup(&F);
  Made.Origins[&Copy] = Origin ? Origin : &F;
  Made.Size += F.getInstructionCount();
  return Copy;
}

/// The function to call with such arguments: F itself, a copy, or null if there
/// is none and a new one would be too much.
Function *Specializer::functionFor(Function &F, const std::string &Kinds,
                                   bool MayBeF) {
  const Function *Origin = Made.Origins.lookup(&F);
  Function *&Found = Made.ByKinds[{Origin ? Origin : &F, Kinds}];
  if (!Found && MayBeF)
    Found = &F;
  else if (!Found && Made.Size + F.getInstructionCount() <= Limits.Growth)
    Found = &copy(F);
  return Found;
}

bool Specializer::specialize(Function &F, const ValueFacts &Facts) {
  const unsigned Size = F.getInstructionCount();
  if (!CallsOf.contains(&F) || Size > Limits.Size || !isCopyable(F) ||
      isInlinedAnyway(F))
    return false;
  SmallVector<const Argument *, 4> Key = keyOf(F);
  // In the order of their texts, which is the same for the same module.
  std::map<std::string, SmallVector<CallBase *, 2>> Callers;
  for (CallBase *Call : CallsOf.at(&F)) {
    if (isRecursive(*Call))
      continue;
    // The next round sees what the copies pass.
    if (Copied.contains(Call->getFunction()))
      return false;
    std::string Kinds;
    bool IsKnown = false;
    for (const Argument *A : Key) {
      std::string Kind =
          kindOfArgument(Call->getArgOperandUse(A->getArgNo()), Facts);
      IsKnown |= !Kind.empty();
      Kinds += Kind + ";";
    }
    Callers[IsKnown ? Kinds : std::string()].push_back(Call);
  }
  // Those of which nothing is known keep the function; so do other uses.
  bool IsNeeded = F.getNumUses() > CallsOf.at(&F).size();
  IsNeeded |= Callers.erase(std::string()) != 0;
  if (Callers.size() + IsNeeded < 2 || Callers.size() > MaximumKinds)
    return false;
  bool Changed = false;
  OptimizationRemarkEmitter Remarks(&F);
  // One of the kinds may keep the function, unless others need it.
  bool IsKept = IsNeeded;
  for (auto &[Kinds, Calls] : Callers) {
    Function *Callee = functionFor(F, Kinds, !IsKept);
    IsKept |= Callee == &F;
    if (!Callee || Callee == &F)
      continue;
    for (CallBase *Call : Calls) {
      Remarks.emit([&, &Kinds = Kinds] {
        return OptimizationRemark(DEBUG_TYPE, "Copied", Call)
               << ore::NV("Function", &F) << " copied for arguments "
               << ore::NV("Arguments", Kinds);
      });
      Call->setCalledFunction(Callee);
    }
    Copied.insert(Callee);
    Copied.insert(&F);
    Changed = true;
  }
  return Changed;
}

Expected<SpecializePass::Options> SpecializePass::parseOptions(StringRef Text) {
  Options Result;
  Error Problem =
      parsePassOptions(Text, "mincaml-specialize",
                       "size=N, growth=N or rounds=N", [&](StringRef Option) {
                         return takeNumber(Option, "size=", Result.Size) ||
                                takeNumber(Option, "growth=", Result.Growth) ||
                                takeNumber(Option, "rounds=", Result.Rounds);
                       });
  if (Problem)
    return std::move(Problem);
  return Result;
}

void SpecializePass::printPipeline(
    raw_ostream &OS, function_ref<StringRef(StringRef)> PassNameOfClass) {
  OS << PassNameOfClass(name()) << "<size=" << TheOptions.Size
     << ";growth=" << TheOptions.Growth << ";rounds=" << TheOptions.Rounds
     << '>';
}

PreservedAnalyses SpecializePass::run(Module &M, ModuleAnalysisManager &AM) {
  Copies Made;
  bool Changed = false;
  for (unsigned Round = 0; Round < TheOptions.Rounds; ++Round) {
    // Only the calls of functions change while these facts are used, and none
    // of them in a function that is looked at afterwards.
    const ValueFacts &Facts = AM.getResult<ArrayFactsAnalysis>(M);
    Specializer TheSpecializer(M, TheOptions, Made);
    SmallVector<Function *, 32> Functions;
    for (Function &F : M)
      Functions.push_back(&F);
    bool ChangedNow = false;
    for (Function *F : Functions)
      ChangedNow |= TheSpecializer.specialize(*F, Facts);
    if (!ChangedNow)
      break;
    Changed = true;
    AM.invalidate(M, PreservedAnalyses::none());
  }
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
