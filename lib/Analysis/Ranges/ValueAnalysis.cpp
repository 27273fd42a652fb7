//===- ValueAnalysis.cpp - Value ranges and points-to sets ----------------===//

#include "mincaml/Analysis/Ranges/ValueAnalysis.h"
#include "EquationGraph.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "mincaml/Analysis/Ranges/Constructors.h"
#include "mincaml/Analysis/Ranges/InitialElements.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ModuleSlotTracker.h"

using namespace mincaml;
using namespace llvm;
using dataflow::Interval;

namespace mincaml {

class ValueSolver {
public:
  /// Analyzes \p Bodies. If they are not the whole module (\p IsWhole), nothing
  /// is known about code outside them.
  ValueSolver(ArrayRef<Function *> Bodies, bool IsWhole,
              FunctionAnalysisManager &AM)
      : Graph(Bodies, IsWhole, AM), IsWhole(IsWhole) {}
  void solve();

  const EquationGraph &graph() const { return Graph; }
  /// Whether code that is not analyzed can read and change the object.
  bool isOpen(ObjectNumber Object) const;
  std::optional<Interval> lengthOf(ObjectNumber Object) const;

private:
  // Contents and escape of objects. Code that is not analyzed may access an
  // object that escapes; the cells of the object, and all objects to which it
  // may point, are then raised.

  /// Whether code that is not analyzed may call the function.
  bool mayBeCalledFromOutside(const Function &F) const;

  void raise(EquationGraph::Node N, const AbstractValue &From);
  /// Joins two values. If the set of objects becomes too large, the objects
  /// escape.
  AbstractValue join(AbstractValue A, const AbstractValue &B);

  void escape(const AbstractValue &V);
  void escapeObject(ObjectNumber Object);
  void escapeOperand(const Use &U);
  void escapeGlobals(const Constant &C);

  /// The cell of an access. Null if the object is open, or becomes open by this
  /// call. The next call invalidates the result.
  const MemoryCell *cellFor(ObjectNumber Object, const ObjectAccess &Access);
  AbstractValue initialContents(const MemoryObject &Object,
                                const MemoryCell &Cell);
  AbstractValue initialContents(const GlobalVariable &G,
                                const MemoryCell &Cell);

  // Transfer functions of instructions

  /// The value of an instruction of a tracked type. It depends on the values of
  /// the operands and on the memory that the instruction loads.
  AbstractValue evaluate(const Instruction &I);
  /// An element of an instruction whose type is a structure.
  AbstractValue evaluateElement(const Instruction &I, unsigned Element);
  /// The join of the arguments of all calls, if these are known; otherwise the
  /// current value.
  AbstractValue evaluateParameter(const Argument &A) const;
  /// The address of a load or store. It is computed with the pi nodes of the
  /// indices that hold at the access.
  AbstractValue addressOf(const Instruction &Access) const;
  /// Whether Call, if it calls F, is known to execute the body of F in this
  /// module with its arguments as parameters.
  bool isKnownCallee(const Function &F, const CallBase &Call) const;
  AbstractValue
  evaluateAddress(const GEPOperator &GEP,
                  function_ref<AbstractValue(const Use &)> Of) const;
  Interval evaluateComparison(const ICmpInst &I, const Interval &Found) const;
  /// The join of the operands of a phi node or select that may be its value.
  AbstractValue joinOperands(const Instruction &I,
                             function_ref<AbstractValue(const Use &)> Of);
  /// The join of the results of all functions that a call may execute.
  AbstractValue joinResults(const CallBase &Call, const Type &Ty,
                            std::optional<unsigned> Element);
  Interval evaluateDifference(const Instruction &I,
                              const Interval &Found) const;
  AbstractValue evaluateLoad(const LoadInst &Load);
  AbstractValue evaluateCall(const CallBase &Call);

  // Propagation: effects of instructions on other nodes

  /// Raises the cells, parameters and results that I may change. Registers N,
  /// the node of I, as a reader of those that I reads. Marks the blocks that
  /// may follow as reached. The block of I must have been reached.
  void perform(const Instruction &I, EquationGraph::Node N);
  void follow(const Instruction &Terminator);
  void escapeConstants(const Instruction &I);
  void performStore(const StoreInst &Store);
  void performReturn(const ReturnInst &Return);
  void performCall(const CallBase &Call, EquationGraph::Node N);
  void makeArray(const CallBase &Call);
  void prepareLoad(const LoadInst &Load, EquationGraph::Node N);
  void pass(const CallBase &Call, const Function &F, EquationGraph::Node N);

  // Iteration

  void start(const Function &F);
  void startVariables(const Module &M);
  void process(EquationGraph::Node N);
  AbstractValue evaluatePiNode(EquationGraph::Node N);
  /// The part of \p Source for which the number at this address may satisfy the
  /// condition of a pi node.
  AbstractValue restrictTargets(const PiNode &Pi, const AbstractValue &Source,
                                EquationGraph::Node N);
  bool raiseUndefinedLoads();
  void narrow();

  EquationGraph Graph;
  /// Whether the graph contains all functions of the module.
  const bool IsWhole;
  DenseMap<const CallBase *, bool> FilledBeforeUse;
};

} // namespace mincaml

//===----------------------------------------------------------------------===//
// Escape
//===----------------------------------------------------------------------===//

/// The variable that an object stands for, if it is constant and has a
/// definitive initializer. Its contents are known even if other code knows its
/// address.
static const GlobalVariable *constantVariable(const MemoryObject &Object) {
  const auto *G = dyn_cast<GlobalVariable>(Object.Origin);
  return G && G->isConstant() && G->hasDefinitiveInitializer() ? G : nullptr;
}

bool ValueSolver::isOpen(ObjectNumber Number) const {
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

bool ValueSolver::mayBeCalledFromOutside(const Function &F) const {
  return Graph
      .memory()[Graph.memory().objectOf(F, MemoryObject::Kind::Function)]
      .HasEscaped;
}

void ValueSolver::escape(const AbstractValue &V) {
  // The objects are copied, because sets may be added meanwhile.
  const SmallVector<ObjectNumber, 8> Objects(Graph.sets().objects(V.Objects));
  for (ObjectNumber Object : Objects)
    escapeObject(Object);
}

void ValueSolver::escapeOperand(const Use &U) {
  if (const auto *C = dyn_cast<Constant>(U))
    return escapeGlobals(*C);
  for (unsigned E = 0; E < trackedElements(*U->getType()); ++E)
    escape(Graph.ofElement(*U, E));
  if (U->getType()->isPointerTy())
    escape(Graph.of(U));
}

/// Lets the variables and functions in a constant escape.
void ValueSolver::escapeGlobals(const Constant &C) {
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

void ValueSolver::escapeObject(ObjectNumber Number) {
  if (Graph.memory()[Number].HasEscaped)
    return;
  Graph.memory()[Number].HasEscaped = true;
  const Value &Origin = *Graph.memory()[Number].Origin;
  if (const auto *F = dyn_cast<Function>(&Origin)) {
    if (const EquationGraph::FunctionNodes *Parts = Graph.in(*F)) {
      Graph.reach(F->getEntryBlock());
      for (const Argument &A : F->args())
        if (std::optional<EquationGraph::Node> Parameter = Graph.nodeOf(A))
          raise(*Parameter, Graph.unknown(*A.getType()));
      for (unsigned E = 0; E <= trackedElements(*F->getReturnType()); ++E)
        escape(Graph[Parts->Result + E].Value);
    }
    return;
  }
  if (const auto *G = dyn_cast<GlobalVariable>(&Origin);
      G && G->hasInitializer() && IsWhole)
    escapeGlobals(*G->getInitializer());
  for (const GlobalVariable *G : Graph.memory()[Number].Constants)
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

/// The maximum number of initial elements of a variable that are examined.
static constexpr uint64_t MaximumElements = 65536;

AbstractValue ValueSolver::join(AbstractValue A, const AbstractValue &B) {
  SmallVector<ObjectNumber, 8> Lost;
  mincaml::join(A, B, Graph.sets(), Lost);
  for (ObjectNumber Object : Lost)
    escapeObject(Object);
  return A;
}

/// The contents of a cell before the first store.
AbstractValue ValueSolver::initialContents(const MemoryObject &Object,
                                           const MemoryCell &Cell) {
  if (const auto *G = dyn_cast<GlobalVariable>(Object.Origin))
    return initialContents(*G, Cell);
  if (!Object.Exceptions.isEmpty())
    return Cell.Distance == 0 && Cell.Ty->isIntegerTy(32)
               ? AbstractValue::integer(Interval::all(32), Object.Exceptions)
               : Graph.unknown(*Cell.Ty);
  AbstractValue Result = AbstractValue::bottom();
  for (const GlobalVariable *G : Object.Constants)
    Result = join(Result, initialContents(*G, Cell));
  return Result;
}

AbstractValue ValueSolver::initialContents(const GlobalVariable &G,
                                           const MemoryCell &Cell) {
  if (!G.hasDefinitiveInitializer())
    return Graph.unknown(*Cell.Ty);
  const Constant *Initializer = G.getInitializer();
  // A constant whose value is not represented may contain addresses, so the
  // globals in it escape.
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
      Graph.layout().getTypeAllocSize(G.getValueType()).getFixedValue();
  const uint64_t Elements = (Whole - uint64_t(Cell.Distance)) / Size;
  if (Elements > MaximumElements)
    return Unknown(*Initializer);
  AbstractValue Result = AbstractValue::bottom();
  for (uint64_t I = 0; I < Elements; ++I)
    Result = join(Result, ContentsAt(uint64_t(Cell.Distance) + I * Size));
  return Result;
}

void ValueSolver::raise(EquationGraph::Node N, const AbstractValue &From) {
  SmallVector<ObjectNumber, 8> Lost;
  Graph.raise(N, From, Lost);
  for (ObjectNumber Object : Lost)
    escapeObject(Object);
}

const MemoryCell *ValueSolver::cellFor(ObjectNumber Object,
                                       const ObjectAccess &Access) {
  if (isOpen(Object))
    return nullptr;
  MemoryCell *Cell = Graph.memory().cellFor(Object, Access);
  if (!Cell) {
    escapeObject(Object);
    return nullptr;
  }
  if (Cell->Node == AbstractMemory::NoNode) {
    Cell->Node = Graph.addCell(*Cell->Ty);
    const MemoryCell New = *Cell;
    raise(New.Node, initialContents(Graph.memory()[Object], New));
    // Computing the contents may have added objects.
    Cell = Graph.memory().cellFor(Object, Access);
  }
  return Cell;
}

//===----------------------------------------------------------------------===//
// Transfer functions of instructions
//===----------------------------------------------------------------------===//

/// The sum of two intervals, and the product of an interval and a factor; the
/// full interval if a bound overflows.
static Interval add(const Interval &A, const Interval &B) {
  Interval Result;
  return AddOverflow(A.Low, B.Low, Result.Low) ||
                 AddOverflow(A.High, B.High, Result.High)
             ? Interval::all()
             : Result;
}
static Interval scale(const Interval &A, int64_t Factor) {
  Interval Result;
  return MulOverflow(A.Low, Factor, Result.Low) ||
                 MulOverflow(A.High, Factor, Result.High)
             ? Interval::all()
             : Result;
}

AbstractValue ValueSolver::evaluateAddress(
    const GEPOperator &GEP, function_ref<AbstractValue(const Use &)> Of) const {
  if (GEP.getType()->isVectorTy())
    return AbstractValue::unknownPointer();
  const AbstractValue Base = Graph.of(GEP.getOperandUse(0));
  if (Base.isBottom())
    return Base;
  if (Base.isUnknownPointer())
    return AbstractValue::unknownPointer();
  // A number that is used as an address becomes another number, unless the
  // offset is 0.
  NumberSet Numbers = Base.Numbers;
  if (!Numbers.isEmpty() && !GEP.hasAllZeroIndices())
    Numbers = Base.nonnullNumbers().isEmpty() ? NumberSet::fromNull()
                                              : NumberSet::all();
  AbstractValue Result =
      AbstractValue::pointer(Base.Objects, Base.Range, Numbers);
  if (Base.Objects == ObjectSets::None)
    return Result;
  const int64_t Start = Result.Range.Low;
  const unsigned Width = Graph.layout().getIndexTypeSizeInBits(GEP.getType());
  unsigned Operand = 0;
  for (auto I = gep_type_begin(GEP), End = gep_type_end(GEP); I != End; ++I) {
    const Use &Index = GEP.getOperandUse(++Operand);
    if (StructType *Struct = I.getStructTypeOrNull()) {
      unsigned Field = cast<ConstantInt>(Index)->getZExtValue();
      int64_t Distance =
          Graph.layout().getStructLayout(Struct)->getElementOffset(Field);
      Result.Range = add(Result.Range, Interval::constant(Distance));
      continue;
    }
    TypeSize Stride = I.getSequentialElementStride(Graph.layout());
    if (Stride.isScalable() || !hasInterval(*Index->getType()))
      return AbstractValue::pointer(Result.Objects, Interval::all(), Numbers);
    Interval Range = Of(Index).Range;
    if (Range.isEmpty())
      return AbstractValue::bottom();
    // An index that is wider than addresses is truncated.
    if (Index->getType()->getIntegerBitWidth() > Width)
      Range = toInterval(toRange(Range, Index->getType()->getIntegerBitWidth())
                             .truncate(Width));
    Result.Range =
        add(Result.Range, scale(Range, int64_t(Stride.getFixedValue())));
  }
  // If the address may wrap, the distance is unknown.
  if (!Interval::all(Width).contains(Result.Range))
    Result.Range = Interval::all();
  if (GEP.hasNoUnsignedWrap())
    Result.Range.Low = std::max(Result.Range.Low, Start);
  return Result;
}

AbstractValue ValueSolver::addressOf(const Instruction &Access) const {
  const unsigned Operand =
      isa<LoadInst>(Access) ? 0 : StoreInst::getPointerOperandIndex();
  const Use &Address = Access.getOperandUse(Operand);
  const auto *GEP = dyn_cast<GetElementPtrInst>(Address);
  if (!GEP)
    return Graph.of(Address);
  const EquationGraph::FunctionNodes &In = *Graph.in(*Access.getFunction());
  return evaluateAddress(cast<GEPOperator>(*GEP), [&](const Use &Index) {
    return Graph.of(In.Pis.nameAt(Access, Index), In);
  });
}

/// What is left of \p V if the result of \p I is known to be defined.
static AbstractValue promised(const Instruction &I, const AbstractValue &V) {
  if (I.getType()->isIntegerTy())
    return AbstractValue::integer(V.Range.intersect(promisedInterval(I)),
                                  V.Numbers);
  const auto *Call = dyn_cast<CallBase>(&I);
  AbstractValue Result = V;
  if (I.hasMetadata(LLVMContext::MD_nonnull) ||
      (Call && Call->hasRetAttr(Attribute::NonNull)))
    Result.Numbers = Result.Numbers.without(NumberSet::of(0));
  return Result;
}

AbstractValue ValueSolver::evaluateLoad(const LoadInst &Load) {
  const Type &Ty = *Load.getType();
  const AbstractValue Address = addressOf(Load);
  if (Address.isBottom())
    return Address;
  AbstractValue Result = AbstractValue::bottom();
  if (Address.isUnknownAddress() || !Load.isSimple())
    Result = Graph.unknown(Ty);
  const ObjectAccess Access = {Address.Range, Load.getType(), Load.getAlign()};
  for (ObjectNumber Object : Graph.sets().objects(Address.Objects)) {
    const MemoryCell *Cell = cellFor(Object, Access);
    Result = join(Result, Cell ? Graph[Cell->Node].Value : Graph.unknown(Ty));
  }
  return promised(Load, Result);
}

AbstractValue ValueSolver::joinResults(const CallBase &Call, const Type &Ty,
                                       std::optional<unsigned> Element) {
  const AbstractValue Callee = Graph.of(Call.getCalledOperandUse());
  AbstractValue Result = AbstractValue::bottom();
  if (Callee.isUnknownAddress())
    Result = Graph.unknown(Ty);
  for (ObjectNumber Object : Graph.sets().objects(Callee.Objects)) {
    const auto *F = dyn_cast<Function>(Graph.memory()[Object].Origin);
    bool IsKnown =
        F && Callee.Range == Interval::constant(0) && isKnownCallee(*F, Call);
    Result = join(
        Result,
        IsKnown
            ? Graph[Graph.in(*F)->Result + (Element ? 1 + *Element : 0)].Value
            : Graph.unknown(Ty));
  }
  return Result;
}

AbstractValue ValueSolver::evaluateCall(const CallBase &Call) {
  const Type &Ty = *Call.getType();
  // Without a promise that says otherwise, a function may return null instead
  // of an object.
  const NumberSet Null = Ty.isPointerTy() ? NumberSet::of(0) : NumberSet();
  if (std::optional<NumberSet> Exceptions = exceptionsFrom(Call))
    return promised(
        Call,
        AbstractValue::pointer(
            Graph.sets().of(Graph.memory().exceptionsOf(Call, *Exceptions)),
            Interval::constant(0), Null));
  if (Ty.isPointerTy() && (makesArray(Call) || makesObject(Call))) {
    auto Kind = makesArray(Call) ? MemoryObject::Kind::Array
                                 : MemoryObject::Kind::Allocation;
    return promised(Call,
                    AbstractValue::pointer(
                        Graph.sets().of(Graph.memory().objectOf(Call, Kind)),
                        Interval::constant(0), Null));
  }
  return promised(Call, joinResults(Call, Ty, std::nullopt));
}

AbstractValue ValueSolver::evaluateParameter(const Argument &A) const {
  const Function &F = *A.getParent();
  const AbstractValue Known = Graph.of(A);
  if (mayBeCalledFromOutside(F) || !hasInterval(*A.getType()))
    return Known;
  AbstractValue Result;
  for (const Use &U : F.uses()) {
    const auto *Call = dyn_cast<CallBase>(U.getUser());
    if (!Call || !Call->isCallee(&U) || !isKnownCallee(F, *Call))
      return Known;
    if (!Graph.isReached(*Call->getParent()))
      continue;
    const AbstractValue V = Graph.of(Call->getArgOperandUse(A.getArgNo()));
    dataflow::IntervalLattice::join(Result.Range, V.Range);
    NumberSetLattice::join(Result.Numbers, V.Numbers);
  }
  return Result;
}

/// The maximum number of names of a value whose conditions are examined.
static constexpr unsigned MaximumNames = 16;

/// Returns a lower bound of `L - R` as signed numbers, which the conditions on
/// the names of both operands imply: 0 or 1, or INT64_MIN if they imply none.
static int64_t leastDifference(const PiNodes &Pis, const Use &L, const Use &R) {
  auto Follow = [&](const Use &U, const Value &Other, bool IsLeft) {
    int64_t Least = INT64_MIN;
    unsigned Steps = 0;
    for (PiName Name = Pis.nameOf(U); Name.Pi && Steps < MaximumNames;
         ++Steps) {
      const PiNode &Pi = Pis.nodes()[*Name.Pi];
      Name = Pi.Source;
      if (Pi.Other.V != &Other || Pi.Offset != 0 || Pi.IsSquare)
        continue;
      const CmpInst::Predicate P =
          IsLeft ? Pi.Predicate : CmpInst::getSwappedPredicate(Pi.Predicate);
      if (P == CmpInst::ICMP_SGE || P == CmpInst::ICMP_EQ)
        Least = std::max<int64_t>(Least, 0);
      else if (P == CmpInst::ICMP_SGT)
        Least = std::max<int64_t>(Least, 1);
    }
    return Least;
  };
  return std::max(Follow(L, *R, /*IsLeft=*/true),
                  Follow(R, *L, /*IsLeft=*/false));
}

/// Decides a comparison by an earlier comparison of the same values, if their
/// ranges do not decide it.
Interval ValueSolver::evaluateComparison(const ICmpInst &I,
                                         const Interval &Found) const {
  const Use &L = I.getOperandUse(0), &R = I.getOperandUse(1);
  if (Found.isEmpty() || Found.isConstant() || !isTracked(*L->getType()))
    return Found;
  CmpInst::Predicate P = I.getPredicate();
  const bool IsPointer = L->getType()->isPointerTy();
  const Interval Compared =
      compareNumbers(P, Graph.of(L), Graph.of(R),
                     IsPointer ? Graph.layout().getPointerSizeInBits()
                               : L->getType()->getIntegerBitWidth(),
                     IsPointer);
  if (IsPointer || Compared.isEmpty() || Compared.isConstant())
    return Compared;
  // If neither operand is negative as a signed number, the unsigned order is
  // the same as the signed one.
  if (I.isUnsigned()) {
    if (Graph.of(L).Range.Low < 0 || Graph.of(R).Range.Low < 0)
      return Found;
    P = I.getSignedPredicate();
  }
  const PiNodes &Pis = Graph.in(*I.getFunction())->Pis;
  const int64_t LeftMinusRight = leastDifference(Pis, L, R);
  const int64_t RightMinusLeft = leastDifference(Pis, R, L);
  auto Is = [&](CmpInst::Predicate Q) {
    switch (Q) {
    case CmpInst::ICMP_SGT:
      return LeftMinusRight >= 1;
    case CmpInst::ICMP_SGE:
      return LeftMinusRight >= 0;
    case CmpInst::ICMP_SLT:
      return RightMinusLeft >= 1;
    case CmpInst::ICMP_SLE:
      return RightMinusLeft >= 0;
    case CmpInst::ICMP_NE:
      return LeftMinusRight >= 1 || RightMinusLeft >= 1;
    default:
      return LeftMinusRight >= 0 && RightMinusLeft >= 0;
    }
  };
  if (Is(P))
    return Interval::constant(-1);
  return Is(CmpInst::getInversePredicate(P)) ? Interval::constant(0) : Found;
}

/// Narrows the range of a difference if an earlier comparison shows that the
/// first operand is not less than the second.
Interval ValueSolver::evaluateDifference(const Instruction &I,
                                         const Interval &Found) const {
  const Use &L = I.getOperandUse(0), &R = I.getOperandUse(1);
  const Interval OfL = Graph.of(L).Range, OfR = Graph.of(R).Range;
  int64_t Greatest = 0;
  const int64_t Least = leastDifference(Graph.in(*I.getFunction())->Pis, L, R);
  if (Least < 0 || OfL.isEmpty() || OfR.isEmpty() ||
      SubOverflow(OfL.High, OfR.Low, Greatest) ||
      Greatest > Interval::all(I.getType()->getIntegerBitWidth()).High)
    return Found;
  return Found.intersect({Least, Greatest});
}

AbstractValue
ValueSolver::joinOperands(const Instruction &I,
                          function_ref<AbstractValue(const Use &)> Of) {
  AbstractValue Result = AbstractValue::bottom();
  if (const auto *Phi = dyn_cast<PHINode>(&I)) {
    for (const Use &U : Phi->incoming_values())
      if (Graph.isTaken(*Phi->getIncomingBlock(U), *Phi->getParent()))
        Result = join(Result, Of(U));
    return Result;
  }
  const auto &Select = cast<SelectInst>(I);
  const Use &Condition = Select.getOperandUse(0);
  const bool IsVector = Condition->getType()->isVectorTy();
  const Interval Chosen =
      IsVector ? Interval{-1, 0} : Graph.of(Condition).Range;
  if (Chosen.isEmpty())
    return Result;
  // As a signed number, true is -1.
  if (Chosen.Low < 0)
    Result = join(Result, Of(Select.getOperandUse(1)));
  if (Chosen.High >= 0)
    Result = join(Result, Of(Select.getOperandUse(2)));
  return Result;
}

AbstractValue ValueSolver::evaluateElement(const Instruction &I,
                                           unsigned Element) {
  const Type &Ty = elementType(*I.getType(), Element);
  if (isa<PHINode, SelectInst>(I))
    return joinOperands(
        I, [&](const Use &U) { return Graph.ofElement(*U, Element); });
  if (const auto *Insert = dyn_cast<InsertValueInst>(&I)) {
    const Value &Whole = *Insert->getAggregateOperand();
    const unsigned Inserted = Insert->getIndices().front();
    if (Element == ElementIfNull && hasElementIfNull(*I.getType())) {
      const Use &New = Insert->getOperandUse(
          InsertValueInst::getInsertedValueOperandIndex());
      const AbstractValue Second =
          Inserted == 1 ? Graph.of(New) : Graph.ofElement(Whole, 1);
      // A second element that has not been inserted yet may become null.
      if (!Second.isBottom() && !Second.mayBeNull())
        return AbstractValue::bottom();
      return evaluateElement(I, 0);
    }
    if (Inserted != Element)
      return Graph.ofElement(Whole, Element);
    return isTracked(Ty) ? Graph.of(Insert->getOperandUse(
                               InsertValueInst::getInsertedValueOperandIndex()))
                         : Graph.unknown(Ty);
  }
  if (const auto *Call = dyn_cast<CallBase>(&I); Call && !isa<IntrinsicInst>(I))
    return joinResults(*Call, Ty, Element);
  return Graph.unknown(Ty);
}

AbstractValue ValueSolver::evaluate(const Instruction &I) {
  if (isa<PHINode, SelectInst>(I))
    return joinOperands(I, [&](const Use &U) { return Graph.of(U); });
  if (const auto *Extract = dyn_cast<ExtractValueInst>(&I))
    if (const Value &Whole = *Extract->getAggregateOperand();
        Extract->getNumIndices() == 1 && trackedElements(*Whole.getType()) != 0)
      return Graph.ofElement(Whole, Graph.extractedElement(*Extract));
  if (const auto *GEP = dyn_cast<GEPOperator>(&I))
    return evaluateAddress(*GEP, [this](const Use &U) { return Graph.of(U); });
  if (const auto *Load = dyn_cast<LoadInst>(&I))
    return evaluateLoad(*Load);
  if (isa<AllocaInst>(I))
    return AbstractValue::pointer(Graph.sets().of(Graph.memory().objectOf(
                                      I, MemoryObject::Kind::Allocation)),
                                  Interval::constant(0));
  if (const auto *Call = dyn_cast<CallBase>(&I);
      Call && !(isa<IntrinsicInst>(I) && hasInterval(*I.getType())))
    return evaluateCall(*Call);
  if (!hasInterval(*I.getType()))
    return Graph.unknown(*I.getType());
  if (const auto *Freeze = dyn_cast<FreezeInst>(&I);
      Freeze && isGuaranteedNotToBeUndefOrPoison(Freeze->getOperand(0)))
    return Graph.of(Freeze->getOperandUse(0));
  Interval Result =
      evaluateInteger(I, [this](const Use &U) { return Graph.of(U).Range; });
  if (I.getOpcode() == Instruction::Sub)
    Result = evaluateDifference(I, Result);
  else if (const auto *Comparison = dyn_cast<ICmpInst>(&I))
    Result = evaluateComparison(*Comparison, Result);
  return AbstractValue::integer(Result.intersect(promisedInterval(I)));
}

bool ValueSolver::isKnownCallee(const Function &F, const CallBase &Call) const {
  return IsWhole && Graph.in(F) && F.hasExactDefinition() && !F.isVarArg() &&
         F.getFunctionType() == Call.getFunctionType() &&
         !F.hasFnAttribute(Attribute::Naked) && !F.isPresplitCoroutine() &&
         none_of(F.args(), [](const Argument &A) {
           return A.hasPassPointeeByValueCopyAttr();
         });
}

//===----------------------------------------------------------------------===//
// Propagation: effects of instructions on other nodes
//===----------------------------------------------------------------------===//

/// Whether the analysis represents values of a type as memory cells. An object
/// that contains a value of another type is assumed to escape.
static bool hasCell(const Type &Ty) {
  return hasInterval(Ty) || Ty.isPointerTy() || Ty.isFloatingPointTy();
}

void ValueSolver::prepareLoad(const LoadInst &Load, EquationGraph::Node N) {
  const AbstractValue Address = addressOf(Load);
  if (!Load.isSimple() || !hasCell(*Load.getType()))
    return escape(Address);
  const ObjectAccess Access = {Address.Range, Load.getType(), Load.getAlign()};
  const SmallVector<ObjectNumber, 8> Objects(
      Graph.sets().objects(Address.Objects));
  for (ObjectNumber Object : Objects)
    if (const MemoryCell *Cell = cellFor(Object, Access))
      Graph.addReader(Cell->Node, N);
}

void ValueSolver::performStore(const StoreInst &Store) {
  const Use &Stored = Store.getOperandUse(0);
  const AbstractValue Address = addressOf(Store);
  if (Address.isBottom())
    return;
  Type *Ty = Stored->getType();
  if (Address.isUnknownAddress())
    escapeOperand(Stored);
  if (!Store.isSimple() || !hasCell(*Ty)) {
    escape(Address);
    return escapeOperand(Stored);
  }
  const ObjectAccess Access = {Address.Range, Ty, Store.getAlign()};
  const AbstractValue Value = Graph.of(Stored);
  const SmallVector<ObjectNumber, 8> Objects(
      Graph.sets().objects(Address.Objects));
  for (ObjectNumber Object : Objects)
    if (const MemoryCell *Cell = cellFor(Object, Access)) {
      Graph.memory()[Object].IsHeaderWritten |= !Cell->IsForElements;
      raise(Cell->Node, Value);
    } else
      escapeOperand(Stored);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

void ValueSolver::pass(const CallBase &Call, const Function &F,
                       EquationGraph::Node N) {
  Graph.reach(F.getEntryBlock());
  for (const Argument &A : F.args())
    if (std::optional<EquationGraph::Node> Parameter = Graph.nodeOf(A))
      raise(*Parameter, Graph.of(Call.getArgOperandUse(A.getArgNo())));
    else
      escapeOperand(Call.getArgOperandUse(A.getArgNo()));
  for (unsigned E = 0; E <= trackedElements(*F.getReturnType()); ++E)
    Graph.addReader(Graph.in(F)->Result + E, N);
}

/// The length of the new array is the requested one, or the call does not
/// return. The second argument is the initial value of the elements.
void ValueSolver::makeArray(const CallBase &Call) {
  ObjectNumber Object =
      Graph.memory().objectOf(Call, MemoryObject::Kind::Array);
  const Align Alignment(runtime::ALLOCATION_ALIGNMENT);
  const Use &Size = Call.getArgOperandUse(0);
  const ObjectAccess Length = {
      Interval::constant(AbstractMemory::lengthDistance()), Size->getType(),
      Align(runtime::ARRAY_LENGTH_OFFSET)};
  if (const MemoryCell *Cell = cellFor(Object, Length))
    raise(Cell->Node, AbstractValue::integer(Graph.of(Size).Range.intersect(
                          Interval{0, INT32_MAX})));
  if (Call.arg_size() < 2)
    return;
  const Use &Initial = Call.getArgOperandUse(1);
  const ObjectAccess Elements = {Interval::constant(0), Initial->getType(),
                                 Alignment};
  auto [Filled, IsNew] = FilledBeforeUse.try_emplace(&Call, false);
  if (IsNew)
    Filled->second =
        isFilledBeforeUse(Call, *Graph.in(*Call.getFunction())->Dominators);
  if (const MemoryCell *Cell = cellFor(Object, Elements))
    raise(Cell->Node,
          Filled->second ? AbstractValue::bottom() : Graph.of(Initial));
  else
    escapeOperand(Initial);
}

/// Whether a call prints an exception that no handler has caught and ends the
/// program. Code of the program that is executed after it does not exist, so
/// the exception does not escape.
static bool endsProgram(const CallBase &Call) {
  const Function *Callee = Call.getCalledFunction();
  return Callee && Callee->isDeclaration() &&
         Callee->getName() == runtime::UncaughtSymbol;
}

void ValueSolver::performCall(const CallBase &Call, EquationGraph::Node N) {
  if (const auto *Intrinsic = dyn_cast<IntrinsicInst>(&Call))
    if (Intrinsic->isAssumeLikeIntrinsic() && !Call.getType()->isPointerTy())
      return;
  if (makesArray(Call))
    return makeArray(Call);
  if (endsProgram(Call))
    return;
  if (exceptionsFrom(Call) || makesObject(Call)) {
    for (const Use &U : Call.data_ops())
      escapeOperand(U);
    return;
  }
  const AbstractValue Callee = Graph.of(Call.getCalledOperandUse());
  if (Callee.isBottom())
    return;
  bool IsKnown = !Callee.isUnknownAddress();
  const SmallVector<ObjectNumber, 8> Objects(
      Graph.sets().objects(Callee.Objects));
  for (ObjectNumber Object : Objects) {
    const auto *F = dyn_cast<Function>(Graph.memory()[Object].Origin);
    if (F && Callee.Range == Interval::constant(0) && isKnownCallee(*F, Call))
      pass(Call, *F, N);
    else {
      escapeObject(Object);
      IsKnown = false;
    }
  }
  for (const Use &U : Call.data_ops())
    if (!IsKnown || Call.isBundleOperand(&U))
      escapeOperand(U);
}

void ValueSolver::performReturn(const ReturnInst &Return) {
  if (Return.getNumOperands() == 0)
    return;
  const Function &F = *Return.getFunction();
  const Use &Result = Return.getOperandUse(0);
  const EquationGraph::Node N = Graph.in(F)->Result;
  if (const unsigned Size = trackedElements(*Result->getType())) {
    for (unsigned E = 0; E < Size; ++E) {
      const AbstractValue V = Graph.ofElement(*Result, E);
      if (mayBeCalledFromOutside(F))
        escape(V);
      raise(N + 1 + E, V);
    }
    return;
  }
  if (mayBeCalledFromOutside(F) || !isTracked(*Result->getType()))
    escapeOperand(Result);
  raise(N, Graph.of(Result));
}

/// Lets the globals in the constant operands of I escape, unless the abstract
/// value of an operand describes them. An address that has been converted to an
/// integer can be converted back.
void ValueSolver::escapeConstants(const Instruction &I) {
  for (const Use &U : I.operands()) {
    const auto *C = dyn_cast<Constant>(U);
    if (C && !isa<ConstantData>(C) &&
        Graph.sets().objects(Graph.ofConstant(*C).Objects).empty())
      escapeGlobals(*C);
  }
}

bool mincaml::mayBe(const AbstractValue &V, int64_t Number) {
  return V.Range.Low <= Number && Number <= V.Range.High &&
         V.Numbers.contains(Number);
}

bool mincaml::mayTakeDefault(const SwitchInst &Switch,
                             const AbstractValue &Condition) {
  NumberSet Left = Condition.Numbers;
  for (const auto &Case : Switch.cases()) {
    const int64_t Number = Case.getCaseValue()->getSExtValue();
    if (Condition.Range == Interval::constant(Number))
      return false;
    if (Number >= 0 && Number < NumberSet::Limit)
      Left = Left.without(NumberSet::of(Number));
  }
  return !Condition.Range.isEmpty() && !Left.isEmpty();
}

/// Takes the feasible edges of a terminator.
void ValueSolver::follow(const Instruction &Terminator) {
  const BasicBlock &B = *Terminator.getParent();
  if (const auto *Branch = dyn_cast<BranchInst>(&Terminator);
      Branch && Branch->isConditional()) {
    const Interval Condition = Graph.of(Branch->getOperandUse(0)).Range;
    if (Condition.isEmpty())
      return;
    // As a signed number, true is -1.
    if (Condition.Low < 0)
      Graph.take(B, *Branch->getSuccessor(0));
    if (Condition.High >= 0)
      Graph.take(B, *Branch->getSuccessor(1));
    return;
  }
  if (const auto *Switch = dyn_cast<SwitchInst>(&Terminator);
      Switch && hasInterval(*Switch->getCondition()->getType())) {
    const AbstractValue Condition = Graph.of(Switch->getOperandUse(0));
    for (const auto &Case : Switch->cases())
      if (mayBe(Condition, Case.getCaseValue()->getSExtValue()))
        Graph.take(B, *Case.getCaseSuccessor());
    if (mayTakeDefault(*Switch, Condition))
      Graph.take(B, *Switch->getDefaultDest());
    return;
  }
  for (const BasicBlock *Successor : successors(&Terminator))
    Graph.take(B, *Successor);
}

void ValueSolver::perform(const Instruction &I, EquationGraph::Node N) {
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
  // The abstract value of such an instruction describes all that it does with a
  // pointer, so the pointer does not escape.
  if (isa<PHINode, SelectInst, GetElementPtrInst, ICmpInst, AllocaInst>(I) &&
      I.getType()->isSingleValueType() && !I.getType()->isVectorTy())
    return;
  if (isa<PHINode, SelectInst, InsertValueInst>(I) &&
      trackedElements(*I.getType()) != 0)
    return;
  if (const auto *Extract = dyn_cast<ExtractValueInst>(&I);
      Extract && trackedElements(*Extract->getAggregateOperand()->getType()))
    return;
  for (const Use &U : I.operands())
    if (!isa<BasicBlock>(U))
      escapeOperand(U);
}

//===----------------------------------------------------------------------===//
// Solver
//===----------------------------------------------------------------------===//

/// The number of rounds of narrowing.
static constexpr unsigned NarrowingRounds = 2;

/// Lets a function escape if unknown code may call it. Its arguments are
/// unknown then.
void ValueSolver::start(const Function &F) {
  // Module-level assembly may refer to any symbol.
  if (!IsWhole || !F.getParent()->getModuleInlineAsm().empty() ||
      !F.hasLocalLinkage() || F.getAddressSpace() != 0 ||
      !F.hasExactDefinition())
    escapeObject(Graph.memory().objectOf(F, MemoryObject::Kind::Function));
}

/// Lets the variables that other modules may access escape, and the globals to
/// which aliases, ifuncs and functions refer.
void ValueSolver::startVariables(const Module &M) {
  for (const GlobalVariable &G : M.globals()) {
    const ObjectNumber Object =
        Graph.memory().objectOf(G, MemoryObject::Kind::Variable);
    if (!G.hasLocalLinkage() || G.getAddressSpace() != 0 || isOpen(Object) ||
        !M.getModuleInlineAsm().empty())
      escapeObject(Object);
  }
  for (const GlobalAlias &A : M.aliases())
    escapeGlobals(*A.getAliasee());
  for (const GlobalIFunc &I : M.ifuncs())
    escapeGlobals(*I.getResolver());
  for (const Function &F : M)
    for (const Use &U : F.operands())
      escapeGlobals(*cast<Constant>(U));
}

AbstractValue ValueSolver::restrictTargets(const PiNode &Pi,
                                           const AbstractValue &Source,
                                           EquationGraph::Node N) {
  const Type &Ty = *Pi.Loaded->getType();
  const unsigned Width = Ty.getIntegerBitWidth();
  const AbstractValue Other = Graph.of(Pi.Other, *Graph.in(*Graph[N].F));
  if (Source.isBottom() || Other.isBottom())
    return AbstractValue::bottom();
  const ConstantRange Allowed = ConstantRange::makeAllowedICmpRegion(
      Pi.Predicate, toRange(Other.Range, Width));
  auto MayHold = [&](const AbstractValue &Number) {
    const Interval Range =
        toInterval(toRange(Number.Range.intersect(Interval::all(Width)), Width)
                       .intersectWith(Allowed, ConstantRange::Signed));
    return !restrictNumbers(AbstractValue::integer(
                                Number.Range.intersect(Range), Number.Numbers),
                            Pi.Predicate, Other, Width, /*IsPointer=*/false)
                .isBottom();
  };
  const ObjectAccess Access = {Source.Range, Pi.Loaded->getType(),
                               Pi.Loaded->getAlign()};
  // The load has succeeded, so the pointer is not null.
  AbstractValue Result = AbstractValue::address(Source.nonnullNumbers());
  if (Source.isUnknownPointer()) {
    Result.Objects = Source.Objects;
    Result.Range = Source.Range;
    return Result;
  }
  const SmallVector<ObjectNumber, 8> Objects(
      Graph.sets().objects(Source.Objects));
  for (ObjectNumber Object : Objects) {
    const MemoryCell *Cell = cellFor(Object, Access);
    if (Cell) {
      Graph.addReader(Cell->Node, N);
      if (!MayHold(Graph[Cell->Node].Value))
        continue;
    }
    Result = join(
        Result, AbstractValue::pointer(Graph.sets().of(Object), Source.Range));
  }
  return Result;
}

AbstractValue ValueSolver::evaluatePiNode(EquationGraph::Node N) {
  const EquationGraph::FunctionNodes &In = *Graph.in(*Graph[N].F);
  const PiNode &Pi = In.Pis.nodes()[N - In.FirstPi];
  const AbstractValue Source = Graph.of(Pi.Source, In);
  if (Pi.Loaded)
    return restrictTargets(Pi, Source, N);
  const AbstractValue Other = Graph.of(Pi.Other, In);
  if (!Pi.isInteger())
    return restrictNumbers(Source, Pi.Predicate, Other,
                           Graph.layout().getPointerSizeInBits(),
                           /*IsPointer=*/true);
  const AbstractValue Result = AbstractValue::integer(
      evaluatePi(Pi, Source.Range, Other.Range), Source.Numbers);
  return Pi.IsSquare || Pi.Offset != 0
             ? Result
             : restrictNumbers(Result, Pi.Predicate, Other,
                               Pi.Variable->getType()->getIntegerBitWidth(),
                               /*IsPointer=*/false);
}

void ValueSolver::process(EquationGraph::Node N) {
  using Kind = EquationGraph::Equation::Kind;
  switch (Graph[N].TheKind) {
  case Kind::Instruction: {
    const auto &I = cast<Instruction>(*Graph[N].V);
    if (!Graph.isReached(*I.getParent()))
      return;
    perform(I, N);
    if (isTracked(*I.getType()))
      raise(N, evaluate(I));
    for (unsigned E = 0; E < trackedElements(*I.getType()); ++E)
      raise(N + 1 + E, evaluateElement(I, E));
    return;
  }
  case Kind::Pi:
    return raise(N, evaluatePiNode(N));
  case Kind::Element:
  case Kind::Parameter:
  case Kind::Result:
  case Kind::Cell:
    return;
  }
}

/// Raises the reachable loads that are still at bottom: they read memory to
/// which nothing has been stored, and may yield any value. Returns whether
/// there were any.
bool ValueSolver::raiseUndefinedLoads() {
  bool Changed = false;
  for (EquationGraph::Node N = 0, End = Graph.size(); N < End; ++N) {
    const EquationGraph::Equation &E = Graph[N];
    const auto *Load = dyn_cast_or_null<LoadInst>(E.V);
    if (E.TheKind != EquationGraph::Equation::Kind::Instruction || !Load ||
        !Graph.isReached(*Load->getParent()) || !isTracked(*Load->getType()) ||
        !E.Value.isBottom() || addressOf(*Load).isNullOrNever())
      continue;
    raise(N, Graph.unknown(*Load->getType()));
    Changed = true;
  }
  return Changed;
}

void ValueSolver::solve() {
  for (const auto &[F, Parts] : Graph.functions())
    start(*F);
  if (IsWhole)
    startVariables(*Graph.functions().front().first->getParent());
  for (EquationGraph::Node N = 0, End = Graph.size(); N < End; ++N)
    Graph.enqueue(N);
  do
    while (std::optional<EquationGraph::Node> N = Graph.next())
      process(*N);
  while (raiseUndefinedLoads());
  for (unsigned Round = 0; Round < NarrowingRounds; ++Round)
    narrow();
}

/// Performs one round of narrowing. All values are upper bounds of the
/// solution, so the results of the transfer functions on them are upper bounds
/// as well. Cells and results are not narrowed.
void ValueSolver::narrow() {
  using Kind = EquationGraph::Equation::Kind;
  for (EquationGraph::Node N = 0, End = Graph.size(); N < End; ++N) {
    const EquationGraph::Equation &E = Graph[N];
    const AbstractValue Old = E.Value;
    if (Old.isBottom() || E.TheKind == Kind::Cell || !E.V ||
        !hasInterval(*E.V->getType()))
      continue;
    AbstractValue New = Old;
    if (E.TheKind == Kind::Pi)
      New = evaluatePiNode(N);
    else if (E.TheKind == Kind::Parameter)
      New = evaluateParameter(cast<Argument>(*E.V));
    else if (E.TheKind == Kind::Instruction)
      New = evaluate(cast<Instruction>(*E.V));
    // A value that would become empty keeps its interval: an empty interval
    // means that the value is never computed.
    New = AbstractValue::integer(New.Range.intersect(Old.Range),
                                 New.Numbers & Old.Numbers);
    if (!New.isBottom())
      Graph.lower(N, New);
  }
}

std::optional<Interval> ValueSolver::lengthOf(ObjectNumber Object) const {
  const MemoryObject &O = Graph.memory()[Object];
  const int64_t First = AbstractMemory::startOf(*O.Origin);
  if (O.TheKind != MemoryObject::Kind::Array && First == 0)
    return std::nullopt;
  for (const MemoryCell &Cell : O.Cells)
    if (!Cell.IsForElements &&
        Cell.Distance == First + AbstractMemory::lengthDistance())
      return Graph[Cell.Node].Value.Range;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

ValueAnalysis::ValueAnalysis(Module &M, FunctionAnalysisManager &AM) {
  SmallVector<Function *, 16> Bodies;
  for (Function &F : M)
    if (!F.isDeclaration())
      Bodies.push_back(&F);
  if (Bodies.empty())
    return;
  Solver = std::make_unique<ValueSolver>(Bodies, /*IsWhole=*/true, AM);
  Solver->solve();
}

ValueAnalysis::ValueAnalysis(Function &F, FunctionAnalysisManager &AM)
    : Solver(std::make_unique<ValueSolver>(&F, /*IsWhole=*/false, AM)) {
  Solver->solve();
}

ValueAnalysis::ValueAnalysis(ValueAnalysis &&) = default;
ValueAnalysis::~ValueAnalysis() = default;

AbstractValue ValueAnalysis::of(const Use &U) const {
  return Solver->graph().of(U);
}
AbstractValue ValueAnalysis::of(const PiName &Name, const Function &F) const {
  const EquationGraph &Graph = Solver->graph();
  return Graph.of(Name, *Graph.in(F));
}
AbstractValue ValueAnalysis::of(const Value &V) const {
  return Solver->graph().of(V);
}
AbstractValue ValueAnalysis::ofResult(const Function &F) const {
  const EquationGraph &Graph = Solver->graph();
  return Graph[Graph.in(F)->Result].Value;
}
AbstractValue ValueAnalysis::ofAddress(const Instruction &Access) const {
  return of(Access.getOperandUse(isa<LoadInst>(Access)
                                     ? LoadInst::getPointerOperandIndex()
                                     : StoreInst::getPointerOperandIndex()));
}
AbstractValue ValueAnalysis::ofPi(const Function &F, unsigned Number) const {
  const EquationGraph &Graph = Solver->graph();
  return Graph[Graph.in(F)->FirstPi + Number].Value;
}
const PiNodes &ValueAnalysis::piNodes(const Function &F) const {
  return Solver->graph().in(F)->Pis;
}

ArrayRef<ObjectNumber> ValueAnalysis::objectsOf(const AbstractValue &V) const {
  return Solver->graph().sets().objects(V.Objects);
}
const Value &ValueAnalysis::origin(ObjectNumber Object) const {
  return *Solver->graph().memory()[Object].Origin;
}
int64_t ValueAnalysis::startOf(ObjectNumber Object) const {
  return AbstractMemory::startOf(origin(Object));
}
bool ValueAnalysis::hasEscaped(ObjectNumber Object) const {
  return Solver->isOpen(Object);
}
bool ValueAnalysis::hasFixedLength(ObjectNumber Object) const {
  return !hasEscaped(Object) &&
         !Solver->graph().memory()[Object].IsHeaderWritten;
}
unsigned ValueAnalysis::numberOfObjects() const {
  return Solver ? Solver->graph().memory().size() : 0;
}
std::optional<dataflow::Interval>
ValueAnalysis::lengthOf(ObjectNumber Object) const {
  return Solver->lengthOf(Object);
}
const MDNode *ValueAnalysis::constructorOf(ObjectNumber Object) const {
  return Solver->graph().memory()[Object].Constructor;
}
NumberSet ValueAnalysis::runtimeExceptions(ObjectNumber Object) const {
  return Solver->graph().memory()[Object].Exceptions;
}
bool ValueAnalysis::isReached(const BasicBlock &B) const {
  return Solver->graph().isReached(B);
}
AbstractValue ValueAnalysis::ofResultElement(const Function &F,
                                             unsigned Element) const {
  const EquationGraph &Graph = Solver->graph();
  return Graph[Graph.in(F)->Result + 1 + Element].Value;
}
SmallVector<ValueAnalysis::Contents, 4>
ValueAnalysis::contentsOf(ObjectNumber Object) const {
  SmallVector<Contents, 4> Result;
  if (hasEscaped(Object))
    return Result;
  const EquationGraph &Graph = Solver->graph();
  for (const MemoryCell &Cell : Graph.memory()[Object].Cells) {
    auto *Next = upper_bound(Result, Cell.Distance,
                             [](int64_t Distance, const Contents &Part) {
                               return Distance < Part.Distance;
                             });
    Result.insert(Next, {Cell.Ty, Cell.Distance, Cell.IsForElements,
                         Graph[Cell.Node].Value});
  }
  return Result;
}

ValueAnalysis ModuleValueAnalysis::run(Module &M, ModuleAnalysisManager &AM) {
  return ValueAnalysis(
      M, AM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager());
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

/// The text of an interval: `[0, 9]`. A bound that is also the bound of the
/// type is omitted: `[0, ]`.
static std::string text(const Interval &I, unsigned Width) {
  if (I.isEmpty())
    return "never";
  const Interval All = Interval::all(Width);
  if (I == All)
    return "any";
  if (I.isConstant())
    return std::to_string(I.Low);
  std::string Result = "[";
  if (I.Low != All.Low)
    Result += std::to_string(I.Low);
  Result += ", ";
  if (I.High != All.High)
    Result += std::to_string(I.High);
  return Result + "]";
}

namespace {

class RangeWriter {
public:
  RangeWriter(const Function &F, const ValueAnalysis &Values)
      : F(F), Values(Values), Slots(F.getParent()) {
    Slots.incorporateFunction(F);
    for (const auto &[Number, Pi] : enumerate(Values.piNodes(F).nodes()))
      if (Pi.isInteger())
        NodesInto[Pi.To].push_back(Number);
  }

  std::string name(const Value &V) { return operandName(V, Slots); }

  void writeParameters(raw_ostream &OS) {
    for (const Argument &A : F.args())
      if (hasInterval(*A.getType()))
        write(OS, name(A), Values.of(A).Range, A);
  }

  void writeBlock(raw_ostream &OS, const BasicBlock &B) {
    for (unsigned Number : NodesInto.lookup(&B)) {
      const PiNode &Pi = Values.piNodes(F).nodes()[Number];
      write(OS,
            name(*Pi.Variable) + " from " + name(*Pi.From) + ", where " +
                conditionOf(Pi, [this](const Value &V) { return name(V); }),
            Values.ofPi(F, Number).Range, *Pi.Variable);
    }
    for (const Instruction &I : B)
      if (hasInterval(*I.getType()))
        write(OS, name(I), Values.of(I).Range, I);
  }

private:
  void write(raw_ostream &OS, const std::string &Name, const Interval &Range,
             const Value &V) {
    OS << "  " << Name << ": " << text(Range, V.getType()->getIntegerBitWidth())
       << '\n';
  }

  const Function &F;
  const ValueAnalysis &Values;
  ModuleSlotTracker Slots;
  DenseMap<const BasicBlock *, SmallVector<unsigned, 2>> NodesInto;
};

} // namespace

void mincaml::printRanges(raw_ostream &OS, Function &F,
                          FunctionAnalysisManager &AM) {
  RangeWriter W(F, AM.getResult<FunctionValueAnalysis>(F));
  OS << "Ranges in function '" << F.getName() << "':\n";
  W.writeParameters(OS);
  for (const BasicBlock &B : F) {
    OS << W.name(B) << ":\n";
    W.writeBlock(OS, B);
  }
}

void mincaml::printRangesGraph(raw_ostream &OS, Function &F,
                               FunctionAnalysisManager &AM) {
  RangeWriter W(F, AM.getResult<FunctionValueAnalysis>(F));
  printAnnotatedCFG(OS, F, "ranges in '" + F.getName().str() + "'",
                    [&](const BasicBlock &B) {
                      std::string Text;
                      raw_string_ostream Block(Text);
                      W.writeBlock(Block, B);
                      return Text;
                    });
}

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

namespace {

class ArrayWriter {
public:
  ArrayWriter(raw_ostream &OS, const Module &M, const ValueAnalysis &Values)
      : OS(OS), Values(Values), Slots(&M) {}

  void writeObject(ObjectNumber Object) {
    const Value &Origin = Values.origin(Object);
    if (isa<Function>(Origin))
      return;
    OS << "  " << object(Object);
    if (std::optional<Interval> Length = Values.lengthOf(Object))
      OS << ", length " << text(*Length, 32);
    OS << (Values.hasEscaped(Object) ? ", known outside\n" : "\n");
  }

  void writeFunction(const Function &F) {
    OS << "Function '" << F.getName() << "':\n";
    Slots.incorporateFunction(F);
    for (const Argument &A : F.args())
      writeValue("parameter ", A);
    for (const Instruction &I : instructions(F))
      if (isa<LoadInst, PHINode, SelectInst, CallBase>(I) &&
          I.getType()->isPointerTy())
        writeValue("", I);
    const AbstractValue Result = Values.ofResult(F);
    if (F.getReturnType()->isPointerTy())
      OS << "  result: " << targets(Result) << '\n';
    else if (hasInterval(*F.getReturnType()))
      OS << "  result: "
         << text(Result.Range, F.getReturnType()->getIntegerBitWidth()) << '\n';
  }

private:
  void writeValue(StringRef What, const Value &V) {
    if (!V.getType()->isPointerTy() && !hasInterval(*V.getType()))
      return;
    const AbstractValue Result = Values.of(V);
    OS << "  " << What << operandName(V, Slots) << ": "
       << (V.getType()->isPointerTy()
               ? targets(Result)
               : text(Result.Range, V.getType()->getIntegerBitWidth()))
       << '\n';
  }

  std::string object(ObjectNumber Object) {
    const Value &Origin = Values.origin(Object);
    if (isa<PoisonValue>(Origin))
      return constructorName(Values, Object);
    const auto *I = dyn_cast<Instruction>(&Origin);
    if (!I)
      return operandName(Origin, Slots);
    Slots.incorporateFunction(*I->getFunction());
    return (operandName(*I, Slots) + " of '" + I->getFunction()->getName() +
            "'")
        .str();
  }

  std::string targets(const AbstractValue &V) {
    if (V.isBottom())
      return "never";
    if (V.isUnknownPointer())
      return "any";
    if (V.Objects == ObjectSets::None)
      return V.isNullOrNever() ? "null" : "constant";
    std::string Text;
    ListSeparator Separator;
    std::optional<Interval> Lengths = Interval::empty();
    for (ObjectNumber Object : Values.objectsOf(V)) {
      Text += (StringRef(Separator) + object(Object)).str();
      std::optional<Interval> Length = Values.lengthOf(Object);
      if (Length && Lengths)
        dataflow::IntervalLattice::join(*Lengths, *Length);
      else
        Lengths = std::nullopt;
    }
    if (V.Range != Interval::constant(0))
      Text += " + " + text(V.Range, 64);
    if (Lengths)
      Text += ", length " + text(*Lengths, 32);
    return Text;
  }

  raw_ostream &OS;
  const ValueAnalysis &Values;
  ModuleSlotTracker Slots;
};

} // namespace

void mincaml::printArrayFacts(raw_ostream &OS, Module &M,
                              ModuleAnalysisManager &AM) {
  const ValueAnalysis &Values = AM.getResult<ModuleValueAnalysis>(M);
  ArrayWriter W(OS, M, Values);
  OS << "Objects of module '" << M.getName() << "':\n";
  for (ObjectNumber Object = 0; Object < Values.numberOfObjects(); ++Object)
    W.writeObject(Object);
  for (const Function &F : M)
    if (!F.isDeclaration())
      W.writeFunction(F);
}
