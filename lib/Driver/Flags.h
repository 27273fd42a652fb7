//===- Flags.h - The command-line options as cl::opt ------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_FLAGS_H
#define MINCAML_LIB_DRIVER_FLAGS_H

#include "mincaml/Driver/Options.h"
#include "llvm/Support/CommandLine.h"

namespace mincaml {

namespace cl = llvm::cl;

/// Returns LLVM's option of this name and lists it among our options, because
/// two options cannot have the same name.
template <typename Option>
Option &adopt(llvm::StringRef Name, cl::OptionCategory &Category,
              llvm::StringRef Description) {
  cl::Option *Found = cl::getRegisteredOptions().lookup(Name);
  Found->addCategory(Category);
  Found->setDescription(Description);
  Found->setHiddenFlag(cl::NotHidden);
  return static_cast<Option &>(*Found);
}

/// The command-line options. LLVM's command line library keeps pointers to them.
/// `translate` turns their values into DriverOptions.
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
      cl::desc("Outputs to write; the kinds are listed at the end")};
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
      cl::desc("Omit the least important parts of the explorer's data where it "
               "would exceed this size (default: 2^26); 0: no limit")};
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
      cl::desc("Language; mincaml rejects all extensions")};
  cl::opt<unsigned> ErrorLimit{
      "ferror-limit", cl::cat(Source), cl::init(20),
      cl::desc("Stop after this many errors; 0: no limit")};
  cl::opt<unsigned> NestingLimit{
      "fnesting-limit", cl::cat(Source),
      cl::init(LanguageOptions().NestingLimit),
      cl::desc("Maximum nesting of expressions; can only be lowered")};
  cl::opt<unsigned> CopiesLimit{
      "fcopies-limit", cl::cat(Source), cl::init(LanguageOptions().CopiesLimit),
      cl::desc("Maximum number of copies of a polymorphic function")};
  cl::opt<bool> ImplicitExternals{
      "fimplicit-externals", cl::cat(Source),
      cl::desc("Treat undefined names as externals, as -std=mincaml does")};
  // These are separate options because LLVM already defines an option -W.
  cl::opt<bool> Error{"Werror", cl::cat(Source),
                      cl::desc("Treat warnings as errors")};
  cl::opt<bool> NoError{"Wno-error", cl::cat(Source),
                        cl::desc("Do not treat warnings as errors; the last "
                                 "option wins")};
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
      cl::desc("Run this pass pipeline instead of the one of the -O level")};
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
  cl::opt<bool> NoSelectBranches{
      "fno-select-branches", cl::cat(Code),
      cl::desc("On SPARC at -O1 to -O3: keep the selects on combined "
               "comparisons that optimizations formed from branches")};
  cl::opt<bool> NoWidenIndices{
      "fno-widen-indices", cl::cat(Code),
      cl::desc("On 64-bit SPARC at -O1 to -O3: extend 32-bit array indices to "
               "64 bits at each access")};
  cl::opt<sparc::CheckLevel> SparcCheck{
      "sparc-check", cl::cat(Code), cl::init(sparc::CheckLevel::Violations),
      cl::desc("Check emitted SPARC code against the rules of "
               "--print-sparc-rules (default: violations)"),
      cl::values(clEnumValN(sparc::CheckLevel::Off, "off", "do not check"),
                 clEnumValN(sparc::CheckLevel::Violations, "violations",
                            "report violations as errors"),
                 clEnumValN(sparc::CheckLevel::All, "all",
                            "also warn about what cannot be proved"))};
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
      cl::desc("Stop the interpreted program when it allocates more memory "
               "(default: 2^30); 0: no limit")};
  cl::opt<std::string> InterpretTrace{
      "interpret-trace", cl::cat(Driver), cl::value_desc("file"),
      cl::desc("Write a trace of the interpreted program: calls and values of "
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

  // --help prints this after the options.
  cl::extrahelp Forms{"\nKinds of --emit=, in the order of the stages:\n\n"
#define EMIT(Enum, Spelling, Extension, View, Description)                     \
  "  " Spelling ": " Description "\n"
#include "mincaml/Driver/EmitKinds.def"
                      "\nLLVM's own options work too; --help-hidden lists "
                      "them.\n"};
};

/// Turns Flags into DriverOptions. Reports the first contradiction and returns
/// false.
bool translate(const Flags &F, DriverOptions &Options,
               DiagnosticEngine &Diagnostics);

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_FLAGS_H
