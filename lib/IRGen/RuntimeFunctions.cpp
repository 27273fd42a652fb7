//===- RuntimeFunctions.cpp - Runtime functions ---------------------------===//

#include "ModuleEmitter.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/Intrinsics.h"
#include <optional>

using namespace mincaml;
using namespace mincaml::runtime;
using llvm::Attribute;

llvm::Function *
RuntimeFunctions::declare(llvm::StringRef Symbol, llvm::Type *Result,
                          llvm::ArrayRef<llvm::Type *> Parameters) {
  auto *F = llvm::Function::Create(
      llvm::FunctionType::get(Result, Parameters, /*isVarArg=*/false),
      llvm::GlobalValue::ExternalLinkage, Symbol, M);
  F->setDoesNotThrow();
  for (llvm::Argument &A : F->args())
    A.addAttr(Attribute::NoUndef);
  // The behavior of a C function that ends without returning its result is
  // undefined. Therefore the result is never undef.
  if (!Result->isVoidTy())
    F->addRetAttr(Attribute::NoUndef);
  // The C ABI of some 64-bit targets requires the extension of 32-bit integers.
  auto Extension =
      llvm::TargetLibraryInfo::getExtAttrForI32Param(M.getTargetTriple());
  if (Extension == Attribute::None)
    return F;
  for (llvm::Argument &A : F->args())
    if (A.getType()->isIntegerTy(32))
      A.addAttr(Extension);
  if (Result->isIntegerTy(32))
    F->addRetAttr(Extension);
  return F;
}

llvm::Function *RuntimeFunctions::findOrDeclare(
    llvm::StringRef Symbol, llvm::Type *Result,
    llvm::ArrayRef<llvm::Type *> Parameters,
    llvm::function_ref<void(llvm::Function &)> AddAttributes) {
  if (llvm::Function *F = M.getFunction(Symbol))
    return F;
  llvm::Function *F = declare(Symbol, Result, Parameters);
  AddAttributes(*F);
  return F;
}

llvm::Function *RuntimeFunctions::start(llvm::StringRef Symbol) {
  return declare(Symbol, Void, {});
}

llvm::Function *RuntimeFunctions::allocate() {
  return findOrDeclare(AllocateSymbol, Pointer, {Int}, [](llvm::Function &F) {
    setAllocationResult(F);
    // `willreturn` is not strictly true, because running out of memory ends the
    // program. It allows LLVM to remove unused allocations.
    F.setWillReturn();
    F.setMemoryEffects(llvm::MemoryEffects::inaccessibleMemOnly());
    llvm::AttrBuilder Function(F.getContext());
    Function.addAllocKindAttr(llvm::AllocFnKind::Alloc |
                              llvm::AllocFnKind::Uninitialized);
    Function.addAllocSizeAttr(0, std::nullopt);
    Function.addAttribute("alloc-family", AllocateSymbol);
    F.addFnAttrs(Function);
  });
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
  llvm::SmallVector<llvm::Type *, 2> Parameters{Int};
  if (Element != ArrayElement::UNIT)
    Parameters.push_back(Element == ArrayElement::WORD    ? Int
                         : Element == ArrayElement::FLOAT ? Double
                                                          : Pointer);
  return findOrDeclare(Symbol, Pointer, Parameters, [](llvm::Function &F) {
    setAllocationResult(F);
    F.setMemoryEffects(llvm::MemoryEffects::inaccessibleMemOnly());
  });
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

llvm::Function *RuntimeFunctions::failure(Failure Which, bool AsException) {
  const FailureRow &Row = Failures[unsigned(Which)];
  llvm::SmallVector<llvm::Type *, 3> Parameters{Pointer};
  Parameters.append(Row.Operands, Int);
  return findOrDeclare(
      AsException ? Row.ExceptionSymbol : Row.Symbol,
      AsException ? Pointer : Void, Parameters, [&](llvm::Function &F) {
        F.addFnAttr(Attribute::Cold);
        F.setMemoryEffects(llvm::MemoryEffects::inaccessibleOrArgMemOnly(
            llvm::ModRefInfo::ModRef));
        if (AsException)
          setAllocationResult(F);
        else
          F.setDoesNotReturn();
      });
}

llvm::Function *RuntimeFunctions::uncaught() {
  return findOrDeclare(UncaughtSymbol, Void, {Pointer, Pointer},
                       [](llvm::Function &F) {
                         F.setDoesNotReturn();
                         F.addFnAttr(Attribute::Cold);
                       });
}

static void accessOnlyInaccessibleMemory(llvm::Function &F) {
  F.setMemoryEffects(llvm::MemoryEffects::inaccessibleMemOnly());
}

llvm::Function *RuntimeFunctions::beginCatch() {
  return findOrDeclare(BeginSymbol, Void, {}, accessOnlyInaccessibleMemory);
}

llvm::Function *RuntimeFunctions::endCatch() {
  return findOrDeclare(EndSymbol, Pointer, {}, accessOnlyInaccessibleMemory);
}

static std::optional<Effect> effectOfExternal(llvm::StringRef Name) {
  return llvm::StringSwitch<std::optional<Effect>>(Name)
#define MINCAML_EXTERNAL(Name, Parameter, Result, ItsEffect)                   \
  .Case(#Name, Effect::ItsEffect)
#include "mincaml/Support/RuntimeABI.def"
      .Default(std::nullopt);
}

llvm::Function *RuntimeFunctions::foreign(
    llvm::StringRef Symbol, const Type *FunctionTy,
    llvm::function_ref<void(llvm::Function &)> AddAttributes) {
  llvm::SmallVector<llvm::Type *, 8> Parameters;
  for (const Type *Operand : operandTypes(FunctionTy))
    if (llvm::Type *Ty = Types.memoryType(Operand))
      Parameters.push_back(Ty);
  llvm::Type *Result = Types.memoryType(FunctionTy->result());
  return findOrDeclare(Symbol, Result ? Result : Void, Parameters,
                       AddAttributes);
}

llvm::Function *RuntimeFunctions::external(llvm::StringRef Name,
                                           const Type *FunctionTy) {
  return foreign((SymbolPrefix + Name).str(), FunctionTy,
                 [Name](llvm::Function &F) {
                   std::optional<Effect> Known = effectOfExternal(Name);
                   if (Known == Effect::PURE) {
                     F.setDoesNotAccessMemory();
                     F.setWillReturn();
                   } else if (Known) {
                     accessOnlyInaccessibleMemory(F);
                   }
                 });
}

llvm::Function *RuntimeFunctions::declared(llvm::StringRef Symbol,
                                           const Type *FunctionTy) {
  return foreign(Symbol, FunctionTy, [](llvm::Function &) {});
}

llvm::Type *RuntimeFunctions::tableType(TableType T) const {
  switch (T) {
  case TableType::NONE:
    break;
  case TableType::UNIT:
  case TableType::ANY:
    return Void;
  case TableType::INT:
  case TableType::BOOL:
  case TableType::CHAR:
    return Int;
  case TableType::FLOAT:
    return Double;
  case TableType::STRING:
    return Pointer;
  }
  llvm_unreachable("no type");
}

llvm::Function *RuntimeFunctions::library(const LibraryFunction &Row) {
  llvm::SmallVector<llvm::Type *, 4> Parameters;
  if (Row.TheEffect == Effect::CHECKS)
    Parameters.push_back(Pointer);
  for (TableType T : Row.Parameters)
    if (T != TableType::NONE && T != TableType::UNIT)
      Parameters.push_back(tableType(T));
  auto AddAttributes = [&Row](llvm::Function &F) {
    const auto Reads = llvm::MemoryEffects::argMemOnly(llvm::ModRefInfo::Ref);
    if (Row.TheEffect == Effect::READS) {
      F.setMemoryEffects(Reads);
      F.setWillReturn();
    } else {
      F.setMemoryEffects(Reads | llvm::MemoryEffects::inaccessibleMemOnly());
    }
    if (Row.TheEffect == Effect::ENDS)
      F.setDoesNotReturn();
    // The functions copy strings and keep no address.
    for (llvm::Argument &A : F.args())
      if (A.getType()->isPointerTy())
        A.addAttr(Attribute::getWithCaptureInfo(F.getContext(),
                                                llvm::CaptureInfo::none()));
    if (Row.Result == TableType::STRING)
      setAllocationResult(F);
  };
  return findOrDeclare(Row.Symbol, tableType(Row.Result), Parameters,
                       AddAttributes);
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
  // These operations are exact, so constant folding does not change their
  // results.
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
