//===- Options.cpp - The command line, as data ----------------------------===//

#include "mincaml/Driver/Options.h"
#include "llvm/CodeGen/CommandFlags.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Host.h"

using namespace mincaml;
using namespace llvm;

namespace {

struct EmitKindInfo {
  EmitKind Kind;
  StringRef Spelling;
  StringRef Extension;
  bool View;
  StringRef Description;
};

constexpr EmitKindInfo EmitKinds[] = {
#define EMIT(Enum, Spelling, Extension, View, Description)                     \
  {EmitKind::Enum, Spelling, Extension, View, Description},
#include "mincaml/Driver/EmitKinds.def"
};

/// The options, as LLVM's command line library wants them. They live as long
/// as parseCommandLine runs; what they say goes on in DriverOptions.
struct Flags {
  cl::OptionCategory Outputs{"Output"};
  cl::OptionCategory Source{"Language and diagnostics"};
  cl::OptionCategory Code{"Optimization and code generation"};
  cl::OptionCategory Driver{"Linking and running"};

  cl::list<std::string> Inputs{cl::Positional,
                               cl::desc("program.ml [object files]")};

  cl::list<std::string> Emit{
      "emit", cl::CommaSeparated, cl::cat(Outputs),
      cl::value_desc("kind[=file],..."),
      cl::desc("What to write: tokens, ast, typed, knormal, alpha, closure, "
               "llvm, bc, dot-cfg, mir, asm, obj, exe")};
  cl::opt<std::string> OutputFile{"o", cl::cat(Outputs), cl::value_desc("file"),
                                  cl::desc("Where to write it; - for standard "
                                           "output")};
  cl::opt<bool> Assembly{"S", cl::cat(Outputs), cl::desc("Same as --emit=asm")};
  cl::opt<bool> Object{"c", cl::cat(Outputs), cl::desc("Same as --emit=obj")};
  cl::opt<bool> EmitLLVM{
      "emit-llvm", cl::cat(Outputs),
      cl::desc("LLVM IR instead: text with -S, bitcode otherwise")};
  cl::opt<bool> SyntaxOnly{"fsyntax-only", cl::cat(Outputs),
                           cl::desc("Check the program and write nothing")};
  cl::opt<bool> SaveTemporaries{
      "save-temps", cl::cat(Outputs),
      cl::desc("Keep LLVM IR, assembly and object file of an executable")};

  cl::opt<std::string> Standard{
      "std", cl::cat(Source), cl::value_desc("mincaml|extended"),
      cl::init("extended"), cl::desc("mincaml refuses all extensions")};
  cl::opt<unsigned> ErrorLimit{
      "ferror-limit", cl::cat(Source), cl::init(20),
      cl::desc("Stop after this many errors; 0: never")};
  cl::opt<unsigned> NestingLimit{
      "fnesting-limit", cl::cat(Source),
      cl::init(LanguageOptions().NestingLimit),
      cl::desc("How deep expressions may nest (at most the default)")};
  // LLVM has an option -W of its own, so that ours cannot be values of one.
  cl::opt<bool> Error{"Werror", cl::cat(Source),
                      cl::desc("Treat warnings as errors")};
  cl::opt<bool> NoError{"Wno-error", cl::cat(Source),
                        cl::desc("Do not (the last one given counts)")};
  cl::opt<bool> ImplicitExternal{
      "Wimplicit-external", cl::cat(Source),
      cl::desc("Warn about names that are not defined (default)")};
  cl::opt<bool> NoImplicitExternal{"Wno-implicit-external", cl::cat(Source),
                                   cl::desc("Do not")};
  cl::opt<std::string> Format{"fdiagnostics-format", cl::cat(Source),
                              cl::value_desc("text|json"), cl::init("text"),
                              cl::desc("How to print errors and warnings")};
  cl::opt<cl::boolOrDefault> Colour{
      "fdiagnostics-color", cl::cat(Source),
      cl::desc("Colour errors and warnings (default: on a terminal)")};
  cl::opt<bool> NoColour{"fno-diagnostics-color", cl::cat(Source),
                         cl::desc("Never colour them")};
  cl::opt<std::string> Explain{"explain", cl::cat(Source),
                               cl::value_desc("MC0xxx"),
                               cl::desc("Explain an error code; `list` lists "
                                        "them")};

  cl::opt<std::string> Target{
      "target", cl::cat(Code), cl::init("sparc"),
      cl::value_desc("sparc|sparcv9|host|triple"),
      cl::desc("What to compile for (default: sparc, 32-bit V8)")};
  cl::opt<char> Level{"O",
                      cl::Prefix,
                      cl::cat(Code),
                      cl::init('0'),
                      cl::value_desc("0-3"),
                      cl::desc("Optimization level (default: 0)")};
  cl::opt<std::string> Passes{"passes", cl::cat(Code),
                              cl::value_desc("pipeline"),
                              cl::desc("Run this pass pipeline instead of the "
                                       "level's")};
  cl::list<std::string> Plugins{"load-pass-plugin", cl::cat(Code),
                                cl::value_desc("library"),
                                cl::desc("Load passes from a plugin")};
  cl::opt<bool> PrintPasses{"print-passes", cl::cat(Code),
                            cl::desc("List the passes of this project")};
  cl::opt<bool> VerifyEach{"verify-each", cl::cat(Code),
                           cl::desc("Verify after every stage and pass")};
  cl::opt<bool> Unsafe{
      "unsafe", cl::cat(Code),
      cl::desc("Leave out the checks of array bounds, array sizes and "
               "divisors")};
  cl::opt<bool> Debug{"g", cl::cat(Code), cl::desc("Emit debug information")};
  cl::opt<bool> NoDebug{"g0", cl::cat(Code),
                        cl::desc("No source locations even in LLVM IR")};

  cl::opt<bool> Run{"run", cl::cat(Driver),
                    cl::desc("Run the program; arguments for it follow --")};
  cl::list<std::string> Libraries{"l", cl::Prefix, cl::cat(Driver),
                                  cl::value_desc("library"),
                                  cl::desc("Link a library")};
  cl::list<std::string> LibraryPaths{"L", cl::Prefix, cl::cat(Driver),
                                     cl::value_desc("directory"),
                                     cl::desc("Look for libraries there")};
  cl::opt<std::string> Linker{
      "linker", cl::cat(Driver), cl::value_desc("program"),
      cl::desc("The C compiler that links executables")};
  cl::opt<std::string> RuntimeDirectory{
      "runtime-dir", cl::cat(Driver), cl::value_desc("directory"),
      cl::desc("Where <target>/libmincaml.a is")};
  cl::opt<bool> Verbose{"v", cl::cat(Driver),
                        cl::desc("Print the commands that are run")};
  cl::opt<bool> DryRun{"###", cl::cat(Driver),
                       cl::desc("Print the commands and run none")};
  cl::opt<bool> DebugCrash{"fdebug-crash", cl::cat(Driver), cl::ReallyHidden,
                           cl::desc("Crash after reading the program")};
};

/// Turns Flags into DriverOptions; the first contradiction is reported.
class Translator {
public:
  Translator(const Flags &F, DriverOptions &O, DiagnosticEngine &Diagnostics)
      : F(F), O(O), Diagnostics(Diagnostics) {}

  bool translate();

private:
  bool usage(const Twine &Message) {
    Diagnostics.report(DiagnosticID::Usage, Message.str());
    return false;
  }
  bool inputs();
  bool source();
  bool code();
  bool outputs();
  bool addOutput(const EmitKindInfo &Info, StringRef Path);
  std::string defaultPath(const EmitKindInfo &Info) const;

  const Flags &F;
  DriverOptions &O;
  DiagnosticEngine &Diagnostics;
};

} // namespace

static const EmitKindInfo *findEmitKind(StringRef Spelling) {
  for (const EmitKindInfo &Info : EmitKinds)
    if (Info.Spelling == Spelling)
      return &Info;
  return nullptr;
}

static const EmitKindInfo &info(EmitKind Kind) {
  return EmitKinds[static_cast<unsigned>(Kind)];
}

bool Translator::inputs() {
  for (const std::string &Input : F.Inputs) {
    StringRef Extension = sys::path::extension(Input);
    if (Extension == ".o" || Extension == ".a" || Extension == ".so") {
      O.LinkerInputs.push_back(Input);
      continue;
    }
    if (!O.Input.empty())
      return usage("'" + O.Input + "' and '" + Input +
                   "': only one program can be compiled at a time");
    O.Input = Input;
  }
  if (O.Input.empty())
    return usage("no program given; try `mincaml-llc program.ml`, or `-` for "
                 "standard input");
  for (const std::string &Path : F.LibraryPaths)
    O.LinkerInputs.push_back("-L" + Path);
  for (const std::string &Library : F.Libraries)
    O.LinkerInputs.push_back("-l" + Library);
  return true;
}

bool Translator::source() {
  if (F.Standard == "mincaml")
    O.Language.Strict = true;
  else if (F.Standard != "extended")
    return usage("-std=" + F.Standard + ": expected mincaml or extended");
  if (F.NestingLimit > O.Language.NestingLimit)
    return usage("-fnesting-limit: at most " + Twine(O.Language.NestingLimit));
  O.Language.NestingLimit = F.NestingLimit;
  return true;
}

bool Translator::code() {
  if (F.Level < '0' || F.Level > '3')
    return usage("-O" + Twine(F.Level.getValue()) +
                 ": expected -O0, -O1, -O2 or -O3");
  O.Target = F.Target;
  O.Pipeline.OptimizationLevel = F.Level - '0';
  O.Pipeline.Passes = F.Passes;
  O.Pipeline.Plugins.assign(F.Plugins.begin(), F.Plugins.end());
  O.Pipeline.VerifyEach = F.VerifyEach;
  O.IRGen.Checks = !F.Unsafe;
  O.IRGen.Optimized = O.Pipeline.OptimizationLevel != 0;
  if (F.Debug && F.NoDebug)
    return usage("-g and -g0 contradict each other");
  if (F.Debug)
    O.IRGen.Debug = IRGenOptions::DebugInfo::Full;
  if (F.NoDebug)
    O.IRGen.Debug = IRGenOptions::DebugInfo::None;
  O.Run = F.Run;
  O.Linker = F.Linker;
  O.RuntimeDirectory = F.RuntimeDirectory;
  O.Verbose = F.Verbose;
  O.DryRun = F.DryRun;
  O.SaveTemporaries = F.SaveTemporaries;
  O.DebugCrash = F.DebugCrash;
  return true;
}

std::string Translator::defaultPath(const EmitKindInfo &Info) const {
  if (Info.View || O.Input == "-")
    return Info.Kind == EmitKind::Executable ? "a.out" : "-";
  if (Info.Kind == EmitKind::Executable)
    return "a.out";
  return (sys::path::stem(O.Input) + Info.Extension).str();
}

bool Translator::addOutput(const EmitKindInfo &Info, StringRef Path) {
  std::string Where = Path.empty() ? defaultPath(Info) : Path.str();
  if (Info.Kind == EmitKind::Executable && Where == "-")
    return usage("an executable cannot go to standard output");
  for (const Output &Other : O.Outputs)
    if (Where != "-" && Other.Path == Where)
      return usage("two outputs would go to '" + Where + "'");
  O.Outputs.push_back({Info.Kind, Where});
  return true;
}

bool Translator::outputs() {
  SmallVector<const EmitKindInfo *, 4> Asked;
  SmallVector<StringRef, 4> Paths;
  for (StringRef Item : F.Emit) {
    auto [Spelling, Path] = Item.split('=');
    const EmitKindInfo *Info = findEmitKind(Spelling);
    if (!Info)
      return usage("--emit=" + Spelling +
                   ": there is no such form; --help lists them");
    Asked.push_back(Info);
    Paths.push_back(Path);
  }
  auto AddShort = [&](EmitKind Kind) {
    Asked.push_back(&info(Kind));
    Paths.push_back("");
  };
  if (F.Assembly)
    AddShort(F.EmitLLVM ? EmitKind::LLVM : EmitKind::Assembly);
  else if (F.EmitLLVM)
    AddShort(EmitKind::Bitcode);
  else if (F.Object)
    AddShort(EmitKind::Object);
  if (F.SyntaxOnly) {
    if (!Asked.empty() || O.Run)
      return usage("-fsyntax-only writes nothing; leave out the other outputs");
    return true;
  }
  if (Asked.empty()) {
    if (O.Run) {
      if (F.OutputFile.empty())
        return true;
      return usage("--run writes no file; to keep the executable say "
                   "--emit=exe=FILE");
    }
    AddShort(EmitKind::Executable);
  }
  if (!F.OutputFile.empty()) {
    if (Asked.size() > 1)
      return usage("-o names one file, but several outputs are asked for; use "
                   "--emit=kind=file,...");
    if (!Paths.front().empty() && Paths.front() != F.OutputFile)
      return usage("-o and --emit= name different files");
    Paths.front() = F.OutputFile;
  }
  for (auto [Info, Path] : zip_equal(Asked, Paths))
    if (!addOutput(*Info, Path))
      return false;
  return true;
}

bool Translator::translate() {
  return inputs() && source() && code() && outputs();
}

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

CommandLineResult mincaml::parseCommandLine(int ArgC, char **ArgV,
                                            DriverOptions &Options) {
  static Flags F; // LLVM keeps pointers to the options.
  static codegen::RegisterCodeGenFlags CodeGenFlags;
  cl::HideUnrelatedOptions({&F.Outputs, &F.Source, &F.Code, &F.Driver});
  cl::AddExtraVersionPrinter([](raw_ostream &) {});
  cl::SetVersionPrinter(printVersion);

  // Arguments of the program to run are none of ours.
  int OwnArguments = 0;
  while (OwnArguments != ArgC && StringRef(ArgV[OwnArguments]) != "--")
    ++OwnArguments;
  for (int I = OwnArguments + 1; I < ArgC; ++I)
    Options.RunArguments.push_back(ArgV[I]);
  if (!cl::ParseCommandLineOptions(
          OwnArguments, ArgV,
          "Compiles a MinCaml program to SPARC, to the host or to LLVM IR.\n",
          &errs()))
    return CommandLineResult::Error;

  std::string Problem = diagnosticOptions(F, Options.Diagnostics);
  SourceMgr NoSources;
  DiagnosticEngine Diagnostics(NoSources, errs(), Options.Diagnostics);
  auto Fail = [&] {
    Diagnostics.finish();
    return CommandLineResult::Error;
  };
  if (!Problem.empty()) {
    Diagnostics.report(DiagnosticID::Usage, Problem);
    return Fail();
  }
  if (!F.Explain.empty()) {
    if (F.Explain == "list") {
      listDiagnostics(outs());
      return CommandLineResult::Done;
    }
    if (explainDiagnostic(F.Explain, outs()))
      return CommandLineResult::Done;
    Diagnostics.report(DiagnosticID::Usage,
                       "--explain " + F.Explain + ": there is no such code");
    return Fail();
  }
  if (F.PrintPasses) {
    printPasses(outs());
    return CommandLineResult::Done;
  }
  if (!Translator(F, Options, Diagnostics).translate())
    return Fail();
  if (OwnArguments != ArgC && !Options.Run) {
    Diagnostics.report(DiagnosticID::Usage, "arguments after -- are for --run");
    return Fail();
  }
  return CommandLineResult::Compile;
}
