//===- ModuleEmitter.h - State shared by all functions ----------*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_MODULEEMITTER_H
#define MINCAML_LIB_IRGEN_MODULEEMITTER_H

#include "CallLayout.h"
#include "DebugInfo.h"
#include "ExceptionTable.h"
#include "MemoryMetadata.h"
#include "RuntimeFunctions.h"
#include "mincaml/IRGen/IRGen.h"
#include "mincaml/KNormal/LocalVariables.h"
#include "mincaml/KNormal/RaiseAnalysis.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Module.h"

namespace mincaml {

/// Builds the module: declares statics and functions, has FunctionEmitter fill
/// in the bodies, and creates the static closures, locations and argument area
/// that they use.
class ModuleEmitter {
public:
  ModuleEmitter(llvm::Module &M, llvm::MemoryBufferRef Source,
                const IRGenOptions &Options,
                const knormal::ClosedProgram &Program);

  void emit(const knormal::ClosedProgram &Program);

  /// The layout of calls through a closure.
  CallLayout closureCallLayout(const Type *FunctionTy) const;
  /// The layout of calls to a known function: its parameters and lifted
  /// variables, and its closure if it needs one.
  CallLayout callLayout(const knormal::ClosedFunction &F) const;

  /// The code of a known function, called according to callLayout(F).
  llvm::Function *function(const knormal::ClosedFunction &F) const {
    return Functions.lookup(&F);
  }
  /// Whether a function is also the code of its static closure. Without
  /// optimization a debugger then does not stop on the way from one to the
  /// other; otherwise known calls would pay for the additional parameter.
  bool isOwnEntry(const knormal::ClosedFunction &F) const;
  RecordLayout closureLayout(const knormal::ClosedFunction &F) const;
  /// The closure of a function that captures nothing.
  llvm::Constant *staticClosure(const knormal::ClosedFunction &F);

  struct Static {
    llvm::GlobalVariable *Storage;
    const Type *Ty;
  };
  /// Null if the name is not a static variable.
  const Static *findStatic(const knormal::Name *N) const {
    auto It = Statics.find(N);
    return It == Statics.end() ? nullptr : &It->second;
  }

  /// A string in constant memory.
  llvm::Constant *stringLiteral(llvm::StringRef Bytes);
  /// The min_caml_location of a location in the source.
  llvm::Constant *sourceLocation(llvm::SMLoc Loc);
  /// An address in the argument area.
  llvm::Constant *argumentAreaSlot(uint64_t Offset, uint64_t EndOffset);

  llvm::Module &M;
  const IRGenOptions &Options;
  const SourcePositions Positions;
  const TypeLowering Types;
  const ArgumentRegisters Registers;
  const knormal::RaiseAnalysis Raises;
  const knormal::LoopAnalysis Loops;
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
  /// A placeholder for the argument area until its size is known.
  llvm::GlobalVariable *ArgumentArea = nullptr;
  uint64_t ArgumentAreaSize = 0;
};

/// The symbol-safe form of an identifier: `'` becomes `.prime`.
std::string symbolName(llvm::StringRef Identifier);

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_MODULEEMITTER_H
