//===- Checks.cpp - What all checks use -----------------------------------===//

#include "Checks.h"
#include "mincaml/DataFlow/Solver.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Operator.h"

using namespace mincaml;
using namespace llvm;
using namespace mincaml::dataflow;

//===- Calls of the runtime -----------------------------------------------===//

static constexpr char Prefix[] = "mincaml_facts_";

namespace {

/// The types that Support/FactCheckABI.def uses.
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
#include "mincaml/Support/FactCheckABI.def"
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

/// Describes the global variables whose size is known and that the program may
/// write.
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

//===- Plans --------------------------------------------------------------===//

bool mincaml::canInsertAfter(const Instruction &I) {
  if (I.isTerminator())
    return false;
  if (isa<PHINode>(I) || I.isEHPad())
    return canInsertAtStart(*I.getParent());
  const auto *Call = dyn_cast<CallInst>(&I);
  return !Call || !Call->isMustTailCall();
}

void Plan::before(Instruction &I, Stage When, Step Insert) {
  Instruction *Before = &I;
  if (isa<PHINode>(I) || I.isEHPad())
    Before = &*I.getParent()->getFirstInsertionPt();
  Stages[unsigned(When)].push_back(
      {Before, I.getDebugLoc(), std::move(Insert)});
}

void Plan::after(Instruction &I, Stage When, Step Insert) {
  assert(canInsertAfter(I));
  if (isa<PHINode>(I) || I.isEHPad())
    before(I, When, std::move(Insert));
  else
    Stages[unsigned(When)].push_back(
        {I.getNextNode(), I.getDebugLoc(), std::move(Insert)});
}

void Plan::apply() {
  for (std::vector<Entry> &Entries : Stages)
    for (Entry &E : Entries) {
      IRBuilder<> Builder(E.Before);
      Builder.SetCurrentDebugLocation(E.Location);
      E.Insert(Builder);
    }
}

FunctionChecks::FunctionChecks(Function &F, FunctionAnalysisManager &AM,
                               ModuleAnalysisManager &ModuleAM,
                               const ModuleEffects &Effects, Hooks &TheHooks,
                               Plan &ThePlan, ModuleSlotTracker &Names,
                               const FactCheckPass::Options &Options)
    : F(F), AM(AM), ModuleAM(ModuleAM), Effects(Effects), TheHooks(TheHooks),
      ThePlan(ThePlan), Options(Options),
      Dominators(AM.getResult<DominatorTreeAnalysis>(F)),
      Loops(AM.getResult<LoopAnalysis>(F)), Defined(F, AM), Names(Names) {
  Names.incorporateFunction(F);
  for (const Instruction &I : instructions(F))
    if (isa<FPMathOperator>(I) && I.getFastMathFlags().any())
      HasFastMath = true;
}

std::string FunctionChecks::name(const Value &V) {
  std::string Text;
  raw_string_ostream OS(Text);
  V.printAsOperand(OS, /*PrintType=*/false, Names);
  return Text;
}

std::string FunctionChecks::describe(const Instruction &I) {
  if (const Value *Pointer = getLoadStorePointerOperand(&I))
    return (isa<LoadInst>(I) ? "load from " : "store to ") + name(*Pointer);
  if (const auto *Call = dyn_cast<CallBase>(&I))
    return "call of " + name(*Call->getCalledOperand());
  std::string Text = I.getOpcodeName();
  return I.getType()->isVoidTy() ? Text : name(I) + " = " + Text;
}

bool FunctionChecks::isComparable(const Value &V) const {
  std::optional<ValueKind> Kind = kindOf(V, TheHooks.layout());
  return Kind && (*Kind == ValueKind::Integer || !HasFastMath);
}

std::shared_ptr<FunctionChecks::Variable>
FunctionChecks::addVariable(Type *T, uint64_t Initial) {
  auto Result = std::make_shared<Variable>();
  ThePlan.before(
      F.getEntryBlock().front(), Stage::Enter,
      [=, this](IRBuilderBase &Builder) {
        // The alloca must be the first instruction of the function, so it gets
        // its own builder.
        IRBuilder<> Start(&F.getEntryBlock(), F.getEntryBlock().begin());
        Result->Slot = Start.CreateAlloca(T, nullptr, "facts");
        Result->store(Builder, Constant::getIntegerValue(
                                   T, APInt(T->getIntegerBitWidth(), Initial)));
      });
  return Result;
}

Plan::Step FunctionChecks::callOf(Hook Which,
                                  SmallVector<Value *, 4> Arguments) const {
  return [=, &TheHooks = TheHooks](IRBuilderBase &Builder) {
    TheHooks.call(Builder, Which, Arguments);
  };
}

void FunctionChecks::planHolds(
    Plan::Side Where, Instruction &I, Stage When, AnalysisResult Kind,
    const Twine &Text, std::function<Value *(IRBuilderBase &)> Condition) {
  Constant *Site = TheHooks.site(Kind, I, Text.str());
  ThePlan.at(Where, I, When, [=, this](IRBuilderBase &Builder) {
    holds(Builder, Site, Condition(Builder));
  });
}

void FunctionChecks::holds(IRBuilderBase &Builder, Constant *Site,
                           Value *Condition) {
  TheHooks.call(
      Builder, Hook::holds,
      {Site, Builder.CreateZExtOrTrunc(Condition, TheHooks.wordType())});
}

void FunctionChecks::equal(IRBuilderBase &Builder, Constant *Site,
                           Value *Expected, Value *Actual) {
  ValueKind Kind = *kindOf(*Actual, TheHooks.layout());
  TheHooks.call(Builder, Hook::equal,
                {Site, TheHooks.bits(Builder, Expected),
                 TheHooks.bits(Builder, Actual),
                 TheHooks.word(unsigned(Kind))});
}

SmallVector<BasicBlock *, 2> mincaml::entering(const Loop &L) {
  SmallVector<BasicBlock *, 2> Result;
  for (BasicBlock *B : predecessors(L.getHeader()))
    if (!L.contains(B) && !is_contained(Result, B))
      Result.push_back(B);
  return Result;
}

bool mincaml::canCount(const Loop &L) {
  return canInsertAtStart(*L.getHeader()) &&
         none_of(entering(L), [](const BasicBlock *B) {
           return isa<CallBrInst>(B->getTerminator()) ||
                  B->getTerminator()->isEHPad();
         });
}

std::shared_ptr<FunctionChecks::Variable>
FunctionChecks::counterOf(const Loop &L) {
  auto &Known = Counters[&L];
  if (Known)
    return Known;
  Type *T = TheHooks.wordType();
  auto Counter = Known = addVariable(T, 0);
  for (BasicBlock *B : entering(L))
    ThePlan.before(*B->getTerminator(), Stage::Update,
                   [=](IRBuilderBase &Builder) {
                     Counter->store(Builder, Constant::getAllOnesValue(T));
                   });
  ThePlan.before(
      L.getHeader()->front(), Stage::Enter, [=, &L](IRBuilderBase &Builder) {
        Builder.SetInsertPoint(L.getHeader(),
                               L.getHeader()->getFirstInsertionPt());
        Value *Old = Counter->load(Builder);
        Counter->store(Builder, Builder.CreateAdd(Old, ConstantInt::get(T, 1)));
      });
  return Known;
}

//===- Proving that values are defined ------------------------------------===//

Definedness::Definedness(Function &F, FunctionAnalysisManager &AM)
    : Dominators(AM.getResult<DominatorTreeAnalysis>(F)),
      Assumptions(AM.getResult<AssumptionAnalysis>(F)), Form(F) {
  // With more slots the data-flow problem would take too long.
  constexpr size_t MaximumSize = size_t(1) << 22;
  if (!Form.slots().empty() && Form.slots().size() * F.size() <= MaximumSize)
    findStoredLoads(F);
  findUndefined(F);
}

void Definedness::findStoredLoads(Function &F) {
  FlowGraph<BasicBlock> Graph(F);
  unsigned Size = Form.slots().size();
  std::vector<GenKill> Rows(Graph.size(), GenKill(Size));
  auto Transfer = [&](const Instruction &I, auto Stored, auto Ended) {
    if (auto Slot = Form.storedSlot(I))
      Stored(*Slot);
    if (auto Slot = Form.undefinedSlot(I))
      Ended(*Slot);
  };
  for (BasicBlock *B : Graph.blocks()) {
    GenKill &Row = Rows[*Graph.node(B)];
    for (const Instruction &I : *B)
      Transfer(
          I, [&](unsigned Slot) { Row.Gen.set(Slot); },
          [&](unsigned Slot) {
            Row.Gen.reset(Slot);
            Row.Kill.set(Slot);
          });
  }
  Solution<BitVector> Result =
      solve(GenKillProblem<Direction::Forward, MustHold>(Size, std::move(Rows)),
            Graph);
  for (BasicBlock *B : Graph.blocks()) {
    BitVector Stored = Result.In[*Graph.node(B)];
    for (const Instruction &I : *B) {
      if (auto Slot = Form.loadedSlot(I); Slot && Stored.test(*Slot))
        StoredLoads.insert(&I);
      Transfer(
          I, [&](unsigned Slot) { Stored.set(Slot); },
          [&](unsigned Slot) { Stored.reset(Slot); });
    }
  }
}

/// Whether LLVM proves that V is neither undef nor poison at At.
bool Definedness::isProved(const Value &V, const Instruction &At) const {
  return isGuaranteedNotToBeUndefOrPoison(&V, &Assumptions, &At, &Dominators);
}

/// Whether I may be undef or poison even if its operands are defined.
bool Definedness::mayStartUndefined(const Instruction &I) const {
  if (isProved(I, I))
    return false;
  bool IsUndefinedConstant = any_of(I.operands(), [&](const Value *Operand) {
    return !isa<Instruction, BasicBlock>(Operand) && !isProved(*Operand, I);
  });
  if (isa<PHINode>(I))
    return IsUndefinedConstant;
  if (Form.loadedSlot(I))
    return !StoredLoads.contains(&I) || I.hasPoisonGeneratingMetadata();
  return IsUndefinedConstant || isa<CallBase, LoadInst>(I) ||
         canCreateUndefOrPoison(cast<Operator>(&I));
}

void Definedness::findUndefined(Function &F) {
  SmallVector<const Value *> Pending;
  auto Add = [&](const Value &V) {
    if (Undefined.insert(&V).second)
      Pending.push_back(&V);
  };
  for (const Instruction &I : instructions(F)) {
    if (!I.getType()->isVoidTy() && mayStartUndefined(I))
      Add(I);
    // A stored parameter or constant that may be undefined makes the slot
    // undefined.
    if (auto Slot = Form.storedSlot(I))
      if (const Value *Stored = I.getOperand(0);
          !isa<Instruction>(Stored) && !isProved(*Stored, I))
        Add(*Form.slots()[*Slot]);
  }
  while (!Pending.empty())
    for (const User *U : Pending.pop_back_val()->users()) {
      const auto *I = dyn_cast<Instruction>(U);
      if (!I)
        continue;
      if (auto Slot = Form.storedSlot(*I))
        Add(*Form.slots()[*Slot]);
      else if (!I->getType()->isVoidTy() && !isProved(*I, *I))
        Add(*I);
    }
}

bool Definedness::isDefined(const Value &V, const Instruction &At) const {
  return (isa<Instruction>(V) && !Undefined.contains(&V)) || isProved(V, At);
}
