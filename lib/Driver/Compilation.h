//===- Compilation.h - One program through all stages -----------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_COMPILATION_H
#define MINCAML_LIB_DRIVER_COMPILATION_H

#include "OutputFile.h"
#include "Target.h"
#include "Toolchain.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/KNormal/KNormal.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"

namespace mincaml {

/// Takes one program through the stages of design.md, section 1, and writes
/// what is asked for on the way.
class Compilation {
public:
  Compilation(const DriverOptions &Options, llvm::StringRef ProgramPath);

  /// Reports everything itself.
  int run();

private:
  bool compile();
  bool checkOutputs();
  bool frontEnd();
  bool middle();
  bool backEnd();
  bool runProgram();

  /// Writes the output of this kind, if it is asked for.
  bool emitText(EmitKind Kind,
                llvm::function_ref<void(llvm::raw_ostream &)> Print);
  bool emitCode(EmitKind Kind, const Output &Where);
  bool emitExecutable(llvm::StringRef Path);
  /// Generates code from a copy of the module; the module stays.
  bool generate(EmitKind Kind, llvm::raw_pwrite_stream &OS);
  bool saveTemporaries();
  /// Asked for a stage after this one?
  bool needsAfter(EmitKind Kind) const;

  const DriverOptions &Options;
  std::string ProgramPath;
  llvm::SourceMgr Sources;
  DiagnosticEngine Diagnostics;
  unsigned BufferID = 0;
  int ExitStatus = 0;

  std::optional<mincaml::Target> TheTarget;
  TypeContext Types;
  ast::ASTContext Trees;
  knormal::Context KNormal;
  ast::Expression *Program = nullptr;
  std::unique_ptr<llvm::TargetMachine> Machine;
  std::unique_ptr<llvm::LLVMContext> Context;
  std::unique_ptr<llvm::Module> M;
};

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_COMPILATION_H
