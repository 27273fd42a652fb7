//===- main.cpp - mincaml-gen ---------------------------------------------===//
//
// Generates random MinCaml programs (docs/generator.md).
//
//===----------------------------------------------------------------------===//

#include "mincaml/Generator/Generator.h"
#include "mincaml/Support/Random.h"
#include "mincaml/Support/ToolMain.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace mincaml::generator;
namespace cl = llvm::cl;
using llvm::StringRef;

namespace {

struct Flags {
  cl::OptionCategory Category{"Options"};
  cl::opt<uint64_t> Seed{
      "seed", cl::cat(Category),
      cl::desc("Random seed of the program, or of the first one")};
  cl::opt<uint64_t> Count{
      "count", cl::cat(Category), cl::init(1),
      cl::desc("Generate programs for this many consecutive seeds")};
  cl::opt<std::string> OutputDirectory{
      "output-dir", cl::cat(Category), cl::value_desc("directory"),
      cl::desc("Write the programs to <directory>/<seed>.ml instead of "
               "standard output")};
  cl::opt<std::string> ProfileName{
      "profile", cl::cat(Category), cl::value_desc("name"), cl::init("default"),
      cl::desc("Profile of weights; mix: the seed chooses one")};
  cl::list<std::string> WeightChanges{
      "weight", cl::cat(Category), cl::value_desc("name=value"),
      cl::desc("Change the weight of a construct")};
  cl::opt<unsigned> Size{"size", cl::cat(Category),
                         cl::init(GeneratorOptions().Size),
                         cl::desc("Approximate number of lines")};
  cl::opt<uint64_t> Steps{
      "steps", cl::cat(Category), cl::value_desc("N"),
      cl::desc("Approximate limit for the number of expressions that a run "
               "evaluates (default: 20000, more for large programs)")};
  cl::opt<std::string> Standard{
      "std", cl::cat(Category), cl::value_desc("mincaml|extended"),
      cl::init("extended"),
      cl::desc("Language; mincaml: the original language, without extensions")};
  cl::opt<bool> PrintExpectation{
      "print-expectation", cl::cat(Category),
      cl::desc(
          "Print the expected outcome of each program instead of the program")};
  cl::opt<bool> ListProfiles{"list-profiles", cl::cat(Category),
                             cl::desc("List the profiles")};
  cl::opt<bool> ListWeights{
      "list-weights", cl::cat(Category),
      cl::desc("List the constructs and their weights in the profile")};
};

bool reportError(const llvm::Twine &Message) {
  llvm::WithColor::error(llvm::errs(), "mincaml-gen") << Message << '\n';
  return false;
}

/// Sets the options of the generator for a profile. Returns false after
/// reporting an error.
bool configure(const Flags &F, const Profile &P, GeneratorOptions &Options) {
  Options.Language.Strict = F.Standard == "mincaml";
  Options.Size = F.Size;
  Options.Steps = F.Steps;
  llvm::Error E = Options.apply(P);
  for (const std::string &Change : F.WeightChanges)
    if (!E)
      E = Options.TheWeights.set(Change);
  return !E || reportError(llvm::toString(std::move(E)));
}

/// Sets Choices to a set of options, or to several sets for the profile `mix`,
/// from which the seed chooses one. Returns false after reporting an error.
bool configure(const Flags &F, std::vector<GeneratorOptions> &Choices) {
  if (F.Standard != "mincaml" && F.Standard != "extended")
    return reportError("-std=" + F.Standard + ": expected mincaml or extended");
  if (F.Size > 1000000)
    return reportError("-size=" + llvm::Twine(F.Size) + " is too large");
  if (F.Count > 1 && F.OutputDirectory.empty() && !F.PrintExpectation)
    return reportError("-count requires -output-dir");
  if (F.ProfileName == "mix") {
    for (const Profile &P : profiles())
      if (!configure(F, P, Choices.emplace_back()))
        return false;
    return true;
  }
  const Profile *P = findProfile(F.ProfileName);
  if (!P)
    return reportError("-profile=" + F.ProfileName +
                       ": no such profile; -list-profiles lists them");
  return configure(F, *P, Choices.emplace_back());
}

/// Writes a program to standard output or its file. Returns false after
/// reporting an error.
bool write(const Flags &F, const GeneratorOptions &Options) {
  GeneratedProgram Program = generateProgram(Options);
  if (F.PrintExpectation) {
    llvm::outs() << Options.Seed << ' '
                 << (Program.Expectation.empty() ? "ok" : Program.Expectation)
                 << '\n';
  }
  if (F.OutputDirectory.empty()) {
    if (!F.PrintExpectation)
      llvm::outs() << Program.Text;
    return true;
  }
  llvm::SmallString<128> Path(F.OutputDirectory);
  llvm::sys::path::append(Path, llvm::Twine(Options.Seed) + ".ml");
  std::error_code Code;
  llvm::raw_fd_ostream File(Path, Code);
  if (!Code) {
    File << Program.Text;
    File.close();
    Code = File.error();
    File.clear_error();
  }
  return !Code || reportError(Path + ": " + Code.message());
}

} // namespace

static int run(int ArgC, char **ArgV) {
  static Flags F; // LLVM keeps pointers to the options.
  cl::HideUnrelatedOptions(F.Category);
  cl::SetVersionPrinter(
      [](llvm::raw_ostream &OS) { mincaml::printVersion("mincaml-gen", OS); });
  if (!cl::ParseCommandLineOptions(
          ArgC, ArgV, "Generates random MinCaml programs.\n", &llvm::errs()))
    return 1;
  if (F.ListProfiles) {
    listProfiles(llvm::outs());
    return 0;
  }
  std::vector<GeneratorOptions> Choices;
  if (!configure(F, Choices))
    return 1;
  if (F.ListWeights) {
    listWeights(Choices.front().TheWeights, llvm::outs());
    return 0;
  }
  if (!F.OutputDirectory.empty())
    if (std::error_code Code =
            llvm::sys::fs::create_directories(F.OutputDirectory))
      return !reportError(F.OutputDirectory + ": " + Code.message());
  for (uint64_t I = 0; I < F.Count; ++I) {
    uint64_t Seed = F.Seed + I;
    GeneratorOptions &Options =
        Choices[Random(~Seed).below(uint32_t(Choices.size()))];
    Options.Seed = Seed;
    if (!write(F, Options))
      return 1;
  }
  return 0;
}

int main(int ArgC, char **ArgV) {
  return toolMain("mincaml-gen", ArgC, ArgV, [=] { return run(ArgC, ArgV); });
}
