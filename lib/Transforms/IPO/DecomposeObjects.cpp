//===- DecomposeObjects.cpp - Scalar replacement of objects ---------------===//

#include "IPO/DecomposeObjects.h"
#include "IPO/ObjectContents.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ValueHandle.h"
#include <map>
#include <set>

#define DEBUG_TYPE "mincaml-closure-opt"

using namespace mincaml;
using namespace llvm;

namespace {

using Field = std::pair<int64_t, Type *>;

/// Objects that meet in phi nodes and selects, these instructions, and all
/// uses.
class Web {
public:
  explicit Web(const DataLayout &Layout) : Layout(Layout) {}

  /// Whether all objects that the allocation meets can be replaced by their
  /// fields.
  bool collect(CallInst &Allocation);
  void decompose();

  auto members() const { return Members.getArrayRef(); }

private:
  static constexpr unsigned MaximumMembers = 64;

  bool addUsers(Instruction &Member);
  bool addSources(Instruction &Member);
  bool fieldsAreKnown() const;
  Value *valueOf(Instruction &Member, const Field &TheField);

  const DataLayout &Layout;
  /// The allocations, phi nodes and selects.
  SetVector<Instruction *> Members;
  SetVector<Instruction *> Addresses;
  SetVector<StoreInst *> Stores;
  /// The loads, with the member from which they load.
  MapVector<LoadInst *, Instruction *> Loads;
  DenseMap<Instruction *, InitializingStores> StoresOf;
  /// The values of the fields of each member. A handle follows its value when
  /// that is a load that is replaced.
  std::map<std::pair<Instruction *, Field>, WeakTrackingVH> Values;
};

} // namespace

bool Web::addUsers(Instruction &Member) {
  SmallVector<Instruction *, 8> Pointers = {&Member};
  while (!Pointers.empty()) {
    Instruction *Pointer = Pointers.pop_back_val();
    for (User *U : Pointer->users()) {
      auto *I = cast<Instruction>(U);
      if (auto *Load = dyn_cast<LoadInst>(I)) {
        if (!Load->isSimple())
          return false;
        Loads[Load] = &Member;
      } else if (auto *Store = dyn_cast<StoreInst>(I)) {
        // initializingStores checks the stores that fill the object; its
        // address must not escape.
        if (Store->getValueOperand() == Pointer || !isa<CallInst>(Member))
          return false;
        Stores.insert(Store);
      } else if (auto *Address = dyn_cast<GetElementPtrInst>(I);
                 Address && offsetPointer(*Address, Layout).Base == &Member) {
        Addresses.insert(Address);
        Pointers.push_back(Address);
      } else if (isa<PHINode, SelectInst>(I) && Pointer == &Member) {
        Members.insert(I);
      } else {
        return false;
      }
    }
  }
  return true;
}

bool Web::addSources(Instruction &Member) {
  SmallVector<Value *, 4> Sources;
  if (auto *Phi = dyn_cast<PHINode>(&Member))
    append_range(Sources, Phi->incoming_values());
  else if (auto *Select = dyn_cast<SelectInst>(&Member))
    Sources = {Select->getTrueValue(), Select->getFalseValue()};
  for (Value *Source : Sources) {
    auto *I = dyn_cast<Instruction>(Source);
    if (!I || (!isa<PHINode, SelectInst>(I) && !asAllocation(*I)))
      return false;
    Members.insert(I);
  }
  return true;
}

/// Whether each load is of a field that every allocation initializes with a
/// value of the same type, or not at all, and no load reads a part of a field.
bool Web::fieldsAreKnown() const {
  for (const auto &[Load, Member] : Loads) {
    int64_t Start = offsetPointer(*Load->getPointerOperand(), Layout).Offset;
    TypeSize Size = Layout.getTypeStoreSize(Load->getType());
    if (Size.isScalable())
      return false;
    int64_t End = Start + static_cast<int64_t>(Size.getFixedValue());
    for (const auto &[Allocation, Stored] : StoresOf)
      for (const auto &[Offset, Store] : Stored) {
        Type *Ty = Store->getValueOperand()->getType();
        int64_t StoredEnd =
            Offset + static_cast<int64_t>(Layout.getTypeStoreSize(Ty));
        bool Same = Offset == Start && Ty == Load->getType();
        if (!Same && Offset < End && Start < StoredEnd)
          return false;
      }
  }
  return true;
}

bool Web::collect(CallInst &Allocation) {
  Members.insert(&Allocation);
  for (unsigned I = 0; I < Members.size(); ++I) {
    if (I == MaximumMembers)
      return false;
    Instruction *Member = Members[I];
    if (auto *Object = dyn_cast<CallInst>(Member)) {
      std::optional<InitializingStores> Stored = initializingStores(*Object);
      if (!Stored)
        return false;
      StoresOf[Object] = *Stored;
    }
    if (!addUsers(*Member) || !addSources(*Member))
      return false;
  }
  return fieldsAreKnown();
}

Value *Web::valueOf(Instruction &Member, const Field &TheField) {
  WeakTrackingVH &Known = Values[{&Member, TheField}];
  if (Known)
    return Known;
  auto [Offset, Ty] = TheField;
  if (isa<CallInst>(Member)) {
    const InitializingStores &Stored = StoresOf.find(&Member)->second;
    auto Store = Stored.find(Offset);
    if (Store == Stored.end())
      Known = UndefValue::get(Ty);
    else
      Known = Store->second->getValueOperand();
    return Known;
  }
  // Operands are added later, because they may depend on this value.
  if (auto *Phi = dyn_cast<PHINode>(&Member)) {
    auto *New = PHINode::Create(Ty, Phi->getNumIncomingValues(),
                                Phi->getName() + ".field");
    New->insertBefore(Phi->getIterator());
    New->setDebugLoc(Phi->getDebugLoc());
    Known = New;
    return New;
  }
  auto *Select = cast<SelectInst>(&Member);
  Value *None = PoisonValue::get(Ty);
  auto *New =
      SelectInst::Create(Select->getCondition(), None, None,
                         Select->getName() + ".field", Select->getIterator());
  New->setDebugLoc(Select->getDebugLoc());
  Known = New;
  return New;
}

void Web::decompose() {
  SetVector<Field, std::vector<Field>, std::set<Field>> Fields;
  for (const auto &[Load, Member] : Loads)
    Fields.insert({offsetPointer(*Load->getPointerOperand(), Layout).Offset,
                   Load->getType()});
  for (const Field &TheField : Fields)
    for (Instruction *Member : Members) {
      Value *Joined = valueOf(*Member, TheField);
      auto Source = [&](Value *V) {
        return valueOf(*cast<Instruction>(V), TheField);
      };
      if (auto *Phi = dyn_cast<PHINode>(Member)) {
        for (auto [Incoming, Block] :
             zip_equal(Phi->incoming_values(), Phi->blocks()))
          cast<PHINode>(Joined)->addIncoming(Source(Incoming), Block);
      } else if (auto *Select = dyn_cast<SelectInst>(Member)) {
        cast<SelectInst>(Joined)->setTrueValue(Source(Select->getTrueValue()));
        cast<SelectInst>(Joined)->setFalseValue(
            Source(Select->getFalseValue()));
      }
    }
  for (const auto &[Load, Member] : Loads) {
    Field TheField = {offsetPointer(*Load->getPointerOperand(), Layout).Offset,
                      Load->getType()};
    Load->replaceAllUsesWith(valueOf(*Member, TheField));
    Load->eraseFromParent();
  }
  for (StoreInst *Store : Stores)
    Store->eraseFromParent();
  for (Instruction *Address : reverse(Addresses))
    Address->eraseFromParent();
  for (Instruction *Member : Members)
    Member->replaceAllUsesWith(PoisonValue::get(Member->getType()));
  for (Instruction *Member : Members)
    Member->eraseFromParent();
}

bool mincaml::decomposeObjects(Function &F) {
  const DataLayout &Layout = F.getDataLayout();
  SmallVector<Instruction *, 16> Allocations;
  for (Instruction &I : instructions(F))
    if (asAllocation(I))
      Allocations.push_back(&I);
  if (Allocations.empty())
    return false;
  DominatorTree DT(F);
  DenseSet<Instruction *> Gone;
  OptimizationRemarkEmitter Remarks(&F);
  bool Changed = false;
  for (Instruction *I : Allocations) {
    if (Gone.contains(I) || !DT.isReachableFromEntry(I->getParent()))
      continue;
    Web TheWeb(Layout);
    bool Apart = TheWeb.collect(*cast<CallInst>(I));
    if (Apart)
      Remarks.emit([&] {
        return OptimizationRemark(DEBUG_TYPE, "Object", I)
               << "object is kept in registers";
      });
    else
      Remarks.emit([&] {
        return OptimizationRemarkMissed(DEBUG_TYPE, "Escapes", I)
               << "object stays in memory: it escapes, or is modified after "
                  "its initialization";
      });
    if (!Apart)
      continue;
    Gone.insert_range(TheWeb.members());
    TheWeb.decompose();
    Changed = true;
  }
  return Changed;
}
