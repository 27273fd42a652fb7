//===- Pressure.cpp - Random modules for register allocators --------------===//

#include "Pressure.h"
#include "FunctionGenerator.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/TargetParser/Triple.h"

using namespace mincaml;
using namespace mincaml::pressure;
using namespace llvm;

static void setTarget(Module &M, Machine Target) {
  switch (Target) {
  case Machine::Sparc:
    M.setTargetTriple(Triple("sparc-unknown-linux-gnu"));
    M.setDataLayout("E-m:e-p:32:32-i64:64-i128:128-f128:64-n32-S64");
    return;
  case Machine::SparcV9:
    M.setTargetTriple(Triple("sparcv9-unknown-linux-gnu"));
    M.setDataLayout("E-m:e-i64:64-i128:128-n32:64-S128");
    return;
  case Machine::X86:
    M.setTargetTriple(Triple("x86_64-unknown-linux-gnu"));
    M.setDataLayout("e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-"
                    "f80:128-n8:16:32:64-S128");
    return;
  }
  llvm_unreachable("unknown machine");
}

static void chooseTypes(Environment &E) {
  LLVMContext &C = E.M.getContext();
  Type *Int = Type::getInt32Ty(C);
  Type *Wide = Type::getInt64Ty(C);
  Type *Double = Type::getDoubleTy(C);
  E.Types = {Int, Int, Int, Int, Wide, Wide, Double, Double};
  // Not every module has all types, so that some have less register pressure.
  if (E.R.coin())
    E.Types.push_back(Type::getFloatTy(C));
  if (!E.isSparc() && E.R.coin())
    E.Types.append({FixedVectorType::get(Int, 4),
                    FixedVectorType::get(Double, 2),
                    FixedVectorType::get(Type::getFloatTy(C), 4)});
  if (E.R.percent(20))
    E.Types.assign(4, Int);
}

static void declareMemory(Environment &E) {
  LLVMContext &C = E.M.getContext();
  auto Declare = [&](Constant *Initial, const Twine &Name) {
    return new GlobalVariable(E.M, Initial->getType(), /*isConstant=*/false,
                              GlobalValue::InternalLinkage, Initial, Name);
  };
  Type *Int = Type::getInt32Ty(C);
  E.Budget = Declare(ConstantInt::get(Int, 0), "budget");
  E.Zero = Declare(ConstantInt::get(Int, 0), "zero");
  auto Number = [&](Type *T) -> Constant * {
    return T->isFloatingPointTy()
               ? cast<Constant>(ConstantFP::get(T, E.R.between(-99, 99) / 4.0))
               : ConstantInt::getSigned(T, E.R.between(-5000, 5000));
  };
  SmallVector<Type *> All(E.Types);
  // Statements use these types, too.
  All.append(
      {Int, Type::getInt64Ty(C), Type::getFloatTy(C), Type::getDoubleTy(C)});
  for (Type *T : All) {
    if (E.Memory.contains(T))
      continue;
    Constant *Initial;
    if (auto *V = dyn_cast<FixedVectorType>(T)) {
      SmallVector<Constant *> Elements;
      for (unsigned I = 0; I != V->getNumElements(); ++I)
        Elements.push_back(Number(V->getElementType()));
      Initial = ConstantVector::get(Elements);
    } else {
      Initial = Number(T);
    }
    E.Memory[T] = Declare(Initial, "memory");
  }
}

/// Adds a function whose result depends on its arguments.
static Function *addHelper(Environment &E, Type *Result,
                           ArrayRef<Type *> Parameters,
                           CallingConv::ID Convention = CallingConv::C) {
  Function *F = Function::Create(FunctionType::get(Result, Parameters, false),
                                 GlobalValue::InternalLinkage, "helper", E.M);
  F->setCallingConv(Convention);
  F->addFnAttr(Attribute::NoInline);
  IRBuilder<> B(BasicBlock::Create(F->getContext(), "entry", F));
  if (Result->isVoidTy()) {
    Value *Old = B.CreateLoad(B.getInt32Ty(), E.Memory.lookup(B.getInt32Ty()));
    B.CreateStore(B.CreateAdd(Old, B.getInt32(3)),
                  E.Memory.lookup(B.getInt32Ty()));
    B.CreateRetVoid();
    return F;
  }
  bool Floating = Result->isFPOrFPVectorTy();
  Value *Sum = Constant::getNullValue(Result);
  for (Argument &A : F->args()) {
    Value *V = &A;
    if (V->getType() != Result && Floating)
      continue;
    if (!Floating && V->getType()->isFloatingPointTy())
      V = B.CreateZExt(B.CreateFCmpOLT(V, ConstantFP::get(V->getType(), 1.0)),
                       Result);
    if (V->getType() != Result)
      V = B.CreateSExtOrTrunc(V, Result);
    Sum = Floating
              ? B.CreateFSub(V, Sum)
              : B.CreateSub(B.CreateMul(V, ConstantInt::get(Result, 7)), Sum);
  }
  B.CreateRet(Sum);
  return F;
}

static void addHelpers(Environment &E) {
  LLVMContext &C = E.M.getContext();
  Type *Int = Type::getInt32Ty(C);
  Type *Wide = Type::getInt64Ty(C);
  Type *Double = Type::getDoubleTy(C);
  Type *Float = Type::getFloatTy(C);
  E.Helpers = {
      addHelper(E, Type::getVoidTy(C), {}),
      addHelper(E, Int, {Int, Int}),
      addHelper(E, Double, {Double, Double}),
      addHelper(E, Wide, {Wide, Int, Wide}),
      // More arguments than registers.
      addHelper(E, Int, {Int, Int, Int, Double, Int, Wide, Int, Int, Double}),
      addHelper(E, Float, {Float, Double, Float}),
  };
  if (!E.isSparc())
    // These calls preserve other registers.
    E.Helpers.append(
        {addHelper(E, Int, {Int, Int}, CallingConv::PreserveMost),
         addHelper(E, Type::getVoidTy(C), {}, CallingConv::PreserveAll),
         addHelper(E, Double, {Double, Int}, CallingConv::Fast)});
}

static void declareFunctions(Environment &E) {
  for (unsigned I = 0; I != E.Options.Functions; ++I) {
    SmallVector<Type *> Parameters;
    unsigned Number = E.R.below(9);
    for (unsigned P = 0; P != Number; ++P)
      Parameters.push_back(E.R.pick<Type *>(E.Types));
    Type *Result = E.R.pick<Type *>(E.Types)->getScalarType();
    E.Functions.push_back(
        Function::Create(FunctionType::get(Result, Parameters, false),
                         GlobalValue::InternalLinkage, "f" + Twine(I), E.M));
    if (E.R.percent(20))
      E.Functions.back()->setCallingConv(CallingConv::Fast);
  }
}

/// Calls every function and prints a digest of the result.
static void addMain(Environment &E) {
  LLVMContext &C = E.M.getContext();
  IRBuilder<> B(C);
  Function *Main = Function::Create(FunctionType::get(B.getInt32Ty(), false),
                                    GlobalValue::ExternalLinkage, "main", E.M);
  FunctionCallee Print = E.M.getOrInsertFunction(
      "printf", FunctionType::get(B.getInt32Ty(), {B.getPtrTy()}, true));
  B.SetInsertPoint(BasicBlock::Create(C, "entry", Main));
  Value *Format = B.CreateGlobalString("%s %08x\n", "", 0, &E.M);
  for (Function *F : E.Functions) {
    Value *Name = B.CreateGlobalString(F->getName(), "", 0, &E.M);
    B.CreateStore(B.getInt32(30), E.Budget);
    SmallVector<Value *> Arguments;
    for (Argument &A : F->args())
      Arguments.push_back(
          B.CreateLoad(A.getType(), E.Memory.lookup(A.getType())));
    CallInst *Call = B.CreateCall(F, Arguments);
    Call->setCallingConv(F->getCallingConv());
    B.CreateCall(Print, {Format, Name, digest(B, Call)});
  }
  B.CreateRet(B.getInt32(0));
}

std::unique_ptr<Module>
mincaml::pressure::generateModule(LLVMContext &Context,
                                  const PressureOptions &Options) {
  auto M = std::make_unique<Module>("pressure", Context);
  setTarget(*M, Options.Target);
  Random R(Options.Seed);
  Environment E{Options, *M, R};
  chooseTypes(E);
  declareMemory(E);
  addHelpers(E);
  declareFunctions(E);
  std::optional<DIBuilder> Debug;
  if (Options.Debug) {
    Debug.emplace(*M);
    E.Debug = &*Debug;
    E.File = Debug->createFile("pressure.ll", ".");
    Debug->createCompileUnit(dwarf::DW_LANG_C, E.File, "mincaml-pressure",
                             /*isOptimized=*/true, "", 0);
    M->addModuleFlag(Module::Warning, "Debug Info Version",
                     DEBUG_METADATA_VERSION);
  }
  for (Function *F : E.Functions)
    FunctionGenerator(E, *F).run();
  addMain(E);
  if (Debug)
    Debug->finalize();
  if (verifyModule(*M, &errs()))
    report_fatal_error("the generator made an invalid module");
  return M;
}
