//===- ArgumentKinds.cpp - Classification of arguments --------------------===//

#include "IPO/ArgumentKinds.h"
#include "Utils/CheckBranch.h"
#include "mincaml/Analysis/Ranges/InitialElements.h"
#include "mincaml/Analysis/Ranges/ValueAnalysis.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include <set>

using namespace mincaml;
using namespace llvm;

/// The maximum number of values derived from a parameter that are examined.
static constexpr unsigned MaximumDerived = 64;
/// The maximum nesting of arrays in arrays, closures in tuples and the like.
static constexpr unsigned MaximumDepth = 4;
/// The maximum number of values that are printed for an argument. If there are
/// more, the argument counts as unknown.
static constexpr unsigned MaximumValues = 64;

SignificantParameters::SignificantParameters(const Module &M) {
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

/// Whether a branch on the comparison may end the program.
static bool isCheck(const ICmpInst &Comparison) {
  return any_of(Comparison.users(), [](const User *U) {
    const auto *Branch = dyn_cast<BranchInst>(U);
    return Branch && any_of(successors(Branch), [](const BasicBlock *To) {
             return endsProgram(*To);
           });
  });
}

bool SignificantParameters::isDecisive(const Use &U) const {
  if (const auto *Comparison = dyn_cast<ICmpInst>(U.getUser()))
    return isCheck(*Comparison);
  // The contents of an object may matter wherever the object is passed.
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

bool SignificantParameters::decidesSomething(const Argument &A) const {
  SmallVector<const Value *, 16> Derived = {&A};
  SmallPtrSet<const Value *, 16> Seen = {&A};
  while (!Derived.empty() && Seen.size() <= MaximumDerived) {
    const Value *V = Derived.pop_back_val();
    for (const Use &U : V->uses()) {
      // A number that is loaded from an object and compared, here or in another
      // function, is usually its length.
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

namespace {

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
    if (Values.hasEscaped(Object))
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

std::string mincaml::kindOfArgument(const Use &U, const ValueAnalysis &Values) {
  if (!hasInterval(*U->getType()) && !U->getType()->isPointerTy())
    return {};
  std::string Text;
  raw_string_ostream Stream(Text);
  unsigned Left = MaximumValues;
  KindPrinter(Values, Stream, Left).print(Values.of(U), 0);
  return Text == "?" || Left == 0 ? std::string() : Text;
}
