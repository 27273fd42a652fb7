//===- Handlers.cpp - Lowering of `try` -----------------------------------===//

#include "Exceptions.h"
#include "FunctionEmitter.h"

using namespace mincaml;
using namespace llvm;
using namespace mincaml::knormal;

llvm::Value *FunctionEmitter::emitTried(const Try &E,
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

const Expression &
FunctionEmitter::emitTests(const Expression &E,
                           function_ref<void(const Expression &)> Emit) {
  const Expression *Rest = &E;
  llvm::Value *Number = nullptr;
  while (auto *I = dyn_cast<IfException>(Rest)) {
    Builder.setLocation(I->Loc, I->Range);
    // All tests of a handler test the same exception.
    if (!Number)
      Number = emitNumber(Builder, Builder.lookup(I->Exception));
    llvm::Value *Fits = Builder.CreateICmpEQ(
        Number, Builder.getInt32(I->Constructor->Number), "fits");
    BasicBlock *Then = Builder.appendBlock("case");
    BasicBlock *Else = BasicBlock::Create(Builder.getContext(), "next.case");
    Builder.CreateCondBr(Fits, Then, Else);
    Builder.SetInsertPoint(Then);
    auto Scope = Emitter.Debug.scope();
    emitPayload(Builder, *I);
    Emit(*I->Then);
    Emitter.Debug.restoreScope(Scope);
    Else->insertInto(Builder.F);
    Builder.SetInsertPoint(Else);
    Rest = I->Else;
  }
  return *Rest;
}

llvm::Value *FunctionEmitter::emitTry(const Try &E) {
  FunctionBuilder::Handler H;
  // The values of the body and the cases, with the blocks in which they end.
  SmallVector<std::pair<llvm::Value *, BasicBlock *>, 4> Values;
  BasicBlock *Join = BasicBlock::Create(Builder.getContext(), "join");
  auto Add = [&](llvm::Value *V) {
    Values.push_back({V, Builder.GetInsertBlock()});
    Builder.CreateBr(Join);
  };
  llvm::Value *Tried = emitTried(E, H);
  if (!H.Block) {
    delete Join;
    return Tried;
  }
  Add(Tried);
  auto Scope = Emitter.Debug.scope();
  beginHandler(E, H);
  const Expression &Rest =
      emitTests(*E.Handler, [&](const Expression &Case) { Add(emit(Case)); });
  Add(emit(Rest));
  Emitter.Debug.restoreScope(Scope);
  Join->insertInto(Builder.F);
  Builder.SetInsertPoint(Join);
  Builder.setLocation(E.Loc, E.Range);
  if (!Tried)
    return nullptr;
  PHINode *Phi = Builder.CreatePHI(Tried->getType(), Values.size(), "try");
  for (auto [V, Block] : Values)
    Phi->addIncoming(V, Block);
  return Phi;
}

void FunctionEmitter::emitTailTry(const Try &E) {
  FunctionBuilder::Handler H;
  // This is not a tail call, because the handler is still needed.
  Builder.emitReturn(emitTried(E, H));
  if (!H.Block)
    return;
  auto Scope = Emitter.Debug.scope();
  beginHandler(E, H);
  emitTail(
      emitTests(*E.Handler, [&](const Expression &Case) { emitTail(Case); }));
  Emitter.Debug.restoreScope(Scope);
}
