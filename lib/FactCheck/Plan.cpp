//===- Plan.cpp - The code to insert into a module ------------------------===//

#include "Checks.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace mincaml;
using namespace llvm;

bool mincaml::endsInTailCall(const BasicBlock &B) {
  return B.getTerminatingMustTailCall() != nullptr;
}

bool mincaml::canInsertAtStart(const BasicBlock &B) {
  return B.getFirstInsertionPt() != B.end();
}

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

std::string FunctionChecks::name(const BasicBlock &B) {
  return name(static_cast<const Value &>(B));
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
        // The alloca is the first instruction of the function.
        IRBuilder<> Start(&F.getEntryBlock(), F.getEntryBlock().begin());
        Result->Slot = Start.CreateAlloca(T, nullptr, "facts");
        Builder.CreateStore(Constant::getIntegerValue(
                                T, APInt(T->getIntegerBitWidth(), Initial)),
                            Result->Slot);
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
    ThePlan.before(
        *B->getTerminator(), Stage::Update, [=](IRBuilderBase &Builder) {
          Builder.CreateStore(Constant::getAllOnesValue(T), Counter->Slot);
        });
  ThePlan.before(
      L.getHeader()->front(), Stage::Enter, [=, &L](IRBuilderBase &Builder) {
        Builder.SetInsertPoint(L.getHeader(),
                               L.getHeader()->getFirstInsertionPt());
        Value *Old = Builder.CreateLoad(T, Counter->Slot);
        Builder.CreateStore(Builder.CreateAdd(Old, ConstantInt::get(T, 1)),
                            Counter->Slot);
      });
  return Known;
}
