//===- Heap.cpp - Contents and escape of objects --------------------------===//

#include "Heap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Instructions.h"

using namespace mincaml;
using namespace llvm;

/// The number of initial elements of a variable that are examined at most.
static constexpr uint64_t MaximumElements = 65536;

AbstractValue AbstractHeap::join(AbstractValue A, const AbstractValue &B) {
  if (B.isBottom())
    return A;
  SmallVector<ObjectNumber, 8> Lost;
  A.Objects = Graph.sets().unite(A.Objects, B.Objects, Lost);
  for (ObjectNumber Object : Lost)
    escapeObject(Object);
  if (A.isUnknownPointer())
    return AbstractValue::unknownPointer();
  dataflow::IntervalLattice::join(A.Range, B.Range);
  return A;
}

//===----------------------------------------------------------------------===//
// Escape
//===----------------------------------------------------------------------===//

/// The variable that an object stands for, if it is constant and has a
/// definitive initializer: its contents are known even if its address is known
/// elsewhere.
static const GlobalVariable *constantVariable(const MemoryObject &Object) {
  const auto *G = dyn_cast<GlobalVariable>(Object.Origin);
  return G && G->isConstant() && G->hasDefinitiveInitializer() ? G : nullptr;
}

bool AbstractHeap::isOpen(ObjectNumber Number) const {
  const MemoryObject &Object = Graph.memory()[Number];
  if (constantVariable(Object))
    return false;
  if (Object.HasEscaped)
    return true;
  if (const auto *G = dyn_cast<GlobalVariable>(Object.Origin))
    return !IsWhole || !G->hasLocalLinkage() ||
           !G->hasDefinitiveInitializer() || G->isThreadLocal();
  return false;
}

bool AbstractHeap::mayBeCalledFromOutside(const Function &F) const {
  return Graph
      .memory()[Graph.memory().objectOf(F, MemoryObject::Kind::Function)]
      .HasEscaped;
}

void AbstractHeap::escape(const AbstractValue &V) {
  // Copied, because sets may be added meanwhile.
  const SmallVector<ObjectNumber, 8> Objects(Graph.sets().objects(V.Objects));
  for (ObjectNumber Object : Objects)
    escapeObject(Object);
}

void AbstractHeap::escapeOperand(const Use &U) {
  if (const auto *C = dyn_cast<Constant>(U))
    escapeGlobals(*C);
  else if (U->getType()->isPointerTy())
    escape(Graph.of(U));
}

/// Lets the variables and functions in a constant escape.
void AbstractHeap::escapeGlobals(const Constant &C) {
  SmallVector<const Constant *, 8> Pending = {&C};
  SmallPtrSet<const Constant *, 16> Seen;
  while (!Pending.empty()) {
    const Constant *Next = Pending.pop_back_val();
    if (!Seen.insert(Next).second || isa<ConstantData>(Next))
      continue;
    if (const auto *F = dyn_cast<Function>(Next))
      escapeObject(Graph.memory().objectOf(*F, MemoryObject::Kind::Function));
    else if (const auto *G = dyn_cast<GlobalVariable>(Next))
      escapeObject(Graph.memory().objectOf(*G, MemoryObject::Kind::Variable));
    else if (!isa<BlockAddress>(Next))
      for (const Use &U : Next->operands())
        Pending.push_back(cast<Constant>(U));
  }
}

void AbstractHeap::escapeObject(ObjectNumber Number) {
  if (Graph.memory()[Number].HasEscaped)
    return;
  Graph.memory()[Number].HasEscaped = true;
  const Value &Origin = *Graph.memory()[Number].Origin;
  if (const auto *F = dyn_cast<Function>(&Origin)) {
    if (const EquationGraph::FunctionNodes *Parts = Graph.in(*F)) {
      Graph.Blocks.reach(F->getEntryBlock());
      for (const Argument &A : F->args())
        if (std::optional<EquationGraph::Node> Parameter = Graph.nodeOf(A))
          raise(*Parameter, Graph.unknown(*A.getType()));
      escape(Graph[Parts->Result].Value);
    }
    return;
  }
  if (const auto *G = dyn_cast<GlobalVariable>(&Origin);
      G && G->hasInitializer() && IsWhole)
    escapeGlobals(*G->getInitializer());
  if (constantVariable(Graph.memory()[Number]))
    return;
  // Code that knows the object can read and change its contents.
  const SmallVector<MemoryCell, 2> Cells = Graph.memory()[Number].Cells;
  for (const MemoryCell &Cell : Cells) {
    escape(Graph[Cell.Node].Value);
    raise(Cell.Node, Graph.unknown(*Cell.Ty));
  }
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// The contents of a cell before the first store.
AbstractValue AbstractHeap::initialContents(const MemoryObject &Object,
                                            const MemoryCell &Cell) {
  const auto *G = dyn_cast<GlobalVariable>(Object.Origin);
  if (!G)
    return AbstractValue::bottom();
  if (!G->hasDefinitiveInitializer())
    return Graph.unknown(*Cell.Ty);
  const Constant *Initializer = G->getInitializer();
  // A constant that is not described may contain addresses, so its globals
  // escape.
  auto Unknown = [&](const Constant &C) {
    escapeGlobals(C);
    return Graph.unknown(*Cell.Ty);
  };
  auto ContentsAt = [&](uint64_t Distance) {
    Constant *C =
        ConstantFoldLoadFromConst(const_cast<Constant *>(Initializer), Cell.Ty,
                                  APInt(64, Distance), Graph.layout());
    if (!C || isa<UndefValue>(C))
      return Unknown(*Initializer);
    const AbstractValue Value = Graph.ofConstant(*C);
    return isa<ConstantData>(C) || !Graph.sets().objects(Value.Objects).empty()
               ? Value
               : Unknown(*C);
  };
  if (!Cell.IsForElements || Initializer->isNullValue())
    return ContentsAt(uint64_t(Cell.Distance));
  const uint64_t Size =
      Graph.layout().getTypeAllocSize(Cell.Ty).getFixedValue();
  // The array may end before the variable does; reading too much is safe.
  const uint64_t Whole =
      Graph.layout().getTypeAllocSize(G->getValueType()).getFixedValue();
  const uint64_t Elements = (Whole - uint64_t(Cell.Distance)) / Size;
  if (Elements > MaximumElements)
    return Unknown(*Initializer);
  AbstractValue Result = AbstractValue::bottom();
  for (uint64_t I = 0; I < Elements; ++I)
    Result = join(Result, ContentsAt(uint64_t(Cell.Distance) + I * Size));
  return Result;
}

void AbstractHeap::raise(EquationGraph::Node N, const AbstractValue &From) {
  SmallVector<ObjectNumber, 8> Lost;
  Graph.raise(N, From, Lost);
  for (ObjectNumber Object : Lost)
    escapeObject(Object);
}

const MemoryCell *AbstractHeap::cellFor(ObjectNumber Object,
                                        const ObjectAccess &Access) {
  if (isOpen(Object))
    return nullptr;
  MemoryCell *Cell = Graph.memory().cellFor(Object, Access);
  if (!Cell) {
    escapeObject(Object);
    return nullptr;
  }
  if (Cell->Node == AbstractMemory::NoNode) {
    Cell->Node = Graph.addCell();
    const MemoryCell New = *Cell;
    raise(New.Node, initialContents(Graph.memory()[Object], New));
    // Computing the contents may have added objects.
    Cell = Graph.memory().cellFor(Object, Access);
  }
  return Cell;
}
