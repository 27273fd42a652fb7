//===- Options.h - The command line as data ---------------------*- C++ -*-===//

#ifndef MINCAML_DRIVER_OPTIONS_H
#define MINCAML_DRIVER_OPTIONS_H

#include "mincaml/CodeGen/CodeGen.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include "mincaml/IRGen/IRGen.h"
#include "mincaml/Interpreter/Interpreter.h"
#include "mincaml/Passes/Pipelines.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/ArrayRef.h"
#include <optional>
#include <string>
#include <vector>

namespace mincaml {

enum class EmitKind : uint8_t {
#define EMIT(Enum, Spelling, Extension, View, Description) Enum,
#include "mincaml/Driver/EmitKinds.def"
};

/// One requested output.
struct Output {
  EmitKind Kind;
  /// The path of the file; "-" is standard output.
  std::string Path;
};

/// -fdebug-crash=: the failure to provoke, to test how failures are handled.
enum class CrashKind : uint8_t { None, FatalError, UsageError, Signal, Stack };

struct BatchOptions {
  std::string Path;
  /// The time limit of a command in seconds; 0 means no limit.
  unsigned Timeout = 0;
};

struct DriverOptions {
  /// The command line, with response files expanded.
  std::vector<std::string> Arguments;
  /// The path of the program or of the first module.
  std::string Input;
  bool InputIsModule = false;
  /// Further modules of LLVM IR to link with Input.
  std::vector<std::string> Modules;
  /// Whether there is code from another front end, which LLVM may not be able
  /// to compile.
  bool hasForeignModule() const { return InputIsModule || !Modules.empty(); }
  /// Object files and archives to link, and -l and -L options, in order.
  std::vector<std::string> LinkerInputs;
  /// Whether there is no program, only object files and archives.
  bool LinksOnly = false;
  std::vector<Output> Outputs;
  bool Run = false;
  std::vector<std::string> RunArguments;
  /// Sys.argv of a program that runs in this process or in a forked child.
  std::vector<std::string> programArguments() const {
    std::vector<std::string> Result{Input};
    Result.insert(Result.end(), RunArguments.begin(), RunArguments.end());
    return Result;
  }
  /// --interactive: there is no program, but a prompt.
  bool Interactive = false;
  /// --interpret: run the program without compiling it.
  std::optional<InterpreterOptions> Interpret;
  /// --interpret-trace: the path of the trace; empty for none.
  std::string InterpreterTrace;
  /// --trace: the number of steps to print; nothing for no trace.
  std::optional<uint64_t> TraceSteps;

  BatchOptions Batch;

  DiagnosticOptions Diagnostics;
  LanguageOptions Language;
  IRGenOptions IRGen;
  PipelineOptions Pipeline;
  struct ExplorerOptions {
    /// The path of a page to use instead of the built-in one, for developers of
    /// the page.
    std::string Template;
    /// The size of the data in bytes above which parts are omitted; 0 means no
    /// limit.
    uint64_t Limit = 0;
    /// The path of the file that the program reads as its input in the recorded
    /// run; empty for no input.
    std::string Input;
    /// The number of steps of the run to record.
    unsigned Steps = 0;
    /// Include the running time of each pass.
    bool HasTimes = false;
    /// The path of a file with the execution count of each instruction; empty
    /// for none.
    std::string Counts;
  };
  ExplorerOptions Explorer;
  /// -print-pipeline-passes: print the pipeline and stop. An input is not
  /// required.
  bool PrintPipeline = false;

  std::string Target = "sparc";
  /// Whether --target= is given. If not, an input that is a module or an object
  /// file determines the target.
  bool TargetIsGiven = false;
  CodeGenOptions CodeGen;
  std::string RuntimeDirectory;
  std::string Linker;
  bool Verbose = false;
  /// -###: print the commands instead of running them.
  bool DryRun = false;
  CrashKind DebugCrash = CrashKind::None;
};

/// The action that the command line requests.
enum class CommandLineResult : uint8_t { Compile, Prompt, Batch, Done, Error };

/// Parses a command line, which starts with the name of the program. Options of
/// previous calls are reset. Batch: only Options.Batch is set. Done: the
/// command line requested information (--explain, --print-passes), which was
/// printed. Error: an error was reported.
CommandLineResult parseCommandLine(llvm::ArrayRef<const char *> CommandLine,
                                   DriverOptions &Options);

} // namespace mincaml

#endif // MINCAML_DRIVER_OPTIONS_H
