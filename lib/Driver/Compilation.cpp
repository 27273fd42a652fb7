//===- Compilation.cpp - One program through all stages -------------------===//

#include "Compilation.h"
#include "Process.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "mincaml/CodeGen/SourceLocation.h"
#include "mincaml/Frontend/ASTPrinter.h"
#include "mincaml/Frontend/Lexer.h"
#include "mincaml/Frontend/Parser.h"
#include "mincaml/Frontend/TypeInference.h"
#include "mincaml/KNormal/AlphaRename.h"
#include "mincaml/KNormal/ClosureConvert.h"
#include "mincaml/KNormal/Normalize.h"
#include "mincaml/KNormal/Verifier.h"
#include "mincaml/Support/SourceFile.h"
#include "llvm/Analysis/CFGPrinter.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/GraphWriter.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <csignal>
#include <cstring>

using namespace mincaml;
using namespace llvm;

Compilation::Compilation(const DriverOptions &Options, StringRef ProgramPath)
    : Options(Options), ProgramPath(ProgramPath),
      Diagnostics(Sources, errs(), Options.Diagnostics), KNormal(Types) {}

int Compilation::run() {
  ScopedFatalErrorHandler Handler(handleFatalError, this);
  bool Good = compile();
  // The program may print; what we have to say comes first.
  Diagnostics.finish();
  if (!Good || Diagnostics.hadError())
    return 1;
  if (Interpreted)
    return Interpreted->run(*Options.Interpret);
  return InMemory || Executable ? runProgram() : 0;
}

StringRef Compilation::source() const {
  return BufferID ? Sources.getMemoryBuffer(BufferID)->getBuffer()
                  : StringRef();
}

bool Compilation::compile() {
  TheTarget = findTarget(Options.Target, Diagnostics);
  if (!TheTarget)
    return false;
  if (listProcessors(*TheTarget))
    return true;
  if (Options.PrintPipeline)
    return printPipeline();
  Tools.emplace(*TheTarget, Options, ProgramPath, Diagnostics);
  if (Options.DryRun)
    return printCommands();
  if (!checkOutputs() || !openOutputs() || !frontEnd())
    return false;
  if (Options.Interpret)
    return prepareToInterpret();
  if (needsAfter(EmitKind::Typed) && !(findTools() && middle()))
    return false;
  if (needsAfter(EmitKind::Closure) && !backEnd())
    return false;
  return !Diagnostics.hadError() && prepareToRun() && commitOutputs();
}

bool Compilation::printPipeline() {
  Machine = createTargetMachine(*TheTarget, Options.Pipeline.OptimizationLevel,
                                Diagnostics);
  if (!Machine)
    return false;
  Error E = mincaml::printPipeline(Machine.get(), Options.Pipeline, outs());
  if (!E)
    return true;
  Diagnostics.report(DiagnosticID::BadPipeline, toString(std::move(E)));
  return false;
}

bool Compilation::wants(EmitKind Kind) const {
  return any_of(Options.Outputs,
                [&](const Output &O) { return O.Kind == Kind; });
}

bool Compilation::needsAfter(EmitKind Kind) const {
  return Options.Run || any_of(Options.Outputs,
                               [&](const Output &O) { return O.Kind > Kind; });
}

bool Compilation::runsInMemory() const {
  return Options.Run && TheTarget->IsHost && Options.LinkerInputs.empty();
}

//===----------------------------------------------------------------------===//
// Outputs and tools
//===----------------------------------------------------------------------===//

bool Compilation::checkOutputs() {
  for (const Output &O : Options.Outputs) {
    if (O.Path == "-" || Options.Input == "-" ||
        !sys::fs::equivalent(O.Path, Options.Input))
      continue;
    // The terminal and the like may well be both.
    sys::fs::file_status Status;
    if (sys::fs::status(O.Path, Status) || !sys::fs::is_regular_file(Status))
      continue;
    Diagnostics.report(DiagnosticID::OutputIsInput, O.Path);
    return false;
  }
  return true;
}

bool Compilation::openOutputs() {
  for (const Output &O : Options.Outputs) {
    Files.push_back(OutputFile::create(O.Path, Diagnostics));
    if (!Files.back())
      return false;
    if (O.Kind != EmitKind::Executable ||
        !Files.back()->temporaryPath().empty())
      continue;
    Diagnostics.report(DiagnosticID::CannotWrite, O.Path,
                       "an executable has to be a regular file");
    return false;
  }
  return true;
}

bool Compilation::commitOutputs() {
  return all_of(Files, [](auto &File) { return File->commit(); });
}

/// Before the long way through the back end: what will stop us after it?
bool Compilation::findTools() {
  bool RunsFile = Options.Run && !runsInMemory();
  bool Links = RunsFile || wants(EmitKind::Executable);
  if ((Links || runsInMemory()) && !Tools->findRuntime())
    return false;
  return (!Links || Tools->findLinker()) &&
         (!RunsFile || Tools->findEmulator());
}

/// For -###, which compiles nothing.
bool Compilation::printCommands() {
  if (!findTools())
    return false;
  for (const Output &O : Options.Outputs)
    if (O.Kind == EmitKind::Executable)
      Tools->link("program.o", O.Path);
  if (Options.Run && !runsInMemory()) {
    Tools->link("program.o", "./program");
    (void)Tools->run("./program");
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Stages
//===----------------------------------------------------------------------===//

void Compilation::emitText(EmitKind Kind,
                           function_ref<void(raw_ostream &)> Print) {
  for (auto [O, File] : zip_equal(Options.Outputs, Files))
    if (O.Kind == Kind)
      Print(File->stream());
}

/// Fails on purpose, to test what happens then.
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
    // Deeper than any stack.
    volatile char Frame[4096];
    Frame[0] = 0;
    crash(Kind);
    Frame[1] = Frame[0];
    return;
  }
}

bool Compilation::frontEnd() {
  BufferID = loadSource(Options.Input, Sources, Diagnostics);
  if (!BufferID)
    return false;
  crash(Options.DebugCrash);
  if (wants(EmitKind::Tokens)) {
    bool Good = true;
    emitText(EmitKind::Tokens, [&](raw_ostream &OS) {
      Good = printTokens(Sources, BufferID, Options.Language, Diagnostics, OS);
    });
    // The parser would find the same errors again.
    if (!Good || !needsAfter(EmitKind::Tokens))
      return Good;
  }
  Program = parse(Sources, BufferID, Trees, Options.Language, Diagnostics);
  if (!Program)
    return false;
  emitText(EmitKind::AST,
           [&](raw_ostream &OS) { ast::printAST(*Program, OS); });
  if (!Options.Outputs.empty() && !needsAfter(EmitKind::AST))
    return true;
  if (!inferTypes(*Program, Types, Trees, Diagnostics) ||
      Diagnostics.hadError())
    return false;
  emitText(EmitKind::Typed,
           [&](raw_ostream &OS) { ast::printTyped(*Program, OS); });
  return true;
}

/// Our own mistake, not the program's.
static void requireWellFormed(bool WellFormed, const std::string &Problems,
                              StringRef Stage) {
  if (!WellFormed)
    report_fatal_error("broken K-normal form after " + Stage + ":\n" +
                       Twine(Problems));
}

bool Compilation::middle() {
  std::string Problems;
  raw_string_ostream ProblemsOS(Problems);
  bool Verify = Options.Pipeline.VerifyEach;
  knormal::Expression *E = knormal::normalize(KNormal, *Program);
  if (Verify)
    requireWellFormed(
        knormal::verify(*E, knormal::Binders::MayShadow, ProblemsOS), Problems,
        "K-normalization");
  emitText(EmitKind::KNormal, [&](raw_ostream &OS) { knormal::print(OS, *E); });
  if (!needsAfter(EmitKind::KNormal))
    return true;
  E = knormal::alphaRename(KNormal, E);
  if (Verify)
    requireWellFormed(
        knormal::verify(*E, knormal::Binders::AreUnique, ProblemsOS), Problems,
        "alpha conversion");
  emitText(EmitKind::Alpha, [&](raw_ostream &OS) { knormal::print(OS, *E); });
  if (!needsAfter(EmitKind::Alpha))
    return true;
  knormal::ClosedProgram Closed = knormal::closureConvert(KNormal, E);
  if (Verify)
    requireWellFormed(knormal::verify(Closed, ProblemsOS), Problems,
                      "closure conversion");
  emitText(EmitKind::Closure,
           [&](raw_ostream &OS) { knormal::print(OS, Closed); });
  return !needsAfter(EmitKind::Closure) || generateModule(Closed);
}

bool Compilation::generateModule(const knormal::ClosedProgram &Closed) {
  Machine = createTargetMachine(*TheTarget, Options.Pipeline.OptimizationLevel,
                                Diagnostics);
  if (!Machine)
    return false;
  Context = std::make_unique<LLVMContext>();
  Context->setDiagnosticHandlerCallBack(handleLLVMDiagnostic, this,
                                        /*RespectFilters=*/true);
  M = generateIR(Closed, *Sources.getMemoryBuffer(BufferID), *Context, *Machine,
                 Options.IRGen);
  std::string Problems;
  raw_string_ostream ProblemsOS(Problems);
  if (verifyModule(*M, &ProblemsOS))
    report_fatal_error("IR generation made a broken module:\n" +
                       Twine(Problems));
  return true;
}

bool Compilation::backEnd() {
  if (Error E = runPipeline(*M, *Machine, Options.Pipeline)) {
    Diagnostics.report(DiagnosticID::BadPipeline, toString(std::move(E)));
    return false;
  }
  for (auto [O, File] : zip_equal(Options.Outputs, Files))
    if (O.Kind > EmitKind::Closure && !emitCode(O.Kind, *File))
      return false;
  return true;
}

static void printDotCFG(Module &M, raw_ostream &OS) {
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    DOTFuncInfo Info(&F);
    std::string DOT;
    raw_string_ostream Buffer(DOT);
    WriteGraph(Buffer, &Info, /*ShortNames=*/false);
    OS << withStableNodeNames(DOT);
  }
}

bool Compilation::emitCode(EmitKind Kind, OutputFile &File) {
  switch (Kind) {
  case EmitKind::LLVM:
    M->print(File.stream(), /*AAW=*/nullptr);
    return true;
  case EmitKind::Bitcode:
    WriteBitcodeToFile(*M, File.stream());
    return true;
  case EmitKind::DotCFG:
    printDotCFG(*M, File.stream());
    return true;
  case EmitKind::Executable:
    return emitExecutable(File);
  default:
    return generate(Kind, File.stream());
  }
}

static CodeOutput codeOutput(EmitKind Kind, raw_pwrite_stream &OS) {
  switch (Kind) {
  case EmitKind::MIR:
    return {CodeOutput::Kind::MachineIR, &OS};
  case EmitKind::Liveness:
    return {CodeOutput::Kind::AllocationView, &OS,
            AllocationViewer::Form::Liveness};
  case EmitKind::RegAlloc:
    return {CodeOutput::Kind::AllocationView, &OS,
            AllocationViewer::Form::Text};
  case EmitKind::RegAllocCounts:
    return {CodeOutput::Kind::AllocationView, &OS,
            AllocationViewer::Form::Counts};
  case EmitKind::RegAllocDot:
    return {CodeOutput::Kind::AllocationView, &OS, AllocationViewer::Form::Dot};
  case EmitKind::RegAllocSVG:
    return {CodeOutput::Kind::AllocationView, &OS, AllocationViewer::Form::SVG};
  case EmitKind::Assembly:
    return {CodeOutput::Kind::Assembly, &OS};
  case EmitKind::Object:
    return {CodeOutput::Kind::Object, &OS};
  default:
    llvm_unreachable("not an output of code generation");
  }
}

bool Compilation::generate(EmitKind Kind, raw_pwrite_stream &OS) {
  std::unique_ptr<Module> Copy = CloneModule(*M);
  CodeGenOptions CodeGen;
  CodeGen.VerifyEach = Options.Pipeline.VerifyEach;
  CodeGen.VerifyAllocation = Options.VerifyAllocation;
  CodeGen.SparcCheck = Options.SparcCheck;
  prepareForCodeGen(*Copy, *Machine, CodeGen.VerifyEach);
  generateCode(std::move(Copy), *Machine, CodeGen, codeOutput(Kind, OS),
               Diagnostics);
  return !Diagnostics.hadError();
}

bool Compilation::emitExecutable(OutputFile &File) {
  std::unique_ptr<OutputFile> Object =
      OutputFile::createTemporary(".o", Diagnostics);
  return Object && generate(EmitKind::Object, Object->stream()) &&
         Object->close() && File.close() &&
         Tools->link(Object->temporaryPath(), File.temporaryPath()) &&
         File.makeExecutable();
}

//===----------------------------------------------------------------------===//
// --interpret and --run
//===----------------------------------------------------------------------===//

bool Compilation::prepareToInterpret() {
  Interpreted = Interpreter::create(
      *Program, *Sources.getMemoryBuffer(BufferID), Diagnostics);
  return Interpreted != nullptr;
}

bool Compilation::prepareToRun() {
  if (!Options.Run)
    return true;
  if (!runsInMemory()) {
    Executable = OutputFile::createTemporary(".exe", Diagnostics);
    return Executable && emitExecutable(*Executable);
  }
  SmallVector<char, 0> Object;
  raw_svector_ostream OS(Object);
  if (!generate(EmitKind::Object, OS))
    return false;
  Expected<std::unique_ptr<JITProgram>> Loaded = JITProgram::load(
      std::make_unique<SmallVectorMemoryBuffer>(
          std::move(Object), Options.Input, /*RequiresNullTerminator=*/false),
      TheTarget->Triple, Tools->runtime());
  if (Loaded) {
    InMemory = std::move(*Loaded);
    return true;
  }
  Diagnostics.report(DiagnosticID::CannotRun, toString(Loaded.takeError()));
  return false;
}

int Compilation::runProgram() {
  // In a process of its own also in memory: the program may end it in any way,
  // and there is always something left for us to do.
  ErrorOr<int> Status = InMemory ? runInChild([&] { return InMemory->run(); })
                                 : Tools->run(Executable->temporaryPath());
  StringRef Name = Options.Diagnostics.ProgramName;
  if (!Status) {
    errs() << Name
           << ": cannot run the program: " << Status.getError().message()
           << '\n';
    return 1;
  }
  int Signal = *Status - SignalStatus;
  // What a shell says nothing about, either.
  if (Signal > 0 && Signal < NSIG && Signal != SIGINT && Signal != SIGPIPE)
    errs() << Name << ": the program ended by signal " << Signal << " ("
           << strsignal(Signal) << ")\n";
  return *Status;
}

//===----------------------------------------------------------------------===//
// What LLVM reports
//===----------------------------------------------------------------------===//

/// Remarks are asked for with LLVM's own options, -pass-remarks=.
void Compilation::reportRemark(const DiagnosticInfoOptimizationBase &Remark) {
  std::string Text =
      formatv("{0} [{1}]", Remark.getMsg(), Remark.getPassName());
  if (SMLoc Where = findLocation(Sources, Remark.getLocation());
      Where.isValid())
    Sources.PrintMessage(errs(), Where, SourceMgr::DK_Remark, Text);
  else
    errs() << Remark.getFunction().getName() << ": remark: " << Text << '\n';
}

void Compilation::handleLLVMDiagnostic(const DiagnosticInfo *Info, void *Self) {
  auto &C = *static_cast<Compilation *>(Self);
  if (const auto *Remark = dyn_cast<DiagnosticInfoOptimizationBase>(Info)) {
    C.reportRemark(*Remark);
    return;
  }
  if (const auto *Failure = dyn_cast<DiagnosticInfoRegAllocFailure>(Info)) {
    C.Diagnostics.report(findLocation(C.Sources, Failure->getLocation()),
                         DiagnosticID::OutOfRegisters,
                         Failure->getFunction().getName(),
                         Failure->getMsgStr().str());
    return;
  }
  std::string Text;
  raw_string_ostream OS(Text);
  DiagnosticPrinterRawOStream Printer(OS);
  Info->print(Printer);
  if (Info->getSeverity() == DS_Error)
    C.Diagnostics.report(DiagnosticID::LLVMError, Text);
  else
    errs() << LLVMContext::getDiagnosticMessagePrefix(Info->getSeverity())
           << ": " << Text << '\n';
}

void Compilation::handleFatalError(void *Self, const char *Reason, bool IsBug) {
  auto &C = *static_cast<Compilation *>(Self);
  if (IsBug) {
    errs() << C.Options.Diagnostics.ProgramName
           << ": internal error: " << Reason << '\n';
    return;
  }
  // LLVM ends the process with status 1 and removes temporary files.
  C.Diagnostics.report(DiagnosticID::LLVMError, Reason);
  C.Diagnostics.finish();
}
