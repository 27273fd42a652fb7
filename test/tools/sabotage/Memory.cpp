//===- Memory.cpp - Faults in memory optimizations ------------------------===//

#include "Faults.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Stores and loads of the same address
//===----------------------------------------------------------------------===//

/// Returns the store to the same address before element \p Last of a path, which
/// must be a store, if something between them reads memory; otherwise null.
static StoreInst *overwrittenStore(const sabotage::StraightPath &Path,
                                   size_t Last) {
  auto *Store = cast<StoreInst>(Path[Last]);
  bool IsRead = false;
  for (size_t I = Last; I-- > 0;) {
    if (auto *Earlier = dyn_cast<StoreInst>(Path[I]);
        Earlier && sabotage::isSameAddress(Earlier->getPointerOperand(),
                                           Store->getPointerOperand()))
      return IsRead ? Earlier : nullptr;
    auto *Call = dyn_cast<CallInst>(Path[I]);
    IsRead |=
        isa<LoadInst>(Path[I]) || (Call && sabotage::mayChangeMemory(*Call));
  }
  return nullptr;
}

bool sabotage::dropStore(Function &F) {
  SmallVector<StoreInst *> Dropped;
  for (const StraightPath &Path : straightPaths(F))
    for (size_t I = 0; I != Path.size(); ++I)
      if (isa<StoreInst>(Path[I]))
        if (StoreInst *Earlier = overwrittenStore(Path, I))
          Dropped.push_back(Earlier);
  for (StoreInst *Store : Dropped)
    Store->eraseFromParent();
  return !Dropped.empty();
}

namespace {

/// The contents that an address is assumed to have.
struct Content {
  Value *Address;
  Value *Stored;
};

/// Replaces loads by the value that was loaded from or stored to the same address
/// before. It ignores some of the instructions that may have changed the memory
/// since.
class Forwarding {
public:
  enum class Blindness { Stores, Calls };
  explicit Forwarding(Blindness Blind) : Blind(Blind) {}

  bool run(Function &F) {
    for (const sabotage::StraightPath &Path : sabotage::straightPaths(F)) {
      Known.clear();
      for (Instruction *I : Path)
        visit(*I);
    }
    for (Instruction *Load : Replaced)
      Load->eraseFromParent();
    return !Replaced.empty();
  }

private:
  void visit(Instruction &I) {
    if (auto *Store = dyn_cast<StoreInst>(&I)) {
      if (Blind == Blindness::Stores)
        forget(Store->getPointerOperand());
      else
        Known.clear();
      remember(Store->getPointerOperand(), Store->getValueOperand());
    } else if (auto *Load = dyn_cast<LoadInst>(&I)) {
      if (const Content *C = find(*Load)) {
        Load->replaceAllUsesWith(C->Stored);
        Replaced.push_back(Load);
      } else {
        remember(Load->getPointerOperand(), Load);
      }
    } else if (auto *Call = dyn_cast<CallInst>(&I)) {
      if (Blind != Blindness::Calls && sabotage::mayChangeMemory(*Call))
        Known.clear();
    }
  }

  void remember(Value *Address, Value *Stored) {
    // Like real passes, consider a bounded number of accesses.
    if (Known.size() == 64)
      Known.erase(Known.begin());
    Known.push_back({Address, Stored});
  }

  void forget(Value *Address) {
    erase_if(Known, [&](const Content &C) {
      return sabotage::isSameAddress(C.Address, Address);
    });
  }

  const Content *find(const LoadInst &Load) const {
    // Top-level variables never change, so that forwarding would be correct.
    if (isa<Constant>(Load.getPointerOperand()))
      return nullptr;
    const auto *Found = find_if(Known, [&](const Content &C) {
      return C.Stored->getType() == Load.getType() &&
             sabotage::isSameAddress(C.Address, Load.getPointerOperand());
    });
    return Found == Known.end() ? nullptr : Found;
  }

  Blindness Blind;
  SmallVector<Content, 64> Known;
  SmallVector<Instruction *> Replaced;
};

} // namespace

bool sabotage::forwardOverStore(Function &F) {
  return Forwarding(Forwarding::Blindness::Stores).run(F);
}

bool sabotage::forwardOverCall(Function &F) {
  return Forwarding(Forwarding::Blindness::Calls).run(F);
}

bool sabotage::hoistLoad(Function &F) {
  DominatorTree Dominators(F);
  LoopInfo Loops(Dominators);
  return plantAtEach(F, [&](Instruction &I) {
    auto *Load = dyn_cast<LoadInst>(&I);
    Loop *Around = Load ? Loops.getLoopFor(Load->getParent()) : nullptr;
    // The load must be executed in every iteration, as if that made it safe.
    if (!Around || !Around->getLoopPreheader() || !Around->getLoopLatch() ||
        !Dominators.dominates(Load->getParent(), Around->getLoopLatch()) ||
        !Around->isLoopInvariant(Load->getPointerOperand()))
      return false;
    Load->moveBefore(
        Around->getLoopPreheader()->getTerminator()->getIterator());
    Load->dropUBImplyingAttrsAndMetadata();
    return true;
  });
}

//===----------------------------------------------------------------------===//
// Wrong addresses
//===----------------------------------------------------------------------===//

/// Returns the number of the field whose address \p Address is; 0 if it is the
/// address of the object itself.
static unsigned fieldNumber(const Value *Address) {
  auto *Field = dyn_cast<GetElementPtrInst>(Address);
  if (!Field || !isa<StructType>(Field->getSourceElementType()) ||
      Field->getNumOperands() != 3)
    return 0;
  return cast<ConstantInt>(Field->getOperand(2))->getZExtValue();
}

static void setFieldNumber(Value *Address, unsigned Number) {
  Use &Index = cast<GetElementPtrInst>(Address)->getOperandUse(2);
  Index.set(ConstantInt::get(Index->getType(), Number));
}

bool sabotage::captureNeighbour(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    auto *Load = dyn_cast<LoadInst>(&I);
    if (!Load || !regionOf(I).starts_with(runtime::ClosureFieldRegion))
      return false;
    Value *Address = Load->getPointerOperand();
    unsigned Number = fieldNumber(Address);
    if (!Number)
      return false;
    auto *Object = cast<StructType>(
        cast<GetElementPtrInst>(Address)->getSourceElementType());
    if (Number + 1 == Object->getNumElements() ||
        Object->getElementType(Number + 1) != Load->getType())
      return false;
    setFieldNumber(Address, Number + 1);
    return true;
  });
}

/// Whether this store captures, in a closure, another closure that was created
/// together with it.
static bool capturesSibling(const StoreInst &Store) {
  auto *Closure = dyn_cast<CallInst>(Store.getValueOperand());
  return Closure && Closure->getParent() == Store.getParent() &&
         sabotage::regionOf(Store).starts_with(runtime::ClosureFieldRegion) &&
         any_of(Closure->users(), [](const User *U) {
           auto *Code = dyn_cast<StoreInst>(U);
           return Code &&
                  sabotage::regionOf(*Code) == runtime::ClosureCodeRegion;
         });
}

bool sabotage::swapSiblings(Function &F) {
  for (BasicBlock &Block : F) {
    StoreInst *First = nullptr;
    for (Instruction &I : Block) {
      auto *Store = dyn_cast<StoreInst>(&I);
      if (!Store || !capturesSibling(*Store))
        continue;
      // The closures must have the same type, since programs must not always crash.
      if (First && regionOf(*First) == regionOf(*Store) &&
          First->getValueOperand() != Store->getValueOperand()) {
        First->getOperandUse(0).swap(Store->getOperandUse(0));
        return true;
      }
      First = Store;
    }
  }
  return false;
}

bool sabotage::swapFields(Function &F) {
  return plantAtEach(F, [](Instruction &I) {
    auto *Second = dyn_cast<StoreInst>(&I);
    auto *Third = dyn_cast_or_null<StoreInst>(
        Second ? Second->getNextNode() ? Second->getNextNode()->getNextNode()
                                       : nullptr
               : nullptr);
    if (!Third || !regionOf(*Second).starts_with(runtime::TupleFieldRegion) ||
        regionOf(*Third) != regionOf(*Second) ||
        fieldNumber(Second->getPointerOperand()) != 1 ||
        fieldNumber(Third->getPointerOperand()) != 2)
      return false;
    setFieldNumber(Second->getPointerOperand(), 2);
    setFieldNumber(Third->getPointerOperand(), 1);
    return true;
  });
}

bool sabotage::swapAreaArguments(Function &F) {
  const GlobalVariable *Area =
      F.getParent()->getGlobalVariable("ml.arguments", /*AllowInternal=*/true);
  SmallVector<LoadInst *> Arguments;
  for (Instruction &I : F.getEntryBlock())
    if (auto *Load = dyn_cast<LoadInst>(&I);
        Load && Area && getUnderlyingObject(Load->getPointerOperand()) == Area)
      Arguments.push_back(Load);
  if (Arguments.size() < 2 ||
      Arguments[0]->getType() != Arguments[1]->getType())
    return false;
  Arguments[0]->getOperandUse(0).swap(Arguments[1]->getOperandUse(0));
  return true;
}
