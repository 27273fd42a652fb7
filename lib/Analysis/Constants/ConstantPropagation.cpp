//===- ConstantPropagation.cpp - Sparse conditional constant propagation --===//

#include "mincaml/Analysis/Constants/ConstantPropagation.h"
#include "mincaml/DataFlow/FlowGraph.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"

using namespace mincaml;
using namespace llvm;
using namespace llvm::PatternMatch;

using LatticeValue = ConstantPropagation::LatticeValue;

/// The maximum of blocks times slots. In a larger function, slots are not
/// analyzed.
static constexpr size_t MaximumStates = size_t(1) << 21;

namespace mincaml {

/// The solver. As in Wegman and Zadeck's algorithm it has two worklists: blocks
/// with a newly feasible edge or a changed state, and instructions with an
/// operand that has changed.
class ConstantPropagationSolver {
public:
  ConstantPropagationSolver(Function &F, ConstantPropagation &Result)
      : F(F), Result(Result), Graph(F) {
    Result.Numbers.reserve(Graph.size());
    for (BasicBlock *B : Graph.blocks())
      Result.Numbers.try_emplace(B, Result.Numbers.size());
    findSlots();
  }

  void solve() {
    Pending.resize(Graph.blocks().size());
    Walked.resize(Graph.blocks().size());
    Result.Reached.insert(&F.getEntryBlock());
    Pending.set(0);
    do {
      propagate();
    } while (raiseUninitializedLoads());
  }

private:
  void findSlots() {
    for (Instruction &I : instructions(F)) {
      auto *Slot = dyn_cast<AllocaInst>(&I);
      if (!Slot || Slot->isArrayAllocation() || Slot->isSwiftError() ||
          !isAllocaPromotable(Slot))
        continue;
      SlotNumbers[Slot] = Result.Slots.size();
      Result.Slots.push_back(Slot);
    }
    size_t Blocks = Graph.blocks().size();
    if (Result.Slots.size() * Blocks > MaximumStates) {
      SlotNumbers.clear();
      Result.Slots.clear();
    }
    StateLattice = dataflow::Pointwise<ConstantPropagation::ValueLattice>(
        Result.Slots.size());
    Result.StateAtStart.assign(Blocks, StateLattice.bottom());
    Result.StateAtEnd = Result.StateAtStart;
    AccessesSlots.resize(Blocks);
    for (const AllocaInst *Slot : Result.Slots)
      for (const User *U : Slot->users())
        if (auto I = Result.Numbers.find(cast<Instruction>(U)->getParent());
            I != Result.Numbers.end())
          AccessesSlots.set(I->second);
  }

  /// The number of the slot that a load reads or a store writes, or -1.
  int slotOf(const Instruction &I) const {
    const Value *Pointer = getLoadStorePointerOperand(&I);
    auto Slot = SlotNumbers.find(Pointer);
    return Slot == SlotNumbers.end() ? -1 : int(Slot->second);
  }

  void propagate() {
    while (true) {
      if (!Changed.empty()) {
        visitUser(*Changed.pop_back_val());
        continue;
      }
      // Blocks are visited cyclically in reverse post order.
      int Next = Pending.find_next(LastBlock);
      if (Next == -1)
        Next = Pending.find_first();
      if (Next == -1)
        return;
      LastBlock = Next;
      Pending.reset(Next);
      visitBlock(Next);
    }
  }

  void visitBlock(unsigned Number) {
    BasicBlock &B = *Graph.blocks()[Number];
    auto State = Result.StateAtStart[Number];
    // On a second visit, only the state of the slots can have changed.
    if (!Walked.test(Number) || AccessesSlots.test(Number)) {
      Walked.set(Number);
      for (Instruction &I : B)
        visitStatement(I, State);
    }
    Result.StateAtEnd[Number] = std::move(State);
    visitTerminator(*B.getTerminator(), /*StateChanged=*/true);
  }

  /// The transfer function of one instruction.
  void visitStatement(Instruction &I, ConstantPropagation::State &State) {
    int Slot = slotOf(I);
    if (Slot == -1)
      raise(I, evaluate(I));
    else if (auto *Store = dyn_cast<StoreInst>(&I))
      State[Slot] = Result.valueOf(*Store->getValueOperand());
    else
      raise(I, State[Slot]);
  }

  /// Visits I after one of its operands has changed.
  void visitUser(Instruction &I) {
    if (!Result.Reached.contains(I.getParent()))
      return;
    if (I.isTerminator())
      visitTerminator(I, /*StateChanged=*/false);
    if (slotOf(I) != -1)
      Pending.set(Result.Numbers.find(I.getParent())->second);
    else
      raise(I, evaluate(I));
  }

  /// Raises the value of I to its join with V. Values only rise, so that the
  /// solver terminates.
  void raise(Instruction &I, const LatticeValue &V) {
    if (I.getType()->isVoidTy() || V.isBottom())
      return;
    auto Known = Result.Values.try_emplace(&I, LatticeValue::bottom()).first;
    if (ConstantPropagation::ValueLattice().join(Known->second, V))
      for (User *U : I.users())
        Changed.push_back(cast<Instruction>(U));
  }

  void visitTerminator(Instruction &Terminator, bool StateChanged) {
    const Value *Condition = nullptr;
    if (auto *Branch = dyn_cast<BranchInst>(&Terminator)) {
      if (Branch->isConditional())
        Condition = Branch->getCondition();
    } else if (auto *Switch = dyn_cast<SwitchInst>(&Terminator)) {
      Condition = Switch->getCondition();
    }
    if (Condition) {
      LatticeValue V = Result.valueOf(*Condition);
      if (V.isBottom())
        return;
      if (auto *C = V.isValue() ? dyn_cast<ConstantInt>(V.value()) : nullptr) {
        BasicBlock *Target;
        if (auto *Switch = dyn_cast<SwitchInst>(&Terminator))
          Target = Switch->findCaseValue(C)->getCaseSuccessor();
        else
          Target = Terminator.getSuccessor(C->isZero() ? 1 : 0);
        take(*Terminator.getParent(), *Target, StateChanged);
        return;
      }
    }
    for (BasicBlock *Successor : successors(&Terminator))
      take(*Terminator.getParent(), *Successor, StateChanged);
  }

  void take(BasicBlock &From, BasicBlock &To, bool StateChanged) {
    bool IsNew = Result.FeasibleEdges.insert({&From, &To}).second;
    if (!IsNew && !StateChanged)
      return;
    unsigned Number = Result.Numbers.find(&To)->second;
    unsigned FromNumber = Result.Numbers.find(&From)->second;
    bool IsNews = Result.Reached.insert(&To).second;
    IsNews |= StateLattice.join(Result.StateAtStart[Number],
                                Result.StateAtEnd[FromNumber]);
    if (IsNews)
      Pending.set(Number);
    if (IsNew)
      for (PHINode &Phi : To.phis())
        raise(Phi, Result.valueOf(*Phi.getIncomingValueForBlock(&From)));
  }

  /// The value of I, computed from the values of its operands.
  LatticeValue evaluate(const Instruction &I) const {
    if (const auto *Phi = dyn_cast<PHINode>(&I))
      return evaluatePhi(*Phi);
    if (const auto *Select = dyn_cast<SelectInst>(&I))
      return evaluateSelect(*Select);
    if (I.getType()->isVoidTy() || I.getType()->isTokenTy() ||
        I.isTerminator() || isa<AllocaInst>(I) ||
        (isa<CallBase>(I) && !isa<IntrinsicInst>(I)))
      return LatticeValue::top();
    SmallVector<Constant *, 4> Operands;
    bool AnyTop = false;
    for (const Value *Operand : I.operands()) {
      LatticeValue V = Result.valueOf(*Operand);
      if (V.isBottom())
        return V;
      AnyTop |= V.isTop();
      Operands.push_back(V.isValue() ? V.value() : nullptr);
    }
    Constant *C =
        AnyTop ? decidedByOne(I, Operands) : foldConstantOperands(I, Operands);
    return C ? LatticeValue::value(C) : LatticeValue::top();
  }

  LatticeValue evaluatePhi(const PHINode &Phi) const {
    LatticeValue Joined = LatticeValue::bottom();
    for (unsigned I = 0, E = Phi.getNumIncomingValues(); I < E; ++I)
      if (Result.isFeasible(*Phi.getIncomingBlock(I), *Phi.getParent())) {
        ConstantPropagation::ValueLattice().join(
            Joined, Result.valueOf(*Phi.getIncomingValue(I)));
        if (Joined.isTop())
          break;
      }
    return Joined;
  }

  LatticeValue evaluateSelect(const SelectInst &Select) const {
    LatticeValue Condition = Result.valueOf(*Select.getCondition());
    if (Condition.isBottom())
      return Condition;
    LatticeValue True = Result.valueOf(*Select.getTrueValue());
    LatticeValue False = Result.valueOf(*Select.getFalseValue());
    if (Condition.isValue()) {
      if (Condition.value()->isAllOnesValue())
        return True;
      if (Condition.value()->isNullValue())
        return False;
    }
    ConstantPropagation::ValueLattice().join(True, False);
    return True;
  }

  /// The result of I if one constant operand determines it (`x * 0`, `x & 0`,
  /// `x | -1`); otherwise null. Operands that are not constant are null.
  static Constant *decidedByOne(const Instruction &I,
                                ArrayRef<Constant *> Operands) {
    for (Constant *C : Operands) {
      if (!C)
        continue;
      switch (I.getOpcode()) {
      case Instruction::Mul:
      case Instruction::And:
        if (C->isNullValue())
          return C;
        break;
      case Instruction::Or:
        if (C->isAllOnesValue())
          return C;
        break;
      default:
        return nullptr;
      }
    }
    return nullptr;
  }

  /// Raises loads that are still at bottom to top: they read a slot before any
  /// store, which gives undef. Returns whether there was any.
  bool raiseUninitializedLoads() {
    bool Raised = false;
    for (const AllocaInst *Slot : Result.Slots)
      for (const User *U : Slot->users()) {
        auto *Load = dyn_cast<LoadInst>(const_cast<User *>(U));
        if (!Load || !Result.Reached.contains(Load->getParent()) ||
            !Result.valueOf(*Load).isBottom())
          continue;
        raise(*Load, LatticeValue::top());
        Raised = true;
      }
    return Raised;
  }

  Function &F;
  ConstantPropagation &Result;
  dataflow::FlowGraph<BasicBlock> Graph;
  dataflow::Pointwise<ConstantPropagation::ValueLattice> StateLattice{0};
  DenseMap<const Value *, unsigned> SlotNumbers;
  /// Sets of blocks: those that access a slot, those that have been visited,
  /// and those that have to be visited.
  BitVector AccessesSlots, Walked, Pending;
  int LastBlock = -1;
  SmallVector<Instruction *, 64> Changed;
};

} // namespace mincaml

ConstantPropagation::ConstantPropagation(Function &F) {
  ConstantPropagationSolver(F, *this).solve();
}

LatticeValue ConstantPropagation::valueOf(const Value &V) const {
  if (const auto *C = dyn_cast<Constant>(&V)) {
    if (isa<UndefValue>(C) || C->containsUndefOrPoisonElement() ||
        C->isThreadDependent())
      return LatticeValue::top();
    return LatticeValue::value(const_cast<Constant *>(C));
  }
  if (!isa<Instruction>(V))
    return LatticeValue::top();
  auto Known = Values.find(&V);
  return Known == Values.end() ? LatticeValue::bottom() : Known->second;
}

Constant *ConstantPropagation::constantOf(const Value &V) const {
  LatticeValue Known = valueOf(V);
  return Known.isValue() ? Known.value() : nullptr;
}

bool ConstantPropagation::isReached(const BasicBlock &B) const {
  return Reached.contains(&B);
}

bool ConstantPropagation::isFeasible(const BasicBlock &From,
                                     const BasicBlock &To) const {
  return FeasibleEdges.contains({&From, &To});
}

LatticeValue ConstantPropagation::atStart(const BasicBlock &B,
                                          unsigned I) const {
  auto Number = Numbers.find(&B);
  return Number == Numbers.end() ? LatticeValue::bottom()
                                 : StateAtStart[Number->second][I];
}

LatticeValue ConstantPropagation::atEnd(const BasicBlock &B, unsigned I) const {
  auto Number = Numbers.find(&B);
  return Number == Numbers.end() ? LatticeValue::bottom()
                                 : StateAtEnd[Number->second][I];
}

AnalysisKey ConstantPropagationAnalysis::Key;

ConstantPropagation
ConstantPropagationAnalysis::run(Function &F, FunctionAnalysisManager &) {
  return ConstantPropagation(F);
}
