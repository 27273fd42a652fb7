//===- Compilation.h - One program through all stages -----------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_COMPILATION_H
#define MINCAML_LIB_DRIVER_COMPILATION_H

#include "Executables.h"
#include "JIT.h"
#include "mincaml/CodeGen/TargetDescription.h"
#include "mincaml/Explorer/Explorer.h"
#include "mincaml/Explorer/SourceExpressions.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Interpreter/Interpreter.h"
#include "mincaml/KNormal/KNormal.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"

namespace mincaml {

/// Takes one program through the stages, from text to machine code, writes the
/// requested outputs on the way, and runs the program if requested.
class Compilation {
public:
  Compilation(const DriverOptions &Options, llvm::StringRef ProgramPath);

  /// Returns the exit status. Reports all errors itself.
  int run();
  /// Reports that LLVM crashed on a foreign module, in this pass. Returns the
  /// exit status.
  int reportCrash(llvm::StringRef Pass);
  /// Leaves the module to the end of the process: destroying what a large
  /// program has made takes a fifth of its compilation.
  void leakModule();

  /// The program's text, as far as it has been read.
  llvm::StringRef source() const;

private:
  void compile();
  void printPipeline();

  // The stages, in their order. Each writes its outputs and returns whether the
  // next one is required: no error was reported, and an output or --run depends
  // on it.
  bool readSource();
  bool lex();
  bool parse();
  bool inferTypes();
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

  /// Null unless its output is requested.
  std::unique_ptr<Explorer> TheExplorer;
  /// Nothing unless an output names expressions by their locations.
  std::optional<SourceExpressions> Expressions;

  // What the stages produce.
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

  // What run() runs in the end: one of them, or nothing.
  std::unique_ptr<Interpreter> Interpreted;
  std::unique_ptr<JITProgram> InMemory;
  std::optional<Executables> Linked;
};

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_COMPILATION_H
