//===- TailModuloConstructor.cpp - Calls whose result becomes a field -----===//

#include "Utils/SelfCallLoop.h"
#include "mincaml/Support/IRAnnotations.h"
#include "mincaml/Support/RuntimeABI.h"
#include "mincaml/Transforms/Lowering.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"

#define DEBUG_TYPE "mincaml-tail-modulo-constructor"

using namespace mincaml;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Components of results
//===----------------------------------------------------------------------===//

// A function returns one value, or a structure: its result and the exception
// that it raises, or null. The values are the components of the result.

static unsigned numComponents(const Function &F) {
  auto *Struct = dyn_cast<StructType>(F.getReturnType());
  return Struct ? Struct->getNumElements() : 1;
}

static Type *componentType(const Function &F, unsigned I) {
  auto *Struct = dyn_cast<StructType>(F.getReturnType());
  return Struct ? Struct->getElementType(I) : F.getReturnType();
}

/// The values of phi nodes on a path.
using Values = SmallDenseMap<const Value *, Value *, 8>;

/// The value of V at the end of a path.
static Value *resolve(Value *V, const Values &Phis) {
  const auto Known = Phis.find(V);
  return Known == Phis.end() ? V : Known->second;
}

/// The I-th component of a result. Returns null if it is not a value of its own;
/// if it is still that of a structure from elsewhere, \p Whole is set to this.
static Value *componentIn(Value *Result, unsigned I, const Values &Phis,
                          Value *&Whole) {
  Result = resolve(Result, Phis);
  if (!Result->getType()->isStructTy())
    return Result;
  while (auto *Insert = dyn_cast<InsertValueInst>(Result)) {
    if (Insert->getIndices().front() == I)
      return Insert->getNumIndices() == 1
                 ? resolve(Insert->getInsertedValueOperand(), Phis)
                 : nullptr;
    Result = resolve(Insert->getAggregateOperand(), Phis);
  }
  if (auto *C = dyn_cast<Constant>(Result))
    return C->getAggregateElement(I);
  Whole = Result;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Finding the calls
//===----------------------------------------------------------------------===//

namespace {

/// A call of the function that contains it. After the call, the function
/// creates objects, stores components of the result in fields of them, and
/// returns the objects.
struct ConstructorCall {
  /// This says what happens to a component of the result. If Fill is null, the
  /// component is the exception or is returned unchanged.
  struct Component {
    /// Stores the component in a field of an object.
    StoreInst *Fill = nullptr;
    /// The object with that field, and the offset of the field in bytes.
    Value *Object = nullptr;
    int64_t Offset = 0;
    /// The object that is returned in place of the component.
    Value *Returned = nullptr;
  };

  CallInst *Call;
  /// The instructions that are executed after the call, without those that only
  /// take apart or build results.
  SmallVector<Instruction *, 16> Work;
  Values Phis;
  SmallVector<Component, 2> Components;
  /// Whether the function returns null or an unspecified value in place of the
  /// other components if the call returns an exception.
  bool ReturnsNullIfRaised = false;

  bool fills() const {
    return any_of(Components, [](const Component &C) { return C.Fill; });
  }
};

/// Follows the execution of a function from a call of itself to the return.
class Follower {
public:
  Follower(CallInst &Call) : F(*Call.getFunction()) {
    Found.Call = &Call;
    Results.insert(&Call);
    Found.Components.resize(numComponents(F));
  }

  /// Returns nothing unless everything that the function does after the call
  /// could be done before it, apart from the use of the result.
  std::optional<ConstructorCall> run();

  /// The component that is the exception, if the function tests one.
  std::optional<unsigned> exception() const { return Exception; }

private:
  /// Sets the values of the phi nodes in \p To.
  static void enter(BasicBlock &To, BasicBlock &From, Values &Phis) {
    SmallVector<std::pair<PHINode *, Value *>, 4> New;
    for (PHINode &Phi : To.phis())
      New.emplace_back(&Phi,
                       resolve(Phi.getIncomingValueForBlock(&From), Phis));
    for (auto [Phi, V] : New)
      Phis[Phi] = V;
  }

  /// The number of the component of the call's result that V is.
  std::optional<unsigned> componentOf(Value *V, const Values &Phis) const;
  /// The I-th component of a returned value, or null if it has no name. Sets
  /// \p Same if it is the I-th component of the call's result.
  Value *componentOfReturned(Value *Returned, unsigned I, const Values &Phis,
                             bool &Same) const;
  bool visit(Instruction &I);
  bool visitStore(StoreInst &Store);
  bool visitReturn(ReturnInst &Return);
  /// Returns the successor if the call returns no exception.
  BasicBlock *visitBranch(BranchInst &Branch);
  bool returnsException(BasicBlock &BB, BasicBlock &From, unsigned Component);

  Function &F;
  ConstructorCall Found;
  std::optional<unsigned> Exception;
  /// The objects that are created after the call.
  SmallPtrSet<const Value *, 4> Objects;
  struct StoredRange {
    const Value *Object;
    int64_t Start, End;
  };
  SmallVector<StoredRange, 8> Ranges;
  /// The result of the call and what is computed from it.
  SmallPtrSet<const Value *, 8> Results;
};

} // namespace

std::optional<unsigned> Follower::componentOf(Value *V,
                                              const Values &Phis) const {
  V = resolve(V, Phis);
  if (V == Found.Call)
    return F.getReturnType()->isStructTy() ? std::nullopt
                                           : std::optional<unsigned>(0);
  auto *Extract = dyn_cast<ExtractValueInst>(V);
  if (Extract && F.getReturnType()->isStructTy() &&
      Extract->getNumIndices() == 1 &&
      resolve(Extract->getAggregateOperand(), Phis) == Found.Call)
    return Extract->getIndices()[0];
  return std::nullopt;
}

Value *Follower::componentOfReturned(Value *Returned, unsigned I,
                                     const Values &Phis, bool &Same) const {
  Value *Whole = nullptr;
  Value *V = componentIn(Returned, I, Phis, Whole);
  Same = V ? componentOf(V, Phis) == I : Whole == Found.Call;
  return V;
}

bool Follower::visitStore(StoreInst &Store) {
  const DataLayout &DL = F.getDataLayout();
  APInt Offset(DL.getIndexTypeSizeInBits(Store.getPointerOperandType()), 0);
  auto *Object = dyn_cast<CallInst>(
      Store.getPointerOperand()->stripAndAccumulateConstantOffsets(
          DL, Offset, /*AllowNonInbounds=*/true));
  if (!Object || !Objects.contains(Object) || Offset.isNegative() ||
      !Store.isSimple())
    return false;
  // A field keeps what is stored in it first.
  const int64_t Start = Offset.getSExtValue();
  const int64_t End =
      Start + DL.getTypeStoreSize(Store.getValueOperand()->getType());
  for (const StoredRange &Other : Ranges)
    if (Other.Object == Object && Start < Other.End && Other.Start < End)
      return false;
  Ranges.push_back({Object, Start, End});
  Found.Work.push_back(&Store);
  Value *Stored = resolve(Store.getValueOperand(), Found.Phis);
  if (!Results.contains(Stored))
    return true;
  const std::optional<unsigned> Number = componentOf(Stored, Found.Phis);
  if (!Number)
    return false;
  ConstructorCall::Component &C = Found.Components[*Number];
  if (C.Fill)
    return false;
  C.Fill = &Store;
  C.Object = Object;
  C.Offset = Start;
  return true;
}

/// Visits an instruction after the call that is no terminator or phi node.
/// Returns false if it could not be executed before the call.
bool Follower::visit(Instruction &I) {
  if (I.isDebugOrPseudoInst() || I.isLifetimeStartOrEnd() || isa<AssumeInst>(I))
    return true;
  if (auto *Store = dyn_cast<StoreInst>(&I))
    return visitStore(*Store);
  if (auto *Call = dyn_cast<CallInst>(&I);
      Call && Call->getCalledFunction() &&
      Call->getCalledFunction()->getName() == runtime::AllocateSymbol &&
      Call->getCalledFunction()->isDeclaration() &&
      isa<ConstantInt>(Call->getArgOperand(0)) && !Call->hasOperandBundles() &&
      !Call->isMustTailCall()) {
    Objects.insert(Call);
    Found.Work.push_back(Call);
    return true;
  }
  if (any_of(I.operands(), [&](Value *Operand) {
        return Results.contains(resolve(Operand, Found.Phis));
      })) {
    // Who uses these asks what they are.
    Results.insert(&I);
    return isa<ExtractValueInst, InsertValueInst, ICmpInst>(I);
  }
  if (I.mayReadOrWriteMemory() || isa<AllocaInst>(I) ||
      !isSafeToSpeculativelyExecute(&I))
    return false;
  Found.Work.push_back(&I);
  return true;
}

/// Whether the function returns the exception, and otherwise null, unspecified
/// values or other components of the call's result.
bool Follower::returnsException(BasicBlock &BB, BasicBlock &From,
                                unsigned Component) {
  constexpr unsigned MaximumBlocks = 8;
  Values Here = Found.Phis;
  BasicBlock *Last = &From, *Next = &BB;
  for (unsigned Blocks = 0; Blocks != MaximumBlocks; ++Blocks) {
    enter(*Next, *Last, Here);
    for (Instruction &I : *Next)
      if (!isa<PHINode, ExtractValueInst, InsertValueInst>(I) &&
          !I.isDebugOrPseudoInst() && !I.isTerminator())
        return false;
    Instruction *Terminator = Next->getTerminator();
    if (auto *Return = dyn_cast<ReturnInst>(Terminator)) {
      for (unsigned I = 0, E = Found.Components.size(); I != E; ++I) {
        bool Same = false;
        Value *V = componentOfReturned(Return->getReturnValue(), I, Here, Same);
        if (Same)
          continue;
        if (I == Component || !V || !(isa<UndefValue, ConstantPointerNull>(V)))
          return false;
        Found.ReturnsNullIfRaised = true;
      }
      return true;
    }
    auto *Branch = dyn_cast<BranchInst>(Terminator);
    if (!Branch || Branch->isConditional())
      return false;
    Last = Next;
    Next = Branch->getSuccessor(0);
  }
  return false;
}

BasicBlock *Follower::visitBranch(BranchInst &Branch) {
  if (Branch.isUnconditional())
    return Branch.getSuccessor(0);
  auto *Test = dyn_cast<ICmpInst>(Branch.getCondition());
  if (!Test || !Test->isEquality() ||
      !isa<ConstantPointerNull>(Test->getOperand(1)) ||
      !F.getReturnType()->isStructTy() || Exception)
    return nullptr;
  Exception = componentOf(Test->getOperand(0), Found.Phis);
  if (!Exception)
    return nullptr;
  const unsigned Raised = Test->getPredicate() == CmpInst::ICMP_NE ? 0 : 1;
  if (Branch.getSuccessor(0) == Branch.getSuccessor(1) ||
      !returnsException(*Branch.getSuccessor(Raised), *Branch.getParent(),
                        *Exception))
    return nullptr;
  return Branch.getSuccessor(1 - Raised);
}

bool Follower::visitReturn(ReturnInst &Return) {
  for (unsigned I = 0, E = Found.Components.size(); I != E; ++I) {
    ConstructorCall::Component &C = Found.Components[I];
    bool Same = false;
    Value *V =
        componentOfReturned(Return.getReturnValue(), I, Found.Phis, Same);
    if (C.Fill) {
      // The exception is returned as it is.
      if (Same || I == Exception || !V || !Objects.contains(V))
        return false;
      C.Returned = V;
    } else if (!Same && !(I == Exception && V && isa<ConstantPointerNull>(V))) {
      return false;
    }
  }
  return true;
}

std::optional<ConstructorCall> Follower::run() {
  // The pass copies the instructions after the call, so there is a limit.
  constexpr unsigned MaximumBlocks = 16, MaximumWork = 64;
  BasicBlock::iterator I = std::next(Found.Call->getIterator());
  for (unsigned Blocks = 0; Blocks != MaximumBlocks; ++Blocks) {
    for (; !I->isTerminator(); ++I)
      if (!isa<PHINode>(*I) && (!visit(*I) || Found.Work.size() > MaximumWork))
        return std::nullopt;
    if (auto *Return = dyn_cast<ReturnInst>(&*I))
      return Return->getReturnValue() && visitReturn(*Return)
                 ? std::optional(Found)
                 : std::nullopt;
    auto *Branch = dyn_cast<BranchInst>(&*I);
    BasicBlock *Next = Branch ? visitBranch(*Branch) : nullptr;
    if (!Next)
      return std::nullopt;
    enter(*Next, *Branch->getParent(), Found.Phis);
    I = Next->begin();
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Exits
//===----------------------------------------------------------------------===//

namespace {

/// The calls of a function that become jumps, and its returns that stay.
struct Recursion {
  SmallVector<ConstructorCall, 4> Calls;
  /// The blocks of the calls.
  SmallPtrSet<const BasicBlock *, 4> Jumping;
  SmallVector<ReturnInst *, 4> Returns;
  std::optional<unsigned> Exception;
  bool ReturnsNullIfRaised = false;

  /// Whether a call in this block becomes a jump.
  bool isJumpAtEndOf(const BasicBlock &BB) const {
    return Jumping.contains(&BB);
  }

  /// Whether some call stores a component in a field.
  bool Fills = false;

  /// Whether some call stores this component in a field.
  bool fills(unsigned Component) const {
    return any_of(Calls, [&](const ConstructorCall &C) {
      return C.Components[Component].Fill;
    });
  }
};

} // namespace

/// Whether the function may end in another guaranteed tail call, after which it
/// could not fill a field.
static bool endsInOtherTailCall(const ReturnInst &Return, const Recursion &R) {
  auto EndsInCall = [&](const BasicBlock *BB) {
    const Instruction *Last = BB->getTerminator()->getPrevNode();
    while (Last && Last->isDebugOrPseudoInst())
      Last = Last->getPrevNode();
    auto *Call = dyn_cast_or_null<CallInst>(Last);
    return Call && Call->isTailCall() && !isa<IntrinsicInst>(Call) &&
           !R.isJumpAtEndOf(*BB);
  };
  const BasicBlock &BB = *Return.getParent();
  return EndsInCall(&BB) || (&*BB.getFirstNonPHIOrDbg() == &Return &&
                             any_of(predecessors(&BB), EndsInCall));
}

/// Finds the blocks that are reachable if the calls become jumps.
static SmallPtrSet<BasicBlock *, 16> reachableBlocks(Function &F,
                                                     const Recursion &R) {
  SmallPtrSet<BasicBlock *, 16> Reachable{&F.getEntryBlock()};
  SmallVector<BasicBlock *, 16> Worklist{&F.getEntryBlock()};
  while (!Worklist.empty()) {
    BasicBlock *BB = Worklist.pop_back_val();
    if (!R.isJumpAtEndOf(*BB))
      for (BasicBlock *Next : successors(BB))
        if (Reachable.insert(Next).second)
          Worklist.push_back(Next);
  }
  return Reachable;
}

/// The I-th component that is returned, or null if it is not a value of its own.
static Value *returnedComponent(const ReturnInst &Return, unsigned I) {
  Value *Whole = nullptr;
  return componentIn(Return.getReturnValue(), I, Values(), Whole);
}

static bool isNullOrUndefined(const Value *V) {
  return V && isa<UndefValue, ConstantPointerNull>(V);
}

/// Whether V is null, or unspecified, wherever the exception E is not null.
static bool isNullIfRaised(const Value *V, const Value *E) {
  if (isNullOrUndefined(V) || (E && isa<ConstantPointerNull>(E)))
    return true;
  const auto *Phi = dyn_cast_or_null<PHINode>(V);
  const auto *PhiE = dyn_cast_or_null<PHINode>(E);
  return Phi && PhiE && Phi->getParent() == PhiE->getParent() &&
         all_of(Phi->blocks(), [&](const BasicBlock *From) {
           const Value *Its = PhiE->getIncomingValueForBlock(From);
           return isNullOrUndefined(Phi->getIncomingValueForBlock(From)) ||
                  isa<ConstantPointerNull>(Its);
         });
}

/// Whether this is a load of a parameter that callers store to a variable.
static bool loadsArgument(const Instruction &I) {
  const auto *Load = dyn_cast<LoadInst>(&I);
  const auto *G = Load ? dyn_cast<GlobalVariable>(
                             getUnderlyingObject(Load->getPointerOperand()))
                       : nullptr;
  return G && G->hasMetadata(ArgumentAreaMetadata);
}

/// Finds the calls of itself in F that become jumps: all of them, and at least
/// one fills a field. Otherwise returns nothing, and sets WhyNot if one could
/// have.
static std::optional<Recursion> findRecursion(Function &F, StringRef &WhyNot) {
  Recursion R;
  bool HasOtherCalls = false;
  /// The exception that is tested after a call whose result is not stored.
  std::optional<unsigned> Unstored;
  for (Instruction &I : instructions(F)) {
    auto *Call = dyn_cast<CallInst>(&I);
    if (!Call || Call->getCalledFunction() != &F)
      continue;
    std::optional<ConstructorCall> Found;
    Follower Finder(*Call);
    if (whyCallCannotBeJump(*Call).empty())
      Found = Finder.run();
    if (!Found) {
      HasOtherCalls = true;
      continue;
    }
    R.ReturnsNullIfRaised |= Found->ReturnsNullIfRaised;
    // If an exception is tested after one call, it is tested after all calls
    // whose result is stored.
    if (Found->fills()) {
      if (R.Fills && R.Exception != Finder.exception())
        return std::nullopt;
      R.Fills = true;
      R.Exception = Finder.exception();
    } else if (Finder.exception()) {
      Unstored = Finder.exception();
    }
    R.Jumping.insert(Call->getParent());
    R.Calls.push_back(std::move(*Found));
  }
  const unsigned Count = numComponents(F);
  // With an exception, there is one other component.
  if (!R.Fills || (R.Exception && Count != 2) ||
      (Unstored && Unstored != R.Exception))
    return std::nullopt;
  // The function would still be recursive, and each activation would pay for a
  // loop that is left after few iterations.
  if (HasOtherCalls)
    WhyNot = "it calls itself elsewhere as well";
  else if (any_of(instructions(F), loadsArgument))
    // The collector does not look for objects there, because no allocation
    // comes between the store of an argument and its load.
    WhyNot = "a parameter is passed in a variable";
  else
    WhyNot = whyFrameCannotBeShared(F);
  if (!WhyNot.empty())
    return std::nullopt;
  const auto Reachable = reachableBlocks(F, R);
  for (BasicBlock &BB : F) {
    auto *Return = dyn_cast<ReturnInst>(BB.getTerminator());
    if (!Return || !Reachable.contains(&BB) || R.isJumpAtEndOf(BB))
      continue;
    if (endsInOtherTailCall(*Return, R)) {
      WhyNot = "another tail call would no longer be one";
      return std::nullopt;
    }
    // Each activation would return null if an exception was raised in another.
    if (R.ReturnsNullIfRaised &&
        !isNullIfRaised(returnedComponent(*Return, 1 - *R.Exception),
                        returnedComponent(*Return, *R.Exception))) {
      WhyNot = "it may return an exception together with a result";
      return std::nullopt;
    }
    R.Returns.push_back(Return);
  }
  return R;
}

bool mincaml::isTailRecursiveModuloConstructor(Function &F) {
  StringRef WhyNot;
  return findRecursion(F, WhyNot).has_value();
}

//===----------------------------------------------------------------------===//
// Conversion to a loop
//===----------------------------------------------------------------------===//

namespace {

/// A component of the result that is stored in fields.
struct Destination {
  unsigned Component;
  /// The variable for the result of the function.
  AllocaInst *Variable;
  /// The object with the field, or the address of the field.
  PHINode *Object;
  /// The offset of the field in the object.
  int64_t Offset;
  Align Alignment;
};

class ConstructorLoopMaker {
public:
  ConstructorLoopMaker(Function &F, Recursion &R) : F(F), R(R) {}

  void run() {
    // Before arguments are replaced, which R would not see.
    for (ConstructorCall &C : R.Calls)
      copyWork(C);
    SelfCallLoop Loop(
        F, to_vector<4>(map_range(
               R.Calls, [](const ConstructorCall &C) { return C.Call; })));
    for (unsigned I = 0, E = numComponents(F); I != E; ++I)
      if (R.fills(I))
        makeDestination(I, Loop);
    for (ReturnInst *Return : R.Returns)
      fillAndReturn(*Return);
    for (const ConstructorCall &C : R.Calls) {
      // The copies replace what follows the call.
      for (Instruction *Next = C.Call->getNextNode(); !Next->isTerminator();
           Next = C.Call->getNextNode()) {
        if (!Next->use_empty())
          Next->replaceAllUsesWith(PoisonValue::get(Next->getType()));
        Next->eraseFromParent();
      }
      Loop.jumpInsteadOf(*C.Call);
    }
  }

private:
  /// Copies the instructions after the call to the place before it.
  void copyWork(ConstructorCall &C);
  void makeDestination(unsigned Component, SelfCallLoop &Loop);
  void fillAndReturn(ReturnInst &Return);

  Value *addressIn(IRBuilder<> &Builder, const Destination &D) {
    return D.Offset ? Builder.CreateInBoundsPtrAdd(
                          D.Object, Builder.getInt32(D.Offset), "hole")
                    : D.Object;
  }

  Function &F;
  Recursion &R;
  SmallVector<Destination, 2> Destinations;
};

} // namespace

void ConstructorLoopMaker::copyWork(ConstructorCall &C) {
  SmallDenseMap<Value *, Value *, 16> Copies;
  auto CopyOf = [&](Value *V) {
    V = resolve(V, C.Phis);
    return Copies.lookup_or(V, V);
  };
  for (Instruction *I : C.Work) {
    Instruction *Copy = I->clone();
    Copy->insertBefore(C.Call->getIterator());
    if (I->hasName())
      Copy->setName(I->getName());
    for (Use &Operand : Copy->operands())
      Operand.set(CopyOf(Operand));
    Copies[I] = Copy;
  }
  for (ConstructorCall::Component &Part : C.Components)
    if (Part.Fill) {
      Part.Object = Copies.at(Part.Object);
      Part.Returned = Copies.at(Part.Returned);
      // The collector must find an address or null there.
      auto *Fill = cast<StoreInst>(Copies.at(Part.Fill));
      Fill->setOperand(
          0, Constant::getNullValue(Part.Fill->getValueOperand()->getType()));
    }
}

void ConstructorLoopMaker::makeDestination(unsigned Component,
                                           SelfCallLoop &Loop) {
  Type *Ty = componentType(F, Component);
  const DataLayout &DL = F.getDataLayout();
  SmallVector<const ConstructorCall::Component *, 4> Fields;
  for (const ConstructorCall &C : R.Calls)
    if (C.Components[Component].Fill)
      Fields.push_back(&C.Components[Component]);
  Destination D;
  D.Component = Component;
  // An address in the middle of an object would need a register beside that of
  // its object, which the collector has to find.
  const bool HaveSameOffset = all_equal(
      map_range(Fields, [](const auto *Field) { return Field->Offset; }));
  D.Offset = HaveSameOffset ? Fields.front()->Offset : 0;
  IRBuilder<> Builder(&*Loop.entry().begin());
  D.Variable = Builder.CreateAlloca(
      ArrayType::get(Builder.getInt8Ty(), D.Offset + DL.getTypeAllocSize(Ty)),
      nullptr, "result");
  D.Variable->setAlignment(DL.getPrefTypeAlign(Ty));
  D.Alignment = commonAlignment(D.Variable->getAlign(), D.Offset);
  for (const auto *Field : Fields)
    D.Alignment = std::min(D.Alignment, Field->Fill->getAlign());
  D.Object = Loop.makePhi(D.Variable, "destination");
  for (const ConstructorCall &C : R.Calls) {
    const ConstructorCall::Component &Part = C.Components[Component];
    BasicBlock *BB = C.Call->getParent();
    if (!Part.Fill) {
      D.Object->addIncoming(D.Object, BB);
      continue;
    }
    Builder.SetInsertPoint(C.Call);
    Builder.CreateAlignedStore(Part.Returned, addressIn(Builder, D),
                               D.Alignment);
    D.Object->addIncoming(
        HaveSameOffset
            ? Part.Object
            : Builder.CreateInBoundsPtrAdd(
                  Part.Object, Builder.getInt32(Part.Offset), "hole"),
        BB);
  }
  Destinations.push_back(D);
}

/// Fills the last field with the result of the last activation, and returns
/// that of the first.
void ConstructorLoopMaker::fillAndReturn(ReturnInst &Return) {
  IRBuilder<> Builder(&Return);
  Value *Result = Return.getReturnValue();
  auto Component = [&](unsigned I) {
    Value *V = returnedComponent(Return, I);
    return V ? V : Builder.CreateExtractValue(Result, I);
  };
  Value *Raised = nullptr;
  if (R.Exception)
    if (Value *E = Component(*R.Exception); !isa<ConstantPointerNull>(E))
      Raised = Builder.CreateIsNotNull(E, "raised");
  for (const Destination &D : Destinations) {
    Value *V = Component(D.Component);
    Builder.CreateAlignedStore(V, addressIn(Builder, D), D.Alignment);
    Value *First = Builder.CreateAlignedLoad(
        V->getType(),
        Builder.CreateInBoundsPtrAdd(D.Variable, Builder.getInt32(D.Offset)),
        D.Alignment, "first");
    if (Raised)
      First = Builder.CreateSelect(
          Raised,
          R.ReturnsNullIfRaised ? Constant::getNullValue(V->getType()) : V,
          First);
    Result = Result->getType()->isStructTy()
                 ? Builder.CreateInsertValue(Result, First, D.Component)
                 : First;
  }
  Return.setOperand(0, Result);
}

PreservedAnalyses TailModuloConstructorPass::run(Function &F,
                                                 FunctionAnalysisManager &AM) {
  auto &Remarks = AM.getResult<OptimizationRemarkEmitterAnalysis>(F);
  StringRef WhyNot;
  std::optional<Recursion> R = findRecursion(F, WhyNot);
  if (!R) {
    if (!WhyNot.empty())
      Remarks.emit([&] {
        return OptimizationRemarkMissed(DEBUG_TYPE, "StaysCall", &F)
               << "calls of " << ore::NV("Function", &F)
               << " to itself are not eliminated: " << WhyNot;
      });
    return PreservedAnalyses::all();
  }
  for (const ConstructorCall &C : R->Calls)
    Remarks.emit([&] {
      return OptimizationRemark(DEBUG_TYPE, "Jump", C.Call)
             << "call of " << ore::NV("Function", &F)
             << " to itself becomes a jump to its start; the next iteration "
                "stores the result in the object made here";
    });
  ConstructorLoopMaker(F, *R).run();
  return PreservedAnalyses::none();
}
