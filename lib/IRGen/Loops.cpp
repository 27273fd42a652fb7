//===- Loops.cpp - Functions that are loops -------------------------------===//

#include "FunctionEmitter.h"

using namespace mincaml;
using namespace llvm;
using namespace mincaml::knormal;

const ApplyDirect *FunctionEmitter::loopCall(const Expression &E) const {
  auto *Call = dyn_cast<ApplyDirect>(&E);
  return Call && Emitter.Loops.isLoop(*Call->Function) ? Call : nullptr;
}

/// What the loop uses of the variables around it has the same names in the
/// function that has its body; its own closure, which it may bind, is not made.
static const Expression &bodyOf(const ClosedFunction &Loop) {
  auto *L = dyn_cast<Let>(Loop.Body);
  return L && isa<OwnClosure>(L->Value) ? *L->Body : *Loop.Body;
}

void FunctionEmitter::emitLoopCall(
    const ApplyDirect &E, function_ref<void(const Expression &)> Emit) {
  const ClosedFunction &Loop = *E.Function;
  SmallVector<llvm::Value *, 8> Arguments =
      Builder.lookupAll(E.Arguments.take_front(Loop.Parameters.size()));
  BasicBlock *From = Builder.GetInsertBlock();
  auto [It, IsFirst] = Loops.try_emplace(&Loop);
  if (!IsFirst) {
    for (auto [Parameter, V] : zip_equal(It->second.Parameters, Arguments))
      if (Parameter)
        Parameter->addIncoming(V, From);
    Builder.CreateBr(It->second.Block);
    Builder.emitUnreachable();
    return;
  }
  LoopHeader &Header = It->second;
  Header.Block = Builder.appendBlock(Loop.Label->Source);
  Builder.CreateBr(Header.Block);
  Builder.SetInsertPoint(Header.Block);
  for (llvm::Value *V : Arguments) {
    PHINode *Phi = V ? Builder.CreatePHI(V->getType(), 2) : nullptr;
    if (Phi)
      Phi->addIncoming(V, From);
    Header.Parameters.push_back(Phi);
  }
  // A copy: what follows may add loops.
  for (auto [B, Phi] :
       zip_equal(Loop.Parameters, SmallVector(Header.Parameters)))
    Builder.bind(B, Phi);
  auto Scope = Emitter.Debug.scope();
  Emit(bodyOf(Loop));
  Emitter.Debug.restoreScope(Scope);
}
