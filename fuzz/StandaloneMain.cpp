//===- StandaloneMain.cpp - A main function without libFuzzer -------------===//
//
// Runs a fuzzer on files and on mutations of them, with the same properties and
// mutators as libFuzzer. It needs neither coverage instrumentation nor
// sanitizers, so it works in any build.
//
//===----------------------------------------------------------------------===//

#include "Mutators.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"
#include <algorithm>
#include <vector>

using namespace llvm;
using mincaml::Random;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size);
extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *Data, size_t Size,
                                          size_t MaximalSize, unsigned Seed);
extern "C" size_t LLVMFuzzerCustomCrossOver(const uint8_t *Data, size_t Size,
                                            const uint8_t *Other,
                                            size_t OtherSize, uint8_t *Out,
                                            size_t MaximalSize, unsigned Seed);

static const uint8_t *bytes(StringRef Text) {
  return reinterpret_cast<const uint8_t *>(Text.data());
}

/// Stands in for libFuzzer's mutator: deletes, repeats or changes a few bytes.
extern "C" size_t LLVMFuzzerMutate(uint8_t *Data, size_t Size,
                                   size_t MaximalSize) {
  Random R(xxh3_64bits(ArrayRef(Data, Size)));
  uint32_t At = Size ? R.below(uint32_t(Size)) : 0;
  size_t Length =
      Size ? 1 + R.below(uint32_t(std::min<size_t>(Size - At, 8))) : 0;
  switch (R.below(3)) {
  case 0:
    if (Size <= Length)
      break;
    std::copy(Data + At + Length, Data + Size, Data + At);
    return Size - Length;
  case 1:
    if (Size + Length > MaximalSize)
      break;
    std::copy_backward(Data + At, Data + Size, Data + Size + Length);
    return Size + Length;
  }
  if (Size)
    Data[At] = uint8_t(R.below(256));
  return Size;
}

namespace {

/// Prints the input when the process crashes.
class InputTrace : public PrettyStackTraceEntry {
public:
  InputTrace(StringRef Name, StringRef Text) : Name(Name), Text(Text) {}
  void print(raw_ostream &OS) const override {
    OS << "input " << Name << ", between the lines:\n----\n"
       << Text << "\n----\n";
  }

private:
  StringRef Name, Text;
};

class Runner {
public:
  Runner(uint64_t Seed, unsigned MaximalLength)
      : R(Seed), MaximalLength(MaximalLength) {}

  /// Runs the fuzzer on a file, or on all files in a folder. Reports an error
  /// and returns false if one cannot be read.
  bool replay(StringRef Path);
  /// Runs the fuzzer on a mutation of one of the inputs. Requires canMutate().
  void mutate();
  bool canMutate() const { return !Inputs.empty(); }
  void printSummary(raw_ostream &OS) const;

private:
  bool replayFile(StringRef Path);
  bool run(StringRef Name, StringRef Text);
  std::string mutation();

  Random R;
  const unsigned MaximalLength;
  std::vector<std::string> Inputs;
  size_t NumOriginals = 0;
  unsigned Replayed = 0;
  unsigned Mutated = 0;
  unsigned Accepted = 0;
};

} // namespace

bool Runner::run(StringRef Name, StringRef Text) {
  InputTrace Trace(Name, Text);
  // The input is copied to memory of its exact size, so that sanitizers detect
  // accesses past its end.
  std::unique_ptr<uint8_t[]> Copy(new uint8_t[Text.size()]);
  copy(Text, Copy.get());
  return LLVMFuzzerTestOneInput(Copy.get(), Text.size()) == 0;
}

bool Runner::replayFile(StringRef Path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer = MemoryBuffer::getFile(Path);
  if (!Buffer) {
    errs() << Path << ": " << Buffer.getError().message() << '\n';
    return false;
  }
  StringRef Text = (*Buffer)->getBuffer();
  bool IsTaken = run(Path, Text);
  ++Replayed;
  if (IsTaken && Text.size() <= MaximalLength)
    Inputs.push_back(Text.str());
  NumOriginals = Inputs.size();
  return true;
}

bool Runner::replay(StringRef Path) {
  if (!sys::fs::is_directory(Path))
    return replayFile(Path);
  std::vector<std::string> Files;
  std::error_code Error;
  for (sys::fs::recursive_directory_iterator I(Path, Error), E;
       I != E && !Error; I.increment(Error))
    if (sys::fs::is_regular_file(I->path()))
      Files.push_back(I->path());
  if (Error) {
    errs() << Path << ": " << Error.message() << '\n';
    return false;
  }
  // The order of directory entries depends on the file system.
  sort(Files);
  return all_of(Files, [this](StringRef File) { return replayFile(File); });
}

std::string Runner::mutation() {
  StringRef Old =
      Inputs[R.below(uint32_t(R.coin() ? NumOriginals : Inputs.size()))];
  StringRef Other = Inputs[R.below(uint32_t(Inputs.size()))];
  std::vector<uint8_t> New(MaximalLength);
  copy(Old, New.begin());
  size_t Size = Old.size();
  if (R.below(8) == 0)
    Size = LLVMFuzzerCustomCrossOver(bytes(Old), Old.size(), bytes(Other),
                                     Other.size(), New.data(), MaximalLength,
                                     unsigned(R.next()));
  for (unsigned I = 1 + R.below(3); I; --I)
    Size = LLVMFuzzerCustomMutator(New.data(), Size, MaximalLength,
                                   unsigned(R.next()));
  return toStringRef(ArrayRef(New).take_front(Size)).str();
}

void Runner::mutate() {
  std::string Text = mutation();
  ++Mutated;
  if (!run("mutation " + utostr(Mutated), Text))
    return;
  ++Accepted;
  // Accepted mutations are added to the inputs, up to a limit; then they
  // replace earlier mutations. The original inputs are always kept.
  constexpr uint32_t MaximalMutations = 1000;
  size_t First = NumOriginals;
  if (Inputs.size() < First + MaximalMutations)
    Inputs.push_back(std::move(Text));
  else
    Inputs[First + R.below(MaximalMutations)] = std::move(Text);
}

void Runner::printSummary(raw_ostream &OS) const {
  OS << "replayed " << Replayed << " inputs\n";
  if (Mutated)
    OS << "ran " << Mutated << " mutations, " << Accepted
       << " of them accepted\n";
}

int main(int ArgC, char **ArgV) {
  InitLLVM Init(ArgC, ArgV);
  cl::OptionCategory Category("fuzzer options");
  cl::list<std::string> Paths(cl::Positional, cl::OneOrMore, cl::cat(Category),
                              cl::desc("<files and folders of inputs>"));
  cl::opt<unsigned> Mutations("mutate", cl::value_desc("N"), cl::cat(Category),
                              cl::desc("Run N mutations of the inputs"));
  cl::opt<uint64_t> Seed("seed", cl::value_desc("S"), cl::cat(Category),
                         cl::desc("The seed of the mutations"));
  cl::opt<unsigned> MaximalLength(
      "max-len", cl::value_desc("N"), cl::init(1024), cl::cat(Category),
      cl::desc("The largest size in bytes of mutated inputs and of "
               "mutations"));
  cl::HideUnrelatedOptions(Category);
  cl::ParseCommandLineOptions(ArgC, ArgV, "Runs a fuzzer on inputs.\n");

  Runner TheRunner(Seed, MaximalLength);
  if (!all_of(Paths, [&](StringRef Path) { return TheRunner.replay(Path); }))
    return 1;
  if (Mutations && !TheRunner.canMutate()) {
    errs() << "no input to mutate\n";
    return 1;
  }
  for (unsigned I = 0; I != Mutations; ++I)
    TheRunner.mutate();
  TheRunner.printSummary(outs());
  return 0;
}
