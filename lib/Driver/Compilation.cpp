//===- Compilation.cpp - One program through all stages -------------------===//

#include "Compilation.h"
#include "CodeGen.h"
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
#include "llvm/IR/Verifier.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/GraphWriter.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace mincaml;
using namespace llvm;

Compilation::Compilation(const DriverOptions &Options, StringRef ProgramPath)
    : Options(Options), ProgramPath(ProgramPath),
      Diagnostics(Sources, errs(), Options.Diagnostics), KNormal(Types) {}

int Compilation::run() {
  bool Good = compile();
  Diagnostics.finish();
  return Good && !Diagnostics.hadError() ? ExitStatus : 1;
}

bool Compilation::compile() {
  if (!checkOutputs())
    return false;
  TheTarget = findTarget(Options.Target, Diagnostics);
  if (!TheTarget)
    return false;
  if (!frontEnd())
    return false;
  if (!needsAfter(EmitKind::Typed))
    return true;
  if (!middle())
    return false;
  if (!needsAfter(EmitKind::Closure))
    return true;
  return backEnd() && (!Options.Run || runProgram());
}

bool Compilation::needsAfter(EmitKind Kind) const {
  if (Options.Run)
    return true;
  return any_of(Options.Outputs,
                [&](const Output &O) { return O.Kind > Kind; });
}

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

bool Compilation::emitText(EmitKind Kind,
                           function_ref<void(raw_ostream &)> Print) {
  for (const Output &O : Options.Outputs) {
    if (O.Kind != Kind)
      continue;
    std::unique_ptr<OutputFile> File = OutputFile::create(O.Path, Diagnostics);
    if (!File)
      return false;
    Print(File->stream());
    if (!File->commit())
      return false;
  }
  return true;
}

bool Compilation::frontEnd() {
  BufferID = loadSource(Options.Input, Sources, Diagnostics);
  if (!BufferID)
    return false;
  if (Options.DebugCrash)
    report_fatal_error("-fdebug-crash");
  if (any_of(Options.Outputs,
             [](const Output &O) { return O.Kind == EmitKind::Tokens; })) {
    bool Good = true;
    if (!emitText(EmitKind::Tokens, [&](raw_ostream &OS) {
          Good =
              printTokens(Sources, BufferID, Options.Language, Diagnostics, OS);
        }))
      return false;
    // The parser would find the same errors again.
    if (!Good || !needsAfter(EmitKind::Tokens))
      return Good;
  }
  Program = parse(Sources, BufferID, Trees, Options.Language, Diagnostics);
  if (!Program)
    return false;
  if (!emitText(EmitKind::AST,
                [&](raw_ostream &OS) { ast::printAST(*Program, OS); }))
    return false;
  if (!Options.Outputs.empty() && !needsAfter(EmitKind::AST))
    return true;
  if (!inferTypes(*Program, Types, Trees, Diagnostics))
    return false;
  if (Diagnostics.hadError())
    return false;
  return emitText(EmitKind::Typed,
                  [&](raw_ostream &OS) { ast::printTyped(*Program, OS); });
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
  if (!emitText(EmitKind::KNormal,
                [&](raw_ostream &OS) { knormal::print(OS, *E); }) ||
      !needsAfter(EmitKind::KNormal))
    return !Diagnostics.hadError();
  E = knormal::alphaRename(KNormal, E);
  if (Verify)
    requireWellFormed(
        knormal::verify(*E, knormal::Binders::AreUnique, ProblemsOS), Problems,
        "alpha conversion");
  if (!emitText(EmitKind::Alpha,
                [&](raw_ostream &OS) { knormal::print(OS, *E); }) ||
      !needsAfter(EmitKind::Alpha))
    return !Diagnostics.hadError();
  knormal::ClosedProgram Closed = knormal::closureConvert(KNormal, E);
  if (Verify)
    requireWellFormed(knormal::verify(Closed, ProblemsOS), Problems,
                      "closure conversion");
  if (!emitText(EmitKind::Closure,
                [&](raw_ostream &OS) { knormal::print(OS, Closed); }))
    return false;
  if (!needsAfter(EmitKind::Closure))
    return true;

  Machine = createTargetMachine(*TheTarget, Options.Pipeline.OptimizationLevel,
                                Diagnostics);
  if (!Machine)
    return false;
  Context = std::make_unique<LLVMContext>();
  M = generateIR(Closed, *Sources.getMemoryBuffer(BufferID), *Context, *Machine,
                 Options.IRGen);
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
  for (const Output &O : Options.Outputs)
    if (O.Kind > EmitKind::Closure && !emitCode(O.Kind, O))
      return false;
  return true;
}

static void printDotCFG(Module &M, raw_ostream &OS) {
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    DOTFuncInfo Info(&F);
    WriteGraph(OS, &Info, /*ShortNames=*/false);
  }
}

bool Compilation::emitCode(EmitKind Kind, const Output &Where) {
  if (Kind == EmitKind::Executable)
    return emitExecutable(Where.Path);
  std::unique_ptr<OutputFile> File =
      OutputFile::create(Where.Path, Diagnostics);
  if (!File)
    return false;
  switch (Kind) {
  case EmitKind::LLVM:
    M->print(File->stream(), /*AAW=*/nullptr);
    break;
  case EmitKind::Bitcode:
    WriteBitcodeToFile(*M, File->stream());
    break;
  case EmitKind::DotCFG:
    printDotCFG(*M, File->stream());
    break;
  default:
    if (!generate(Kind, File->stream()))
      return false;
  }
  return File->commit();
}

bool Compilation::generate(EmitKind Kind, raw_pwrite_stream &OS) {
  std::unique_ptr<Module> Copy = CloneModule(*M);
  return generateCode(*Copy, *Machine, Kind, Options.Pipeline.VerifyEach, OS,
                      Diagnostics);
}

/// A file that is gone when this object is.
static std::unique_ptr<OutputFile> temporaryFile(StringRef Suffix,
                                                 DiagnosticEngine &D) {
  SmallString<128> Path;
  sys::path::system_temp_directory(/*ErasedOnReboot=*/true, Path);
  sys::path::append(Path, "mincaml-llc" + Suffix);
  return OutputFile::create(Path, D);
}

bool Compilation::saveTemporaries() {
  for (auto [Kind, Extension] :
       {std::pair(EmitKind::LLVM, ".ll"), std::pair(EmitKind::Assembly, ".s"),
        std::pair(EmitKind::Object, ".o")}) {
    StringRef Stem = Options.Input == "-" ? StringRef("stdin")
                                          : sys::path::stem(Options.Input);
    if (!emitCode(Kind, {Kind, (Stem + Extension).str()}))
      return false;
  }
  return true;
}

bool Compilation::emitExecutable(StringRef Path) {
  if (Options.SaveTemporaries && !saveTemporaries())
    return false;
  Toolchain Tools(*TheTarget, Options, ProgramPath, Diagnostics);
  // Before the long way through the back end: can it be linked at all?
  if (Tools.runtimeLibrary().empty())
    return false;
  std::unique_ptr<OutputFile> Object = temporaryFile(".o", Diagnostics);
  std::unique_ptr<OutputFile> Executable =
      OutputFile::create(Path, Diagnostics);
  if (!Object || !Executable)
    return false;
  if (!Executable->hasTemporary()) {
    Diagnostics.report(DiagnosticID::CannotWrite, Path,
                       "an executable has to be a regular file");
    return false;
  }
  if (!Options.DryRun && !generate(EmitKind::Object, Object->stream()))
    return false;
  Object->stream().flush();
  if (!Tools.link(Object->temporaryPath(), Executable->temporaryPath()))
    return false;
  if (Options.DryRun)
    return true;
  Executable->setExecutable();
  return Executable->commit();
}

bool Compilation::runProgram() {
  Toolchain Tools(*TheTarget, Options, ProgramPath, Diagnostics);
  std::optional<int> Status;
  if (TheTarget->IsHost && Options.LinkerInputs.empty()) {
    SmallVector<char, 0> Object;
    raw_svector_ostream OS(Object);
    if (!generate(EmitKind::Object, OS))
      return false;
    // The program may print; what we have to say comes first.
    Status = Tools.runInProcess(std::make_unique<SmallVectorMemoryBuffer>(
        std::move(Object), Options.Input, /*RequiresNullTerminator=*/false));
  } else {
    SmallString<128> Path;
    if (std::error_code EC =
            sys::fs::createTemporaryFile("mincaml-llc", "exe", Path)) {
      Diagnostics.report(DiagnosticID::CannotWrite, "a temporary file",
                         EC.message());
      return false;
    }
    FileRemover Remover(Path);
    sys::RemoveFileOnSignal(Path);
    if (!emitExecutable(Path))
      return false;
    Status = Tools.run(Path);
  }
  ExitStatus = Status.value_or(1);
  return Status.has_value();
}
