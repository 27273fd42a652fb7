//===- Lexer.h - Characters to tokens ---------------------------*- C++ -*-===//
//
// The lexical structure of language.md, section 1 (seed document 003, notes on
// lexing). As in MinCaml 0.0.9, a minus sign is a token of its own.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_FRONTEND_LEXER_H
#define MINCAML_FRONTEND_LEXER_H

#include "mincaml/Frontend/LanguageOptions.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"
#include <cstdint>

namespace llvm {
class SourceMgr;
class raw_ostream;
} // namespace llvm

namespace mincaml {

class DiagnosticEngine;

enum class TokenKind : uint8_t {
#define TOKEN(Name, Description) Name,
#include "mincaml/Frontend/Token.def"
};

/// How a kind of token is called in messages: "an identifier", "`let`".
llvm::StringRef description(TokenKind Kind);
/// What to write instead of a keyword of OCaml that MinCaml does not have.
llvm::StringRef reservedWordHint(llvm::StringRef Word);

struct Token {
  TokenKind Kind = TokenKind::EndOfFile;
  /// Nothing but blanks and comments stands before it on its line.
  bool StartsLine = false;
  llvm::SMRange Range;

  bool is(TokenKind K) const { return Kind == K; }
  llvm::SMLoc start() const { return Range.Start; }
  llvm::SMLoc end() const { return Range.End; }
  llvm::StringRef text() const {
    return {Range.Start.getPointer(),
            size_t(Range.End.getPointer() - Range.Start.getPointer())};
  }
};

/// Takes the tokens of a buffer one by one. What is no token is reported; what
/// takes the place of a word or a literal then becomes an Invalid token, so
/// that the parser has something to go on with, and the rest is skipped.
class Lexer {
public:
  Lexer(const llvm::SourceMgr &Sources, unsigned BufferID,
        const LanguageOptions &Options, DiagnosticEngine &Diagnostics);

  /// After the end of the text, EndOfFile again and again.
  Token next();

  /// Reports nothing while the parser skips what it does not understand.
  void setQuiet(bool Q) { Quiet = Q; }

  /// Goes on at this place of the buffer.
  void skipTo(llvm::SMLoc Loc) { Current = Loc.getPointer(); }

private:
  bool skipBlanks();
  bool skipComment();
  Token make(TokenKind Kind, const char *Start) const;
  Token lexWord(const char *Start);
  Token lexNumber(const char *Start);
  bool lexNumberTail(const char *Start);
  bool lexPunctuation(const char *Start, Token &Result);

  // Where no token of MinCaml begins.
  Token lexMalformedNumber(const char *Start);
  Token lexCapitalized(const char *Start);
  Token lexString(const char *Start);
  Token lexLeadingDot(const char *Start);
  bool lexCharacter(const char *Start, Token &Result);
  bool lexUnknown(const char *Start, Token &Result);
  void reportForeignOperator(const Token &T, llvm::StringRef Hint);

  llvm::SMRange rangeFrom(const char *Start) const;

  const LanguageOptions &Options;
  DiagnosticEngine &Diagnostics;
  const char *const Begin;
  const char *const End;
  const char *Current;
  bool StartsLine = true;
  bool Quiet = false;
  /// `[` and `{` that were reported.
  unsigned OpenBrackets = 0;
};

/// One token a line, with its position: `3:7 Identifier x`. For
/// `--emit=tokens`. False: there were errors.
bool printTokens(const llvm::SourceMgr &Sources, unsigned BufferID,
                 const LanguageOptions &Options, DiagnosticEngine &Diagnostics,
                 llvm::raw_ostream &OS);

} // namespace mincaml

#endif // MINCAML_FRONTEND_LEXER_H
