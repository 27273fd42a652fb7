//===- FunctionEmitter.cpp - Bindings, arithmetic, branches ---------------===//

#include "FunctionEmitter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/MDBuilder.h"

using namespace mincaml;
using namespace llvm;
using namespace mincaml::knormal;
using knormal::ArithmeticOperator;

FunctionEmitter::FunctionEmitter(ModuleEmitter &Emitter, llvm::Function *F)
    : Emitter(Emitter), F(F), Builder(F->getContext()) {
  Builder.SetInsertPoint(BasicBlock::Create(F->getContext(), "entry", F));
}

//===----------------------------------------------------------------------===//
// Names and blocks
//===----------------------------------------------------------------------===//

void FunctionEmitter::setLocation(SMLoc Loc) {
  CurrentLoc = Loc;
  Builder.SetCurrentDebugLocation(Emitter.Debug.location(Loc));
}

BasicBlock *FunctionEmitter::block(const Twine &Name) {
  return BasicBlock::Create(F->getContext(), Name, F);
}

llvm::Value *FunctionEmitter::lookup(const Name *N) {
  if (auto It = Values.find(N); It != Values.end())
    return It->second;
  if (const ModuleEmitter::Static *S = Emitter.findStatic(N))
    return emitStaticLoad(*S);
  llvm_unreachable("closed form binds every name it uses");
}

SmallVector<llvm::Value *, 8>
FunctionEmitter::lookupAll(ArrayRef<Name *> Names) {
  SmallVector<llvm::Value *, 8> Result;
  for (const Name *N : Names)
    Result.push_back(lookup(N));
  return Result;
}

void FunctionEmitter::nameAfter(const Binder &B, llvm::Value *V) {
  // Operations are born with a generic name such as `add`; the name that the
  // program gives the result is better, and the first of several the best.
  auto *I = dyn_cast_or_null<Instruction>(V);
  if (I && !B.TheName->isTemporary() && B.TheName->Source != "_" &&
      Named.insert(I).second)
    I->setName(symbolName(B.TheName->Source));
}

void FunctionEmitter::bind(const Binder &B, llvm::Value *V) {
  Values[B.TheName] = V;
  if (!V)
    return;
  nameAfter(B, V);
  if (const ModuleEmitter::Static *S = Emitter.findStatic(B.TheName)) {
    StoreInst *Store = Builder.CreateStore(toMemory(V), S->Storage);
    Emitter.Memory.staticVariable(Store, S->Storage->getName(), S->Ty);
  }
  Emitter.Debug.variable(Builder, B, V);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

static SmallVector<Binder, 8> allParameters(const ClosedFunction &Function) {
  SmallVector<Binder, 8> Result(Function.Parameters);
  Result.append(Function.Lifted.begin(), Function.Lifted.end());
  return Result;
}

void FunctionEmitter::emitFunction(const ClosedFunction &Function) {
  SmallVector<Binder, 8> Parameters = allParameters(Function);
  Emitter.Debug.beginFunction(F, Function.Label->Source, Function.Range.Start,
                              Parameters, Function.Ty->result());
  setLocation(Function.Range.Start);
  // A debugger stops behind what has no location, when all variables that the
  // function starts with are where they belong.
  if (Emitter.Debug.keepsVariables())
    Builder.SetCurrentDebugLocation({});
  SmallVector<const mincaml::Type *, 8> ParameterTypes;
  for (const Binder &B : Parameters)
    ParameterTypes.push_back(B.Ty);
  CallLayout Layout = Emitter.callLayout(Function);
  SmallVector<llvm::Value *, 8> Arguments = emitEntry(Layout, ParameterTypes);
  for (auto [I, B] : enumerate(Parameters)) {
    Values[B.TheName] = Arguments[I];
    nameAfter(B, Arguments[I]);
    Emitter.Debug.variable(Builder, B, Arguments[I], I + 1);
  }
  if (Function.needsClosure()) {
    OwnClosure = F->getArg(Layout.closureIndex());
    RecordLayout Closure = Emitter.closureLayout(Function);
    for (auto [I, B] : enumerate(Function.Captured)) {
      if (Closure.Fields[I] < 0) {
        Values[B.TheName] = nullptr;
        continue;
      }
      auto *Load = Builder.CreateLoad(Emitter.Types.memoryType(B.Ty),
                                      fieldAddress(Closure, OwnClosure, I));
      Emitter.Memory.closureField(Load, B.Ty);
      llvm::Value *V = fromMemory(Load, B.Ty);
      Values[B.TheName] = V;
      nameAfter(B, V);
      Emitter.Debug.variable(Builder, B, V);
    }
  }
  emitTail(*Function.Body);
}

void FunctionEmitter::emitMain(const Expression &Main) {
  Emitter.Debug.beginFunction(F, "main", Main.Loc, {}, Main.Ty);
  setLocation(Main.Loc);
  emit(Main);
  Builder.CreateRetVoid();
}

//===----------------------------------------------------------------------===//
// Bindings and positions
//===----------------------------------------------------------------------===//

const Expression &FunctionEmitter::emitBindings(const Expression &E) {
  const Expression *Current = &E;
  while (true) {
    if (auto *L = dyn_cast<Let>(Current)) {
      auto Scope = Emitter.Debug.scope();
      llvm::Value *V = emit(*L->Value);
      Emitter.Debug.restoreScope(Scope);
      setLocation(L->Variable.Loc.isValid() ? L->Variable.Loc : L->Loc);
      bind(L->Variable, V);
      Current = L->Body;
    } else if (auto *T = dyn_cast<LetTuple>(Current)) {
      setLocation(T->Loc);
      emitLetTuple(*T);
      Current = T->Body;
    } else if (auto *M = dyn_cast<MakeClosure>(Current)) {
      setLocation(M->Loc);
      emitMakeClosure(*M);
      Current = M->Body;
    } else {
      return *Current;
    }
  }
}

llvm::Value *FunctionEmitter::emit(const Expression &E) {
  const Expression &Last = emitBindings(E);
  setLocation(Last.Loc);
  if (auto *I = dyn_cast<If>(&Last))
    return emitIf(*I);
  return emitSimple(Last);
}

void FunctionEmitter::emitReturn(llvm::Value *V) {
  if (V)
    Builder.CreateRet(V);
  else
    Builder.CreateRetVoid();
}

void FunctionEmitter::emitTail(const Expression &E) {
  const Expression &Last = emitBindings(E);
  setLocation(Last.Loc);
  if (auto *I = dyn_cast<If>(&Last))
    return emitTailIf(*I);
  CallInst *Call = nullptr;
  if (auto *A = dyn_cast<ApplyDirect>(&Last))
    Call = emitApplyDirect(*A);
  else if (auto *A = dyn_cast<ApplyClosure>(&Last))
    Call = emitApplyClosure(*A);
  if (Call)
    emitTailReturn(*Call);
  else
    emitReturn(emitSimple(Last));
}

//===----------------------------------------------------------------------===//
// Simple expressions
//===----------------------------------------------------------------------===//

llvm::Value *FunctionEmitter::emitSimple(const Expression &E) {
  switch (E.TheKind) {
  case Expression::Kind::Unit:
    return nullptr;
  case Expression::Kind::Bool:
    return Builder.getInt1(cast<Bool>(E).Value);
  case Expression::Kind::Int:
    return Builder.getInt32(static_cast<uint32_t>(cast<Int>(E).Value));
  case Expression::Kind::Float:
    return ConstantFP::get(F->getContext(), APFloat(cast<Float>(E).Value));
  case Expression::Kind::Variable:
    return lookup(cast<Variable>(E).TheName);
  case Expression::Kind::Not:
    return Builder.CreateNot(lookup(cast<Not>(E).Operand), "not");
  case Expression::Kind::Negate:
    return emitNegate(cast<Negate>(E));
  case Expression::Kind::Arithmetic:
    return emitArithmetic(cast<Arithmetic>(E));
  case Expression::Kind::Compare: {
    const auto &C = cast<Compare>(E);
    return emitComparison(C.Operator, C.OperandTy, C.Left, C.Right);
  }
  case Expression::Kind::Tuple:
    return emitTuple(cast<knormal::Tuple>(E));
  case Expression::Kind::ArrayMake:
    return emitArrayMake(cast<ArrayMake>(E));
  case Expression::Kind::ArrayGet:
    return emitArrayGet(cast<ArrayGet>(E));
  case Expression::Kind::ArrayPut:
    emitArrayPut(cast<ArrayPut>(E));
    return nullptr;
  case Expression::Kind::ArrayLength:
    return emitArrayLength(lookup(cast<ArrayLength>(E).Array));
  case Expression::Kind::ExternalArray:
    return Emitter.Runtime.externalArray(cast<ExternalArray>(E).External,
                                         E.Ty->element());
  case Expression::Kind::ExternalApply:
    return emitExternalApply(cast<ExternalApply>(E));
  case Expression::Kind::StaticClosure:
    return Emitter.staticClosure(*cast<StaticClosure>(E).Function);
  case Expression::Kind::OwnClosure:
    return OwnClosure;
  case Expression::Kind::ApplyDirect:
    return callResult(emitApplyDirect(cast<ApplyDirect>(E)));
  case Expression::Kind::ApplyClosure:
    return callResult(emitApplyClosure(cast<ApplyClosure>(E)));
  case Expression::Kind::If:
  case Expression::Kind::Let:
  case Expression::Kind::LetTuple:
  case Expression::Kind::MakeClosure:
  case Expression::Kind::LetRec:
  case Expression::Kind::Apply:
    break;
  }
  llvm_unreachable("not a simple expression of closed form");
}

llvm::Value *FunctionEmitter::emitNegate(const Negate &E) {
  llvm::Value *Operand = lookup(E.Operand);
  // fneg flips the sign bit also of zero and NaN; 0.0 - x would not.
  return E.Ty->isFloat() ? Builder.CreateFNeg(Operand, "neg")
                         : Builder.CreateNeg(Operand, "neg");
}

llvm::Value *FunctionEmitter::emitArithmetic(const Arithmetic &E) {
  llvm::Value *Left = lookup(E.Left);
  llvm::Value *Right = lookup(E.Right);
  switch (E.Operator) {
  case ArithmeticOperator::Add:
    return Builder.CreateAdd(Left, Right, "add");
  case ArithmeticOperator::Subtract:
    return Builder.CreateSub(Left, Right, "sub");
  case ArithmeticOperator::Multiply:
    return Builder.CreateMul(Left, Right, "mul");
  case ArithmeticOperator::Divide:
    return emitDivision(Left, Right);
  case ArithmeticOperator::FloatAdd:
    return Builder.CreateFAdd(Left, Right, "add");
  case ArithmeticOperator::FloatSubtract:
    return Builder.CreateFSub(Left, Right, "sub");
  case ArithmeticOperator::FloatMultiply:
    return Builder.CreateFMul(Left, Right, "mul");
  case ArithmeticOperator::FloatDivide:
    return Builder.CreateFDiv(Left, Right, "div");
  }
  llvm_unreachable("unknown arithmetic operator");
}

llvm::Value *FunctionEmitter::emitDivision(llvm::Value *Left,
                                           llvm::Value *Right) {
  auto *Divisor = dyn_cast<ConstantInt>(Right);
  if (Emitter.Options.Checks && !(Divisor && !Divisor->isZero()))
    emitFailureIf(Builder.CreateICmpEQ(Right, Builder.getInt32(0), "zero"),
                  runtime::Failure::division, {});
  // INT_MIN / -1 wraps in MinCaml and is undefined in LLVM, so -1 never
  // reaches sdiv.
  if (Divisor && !Divisor->isMinusOne())
    return Divisor->isZero() ? PoisonValue::get(Left->getType())
                             : Builder.CreateSDiv(Left, Right, "div");
  if (Divisor)
    return Builder.CreateNeg(Left, "div");
  llvm::Value *MinusOne =
      Builder.CreateICmpEQ(Right, Builder.getInt32(0xffffffffu), "minus.one");
  llvm::Value *Safe =
      Builder.CreateSelect(MinusOne, Builder.getInt32(1), Right, "divisor");
  llvm::Value *Quotient = Builder.CreateSDiv(Left, Safe, "quotient");
  return Builder.CreateSelect(MinusOne, Builder.CreateNeg(Left, "neg"),
                              Quotient, "div");
}

//===----------------------------------------------------------------------===//
// Comparisons and branches
//===----------------------------------------------------------------------===//

static CmpInst::Predicate integerPredicate(Comparison Operator, bool Signed) {
  switch (Operator) {
  case Comparison::Equal:
    return CmpInst::ICMP_EQ;
  case Comparison::NotEqual:
    return CmpInst::ICMP_NE;
  case Comparison::Less:
    return Signed ? CmpInst::ICMP_SLT : CmpInst::ICMP_ULT;
  case Comparison::Greater:
    return Signed ? CmpInst::ICMP_SGT : CmpInst::ICMP_UGT;
  case Comparison::LessEqual:
    return Signed ? CmpInst::ICMP_SLE : CmpInst::ICMP_ULE;
  case Comparison::GreaterEqual:
    return Signed ? CmpInst::ICMP_SGE : CmpInst::ICMP_UGE;
  }
  llvm_unreachable("unknown comparison");
}

/// With NaN only `<>` holds, hence the one unordered predicate.
static CmpInst::Predicate floatPredicate(Comparison Operator) {
  switch (Operator) {
  case Comparison::Equal:
    return CmpInst::FCMP_OEQ;
  case Comparison::NotEqual:
    return CmpInst::FCMP_UNE;
  case Comparison::Less:
    return CmpInst::FCMP_OLT;
  case Comparison::Greater:
    return CmpInst::FCMP_OGT;
  case Comparison::LessEqual:
    return CmpInst::FCMP_OLE;
  case Comparison::GreaterEqual:
    return CmpInst::FCMP_OGE;
  }
  llvm_unreachable("unknown comparison");
}

llvm::Value *FunctionEmitter::emitComparison(Comparison Operator,
                                             const mincaml::Type *OperandTy,
                                             Name *Left, Name *Right) {
  llvm::Value *L = lookup(Left);
  llvm::Value *R = lookup(Right);
  if (OperandTy->isFloat())
    return Builder.CreateFCmp(floatPredicate(Operator), L, R, "cmp");
  // false < true, and i1 compares unsigned.
  return Builder.CreateICmp(integerPredicate(Operator, OperandTy->isInt()), L,
                            R, "cmp");
}

llvm::Value *FunctionEmitter::emitCondition(const If &E) {
  if (!E.Right)
    return lookup(E.Left);
  return emitComparison(E.Operator, E.OperandTy, E.Left, E.Right);
}

bool FunctionEmitter::isReady(const Expression &E) const {
  switch (E.TheKind) {
  case Expression::Kind::Unit:
    return true;
  case Expression::Kind::Bool:
  case Expression::Kind::Int:
  case Expression::Kind::Float:
  case Expression::Kind::StaticClosure:
  case Expression::Kind::OwnClosure:
  case Expression::Kind::ExternalArray:
    // A debugger can stop in a branch only if it has a block.
    return !Emitter.Debug.keepsVariables();
  case Expression::Kind::Variable:
    // Not a static variable: that is a load.
    return !Emitter.Debug.keepsVariables() &&
           Values.contains(cast<Variable>(E).TheName);
  default:
    return false;
  }
}

/// An `if` whose branches are both ready.
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
  return Builder.CreateSelect(Condition, Then, Else, "if");
}

llvm::Value *FunctionEmitter::emitIf(const If &E) {
  bool ThenReady = isReady(*E.Then);
  bool ElseReady = isReady(*E.Else);
  if (ThenReady && ElseReady)
    return emitSelect(E);
  llvm::Value *Condition = emitCondition(E);
  if (auto *Known = dyn_cast<ConstantInt>(Condition))
    return emit(Known->isOne() ? *E.Then : *E.Else);

  BasicBlock *Start = Builder.GetInsertBlock();
  BasicBlock *Join = BasicBlock::Create(F->getContext(), "join");
  BasicBlock *Then = ThenReady ? Join : block("then");
  BasicBlock *Else = ElseReady ? Join : block("else");
  Builder.CreateCondBr(Condition, Then, Else);

  auto Scope = Emitter.Debug.scope();
  // The value of a branch and the block it comes from.
  auto EmitBranch = [&](const Expression &Branch, BasicBlock *Block) {
    if (Block == Join)
      return std::pair(emitSimple(Branch), Start);
    if (Block != &F->back())
      Block->moveAfter(&F->back());
    Builder.SetInsertPoint(Block);
    llvm::Value *V = emit(Branch);
    BasicBlock *End = Builder.GetInsertBlock();
    Builder.CreateBr(Join);
    Emitter.Debug.restoreScope(Scope);
    return std::pair(V, End);
  };
  auto [ThenValue, ThenEnd] = EmitBranch(*E.Then, Then);
  auto [ElseValue, ElseEnd] = EmitBranch(*E.Else, Else);
  Join->insertInto(F);
  Builder.SetInsertPoint(Join);
  setLocation(E.Loc);
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
  BasicBlock *Then = block("then");
  BasicBlock *Else = BasicBlock::Create(F->getContext(), "else");
  Builder.CreateCondBr(Condition, Then, Else);
  Builder.SetInsertPoint(Then);
  emitTail(*E.Then);
  Emitter.Debug.restoreScope(Scope);
  Else->insertInto(F);
  Builder.SetInsertPoint(Else);
  emitTail(*E.Else);
  Emitter.Debug.restoreScope(Scope);
}

//===----------------------------------------------------------------------===//
// Run-time checks
//===----------------------------------------------------------------------===//

void FunctionEmitter::emitFailureIf(llvm::Value *Condition,
                                    runtime::Failure Failure,
                                    ArrayRef<llvm::Value *> Operands) {
  BasicBlock *Fail = block("fail");
  BasicBlock *Ok = block("ok");
  BranchInst *Branch = Builder.CreateCondBr(Condition, Fail, Ok);
  Branch->setMetadata(LLVMContext::MD_prof,
                      MDBuilder(F->getContext()).createUnlikelyBranchWeights());
  Builder.SetInsertPoint(Fail);
  SmallVector<llvm::Value *, 3> Arguments{Emitter.sourceLocation(CurrentLoc)};
  Arguments.append(Operands.begin(), Operands.end());
  Builder.CreateCall(Emitter.Runtime.failure(Failure), Arguments);
  Builder.CreateUnreachable();
  Builder.SetInsertPoint(Ok);
}
