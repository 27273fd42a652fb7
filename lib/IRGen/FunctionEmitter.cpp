//===- FunctionEmitter.cpp - Function bodies ------------------------------===//

#include "FunctionBuilder.h"
#include "llvm/IR/Constants.h"

using namespace mincaml;
using namespace llvm;
using namespace mincaml::knormal;

FunctionEmitter::FunctionEmitter(ModuleEmitter &Emitter, llvm::Function *F)
    : Builder(Emitter, F), Emitter(Emitter) {}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

void FunctionEmitter::emitFunction(const ClosedFunction &Function) {
  SmallVector<Binder, 8> Parameters = Function.allParameters();
  Emitter.Debug.beginFunction(Builder.F, Function.Label->Source,
                              Function.Range.Start, Parameters,
                              Function.Ty->result());
  Builder.setLocation(Function.Range.Start);
  // A debugger that stops at the function skips code without a location. At the
  // first location, all variables that have values at the entry are in memory.
  if (Emitter.Debug.keepsVariables())
    Builder.SetCurrentDebugLocation({});
  CallLayout Layout = Emitter.callLayout(Function);
  Builder.ReturnsException = Layout.ReturnsException;
  SmallVector<llvm::Value *, 8> Arguments = emitEntry(Builder, Layout);
  for (auto [I, B] : enumerate(Parameters))
    Builder.bindAtEntry(B, Arguments[I], I + 1);
  if (Function.needsClosure()) {
    Builder.OwnClosure = Builder.F->getArg(Layout.closureIndex());
    Emitter.Debug.closureType(Emitter.closureLayout(Function),
                              Function.Captured);
    loadCaptured(Function);
  }
  emitTail(bindConstantsFromOutside(Function));
  Builder.finish();
}

/// Whether the value of an expression needs no instruction, whatever the values
/// of its variables are.
static bool isConstant(const Expression &E) {
  switch (E.TheKind) {
  case Expression::Kind::Unit:
  case Expression::Kind::Bool:
  case Expression::Kind::Int:
  case Expression::Kind::Float:
  case Expression::Kind::String:
  case Expression::Kind::StaticClosure:
  case Expression::Kind::OwnClosure:
  case Expression::Kind::ExternalArray:
    return true;
  default:
    return isConstantConstructor(E);
  }
}

/// Emits the bindings that closure conversion added at the start of the
/// function, and returns the rest of the body. These bindings are literals, and
/// closures without captured variables, that are defined outside of the
/// function. The emitted code becomes part of the function's entry, so that a
/// debugger does not stop at the source locations of these definitions, which
/// are outside, too.
const Expression &
FunctionEmitter::bindConstantsFromOutside(const ClosedFunction &Function) {
  const char *Start = Function.Range.Start.getPointer();
  const char *End = Function.Range.End.getPointer();
  const Expression *Body = Function.Body;
  while (auto *L = dyn_cast<Let>(Body)) {
    const char *Loc = L->Variable.Loc.getPointer();
    const bool IsOutside = Loc && (Loc < Start || Loc > End);
    if (!IsOutside || !isConstant(*L->Value))
      break;
    Builder.bindAtEntry(L->Variable, emitSimple(*L->Value),
                        /*ParameterNumber=*/0);
    Body = L->Body;
  }
  return *Body;
}

void FunctionEmitter::emitMain(const Expression &Main) {
  Emitter.Debug.beginFunction(Builder.F, "main", Main.Loc, {}, Main.Ty);
  Builder.setLocation(Main.Loc, Main.Range);
  emit(Main);
  Builder.CreateRetVoid();
  Builder.finish();
}

//===----------------------------------------------------------------------===//
// Bindings and positions
//===----------------------------------------------------------------------===//

const Expression &FunctionEmitter::emitBindings(const Expression &E) {
  const Expression *Current = &E;
  while (true) {
    if (auto *L = dyn_cast<Let>(Current)) {
      if (const Expression *Rest = emitConstantElements(Builder, *L)) {
        Current = Rest;
        continue;
      }
      auto Scope = Emitter.Debug.scope();
      llvm::Value *V = emit(*L->Value);
      Emitter.Debug.restoreScope(Scope);
      Builder.setLocation(L->Variable.Loc.isValid() ? L->Variable.Loc : L->Loc,
                          L->Range);
      Builder.bind(L->Variable, V);
      Current = L->Body;
    } else if (auto *L = dyn_cast<LetFields>(Current)) {
      Builder.setLocation(L->Loc, L->Range);
      emitLetFields(Builder, *L);
      Current = L->Body;
    } else if (auto *M = dyn_cast<MakeClosures>(Current)) {
      Builder.setLocation(M->Loc, M->Range);
      // A join point is the only function of its group.
      if (!M->Closures.front().Function->isJoinPoint())
        emitMakeClosures(Builder, *M);
      Current = M->Body;
    } else {
      return *Current;
    }
  }
}

/// Returns E if it is a call of a join point; otherwise null.
static const ApplyDirect *joinCall(const Expression &E) {
  auto *Call = dyn_cast<ApplyDirect>(&E);
  return Call && Call->Function->isJoinPoint() ? Call : nullptr;
}

llvm::Value *FunctionEmitter::emit(const Expression &E) {
  const Expression &Last = emitBindings(E);
  Builder.setLocation(Last.Loc, Last.Range);
  if (auto *I = dyn_cast<If>(&Last))
    return emitIf(*I);
  if (auto *T = dyn_cast<Try>(&Last))
    return emitTry(*T);
  if (auto *S = dyn_cast<Switch>(&Last))
    return emitSwitch(*S);
  if (auto *Call = joinCall(Last))
    return emitJoin(*Call,
                    [this](const Expression &Body) { return emit(Body); });
  return emitSimple(Last);
}

void FunctionEmitter::emitTail(const Expression &E) {
  const Expression &Last = emitBindings(E);
  Builder.setLocation(Last.Loc, Last.Range);
  if (auto *I = dyn_cast<If>(&Last))
    return emitTailIf(*I);
  if (auto *T = dyn_cast<Try>(&Last))
    return emitTailTry(*T);
  if (auto *S = dyn_cast<Switch>(&Last))
    return emitCases(*S, [this](const Expression &Case) { emitTail(Case); });
  if (auto *Call = joinCall(Last)) {
    emitJoin(*Call, [this](const Expression &Body) {
      emitTail(Body);
      return nullptr;
    });
    // The code after a branch to the join point is never executed.
    if (!Builder.GetInsertBlock()->getTerminator())
      Builder.CreateUnreachable();
    return;
  }
  if (!emitTailCall(Builder, Last))
    Builder.emitReturn(emitSimple(Last));
}

llvm::Value *FunctionEmitter::emitSimple(const Expression &E) {
  switch (E.TheKind) {
  case Expression::Kind::Unit:
    return nullptr;
  case Expression::Kind::Bool:
    return Builder.getInt1(cast<Bool>(E).Value);
  case Expression::Kind::Int:
    return Builder.getInt32(static_cast<uint32_t>(cast<Int>(E).Value));
  case Expression::Kind::Float:
    return ConstantFP::get(Builder.getContext(), APFloat(cast<Float>(E).Value));
  case Expression::Kind::String:
    return Emitter.stringLiteral(cast<knormal::String>(E).Value);
  case Expression::Kind::Variable:
    return Builder.lookup(cast<Variable>(E).TheName);
  case Expression::Kind::Not:
    return Builder.CreateNot(Builder.lookup(cast<Not>(E).Operand), "not");
  case Expression::Kind::Negate:
    return emitNegate(Builder, cast<Negate>(E));
  case Expression::Kind::Arithmetic:
    return emitArithmetic(Builder, cast<Arithmetic>(E));
  case Expression::Kind::Compare: {
    const auto &C = cast<Compare>(E);
    return emitComparison(Builder, C.Operator, C.OperandTy, C.Left, C.Right);
  }
  case Expression::Kind::Construct:
    return emitConstruct(Builder, cast<knormal::Construct>(E));
  case Expression::Kind::GetField:
    return emitGetField(Builder, cast<GetField>(E));
  case Expression::Kind::SetField:
    emitSetField(Builder, cast<SetField>(E));
    return nullptr;
  case Expression::Kind::ArrayMake:
    return emitArrayMake(Builder, cast<ArrayMake>(E));
  case Expression::Kind::ArrayGet:
    return emitArrayGet(Builder, cast<ArrayGet>(E));
  case Expression::Kind::ArrayPut:
    emitArrayPut(Builder, cast<ArrayPut>(E));
    return nullptr;
  case Expression::Kind::ArrayLength:
    return emitArrayLength(Builder, Builder.lookup(cast<ArrayLength>(E).Array));
  case Expression::Kind::Assert:
    Builder.emitFailureIf(
        Builder.CreateNot(Builder.lookup(cast<Assert>(E).Condition), "fails"),
        runtime::Failure::assertion, {});
    return nullptr;
  case Expression::Kind::ExternalArray:
    return Emitter.Runtime.externalArray(cast<ExternalArray>(E).External,
                                         E.Ty->element());
  case Expression::Kind::ExternalApply:
    return emitExternalApply(Builder, cast<ExternalApply>(E));
  case Expression::Kind::StaticClosure:
    return Emitter.staticClosure(*cast<StaticClosure>(E).Function);
  case Expression::Kind::OwnClosure:
    return Builder.OwnClosure;
  case Expression::Kind::ApplyDirect:
    return resultOfCall(Builder,
                        emitApplyDirect(Builder, cast<ApplyDirect>(E)));
  case Expression::Kind::ApplyClosure:
    return resultOfCall(Builder,
                        emitApplyClosure(Builder, cast<ApplyClosure>(E)));
  case Expression::Kind::Raise:
    Builder.raise(Builder.lookup(cast<Raise>(E).Exception));
    return Builder.emitNoValue(E.Ty);
  case Expression::Kind::Try:
  case Expression::Kind::Switch:
  case Expression::Kind::If:
  case Expression::Kind::Let:
  case Expression::Kind::LetFields:
  case Expression::Kind::MakeClosures:
  case Expression::Kind::LetRec:
  case Expression::Kind::Apply:
    break;
  }
  llvm_unreachable("not a simple expression of closed form");
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

llvm::Value *FunctionEmitter::emitCondition(const If &E) {
  Builder.setLocation(E.Loc, E.ConditionRange);
  if (!E.Right)
    return Builder.lookup(E.Left);
  return emitComparison(Builder, E.Operator, E.OperandTy, E.Left, E.Right);
}

bool FunctionEmitter::needsNoCode(const Expression &E) const {
  if (E.TheKind == Expression::Kind::Unit)
    return true;
  // A debugger can stop in a branch only if it has a block.
  if (Emitter.Debug.keepsVariables())
    return false;
  // A load would be needed for a static variable.
  if (auto *V = dyn_cast<Variable>(&E))
    return Builder.isBound(V->TheName);
  return isConstant(E);
}

llvm::Value *FunctionEmitter::emitSelect(const If &E) {
  llvm::Value *Then = emitSimple(*E.Then);
  llvm::Value *Else = emitSimple(*E.Else);
  if (Then == Else)
    return Then;
  llvm::Value *Condition = emitCondition(E);
  if (E.Ty->isBool() && isa<Constant>(Then) && isa<Constant>(Else))
    return cast<Constant>(Then)->isOneValue()
               ? Condition
               : Builder.CreateNot(Condition, "not");
  Builder.setLocation(E.Loc, E.Range);
  return Builder.CreateSelect(Condition, Then, Else, "if");
}

llvm::Value *FunctionEmitter::emitIf(const If &E) {
  bool ThenNeedsNoCode = needsNoCode(*E.Then);
  bool ElseNeedsNoCode = needsNoCode(*E.Else);
  if (ThenNeedsNoCode && ElseNeedsNoCode)
    return emitSelect(E);
  llvm::Value *Condition = emitCondition(E);
  if (auto *Known = dyn_cast<ConstantInt>(Condition))
    return emit(Known->isOne() ? *E.Then : *E.Else);

  BasicBlock *Start = Builder.GetInsertBlock();
  BasicBlock *Join = BasicBlock::Create(Builder.getContext(), "join");
  BasicBlock *Then = ThenNeedsNoCode ? Join : Builder.appendBlock("then");
  BasicBlock *Else = ElseNeedsNoCode ? Join : Builder.appendBlock("else");
  Builder.CreateCondBr(Condition, Then, Else);

  auto Scope = Emitter.Debug.scope();
  // Returns the value of a branch and the block in which it ends.
  auto EmitBranch = [&](const Expression &Branch, BasicBlock *Block) {
    if (Block == Join)
      return std::pair(emitSimple(Branch), Start);
    if (Block != &Builder.F->back())
      Block->moveAfter(&Builder.F->back());
    Builder.SetInsertPoint(Block);
    llvm::Value *V = emit(Branch);
    BasicBlock *End = Builder.GetInsertBlock();
    Builder.CreateBr(Join);
    Emitter.Debug.restoreScope(Scope);
    return std::pair(V, End);
  };
  auto [ThenValue, ThenEnd] = EmitBranch(*E.Then, Then);
  auto [ElseValue, ElseEnd] = EmitBranch(*E.Else, Else);
  Join->insertInto(Builder.F);
  Builder.SetInsertPoint(Join);
  Builder.setLocation(E.Loc, E.Range);
  if (ThenValue == ElseValue)
    return ThenValue;
  PHINode *Phi = Builder.CreatePHI(ThenValue->getType(), 2, "if");
  Phi->addIncoming(ThenValue, ThenEnd);
  Phi->addIncoming(ElseValue, ElseEnd);
  return Phi;
}

void FunctionEmitter::emitTailIf(const If &E) {
  llvm::Value *Condition = emitCondition(E);
  if (auto *Known = dyn_cast<ConstantInt>(Condition))
    return emitTail(Known->isOne() ? *E.Then : *E.Else);
  auto Scope = Emitter.Debug.scope();
  BasicBlock *Then = Builder.appendBlock("then");
  BasicBlock *Else = BasicBlock::Create(Builder.getContext(), "else");
  Builder.CreateCondBr(Condition, Then, Else);
  Builder.SetInsertPoint(Then);
  emitTail(*E.Then);
  Emitter.Debug.restoreScope(Scope);
  Else->insertInto(Builder.F);
  Builder.SetInsertPoint(Else);
  emitTail(*E.Else);
  Emitter.Debug.restoreScope(Scope);
}

//===----------------------------------------------------------------------===//
// Join points
//===----------------------------------------------------------------------===//

/// Returns the body of a join point without the binding of its own closure,
/// which does not exist. For the variables of its context, the body uses the
/// same names as the function that contains it.
static const Expression &bodyOf(const ClosedFunction &Join) {
  auto *L = dyn_cast<Let>(Join.Body);
  return L && isa<OwnClosure>(L->Value) ? *L->Body : *Join.Body;
}

llvm::Value *FunctionEmitter::emitJoin(
    const ApplyDirect &E,
    function_ref<llvm::Value *(const Expression &)> Emit) {
  const ClosedFunction &Join = *E.Function;
  SmallVector<llvm::Value *, 8> Arguments =
      Builder.lookupAll(E.Arguments.take_front(Join.Parameters.size()));
  BasicBlock *From = Builder.GetInsertBlock();
  auto [It, IsFirst] = JoinPoints.try_emplace(&Join);
  if (!IsFirst) {
    for (auto [Parameter, V] : zip_equal(It->second.Parameters, Arguments))
      if (Parameter)
        Parameter->addIncoming(V, From);
    Builder.CreateBr(It->second.Block);
    return Builder.emitNoValue(E.Ty);
  }
  JoinBlock &Begin = It->second;
  Begin.Block = Builder.appendBlock(Join.Label->Source);
  Builder.CreateBr(Begin.Block);
  Builder.SetInsertPoint(Begin.Block);
  for (llvm::Value *V : Arguments) {
    PHINode *Phi = V ? Builder.CreatePHI(V->getType(), 2) : nullptr;
    if (Phi)
      Phi->addIncoming(V, From);
    Begin.Parameters.push_back(Phi);
  }
  // Copy the parameters, because the code below may add join points to the map.
  for (auto [B, Phi] :
       zip_equal(Join.Parameters, SmallVector(Begin.Parameters)))
    Builder.bind(B, Phi);
  auto Scope = Emitter.Debug.scope();
  llvm::Value *V = Emit(bodyOf(Join));
  Emitter.Debug.restoreScope(Scope);
  return V;
}

//===----------------------------------------------------------------------===//
// Switches
//===----------------------------------------------------------------------===//

llvm::Value *FunctionEmitter::emitIsWithin(llvm::Value *Tested, Constant *First,
                                           Constant *Last) {
  if (First == Last)
    return Builder.CreateICmpEQ(Tested, First, "fits");
  // A single unsigned comparison tests both bounds.
  llvm::Value *Distance = Builder.CreateSub(Tested, First, "distance");
  return Builder.CreateICmpULE(Distance, ConstantExpr::getSub(Last, First),
                               "fits");
}

void FunctionEmitter::emitTests(const Switch &E, llvm::Value *Tested,
                                ArrayRef<CaseTests> Cases, CaseEmitter Emit,
                                function_ref<void()> EmitRest) {
  size_t NumTests = 0;
  for (const CaseTests &Case : Cases)
    NumTests += Case.Values.size();
  constexpr size_t FewTests = 2;
  if (NumTests <= FewTests) {
    // If the tests cover all values, the last case needs none.
    for (const CaseTests &Case : EmitRest ? Cases : Cases.drop_back()) {
      BasicBlock *Then = BasicBlock::Create(Builder.getContext(), "case");
      for (auto [First, Last] : Case.Values) {
        Builder.setLocation(E.Loc, E.Range);
        llvm::Value *Fits = emitIsWithin(Tested, First, Last);
        BasicBlock *Else =
            BasicBlock::Create(Builder.getContext(), "next.case");
        Builder.CreateCondBr(Fits, Then, Else);
        if (First == Case.Values.back().first) {
          Then->insertInto(Builder.F);
          Builder.SetInsertPoint(Then);
          Emit(*Case.Body);
        }
        Else->insertInto(Builder.F);
        Builder.SetInsertPoint(Else);
      }
    }
    if (EmitRest)
      EmitRest();
    else
      Emit(*Cases.back().Body);
    return;
  }
  BasicBlock *Default = BasicBlock::Create(Builder.getContext(), "default");
  SwitchInst *Branch = Builder.CreateSwitch(Tested, Default, NumTests);
  for (const CaseTests &Case : Cases) {
    BasicBlock *Block = Builder.appendBlock("case");
    for (auto [First, Last] : Case.Values) {
      const APInt &End = cast<ConstantInt>(Last)->getValue();
      for (APInt I = cast<ConstantInt>(First)->getValue();; ++I) {
        Branch->addCase(ConstantInt::get(Builder.getContext(), I), Block);
        if (I == End)
          break;
      }
    }
    Builder.SetInsertPoint(Block);
    Emit(*Case.Body);
  }
  Default->insertInto(Builder.F);
  Builder.SetInsertPoint(Default);
  if (EmitRest)
    EmitRest();
  else
    Builder.CreateUnreachable();
}

/// Emits the cases of a data type whose values are pointers. Constant
/// constructors are tested first, because only the other constructors have
/// objects with tags.
void FunctionEmitter::emitDataCases(const Switch &E, CaseEmitter Emit) {
  const DataType &D = *E.OperandTy->definition();
  llvm::Value *Operand = Builder.lookup(E.Operand);
  // If a type has one constant constructor, its value is the null pointer. If
  // there are several, they are compared as numbers.
  const bool IsNull = D.NumConstants == 1;
  llvm::Type *Address =
      Emitter.M.getDataLayout().getIntPtrType(Builder.getContext());
  llvm::Value *Number =
      D.NumConstants > 1 ? Builder.CreatePtrToInt(Operand, Address, "address")
                         : Operand;
  SmallVector<CaseTests, 4> Constants, Blocks;
  size_t NumConstants = 0, NumBlocks = 0;
  // For each case that has constructors of both kinds, its block, once it is
  // emitted.
  SmallDenseMap<const Expression *, BasicBlock *, 2> Shared;
  for (const SwitchCase &Case : E.Cases) {
    CaseTests OfConstants{Case.Body, {}}, OfBlocks{Case.Body, {}};
    for (const SwitchTest &Test : Case.Tests) {
      const Constructor &X = *Test.TheConstructor;
      Constant *Tag = !X.isConstant() ? Builder.getInt32(X.Tag)
                      : IsNull        ? Emitter.Types.constant(X)
                                      : ConstantInt::get(Address, X.Tag);
      (X.isConstant() ? OfConstants : OfBlocks).Values.push_back({Tag, Tag});
    }
    NumConstants += OfConstants.Values.size();
    NumBlocks += OfBlocks.Values.size();
    if (!OfConstants.Values.empty() && !OfBlocks.Values.empty())
      Shared[Case.Body] = nullptr;
    for (auto [Tests, All] :
         {std::pair(&OfConstants, &Constants), std::pair(&OfBlocks, &Blocks)})
      if (!Tests->Values.empty())
        All->push_back(std::move(*Tests));
  }
  auto EmitCase = [&](const Expression &Case) {
    auto I = Shared.find(&Case);
    if (I == Shared.end())
      return Emit(Case);
    if (I->second) {
      Builder.CreateBr(I->second);
      return;
    }
    BasicBlock *Block = Builder.appendBlock("shared.case");
    I->second = Block;
    Builder.CreateBr(Block);
    Builder.SetInsertPoint(Block);
    Emit(Case);
  };

  BasicBlock *Default = nullptr;
  auto DefaultBlock = [&] {
    if (!Default)
      Default = BasicBlock::Create(Builder.getContext(), "default");
    return Default;
  };
  auto GoToDefault = [&] { Builder.CreateBr(DefaultBlock()); };
  auto EmitTests = [&](llvm::Value *Tested, ArrayRef<CaseTests> Cases,
                       bool AreAll) {
    if (AreAll)
      emitTests(E, Tested, Cases, EmitCase, nullptr);
    else
      emitTests(E, Tested, Cases, EmitCase, GoToDefault);
  };
  auto EmitConstants = [&](bool AreAll) {
    EmitTests(Number, Constants, AreAll);
  };
  auto EmitBlocks = [&] {
    EmitTests(hasTag(D) ? emitTag(Builder, D, Operand) : nullptr, Blocks,
              NumBlocks == D.NumBlocks);
  };

  if (!D.NumConstants) {
    EmitBlocks();
  } else if (Blocks.empty()) {
    // No object has the address of a constant constructor, so the pointer is
    // compared without another test.
    EmitConstants(/*AreAll=*/false);
  } else {
    llvm::Value *IsConstant =
        IsNull
            ? Builder.CreateIsNull(Operand, "is.constant")
            : Builder.CreateICmpULT(Number,
                                    ConstantInt::get(Address, D.NumConstants),
                                    "is.constant");
    BasicBlock *Object = BasicBlock::Create(Builder.getContext(), "object");
    BasicBlock *Constant =
        Constants.empty() ? DefaultBlock() : Builder.appendBlock("constant");
    Builder.CreateCondBr(IsConstant, Constant, Object);
    if (!Constants.empty()) {
      Builder.SetInsertPoint(Constant);
      EmitConstants(/*AreAll=*/NumConstants == D.NumConstants);
    }
    Object->insertInto(Builder.F);
    Builder.SetInsertPoint(Object);
    Builder.setLocation(E.Loc, E.Range);
    EmitBlocks();
  }
  if (!Default)
    return;
  Default->insertInto(Builder.F);
  Builder.SetInsertPoint(Default);
  Emit(*E.Default);
}

void FunctionEmitter::emitCases(const Switch &E, CaseEmitter Emit) {
  auto Scope = Emitter.Debug.scope();
  auto EmitCase = [&](const Expression &Case) {
    Emit(Case);
    Emitter.Debug.restoreScope(Scope);
  };
  const bool IsData = E.OperandTy->isData();
  if (IsData && !E.OperandTy->definition()->isEnumeration())
    return emitDataCases(E, EmitCase);
  llvm::Value *Operand = Builder.lookup(E.Operand);
  if (E.Cases.front().Tests.front().TheConstructor && !IsData)
    Operand = emitNumber(Builder, Operand);
  auto Number = [&](uint32_t Value) -> Constant * {
    return Operand->getType()->isIntegerTy(1) ? Builder.getInt1(Value)
                                              : Builder.getInt32(Value);
  };
  SmallVector<CaseTests, 4> Tests;
  for (const SwitchCase &Case : E.Cases) {
    CaseTests &Made = Tests.emplace_back(CaseTests{Case.Body, {}});
    for (const SwitchTest &Test : Case.Tests)
      if (const Constructor *X = Test.TheConstructor) {
        Constant *Known = Number(IsData ? X->Tag : X->Number);
        Made.Values.push_back({Known, Known});
      } else {
        Made.Values.push_back(
            {Number(uint32_t(Test.First)), Number(uint32_t(Test.Last))});
      }
  }
  auto EmitRest = [&] { EmitCase(*E.Default); };
  if (E.Default)
    emitTests(E, Operand, Tests, EmitCase, EmitRest);
  else
    emitTests(E, Operand, Tests, EmitCase, nullptr);
}

llvm::Value *FunctionEmitter::emitSwitch(const Switch &E) {
  // The values of the cases, each with the block in which the case ends.
  SmallVector<std::pair<llvm::Value *, BasicBlock *>, 4> Values;
  BasicBlock *Join = BasicBlock::Create(Builder.getContext(), "join");
  emitCases(E, [&](const Expression &Case) {
    llvm::Value *V = emit(Case);
    Values.push_back({V, Builder.GetInsertBlock()});
    Builder.CreateBr(Join);
  });
  Join->insertInto(Builder.F);
  Builder.SetInsertPoint(Join);
  Builder.setLocation(E.Loc, E.Range);
  if (!Values.front().first)
    return nullptr;
  PHINode *Phi = Builder.CreatePHI(Values.front().first->getType(),
                                   Values.size(), "match");
  for (auto [V, Block] : Values)
    Phi->addIncoming(V, Block);
  return Phi;
}

//===----------------------------------------------------------------------===//
// Exception handlers
//===----------------------------------------------------------------------===//

llvm::Value *FunctionEmitter::emitTryBody(const Try &E,
                                          FunctionBuilder::Handler &H) {
  FunctionBuilder::Handler *Outer = Builder.exchangeHandler(&H);
  auto Scope = Emitter.Debug.scope();
  llvm::Value *V = emit(*E.Tried);
  Emitter.Debug.restoreScope(Scope);
  Builder.exchangeHandler(Outer);
  return V;
}

void FunctionEmitter::beginHandler(const Try &E,
                                   const FunctionBuilder::Handler &H) {
  if (H.Block != &Builder.F->back())
    H.Block->moveAfter(&Builder.F->back());
  Builder.SetInsertPoint(H.Block);
  Builder.setLocation(E.Exception.Loc.isValid() ? E.Exception.Loc : E.Loc,
                      E.Range);
  Builder.bind(E.Exception, H.Exception);
}

llvm::Value *FunctionEmitter::emitTry(const Try &E) {
  FunctionBuilder::Handler H;
  llvm::Value *V = emitTryBody(E, H);
  if (E.Next) {
    Builder.bind(E.Value, V);
    V = emit(*E.Next);
  }
  if (!H.Block)
    return V;
  BasicBlock *Join = BasicBlock::Create(Builder.getContext(), "join");
  BasicBlock *End = Builder.GetInsertBlock();
  Builder.CreateBr(Join);
  auto Scope = Emitter.Debug.scope();
  beginHandler(E, H);
  llvm::Value *Handled = emit(*E.Handler);
  BasicBlock *HandlerEnd = Builder.GetInsertBlock();
  Builder.CreateBr(Join);
  Emitter.Debug.restoreScope(Scope);
  Join->insertInto(Builder.F);
  Builder.SetInsertPoint(Join);
  Builder.setLocation(E.Loc, E.Range);
  if (!V)
    return nullptr;
  PHINode *Phi = Builder.CreatePHI(V->getType(), 2, "try");
  Phi->addIncoming(V, End);
  Phi->addIncoming(Handled, HandlerEnd);
  return Phi;
}

void FunctionEmitter::emitTailTry(const Try &E) {
  FunctionBuilder::Handler H;
  llvm::Value *V = emitTryBody(E, H);
  if (E.Next) {
    Builder.bind(E.Value, V);
    emitTail(*E.Next);
  } else {
    // This is not a tail call, because the handler is still needed.
    Builder.emitReturn(V);
  }
  if (!H.Block)
    return;
  auto Scope = Emitter.Debug.scope();
  beginHandler(E, H);
  emitTail(*E.Handler);
  Emitter.Debug.restoreScope(Scope);
}
