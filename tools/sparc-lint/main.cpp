//===- main.cpp - sparc-lint ----------------------------------------------===//
//
// A stand-alone tool for the check of SPARC object code. It accepts code from
// any compiler.
//
//===----------------------------------------------------------------------===//

#include "mincaml/SparcCheck/LoweringRules.h"
#include "mincaml/SparcCheck/ObjectCheck.h"
#include "mincaml/Support/OutputFile.h"
#include "mincaml/Support/ToolMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Triple.h"
#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace mincaml::sparc;
using namespace llvm;

namespace {

struct Flags {
  cl::OptionCategory Category{"Options of sparc-lint"};
  cl::list<std::string> Inputs{cl::Positional, cl::desc("FILE...")};
  cl::opt<FindingFormat> Format{
      "format", cl::cat(Category), cl::init(FindingFormat::Text),
      cl::desc("Output format of the findings (default: text)"),
      cl::values(
          clEnumValN(
              FindingFormat::Text, "text",
              "one line for each, followed by the surrounding instructions"),
          clEnumValN(FindingFormat::JSON, "json",
                     "a JSON array with one object for each finding"),
          clEnumValN(FindingFormat::SARIF, "sarif", "a SARIF 2.1.0 log"))};
  cl::opt<std::string> Output{
      "o", cl::cat(Category), cl::init("-"), cl::value_desc("file"),
      cl::desc("Output file of the findings (default: -, standard output)")};
  cl::opt<bool> Unproved{"unproved", cl::cat(Category),
                         cl::desc("Also print where a rule cannot be proved")};
  cl::opt<bool> Strict{
      "strict", cl::cat(Category),
      cl::desc("Exit with status 1 also if a rule cannot be proved somewhere")};
  cl::opt<bool> Summary{
      "summary", cl::cat(Category),
      cl::desc("After the findings, print how often each rule was checked, "
               "violated and unproved; only for --format=text")};
  cl::list<std::string> NoReturn{
      "assume-noreturn", cl::cat(Category), cl::CommaSeparated,
      cl::value_desc("name,..."),
      cl::desc("Assume that these functions, defined in other files, do not "
               "return")};
  cl::list<std::string> Facts{
      "facts", cl::cat(Category), cl::value_desc("file"),
      cl::desc("Read facts about functions of other files, in the format of "
               "--write-facts")};
  cl::list<std::string> FactsFrom{
      "facts-from", cl::cat(Category), cl::value_desc("file"),
      cl::desc("Derive facts from the code of this file, which the checked "
               "files are linked with, without checking it")};
  cl::opt<bool> OneProgram{
      "one-program", cl::cat(Category),
      cl::desc("Assume that all files are linked together, and use facts from "
               "the code of each file in the others")};
  cl::opt<std::string> WriteFacts{
      "write-facts", cl::cat(Category), cl::value_desc("file"),
      cl::desc("Write the facts that the code shows about the functions of the "
               "files")};
  cl::opt<bool> Rules{"rules", cl::cat(Category), cl::desc("List the rules")};
  cl::opt<std::string> CPU{"mcpu", cl::cat(Category),
                           cl::value_desc("processor"),
                           cl::desc("Check the code for this processor "
                                    "(default: the one that the file states)")};
  cl::opt<std::string> Features{
      "mattr", cl::cat(Category), cl::value_desc("+a,-b,..."),
      cl::desc(
          "Add (+) or remove (-) features of the processor; requires --mcpu")};
  cl::opt<std::string> Triple{"triple", cl::cat(Category),
                              cl::init("sparc-unknown-linux-gnu"),
                              cl::value_desc("triple"),
                              cl::desc("Target triple of assembly files "
                                       "(default: sparc-unknown-linux-gnu)")};
};

/// Prints findings and errors, and records whether there was an error.
class Client : public FileCheckClient {
public:
  explicit Client(FindingWriter &Writer) : Writer(Writer) {}
  void found(const Finding &F) override { Writer.write(F); }
  void failed(StringRef Path, const std::string &Reason) override {
    raw_ostream &OS = WithColor::error(errs(), "sparc-lint");
    if (!Path.empty())
      OS << Path << ": ";
    OS << Reason << '\n';
    HasFailed = true;
  }
  bool HasFailed = false;

private:
  FindingWriter &Writer;
};

} // namespace

static int fail(const Twine &Message) {
  WithColor::error(errs(), "sparc-lint") << Message << '\n';
  return 1;
}

/// Returns an error message about the options, or null if they are consistent.
static const char *problemOf(const Flags &F) {
  if (F.Inputs.empty() && !F.Rules)
    return "no files: name object files, archives, executables or assembly";
  if (!Triple(F.Triple).isSPARC())
    return "--triple: not a SPARC target";
  if (!F.Features.empty() && F.CPU.empty())
    return "--mattr requires --mcpu";
  if (F.Summary && F.Format != FindingFormat::Text)
    return "--summary works only with --format=text";
  return nullptr;
}

/// Checks the files and returns the exit status.
static int check(const Flags &F, raw_ostream &OS) {
  FileCheckRequest Request;
  Request.Files.assign(F.Inputs.begin(), F.Inputs.end());
  Request.Options.ReportUnproved = F.Unproved;
  if (!F.CPU.empty())
    Request.Options.TheProcessor = {F.CPU, F.Features};
  Request.Triple = F.Triple;
  Request.AssemblyProcessor = {F.CPU, F.Features};
  Request.Facts.Files.assign(F.Facts.begin(), F.Facts.end());
  Request.Facts.DeriveFrom.assign(F.FactsFrom.begin(), F.FactsFrom.end());
  Request.Facts.NoReturn.assign(F.NoReturn.begin(), F.NoReturn.end());
  Request.Facts.OneProgram = F.OneProgram;
  Request.Facts.OutputFile = F.WriteFacts;
  std::unique_ptr<FindingWriter> Writer =
      createFindingWriter(F.Format, OS, "sparc-lint", MINCAML_VERSION);
  Client TheClient(*Writer);
  ObjectCheckResult Result = checkFiles(Request, TheClient);
  Writer->finish();
  if (F.Summary)
    printSummary(Result, OS);
  OS.flush();
  std::string Unproved = describeUnproved(Result);
  if (!Unproved.empty() && !F.Unproved)
    WithColor::note(errs(), "sparc-lint")
        << Unproved << "; --unproved prints the details\n";
  return Result.hasViolation() || TheClient.HasFailed ||
         (F.Strict && !Unproved.empty());
}

/// Makes glibc keep freed memory. The check allocates and frees the same amount
/// of memory for each function. By default, glibc returns it to the system each
/// time, and the system has to clear it again.
static void keepFreedMemory() {
#ifdef __GLIBC__
  static constexpr int Most = 64 << 20;
  mallopt(M_MMAP_THRESHOLD, Most);
  mallopt(M_TRIM_THRESHOLD, Most);
#endif
}

static int run(int ArgC, char **ArgV) {
  keepFreedMemory();
  static Flags F; // LLVM keeps pointers to the options.
  cl::HideUnrelatedOptions(F.Category);
  cl::SetVersionPrinter(
      [](raw_ostream &OS) { mincaml::printVersion("sparc-lint", OS); });
  cl::ParseCommandLineOptions(
      ArgC, ArgV,
      "Checks SPARC object files, archives, executables and assembly (.s) "
      "against rules\nof the architecture and of its calling convention.\n\n"
      "The exit status is 1 if a rule is violated or a file cannot be "
      "checked.\n");
  if (const char *Problem = problemOf(F))
    return fail(Problem);
  if (F.Rules) {
    printRules(outs(), Decider::Object);
    return 0;
  }
  InitializeAllTargetInfos();
  InitializeAllTargetMCs();
  InitializeAllAsmParsers();
  InitializeAllDisassemblers();
  auto Failed = [](StringRef Path, StringRef Reason) {
    fail(Path + ": " + Reason);
  };
  int Status = 0;
  // Print directly to standard output, where findings appear as soon as they
  // are known.
  if (F.Output == "-")
    return check(F, outs());
  bool IsWritten = mincaml::writeOutput(
      F.Output, Failed, [&](raw_ostream &OS) { Status = check(F, OS); });
  return IsWritten ? Status : 1;
}

int main(int ArgC, char **ArgV) {
  return mincaml::toolMain("sparc-lint", ArgC, ArgV,
                           [=] { return run(ArgC, ArgV); });
}
