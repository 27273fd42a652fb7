//===- Compilation.h - One program through all stages -----------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_COMPILATION_H
#define MINCAML_LIB_DRIVER_COMPILATION_H

#include "Executables.h"
#include "JIT.h"
#include "mincaml/CodeGen/TargetDescription.h"
#include "mincaml/Explorer/Explorer.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Interpreter/Interpreter.h"
#include "mincaml/KNormal/KNormal.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"

namespace mincaml {

/// The compilation of one program. It runs the stages from source text to
/// machine code, writes the requested outputs, and runs the program if
/// requested.
class Compilation {
public:
  Compilation(const DriverOptions &Options, llvm::StringRef ProgramPath);

  /// Runs the compilation. Reports all errors and returns the exit status.
  int run();
  /// Reports that LLVM crashed in this pass on a module from another front end.
  /// Returns the exit status.
  int reportCrash(llvm::StringRef Pass);
  /// Does not destroy the module and its context: for a large program, that
  /// takes a fifth of the time of the compilation.
  void leakModule();

  /// The text of the program; empty if it has not been read.
  llvm::StringRef source() const;

private:
  void compile();
  void printPipeline();

  // The stages in their order. Each writes its outputs and returns whether the
  // next one is required, which is the case if no error was reported and an
  // output or --run depends on it.
  bool readSource();
  bool lex();
  bool parse();
  bool addLibrary();
  bool inferTypes();
  bool monomorphize();
  bool desugar();
  bool normalize();
  bool alphaRename();
  bool closureConvert();
  bool makeModule();
  bool runPasses();
  bool prepare();
  bool generateCode();
  bool link();

  bool createMachine();
  void createInterpreter();
  bool linkInMemory();
  int runProgram();

  const DriverOptions &Options;
  std::string ProgramPath;
  llvm::SourceMgr Sources;
  DiagnosticEngine Diagnostics;
  unsigned BufferID = 0;

  std::optional<TargetDescription> Target;
  std::optional<Toolchain> Tools;
  Outputs Files;

  /// Null unless an output of the explorer is requested.
  std::unique_ptr<Explorer> TheExplorer;
  /// Set only if an output needs the source expression of each location.
  std::optional<SourceExpressions> Expressions;

  // The results of the stages.
  TypeContext Types;
  ast::ASTContext Trees;
  ast::Expression *Program = nullptr;
  knormal::Context KNormal;
  knormal::Expression *Normal = nullptr;
  knormal::ClosedProgram Closed;
  std::unique_ptr<llvm::TargetMachine> Machine;
  std::unique_ptr<llvm::LLVMContext> Context;
  std::unique_ptr<llvm::Module> M;
  llvm::SmallVector<char, 0> Object;

  // The program that run() executes at the end. At most one of these is set.
  std::unique_ptr<Interpreter> Interpreted;
  std::unique_ptr<JITProgram> InMemory;
  std::optional<Executables> Linked;
};

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_COMPILATION_H
