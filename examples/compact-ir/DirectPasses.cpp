//===- DirectPasses.cpp - The passes on LLVM IR ---------------------------===//
//
// Instructions are objects in lists, and each value has a list of its uses.
//
//===----------------------------------------------------------------------===//

#include "Passes.h"
#include "mincaml/Support/IRAnnotations.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/MemoryBuiltins.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace compact;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Copy propagation
//===----------------------------------------------------------------------===//

namespace {

/// A condition that holds for the value of a pi node.
struct PiCondition {
  CmpInst::Predicate Predicate;
  const ConstantInt *Other;
};

} // namespace

static bool isPi(const Value *V) {
  const auto *I = dyn_cast<BitCastInst>(V);
  return I && I->hasMetadata(mincaml::PiMetadata);
}

static const Value *withoutPis(const Value *V) {
  while (isPi(V))
    V = cast<BitCastInst>(V)->getOperand(0);
  return V;
}

/// `mincaml-pi` writes pi nodes as marked casts in the target of the branch.
static std::optional<PiCondition> conditionOf(const BitCastInst &Pi) {
  const BasicBlock *B = Pi.getParent(), *From = B->getSinglePredecessor();
  const auto *Branch =
      From ? dyn_cast<BranchInst>(From->getTerminator()) : nullptr;
  if (!Branch || !Branch->isConditional() ||
      Branch->getSuccessor(0) == Branch->getSuccessor(1))
    return std::nullopt;
  const auto *Comparison = dyn_cast<ICmpInst>(Branch->getCondition());
  if (!Comparison || withoutPis(Comparison->getOperand(0)) != withoutPis(&Pi))
    return std::nullopt;
  const auto *Other = dyn_cast<ConstantInt>(Comparison->getOperand(1));
  if (!Other)
    return std::nullopt;
  return PiCondition{Branch->getSuccessor(0) == B
                         ? Comparison->getPredicate()
                         : Comparison->getInversePredicate(),
                     Other};
}

static ConstantRange rangeOf(const Value *V, unsigned Width) {
  ConstantRange Range = ConstantRange::getFull(Width);
  for (unsigned Step = 0; Step < MaximumSteps && isPi(V); ++Step) {
    const auto *Pi = cast<BitCastInst>(V);
    if (auto Condition = conditionOf(*Pi))
      Range = Range.intersectWith(ConstantRange::makeExactICmpRegion(
          Condition->Predicate, Condition->Other->getValue()));
    V = Pi->getOperand(0);
  }
  return Range;
}

/// Returns the value of which I is a copy, or null.
static Value *simplify(Instruction &I) {
  unsigned Predicate = 0;
  if (auto *Phi = dyn_cast<PHINode>(&I))
    return Phi->hasConstantValue();
  if (auto *Select = dyn_cast<SelectInst>(&I)) {
    if (Select->getTrueValue() == Select->getFalseValue())
      return Select->getTrueValue();
    auto *Condition = dyn_cast<ConstantInt>(Select->getCondition());
    return !Condition           ? nullptr
           : Condition->isOne() ? Select->getTrueValue()
                                : Select->getFalseValue();
  }
  if (isPi(&I)) {
    if (isa<Constant>(I.getOperand(0)))
      return I.getOperand(0);
    const auto Condition = conditionOf(cast<BitCastInst>(I));
    return Condition && Condition->Predicate == CmpInst::ICMP_EQ
               ? const_cast<ConstantInt *>(Condition->Other)
               : nullptr;
  }
  if (isa<BitCastInst>(I) && I.getOperand(0)->getType() == I.getType())
    return I.getOperand(0);
  if (auto *Comparison = dyn_cast<ICmpInst>(&I))
    Predicate = Comparison->getPredicate();
  else if (!I.isBinaryOp() && !I.isCast())
    return nullptr;
  SmallVector<Constant *, 2> Constants;
  for (Value *V : I.operands())
    Constants.push_back(dyn_cast<Constant>(V));
  if (!is_contained(Constants, nullptr))
    return fold(I.getOpcode(), Predicate, I.getType(), Constants,
                I.getDataLayout());
  if (isa<ICmpInst>(I))
    if (auto *Other = dyn_cast_or_null<ConstantInt>(Constants[1]))
      return decide(rangeOf(I.getOperand(0), Other->getBitWidth()), Predicate,
                    *Other, I.getType());
  return nullptr;
}

void compact::propagateCopies(ArrayRef<BasicBlock *> Blocks) {
  for (BasicBlock *B : Blocks)
    for (Instruction &I : make_early_inc_range(*B))
      if (Value *Same = simplify(I)) {
        I.replaceAllUsesWith(Same);
        I.eraseFromParent();
      }
}

//===----------------------------------------------------------------------===//
// Dead code
//===----------------------------------------------------------------------===//

void compact::removeDead(ArrayRef<BasicBlock *> Blocks) {
  SmallPtrSet<const Instruction *, 32> Live;
  SmallVector<Instruction *, 64> Pending;
  for (BasicBlock *B : Blocks)
    for (Instruction &I : *B)
      if (!wouldInstructionBeTriviallyDead(&I) && Live.insert(&I).second)
        Pending.push_back(&I);
  while (!Pending.empty())
    for (Value *V : Pending.pop_back_val()->operands())
      if (auto *I = dyn_cast<Instruction>(V); I && Live.insert(I).second)
        Pending.push_back(I);
  // Dead instructions may use each other in cycles.
  SmallVector<Instruction *, 64> Dead;
  for (BasicBlock *B : Blocks)
    for (Instruction &I : *B)
      if (!Live.contains(&I)) {
        I.dropAllReferences();
        Dead.push_back(&I);
      }
  for (Instruction *I : Dead)
    I->eraseFromParent();
}

//===----------------------------------------------------------------------===//
// Tuples
//===----------------------------------------------------------------------===//

namespace {

class DirectTupleReplacement {
public:
  void run(ArrayRef<BasicBlock *> Blocks) {
    SmallVector<ExtractValueInst *, 8> FieldsOfPhis;
    SmallVector<Instruction *, 8> Allocations;
    for (BasicBlock *B : Blocks)
      for (Instruction &I : make_early_inc_range(*B)) {
        if (isAllocation(I))
          Allocations.push_back(&I);
        auto *Extract = dyn_cast<ExtractValueInst>(&I);
        if (!Extract || Extract->getNumIndices() != 1)
          continue;
        const Field Found =
            fieldOf(Extract->getAggregateOperand(), Extract->getIndices()[0]);
        if (Found.IsKnown && Found.V != Extract)
          replace(*Extract, *Found.V);
        else if (Found.V)
          FieldsOfPhis.push_back(Extract);
      }
    for (Instruction *I : Allocations)
      replaceMemory(*I);
    for (ExtractValueInst *E : FieldsOfPhis)
      replaceFieldOfPhi(*E);
  }

private:
  /// A field of an aggregate: its value, or the phi node that the aggregate is,
  /// or null.
  struct Field {
    bool IsKnown = false;
    Value *V = nullptr;
  };

  static bool isAllocation(Instruction &I) {
    if (auto *Slot = dyn_cast<AllocaInst>(&I))
      return Slot->isStaticAlloca() && !Slot->isSwiftError();
    auto *Call = dyn_cast<CallInst>(&I);
    return Call && isRemovableAlloc(Call, nullptr);
  }

  static void replace(Instruction &I, Value &By) {
    I.replaceAllUsesWith(&By);
    I.eraseFromParent();
  }

  static Field fieldOf(Value *Aggregate, unsigned Index) {
    for (unsigned Step = 0; Step < MaximumSteps; ++Step) {
      if (auto *C = dyn_cast<Constant>(Aggregate)) {
        Constant *Element = C->getAggregateElement(Index);
        return {Element != nullptr, Element};
      }
      if (isa<PHINode>(Aggregate))
        return {false, Aggregate};
      auto *Insert = dyn_cast<InsertValueInst>(Aggregate);
      if (!Insert || Insert->getNumIndices() != 1)
        return {};
      if (Insert->getIndices()[0] == Index)
        return {true, Insert->getInsertedValueOperand()};
      Aggregate = Insert->getAggregateOperand();
    }
    return {};
  }

  void replaceFieldOfPhi(ExtractValueInst &Extract) {
    const unsigned Index = Extract.getIndices()[0];
    const Field Found = fieldOf(Extract.getAggregateOperand(), Index);
    if (Found.IsKnown && Found.V != &Extract)
      return replace(Extract, *Found.V);
    if (Found.IsKnown || !Found.V)
      return;
    SmallSetVector<PHINode *, 8> Phis;
    Phis.insert(cast<PHINode>(Found.V));
    for (unsigned P = 0; P < Phis.size(); ++P)
      for (Value *V : Phis[P]->incoming_values()) {
        const Field In = fieldOf(V, Index);
        if (!In.V)
          return;
        if (!In.IsKnown)
          Phis.insert(cast<PHINode>(In.V));
        if (Phis.size() > MaximumSteps)
          return;
      }
    SmallVector<PHINode *, 8> New;
    for (PHINode *Phi : Phis)
      if (auto [It, IsNew] = PhisOfFields.try_emplace({Phi, Index}); IsNew) {
        It->second =
            PHINode::Create(Extract.getType(), Phi->getNumIncomingValues(), "",
                            Phi->getIterator());
        It->second->setDebugLoc(Phi->getDebugLoc());
        New.push_back(Phi);
      }
    for (PHINode *Phi : New)
      for (auto [V, From] : zip(Phi->incoming_values(), Phi->blocks())) {
        const Field In = fieldOf(V, Index);
        PhisOfFields.at({Phi, Index})
            ->addIncoming(In.IsKnown
                              ? In.V
                              : PhisOfFields.at({cast<PHINode>(In.V), Index}),
                          From);
      }
    replace(Extract, *PhisOfFields.at({cast<PHINode>(Found.V), Index}));
  }

  /// The accesses to an allocation, from the lists of uses.
  static TupleAccesses<Instruction *>
  accessesTo(Instruction &Allocation,
             SmallVectorImpl<Instruction *> &Addresses) {
    const DataLayout &DL = Allocation.getDataLayout();
    TupleAccesses<Instruction *> Result;
    SmallVector<std::pair<Instruction *, uint64_t>, 8> Pending;
    Pending.push_back({&Allocation, 0});
    while (!Pending.empty() && !Result.Escapes) {
      auto [Address, Offset] = Pending.pop_back_val();
      Addresses.push_back(Address);
      for (Use &U : Address->uses()) {
        auto *User = cast<Instruction>(U.getUser());
        const bool IsInBlock = User->getParent() == Allocation.getParent();
        auto *GEP = dyn_cast<GetElementPtrInst>(User);
        APInt Constant(DL.getIndexTypeSizeInBits(Address->getType()), 0);
        if (auto *Load = dyn_cast<LoadInst>(User); Load && Load->isSimple())
          Result.Loads.push_back({Offset, Load->getType(), Load, IsInBlock});
        else if (auto *Store = dyn_cast<StoreInst>(User);
                 Store && Store->isSimple() && U.getOperandNo() == 1)
          Result.addStore(Offset, Store->getValueOperand()->getType(), DL,
                          Store, IsInBlock);
        else if (GEP && U.getOperandNo() == 0 &&
                 GEP->accumulateConstantOffset(DL, Constant) &&
                 Constant.ult(Statement::NoDetail))
          Pending.push_back({GEP, Offset + Constant.getZExtValue()});
        else
          Result.Escapes = true;
      }
    }
    return Result;
  }

  void replaceMemory(Instruction &Allocation) {
    SmallVector<Instruction *, 8> Addresses;
    const auto T = accessesTo(Allocation, Addresses);
    auto Stored = [&](auto &L) {
      return cast<StoreInst>(T.storeOf(L)->TheStatement)->getValueOperand();
    };
    if (!T.canReplace() ||
        any_of(T.Loads, [&](auto &L) { return Stored(L) == L.TheStatement; }))
      return;
    for (const auto &L : T.Loads)
      L.TheStatement->replaceAllUsesWith(Stored(L));
    for (const auto &L : T.Loads)
      L.TheStatement->eraseFromParent();
    for (const auto &S : T.Stores)
      S.TheStatement->eraseFromParent();
    for (Instruction *I : reverse(Addresses))
      I->eraseFromParent();
  }

  /// The phi node of a field of a phi node.
  DenseMap<std::pair<PHINode *, unsigned>, PHINode *> PhisOfFields;
};

} // namespace

void compact::replaceTuples(ArrayRef<BasicBlock *> Blocks) {
  DirectTupleReplacement().run(Blocks);
}
