//===- PatternParser.cpp - Parser of patterns -----------------------------===//

#include "Parser/Parser.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

/// Returns a pattern of the constructor Name.
static Pattern makeConstruct(StringRef Name, SMRange NameRange, SMRange Range,
                             llvm::MutableArrayRef<Pattern> Arguments = {}) {
  Pattern P = Pattern::compound(Pattern::Kind::Construct, Range, Arguments);
  P.Name = Name;
  P.NameRange = NameRange;
  return P;
}

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
  // As in OCaml, other alternatives may follow a name: `1 as x | 2 as x` is
  // `((1 as x) | 2) as x`.
  while (!Tokens.options().Strict && Tokens.atReserved("as"))
    P = parseAlternatives(parseName(P));
  return P;
}

/// Parses `as x` after a pattern.
Pattern Parser::parseName(const Pattern &Named) {
  Pattern P = Named;
  Tokens.next();
  // A pattern has room for only one name. If it already has a name, wrap it in
  // an or-pattern with a single alternative, which gets the second name.
  if (P.isVariable() || P.isNamed()) {
    P = Pattern::compound(Pattern::Kind::Or, P.Range,
                          Context.copy(ArrayRef(P)));
    P.Opening = Named.Opening;
  }
  if (Tok.is(TokenKind::Identifier)) {
    P.Variable.Name = Context.intern(Tok.text());
    P.Variable.Range = Tok.Range;
  }
  if (!Tokens.expect(TokenKind::Identifier))
    Tokens.skipToSync();
  P.Range = Tokens.from(P.Range.Start);
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
                          Pattern::Kind::Or, &Parser::parseTuplePattern);
}

Pattern Parser::parseTuplePattern() {
  return parseTuplePatternAfter(parseAppliedPattern());
}

Pattern Parser::parseTuplePatternAfter(const Pattern &First) {
  return parsePatternList(parseConsPatternAfter(First), TokenKind::Comma,
                          Pattern::Kind::Tuple, &Parser::parseConsPattern);
}

Pattern Parser::parseConsPattern() {
  return parseConsPatternAfter(parseAppliedPattern());
}

/// If `::` follows First, parses the rest of `p :: p :: p`, which is right
/// associative; otherwise returns First.
Pattern Parser::parseConsPatternAfter(const Pattern &First) {
  return Tok.is(TokenKind::ColonColon) ? parseConsPatterns(First) : First;
}

Pattern Parser::parseConsPatterns(const Pattern &First) {
  NestingScope Nesting(Tokens);
  size_t Base = Components.size();
  std::vector<SMRange> Operators;
  Components.push_back(First);
  while (Tok.is(TokenKind::ColonColon)) {
    Nesting.deepen();
    Operators.push_back(Tok.Range);
    Tokens.consume(TokenKind::ColonColon);
    Components.push_back(parseAppliedPattern());
  }
  Pattern Result = Components.back();
  for (size_t I = Operators.size(); I--;) {
    Pattern Parts[] = {Components[Base + I], Result};
    Result = makeConstruct(Context.intern("::"), Operators[I],
                           Tokens.from(Parts[0].Range.Start),
                           Context.copy(ArrayRef<Pattern>(Parts)));
  }
  Components.resize(Base);
  return Result;
}

/// Parses a constructor with its argument, or a simple pattern.
Pattern Parser::parseAppliedPattern() {
  if (Tok.is(TokenKind::Lazy))
    return parseLazyPattern();
  if (!Tok.is(TokenKind::Constructor))
    return parseSimplePattern();
  Pattern P = parseAppliedConstructor();
  SMRange Extra = Tok.Range;
  if (!startsPattern(Tok) || !patternsPrecedeArrow())
    return P;
  if (Tokens.beginError())
    Tokens.diagnostics().report(Extra, DiagnosticID::ConstructorApplied,
                                P.Name);
  while (startsPattern(Tok))
    Tokens.next();
  return P;
}

/// Whether `->` or `when` follows after only names and int literals, from the
/// current token on.
bool Parser::patternsPrecedeArrow() const {
  Lexer Text = Tokens.reread(Tok.start());
  Token T = Text.next();
  while (T.isOneOf(TokenKind::Identifier, TokenKind::Underscore,
                   TokenKind::Constructor, TokenKind::Integer))
    T = Text.next();
  return T.is(TokenKind::Arrow) || T.text() == "when";
}

Pattern Parser::parseAppliedConstructor() {
  Pattern P = parseSimplePattern();
  if (!startsPattern(Tok))
    return P;
  NestingScope Nesting(Tokens);
  Nesting.deepen();
  Pattern Argument = Tok.is(TokenKind::Constructor) ? parseAppliedConstructor()
                     : Tok.is(TokenKind::Lazy)      ? parseLazyPattern()
                                                    : parseSimplePattern();
  P.IgnoresArguments = Argument.isWildcard() && !Argument.Variable.Annotation;
  if (!P.IgnoresArguments)
    P.Elements = Context.copy(ArrayRef(Argument));
  P.Range = Tokens.from(P.Range.Start);
  return P;
}

/// Parses `lazy p`. Returns a variable that stands for the suspension, and adds
/// p to LazyPatterns, where outer patterns precede inner ones.
Pattern Parser::parseLazyPattern() {
  NestingScope Nesting(Tokens);
  Nesting.deepen();
  SMRange Word = Tok.Range;
  Tokens.consume(TokenKind::Lazy);
  const size_t Position = LazyPatterns.size();
  LazyPatterns.push_back({{Context.uniqueName("suspended#"), Word}, {}});
  Pattern Forced = parseSimplePattern();
  LazyPatterns[Position].Forced = Forced;
  LazyPatterns[Position].Suspended.Range = Tokens.from(Word.Start);
  return Pattern::variable(LazyPatterns[Position].Suspended);
}

/// Returns a copy that shares no pattern with P.
Pattern Parser::copyPattern(const Pattern &P) {
  Pattern Copy = P;
  std::vector<Pattern> Elements;
  for (const Pattern &Element : P.Elements)
    Elements.push_back(copyPattern(Element));
  Copy.Elements = Context.copy(ArrayRef(Elements));
  Copy.FieldNames = Context.copy(ArrayRef<FieldName>(P.FieldNames));
  return Copy;
}

Expression *Parser::forcePatterns(size_t Base, Expression *Body,
                                  Expression *Otherwise) {
  for (size_t I = LazyPatterns.size(); I-- > Base;) {
    const Binder &Suspended = LazyPatterns[I].Suspended;
    SMRange Range = Suspended.Range;
    Expression *Argument =
        Context.make<VariableReference>(Range, Suspended.Name);
    Expression *Value = Context.make<Apply>(
        Range,
        Context.make<VariableReference>(Range, Context.intern("Lazy.force")),
        Context.copy(ArrayRef(Argument)));
    std::vector<MatchCase> Cases(1);
    std::vector<Expression *> Bodies{Body};
    Cases[0].ThePattern = copyPattern(LazyPatterns[I].Forced);
    if (Otherwise) {
      Cases.emplace_back().ThePattern = makeName("_", Range);
      Bodies.push_back(Otherwise);
    }
    std::vector<Expression *> Guards;
    for (size_t N = 0; N != Cases.size(); ++N)
      Guards.push_back(Context.make<BoolLiteral>(SMRange(), true));
    auto *M = Context.make<Match>(
        SMRange(Range.Start,
                Body->Range.isValid() ? Body->Range.End : Range.End),
        /*Try=*/false, Value, Context.copy(ArrayRef(Cases)),
        Context.copy(ArrayRef(Guards)), Context.copy(ArrayRef(Bodies)));
    M->HasLazyPatterns = true;
    Body = M;
  }
  return Body;
}

/// Puts the evaluation of the lazy patterns from Base on, which belong to
/// parameters, in front of the body of the function. Removes them from
/// LazyPatterns.
Expression *Parser::forceParameters(size_t Base, Expression *Body) {
  Body = forcePatterns(Base, Body);
  LazyPatterns.resize(Base);
  return Body;
}

/// Adds the lazy patterns from Base on to a case, and removes them from
/// LazyPatterns: the guard tests them, and the body takes them apart again.
void Parser::addLazyPatterns(size_t Base, Expression *&Guard,
                             Expression *&Body) {
  if (LazyPatterns.size() == Base)
    return;
  SMRange Range = LazyPatterns[Base].Suspended.Range;
  if (!Guard->Range.isValid())
    Guard = Context.make<BoolLiteral>(Range, true);
  Guard = forcePatterns(Base, Guard, Context.make<BoolLiteral>(Range, false));
  Body = forcePatterns(Base, Body);
  LazyPatterns.resize(Base);
}

/// Appends the names of the variables that P binds.
static void appendVariables(const Pattern &P, std::vector<Binder> &Names) {
  if ((P.isVariable() || P.isNamed()) && P.Variable.Name != "_")
    Names.push_back({P.Variable.Name, P.Variable.Range});
  for (const Pattern &Element :
       P.is(Pattern::Kind::Or) ? P.Elements.take_front() : P.Elements)
    appendVariables(Element, Names);
}

/// Removes the lazy patterns from Base on, which are parts of Target, from a
/// definition of Target: makes Target the tuple of its variables, and returns
/// `match Value with Target -> (x, y)`.
Expression *Parser::takeApart(size_t Base, Pattern &Target, Expression *Value) {
  SMRange Range = Target.Range;
  std::vector<Binder> Names;
  appendVariables(Target, Names);
  for (const LazyPattern &L : ArrayRef(LazyPatterns).drop_front(Base))
    appendVariables(L.Forced, Names);
  llvm::erase_if(Names, [&](const Binder &B) {
    return llvm::any_of(
        ArrayRef(LazyPatterns).drop_front(Base),
        [&](const LazyPattern &L) { return L.Suspended.Name == B.Name; });
  });
  std::vector<Pattern> Variables;
  std::vector<Expression *> Values;
  for (const Binder &B : Names) {
    Variables.push_back(Pattern::variable(B));
    Values.push_back(Context.make<VariableReference>(B.Range, B.Name));
  }
  Expression *Result = Values.empty() ? Context.make<UnitLiteral>(Range)
                       : Values.size() == 1
                           ? Values[0]
                           : static_cast<Expression *>(Context.make<Tuple>(
                                 Range, Context.copy(ArrayRef(Values))));
  MatchCase Case;
  Case.ThePattern = Target;
  Expression *Guard = Context.make<BoolLiteral>(SMRange(), true);
  Result = forcePatterns(Base, Result);
  LazyPatterns.resize(Base);
  auto *M = Context.make<Match>(
      Range, /*Try=*/false, Value, Context.copy(ArrayRef(Case)),
      Context.copy(ArrayRef(Guard)), Context.copy(ArrayRef(Result)));
  M->HasLazyPatterns = true;
  Target = Variables.empty() ? makeName("_", Range, /*IsUnit=*/true)
           : Variables.size() == 1
               ? Variables[0]
               : Pattern::compound(Pattern::Kind::Tuple, Range,
                                   Context.copy(ArrayRef(Variables)));
  return M;
}

/// Parses a literal, or an interval of characters.
Pattern Parser::parseLiteralPattern() {
  Pattern P = Pattern::compound(Pattern::Kind::Literal, Tok.Range, {});
  bool IsNegative = Tok.is(TokenKind::Minus);
  if (IsNegative) {
    Tokens.next();
    NegatedLiteral = Tok.start();
    if (!Tok.isOneOf(TokenKind::Integer, TokenKind::Float)) {
      if (Tokens.beginError()) {
        Diagnostic D = Tokens.diagnostics().report(
            Tok.Range, DiagnosticID::ExpectedToken, "a number", describe(Tok));
        if (Tok.is(TokenKind::Identifier))
          D.note(P.Range, "a name cannot contain `-`; write `_`");
      }
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
  const bool IsCharacter = llvm::isa<CharacterLiteral>(P.Literal);
  if (Tok.is(TokenKind::DotDot) && !IsCharacter && Tokens.beginError())
    Tokens.diagnostics().report(Tok.Range, DiagnosticID::NumberInterval);
  if (Tokens.consume(TokenKind::DotDot)) {
    if (!IsCharacter) {
      Tokens.consume(TokenKind::Minus);
      parseAtom();
    } else if (Tok.is(TokenKind::Character))
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
  case TokenKind::Invalid: // This has been reported.
    Tokens.next();
    Tokens.setRecovering(true);
    return makeName("_", Range);
  case TokenKind::Underscore:
    Tokens.next();
    return makeName("_", Range);
  case TokenKind::Constructor: {
    StringRef Name = Context.intern(Tok.text());
    Tokens.next();
    return makeConstruct(Name, Range, Range);
  }
  case TokenKind::LeftBrace:
    return parseRecordPattern();
  case TokenKind::LeftBracket:
    return parseListPattern();
  case TokenKind::LeftArray: {
    auto Parts = parsePatternElements(TokenKind::RightArray);
    return Pattern::compound(Pattern::Kind::Array, Tokens.from(Range.Start),
                             Parts);
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

/// Parses the elements of a list or an array, with its brackets.
llvm::MutableArrayRef<Pattern> Parser::parsePatternElements(TokenKind Closing) {
  NestingScope Nesting(Tokens);
  SMRange Opening = Tok.Range;
  size_t Base = Components.size();
  Tokens.next();
  if (!Tok.is(Closing)) {
    do {
      // Each further element is nested more deeply, because the rest of a list
      // is a part of the pattern `p :: rest`.
      if (Closing == TokenKind::RightBracket)
        Nesting.deepen();
      Components.push_back(parsePattern());
    } while (Tokens.consume(TokenKind::Semicolon) && !Tok.is(Closing));
  }
  expectClosing(Tokens, Closing, Opening);
  auto Copy = Context.copy(ArrayRef(Components).drop_front(Base));
  Components.resize(Base);
  return Copy;
}

/// Parses `[p; q]`, which is `p :: q :: []`.
Pattern Parser::parseListPattern() {
  SMLoc Start = Tok.start();
  auto Parts = parsePatternElements(TokenKind::RightBracket);
  SMRange Range = Tokens.from(Start);
  Pattern Result = makeConstruct(Context.intern("[]"), Range, Range);
  for (const Pattern &Element : llvm::reverse(Parts)) {
    Pattern Both[] = {Element, Result};
    Result = makeConstruct(Context.intern("::"), Range,
                           {Element.Range.Start, Range.End},
                           Context.copy(ArrayRef<Pattern>(Both)));
  }
  Result.Range = Result.Variable.Range = Range;
  return Result;
}

/// Parses `{ x = p; y; _ }`.
Pattern Parser::parseRecordPattern() {
  SMRange Opening = Tok.Range;
  size_t Base = Components.size();
  size_t NameBase = FieldNames.size();
  bool IsOpen = false;
  Tokens.next();
  do {
    if (Components.size() > Base && Tokens.consume(TokenKind::Underscore)) {
      IsOpen = true;
      Tokens.consume(TokenKind::Semicolon);
      break;
    }
    FieldName Name = parseFieldName();
    if (Name.Name.empty())
      break;
    FieldNames.push_back(Name);
    Components.push_back(
        Tokens.consume(TokenKind::Equal)
            ? parsePattern()
            : makeName(unqualifiedName(Name.Name), Name.Range));
  } while (Tokens.consume(TokenKind::Semicolon) &&
           !Tok.is(TokenKind::RightBrace));
  expectClosing(Tokens, TokenKind::RightBrace, Opening);
  Pattern P =
      Pattern::compound(Pattern::Kind::Record, Tokens.from(Opening.Start),
                        Context.copy(ArrayRef(Components).drop_front(Base)));
  P.FieldNames = Context.copy(ArrayRef(FieldNames).drop_front(NameBase));
  P.IsOpen = IsOpen;
  Components.resize(Base);
  FieldNames.resize(NameBase);
  checkDistinctLabels(Tokens, P.FieldNames, "field", "pattern");
  return P;
}

bool Parser::atOperatorName() const {
  if (!Tok.is(TokenKind::LeftParen) || Tokens.options().Strict)
    return false;
  Lexer Rest = Tokens.reread(Tok.end());
  Token T = Rest.next();
  return (isStandardOperator(T) ||
          T.isOneOf(TokenKind::InfixSymbol, TokenKind::PrefixSymbol,
                    TokenKind::LetOperator, TokenKind::AndOperator)) &&
         Rest.next().is(TokenKind::RightParen);
}

/// Parses the name of an operator in parentheses: `(+!)`.
Pattern Parser::parseOperatorName() {
  SMRange Opening = Tok.Range;
  Tokens.next();
  StringRef Name = Context.intern(Tok.text());
  OfOperators.define(Name);
  SMRange Range = Tok.Range;
  StringRef Kind = Tok.is(TokenKind::ColonColon)
                       ? "a constructor, not an operator,"
                   : Name == "&"  ? "another spelling of `&&`"
                   : Name == "or" ? "another spelling of `||`"
                                  : "";
  if (!Kind.empty() && Tokens.beginError())
    Tokens.diagnostics().report(Range, DiagnosticID::StandardOperator, Name,
                                Kind);
  Tokens.next();
  expectClosing(Tokens, TokenKind::RightParen, Opening);
  if (!Kind.empty())
    Tokens.setRecovering(true);
  return makeName(Name, Range);
}

//===- Names that occur twice ---------------------------------------------===//

void mincaml::checkDistinctLabels(TokenStream &Tokens,
                                  ArrayRef<FieldName> Names, StringRef Kind,
                                  StringRef Where) {
  if (Names.size() < 2)
    return;
  llvm::DenseMap<StringRef, SMRange> Found;
  for (const FieldName &Name : Names) {
    auto [First, IsNew] = Found.try_emplace(Name.Name, Name.Range);
    if (IsNew || !Tokens.beginError())
      continue;
    Tokens.diagnostics()
        .report(Name.Range, DiagnosticID::DuplicateLabel, Kind, Name.Name,
                Where)
        .highlight(First->second);
    return;
  }
}

/// Appends the variables that P binds. All alternatives of an or-pattern bind
/// the same variables, so only the first alternative is visited.
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
