//===- ConstantPropagation.cpp - Sparse conditional constant propagation --===//

#include "mincaml/Analysis/Constants/ConstantPropagation.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "mincaml/DataFlow/FlowGraph.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"

using namespace mincaml;
using namespace llvm;
using namespace llvm::PatternMatch;

using LatticeValue = ConstantPropagation::LatticeValue;

/// The limit for the number of blocks times the number of slots. The slots of a
/// larger function are not analyzed.
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
    // When a block is visited again, only the states of the slots can be new:
    // visitUser() handles changed operands.
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

  /// Raises the value of I to its join with V. Values only rise, so the solver
  /// terminates.
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

  /// Returns the result of I if one constant operand determines it (`x * 0`,
  /// `x & 0`, `x | -1`); otherwise null. Operands contains null for each
  /// operand that is not constant.
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

  /// Raises the loads that are still at bottom to top: they read a slot before
  /// any store to it, which gives undef. Returns whether there were any.
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

//===----------------------------------------------------------------------===//
// Folding of one instruction
//===----------------------------------------------------------------------===//

/// Whether IEEE 754 or integer arithmetic determines the result of an intrinsic
/// to the last bit. The results of `sin` or `pow` differ between C libraries.
static bool isExactIntrinsic(Intrinsic::ID ID) {
  switch (ID) {
  case Intrinsic::sqrt:
  case Intrinsic::fabs:
  case Intrinsic::floor:
  case Intrinsic::ceil:
  case Intrinsic::trunc:
  case Intrinsic::abs:
  case Intrinsic::smin:
  case Intrinsic::smax:
  case Intrinsic::umin:
  case Intrinsic::umax:
    return true;
  default:
    return false;
  }
}

/// Whether computations with type T in the function of I follow IEEE 754 with
/// its defaults: the default rounding mode, exceptions ignored, denormal
/// numbers kept.
static bool isPlainFloatingPoint(const Instruction &I, const Type *T) {
  const Type *Scalar = T->getScalarType();
  if (!Scalar->isFloatingPointTy())
    return true;
  if (Scalar->isPPC_FP128Ty())
    return false;
  const Function &F = *I.getFunction();
  return !F.hasFnAttribute(Attribute::StrictFP) &&
         F.getDenormalMode(Scalar->getFltSemantics()) ==
             DenormalMode::getIEEE();
}

static bool hasNaN(const Constant &C) {
  if (const auto *Number = dyn_cast<ConstantFP>(&C))
    return Number->isNaN();
  const auto *Vector = dyn_cast<FixedVectorType>(C.getType());
  if (!Vector || !Vector->getElementType()->isFloatingPointTy())
    return false;
  for (unsigned I = 0; I < Vector->getNumElements(); ++I) {
    const auto *Element =
        dyn_cast_or_null<ConstantFP>(C.getAggregateElement(I));
    if (!Element || Element->isNaN())
      return true;
  }
  return false;
}

/// Whether I only moves values or changes signs. A NaN then keeps its payload.
static bool keepsNaNs(const Instruction &I) {
  if (const auto *Call = dyn_cast<IntrinsicInst>(&I))
    return Call->getIntrinsicID() == Intrinsic::fabs;
  return !I.isBinaryOp() && !isa<FPExtInst, FPTruncInst>(I);
}

static Constant *computeConstant(const Instruction &I,
                                 ArrayRef<Constant *> Operands) {
  const DataLayout &DL = I.getDataLayout();
  if (const auto *Load = dyn_cast<LoadInst>(&I))
    return Load->isSimple()
               ? ConstantFoldLoadFromConstPtr(Operands[0], I.getType(), DL)
               : nullptr;
  if (const auto *Call = dyn_cast<IntrinsicInst>(&I)) {
    if (!isExactIntrinsic(Call->getIntrinsicID()) || Call->hasOperandBundles())
      return nullptr;
    return ConstantFoldCall(Call, Call->getCalledFunction(),
                            Operands.take_front(Call->arg_size()));
  }
  if (isa<FreezeInst>(I))
    return isGuaranteedNotToBeUndefOrPoison(Operands[0]) ? Operands[0]
                                                         : nullptr;
  if (const auto *Compare = dyn_cast<CmpInst>(&I))
    return ConstantFoldCompareInstOperands(Compare->getPredicate(), Operands[0],
                                           Operands[1], DL, /*TLI=*/nullptr,
                                           &I);
  if (I.isUnaryOp() || I.isBinaryOp() || I.isCast() ||
      isa<SelectInst, GetElementPtrInst, ExtractValueInst, InsertValueInst,
          ExtractElementInst, InsertElementInst, ShuffleVectorInst>(I))
    return ConstantFoldInstOperands(&I, Operands, DL, /*TLI=*/nullptr,
                                    /*AllowNonDeterministic=*/false);
  return nullptr;
}

Constant *mincaml::foldConstantOperands(const Instruction &I,
                                        ArrayRef<Constant *> Operands) {
  bool Moves = isa<LoadInst, SelectInst, FreezeInst>(I);
  if (!Moves) {
    if (!isPlainFloatingPoint(I, I.getType()))
      return nullptr;
    for (const Value *Operand : I.operands())
      if (!isPlainFloatingPoint(I, Operand->getType()))
        return nullptr;
  }
  Constant *C = computeConstant(I, Operands);
  if (!C || isa<UndefValue>(C) || C->containsUndefOrPoisonElement() ||
      C->isThreadDependent())
    return nullptr;
  // Integer constant expressions, that is, arithmetic on addresses, are not
  // created: they gain nothing, and not every object file format can represent
  // them.
  if (isa<ConstantExpr>(C) && !C->getType()->isPointerTy())
    return nullptr;
  if (hasNaN(*C) && !Moves && !keepsNaNs(I))
    return nullptr;
  return C;
}

//===----------------------------------------------------------------------===//
// Tables of constants
//===----------------------------------------------------------------------===//

namespace {

class Writer {
public:
  Writer(const Function &F, const ConstantPropagation &Result)
      : Result(Result), Slots(F.getParent()) {
    Slots.incorporateFunction(F);
  }

  std::string name(const Value &V) { return operandName(V, Slots); }

  std::string text(const ConstantPropagation::LatticeValue &V) {
    return V.isBottom() ? "bottom" : V.isTop() ? "top" : name(*V.value());
  }

  void writeBlock(raw_ostream &OS, const BasicBlock &B) {
    if (!Result.isReached(B)) {
      OS << "  never reached\n";
      return;
    }
    writeState(OS, "start", B, /*AtStart=*/true);
    for (const Instruction &I : B)
      if (const auto *Store = dyn_cast<StoreInst>(&I))
        writeStore(OS, *Store);
      else if (!I.getType()->isVoidTy() && !isa<AllocaInst>(I))
        OS << "  " << name(I) << " = " << text(Result.valueOf(I)) << '\n';
    writeState(OS, "end", B, /*AtStart=*/false);
    const BasicBlock *Last = nullptr;
    for (const BasicBlock *Successor : successors(&B))
      if (!Result.isFeasible(B, *Successor) && Successor != Last) {
        OS << "  never to " << name(*Successor) << '\n';
        Last = Successor;
      }
  }

private:
  void writeState(raw_ostream &OS, StringRef Where, const BasicBlock &B,
                  bool AtStart) {
    if (Result.slots().empty())
      return;
    OS << "  " << Where << ':';
    for (unsigned I = 0; I < Result.slots().size(); ++I)
      OS << ' ' << name(*Result.slots()[I]) << '='
         << text(AtStart ? Result.atStart(B, I) : Result.atEnd(B, I));
    OS << '\n';
  }

  void writeStore(raw_ostream &OS, const StoreInst &Store) {
    if (is_contained(Result.slots(), Store.getPointerOperand()))
      OS << "  " << name(*Store.getPointerOperand())
         << " := " << text(Result.valueOf(*Store.getValueOperand())) << '\n';
  }

  const ConstantPropagation &Result;
  ModuleSlotTracker Slots;
};

} // namespace

void mincaml::printConstants(raw_ostream &OS, Function &F,
                             FunctionAnalysisManager &AM) {
  Writer W(F, AM.getResult<ConstantPropagationAnalysis>(F));
  OS << "Constants in function '" << F.getName() << "':\n";
  for (const BasicBlock &B : F) {
    OS << W.name(B) << ":\n";
    W.writeBlock(OS, B);
  }
}

void mincaml::printConstantsGraph(raw_ostream &OS, Function &F,
                                  FunctionAnalysisManager &AM) {
  Writer W(F, AM.getResult<ConstantPropagationAnalysis>(F));
  printAnnotatedCFG(OS, F, ("Constants in '" + F.getName() + "'").str(),
                    [&](const BasicBlock &B) {
                      std::string Text;
                      raw_string_ostream Stream(Text);
                      W.writeBlock(Stream, B);
                      return Text;
                    });
}
