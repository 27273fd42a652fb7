//===- PatternParser.cpp - Parser of patterns and types -------------------===//

#include "Parser/Parser.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

static Pattern makeName(StringRef Name, SMRange Range, bool IsUnit = false) {
  return Pattern::variable({Name, Range, nullptr, IsUnit});
}

Pattern Parser::parsePattern() {
  NestingScope Nesting(Tokens);
  Nesting.deepen();
  return parsePatternAfter(parseAppliedPattern());
}

Pattern Parser::parsePatternAfter(const Pattern &First) {
  Pattern P = parseAlternatives(First);
  while (!Tokens.options().Strict && Tokens.atReserved("as")) {
    Tokens.next();
    // A pattern has one name. One that has a name becomes a single alternative.
    if (P.isVariable() || P.isNamed()) {
      SMLoc Opening = P.Opening;
      P = Pattern::compound(Pattern::Kind::Or, P.Range,
                            Context.copy(ArrayRef(P)));
      P.Opening = Opening;
    }
    if (Tok.is(TokenKind::Identifier)) {
      P.Variable.Name = Context.intern(Tok.text());
      P.Variable.Range = Tok.Range;
    }
    if (!Tokens.expect(TokenKind::Identifier)) {
      Tokens.skipToSync();
      break;
    }
    P.Range = Tokens.from(P.Range.Start);
    // `p as x, q` is `(p as x), q`.
    P = parseAlternatives(P);
  }
  return P;
}

/// If Separator follows First, parses the rest of a list of patterns, each by
/// Next, and returns a pattern of kind K; otherwise returns First.
Pattern Parser::parsePatternList(const Pattern &First, TokenKind Separator,
                                 Pattern::Kind K, Pattern (Parser::*Next)()) {
  if (!Tok.is(Separator))
    return First;
  size_t Base = Components.size();
  SMLoc Start = First.Range.Start;
  Components.push_back(First);
  while (Tokens.consume(Separator))
    Components.push_back((this->*Next)());
  auto Copy = Context.copy(ArrayRef(Components).drop_front(Base));
  Components.resize(Base);
  Pattern P = Pattern::compound(K, Tokens.from(Start), Copy);
  P.Opening = First.Opening;
  return P;
}

Pattern Parser::parseAlternatives(const Pattern &First) {
  return parsePatternList(parseTuplePatternAfter(First), TokenKind::Bar,
                          Pattern::Kind::Or, &Parser::parseTuplePatternElement);
}

Pattern Parser::parseTuplePatternElement() {
  return parseTuplePatternAfter(parseAppliedPattern());
}

Pattern Parser::parseTuplePatternAfter(const Pattern &First) {
  return parsePatternList(First, TokenKind::Comma, Pattern::Kind::Tuple,
                          &Parser::parseAppliedPattern);
}

/// Parses a constructor with its argument, or a simple pattern.
Pattern Parser::parseAppliedPattern() {
  if (!Tok.is(TokenKind::Constructor))
    return parseSimplePattern();
  Pattern P = parseSimplePattern();
  if (!startsPattern(Tok))
    return P;
  Pattern Argument = parseSimplePattern();
  P.IgnoresArguments = Argument.isWildcard() && !Argument.Variable.Annotation;
  if (!P.IgnoresArguments)
    P.Elements = Context.copy(ArrayRef(Argument));
  P.Range = Tokens.from(P.Range.Start);
  return P;
}

/// Parses a literal, or an interval of characters.
Pattern Parser::parseLiteralPattern() {
  Pattern P = Pattern::compound(Pattern::Kind::Literal, Tok.Range, {});
  bool IsNegative = Tokens.consume(TokenKind::Minus);
  if (IsNegative) {
    NegatedLiteral = Tok.start();
    if (!Tok.isOneOf(TokenKind::Integer, TokenKind::Float)) {
      if (Tokens.beginError())
        Tokens.diagnostics().report(Tok.Range, DiagnosticID::ExpectedToken,
                                    "a number", describe(Tok));
      Tokens.skipToSync();
      return makeName("_", P.Range);
    }
  }
  P.Literal = parseAtom();
  SMRange Range = Tokens.from(P.Range.Start);
  if (auto *Int = llvm::dyn_cast<IntLiteral>(P.Literal); Int && IsNegative)
    P.Literal = Context.make<IntLiteral>(Range, int32_t(-int64_t(Int->Value)));
  else if (auto *F = llvm::dyn_cast<FloatLiteral>(P.Literal); F && IsNegative)
    P.Literal = Context.make<FloatLiteral>(Range, -F->Value);
  if (llvm::isa<CharacterLiteral>(P.Literal) &&
      Tokens.consume(TokenKind::DotDot)) {
    if (Tok.is(TokenKind::Character))
      P.Last = parseAtom();
    else
      Tokens.expect(TokenKind::Character);
  }
  P.Range = Tokens.from(P.Range.Start);
  P.Variable.Range = P.Range;
  return P;
}

Pattern Parser::parseSimplePattern() {
  SMRange Range = Tok.Range;
  switch (Tok.Kind) {
  case TokenKind::Identifier: {
    StringRef Name = Context.intern(Tok.text());
    Tokens.next();
    return makeName(Name, Range);
  }
  case TokenKind::Underscore:
  case TokenKind::Invalid:
    Tokens.next();
    return makeName("_", Range);
  case TokenKind::Constructor: {
    Pattern P = Pattern::compound(Pattern::Kind::Construct, Range, {});
    P.Name = Context.intern(Tok.text());
    P.NameRange = Range;
    Tokens.next();
    return P;
  }
  case TokenKind::True:
  case TokenKind::False:
  case TokenKind::Integer:
  case TokenKind::Float:
  case TokenKind::Character:
  case TokenKind::String:
  case TokenKind::Minus:
    return parseLiteralPattern();
  case TokenKind::LeftParen: {
    if (atOperatorName())
      return parseOperatorName();
    NestingScope Nesting(Tokens);
    Nesting.deepen();
    Tokens.next();
    if (Tokens.consume(TokenKind::RightParen))
      return makeName("_", Tokens.from(Range.Start), /*IsUnit=*/true);
    Pattern P = parsePatternAfter(parseAppliedPattern());
    if (!Tokens.options().Strict && Tok.is(TokenKind::Colon)) {
      P.Variable.Annotation = parseAnnotation();
      P.Range = Tokens.from(P.Range.Start);
    }
    if (!Tokens.options().Strict && Tok.is(TokenKind::Identifier) &&
        Tokens.beginError()) {
      Tokens.diagnostics()
          .report(Tok.Range, DiagnosticID::ExpectedToken,
                  description(TokenKind::RightParen), describe(Tok))
          .note(SMRange(),
                "a type follows the name, with a colon: `(x : int)`");
      Tokens.setRecovering(true);
    }
    expectClosing(Tokens, TokenKind::RightParen, Range);
    P.Opening = Range.Start;
    return P;
  }
  default:
    if (Tokens.beginError())
      Tokens.diagnostics().report(Range, DiagnosticID::ExpectedPattern,
                                  describe(Tok));
    Tokens.skipToSync();
    return makeName("_", Range);
  }
}

bool Parser::atOperatorName() const {
  if (!Tok.is(TokenKind::LeftParen) || Tokens.options().Strict)
    return false;
  Lexer Rest = Tokens.reread(Tok.end());
  Token T = Rest.next();
  return (isStandardOperator(T) ||
          T.isOneOf(TokenKind::InfixSymbol, TokenKind::PrefixSymbol)) &&
         Rest.next().is(TokenKind::RightParen);
}

/// Parses the name of an operator in parentheses: `(+!)`.
Pattern Parser::parseOperatorName() {
  SMRange Opening = Tok.Range;
  Tokens.next();
  StringRef Name = Context.intern(Tok.text());
  SMRange Range = Tok.Range;
  bool IsStandard = isStandardOperator(Tok);
  if (IsStandard && Tokens.beginError())
    Tokens.diagnostics().report(Range, DiagnosticID::StandardOperator, Name);
  Tokens.next();
  expectClosing(Tokens, TokenKind::RightParen, Opening);
  if (IsStandard)
    Tokens.setRecovering(true);
  return makeName(Name, Range);
}

//===- Names that are bound twice -----------------------------------------===//

/// Appends the variables that P binds. Of an or-pattern, whose alternatives bind
/// the same variables, only the first one counts.
static void appendBinders(const Pattern &P,
                          std::vector<const Binder *> &Binders) {
  if (P.isVariable() || P.isNamed())
    Binders.push_back(&P.Variable);
  for (const Pattern &Element :
       P.is(Pattern::Kind::Or) ? P.Elements.take_front() : P.Elements)
    appendBinders(Element, Binders);
}

void mincaml::checkDistinct(TokenStream &Tokens,
                            std::vector<const Binder *> Binders,
                            DiagnosticID Message) {
  llvm::erase_if(Binders, [](const Binder *B) { return B->Name == "_"; });
  llvm::sort(Binders, [](const Binder *A, const Binder *B) {
    return std::pair(A->Name, A->Range.Start.getPointer()) <
           std::pair(B->Name, B->Range.Start.getPointer());
  });
  auto Twice = std::adjacent_find(
      Binders.begin(), Binders.end(),
      [](const Binder *A, const Binder *B) { return A->Name == B->Name; });
  if (Twice != Binders.end() && Tokens.beginError())
    Tokens.diagnostics()
        .report(Twice[1]->Range, Message, Twice[1]->Name)
        .highlight(Twice[0]->Range);
}

void mincaml::checkDistinctNames(TokenStream &Tokens,
                                 ArrayRef<Pattern> Patterns) {
  for (const Pattern &P : Patterns) {
    if (P.Elements.empty())
      continue;
    std::vector<const Binder *> Binders;
    appendBinders(P, Binders);
    checkDistinct(Tokens, std::move(Binders), DiagnosticID::DuplicateName);
  }
}

void mincaml::checkDistinctNames(TokenStream &Tokens,
                                 ArrayRef<Definition> Definitions) {
  if (Definitions.size() == 1) {
    checkDistinctNames(Tokens, Definitions[0].Target);
    return;
  }
  std::vector<const Binder *> Binders;
  for (const Definition &D : Definitions) {
    if (D.Function)
      Binders.push_back(&D.Function->Name);
    else
      appendBinders(D.Target, Binders);
  }
  checkDistinct(Tokens, std::move(Binders), DiagnosticID::DuplicateDefinition);
}

//===- Types --------------------------------------------------------------===//

/// Creates a type whose operands are those from Base on, and removes these from
/// the stack.
TypeExpression *Parser::makeType(TypeExpression::Kind Kind, SMLoc Start,
                                 StringRef Name, size_t Base) {
  auto Copy = Context.copy(ArrayRef(Operands).drop_front(Base));
  Operands.resize(Base);
  return Context.make<TypeExpression>(
      TypeExpression{Kind, Tokens.from(Start), Name, Copy});
}

TypeExpression *Parser::parseAnnotation() {
  return Tokens.consume(TokenKind::Colon) ? parseType() : nullptr;
}

/// All parameters and the result become operands of one type, because functions
/// take all of their arguments at once.
TypeExpression *Parser::parseType() {
  SMLoc Start = Tok.start();
  TypeExpression *First = parseTupleType();
  if (!Tok.is(TokenKind::Arrow))
    return First;
  size_t Base = Operands.size();
  Operands.push_back(First);
  while (Tokens.consume(TokenKind::Arrow))
    Operands.push_back(parseTupleType());
  return makeType(TypeExpression::Kind::Function, Start, "", Base);
}

TypeExpression *Parser::parseTupleType() {
  SMLoc Start = Tok.start();
  TypeExpression *First = parsePostfixType();
  if (!Tok.is(TokenKind::Star))
    return First;
  size_t Base = Operands.size();
  Operands.push_back(First);
  while (Tokens.consume(TokenKind::Star))
    Operands.push_back(parsePostfixType());
  return makeType(TypeExpression::Kind::Tuple, Start, "", Base);
}

/// Parses `t array array`, where each name applies to the type before it.
TypeExpression *Parser::parsePostfixType() {
  NestingScope Nesting(Tokens);
  SMLoc Start = Tok.start();
  TypeExpression *T = parseAtomicType();
  while (Tok.is(TokenKind::Identifier)) {
    Nesting.deepen();
    size_t Base = Operands.size();
    Operands.push_back(T);
    StringRef Name = Context.intern(Tok.text());
    Tokens.next();
    T = makeType(TypeExpression::Kind::Constructor, Start, Name, Base);
  }
  return T;
}

/// Skips and reports the `'a 'b.` of an explicitly polymorphic type, which is
/// not supported. Returns false if there is none.
bool Parser::skipQuantifier() {
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

TypeExpression *Parser::parseAtomicType() {
  SMRange Range = Tok.Range;
  size_t Base = Operands.size();
  StringRef Name = Context.intern(Tok.text());
  switch (Tok.Kind) {
  case TokenKind::Identifier:
    Tokens.next();
    return makeType(TypeExpression::Kind::Constructor, Range.Start, Name, Base);
  case TokenKind::TypeVariable:
    if (skipQuantifier())
      return parseType();
    Tokens.next();
    return makeType(TypeExpression::Kind::Variable, Range.Start, Name, Base);
  case TokenKind::LeftParen: {
    NestingScope Nesting(Tokens);
    Nesting.deepen();
    Tokens.next();
    TypeExpression *T = parseType();
    expectClosing(Tokens, TokenKind::RightParen, Range);
    return T;
  }
  case TokenKind::Underscore:
  case TokenKind::Invalid:
    Tokens.next();
    return makeType(TypeExpression::Kind::Any, Range.Start, "", Base);
  default:
    if (Tokens.beginError())
      Tokens.diagnostics().report(Range, DiagnosticID::ExpectedType,
                                  describe(Tok));
    Tokens.setRecovering(true);
    return makeType(TypeExpression::Kind::Any, Range.Start, "", Base);
  }
}
