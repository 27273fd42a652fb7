//===- Hooks.cpp - Calls of the runtime -----------------------------------===//

#include "Checks.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

static constexpr char Prefix[] = "mincaml_facts_";

namespace {

/// The types that Support/AnalysisCheckHooks.def uses.
enum class HookType : unsigned char { Void, Word, Long, Pointer };

struct HookSignature {
  const char *Name;
  HookType Result;
  SmallVector<HookType, 9> Parameters;
};

} // namespace

static HookSignature signatureOf(Hook Which) {
  using enum HookType;
  switch (Which) {
#define FACT_HOOK(Name, Result, ...)                                           \
  case Hook::Name:                                                             \
    return {#Name, Result, {__VA_ARGS__}};
#include "mincaml/Support/AnalysisCheckHooks.def"
  }
  llvm_unreachable("unknown hook");
}

std::optional<ValueKind> mincaml::kindOf(const Value &V,
                                         const DataLayout &Layout) {
  const Type *T = V.getType();
  if (T->isFloatTy())
    return ValueKind::Single;
  if (T->isDoubleTy())
    return ValueKind::Double;
  bool IsInteger = T->isIntegerTy() && T->getIntegerBitWidth() <= 64;
  bool IsPointer = T->isPointerTy() && T->getPointerAddressSpace() == 0 &&
                   Layout.getPointerSizeInBits() <= 64;
  return IsInteger || IsPointer ? std::optional(ValueKind::Integer)
                                : std::nullopt;
}

Hooks::Hooks(Module &M) : M(M) {
  Type *Pointer = PointerType::getUnqual(M.getContext());
  Type *Line = wordType();
  SiteType = StructType::get(M.getContext(),
                             {Pointer, Pointer, Pointer, Line, Line, Pointer});
}

bool Hooks::isUsedBy(const Module &M) {
  return any_of(
      M, [](const Function &F) { return F.getName().starts_with(Prefix); });
}

IntegerType *Hooks::wordType() const {
  return Type::getInt32Ty(M.getContext());
}

ConstantInt *Hooks::word(uint32_t Value) const {
  return ConstantInt::get(wordType(), Value);
}

ConstantInt *Hooks::number(uint64_t Value) const {
  return ConstantInt::get(Type::getInt64Ty(M.getContext()), Value);
}

/// Declares a function of the runtime. The runtime has memory of its own, which
/// no code of the module accesses, and may end the program. It does not
/// dereference the pointers that it compares.
static Function *declare(Module &M, const HookSignature &Signature,
                         const Twine &Name) {
  LLVMContext &Context = M.getContext();
  auto TypeOf = [&](HookType T) -> Type * {
    switch (T) {
    case HookType::Void:
      return Type::getVoidTy(Context);
    case HookType::Word:
      return Type::getInt32Ty(Context);
    case HookType::Long:
      return Type::getInt64Ty(Context);
    case HookType::Pointer:
      return PointerType::getUnqual(Context);
    }
    llvm_unreachable("unknown type");
  };
  SmallVector<Type *, 9> Parameters;
  for (HookType T : Signature.Parameters)
    if (T != HookType::Void)
      Parameters.push_back(TypeOf(T));
  auto *F = Function::Create(
      FunctionType::get(TypeOf(Signature.Result), Parameters, false),
      Function::ExternalLinkage, Name, M);
  F->setDoesNotThrow();
  F->setMemoryEffects(MemoryEffects::inaccessibleMemOnly());
  F->addFnAttr(Attribute::NoFree);
  F->addFnAttr(Attribute::NoSync);
  F->addFnAttr(Attribute::NoCallback);
  Attribute::AttrKind Extension =
      TargetLibraryInfo::getExtAttrForI32Param(M.getTargetTriple(), false);
  for (Argument &A : F->args()) {
    if (A.getType()->isPointerTy())
      A.addAttr(Attribute::getWithCaptureInfo(Context, CaptureInfo::none()));
    else if (A.getType()->isIntegerTy(32) && Extension != Attribute::None)
      A.addAttr(Extension);
  }
  return F;
}

Value *Hooks::call(IRBuilderBase &Builder, Hook Which,
                   ArrayRef<Value *> Arguments) {
  HookSignature Signature = signatureOf(Which);
  std::string Name = (Prefix + Twine(Signature.Name)).str();
  Function *F = M.getFunction(Name);
  if (!F)
    F = declare(M, Signature, Name);
  CallInst *Call = Builder.CreateCall(F, Arguments);
  Call->setAttributes(F->getAttributes());
  return Call;
}

GlobalVariable *Hooks::add(Constant *Initializer, const char *Name,
                           bool IsConstant) {
  auto *Variable =
      new GlobalVariable(M, Initializer->getType(), IsConstant,
                         GlobalValue::PrivateLinkage, Initializer, Name);
  if (IsConstant)
    Variable->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
  return Variable;
}

Constant *Hooks::text(StringRef Text) {
  Constant *&Known = Texts[Text];
  if (!Known)
    Known =
        add(ConstantDataArray::getString(M.getContext(), Text), "facts.text");
  return Known;
}

Constant *Hooks::siteConstant(AnalysisResult Kind, const Function &F,
                              const DILocation *Location, StringRef Text) {
  return ConstantStruct::get(
      SiteType, {text(ResultNames[unsigned(Kind)]), text(F.getName()),
                 text(Location ? Location->getFilename() : ""),
                 word(Location ? Location->getLine() : 0),
                 word(Location ? Location->getColumn() : 0), text(Text)});
}

Constant *Hooks::site(AnalysisResult Kind, const Instruction &At,
                      StringRef Text) {
  return add(
      siteConstant(Kind, *At.getFunction(), At.getDebugLoc().get(), Text),
      "facts.site");
}

/// The location of a function: that of its first instruction with a location.
static const DILocation *locationOf(const Function &F) {
  for (const BasicBlock &B : F)
    for (const Instruction &I : B)
      if (const DILocation *Location = I.getDebugLoc())
        return Location;
  return nullptr;
}

/// Describes the variables whose size is known and that the program may write.
Constant *Hooks::moduleDescription() {
  if (Description)
    return Description;
  Type *Pointer = PointerType::getUnqual(M.getContext());
  StructType *Row = StructType::get(M.getContext(), {Pointer, wordType()});
  SmallVector<Constant *> Rows;
  for (GlobalVariable &G : M.globals()) {
    if (G.isConstant() || G.isDeclaration() || G.isThreadLocal() ||
        G.getAddressSpace() != 0 || G.isInterposable() ||
        G.getName().starts_with("llvm.") || G.getName().starts_with("facts."))
      continue;
    uint64_t Size = layout().getTypeAllocSize(G.getValueType());
    if (Size != 0 && Size <= UINT32_MAX)
      Rows.push_back(ConstantStruct::get(Row, {&G, word(Size)}));
  }
  Constant *Table =
      add(ConstantArray::get(ArrayType::get(Row, Rows.size()), Rows),
          "facts.variables");
  Description =
      add(ConstantStruct::getAnon({word(0), word(Rows.size()), Table}),
          "facts.module", /*IsConstant=*/false);
  return Description;
}

Constant *Hooks::function(const Function &F, StringRef Text, uint32_t Effects,
                          uint32_t Reads, uint32_t Writes) {
  return add(ConstantStruct::getAnon(
                 {moduleDescription(),
                  siteConstant(AnalysisResult::Effects, F, locationOf(F), Text),
                  word(Effects), word(Reads), word(Writes)}),
             "facts.function");
}

Value *Hooks::bits(IRBuilderBase &Builder, Value *V, bool IsSigned) const {
  Type *Long = Builder.getInt64Ty();
  Type *T = V->getType();
  if (T->isPointerTy())
    return Builder.CreatePtrToInt(V, Long);
  if (T->isDoubleTy())
    return Builder.CreateBitCast(V, Long);
  if (T->isFloatTy())
    return Builder.CreateZExt(Builder.CreateBitCast(V, Builder.getInt32Ty()),
                              Long);
  return IsSigned && !T->isIntegerTy(1) ? Builder.CreateSExt(V, Long)
                                        : Builder.CreateZExt(V, Long);
}
