//===- TokenStream.h - Token stream and error recovery ----------*- C++ -*-===//
//
// The tokens of a buffer, with one token of lookahead, and the state of error
// recovery. After an error, the parser skips to a token at which it can
// continue. It reports nothing until it has consumed a token that it expected,
// so that one mistake gives one message.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_PARSER_TOKENSTREAM_H
#define MINCAML_LIB_FRONTEND_PARSER_TOKENSTREAM_H

#include "mincaml/Frontend/Lexer.h"
#include "mincaml/Support/Diagnostics.h"
#include <string>

namespace mincaml {

/// Whether an expression can begin with T. An Invalid token may stand for an
/// expression, an argument or a parameter.
bool startsExpression(const Token &T);
/// Whether T begins an item that only the top level has: the definition of a
/// type or an exception, or the declaration of an external.
bool startsItem(const Token &T);
bool startsArgument(const Token &T);
bool startsParameter(const Token &T);

/// Returns the name of a token in messages.
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
  /// See Lexer::invalidInComment.
  llvm::SMLoc invalidInComment() const { return TheLexer.invalidInComment(); }
  /// The end of the token before the current one.
  llvm::SMLoc previousEnd() const { return PreviousEnd; }
  /// The source range from Start to the end of the previous token.
  llvm::SMRange from(llvm::SMLoc Start) const { return {Start, PreviousEnd}; }

  /// Whether the current token is the keyword Word of OCaml, which is reserved
  /// in MinCaml.
  bool atReserved(llvm::StringRef Word) const;

  /// Whether the current token begins an argument of a call.
  bool atArgument() const;

  /// Whether the token after the current one is of this kind.
  bool precedes(TokenKind Kind) const {
    return reread(Current.end()).next().is(Kind);
  }

  /// If the current token is a run of operator characters that begins with the
  /// token First, reports that, makes First the current token, and returns
  /// true.
  bool separateSymbol(TokenKind First);

  void next();
  /// Consumes the current token if it is of this kind, which ends recovery.
  /// Returns whether it was.
  bool consume(TokenKind Kind);
  /// Consumes the current token, like `consume`. If it is of another kind,
  /// reports an error, with a note unless Note is empty, and starts recovery.
  bool expect(TokenKind Kind, llvm::SMRange NoteAt = {},
              llvm::StringRef Note = "");

  /// Must be called before any error is reported. Returns false if the error
  /// would only be a consequence of an earlier one, or not be printed.
  bool beginError();
  bool hasFailed() const { return Failed; }
  void setRecovering(bool R) { Recovering = R; }

  /// Starts recovery: skips to a token that ends the construct that cannot be
  /// parsed.
  void skipToSync();
  /// Starts recovery: skips a construct that MinCaml does not have, which
  /// begins with the current reserved word. A loop is skipped up to its `done`,
  /// and a `match` or `fun` up to a token that must end an expression. For
  /// other constructs, this is like `skipToSync`.
  void skipForeignConstruct();
  /// Starts recovery: skips to the next definition at the top level.
  void skipToItem();

  /// Returns a lexer that reads the same text again, from Loc on, and reports
  /// nothing.
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
  /// Whether an error has been reported or suppressed.
  bool Failed = false;
  /// Whether errors are suppressed until an expected token is consumed.
  bool Recovering = false;
  /// Whether the nesting limit was exceeded, so that the rest of the text is
  /// not read.
  bool Abandoned = false;
};

/// Counts the levels of nesting that are entered during its lifetime, and
/// leaves all of them at its end. If a level exceeds the limit, this is
/// reported, and the text appears to end there.
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
