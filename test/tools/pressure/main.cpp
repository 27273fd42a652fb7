//===- main.cpp - mincaml-pressure ----------------------------------------===//
//
// Generates random LLVM IR for tests of register allocators; see Pressure.h.
//
//===----------------------------------------------------------------------===//

#include "Pressure.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace mincaml::pressure;
namespace cl = llvm::cl;

namespace {

struct Flags {
  cl::OptionCategory Category{"Options"};
  cl::opt<uint64_t> Seed{"seed", cl::cat(Category),
                         cl::desc("The seed of the (first) module")};
  cl::opt<uint64_t> Count{
      "count", cl::cat(Category), cl::init(1),
      cl::desc("Make modules of this many consecutive seeds")};
  cl::opt<std::string> OutputDirectory{
      "output-dir", cl::cat(Category), cl::value_desc("directory"),
      cl::desc("Write <directory>/<seed>.ll instead of standard output")};
  cl::opt<Machine> Target{
      "target", cl::cat(Category), cl::init(Machine::Sparc),
      cl::desc("The target"),
      cl::values(clEnumValN(Machine::Sparc, "sparc", "SPARC V8"),
                 clEnumValN(Machine::SparcV9, "sparcv9", "SPARC V9"),
                 clEnumValN(Machine::X86, "x86", "x86-64"))};
  cl::opt<unsigned> Functions{"functions", cl::cat(Category),
                              cl::init(PressureOptions().Functions),
                              cl::desc("The number of functions")};
  cl::opt<unsigned> Size{
      "size", cl::cat(Category), cl::init(PressureOptions().Size),
      cl::desc("The approximate number of statements of a function")};
  cl::opt<bool> Debug{"g", cl::cat(Category),
                      cl::desc("With debug information")};
};

} // namespace

static bool reportError(const llvm::Twine &Message) {
  llvm::WithColor::error(llvm::errs(), "mincaml-pressure") << Message << '\n';
  return false;
}

static bool write(const Flags &F, uint64_t Seed) {
  llvm::LLVMContext Context;
  PressureOptions Options;
  Options.Seed = Seed;
  Options.Target = F.Target;
  Options.Functions = F.Functions;
  Options.Size = F.Size;
  Options.Debug = F.Debug;
  std::unique_ptr<llvm::Module> M = generateModule(Context, Options);
  if (F.OutputDirectory.empty()) {
    M->print(llvm::outs(), nullptr);
    return true;
  }
  llvm::SmallString<128> Path(F.OutputDirectory);
  llvm::sys::path::append(Path, llvm::Twine(Seed) + ".ll");
  std::error_code Code;
  llvm::raw_fd_ostream File(Path, Code);
  if (!Code) {
    M->print(File, nullptr);
    File.close();
    Code = File.error();
    File.clear_error();
  }
  return !Code || reportError(Path + ": " + Code.message());
}

int main(int ArgC, char **ArgV) {
  llvm::InitLLVM Init(ArgC, ArgV);
  static Flags F; // LLVM keeps pointers to the options.
  cl::HideUnrelatedOptions(F.Category);
  if (!cl::ParseCommandLineOptions(
          ArgC, ArgV,
          "Makes random LLVM IR for tests of register allocators.\n",
          &llvm::errs()))
    return 1;
  if (F.Count > 1 && F.OutputDirectory.empty())
    return !reportError("-count needs -output-dir");
  if (!F.Functions)
    return !reportError("-functions has to be positive");
  if (!F.OutputDirectory.empty())
    if (std::error_code Code =
            llvm::sys::fs::create_directories(F.OutputDirectory))
      return !reportError(F.OutputDirectory + ": " + Code.message());
  for (uint64_t I = 0; I != F.Count; ++I)
    if (!write(F, F.Seed + I))
      return 1;
  return 0;
}
