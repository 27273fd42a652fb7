//===- RandomEditsTest.cpp - Random changes of a program ------------------===//
//
// Changes a program at random places, and asks everything about each version.
// There must be no crash, and all positions must be in the text and at the names
// that they claim.
//
//===----------------------------------------------------------------------===//

#include "Helpers/LargeStack.h"
#include "Sample.h"
#include "mincaml/LanguageServer/Completion.h"
#include "mincaml/LanguageServer/Queries.h"
#include "mincaml/Support/Random.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/JSON.h"
#include "gtest/gtest.h"
#include <cstdio>
#include <cstdlib>

using namespace mincaml;
using namespace mincaml::lsp;
using namespace mincaml::test;
using llvm::StringRef;

namespace {

const StringRef Pieces[] = {"(",
                            ")",
                            "[",
                            "]",
                            "{",
                            "}",
                            "[|",
                            "|]",
                            "let ",
                            " in ",
                            "match ",
                            " with ",
                            "|",
                            "->",
                            "=",
                            ";",
                            ";;",
                            "fun ",
                            "module ",
                            "struct",
                            " end",
                            "type ",
                            "of ",
                            "rec ",
                            "and ",
                            "open ",
                            "M.",
                            "x",
                            "\"",
                            "'",
                            "(*",
                            "*)",
                            "~",
                            "?",
                            ":",
                            ".",
                            ",",
                            "\n",
                            "\r\n",
                            "\r",
                            "\t",
                            "1",
                            "1.5",
                            "'a",
                            "begin ",
                            "if ",
                            "then ",
                            "else ",
                            "lazy ",
                            "::",
                            "<-",
                            ":=",
                            "!",
                            "-",
                            "+.",
                            "_",
                            "é",
                            "𝒳",
                            "\xEF\xBB\xBF",
                            "exception ",
                            "external ",
                            "try ",
                            "for i = ",
                            " do ",
                            " done",
                            "Names.",
                            "List.map ",
                            "{ x; ",
                            "origin."};

class RandomEdits : public testing::TestWithParam<unsigned> {
protected:
  /// Returns an offset; usually, it is between two characters.
  size_t offset(StringRef Text) {
    size_t Offset = R.below(Text.size() + 1);
    while (Offset && Offset < Text.size() && (Text[Offset] & 0xC0) == 0x80 &&
           R.below(16))
      --Offset;
    return Offset;
  }

  Document change(const Document &D) {
    StringRef Text = D.text();
    size_t Begin = offset(Text);
    switch (R.below(4)) {
    case 0: // Delete.
      return D.withChange(
          {Begin, std::min(Begin + 1 + R.below(12), Text.size())}, "");
    case 1: { // Copy.
      size_t From = R.below(Text.size() + 1);
      return D.withChange({Begin, Begin}, Text.substr(From, R.below(40)).str());
    }
    default:
      return D.withChange({Begin, Begin}, R.pick(llvm::ArrayRef(Pieces)));
    }
  }

  void checkRange(const Analysis &A, TextRange Range) {
    ASSERT_LE(Range.Begin, Range.End);
    ASSERT_LE(Range.End, A.document().text().size());
  }

  /// The positions of a name lead back to it, in all encodings. Editors only send
  /// valid UTF-8.
  void checkPositions(const Analysis &A, TextRange Name) {
    if (!IsUTF8)
      return;
    auto Check = [&](const Document &D) {
      EXPECT_EQ(D.textRange(D.range(Name)), Name);
    };
    Check(A.document());
    Check(*InBytes);
    Check(*InCharacters);
  }

  void checkItems(const Analysis &A, llvm::ArrayRef<OutlineItem> Items) {
    for (const OutlineItem &Item : Items) {
      checkRange(A, Item.Range);
      ASSERT_LE(Item.Range.Begin, Item.NameRange.Begin);
      ASSERT_GE(Item.Range.End, Item.NameRange.End);
      ASSERT_LT(Item.NameRange.Begin, Item.NameRange.End);
      (void)outlineDetail(A, Item);
      checkItems(A, Item.Children);
    }
  }

  void check(const Analysis &A) {
    StringRef Text = A.document().text();
    IsUTF8 = llvm::json::isUTF8(Text);
    InBytes.emplace(Text.str(), PositionEncoding::UTF8);
    InCharacters.emplace(Text.str(), PositionEncoding::UTF32);
    for (const TextDiagnostic &D : A.diagnostics()) {
      checkRange(A, D.Range);
      for (const TextDiagnostic::Edit &E : D.Edits)
        checkRange(A, E.Range);
    }
    size_t Last = 0;
    for (const Occurrence &O : A.occurrences()) {
      checkRange(A, O.Range);
      checkPositions(A, O.Range);
      ASSERT_LE(Last, O.Range.Begin);
      Last = O.Range.Begin;
      const Symbol &S = A.symbolOf(O);
      if (!S.Definition)
        continue;
      ASSERT_EQ(A.document().text(*S.Definition), S.Name);
      ASSERT_EQ(A.document().text(O.Range), S.Kind == SymbolKind::Module
                                                ? A.document().text(O.Range)
                                                : StringRef(S.Name));
    }
    checkItems(A, A.outline());
    size_t End = 0;
    for (const SemanticToken &T : semanticTokens(A)) {
      checkRange(A, T.Range);
      ASSERT_LE(End, T.Range.Begin);
      End = T.Range.End;
      ASSERT_EQ(A.document().line(T.Range.Begin),
                A.document().line(T.Range.End - 1));
    }
    for (const FoldingRange &F : foldingRanges(A)) {
      ASSERT_LT(F.FirstLine, F.LastLine);
      ASSERT_LT(F.LastLine, A.document().numLines());
    }
    for (const InlayHint &H : inlayHints(A, {0, Text.size()}))
      ASSERT_LE(H.Offset, Text.size());
    for (unsigned I = 0; I != 4; ++I) {
      size_t Offset = R.below(Text.size() + 1);
      if (std::optional<HoverText> H = hover(A, Offset))
        checkRange(A, H->Range);
      if (std::optional<TextRange> D = definition(A, Offset))
        checkRange(A, *D);
      for (TextRange Use : references(A, Offset, true))
        checkRange(A, Use);
    }
  }

  void checkAtCursor(const Analysis &A) {
    size_t Offset = R.below(A.document().text().size() + 1);
    CompletionList List = complete(A, Offset, *Library);
    checkRange(A, List.Replaced);
    (void)signatureHelp(A, Offset);
    if (renamableName(A, Offset)) {
      auto Edits = rename(A, Offset, "renamed");
      if (!Edits)
        llvm::consumeError(Edits.takeError());
      else
        for (const TextEdit &E : *Edits)
          checkRange(A, E.Range);
    }
  }

  void run(unsigned Edits) {
    LanguageOptions Options = language();
    Options.Strict = GetParam() % 4 == 3;
    const std::string Program =
        (Options.Strict ? OriginalSample : Sample).str();
    Library.emplace(Options);
    Document Text(Program);
    for (unsigned I = 0; I != Edits; ++I) {
      // After many changes, the text is nothing but errors.
      if (R.below(8) == 0)
        Text = Document(Program);
      Text = change(Text);
      SCOPED_TRACE(Text.text().str());
      if (const char *Path = std::getenv("MINCAML_TRACE_EDITS"))
        if (std::FILE *File = std::fopen(Path, "w")) {
          std::fwrite(Text.text().data(), 1, Text.text().size(), File);
          std::fclose(File);
        }
      Analysis A(Text, Options);
      check(A);
      if (I % 5 == 0)
        checkAtCursor(A);
      if (HasFatalFailure())
        return;
    }
  }

  Random R{GetParam()};
  std::optional<LibraryIndex> Library;
  /// The text with other units of positions.
  std::optional<Document> InBytes, InCharacters;
  bool IsUTF8 = true;
};

/// The number of changes for each seed. The environment variable
/// MINCAML_RANDOM_EDITS replaces it, for long runs.
unsigned numEdits() {
  if (const char *Wanted = std::getenv("MINCAML_RANDOM_EDITS"))
    return std::atoi(Wanted);
  return LLVM_ADDRESS_SANITIZER_BUILD ? 15 : 150;
}

TEST_P(RandomEdits, KeepPositionsRight) {
  withLargeStack([this] { run(numEdits()); });
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomEdits, testing::Range(0u, 8u));

} // namespace
