//===- DocumentTest.cpp - Positions in texts ------------------------------===//

#include "mincaml/LanguageServer/Document.h"
#include "gtest/gtest.h"

using namespace mincaml::lsp;

namespace {

TEST(DocumentTest, CountsUnitsOfTheEncoding) {
  // Bytes: a, two for é, four for 𝒳, b.
  const std::string Text = "aé𝒳b";
  EXPECT_EQ(Document(Text, PositionEncoding::UTF8).position(7), Position(0, 7));
  EXPECT_EQ(Document(Text, PositionEncoding::UTF16).position(7),
            Position(0, 4));
  EXPECT_EQ(Document(Text, PositionEncoding::UTF32).position(7),
            Position(0, 3));
  EXPECT_EQ(lengthInUnits(Text, PositionEncoding::UTF8), 8u);
  EXPECT_EQ(lengthInUnits(Text, PositionEncoding::UTF16), 5u);
  EXPECT_EQ(lengthInUnits(Text, PositionEncoding::UTF32), 4u);
}

TEST(DocumentTest, PositionsAndOffsetsAreInverse) {
  const std::string Text = "let é = \"𝒳\"\r\n\tx\r\ry\n\nz";
  for (PositionEncoding Encoding :
       {PositionEncoding::UTF8, PositionEncoding::UTF16,
        PositionEncoding::UTF32}) {
    Document D(Text, Encoding);
    for (size_t Offset = 0; Offset <= Text.size(); ++Offset) {
      bool IsInsideCharacter =
          Offset < Text.size() && (Text[Offset] & 0xC0) == 0x80;
      bool IsInsideLineEnd = Offset && Offset < Text.size() &&
                             Text[Offset] == '\n' && Text[Offset - 1] == '\r';
      if (!IsInsideCharacter && !IsInsideLineEnd)
        EXPECT_EQ(D.offset(D.position(Offset)), Offset);
    }
  }
}

TEST(DocumentTest, ATabIsOneCharacter) {
  Document D("\tlet\tx");
  EXPECT_EQ(D.position(5), Position(0, 5));
  EXPECT_EQ(D.offset(Position(0, 1)), 1u);
}

TEST(DocumentTest, LinesEndWithLFOrCRLFOrCR) {
  Document D("a\nb\r\nc\rd");
  EXPECT_EQ(D.numLines(), 4u);
  EXPECT_EQ(D.position(2), Position(1, 0));
  EXPECT_EQ(D.position(5), Position(2, 0));
  EXPECT_EQ(D.position(7), Position(3, 0));
  EXPECT_EQ(D.text(D.lineRange(1)), "b");
  EXPECT_EQ(D.text(D.lineRange(2)), "c");
}

TEST(DocumentTest, PositionsOutsideAreMovedInside) {
  Document D("ab\nc");
  EXPECT_EQ(D.offset(Position(0, 99)), 2u);
  EXPECT_EQ(D.offset(Position(99, 0)), 4u);
  EXPECT_EQ(D.offset(Position(-1, -1)), 0u);
  EXPECT_EQ(D.offset(Position(1, -5)), 3u);
  EXPECT_EQ(D.position(99), Position(1, 1));
  EXPECT_EQ(Document("").offset(Position(0, 5)), 0u);
}

TEST(DocumentTest, PositionsInsideACharacterMeanItsStart) {
  // 𝒳 is two units of UTF-16 and four bytes.
  EXPECT_EQ(Document("a𝒳b", PositionEncoding::UTF16).offset(Position(0, 2)),
            1u);
  EXPECT_EQ(Document("a𝒳b", PositionEncoding::UTF8).offset(Position(0, 3)), 1u);
}

TEST(DocumentTest, ChangesReplaceRanges) {
  Document D("let é = 1\nlet y = 2");
  // A client that counts in UTF-16 replaces `1`.
  Document New = D.withChange(D.textRange(Range({0, 8}, {0, 9})), "2\n");
  EXPECT_EQ(New.text(), "let é = 2\n\nlet y = 2");
  EXPECT_EQ(New.numLines(), 3u);
  // A range that ends before it starts is empty.
  TextRange Empty = D.textRange(Range({1, 0}, {0, 0}));
  EXPECT_EQ(Empty.Begin, Empty.End);
}

TEST(DocumentTest, InvalidUTF8HasPositions) {
  Document D("a\xFF\x80z\xC3");
  for (size_t Offset = 0; Offset <= 5; ++Offset)
    EXPECT_LE(D.offset(D.position(Offset)), 5u);
}

} // namespace
