//===- Compilation.h - One program through all stages -----------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_COMPILATION_H
#define MINCAML_LIB_DRIVER_COMPILATION_H

#include "JIT.h"
#include "OutputFile.h"
#include "Toolchain.h"
#include "mincaml/CodeGen/CodeGen.h"
#include "mincaml/CodeGen/TargetDescription.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Interpreter/Interpreter.h"
#include "mincaml/KNormal/KNormal.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"

namespace llvm {
class DiagnosticInfoOptimizationBase;
} // namespace llvm

namespace mincaml {

/// Takes one program through the stages, from text to machine code, and writes
/// what is asked for on the way. Outputs appear when all of them are complete.
class Compilation {
public:
  Compilation(const DriverOptions &Options, llvm::StringRef ProgramPath);

  /// Returns the exit status. Reports everything itself.
  int run();

  /// The program's text, as far as it has been read.
  llvm::StringRef source() const;

private:
  bool compile();
  bool printPipeline();
  bool printCommands();
  bool checkOutputs();
  bool openOutputs();
  bool commitOutputs();
  bool frontEnd();
  bool findTools();
  bool middle();
  bool generateModule(const knormal::ClosedProgram &Closed);
  bool backEnd();
  bool prepareToRun();
  bool prepareToInterpret();
  int runProgram();

  bool wants(EmitKind Kind) const;
  /// Asked for a stage after this one?
  bool needsAfter(EmitKind Kind) const;
  /// --run without linker?
  bool runsInMemory() const;

  /// Writes the output of this kind, if it is asked for.
  void emitText(EmitKind Kind,
                llvm::function_ref<void(llvm::raw_ostream &)> Print);
  bool emitCode(EmitKind Kind, OutputFile &File);
  bool emitExecutable(OutputFile &File);
  /// Generates code from a copy of the module; the module stays.
  bool generate(EmitKind Kind, llvm::raw_pwrite_stream &OS);

  void reportRemark(const llvm::DiagnosticInfoOptimizationBase &Remark);
  /// What LLVM has to say about a module.
  static void handleLLVMDiagnostic(const llvm::DiagnosticInfo *Info,
                                   void *Self);
  /// The last words of LLVM.
  static void handleFatalError(void *Self, const char *Reason, bool IsBug);

  const DriverOptions &Options;
  std::string ProgramPath;
  llvm::SourceMgr Sources;
  DiagnosticEngine Diagnostics;
  unsigned BufferID = 0;

  std::optional<TargetDescription> TheTarget;
  std::optional<Toolchain> Tools;
  TypeContext Types;
  ast::ASTContext Trees;
  knormal::Context KNormal;
  ast::Expression *Program = nullptr;
  std::unique_ptr<llvm::TargetMachine> Machine;
  std::unique_ptr<llvm::LLVMContext> Context;
  std::unique_ptr<llvm::Module> M;

  /// What --interpret runs.
  std::unique_ptr<Interpreter> Interpreted;
  /// In the order of Options.Outputs.
  std::vector<std::unique_ptr<OutputFile>> Files;
  /// What --run runs: one of them.
  std::unique_ptr<JITProgram> InMemory;
  std::unique_ptr<OutputFile> Executable;
};

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_COMPILATION_H
