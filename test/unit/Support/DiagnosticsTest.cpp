//===- DiagnosticsTest.cpp ------------------------------------------------===//

#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"
#include <set>

using namespace mincaml;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringLiteral;
using llvm::StringRef;

namespace {

/// A source text and an engine that writes to a string.
class DiagnosticsTest : public testing::Test {
protected:
  void setUp(StringRef Text, DiagnosticOptions Options = {}) {
    Options.Colour = DiagnosticOptions::ColourMode::Never;
    unsigned ID = Sources.AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBufferCopy(Text, "test.ml"), SMLoc());
    Start = Sources.getMemoryBuffer(ID)->getBufferStart();
    Engine.emplace(Sources, OS, Options);
  }

  SMLoc at(size_t Offset) const {
    return SMLoc::getFromPointer(Start + Offset);
  }
  SMRange range(size_t From, size_t To) const { return {at(From), at(To)}; }

  /// Returns the text that was printed since the last call.
  std::string take() { return std::exchange(Output, ""); }

  llvm::SourceMgr Sources;
  std::string Output;
  llvm::raw_string_ostream OS{Output};
  std::optional<DiagnosticEngine> Engine;
  const char *Start = nullptr;
};

TEST_F(DiagnosticsTest, LinesAndColumnsCountFromOne) {
  setUp("ab\n\ncd");
  auto Check = [&](size_t Offset, unsigned Line, unsigned Column) {
    SourcePosition At = Engine->position(at(Offset));
    EXPECT_EQ(At.Line, Line) << Offset;
    EXPECT_EQ(At.Column, Column) << Offset;
  };
  Check(0, 1, 1);
  Check(1, 1, 2);
  Check(2, 1, 3); // a line break belongs to the line that it ends
  Check(3, 2, 1);
  Check(4, 3, 1);
  Check(6, 3, 3); // the end of the file
}

TEST_F(DiagnosticsTest, PrintsCaretRangesAndFixIt) {
  setUp("let x = 1 + 2.0 in\n");
  Engine
      ->report(range(12, 15), DiagnosticID::OperandType, "+", "int", "float",
               "; use `+.`")
      .highlight(range(10, 11))
      .replace(range(10, 11), "+.")
      .note(range(4, 5), "a note");
  EXPECT_EQ(take(),
            "test.ml:1:13: error: `+` takes int operands, but this operand has "
            "type float; use `+.` [MC0302]\n"
            "let x = 1 + 2.0 in\n"
            "          ~ ^~~\n"
            "          +.\n"
            "test.ml:1:5: note: a note\n"
            "let x = 1 + 2.0 in\n"
            "    ^\n");
}

TEST_F(DiagnosticsTest, UnderlinesToTheEndOfTheFirstLine) {
  setUp("a b\nc d");
  Engine->report(range(2, 7), DiagnosticID::EmptyProgram);
  EXPECT_NE(take().find("a b\n  ^\n"), std::string::npos);
}

TEST_F(DiagnosticsTest, FixItsThatTouchAreKeptApart) {
  setUp("f x");
  Engine->report(range(2, 3), DiagnosticID::EmptyProgram)
      .insert(at(2), "abc")
      .insert(at(3), "d");
  EXPECT_NE(take().find("\n  abc d\n"), std::string::npos);
}

TEST_F(DiagnosticsTest, PlacelessErrorsNameTheProgram) {
  setUp("");
  Engine->report(DiagnosticID::IsDirectory, "foo");
  EXPECT_EQ(take(), "mincaml-llc: error: 'foo' is a directory [MC0102]\n");
}

TEST_F(DiagnosticsTest, LongLinesAreCut) {
  std::string Text(1000, 'x');
  Text += "?" + std::string(1000, 'y');
  setUp(Text);
  Engine->report(range(1000, 1001), DiagnosticID::EmptyProgram);
  llvm::SmallVector<StringRef> Lines;
  std::string Printed = take();
  StringRef(Printed).split(Lines, '\n');
  ASSERT_EQ(Lines.size(), 4u);
  EXPECT_TRUE(Lines[0].starts_with("test.ml:1:1001: error: "));
  EXPECT_TRUE(Lines[1].starts_with("...x"));
  EXPECT_TRUE(Lines[1].ends_with("y..."));
  EXPECT_LT(Lines[1].size(), 200u);
  EXPECT_EQ(Lines[1][Lines[2].find('^')], '?');
}

TEST_F(DiagnosticsTest, CharactersOfSeveralBytesAreNotCut) {
  std::string Text;
  for (unsigned I = 0; I != 300; ++I)
    Text += "\xE6\x97\xA5"; // three bytes, two columns
  for (size_t Offset = 0; Offset <= 900; Offset += 3) {
    Sources = llvm::SourceMgr();
    setUp(Text);
    Engine->report(at(Offset), DiagnosticID::EmptyProgram);
    std::string Printed = take();
    EXPECT_TRUE(llvm::json::isUTF8(Printed)) << Offset;
  }
}

TEST_F(DiagnosticsTest, LongArgumentsAreCut) {
  setUp("");
  Engine->report(DiagnosticID::IsDirectory, std::string(1000, 'x'));
  EXPECT_LT(take().size(), 500u);
}

TEST_F(DiagnosticsTest, CountsAndLimitsErrors) {
  DiagnosticOptions Options;
  Options.ErrorLimit = 2;
  setUp("x", Options);
  for (unsigned I = 0; I != 5; ++I) {
    EXPECT_EQ(Engine->hasStopped(), I >= 3);
    Engine->report(at(0), DiagnosticID::EmptyProgram);
  }
  EXPECT_EQ(Engine->errors(), 2u);
  Engine->finish();
  StringRef Printed = Output;
  EXPECT_EQ(Printed.count("[MC0201]"), 2u);
  EXPECT_EQ(Printed.count("fatal error: too many errors"), 1u);
  EXPECT_TRUE(Printed.ends_with("2 errors generated.\n"));
}

TEST_F(DiagnosticsTest, PassesDiagnosticsToAConsumer) {
  setUp("x + 1.0");
  std::string Found;
  DiagnosticOptions Options;
  Options.ErrorLimit = 1;
  DiagnosticEngine Handled(
      Sources,
      [&](const Diagnostic &D) {
        Found += (D.code() + " " + D.message()).str();
        EXPECT_EQ(D.severity(), Severity::Error);
        EXPECT_EQ(D.range().Start, at(2));
        ASSERT_EQ(D.fixIts().size(), 1u);
        EXPECT_EQ(D.fixIts()[0].Replacement, "+.");
        ASSERT_EQ(D.notes().size(), 1u);
        EXPECT_EQ(D.notes()[0].Text, "a note");
      },
      Options);
  for (unsigned I = 0; I != 2; ++I)
    Handled.report(range(2, 3), DiagnosticID::UndefinedName, "x", "")
        .replace(range(2, 3), "+.")
        .note(range(0, 1), "a note");
  EXPECT_EQ(Found, "MC0346 'x' is not defined");
  EXPECT_EQ(Handled.errors(), 1u);
  EXPECT_TRUE(Handled.hasStopped());
  EXPECT_EQ(take(), "");
}

TEST_F(DiagnosticsTest, CountsWarnings) {
  setUp("x");
  Engine->report(at(0), DiagnosticID::OpenType, "'x'");
  Engine->report(at(0), DiagnosticID::OpenType, "'x'");
  EXPECT_FALSE(Engine->hadError());
  Engine->report(at(0), DiagnosticID::EmptyProgram);
  Engine->finish();
  EXPECT_TRUE(
      StringRef(Output).ends_with("\n1 error and 2 warnings generated.\n"));
}

TEST_F(DiagnosticsTest, SaysNothingWhenThereIsNothing) {
  setUp("x");
  Engine->finish();
  EXPECT_EQ(Output, "");
}

TEST_F(DiagnosticsTest, WarningsCanBeErrors) {
  DiagnosticOptions Options;
  Options.WarningsAsErrors = true;
  setUp("x", Options);
  Engine->report(at(0), DiagnosticID::ImplicitExternal, "x", "int", "");
  EXPECT_TRUE(Engine->hadError());
  EXPECT_NE(take().find("error: 'x' is not defined; assuming an external, int "
                        "[MC0330] [-Werror,-Wimplicit-external]"),
            std::string::npos);
}

TEST_F(DiagnosticsTest, WarningsCanBeTurnedOff) {
  DiagnosticOptions Options;
  Options.WarningsAsErrors = true;
  Options.ImplicitExternalWarning = false;
  setUp("x", Options);
  Engine->report(at(0), DiagnosticID::ImplicitExternal, "x", "int", "");
  EXPECT_EQ(Engine->errors() + Engine->warnings(), 0u);
  EXPECT_EQ(take(), "");
}

TEST_F(DiagnosticsTest, JSONIsWellFormed) {
  DiagnosticOptions Options;
  Options.Format = DiagnosticOptions::OutputFormat::JSON;
  setUp("let \"x\\\" = 1\n+ 2.0", Options);
  Engine->report(range(4, 8), DiagnosticID::UnknownCharacter, "\"\\\x01\xFF")
      .highlight(range(12, 14))
      .insert(at(14), "\n\t")
      .note(range(0, 3), "first")
      .note(SMRange(), "second");
  Engine->report(DiagnosticID::IsDirectory, "d");
  Engine->finish();
  llvm::Expected<llvm::json::Value> Parsed = llvm::json::parse(Output);
  ASSERT_TRUE(bool(Parsed)) << llvm::toString(Parsed.takeError());
  const llvm::json::Array &All = *Parsed->getAsArray();
  ASSERT_EQ(All.size(), 2u);
  const llvm::json::Object &First = *All[0].getAsObject();
  EXPECT_EQ(First.getString("severity"), "error");
  EXPECT_EQ(First.getString("code"), "MC0112");
  const llvm::json::Object &Location = *First.getObject("location");
  EXPECT_EQ(Location.getString("file"), "test.ml");
  EXPECT_EQ(Location.getInteger("line"), 1);
  EXPECT_EQ(Location.getInteger("column"), 5);
  EXPECT_EQ(Location.getObject("end")->getInteger("column"), 9);
  const llvm::json::Object &Highlight =
      *(*First.getArray("ranges"))[0].getAsObject();
  EXPECT_EQ(Highlight.getObject("end")->getInteger("line"), 2);
  EXPECT_EQ(
      (*First.getArray("fixits"))[0].getAsObject()->getString("replacement"),
      "\n\t");
  const llvm::json::Array &Notes = *First.getArray("notes");
  ASSERT_EQ(Notes.size(), 2u);
  EXPECT_TRUE(Notes[0].getAsObject()->getObject("location"));
  EXPECT_FALSE(Notes[1].getAsObject()->getObject("location"));
  EXPECT_FALSE(All[1].getAsObject()->getObject("location"));
}

TEST_F(DiagnosticsTest, JSONIsAnArrayWithoutDiagnosticsToo) {
  DiagnosticOptions Options;
  Options.Format = DiagnosticOptions::OutputFormat::JSON;
  setUp("", Options);
  Engine->finish();
  EXPECT_EQ(Output, "[]\n");
}

TEST(DiagnosticTable, CodesAreUniqueAndExplained) {
  constexpr std::pair<StringLiteral, StringLiteral> Diagnostics[] = {
#define DIAGNOSTIC(Enum, Code, Severity, Option, Format, Explanation)          \
  {Code, Explanation},
#include "mincaml/Support/Diagnostics.def"
  };
  std::set<StringRef> Codes;
  for (const auto &[Code, Explanation] : Diagnostics) {
    EXPECT_TRUE(Codes.insert(Code).second) << Code.str();
    EXPECT_EQ(Code.size(), 6u) << Code.str();
    EXPECT_GT(Explanation.size(), 20u) << Code.str();
    for (StringRef Line : llvm::split(Explanation, '\n'))
      EXPECT_LE(Line.size(), 80u) << Code.str() << ": " << Line.str();
  }
}

TEST(DiagnosticTable, ExplainTakesTheCodeInSeveralForms) {
  for (StringRef Code : {"MC0302", "mc0302", "0302"}) {
    std::string Text;
    llvm::raw_string_ostream OS(Text);
    EXPECT_TRUE(explainDiagnostic(Code, OS)) << Code.str();
    EXPECT_TRUE(StringRef(Text).starts_with("MC0302: ")) << Code.str();
  }
  for (StringRef Code : {"MC0000", "", "MC", "MC03022", "foo"})
    EXPECT_FALSE(explainDiagnostic(Code, llvm::nulls())) << Code.str();
}

} // namespace
