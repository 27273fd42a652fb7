//===- Driver.cpp - The stages of mincaml-llc -----------------------------===//

#include "mincaml/Driver/Driver.h"
#include "Failures.h"
#include "Outputs.h"
#include "PhraseCompiler.h"
#include "Process.h"
#include "Toolchain.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "mincaml/CodeGen/TargetDescription.h"
#include "mincaml/Driver/Options.h"
#include "mincaml/Explorer/Explorer.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/ASTPrinter.h"
#include "mincaml/Frontend/DecisionTreePrinter.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Lexer.h"
#include "mincaml/Interpreter/Interpreter.h"
#include "mincaml/Interpreter/RunObserver.h"
#include "mincaml/KNormal/KNormal.h"
#include "mincaml/KNormal/Phases.h"
#include "mincaml/MachinePasses/MachinePasses.h"
#include "mincaml/Passes/CheckReport.h"
#include "mincaml/Prompt/Prompt.h"
#include "mincaml/RegAlloc/RegAlloc.h"
#include "mincaml/Support/Diagnostics.h"
#include "mincaml/Support/PrintableText.h"
#include "mincaml/Support/SourceFile.h"
#include "mincaml/Support/ToolMain.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/CFGPrinter.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/CodeGen/CommandFlags.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/GCStrategy.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassTimingInfo.h"
#include "llvm/IR/PrintPasses.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Pass.h"
#include "llvm/PassRegistry.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/GraphWriter.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/Timer.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"
#include <csignal>
#include <memory>

using namespace mincaml;
using namespace llvm;

//===----------------------------------------------------------------------===//
// LLVM IR as input
//===----------------------------------------------------------------------===//

/// Reads a .ll or .bc file, or standard input if Path is "-", and verifies the
/// module. Adds the text to Sources, so that messages can refer to it. Returns
/// null after reporting an error.
static std::unique_ptr<Module> readModule(StringRef Path, SourceMgr &Sources,
                                          LLVMContext &Context,
                                          DiagnosticEngine &Diagnostics) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> File =
      MemoryBuffer::getFileOrSTDIN(Path);
  if (!File) {
    Diagnostics.report(DiagnosticID::CannotRead, Path,
                       File.getError().message());
    return nullptr;
  }
  const MemoryBuffer &Buffer = *Sources.getMemoryBuffer(
      Sources.AddNewSourceBuffer(std::move(*File), SMLoc()));
  SMDiagnostic Problem;
  std::unique_ptr<Module> M = parseIR(Buffer, Problem, Context);
  if (!M) {
    StringRef Text = Buffer.getBuffer();
    const char *Place = Problem.getLoc().getPointer();
    // Errors in bitcode have no location in the text.
    if (Place && Place >= Text.begin() && Place <= Text.end())
      Diagnostics.report(Problem.getLoc(), DiagnosticID::InvalidModuleText,
                         Problem.getMessage());
    else
      Diagnostics.report(DiagnosticID::InvalidModule, Path,
                         Problem.getMessage());
    return nullptr;
  }
  std::string Errors;
  raw_string_ostream OS(Errors);
  if (!verifyModule(*M, &OS))
    return M;
  Diagnostics.report(DiagnosticID::InvalidModule, Path,
                     StringRef(Errors).rtrim());
  return nullptr;
}

/// Gives a module the triple and data layout of this machine. Returns false
/// after reporting that the module is for another target.
static bool adaptModule(Module &M, const TargetMachine &Machine,
                        DiagnosticEngine &Diagnostics) {
  const Triple &Theirs = M.getTargetTriple();
  const Triple &Ours = Machine.getTargetTriple();
  const DataLayout Layout = Machine.createDataLayout();
  if (!Theirs.str().empty() && Theirs.getArch() != Ours.getArch()) {
    Diagnostics.report(DiagnosticID::ModuleForAnotherTarget,
                       M.getModuleIdentifier(), Theirs.str(), Ours.str());
    return false;
  }
  if (!M.getDataLayoutStr().empty() && M.getDataLayout() != Layout) {
    Diagnostics.report(DiagnosticID::ModuleForAnotherTarget,
                       M.getModuleIdentifier(),
                       "another data layout, " + M.getDataLayoutStr(),
                       Layout.getStringRepresentation());
    return false;
  }
  M.setTargetTriple(Ours);
  M.setDataLayout(Layout);
  return true;
}

/// Checks that LLVM knows the garbage collectors of all functions, because
/// LLVM's own message does not name the function. Returns false after reporting
/// an error.
static bool checkCollectors(const Module &M, DiagnosticEngine &Diagnostics) {
  for (const Function &F : M) {
    if (!F.hasGC() || any_of(GCRegistry::entries(), [&](const auto &Known) {
          return Known.getName() == F.getGC();
        }))
      continue;
    Diagnostics
        .report(DiagnosticID::CannotCompileModule,
                "unsupported GC: " + F.getGC())
        .note(SMRange(), "on function '@" + F.getName() + "'");
    return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// --interpret and --trace
//===----------------------------------------------------------------------===//

namespace {

/// Writes each step of a run as one line: the location, the expression,
/// indented by the depth of calls, and the effect of the step.
class RunTrace : public RunObserver {
public:
  /// Writes at most Limit steps of the program in Source.
  RunTrace(MemoryBufferRef Source, uint64_t Limit, raw_ostream &OS)
      : Positions(Source), Limit(Limit), OS(OS) {}

  bool step(const RunStep &Step) override;

private:
  void writeEffect(const RunStep &Step);
  void writeBindings(const RunStep &Step);

  SourcePositions Positions;
  uint64_t Limit;
  uint64_t Steps = 0;
  raw_ostream &OS;
};

} // namespace

/// Returns the text of an expression on one line. Shortens a long text.
static std::string textOf(const ast::Expression &E) {
  const char *Begin = E.Range.Start.getPointer();
  const char *End = E.Range.End.getPointer();
  // For a definition, omit the expression that follows it.
  if (const ast::Expression *Rest = ast::continuation(&E))
    End = std::clamp(Rest->Range.Start.getPointer(), Begin, End);
  StringRef Text = StringRef(Begin, End - Begin).rtrim();
  if (isa<ast::Let, ast::LetTuple>(&E) && Text.consume_back("in"))
    Text = Text.rtrim();
  return shortText(Text);
}

void RunTrace::writeBindings(const RunStep &Step) {
  ListSeparator Comma;
  for (const RunStep::Binding &B : Step.Bindings)
    OS << Comma << B.Name << " = " << B.Value;
}

void RunTrace::writeEffect(const RunStep &Step) {
  if (Step.Raises) {
    OS << " raises " << *Step.Raises;
  } else if (!Step.Enters.empty()) {
    OS << (Step.IsTail ? " tail-calls " : " calls ") << Step.Enters;
    if (!Step.Bindings.empty())
      OS << " with ";
    writeBindings(Step);
  } else if (!Step.Bindings.empty()) {
    OS << " binds ";
    writeBindings(Step);
  }
  if (Step.Result)
    OS << " => " << *Step.Result;
  if (Step.ReturnsTo)
    OS << (Step.Result ? ", returned" : " returns");
  if (!Step.Output.empty()) {
    OS << " prints \"";
    OS.write_escaped(Step.Output);
    OS << '"';
  }
}

bool RunTrace::step(const RunStep &Step) {
  if (Steps++ == Limit) {
    OS << "... (--trace=" << Limit << ")\n";
    return false;
  }
  const SourcePosition P = Positions.position(Step.Expression->Range.Start);
  const std::string Place =
      std::to_string(P.Line) + ":" + std::to_string(P.Column) + ": ";
  OS << right_justify(Place, 8);
  OS.indent(2 * std::min(Step.Depth, 20u)) << textOf(*Step.Expression);
  writeEffect(Step);
  OS << '\n';
  return true;
}

/// Runs a program in the interpreter and writes the traces that the options
/// request. \p Source is the text of the program. Returns the exit status.
static int runInterpreted(const Interpreter &Program, MemoryBufferRef Source,
                          const DriverOptions &Options,
                          DiagnosticEngine &Diagnostics) {
  if (Options.TraceSteps) {
    RunTrace Trace(Source, *Options.TraceSteps, errs());
    return Program.run(*Options.Interpret, Trace);
  }
  if (Options.InterpreterTrace.empty())
    return Program.run(*Options.Interpret);
  int Status = 0;
  auto Run = [&](raw_ostream &OS) {
    Status = Program.run(*Options.Interpret, OS);
  };
  return writeOutput(Options.InterpreterTrace, reportOutputFailure(Diagnostics),
                     Run)
             ? Status
             : 1;
}

//===----------------------------------------------------------------------===//
// The data of the explorer
//===----------------------------------------------------------------------===//

/// Whether an output that needs an explorer is requested.
static bool needsExplorer(const Outputs &Files) {
  return Files.isRequested(EmitKind::ExplorerJSON) ||
         Files.isRequested(EmitKind::Explorer);
}

/// Returns the options without the paths of inputs and outputs, so that a
/// program gives the same data in any folder.
static std::vector<std::string> relevantOptions(const DriverOptions &Options) {
  std::vector<std::string> Result;
  for (size_t I = 1; I < Options.Arguments.size(); ++I) {
    StringRef Word = Options.Arguments[I];
    StringRef Name = Word.ltrim('-');
    if (Name == "o")
      ++I;
    else if (!Word.starts_with("-") ||
             !(Name.starts_with("emit") || Name.starts_with("o=")))
      Result.push_back(sys::path::filename(Word).str());
  }
  return Result;
}

/// Makes LLVM choose one of the two locations when it merges two instructions.
/// Otherwise the merged instruction has no location.
static void keepMergedLocations() {
  cl::Option *Keep =
      cl::getRegisteredOptions().lookup("pick-merged-source-locations");
  if (Keep && !Keep->getNumOccurrences())
    Keep->addOccurrence(0, "pick-merged-source-locations", "true");
}

/// Creates an explorer for one compilation. \p Source is the program.
static std::unique_ptr<Explorer> createExplorer(const DriverOptions &Options,
                                                StringRef TargetName,
                                                MemoryBufferRef Source) {
  keepMergedLocations();
  ExplorerProgram About;
  About.Target = TargetName.str();
  About.Level = Options.Pipeline.OptimizationLevel;
  About.Allocator = selectedAllocator().str();
  if (About.Allocator.empty())
    About.Allocator = About.Level ? "greedy" : "fast";
  About.Command = relevantOptions(Options);
  About.HasTimes = Options.Explorer.HasTimes;
  // There is no source text for a module of LLVM IR.
  if (Options.InputIsModule)
    Source = MemoryBufferRef("", Source.getBufferIdentifier());
  return std::make_unique<Explorer>(std::move(About), Source);
}

/// Writes the text of a stage to the outputs that request it, and adds it to
/// the explorer, which may be null.
static void
printStage(Outputs &Files, Explorer *TheExplorer, EmitKind Kind,
           StringRef Title,
           function_ref<void(raw_ostream &, SourceRanges *)> Print) {
  Files.print(Kind, [&](raw_ostream &OS) { Print(OS, nullptr); });
  if (TheExplorer)
    TheExplorer->addStage(
        EmitKinds[size_t(Kind)].Spelling, Title, Explorer::MarksOf::Expressions,
        [&](raw_ostream &OS, SourceRanges &Marks) { Print(OS, &Marks); });
}

/// Returns the HTML page that the data is inserted into, or nothing after
/// reporting an error.
static std::optional<std::string> readTemplate(const DriverOptions &Options,
                                               DiagnosticEngine &Diagnostics) {
  const std::string &Path = Options.Explorer.Template;
  if (Path.empty())
    return explorerTemplate().str();
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer = MemoryBuffer::getFile(Path);
  if (Buffer)
    return (*Buffer)->getBuffer().str();
  Diagnostics.report(DiagnosticID::CannotRead, Path,
                     Buffer.getError().message());
  return std::nullopt;
}

/// Adds the tokens of a program without errors to the explorer.
static void addTokens(Explorer &TheExplorer, const SourceMgr &Sources,
                      unsigned BufferID, const LanguageOptions &Language) {
  DiagnosticEngine Silent(Sources, nulls());
  TheExplorer.addStage(
      EmitKinds[size_t(EmitKind::Tokens)].Spelling, "Tokens",
      Explorer::MarksOf::Tokens, [&](raw_ostream &OS, SourceRanges &Marks) {
        printTokens(Sources, BufferID, Language, Silent, OS, &Marks);
      });
}

/// The limits of a recorded run: they correspond to about a second, and to the
/// memory that the compiler can spare.
static constexpr uint64_t MaximumSteps = 20'000'000;
static constexpr uint64_t MaximumMemory = uint64_t(256) << 20;

/// Runs a program in the interpreter and records the run for the explorer. The
/// program reads the input that the options name, or no input. Precondition:
/// type inference and desugaring have run on the program.
static void recordRun(Explorer &TheExplorer, const ast::Expression &Program,
                      MemoryBufferRef Source, const DriverOptions &Options,
                      DiagnosticEngine &Diagnostics) {
  if (!Options.Explorer.Steps)
    return;
  // It is not an error if the interpreter cannot run the program.
  DiagnosticEngine Silent(Diagnostics.sources(), nulls());
  std::unique_ptr<Interpreter> TheInterpreter =
      Interpreter::create(Program, Source, Silent);
  if (!TheInterpreter)
    return TheExplorer.omit("the run of the program",
                            "it calls external functions");
  InterpreterOptions Run;
  Run.MaxSteps = MaximumSteps;
  Run.MaxMemory = MaximumMemory;
  Run.Arguments = {sys::path::filename(Options.Input).str()};
  Run.InputDescriptor = Run.OutputDescriptor = Run.ErrorDescriptor =
      InterpreterOptions::NullDescriptor;
  const std::string &Input = Options.Explorer.Input;
  sys::fs::file_t File = sys::fs::kInvalidFile;
  if (!Input.empty()) {
    Expected<sys::fs::file_t> Opened = sys::fs::openNativeFileForRead(Input);
    if (!Opened) {
      Diagnostics.report(DiagnosticID::CannotRead, Input,
                         toString(Opened.takeError()));
      return;
    }
    Run.InputDescriptor = File = *Opened;
  }
  TheExplorer.addRun(*TheInterpreter, Run, Options.Explorer.Steps);
  if (!Input.empty())
    sys::fs::closeFile(File);
}

/// Adds the execution counts of instructions to the explorer, if the options
/// name a file of counts. Reports errors.
static void addExecutionCounts(Explorer &TheExplorer,
                               const DriverOptions &Options,
                               DiagnosticEngine &Diagnostics) {
  const std::string &Path = Options.Explorer.Counts;
  if (Path.empty())
    return;
  ErrorOr<std::unique_ptr<MemoryBuffer>> Counts = MemoryBuffer::getFile(Path);
  if (!Counts) {
    Diagnostics.report(DiagnosticID::CannotRead, Path,
                       Counts.getError().message());
    return;
  }
  if (Error E = TheExplorer.addExecutionCounts((*Counts)->getMemBufferRef()))
    Diagnostics.report(DiagnosticID::Usage, "--explorer-counts=" + Path + ": " +
                                                toString(std::move(E)));
}

/// Writes the data and the page to the outputs that request them.
static void writeExplorer(Explorer &TheExplorer, const DriverOptions &Options,
                          Outputs &Files, DiagnosticEngine &Diagnostics) {
  TheExplorer.finish(Options.Explorer.Limit);
  Files.print(EmitKind::ExplorerJSON,
              [&](raw_ostream &OS) { TheExplorer.write(OS); });
  if (!Files.isRequested(EmitKind::Explorer))
    return;
  std::optional<std::string> Template = readTemplate(Options, Diagnostics);
  if (!Template)
    return;
  Expected<std::string> Page = TheExplorer.makePage(*Template);
  if (Page)
    Files.print(EmitKind::Explorer, [&](raw_ostream &OS) { OS << *Page; });
  else
    Diagnostics.report(DiagnosticID::Usage,
                       "--emit=explorer: " + toString(Page.takeError()));
}

//===----------------------------------------------------------------------===//
// One program through all stages
//===----------------------------------------------------------------------===//

namespace {

/// The compilation of one program. It runs the stages from source text to
/// machine code, writes the requested outputs, and runs the program if
/// requested.
class Compilation {
public:
  Compilation(const DriverOptions &Options, StringRef ProgramPath);

  /// Runs the compilation. Reports all errors and returns the exit status.
  int run();
  /// Reports that LLVM crashed in this pass on a module from another front end.
  /// Returns the exit status.
  int reportCrash(StringRef Pass);
  /// Leaks the module and its context instead of destroying them: for a large
  /// program, their destruction takes a fifth of the compilation time.
  void leakModule();

  /// Returns the text of the program, or an empty text if it has not been read.
  StringRef source() const;

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
  void printDecisionTrees();
  bool normalize();
  bool alphaRename();
  bool closureConvert();
  bool makeModule();
  bool runPasses();
  bool prepare();
  bool generateCode();
  bool link();

  bool createMachine();
  int runProgram();

  const DriverOptions &Options;
  std::string ProgramPath;
  SourceMgr Sources;
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
  std::unique_ptr<TargetMachine> Machine;
  std::unique_ptr<LLVMContext> Context;
  std::unique_ptr<Module> M;
  SmallVector<char, 0> Object;

  // The program that run() executes at the end, unless it executes an
  // executable file. At most one of these is set.
  std::unique_ptr<Interpreter> Interpreted;
  std::unique_ptr<JITProgram> InMemory;
};

} // namespace

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
    Interpreted = Interpreter::create(
        *Program, *Sources.getMemoryBuffer(BufferID), Diagnostics);
    return;
  }
  if (!Files.needStageAfter(EmitKind::DotDecisionTrees) || !Tools->find())
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
  Program = mincaml::addLibrary(*Program, Trees, Options.Language, Diagnostics);
  return Program != nullptr;
}

bool Compilation::inferTypes() {
  if (!mincaml::inferTypes(*Program, Trees, Types, Options.Language,
                           Diagnostics) ||
      Diagnostics.hadError())
    return false;
  printStage(Files, TheExplorer.get(), EmitKind::Typed, "Typed syntax tree",
             [&](raw_ostream &OS, SourceRanges *Marks) {
               ast::printTyped(*Program, OS, Marks);
             });
  return true;
}

/// Ends the compilation with a fatal error if the verifier rejects the result
/// of a stage. This is an error of the compiler, not of the program.
static void requireWellFormed(StringRef Stage,
                              function_ref<bool(raw_ostream &)> Verify) {
  std::string Problems;
  raw_string_ostream OS(Problems);
  if (!Verify(OS))
    report_fatal_error("broken program after " + Stage + ":\n" +
                       Twine(Problems));
}

bool Compilation::monomorphize() {
  Program = fixEvaluationOrder(*Program, Trees, Types, Options.Language);
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
  printDecisionTrees();
  if (TheExplorer)
    recordRun(*TheExplorer, *Program, *Sources.getMemoryBuffer(BufferID),
              Options, Diagnostics);
  return !Diagnostics.hadError();
}

/// Writes the decision trees to the outputs that request them and to the
/// explorer. If there are none, the explorer gets no such stage.
void Compilation::printDecisionTrees() {
  const MemoryBufferRef Source = *Sources.getMemoryBuffer(BufferID);
  auto Print = [&](raw_ostream &OS, SourceRanges *Marks) {
    mincaml::printDecisionTrees(*Program, Types, Source, OS, Marks);
  };
  std::string Text;
  if (TheExplorer) {
    raw_string_ostream OS(Text);
    Print(OS, nullptr);
  }
  printStage(Files, Text.empty() ? nullptr : TheExplorer.get(),
             EmitKind::DecisionTrees, "Decision trees", Print);
  Files.print(EmitKind::DotDecisionTrees, [&](raw_ostream &OS) {
    printDecisionGraphs(*Program, Types, Source, OS);
  });
}

//===----------------------------------------------------------------------===//
// K-normal form
//===----------------------------------------------------------------------===//

bool Compilation::normalize() {
  Normal = knormal::normalize(KNormal, *Program);
  if (Options.Pipeline.VerifyEach)
    requireWellFormed("K-normalization", [&](raw_ostream &OS) {
      return knormal::verify(*Normal, Types, knormal::Binders::MayShadow, OS);
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
      return knormal::verify(*Normal, Types, knormal::Binders::AreUnique, OS);
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
      return knormal::verify(Closed, Types, OS);
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
    M = generateIR(Closed, Types, *Sources.getMemoryBuffer(BufferID), *Context,
                   *Machine, Generation);
    requireWellFormed("IR generation",
                      [&](raw_ostream &OS) { return !verifyModule(*M, &OS); });
    const bool HasDataTypes = !Types.dataInstances().empty();
    printStage(
        Files, HasDataTypes ? TheExplorer.get() : nullptr, EmitKind::Layouts,
        "Layouts of data types",
        [&](raw_ostream &OS, SourceRanges *) { printLayouts(*M, Types, OS); });
  }
  for (const std::string &Path : Options.Modules) {
    std::unique_ptr<Module> Other =
        readModule(Path, Sources, *Context, Diagnostics);
    // The diagnostic handler of the context reports the errors of Linker.
    if (!Other || !adaptModule(*Other, *Machine, Diagnostics) ||
        Linker::linkModules(*M, std::move(Other)))
      return false;
  }
  return !Diagnostics.hadError() && Files.needStageAfter(EmitKind::Layouts);
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

/// This is SECTION_SCRIPT_ID_PYTHON_FILE of gdb, which announces the path of a
/// script.
static constexpr char PythonFile = 1;

/// Makes gdb load a Python script for executables that \p M is linked into. The
/// section .debug_gdb_scripts contains the path of the script, not its text:
/// gdb trusts scripts in its auto-load directories, but not scripts that are
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
    InitializeAllDisassemblers();
    TheExplorer->addObject({ObjectStream.str(), "object"}, codegen::getMCPU(),
                           codegen::getFeaturesStr());
    addExecutionCounts(*TheExplorer, Options, Diagnostics);
  }
  if (TheExplorer && !Diagnostics.hadError())
    writeExplorer(*TheExplorer, Options, Files, Diagnostics);
  return !Diagnostics.hadError();
}

bool Compilation::link() {
  if (Tools->links() &&
      !Tools->link(Files, StringRef(Object.data(), Object.size()), Program))
    return false;
  if (!Tools->runsInMemory())
    return true;
  InMemory = Tools->load(
      std::make_unique<SmallVectorMemoryBuffer>(
          std::move(Object), Options.Input, /*RequiresNullTerminator=*/false),
      Program);
  return InMemory != nullptr;
}

//===----------------------------------------------------------------------===//
// --interpret and --run
//===----------------------------------------------------------------------===//

int Compilation::runProgram() {
  if (Interpreted)
    return runInterpreted(*Interpreted, *Sources.getMemoryBuffer(BufferID),
                          Options, Diagnostics);
  if (!InMemory && !(Tools && Tools->hasProgram()))
    return 0;
  // Even a program in memory runs in a child process: it may end its process in
  // any way, and the compiler still has files to remove.
  return statusAfterRun(InMemory ? runInChild([&] {
                          return InMemory->run(Options.programArguments());
                        })
                                 : Tools->run(),
                        Options.Diagnostics.ProgramName);
}

//===----------------------------------------------------------------------===//
// The main function
//===----------------------------------------------------------------------===//

/// EX_SOFTWARE of sysexits.h.
static constexpr int InternalErrorStatus = 70;

/// Compiles one program. Returns the exit status.
static int compile(DriverOptions &Options, StringRef ProgramPath) {
  if (Options.Verbose)
    errs() << "mincaml-llc " MINCAML_VERSION ", LLVM " LLVM_VERSION_STRING "\n";

  setUpFailures();
  const size_t Stack = possibleStackSize();
  LanguageOptions &Language = Options.Language;
  Language.NestingLimit =
      std::min(Language.NestingLimit,
               possibleNesting(LanguageOptions().NestingLimit, Stack));
  int Status = InternalErrorStatus;
  std::string Pass;
  auto TheCompilation = std::make_unique<Compilation>(Options, ProgramPath);
  if (!runSafely(
          Stack, [&] { Status = TheCompilation->run(); },
          Options.hasForeignModule() ? &Pass : nullptr)) {
    if (Options.hasForeignModule())
      Status = TheCompilation->reportCrash(Pass);
    else
      writeReproducer(Options, TheCompilation->source());
    // Do not destroy the compilation: its state is unknown after a crash.
    (void)TheCompilation.release();
    return Status;
  }
  reportAndResetTimings();
  // The process ends soon, even in a batch, where each program has its own
  // process.
  TheCompilation->leakModule();
  return Status;
}

/// Runs the prompt. Returns the exit status.
static int prompt(const DriverOptions &Options, StringRef ProgramPath) {
  setUpFailures();
  const size_t Stack = possibleStackSize();
  PromptOptions Prompt;
  Prompt.Language = Options.Language;
  Prompt.Language.NestingLimit =
      std::min(Options.Language.NestingLimit,
               possibleNesting(LanguageOptions().NestingLimit, Stack));
  Prompt.Diagnostics = Options.Diagnostics;
  Prompt.Run = *Options.Interpret;
  PhraseCompiler Compiler(Options, ProgramPath);
  if (Compiler.canRun())
    Prompt.Compile = [&](const PhraseProgram &Phrase,
                         ArrayRef<StoredValue> Stored, ResultPrinter Print) {
      return Compiler.run(Phrase, Stored, Print);
    };
  Prompt.Emit = [&](StringRef Kind, StringRef Function,
                    const PhraseProgram &Phrase, raw_ostream &OS) {
    return Compiler.emit(Kind, Function, Phrase, OS);
  };
  int Status = InternalErrorStatus;
  runSafely(Stack, [&] { Status = runPrompt(Prompt); });
  return Status;
}

/// Links object files without a program. Returns the exit status.
static int link(const DriverOptions &Options, StringRef ProgramPath) {
  setUpFailures();
  int Status = InternalErrorStatus;
  runSafely(possibleStackSize(),
            [&] { Status = linkObjects(Options, ProgramPath); });
  return Status;
}

/// Reports an error that does not concern a program. Returns the exit status.
static int fail(DiagnosticID ID, const std::string &Text) {
  SourceMgr NoSources;
  DiagnosticEngine Diagnostics(NoSources, errs(), DiagnosticOptions());
  Diagnostics.report(ID, Text);
  Diagnostics.finish();
  return 1;
}

/// Executes one command line; \p RunBatch executes --batch.
static int runCommandLine(ArrayRef<const char *> CommandLine,
                          function_ref<int(const BatchOptions &)> RunBatch) {
  DriverOptions Options;
  switch (parseCommandLine(CommandLine, Options)) {
  case CommandLineResult::Compile:
    return Options.LinksOnly ? link(Options, CommandLine.front())
                             : compile(Options, CommandLine.front());
  case CommandLineResult::Prompt:
    return prompt(Options, CommandLine.front());
  case CommandLineResult::Batch:
    return RunBatch(Options.Batch);
  case CommandLineResult::Done:
    return 0;
  case CommandLineResult::Error:
    return 1;
  }
  llvm_unreachable("covered switch");
}

static int runInBatch(ArrayRef<const char *> CommandLine) {
  return runCommandLine(CommandLine, [](const BatchOptions &) {
    return fail(DiagnosticID::Usage, "a batch cannot contain another batch");
  });
}

static int runDriver(int ArgC, char **ArgV) {
  InitializeAllTargets();
  InitializeAllTargetMCs();
  InitializeAllAsmPrinters();
  InitializeAllAsmParsers();
  registerAllocators();
  registerMachinePasses(*PassRegistry::getPassRegistry());
  ArrayRef<const char *> CommandLine(ArgV, ArgC);
  return runCommandLine(CommandLine, [&](const BatchOptions &Batch) {
    Error E = runBatch(Batch, CommandLine.front(), runInBatch, outs());
    return E ? fail(DiagnosticID::BadBatch, toString(std::move(E))) : 0;
  });
}

int mincaml::driverMain(int ArgC, char **ArgV) {
  return toolMain("mincaml-llc", ArgC, ArgV,
                  [=] { return runDriver(ArgC, ArgV); });
}
