//===- Reducer.cpp - Test-case reducer ------------------------------------===//

#include "mincaml/Rewriting/Reducer.h"
#include "ProgramEditor.h"
#include "mincaml/Rewriting/TreeAnalysis.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"
#include <cmath>
#include <deque>

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::rewriting;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;
using llvm::StringRef;

//===- Complexity of a program --------------------------------------------===//

/// The weight of a node or a bound variable. The weights of literals differ by
/// less than this, so that a program with fewer nodes is always simpler.
static constexpr uint64_t NodeWeight = 1024;

/// Returns the weight of the magnitude of a number: about eight times its
/// binary logarithm, but exact for small numbers.
static uint64_t magnitudeWeight(uint64_t Magnitude) {
  if (Magnitude < 8)
    return Magnitude;
  unsigned Exponent = llvm::bit_width(Magnitude) - 1;
  return (Exponent - 2) * 8 + ((Magnitude >> (Exponent - 3)) & 7);
}

static uint64_t intWeight(int32_t Value) {
  return 2 * magnitudeWeight(std::abs(int64_t(Value))) + (Value < 0);
}

static uint64_t floatWeight(double Value) {
  uint64_t Sign = std::signbit(Value) ? 1 : 0;
  double Magnitude = std::abs(Value);
  if (Magnitude <= INT32_MAX && Magnitude == std::trunc(Magnitude))
    return Sign + intWeight(int32_t(Magnitude));
  return Sign + NodeWeight - 2;
}

static uint64_t textWeight(llvm::StringRef Text) {
  size_t Others = Text.size() - Text.count('a');
  return std::min<uint64_t>(NodeWeight - 2, 2 * Text.size() + Others);
}

static uint64_t weight(const FunctionDefinition *F) {
  uint64_t Sum = 2 * NodeWeight;
  for (const Binder &P : F->Parameters)
    Sum += P.IsUnitPattern ? 1 : NodeWeight;
  return Sum;
}

static uint64_t weight(const Expression *E) {
  if (auto *B = dyn_cast<BoolLiteral>(E))
    return NodeWeight + B->Value;
  if (auto *I = dyn_cast<IntLiteral>(E))
    return NodeWeight + intWeight(I->Value);
  if (auto *F = dyn_cast<FloatLiteral>(E))
    return NodeWeight + floatWeight(F->Value);
  if (auto *C = dyn_cast<CharacterLiteral>(E))
    return NodeWeight + (C->Value != 'a');
  if (auto *S = dyn_cast<StringLiteral>(E))
    return NodeWeight + textWeight(S->Value);
  if (auto *M = dyn_cast<Match>(E)) {
    uint64_t Sum = NodeWeight;
    forEachPattern(*M, [&](const Pattern &) { Sum += NodeWeight; });
    return Sum;
  }
  // A predefined exception is simpler, because it needs no definition.
  if (auto *M = dyn_cast<Construct>(E))
    return NodeWeight + !M->Constructor->isPredefined();
  if (isa<VariableReference>(E))
    return NodeWeight + 1;
  if (isa<Let>(E))
    return 2 * NodeWeight;
  if (auto *L = dyn_cast<LetTuple>(E))
    return (1 + L->Variables.size()) * NodeWeight + 1;
  if (auto *L = dyn_cast<LetRec>(E))
    return weight(L->Function);
  if (auto *L = dyn_cast<LetRecGroup>(E)) {
    // A group is less simple than separate definitions of its functions.
    uint64_t Sum = 0;
    for (const FunctionDefinition *F : L->Functions)
      Sum += weight(F) + 1;
    return Sum;
  }
  return NodeWeight;
}

/// Returns the size that the reducer minimizes. It depends mainly on the number
/// of nodes, and then on the magnitudes of literals. Every step of a reduction
/// decreases it or, if it stays the same, the size of the text. Therefore the
/// reduction terminates.
static uint64_t complexity(Expression *Program) {
  std::vector<Expression *> Pending{Program};
  uint64_t Sum = 0;
  while (!Pending.empty()) {
    Expression *E = Pending.back();
    Pending.pop_back();
    Sum += weight(E);
    for (unsigned I = 0; Expression **Slot = operand(E, I); ++I)
      Pending.push_back(*Slot);
  }
  return Sum;
}

//===- The candidates of a reduction step ---------------------------------===//

namespace {

struct Reduction {
  StringRef Name;
  Edits (*List)(ProgramEditor &);
  bool IsChunked;
  StringRef Description;
};

constexpr Reduction Reductions[] = {
#define REDUCTION(Name, Function, IsChunked, Description)                      \
  {Name, Function, IsChunked, Description},
#include "mincaml/Rewriting/Reductions.def"
};

/// A program to be reduced, or a candidate to replace it.
struct Candidate {
  std::string Text;
  uint64_t Complexity = 0;
  size_t Nodes = 0;

  /// Candidates are ordered by complexity, and then by the size of the text.
  /// Every step of a reduction makes the program smaller in this order.
  bool operator<(const Candidate &Other) const {
    return std::pair(Complexity, Text.size()) <
           std::pair(Other.Complexity, Other.Text.size());
  }
};

/// Enumerates the candidates that one reduction of Reductions.def makes from a
/// program: with all its edits, with each half of them, each quarter, and so on
/// down to single edits. Skips programs that are not well-typed, not smaller,
/// or known not to be interesting.
///
/// A coarse list goes from an eighth of the edits directly to single edits, and
/// contains only the first few single edits, which change most.
class CandidateList {
public:
  /// A position in the list: the candidate with Length edits, from number First
  /// on.
  struct Position {
    size_t Length;
    size_t First;
  };

  CandidateList(const LanguageOptions &Language, StringRef Original)
      : Language(Language) {
    std::unique_ptr<TypedProgram> Program = parse(Original);
    assert(Program && "the caller has found it well-formed");
    Warnings = Program->warnings();
    VariableTable Table(Program->Tree);
    for (StringRef Name : Table.externals())
      Externals.insert(Name);
  }

  /// Starts the list of a row of Reductions.def.
  void begin(unsigned Reduction, bool Coarse) {
    Number = Reduction;
    IsCoarse = Coarse;
    IsAtBegin = true;
    Count = 0;
  }

  /// Returns the next candidate that can be made from Best, and sets At to its
  /// position. Returns nullopt at the end, or if IsOver returns true before a
  /// candidate is found.
  std::optional<Candidate> next(const Candidate &Best, Position &At,
                                llvm::function_ref<bool()> IsOver) {
    if (std::exchange(IsAtBegin, false)) {
      // This call only sets Count.
      make(Best, {0, 0});
      Current = {Reductions[Number].IsChunked ? Count : 1, 0};
    }
    while (Current.Length && !IsOver()) {
      constexpr size_t CoarseEdits = 24;
      bool HasMore =
          Current.First < Count &&
          !(IsCoarse && Current.Length == 1 && Current.First >= CoarseEdits);
      if (!HasMore) {
        Current = {shorter(Current.Length), 0};
        continue;
      }
      At = Current;
      Current.First += Current.Length;
      if (std::optional<Candidate> Result = make(Best, At))
        return Result;
    }
    return std::nullopt;
  }

  /// Continues at the position At of the new program, after the candidate at At
  /// has become this program.
  void continueAt(Position At) { Current = At; }
  /// Records that a program is not interesting. Returns false if this was
  /// already known.
  bool reject(StringRef Text) {
    return Rejected.insert(llvm::xxh3_64bits(Text)).second;
  }

  /// Returns the program with its complexity, or nullopt if it is not
  /// acceptable.
  std::optional<Candidate> measure(StringRef Text) {
    std::unique_ptr<TypedProgram> Program = parse(Text);
    if (!Program || Program->warnings() > Warnings || introducesNames(*Program))
      return std::nullopt;
    return Candidate{Text.str(), complexity(Program->Tree),
                     countNodes(Program->Tree)};
  }

private:
  std::unique_ptr<TypedProgram> parse(StringRef Text) const {
    // Diagnostics about candidates are not shown.
    DiagnosticOptions Silent;
    Silent.ErrorLimit = 1;
    return TypedProgram::parse(Text, "candidate", Language, Silent,
                               llvm::nulls());
  }

  /// Returns the candidate at a position, or nullopt if it is not acceptable or
  /// the position is after the last one.
  std::optional<Candidate> make(const Candidate &Best, Position At) {
    std::unique_ptr<TypedProgram> Program = parse(Best.Text);
    ProgramEditor Editor(*Program, Language.Strict);
    Edits List = Reductions[Number].List(Editor);
    Count = List.size();
    for (size_t I = std::min(At.First + At.Length, Count); I-- > At.First;)
      List[I]();
    if (At.First >= Count || complexity(Program->Tree) > Best.Complexity)
      return std::nullopt;
    std::string Text = Program->text();
    if (Rejected.contains(llvm::xxh3_64bits(Text)))
      return std::nullopt;
    std::optional<Candidate> Result = measure(Text);
    if (Result && *Result < Best)
      return Result;
    reject(Text);
    return std::nullopt;
  }

  /// Returns the number of edits to try together after all tries with Length
  /// edits; 0 at the end.
  size_t shorter(size_t Length) const {
    constexpr size_t CoarseParts = 8;
    if (IsCoarse && Length > 1 && Length / 2 < Count / CoarseParts)
      return 1;
    return Length / 2;
  }

  /// Whether the program uses externals that the original does not use. These
  /// are names whose definitions were removed.
  bool introducesNames(TypedProgram &Program) const {
    return llvm::any_of(
        VariableTable(Program.Tree).externals(), [this](StringRef Name) {
          return !Externals.contains(Name) && !FreshNames::isReserved(Name);
        });
  }

  const LanguageOptions Language;
  /// The externals of the original program, and the number of its warnings.
  /// Candidates must not have other externals or more warnings.
  llvm::StringSet<> Externals;
  unsigned Warnings = 0;
  unsigned Number = 0;
  bool IsCoarse = false;
  bool IsAtBegin = true;
  /// The next position. Length is 0 at the end of the list.
  Position Current = {0, 0};
  /// The number of edits for the last program; 0 if it is not known.
  size_t Count = 0;
  /// The hashes of texts that are not interesting or not acceptable.
  llvm::DenseSet<uint64_t> Rejected;
};

//===- The reducer --------------------------------------------------------===//

/// Tests candidates in the order in which CandidateList enumerates them. Tests
/// further candidates speculatively, under the assumption that the previous
/// ones are not interesting. Takes the first interesting candidate, and
/// discards the results for later ones.
class Reducer {
public:
  Reducer(StringRef Text, InterestingnessTest &Test,
          const ReducerOptions &Options)
      : Test(Test), Options(Options), Candidates(Options.Language, Text),
        Best(*Candidates.measure(Text)) {}

  ReducedProgram run() {
    // Tests of large programs take long. The many fine changes are only tried
    // when the few coarse ones no longer remove more than a tenth of the
    // program.
    uint64_t Before = 0;
    do
      Before = Best.Complexity;
    while (runAllReductions(/*IsCoarse=*/true) &&
           Best.Complexity < Before / 10 * 9);
    while (!IsStopped && runAllReductions(/*IsCoarse=*/false)) {
    }
    return {Best.Text, Best.Nodes, Tests, !IsStopped};
  }

private:
  struct RunningTest {
    unsigned Number;
    Candidate TheCandidate;
    CandidateList::Position At;
    std::optional<bool> IsInteresting;
  };

  /// Runs all reductions once. Returns whether there is a new best program.
  bool runAllReductions(bool IsCoarse) {
    bool Changed = false;
    for (size_t I = 0; I != std::size(Reductions) && !IsStopped; ++I) {
      bool IsWanted = Options.Only.empty() ||
                      llvm::is_contained(Options.Only, Reductions[I].Name);
      if (!IsWanted || Finished[I] == Best.Text)
        continue;
      if (runReduction(I, IsCoarse))
        Changed = true;
      else if (!IsCoarse)
        Finished[I] = Best.Text;
    }
    return Changed;
  }

  /// Runs one reduction. Returns whether there is a new best program.
  bool runReduction(unsigned Number, bool IsCoarse) {
    bool Changed = false;
    Candidates.begin(Number, IsCoarse);
    while (startTests() && waitForResult())
      Changed |= takeResults();
    Test.cancel();
    Running.clear();
    if (Changed && Options.Progress)
      *Options.Progress << llvm::left_justify(Reductions[Number].Name, 20)
                        << "reduced to " << Best.Nodes << " nodes, " << Tests
                        << " tests\n";
    return Changed;
  }

  /// Starts as many tests as may run at the same time. Returns false if no
  /// candidate is left and none is being tested, or if the reduction must end.
  bool startTests() {
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

  /// Waits for one result. Returns false if the reduction must end.
  bool waitForResult() {
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
  bool takeResults() {
    while (!Running.empty() && Running.front().IsInteresting) {
      RunningTest T = std::move(Running.front());
      Running.pop_front();
      if (!*T.IsInteresting) {
        // A program may have been tested twice at the same time; count it only
        // once.
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

  InterestingnessTest &Test;
  const ReducerOptions &Options;
  CandidateList Candidates;
  Candidate Best;
  std::deque<RunningTest> Running;
  /// For each reduction, the program for which it has nothing left to try.
  std::string Finished[std::size(Reductions)];
  unsigned NextNumber = 0;
  unsigned Tests = 0;
  bool IsStopped = false;
};

} // namespace

ReducedProgram mincaml::rewriting::reduce(StringRef Text,
                                          InterestingnessTest &Test,
                                          const ReducerOptions &Options) {
  return Reducer(Text, Test, Options).run();
}

bool mincaml::rewriting::isReduction(StringRef Name) {
  return llvm::any_of(Reductions,
                      [Name](const Reduction &R) { return R.Name == Name; });
}

void mincaml::rewriting::printReductions(llvm::raw_ostream &OS) {
  for (const Reduction &R : Reductions)
    OS << llvm::left_justify(R.Name, 20) << R.Description << '\n';
}
