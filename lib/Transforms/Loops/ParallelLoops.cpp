//===- ParallelLoops.cpp - Execution of loops by several threads ----------===//
//
// The original loop stays as it is, for the case that it has too little work.
// A copy of it becomes a function:
//
//   preheader:                             void body(int begin, int end,
//     if (n * cost >= threshold &&                   environment *e) {
//         min_caml_parallel_threads() > 1    load the outer values from *e
//         && the arrays are different) {     for (i = start + begin * step;
//       environment e = {...};                    ++k != end; i += step)
//       min_caml_parallel_run(body, n, &e);    ...
//       goto done                            lock; e->sum += sum; unlock
//     }                                    }
//     for (...) ...                // unchanged
//   done:
//
//===----------------------------------------------------------------------===//

#include "Utils/Utils.h"
#include "mincaml/Analysis/Interprocedural/CallComponents.h"
#include "mincaml/Analysis/Loops/DoAll.h"
#include "mincaml/Support/RuntimeABI.h"
#include "mincaml/Transforms/Loops.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/DIBuilder.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/LoopUtils.h"
#include "llvm/Transforms/Utils/ScalarEvolutionExpander.h"

#define DEBUG_TYPE "mincaml-parallel"

using namespace mincaml;
using namespace llvm;

/// Marks loops that the pass has visited, and functions that it has made.
static constexpr char VisitedLoop[] = "mincaml.loop.parallel.visited";
static constexpr char BodyAttribute[] = "mincaml-parallel-body";

namespace {

/// A value that the code after the loop uses.
struct LiveOut {
  Instruction *Value;
  /// The position in the reductions; none for an induction variable.
  std::optional<unsigned> Reduction;
  /// For an induction variable: whether the code uses its next value.
  bool IsNext = false;
};

/// A loop that is going to be parallel.
struct ParallelCandidate {
  Loop *L = nullptr;
  ParallelLoop Facts;
  const LoopInduction *Induction = nullptr;
  /// The number of iterations, and the estimated cost of one iteration.
  const SCEV *Count = nullptr;
  const SCEV *Cost = nullptr;
  /// Whether the exit test is at the end of an iteration.
  bool EndsAtTest = false;
  SmallVector<LiveOut, 4> LiveOuts;
};

} // namespace

/// The address from which the first iteration reads that of the object.
static const SCEV *firstSlot(const ParallelObject &Object) {
  const auto *Sequence = dyn_cast<SCEVAddRecExpr>(Object.Slot);
  return Object.Kind == ParallelObject::Row ? Sequence->getStart()
                                            : Object.Slot;
}

//===----------------------------------------------------------------------===//
// The estimate of the cost
//===----------------------------------------------------------------------===//

static unsigned costOf(const Instruction &I) {
  if (isa<CallBase>(I) && !isa<IntrinsicInst>(I))
    return 40;
  switch (I.getOpcode()) {
  case Instruction::FDiv:
  case Instruction::SDiv:
  case Instruction::UDiv:
  case Instruction::SRem:
  case Instruction::URem:
    return 10;
  case Instruction::Call:
    return becomesCode(I) ? 10 : 0;
  default:
    return becomesCode(I) ? 1 : 0;
  }
}

namespace {

/// The cost of an iteration in instructions, as a 64-bit value that can be
/// computed before the outer loop.
class CostEstimator {
public:
  CostEstimator(const Loop &Outer, const LoopInfo &Loops, ScalarEvolution &SE)
      : Outer(Outer), Loops(Loops), SE(SE),
        Int64(Type::getInt64Ty(Outer.getHeader()->getContext())) {}

  const SCEV *iteration(const Loop &L) {
    uint64_t Own = 0;
    for (const BasicBlock *BB : L.blocks())
      if (Loops.getLoopFor(BB) == &L)
        for (const Instruction &I : *BB)
          Own += costOf(I);
    const SCEV *Sum = SE.getConstant(Int64, Own);
    for (const Loop *Inner : L)
      Sum = SE.getAddExpr(Sum, SE.getMulExpr(count(*Inner), iteration(*Inner)));
    return Sum;
  }

private:
  /// The number of iterations of an inner loop.
  const SCEV *count(const Loop &L) {
    // The cost of a deep nest must not overflow.
    constexpr uint64_t Maximum = 1 << 12;
    constexpr uint64_t Unknown = 8;
    if (const BasicBlock *Exiting = L.getExitingBlock()) {
      const SCEV *Count = SE.getExitCount(&L, Exiting);
      if (!isa<SCEVCouldNotCompute>(Count) &&
          Count->getType()->getIntegerBitWidth() <= 64 &&
          SE.isLoopInvariant(Count, &Outer) && isCheap(*Count))
        return SE.getUMinExpr(SE.getNoopOrZeroExtend(Count, Int64),
                              SE.getConstant(Int64, Maximum));
    }
    return SE.getConstant(Int64, Unknown);
  }

  static bool isCheap(const SCEV &Count) {
    return Count.getExpressionSize() <= 8 &&
           !SCEVExprContains(
               &Count, [](const SCEV *S) { return isa<SCEVUDivExpr>(S); });
  }

  const Loop &Outer;
  const LoopInfo &Loops;
  ScalarEvolution &SE;
  Type *Int64;
};

} // namespace

//===----------------------------------------------------------------------===//
// Selection
//===----------------------------------------------------------------------===//

namespace {

/// Decides whether a loop can become parallel.
class Selector {
public:
  Selector(Function &F, FunctionAnalysisManager &AM, unsigned Threshold)
      : Threshold(Threshold), Loops(AM.getResult<LoopAnalysis>(F)),
        SE(AM.getResult<ScalarEvolutionAnalysis>(F)),
        Alias(AM.getResult<AAManager>(F)),
        Variables(AM.getResult<InductionVariablesAnalysis>(F)),
        Remarks(AM.getResult<OptimizationRemarkEmitterAnalysis>(F)) {}

  /// Finds the first loop that can be parallel and is in no other such loop.
  bool select(ParallelCandidate &C) {
    return any_of(Loops.getTopLevelLoops(),
                  [&](Loop *L) { return visit(*L, C); });
  }

  /// Writes remarks about all loops that cannot be parallel.
  void explain() {
    for (Loop *L : Loops.getTopLevelLoops())
      explain(*L);
  }

private:
  bool visit(Loop &L, ParallelCandidate &C) {
    if (getBooleanLoopAttribute(&L, VisitedLoop))
      return false;
    C = ParallelCandidate();
    return examine(L, C).empty() ||
           any_of(L, [&](Loop *Inner) { return visit(*Inner, C); });
  }

  void explain(Loop &L) {
    ParallelCandidate C;
    std::string WhyNot = getBooleanLoopAttribute(&L, VisitedLoop)
                             ? std::string()
                             : examine(L, C);
    if (WhyNot.empty())
      return;
    Remarks.emit([&] {
      return OptimizationRemarkMissed(DEBUG_TYPE, "Sequential", L.getStartLoc(),
                                      L.getHeader())
             << "loop is not parallel: " << WhyNot;
    });
    for (Loop *Inner : L)
      explain(*Inner);
  }

  std::string examine(Loop &L, ParallelCandidate &C) {
    auto Induction = find_if(Variables.loops(), [&](const LoopInduction &I) {
      return I.TheLoop == &L;
    });
    C.L = &L;
    C.Induction = &*Induction;
    C.Facts = findParallelLoop(*Induction, Alias, SE);
    if (!C.Facts.Loop.isDoAll())
      return C.Facts.Loop.WhyNot;
    BasicBlock *Latch = L.getLoopLatch();
    BasicBlock *Preheader = L.getLoopPredecessor();
    if (!Latch || !Preheader)
      return "it is entered or repeated by several jumps";
    for (const BasicInductionVariable &V : Induction->Variables)
      if (!V.Phi->getType()->isIntegerTy())
        return "an induction variable is an address";
    if (!all_of(L.blocks(), [](const BasicBlock *BB) {
          return isa<BranchInst, SwitchInst>(BB->getTerminator()) &&
                 !BB->hasAddressTaken();
        }))
      return "it has branches that cannot be copied";
    if (!isa<BranchInst>(C.Facts.Exiting->getTerminator()))
      return "its exit is not a branch";
    if (std::string WhyNot = findCount(C); !WhyNot.empty())
      return WhyNot;
    if (std::string WhyNot = findLiveOuts(C); !WhyNot.empty())
      return WhyNot;
    for (const auto &Objects : {C.Facts.Written, C.Facts.Read})
      for (const ParallelObject &Object : Objects)
        if (Object.Slot && !isSafe(firstSlot(Object), *Preheader))
          return "the addresses of its rows are not known before it";
    C.Cost = CostEstimator(L, Loops, SE).iteration(L);
    if (!isSafe(C.Cost, *Preheader))
      return "its cost is not known before it";
    // All iterations together are too cheap.
    const auto *Count = dyn_cast<SCEVConstant>(C.Count);
    const auto *Cost = dyn_cast<SCEVConstant>(C.Cost);
    if (Count && Cost &&
        (Count->getAPInt().getActiveBits() > 31 ||
         Count->getAPInt().getZExtValue() * Cost->getAPInt().getZExtValue() <
             Threshold))
      return "it has too little work";
    return {};
  }

  bool isSafe(const SCEV *S, BasicBlock &Preheader) {
    SCEVExpander Expander(SE, DEBUG_TYPE);
    return Expander.isSafeToExpandAt(S, Preheader.getTerminator());
  }

  /// Whether nothing but the next values of induction variables is computed
  /// after the exit test.
  static bool isAtEnd(const ParallelCandidate &C, const BasicBlock &Exiting) {
    const BasicBlock *Latch = C.L->getLoopLatch();
    return Latch == &Exiting ||
           (Latch->getSinglePredecessor() == &Exiting &&
            Latch->getSingleSuccessor() && none_of(*Latch, [&](const auto &I) {
              return I.mayReadOrWriteMemory() || I.mayHaveSideEffects() ||
                     isReduction(C, I);
            }));
  }

  /// Finds the number of iterations that execute the whole body.
  std::string findCount(ParallelCandidate &C) {
    BasicBlock *Header = C.L->getHeader(), *Exiting = C.Facts.Exiting;
    C.Count = SE.getExitCount(C.L, Exiting);
    if (isa<SCEVCouldNotCompute>(C.Count) ||
        C.Count->getType()->getIntegerBitWidth() > 64 ||
        !isSafe(C.Count, *C.L->getLoopPredecessor()))
      return "its number of iterations cannot be computed before it";
    C.EndsAtTest = isAtEnd(C, *Exiting);
    if (C.EndsAtTest) {
      // If this wraps to 0, the loop is executed sequentially.
      C.Count = SE.getAddExpr(C.Count, SE.getOne(C.Count->getType()));
      return {};
    }
    if (Exiting != Header)
      return "its test is neither at the start nor at the end";
    // The thread that executes a chunk also executes the test for the first
    // iteration of the next one.
    for (const Instruction &I : *Header)
      if (I.mayReadOrWriteMemory() && !isa<DbgInfoIntrinsic>(I))
        return "it accesses memory before its test";
    return {};
  }

  /// Finds the values that are used after the loop.
  std::string findLiveOuts(ParallelCandidate &C) {
    for (BasicBlock *BB : C.L->blocks())
      for (Instruction &I : *BB) {
        if (all_of(I.users(), [&](const User *U) {
              return C.L->contains(cast<Instruction>(U));
            }))
          continue;
        std::optional<LiveOut> Out = liveOut(C, I);
        if (!Out)
          return "a value other than a reduction is used after it";
        C.LiveOuts.push_back(*Out);
      }
    return {};
  }

  /// Whether I is an intermediate result of a reduction.
  static bool isReduction(const ParallelCandidate &C, const Instruction &I) {
    return any_of(C.Facts.Loop.Reductions, [&](const Reduction &R) {
      const Instruction *Current = R.Phi;
      do {
        if (Current == &I)
          return true;
        auto Next = find_if(Current->users(), [&](const User *U) {
          return C.L->contains(cast<Instruction>(U));
        });
        Current = cast<Instruction>(*Next);
      } while (Current != R.Phi);
      return false;
    });
  }

  static std::optional<LiveOut> liveOut(const ParallelCandidate &C,
                                        Instruction &I) {
    BasicBlock *Latch = C.L->getLoopLatch();
    for (auto [Index, R] : enumerate(C.Facts.Loop.Reductions))
      if (C.EndsAtTest ? &I == R.Phi->getIncomingValueForBlock(Latch)
                       : &I == R.Phi)
        return LiveOut{&I, unsigned(Index)};
    for (const BasicInductionVariable &V : C.Induction->Variables) {
      if (&I == V.Phi)
        return LiveOut{&I, std::nullopt};
      if (C.EndsAtTest && &I == V.Phi->getIncomingValueForBlock(Latch))
        return LiveOut{&I, std::nullopt, /*IsNext=*/true};
    }
    return std::nullopt;
  }

  unsigned Threshold;
  LoopInfo &Loops;
  ScalarEvolution &SE;
  AAResults &Alias;
  const InductionVariables &Variables;
  OptimizationRemarkEmitter &Remarks;
};

} // namespace

//===----------------------------------------------------------------------===//
// Transformation
//===----------------------------------------------------------------------===//

static Constant *identityOf(const Reduction &R) {
  return ConstantExpr::getBinOpIdentity(R.Operation, R.Phi->getType());
}

namespace {

/// The functions of the runtime (runtime/parallel.c).
struct RuntimeFunctions {
  explicit RuntimeFunctions(Module &M) : Context(M.getContext()) {
    auto *Pointer = PointerType::getUnqual(Context);
    auto *Int32 = Type::getInt32Ty(Context);
    auto *Void = Type::getVoidTy(Context);
    Word = M.getDataLayout().getIntPtrType(Context);
    Body = FunctionType::get(Void, {Int32, Int32, Pointer}, false);
    Set = StructType::get(Context, {Pointer, Pointer, Word, Word});
    auto Declare = [&](StringRef Name, Type *Result, ArrayRef<Type *> Types) {
      FunctionCallee Callee =
          M.getOrInsertFunction(("min_caml_parallel_" + Name).str(),
                                FunctionType::get(Result, Types, false));
      if (auto *F = dyn_cast<Function>(Callee.getCallee()))
        F->setDoesNotThrow();
      return Callee;
    };
    Threads = Declare("threads", Int32, {});
    Run = Declare("run", Void, {Pointer, Int32, Pointer});
    Disjoint = Declare("disjoint", Int32, {Pointer, Int32, Int32});
    Lock = Declare("lock", Void, {});
    Unlock = Declare("unlock", Void, {});
  }

  LLVMContext &Context;
  Type *Word;
  FunctionType *Body;
  StructType *Set;
  FunctionCallee Threads, Run, Disjoint, Lock, Unlock;
};

/// Makes one loop parallel.
class Parallelizer {
public:
  Parallelizer(ParallelCandidate &C, ScalarEvolution &SE,
               RuntimeFunctions &Runtime, unsigned Threshold)
      : C(C), L(*C.L), F(*L.getHeader()->getParent()), SE(SE), Runtime(Runtime),
        Threshold(Threshold), Header(L.getHeader()),
        Preheader(L.getLoopPreheader()), Latch(L.getLoopLatch()),
        Int32(Type::getInt32Ty(F.getContext())) {}

  void run() {
    findLiveIns();
    makeBody();
    makeTests();
    connect();
  }

private:
  const std::vector<Reduction> &reductions() const {
    return C.Facts.Loop.Reductions;
  }

  /// The value that a phi node of the header has in the first iteration.
  Value *startOf(const PHINode &Phi) const {
    return Phi.getIncomingValueForBlock(Preheader);
  }

  /// The location of the code before the loop.
  DebugLoc location() const {
    DISubprogram *Program = F.getSubprogram();
    DebugLoc Location = L.getStartLoc();
    return Location || !Program
               ? Location
               : DebugLoc(DILocation::get(F.getContext(), Program->getLine(), 0,
                                          Program));
  }

  //===--------------------------------------------------------------------===//
  // The body
  //===--------------------------------------------------------------------===//

  /// Finds the values from outside of the loop that the body uses. They and the
  /// results of the reductions are the fields of the environment.
  void findLiveIns() {
    Blocks.append(L.block_begin(), L.block_end());
    const SmallPtrSet<const BasicBlock *, 16> Copied(Blocks.begin(),
                                                     Blocks.end());
    auto Add = [&](Value *V) {
      const auto *I = dyn_cast<Instruction>(V);
      if (isa<Argument>(V) || (I && !Copied.contains(I->getParent())))
        LiveIns.insert(V);
    };
    for (BasicBlock *BB : Blocks)
      for (Instruction &I : *BB)
        for (Value *Operand : I.operand_values())
          if (!isReductionStart(I, Operand))
            Add(Operand);
    SmallVector<Type *, 8> Fields;
    for (const Value *V : LiveIns)
      Fields.push_back(V->getType());
    for (const Reduction &R : reductions())
      Fields.push_back(R.Phi->getType());
    Environment = StructType::get(F.getContext(), Fields);
  }

  bool isReductionStart(const Instruction &I, const Value *Operand) const {
    return any_of(reductions(), [&](const Reduction &R) {
      return R.Phi == &I && startOf(*R.Phi) == Operand;
    });
  }

  Value *fieldOf(IRBuilder<> &Builder, Value *Pointer, unsigned Index) const {
    return Builder.CreateStructGEP(Environment, Pointer, Index);
  }

  void makeBody() {
    Body = Function::Create(Runtime.Body, GlobalValue::InternalLinkage,
                            F.getName() + ".parallel", F.getParent());
    for (StringRef Name : {"target-cpu", "target-features", "tune-cpu"})
      if (F.hasFnAttribute(Name))
        Body->addFnAttr(F.getFnAttribute(Name));
    Body->addFnAttr(BodyAttribute);
    Body->setDoesNotThrow();
    Value *Begin = Body->getArg(0), *End = Body->getArg(1),
          *Pointer = Body->getArg(2);
    Begin->setName("begin");
    End->setName("end");
    Pointer->setName("environment");

    auto *Entry = BasicBlock::Create(F.getContext(), "entry", Body);
    IRBuilder<> Builder(Entry);
    for (auto [Index, V] : enumerate(LiveIns))
      Map[V] = Builder.CreateLoad(
          V->getType(), fieldOf(Builder, Pointer, Index), V->getName());
    for (BasicBlock *BB : Blocks) {
      BasicBlock *Copy = CloneBasicBlock(BB, Map, "", Body);
      Map[BB] = Copy;
    }
    Map[Preheader] = Entry;
    auto *Done = BasicBlock::Create(F.getContext(), "done", Body);
    BasicBlock *Exit = exitBlock();
    Map[Exit] = Done;
    for (const BasicBlock *BB : Blocks)
      for (Instruction &I : *cast<BasicBlock>(Map[BB])) {
        I.dropDbgRecords();
        RemapInstruction(&I, Map,
                         RF_NoModuleLevelChanges | RF_IgnoreMissingLocals);
      }

    // The variables start in the iteration `begin`.
    auto *CopiedHeader = cast<BasicBlock>(Map[Header]);
    for (const BasicInductionVariable &V : C.Induction->Variables) {
      Type *Ty = V.Phi->getType();
      Value *Offset = Builder.CreateMul(
          Builder.CreateZExtOrTrunc(Begin, Ty),
          ConstantInt::get(Ty, V.Step.sextOrTrunc(Ty->getIntegerBitWidth())));
      auto *Copy = cast<PHINode>(Map[V.Phi]);
      Copy->setIncomingValueForBlock(
          Entry,
          Builder.CreateAdd(Copy->getIncomingValueForBlock(Entry), Offset));
    }
    for (const Reduction &R : reductions()) {
      cast<PHINode>(Map[R.Phi])->setIncomingValueForBlock(Entry, identityOf(R));
      dropFlags(R);
    }
    Builder.CreateBr(CopiedHeader);

    // The loop ends after the iteration `end` - 1.
    auto *Counter = PHINode::Create(Int32, 2, "iteration");
    Counter->insertBefore(CopiedHeader->begin());
    Counter->addIncoming(Begin, Entry);
    auto *CopiedLatch = cast<BasicBlock>(Map[Latch]);
    auto *Branch = cast<BranchInst>(
        cast<BasicBlock>(Map[C.Facts.Exiting])->getTerminator());
    Builder.SetInsertPoint(C.EndsAtTest ? Branch
                                        : CopiedLatch->getTerminator());
    Value *Next =
        Builder.CreateAdd(Counter, Builder.getInt32(1), "", true, true);
    Counter->addIncoming(Next, CopiedLatch);
    Builder.SetInsertPoint(Branch);
    Value *IsLast = Builder.CreateICmpEQ(
        C.EndsAtTest ? Next : static_cast<Value *>(Counter), End);
    if (Branch->getSuccessor(0) != Done)
      Branch->swapSuccessors();
    Branch->setMetadata(LLVMContext::MD_prof, nullptr);
    Branch->setCondition(IsLast);

    Builder.SetInsertPoint(Done);
    if (!reductions().empty())
      Builder.CreateCall(Runtime.Lock);
    for (auto [Index, R] : enumerate(reductions())) {
      const Value *Own = R.Phi;
      if (C.EndsAtTest)
        Own = R.Phi->getIncomingValueForBlock(Latch);
      Value *Field = fieldOf(Builder, Pointer, LiveIns.size() + Index);
      Value *Total = Builder.CreateLoad(R.Phi->getType(), Field);
      Builder.CreateStore(Builder.CreateBinOp(R.Operation, Total, Map[Own]),
                          Field);
    }
    if (!reductions().empty())
      Builder.CreateCall(Runtime.Unlock);
    Builder.CreateRetVoid();
    setDebugLocations();
  }

  /// In another order, the operations may wrap.
  void dropFlags(const Reduction &R) {
    const Instruction *Current = R.Phi;
    do {
      auto Next = find_if(Current->users(), [&](const User *U) {
        return L.contains(cast<Instruction>(U));
      });
      Current = cast<Instruction>(*Next);
      if (Current != R.Phi)
        cast<Instruction>(Map[Current])->dropPoisonGeneratingFlags();
    } while (Current != R.Phi);
  }

  BasicBlock *exitBlock() const {
    auto *Branch = cast<BranchInst>(C.Facts.Exiting->getTerminator());
    return Branch->getSuccessor(L.contains(Branch->getSuccessor(0)) ? 1 : 0);
  }

  /// The body has a subprogram of its own, with the locations of the loop.
  void setDebugLocations() {
    DISubprogram *Old = F.getSubprogram();
    if (!Old) {
      for (Instruction &I : instructions(*Body))
        I.setDebugLoc(DebugLoc());
      return;
    }
    DIBuilder Debug(*F.getParent(), /*AllowUnresolved=*/false, Old->getUnit());
    unsigned Line = Old->getLine();
    if (DebugLoc Location = L.getStartLoc())
      Line = Location.getLine();
    DISubprogram *New = Debug.createFunction(
        Old->getFile(), Body->getName(), Body->getName(), Old->getFile(), Line,
        Debug.createSubroutineType(Debug.getOrCreateTypeArray({})), Line,
        DINode::FlagArtificial,
        DISubprogram::SPFlagDefinition | DISubprogram::SPFlagOptimized |
            DISubprogram::SPFlagLocalToUnit);
    Debug.finalizeSubprogram(New);
    Body->setSubprogram(New);
    DenseMap<const MDNode *, MDNode *> Cache;
    for (Instruction &I : instructions(*Body)) {
      if (const DebugLoc &Location = I.getDebugLoc())
        I.setDebugLoc(DebugLoc::replaceInlinedAtSubprogram(
            Location, *New, F.getContext(), Cache));
      else
        I.setDebugLoc(DILocation::get(F.getContext(), Line, 0, New));
      updateLoopMetadataDebugLocations(I, [&](Metadata *Node) -> Metadata * {
        if (auto *Location = dyn_cast_or_null<DILocation>(Node))
          return DebugLoc::replaceInlinedAtSubprogram(Location, *New,
                                                      F.getContext(), Cache)
              .get();
        return Node;
      });
    }
  }

  //===--------------------------------------------------------------------===//
  // The tests before the loop
  //===--------------------------------------------------------------------===//

  AllocaInst *makeVariable(Type *Ty, const Twine &Name) {
    BasicBlock &Entry = F.getEntryBlock();
    return new AllocaInst(Ty, F.getDataLayout().getAllocaAddrSpace(), nullptr,
                          Name, Entry.getFirstInsertionPt());
  }

  void makeTests() {
    LLVMContext &Context = F.getContext();
    Instruction *Jump = Preheader->getTerminator();
    const DebugLoc Location = location();
    SCEVExpander Expander(SE, DEBUG_TYPE);
    auto *Int64 = Type::getInt64Ty(Context);
    Value *N = Expander.expandCodeFor(C.Count, C.Count->getType(), Jump);
    Value *Cost = Expander.expandCodeFor(C.Cost, Int64, Jump);
    SmallVector<std::pair<const ParallelObject *, Value *>, 4> Rows;
    for (const auto *Objects : {&C.Facts.Written, &C.Facts.Read})
      for (const ParallelObject &Object : *Objects)
        Rows.emplace_back(
            &Object, Object.Slot ? Expander.expandCodeFor(
                                       firstSlot(Object),
                                       PointerType::getUnqual(Context), Jump)
                                 : nullptr);

    // The original loop gets a preheader of its own.
    Sequential = BasicBlock::Create(Context, "sequential", &F, Header);
    BranchInst::Create(Header, Sequential)->setDebugLoc(Location);
    Header->replacePhiUsesWith(Preheader, Sequential);
    auto *Threads = BasicBlock::Create(Context, "threads", &F, Sequential);
    ParallelBlock = BasicBlock::Create(Context, "parallel", &F, Sequential);
    Done = BasicBlock::Create(Context, "parallel.done", &F);

    IRBuilder<> Builder(Jump);
    Builder.SetCurrentDebugLocation(Location);
    // With one iteration there is nothing to share. The product may wrap only in
    // a deep loop nest, and then only speed is lost.
    if (!isa<Constant>(Cost))
      Cost = Builder.CreateFreeze(Cost);
    Value *Wide = Builder.CreateZExt(N, Int64);
    Value *IsCountable = Builder.CreateAnd(
        Builder.CreateICmpUGE(Wide, Builder.getInt64(2)),
        Builder.CreateICmpULE(Wide, Builder.getInt64(INT32_MAX)));
    Value *IsWorth = Builder.CreateICmpUGE(Builder.CreateMul(Wide, Cost),
                                           Builder.getInt64(Threshold));
    Builder.CreateCondBr(Builder.CreateAnd(IsCountable, IsWorth), Threads,
                         Sequential);
    Jump->eraseFromParent();

    Builder.SetInsertPoint(Threads);
    Value *HasThreads = Builder.CreateICmpSGT(
        Builder.CreateCall(Runtime.Threads), Builder.getInt32(1));
    Count = Builder.CreateZExtOrTrunc(N, Int32);
    if (Rows.empty()) {
      Builder.CreateCondBr(HasThreads, ParallelBlock, Sequential);
      return;
    }
    auto *Compare = BasicBlock::Create(Context, "compare", &F, ParallelBlock);
    Builder.CreateCondBr(HasThreads, Compare, Sequential);
    Builder.SetInsertPoint(Compare);
    auto *Ty = ArrayType::get(Runtime.Set, Rows.size());
    AllocaInst *Sets = makeVariable(Ty, "sets");
    Constant *Null = ConstantPointerNull::get(PointerType::getUnqual(Context));
    for (auto [Index, Row] : enumerate(Rows)) {
      const ParallelObject &Object = *Row.first;
      Value *Set = Builder.CreateConstInBoundsGEP2_32(Ty, Sets, 0, Index);
      auto *Base = const_cast<Value *>(Object.Base);
      const bool IsObject = Object.Kind == ParallelObject::Object;
      int64_t Stride = 0;
      const bool IsRow = Object.Kind == ParallelObject::Row;
      if (IsRow)
        Stride = cast<SCEVConstant>(
                     cast<SCEVAddRecExpr>(Object.Slot)->getStepRecurrence(SE))
                     ->getAPInt()
                     .getSExtValue();
      Value *Fields[] = {IsObject ? Null : Base,
                         IsObject     ? Base
                         : Row.second ? Row.second
                                      : static_cast<Value *>(Null),
                         ConstantInt::getSigned(Runtime.Word, Stride),
                         IsRow ? Builder.CreateZExtOrTrunc(Count, Runtime.Word)
                               : ConstantInt::get(Runtime.Word, 1)};
      for (auto [Field, V] : enumerate(Fields))
        Builder.CreateStore(V,
                            Builder.CreateStructGEP(Runtime.Set, Set, Field));
    }
    Value *AreDisjoint = Builder.CreateCall(
        Runtime.Disjoint, {Sets, Builder.getInt32(C.Facts.Written.size()),
                           Builder.getInt32(Rows.size())});
    Builder.CreateCondBr(Builder.CreateIsNotNull(AreDisjoint), ParallelBlock,
                         Sequential);
  }

  //===--------------------------------------------------------------------===//
  // The call, and the values after the loop
  //===--------------------------------------------------------------------===//

  void connect() {
    IRBuilder<> Builder(ParallelBlock);
    Builder.SetCurrentDebugLocation(location());
    AllocaInst *Variable = makeVariable(Environment, "environment");
    for (auto [Index, V] : enumerate(LiveIns))
      Builder.CreateStore(V, fieldOf(Builder, Variable, Index));
    for (auto [Index, R] : enumerate(reductions())) {
      auto &Phi = const_cast<PHINode &>(*R.Phi);
      Builder.CreateStore(Phi.getIncomingValueForBlock(Sequential),
                          fieldOf(Builder, Variable, LiveIns.size() + Index));
    }
    Builder.CreateCall(Runtime.Run, {Body, Count, Variable});
    DenseMap<Instruction *, Value *> Results;
    for (const LiveOut &Out : C.LiveOuts)
      Results[Out.Value] = resultOf(Out, Builder, *Variable);
    Builder.CreateBr(Done);

    BasicBlock *Exiting = C.Facts.Exiting, *Exit = exitBlock();
    Exiting->getTerminator()->replaceSuccessorWith(Exit, Done);
    Exit->replacePhiUsesWith(Exiting, Done);
    Builder.SetInsertPoint(Done);
    Builder.CreateBr(Exit);
    Builder.SetInsertPoint(Done, Done->begin());
    for (const LiveOut &Out : C.LiveOuts) {
      PHINode *Join = Builder.CreatePHI(Out.Value->getType(), 2,
                                        Out.Value->getName() + ".out");
      Out.Value->replaceUsesWithIf(Join, [&](const Use &U) {
        return !L.contains(cast<Instruction>(U.getUser()));
      });
      Join->addIncoming(Out.Value, Exiting);
      Join->addIncoming(Results[Out.Value], ParallelBlock);
      Joins[Out.Value] = Join;
    }
    moveDebugRecords();
    // The remaining loop is not visited again.
    L.setLoopID(makePostTransformationMetadata(
        F.getContext(), L.getLoopID(), {},
        {MDNode::get(F.getContext(),
                     MDString::get(F.getContext(), VisitedLoop))}));
  }

  /// After the loop, source variables have the joined values, or none.
  void moveDebugRecords() {
    for (BasicBlock *BB : L.blocks())
      for (Instruction &I : *BB)
        for (DbgVariableRecord *Record : findDVRValues(&I)) {
          const BasicBlock *Place = Record->getParent();
          if (L.contains(Place))
            continue;
          if (PHINode *Join = Joins.lookup(&I))
            Record->replaceVariableLocationOp(&I, Join);
          else
            Record->setKillLocation();
        }
  }

  Value *resultOf(const LiveOut &Out, IRBuilder<> &Builder,
                  AllocaInst &Variable) {
    if (Out.Reduction)
      return Builder.CreateLoad(
          Out.Value->getType(),
          fieldOf(Builder, &Variable, LiveIns.size() + *Out.Reduction));
    // The value after all iterations; where the test is at the end of an
    // iteration, the phi node still has that of the last iteration.
    const BasicInductionVariable &V =
        *find_if(C.Induction->Variables, [&](const BasicInductionVariable &V) {
          return Out.Value == V.Phi ||
                 (Out.IsNext &&
                  Out.Value == V.Phi->getIncomingValueForBlock(Latch));
        });
    Type *Ty = V.Phi->getType();
    Value *Steps = Builder.CreateZExtOrTrunc(Count, Ty);
    if (C.EndsAtTest && !Out.IsNext)
      Steps = Builder.CreateSub(Steps, ConstantInt::get(Ty, 1));
    Value *Distance = Builder.CreateMul(
        Steps,
        ConstantInt::get(Ty, V.Step.sextOrTrunc(Ty->getIntegerBitWidth())));
    return Builder.CreateAdd(V.Phi->getIncomingValueForBlock(Sequential),
                             Distance);
  }

  ParallelCandidate &C;
  Loop &L;
  Function &F;
  ScalarEvolution &SE;
  RuntimeFunctions &Runtime;
  unsigned Threshold;
  BasicBlock *Header, *Preheader, *Latch;
  Type *Int32;

  SmallVector<BasicBlock *, 16> Blocks;
  SetVector<Value *> LiveIns;
  StructType *Environment = nullptr;
  Function *Body = nullptr;
  ValueToValueMapTy Map;
  BasicBlock *Sequential = nullptr, *ParallelBlock = nullptr, *Done = nullptr;
  /// The values after the loop.
  DenseMap<const Instruction *, PHINode *> Joins;
  /// The number of iterations, from 2 to INT32_MAX.
  Value *Count = nullptr;
};

} // namespace

/// Makes loops of F parallel. Returns whether it has changed F.
static bool parallelize(Function &F, FunctionAnalysisManager &AM,
                        unsigned Threshold) {
  // The analyses are computed again after each loop.
  constexpr unsigned MaximumLoops = 50;
  Selector(F, AM, Threshold).explain();
  std::optional<RuntimeFunctions> Runtime;
  ParallelCandidate C;
  for (unsigned I = 0; I < MaximumLoops && Selector(F, AM, Threshold).select(C);
       ++I) {
    if (!Runtime)
      Runtime.emplace(*F.getParent());
    AM.getResult<OptimizationRemarkEmitterAnalysis>(F).emit([&] {
      OptimizationRemark Remark(DEBUG_TYPE, "Parallel", C.L->getStartLoc(),
                                C.L->getHeader());
      Remark << "loop is parallel";
      if (size_t Reductions = C.Facts.Loop.Reductions.size())
        Remark << ", with " << ore::NV("Reductions", unsigned(Reductions))
               << (Reductions == 1 ? " reduction" : " reductions");
      if (!C.Facts.Written.empty())
        Remark << ", if the objects that it writes differ from others";
      return Remark;
    });
    if (!C.L->getLoopPreheader())
      InsertPreheaderForLoop(C.L, &AM.getResult<DominatorTreeAnalysis>(F),
                             &AM.getResult<LoopAnalysis>(F), /*MSSAU=*/nullptr,
                             /*PreserveLCSSA=*/false);
    Parallelizer(C, AM.getResult<ScalarEvolutionAnalysis>(F), *Runtime,
                 Threshold)
        .run();
    AM.invalidate(F, PreservedAnalyses::none());
  }
  // F now synchronizes with other threads, and the runtime allocates.
  if (Runtime)
    for (Attribute::AttrKind Kind :
         {Attribute::Memory, Attribute::NoSync, Attribute::NoFree,
          Attribute::Speculatable})
      F.removeFnAttr(Kind);
  return Runtime.has_value();
}

PreservedAnalyses ParallelLoopsPass::run(Module &M, ModuleAnalysisManager &AM) {
  auto &Functions =
      AM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  // Callers come first: a loop that calls a function with a loop can only be
  // parallel as long as the function does not call the runtime. If it does so
  // later, the inner loop is sequential in threads.
  const CallComponents Graph(M);
  bool Changed = false;
  for (const CallComponents::Component &Component : reverse(Graph.bottomUp()))
    for (Function *F : Component)
      if (mayTransform(*F) && !F->hasFnAttribute(BodyAttribute))
        Changed |= parallelize(*F, Functions, TheOptions.Threshold);
  return preservingFunctions(Changed);
}
