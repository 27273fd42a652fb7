//===- FunctionBuilder.cpp - IR builder for a function --------------------===//

#include "FunctionBuilder.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Support/IRAnnotations.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace mincaml;
using namespace llvm;
using knormal::Binder;
using knormal::Name;

FunctionBuilder::FunctionBuilder(ModuleEmitter &Emitter, llvm::Function *F)
    : IRBuilder<>(F->getContext()), Emitter(Emitter), F(F) {
  SetInsertPoint(appendBlock("entry"));
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

Value *FunctionBuilder::emitStaticLoad(const ModuleEmitter::Static &S) {
  StringRef Name = S.Storage->getName();
  LoadInst *Load = CreateLoad(Emitter.Types.memoryType(S.Ty), S.Storage,
                              Name.substr(Name.find('.') + 1));
  Emitter.Memory.staticVariable(Load, Name, S.Ty);
  return fromMemory(Load, S.Ty);
}

Value *FunctionBuilder::lookup(const Name *N) {
  if (auto It = Values.find(N); It != Values.end())
    return It->second;
  if (const ModuleEmitter::Static *S = Emitter.findStatic(N))
    return emitStaticLoad(*S);
  llvm_unreachable("closed form binds every name it uses");
}

SmallVector<Value *, 8> FunctionBuilder::lookupAll(ArrayRef<Name *> Names) {
  SmallVector<Value *, 8> Result;
  for (const Name *N : Names)
    Result.push_back(lookup(N));
  return Result;
}

/// Whether the name of a variable is more useful than the name of the operation
/// that computes its value.
static bool isDescriptive(const Name &N) {
  return !N.isTemporary() && N.Source != "_" &&
         !(N.IsCompilerGenerated && N.Source == ast::OperandName);
}

void FunctionBuilder::nameAfter(const Binder &B, Value *V) {
  // Operations are created with a generic name such as `add`. The name of a
  // source variable is better; if there are several, the first one is used.
  auto *I = dyn_cast<Instruction>(V);
  if (I && isDescriptive(*B.TheName) && Named.insert(I).second)
    I->setName(symbolName(B.TheName->Source));
}

void FunctionBuilder::bind(const Binder &B, Value *V) {
  Values[B.TheName] = V;
  if (!V)
    return;
  nameAfter(B, V);
  if (const ModuleEmitter::Static *S = Emitter.findStatic(B.TheName)) {
    StoreInst *Store = CreateStore(toMemory(V), S->Storage);
    Emitter.Memory.staticVariable(Store, S->Storage->getName(), S->Ty);
  }
  Emitter.Debug.variable(*this, B, V, DebugInfo::BindingTime::Body);
}

void FunctionBuilder::bindAtEntry(const Binder &B, Value *V,
                                  unsigned ParameterNumber) {
  Values[B.TheName] = V;
  if (!V)
    return;
  nameAfter(B, V);
  Emitter.Debug.variable(*this, B, V, DebugInfo::BindingTime::Entry,
                         ParameterNumber);
}

//===----------------------------------------------------------------------===//
// Locations, blocks, run-time checks
//===----------------------------------------------------------------------===//

void FunctionBuilder::setLocation(SMLoc Loc, SMRange Source) {
  CurrentLoc = Loc;
  SetCurrentDebugLocation(Emitter.Debug.location(Loc, Source));
}

BasicBlock *FunctionBuilder::appendBlock(const Twine &Name) {
  return BasicBlock::Create(F->getContext(), Name, F);
}

AllocaInst *FunctionBuilder::slot(llvm::Type *Ty, const Twine &Name) {
  BasicBlock &Entry = F->getEntryBlock();
  return new AllocaInst(Ty, Emitter.M.getDataLayout().getAllocaAddrSpace(),
                        Name, Entry.begin());
}

/// Returns the return value of a function that may return an exception. It
/// consists of V and Exception, either of which may be null.
Value *FunctionBuilder::resultOrException(Value *V, Value *Exception) {
  llvm::Type *Ty = F->getReturnType();
  if (!Ty->isStructTy())
    return Exception;
  Value *Result = V ? CreateInsertValue(PoisonValue::get(Ty), V, 0)
                    : Constant::getNullValue(Ty);
  return CreateInsertValue(Result, Exception, 1, "result");
}

void FunctionBuilder::emitReturn(Value *V) {
  if (ReturnsException)
    V = resultOrException(V, ConstantPointerNull::get(getPtrTy()));
  if (V)
    CreateRet(V);
  else
    CreateRetVoid();
}

void FunctionBuilder::emitUnreachable() {
  if (!GetInsertBlock()->getTerminator())
    CreateUnreachable();
  SetInsertPoint(appendBlock("dead"));
  HasDeadCode = true;
}

Value *FunctionBuilder::emitNoValue(const mincaml::Type *Ty) {
  emitUnreachable();
  return Ty->isUnit() ? nullptr : PoisonValue::get(Emitter.Types.valueType(Ty));
}

//===----------------------------------------------------------------------===//
// Exceptions
//===----------------------------------------------------------------------===//

bool FunctionBuilder::mayHandleAny(ArrayRef<runtime::Exception> Xs) const {
  return (Innermost != &Outermost || ReturnsException) &&
         Emitter.Raises.isAnyHandled(Xs);
}

/// Makes the current block a predecessor of the innermost handler, which
/// receives Exception from it.
void FunctionBuilder::addException(Value *Exception) {
  Handler &H = *Innermost;
  if (!H.Block) {
    H.Block = appendBlock(&H == &Outermost ? "uncaught" : "handler");
    H.Exception = PHINode::Create(getPtrTy(), 2, "exception", H.Block);
    if (&H != &Outermost)
      H.Exception->setMetadata(HandlerMetadata,
                               MDNode::get(F->getContext(), {}));
  }
  H.Exception->addIncoming(Exception, GetInsertBlock());
}

void FunctionBuilder::raise(Value *Exception) {
  addException(Exception);
  CreateBr(Innermost->Block);
}

void FunctionBuilder::raiseIf(Value *Exception) {
  Value *IsRaised = CreateIsNotNull(Exception, "raised");
  addException(Exception);
  BasicBlock *Ok = appendBlock("ok");
  BranchInst *Branch = CreateCondBr(IsRaised, Innermost->Block, Ok);
  Branch->setMetadata(LLVMContext::MD_prof,
                      MDBuilder(F->getContext()).createUnlikelyBranchWeights());
  SetInsertPoint(Ok);
}

void FunctionBuilder::finish() {
  if (Outermost.Block) {
    Outermost.Block->moveAfter(&F->back());
    SetInsertPoint(Outermost.Block);
    if (ReturnsException) {
      CreateRet(resultOrException(nullptr, Outermost.Exception));
    } else {
      CreateCall(Emitter.Runtime.uncaught(),
                 {Outermost.Exception, Emitter.Exceptions.address()});
      CreateUnreachable();
    }
  }
  if (HasDeadCode)
    EliminateUnreachableBlocks(*F);
}

void FunctionBuilder::emitFailureIf(Value *Condition, runtime::Failure Failure,
                                    ArrayRef<Value *> Operands) {
  BasicBlock *Fail = appendBlock("fail");
  BasicBlock *Ok = appendBlock("ok");
  BranchInst *Branch = CreateCondBr(Condition, Fail, Ok);
  Branch->setMetadata(LLVMContext::MD_prof,
                      MDBuilder(F->getContext()).createUnlikelyBranchWeights());
  SetInsertPoint(Fail);
  SmallVector<Value *, 3> Arguments{currentLocation()};
  Arguments.append(Operands.begin(), Operands.end());
  std::optional<runtime::FailureException> Handled =
      runtime::exceptionOf(Failure);
  if (Handled && mayHandleAny(Handled->Which)) {
    raise(CreateCall(Emitter.Runtime.failure(Failure, /*AsException=*/true),
                     Arguments, "exception"));
  } else {
    CreateCall(Emitter.Runtime.failure(Failure, /*AsException=*/false),
               Arguments);
    CreateUnreachable();
  }
  SetInsertPoint(Ok);
}

//===----------------------------------------------------------------------===//
// Values in memory
//===----------------------------------------------------------------------===//

Value *FunctionBuilder::toMemory(Value *V) {
  return V->getType()->isIntegerTy(1) ? CreateZExt(V, getInt32Ty(), "word") : V;
}

Value *FunctionBuilder::fromMemory(Value *V, const mincaml::Type *Ty) {
  if (!Ty->isBool())
    return V;
  if (!V->hasName())
    V->setName("word");
  return CreateTrunc(V, getInt1Ty(), "bool", /*IsNUW=*/true);
}
