//===- RuntimeFunctions.h - Runtime functions -------------------*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_RUNTIMEFUNCTIONS_H
#define MINCAML_LIB_IRGEN_RUNTIMEFUNCTIONS_H

#include "TypeLowering.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

namespace mincaml {

/// Declares runtime and foreign functions in a module when they are first
/// needed, with their attributes.
class RuntimeFunctions {
public:
  RuntimeFunctions(llvm::Module &M, const TypeLowering &Types)
      : M(M), Types(Types) {}

  /// Returns the function that evaluates the program.
  llvm::Function *start(llvm::StringRef Symbol);
  llvm::Function *allocate();
  llvm::Function *arrayConstructor(runtime::ArrayElement Element);
  llvm::Function *failure(runtime::Failure F);
  /// Returns the runtime function that creates the exception for a failed
  /// check.
  llvm::Function *failureException(runtime::Failure F);
  /// See Support/RuntimeABI.h.
  llvm::Function *uncaught();
  llvm::Function *beginCatch();
  llvm::Function *endCatch();
  /// Returns min_caml_NAME, which is called with the C convention.
  llvm::Function *external(llvm::StringRef Name, const Type *FunctionTy);
  /// Returns the C function with this symbol that `external` declares.
  llvm::Function *declared(llvm::StringRef Symbol, const Type *FunctionTy);
  llvm::Function *library(const runtime::LibraryFunction &Row);
  /// Returns the external array whose element 0 is at min_caml_NAME.
  llvm::GlobalVariable *externalArray(llvm::StringRef Name,
                                      const Type *Element);

  /// If the external NAME has an equivalent operation in LLVM IR, emits that
  /// instead of a call and returns its result. Returns null otherwise.
  llvm::Value *emitInline(llvm::IRBuilder<> &Builder, llvm::StringRef Name,
                          llvm::ArrayRef<llvm::Value *> Arguments);

private:
  llvm::Function *declare(llvm::StringRef Symbol, llvm::FunctionType *Ty);
  llvm::Function *foreign(llvm::StringRef Symbol, const Type *FunctionTy);
  llvm::Function *declareFailure(llvm::StringRef Symbol, runtime::Failure Which,
                                 llvm::Type *Result);
  llvm::Function *catchFunction(llvm::StringRef Symbol, llvm::Type *Result);
  /// Adds the extension attributes for 32-bit integers that the C ABI of some
  /// 64-bit targets requires.
  void extendIntegers(llvm::Function *F);

  llvm::Module &M;
  const TypeLowering &Types;
};

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_RUNTIMEFUNCTIONS_H
