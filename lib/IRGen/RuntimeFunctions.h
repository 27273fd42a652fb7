//===- RuntimeFunctions.h - Declarations of the runtime ---------*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_RUNTIMEFUNCTIONS_H
#define MINCAML_LIB_IRGEN_RUNTIMEFUNCTIONS_H

#include "TypeLowering.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

namespace mincaml {

/// Declares runtime and foreign functions in a module when they are first
/// needed, with the attributes that hold for them.
class RuntimeFunctions {
public:
  RuntimeFunctions(llvm::Module &M, const TypeLowering &Types)
      : M(M), Types(Types) {}

  /// The function that evaluates the program.
  llvm::Function *start(llvm::StringRef Symbol);
  llvm::Function *allocate();
  llvm::Function *arrayConstructor(runtime::ArrayElement Element);
  llvm::Function *failure(runtime::Failure F);
  /// Makes the exception that a handler sees of a failure.
  llvm::Function *failureException(runtime::Failure F);
  /// See Support/RuntimeABI.h.
  llvm::Function *uncaught();
  llvm::Function *beginCatching();
  llvm::Function *endCatching();
  /// min_caml_NAME, called with the C convention.
  llvm::Function *external(llvm::StringRef Name, const Type *FunctionTy);
  /// What `external` declares, a function of C with this symbol.
  llvm::Function *declared(llvm::StringRef Symbol, const Type *FunctionTy);
  llvm::Function *library(const runtime::LibraryFunction &Row);
  /// The array with element 0 at min_caml_NAME.
  llvm::GlobalVariable *externalArray(llvm::StringRef Name,
                                      const Type *Element);

  /// Emits an operation of the target instead of a call if NAME is an external
  /// that has one; null otherwise.
  llvm::Value *emitInline(llvm::IRBuilder<> &Builder, llvm::StringRef Name,
                          llvm::ArrayRef<llvm::Value *> Arguments);

private:
  llvm::Function *declare(llvm::StringRef Symbol, llvm::FunctionType *Ty);
  llvm::Function *foreign(llvm::StringRef Symbol, const Type *FunctionTy);
  llvm::Function *declareFailure(llvm::StringRef Symbol, runtime::Failure Which,
                                 llvm::Type *Result);
  llvm::Function *catching(llvm::StringRef Symbol, llvm::Type *Result);
  /// C passes a 32-bit integer extended on some 64-bit targets.
  void extendIntegers(llvm::Function *F);

  llvm::Module &M;
  const TypeLowering &Types;
};

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_RUNTIMEFUNCTIONS_H
