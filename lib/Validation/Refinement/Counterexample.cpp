//===- Counterexample.cpp - Confirmation of counterexamples ---------------===//

#include "AttributeRules.h"
#include "Evaluation/Evaluator.h"
#include "Refinement/Refinement.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Support/raw_ostream.h"
#include <random>

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

namespace {

/// The environment that a model of the solver describes.
class ModelEnvironment : public Environment {
public:
  ModelEnvironment(EncodingContext &EC, const Model &M) : EC(EC), M(M) {}

  APInt number(StringRef Name, ArrayRef<APInt> Arguments,
               unsigned Width) override {
    return M.valueOf(term(Name, Arguments, Width));
  }
  bool truth(StringRef Name, ArrayRef<APInt> Arguments) override {
    return M.holds(term(Name, Arguments, 0));
  }
  unsigned blockOf(const GlobalValue &G) override {
    return validation::number(EC.blockOf(G))->getZExtValue();
  }
  const GlobalValue *global(unsigned Block) override {
    return EC.global(EC.number(Block));
  }
  unsigned allocation(StringRef Key, std::optional<uint64_t> Bytes,
                      uint64_t Alignment) override {
    Term Size = Bytes ? bits(EC.C, EC.PointerBits, *Bytes) : Term();
    return validation::number(EC.allocation(Key, Size, Alignment))
        ->getZExtValue();
  }
  std::string keyOf(const Instruction &I) override {
    auto Found = EC.Keys.find(&I);
    return Found == EC.Keys.end() ? "" : Found->second;
  }
  APInt base(unsigned Block) override {
    return M.valueOf(EC.base(EC.number(Block)));
  }
  APInt size(unsigned Block) override {
    return M.valueOf(EC.size(EC.number(Block)));
  }

private:
  Term term(StringRef Name, ArrayRef<APInt> Arguments, unsigned Width) {
    SmallVector<Term, 8> Terms;
    for (const APInt &N : Arguments)
      Terms.push_back(bits(EC.C, N));
    return apply(EC.C, Name, Terms, Width);
  }

  EncodingContext &EC;
  const Model &M;
};

/// A ModelEnvironment with other values of some inputs.
class ChangedEnvironment : public ModelEnvironment {
public:
  using ModelEnvironment::ModelEnvironment;

  APInt number(StringRef Name, ArrayRef<APInt> Arguments,
               unsigned Width) override {
    auto Change = Changes.find(Name);
    return Change == Changes.end()
               ? ModelEnvironment::number(Name, Arguments, Width)
               : Change->second;
  }
  bool truth(StringRef Name, ArrayRef<APInt> Arguments) override {
    return !(Name.ends_with(PoisonSuffix) &&
             Changes.contains(Name.drop_back(PoisonSuffix.size()))) &&
           ModelEnvironment::truth(Name, Arguments);
  }

  StringMap<APInt> Changes;

private:
  static constexpr StringRef PoisonSuffix = ".poison";
};

} // namespace

static std::string inputName(const Argument &A) {
  return ("arg." + Twine(A.getArgNo()) + ".0").str();
}

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
  if (E.FreezesPoison)
    OS << "  freezes poison\n";
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

static void printInputs(raw_ostream &OS, Environment &E, const Function &F) {
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
    std::string Name = inputName(A);
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

static Confirmation compare(Environment &E, const Function &Source,
                            const Function &Target) {
  Confirmation Result;
  const Module &Attributes = *Source.getParent();
  Evaluator First(E, Attributes, ChoicePolicy::Free);
  First.run(Source);
  if (First.How == End::Undecided || First.How == End::Undefined) {
    Result.Text = "the first: " + First.Why;
    return Result;
  }
  for (ChoicePolicy Policy :
       {ChoicePolicy::Zero, ChoicePolicy::One, ChoicePolicy::Ones}) {
    Evaluator Second(E, Attributes, Policy);
    Second.run(Target);
    if (Second.How == End::Undecided) {
      Result.Text = "the second: " + Second.Why;
      continue;
    }
    Comparison Compared = compareExecutions(First, Second, E);
    if (Compared.Difference.empty()) {
      Result.Text = "both functions behave the same on this input";
      Result.Keys = std::move(Compared.Keys);
      continue;
    }
    if (Compared.Doubt.empty() && losesRestriction(Source, Target))
      Compared.Doubt = "a call has lost an attribute";
    if (!Compared.Doubt.empty()) {
      Result.Text = Compared.Doubt;
      continue;
    }
    Result.IsReal = true;
    Result.What = Compared.Difference;
    Result.Text.clear();
    raw_string_ostream OS(Result.Text);
    printInputs(OS, E, Source);
    OS << "before:\n";
    printExecution(OS, First, Source);
    OS << "after:\n";
    printExecution(OS, Second, Target);
    return Result;
  }
  return Result;
}

/// A random number: a special value (zero, infinity, NaN, the largest, the
/// smallest), or a number between 2^-32 and 2^32, a range in which sums and
/// products of several numbers are rounded.
static APInt sampleFloat(const fltSemantics &Format, std::mt19937 &Random) {
  auto Below = [&Random](unsigned N) { return Random() % N; };
  bool IsNegative = Below(2);
  switch (Below(12)) {
  case 0:
    return APFloat::getZero(Format, IsNegative).bitcastToAPInt();
  case 1:
    return APFloat::getInf(Format, IsNegative).bitcastToAPInt();
  case 2:
    return APFloat::getQNaN(Format).bitcastToAPInt();
  case 3:
    return APFloat::getLargest(Format, IsNegative).bitcastToAPInt();
  case 4:
    return APFloat::getSmallest(Format, IsNegative).bitcastToAPInt();
  default:
    break;
  }
  APFloat Result(Format);
  uint64_t Digits = Random();
  Digits = Digits << 32 | Random();
  // Start from an integer, often a small one.
  (void)Result.convertFromAPInt(APInt(64, Below(2) ? Digits : Digits % 16),
                                /*IsSigned=*/false,
                                APFloat::rmNearestTiesToEven);
  if (Result.isFiniteNonZero())
    Result = scalbn(Result, int(Below(64)) - 32 - ilogb(Result),
                    APFloat::rmNearestTiesToEven);
  if (IsNegative)
    Result.changeSign();
  return Result.bitcastToAPInt();
}

/// Looks for a difference with other values of floating-point arguments. The
/// values that the solver chose for uninterpreted operations may differ from
/// the real results, while other inputs on the same path show a difference.
static Confirmation confirmWithOtherFloats(EncodingContext &EC, const Model &M,
                                           const Function &Source,
                                           const Function &Target) {
  constexpr unsigned Samples = 200;
  SmallVector<const Argument *, 4> Floats;
  for (const Argument &A : Source.args())
    if (A.getType()->isFloatingPointTy())
      Floats.push_back(&A);
  if (Floats.empty())
    return {};
  ChangedEnvironment E(EC, M);
  std::mt19937 Random; // the same sequence in each run
  for (unsigned I = 0; I < Samples; ++I) {
    for (const Argument *A : Floats)
      E.Changes[inputName(*A)] =
          sampleFloat(A->getType()->getFltSemantics(), Random);
    Confirmation Result = compare(E, Source, Target);
    if (Result.IsReal)
      return Result;
  }
  return {};
}

Confirmation validation::confirm(EncodingContext &EC, const Model &M,
                                 const Function &Source,
                                 const Function &Target) {
  ModelEnvironment E(EC, M);
  Confirmation Result = compare(E, Source, Target);
  if (Result.IsReal ||
      !(hasFloatArithmetic(Source) || hasFloatArithmetic(Target)))
    return Result;
  Confirmation Other = confirmWithOtherFloats(EC, M, Source, Target);
  return Other.IsReal ? Other : Result;
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
