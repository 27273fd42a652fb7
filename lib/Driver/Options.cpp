//===- Options.cpp - The command line as data -----------------------------===//

#include "mincaml/Driver/Options.h"
#include "Outputs.h"
#include "Process.h"
#include "Toolchain.h"
#include "mincaml/CodeGen/CodeGen.h"
#include "mincaml/Explorer/Explorer.h"
#include "mincaml/Passes/Registration.h"
#include "mincaml/SparcCheck/LoweringRules.h"
#include "mincaml/Support/ToolMain.h"
#include "mincaml/Transforms/Loops.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/CommandFlags.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/StringSaver.h"
#include "llvm/Support/raw_ostream.h"
#include <tuple>

using namespace mincaml;
using namespace llvm;

//===----------------------------------------------------------------------===//
// The options
//===----------------------------------------------------------------------===//

/// Returns the option of this name that LLVM defines, and shows it in the help
/// as one of our options. We cannot define another option with the same name.
template <typename Option>
static Option &adopt(StringRef Name, cl::OptionCategory &Category,
                     StringRef Description) {
  cl::Option *Found = cl::getRegisteredOptions().lookup(Name);
  Found->addCategory(Category);
  Found->setDescription(Description);
  Found->setHiddenFlag(cl::NotHidden);
  return static_cast<Option &>(*Found);
}

namespace {

/// The command-line options. LLVM's command line library keeps pointers to
/// them. FlagTranslator turns their values into DriverOptions.
struct Flags {
  cl::OptionCategory Outputs{"Output"};
  cl::OptionCategory Source{"Language and diagnostics"};
  cl::OptionCategory Code{"Optimization and code generation"};
  cl::OptionCategory Driver{"Linking and running"};
  /// The category of LLVM's options for observing passes.
  cl::OptionCategory Observation{"Watching the passes"};

  cl::list<std::string> Inputs{cl::Positional,
                               cl::desc("program.ml [object files]")};

  cl::list<std::string> Emit{
      "emit", cl::CommaSeparated, cl::cat(Outputs),
      cl::value_desc("kind[=file],..."),
      cl::desc("Outputs to write; the kinds are listed below")};
  cl::opt<std::string> OutputFile{
      "o", cl::cat(Outputs), cl::value_desc("file"),
      cl::desc("Output file; - for standard output")};
  cl::opt<bool> Assembly{"S", cl::cat(Outputs), cl::desc("Same as --emit=asm")};
  cl::opt<bool> Object{"c", cl::cat(Outputs), cl::desc("Same as --emit=obj")};
  cl::opt<bool> EmitLLVM{
      "emit-llvm", cl::cat(Outputs),
      cl::desc("Write LLVM IR: text with -S, bitcode otherwise")};
  cl::opt<bool> SyntaxOnly{
      "fsyntax-only", cl::cat(Outputs),
      cl::desc("Check the program without writing outputs")};
  cl::opt<bool> SaveTemporaries{
      "save-temps", cl::cat(Outputs),
      cl::desc("Keep the LLVM IR, assembly and object file of an executable")};

  cl::opt<std::string> ExplorerTemplate{
      "explorer-template", cl::cat(Outputs), cl::ReallyHidden,
      cl::value_desc("file"),
      cl::desc(
          "Use this page for --emit=explorer instead of the built-in one")};
  cl::opt<uint64_t> ExplorerLimit{
      "explorer-limit", cl::cat(Outputs), cl::value_desc("bytes"),
      cl::init(uint64_t(64) << 20),
      cl::desc("Omit the least important parts of the explorer's data if the "
               "data would exceed this size (default: 2^26); 0: no limit")};
  cl::opt<std::string> ExplorerInput{
      "explorer-input", cl::cat(Outputs), cl::value_desc("file"),
      cl::desc("Standard input of the run that the explorer shows")};
  cl::opt<unsigned> ExplorerSteps{
      "explorer-steps", cl::cat(Outputs), cl::value_desc("number"),
      cl::init(2000),
      cl::desc("Run the program and show at most this many steps in the "
               "explorer (default: 2000); 0: do not run it")};
  cl::opt<bool> ExplorerTimes{
      "explorer-times", cl::cat(Outputs),
      cl::desc("Include the run time of each pass in the explorer's data")};
  cl::opt<std::string> ExplorerCounts{
      "explorer-counts", cl::cat(Outputs), cl::value_desc("file"),
      cl::desc("Show execution counts of SPARC instructions in the explorer, "
               "from a file that the qemu plugin sparc-count wrote")};

  cl::opt<std::string> Standard{
      "std", cl::cat(Source), cl::value_desc("mincaml|extended"),
      cl::init("extended"),
      cl::desc("Language to compile; 'mincaml' is the original language "
               "without extensions")};
  cl::opt<unsigned> ErrorLimit{
      "ferror-limit", cl::cat(Source), cl::init(20),
      cl::desc("Stop after this many errors; 0: no limit")};
  cl::opt<unsigned> NestingLimit{
      "fnesting-limit", cl::cat(Source),
      cl::init(LanguageOptions().NestingLimit),
      cl::desc("Maximum nesting of expressions; can only be lowered")};
  cl::opt<unsigned> CopiesLimit{
      "fcopies-limit", cl::cat(Source), cl::init(LanguageOptions().CopiesLimit),
      cl::desc("Maximum number of copies of a polymorphic function or type")};
  cl::opt<bool> CheckOverflow{
      "fcheck-overflow", cl::cat(Source),
      cl::desc("Treat overflows of `+ - * / lsl` as run-time errors")};
  cl::opt<bool> ImplicitExternals{
      "fimplicit-externals", cl::cat(Source),
      cl::desc("Treat undefined names as externals, as -std=mincaml does")};
  // These are separate options because LLVM already defines an option -W.
  cl::opt<bool> Error{"Werror", cl::cat(Source),
                      cl::desc("Treat warnings as errors")};
  cl::opt<bool> NoError{"Wno-error", cl::cat(Source),
                        cl::desc("Do not treat warnings as errors; the last of "
                                 "--Werror and --Wno-error wins")};
  cl::opt<bool> NoWarnings{"w", cl::cat(Source),
                           cl::desc("Do not report warnings")};
  cl::opt<bool> ImplicitExternal{
      "Wimplicit-external", cl::cat(Source),
      cl::desc("Warn about undefined names (default)")};
  cl::opt<bool> NoImplicitExternal{"Wno-implicit-external", cl::cat(Source),
                                   cl::desc("Do not warn about undefined "
                                            "names")};
  cl::opt<std::string> Format{"fdiagnostics-format", cl::cat(Source),
                              cl::value_desc("text|json"), cl::init("text"),
                              cl::desc("Format of errors and warnings")};
  cl::opt<cl::boolOrDefault> Colour{
      "fdiagnostics-color", cl::cat(Source),
      cl::desc("Color errors and warnings (default: on a terminal)")};
  cl::opt<bool> NoColour{"fno-diagnostics-color", cl::cat(Source),
                         cl::desc("Do not color errors and warnings")};
  cl::opt<std::string> Explain{"explain", cl::cat(Source),
                               cl::value_desc("MC0xxx"),
                               cl::desc("Explain the error or warning with "
                                        "this code; `list` lists all codes")};

  cl::opt<std::string> Target{"target", cl::cat(Code), cl::init("sparc"),
                              cl::value_desc("sparc|sparcv9|host|triple"),
                              cl::desc("Target (default: sparc, 32-bit V8)")};
  // This is a list, so that the option may occur several times; the last one
  // wins.
  cl::list<std::string> Level{
      "O",
      cl::Prefix,
      cl::ValueOptional,
      cl::cat(Code),
      cl::value_desc("0-3"),
      cl::desc("Optimization level (default: 0; without a number: 1)")};
  cl::opt<unsigned> Inline{
      "inline", cl::cat(Code), cl::value_desc("size"),
      cl::desc("Inline functions up to this size at -O1 to -O3 (default: 50 at "
               "-O1, 100 above)")};
  cl::opt<unsigned> Iterations{
      "iter", cl::cat(Code), cl::value_desc("number"),
      cl::desc("Maximum iterations of MinCaml's optimization loop at -O1 to "
               "-O3 (default: 1000)")};
  cl::opt<std::string> Passes{
      "passes", cl::cat(Code), cl::value_desc("pipeline"),
      cl::desc("Run this pass pipeline instead of that of the -O level")};
  cl::list<std::string> Plugins{"load-pass-plugin", cl::cat(Code),
                                cl::value_desc("library"),
                                cl::desc("Load passes from a plugin")};
  cl::opt<bool> PrintPasses{"print-passes", cl::cat(Code),
                            cl::desc("List the passes of this project")};
  cl::opt<bool> &PrintPipeline = adopt<cl::opt<bool>>(
      "print-pipeline-passes", Code,
      "Print the pass pipeline as text for -passes= and exit");
  cl::opt<bool> PrintTargets{"print-targets", cl::cat(Code),
                             cl::desc("List the targets that have a runtime")};
  cl::opt<bool> PrintRegisterAllocators{
      "print-register-allocators", cl::cat(Code),
      cl::desc("List the values of -regalloc=")};
  cl::opt<bool> NoDelayedBranch{
      "fno-delayed-branch", cl::cat(Code),
      cl::desc("On SPARC at -O1 to -O3: do not fill the delay slots that LLVM "
               "leaves empty")};
  cl::opt<bool> NoCompareElimination{
      "fno-compare-elimination", cl::cat(Code),
      cl::desc("On SPARC at -O1 to -O3: emit a separate comparison for each "
               "branch")};
  cl::opt<bool> NoRegisterBranches{
      "fno-register-branches", cl::cat(Code),
      cl::desc("On 64-bit SPARC at -O1 to -O3: compare with zero in a separate "
               "instruction, not in the branch or conditional move")};
  cl::opt<bool> NoBranchPrediction{
      "fno-branch-prediction", cl::cat(Code),
      cl::desc("On 64-bit SPARC at -O1 to -O3: predict all branches as taken, "
               "as LLVM does")};
  cl::opt<bool> NoShrinkWrap{
      "fno-shrink-wrap", cl::cat(Code),
      cl::desc("On SPARC at -O1 to -O3: allocate the register window at "
               "function entry, even if some paths do not need it")};
  cl::opt<bool> NoCollector{
      "fno-gc", cl::cat(Code),
      cl::desc("Compile without garbage collector: never free memory")};
  cl::opt<bool> Parallel{
      "fparallel", cl::cat(Code),
      cl::desc("At -O1 to -O3: let several threads execute loops with "
               "independent iterations")};
  cl::opt<unsigned> ParallelThreshold{
      "fparallel-threshold", cl::cat(Code), cl::value_desc("instructions"),
      cl::init(ParallelLoopsOptions().Threshold),
      cl::desc("With -fparallel: execute loops with less work sequentially "
               "(default: 100000)")};
  cl::opt<bool> NoFlatFrames{
      "fno-flat-frames", cl::cat(Code),
      cl::desc("On SPARC at -O1 to -O3: use register windows in deeply "
               "recursive functions, too")};
  cl::opt<bool> NoSparcCosts{
      "fno-sparc-costs", cl::cat(Code),
      cl::desc("On SPARC: use the instruction costs of LLVM's backend in "
               "LLVM's optimizations")};
  cl::opt<bool> VerboseAssembly{
      "fverbose-asm", cl::cat(Code),
      cl::desc("Add comments to the assembly: the source expression of each "
               "instruction; on SPARC at -O1 to -O3, also how each delay slot "
               "was filled")};
  cl::opt<bool> NoFloatRegisterArguments{
      "fno-float-register-arguments", cl::cat(Code),
      cl::desc(
          "On 32-bit SPARC at -O1 to -O3: pass floating-point arguments "
          "of internal functions in integer registers, as the ABI prescribes")};
  cl::opt<bool> NoSectionAnchors{
      "fno-section-anchors", cl::cat(Code),
      cl::desc("On SPARC at -O1 to -O3: compute the full address of each "
               "constant and variable separately")};
  cl::opt<bool> NoWidenIndices{
      "fno-widen-indices", cl::cat(Code),
      cl::desc("On 64-bit SPARC at -O1 to -O3: extend 32-bit array indices to "
               "64 bits at each access")};
  cl::opt<sparc::CheckLevel> SparcCheck{
      "sparc-check", cl::cat(Code), cl::init(sparc::CheckLevel::Violations),
      cl::desc("Check emitted SPARC code against the rules of "
               "--print-sparc-rules (default: violations)"),
      cl::values(
          clEnumValN(sparc::CheckLevel::Off, "off", "do not check"),
          clEnumValN(sparc::CheckLevel::Violations, "violations",
                     "report violations as errors"),
          clEnumValN(sparc::CheckLevel::All, "all",
                     "also warn about code that cannot be proved valid"))};
  cl::opt<bool> PrintSparcRules{"print-sparc-rules", cl::cat(Code),
                                cl::desc("List the rules for SPARC code")};
  cl::opt<std::string> StartSymbol{
      "start-symbol", cl::cat(Code), cl::value_desc("symbol"),
      cl::init(runtime::StartSymbol),
      cl::desc("Symbol of the function that evaluates the program, so that "
               "several programs can be linked together")};
  cl::opt<bool> VerifyEach{
      "verify-each", cl::cat(Code),
      cl::desc("Verify the program after every stage and every pass")};
  cl::opt<bool, true> &VerifyAllocation = adopt<cl::opt<bool, true>>(
      "verify-regalloc", Code,
      "Prove that register allocation preserves the program (always on for "
      "MinCaml's allocators)");
  cl::opt<bool> Unsafe{
      "unsafe", cl::cat(Code),
      cl::desc("Omit the checks of array bounds, array sizes and divisors")};
  cl::opt<bool> Debug{"g", cl::cat(Code), cl::desc("Emit debug information")};
  cl::opt<bool> NoDebug{"g0", cl::cat(Code),
                        cl::desc("Omit source locations even in LLVM IR")};

  cl::opt<bool> Run{"run", cl::cat(Driver),
                    cl::desc("Run the program; its arguments follow --")};
  cl::opt<bool> Interactive{
      "interactive", cl::cat(Driver),
      cl::desc("Read phrases from standard input, evaluate them and print the "
               "results, like OCaml's prompt")};
  cl::opt<bool> Interpret{
      "interpret", cl::cat(Driver),
      cl::desc("Run the program in the reference interpreter")};
  cl::opt<uint64_t> InterpretSteps{
      "interpret-steps", cl::cat(Driver), cl::value_desc("number"), cl::init(0),
      cl::desc(
          "Stop the interpreted program after this many steps; 0: no limit")};
  cl::opt<uint64_t> InterpretMemory{
      "interpret-memory", cl::cat(Driver), cl::value_desc("bytes"),
      cl::init(InterpreterOptions::DefaultMaxMemory),
      cl::desc("Stop the interpreted program when it has allocated more than "
               "this many bytes (default: 2^30); 0: no limit")};
  cl::opt<std::string> InterpretTrace{
      "interpret-trace", cl::cat(Driver), cl::value_desc("file"),
      cl::desc("Write a trace of the interpreted program to this file: calls "
               "and values of "
               "variables")};
  cl::opt<std::string> Trace{
      "trace", cl::ValueOptional, cl::cat(Driver), cl::value_desc("number"),
      cl::desc("Run the program in the reference interpreter and print a trace "
               "of its first steps, at most this many (default: 1000)")};
  cl::list<std::string> Libraries{"l", cl::Prefix, cl::cat(Driver),
                                  cl::value_desc("library"),
                                  cl::desc("Link a library")};
  cl::list<std::string> LibraryPaths{
      "L", cl::Prefix, cl::cat(Driver), cl::value_desc("directory"),
      cl::desc("Search for libraries in this directory")};
  cl::opt<std::string> Linker{"linker", cl::cat(Driver),
                              cl::value_desc("program"),
                              cl::desc("C compiler that links executables")};
  cl::opt<std::string> RuntimeDirectory{
      "runtime-dir", cl::cat(Driver), cl::value_desc("directory"),
      cl::desc("Directory that contains <target>/libmincaml.a")};
  cl::opt<std::string> Batch{
      "batch", cl::cat(Driver), cl::value_desc("file"),
      cl::desc("Execute each line of a file as a command line, each in a "
               "separate process")};
  cl::opt<unsigned> BatchTimeout{
      "batch-timeout", cl::cat(Driver), cl::value_desc("seconds"), cl::init(0),
      cl::desc("Stop each command of a batch after this time; 0: no limit")};
  cl::opt<bool> Verbose{"v", cl::cat(Driver),
                        cl::desc("Print the commands that are executed")};
  cl::opt<bool> DryRun{"###", cl::cat(Driver),
                       cl::desc("Print the commands without executing them")};
  cl::opt<CrashKind> DebugCrash{
      "fdebug-crash",
      cl::cat(Driver),
      cl::ReallyHidden,
      cl::ValueOptional,
      cl::init(CrashKind::None),
      cl::desc("Fail after reading the program"),
      cl::values(clEnumValN(CrashKind::FatalError, "", "fatal error"),
                 clEnumValN(CrashKind::UsageError, "usage", "usage error"),
                 clEnumValN(CrashKind::Signal, "signal", "signal"),
                 clEnumValN(CrashKind::Stack, "stack", "stack overflow"))};

  // --help-all prints this after the options.
  cl::extrahelp Forms{"\nKinds of --emit=, in the order of the stages:\n\n"
#define EMIT(Enum, Spelling, Extension, View, Description)                     \
  "  " Spelling ": " Description "\n"
#include "mincaml/Driver/EmitKinds.def"
                      "\nLLVM's own options work too; --help-hidden lists "
                      "them.\n"};
};

//===----------------------------------------------------------------------===//
// From flags to DriverOptions
//===----------------------------------------------------------------------===//

/// Turns Flags into DriverOptions. Reports the first contradiction and returns
/// false.
class FlagTranslator {
public:
  FlagTranslator(const Flags &F, DriverOptions &O,
                 DiagnosticEngine &Diagnostics)
      : F(F), O(O), Diagnostics(Diagnostics) {}

  bool translate() {
    return inputs() && source() && code() && linking() &&
           (O.Interactive ? interactive()
                          : interpreting() && (O.Interpret || outputs()));
  }

private:
  bool usage(const Twine &Message) {
    Diagnostics.report(DiagnosticID::Usage, Message.str());
    return false;
  }
  /// Reports that Option takes a program, but that the inputs are only machine
  /// code.
  bool takesProgram(const Twine &Option) {
    return usage(Option + " takes a program, but '" + O.LinkerInputs.front() +
                 "' is machine code");
  }
  bool inputs();
  bool source();
  bool level();
  void machineCode();
  bool code();
  bool linking();
  bool interactive();
  bool interpreting();
  bool outputs();
  bool requestByEmit();
  bool requestByShortOptions();
  bool requestByDefault();
  bool checkLimitedCodeGen();
  bool checkStartSymbol();
  bool checkKinds();
  bool nameOutputs();
  bool addTemporaries();
  bool addOutput(const EmitKindInfo &Info, StringRef Path);
  std::string defaultPath(const EmitKindInfo &Info) const;
  std::string stemOfInput() const;
  void request(EmitKind Kind) {
    Requested.push_back({EmitKinds + static_cast<unsigned>(Kind), StringRef()});
  }

  const Flags &F;
  DriverOptions &O;
  DiagnosticEngine &Diagnostics;
  /// The requested outputs with their paths. A path is empty if the command
  /// line does not give it.
  SmallVector<std::pair<const EmitKindInfo *, StringRef>, 4> Requested;
};

} // namespace

bool FlagTranslator::inputs() {
  O.Interactive = F.Interactive;
  if (O.Interactive && !F.Inputs.empty())
    return usage(
        "--interactive reads phrases from standard input; leave out '" +
        F.Inputs[0] + "'");
  for (const std::string &Input : F.Inputs) {
    StringRef Extension = sys::path::extension(Input);
    if (Extension == ".o" || Extension == ".a" || Extension == ".so") {
      O.LinkerInputs.push_back(Input);
      continue;
    }
    if (Extension == ".ll" || Extension == ".bc") {
      O.Modules.push_back(Input);
      continue;
    }
    if (is_contained({".c", ".cc", ".cpp", ".cxx", ".C"}, Extension))
      return usage("'" + Input +
                   "': not a MinCaml program; compile it for the same target "
                   "with `clang -c` and pass the object file");
    // The user has written `-O 2` instead of `-O2`.
    if (!F.Level.empty() && F.Level[F.Level.size() - 1].empty() &&
        Input.size() == 1 && isDigit(Input.front()))
      return usage("-O " + Input + ": write -O" + Input);
    if (!O.Input.empty())
      return usage("'" + O.Input + "' and '" + Input +
                   "': only one program can be compiled at a time");
    O.Input = Input;
  }
  if (O.Input.empty() && !O.Modules.empty()) {
    O.Input = O.Modules.front();
    O.Modules.erase(O.Modules.begin());
    O.InputIsModule = true;
  }
  const bool NeedsProgram = !F.PrintPipeline && !O.Interactive &&
                            codegen::getMCPU() != "help" &&
                            !is_contained(codegen::getMAttrs(), "help");
  O.LinksOnly = O.Input.empty() && !O.LinkerInputs.empty() && NeedsProgram;
  if (O.Input.empty() && !O.LinksOnly && NeedsProgram)
    return usage("no program given; try `mincaml-llc program.ml`, or `-` for "
                 "standard input");
  return true;
}

bool FlagTranslator::source() {
  if (F.Standard == "mincaml")
    O.Language.Strict = true;
  else if (F.Standard != "extended")
    return usage("-std=" + F.Standard + ": expected mincaml or extended");
  if (F.NestingLimit > O.Language.NestingLimit)
    return usage("-fnesting-limit: at most " + Twine(O.Language.NestingLimit));
  O.Language.NestingLimit = F.NestingLimit;
  O.Language.CopiesLimit = F.CopiesLimit;
  O.Language.ChecksOverflow = F.CheckOverflow;
  O.Language.AllowsImplicitExternals = F.ImplicitExternals;
  O.DebugCrash = F.DebugCrash;
  return true;
}

bool FlagTranslator::level() {
  if (F.Level.empty())
    return true;
  StringRef Text = F.Level[F.Level.size() - 1];
  if (Text.empty())
    Text = "1";
  if (Text.getAsInteger(10, O.Pipeline.OptimizationLevel) || Text.size() != 1 ||
      O.Pipeline.OptimizationLevel > 3)
    return usage("-O" + Text + ": expected -O0, -O1, -O2 or -O3");
  return true;
}

/// Returns whether --start-symbol= can name this symbol.
static bool isSymbol(StringRef Name) {
  if (Name == runtime::StartSymbol)
    return true;
  return !Name.empty() && !isDigit(Name.front()) &&
         all_of(Name, [](char C) { return isAlnum(C) || C == '_'; }) &&
         !Name.starts_with(runtime::SymbolPrefix);
}

void FlagTranslator::machineCode() {
  CodeGenOptions &C = O.CodeGen;
  const bool Optimize = O.Pipeline.OptimizationLevel != 0;
  C.Collect = !F.NoCollector;
  C.FillDelaySlots = Optimize && !F.NoDelayedBranch;
  C.EliminateCompares = Optimize && !F.NoCompareElimination;
  C.RegisterBranches = Optimize && !F.NoRegisterBranches;
  C.PredictBranches = Optimize && !F.NoBranchPrediction;
  C.ShrinkWrap = Optimize && !F.NoShrinkWrap;
  C.FlatFrames = Optimize && !F.NoFlatFrames;
  C.FloatRegisterArguments = Optimize && !F.NoFloatRegisterArguments;
  C.ShareAddresses = Optimize && !F.NoSectionAnchors;
  C.WidenIndices = Optimize && !F.NoWidenIndices;
  C.SparcCosts = O.Pipeline.SparcCosts = !F.NoSparcCosts;
  C.VerboseAssembly = F.VerboseAssembly;
  C.Checks = F.SparcCheck;
  C.VerifyEach = O.Pipeline.VerifyEach = F.VerifyEach;
  C.VerifyAllocation = F.VerifyAllocation.getValue();
  // With this option, LLVM's allocators run the machine verifier between their
  // steps, which takes minutes where our checker takes milliseconds.
  F.VerifyAllocation.setValue(C.VerifyAllocation && F.VerifyEach);
}

bool FlagTranslator::code() {
  if (!level())
    return false;
  O.Target = F.Target;
  O.TargetIsGiven = F.Target.getNumOccurrences() != 0;
  machineCode();
  if (!codegen::getMArch().empty())
    return usage("-march= is not supported; use --target=");
  if (codegen::getExplicitFileType())
    return usage("-filetype= is not supported; use --emit=");
  if (F.Inline.getNumOccurrences())
    O.Pipeline.InlineThreshold = F.Inline;
  if (F.Iterations.getNumOccurrences())
    O.Pipeline.Iterations = F.Iterations;
  if (F.Parallel)
    O.Pipeline.ParallelThreshold = F.ParallelThreshold;
  O.Pipeline.Passes = F.Passes;
  O.PrintPipeline = F.PrintPipeline;
  O.Pipeline.Plugins.assign(F.Plugins.begin(), F.Plugins.end());
  O.IRGen.Checks = !F.Unsafe;
  if (!isSymbol(F.StartSymbol))
    return usage("--start-symbol=" + F.StartSymbol +
                 ": expected letters, digits and `_`, and none of the "
                 "runtime's own symbols");
  O.IRGen.StartSymbol = O.CodeGen.StartSymbol = F.StartSymbol;
  O.IRGen.Optimized = O.Pipeline.OptimizationLevel != 0;
  if (F.Debug && F.NoDebug)
    return usage("-g and -g0 contradict each other");
  if (F.Debug)
    O.IRGen.Debug = IRGenOptions::DebugInfo::Full;
  if (F.NoDebug)
    O.IRGen.Debug = IRGenOptions::DebugInfo::None;
  return true;
}

bool FlagTranslator::linking() {
  for (const std::string &Path : F.LibraryPaths)
    O.LinkerInputs.push_back("-L" + Path);
  for (const std::string &Library : F.Libraries)
    O.LinkerInputs.push_back("-l" + Library);
  O.Linker = F.Linker;
  O.RuntimeDirectory = F.RuntimeDirectory;
  O.Explorer = {F.ExplorerTemplate, F.ExplorerLimit, F.ExplorerInput,
                F.ExplorerSteps,    F.ExplorerTimes, F.ExplorerCounts};
  O.Verbose = F.Verbose;
  O.DryRun = F.DryRun;
  O.Run = F.Run;
  return true;
}

/// Translates --interactive, and rejects the options that would have no effect
/// with it.
bool FlagTranslator::interactive() {
  if (F.Run || F.Interpret || F.Trace.getNumOccurrences())
    return usage("--interactive runs phrases, not a program; leave out --run, "
                 "--interpret and --trace");
  if (O.Language.Strict)
    return usage("--interactive knows only the extended language; leave out "
                 "-std=mincaml");
  if (F.Unsafe)
    return usage("--interactive always checks; leave out --unsafe");
  if (!F.Emit.empty() || F.Assembly || F.Object || F.EmitLLVM || F.SyntaxOnly ||
      F.SaveTemporaries || !F.OutputFile.empty())
    return usage("--interactive writes no files; leave out the outputs");
  if (O.Diagnostics.Format != DiagnosticOptions::OutputFormat::Text)
    return usage("--interactive prints messages as text only");
  if (!O.TargetIsGiven)
    O.Target = "host";
  O.Input = "//toplevel//";
  O.Interpret.emplace();
  O.Interpret->Arguments = O.programArguments();
  O.Interpret->MaxMemory = F.InterpretMemory;
  return true;
}

static constexpr uint64_t DefaultTraceSteps = 1000;

/// Translates --interpret and --trace, and rejects all options that would have
/// no effect with them.
bool FlagTranslator::interpreting() {
  bool HasLimit = F.InterpretSteps.getNumOccurrences() ||
                  F.InterpretMemory.getNumOccurrences() ||
                  F.InterpretTrace.getNumOccurrences();
  const bool IsTraced = F.Trace.getNumOccurrences();
  if (!F.Interpret && !IsTraced)
    return !HasLimit || usage("--interpret-steps, --interpret-memory and "
                              "--interpret-trace require --interpret");
  if (F.Unsafe)
    return usage("--interpret always checks; leave out --unsafe");
  if (F.Run)
    return usage("--interpret and --run both run the program; choose one");
  if (F.DryRun)
    return usage("--interpret runs no commands that -### could print");
  if (!F.Emit.empty() || F.Assembly || F.Object || F.EmitLLVM || F.SyntaxOnly ||
      F.SaveTemporaries || !F.OutputFile.empty())
    return usage("--interpret writes no files; leave out the outputs");
  if (!O.LinkerInputs.empty())
    return usage("'" + O.LinkerInputs.front() +
                 "': --interpret cannot run machine code");
  if (O.InputIsModule || !O.Modules.empty())
    return usage("'" + (O.InputIsModule ? O.Input : O.Modules.front()) +
                 "': --interpret cannot run LLVM IR");
  O.Interpret.emplace();
  O.Interpret->Arguments = O.programArguments();
  O.Interpret->MaxSteps = F.InterpretSteps;
  O.Interpret->MaxMemory = F.InterpretMemory;
  O.InterpreterTrace = F.InterpretTrace;
  if (!IsTraced)
    return true;
  if (!O.InterpreterTrace.empty())
    return usage("--trace and --interpret-trace both trace the program; choose "
                 "one");
  O.TraceSteps = DefaultTraceSteps;
  if (!F.Trace.empty() && StringRef(F.Trace).getAsInteger(10, *O.TraceSteps))
    return usage("--trace=" + F.Trace + ": expected a number");
  return true;
}

//===----------------------------------------------------------------------===//
// Outputs
//===----------------------------------------------------------------------===//

bool FlagTranslator::outputs() {
  if (F.OutputFile.getNumOccurrences() && F.OutputFile.empty())
    return usage("-o needs the name of a file");
  if (F.SyntaxOnly) {
    if (O.LinksOnly)
      return takesProgram("-fsyntax-only");
    if (F.Emit.empty() && !F.Assembly && !F.Object && !F.EmitLLVM && !F.Run &&
        F.OutputFile.empty())
      return true;
    return usage("-fsyntax-only writes nothing; leave out the other outputs");
  }
  return requestByEmit() && requestByShortOptions() && checkLimitedCodeGen() &&
         requestByDefault() && checkStartSymbol() && checkKinds() &&
         nameOutputs() && addTemporaries();
}

bool FlagTranslator::requestByEmit() {
  for (StringRef Item : F.Emit) {
    auto [Spelling, Path] = Item.split('=');
    const EmitKindInfo *Info =
        find_if(EmitKinds, [&Spelling = Spelling](const EmitKindInfo &I) {
          return I.Spelling == Spelling;
        });
    if (Info == std::end(EmitKinds))
      return usage("--emit=" + Spelling + ": expected one of " +
                   join(map_range(EmitKinds,
                                  [](const EmitKindInfo &I) {
                                    return I.Spelling.str();
                                  }),
                        ", "));
    Requested.push_back({Info, Path});
  }
  return true;
}

bool FlagTranslator::requestByShortOptions() {
  if (F.Assembly && F.Object)
    return usage("-S and -c contradict each other; for both outputs use "
                 "--emit=asm,obj");
  if (F.EmitLLVM)
    request(F.Assembly ? EmitKind::LLVM : EmitKind::Bitcode);
  else if (F.Assembly)
    request(EmitKind::Assembly);
  else if (F.Object)
    request(EmitKind::Object);
  return true;
}

/// Checks the outputs if an option such as -stop-after= ends code generation
/// early: the last possible output is then machine IR.
bool FlagTranslator::checkLimitedCodeGen() {
  if (!TargetPassConfig::hasLimitedCodeGenPipeline())
    return true;
  std::string Why = "-" + TargetPassConfig::getLimitedCodeGenPipelineReason();
  if (Why.find("start-") != std::string::npos)
    return usage(Why + ": there is no machine IR to start from");
  if (Requested.empty() && !O.Run)
    request(EmitKind::MIR);
  bool GoesOn = any_of(
      Requested, [](const auto &A) { return A.first->Kind > EmitKind::MIR; });
  if (GoesOn || O.Run)
    return usage(
        Why + ": code generation ends early, so only --emit=mir is possible");
  return true;
}

bool FlagTranslator::requestByDefault() {
  if (!Requested.empty())
    return true;
  if (!O.Run)
    request(EmitKind::Executable);
  else if (!F.OutputFile.empty())
    return usage("--run writes no file; to keep the executable use "
                 "--emit=exe=FILE");
  return true;
}

/// Checks that --start-symbol= is not combined with an executable: the main
/// function of the runtime calls the program by its default name.
bool FlagTranslator::checkStartSymbol() {
  bool Links = any_of(Requested, [](const auto &A) {
    return A.first->Kind == EmitKind::Executable;
  });
  if (F.StartSymbol == runtime::StartSymbol || !(Links || O.Run))
    return true;
  return usage("--start-symbol is for object files that you link with your own "
               "main function; add -c");
}

/// Checks that the requested outputs can be produced from the inputs, and warns
/// about unused inputs.
bool FlagTranslator::checkKinds() {
  bool Links = O.Run;
  for (const auto &[Info, Path] : Requested) {
    Links |= Info->Kind == EmitKind::Executable;
    if (O.LinksOnly && Info->Kind != EmitKind::Executable)
      return takesProgram("--emit=" + Info->Spelling);
    if (Info->Kind == EmitKind::Explorer && O.Explorer.Template.empty() &&
        explorerTemplate().empty())
      return usage("--emit=explorer: this compiler was built without the page, "
                   "which requires Node.js 18 or newer, npm and network "
                   "access; --emit=explorer-json writes only the data");
    if (O.InputIsModule && Info->Kind < EmitKind::LLVM)
      return usage("--emit=" + Info->Spelling +
                   " shows a MinCaml program, but '" + O.Input +
                   "' is LLVM IR");
  }
  if (!Links && !F.DryRun && !O.LinkerInputs.empty())
    Diagnostics.report(DiagnosticID::UnusedLinkerInput, O.LinkerInputs.front());
  return true;
}

bool FlagTranslator::nameOutputs() {
  if (!F.OutputFile.empty()) {
    if (Requested.size() > 1)
      return usage("-o names one file, but several outputs are requested; use "
                   "--emit=kind=file,...");
    StringRef &Path = Requested.front().second;
    if (!Path.empty() && Path != F.OutputFile)
      return usage("-o and --emit= name different files");
    Path = F.OutputFile;
  }
  return all_of(Requested, [this](const auto &A) {
    return addOutput(*A.first, A.second.empty()
                                   ? StringRef(defaultPath(*A.first))
                                   : A.second);
  });
}

/// Adds the intermediate outputs of -save-temps.
bool FlagTranslator::addTemporaries() {
  auto IsRequested = [this](EmitKind Kind) {
    return any_of(O.Outputs, [=](const Output &A) { return A.Kind == Kind; });
  };
  if (!F.SaveTemporaries || O.LinksOnly ||
      !(O.Run || IsRequested(EmitKind::Executable)))
    return true;
  for (EmitKind Kind : {EmitKind::LLVM, EmitKind::Assembly, EmitKind::Object}) {
    const EmitKindInfo &Info = EmitKinds[static_cast<unsigned>(Kind)];
    if (!IsRequested(Kind) &&
        !addOutput(Info, stemOfInput() + Info.Extension.str()))
      return false;
  }
  return true;
}

std::string FlagTranslator::stemOfInput() const {
  return O.Input == "-" ? "stdin" : sys::path::stem(O.Input).str();
}

std::string FlagTranslator::defaultPath(const EmitKindInfo &Info) const {
  if (Info.Kind == EmitKind::Executable)
    return "a.out";
  if (Info.View || O.Input == "-")
    return "-";
  return stemOfInput() + Info.Extension.str();
}

bool FlagTranslator::addOutput(const EmitKindInfo &Info, StringRef Path) {
  if (Info.Kind == EmitKind::Executable && Path == "-")
    return usage("an executable cannot go to standard output");
  for (const Output &Other : O.Outputs) {
    if (Path == "-" || Other.Path == "-" ||
        OutputFile::destination(Other.Path) != OutputFile::destination(Path))
      continue;
    // Several outputs can go to the same device.
    sys::fs::file_status Status;
    if (!sys::fs::status(Path, Status) && !sys::fs::is_regular_file(Status))
      continue;
    return usage("two outputs would go to '" + Path + "'" +
                 (Path == Other.Path
                      ? ""
                      : ", which is the same file as '" + Other.Path + "'"));
  }
  O.Outputs.push_back({Info.Kind, Path.str()});
  return true;
}

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

/// Translates the options for diagnostics, which must be done before anything
/// is reported. Returns an error message, or an empty string.
static std::string diagnosticOptions(const Flags &F, DiagnosticOptions &D) {
  D.ErrorLimit = F.ErrorLimit;
  std::string Problem;
  // If an option and its negation are given, the last one wins. The
  // position of an option that is not given is 0.
  D.WarningsAsErrors = F.Error.getPosition() > F.NoError.getPosition();
  D.NoWarnings = F.NoWarnings;
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

/// The text that `--help` prints.
static constexpr StringRef ShortHelp =
    R"(mincaml-llc compiles MinCaml, a subset of OCaml, to SPARC and to this machine.

USAGE: mincaml-llc [options] program.ml [object files] [-- arguments]

  mincaml-llc fib.ml --target=host --run    compile for this machine and run
  mincaml-llc fib.ml --run                  the same for SPARC, with an emulator
  mincaml-llc fib.ml --interpret            run without compiling
  mincaml-llc --interactive                 evaluate what you type
  mincaml-llc fib.ml -O2 -o fib             an optimized executable for SPARC
  mincaml-llc fib.ml -S -o -                print the assembly
  mincaml-llc fib.ml --emit=llvm -O2 -o -   print the LLVM IR after the passes
  mincaml-llc fib.ml --emit=explorer        a page that shows all stages

OPTIONS (--help-all lists all of them):

  -o file                 the output; `-` is the standard output
  --emit=kind,...         the outputs: tokens, ast, typed, core, knormal, closure,
                          llvm, mir, regalloc, asm, obj, explorer, exe, ...
  -S, -c                  the same as --emit=asm, --emit=obj
  -fsyntax-only           check the program and write nothing
  --target=name           sparc (V8, the default), sparcv9 or host
  -O0 to -O3              the optimization level; without one, -O0
  --passes=text           these passes instead of those of the level
  --regalloc=name         the register allocator
  -g                      debug information
  --run, --interpret      run the program; its arguments follow `--`
  --trace                 print the first steps of a run
  --unsafe                do not check array indices
  --std=mincaml           the original language without extensions
  --explain=MC0205        explain an error by its code
  -w, --Werror            no warnings, or warnings as errors
  --print-passes          the passes of the compiler
  --version               the version and the installed targets
)";

/// Returns a message about the first option that no library has registered, and
/// sets I to its position. Returns an empty text if all options are known.
/// LLVM's own message is not used, because it may suggest an unrelated option
/// of one letter.
static std::string findUnknownOption(ArrayRef<const char *> Arguments,
                                     size_t &I) {
  const auto &Known = cl::getRegisteredOptions();
  auto IsPrefix = [&](StringRef Name) {
    auto I = Known.find(Name);
    return I != Known.end() &&
           (I->second->getFormattingFlag() == cl::Prefix ||
            I->second->getFormattingFlag() == cl::AlwaysPrefix);
  };
  for (I = 1; I < Arguments.size(); ++I) {
    StringRef Written = Arguments[I];
    StringRef Name = Written;
    if (!Name.consume_front("-") || Name.empty())
      continue;
    Name.consume_front("-");
    StringRef Value = Name.drop_front(std::min(Name.find('='), Name.size()));
    Name = Name.drop_back(Value.size());
    if (auto Found = Known.find(Name); Found != Known.end()) {
      // The next argument is the value of this option.
      if (Value.empty() &&
          Found->second->getValueExpectedFlag() == cl::ValueRequired)
        ++I;
      continue;
    }
    bool HasPrefix = false;
    for (size_t Length = 1; Length < Name.size(); ++Length)
      HasPrefix = HasPrefix || IsPrefix(Name.take_front(Length));
    if (HasPrefix)
      continue;
    unsigned Distance = Name.size() / 3 + 1;
    StringRef Nearest = Name.starts_with("optimi") ? "O2" : "";
    for (const auto &[Other, Option] : Known) {
      if (Option->getOptionHiddenFlag() != cl::NotHidden || Other.size() < 2)
        continue;
      unsigned D = Name.edit_distance(Other, true, Distance);
      if (D < Distance || (D == Distance && Other < Nearest)) {
        Distance = D;
        Nearest = Other;
      }
    }
    std::string Message = "unknown option '" + Written.str() + "'";
    if (Nearest.empty())
      return Message + "; `mincaml-llc --help-all` lists the options";
    bool HasShortForm = Nearest == "O2" || Nearest.starts_with("f");
    return Message + "; did you mean '" + (HasShortForm ? "-" : "--") +
           Nearest.str() + Value.str() + "'?";
  }
  return "";
}

/// Hides LLVM's options from --help-all, except the most useful ones.
/// --help-hidden shows all.
static void hideLLVMOptions(Flags &F) {
  const std::tuple<StringRef, cl::OptionCategory &, StringRef> Shown[] = {
      {"regalloc", F.Code, "Register allocator"},
      {"mcpu", F.Code,
       "Processor; -mcpu=help lists the processors of the target"},
      {"pass-remarks", F.Observation,
       "Print what the passes with matching names did"},
      {"pass-remarks-missed", F.Observation,
       "Print what the passes with matching names could not do, and why"},
      {"pass-remarks-analysis", F.Observation,
       "Print further information from the passes with matching names"},
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
  // If nothing was stored, LLVM printed its message directly to standard error.
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
  for (const char *&Argument :
       MutableArrayRef(Arguments).take_front(OwnArguments)) {
    StringRef Word = Argument;
    if (Word == "--help" || Word == "-help" || Word == "-h") {
      outs() << ShortHelp;
      return CommandLineResult::Done;
    }
    if (Word == "--help-all" || Word == "-help-all")
      Argument = "--help";
  }
  std::string Text;
  raw_string_ostream TextOS(Text);
  size_t UnknownPosition;
  std::string Unknown = findUnknownOption(
      ArrayRef(Arguments).take_front(OwnArguments), UnknownPosition);
  // Parse the other options anyway: they say how the error is reported.
  if (!Unknown.empty()) {
    Arguments.erase(Arguments.begin() + UnknownPosition);
    --OwnArguments;
  }
  bool Parsed = cl::ParseCommandLineOptions(
      OwnArguments, Arguments.data(),
      "Compiles a MinCaml program to SPARC, to the host or to LLVM IR.\n",
      &TextOS);

  std::string Problem = diagnosticOptions(F, Options.Diagnostics);
  if (!Unknown.empty())
    Problem = Unknown;
  else if (!Parsed)
    Problem = usageMessage(Text, CommandLine.front());
  // This error takes precedence: the words after an open quote were split
  // wrongly, which causes other errors.
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
  } else if (FlagTranslator(F, Options, Diagnostics).translate()) {
    if (Options.Interactive)
      return CommandLineResult::Prompt;
    if (!HasSeparator || Options.Run || Options.Interpret)
      return CommandLineResult::Compile;
    Diagnostics.report(DiagnosticID::Usage,
                       "arguments after -- are for --run and --interpret");
  }
  if (Result == CommandLineResult::Error)
    Diagnostics.finish();
  return Result;
}
