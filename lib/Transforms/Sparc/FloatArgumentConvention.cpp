//===- FloatArgumentConvention.cpp - Parameters in %f registers -----------===//

#include "Utils/Utils.h"
#include "mincaml/Support/IRAnnotations.h"
#include "mincaml/Transforms/Sparc.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

namespace {

/// A parameter that is passed in a register.
struct FloatParameter {
  unsigned Number;
  GlobalVariable *Variable;
};

} // namespace

static bool usesSoftFloat(const Function &F) {
  return F.getFnAttribute("use-soft-float").getValueAsBool() ||
         F.getFnAttribute("target-features")
             .getValueAsString()
             .contains("+soft-float");
}

/// Whether the calling convention of the function and its callers can be
/// changed.
static bool isEligible(const Function &F) {
  // A function whose arguments are already passed in registers is not changed.
  return canChangePrototype(F) && !F.hasFnAttribute(FloatArgumentsAttribute) &&
         !usesSoftFloat(F) && none_of(F.users(), [](const User *U) {
           return usesSoftFloat(*cast<CallInst>(U)->getFunction());
         });
}

/// The variable that represents a register; null if the module uses the name
/// for something else.
static GlobalVariable *variable(Module &M, StringRef Register, Type *Ty) {
  std::string Name = (FloatArgumentVariablePrefix + Register).str();
  if (GlobalValue *Found = M.getNamedValue(Name)) {
    auto *Variable = dyn_cast<GlobalVariable>(Found);
    return Variable && Variable->isDeclaration() &&
                   Variable->getValueType() == Ty
               ? Variable
               : nullptr;
  }
  auto *New = new GlobalVariable(M, Ty, /*isConstant=*/false,
                                 GlobalValue::ExternalLinkage,
                                 /*Initializer=*/nullptr, Name);
  New->setAlignment(M.getDataLayout().getABITypeAlign(Ty));
  return New;
}

static SmallVector<FloatParameter, 4> chooseParameters(Function &F,
                                                       std::string &Registers) {
  SmallVector<FloatParameter, 4> Chosen;
  for (Argument &A : F.args()) {
    Type *Ty = A.getType();
    if (Chosen.size() == MaxFloatArguments)
      break;
    if (!Ty->isDoubleTy() && !Ty->isFloatTy())
      continue;
    unsigned Double = Chosen.size();
    std::string Register =
        Ty->isDoubleTy() ? "D" + utostr(Double) : "F" + utostr(2 * Double);
    GlobalVariable *Variable = variable(*F.getParent(), Register, Ty);
    if (!Variable)
      break;
    Chosen.push_back({A.getArgNo(), Variable});
    Registers += (Registers.empty() ? "" : ",") + Register;
  }
  return Chosen;
}

static void storeArguments(CallInst &Call,
                           ArrayRef<FloatParameter> Parameters) {
  IRBuilder<> Builder(&Call);
  // Compute all values before the first store: computing a value may emit
  // instructions, and none may come between the stores and the call.
  SmallVector<Value *, 4> Values;
  for (const FloatParameter &P : Parameters)
    Values.push_back(Builder.CreateArithmeticFence(Call.getArgOperand(P.Number),
                                                   P.Variable->getValueType()));
  for (auto [P, V] : zip_equal(Parameters, Values))
    Builder.CreateStore(V, P.Variable, /*isVolatile=*/true);
}

static void loadParameters(Function &F, ArrayRef<FloatParameter> Parameters) {
  // The loads precede everything, including debug records that use the
  // parameter.
  BasicBlock &Entry = F.getEntryBlock();
  IRBuilder<> Builder(&Entry, Entry.begin());
  // Loads of parameters have no location, like parameters.
  Builder.SetCurrentDebugLocation(DebugLoc());
  for (const FloatParameter &P : Parameters) {
    Argument *A = F.getArg(P.Number);
    Value *Loaded = Builder.CreateLoad(P.Variable->getValueType(), P.Variable,
                                       /*isVolatile=*/true);
    Loaded->takeName(A);
    A->replaceAllUsesWith(Loaded);
  }
}

static bool changeConvention(Function &F) {
  std::string Registers;
  SmallVector<FloatParameter, 4> Parameters = chooseParameters(F, Registers);
  if (Parameters.empty())
    return false;
  for (User *U : F.users())
    storeArguments(*cast<CallInst>(U), Parameters);
  loadParameters(F, Parameters);
  SmallVector<NewParameter, 8> Kept;
  for (unsigned K = 0; K != F.arg_size(); ++K)
    if (none_of(Parameters,
                [&](const FloatParameter &P) { return P.Number == K; }))
      Kept.push_back({K, nullptr, {}});
  changePrototype(F, Kept, /*KeepResult=*/true)
      ->addFnAttr(FloatArgumentsAttribute, Registers);
  return true;
}

/// Removes attributes that exclude the new loads and stores.
static void forgetEffects(Module &M) {
  auto Forget = [](auto &Where) {
    for (Attribute::AttrKind Kind :
         {Attribute::Memory, Attribute::NoSync, Attribute::WillReturn,
          Attribute::Speculatable})
      Where.removeFnAttr(Kind);
  };
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    Forget(F);
    for (Instruction &I : instructions(F))
      if (auto *Call = dyn_cast<CallInst>(&I))
        if (const Function *Callee = Call->getCalledFunction();
            !Callee || !Callee->isDeclaration())
          Forget(*Call);
  }
}

bool mincaml::passFloatArgumentsInRegisters(Module &M) {
  if (!M.getTargetTriple().isSPARC32())
    return false;
  SmallVector<Function *, 32> Eligible;
  for (Function &F : M)
    if (isEligible(F))
      Eligible.push_back(&F);
  bool Changed = false;
  for (Function *F : Eligible)
    Changed |= changeConvention(*F);
  if (Changed)
    forgetEffects(M);
  return Changed;
}

PreservedAnalyses SparcFloatArgumentsPass::run(Module &M,
                                               ModuleAnalysisManager &) {
  return passFloatArgumentsInRegisters(M) ? PreservedAnalyses::none()
                                          : PreservedAnalyses::all();
}
