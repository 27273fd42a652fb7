//===- GarbageCollection.cpp - Preparation for the collector --------------===//

#include "GarbageCollection.h"
#include "mincaml/Support/IRAnnotations.h"
#include "mincaml/Support/RuntimeABI.h"
#include "mincaml/Transforms/Lowering.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

/// Whether objects are reachable from the contents of this variable.
static bool isRoot(const GlobalVariable &G, const DataLayout &DL) {
  // The contents of the argument area are dead at every call.
  if (G.isConstant() || G.hasMetadata(ArgumentAreaMetadata) ||
      G.getName().starts_with("llvm.") || G.getName() == runtime::HeapSymbol ||
      G.getName() == runtime::RunsSymbol)
    return false;
  if (!G.isDeclaration())
    return mayContainPointers(*G.getValueType(), DL);
  // An external array; only the runtime knows its length.
  auto *Array = dyn_cast<ArrayType>(G.getValueType());
  return Array && Array->getNumElements() == 0 &&
         Array->getElementType()->isPointerTy();
}

/// Makes the program pass the table of its variables to the runtime.
static void registerVariables(Module &M, Function &Start, bool NotesChanges) {
  LLVMContext &C = M.getContext();
  const DataLayout &DL = M.getDataLayout();
  auto *Pointer = PointerType::getUnqual(C);
  Type *Word = DL.getIntPtrType(C);
  auto *Row = StructType::get(C, {Pointer, Word});
  SmallVector<Constant *, 16> Rows;
  for (GlobalVariable &G : M.globals())
    if (isRoot(G, DL))
      Rows.push_back(ConstantStruct::get(
          Row, {&G, ConstantInt::get(
                        Word, G.isDeclaration()
                                  ? 0
                                  : DL.getTypeAllocSize(G.getValueType()))}));
  auto *Ty = ArrayType::get(Row, Rows.size());
  auto *Table = new GlobalVariable(M, Ty, /*isConstant=*/true,
                                   GlobalValue::InternalLinkage,
                                   ConstantArray::get(Ty, Rows), "ml.roots");
  Type *Int32 = Type::getInt32Ty(C);
  FunctionCallee Collect = M.getOrInsertFunction(
      runtime::CollectSymbol, Type::getVoidTy(C), Pointer, Int32, Int32);
  auto *Callee = cast<Function>(Collect.getCallee());
  Callee->setDoesNotThrow();
  Callee->setMemoryEffects(MemoryEffects::inaccessibleMemOnly());
  IRBuilder<> Builder(&*Start.getEntryBlock().getFirstNonPHIOrDbgOrAlloca());
  if (DISubprogram *Program = Start.getSubprogram())
    Builder.SetCurrentDebugLocation(
        DILocation::get(C, Program->getLine(), 0, Program));
  Builder.CreateCall(Collect, {Table, Builder.getInt32(Rows.size()),
                               Builder.getInt32(NotesChanges)});
}

//===----------------------------------------------------------------------===//
// Bases
//===----------------------------------------------------------------------===//

namespace {

/// The bases of computed addresses in a function.
class Bases {
public:
  /// The value from which V is directly computed, or null if V is a base. A
  /// phi node or select is its own base unless an operand is computed.
  static Value *operandOf(const Value &V) {
    if (auto *GEP = dyn_cast<GEPOperator>(&V))
      return GEP->getPointerOperand()->getType()->isPointerTy()
                 ? const_cast<Value *>(GEP->getPointerOperand())
                 : nullptr;
    auto *I = dyn_cast<Instruction>(&V);
    if (!I)
      return nullptr;
    switch (I->getOpcode()) {
    case Instruction::PtrToInt:
    case Instruction::IntToPtr:
    case Instruction::BitCast:
    case Instruction::Freeze:
      return I->getOperand(0);
    case Instruction::Add:
    case Instruction::Sub:
      return comesFromPointer(*I->getOperand(0))   ? I->getOperand(0)
             : comesFromPointer(*I->getOperand(1)) ? I->getOperand(1)
                                                   : nullptr;
    default:
      return nullptr;
    }
  }

  /// Returns the base of V, which may be V itself, or null if V is not the
  /// address of an object in the heap. May insert phi nodes and selects.
  Value *baseOf(Value *V) {
    // Unreachable code may compute a value from itself.
    SmallPtrSet<Value *, 8> Visited;
    while (Value *Operand = operandOf(*V)) {
      if (!Visited.insert(V).second)
        return nullptr;
      V = Operand;
    }
    auto Known = Cache.find(V);
    if (Known != Cache.end())
      return Known->second;
    Value *Result = compute(V);
    return Cache[V] = Result;
  }

  /// Whether some operand of the web of phi nodes and selects of V is computed.
  static bool hasComputedOperand(Value &V) {
    SmallVector<Value *, 8> Worklist{&V};
    SmallPtrSet<Value *, 8> Visited{&V};
    while (!Worklist.empty()) {
      auto *I = cast<Instruction>(Worklist.pop_back_val());
      for (Value *Operand :
           isa<PHINode>(I)
               ? SmallVector<Value *, 4>(I->operand_values())
               : SmallVector<Value *, 4>{I->getOperand(1), I->getOperand(2)}) {
        if (operandOf(*Operand))
          return true;
        if (isa<PHINode, SelectInst>(Operand) && Visited.insert(Operand).second)
          Worklist.push_back(Operand);
      }
    }
    return false;
  }

  /// Whether some address with a variable offset is computed from V.
  static bool hasVariableOffset(const Value &V) {
    SmallVector<const Value *, 8> Worklist{&V};
    SmallPtrSet<const Value *, 8> Visited{&V};
    while (!Worklist.empty())
      for (const User *U : Worklist.pop_back_val()->users()) {
        if (auto *GEP = dyn_cast<GEPOperator>(U)) {
          if (!GEP->hasAllConstantIndices())
            return true;
        } else if (!isa<PHINode, SelectInst>(U) && !operandOf(*U)) {
          continue;
        }
        if (Visited.insert(U).second)
          Worklist.push_back(U);
      }
    return false;
  }

private:
  static bool comesFromPointer(const Value &V) {
    const Value *Next = &V;
    for (unsigned Steps = 0; Next && Steps != 16; ++Steps) {
      if (isa<PtrToIntInst>(Next))
        return true;
      auto *I = dyn_cast<BinaryOperator>(Next);
      if (!I || (I->getOpcode() != Instruction::Add &&
                 I->getOpcode() != Instruction::Sub))
        return false;
      Next = isa<Constant>(I->getOperand(1)) ? I->getOperand(0) : nullptr;
    }
    return false;
  }

  /// Returns the base of a value that is not directly computed.
  Value *compute(Value *V) {
    if (!V->getType()->isPointerTy() || isa<Constant, AllocaInst>(V))
      return nullptr;
    if (!isa<PHINode, SelectInst>(V) || !hasComputedOperand(*V))
      return V;
    auto BaseOrNull = [&](Value *Operand) -> Value * {
      Value *Base = baseOf(Operand);
      return Base ? Base
                  : ConstantPointerNull::get(cast<PointerType>(V->getType()));
    };
    // A cycle of phi nodes and selects ends where it begins, so the base must
    // be known before those of the operands.
    if (auto *Select = dyn_cast<SelectInst>(V)) {
      Value *Null = ConstantPointerNull::get(cast<PointerType>(V->getType()));
      auto *Base = SelectInst::Create(Select->getCondition(), Null, Null,
                                      "base", Select->getIterator());
      Cache[V] = Base;
      Base->setTrueValue(BaseOrNull(Select->getTrueValue()));
      Base->setFalseValue(BaseOrNull(Select->getFalseValue()));
      return Base;
    }
    auto *Phi = cast<PHINode>(V);
    PHINode *Base = PHINode::Create(Phi->getType(), Phi->getNumIncomingValues(),
                                    "base", Phi->getIterator());
    Cache[V] = Base;
    for (auto [Operand, Block] : zip(Phi->incoming_values(), Phi->blocks()))
      Base->addIncoming(BaseOrNull(Operand), Block);
    return Base;
  }

  DenseMap<Value *, Value *> Cache;
};

//===----------------------------------------------------------------------===//
// Liveness
//===----------------------------------------------------------------------===//

/// Keeps bases alive in one function.
class BaseKeeper {
public:
  BaseKeeper(Function &F, const CollectingFunctions &Collecting)
      : F(F), Tree(F), Loops(Tree) {
    for (BasicBlock &BB : F)
      for (Instruction &I : BB)
        if (Collecting.mayCollect(I))
          Calls[&BB].push_back(&I);
  }

  bool run() {
    if (Calls.empty())
      return false;
    // The candidates are collected first, because bases may be inserted.
    SmallVector<Value *, 32> Computed, Direct;
    auto Visit = [&](Value &V) {
      if (isComputed(V))
        Computed.push_back(&V);
      else if (V.getType()->isPointerTy() && !isa<AllocaInst>(V) &&
               Bases::hasVariableOffset(V))
        Direct.push_back(&V);
    };
    for (Argument &A : F.args())
      Visit(A);
    for (Instruction &I : instructions(F))
      Visit(I);
    for (Value *V : Computed)
      if (Value *Base = TheBases.baseOf(V))
        forEachCallAcross(*V,
                          [&](Instruction &Call, bool) { keep(Call, *Base); });
    for (Value *V : Direct)
      forEachCallAcross(*V, [&](Instruction &Call, bool IsUsedLater) {
        if (IsUsedLater && Loops.getLoopFor(Call.getParent()))
          keep(Call, *V);
      });
    for (auto &[Call, Kept] : KeptAt)
      for (Value *Base : Kept) {
        IRBuilder<> Builder(Call->getNextNode());
        Builder.SetCurrentDebugLocation(Call->getDebugLoc());
        Builder.CreateCall(Intrinsic::getOrInsertDeclaration(
                               F.getParent(), Intrinsic::fake_use),
                           {Base});
      }
    return !KeptAt.empty();
  }

private:
  static bool isComputed(Value &V) {
    if (!V.getType()->isPointerTy() && !V.getType()->isIntegerTy())
      return false;
    return Bases::operandOf(V) ||
           (V.getType()->isPointerTy() && isa<PHINode, SelectInst>(V) &&
            Bases::hasComputedOperand(V));
  }

  void keep(Instruction &Call, Value &Base) {
    // Nothing follows a tail call, and nothing in this function is used after
    // it.
    auto *TheCall = dyn_cast<CallInst>(&Call);
    if (TheCall && TheCall->isMustTailCall())
      return;
    if (!Tree.dominates(&Base, &Call))
      return;
    KeptAt[&Call].insert(&Base);
  }

  /// Calls \p Visit for each call that may collect, follows the definition of
  /// V, and uses V or precedes a use of V. The second argument of \p Visit says
  /// whether V is used after the call.
  void forEachCallAcross(Value &V,
                         function_ref<void(Instruction &, bool)> Visit) {
    auto *Definition = dyn_cast<Instruction>(&V);
    BasicBlock *Home =
        Definition ? Definition->getParent() : &F.getEntryBlock();
    // For each block, the last use; null means the end of the block.
    SmallMapVector<BasicBlock *, Instruction *, 8> LastUse;
    SmallPtrSet<BasicBlock *, 8> LiveIn;
    SmallVector<BasicBlock *, 8> Worklist;
    auto EnterFrom = [&](BasicBlock *BB) {
      if (LiveIn.insert(BB).second)
        Worklist.push_back(BB);
    };
    for (const Use &U : V.uses()) {
      auto *User = dyn_cast<Instruction>(U.getUser());
      if (!User)
        continue;
      if (auto *Phi = dyn_cast<PHINode>(User)) {
        BasicBlock *From = Phi->getIncomingBlock(U);
        LastUse[From] = nullptr;
        if (From != Home)
          EnterFrom(From);
        continue;
      }
      BasicBlock *BB = User->getParent();
      auto [Last, IsNew] = LastUse.insert({BB, User});
      if (!IsNew && Last->second && Last->second->comesBefore(User))
        Last->second = User;
      if (BB != Home)
        EnterFrom(BB);
    }
    while (!Worklist.empty())
      for (BasicBlock *Predecessor : predecessors(Worklist.pop_back_val())) {
        LastUse[Predecessor] = nullptr;
        if (Predecessor != Home)
          EnterFrom(Predecessor);
      }
    for (auto &[BB, Last] : LastUse) {
      auto At = Calls.find(BB);
      if (At == Calls.end())
        continue;
      for (Instruction *Call : At->second) {
        if (Last && Last != Call && Last->comesBefore(Call))
          continue;
        if (BB == Home && Definition &&
            (Definition == Call || !Definition->comesBefore(Call)))
          continue;
        Visit(*Call, Last != Call);
      }
    }
  }

  Function &F;
  DominatorTree Tree;
  LoopInfo Loops;
  Bases TheBases;
  DenseMap<BasicBlock *, SmallVector<Instruction *, 4>> Calls;
  MapVector<Instruction *, SetVector<Value *>> KeptAt;
};

} // namespace

PreservedAnalyses GarbageCollectionPass::run(Module &M,
                                             ModuleAnalysisManager &) {
  Function *Start = M.getFunction(StartSymbol);
  if (!Start || Start->isDeclaration())
    return PreservedAnalyses::all();
  const CollectingFunctions Collecting(M);
  for (Function &F : M)
    if (!F.isDeclaration())
      BaseKeeper(F, Collecting).run();
  addStoreBarriers(M, Collecting);
  registerVariables(M, *Start, !callsForeignCode(M));
  return PreservedAnalyses::none();
}
