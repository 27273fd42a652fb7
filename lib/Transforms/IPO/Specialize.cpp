//===- Specialize.cpp - Function specialization ---------------------------===//

#include "Utils/Utils.h"
#include "mincaml/Analysis/Interprocedural/CallComponents.h"
#include "mincaml/Analysis/Ranges/InitialElements.h"
#include "mincaml/Analysis/Ranges/ValueAnalysis.h"
#include "mincaml/Transforms/IPO.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <set>

#define DEBUG_TYPE "mincaml-specialize"

using namespace mincaml;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Classification of arguments
//===----------------------------------------------------------------------===//

/// The maximum number of values derived from a parameter that are examined.
static constexpr unsigned MaximumDerived = 64;
/// The maximum nesting of arrays in arrays, closures in tuples and the like.
static constexpr unsigned MaximumDepth = 4;
/// The maximum number of values that are printed for an argument. If there are
/// more, the argument counts as unknown.
static constexpr unsigned MaximumValues = 64;

/// Whether a branch on the comparison may end the program.
static bool isCheck(const ICmpInst &Comparison) {
  return any_of(Comparison.users(), [](const User *U) {
    const auto *Branch = dyn_cast<BranchInst>(U);
    return Branch && any_of(successors(Branch), [](const BasicBlock *To) {
             return endsProgram(*To);
           });
  });
}

namespace {

/// The parameters on which a bounds check, the size of an array or the target
/// of a call depends. The dependence may be in the function itself, or in a
/// function to which it passes the parameter.
class SignificantParameters {
public:
  explicit SignificantParameters(const Module &M) {
    SetVector<const Function *> Pending;
    for (const Function &F : M)
      if (!F.isDeclaration())
        Pending.insert(&F);
    while (!Pending.empty()) {
      const Function &F = *Pending.pop_back_val();
      bool Changed = false;
      for (const Argument &A : F.args())
        if (!contains(A) && decidesSomething(A))
          Changed |= Found.insert(&A).second;
      if (!Changed)
        continue;
      for (const User *U : F.users())
        if (const auto *Call = dyn_cast<CallBase>(U))
          Pending.insert(Call->getFunction());
    }
  }

  bool contains(const Argument &A) const { return Found.contains(&A); }

private:
  bool decidesSomething(const Argument &A) const {
    SmallVector<const Value *, 16> Derived = {&A};
    SmallPtrSet<const Value *, 16> Seen = {&A};
    while (!Derived.empty() && Seen.size() <= MaximumDerived) {
      const Value *V = Derived.pop_back_val();
      for (const Use &U : V->uses()) {
        // A number that is loaded from an object and compared, in this function
        // or in one to which it is passed, is usually the object's length.
        if (isDecisive(U) ||
            (A.getType()->isPointerTy() && V->getType()->isIntegerTy() &&
             isa<ICmpInst, CallInst>(U.getUser())))
          return true;
        const auto *I = cast<Instruction>(U.getUser());
        if ((isa<GetElementPtrInst, CastInst, PHINode, SelectInst, LoadInst,
                 BinaryOperator>(I)) &&
            Seen.insert(I).second)
          Derived.push_back(I);
      }
    }
    return false;
  }

  bool isDecisive(const Use &U) const {
    if (const auto *Comparison = dyn_cast<ICmpInst>(U.getUser()))
      return isCheck(*Comparison);
    // The pointer becomes part of the contents of an object, which may matter
    // wherever that object is passed.
    if (const auto *Store = dyn_cast<StoreInst>(U.getUser()))
      return U->getType()->isPointerTy() && &U == &Store->getOperandUse(0);
    const auto *Call = dyn_cast<CallBase>(U.getUser());
    if (!Call)
      return false;
    if (Call->isCallee(&U) || makesArray(*Call))
      return true;
    const Function *Callee = Call->getCalledFunction();
    return Callee && Call->isArgOperand(&U) &&
           Call->getArgOperandNo(&U) < Callee->arg_size() &&
           contains(*Callee->getArg(Call->getArgOperandNo(&U)));
  }

  DenseSet<const Argument *> Found;
};

class KindPrinter {
public:
  /// \p Left is decremented for each value. If it reaches 0, the text is
  /// incomplete and cannot be compared.
  KindPrinter(const ValueAnalysis &Values, raw_ostream &OS, unsigned &Left)
      : Values(Values), OS(OS), Left(Left) {}

  void print(const AbstractValue &V, unsigned Depth) {
    if (Left == 0)
      return;
    --Left;
    if (V.isUnknownPointer() || V.isBottom() || Depth == MaximumDepth) {
      OS << '?';
      return;
    }
    ArrayRef<ObjectNumber> Objects = Values.objectsOf(V);
    if (Objects.empty()) {
      if (V.Range.isConstant())
        OS << V.Range.Low;
      else
        OS << '?';
      return;
    }
    // Different sets of objects are equivalent if the objects have the same
    // contents.
    std::set<std::string> Kinds;
    for (ObjectNumber Object : Objects)
      Kinds.insert(kindOf(Object, Depth));
    for (const std::string &Kind : Kinds)
      OS << Kind;
    if (!V.Range.isConstant())
      OS << '?';
    else if (V.Range.Low != 0)
      OS << '+' << V.Range.Low;
  }

private:
  std::string kindOf(ObjectNumber Object, unsigned Depth) {
    if (const auto *F = dyn_cast<Function>(&Values.origin(Object)))
      return ("@" + F->getName()).str();
    // Data types are not a reason to clone a function.
    if (Values.hasEscaped(Object) || isa<PoisonValue>(Values.origin(Object)))
      return "?";
    std::string Text;
    raw_string_ostream Stream(Text);
    KindPrinter Printer(Values, Stream, Left);
    Stream << '{';
    for (const ValueAnalysis::Contents &Part : Values.contentsOf(Object)) {
      // Numbers in arrays are data and do not distinguish callers.
      if (Part.Value.isBottom() ||
          (Part.IsForElements && Part.Value.Objects == ObjectSets::None))
        continue;
      Stream << ' ' << Part.Distance - Values.startOf(Object) << '=';
      Printer.print(Part.Value, Depth + 1);
    }
    Stream << '}';
    return Text;
  }

  const ValueAnalysis &Values;
  raw_ostream &OS;
  unsigned &Left;
};

} // namespace

/// Returns a text that is equal for arguments about which the same is known:
/// the constant, the function, or the lengths and contents of arrays, tuples
/// and closures, up to a bounded depth. The text is empty if nothing is known.
static std::string kindOfArgument(const Use &U, const ValueAnalysis &Values) {
  if (!hasInterval(*U->getType()) && !U->getType()->isPointerTy())
    return {};
  std::string Text;
  raw_string_ostream Stream(Text);
  unsigned Left = MaximumValues;
  KindPrinter(Values, Stream, Left).print(Values.of(U), 0);
  return Text == "?" || Left == 0 ? std::string() : Text;
}

//===----------------------------------------------------------------------===//
// Specialization
//===----------------------------------------------------------------------===//

/// The maximum number of kinds of callers of a function. A function with more
/// is considered to be generic.
static constexpr unsigned MaximumKinds = 8;
/// The maximum size of a function without calls that is left to inlining.
static constexpr unsigned MaximumLeafSize = 50;

namespace {

/// The copies of all rounds.
struct Copies {
  /// The number of instructions in the copies.
  unsigned Size = 0;
  /// The original function of each copy.
  DenseMap<const Function *, const Function *> Origins;
  /// The copy for an original function and kinds of arguments. Without this
  /// map, functions that call each other would be copied again in each round.
  std::map<std::pair<const Function *, std::string>, Function *> ByKinds;
};

} // namespace

/// Whether F is a small function that calls nothing but external functions.
/// Inlining copies it for each call, which is more precise than for each kind
/// of call.
static bool isInlinedAnyway(const Function &F) {
  return F.getInstructionCount() <= MaximumLeafSize &&
         none_of(instructions(F), [](const Instruction &I) {
           const auto *Call = dyn_cast<CallBase>(&I);
           return Call && !(Call->getCalledFunction() &&
                            Call->getCalledFunction()->isDeclaration());
         });
}

static bool isCopyable(const Function &F) {
  if (!mayTransform(F) || !F.hasLocalLinkage() || F.isVarArg() ||
      F.hasFnAttribute(Attribute::NoDuplicate))
    return false;
  for (const BasicBlock &B : F) {
    // A block address in the copy would still refer to the original.
    if (B.hasAddressTaken())
      return false;
    for (const Instruction &I : B)
      if (const auto *Call = dyn_cast<CallBase>(&I);
          Call && Call->cannotDuplicate())
        return false;
  }
  return true;
}

namespace {

class Specializer {
public:
  Specializer(Module &M, const SpecializePass::Options &Limits, Copies &Made)
      : Limits(Limits), Made(Made), Parameters(M), Graph(M) {
    for (Function &F : M)
      for (Instruction &I : instructions(F))
        if (auto *Call = dyn_cast<CallBase>(&I))
          // getCalledFunction() returns null if the function type of the call
          // differs from that of the function.
          if (const Function *Callee = Call->getCalledFunction())
            CallsOf[Callee].push_back(Call);
  }

  bool specialize(Function &F, const ValueAnalysis &Values) {
    const unsigned Size = F.getInstructionCount();
    if (!CallsOf.contains(&F) || Size > Limits.Size || !isCopyable(F) ||
        isInlinedAnyway(F))
      return false;
    SmallVector<const Argument *, 4> Key = keyOf(F);
    // The map is ordered by the text of the kinds, so that the result is
    // deterministic.
    std::map<std::string, SmallVector<CallBase *, 2>> Callers;
    for (CallBase *Call : CallsOf.at(&F)) {
      if (isRecursive(*Call))
        continue;
      // The analysis results do not describe calls in this function any more.
      // The next round examines them.
      if (Copied.contains(Call->getFunction()))
        return false;
      std::string Kinds;
      bool IsKnown = false;
      for (const Argument *A : Key) {
        std::string Kind =
            kindOfArgument(Call->getArgOperandUse(A->getArgNo()), Values);
        IsKnown |= !Kind.empty();
        Kinds += Kind + ";";
      }
      Callers[IsKnown ? Kinds : std::string()].push_back(Call);
    }
    // Calls without known arguments, and uses other than calls, need the
    // function.
    bool IsNeeded = F.getNumUses() > CallsOf.at(&F).size();
    IsNeeded |= Callers.erase(std::string()) != 0;
    if (Callers.size() + IsNeeded < 2 || Callers.size() > MaximumKinds)
      return false;
    bool Changed = false;
    OptimizationRemarkEmitter Remarks(&F);
    // One kind of callers may use the original function, unless others need it.
    bool IsKept = IsNeeded;
    for (auto &[Kinds, Calls] : Callers) {
      Function *Callee = functionFor(F, Kinds, !IsKept);
      IsKept |= Callee == &F;
      if (!Callee || Callee == &F)
        continue;
      for (CallBase *Call : Calls) {
        Remarks.emit([&, &Kinds = Kinds] {
          return OptimizationRemark(DEBUG_TYPE, "Copied", Call)
                 << ore::NV("Function", &F) << " cloned for arguments "
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

private:
  bool isRecursive(const CallBase &Call) const {
    return Call.getFunction() == Call.getCalledFunction();
  }

  /// Whether \p Call, if it is recursive, preserves what is known about the
  /// argument. If it does not, only the first execution of a copy would
  /// benefit, until a recursive call passes another argument.
  ///
  /// A self-call must pass the parameter itself. A call from another function
  /// of the same component of the call graph must not pass a computed number;
  /// which parameter it passes on is not checked, because each parameter is
  /// examined separately. Any object may be passed, because recursive calls
  /// pass objects of only a few kinds.
  bool isPassedOn(const CallBase &Call, const Argument &A) const {
    const Value *Passed = Call.getArgOperand(A.getArgNo());
    if (isRecursive(Call))
      return Passed == &A;
    return !Graph.areInSameComponent(*Call.getFunction(), *A.getParent()) ||
           !A.getType()->isIntegerTy() || !isa<Instruction>(Passed);
  }

  /// The parameters whose arguments distinguish callers: the significant ones
  /// that the recursive calls of F pass on.
  SmallVector<const Argument *, 4> keyOf(Function &F) const {
    SmallVector<const Argument *, 4> Key;
    for (const Argument &A : F.args()) {
      if (Parameters.contains(A) &&
          all_of(CallsOf.at(&F),
                 [&](const CallBase *Call) { return isPassedOn(*Call, A); }))
        Key.push_back(&A);
    }
    return Key;
  }

  /// Creates a copy of F whose recursive calls call the copy.
  Function &copy(Function &F) {
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

  /// The function to call with arguments of these kinds: F itself, if
  /// \p MayBeF, or a copy. Null if a new copy is needed but would exceed the
  /// limit.
  Function *functionFor(Function &F, const std::string &Kinds, bool MayBeF) {
    const Function *Origin = Made.Origins.lookup(&F);
    Function *&Found = Made.ByKinds[{Origin ? Origin : &F, Kinds}];
    if (!Found && MayBeF)
      Found = &F;
    else if (!Found && Made.Size + F.getInstructionCount() <= Limits.Growth)
      Found = &copy(F);
    return Found;
  }

  const SpecializePass::Options &Limits;
  Copies &Made;
  SignificantParameters Parameters;
  const CallComponents Graph;
  /// The calls of each function in program order.
  DenseMap<const Function *, SmallVector<CallBase *, 4>> CallsOf;
  /// Functions whose callers have changed since the analysis.
  SmallPtrSet<const Function *, 8> Copied;
};

} // namespace

PreservedAnalyses SpecializePass::run(Module &M, ModuleAnalysisManager &AM) {
  Copies Made;
  bool Changed = false;
  for (unsigned Round = 0; Round < TheOptions.Rounds; ++Round) {
    // These results stay valid during the round: only the callees of calls
    // change, and specialize() examines no calls in functions whose callers
    // have changed.
    const ValueAnalysis &Values = AM.getResult<ModuleValueAnalysis>(M);
    Specializer TheSpecializer(M, TheOptions, Made);
    SmallVector<Function *, 32> Functions;
    for (Function &F : M)
      Functions.push_back(&F);
    bool ChangedNow = false;
    for (Function *F : Functions)
      ChangedNow |= TheSpecializer.specialize(*F, Values);
    if (!ChangedNow)
      break;
    Changed = true;
    AM.invalidate(M, PreservedAnalyses::none());
  }
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
