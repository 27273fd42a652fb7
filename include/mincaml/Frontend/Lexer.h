//===- Lexer.h - The lexer --------------------------------------*- C++ -*-===//
//
// The lexical structure of language.md, section 1. As in MinCaml 0.0.9, a minus
// sign is a separate token. Source: [MinCamlNotes], lexical analysis
// (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_FRONTEND_LEXER_H
#define MINCAML_FRONTEND_LEXER_H

#include "mincaml/Frontend/LanguageOptions.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"
#include <cstdint>
#include <string>
#include <vector>

namespace llvm {
class SourceMgr;
class raw_ostream;
} // namespace llvm

namespace mincaml {

class DiagnosticEngine;
class SourceRanges;

enum class TokenKind : uint8_t {
#define TOKEN(Name, Description) Name,
#include "mincaml/Frontend/Token.def"
};

/// The name of a kind of token in messages: "a name", "`let`".
llvm::StringRef description(TokenKind Kind);
/// A hint about what to write instead of a keyword of OCaml that MinCaml does
/// not have.
llvm::StringRef reservedWordHint(llvm::StringRef Word);

struct Token {
  TokenKind Kind = TokenKind::EndOfFile;
  /// Only blanks and comments precede the token on its line.
  bool StartsLine = false;
  llvm::SMRange Range;

  bool is(TokenKind K) const { return Kind == K; }
  bool isOneOf(auto... Kinds) const { return (is(Kinds) || ...); }
  llvm::SMLoc start() const { return Range.Start; }
  llvm::SMLoc end() const { return Range.End; }
  llvm::StringRef text() const {
    return {Range.Start.getPointer(),
            size_t(Range.End.getPointer() - Range.Start.getPointer())};
  }
};

/// Whether the character can be part of a name: language.md, section 1.
inline bool isWordCharacter(char C) {
  return llvm::isAlnum(C) || C == '_' || C == '\'';
}

/// Reads the tokens of a buffer one by one. The lexer reports text that is not
/// a token. If such text stands for a word or a literal, it becomes an Invalid
/// token, so that the parser can continue; otherwise it is skipped.
class Lexer {
public:
  Lexer(const llvm::SourceMgr &Sources, unsigned BufferID,
        const LanguageOptions &Options, DiagnosticEngine &Diagnostics);

  /// Returns the next token. At the end of the text, every call returns
  /// EndOfFile.
  Token next();

  /// The text that is not read yet.
  llvm::StringRef remainder() const { return {Current, size_t(End - Current)}; }

  /// The text before this location.
  llvm::StringRef textBefore(llvm::SMLoc Loc) const {
    return {Begin, size_t(Loc.getPointer() - Begin)};
  }
  /// Returns the text of the line from Loc on, without its newline.
  llvm::StringRef lineAfter(llvm::SMLoc Loc) const {
    return llvm::StringRef(Loc.getPointer(), End - Loc.getPointer())
        .take_until([](char C) { return C == '\n'; });
  }

  /// Adds the source range of each comment that is read from now on to Into. A
  /// comment that is not closed extends to the end of the text.
  void recordComments(std::vector<llvm::SMRange> &Into) { Comments = &Into; }

  /// Turns reports off or on. They are off while the parser skips text.
  void setQuiet(bool Q) { Quiet = Q; }

  /// The first byte in a comment that is not UTF-8; invalid if there was none.
  llvm::SMLoc invalidInComment() const {
    return llvm::SMLoc::getFromPointer(InvalidInComment);
  }

  /// Continues at this location of the buffer.
  void skipTo(llvm::SMLoc Loc) { Current = Loc.getPointer(); }

private:
  Token lexToken();
  bool startsAttribute(const Token &T) const;
  void skipAttribute(const Token &Opening);
  bool skipBlanks();
  bool skipComment();
  bool skipInComment();
  void reportStringInComment(const char *Comment, const char *First,
                             const char *String);
  Token make(TokenKind Kind, const char *Start) const;
  Token lexWord(const char *Start);
  Token lexNumber(const char *Start);
  Token lexString(const char *Start);
  bool lexQuotedString(const char *Start, Token &Result);
  bool lexCharacterLiteral(const char *Start, Token &Result);
  bool lexNumberTail(const char *Start);
  bool lexPrefixedNumber(const char *Start);
  bool lexLabel(const char *Start, Token &Result);
  bool lexPunctuation(const char *Start, Token &Result);

  // Error recovery: these functions lex text that does not start a token.
  Token lexMalformedNumber(const char *Start);
  Token lexCapitalized(const char *Start);
  Token lexForeignString(const char *Start);
  Token lexLeadingDot(const char *Start);
  bool lexForeignCharacter(const char *Start, Token &Result);
  bool lexUnknown(const char *Start, Token &Result);
  bool lexQuotedText(const char *Start, Token &Result);
  bool lexTextInSingleQuotes(const char *Start, Token &Result);
  void reportNonASCII(llvm::StringRef Text);
  void reportUnterminatedString(const char *Start);
  void reportForeignOperator(const Token &T, llvm::StringRef Hint);

  llvm::SMRange rangeFrom(const char *Start) const;

  const LanguageOptions &Options;
  DiagnosticEngine &Diagnostics;
  const char *const Begin;
  const char *const End;
  const char *Current;
  const char *InvalidInComment = nullptr;
  std::vector<llvm::SMRange> *Comments = nullptr;
  /// The first string of several lines whose closing quote is directly followed
  /// by a word, and therefore is probably the opening quote of another string;
  /// null if there was none.
  const char *DoubtfulString = nullptr;
  /// The malformed numbers that have been reported, each once.
  llvm::DenseSet<llvm::StringRef> MalformedNumbers;
  bool StartsLine = true;
  bool Quiet = false;
  /// The number of reported `[` and `{` whose closing bracket has not been read
  /// yet.
  unsigned OpenBrackets = 0;
};

/// Implements `--emit=tokens`: prints one token on each line, with its
/// position: `3:7 Identifier x`. If Marks is not null, it receives the ranges
/// of the tokens. Returns false if there were errors.
bool printTokens(const llvm::SourceMgr &Sources, unsigned BufferID,
                 const LanguageOptions &Options, DiagnosticEngine &Diagnostics,
                 llvm::raw_ostream &OS, SourceRanges *Marks = nullptr);

//===----------------------------------------------------------------------===//
// Escape sequences
//===----------------------------------------------------------------------===//

/// An escape sequence: a backslash in a literal and the characters that belong
/// to it.
struct Escape {
  /// The length of the sequence in the text, with the backslash.
  size_t Length;
  bool IsValid;
  /// The bytes that the sequence stands for. An escaped line break in a string
  /// stands for nothing.
  llvm::SmallString<4> Bytes;
};

/// Reads the escape sequence at the beginning of Text.
Escape readEscape(llvm::StringRef Text, bool IsInString);

/// Returns the bytes that a character or string literal, given with its quotes,
/// or a quoted string stands for. Malformed escape sequences, which the lexer
/// has reported, stand for themselves.
std::string literalValue(llvm::StringRef Literal);

/// Returns a literal for these bytes, with its quotes.
std::string quoteCharacter(uint8_t Byte);
std::string quoteString(llvm::StringRef Bytes);

} // namespace mincaml

#endif // MINCAML_FRONTEND_LEXER_H
