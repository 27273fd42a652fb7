//===- Options.cpp - The command line as data -----------------------------===//

#include "mincaml/Driver/Options.h"
#include "Batch.h"
#include "Flags.h"
#include "Toolchain.h"
#include "mincaml/CodeGen/CodeGen.h"
#include "mincaml/Passes/Registration.h"
#include "mincaml/SparcCheck/LoweringRules.h"
#include "mincaml/Support/Version.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/CommandFlags.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/StringSaver.h"
#include "llvm/Support/raw_ostream.h"
#include <tuple>

using namespace mincaml;
using namespace llvm;

/// Translates the options for diagnostics, which must be done before anything
/// is reported. Returns an error message, or an empty string.
static std::string diagnosticOptions(const Flags &F, DiagnosticOptions &D) {
  D.ErrorLimit = F.ErrorLimit;
  std::string Problem;
  // The last one of an option and its negation wins. The position of an option
  // that is not given is 0.
  D.WarningsAsErrors = F.Error.getPosition() > F.NoError.getPosition();
  D.ImplicitExternalWarning =
      F.ImplicitExternal.getPosition() >= F.NoImplicitExternal.getPosition();
  if (F.Format == "json")
    D.Format = DiagnosticOptions::OutputFormat::JSON;
  else if (F.Format != "text")
    Problem = "-fdiagnostics-format=" + F.Format + ": expected text or json";
  if (F.Colour == cl::boolOrDefault::BOU_TRUE)
    D.Colour = DiagnosticOptions::ColourMode::Always;
  if (F.NoColour || F.Colour == cl::boolOrDefault::BOU_FALSE)
    D.Colour = DiagnosticOptions::ColourMode::Never;
  return Problem;
}

static void printVersionAndTools(StringRef ProgramPath, raw_ostream &OS) {
  printVersion("mincaml-llc", OS);
  OS << "  default target: sparc (V8)\n";
  printInstalledTools(ProgramPath, OS);
}

/// Hides LLVM's options from --help, except the most useful ones. --help-hidden
/// shows all.
static void hideLLVMOptions(Flags &F) {
  const std::tuple<StringRef, cl::OptionCategory &, StringRef> Shown[] = {
      {"regalloc", F.Code, "Register allocator"},
      {"mcpu", F.Code, "Processor; -mcpu=help lists those of the target"},
      {"pass-remarks", F.Observation,
       "Print what the passes with matching names did"},
      {"pass-remarks-missed", F.Observation,
       "Print what they could not do, with the reason"},
      {"pass-remarks-analysis", F.Observation,
       "Print further information about what they did"},
      {"print-after-all", F.Observation, "Print the IR after each pass"},
      {"print-after", F.Observation, "Print the IR after these passes"},
      {"print-changed", F.Observation,
       "Print the IR after each pass that changed it"},
      {"filter-print-funcs", F.Observation, "Print only these functions"},
      {"stop-after", F.Observation,
       "Write machine IR as it is after this pass of code generation"},
      {"time-passes", F.Observation, "Print the time that each pass took"}};
  for (auto [Name, Category, Description] : Shown)
    adopt<cl::Option>(Name, Category, Description);
  cl::HideUnrelatedOptions(
      {&F.Outputs, &F.Source, &F.Code, &F.Driver, &F.Observation});
  for (auto [Name, Option] : cl::getRegisteredOptions())
    if (Option->getOptionHiddenFlag() == cl::ReallyHidden &&
        Option != &F.DebugCrash)
      Option->setHiddenFlag(cl::Hidden);
}

/// Prints information that needs no program. Returns nothing if none was
/// requested.
static std::optional<CommandLineResult>
printInformation(const Flags &F, DiagnosticEngine &Diagnostics) {
  if (F.PrintPasses || F.PrintTargets || F.PrintRegisterAllocators ||
      F.PrintSparcRules) {
    if (F.PrintPasses)
      printPasses(outs());
    if (F.PrintTargets)
      printTargets(outs());
    if (F.PrintRegisterAllocators)
      printRegisterAllocators(outs());
    if (F.PrintSparcRules)
      sparc::printRules(outs());
    return CommandLineResult::Done;
  }
  if (F.Explain.getNumOccurrences() == 0)
    return std::nullopt;
  if (F.Explain == "list") {
    listDiagnostics(outs());
    return CommandLineResult::Done;
  }
  if (explainDiagnostic(F.Explain, outs()))
    return CommandLineResult::Done;
  Diagnostics.report(DiagnosticID::Usage,
                     "--explain " + F.Explain +
                         ": unknown code; `--explain list` "
                         "lists the codes");
  return CommandLineResult::Error;
}

/// The text of the first quote that a response file does not close; empty if
/// there is none. It is global because a tokenizer of LLVM is a plain function.
static std::string OpenQuote;

/// Tokenizes like cl::TokenizeGNUCommandLine, and sets OpenQuote.
static void tokenize(StringRef Source, StringSaver &Saver,
                     SmallVectorImpl<const char *> &Words, bool MarkEOLs) {
  cl::TokenizeGNUCommandLine(Source, Saver, Words, MarkEOLs);
  if (OpenQuote.empty())
    OpenQuote = findOpenQuote(Source).split('\n').first.str();
}

/// Expands response files, except after `--`, where the arguments are for the
/// program to run. Returns the number of arguments before `--`.
static size_t expandArguments(ArrayRef<const char *> CommandLine,
                              StringSaver &Saver,
                              SmallVectorImpl<const char *> &Arguments) {
  auto IsSeparator = [](StringRef Argument) { return Argument == "--"; };
  const auto *Separator = find_if(CommandLine, IsSeparator);
  Arguments.append(CommandLine.begin(), Separator);
  OpenQuote.clear();
  cl::ExpandResponseFiles(Saver, tokenize, Arguments);
  Arguments.append(Separator, CommandLine.end());
  return find_if(Arguments, IsSeparator) - Arguments.begin();
}

/// Joins the lines that LLVM's command line library prints into one message and
/// removes the name of the program before each line.
static std::string usageMessage(StringRef Text, StringRef Program) {
  SmallVector<StringRef, 4> Lines;
  Text.split(Lines, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  // LLVM prints some messages to standard error directly.
  if (Lines.empty())
    return "invalid command line; `mincaml-llc --help` lists the options";
  for (StringRef &Line : Lines) {
    if (Line.consume_front(sys::path::filename(Program)))
      Line.consume_front(": ");
    Line = Line.trim();
  }
  return join(Lines, "; ");
}

CommandLineResult mincaml::parseCommandLine(ArrayRef<const char *> CommandLine,
                                            DriverOptions &Options) {
  static Flags F; // LLVM keeps pointers to the options.
  static codegen::RegisterCodeGenFlags CodeGenFlags;
  cl::ResetAllOptionOccurrences();
  hideLLVMOptions(F);
  cl::SetVersionPrinter(
      [&](raw_ostream &OS) { printVersionAndTools(CommandLine.front(), OS); });

  BumpPtrAllocator Allocator;
  StringSaver Saver(Allocator);
  SmallVector<const char *, 32> Arguments;
  size_t OwnArguments = expandArguments(CommandLine, Saver, Arguments);
  Options.Arguments.assign(Arguments.begin(), Arguments.end());
  bool HasSeparator = OwnArguments != Arguments.size();
  if (HasSeparator)
    Options.RunArguments.assign(Arguments.begin() + OwnArguments + 1,
                                Arguments.end());
  std::string Text;
  raw_string_ostream TextOS(Text);
  bool Parsed = cl::ParseCommandLineOptions(
      OwnArguments, Arguments.data(),
      "Compiles a MinCaml program to SPARC, to the host or to LLVM IR.\n",
      &TextOS);

  std::string Problem = diagnosticOptions(F, Options.Diagnostics);
  if (!Parsed)
    Problem = usageMessage(Text, CommandLine.front());
  // This error comes first: the words after an open quote were split wrongly and
  // cause other errors.
  if (!OpenQuote.empty())
    Problem = "a response file has a quote that is not closed: " + OpenQuote;
  SourceMgr NoSources;
  DiagnosticEngine Diagnostics(NoSources, errs(), Options.Diagnostics);
  CommandLineResult Result = CommandLineResult::Error;
  if (!Problem.empty())
    Diagnostics.report(DiagnosticID::Usage, Problem);
  else if (std::optional<CommandLineResult> Answer =
               printInformation(F, Diagnostics))
    Result = *Answer;
  else if (F.Batch.getNumOccurrences()) {
    Options.Batch = {F.Batch, F.BatchTimeout};
    if (F.Inputs.empty())
      return CommandLineResult::Batch;
    Diagnostics.report(
        DiagnosticID::Usage,
        "--batch reads programs from its file only, not from the "
        "command line");
  } else if (translate(F, Options, Diagnostics)) {
    if (!HasSeparator || Options.Run || Options.Interpret)
      return CommandLineResult::Compile;
    Diagnostics.report(DiagnosticID::Usage,
                       "arguments after -- are for --run and --interpret");
  }
  if (Result == CommandLineResult::Error)
    Diagnostics.finish();
  return Result;
}
