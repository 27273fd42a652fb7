//===- ReducerTest.cpp - Tests of the reducer -----------------------------===//

#include "mincaml/Rewriting/Reducer.h"
#include "TestProgram.h"
#include "gtest/gtest.h"
#include <deque>
#include <functional>

using namespace mincaml;
using namespace mincaml::rewriting;
using llvm::StringRef;

namespace {

/// An interestingness test that calls a function. It returns results in the
/// order in which the tests were started, or in reverse order.
class FunctionTest : public InterestingnessTest {
public:
  FunctionTest(std::function<bool(StringRef)> Function, unsigned Capacity = 1,
               bool AnswersLastFirst = false)
      : Function(std::move(Function)), Capacity(Capacity),
        AnswersLastFirst(AnswersLastFirst) {}

  unsigned capacity() const override { return Capacity; }

  bool start(unsigned Number, StringRef Text) override {
    EXPECT_LT(Running.size(), Capacity);
    // Every candidate must be a valid program.
    EXPECT_TRUE(parseProgram(Text)) << Text.str();
    Running.push_back({Number, Function(Text)});
    return Started++ < Limit;
  }

  std::optional<Result> wait(Clock::time_point) override {
    EXPECT_FALSE(Running.empty());
    Result R = AnswersLastFirst ? Running.back() : Running.front();
    if (AnswersLastFirst)
      Running.pop_back();
    else
      Running.pop_front();
    return R;
  }

  void cancel() override { Running.clear(); }

  unsigned Started = 0;
  unsigned Limit = ~0u;

private:
  std::function<bool(StringRef)> Function;
  unsigned Capacity;
  bool AnswersLastFirst;
  std::deque<Result> Running;
};

std::function<bool(StringRef)> contains(std::vector<std::string> Parts) {
  return [Parts](StringRef Text) {
    return llvm::all_of(Parts,
                        [Text](StringRef Part) { return Text.contains(Part); });
  };
}

/// Parses Text and prints the tree.
std::string printed(StringRef Text) {
  std::unique_ptr<TypedProgram> P = parseProgram(Text);
  return P ? P->text() : "no program";
}

std::string reduceTo(StringRef Text, std::vector<std::string> Parts) {
  FunctionTest Test(contains(std::move(Parts)));
  return reduce(printed(Text), Test, {}).Text;
}

constexpr StringRef LargeProgram =
    "let rec gcd m n = if m = 0 then n else\n"
    "  if m <= n then gcd m (n - m) else gcd n (m - n) in\n"
    "let a = Array.make 10 (1.5, true) in\n"
    "let rec fill i = if i < 10 then (\n"
    "  a.(i) <- (float_of_int i *. 2.0, not (i = 3)); fill (i + 1)) else () "
    "in\n"
    "fill 0;\n"
    "let rec sum i = if i < 0 then 0.0 else\n"
    "  (let (x, use) = a.(i) in (if use then x else 0.0) +. sum (i - 1)) in\n"
    "print_float (sum 9); print_newline ();\n"
    "print_int (gcd 21600 337500 / 7)";

} // namespace

TEST(Reducer, LeavesWhatIsNeeded) {
  EXPECT_EQ(reduceTo(LargeProgram, {}), "()\n");
  EXPECT_EQ(reduceTo(LargeProgram, {"print_newline"}), "print_newline ()\n");
  EXPECT_EQ(reduceTo(LargeProgram, {"print_int", " / "}),
            "print_int (0 / 0)\n");
}

TEST(Reducer, EndsWithASmallestProgram) {
  for (StringRef Text : {"()", "print_int 0", "print_newline ()"}) {
    FunctionTest Test([&](StringRef Candidate) { return Candidate == Text; });
    ReducedProgram Result = reduce(printed(Text), Test, {});
    EXPECT_EQ(Result.Text, printed(Text));
    EXPECT_TRUE(Result.IsComplete);
  }
}

TEST(Reducer, DoesNotDependOnHowManyTestsRunAtOnce) {
  std::vector<std::string> Parts = {"if", "print_float", "a.("};
  FunctionTest One(contains(Parts));
  ReducedProgram Expected = reduce(printed(LargeProgram), One, {});
  for (unsigned Capacity : {2, 3, 8})
    for (bool LastFirst : {false, true}) {
      FunctionTest Several(contains(Parts), Capacity, LastFirst);
      ReducedProgram Actual = reduce(printed(LargeProgram), Several, {});
      EXPECT_EQ(Actual.Text, Expected.Text);
      EXPECT_EQ(Actual.Tests, Expected.Tests);
      EXPECT_EQ(Actual.Nodes, Expected.Nodes);
    }
}

TEST(Reducer, KeepsEachSmallerProgram) {
  FunctionTest Test(contains({"print_int"}));
  std::vector<std::string> Kept;
  ReducerOptions Options;
  Options.Keep = [&](StringRef Text) { Kept.push_back(Text.str()); };
  ReducedProgram Result = reduce(printed(LargeProgram), Test, Options);
  ASSERT_FALSE(Kept.empty());
  EXPECT_EQ(Kept.back(), Result.Text);
  for (StringRef Text : Kept)
    EXPECT_TRUE(Text.contains("print_int"));
}

TEST(Reducer, TriesOnlyWhatIsWanted) {
  FunctionTest Test(contains({"print_int"}));
  ReducerOptions Options;
  Options.Only = {"drop-statements"};
  EXPECT_EQ(
      reduce("print_newline ();\nprint_int (1 + 2)\n", Test, Options).Text,
      "print_int (1 + 2)\n");
}

TEST(Reducer, StopsWhenATestCannotBeStarted) {
  FunctionTest Test(contains({"print_int"}));
  Test.Limit = 3;
  ReducedProgram Result = reduce(printed(LargeProgram), Test, {});
  EXPECT_FALSE(Result.IsComplete);
  EXPECT_NE(Result.Text, "print_int 0\n");
  EXPECT_TRUE(parseProgram(Result.Text));
}

TEST(Reducer, StopsAtTheDeadline) {
  FunctionTest Test(contains({}));
  ReducerOptions Options;
  Options.Deadline = Clock::now();
  ReducedProgram Result = reduce(printed(LargeProgram), Test, Options);
  EXPECT_FALSE(Result.IsComplete);
  EXPECT_EQ(Result.Text, printed(LargeProgram));
}

TEST(Reducer, MakesNoExternalsOfNames) {
  // If its definition were removed, `value` would become an external array.
  FunctionTest Test(contains({"value.(1)"}));
  ReducedProgram Result = reduce(
      printed("let value = Array.make 3 2 in print_int value.(1)"), Test, {});
  EXPECT_TRUE(StringRef(Result.Text).contains("let value"));
  // A name that is already an external may stay one.
  FunctionTest Other(contains({"table.(1)"}));
  Result = reduce(printed("let value = table.(1) in print_int (value + 1)"),
                  Other, {});
  EXPECT_FALSE(StringRef(Result.Text).contains("value"));
}

TEST(Reducer, CopesWithLargeTypes) {
  // The type of the last variable has 2^40 leaves.
  std::string Text = "let x0 = 1 in\n";
  for (unsigned I = 1; I <= 40; ++I) {
    std::string Last = "x" + std::to_string(I - 1);
    Text +=
        "let x" + std::to_string(I) + " = (" + Last + ", " + Last + ") in\n";
  }
  EXPECT_EQ(reduceTo(Text + "print_int x0", {"print_int"}), "print_int 0\n");
}
