//===- Loops.cpp - Loops --------------------------------------------------===//

#include "FunctionEmitter.h"

using namespace mincaml;
using namespace llvm;
using namespace mincaml::knormal;

const ApplyDirect *FunctionEmitter::loopCall(const Expression &E) const {
  auto *Call = dyn_cast<ApplyDirect>(&E);
  return Call && Emitter.Loops.isLoop(*Call->Function) ? Call : nullptr;
}

/// Returns the body of a loop without the binding of its own closure, which is
/// not created. The variables that the loop uses from its context have the same
/// names in the function that contains the loop's body.
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
  // Header.Parameters is copied because the code below may add loops to the
  // map.
  for (auto [B, Phi] :
       zip_equal(Loop.Parameters, SmallVector(Header.Parameters)))
    Builder.bind(B, Phi);
  auto Scope = Emitter.Debug.scope();
  Emit(bodyOf(Loop));
  Emitter.Debug.restoreScope(Scope);
}
