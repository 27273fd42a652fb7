//===- EquationGraph.cpp - The equations of ValueAnalysis -----------------===//

#include "EquationGraph.h"
#include "mincaml/Support/IRAnnotations.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace llvm;
using dataflow::Interval;

/// The number of changes of a value before it is widened.
static constexpr unsigned ChangesBeforeWidening = 3;

/// The maximum number of elements of a structure that have nodes.
static constexpr unsigned MaximumTrackedElements = 4;

unsigned mincaml::trackedElements(const Type &Ty) {
  const auto *Struct = dyn_cast<StructType>(&Ty);
  return Struct && Struct->getNumElements() <= MaximumTrackedElements &&
                 all_of(Struct->elements(),
                        [](const Type *Element) {
                          return isTracked(*Element) ||
                                 Element->isFloatingPointTy();
                        })
             ? Struct->getNumElements() + hasElementIfNull(Ty)
             : 0;
}

bool mincaml::hasElementIfNull(const Type &Ty) {
  const auto *Struct = dyn_cast<StructType>(&Ty);
  return Struct && Struct->getNumElements() == ElementIfNull &&
         Struct->getElementType(1)->isPointerTy() &&
         isTracked(*Struct->getElementType(1));
}

const Type &mincaml::elementType(const Type &Ty, unsigned Element) {
  const auto &Struct = cast<StructType>(Ty);
  return *Struct.getElementType(Element < Struct.getNumElements() ? Element
                                                                  : 0);
}

//===----------------------------------------------------------------------===//
// Setting up
//===----------------------------------------------------------------------===//

EquationGraph::EquationGraph(ArrayRef<Function *> Bodies, bool IsWhole,
                             FunctionAnalysisManager &AM)
    : DL(Bodies.front()->getDataLayout()), Memory(DL) {
  if (IsWhole)
    Memory.addConstructors(*Bodies.front()->getParent());
  for (Function *F : Bodies) {
    NullIsValid |= F->nullPointerIsDefined();
    addFunction(*F, AM);
  }
  for (const auto &[F, Parts] : Functions)
    append_range(AllThresholds, Parts.Thresholds);
  sort(AllThresholds);
  AllThresholds.erase(llvm::unique(AllThresholds), AllThresholds.end());
  Readers.resize(Equations.size());
  for (const auto &[F, Parts] : Functions)
    addReaders(*F);
}

EquationGraph::Node EquationGraph::addNode(Equation::Kind Kind, const Value *V,
                                           const Function *F, const Type *Ty) {
  Equation E;
  E.TheKind = Kind;
  E.V = V;
  E.F = F;
  E.Ty = Ty;
  using enum Equation::Kind;
  E.IsJoin = Kind == Instruction || Kind == Element ? !V || isa<PHINode>(V)
                                                    : Kind != Pi;
  Equations.push_back(E);
  IsQueued.push_back(false);
  return Equations.size() - 1;
}

/// The thresholds of widening: numbers that usually bound loop variables.
static std::vector<int64_t> thresholdsOf(const Function &F) {
  std::vector<int64_t> Result = {-1, 0, 1};
  for (const Instruction &I : instructions(F)) {
    const auto *Comparison = dyn_cast<ICmpInst>(&I);
    if (!Comparison)
      continue;
    for (const Use &U : Comparison->operands())
      if (const auto *C = dyn_cast<ConstantInt>(U);
          C && hasInterval(*C->getType())) {
        const int64_t Bound = C->getSExtValue();
        for (int64_t Near : {-1, 0, 1})
          Result.push_back(int64_t(uint64_t(Bound) + uint64_t(Near)));
        // A condition such as `i * i <= Bound` bounds i by the square root.
        if (Bound > 0 && Bound < INT32_MAX) {
          const int64_t Root = APInt(64, uint64_t(Bound)).sqrt().getSExtValue();
          append_range(Result, ArrayRef<int64_t>{Root - 1, Root, Root + 1});
        }
      }
  }
  sort(Result);
  Result.erase(llvm::unique(Result), Result.end());
  return Result;
}

EquationGraph::FunctionNodes::FunctionNodes(const Function &F,
                                            const DominatorTree &DT)
    : Pis(F, DT), Dominators(&DT), Thresholds(thresholdsOf(F)) {}

void EquationGraph::addFunction(Function &F, FunctionAnalysisManager &AM) {
  FunctionNodes Parts(F, AM.getResult<DominatorTreeAnalysis>(F));
  for (const Argument &A : F.args())
    if (isTracked(*A.getType()))
      Nodes[&A] = addNode(Equation::Kind::Parameter, &A, &F, A.getType());
  Parts.FirstPi = Equations.size();
  for (const PiNode &Pi : Parts.Pis.nodes())
    addNode(Equation::Kind::Pi, Pi.Variable, &F, Pi.Variable->getType());
  ReversePostOrderTraversal<const Function *> Order(&F);
  for (const BasicBlock *B : Order)
    for (const Instruction &I : *B) {
      Nodes[&I] = addNode(Equation::Kind::Instruction, &I, &F, I.getType());
      addElements(*I.getType(), &I, F);
    }
  Parts.Result =
      addNode(Equation::Kind::Result, nullptr, &F, F.getReturnType());
  addElements(*F.getReturnType(), nullptr, F);
  findGuardedExtracts(F, Parts);
  Functions.insert({&F, std::move(Parts)});
}

/// Finds the instructions that extract the first element of a pair in a block
/// that is only executed if the second element is null.
void EquationGraph::findGuardedExtracts(const Function &F,
                                        const FunctionNodes &Parts) {
  DenseMap<const Value *, SmallVector<const BasicBlock *, 1>> Guarded;
  for (const PiNode &Pi : Parts.Pis.nodes()) {
    const auto *Extract = dyn_cast<ExtractValueInst>(Pi.Variable);
    if (Extract && Extract->getIndices() == ArrayRef<unsigned>(1) &&
        Pi.Predicate == CmpInst::ICMP_EQ && !Pi.Loaded &&
        isa<ConstantPointerNull>(Pi.Other.V) && Pi.To->getSinglePredecessor())
      Guarded[Extract->getAggregateOperand()].push_back(Pi.To);
  }
  if (Guarded.empty())
    return;
  for (const Instruction &I : instructions(F)) {
    const auto *Extract = dyn_cast<ExtractValueInst>(&I);
    if (!Extract || Extract->getIndices() != ArrayRef<unsigned>(0))
      continue;
    auto Blocks = Guarded.find(Extract->getAggregateOperand());
    if (Blocks != Guarded.end() &&
        any_of(Blocks->second, [&](const BasicBlock *B) {
          return Parts.Dominators->dominates(B, I.getParent());
        }))
      GuardedExtracts.insert(Extract);
  }
}

unsigned
EquationGraph::extractedElement(const ExtractValueInst &Extract) const {
  return GuardedExtracts.contains(&Extract) ? ElementIfNull
                                            : Extract.getIndices().front();
}

void EquationGraph::addElements(const Type &Ty, const Value *V,
                                const Function &F) {
  const unsigned Size = trackedElements(Ty);
  if (Size != 0 && V)
    Elements[V] = Equations.size();
  for (unsigned I = 0; I < Size; ++I)
    addNode(Equation::Kind::Element, V, &F, &elementType(Ty, I));
}

std::optional<EquationGraph::Node>
EquationGraph::nodeOf(const PiName &Name, const FunctionNodes &In) const {
  if (Name.Pi)
    return In.FirstPi + *Name.Pi;
  auto I = Nodes.find(Name.V);
  return I == Nodes.end() ? std::nullopt : std::optional<Node>(I->second);
}

void EquationGraph::addReaders(const Function &F) {
  const FunctionNodes &Parts = Functions.find(&F)->second;
  auto Add = [&](const PiName &Read, Node Reader) {
    if (std::optional<Node> N = nodeOf(Read, Parts))
      Readers[*N].push_back(Reader);
  };
  for (const auto &[Number, Pi] : enumerate(Parts.Pis.nodes())) {
    Add(Pi.Source, Parts.FirstPi + Number);
    Add(Pi.Other, Parts.FirstPi + Number);
  }
  for (const Instruction &I : instructions(F)) {
    auto At = Nodes.find(&I);
    if (At == Nodes.end())
      continue;
    for (const Use &U : I.operands()) {
      Add(Parts.Pis.nameOf(U), At->second);
      if (std::optional<Node> First = elementsOf(*U))
        for (unsigned E = 0; E < trackedElements(*U->getType()); ++E)
          Readers[*First + E].push_back(At->second);
    }
    if (const auto *GEP =
            dyn_cast_or_null<GetElementPtrInst>(getLoadStorePointerOperand(&I)))
      for (const Use &Index : GEP->indices())
        Add(Parts.Pis.nameAt(I, Index), At->second);
  }
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static Interval all(const Type &Ty) {
  return Interval::all(hasInterval(Ty) ? Ty.getIntegerBitWidth() : 64);
}

AbstractValue EquationGraph::unknown(const Type &Ty) const {
  return Ty.isPointerTy() ? AbstractValue::unknownPointer()
                          : AbstractValue::integer(all(Ty));
}

const EquationGraph::FunctionNodes *EquationGraph::in(const Function &F) const {
  auto I = Functions.find(&F);
  return I == Functions.end() ? nullptr : &I->second;
}

std::optional<EquationGraph::Node> EquationGraph::nodeOf(const Value &V) const {
  auto I = Nodes.find(&V);
  return I == Nodes.end() ? std::nullopt : std::optional<Node>(I->second);
}

AbstractValue EquationGraph::ofConstant(const Constant &C) const {
  if (const auto *Int = dyn_cast<ConstantInt>(&C);
      Int && hasInterval(*C.getType()))
    return AbstractValue::integer(Interval::constant(Int->getSExtValue()));
  if (!C.getType()->isPointerTy())
    return unknown(*C.getType());
  if (isa<ConstantPointerNull>(C))
    return NullIsValid || C.getType()->getPointerAddressSpace() != 0
               ? AbstractValue::unknownPointer()
               : AbstractValue::address(NumberSet::of(0));
  if (const auto *Cast = dyn_cast<ConstantExpr>(&C);
      Cast && Cast->getOpcode() == Instruction::IntToPtr)
    if (const auto *Number = dyn_cast<ConstantInt>(Cast->getOperand(0));
        Number && Number->getValue().ult(runtime::CONSTANT_LIMIT) &&
        !NullIsValid && C.getType()->getPointerAddressSpace() == 0)
      return AbstractValue::address(
          NumberSet::of(int64_t(Number->getZExtValue())));
  APInt Distance(DL.getIndexTypeSizeInBits(C.getType()), 0);
  const Value *Base = C.stripAndAccumulateConstantOffsets(
      DL, Distance, /*AllowNonInbounds=*/true);
  std::optional<ObjectNumber> Object;
  if (const auto *F = dyn_cast<Function>(Base))
    Object = Memory.objectOf(*F, MemoryObject::Kind::Function);
  else if (const auto *G = dyn_cast<GlobalVariable>(Base);
           G && !G->isThreadLocal())
    Object = Memory.objectOf(*G, MemoryObject::Kind::Variable);
  if (!Object || C.getType()->getPointerAddressSpace() != 0 ||
      cast<GlobalValue>(Base)->hasExternalWeakLinkage())
    return AbstractValue::unknownPointer();
  return AbstractValue::pointer(
      Sets.of(*Object),
      Interval::constant(Distance.getSExtValue() - Memory.startOf(*Base)));
}

AbstractValue EquationGraph::of(const PiName &Name,
                                const FunctionNodes &In) const {
  if (const auto *C = dyn_cast<Constant>(Name.V))
    return ofConstant(*C);
  if (std::optional<Node> N = nodeOf(Name, In);
      N && isTracked(*Name.V->getType()))
    return Equations[*N].Value;
  return unknown(*Name.V->getType());
}

std::optional<EquationGraph::Node>
EquationGraph::elementsOf(const Value &V) const {
  auto I = Elements.find(&V);
  return I == Elements.end() ? std::nullopt : std::optional<Node>(I->second);
}

AbstractValue EquationGraph::ofElement(const Value &V, unsigned Element) const {
  const Type &Ty = elementType(*V.getType(), Element);
  if (!isTracked(Ty))
    return unknown(Ty);
  if (isa<Constant>(V) && hasElementIfNull(*V.getType()) &&
      Element == ElementIfNull)
    return ofElement(V, 1).mayBeNull() ? ofElement(V, 0)
                                       : AbstractValue::bottom();
  if (const auto *C = dyn_cast<Constant>(&V)) {
    const Constant *Part = C->getAggregateElement(Element);
    // Poison may be replaced by any value, so also by that with which it is
    // joined.
    if (Part && isa<PoisonValue>(Part))
      return AbstractValue::bottom();
    return Part ? ofConstant(*Part) : unknown(Ty);
  }
  if (std::optional<Node> First = elementsOf(V))
    return Equations[*First + Element].Value;
  // Unreachable code has no nodes.
  return isa<Instruction>(V) && !Nodes.contains(&V) ? AbstractValue::bottom()
                                                    : unknown(Ty);
}

AbstractValue EquationGraph::of(const Use &U) const {
  if (const auto *C = dyn_cast<Constant>(U))
    return ofConstant(*C);
  const FunctionNodes &In =
      Functions.find(cast<Instruction>(U.getUser())->getFunction())->second;
  return of(In.Pis.nameOf(U), In);
}

AbstractValue EquationGraph::of(const Value &V) const {
  if (const auto *C = dyn_cast<Constant>(&V))
    return ofConstant(*C);
  auto I = Nodes.find(&V);
  // Unreachable code has no nodes; its values are never computed.
  if (I == Nodes.end())
    return isTracked(*V.getType()) && isa<Instruction>(V)
               ? AbstractValue::bottom()
               : unknown(*V.getType());
  return isTracked(*V.getType()) ? Equations[I->second].Value
                                 : unknown(*V.getType());
}

//===----------------------------------------------------------------------===//
// Iteration
//===----------------------------------------------------------------------===//

void EquationGraph::reach(const BasicBlock &B) {
  if (Reached.insert(&B).second)
    for (const Instruction &I : B)
      enqueue(*nodeOf(I));
}

void EquationGraph::take(const BasicBlock &From, const BasicBlock &To) {
  if (!Taken.insert({&From, &To}).second)
    return;
  reach(To);
  for (const PHINode &Phi : To.phis())
    enqueue(*nodeOf(Phi));
}

EquationGraph::Node EquationGraph::addCell(const Type &Ty) {
  Readers.emplace_back();
  return addNode(Equation::Kind::Cell, nullptr, nullptr, &Ty);
}

void EquationGraph::addReader(Node Read, Node Reader) {
  if (AddedReaders.insert({Read, Reader}).second)
    Readers[Read].push_back(Reader);
}

void EquationGraph::enqueue(Node N) {
  if (IsQueued[N])
    return;
  IsQueued[N] = true;
  Queue.push(N);
}

std::optional<EquationGraph::Node> EquationGraph::next() {
  if (Queue.empty())
    return std::nullopt;
  Node N = Queue.top();
  Queue.pop();
  IsQueued[N] = false;
  return N;
}

/// Widens a changed interval. The more often a bound has moved, the more
/// thresholds it skips.
void EquationGraph::widenChange(Equation &E, const Interval &Old) {
  if (E.Raises < 255)
    ++E.Raises;
  if (!E.IsJoin || E.Raises <= ChangesBeforeWidening)
    return;
  const unsigned Step = E.Raises - ChangesBeforeWidening;
  const size_t Skip = Step <= 4 ? 0 : size_t(1) << std::min(Step - 4, 40u);
  ArrayRef<int64_t> Thresholds = AllThresholds;
  if (E.F)
    Thresholds = Functions.find(E.F)->second.Thresholds;
  Interval Limit = Interval::all();
  if (hasInterval(*E.Ty))
    Limit = all(*E.Ty);
  E.Value.Range = widen(Old, E.Value.Range, Limit, Thresholds, Skip);
}

void EquationGraph::raise(Node N, const AbstractValue &From,
                          SmallVectorImpl<ObjectNumber> &Lost) {
  const AbstractValue Old = Equations[N].Value;
  if (!join(Equations[N].Value, From, Sets, Lost))
    return;
  if (Equations[N].Value.Range != Old.Range &&
      !Equations[N].Value.isUnknownPointer())
    widenChange(Equations[N], Old.Range);
  for (Node Reader : Readers[N])
    enqueue(Reader);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

bool mincaml::makesObject(const CallBase &Call) {
  const Function *Callee = Call.getCalledFunction();
  if (!Callee || !Callee->isDeclaration() ||
      !Call.hasRetAttr(Attribute::NoAlias) || !Call.getType()->isPointerTy())
    return false;
  Attribute Kind = Call.getFnAttr(Attribute::AllocKind);
  // Reallocated or zeroed memory has contents from the start.
  return Kind.isValid() &&
         (Kind.getAllocKind() & AllocFnKind::Alloc) != AllocFnKind::Unknown &&
         (Kind.getAllocKind() & AllocFnKind::Uninitialized) !=
             AllocFnKind::Unknown;
}

std::optional<NumberSet> mincaml::exceptionsFrom(const CallBase &Call) {
  const Function *Callee = Call.getCalledFunction();
  if (!Callee || !Callee->isDeclaration() || !Call.getType()->isPointerTy())
    return std::nullopt;
  StringRef Name = Callee->getName();
  if (!Name.consume_front("min_caml_Exception_"))
    return std::nullopt;
  if (Name == "end") {
    NumberSet All;
    for (size_t I = 0; I < std::size(runtime::Exceptions); ++I)
      All = All | NumberSet::of(int64_t(I));
    return All;
  }
#define MINCAML_FAILURE_EXCEPTION(Row, ItsException, Message)                  \
  if (Name == #Row)                                                            \
    return NumberSet::of(int64_t(runtime::Exception::ItsException));
#include "mincaml/Support/RuntimeABI.def"
  return std::nullopt;
}

int64_t AbstractMemory::lengthDistance() {
  return -int64_t(runtime::ARRAY_LENGTH_OFFSET);
}

int64_t AbstractMemory::startOf(const Value &Origin) {
  const auto *G = dyn_cast<GlobalVariable>(&Origin);
  const auto *Ty = G ? dyn_cast<StructType>(G->getValueType()) : nullptr;
  if (!Ty || Ty->getNumElements() != 3 || Ty->isPacked() ||
      !Ty->getElementType(1)->isIntegerTy(32) ||
      !isa<ArrayType>(Ty->getElementType(2)))
    return 0;
  const auto *Padding = dyn_cast<ArrayType>(Ty->getElementType(0));
  return Padding && Padding->getElementType()->isIntegerTy(8) &&
                 Padding->getNumElements() ==
                     runtime::ARRAY_HEADER_SIZE -
                         runtime::ARRAY_LENGTH_OFFSET &&
                 G->getDataLayout()
                         .getStructLayout(const_cast<StructType *>(Ty))
                         ->getElementOffset(2) == runtime::ARRAY_HEADER_SIZE
             ? runtime::ARRAY_HEADER_SIZE
             : 0;
}

ObjectNumber AbstractMemory::objectOf(const Value &Origin,
                                      MemoryObject::Kind Kind) {
  auto [I, IsNew] = Numbers.try_emplace(&Origin, ObjectNumber(Objects.size()));
  if (IsNew)
    Objects.push_back(
        {&Origin, Kind, false, false, {}, Constructors.lookup(&Origin)});
  return I->second;
}

ObjectNumber AbstractMemory::exceptionsOf(const CallBase &Call,
                                          NumberSet Exceptions) {
  auto [I, IsNew] = RuntimeExceptions.try_emplace(Call.getCalledFunction(),
                                                  ObjectNumber(Objects.size()));
  if (IsNew)
    Objects.push_back({PoisonValue::get(Call.getType()),
                       MemoryObject::Kind::Constructor,
                       false,
                       false,
                       {}});
  Objects[I->second].Exceptions = Exceptions;
  return I->second;
}

/// The maximum number of objects of a type that are distinguished.
static constexpr unsigned MaximumOfType = 8;

void AbstractMemory::addConstructors(const Module &M) {
  using Kind = MemoryObject::Kind;
  MapVector<const MDNode *, SmallVector<const Value *, 4>> Members;
  DenseMap<const Metadata *, unsigned> OfType;
  auto Add = [&](const Value &V, const MDNode &Node) {
    if (Node.getNumOperands() >= 3 && isa<MDString>(Node.getOperand(0)) &&
        isa<MDString>(Node.getOperand(1)) &&
        Constructors.try_emplace(&V, &Node).second) {
      Members[&Node].push_back(&V);
      ++OfType[Node.getOperand(0)];
    }
  };
  for (const Function &F : M)
    for (const Instruction &I : instructions(F))
      if (const MDNode *Node = I.getMetadata(ConstructorMetadata))
        if (const auto *Call = dyn_cast<CallBase>(&I);
            Call && makesObject(*Call))
          Add(I, *Node);
  if (const NamedMDNode *Constants =
          M.getNamedMetadata(ConstantObjectsMetadata))
    for (const MDNode *Pair : Constants->operands()) {
      const auto *Object =
          Pair->getNumOperands() == 2
              ? dyn_cast_or_null<ConstantAsMetadata>(Pair->getOperand(0))
              : nullptr;
      const auto *G =
          Object ? dyn_cast<GlobalVariable>(Object->getValue()) : nullptr;
      const auto *Node =
          G ? dyn_cast_or_null<MDNode>(Pair->getOperand(1)) : nullptr;
      if (Node && G->isConstant() && G->hasLocalLinkage() &&
          G->hasDefinitiveInitializer() && G->getAddressSpace() == 0 &&
          !G->isThreadLocal() && startOf(*G) == 0)
        Add(*G, *Node);
    }
  for (const auto &[Node, Values] : Members) {
    if (OfType.lookup(Node->getOperand(0)) <= MaximumOfType)
      continue;
    const ObjectNumber Number = Objects.size();
    Objects.push_back({PoisonValue::get(PointerType::getUnqual(M.getContext())),
                       Kind::Constructor,
                       false,
                       false,
                       {},
                       Node});
    for (const Value *V : Values) {
      Numbers[V] = Number;
      if (const auto *G = dyn_cast<GlobalVariable>(V))
        Objects.back().Constants.push_back(G);
    }
  }
}

/// The cell of an access to a variable; std::nullopt if it cannot be
/// determined.
std::optional<MemoryCell>
AbstractMemory::cellInVariable(const GlobalVariable &G,
                               const ObjectAccess &Access) const {
  Type *Ty = G.getValueType();
  const int64_t Size = DL.getTypeStoreSize(Access.Ty).getFixedValue();
  const int64_t Whole = DL.getTypeAllocSize(Ty).getFixedValue();
  // An access outside the variable is undefined behavior, so only distances for
  // which the access is inside it have to be considered.
  const int64_t First = startOf(G);
  Interval Distance = Access.Distance.intersect({-First, Whole - Size - First});
  if (Distance.isEmpty())
    return std::nullopt;
  Distance = {Distance.Low + First, Distance.High + First};
  // Descend into the fields that contain the whole access, down to an array.
  int64_t Start = 0;
  while (auto *Struct = dyn_cast<StructType>(Ty)) {
    const StructLayout *Layout = DL.getStructLayout(Struct);
    unsigned Field = Layout->getElementContainingOffset(Distance.Low - Start);
    int64_t FieldStart = Start + int64_t(Layout->getElementOffset(Field));
    Type *FieldTy = Struct->getElementType(Field);
    if (Distance.High + Size >
        FieldStart + int64_t(DL.getTypeAllocSize(FieldTy).getFixedValue()))
      return std::nullopt;
    Start = FieldStart;
    Ty = FieldTy;
  }
  if (auto *Array = dyn_cast<ArrayType>(Ty)) {
    Type *Element = Array->getElementType();
    while (auto *Inner = dyn_cast<ArrayType>(Element))
      Element = Inner->getElementType();
    // An array of bytes may contain fields of any type.
    if (Element->isIntegerTy(8) && Distance.isConstant())
      return MemoryCell{Access.Ty, Distance.Low, false, NoNode};
    // The access is to exactly one element: it has the type of an element, and
    // is aligned to its size.
    if (Element == Access.Ty && !Element->isIntegerTy(8) &&
        G.getPointerAlignment(DL) >= Access.Alignment &&
        int64_t(Access.Alignment.value()) >= Size &&
        isAligned(Access.Alignment, Start) &&
        DL.getTypeAllocSize(Element) == DL.getTypeStoreSize(Element))
      return MemoryCell{Access.Ty, Start, true, NoNode};
    return std::nullopt;
  }
  if (!Distance.isConstant())
    return std::nullopt;
  return MemoryCell{Access.Ty, Distance.Low, false, NoNode};
}

std::optional<MemoryCell>
AbstractMemory::cellOf(const MemoryObject &Object,
                       const ObjectAccess &Access) const {
  if (!Access.Ty->isSized() || Access.Ty->isScalableTy())
    return std::nullopt;
  const Interval &Distance = Access.Distance;
  const int64_t Size = DL.getTypeStoreSize(Access.Ty).getFixedValue();
  switch (Object.TheKind) {
  case MemoryObject::Kind::Function:
    return std::nullopt;
  case MemoryObject::Kind::Variable:
    return cellInVariable(cast<GlobalVariable>(*Object.Origin), Access);
  case MemoryObject::Kind::Allocation:
  case MemoryObject::Kind::Constructor:
    if (!Distance.isConstant())
      return std::nullopt;
    return MemoryCell{Access.Ty, Distance.Low, false, NoNode};
  case MemoryObject::Kind::Array:
    if (Distance == Interval::constant(lengthDistance()) &&
        Access.Ty->isIntegerTy(32))
      return MemoryCell{Access.Ty, Distance.Low, false, NoNode};
    if (Distance.Low >= 0 && int64_t(Access.Alignment.value()) >= Size &&
        Size <= int64_t(runtime::ALLOCATION_ALIGNMENT))
      return MemoryCell{Access.Ty, 0, true, NoNode};
    return std::nullopt;
  }
  llvm_unreachable("a kind of object");
}

MemoryCell *AbstractMemory::cellFor(ObjectNumber Number,
                                    const ObjectAccess &Access) {
  MemoryObject &Object = Objects[Number];
  std::optional<MemoryCell> Accessed = cellOf(Object, Access);
  if (!Accessed)
    return nullptr;
  const int64_t Size = DL.getTypeStoreSize(Access.Ty).getFixedValue();
  for (MemoryCell &Cell : Object.Cells) {
    if (Cell.IsForElements == Accessed->IsForElements &&
        Cell.Distance == Accessed->Distance && Cell.Ty == Accessed->Ty)
      return &Cell;
    if (Cell.IsForElements && Accessed->IsForElements) {
      if (Cell.Distance == Accessed->Distance)
        return nullptr;
      continue;
    }
    // An access to elements cannot overlap a part outside the elements:
    // otherwise cellOf() would have failed.
    if (Cell.IsForElements || Accessed->IsForElements)
      continue;
    const int64_t CellSize = DL.getTypeStoreSize(Cell.Ty).getFixedValue();
    if (Accessed->Distance < Cell.Distance + CellSize &&
        Cell.Distance < Accessed->Distance + Size)
      return nullptr;
  }
  Object.Cells.push_back(*Accessed);
  return &Object.Cells.back();
}
