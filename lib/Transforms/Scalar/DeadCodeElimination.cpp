//===- DeadCodeElimination.cpp - Interprocedural dead code elimination ----===//

#include "Utils/Utils.h"
#include "mincaml/Analysis/Interprocedural/Effects.h"
#include "mincaml/Analysis/Interprocedural/Termination.h"
#include "mincaml/Transforms/Scalar.h"
#include "mincaml/Transforms/UpToDate.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Analysis/IteratedDominanceFrontier.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

#define DEBUG_TYPE "mincaml-elim"

using namespace mincaml;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Marking of live code
//
// An optimistic marking of the needed code of the whole module: everything is
// considered dead until it is marked. Therefore, a parameter that a recursive
// function only passes to itself is found dead, and so are two phi nodes that
// only use each other, or functions that only call each other.
//
// Roots: definitions that other modules can see; and in each function that is
// reached, instructions with an effect outside of the function, returns,
// exceptions, and cycles that cannot be shown to terminate.
//
// Rules:
//   - a needed instruction needs its operands and its block;
//   - a needed block needs the branches on which it is control-dependent: its
//     iterated frontier in the post-dominator tree ([PDG], [SSA]);
//   - a needed phi node needs its incoming blocks;
//   - needed memory needs the stores to it. A store to an alloca, a fresh
//     allocation or an internal variable is needed only if the memory is, and
//     stores alone do not make memory needed;
//   - a needed call of a function whose calls are all known needs only the
//     arguments for needed parameters. The callee's result is needed only if
//     the call's value is;
//   - a needed function or variable needs the globals to which its initializer
//     refers.
//
// Source: [MinCamlNotes], "elimination of unused definitions"; the marking is
// that of "aggressive dead code elimination" in [SSA] (docs/sources.md).
//===----------------------------------------------------------------------===//

/// Whether only this module can reference and change the definition.
static bool isOwn(const GlobalObject &G) {
  return !G.isDeclaration() && G.hasLocalLinkage() && !G.hasComdat() &&
         !G.hasSection() && !G.getName().starts_with("llvm.");
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

namespace {

/// The result of the marking. Preconditions: there are no unreachable blocks,
/// and the analyses of a function are kept as long as this object is used for
/// it.
class NeededCode {
public:
  NeededCode(Module &M, const ModuleEffects &Effects,
             FunctionAnalysisManager &AM)
      : Effects(Effects), AM(AM) {
    for (Function &F : M)
      if (canChangePrototype(F))
        Changeable.insert(&F);
    markRoots(M);
    run();
  }

  /// Whether an instruction, parameter, function or global variable is needed.
  /// A conditional branch or a switch is needed if needed code depends on which
  /// successor it takes.
  bool isNeeded(const Value &V) const { return Needed.contains(&V); }
  bool isResultNeeded(const Function &F) const {
    return NeededResults.contains(&F);
  }
  /// Whether parameters and result can be removed; see canChangePrototype.
  bool isChangeable(const Function &F) const { return Changeable.contains(&F); }
  /// The block where all paths from BB meet; null if there is none, or if the
  /// function has only one block.
  BasicBlock *immediatePostDominator(const BasicBlock &BB) const {
    auto Tree = PostDominators.find(BB.getParent());
    if (Tree == PostDominators.end())
      return nullptr;
    auto *Node = Tree->second->getNode(&BB);
    return Node && Node->getIDom() ? Node->getIDom()->getBlock() : nullptr;
  }

private:
  using BlockSet = SmallPtrSet<BasicBlock *, 8>;

  void markRoots(Module &M) {
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

  void run() {
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

  void need(Value &V) {
    if (Needed.insert(&V).second)
      Worklist.push_back(&V);
  }

  /// Marks the value that V computes, not only its execution, as needed.
  void needValue(Value &V) {
    if (isa<BasicBlock, MetadataAsValue, InlineAsm>(V))
      return;
    need(V);
    if (auto *Call = dyn_cast<CallInst>(&V))
      if (Function *Callee = Call->getCalledFunction())
        needResult(*Callee);
  }

  void needBlock(BasicBlock &BB) {
    if (NeededBlocks.insert(&BB).second)
      Pending[BB.getParent()].insert(&BB);
  }

  void needResult(Function &F) {
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

  void needOperands(Instruction &I) {
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

  void reach(Function &F) {
    for (Use &Operand : F.operands())
      needValue(*Operand);
    if (!Changeable.contains(&F))
      for (Argument &Parameter : F.args())
        need(Parameter);
    for (Instruction &I : instructions(F)) {
      if (!mayTransform(F) || (!waitsForMemory(I) && isRoot(I)))
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

  void keepEndlessLoops(Function &F) {
    for (const BasicBlock *BB : AM.getResult<EndlessCyclesAnalysis>(F)) {
      auto *Latch = const_cast<BasicBlock *>(BB);
      needBlock(*Latch);
      need(*Latch->getTerminator());
    }
  }

  void visit(Value &V) {
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

  void visitConstant(Constant &C) {
    if (auto *Address = dyn_cast<BlockAddress>(&C)) {
      need(*Address->getFunction());
      return;
    }
    for (Use &Operand : C.operands())
      needValue(*Operand);
  }

  /// Marks the branches that decide whether these blocks of F are executed.
  void needDecidingBranches(Function &F, const BlockSet &Blocks) {
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

  /// Whether the instruction is needed for an effect of its own.
  bool isRoot(Instruction &I) {
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

  /// If the only effect of I is a write to private memory, defers I until that
  /// memory is needed and returns true.
  bool waitsForMemory(Instruction &I) {
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

  const ModuleEffects &Effects;
  FunctionAnalysisManager &AM;
  DenseSet<const Value *> Needed;
  DenseSet<const Function *> NeededResults, Changeable;
  DenseSet<const BasicBlock *> NeededBlocks;
  SmallVector<Value *, 64> Worklist;
  /// Needed blocks whose control dependences are still to be computed.
  MapVector<Function *, BlockSet> Pending;
  /// For each memory object, the instructions that are needed if the object is.
  DenseMap<const Value *, SmallVector<Instruction *, 4>> Waiting;
  DenseMap<const Function *, PostDominatorTree *> PostDominators;
};

} // namespace

//===----------------------------------------------------------------------===//
// Removal
//===----------------------------------------------------------------------===//

static void report(OptimizationRemarkEmitter &Remarks, const Instruction &I) {
  const auto *Call = dyn_cast<CallBase>(&I);
  if (!Call || isa<IntrinsicInst>(Call))
    return;
  Remarks.emit([&] {
    OptimizationRemark Remark(DEBUG_TYPE, "Call", Call);
    if (Call->getCalledFunction())
      Remark << "call of " << ore::NV("Callee", Call->getCalledFunction());
    else
      Remark << "call";
    return Remark << " removed: its result is not needed and it has no effects";
  });
}

/// Removes the instructions that are not needed, except for terminators.
static bool removeInstructions(Function &F, const NeededCode &Program,
                               OptimizationRemarkEmitter &Remarks) {
  SmallVector<Instruction *, 32> Useless;
  for (Instruction &I : instructions(F))
    if (!I.isTerminator() && !Program.isNeeded(I))
      Useless.push_back(&I);
  // Users are removed before their operands, so that the value of a source
  // variable can be described in terms of instructions that still exist.
  for (Instruction *I : reverse(Useless)) {
    report(Remarks, *I);
    salvageDebugInfo(*I);
    // The remaining uses are removed as well, or are arguments and results that
    // are no longer passed.
    if (!I->getType()->isVoidTy())
      I->replaceAllUsesWith(PoisonValue::get(I->getType()));
    I->eraseFromParent();
  }
  return !Useless.empty();
}

/// Marks the values of source variables as unknown at Meeting if a debug record
/// on the paths between From and Meeting sets them: the record is removed with
/// the paths, and the value from before them no longer holds.
static void forgetVariablesBetween(BasicBlock &From, BasicBlock &Meeting) {
  if (!From.getParent()->getSubprogram())
    return;
  SmallSetVector<BasicBlock *, 8> Between;
  SmallDenseSet<DebugVariable, 8> Forgotten;
  for (BasicBlock *S : successors(&From))
    if (S != &Meeting)
      Between.insert(S);
  auto InsertPoint = Meeting.getFirstNonPHIIt();
  for (unsigned I = 0; I < Between.size(); ++I) {
    for (BasicBlock *S : successors(Between[I]))
      if (S != &Meeting && S != &From)
        Between.insert(S);
    for (Instruction &TheInstruction : *Between[I])
      for (DbgVariableRecord &Record :
           filterDbgVars(TheInstruction.getDbgRecordRange())) {
        if (!Record.isDbgValue() ||
            !Forgotten.insert(DebugVariable(&Record)).second)
          continue;
        DbgVariableRecord *Unknown = Record.clone();
        Unknown->setKillLocation();
        Meeting.insertDbgRecordBefore(Unknown, InsertPoint);
      }
  }
}

/// Replaces each branch that is not needed by a jump to the block where its
/// paths meet.
static bool removeBranches(Function &F, const NeededCode &Program,
                           OptimizationRemarkEmitter &Remarks) {
  SmallVector<Instruction *, 16> Useless;
  for (BasicBlock &BB : F) {
    Instruction *Last = BB.getTerminator();
    auto *Branch = dyn_cast<BranchInst>(Last);
    if (((Branch && Branch->isConditional()) || isa<SwitchInst>(Last)) &&
        !Program.isNeeded(*Last) && Program.immediatePostDominator(BB))
      Useless.push_back(Last);
  }
  for (Instruction *Last : Useless) {
    BasicBlock &BB = *Last->getParent();
    BasicBlock &Meeting = *Program.immediatePostDominator(BB);
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Branch", Last)
             << "branch removed: all paths are equivalent";
    });
    forgetVariablesBetween(BB, Meeting);
    // The phi nodes of the blocks in between have been removed. So have those
    // of Meeting, unless all edges lead there directly.
    bool HasEdge = false;
    for (BasicBlock *S : successors(&BB)) {
      if (S == &Meeting && !HasEdge)
        HasEdge = true;
      else
        S->removePredecessor(&BB, /*KeepOneInputPHIs=*/true);
    }
    BranchInst *Jump = BranchInst::Create(&Meeting, Last->getIterator());
    Jump->setDebugLoc(Last->getDebugLoc());
    Last->eraseFromParent();
  }
  if (Useless.empty())
    return false;
  EliminateUnreachableBlocks(F);
  return true;
}

namespace {

class Eliminator {
public:
  Eliminator(Module &M, FunctionAnalysisManager &AM) : M(M), AM(AM) {}

  /// Whether anything was removed.
  bool run() {
    for (Function &F : M)
      if (mayTransform(F))
        removeUnreachable(F);
    ModuleEffects Effects(M, AM);
    NeededCode Program(M, Effects, AM);
    for (Function &F : M) {
      if (!mayTransform(F) || !Program.isNeeded(F))
        continue;
      OptimizationRemarkEmitter Remarks(&F);
      bool Shrinks = removeInstructions(F, Program, Remarks);
      Shrinks |= removeBranches(F, Program, Remarks);
      if (Shrinks)
        change(F);
    }
    removeGlobals(Program);
    SmallVector<Function *, 16> Changeable;
    for (Function &F : M)
      if (Program.isChangeable(F))
        Changeable.push_back(&F);
    for (Function *F : Changeable)
      removeParameters(*F, Program);
    return Changed;
  }

private:
  void removeUnreachable(Function &F) {
    constexpr StringRef Step = "reachable blocks";
    UpToDatePasses &UpToDate = AM.getResult<UpToDateFunctionAnalysis>(F);
    if (UpToDate.contains(Step))
      return;
    if (EliminateUnreachableBlocks(F))
      change(F);
    AM.getResult<UpToDateFunctionAnalysis>(F).insert(Step);
  }

  /// Removes internal functions and variables that are not needed.
  void removeGlobals(const NeededCode &Program) {
    SmallVector<GlobalObject *, 16> Useless;
    for (GlobalObject &G : M.global_objects())
      if (!G.isDeclaration() && !Program.isNeeded(G))
        Useless.push_back(&G);
    // First drop all references, because the functions and variables may refer
    // to each other.
    for (GlobalObject *G : Useless) {
      if (auto *F = dyn_cast<Function>(G)) {
        OptimizationRemarkEmitter Remarks(F);
        Remarks.emit([&] {
          return OptimizationRemark(DEBUG_TYPE, "Function", F)
                 << ore::NV("Function", F) << " removed: it is never used";
        });
        AM.clear(*F, F->getName());
        F->dropAllReferences();
      } else {
        cast<GlobalVariable>(G)->setInitializer(nullptr);
      }
    }
    for (GlobalObject *G : Useless) {
      G->removeDeadConstantUsers();
      if (!G->use_empty()) {
        changeUsers(*G);
        G->replaceAllUsesWith(PoisonValue::get(G->getType()));
      }
      G->eraseFromParent();
      Changed = true;
    }
  }

  void removeParameters(Function &F, const NeededCode &Program) {
    SmallVector<NewParameter, 8> Kept;
    for (Argument &Parameter : F.args())
      if (Program.isNeeded(Parameter))
        Kept.push_back({Parameter.getArgNo(), nullptr, ""});
    bool KeepResult =
        F.getReturnType()->isVoidTy() || Program.isResultNeeded(F);
    if (Kept.size() == F.arg_size() && KeepResult)
      return;
    OptimizationRemarkEmitter Remarks(&F);
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Prototype", &F)
             << ore::NV("Function", &F) << " loses "
             << ore::NV("Parameters", F.arg_size() - Kept.size())
             << " parameters"
             << " that are never used"
             << (KeepResult ? "" : ", and its result");
    });
    changeUsers(F);
    AM.clear(F, F.getName());
    changePrototype(F, Kept, KeepResult);
    Changed = true;
  }

  /// Invalidates the analyses of F.
  void change(Function &F) {
    AM.invalidate(F, PreservedAnalyses::none());
    Changed = true;
  }
  void changeUsers(GlobalObject &G) {
    for (User *U : G.users())
      if (auto *I = dyn_cast<Instruction>(U))
        change(*I->getFunction());
  }

  Module &M;
  FunctionAnalysisManager &AM;
  bool Changed = false;
};

} // namespace

static PreservedAnalyses eliminate(Module &M, ModuleAnalysisManager &AM) {
  auto &Functions =
      AM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  return preservingFunctions(Eliminator(M, Functions).run());
}

PreservedAnalyses DeadCodeEliminationPass::run(Module &M,
                                               ModuleAnalysisManager &AM) {
  return runUnlessUpToDate<UpToDateModuleAnalysis>(
      name(), M, AM, [&] { return eliminate(M, AM); });
}
