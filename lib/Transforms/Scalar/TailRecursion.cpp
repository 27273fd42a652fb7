//===- TailRecursion.cpp - Tail recursion elimination ---------------------===//

#include "Scalar/SelfTailCalls.h"
#include "Utils/PassOptions.h"
#include "mincaml/Transforms/Scalar.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

#define DEBUG_TYPE "mincaml-tailrec"

using namespace mincaml;
using namespace llvm;

namespace {

class LoopMaker {
public:
  LoopMaker(Function &F, ArrayRef<SelfTailCall> Calls,
            ArrayRef<MemoryParameter> MemoryParameters)
      : F(F), Calls(Calls), MemoryParameters(MemoryParameters) {}

  void run();

private:
  void makeEntry();
  PHINode *makePhi(Value *Initial, const Twine &Name);
  void replaceByPhi(Value *Initial, function_ref<Use &(unsigned)> Next);
  static void describeByValue(Value *Initial);
  void makeAccumulator();
  void jump(const SelfTailCall &Tail);

  Function &F;
  ArrayRef<SelfTailCall> Calls;
  ArrayRef<MemoryParameter> MemoryParameters;
  BasicBlock *Entry = nullptr;
  /// The former entry block.
  BasicBlock *Header = nullptr;
};

} // namespace

void LoopMaker::run() {
  makeEntry();
  for (Argument &A : F.args())
    replaceByPhi(&A, [&](unsigned I) -> Use & {
      return Calls[I].Call->getArgOperandUse(A.getArgNo());
    });
  SmallSetVector<StoreInst *, 8> Redundant;
  for (const MemoryParameter &Parameter : MemoryParameters) {
    Parameter.Load->moveBefore(Entry->getTerminator()->getIterator());
    replaceByPhi(Parameter.Load, [&](unsigned I) -> Use & {
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
    jump(Tail);
}

/// Creates a new entry block with the allocas, so that all iterations share
/// them.
void LoopMaker::makeEntry() {
  Header = &F.getEntryBlock();
  Entry = BasicBlock::Create(F.getContext(), "", &F, Header);
  Entry->takeName(Header);
  Header->setName("loop");
  BranchInst *Jump = BranchInst::Create(Header, Entry);
  for (Instruction &I : make_early_inc_range(*Header))
    if (isa<AllocaInst>(I))
      I.moveBefore(Jump->getIterator());
}

PHINode *LoopMaker::makePhi(Value *Initial, const Twine &Name) {
  auto *Phi = PHINode::Create(Initial->getType(), Calls.size() + 1, Name);
  Phi->insertBefore(Header->getFirstNonPHIIt());
  return Phi;
}

/// Adapts the debug records of Initial, which must not describe later
/// iterations by the value of the first one. A declare record says that Initial
/// is the address of a variable in the whole function. A phi node is that
/// address only from its position on, so that a value record replaces the
/// declare record.
void LoopMaker::describeByValue(Value *Initial) {
  for (DbgVariableRecord *Record : findDVRDeclares(Initial)) {
    DbgVariableRecord *Value = DbgVariableRecord::createDbgVariableRecord(
        Initial, Record->getVariable(),
        DIExpression::append(Record->getExpression(), {dwarf::DW_OP_deref}),
        Record->getDebugLoc());
    Value->insertBefore(Record);
    Record->eraseFromParent();
  }
  // The generated code must not depend on debug information.
  if (Initial->use_empty())
    for (DbgVariableRecord *Record : findDVRValues(Initial))
      Record->setKillLocation();
}

/// Replaces a value by a phi node, unless it never changes. The value is
/// Initial in the first iteration, and Next(I) in the iteration after the I-th
/// call.
void LoopMaker::replaceByPhi(Value *Initial,
                             function_ref<Use &(unsigned)> Next) {
  auto Iterations = seq<unsigned>(0, Calls.size());
  if (all_of(Iterations, [&](unsigned I) { return Next(I) == Initial; }))
    return;
  describeByValue(Initial);
  if (Initial->use_empty())
    return;
  PHINode *Phi = makePhi(Initial, Initial->getName());
  // This includes the operands of calls and stores, and debug records.
  Initial->replaceAllUsesWith(Phi);
  Phi->addIncoming(Initial, Entry);
  for (unsigned I : Iterations)
    Phi->addIncoming(Next(I), Calls[I].Call->getParent());
}

/// Creates acc = phi(neutral element, acc op x), and replaces `return v` by
/// `return acc op v`.
void LoopMaker::makeAccumulator() {
  Instruction::BinaryOps Operation =
      find_if(Calls, [](const SelfTailCall &Tail) {
        return !Tail.Steps.empty();
      })->Operation;
  Constant *Neutral =
      ConstantExpr::getBinOpIdentity(Operation, F.getReturnType());
  PHINode *Accumulator = makePhi(Neutral, "accumulator");
  Accumulator->addIncoming(Neutral, Entry);
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

/// Replaces the call and the return after it by a jump to the loop header.
void LoopMaker::jump(const SelfTailCall &Tail) {
  CallInst *Call = Tail.Call;
  BasicBlock *BB = Call->getParent();
  Instruction *Old = BB->getTerminator();
  BasicBlock *Next = Old->getNumSuccessors() ? Old->getSuccessor(0) : nullptr;
  BranchInst *Jump = BranchInst::Create(Header);
  Jump->insertBefore(Old->getIterator());
  Jump->setDebugLoc(Call->getDebugLoc());
  if (Next)
    Next->removePredecessor(BB);
  Old->eraseFromParent();
  Call->replaceAllUsesWith(PoisonValue::get(Call->getType()));
  Call->eraseFromParent();
  // Delete the blocks that were only reachable from here.
  while (Next && pred_empty(Next)) {
    BasicBlock *Dead = Next;
    Next = Dead->getSingleSuccessor();
    DeleteDeadBlock(Dead);
  }
}

/// Whether F has calls of itself that are not in TailCalls.
static bool hasOtherCalls(Function &F, ArrayRef<SelfTailCall> TailCalls) {
  return any_of(instructions(F), [&](const Instruction &I) {
    const auto *Call = dyn_cast<CallBase>(&I);
    return Call && Call->getCalledFunction() == &F &&
           none_of(TailCalls,
                   [&](const SelfTailCall &Tail) { return Tail.Call == Call; });
  });
}

bool mincaml::turnTailRecursionIntoLoop(
    Function &F, AAResults &Alias, OptimizationRemarkEmitter &Remarks,
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

Expected<TailRecursionPass::Options>
TailRecursionPass::parseOptions(StringRef Text) {
  return parsePassOptions<Options>(
      Text, DEBUG_TYPE, "loops", [](StringRef Option, Options &Result) {
        return Option == "loops" && (Result.OnlyLoops = true);
      });
}

void TailRecursionPass::printPipeline(
    raw_ostream &OS, function_ref<StringRef(StringRef)> PassNameOfClass) {
  OS << PassNameOfClass(name()) << (TheOptions.OnlyLoops ? "<loops>" : "");
}

PreservedAnalyses TailRecursionPass::run(Function &F,
                                         FunctionAnalysisManager &AM) {
  if (!turnTailRecursionIntoLoop(
          F, AM.getResult<AAManager>(F),
          AM.getResult<OptimizationRemarkEmitterAnalysis>(F), TheOptions))
    return PreservedAnalyses::all();
  return PreservedAnalyses::none();
}
