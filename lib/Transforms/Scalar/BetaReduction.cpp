//===- BetaReduction.cpp - Copy propagation on SSA form -------------------===//

#include "Utils/Utils.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "mincaml/Transforms/Scalar.h"
#include "mincaml/Transforms/UpToDate.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Transforms/Utils/PromoteMemToReg.h"

using namespace mincaml;
using namespace llvm;

#define DEBUG_TYPE "mincaml-beta"

/// How many insertvalue instructions are searched for the field of an
/// extractvalue.
static constexpr unsigned MaximumInsertions = 128;

namespace {

using NodeSet = SmallVector<Instruction *, 8>;

/// Finds and replaces copies. A node is an instruction whose result is one of
/// its operands, at least when it is not poison: a phi, a select, a cast to the
/// same type, an offset of zero. The nodes form a graph in which each has edges
/// to its operands.
class BetaReducer {
public:
  BetaReducer(const DominatorTree &DT, OptimizationRemarkEmitter &Remarks)
      : DT(DT), Remarks(Remarks) {}

  bool run(Function &F) {
    bool Changed = false;
    for (bool More = true; More; Changed |= More) {
      More = replaceNodes(F);
      More |= replaceOtherCopies(F);
    }
    return Changed;
  }

private:
  static bool isNode(const Instruction &I) {
    if (isa<PHINode, SelectInst>(I))
      return true;
    if (isa<BitCastInst>(I))
      return I.getType() == I.getOperand(0)->getType();
    const auto *Address = dyn_cast<GetElementPtrInst>(&I);
    return Address && Address->hasAllZeroIndices() &&
           Address->getType() == Address->getPointerOperandType();
  }

  /// Calls Visit for each value that the node may have. Operands of a phi that
  /// come from unreachable blocks are ignored.
  template <typename Visitor>
  void forEachSource(Instruction &Node, Visitor Visit) const {
    if (auto *Phi = dyn_cast<PHINode>(&Node)) {
      for (unsigned I = 0, E = Phi->getNumIncomingValues(); I < E; ++I)
        if (DT.isReachableFromEntry(Phi->getIncomingBlock(I)))
          Visit(Phi->getIncomingValue(I));
    } else if (auto *Select = dyn_cast<SelectInst>(&Node)) {
      Visit(Select->getTrueValue());
      Visit(Select->getFalseValue());
    } else {
      Visit(Node.getOperand(0));
    }
  }

  /// If all operands that a strongly connected component of nodes has from
  /// outside of it are the same value, replaces the component by this value. If
  /// they are several values, the nodes that have them as operands are not
  /// copies, but the other nodes may form such components among themselves.
  /// Operands are processed before their users, so a chain of copies is removed
  /// in one pass.
  bool replaceNodes(Function &F) {
    SmallVector<NodeSet, 4> Worklist(1);
    for (BasicBlock *B : ReversePostOrderTraversal<Function *>(&F))
      for (Instruction &I : *B)
        if (isNode(I))
          Worklist[0].push_back(&I);
    NodeSet Dead;
    while (!Worklist.empty())
      for (const NodeSet &Component : components(Worklist.pop_back_val())) {
        SmallPtrSet<const Value *, 8> Members(Component.begin(),
                                              Component.end());
        SmallSetVector<Value *, 4> Outside;
        NodeSet Inside;
        for (Instruction *Node : Component) {
          bool IsInside = true;
          forEachSource(*Node, [&](Value *Source) {
            if (Members.contains(Source))
              return;
            Outside.insert(Source);
            IsInside = false;
          });
          if (IsInside)
            Inside.push_back(Node);
        }
        if (Outside.size() == 1 && dominates(Outside[0], Component)) {
          for (Instruction *Node : Component)
            replace(*Node, *Outside[0]);
          Dead.append(Component);
        } else if (!Inside.empty() && Inside.size() < Component.size()) {
          Worklist.push_back(std::move(Inside));
        }
      }
    for (Instruction *Node : Dead)
      Node->eraseFromParent();
    return !Dead.empty();
  }

  bool dominates(const Value *V, const NodeSet &Nodes) const {
    return all_of(Nodes,
                  [&](Instruction *Node) { return DT.dominates(V, Node); });
  }

  /// The strongly connected components of the subgraph of Nodes, operands
  /// before users. This is Tarjan's algorithm with an explicit stack instead of
  /// recursion.
  SmallVector<NodeSet, 8> components(const NodeSet &Nodes) const {
    struct Mark {
      unsigned Index = 0, Lowest = 0;
      bool OnStack = false;
    };
    DenseMap<const Value *, Mark> Marks;
    for (Instruction *Node : Nodes)
      Marks.try_emplace(Node);
    struct Frame {
      Instruction *Node;
      SmallVector<Value *, 4> Sources;
    };
    SmallVector<NodeSet, 8> Result;
    NodeSet Stack;
    std::vector<Frame> Frames;
    unsigned NextIndex = 0;
    auto Enter = [&](Instruction *Node) {
      ++NextIndex;
      Marks[Node] = {NextIndex, NextIndex, true};
      Stack.push_back(Node);
      Frame NewFrame{Node, {}};
      forEachSource(*Node, [&](Value *Source) {
        if (Marks.contains(Source))
          NewFrame.Sources.push_back(Source);
      });
      Frames.push_back(std::move(NewFrame));
    };
    for (Instruction *Root : Nodes) {
      if (Marks[Root].Index != 0)
        continue;
      Enter(Root);
      while (!Frames.empty()) {
        Frame &Top = Frames.back();
        Instruction *Node = Top.Node;
        if (!Top.Sources.empty()) {
          Value *Source = Top.Sources.pop_back_val();
          if (Marks[Source].Index == 0)
            Enter(cast<Instruction>(Source));
          else if (Marks[Source].OnStack)
            Marks[Node].Lowest =
                std::min(Marks[Node].Lowest, Marks[Source].Index);
          continue;
        }
        Frames.pop_back();
        unsigned Lowest = Marks[Node].Lowest;
        if (!Frames.empty()) {
          Mark &Parent = Marks[Frames.back().Node];
          Parent.Lowest = std::min(Parent.Lowest, Lowest);
        }
        if (Lowest != Marks[Node].Index)
          continue;
        NodeSet &Component = Result.emplace_back();
        do {
          Component.push_back(Stack.pop_back_val());
          Marks[Component.back()].OnStack = false;
        } while (Component.back() != Node);
        std::reverse(Component.begin(), Component.end());
      }
    }
    return Result;
  }

  bool replaceOtherCopies(Function &F) {
    bool Changed = false;
    for (BasicBlock *B : ReversePostOrderTraversal<Function *>(&F))
      for (Instruction &I : make_early_inc_range(*B)) {
        Value *Original = nullptr;
        if (auto *Freeze = dyn_cast<FreezeInst>(&I))
          Original = originalOfFreeze(*Freeze);
        else if (auto *Extract = dyn_cast<ExtractValueInst>(&I))
          Original = originalOfExtract(*Extract);
        if (!Original || Original == &I)
          continue;
        replace(I, *Original);
        I.eraseFromParent();
        Changed = true;
      }
    SmallVector<AllocaInst *, 8> Slots;
    for (Instruction &I : instructions(F))
      if (auto *Slot = dyn_cast<AllocaInst>(&I))
        Slots.push_back(Slot);
    for (AllocaInst *Slot : Slots)
      Changed |= replaceLoads(*Slot);
    return Changed;
  }

  Value *originalOfFreeze(FreezeInst &Freeze) const {
    Value *Original = Freeze.getOperand(0);
    return isGuaranteedNotToBeUndefOrPoison(Original, /*AC=*/nullptr, &Freeze,
                                            &DT)
               ? Original
               : nullptr;
  }

  static Value *originalOfExtract(ExtractValueInst &Extract) {
    Value *Aggregate = Extract.getAggregateOperand();
    auto *Phi = dyn_cast<PHINode>(Aggregate);
    return Phi ? splitPhi(*Phi, Extract)
               : fieldOf(Aggregate, Extract.getIndices());
  }

  /// Creates a phi of a field. Each operand of \p Phi must be a value whose
  /// fields are known, or the result of a call. All uses of \p Phi must extract
  /// fields, so that it becomes unused.
  static Value *splitPhi(PHINode &Phi, ExtractValueInst &Extract) {
    if (!all_of(Phi.users(),
                [](const User *U) { return isa<ExtractValueInst>(U); }))
      return nullptr;
    ArrayRef<unsigned> Field = Extract.getIndices();
    bool IsAnyKnown = false;
    SmallVector<Value *, 8> Values;
    for (Value *Incoming : Phi.incoming_values()) {
      Values.push_back(fieldOf(Incoming, Field));
      if (!Values.back() && !isa<CallInst>(Incoming))
        return nullptr;
      IsAnyKnown |= Values.back() != nullptr;
    }
    if (!IsAnyKnown)
      return nullptr;
    PHINode *New = PHINode::Create(Extract.getType(), Values.size(),
                                   Extract.getName(), Phi.getIterator());
    New->setDebugLoc(Phi.getDebugLoc());
    DenseMap<BasicBlock *, Value *> Extracted;
    for (auto [V, Incoming, Block] :
         zip_equal(Values, Phi.incoming_values(), Phi.blocks())) {
      // Several edges from a block have the same value.
      Value *&Known = Extracted[Block];
      if (!Known && !V)
        V = ExtractValueInst::Create(Incoming, Field, Extract.getName(),
                                     Block->getTerminator()->getIterator());
      if (!Known)
        Known = V;
      New->addIncoming(Known, Block);
    }
    return New;
  }

  /// The value of a field, or null if it is not known. Searches the chain of
  /// insertvalue instructions backwards for the one that set the field. The
  /// search ends at an instruction that set only a part of the field, or an
  /// aggregate that contains it.
  static Value *fieldOf(Value *Aggregate, ArrayRef<unsigned> Field) {
    for (unsigned I = 0; I < MaximumInsertions; ++I) {
      if (auto *C = dyn_cast<Constant>(Aggregate))
        return Field.size() == 1 ? C->getAggregateElement(Field[0]) : nullptr;
      auto *Insert = dyn_cast<InsertValueInst>(Aggregate);
      if (!Insert)
        return nullptr;
      ArrayRef<unsigned> Inserted = Insert->getIndices();
      if (Inserted == Field)
        return Insert->getInsertedValueOperand();
      size_t Common = std::min(Field.size(), Inserted.size());
      if (Field.take_front(Common) == Inserted.take_front(Common))
        return nullptr;
      Aggregate = Insert->getAggregateOperand();
    }
    return nullptr;
  }

  /// If the slot has only one store, replaces each load that the store
  /// dominates by the stored value.
  ///
  /// Let S, `store v`, be the only store, and let S dominate a load. As v
  /// dominates S, every path from v to the load goes through S (otherwise S
  /// could be avoided). So even in loops, the value stored last is the current
  /// value of v.
  bool replaceLoads(AllocaInst &Slot) {
    if (Slot.isArrayAllocation() || Slot.isSwiftError() ||
        !DT.isReachableFromEntry(Slot.getParent()) ||
        !isAllocaPromotable(&Slot))
      return false;
    StoreInst *OnlyStore = nullptr;
    SmallVector<LoadInst *, 8> Loads;
    for (User *U : Slot.users()) {
      if (auto *Store = dyn_cast<StoreInst>(U)) {
        if (OnlyStore)
          return false;
        OnlyStore = Store;
      } else if (auto *Load = dyn_cast<LoadInst>(U)) {
        Loads.push_back(Load);
      }
    }
    if (!OnlyStore || !DT.isReachableFromEntry(OnlyStore->getParent()))
      return false;
    bool Changed = false;
    for (LoadInst *Load : Loads) {
      Value *Stored = OnlyStore->getValueOperand();
      if (!DT.isReachableFromEntry(Load->getParent()) ||
          !DT.dominates(OnlyStore, Load) || Stored == Load)
        continue;
      replace(*Load, *Stored);
      Load->eraseFromParent();
      Changed = true;
    }
    return Changed;
  }

  void replace(Instruction &Copy, Value &Original) {
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Copy", &Copy)
             << operandName(Copy) << " is a copy of " << operandName(Original);
    });
    Copy.replaceAllUsesWith(&Original);
  }

  const DominatorTree &DT;
  OptimizationRemarkEmitter &Remarks;
};

} // namespace

static PreservedAnalyses reduce(Function &F, FunctionAnalysisManager &AM) {
  BetaReducer Reducer(AM.getResult<DominatorTreeAnalysis>(F),
                      AM.getResult<OptimizationRemarkEmitterAnalysis>(F));
  return preservingCFG(Reducer.run(F));
}

PreservedAnalyses BetaReductionPass::run(Function &F,
                                         FunctionAnalysisManager &AM) {
  if (F.isPresplitCoroutine())
    return PreservedAnalyses::all();
  return runUnlessUpToDate<UpToDateFunctionAnalysis>(
      name(), F, AM, [&] { return reduce(F, AM); });
}
