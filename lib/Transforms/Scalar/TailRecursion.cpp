//===- TailRecursion.cpp - Tail recursion elimination ---------------------===//

#include "Utils/SelfCallLoop.h"
#include "mincaml/Transforms/Scalar.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"

#define DEBUG_TYPE "mincaml-tailrec"

using namespace mincaml;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Tail calls of a function to itself
//===----------------------------------------------------------------------===//

namespace {

/// A call of the function that contains it. After the call, the function
/// applies the Steps to the result of the call and returns the result. Anything
/// else that it does after the call could be done before the call as well.
struct SelfTailCall {
  CallInst *Call = nullptr;
  /// The operations between the call and the return. Each uses the previous
  /// one, which has no other use. There are none if the result is returned
  /// unchanged.
  SmallVector<BinaryOperator *, 1> Steps;
  /// The operation to which all steps are equivalent: Add, Mul, And, Or or Xor.
  Instruction::BinaryOps Operation = Instruction::BinaryOpsEnd;
};

/// A memory location that serves as a parameter: Load reads it at the start of
/// the function, and Stores[i] writes to it right before the i-th call.
struct MemoryParameter {
  LoadInst *Load;
  SmallVector<StoreInst *, 4> Stores;
  /// Whether all stores write the value that was loaded, and nothing else
  /// writes to the location on the paths from the start to a call.
  bool StoresAreRedundant = false;
};

} // namespace

//===----------------------------------------------------------------------===//
// Finding the calls
//===----------------------------------------------------------------------===//

/// The value that the function returns if control comes from BB and nothing but
/// the return is executed afterwards, apart from a few blocks that contain only
/// phi nodes. If something else is executed, returns null and leaves Returns
/// false.
static Value *returnedValue(BasicBlock &BB, bool &Returns) {
  constexpr unsigned MaximumLength = 8;
  SmallVector<BasicBlock *, MaximumLength> Path = {&BB};
  ReturnInst *Return;
  while (!(Return = dyn_cast<ReturnInst>(Path.back()->getTerminator()))) {
    auto *Branch = dyn_cast<BranchInst>(Path.back()->getTerminator());
    if (!Branch || Branch->isConditional() || Path.size() == MaximumLength)
      return nullptr;
    BasicBlock *Next = Branch->getSuccessor(0);
    if (&*Next->getFirstNonPHIOrDbg() != Next->getTerminator())
      return nullptr;
    Path.push_back(Next);
  }
  Returns = true;
  Value *Result = Return->getReturnValue();
  for (unsigned I = Path.size() - 1; I > 0; --I)
    if (auto *Phi = dyn_cast_or_null<PHINode>(Result))
      if (Phi->getParent() == Path[I])
        Result = Phi->getIncomingValueForBlock(Path[I - 1]);
  return Result;
}

/// The associative and commutative integer operation that Step applies to
/// Result, if there is one. A subtraction is an addition of the negation, and a
/// left shift is a multiplication, if Result is the left operand.
static Instruction::BinaryOps associativeOperation(const BinaryOperator &Step,
                                                   const Value *Result) {
  switch (Step.getOpcode()) {
  case Instruction::Add:
  case Instruction::Mul:
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
    return Step.getOpcode();
  case Instruction::Sub:
    if (Step.getOperand(0) == Result)
      return Instruction::Add;
    break;
  case Instruction::Shl:
    if (auto *Amount = dyn_cast<ConstantInt>(Step.getOperand(1)))
      if (Step.getOperand(0) == Result &&
          Amount->getValue().ult(Amount->getBitWidth()))
        return Instruction::Mul;
    break;
  default:
    break;
  }
  return Instruction::BinaryOpsEnd;
}

/// Collects the steps from the call to Returned. Returns false if one of them
/// is not associative, differs from the others, or has a result with other
/// uses.
static bool findSteps(SelfTailCall &Tail, const Value *Returned) {
  Instruction *Result = Tail.Call;
  while (Result != Returned) {
    if (!Result->hasOneUse())
      return false;
    auto *Step = dyn_cast<BinaryOperator>(Result->user_back());
    if (!Step || Step->getParent() != Tail.Call->getParent())
      return false;
    Instruction::BinaryOps Operation = associativeOperation(*Step, Result);
    if (Operation == Instruction::BinaryOpsEnd ||
        (!Tail.Steps.empty() && Operation != Tail.Operation))
      return false;
    Tail.Operation = Operation;
    Tail.Steps.push_back(Step);
    Result = Step;
  }
  return Tail.Steps.empty() || Result->hasOneUse();
}

/// Searches BB for a self-call after which nothing needs to be executed. Sets
/// WhyNot if there is one in tail position that cannot become a jump.
static std::optional<SelfTailCall>
findSelfTailCall(BasicBlock &BB, StringRef &WhyNot, CallInst *&Found) {
  Function &F = *BB.getParent();
  bool Returns = false;
  Value *Returned = returnedValue(BB, Returns);
  if (!Returns)
    return std::nullopt;

  CallInst *Call = nullptr;
  SmallVector<Instruction *, 4> After;
  for (Instruction &I : reverse(BB)) {
    auto *C = dyn_cast<CallInst>(&I);
    if (C && C->getCalledFunction() == &F) {
      Call = C;
      break;
    }
    if (I.isTerminator() || I.isLifetimeStartOrEnd() || isa<PseudoProbeInst>(I))
      continue;
    // An instruction after the call is allowed only if it could be executed
    // before the call as well.
    if (I.mayReadOrWriteMemory() || isa<PHINode, AllocaInst>(I) ||
        !isSafeToSpeculativelyExecute(&I))
      return std::nullopt;
    After.push_back(&I);
  }
  if (!Call)
    return std::nullopt;

  SelfTailCall Tail;
  Tail.Call = Call;
  // A musttail call may be followed by a cast without effect, which is skipped.
  if (auto *Cast = dyn_cast_or_null<BitCastInst>(Returned))
    if (Cast->getOperand(0) == Call && Cast->getType() == Call->getType())
      Returned = Call;
  if (!F.getReturnType()->isVoidTy()) {
    Found = Call;
    if (!findSteps(Tail, Returned)) {
      WhyNot = Call->getType()->isFPOrFPVectorTy()
                   ? "floating-point operations must not be reordered"
                   : "its result is not the operand of exactly one associative "
                     "and commutative operation";
      return std::nullopt;
    }
  }
  Found = Call;
  // Apart from the steps and the cast, no instruction after the call may use
  // its result.
  for (Instruction *I : After)
    if (!is_contained(Tail.Steps, I) && !isa<BitCastInst>(I))
      if (is_contained(I->operands(), Call))
        return std::nullopt;

  WhyNot = whyCallCannotBeJump(*Call);
  if (!WhyNot.empty())
    return std::nullopt;
  return Tail;
}

SmallPtrSet<const CallInst *, 4> mincaml::possibleSelfTailCalls(Function &F) {
  SmallPtrSet<const CallInst *, 4> Calls;
  if (!whyFrameCannotBeShared(F).empty())
    return Calls;
  for (BasicBlock &BB : F) {
    StringRef WhyNot;
    CallInst *Found = nullptr;
    if (auto Tail = findSelfTailCall(BB, WhyNot, Found);
        Tail && Tail->Steps.empty())
      Calls.insert(Tail->Call);
  }
  return Calls;
}

/// Whether some block of F ends in a `musttail` call that is not in Calls.
static bool endsInOtherCalls(const Function &F, ArrayRef<SelfTailCall> Calls) {
  SmallPtrSet<const Instruction *, 8> Ours;
  for (const SelfTailCall &Tail : Calls)
    Ours.insert(Tail.Call);
  return any_of(F, [&](const BasicBlock &BB) {
    const CallInst *Call = BB.getTerminatingMustTailCall();
    return Call && !Ours.contains(Call);
  });
}

/// The calls in F that can become jumps, in reverse post-order of their blocks.
/// All calls with Steps have the same Operation. Emits remarks for the other
/// calls.
static SmallVector<SelfTailCall, 4>
findSelfTailCalls(Function &F, OptimizationRemarkEmitter &Remarks) {
  auto Report = [&](const CallInst *Call, StringRef WhyNot) {
    Remarks.emit([&] {
      return OptimizationRemarkMissed(DEBUG_TYPE, "StaysCall", Call)
             << "call of itself at the end of the function is not eliminated: "
             << WhyNot;
    });
  };
  SmallVector<SelfTailCall, 4> Calls;
  for (BasicBlock *BB : ReversePostOrderTraversal<Function *>(&F)) {
    StringRef WhyNot;
    CallInst *Found = nullptr;
    if (std::optional<SelfTailCall> Tail = findSelfTailCall(*BB, WhyNot, Found))
      Calls.push_back(std::move(*Tail));
    else if (!WhyNot.empty())
      Report(Found, WhyNot);
  }

  // All calls share one accumulator, so their operations have to be equal.
  auto FirstWithSteps = find_if(
      Calls, [](const SelfTailCall &Tail) { return !Tail.Steps.empty(); });
  if (FirstWithSteps == Calls.end())
    return Calls;
  Instruction::BinaryOps Operation = FirstWithSteps->Operation;
  bool Blocked = endsInOtherCalls(F, Calls);
  erase_if(Calls, [&](const SelfTailCall &Tail) {
    if (Tail.Steps.empty())
      return false;
    if (Blocked)
      Report(
          Tail.Call,
          "an accumulator would separate other tail calls from their returns");
    else if (Tail.Operation != Operation)
      Report(Tail.Call, "there is an accumulator for another operation");
    return Blocked || Tail.Operation != Operation;
  });
  return Calls;
}

//===----------------------------------------------------------------------===//
// Parameters in memory
//===----------------------------------------------------------------------===//

/// Whether both pointers have the same base and the same constant offset.
static bool isSameLocation(const Value *A, const Value *B,
                           const DataLayout &DL) {
  if (A == B)
    return true;
  // The offsets may have different widths.
  if (A->getType() != B->getType())
    return false;
  APInt OffsetA(DL.getIndexTypeSizeInBits(A->getType()), 0);
  APInt OffsetB(DL.getIndexTypeSizeInBits(B->getType()), 0);
  const Value *BaseA = A->stripAndAccumulateConstantOffsets(DL, OffsetA, true);
  const Value *BaseB = B->stripAndAccumulateConstantOffsets(DL, OffsetB, true);
  return BaseA == BaseB && OffsetA == OffsetB;
}

/// The store whose value Load would read if it were executed in place of the
/// call; null if it is not known.
static StoreInst *findStoreBefore(const CallInst &Call, const LoadInst &Load,
                                  AAResults &Alias) {
  constexpr unsigned MaximumDistance = 100;
  const DataLayout &DL = Load.getDataLayout();
  MemoryLocation Location(Load.getPointerOperand(),
                          MemoryLocation::get(&Load).Size);
  unsigned Distance = 0;
  for (Instruction *I = const_cast<Instruction *>(Call.getPrevNode()); I;
       I = I->getPrevNode()) {
    if (++Distance > MaximumDistance)
      return nullptr;
    if (!I->mayWriteToMemory())
      continue;
    auto *Store = dyn_cast<StoreInst>(I);
    if (Store && Store->isSimple() &&
        Store->getValueOperand()->getType() == Load.getType() &&
        isSameLocation(Store->getPointerOperand(), Load.getPointerOperand(),
                       DL))
      return Store;
    if (isModSet(Alias.getModRefInfo(I, Location)))
      return nullptr;
  }
  return nullptr;
}

/// The blocks from which a call is reachable, which are the blocks of the loop.
static SmallVector<BasicBlock *, 16>
blocksBefore(ArrayRef<SelfTailCall> Calls) {
  SmallVector<BasicBlock *, 16> Blocks;
  SmallPtrSet<BasicBlock *, 16> Seen;
  for (const SelfTailCall &Tail : Calls)
    if (Seen.insert(Tail.Call->getParent()).second)
      Blocks.push_back(Tail.Call->getParent());
  for (unsigned I = 0; I < Blocks.size(); ++I)
    for (BasicBlock *P : predecessors(Blocks[I]))
      if (Seen.insert(P).second)
        Blocks.push_back(P);
  return Blocks;
}

/// The memory parameters of F for these calls.
static SmallVector<MemoryParameter, 4>
findMemoryParameters(Function &F, ArrayRef<SelfTailCall> Calls,
                     AAResults &Alias) {
  SmallVector<MemoryParameter, 4> Parameters;
  if (Calls.empty())
    return Parameters;
  for (Instruction &I : F.getEntryBlock()) {
    // Later loads might not be executed, or read another value.
    if (I.mayWriteToMemory() || !isGuaranteedToTransferExecutionToSuccessor(&I))
      break;
    auto *Load = dyn_cast<LoadInst>(&I);
    if (!Load || !Load->isSimple() ||
        Load->hasMetadata(LLVMContext::MD_invariant_load) ||
        !isa<Constant>(Load->getPointerOperand()))
      continue;
    MemoryParameter Parameter = {Load, {}};
    for (const SelfTailCall &Tail : Calls)
      if (StoreInst *Store = findStoreBefore(*Tail.Call, *Load, Alias))
        Parameter.Stores.push_back(Store);
      else
        break;
    if (Parameter.Stores.size() == Calls.size())
      Parameters.push_back(std::move(Parameter));
  }

  // Find stores that change nothing: all instructions in the loop that may
  // write must be such stores or write elsewhere.
  SmallVector<Instruction *, 16> Writers;
  SmallPtrSet<const Instruction *, 8> Calling;
  for (const SelfTailCall &Tail : Calls)
    Calling.insert(Tail.Call);
  for (BasicBlock *BB : blocksBefore(Calls))
    for (Instruction &I : *BB)
      if (I.mayWriteToMemory() && !Calling.contains(&I))
        Writers.push_back(&I);
  for (MemoryParameter &Parameter : Parameters) {
    MemoryLocation Location(Parameter.Load->getPointerOperand(),
                            MemoryLocation::get(Parameter.Load).Size);
    Parameter.StoresAreRedundant =
        all_of(Parameter.Stores,
               [&](const StoreInst *Store) {
                 return Store->getValueOperand() == Parameter.Load;
               }) &&
        none_of(Writers, [&](Instruction *Writer) {
          return !is_contained(Parameter.Stores, Writer) &&
                 isModSet(Alias.getModRefInfo(Writer, Location));
        });
  }
  return Parameters;
}

//===----------------------------------------------------------------------===//
// Conversion to a loop
//===----------------------------------------------------------------------===//

namespace {

class LoopMaker {
public:
  LoopMaker(Function &F, ArrayRef<SelfTailCall> Calls,
            ArrayRef<MemoryParameter> MemoryParameters)
      : F(F), Calls(Calls), MemoryParameters(MemoryParameters),
        Loop(F, to_vector<4>(map_range(
                    Calls, [](const SelfTailCall &T) { return T.Call; }))) {}

  void run() {
    SmallSetVector<StoreInst *, 8> Redundant;
    for (const MemoryParameter &Parameter : MemoryParameters) {
      Parameter.Load->moveBefore(Loop.entry().getTerminator()->getIterator());
      Loop.replaceByPhi(Parameter.Load, [&](unsigned I) -> Use & {
        return Parameter.Stores[I]->getOperandUse(0);
      });
      if (Parameter.StoresAreRedundant)
        Redundant.insert_range(Parameter.Stores);
    }
    for (StoreInst *Store : Redundant)
      Store->eraseFromParent();
    if (any_of(Calls,
               [](const SelfTailCall &Tail) { return !Tail.Steps.empty(); }))
      makeAccumulator();
    for (const SelfTailCall &Tail : Calls)
      Loop.jumpInsteadOf(*Tail.Call);
  }

private:
  /// Creates acc = phi(neutral element, acc op x), and replaces `return v` by
  /// `return acc op v`.
  void makeAccumulator() {
    Instruction::BinaryOps Operation =
        find_if(Calls, [](const SelfTailCall &Tail) {
          return !Tail.Steps.empty();
        })->Operation;
    Constant *Neutral =
        ConstantExpr::getBinOpIdentity(Operation, F.getReturnType());
    PHINode *Accumulator = Loop.makePhi(Neutral, "accumulator");
    for (const SelfTailCall &Tail : Calls) {
      Value *Next = Accumulator;
      Value *Result = Tail.Call;
      for (BinaryOperator *Step : Tail.Steps) {
        Step->getOperandUse(Step->getOperand(0) == Result ? 0 : 1).set(Next);
        // The flags may not hold for the new intermediate results.
        Step->dropPoisonGeneratingFlags();
        Step->dropUnknownNonDebugMetadata();
        Next = Result = Step;
      }
      Accumulator->addIncoming(Next, Tail.Call->getParent());
    }

    SmallPtrSet<BasicBlock *, 8> Jumping;
    for (const SelfTailCall &Tail : Calls)
      Jumping.insert(Tail.Call->getParent());
    for (BasicBlock &BB : F) {
      auto *Return = dyn_cast<ReturnInst>(BB.getTerminator());
      if (!Return || Jumping.contains(&BB))
        continue;
      Value *Total = Accumulator;
      if (Return->getReturnValue() != Neutral) {
        IRBuilder<> Builder(Return);
        Total = Builder.Insert(BinaryOperator::Create(Operation, Accumulator,
                                                      Return->getReturnValue()),
                               "total");
      }
      Return->setOperand(0, Total);
    }
  }

  Function &F;
  ArrayRef<SelfTailCall> Calls;
  ArrayRef<MemoryParameter> MemoryParameters;
  SelfCallLoop Loop;
};

} // namespace

/// Whether F has calls of itself that are not in TailCalls.
static bool hasOtherCalls(Function &F, ArrayRef<SelfTailCall> TailCalls) {
  return any_of(instructions(F), [&](const Instruction &I) {
    const auto *Call = dyn_cast<CallBase>(&I);
    return Call && Call->getCalledFunction() == &F &&
           none_of(TailCalls,
                   [&](const SelfTailCall &Tail) { return Tail.Call == Call; });
  });
}

/// Returns whether F changed.
static bool
turnTailRecursionIntoLoop(Function &F, AAResults &Alias,
                          OptimizationRemarkEmitter &Remarks,
                          const TailRecursionPass::Options &TheOptions) {
  SmallVector<SelfTailCall, 4> Calls = findSelfTailCalls(F, Remarks);
  if (Calls.empty() || (TheOptions.OnlyLoops && hasOtherCalls(F, Calls)))
    return false;
  if (StringRef WhyNot = whyFrameCannotBeShared(F); !WhyNot.empty()) {
    for (const SelfTailCall &Tail : Calls)
      Remarks.emit([&] {
        return OptimizationRemarkMissed(DEBUG_TYPE, "StaysCall", Tail.Call)
               << "calls of " << ore::NV("Function", &F)
               << " to itself are not eliminated: " << WhyNot;
      });
    return false;
  }
  for (const SelfTailCall &Tail : Calls)
    Remarks.emit([&] {
      OptimizationRemark Remark(DEBUG_TYPE, "Jump", Tail.Call);
      Remark << "call of " << ore::NV("Function", &F)
             << " to itself becomes a jump to its start";
      if (!Tail.Steps.empty())
        Remark << ", with an accumulator";
      return Remark;
    });
  SmallVector<MemoryParameter, 4> MemoryParameters =
      findMemoryParameters(F, Calls, Alias);
  LoopMaker(F, Calls, MemoryParameters).run();
  return true;
}

PreservedAnalyses TailRecursionPass::run(Function &F,
                                         FunctionAnalysisManager &AM) {
  const bool Changed = turnTailRecursionIntoLoop(
      F, AM.getResult<AAManager>(F),
      AM.getResult<OptimizationRemarkEmitterAnalysis>(F), TheOptions);
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}
