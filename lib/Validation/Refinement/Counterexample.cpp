//===- Counterexample.cpp - Inputs that show a difference -----------------===//

#include "Refinement/Counterexample.h"
#include "Evaluation/Evaluator.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

namespace {

/// The inputs that a model of the solver stands for.
class ModelEnvironment : public Environment {
public:
  ModelEnvironment(World &W, const Model &M) : W(W), M(M) {}

  APInt number(StringRef Name, ArrayRef<APInt> Arguments,
               unsigned Width) override {
    return M.valueOf(term(Name, Arguments, Width));
  }
  bool truth(StringRef Name, ArrayRef<APInt> Arguments) override {
    return M.holds(term(Name, Arguments, 0));
  }
  unsigned blockOf(const GlobalValue &G) override {
    return validation::number(W.blockOf(G))->getZExtValue();
  }
  const GlobalValue *global(unsigned Block) override {
    return W.global(W.number(Block));
  }
  unsigned allocation(StringRef Key, std::optional<uint64_t> Bytes,
                      uint64_t Alignment) override {
    Term Size = Bytes ? bits(W.C, W.PointerBits, *Bytes) : Term();
    return validation::number(W.allocation(Key, Size, Alignment))
        ->getZExtValue();
  }
  APInt base(unsigned Block) override {
    return M.valueOf(W.base(W.number(Block)));
  }
  APInt size(unsigned Block) override {
    return M.valueOf(W.size(W.number(Block)));
  }

private:
  Term term(StringRef Name, ArrayRef<APInt> Arguments, unsigned Width) {
    SmallVector<Term, 8> Terms;
    for (const APInt &N : Arguments)
      Terms.push_back(bits(W.C, N));
    return apply(W.C, Name, Terms, Width);
  }

  World &W;
  const Model &M;
};

} // namespace

static void print(raw_ostream &OS, const Number &N, Type *Ty) {
  if (N.IsPoison) {
    OS << "poison";
    return;
  }
  if (N.IsFree) {
    OS << "any";
    return;
  }
  SmallString<32> Digits;
  if (Ty->isFloatingPointTy())
    APFloat(Ty->getFltSemantics(), N.Bits).toString(Digits);
  else if (Ty->isPointerTy())
    N.Bits.toString(Digits, 16, /*Signed=*/false, /*formatAsCLiteral=*/true);
  else
    N.Bits.toStringSigned(Digits);
  OS << Digits;
  if (Ty->isPointerTy())
    OS << " in block " << N.Block;
  else if (Ty->isFloatingPointTy()) {
    Digits.clear();
    N.Bits.toString(Digits, 16, false, true);
    OS << " (" << Digits << ')';
  }
}

static void printNumbers(raw_ostream &OS, const Numbers &Parts, Type *Ty) {
  ListSeparator Comma;
  for (const Number &N : Parts) {
    OS << Comma;
    print(OS, N,
          Parts.size() == 1
              ? Ty
              : IntegerType::get(Ty->getContext(), N.Bits.getBitWidth()));
  }
}

static void printExecution(raw_ostream &OS, const Evaluator &E,
                           const Function &F) {
  for (const PerformedCall &P : E.Calls) {
    OS << "  calls ";
    if (const Function *Callee = P.Call->getCalledFunction())
      OS << Callee->getName();
    else
      OS << "a pointer";
    OS << '(';
    ListSeparator Comma;
    for (unsigned I = 0; I < P.Call->arg_size(); ++I) {
      OS << Comma;
      print(OS, P.Arguments[1 + I], P.Call->getArgOperand(I)->getType());
    }
    OS << ")\n";
  }
  switch (E.How) {
  case End::Returned:
    OS << "  returns ";
    printNumbers(OS, E.Result, F.getReturnType());
    OS << '\n';
    return;
  case End::Stopped:
    OS << "  does not return from that call\n";
    return;
  case End::Undefined:
    OS << "  undefined behaviour: " << E.Why << '\n';
    return;
  default:
    OS << "  undecided: " << E.Why << '\n';
  }
}

static void printInputs(raw_ostream &OS, ModelEnvironment &E,
                        const Function &F) {
  const DataLayout &DL = F.getDataLayout();
  for (const Argument &A : F.args()) {
    Type *Ty = A.getType();
    OS << "input ";
    A.printAsOperand(OS, /*PrintType=*/true, F.getParent());
    OS << " = ";
    if (!Ty->isSingleValueType() || Ty->isVectorTy()) {
      OS << "(several scalars)\n";
      continue;
    }
    std::string Name = ("arg." + Twine(A.getArgNo()) + ".0").str();
    Number N{E.number(Name, {}, DL.getTypeSizeInBits(Ty))};
    N.IsPoison = E.truth(Name + ".poison", {});
    if (Ty->isPointerTy())
      N.Block = A.hasNoAliasAttr()
                    ? blocks::Arguments + A.getArgNo()
                    : E.number(Name + ".block", {}, 13).getZExtValue();
    print(OS, N, Ty);
    OS << '\n';
  }
}

Confirmation validation::confirm(World &W, const Model &M,
                                 const Function &Before,
                                 const Function &After) {
  ModelEnvironment E(W, M);
  Confirmation Result;
  const Module &Attributes = *Before.getParent();
  Evaluator First(E, Attributes, ChoicePolicy::Free);
  First.run(Before);
  if (First.How == End::Undecided || First.How == End::Undefined) {
    Result.Text = "the first: " + First.Why;
    return Result;
  }
  for (ChoicePolicy Policy :
       {ChoicePolicy::Zero, ChoicePolicy::One, ChoicePolicy::Ones}) {
    Evaluator Second(E, Attributes, Policy);
    Second.run(After);
    if (Second.How == End::Undecided) {
      Result.Text = "the second: " + Second.Why;
      continue;
    }
    std::optional<std::string> Difference = difference(First, Second);
    if (!Difference) {
      Result.Text = "both do the same on it";
      continue;
    }
    Result.IsReal = true;
    Result.What = *Difference;
    Result.Text.clear();
    raw_string_ostream OS(Result.Text);
    printInputs(OS, E, Before);
    OS << "before:\n";
    printExecution(OS, First, Before);
    OS << "after:\n";
    printExecution(OS, Second, After);
    return Result;
  }
  return Result;
}

bool validation::hasFloatArithmetic(const Function &F) {
  for (const Instruction &I : instructions(F)) {
    if (I.getType()->isFPOrFPVectorTy() &&
        !isa<LoadInst, SelectInst, PHINode>(I))
      return true;
    if (isa<FPToSIInst, FPToUIInst>(I))
      return true;
  }
  return false;
}
