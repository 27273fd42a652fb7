//===- TokenStream.h - Tokens for the parser, and recovery ------*- C++ -*-===//
//
// The tokens of a buffer with one token of lookahead, and the state of error
// recovery: after an error the parser skips to a token at which it can
// continue, and reports nothing until it has consumed a token that it expected,
// so that one mistake gives one message.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_PARSER_TOKENSTREAM_H
#define MINCAML_LIB_FRONTEND_PARSER_TOKENSTREAM_H

#include "mincaml/Frontend/Lexer.h"
#include "mincaml/Support/Diagnostics.h"
#include <string>

namespace mincaml {

/// Whether an expression, an argument of a call, or a parameter of a function
/// can begin with T. An Invalid token may be in place of any of them.
bool startsExpression(const Token &T);
/// Whether it begins what only the top level has: a definition without `let`.
bool startsItem(const Token &T);
bool startsArgument(const Token &T);
bool startsParameter(const Token &T);

/// How messages refer to a token.
std::string describe(const Token &T);

class TokenStream {
public:
  /// Starts before the first token: call `next` once.
  TokenStream(const llvm::SourceMgr &Sources, unsigned BufferID,
              const LanguageOptions &Options, DiagnosticEngine &Diagnostics)
      : Options(Options), Diagnostics(Diagnostics),
        TheLexer(Sources, BufferID, Options, Diagnostics) {}

  const LanguageOptions &options() const { return Options; }
  DiagnosticEngine &diagnostics() const { return Diagnostics; }

  const Token &current() const { return Current; }
  /// As Lexer::invalidInComment.
  llvm::SMLoc invalidInComment() const { return TheLexer.invalidInComment(); }
  /// The end of the token before the current one.
  llvm::SMLoc previousEnd() const { return PreviousEnd; }
  /// The text from Start to the end of the previous token.
  llvm::SMRange from(llvm::SMLoc Start) const { return {Start, PreviousEnd}; }

  /// Whether the current token is this keyword of OCaml, reserved in MinCaml.
  bool atReserved(llvm::StringRef Word) const;

  /// Whether the current token begins an argument of a call.
  bool atArgument() const;

  /// Whether the token after the current one is of this kind.
  bool precedes(TokenKind Kind) const {
    return reread(Current.end()).next().is(Kind);
  }

  /// If the current token is a run of operators, reports that and makes First,
  /// with which it begins, the token.
  bool separateSymbol(TokenKind First);

  void next();
  /// Takes the current token if it is of this kind. That ends recovery.
  bool consume(TokenKind Kind);
  /// The same; reports an error, with a note unless that is empty, and starts
  /// recovery if it is of another kind.
  bool expect(TokenKind Kind, llvm::SMRange NoteAt = {},
              llvm::StringRef Note = "");

  /// Must be called before any error is reported. Returns false if the error
  /// would only be a consequence of an earlier one, or not be printed.
  bool beginError();
  bool hasFailed() const { return Failed; }
  void setRecovering(bool R) { Recovering = R; }

  /// Starts recovery: skips to a token that ends what cannot be parsed.
  void skipToSync();
  /// Starts recovery: skips a construct that only OCaml has, beginning with the
  /// current reserved word. A loop extends to its `done`, a `match` or `fun` to
  /// where an expression must end; otherwise like `skipToSync`.
  void skipForeignConstruct();
  /// Starts recovery: skips to the next definition at the top level.
  void skipToItem();

  /// A lexer that reads the same text from Loc on and reports nothing.
  Lexer reread(llvm::SMLoc Loc) const;

private:
  friend class NestingScope;
  bool atItem() const;
  void deepen();
  void abandon();

  const LanguageOptions &Options;
  DiagnosticEngine &Diagnostics;
  Lexer TheLexer;

  Token Current;
  llvm::SMLoc PreviousEnd;
  unsigned Depth = 0;
  /// An error was reported.
  bool Failed = false;
  /// Report nothing until an expected token is consumed.
  bool Recovering = false;
  /// The nesting limit was exceeded; the rest of the text is not read.
  bool Abandoned = false;
};

/// Counts the levels of nesting that are entered during its lifetime, and
/// leaves them all at its end. A level above the limit is reported, and the
/// text then appears to end there.
class NestingScope {
public:
  explicit NestingScope(TokenStream &Tokens)
      : Tokens(Tokens), DepthBefore(Tokens.Depth) {}
  ~NestingScope() { Tokens.Depth = DepthBefore; }
  NestingScope(const NestingScope &) = delete;
  NestingScope &operator=(const NestingScope &) = delete;

  void deepen() { Tokens.deepen(); }

private:
  TokenStream &Tokens;
  const unsigned DepthBefore;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_PARSER_TOKENSTREAM_H
