//===- TypeParser.cpp - Parser of types -----------------------------------===//

#include "Parser/TypeParser.h"
#include "Parser/SyntaxErrors.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

/// Creates a type whose operands are those from Base on, and removes these from
/// the stack.
TypeExpression *TypeParser::make(TypeExpression::Kind Kind, SMLoc Start,
                                 StringRef Name, size_t Base) {
  auto Copy = Context.copy(ArrayRef(Operands).drop_front(Base));
  Operands.resize(Base);
  return Context.make<TypeExpression>(
      TypeExpression{Kind, Tokens.from(Start), Name, Copy});
}

TypeExpression *TypeParser::parseAnnotation() {
  return Tokens.consume(TokenKind::Colon) ? parse() : nullptr;
}

/// All parameters and the result become operands of one type, because functions
/// take all of their arguments at once.
TypeExpression *TypeParser::parse() {
  SMLoc Start = Tok.start();
  TypeExpression *First = parseTuple();
  if (!Tok.is(TokenKind::Arrow))
    return First;
  size_t Base = Operands.size();
  Operands.push_back(First);
  while (Tokens.consume(TokenKind::Arrow))
    Operands.push_back(parseTuple());
  return make(TypeExpression::Kind::Function, Start, "", Base);
}

TypeExpression *TypeParser::parseTuple() {
  SMLoc Start = Tok.start();
  TypeExpression *First = parsePostfix();
  if (!Tok.is(TokenKind::Star))
    return First;
  size_t Base = Operands.size();
  Operands.push_back(First);
  while (Tokens.consume(TokenKind::Star))
    Operands.push_back(parsePostfix());
  return make(TypeExpression::Kind::Tuple, Start, "", Base);
}

/// Parses `t array array`, where each name applies to the type before it.
TypeExpression *TypeParser::parsePostfix() {
  NestingScope Nesting(Tokens);
  SMLoc Start = Tok.start();
  TypeExpression *T = parseAtom();
  while (Tok.is(TokenKind::Identifier)) {
    Nesting.deepen();
    size_t Base = Operands.size();
    Operands.push_back(T);
    StringRef Name = Context.intern(Tok.text());
    Tokens.next();
    T = make(TypeExpression::Kind::Constructor, Start, Name, Base);
  }
  return T;
}

/// Skips and reports the `'a 'b.` of an explicitly polymorphic type, which is
/// not supported. Returns false if there is none.
bool TypeParser::skipQuantifier() {
  Lexer Rest = Tokens.reread(Tok.end());
  Token T = Rest.next();
  while (T.is(TokenKind::TypeVariable))
    T = Rest.next();
  if (!T.is(TokenKind::Dot))
    return false;
  SMRange Range(Tok.start(), T.end());
  if (Tokens.beginError())
    Tokens.diagnostics()
        .report(Range, DiagnosticID::PolymorphicAnnotation)
        .replace(Range, "");
  while (!Tok.is(TokenKind::Dot))
    Tokens.next();
  Tokens.next();
  return true;
}

TypeExpression *TypeParser::parseAtom() {
  SMRange Range = Tok.Range;
  size_t Base = Operands.size();
  StringRef Name = Context.intern(Tok.text());
  switch (Tok.Kind) {
  case TokenKind::Identifier:
    Tokens.next();
    return make(TypeExpression::Kind::Constructor, Range.Start, Name, Base);
  case TokenKind::TypeVariable:
    if (skipQuantifier())
      return parse();
    Tokens.next();
    return make(TypeExpression::Kind::Variable, Range.Start, Name, Base);
  case TokenKind::LeftParen: {
    NestingScope Nesting(Tokens);
    Nesting.deepen();
    Tokens.next();
    TypeExpression *T = parse();
    expectClosing(Tokens, TokenKind::RightParen, Range);
    return T;
  }
  case TokenKind::Underscore:
  case TokenKind::Invalid:
    Tokens.next();
    return make(TypeExpression::Kind::Any, Range.Start, "", Base);
  default:
    if (Tokens.beginError())
      Tokens.diagnostics().report(Range, DiagnosticID::ExpectedType,
                                  describe(Tok));
    Tokens.setRecovering(true);
    return make(TypeExpression::Kind::Any, Range.Start, "", Base);
  }
}
