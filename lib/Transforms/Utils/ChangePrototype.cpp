//===- ChangePrototype.cpp - Rewriting of function prototypes -------------===//

#include "Utils/Utils.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

static bool fixesPrototype(const CallInst &Call) {
  return Call.isMustTailCall() && Call.getCallingConv() != CallingConv::Tail &&
         Call.getCallingConv() != CallingConv::SwiftTail;
}

static bool fixesParameters(AttributeList Attributes) {
  for (Attribute::AttrKind Kind :
       {Attribute::ByVal, Attribute::ByRef, Attribute::InAlloca,
        Attribute::Preallocated, Attribute::StructRet, Attribute::SwiftError,
        Attribute::SwiftAsync, Attribute::SwiftSelf, Attribute::Nest,
        Attribute::InReg})
    if (Attributes.hasAttrSomewhere(Kind))
      return true;
  return false;
}

/// Whether the function and each of its direct calls can be rewritten.
static bool isOrdinary(const Function &F) {
  if (F.isDeclaration() || !F.hasLocalLinkage() || F.hasComdat() ||
      F.isVarArg() || F.isPresplitCoroutine() ||
      F.hasFnAttribute(Attribute::Naked) ||
      F.hasFnAttribute(Attribute::OptimizeNone) || F.hasFnAttribute("thunk") ||
      fixesParameters(F.getAttributes()))
    return false;
  return none_of(instructions(F), [](const Instruction &I) {
    const auto *Call = dyn_cast<CallInst>(&I);
    return Call && fixesPrototype(*Call);
  });
}

static bool isOrdinaryCall(const Use &U, const Function &F) {
  const auto *Call = dyn_cast<CallInst>(U.getUser());
  return Call && Call->isCallee(&U) && Call->getCalledFunction() == &F &&
         Call->getCallingConv() == F.getCallingConv() &&
         !Call->hasOperandBundles() && !fixesPrototype(*Call) &&
         !fixesParameters(Call->getAttributes());
}

bool mincaml::canChangePrototype(const Function &F) {
  // The cheaper conditions are first.
  return F.hasLocalLinkage() &&
         all_of(F.uses(), [&](const Use &U) { return isOrdinaryCall(U, F); }) &&
         isOrdinary(F);
}

bool mincaml::canSplitOffDirectCalls(const Function &F) {
  return F.hasLocalLinkage() && F.getCallingConv() == CallingConv::Tail &&
         isOrdinary(F) && !F.hasPersonalityFn() &&
         any_of(F.uses(), [&](const Use &U) { return isOrdinaryCall(U, F); }) &&
         none_of(F, [](const BasicBlock &BB) { return BB.hasAddressTaken(); });
}

Function *mincaml::splitOffDirectCalls(Function &F) {
  auto *Body = Function::Create(F.getFunctionType(), F.getLinkage(),
                                F.getAddressSpace(), F.getName() + ".direct");
  F.getParent()->getFunctionList().insertAfter(F.getIterator(), Body);
  Body->copyAttributesFrom(&F);
  Body->copyMetadata(&F, 0);
  F.setSubprogram(nullptr);
  // The metadata that indirect calls check belongs to the function whose
  // address they use.
  for (unsigned Kind : {LLVMContext::MD_type, LLVMContext::MD_kcfi_type})
    Body->eraseMetadata(Kind);
  Body->splice(Body->begin(), &F);
  for (auto [Old, New] : zip_equal(F.args(), Body->args())) {
    New.setName(Old.getName());
    Old.replaceAllUsesWith(&New);
  }
  F.replaceUsesWithIf(Body, [&](Use &U) { return isOrdinaryCall(U, F); });
  IRBuilder<> Builder(BasicBlock::Create(F.getContext(), "entry", &F));
  SmallVector<Value *, 8> Arguments;
  for (Argument &Parameter : F.args())
    Arguments.push_back(&Parameter);
  CallInst *Call = Builder.CreateCall(Body, Arguments);
  Call->setCallingConv(F.getCallingConv());
  Call->setTailCallKind(CallInst::TCK_MustTail);
  // Both sides have to agree on how values are passed.
  AttributeList OfBody = Body->getAttributes();
  SmallVector<AttributeSet, 8> OfParameters;
  for (Argument &Parameter : F.args())
    OfParameters.push_back(OfBody.getParamAttrs(Parameter.getArgNo()));
  Call->setAttributes(AttributeList::get(F.getContext(), AttributeSet(),
                                         OfBody.getRetAttrs(), OfParameters));
  if (F.getReturnType()->isVoidTy())
    Builder.CreateRetVoid();
  else
    Builder.CreateRet(Call);
  return Body;
}

/// The attributes of a function or call after its parameters have changed.
static AttributeList newAttributes(LLVMContext &Context, AttributeList Old,
                                   ArrayRef<NewParameter> Parameters,
                                   bool KeepResult) {
  SmallVector<AttributeSet, 8> OfParameters;
  for (const NewParameter &P : Parameters) {
    AttributeSet Attributes =
        P.OldNumber ? Old.getParamAttrs(*P.OldNumber) : AttributeSet();
    if (!KeepResult)
      Attributes = Attributes.removeAttribute(Context, Attribute::Returned);
    OfParameters.push_back(Attributes);
  }
  // `allocsize` refers to parameters by number.
  AttributeSet OfFunction =
      Old.getFnAttrs().removeAttribute(Context, Attribute::AllocSize);
  return AttributeList::get(Context, OfFunction,
                            KeepResult ? Old.getRetAttrs() : AttributeSet(),
                            OfParameters);
}

static Function *newFunction(Function &F, ArrayRef<NewParameter> Parameters,
                             bool KeepResult) {
  LLVMContext &Context = F.getContext();
  SmallVector<Type *, 8> Types;
  for (const NewParameter &P : Parameters)
    Types.push_back(P.OldNumber ? F.getArg(*P.OldNumber)->getType() : P.Ty);
  auto *Ty = FunctionType::get(
      KeepResult ? F.getReturnType() : Type::getVoidTy(Context), Types,
      /*isVarArg=*/false);
  Function *Result = Function::Create(Ty, F.getLinkage(), F.getAddressSpace());
  Result->copyAttributesFrom(&F);
  Result->setAttributes(
      newAttributes(Context, F.getAttributes(), Parameters, KeepResult));
  F.getParent()->getFunctionList().insert(F.getIterator(), Result);
  Result->takeName(&F);
  Result->copyMetadata(&F, 0);
  return Result;
}

/// Moves the body to the new function and makes it use the new parameters.
static void moveBody(Function &From, Function &To,
                     ArrayRef<NewParameter> Parameters, bool KeepResult) {
  To.splice(To.begin(), &From);
  for (auto [New, P] : zip_equal(To.args(), Parameters)) {
    if (!P.OldNumber) {
      New.setName(P.Name);
      continue;
    }
    Argument *Old = From.getArg(*P.OldNumber);
    New.takeName(Old);
    Old->replaceAllUsesWith(&New);
  }
  for (Argument &Old : From.args())
    Old.replaceAllUsesWith(PoisonValue::get(Old.getType()));
  if (KeepResult)
    return;
  for (BasicBlock &BB : To)
    if (auto *Return = dyn_cast<ReturnInst>(BB.getTerminator())) {
      auto *Nothing =
          ReturnInst::Create(To.getContext(), nullptr, Return->getIterator());
      Nothing->setDebugLoc(Return->getDebugLoc());
      Return->eraseFromParent();
    }
}

Function *mincaml::changePrototype(
    Function &F, ArrayRef<NewParameter> Parameters, bool KeepResult,
    function_ref<Value *(CallInst &, unsigned)> ArgumentFor) {
  KeepResult |= F.getReturnType()->isVoidTy();
  Function *Result = newFunction(F, Parameters, KeepResult);
  SmallVector<CallInst *, 8> Calls;
  for (User *U : F.users())
    Calls.push_back(cast<CallInst>(U));
  for (CallInst *Call : Calls) {
    SmallVector<Value *, 8> Arguments;
    for (auto [Number, P] : enumerate(Parameters))
      Arguments.push_back(P.OldNumber ? Call->getArgOperand(*P.OldNumber)
                                      : ArgumentFor(*Call, Number));
    CallInst *New =
        CallInst::Create(Result, Arguments, "", Call->getIterator());
    New->setCallingConv(Call->getCallingConv());
    New->setTailCallKind(Call->getTailCallKind());
    New->setAttributes(newAttributes(F.getContext(), Call->getAttributes(),
                                     Parameters, KeepResult));
    New->copyMetadata(*Call);
    if (isa<FPMathOperator>(New) && isa<FPMathOperator>(Call))
      New->copyFastMathFlags(Call);
    if (KeepResult) {
      New->takeName(Call);
      Call->replaceAllUsesWith(New);
    } else {
      Call->replaceAllUsesWith(PoisonValue::get(Call->getType()));
    }
    Call->eraseFromParent();
  }
  moveBody(F, *Result, Parameters, KeepResult);
  // Only references in metadata are left.
  F.replaceAllUsesWith(Result);
  F.eraseFromParent();
  return Result;
}
