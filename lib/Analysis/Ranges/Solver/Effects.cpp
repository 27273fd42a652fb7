//===- Effects.cpp - Effects of instructions on other nodes ---------------===//

#include "Effects.h"
#include "IntegerTransfer.h"
#include "mincaml/Analysis/Ranges/InitialElements.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace mincaml;
using namespace llvm;
using dataflow::Interval;

/// Whether values of a type are kept in cells. An object that contains other
/// values escapes.
static bool hasCell(const Type &Ty) {
  return hasInterval(Ty) || Ty.isPointerTy() || Ty.isFloatingPointTy();
}

void ValuePropagator::prepareLoad(const LoadInst &Load, EquationGraph::Node N) {
  const AbstractValue Address = Transfer.addressOf(Load);
  if (Address.isBottom() || Address.isUnknownPointer())
    return;
  if (!Load.isSimple() || !hasCell(*Load.getType()))
    return Heap.escape(Address);
  const ObjectAccess Access = {Address.Range, Load.getType(), Load.getAlign()};
  const SmallVector<ObjectNumber, 8> Objects(
      Graph.sets().objects(Address.Objects));
  for (ObjectNumber Object : Objects)
    if (const MemoryCell *Cell = Heap.cellFor(Object, Access))
      Graph.addReader(Cell->Node, N);
}

void ValuePropagator::performStore(const StoreInst &Store) {
  const Use &Stored = Store.getOperandUse(0);
  const AbstractValue Address = Transfer.addressOf(Store);
  if (Address.isBottom())
    return;
  Type *Ty = Stored->getType();
  if (Address.isUnknownPointer() || !Store.isSimple() || !hasCell(*Ty)) {
    Heap.escape(Address);
    return Heap.escapeOperand(Stored);
  }
  const ObjectAccess Access = {Address.Range, Ty, Store.getAlign()};
  const AbstractValue Value = Graph.of(Stored);
  const SmallVector<ObjectNumber, 8> Objects(
      Graph.sets().objects(Address.Objects));
  for (ObjectNumber Object : Objects)
    if (const MemoryCell *Cell = Heap.cellFor(Object, Access)) {
      Graph.memory()[Object].IsHeaderWritten |= !Cell->IsForElements;
      Heap.raise(Cell->Node, Value);
    } else
      Heap.escapeOperand(Stored);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

void ValuePropagator::pass(const CallBase &Call, const Function &F,
                           EquationGraph::Node N) {
  Graph.Blocks.reach(F.getEntryBlock());
  for (const Argument &A : F.args())
    if (std::optional<EquationGraph::Node> Parameter = Graph.nodeOf(A))
      Heap.raise(*Parameter, Graph.of(Call.getArgOperandUse(A.getArgNo())));
    else
      Heap.escapeOperand(Call.getArgOperandUse(A.getArgNo()));
  Graph.addReader(Graph.in(F)->Result, N);
}

/// The length of the new array is the requested one, or the call does not
/// return. The second argument is the initial value of the elements.
void ValuePropagator::makeArray(const CallBase &Call) {
  ObjectNumber Object =
      Graph.memory().objectOf(Call, MemoryObject::Kind::Array);
  const Align Alignment(runtime::ALLOCATION_ALIGNMENT);
  const Use &Size = Call.getArgOperandUse(0);
  const ObjectAccess Length = {
      Interval::constant(AbstractMemory::lengthDistance()), Size->getType(),
      Align(runtime::ARRAY_LENGTH_OFFSET)};
  if (const MemoryCell *Cell = Heap.cellFor(Object, Length))
    Heap.raise(Cell->Node,
               AbstractValue::integer(
                   Graph.of(Size).Range.intersect(Interval{0, INT32_MAX})));
  if (Call.arg_size() < 2)
    return;
  const Use &Initial = Call.getArgOperandUse(1);
  const ObjectAccess Elements = {Interval::constant(0), Initial->getType(),
                                 Alignment};
  auto [Filled, IsNew] = FilledBeforeUse.try_emplace(&Call, false);
  if (IsNew)
    Filled->second =
        isFilledBeforeUse(Call, *Graph.in(*Call.getFunction())->Dominators);
  if (const MemoryCell *Cell = Heap.cellFor(Object, Elements))
    Heap.raise(Cell->Node,
               Filled->second ? AbstractValue::bottom() : Graph.of(Initial));
  else
    Heap.escapeOperand(Initial);
}

void ValuePropagator::performCall(const CallBase &Call, EquationGraph::Node N) {
  if (const auto *Intrinsic = dyn_cast<IntrinsicInst>(&Call))
    if (Intrinsic->isAssumeLikeIntrinsic() && !Call.getType()->isPointerTy())
      return;
  if (makesArray(Call))
    return makeArray(Call);
  if (makesObject(Call)) {
    for (const Use &U : Call.data_ops())
      Heap.escapeOperand(U);
    return;
  }
  const AbstractValue Callee = Graph.of(Call.getCalledOperandUse());
  if (Callee.isBottom())
    return;
  bool IsKnown = !Callee.isUnknownPointer();
  const SmallVector<ObjectNumber, 8> Objects(
      Graph.sets().objects(Callee.Objects));
  for (ObjectNumber Object : Objects) {
    const auto *F = dyn_cast<Function>(Graph.memory()[Object].Origin);
    if (F && Callee.Range == Interval::constant(0) &&
        Transfer.isKnownCallee(*F, Call))
      pass(Call, *F, N);
    else {
      Heap.escapeObject(Object);
      IsKnown = false;
    }
  }
  for (const Use &U : Call.data_ops())
    if (!IsKnown || Call.isBundleOperand(&U))
      Heap.escapeOperand(U);
}

void ValuePropagator::performReturn(const ReturnInst &Return) {
  if (Return.getNumOperands() == 0)
    return;
  const Function &F = *Return.getFunction();
  const Use &Result = Return.getOperandUse(0);
  if (Heap.mayBeCalledFromOutside(F) ||
      !(hasInterval(*Result->getType()) || Result->getType()->isPointerTy()))
    Heap.escapeOperand(Result);
  Heap.raise(Graph.in(F)->Result, Graph.of(Result));
}

/// The globals in a constant operand escape, unless its abstract value
/// describes them: an address that has been converted to an integer can be
/// converted back.
void ValuePropagator::escapeConstants(const Instruction &I) {
  for (const Use &U : I.operands()) {
    const auto *C = dyn_cast<Constant>(U);
    if (C && !isa<ConstantData>(C) &&
        Graph.sets().objects(Graph.ofConstant(*C).Objects).empty())
      Heap.escapeGlobals(*C);
  }
}

/// Takes the feasible edges of a terminator.
void ValuePropagator::follow(const Instruction &Terminator) {
  const BasicBlock &B = *Terminator.getParent();
  if (const auto *Branch = dyn_cast<BranchInst>(&Terminator);
      Branch && Branch->isConditional()) {
    const Interval Condition = Graph.of(Branch->getOperandUse(0)).Range;
    if (Condition.isEmpty())
      return;
    // True is -1, as a signed number.
    if (Condition.Low < 0)
      Graph.Blocks.take(B, *Branch->getSuccessor(0));
    if (Condition.High >= 0)
      Graph.Blocks.take(B, *Branch->getSuccessor(1));
    return;
  }
  if (const auto *Switch = dyn_cast<SwitchInst>(&Terminator);
      Switch && hasInterval(*Switch->getCondition()->getType())) {
    const Interval Condition = Graph.of(Switch->getOperandUse(0)).Range;
    bool IsDecided = Condition.isEmpty();
    for (const auto &Case : Switch->cases()) {
      const int64_t Value = Case.getCaseValue()->getSExtValue();
      if (Condition.Low <= Value && Value <= Condition.High)
        Graph.Blocks.take(B, *Case.getCaseSuccessor());
      IsDecided |= Condition == Interval::constant(Value);
    }
    if (!IsDecided)
      Graph.Blocks.take(B, *Switch->getDefaultDest());
    return;
  }
  for (const BasicBlock *Successor : successors(&Terminator))
    Graph.Blocks.take(B, *Successor);
}

void ValuePropagator::perform(const Instruction &I, EquationGraph::Node N) {
  if (I.isTerminator())
    follow(I);
  escapeConstants(I);
  if (const auto *Store = dyn_cast<StoreInst>(&I))
    return performStore(*Store);
  if (const auto *Load = dyn_cast<LoadInst>(&I))
    return prepareLoad(*Load, N);
  if (const auto *Call = dyn_cast<CallBase>(&I))
    return performCall(*Call, N);
  if (const auto *Return = dyn_cast<ReturnInst>(&I))
    return performReturn(*Return);
  // The values of these instructions describe what they do with a pointer.
  if (isa<PHINode, SelectInst, GetElementPtrInst, ICmpInst, AllocaInst>(I) &&
      I.getType()->isSingleValueType() && !I.getType()->isVectorTy())
    return;
  for (const Use &U : I.operands())
    if (!isa<BasicBlock>(U))
      Heap.escapeOperand(U);
}
