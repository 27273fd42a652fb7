//===- ExternalCalls.h - Calls of external functions ------------*- C++ -*-===//

#ifndef MINCAML_LIB_KNORMAL_EXTERNALCALLS_H
#define MINCAML_LIB_KNORMAL_EXTERNALCALLS_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/KNormal/KNormal.h"

namespace mincaml::knormal {

/// Makes a call of a function of the runtime.
Expression *callRuntime(Context &C, llvm::SMLoc Loc, llvm::StringRef External,
                        Type *FunctionTy, llvm::ArrayRef<Name *> Arguments);

/// Makes a call of a function that the program does not define.
Expression *callExternal(Context &C, llvm::SMLoc Loc,
                         const ast::VariableReference &Callee, Type *FunctionTy,
                         llvm::ArrayRef<Name *> Arguments);

} // namespace mincaml::knormal

#endif // MINCAML_LIB_KNORMAL_EXTERNALCALLS_H
