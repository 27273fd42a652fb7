//===- ExceptionParser.cpp - Parser of exceptions -------------------------===//

#include "Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

/// Consumes `of`. If it is missing before a type in parentheses, reports that.
/// Returns whether a type follows.
static bool consumeOf(TokenStream &Tokens) {
  if (Tokens.consume(TokenKind::Of))
    return true;
  const Token &Tok = Tokens.current();
  if (!Tok.is(TokenKind::LeftParen))
    return false;
  if (Tokens.beginError())
    Tokens.diagnostics()
        .report(Tok.Range, DiagnosticID::ExpectedToken,
                "`of` before the type of the argument", describe(Tok))
        .insert(Tok.start(), " of ");
  return true;
}

Expression *Parser::parseExceptionDefinition() {
  SMLoc Start = Tok.start();
  Tokens.consume(TokenKind::Exception);
  SMRange NameRange = Tok.Range;
  StringRef Name = Context.intern(Tok.text());
  if (Tok.is(TokenKind::Identifier) && Tokens.beginError()) {
    std::string Capitalized = Tok.text().str();
    Capitalized[0] = llvm::toUpper(Capitalized[0]);
    Tokens.diagnostics()
        .report(NameRange, DiagnosticID::ExceptionName, Tok.text())
        .replace(NameRange, Capitalized);
    Tokens.next();
  } else if (!Tokens.expect(TokenKind::Constructor)) {
    Tokens.skipToItem();
  }
  const TypeExpression *Annotation = nullptr;
  unsigned Arity = 0;
  if (consumeOf(Tokens)) {
    SMLoc TypeStart = Tok.start();
    Annotation = parseType();
    // Parentheses around the whole type are not part of its range.
    bool IsPlain = Annotation->Range.Start == TypeStart;
    bool IsTuple = Annotation->TheKind == TypeExpression::Kind::Tuple;
    Arity = IsTuple && IsPlain ? Annotation->Operands.size() : 1;
    if (Annotation->TheKind == TypeExpression::Kind::Function && IsPlain &&
        Tokens.beginError())
      Tokens.diagnostics()
          .report(Annotation->Range, DiagnosticID::ExceptionFunction)
          .insert(Annotation->Range.Start, "(")
          .insert(Annotation->Range.End, ")");
  }
  return Context.make<ExceptionDefinition>(Tokens.from(Start), Name, NameRange,
                                           Annotation, Arity, nullptr);
}

Expression *Parser::parseMakeException() {
  SMLoc Start = Tok.start();
  Expression *E = parseSimple();
  auto *C = llvm::dyn_cast<MakeException>(E);
  if (!C || !Tokens.atArgument())
    return E;
  C->Argument = parseSimple();
  C->Range = Tokens.from(Start);
  if (!Tokens.atArgument())
    return C;
  SMRange Extra = Tok.Range;
  while (Tokens.atArgument())
    parseSimple();
  if (Tokens.beginError())
    Tokens.diagnostics().report(Extra, DiagnosticID::ConstructorApplied,
                                C->Name);
  return C;
}

Expression *Parser::parseTry() {
  SMRange Word = Tok.Range;
  Tokens.consume(TokenKind::Try);
  Expression *Body = parseSequence(SequenceContext::Other);
  if (!Tok.is(TokenKind::With)) {
    reportMissingWith(Tokens, Word);
    Tokens.skipToSync();
    if (!Tok.is(TokenKind::With))
      return Body;
  }
  Tokens.consume(TokenKind::With);
  Tokens.consume(TokenKind::Bar);
  std::vector<HandlerCase> Cases;
  std::vector<Expression *> Handlers;
  do {
    Cases.push_back(parseCasePattern());
    checkDistinctNames(Tokens, Cases.back().Argument);
    if (Tok.is(TokenKind::Bar)) {
      Cases.back().IsOrAlternative = true;
      Handlers.push_back(makePlaceholder(Tokens, Context));
      continue;
    }
    if (!Tokens.expect(TokenKind::Arrow)) {
      Tokens.skipToSync();
      Handlers.push_back(makePlaceholder(Tokens, Context));
      continue;
    }
    Handlers.push_back(parseSequence(SequenceContext::Operand));
  } while (Tokens.consume(TokenKind::Bar));
  return Context.make<Try>(Tokens.from(Word.Start), Body,
                           Context.copy(ArrayRef(Cases)),
                           Context.copy(ArrayRef(Handlers)));
}

/// Parses the pattern of a case.
HandlerCase Parser::parseCasePattern() {
  NestingScope Nesting(Tokens);
  HandlerCase Case;
  SMLoc Start = Tok.start();
  // In `(E x)`, the parentheses are not part of a parameter.
  llvm::SmallVector<SMRange, 2> Openings;
  if (atConstructorInParentheses())
    for (; Tok.is(TokenKind::LeftParen); Tokens.next()) {
      Nesting.deepen();
      Openings.push_back(Tok.Range);
    }
  if (Tok.is(TokenKind::Constructor)) {
    Case.Name = Context.intern(Tok.text());
    Case.NameRange = Tok.Range;
    Case.Argument.Variable.Name = "_";
    Tokens.next();
    if (startsParameter(Tok) || atLiteral())
      parseCaseArgument(Case);
  } else if (atLiteral()) {
    if (Tokens.beginError())
      Tokens.diagnostics().report(Tok.Range, DiagnosticID::HandledPattern,
                                  describe(Tok));
    parseSimple();
  } else if (!startsParameter(Tok) && !Tok.is(TokenKind::Invalid)) {
    if (Tokens.beginError())
      Tokens.diagnostics().report(
          Tok.Range, DiagnosticID::ExpectedToken,
          "an exception, a name or `_` in the case of a handler",
          describe(Tok));
    Case.Argument.Variable = {"_", Tok.Range};
    Tokens.skipToSync();
  } else {
    Case.Argument = parseSimplePattern();
    if (Case.Argument.isTuple() || Case.Argument.Variable.IsUnitPattern)
      if (Tokens.beginError())
        Tokens.diagnostics().report(
            Case.Argument.Range, DiagnosticID::HandledPattern,
            Case.Argument.isTuple() ? "a tuple" : "`()`");
  }
  for (; !Openings.empty(); Openings.pop_back())
    expectClosing(Tokens, TokenKind::RightParen, Openings.back());
  Case.Range = Tokens.from(Start);
  // OCaml also allows these after a pattern.
  if (Tokens.atReserved("when") || Tokens.atReserved("as")) {
    if (Tokens.beginError())
      Tokens.diagnostics().report(
          Tok.Range, DiagnosticID::HandlerCaseKind, Tok.text(),
          Tokens.atReserved("when") ? "write an `if` behind `->`, and `raise` "
                                      "the exception again in its `else`"
                                    : "handle it by a name, `e -> ...`, or "
                                      "make it again");
    Tokens.skipToSync();
  }
  return Case;
}

bool Parser::atConstructorInParentheses() const {
  if (!Tok.is(TokenKind::LeftParen))
    return false;
  Lexer Rest = Tokens.reread(Tok.end());
  Token T = Rest.next();
  while (T.is(TokenKind::LeftParen))
    T = Rest.next();
  return T.is(TokenKind::Constructor);
}

bool Parser::atLiteral() const {
  switch (Tok.Kind) {
  case TokenKind::True:
  case TokenKind::False:
  case TokenKind::Integer:
  case TokenKind::Character:
  case TokenKind::String:
    return true;
  case TokenKind::LeftParen: {
    // `(-1)`
    Lexer Rest = Tokens.reread(Tok.end());
    return Rest.next().is(TokenKind::Minus) &&
           Rest.next().is(TokenKind::Integer);
  }
  default:
    return false;
  }
}

/// Parses the argument of a constructor in a pattern.
void Parser::parseCaseArgument(HandlerCase &Case) {
  Case.HasArgument = true;
  if (!atLiteral()) {
    Case.Argument = parseSimplePattern();
    return;
  }
  Expression *Literal = parseSimple();
  if (llvm::isa<BoolLiteral, IntLiteral, CharacterLiteral, StringLiteral>(
          Literal))
    Case.Literal = Literal;
  else if (Tokens.beginError())
    Tokens.diagnostics().report(Literal->Range, DiagnosticID::ExpectedPattern,
                                "an expression");
}
