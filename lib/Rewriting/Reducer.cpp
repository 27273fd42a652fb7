//===- Reducer.cpp - Test-case reducer ------------------------------------===//

#include "mincaml/Rewriting/Reducer.h"
#include "CandidateList.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <deque>

using namespace mincaml;
using namespace mincaml::rewriting;
using llvm::StringRef;

namespace {

struct ReductionName {
  StringRef Name;
  StringRef Description;
};

constexpr ReductionName ReductionNames[] = {
#define REDUCTION(Name, Function, IsChunked, Description) {Name, Description},
#include "mincaml/Rewriting/Reductions.def"
};

constexpr size_t NumReductions = std::size(ReductionNames);

/// Tests candidates in the order in which CandidateList makes them, and further
/// ones speculatively, assuming that those before are not interesting. The
/// first interesting candidate is taken; the results of later ones are
/// discarded.
class Reducer {
public:
  Reducer(StringRef Text, InterestingnessTest &Test,
          const ReducerOptions &Options)
      : Test(Test), Options(Options), Candidates(Options.Language, Text),
        Best(*Candidates.measure(Text)) {}

  ReducedProgram run();

private:
  struct RunningTest {
    unsigned Number;
    Candidate TheCandidate;
    CandidateList::Position At;
    std::optional<bool> IsInteresting;
  };

  bool runAllReductions(bool IsCoarse);
  bool runReduction(unsigned Number, bool IsCoarse);
  bool startTests();
  bool waitForResult();
  bool takeResults();

  InterestingnessTest &Test;
  const ReducerOptions &Options;
  CandidateList Candidates;
  Candidate Best;
  std::deque<RunningTest> Running;
  /// For each reduction, the program for which it has nothing left to try.
  std::string Finished[NumReductions];
  unsigned NextNumber = 0;
  unsigned Tests = 0;
  bool IsStopped = false;
};

} // namespace

/// Starts tests up to the capacity. Returns false if no candidate is left and
/// none is being tested, or if the reduction has to end.
bool Reducer::startTests() {
  auto IsOver = [this] {
    IsStopped |= Clock::now() >= Options.Deadline || Test.isInterrupted();
    return IsStopped;
  };
  while (Running.size() < Test.capacity() && !IsOver()) {
    CandidateList::Position At;
    std::optional<Candidate> C = Candidates.next(Best, At, IsOver);
    if (!C)
      break;
    if (!Test.start(NextNumber, C->Text)) {
      IsStopped = true;
      break;
    }
    Running.push_back({NextNumber++, std::move(*C), At, std::nullopt});
  }
  return !Running.empty() && !IsStopped;
}

/// Waits for one result. Returns false if the reduction has to end.
bool Reducer::waitForResult() {
  std::optional<InterestingnessTest::Result> R = Test.wait(Options.Deadline);
  if (!R) {
    IsStopped = true;
    return false;
  }
  for (RunningTest &T : Running)
    if (T.Number == R->Number)
      T.IsInteresting = R->IsInteresting;
  return true;
}

/// Processes the results up to the first test that is still running. Returns
/// whether there is a new best program.
bool Reducer::takeResults() {
  while (!Running.empty() && Running.front().IsInteresting) {
    RunningTest T = std::move(Running.front());
    Running.pop_front();
    if (!*T.IsInteresting) {
      // Count once a program that was tested twice at the same time.
      Tests += Candidates.reject(T.TheCandidate.Text);
      continue;
    }
    ++Tests;
    Test.cancel();
    Running.clear();
    Best = std::move(T.TheCandidate);
    Candidates.continueAt(T.At);
    if (Options.Keep)
      Options.Keep(Best.Text);
    return true;
  }
  return false;
}

/// Runs one reduction. Returns whether there is a new best program.
bool Reducer::runReduction(unsigned Number, bool IsCoarse) {
  bool Changed = false;
  Candidates.begin(Number, IsCoarse);
  while (startTests() && waitForResult())
    Changed |= takeResults();
  Test.cancel();
  Running.clear();
  if (Changed && Options.Progress)
    *Options.Progress << llvm::left_justify(ReductionNames[Number].Name, 20)
                      << "reduced to " << Best.Nodes << " nodes, " << Tests
                      << " tests\n";
  return Changed;
}

/// Runs all reductions once. Returns whether there is a new best program.
bool Reducer::runAllReductions(bool IsCoarse) {
  bool Changed = false;
  for (size_t I = 0; I != NumReductions && !IsStopped; ++I) {
    bool IsWanted = Options.Only.empty() ||
                    llvm::is_contained(Options.Only, ReductionNames[I].Name);
    if (!IsWanted || Finished[I] == Best.Text)
      continue;
    if (runReduction(I, IsCoarse))
      Changed = true;
    else if (!IsCoarse)
      Finished[I] = Best.Text;
  }
  return Changed;
}

ReducedProgram Reducer::run() {
  // Tests of large programs take long. As long as the few coarse changes remove
  // more than a tenth of the program, the many fine ones are not tried.
  uint64_t Before = 0;
  do
    Before = Best.Complexity;
  while (runAllReductions(/*IsCoarse=*/true) &&
         Best.Complexity < Before / 10 * 9);
  while (!IsStopped && runAllReductions(/*IsCoarse=*/false)) {
  }
  return {Best.Text, Best.Nodes, Tests, !IsStopped};
}

ReducedProgram mincaml::rewriting::reduce(StringRef Text,
                                          InterestingnessTest &Test,
                                          const ReducerOptions &Options) {
  return Reducer(Text, Test, Options).run();
}

bool mincaml::rewriting::isReduction(StringRef Name) {
  return llvm::any_of(ReductionNames, [Name](const ReductionName &R) {
    return R.Name == Name;
  });
}

void mincaml::rewriting::printReductions(llvm::raw_ostream &OS) {
  for (const ReductionName &R : ReductionNames)
    OS << llvm::left_justify(R.Name, 20) << R.Description << '\n';
}
