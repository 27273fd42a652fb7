//===- PrintableTextTest.cpp ------------------------------------------------===//

#include "mincaml/Support/PrintableText.h"
#include "llvm/Support/JSON.h"
#include "gtest/gtest.h"

using namespace mincaml;
using llvm::StringRef;

namespace {

TEST(PrintableText, FindsInvalidUTF8) {
  for (StringRef Text : {"", "a", "\xC3\xA4 \xE6\x97\xA5 \xF0\x9F\x90\xAB"})
    EXPECT_EQ(findInvalidUTF8(Text), nullptr) << Text.str();
  // The texts are a continuation byte, sequences that are cut off by text and
  // by the end, an overlong sequence, a surrogate, a code point that is too
  // large, and an invalid byte.
  for (StringRef Text : {"\x80", "\xC3 ", "\xE6\x97", "\xC0\xAF",
                         "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xFF"})
    EXPECT_EQ(findInvalidUTF8(Text), Text.begin()) << Text.size();
  StringRef Later = "\xC3\xA4\n\xA4";
  EXPECT_EQ(findInvalidUTF8(Later), Later.begin() + 3);
}

TEST(PrintableText, ReplacesInvalidBytes) {
  EXPECT_EQ(validUTF8("a\xC3\xA4"), "a\xC3\xA4");
  EXPECT_EQ(validUTF8("\xE3\x81*)"), "\xEF\xBF\xBD\xEF\xBF\xBD*)");
}

TEST(PrintableText, EscapesWhatTerminalsCannotShow) {
  EXPECT_EQ(printableText("a\n\tb \xC3\xA9"), "a\n\tb \xC3\xA9");
  EXPECT_EQ(printableText("\x1B[1m\r\x7F\xE9"), "\\027[1m\\013\\127\\233");
  // The text is a control character of Latin-1, and a character that changes
  // the text direction.
  EXPECT_EQ(printableText("\xC2\x9B\xE2\x80\xAE"), "\\u{9b}\\u{202e}");
}

TEST(PrintableText, ShortTextIsUTF8) {
  EXPECT_EQ(shortText("a\n  b\x1B"), "a b ");
  const std::string Long(100, '\xA4');
  EXPECT_TRUE(llvm::json::isUTF8(shortText(Long)));
  EXPECT_TRUE(llvm::json::isUTF8(shortText("caf\xE9 (* \xA4\xA2 *)")));
}

} // namespace
