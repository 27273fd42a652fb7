//===- Compilation.cpp - One program through all stages -------------------===//

#include "Compilation.h"
#include "ExplorerOutput.h"
#include "InterpretedRun.h"
#include "LLVMDiagnostics.h"
#include "ModuleFile.h"
#include "Process.h"
#include "UndefinedExternals.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "mincaml/Frontend/ASTPrinter.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Lexer.h"
#include "mincaml/KNormal/Phases.h"
#include "mincaml/KNormal/Printer.h"
#include "mincaml/KNormal/Verifier.h"
#include "mincaml/Passes/CheckReport.h"
#include "mincaml/Support/SourceFile.h"
#include "llvm/Analysis/CFGPrinter.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PrintPasses.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/GraphWriter.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"
#include <csignal>

using namespace mincaml;
using namespace llvm;

Compilation::Compilation(const DriverOptions &Options, StringRef ProgramPath)
    : Options(Options), ProgramPath(ProgramPath),
      Diagnostics(Sources, errs(), Options.Diagnostics),
      Files(Options, Diagnostics), KNormal(Types) {}

int Compilation::run() {
  FatalErrorContext FatalErrors = {Diagnostics, Options.hasForeignModule()};
  ScopedFatalErrorHandler Handler(handleFatalError, &FatalErrors);
  compile();
  bool Complete = !Diagnostics.hadError() && Files.commit();
  // Print the compiler's messages before the program, which may print, too.
  Diagnostics.finish();
  return Complete ? runProgram() : 1;
}

int Compilation::reportCrash(StringRef Pass) {
  reportModuleFailure(Diagnostics, "a crash", Pass);
  Diagnostics.finish();
  return 1;
}

void Compilation::leakModule() {
  (void)M.release();
  (void)Context.release();
}

StringRef Compilation::source() const {
  return BufferID ? Sources.getMemoryBuffer(BufferID)->getBuffer()
                  : StringRef();
}

/// Fails on purpose, to test how failures are handled.
static void crash(CrashKind Kind) {
  switch (Kind) {
  case CrashKind::None:
    return;
  case CrashKind::FatalError:
    report_fatal_error("-fdebug-crash");
  case CrashKind::UsageError:
    reportFatalUsageError("-fdebug-crash=usage");
  case CrashKind::Signal:
    raise(SIGSEGV);
    return;
  case CrashKind::Stack:
    // Overflow the stack by endless recursion.
    volatile char Frame[4096];
    Frame[0] = 0;
    crash(Kind);
    Frame[1] = Frame[0];
    return;
  }
}

static std::unique_ptr<LLVMContext>
createContext(DiagnosticEngine &Diagnostics) {
  auto Context = std::make_unique<LLVMContext>();
  Context->setDiagnosticHandler(createDiagnosticHandler(Diagnostics),
                                /*RespectFilters=*/true);
  return Context;
}

void Compilation::compile() {
  StringRef TargetName = Options.Target;
  if (Options.InputIsModule) {
    Context = createContext(Diagnostics);
    M = readModule(Options.Input, Sources, *Context, Diagnostics);
    if (!M)
      return;
    BufferID = Sources.getMainFileID();
    crash(Options.DebugCrash);
    if (StringRef Own = M->getTargetTriple().str();
        !Own.empty() && !Options.TargetIsGiven)
      TargetName = Own;
  }
  Target = findTarget(TargetName, Diagnostics);
  if (!Target || listProcessors(*Target))
    return;
  if (Options.PrintPipeline) {
    printPipeline();
    return;
  }
  Tools.emplace(*Target, Options, ProgramPath, Diagnostics);
  if (Options.DryRun) {
    Tools->printCommands();
    return;
  }
  if (!Files.open())
    return;
  if (!Options.InputIsModule &&
      !(readSource() && lex() && parse() && addLibrary() && inferTypes() &&
        monomorphize() && desugar()))
    return;
  if (Options.Interpret) {
    createInterpreter();
    return;
  }
  if (!Files.needStageAfter(EmitKind::Core) || !Tools->find())
    return;
  if (!Options.InputIsModule &&
      !(normalize() && alphaRename() && closureConvert()))
    return;
  (void)(makeModule() && runPasses() && prepare() && generateCode() && link());
}

//===----------------------------------------------------------------------===//
// From source text to the core language
//===----------------------------------------------------------------------===//

bool Compilation::readSource() {
  BufferID = loadSource(Options.Input, Sources, Diagnostics);
  if (BufferID)
    crash(Options.DebugCrash);
  return BufferID != 0;
}

bool Compilation::lex() {
  // Stop after lexical errors: the parser has its own lexer, which would report
  // them again.
  bool IsValid = true;
  Files.print(EmitKind::Tokens, [&](raw_ostream &OS) {
    IsValid = printTokens(Sources, BufferID, Options.Language, Diagnostics, OS);
  });
  return IsValid && Files.needStageAfter(EmitKind::Tokens);
}

bool Compilation::parse() {
  Program =
      mincaml::parse(Sources, BufferID, Trees, Options.Language, Diagnostics);
  if (!Program)
    return false;
  if (needsExplorer(Files)) {
    TheExplorer = createExplorer(Options, Target->Name,
                                 *Sources.getMemoryBuffer(BufferID));
    TheExplorer->setTree(*Program);
    addTokens(*TheExplorer, Sources, BufferID, Options.Language);
  }
  if (Files.nameExpressions())
    Expressions.emplace(*Sources.getMemoryBuffer(BufferID), *Program);
  printStage(Files, TheExplorer.get(), EmitKind::AST, "Syntax tree",
             [&](raw_ostream &OS, SourceRanges *Marks) {
               ast::printAST(*Program, OS, Marks);
             });
  return Files.needStageAfter(EmitKind::AST);
}

bool Compilation::addLibrary() {
  Program = mincaml::addLibrary(*Program, Trees, Options.Language);
  return true;
}

bool Compilation::inferTypes() {
  if (!mincaml::inferTypes(*Program, Types, Options.Language, Diagnostics) ||
      Diagnostics.hadError())
    return false;
  printStage(Files, TheExplorer.get(), EmitKind::Typed, "Typed syntax tree",
             [&](raw_ostream &OS, SourceRanges *Marks) {
               ast::printTyped(*Program, OS, Marks);
             });
  return true;
}

/// Ends the compilation with a fatal error if the verifier rejects the result of
/// a stage. This is an error of the compiler, not of the program.
static void requireWellFormed(StringRef Stage,
                              function_ref<bool(raw_ostream &)> Verify) {
  std::string Problems;
  raw_string_ostream OS(Problems);
  if (!Verify(OS))
    report_fatal_error("broken program after " + Stage + ":\n" +
                       Twine(Problems));
}

bool Compilation::monomorphize() {
  Program = mincaml::monomorphize(*Program, Trees, Types, Options.Language,
                                  Diagnostics);
  return Program != nullptr;
}

bool Compilation::desugar() {
  Program = mincaml::desugar(*Program, Trees, Types);
  if (Options.Pipeline.VerifyEach)
    requireWellFormed("desugaring", [&](raw_ostream &OS) {
      return ast::verifyCore(*Program, OS);
    });
  printStage(Files, TheExplorer.get(), EmitKind::Core, "Core language",
             [&](raw_ostream &OS, SourceRanges *Marks) {
               ast::printAST(*Program, OS, Marks);
             });
  if (TheExplorer)
    recordRun(*TheExplorer, *Program, *Sources.getMemoryBuffer(BufferID),
              Options, Diagnostics);
  return !Diagnostics.hadError();
}

//===----------------------------------------------------------------------===//
// K-normal form
//===----------------------------------------------------------------------===//

bool Compilation::normalize() {
  Normal = knormal::normalize(KNormal, *Program);
  if (Options.Pipeline.VerifyEach)
    requireWellFormed("K-normalization", [&](raw_ostream &OS) {
      return knormal::verify(*Normal, knormal::Binders::MayShadow, OS);
    });
  printStage(Files, TheExplorer.get(), EmitKind::KNormal, "K-normal form",
             [&](raw_ostream &OS, SourceRanges *Marks) {
               knormal::print(OS, *Normal, Marks);
             });
  return Files.needStageAfter(EmitKind::KNormal);
}

bool Compilation::alphaRename() {
  Normal = knormal::alphaRename(KNormal, Normal);
  if (Options.Pipeline.VerifyEach)
    requireWellFormed("alpha conversion", [&](raw_ostream &OS) {
      return knormal::verify(*Normal, knormal::Binders::AreUnique, OS);
    });
  printStage(Files, TheExplorer.get(), EmitKind::Alpha, "Alpha conversion",
             [&](raw_ostream &OS, SourceRanges *Marks) {
               knormal::print(OS, *Normal, Marks);
             });
  return Files.needStageAfter(EmitKind::Alpha);
}

bool Compilation::closureConvert() {
  Closed = knormal::closureConvert(KNormal, Normal);
  if (Options.Pipeline.VerifyEach)
    requireWellFormed("closure conversion", [&](raw_ostream &OS) {
      return knormal::verify(Closed, OS);
    });
  printStage(Files, TheExplorer.get(), EmitKind::Closure, "Closure conversion",
             [&](raw_ostream &OS, SourceRanges *Marks) {
               knormal::print(OS, Closed, Marks);
             });
  return Files.needStageAfter(EmitKind::Closure);
}

//===----------------------------------------------------------------------===//
// LLVM IR
//===----------------------------------------------------------------------===//

bool Compilation::createMachine() {
  Machine =
      createTargetMachine(*Target, Options.Pipeline.OptimizationLevel,
                          Tools && Tools->choosesLowAddresses(), Diagnostics);
  return Machine != nullptr;
}

bool Compilation::makeModule() {
  if (!createMachine())
    return false;
  if (Options.InputIsModule) {
    if (!adaptModule(*M, *Machine, Diagnostics))
      return false;
    if (needsExplorer(Files))
      TheExplorer = createExplorer(Options, Target->Name,
                                   *Sources.getMemoryBuffer(BufferID));
  } else {
    Context = createContext(Diagnostics);
    IRGenOptions Generation = Options.IRGen;
    if (TheExplorer && Generation.Debug == IRGenOptions::DebugInfo::None)
      Generation.Debug = IRGenOptions::DebugInfo::Locations;
    if (TheExplorer)
      Generation.DistinctLocation = [&](SMRange Expression) {
        return TheExplorer->distinctLocation(Expression);
      };
    else if (Expressions)
      Generation.DistinctLocation = [&](SMRange Expression) {
        return Expressions->distinctLocation(Expression);
      };
    M = generateIR(Closed, *Sources.getMemoryBuffer(BufferID), *Context,
                   *Machine, Generation);
    requireWellFormed("IR generation",
                      [&](raw_ostream &OS) { return !verifyModule(*M, &OS); });
  }
  for (const std::string &Path : Options.Modules) {
    std::unique_ptr<Module> Other =
        readModule(Path, Sources, *Context, Diagnostics);
    // The diagnostic handler of the context reports the errors of Linker.
    if (!Other || !adaptModule(*Other, *Machine, Diagnostics) ||
        Linker::linkModules(*M, std::move(Other)))
      return false;
  }
  return !Diagnostics.hadError();
}

/// Prints the control-flow graphs for Graphviz. Metadata is removed first: it
/// makes the blocks large, and the graph does not show the nodes it refers to.
static void printDotCFG(const Module &M, raw_ostream &OS) {
  std::unique_ptr<Module> Copy = CloneModule(M);
  StripDebugInfo(*Copy);
  for (Function &F : *Copy) {
    if (F.isDeclaration() || !isFunctionInPrintList(F.getName()))
      continue;
    for (Instruction &I : instructions(F))
      I.dropUnknownNonDebugMetadata();
    DOTFuncInfo Info(&F);
    std::string DOT;
    raw_string_ostream Buffer(DOT);
    WriteGraph(Buffer, &Info, /*ShortNames=*/false);
    OS << withStableNodeNames(DOT);
  }
}

bool Compilation::runPasses() {
  CheckReport Checks;
  if (TheExplorer)
    TheExplorer->addModule(*M);
  SmallVector<PassObserver *, 2> Observers;
  if (Files.isRequested(EmitKind::Checks))
    Observers.push_back(&Checks);
  if (TheExplorer)
    Observers.push_back(&TheExplorer->passes());
  if (Error E = runPipeline(*M, *Machine, Options.Pipeline, Observers)) {
    Diagnostics.report(DiagnosticID::BadPipeline, toString(std::move(E)));
    return false;
  }
  if (TheExplorer)
    TheExplorer->addAnalyses(*M);
  Files.print(EmitKind::LLVM,
              [&](raw_ostream &OS) { M->print(OS, /*AAW=*/nullptr); });
  Files.print(EmitKind::Bitcode,
              [&](raw_ostream &OS) { WriteBitcodeToFile(*M, OS); });
  Files.print(EmitKind::DotCFG, [&](raw_ostream &OS) { printDotCFG(*M, OS); });
  Files.print(EmitKind::Checks,
              [&](raw_ostream &OS) { Checks.print(OS, Options.Input); });
  return !Diagnostics.hadError() && Files.needStageAfter(EmitKind::Checks);
}

void Compilation::printPipeline() {
  if (!createMachine())
    return;
  if (Error E = mincaml::printPipeline(Machine.get(), Options.Pipeline, outs()))
    Diagnostics.report(DiagnosticID::BadPipeline, toString(std::move(E)));
}

//===----------------------------------------------------------------------===//
// Machine code
//===----------------------------------------------------------------------===//

bool Compilation::prepare() {
  SmallVector<PassObserver *, 1> Observers;
  if (TheExplorer)
    Observers.push_back(&TheExplorer->passes());
  prepareForCodeGen(*M, *Machine, Options.CodeGen, Observers);
  return !Diagnostics.hadError();
}

/// gdb's SECTION_SCRIPT_ID_PYTHON_FILE: the path of a script follows.
static constexpr char PythonFile = 1;

/// Makes gdb load a Python script for executables that \p M is linked into. The
/// section .debug_gdb_scripts contains the path of the script, not its text: gdb
/// trusts scripts in its auto-load directories, but not scripts that are
/// contained in executables.
static void addDebuggerScript(Module &M, StringRef Path) {
  Constant *Entry = ConstantDataArray::getString(
      M.getContext(), (Twine(PythonFile) + Path).str());
  auto *G =
      new GlobalVariable(M, Entry->getType(), /*isConstant=*/true,
                         GlobalValue::PrivateLinkage, Entry, "debugger.script");
  G->setSection(".debug_gdb_scripts");
  G->setAlignment(Align(1));
  appendToCompilerUsed(M, {G});
}

bool Compilation::generateCode() {
  if (!checkCollectors(*M, Diagnostics))
    return false;
  if (const std::string Path = Tools->debuggerScript(); !Path.empty())
    addDebuggerScript(*M, Path);
  SmallVector<CodeOutput, 4> Code = Files.codeOutputs();
  // The object file is generated once for all outputs that need it.
  raw_svector_ostream ObjectStream(Object);
  if (Files.isRequested(EmitKind::Object) || Tools->links() ||
      Tools->runsInMemory() || TheExplorer)
    Code.push_back({CodeOutput::Kind::Object, &ObjectStream});
  if (TheExplorer)
    Code.push_back(
        {CodeOutput::Kind::Observation, nullptr, {}, &TheExplorer->code()});
  CodeGenOptions Generation = Options.CodeGen;
  if (Expressions)
    Generation.ExpressionAt = [&](const DILocation &Location) {
      return Expressions->text(Location);
    };
  mincaml::generateCode(*M, *Machine, Generation, Code, Diagnostics);
  Files.print(EmitKind::Object,
              [&](raw_ostream &OS) { OS << ObjectStream.str(); });
  if (TheExplorer && !Diagnostics.hadError()) {
    addObject(*TheExplorer, ObjectStream.str());
    addExecutionCounts(*TheExplorer, Options, Diagnostics);
  }
  if (TheExplorer && !Diagnostics.hadError())
    writeExplorer(*TheExplorer, Options, Files, Diagnostics);
  return !Diagnostics.hadError();
}

bool Compilation::link() {
  if (Tools->links()) {
    Linked.emplace(Files, *Tools, Diagnostics);
    if (!Linked->link(StringRef(Object.data(), Object.size()), Program))
      return false;
  }
  return !Tools->runsInMemory() || linkInMemory();
}

bool Compilation::linkInMemory() {
  Expected<std::unique_ptr<JITProgram>> Loaded = JITProgram::load(
      std::make_unique<SmallVectorMemoryBuffer>(
          std::move(Object), Options.Input, /*RequiresNullTerminator=*/false),
      Target->Triple, Tools->runtime());
  if (Loaded) {
    InMemory = std::move(*Loaded);
    return true;
  }
  Error E = Loaded.takeError();
  if (Program)
    E = reportUndefinedExternals(*Program, std::move(E), Diagnostics);
  if (E)
    Diagnostics.report(DiagnosticID::CannotRun, toString(std::move(E)));
  return false;
}

//===----------------------------------------------------------------------===//
// --interpret and --run
//===----------------------------------------------------------------------===//

void Compilation::createInterpreter() {
  Interpreted = Interpreter::create(
      *Program, *Sources.getMemoryBuffer(BufferID), Diagnostics);
}

int Compilation::runProgram() {
  if (Interpreted)
    return runInterpreted(*Interpreted, *Sources.getMemoryBuffer(BufferID),
                          Options, Diagnostics);
  if (!InMemory && !(Linked && Linked->hasProgram()))
    return 0;
  // Even a program in memory runs in a child process: it may end its process in
  // any way, and the compiler still has files to remove.
  return statusAfterRun(InMemory ? runInChild([&] {
                          return InMemory->run(Options.programArguments());
                        })
                                 : Linked->run(),
                        Options.Diagnostics.ProgramName);
}
