//===- main.cpp - mincaml-reduce ------------------------------------------===//

#include "mincaml/Rewriting/CommandTest.h"
#include "mincaml/Rewriting/Reducer.h"
#include "mincaml/Support/OutputFile.h"
#include "mincaml/Support/ToolMain.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace mincaml::rewriting;
using namespace llvm;

/// The exit status that a shell reports for signal N is SignalStatus + N.
static constexpr int SignalStatus = 128;

namespace {

struct Flags {
  cl::OptionCategory Category{"Options of mincaml-reduce"};
  cl::opt<std::string> Input{cl::Positional,
                             cl::desc("program.ml -- command...")};
  cl::opt<std::string> Output{
      "o", cl::cat(Category), cl::init("-"), cl::value_desc("file"),
      cl::desc(
          "Output file of the reduced program (default: standard output)")};
  cl::opt<unsigned> Budget{
      "budget", cl::cat(Category), cl::init(120), cl::value_desc("seconds"),
      cl::desc("Stop after this time; 0: no limit (default: 120)")};
  cl::opt<unsigned> Timeout{
      "timeout", cl::cat(Category), cl::init(10), cl::value_desc("seconds"),
      cl::desc("Stop a command after this time; the program then counts as not "
               "interesting (default: 10)")};
  cl::opt<unsigned> Jobs{
      "jobs", cl::cat(Category), cl::init(2), cl::value_desc("number"),
      cl::desc(
          "Maximum number of commands that run at the same time (default: 2)")};
  cl::list<std::string> Only{"only", cl::cat(Category), cl::CommaSeparated,
                             cl::value_desc("name,..."),
                             cl::desc("Try only these reductions")};
  cl::opt<bool> List{"list", cl::cat(Category),
                     cl::desc("List the reductions")};
  cl::opt<std::string> Standard{
      "std", cl::cat(Category), cl::init("extended"),
      cl::value_desc("mincaml|extended"),
      cl::desc("Language; mincaml: the original language, without extensions")};
};

int fail(const Twine &Message) {
  errs() << "mincaml-reduce: error: " << Message << '\n';
  return 1;
}

/// An output that contains either a complete program or nothing.
class Output {
public:
  explicit Output(StringRef Path) : Path(Path) {}

  /// Replaces the contents. Returns false after reporting an error.
  bool write(StringRef Text) {
    return writeOutput(
        Path,
        [](StringRef Path, StringRef Reason) { fail(Path + ": " + Reason); },
        [Text](raw_ostream &OS) { OS << Text; });
  }

private:
  std::string Path;
};

} // namespace

/// Returns the reason why the original cannot be reduced, or an empty string if
/// it can.
static std::string checkOriginal(CommandTest &Test, StringRef Source,
                                 StringRef Printed, StringRef Input) {
  std::optional<bool> Answer = Test.test(Source);
  if (!Answer)
    return Test.problem().str();
  if (!*Answer)
    return (Input + ": this program is not interesting: the command does not "
                    "exit with status 0")
        .str();
  Answer = Test.test(Printed);
  if (!Answer)
    return Test.problem().str();
  if (!*Answer)
    return (Input + ": this program is not interesting after reformatting "
                    "without comments: the command does not exit with status 0")
        .str();
  return "";
}

static int reduceFile(const Flags &F, CommandTest &Test,
                      TypedProgram &Program) {
  std::string Text = Program.text();
  std::string Problem = checkOriginal(Test, Program.source(), Text, F.Input);
  if (Test.interruption())
    return SignalStatus + Test.interruption();
  if (!Problem.empty())
    return fail(Problem);

  Output Out(F.Output);
  bool WritesFile = F.Output != "-";
  bool Written = true;
  auto Keep = [&](StringRef Smaller) {
    if (WritesFile)
      Written &= Out.write(Smaller);
  };
  ReducerOptions Options;
  Options.Language.Strict = F.Standard == "mincaml";
  Options.Only.assign(F.Only.begin(), F.Only.end());
  Options.Progress = &errs();
  Options.Keep = Keep;
  Clock::time_point Begin = Clock::now();
  if (F.Budget)
    Options.Deadline = Begin + std::chrono::seconds(F.Budget);
  Keep(Text);
  ReducedProgram Result = reduce(Text, Test, Options);
  if (!WritesFile)
    Written &= Out.write(Result.Text);

  std::chrono::duration<double> Time = Clock::now() - Begin;
  errs() << "reduced to " << Result.Nodes << " nodes, "
         << StringRef(Result.Text).count('\n') << " lines, " << Result.Tests
         << " tests, " << format("%.1f", Time.count()) << " s";
  if (Test.interruption())
    errs() << "; interrupted";
  else if (!Result.IsComplete && Test.problem().empty())
    errs() << "; the budget of " << F.Budget << " s is spent";
  errs() << '\n';
  if (!Test.problem().empty())
    return fail(Test.problem());
  if (Test.interruption())
    return SignalStatus + Test.interruption();
  return Written ? 0 : 1;
}

static Error usageError(const Twine &Message) {
  return createStringError(inconvertibleErrorCode(), Message);
}

/// Checks the options and prepares the test.
static Expected<std::unique_ptr<CommandTest>>
prepareTest(const Flags &F, ArrayRef<char *> Command) {
  if (F.Input.empty())
    return usageError("no program is given");
  if (Command.empty())
    return usageError(
        "no command is given; write it after the program and `--`");
  if (F.Standard != "mincaml" && F.Standard != "extended")
    return usageError("--std=" + F.Standard + ": expected mincaml or extended");
  if (F.Jobs == 0 || F.Timeout == 0)
    return usageError("--jobs and --timeout must be positive");
  for (const std::string &Name : F.Only)
    if (!isReduction(Name))
      return usageError("--only=" + Name +
                        ": no such reduction; --list lists the reductions");
  CommandTest::Options Options;
  Options.Command.assign(Command.begin(), Command.end());
  Options.FileName =
      F.Input == "-" ? "program.ml" : sys::path::filename(F.Input).str();
  Options.Jobs = F.Jobs;
  Options.Timeout = F.Timeout;
  return CommandTest::create(std::move(Options));
}

static int reduce(const Flags &F, CommandTest &Test, size_t Stack) {
  DiagnosticOptions Diagnostics;
  Diagnostics.ProgramName = "mincaml-reduce";
  LanguageOptions Language;
  Language.NestingLimit = possibleNesting(Language.NestingLimit, Stack);
  Language.Strict = F.Standard == "mincaml";
  std::unique_ptr<TypedProgram> Program =
      TypedProgram::load(F.Input, Language, Diagnostics, errs());
  return Program ? reduceFile(F, Test, *Program) : 1;
}

static int run(int ArgC, char **ArgV) {
  static Flags F; // LLVM keeps pointers to the options.
  cl::HideUnrelatedOptions(F.Category);
  // Everything after the first `--` is the command.
  char **Separator = std::find_if(
      ArgV, ArgV + ArgC, [](StringRef Argument) { return Argument == "--"; });
  ArrayRef<char *> Command(Separator, ArgV + ArgC);
  if (!Command.empty())
    Command = Command.drop_front();
  cl::SetVersionPrinter(
      [](raw_ostream &OS) { mincaml::printVersion("mincaml-reduce", OS); });
  cl::ParseCommandLineOptions(
      Separator - ArgV, ArgV,
      "Makes a MinCaml program smaller as long as it is interesting, that is, "
      "a "
      "command\nexits with status 0 for a file that contains it.\n");
  if (F.List) {
    printReductions(outs());
    return 0;
  }
  // Prepare the test before there are other threads: it blocks signals, and new
  // threads inherit this.
  Expected<std::unique_ptr<CommandTest>> Test = prepareTest(F, Command);
  if (!Test)
    return fail(toString(Test.takeError()));
  int Status = 0;
  const size_t Stack = possibleStackSize();
  runOnStack(Stack, [&] { Status = reduce(F, **Test, Stack); });
  return Status;
}

int main(int ArgC, char **ArgV) {
  return toolMain("mincaml-reduce", ArgC, ArgV,
                  [=] { return run(ArgC, ArgV); });
}
