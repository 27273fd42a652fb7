//===- Flags.h - The options as cl::opt -------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_DRIVER_FLAGS_H
#define MINCAML_LIB_DRIVER_FLAGS_H

#include "mincaml/Driver/Options.h"
#include "llvm/Support/CommandLine.h"

namespace mincaml {

namespace cl = llvm::cl;

/// An option of LLVM's that becomes one of ours: there cannot be two of a name.
template <typename Option>
Option &adopt(llvm::StringRef Name, cl::OptionCategory &Category,
              llvm::StringRef Description) {
  cl::Option *Found = cl::getRegisteredOptions().lookup(Name);
  Found->addCategory(Category);
  Found->setDescription(Description);
  Found->setHiddenFlag(cl::NotHidden);
  return static_cast<Option &>(*Found);
}

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
      cl::desc("What to write; the list of kinds is below")};
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
  // A list, so that the last one counts.
  cl::list<std::string> Level{
      "O",
      cl::Prefix,
      cl::ValueOptional,
      cl::cat(Code),
      cl::value_desc("0-3"),
      cl::desc("Optimization level (default: 0; without a number: 1)")};
  cl::opt<unsigned> Inline{
      "inline", cl::cat(Code), cl::value_desc("size"),
      cl::desc("-O1 to -O3: inline functions up to this size")};
  cl::opt<unsigned> Iterations{
      "iter", cl::cat(Code), cl::value_desc("number"),
      cl::desc("-O1 to -O3: repeat the classic passes at most so often "
               "(default: 1000)")};
  cl::opt<std::string> Passes{"passes", cl::cat(Code),
                              cl::value_desc("pipeline"),
                              cl::desc("Run this pass pipeline instead of the "
                                       "level's")};
  cl::list<std::string> Plugins{"load-pass-plugin", cl::cat(Code),
                                cl::value_desc("library"),
                                cl::desc("Load passes from a plugin")};
  cl::opt<bool> PrintPasses{"print-passes", cl::cat(Code),
                            cl::desc("List the passes of this project")};
  cl::opt<bool> &PrintPipeline = adopt<cl::opt<bool>>(
      "print-pipeline-passes", Code,
      "Print the pass pipeline as text for -passes=, and stop");
  cl::opt<bool> PrintTargets{"print-targets", cl::cat(Code),
                             cl::desc("List the targets that have a runtime")};
  cl::opt<bool> PrintRegisterAllocators{
      "print-register-allocators", cl::cat(Code),
      cl::desc("List what -regalloc= can name")};
  cl::opt<sparc::CheckLevel> SparcCheck{
      "sparc-check", cl::cat(Code), cl::init(sparc::CheckLevel::Violations),
      cl::desc("Check emitted SPARC code against the rules of "
               "--print-sparc-rules (default: violations)"),
      cl::values(clEnumValN(sparc::CheckLevel::Off, "off", "do not check"),
                 clEnumValN(sparc::CheckLevel::Violations, "violations",
                            "report broken rules as errors"),
                 clEnumValN(sparc::CheckLevel::All, "all",
                            "warn about what cannot be proved, too"))};
  cl::opt<bool> CheckSparc{
      "check-sparc", cl::cat(Code),
      cl::desc(
          "Check SPARC object files, archives, executables or assembly (.s) "
          "against the same rules, whatever made them")};
  cl::opt<bool> CheckSparcSummary{
      "check-sparc-summary", cl::cat(Code),
      cl::desc("With --check-sparc: count places, violations and what is not "
               "proved, for each rule")};
  cl::opt<bool> PrintSparcRules{
      "print-sparc-rules", cl::cat(Code),
      cl::desc("List the rules that emitted SPARC code is checked against")};
  cl::opt<std::string> StartSymbol{
      "start-symbol", cl::cat(Code), cl::value_desc("symbol"),
      cl::init(runtime::StartSymbol),
      cl::desc("Name of the function that evaluates the program, to link "
               "several programs")};
  cl::opt<bool> VerifyEach{"verify-each", cl::cat(Code),
                           cl::desc("Verify after every stage and pass")};
  cl::opt<bool, true> &VerifyAllocation = adopt<cl::opt<bool, true>>(
      "verify-regalloc", Code,
      "Prove each register allocation right (always done for MinCaml's "
      "allocators)");
  cl::opt<bool> Unsafe{
      "unsafe", cl::cat(Code),
      cl::desc("Leave out the checks of array bounds, array sizes and "
               "divisors")};
  cl::opt<bool> Debug{"g", cl::cat(Code), cl::desc("Emit debug information")};
  cl::opt<bool> NoDebug{"g0", cl::cat(Code),
                        cl::desc("No source locations even in LLVM IR")};

  cl::opt<bool> Run{"run", cl::cat(Driver),
                    cl::desc("Run the program; arguments for it follow --")};
  cl::opt<bool> Interpret{
      "interpret", cl::cat(Driver),
      cl::desc("Run the program without compiling it, as the reference")};
  cl::opt<uint64_t> InterpretSteps{
      "interpret-steps", cl::cat(Driver), cl::value_desc("number"), cl::init(0),
      cl::desc("End the program after this many steps; 0: never")};
  cl::opt<uint64_t> InterpretMemory{
      "interpret-memory", cl::cat(Driver), cl::value_desc("bytes"),
      cl::init(InterpreterOptions::DefaultMaxMemory),
      cl::desc("End the program when it takes more memory (default: 2^30); 0: "
               "never")};
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
  cl::opt<std::string> Batch{
      "batch", cl::cat(Driver), cl::value_desc("file"),
      cl::desc("Carry out each line of a file as a command line, in a process "
               "of its own")};
  cl::opt<unsigned> BatchTimeout{
      "batch-timeout", cl::cat(Driver), cl::value_desc("seconds"), cl::init(0),
      cl::desc("End a command of a batch after this time; 0: never")};
  cl::opt<bool> Verbose{"v", cl::cat(Driver),
                        cl::desc("Print the commands that are run")};
  cl::opt<bool> DryRun{"###", cl::cat(Driver),
                       cl::desc("Print the commands and run none")};
  cl::opt<CrashKind> DebugCrash{
      "fdebug-crash",
      cl::cat(Driver),
      cl::ReallyHidden,
      cl::ValueOptional,
      cl::init(CrashKind::None),
      cl::desc("Crash after reading the program"),
      cl::values(clEnumValN(CrashKind::FatalError, "", "fatal error"),
                 clEnumValN(CrashKind::UsageError, "usage", "usage error"),
                 clEnumValN(CrashKind::Signal, "signal", "signal"),
                 clEnumValN(CrashKind::Stack, "stack", "stack overflow"))};

  // Under the options of --help.
  cl::extrahelp Forms{"\nWhat --emit= writes, in the order of the stages:\n\n"
#define EMIT(Enum, Spelling, Extension, View, Description)                     \
  "  " Spelling ": " Description "\n"
#include "mincaml/Driver/EmitKinds.def"
                      "\nLLVM's own options work too; --help-hidden lists "
                      "them.\n"};
};

} // namespace mincaml

#endif // MINCAML_LIB_DRIVER_FLAGS_H
