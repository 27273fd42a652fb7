//===- ModuleEmitter.h - State shared by all functions ----------*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_MODULEEMITTER_H
#define MINCAML_LIB_IRGEN_MODULEEMITTER_H

#include "CallLayout.h"
#include "DebugInfo.h"
#include "MemoryMetadata.h"
#include "RuntimeFunctions.h"
#include "mincaml/IRGen/IRGen.h"
#include "mincaml/KNormal/LocalVariables.h"
#include "mincaml/KNormal/RaiseAnalysis.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Module.h"
#include <map>

namespace mincaml {

/// The table from which the runtime prints an uncaught exception: for each
/// exception number of the program, the name of the exception and a description
/// of its arguments (see printedArguments).
class ExceptionTable {
public:
  ExceptionTable(llvm::Module &M, llvm::StringRef FileName)
      : M(M), FileName(FileName.str()) {}

  /// Adds an exception that the program constructs.
  void add(const ExceptionConstructor &X) {
    if (!X.isPredefined())
      Constructed[X.Number] = &X;
  }
  llvm::Constant *address();
  /// Creates the table. Must be called after all exceptions have been added.
  void finish();

private:
  llvm::Module &M;
  const std::string FileName;
  std::map<unsigned, const ExceptionConstructor *> Constructed;
  /// A placeholder until `finish` creates the table.
  llvm::GlobalVariable *Table = nullptr;
};

/// Builds the module. Declares the static variables and functions, emits the
/// bodies by FunctionEmitter, and creates the static closures, source locations
/// and argument area that these use.
class ModuleEmitter {
public:
  ModuleEmitter(llvm::Module &M, llvm::MemoryBufferRef Source,
                const IRGenOptions &Options,
                const knormal::ClosedProgram &Program);

  void emit(const knormal::ClosedProgram &Program);

  /// Returns the layout of calls through a closure.
  CallLayout closureCallLayout(const Type *FunctionTy) const;
  /// Returns the layout of calls to a known function. The arguments are its
  /// parameters and lifted variables, and its closure if it needs one.
  CallLayout callLayout(const knormal::ClosedFunction &F) const;

  /// Returns the LLVM function of a known function, which is called according
  /// to callLayout(F).
  llvm::Function *function(const knormal::ClosedFunction &F) const {
    return Functions.lookup(&F);
  }
  /// Whether a function is also the code of its static closure. This is so only
  /// for debugging without optimization: a debugger then does not stop in a
  /// separate entry function. Otherwise, direct calls would pay for the
  /// additional parameter.
  bool isClosureEntry(const knormal::ClosedFunction &F) const;
  RecordLayout closureLayout(const knormal::ClosedFunction &F) const;
  /// Returns the static closure of a function that captures nothing.
  llvm::Constant *staticClosure(const knormal::ClosedFunction &F);

  struct Static {
    llvm::GlobalVariable *Storage;
    const Type *Ty;
  };
  /// Returns the static variable of this name, or null.
  const Static *findStatic(const knormal::Name *N) const {
    auto It = Statics.find(N);
    return It == Statics.end() ? nullptr : &It->second;
  }

  /// Returns a string in constant memory.
  llvm::Constant *stringLiteral(llvm::StringRef Bytes);
  /// Returns the min_caml_location of a source location.
  llvm::Constant *sourceLocation(llvm::SMLoc Loc);
  /// Returns the address at Offset in the argument area, whose size is at least
  /// EndOffset.
  llvm::Constant *argumentAreaAddress(uint64_t Offset, uint64_t EndOffset);

  llvm::Module &M;
  const IRGenOptions &Options;
  const SourcePositions Positions;
  const TypeLowering Types;
  const ArgumentRegisters Registers;
  const knormal::RaiseAnalysis Raises;
  const knormal::LocalVariables Locals;
  ExceptionTable Exceptions;
  RuntimeFunctions Runtime;
  MemoryMetadata Memory;
  DebugInfo Debug;

private:
  void declareStatics(const knormal::ClosedProgram &Program);
  llvm::Function *declareFunction(const knormal::ClosedFunction &F);
  llvm::Function *declareEntry(const knormal::ClosedFunction &F,
                               const llvm::Twine &Name);
  void finishArgumentArea();
  void sinkDeclarations();

  llvm::DenseMap<const knormal::ClosedFunction *, llvm::Function *> Functions;
  llvm::DenseMap<const knormal::ClosedFunction *, llvm::Constant *>
      StaticClosures;
  llvm::DenseMap<const knormal::Name *, Static> Statics;
  llvm::DenseMap<std::pair<unsigned, unsigned>, llvm::Constant *> Locations;
  llvm::StringMap<llvm::Constant *> Strings;
  llvm::Constant *FileName = nullptr;
  /// A placeholder until the size of the argument area is known.
  llvm::GlobalVariable *ArgumentArea = nullptr;
  uint64_t ArgumentAreaSize = 0;
};

llvm::SmallVector<const Type *, 8>
typesOf(llvm::ArrayRef<knormal::Binder> Binders);

/// Names the parameters of \p F that are passed in registers.
void nameArguments(llvm::Function &F,
                   llvm::ArrayRef<knormal::Binder> Parameters,
                   const CallLayout &Layout);

/// Creates a private constant whose address is not significant.
llvm::GlobalVariable *privateConstant(llvm::Module &M, llvm::Constant *Value,
                                      const llvm::Twine &Name,
                                      llvm::MaybeAlign Alignment = {});

/// Returns the form of an identifier that is safe in symbols: `'` becomes
/// `.prime`, and an operator character becomes its code, such as `.2b`.
std::string symbolName(llvm::StringRef Identifier);

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_MODULEEMITTER_H
