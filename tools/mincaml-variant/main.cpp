//===- main.cpp - mincaml-variant -----------------------------------------===//

#include "mincaml/Interpreter/Interpreter.h"
#include "mincaml/Rewriting/Variants.h"
#include "mincaml/Support/ToolMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace mincaml::rewriting;
using namespace llvm;

namespace {

struct Flags {
  cl::OptionCategory Category{"Options of mincaml-variant"};
  cl::list<std::string> Inputs{cl::Positional, cl::desc("program.ml...")};
  cl::opt<std::string> Kind{"kind", cl::cat(Category), cl::init("mix"),
                            cl::value_desc("kind"),
                            cl::desc("Kind of change (default: mix)")};
  cl::opt<bool> List{"list", cl::cat(Category), cl::desc("List the kinds")};
  cl::opt<uint64_t> Seed{
      "seed", cl::cat(Category), cl::init(0), cl::value_desc("number"),
      cl::desc(
          "Random seed, which decides where changes are made (default: 0)")};
  cl::opt<unsigned> Rate{
      "rate", cl::cat(Category), cl::init(20), cl::value_desc("percent"),
      cl::desc("Percentage of the possible changes to make (default: 20)")};
  cl::opt<std::string> Input{
      "input", cl::cat(Category), cl::init("/dev/null"), cl::value_desc("file"),
      cl::desc("Standard input of the run on which `unevaluated`, `neutral` "
               "and `modulo-input` depend (default: none)")};
  cl::opt<uint64_t> Steps{
      "interpret-steps", cl::cat(Category), cl::init(1000000),
      cl::value_desc("number"),
      cl::desc("These kinds do not change programs whose run takes more steps "
               "of the interpreter (default: 1000000)")};
  cl::opt<std::string> OutputDirectory{
      "output-dir", cl::cat(Category), cl::value_desc("directory"),
      cl::desc("Write each variant to this directory, under the name of its "
               "program")};
  cl::opt<std::string> Standard{
      "std", cl::cat(Category), cl::init("extended"),
      cl::value_desc("mincaml|extended"),
      cl::desc("Language; mincaml: the original language, without extensions")};
};

int fail(const Twine &Message) {
  errs() << "mincaml-variant: error: " << Message << '\n';
  return 1;
}

} // namespace

/// Runs a program in the interpreter and returns its profile. The program reads
/// the input that the options name; its output is discarded. Returns nothing if
/// the program cannot be run or the run may have reached a limit.
static std::optional<ExecutionProfile> profile(TypedProgram &Program,
                                               const Flags &F) {
  std::unique_ptr<Interpreter> Machine = Interpreter::create(
      *Program.Tree, Program.buffer(), Program.diagnostics());
  if (!Machine)
    return std::nullopt;
  Expected<sys::fs::file_t> In = sys::fs::openNativeFileForRead(F.Input);
  if (!In) {
    consumeError(In.takeError());
    return std::nullopt;
  }
  InterpreterOptions Options;
  Options.MaxSteps = F.Steps;
  Options.InputDescriptor = *In;
  int Null = -1;
  if (sys::fs::openFileForWrite("/dev/null", Null))
    return std::nullopt;
  Options.OutputDescriptor = Options.ErrorDescriptor = Null;
  ExecutionProfile Profile;
  int Status = Machine->run(Options, Profile);
  sys::fs::closeFile(Null);
  sys::fs::closeFile(*In);
  // With another status, the interpreter may have reached a limit. The compiled
  // program would then continue, so the profile would be incomplete.
  if (Status != 0 && Status != RuntimeErrorStatus)
    return std::nullopt;
  return Profile;
}

static int writeVariant(StringRef Input, const Flags &F,
                        const VariantOptions &Options) {
  DiagnosticOptions Diagnostics;
  Diagnostics.ProgramName = "mincaml-variant";
  Diagnostics.ImplicitExternalWarning = false;
  std::unique_ptr<TypedProgram> Program =
      TypedProgram::load(Input, Options.Language, Diagnostics, errs());
  if (!Program)
    return 1;
  std::string Text = makeVariant(std::move(Program), Options);
  if (F.OutputDirectory.empty()) {
    outs() << Text;
    return 0;
  }
  SmallString<128> Path(F.OutputDirectory);
  sys::path::append(Path, sys::path::filename(Input));
  if (sys::fs::equivalent(Path, Input))
    return fail(Path + ": would overwrite the program");
  std::error_code EC;
  raw_fd_ostream OS(Path, EC);
  if (!EC) {
    OS << Text;
    OS.close();
    EC = OS.error();
    OS.clear_error();
  }
  return EC ? fail(Path + ": " + EC.message()) : 0;
}

static int makeVariants(const Flags &F, size_t Stack) {
  if (F.List) {
    printVariantKinds(outs());
    return 0;
  }
  VariantOptions Options;
  std::optional<VariantKind> Kind = parseVariantKind(F.Kind);
  if (!Kind)
    return fail("--kind=" + F.Kind + ": no such kind; --list lists the kinds");
  if (F.Standard != "mincaml" && F.Standard != "extended")
    return fail("--std=" + F.Standard + ": expected mincaml or extended");
  if (F.Rate > 100)
    return fail("--rate=" + Twine(F.Rate.getValue()) +
                ": expected a percentage from 0 to 100");
  bool HasInput = F.Input.getNumOccurrences() || F.Steps.getNumOccurrences();
  if (HasInput && !needsProfile(*Kind))
    return fail("--kind=" + F.Kind +
                ": --input and --interpret-steps have no effect");
  if (!sys::fs::exists(F.Input))
    return fail("--input=" + F.Input + ": no such file");
  if (F.Inputs.empty())
    return fail("no program is given");
  if (F.Inputs.size() > 1 && F.OutputDirectory.empty())
    return fail("--output-dir is required for more than one program");
  Options.Kind = *Kind;
  Options.Seed = F.Seed;
  Options.Rate = F.Rate;
  Options.Language.NestingLimit =
      possibleNesting(Options.Language.NestingLimit, Stack);
  Options.Language.Strict = F.Standard == "mincaml";
  Options.Profile = [&](TypedProgram &Program) { return profile(Program, F); };
  int Status = 0;
  for (const std::string &Input : F.Inputs) {
    Status |= writeVariant(Input, F, Options);
    // Use another seed for each program, so that the programs are changed in
    // different ways.
    ++Options.Seed;
  }
  return Status;
}

static int run(int ArgC, char **ArgV) {
  static Flags F; // LLVM keeps pointers to the options.
  cl::HideUnrelatedOptions(F.Category);
  cl::SetVersionPrinter(
      [](raw_ostream &OS) { mincaml::printVersion("mincaml-variant", OS); });
  cl::ParseCommandLineOptions(
      ArgC, ArgV,
      "Rewrites MinCaml programs into others that behave the same.\n");
  int Status = 0;
  const size_t Stack = possibleStackSize();
  runOnStack(Stack, [&] { Status = makeVariants(F, Stack); });
  return Status;
}

int main(int ArgC, char **ArgV) {
  return toolMain("mincaml-variant", ArgC, ArgV,
                  [=] { return run(ArgC, ArgV); });
}
