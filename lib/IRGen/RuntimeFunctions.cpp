//===- RuntimeFunctions.cpp - Runtime functions ---------------------------===//

#include "RuntimeFunctions.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/Intrinsics.h"
#include <optional>

using namespace mincaml;
using namespace mincaml::runtime;
using llvm::Attribute;

llvm::Function *RuntimeFunctions::declare(llvm::StringRef Symbol,
                                          llvm::FunctionType *Ty) {
  auto *F =
      llvm::Function::Create(Ty, llvm::GlobalValue::ExternalLinkage, Symbol, M);
  F->setDoesNotThrow();
  for (llvm::Argument &A : F->args())
    A.addAttr(Attribute::NoUndef);
  // A C function that returns no value has undefined behavior, so that the
  // result is never undef.
  if (!Ty->getReturnType()->isVoidTy())
    F->addRetAttr(Attribute::NoUndef);
  return F;
}

void RuntimeFunctions::extendIntegers(llvm::Function *F) {
  auto Kind =
      llvm::TargetLibraryInfo::getExtAttrForI32Param(M.getTargetTriple());
  if (Kind == Attribute::None)
    return;
  for (llvm::Argument &A : F->args())
    if (A.getType()->isIntegerTy(32))
      A.addAttr(Kind);
  if (F->getReturnType()->isIntegerTy(32))
    F->addRetAttr(Kind);
}

llvm::Function *RuntimeFunctions::start(llvm::StringRef Symbol) {
  return declare(Symbol,
                 llvm::FunctionType::get(llvm::Type::getVoidTy(M.getContext()),
                                         /*isVarArg=*/false));
}

llvm::Function *RuntimeFunctions::allocate() {
  if (llvm::Function *F = M.getFunction(AllocateSymbol))
    return F;
  auto *Pointer = llvm::PointerType::getUnqual(M.getContext());
  auto *Size = llvm::Type::getInt32Ty(M.getContext());
  llvm::Function *F =
      declare(AllocateSymbol,
              llvm::FunctionType::get(Pointer, {Size}, /*isVarArg=*/false));
  setAllocationResult(*F);
  // `willreturn` is not strictly true: running out of memory ends the program.
  // It allows the removal of unused allocations.
  F->setWillReturn();
  F->setMemoryEffects(llvm::MemoryEffects::inaccessibleMemOnly());
  llvm::AttrBuilder Function(M.getContext());
  Function.addAllocKindAttr(llvm::AllocFnKind::Alloc |
                            llvm::AllocFnKind::Uninitialized);
  Function.addAllocSizeAttr(0, std::nullopt);
  Function.addAttribute("alloc-family", AllocateSymbol);
  F->addFnAttrs(Function);
  extendIntegers(F);
  return F;
}

llvm::Function *RuntimeFunctions::arrayConstructor(ArrayElement Element) {
  const char *Symbol = nullptr;
  switch (Element) {
#define MINCAML_ARRAY_CONSTRUCTOR(ItsElement, Name, CType)                     \
  case ArrayElement::ItsElement:                                               \
    Symbol = #Name;                                                            \
    break;
#include "mincaml/Support/RuntimeABI.def"
  }
  if (llvm::Function *F = M.getFunction(Symbol))
    return F;
  llvm::LLVMContext &Context = M.getContext();
  auto *Pointer = llvm::PointerType::getUnqual(Context);
  llvm::SmallVector<llvm::Type *, 2> Parameters{
      llvm::Type::getInt32Ty(Context)};
  switch (Element) {
  case ArrayElement::WORD:
    Parameters.push_back(llvm::Type::getInt32Ty(Context));
    break;
  case ArrayElement::FLOAT:
    Parameters.push_back(llvm::Type::getDoubleTy(Context));
    break;
  case ArrayElement::POINTER:
    Parameters.push_back(Pointer);
    break;
  case ArrayElement::UNIT:
    break;
  }
  llvm::Function *F = declare(
      Symbol, llvm::FunctionType::get(Pointer, Parameters, /*isVarArg=*/false));
  setAllocationResult(*F);
  F->setMemoryEffects(llvm::MemoryEffects::inaccessibleMemOnly());
  extendIntegers(F);
  return F;
}

namespace {

struct FailureRow {
  llvm::StringRef Symbol;
  llvm::StringRef ExceptionSymbol;
  unsigned Operands;
};

constexpr FailureRow Failures[] = {
#define MINCAML_FAILURE(Name, Arguments)                                       \
  {"min_caml_fail_" #Name, "min_caml_Exception_" #Name, Arguments},
#include "mincaml/Support/RuntimeABI.def"
};

} // namespace

llvm::Function *RuntimeFunctions::declareFailure(llvm::StringRef Symbol,
                                                 Failure Which,
                                                 llvm::Type *Result) {
  llvm::SmallVector<llvm::Type *, 3> Parameters{
      llvm::PointerType::getUnqual(M.getContext())};
  Parameters.append(Failures[unsigned(Which)].Operands,
                    llvm::Type::getInt32Ty(M.getContext()));
  llvm::Function *F = declare(
      Symbol, llvm::FunctionType::get(Result, Parameters, /*isVarArg=*/false));
  F->addFnAttr(Attribute::Cold);
  F->setMemoryEffects(
      llvm::MemoryEffects::inaccessibleOrArgMemOnly(llvm::ModRefInfo::ModRef));
  extendIntegers(F);
  return F;
}

llvm::Function *RuntimeFunctions::failure(Failure Which) {
  llvm::StringRef Symbol = Failures[unsigned(Which)].Symbol;
  if (llvm::Function *F = M.getFunction(Symbol))
    return F;
  llvm::Function *F =
      declareFailure(Symbol, Which, llvm::Type::getVoidTy(M.getContext()));
  F->setDoesNotReturn();
  return F;
}

llvm::Function *RuntimeFunctions::failureException(Failure Which) {
  llvm::StringRef Symbol = Failures[unsigned(Which)].ExceptionSymbol;
  if (llvm::Function *F = M.getFunction(Symbol))
    return F;
  llvm::Function *F = declareFailure(
      Symbol, Which, llvm::PointerType::getUnqual(M.getContext()));
  setAllocationResult(*F);
  return F;
}

llvm::Function *RuntimeFunctions::uncaught() {
  if (llvm::Function *F = M.getFunction(UncaughtSymbol))
    return F;
  llvm::LLVMContext &Context = M.getContext();
  auto *Pointer = llvm::PointerType::getUnqual(Context);
  llvm::Function *F =
      declare(UncaughtSymbol,
              llvm::FunctionType::get(llvm::Type::getVoidTy(Context),
                                      {Pointer, Pointer}, /*isVarArg=*/false));
  F->setDoesNotReturn();
  F->addFnAttr(Attribute::Cold);
  return F;
}

llvm::Function *RuntimeFunctions::catchFunction(llvm::StringRef Symbol,
                                                llvm::Type *Result) {
  if (llvm::Function *F = M.getFunction(Symbol))
    return F;
  llvm::Function *F =
      declare(Symbol, llvm::FunctionType::get(Result, /*isVarArg=*/false));
  F->setMemoryEffects(llvm::MemoryEffects::inaccessibleMemOnly());
  return F;
}

llvm::Function *RuntimeFunctions::beginCatch() {
  return catchFunction(BeginSymbol, llvm::Type::getVoidTy(M.getContext()));
}

llvm::Function *RuntimeFunctions::endCatch() {
  return catchFunction(EndSymbol, llvm::PointerType::getUnqual(M.getContext()));
}

static std::optional<Effect> effectOfExternal(llvm::StringRef Name) {
  return llvm::StringSwitch<std::optional<Effect>>(Name)
#define MINCAML_EXTERNAL(Name, Parameter, Result, ItsEffect)                   \
  .Case(#Name, Effect::ItsEffect)
#include "mincaml/Support/RuntimeABI.def"
      .Default(std::nullopt);
}

llvm::Function *RuntimeFunctions::foreign(llvm::StringRef Symbol,
                                          const Type *FunctionTy) {
  llvm::SmallVector<llvm::Type *, 8> Parameters;
  for (const Type *Operand : operandTypes(FunctionTy))
    if (llvm::Type *Ty = Types.memoryType(Operand))
      Parameters.push_back(Ty);
  llvm::Type *Result = FunctionTy->result()->isUnit()
                           ? llvm::Type::getVoidTy(M.getContext())
                           : Types.memoryType(FunctionTy->result());
  llvm::Function *F = declare(
      Symbol, llvm::FunctionType::get(Result, Parameters, /*isVarArg=*/false));
  extendIntegers(F);
  return F;
}

llvm::Function *RuntimeFunctions::external(llvm::StringRef Name,
                                           const Type *FunctionTy) {
  std::string Symbol = (SymbolPrefix + Name).str();
  if (llvm::Function *F = M.getFunction(Symbol))
    return F;
  llvm::Function *F = foreign(Symbol, FunctionTy);
  if (std::optional<Effect> Known = effectOfExternal(Name)) {
    if (*Known == Effect::PURE) {
      F->setDoesNotAccessMemory();
      F->setWillReturn();
    } else {
      F->setMemoryEffects(llvm::MemoryEffects::inaccessibleMemOnly());
    }
  }
  return F;
}

llvm::Function *RuntimeFunctions::declared(llvm::StringRef Symbol,
                                           const Type *FunctionTy) {
  if (llvm::Function *F = M.getFunction(Symbol))
    return F;
  return foreign(Symbol, FunctionTy);
}

static llvm::Type *tableType(llvm::LLVMContext &Context, TableType T) {
  switch (T) {
  case TableType::NONE:
    break;
  case TableType::UNIT:
  case TableType::ANY:
    return llvm::Type::getVoidTy(Context);
  case TableType::INT:
  case TableType::BOOL:
  case TableType::CHAR:
    return llvm::Type::getInt32Ty(Context);
  case TableType::FLOAT:
    return llvm::Type::getDoubleTy(Context);
  case TableType::STRING:
    return llvm::PointerType::getUnqual(Context);
  }
  llvm_unreachable("no type");
}

llvm::Function *RuntimeFunctions::library(const LibraryFunction &Row) {
  if (llvm::Function *F = M.getFunction(Row.Symbol))
    return F;
  llvm::LLVMContext &Context = M.getContext();
  llvm::SmallVector<llvm::Type *, 4> Parameters;
  if (Row.TheEffect == Effect::CHECKS)
    Parameters.push_back(llvm::PointerType::getUnqual(Context));
  for (TableType T : Row.Parameters)
    if (T != TableType::NONE && T != TableType::UNIT)
      Parameters.push_back(tableType(Context, T));
  llvm::Function *F = declare(
      Row.Symbol,
      llvm::FunctionType::get(tableType(Context, Row.Result), Parameters,
                              /*isVarArg=*/false));
  using llvm::MemoryEffects;
  using llvm::ModRefInfo;
  if (Row.TheEffect == Effect::READS) {
    F->setMemoryEffects(MemoryEffects::argMemOnly(ModRefInfo::Ref));
    F->setWillReturn();
  } else {
    F->setMemoryEffects(MemoryEffects::argMemOnly(ModRefInfo::Ref) |
                        MemoryEffects::inaccessibleMemOnly());
  }
  if (Row.TheEffect == Effect::ENDS)
    F->setDoesNotReturn();
  // The functions copy strings and keep no address.
  for (llvm::Argument &A : F->args())
    if (A.getType()->isPointerTy())
      A.addAttr(
          Attribute::getWithCaptureInfo(Context, llvm::CaptureInfo::none()));
  if (Row.Result == TableType::STRING)
    setAllocationResult(*F);
  extendIntegers(F);
  return F;
}

llvm::GlobalVariable *RuntimeFunctions::externalArray(llvm::StringRef Name,
                                                      const Type *Element) {
  std::string Symbol = (SymbolPrefix + Name).str();
  if (llvm::GlobalVariable *Known = M.getGlobalVariable(Symbol))
    return Known;
  llvm::Type *Memory = Types.memoryType(Element);
  if (!Memory)
    Memory = llvm::Type::getInt8Ty(M.getContext());
  auto *G = new llvm::GlobalVariable(M, llvm::ArrayType::get(Memory, 0),
                                     /*isConstant=*/false,
                                     llvm::GlobalValue::ExternalLinkage,
                                     /*Initializer=*/nullptr, Symbol);
  G->setAlignment(foreignArrayAlign(Types, Memory));
  return G;
}

/// Truncates towards zero. A NaN or a value that is out of range gives INT_MIN
/// on every target (language.md, section 6); fptosi alone would give poison.
static llvm::Value *emitTruncate(llvm::IRBuilder<> &Builder, llvm::Value *X) {
  llvm::Type *Double = Builder.getDoubleTy();
  llvm::Value *AboveMinimum = Builder.CreateFCmpOGT(
      X, llvm::ConstantFP::get(Double, -2147483649.0), "above");
  llvm::Value *BelowMaximum = Builder.CreateFCmpOLT(
      X, llvm::ConstantFP::get(Double, 2147483648.0), "below");
  llvm::Value *InRange =
      Builder.CreateAnd(AboveMinimum, BelowMaximum, "in.range");
  llvm::Value *Truncated =
      Builder.CreateFPToSI(X, Builder.getInt32Ty(), "truncated");
  return Builder.CreateSelect(InRange, Truncated, Builder.getInt32(0x80000000u),
                              "int");
}

llvm::Value *
RuntimeFunctions::emitInline(llvm::IRBuilder<> &Builder, llvm::StringRef Name,
                             llvm::ArrayRef<llvm::Value *> Arguments) {
  if (Arguments.size() != 1)
    return nullptr;
  llvm::Value *X = Arguments.front();
  if (Name == "float_of_int" || Name == "float")
    return Builder.CreateSIToFP(X, Builder.getDoubleTy(), "float");
  if (Name == "int_of_float" || Name == "truncate")
    return emitTruncate(Builder, X);
  // The results are exact, so that constant folding changes no result.
  auto Intrinsic = llvm::StringSwitch<llvm::Intrinsic::ID>(Name)
                       .Cases({"fabs", "abs_float"}, llvm::Intrinsic::fabs)
                       .Case("sqrt", llvm::Intrinsic::sqrt)
                       .Case("floor", llvm::Intrinsic::floor)
                       .Case("ceil", llvm::Intrinsic::ceil)
                       .Default(llvm::Intrinsic::not_intrinsic);
  if (Intrinsic == llvm::Intrinsic::not_intrinsic)
    return nullptr;
  return Builder.CreateUnaryIntrinsic(Intrinsic, X, {}, Name);
}
