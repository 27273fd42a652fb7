//===- NeededCode.cpp - Marking of live code ------------------------------===//

#include "Scalar/NeededCode.h"
#include "Utils/ChangePrototype.h"
#include "mincaml/Analysis/Interprocedural/Effects.h"
#include "mincaml/Analysis/Interprocedural/Termination.h"
#include "llvm/Analysis/IteratedDominanceFrontier.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

/// Whether only this module can reference and change the definition.
static bool isOwn(const GlobalObject &G) {
  return !G.isDeclaration() && G.hasLocalLinkage() && !G.hasComdat() &&
         !G.hasSection() && !G.getName().starts_with("llvm.");
}

/// Whether the body must not be changed.
static bool isFrozen(const Function &F) {
  return F.hasFnAttribute(Attribute::OptimizeNone) ||
         F.hasFnAttribute(Attribute::Naked) || F.isPresplitCoroutine();
}

NeededCode::NeededCode(Module &M, const ModuleEffects &Effects,
                       FunctionAnalysisManager &AM)
    : Effects(Effects), AM(AM) {
  for (Function &F : M)
    if (canChangePrototype(F))
      Changeable.insert(&F);
  markRoots(M);
  run();
}

void NeededCode::markRoots(Module &M) {
  for (Function &F : M)
    if (!F.isDeclaration() && !isOwn(F))
      need(F);
  for (GlobalVariable &G : M.globals())
    if (!isOwn(G))
      need(G);
  for (GlobalAlias &A : M.aliases())
    need(*A.getAliasee());
  for (GlobalIFunc &I : M.ifuncs())
    need(*I.getResolver());
}

void NeededCode::run() {
  // Control dependences are computed for many blocks at once.
  while (!Worklist.empty() || !Pending.empty()) {
    while (!Worklist.empty())
      visit(*Worklist.pop_back_val());
    if (!Pending.empty()) {
      auto [F, Blocks] = std::move(Pending.back());
      Pending.pop_back();
      needDecidingBranches(*F, Blocks);
    }
  }
}

void NeededCode::need(Value &V) {
  if (Needed.insert(&V).second)
    Worklist.push_back(&V);
}

/// Marks the value that V computes, not only its execution, as needed.
void NeededCode::needValue(Value &V) {
  if (isa<BasicBlock, MetadataAsValue, InlineAsm>(V))
    return;
  need(V);
  if (auto *Call = dyn_cast<CallInst>(&V))
    if (Function *Callee = Call->getCalledFunction())
      needResult(*Callee);
}

void NeededCode::needResult(Function &F) {
  if (!Changeable.contains(&F) || !NeededResults.insert(&F).second)
    return;
  for (BasicBlock &BB : F)
    if (auto *Return = dyn_cast<ReturnInst>(BB.getTerminator()))
      if (Needed.contains(Return) && Return->getReturnValue())
        needValue(*Return->getReturnValue());
  // A function that tail-calls F must return the same type.
  for (User *U : F.users())
    if (auto *Call = cast<CallInst>(U); Call->isMustTailCall())
      needResult(*Call->getFunction());
}

void NeededCode::needBlock(BasicBlock &BB) {
  if (NeededBlocks.insert(&BB).second)
    Pending[BB.getParent()].insert(&BB);
}

void NeededCode::visit(Value &V) {
  if (auto *I = dyn_cast<Instruction>(&V)) {
    needBlock(*I->getParent());
    needOperands(*I);
  } else if (auto *Parameter = dyn_cast<Argument>(&V)) {
    Function &F = *Parameter->getParent();
    if (Changeable.contains(&F))
      for (User *U : F.users())
        if (Needed.contains(U))
          needValue(*cast<CallInst>(U)->getArgOperand(Parameter->getArgNo()));
  } else if (auto *F = dyn_cast<Function>(&V)) {
    if (!F->isDeclaration())
      reach(*F);
  } else if (auto *C = dyn_cast<Constant>(&V)) {
    visitConstant(*C);
  }
  auto Writes = Waiting.find(&V);
  if (Writes != Waiting.end()) {
    SmallVector<Instruction *, 4> Now = std::move(Writes->second);
    Waiting.erase(Writes);
    for (Instruction *Write : Now)
      need(*Write);
  }
}

void NeededCode::visitConstant(Constant &C) {
  if (auto *Address = dyn_cast<BlockAddress>(&C)) {
    need(*Address->getFunction());
    return;
  }
  for (Use &Operand : C.operands())
    needValue(*Operand);
}

void NeededCode::needOperands(Instruction &I) {
  auto *Call = dyn_cast<CallInst>(&I);
  Function *Callee = Call ? Call->getCalledFunction() : nullptr;
  if (Callee && Changeable.contains(Callee)) {
    need(*Callee);
    for (auto [Parameter, Operand] : zip_equal(Callee->args(), Call->args()))
      if (Needed.contains(&Parameter))
        needValue(*Operand);
    return;
  }
  Function &F = *I.getFunction();
  if (isa<ReturnInst>(I) && Changeable.contains(&F) &&
      !NeededResults.contains(&F))
    return;
  for (Use &Operand : I.operands())
    needValue(*Operand);
  if (auto *Phi = dyn_cast<PHINode>(&I))
    for (BasicBlock *Incoming : Phi->blocks())
      needBlock(*Incoming);
}

/// Whether the instruction is needed for an effect of its own.
bool NeededCode::isRoot(Instruction &I) {
  // Branches only matter if needed code depends on them.
  if (isa<BranchInst, SwitchInst>(I))
    return false;
  if (I.isTerminator())
    return true;
  if (I.isEHPad())
    return true;
  const auto *Call = dyn_cast<CallBase>(&I);
  if (!Call)
    return I.mayHaveSideEffects();
  // These intrinsics describe the code around them.
  if (const auto *Intrinsic = dyn_cast<IntrinsicInst>(Call))
    if (Intrinsic->isAssumeLikeIntrinsic())
      return Intrinsic->mayHaveSideEffects();
  return !Effects.ofCallee(*Call).isRemovable();
}

/// Whether no other code has a pointer to the object, and it can be removed if
/// nobody reads it.
static bool isPrivateMemory(const Value &Object, const ModuleEffects &Effects) {
  if (const auto *Alloca = dyn_cast<AllocaInst>(&Object))
    return !Alloca->isUsedWithInAlloca() && !Alloca->isSwiftError();
  if (const auto *Global = dyn_cast<GlobalVariable>(&Object))
    return isOwn(*Global) && !Global->isExternallyInitialized();
  const auto *Call = dyn_cast<CallInst>(&Object);
  return Call && Call->hasRetAttr(Attribute::NoAlias) &&
         Effects.ofCallee(*Call).isRemovable();
}

/// The pointers through which an instruction writes, if it has no other effect.
static SmallVector<const Value *, 2>
writtenPointers(const Instruction &I, const ModuleEffects &Effects) {
  if (const auto *Store = dyn_cast<StoreInst>(&I)) {
    if (Store->isSimple())
      return {Store->getPointerOperand()};
    return {};
  }
  const auto *Call = dyn_cast<CallInst>(&I);
  if (!Call)
    return {};
  if (const auto *Lifetime = dyn_cast<LifetimeIntrinsic>(Call))
    return {Lifetime->getArgOperand(0)};
  FunctionEffects Done = Effects.ofCallee(*Call);
  if (Done.DoesInputOutput || Done.MayNotReturn || Done.MayUnwind ||
      Done.Writes.Globals || Done.Writes.Anywhere)
    return {};
  SmallVector<const Value *, 2> Result;
  for (const Use &Argument : Call->args())
    if (Done.Writes.Parameters &
        MemoryLocations::parameterBit(Call->getArgOperandNo(&Argument)))
      Result.push_back(Argument);
  return Result;
}

/// If the only effect of I is a write to private memory, defers I until that
/// memory is needed and returns true.
bool NeededCode::waitsForMemory(Instruction &I) {
  SmallVector<const Value *, 8> Objects;
  for (const Value *Pointer : writtenPointers(I, Effects)) {
    SmallVector<const Value *, 4> Some = underlyingObjects(*Pointer);
    if (Some.empty() || !all_of(Some, [&](const Value *Object) {
          return isPrivateMemory(*Object, Effects);
        }))
      return false;
    append_range(Objects, Some);
  }
  if (Objects.empty())
    return false;
  for (const Value *Object : Objects)
    Waiting[Object].push_back(&I);
  if (any_of(Objects,
             [&](const Value *Object) { return Needed.contains(Object); }))
    need(I);
  return true;
}

void NeededCode::reach(Function &F) {
  for (Use &Operand : F.operands())
    needValue(*Operand);
  if (!Changeable.contains(&F))
    for (Argument &Parameter : F.args())
      need(Parameter);
  for (Instruction &I : instructions(F)) {
    if (isFrozen(F) || (!waitsForMemory(I) && isRoot(I)))
      need(I);
    // A function and the callees of its `musttail` calls must return the same
    // type.
    auto *Call = dyn_cast<CallInst>(&I);
    if (!Call || !Call->isMustTailCall())
      continue;
    Function *Callee = Call->getCalledFunction();
    if (!Callee || !Changeable.contains(Callee) ||
        NeededResults.contains(Callee))
      needResult(F);
  }
  keepEndlessLoops(F);
}

void NeededCode::keepEndlessLoops(Function &F) {
  for (const BasicBlock *BB :
       AM.getResult<EndlessCyclesAnalysis>(F).latches()) {
    auto *Latch = const_cast<BasicBlock *>(BB);
    needBlock(*Latch);
    need(*Latch->getTerminator());
  }
}

/// Marks the branches that decide whether these blocks of F are executed.
void NeededCode::needDecidingBranches(Function &F, const BlockSet &Blocks) {
  if (F.size() == 1)
    return;
  PostDominatorTree *&Tree = PostDominators[&F];
  if (!Tree)
    Tree = &AM.getResult<PostDominatorTreeAnalysis>(F);
  ReverseIDFCalculator Frontier(*Tree);
  Frontier.setDefiningBlocks(Blocks);
  SmallVector<BasicBlock *, 32> Deciding;
  Frontier.calculate(Deciding);
  for (BasicBlock *BB : Deciding)
    need(*BB->getTerminator());
}

BasicBlock *NeededCode::immediatePostDominator(const BasicBlock &BB) const {
  auto Tree = PostDominators.find(BB.getParent());
  if (Tree == PostDominators.end())
    return nullptr;
  auto *Node = Tree->second->getNode(&BB);
  return Node && Node->getIDom() ? Node->getIDom()->getBlock() : nullptr;
}
