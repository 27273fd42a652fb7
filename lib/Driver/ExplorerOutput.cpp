//===- ExplorerOutput.cpp - The compiler's data for the explorer ----------===//

#include "ExplorerOutput.h"
#include "mincaml/Frontend/Lexer.h"
#include "mincaml/RegAlloc/RegAlloc.h"
#include "llvm/CodeGen/CommandFlags.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/TargetSelect.h"

using namespace mincaml;
using namespace llvm;

/// The options without the paths of inputs and outputs, so that a program gives
/// the same data in any folder.
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

std::unique_ptr<Explorer> mincaml::createExplorer(const DriverOptions &Options,
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

void mincaml::printStage(
    Outputs &Files, Explorer *TheExplorer, EmitKind Kind, StringRef Title,
    function_ref<void(raw_ostream &, SourceRanges *)> Print) {
  Files.print(Kind, [&](raw_ostream &OS) { Print(OS, nullptr); });
  if (TheExplorer)
    TheExplorer->addStage(
        EmitKinds[size_t(Kind)].Spelling, Title, Explorer::MarksOf::Expressions,
        [&](raw_ostream &OS, SourceRanges &Marks) { Print(OS, &Marks); });
}

/// Returns the page to insert the data into, or nothing after reporting an
/// error.
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

void mincaml::addTokens(Explorer &TheExplorer, const SourceMgr &Sources,
                        unsigned BufferID, const LanguageOptions &Language) {
  DiagnosticEngine Silent(Sources, nulls());
  TheExplorer.addStage(
      EmitKinds[size_t(EmitKind::Tokens)].Spelling, "Tokens",
      Explorer::MarksOf::Tokens, [&](raw_ostream &OS, SourceRanges &Marks) {
        printTokens(Sources, BufferID, Language, Silent, OS, &Marks);
      });
}

/// The limits of the run: about a second, and the memory that the compiler can
/// spare.
static constexpr uint64_t MaximumSteps = 20'000'000;
static constexpr uint64_t MaximumMemory = uint64_t(256) << 20;

void mincaml::recordRun(Explorer &TheExplorer, const ast::Expression &Program,
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

void mincaml::addObject(Explorer &TheExplorer, StringRef Object) {
  InitializeAllDisassemblers();
  TheExplorer.addObject({Object, "object"}, codegen::getMCPU(),
                        codegen::getFeaturesStr());
}

void mincaml::addExecutionCounts(Explorer &TheExplorer,
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

void mincaml::writeExplorer(Explorer &TheExplorer, const DriverOptions &Options,
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
