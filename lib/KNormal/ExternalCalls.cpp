//===- ExternalCalls.cpp - Calls of external functions --------------------===//

#include "ExternalCalls.h"
#include "mincaml/Support/RuntimeABI.h"

using namespace mincaml;
using namespace mincaml::knormal;
using llvm::ArrayRef;
using llvm::SMLoc;
using llvm::StringRef;
using Resolution = ast::VariableReference::Resolution;

Expression *knormal::callRuntime(Context &C, SMLoc Loc, StringRef External,
                                 Type *FunctionTy, ArrayRef<Name *> Arguments) {
  if (ast::isArrayConstructor(External))
    return C.make<ArrayMake>(FunctionTy->result(), Loc, Arguments[0],
                             Arguments[1]);
  return C.make<ExternalApply>(
      Loc, C.save(External), FunctionTy, C.copy(Arguments),
      runtime::findLibraryFunction(External), /*Declared=*/false);
}

Expression *knormal::callExternal(Context &C, SMLoc Loc,
                                  const ast::VariableReference &Callee,
                                  Type *FunctionTy,
                                  ArrayRef<Name *> Arguments) {
  if (Callee.ResolvedTo == Resolution::RuntimeExternal)
    return callRuntime(C, Loc, Callee.Name, FunctionTy, Arguments);
  bool IsDeclared = Callee.ResolvedTo == Resolution::DeclaredExternal;
  return C.make<ExternalApply>(
      Loc, C.save(IsDeclared ? Callee.External->Symbol : Callee.Name),
      FunctionTy, C.copy(Arguments), /*Library=*/nullptr, IsDeclared);
}
