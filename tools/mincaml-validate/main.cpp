//===- main.cpp - mincaml-validate ----------------------------------------===//

#include "mincaml/Support/ToolMain.h"
#include "mincaml/Validation/Validation.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace llvm;

namespace {

struct Flags {
  cl::OptionCategory Category{"Options of mincaml-validate"};
  cl::list<std::string> Inputs{cl::Positional, cl::desc("before.ll after.ll")};
  cl::opt<std::string> Function{"function", cl::cat(Category),
                                cl::value_desc("name"),
                                cl::desc("Compare only this function")};
  cl::opt<unsigned> QueryTime{
      "query-time", cl::cat(Category),
      cl::init(validation::Options().QueryMilliseconds), cl::value_desc("ms"),
      cl::desc("Time limit of one query (default: 2000)")};
  cl::opt<unsigned> QueryMemory{
      "query-memory", cl::cat(Category),
      cl::init(validation::Options().QueryMegabytes), cl::value_desc("MB"),
      cl::desc("Memory limit of one query (default: 1024)")};
  cl::opt<unsigned> FunctionTime{
      "function-time", cl::cat(Category),
      cl::init(validation::Options().FunctionMilliseconds),
      cl::value_desc("ms"),
      cl::desc("Time limit of one function (default: 10000)")};
  cl::opt<unsigned> Unroll{
      "unroll", cl::cat(Category), cl::init(validation::Options().Unroll),
      cl::value_desc("N"),
      cl::desc("Maximum number of back edges on a path (default: 3)")};
  cl::opt<bool> Interprocedural{
      "interprocedural", cl::cat(Category),
      cl::desc(
          "Allow passes to use facts about other functions of the module")};
  cl::opt<bool> JSON{"json", cl::cat(Category),
                     cl::desc("Print the report as JSON")};
};

} // namespace

static int fail(const Twine &Message) {
  errs() << "mincaml-validate: error: " << Message << '\n';
  return 1;
}

/// Reads and verifies a module. Returns null after reporting an error.
static std::unique_ptr<Module> load(StringRef Path, LLVMContext &Context) {
  SMDiagnostic Problem;
  std::unique_ptr<Module> M = parseIRFile(Path, Problem, Context);
  if (!M) {
    Problem.print("mincaml-validate", errs());
    return nullptr;
  }
  std::string Faults;
  raw_string_ostream OS(Faults);
  if (verifyModule(*M, &OS)) {
    fail(Path + ": not valid IR: " + Faults);
    return nullptr;
  }
  return M;
}

static int run(int ArgC, char **ArgV) {
  static Flags F; // LLVM keeps pointers to the options.
  cl::HideUnrelatedOptions(F.Category);
  cl::SetVersionPrinter(
      [](raw_ostream &OS) { mincaml::printVersion("mincaml-validate", OS); });
  cl::ParseCommandLineOptions(
      ArgC, ArgV,
      "For each function, decides whether its version in the second module "
      "refines the one in the first.\n\nThe exit status is 1 if a function is "
      "refuted, or if the input is invalid.\n");
  if (F.Inputs.size() != 2)
    return fail("expected two files");
  if (F.QueryTime == 0 || F.QueryMemory == 0 || F.FunctionTime == 0)
    return fail("limits must be positive");
  LLVMContext Context;
  std::unique_ptr<Module> Before = load(F.Inputs[0], Context);
  std::unique_ptr<Module> After = Before ? load(F.Inputs[1], Context) : nullptr;
  if (!After)
    return 1;
  if (Before->getDataLayout() != After->getDataLayout())
    return fail("the modules have different data layouts");
  validation::Options Options;
  Options.Function = F.Function;
  Options.QueryMilliseconds = F.QueryTime;
  Options.QueryMegabytes = F.QueryMemory;
  Options.FunctionMilliseconds = F.FunctionTime;
  Options.Unroll = F.Unroll;
  Options.Interprocedural = F.Interprocedural;
  std::vector<validation::FunctionReport> Reports =
      validation::validateModules(*Before, *After, Options);
  if (!F.Function.empty() && Reports.empty())
    return fail("no function '" + F.Function + "' in both modules");
  if (F.JSON)
    validation::printReportsAsJSON(Reports, outs());
  else
    validation::printReports(Reports, outs());
  for (const validation::FunctionReport &Report : Reports)
    if (Report.Result == validation::Verdict::Refuted)
      return 1;
  return 0;
}

int main(int ArgC, char **ArgV) {
  return toolMain("mincaml-validate", ArgC, ArgV,
                  [=] { return run(ArgC, ArgV); });
}
