//===- main.cpp - mincaml-lsp ---------------------------------------------===//

#include "mincaml/LanguageServer/Server.h"
#include "mincaml/Support/ToolMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace llvm;

namespace {

struct Flags {
  cl::OptionCategory Category{"Options of mincaml-lsp"};
  cl::opt<std::string> Standard{
      "std", cl::cat(Category), cl::value_desc("mincaml|extended"),
      cl::init("extended"),
      cl::desc("Language of the programs; 'mincaml' is the original language "
               "without extensions")};
  cl::opt<bool> Stdio{
      "stdio", cl::cat(Category),
      cl::desc("Use standard input and output, as the server always does; some "
               "editors pass this option")};
  cl::opt<bool> Transcript{
      "transcript", cl::cat(Category),
      cl::desc("Read messages that are separated by lines '// -----', without "
               "headers, and format the output; for tests")};
};

} // namespace

static int fail(const Twine &Message) {
  errs() << "mincaml-lsp: error: " << Message << '\n';
  return 1;
}

static int run(int ArgC, char **ArgV) {
  static Flags F; // LLVM keeps pointers to the options.
  cl::HideUnrelatedOptions(F.Category);
  cl::SetVersionPrinter(
      [](raw_ostream &OS) { printVersion("mincaml-lsp", OS); });
  cl::ParseCommandLineOptions(
      ArgC, ArgV,
      "Language server for MinCaml: tells editors about errors, types, "
      "definitions and uses of names.\n\nThe server talks to the editor over "
      "standard input and output, in the Language Server Protocol. The exit "
      "status is 1 if the editor ends the connection without a shutdown.\n");
  LanguageOptions Language;
  // As in mincaml-llc, a name that is not defined is an error in the extended
  // language.
  Language.AllowsImplicitExternals = F.Standard == "mincaml";
  Language.Strict = F.Standard == "mincaml";
  if (F.Standard != "mincaml" && F.Standard != "extended")
    return fail("-std=" + F.Standard + ": expected mincaml or extended");
  const size_t Stack = possibleStackSize();
  Language.NestingLimit = possibleNesting(Language.NestingLimit, Stack);
  int Status = 0;
  runOnStack(Stack, [&] {
    Status =
        mincaml::lsp::serve(stdin, outs(),
                            F.Transcript ? llvm::lsp::JSONStreamStyle::Delimited
                                         : llvm::lsp::JSONStreamStyle::Standard,
                            Language);
  });
  return Status;
}

int main(int ArgC, char **ArgV) {
  return toolMain("mincaml-lsp", ArgC, ArgV, [=] { return run(ArgC, ArgV); });
}
