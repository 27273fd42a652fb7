//===- Options.cpp - The command line, as data ----------------------------===//

#include "mincaml/Driver/Options.h"
#include "Toolchain.h"
#include "Translator.h"
#include "mincaml/CodeGen/CodeGen.h"
#include "mincaml/Passes/Registration.h"
#include "mincaml/SparcCheck/LoweringRules.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/CommandFlags.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/StringSaver.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Host.h"

using namespace mincaml;
using namespace llvm;

/// The options that say how to report; known before anything is reported.
static std::string diagnosticOptions(const Flags &F, DiagnosticOptions &D) {
  D.ErrorLimit = F.ErrorLimit;
  std::string Problem;
  // Of an option and its negation the last one counts; 0: not given.
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

static void printVersion(raw_ostream &OS) {
  OS << "mincaml-llc " MINCAML_VERSION "\n"
     << "  LLVM " LLVM_VERSION_STRING "\n"
     << "  default target: sparc-unknown-linux-gnu (V8)\n"
     << "  host: " << sys::getDefaultTargetTriple() << '\n';
}

/// --help shows our options, --help-hidden shows LLVM's too.
static void hideOptionsOfLLVM(Flags &F) {
  cl::HideUnrelatedOptions({&F.Outputs, &F.Source, &F.Code, &F.Driver});
  for (auto [Name, Option] : cl::getRegisteredOptions())
    if (Option->getOptionHiddenFlag() == cl::ReallyHidden &&
        Option != &F.DebugCrash)
      Option->setHiddenFlag(cl::Hidden);
}

/// Answers questions that take no program; nothing: there was none.
static std::optional<CommandLineResult>
answerQuestion(const Flags &F, DiagnosticEngine &Diagnostics) {
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
                     "--explain " + F.Explain + ": there is no such code");
  return CommandLineResult::Error;
}

/// Expands response files, except among the arguments of the program to run,
/// which are none of ours. Returns how many arguments are ours.
static size_t expandArguments(int ArgC, char **ArgV, StringSaver &Saver,
                              SmallVectorImpl<const char *> &Arguments) {
  auto IsSeparator = [](StringRef Argument) { return Argument == "--"; };
  char **Separator = std::find_if(ArgV, ArgV + ArgC, IsSeparator);
  Arguments.append(ArgV, Separator);
  cl::ExpandResponseFiles(Saver, cl::TokenizeGNUCommandLine, Arguments);
  Arguments.append(Separator, ArgV + ArgC);
  return find_if(Arguments, IsSeparator) - Arguments.begin();
}

/// The lines of the command line library as one message, without the name of
/// the program in front of each.
static std::string usageMessage(StringRef Text, StringRef Program) {
  SmallVector<StringRef, 4> Lines;
  Text.split(Lines, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  // Some it prints itself.
  if (Lines.empty())
    return "the command line makes no sense; `mincaml-llc --help` lists the "
           "options";
  for (StringRef &Line : Lines) {
    if (Line.consume_front(sys::path::filename(Program)))
      Line.consume_front(": ");
    Line = Line.trim();
  }
  return join(Lines, "; ");
}

CommandLineResult mincaml::parseCommandLine(int ArgC, char **ArgV,
                                            DriverOptions &Options) {
  static Flags F; // LLVM keeps pointers to the options.
  static codegen::RegisterCodeGenFlags CodeGenFlags;
  cl::ResetAllOptionOccurrences();
  hideOptionsOfLLVM(F);
  cl::SetVersionPrinter(printVersion);

  BumpPtrAllocator Allocator;
  StringSaver Saver(Allocator);
  SmallVector<const char *, 32> Arguments;
  size_t OwnArguments = expandArguments(ArgC, ArgV, Saver, Arguments);
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
    Problem = usageMessage(Text, ArgV[0]);
  SourceMgr NoSources;
  DiagnosticEngine Diagnostics(NoSources, errs(), Options.Diagnostics);
  CommandLineResult Result = CommandLineResult::Error;
  if (!Problem.empty())
    Diagnostics.report(DiagnosticID::Usage, Problem);
  else if (std::optional<CommandLineResult> Answer =
               answerQuestion(F, Diagnostics))
    Result = *Answer;
  else if (F.Batch.getNumOccurrences()) {
    Options.Batch = {F.Batch, F.BatchTimeout};
    if (F.Inputs.empty())
      return CommandLineResult::Batch;
    Diagnostics.report(DiagnosticID::Usage,
                       "--batch takes programs from its file only");
  } else if (F.CheckSparc) {
    Options.ObjectCheck = {F.Inputs,
                           F.SparcCheck == sparc::CheckLevel::All,
                           F.CheckSparcSummary,
                           F.Target,
                           codegen::getMCPU(),
                           join(codegen::getMAttrs(), ",")};
    if (!F.Inputs.empty() && !HasSeparator)
      return CommandLineResult::CheckObjects;
    Diagnostics.report(DiagnosticID::Usage,
                       "--check-sparc takes names of files, and no program");
  } else if (translate(F, Options, Diagnostics)) {
    if (!HasSeparator || Options.Run)
      return CommandLineResult::Compile;
    Diagnostics.report(DiagnosticID::Usage, "arguments after -- are for --run");
  }
  if (Result == CommandLineResult::Error)
    Diagnostics.finish();
  return Result;
}
