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
      : M(M), Types(Types), Void(llvm::Type::getVoidTy(M.getContext())),
        Int(llvm::Type::getInt32Ty(M.getContext())),
        Double(llvm::Type::getDoubleTy(M.getContext())),
        Pointer(llvm::PointerType::getUnqual(M.getContext())) {}

  /// Returns the function that evaluates the program.
  llvm::Function *start(llvm::StringRef Symbol);
  llvm::Function *allocate();
  llvm::Function *arrayConstructor(runtime::ArrayElement Element);
  /// Returns the runtime function that reports a failed check; or, with
  /// AsException, the one that creates the exception for it.
  llvm::Function *failure(runtime::Failure Which, bool AsException);
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
  llvm::Function *declare(llvm::StringRef Symbol, llvm::Type *Result,
                          llvm::ArrayRef<llvm::Type *> Parameters);
  /// Returns the function of this name. Declares it if the module does not have
  /// it yet; AddAttributes then adds the attributes that not all functions have.
  llvm::Function *
  findOrDeclare(llvm::StringRef Symbol, llvm::Type *Result,
                llvm::ArrayRef<llvm::Type *> Parameters,
                llvm::function_ref<void(llvm::Function &)> AddAttributes);
  llvm::Function *
  foreign(llvm::StringRef Symbol, const Type *FunctionTy,
          llvm::function_ref<void(llvm::Function &)> AddAttributes);
  llvm::Type *tableType(runtime::TableType T) const;

  llvm::Module &M;
  const TypeLowering &Types;
  llvm::Type *const Void;
  llvm::Type *const Int;
  llvm::Type *const Double;
  llvm::Type *const Pointer;
};

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_RUNTIMEFUNCTIONS_H
