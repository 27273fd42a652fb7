//===- DefinitionParser.cpp - Parser of definitions -----------------------===//

#include "Characters.h"
#include "Names.h"
#include "Parser/Parser.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

Expression *Parser::parseDefinition(bool AtTopLevel) {
  SMLoc Start = Tok.start();
  bool IsAnd = Tokens.atReserved("and");
  Tokens.next();
  if (Tok.is(TokenKind::Open))
    return parseLetOpen(Start);
  if (Tok.is(TokenKind::Module))
    return parseLocalModule(Start);
  if (Tok.is(TokenKind::Exception))
    return parseLocalException(Start);
  if (!Tokens.options().Strict)
    return parseExtended(Start, Tokens.consume(TokenKind::Rec) || IsAnd,
                         AtTopLevel);
  if (Tokens.consume(TokenKind::Rec))
    return parseFunction(Start);
  switch (Tok.Kind) {
  case TokenKind::Identifier:
  case TokenKind::Underscore:
  case TokenKind::Invalid: {
    if (Tok.is(TokenKind::Underscore))
      reportExtension(Tokens, Tok.Range, "`let _ = ...`");
    Binder Name = parseBinder();
    if (Tok.is(TokenKind::Comma))
      return parseBareTuple(Start, Name);
    if (!startsParameter(Tok))
      return parseVariable(Start, Name);
    if (!IsAnd)
      reportMissingRec(Start, Name);
    Binders.assign(1, Name);
    return parseFunction(Start);
  }
  case TokenKind::LeftParen:
    return parseTuplePattern(Start);
  case TokenKind::ReservedWord:
    reportForeignWord(Tokens);
    break;
  default:
    if (Tokens.beginError())
      Tokens.diagnostics().report(Tok.Range, DiagnosticID::ExpectedToken,
                                  "a name", describe(Tok));
  }
  return skipDefinition(Start);
}

/// Skips a definition that was reported, from the current token on, and returns
/// a placeholder.
Expression *Parser::skipDefinition(SMLoc Start) {
  if (!Tok.is(TokenKind::LeftParen))
    Tokens.next();
  Tokens.skipToSync();
  Tokens.consume(TokenKind::In);
  return Context.make<Let>(SMRange(Start, Start), Binder{"_", {}},
                           makePlaceholder(Tokens, Context), nullptr);
}

/// Parses a name or `_`. Also accepts an invalid token, which the lexer has
/// reported.
Binder Parser::parseBinder() {
  StringRef Name =
      Tok.is(TokenKind::Identifier) ? Context.intern(Tok.text()) : "_";
  Binder B{Name, Tok.Range};
  Tokens.next();
  return B;
}

/// Reports a token that is not the `=` of a definition, if there is a more
/// helpful message than the usual one.
static void reportNoValue(TokenStream &Tokens) {
  const Token &Tok = Tokens.current();
  const char *Note = nullptr;
  if (Tok.is(TokenKind::ReservedWord) && !Tokens.atReserved("and"))
    Note = "this is a keyword of OCaml and cannot be a name";
  else if (Tok.is(TokenKind::Colon))
    Note = "the type of a parameter is written in parentheses, `let f (x : "
           "int) = e`, and the type of the result after the parameters, `let f "
           "x : int = e`";
  else if (binaryOperator(Tok) && !Tok.is(TokenKind::InfixSymbol))
    Note = "`and` begins another definition; the operator is `&&`";
  if (Note && Tokens.beginError()) {
    Tokens.diagnostics()
        .report(Tok.Range, DiagnosticID::ExpectedToken,
                description(TokenKind::Equal), describe(Tok))
        .note(SMRange(), Note);
    Tokens.setRecovering(true);
  }
}

/// Parses `= value`.
Expression *Parser::parseValue() {
  if (Tok.is(TokenKind::Colon) && Tokens.options().Strict)
    reportTypeAnnotation(Tokens, TokenKind::Equal);
  if (!Tok.is(TokenKind::Equal) && !Tokens.options().Strict)
    reportNoValue(Tokens);
  if (!Tokens.expect(TokenKind::Equal)) {
    Tokens.skipToSync();
    return makePlaceholder(Tokens, Context);
  }
  return parseSequence(SequenceContext::Value);
}

Expression *Parser::parseVariable(SMLoc Start, Binder Name) {
  SMLoc ValueStart = Tok.start();
  Expression *Value = parseValue();
  finishDefinition(Start, ValueStart, Name.Name);
  return Context.make<Let>(SMRange(Start, Start), Name, Value, nullptr);
}

//===- Functions ----------------------------------------------------------===//

void Parser::reportMissingRec(SMLoc LetStart, const Binder &Name) {
  if (!Tokens.beginError())
    return;
  SMLoc AfterLet = SMLoc::getFromPointer(LetStart.getPointer() + 3);
  Tokens.diagnostics()
      .report(Name.Range, DiagnosticID::MissingRec, Name.Name)
      .insert(AfterLet, " rec");
}

void Parser::reportMissingParameter(StringRef Name, SMLoc NameEnd) {
  if (Tokens.beginError())
    Tokens.diagnostics()
        .report(Tok.Range, DiagnosticID::MissingParameter, Name)
        .insert(NameEnd, " ()")
        .note(SMRange(), "to define a variable, leave out `rec`");
}

/// Parses a function from its name on, or, if Binders contains the name, from
/// its parameters on.
Expression *Parser::parseFunction(SMLoc Start) {
  if (Binders.empty()) {
    if (!Tok.isOneOf(TokenKind::Identifier, TokenKind::Invalid) &&
        Tokens.beginError()) {
      Tokens.diagnostics().report(Tok.Range, DiagnosticID::ExpectedToken,
                                  "the name of a function", describe(Tok));
      Tokens.setRecovering(true);
    }
    Binders.push_back(parseBinder());
  }
  SMLoc NameEnd = Tokens.previousEnd();
  while (parseParameter())
    ;
  auto *Function = Context.make<FunctionDefinition>();
  Function->Name = Binders.front();
  if (Binders.size() == 1) {
    reportMissingParameter(Function->Name.Name, NameEnd);
    Binders.push_back({"_", Tok.Range, nullptr, /*IsUnitPattern=*/true});
  }
  Function->Parameters = Context.copy(ArrayRef(Binders).drop_front());
  Binders.clear();

  SMLoc ValueStart = Tok.start();
  Function->Body = parseValue();
  Function->Range = Tokens.from(Start);
  finishDefinition(Start, ValueStart, Function->Name.Name);
  return Context.make<LetRec>(SMRange(Start, Start), Function, nullptr);
}

/// Appends one parameter to Binders. Returns false if there is none.
bool Parser::parseParameter() {
  switch (Tok.Kind) {
  case TokenKind::Identifier:
  case TokenKind::Underscore:
  case TokenKind::Invalid:
    Binders.push_back(parseBinder());
    return true;
  case TokenKind::LeftParen:
    return parseParenthesizedParameter();
  default:
    return false;
  }
}

/// Parses the parameter `()` or `(x)`.
bool Parser::parseParenthesizedParameter() {
  SMLoc Start = Tok.start();
  Tokens.next();
  if (Tokens.consume(TokenKind::RightParen)) {
    SMRange Range = Tokens.from(Start);
    reportExtension(Tokens, Range, "a parameter `()`");
    Binders.push_back({"_", Range, nullptr, /*IsUnitPattern=*/true});
    return true;
  }
  bool IsName = Tok.isOneOf(TokenKind::Identifier, TokenKind::Underscore);
  if (IsName)
    Binders.push_back(parseBinder());
  if (Tok.is(TokenKind::Colon))
    reportTypeAnnotation(Tokens, TokenKind::RightParen);
  if (IsName && Tokens.consume(TokenKind::RightParen)) {
    reportExtension(Tokens, Tokens.from(Start), "a parameter in parentheses");
    return true;
  }
  if (Tokens.beginError()) {
    Diagnostic D = Tokens.diagnostics().report(
        Tok.Range, DiagnosticID::ExpectedToken,
        IsName ? "`)`" : "the name of a parameter", describe(Tok));
    if (Tok.isOneOf(TokenKind::Comma, TokenKind::LeftParen))
      D.note(SMRange(),
             "a parameter is a name; take a tuple apart in the body: "
             "`let (x, y) = t in`");
  }
  Tokens.skipToSync();
  while (Tokens.consume(TokenKind::Comma))
    Tokens.skipToSync();
  Tokens.setRecovering(true);
  if (Tok.is(TokenKind::RightParen))
    Tokens.next();
  if (!IsName)
    Binders.push_back({"_", Tokens.from(Start)});
  return true;
}

//===- Tuple patterns -----------------------------------------------------===//

/// Parses `(x, y)` and the rest of the definition.
Expression *Parser::parseTuplePattern(SMLoc Start) {
  SMRange Opening = Tok.Range;
  Tokens.next();
  if (Tokens.consume(TokenKind::RightParen))
    return parseUnitBinding(Start, Opening.Start);
  bool Good = true;
  do {
    if (!Tok.isOneOf(TokenKind::Identifier, TokenKind::Underscore,
                     TokenKind::Invalid)) {
      Good = false;
      if (Tokens.beginError())
        Tokens.diagnostics().report(Tok.Range, DiagnosticID::BadPattern,
                                    describe(Tok));
      Tokens.skipToSync();
      continue;
    }
    Binders.push_back(parseBinder());
    if (Tok.is(TokenKind::Colon))
      reportTypeAnnotation(Tokens, TokenKind::RightParen);
  } while (Tokens.consume(TokenKind::Comma));
  expectClosing(Tokens, TokenKind::RightParen, Opening);
  if (Binders.size() < 2 && Good && Tokens.beginError())
    Tokens.diagnostics().report(Tokens.from(Opening.Start),
                                DiagnosticID::BadPattern, "one name");
  return finishTuple(Start);
}

/// Parses `x, y` without parentheses, and the rest of the definition.
Expression *Parser::parseBareTuple(SMLoc Start, Binder First) {
  Binders.assign(1, First);
  while (Tokens.consume(TokenKind::Comma) &&
         Tok.isOneOf(TokenKind::Identifier, TokenKind::Underscore))
    Binders.push_back(parseBinder());
  if (Tokens.beginError())
    Tokens.diagnostics()
        .report(Tokens.from(First.Range.Start), DiagnosticID::TupleBinding)
        .insert(First.Range.Start, "(")
        .insert(Tokens.previousEnd(), ")");
  return finishTuple(Start);
}

/// Parses the value of the tuple pattern in Binders.
Expression *Parser::finishTuple(SMLoc Start) {
  std::vector<const Binder *> Names;
  for (const Binder &B : Binders)
    Names.push_back(&B);
  checkDistinct(Tokens, std::move(Names), DiagnosticID::DuplicateName);
  auto Variables = Context.copy(ArrayRef(Binders));
  Binders.clear();
  SMLoc ValueStart = Tok.start();
  Expression *Value = parseValue();
  finishDefinition(Start, ValueStart, "(");
  return Context.make<LetTuple>(SMRange(Start, Start), Variables, Value,
                                nullptr);
}

/// Parses `let () = e in`, which is common in OCaml, as `let _ = e in`.
Expression *Parser::parseUnitBinding(SMLoc Start, SMLoc Pattern) {
  if (Tokens.beginError())
    Tokens.diagnostics().report(Tokens.from(Pattern),
                                DiagnosticID::UnitBinding);
  SMLoc ValueStart = Tok.start();
  Expression *Value = parseValue();
  // At the end of the file, the missing `in` is part of the same mistake.
  if (!Tok.is(TokenKind::EndOfFile))
    finishDefinition(Start, ValueStart, "_");
  else
    Tokens.setRecovering(true);
  return Context.make<Let>(SMRange(Start, Start), Binder{"_", {}}, Value,
                           nullptr);
}

//===- The extended language ----------------------------------------------===//

/// Reports that no definition begins with the current token.
static void reportNoDefinition(TokenStream &Tokens, bool IsRecursive) {
  const Token &Tok = Tokens.current();
  if (Tok.is(TokenKind::ReservedWord) && !isMatchingWord(Tok))
    reportForeignWord(Tokens);
  else if (Tok.isOneOf(TokenKind::Exception, TokenKind::External))
    reportNestedItem(Tokens);
  else if (Tok.is(TokenKind::Constructor) && Tokens.beginError())
    reportCapitalized(Tokens.diagnostics(), Tok.Range, Tok.text(),
                      /*IsStrict=*/false);
  else if (Tokens.beginError())
    Tokens.diagnostics().report(
        Tok.Range, DiagnosticID::ExpectedToken,
        IsRecursive ? "the name of a function" : "a name", describe(Tok));
}

/// Whether a constructor, a truth value or `()` occurs in P.
static bool containsConstructor(const Pattern &P) {
  return P.is(Pattern::Kind::Construct) || P.Variable.IsUnitPattern ||
         (P.Literal && llvm::isa<BoolLiteral>(P.Literal)) ||
         llvm::any_of(P.Elements, containsConstructor);
}

/// Turns `let rec f = fun x -> e` into the definition of a function, and
/// returns its body. Returns any other value unchanged; expandRecursiveValues
/// handles it.
static Expression *takeFunction(Definition &D, Expression *Value) {
  auto *F = llvm::dyn_cast<Fun>(Value);
  if (!F)
    return Value;
  D.Function = F->Function;
  D.Function->Name = D.Target.Variable;
  return F->Function->Body;
}

/// Parses definitions from the first name or pattern on.
Expression *Parser::parseExtended(SMLoc Start, bool IsRecursive,
                                  bool AtTopLevel) {
  size_t Base = Definitions.size();
  SMLoc DefinitionStart = Start;
  SMLoc ValueStart;
  for (;;) {
    // The rest of the definition is as it should be.
    if (Tokens.atReserved("mutable")) {
      reportForeignWord(Tokens);
      Tokens.next();
    }
    if (!Tok.is(TokenKind::Invalid) &&
        !(IsRecursive ? Tok.is(TokenKind::Identifier) || atOperatorName()
                      : startsPattern(Tok))) {
      reportNoDefinition(Tokens, IsRecursive);
      Definitions.resize(Base);
      Values.resize(Base);
      return skipDefinition(Start);
    }
    size_t HiddenBase = HiddenParameters.size();
    size_t TypeBase = AbstractTypes.size();
    size_t LazyBase = LazyPatterns.size();
    Definition D = parseTarget(IsRecursive);
    ValueStart = Tok.start();
    Expression *Value = parseValue();
    AbstractTypes.resize(TypeBase);
    if (IsRecursive && !D.Function)
      Value = takeFunction(D, Value);
    if (!D.Function && LazyPatterns.size() > LazyBase)
      Value = takeApart(LazyBase, D.Target, Value);
    if (D.Function) {
      Value = matchParameters(HiddenBase, LazyBase, Value);
      Value = mergeFunctions(*D.Function, Value);
      D.Function->Body = Value;
      D.Function->Range = Tokens.from(DefinitionStart);
    }
    Definitions.push_back(D);
    Values.push_back(Value);
    if (!Tokens.atReserved("and"))
      break;
    DefinitionStart = Tok.start();
    Tokens.setRecovering(false);
    Tokens.next();
  }
  checkDistinctNames(Tokens, ArrayRef(Definitions).drop_front(Base));
  const Definition &Last = Definitions.back();
  bool IsTopLevel =
      AtTopLevel && !Tok.is(TokenKind::In) && !Tokens.atReserved("and");
  LacksBody = !IsTopLevel && Tok.is(TokenKind::Let) && Tok.StartsLine &&
              Tokens.diagnostics().position(Tok.start()).Column == 1;
  if (!IsTopLevel)
    finishDefinition(Start, ValueStart,
                     Last.Function              ? Last.Function->Name.Name
                     : Last.Target.isVariable() ? Last.Target.Variable.Name
                                                : StringRef("("));
  // OCaml treats `let p = e in e` as a match if p contains a constructor. The
  // location in Match_failure is then that of the `let`.
  if (!IsTopLevel && !IsRecursive && Definitions.size() == Base + 1 &&
      !Last.Function && containsConstructor(Last.Target))
    Definitions.back().Target.Opening = Start;
  auto NewDefinitions = Context.copy(ArrayRef(Definitions).drop_front(Base));
  auto NewValues = Context.copy(ArrayRef(Values).drop_front(Base));
  Definitions.resize(Base);
  Values.resize(Base);
  return makeDefinitions(Start, IsRecursive, IsTopLevel, NewDefinitions,
                         NewValues);
}

/// Parses the part of a definition before its `=`.
Definition Parser::parseTarget(bool IsRecursive) {
  bool IsParenthesized = Tok.is(TokenKind::LeftParen) && !atOperatorName();
  bool IsConstructor = Tok.is(TokenKind::Constructor);
  Pattern First = parseAppliedPattern();
  SMLoc FirstEnd = Tokens.previousEnd();
  // `let rec f = fun x -> e` has its parameters in the value.
  if (IsRecursive && Tok.isOneOf(TokenKind::Equal, TokenKind::Colon)) {
    First.Variable.Annotation = parseDefinitionType();
    return {First, nullptr};
  }
  bool IsName =
      First.isVariable() && First.Variable.Name != "_" && !IsParenthesized;
  if (!IsRecursive && !(IsName && (startsPattern(Tok) || isLabel(Tok)))) {
    Pattern Target = parsePatternAfter(First);
    bool IsSimple = Tokens.previousEnd() == FirstEnd &&
                    !(IsConstructor && FirstEnd != First.NameRange.End);
    if (Tok.is(TokenKind::Colon) && !IsSimple && Tokens.beginError()) {
      Diagnostic D =
          Target.isTuple()
              ? Tokens.diagnostics().report(Target.Range,
                                            DiagnosticID::TupleBinding)
              : Tokens.diagnostics().report(
                    Tok.Range, DiagnosticID::ExpectedToken,
                    "`=`, or parentheses around the pattern", describe(Tok));
      D.insert(Target.Range.Start, "(").insert(Target.Range.End, ")");
    }
    if (Tok.is(TokenKind::Colon))
      Target.Variable.Annotation =
          IsName ? parseDefinitionType() : parseAnnotation();
    return {Target, nullptr};
  }

  auto *Function = Context.make<FunctionDefinition>();
  Function->Name = First.Variable;
  parseParameters(*Function, TokenKind::Equal);
  Function->ResultAnnotation = parseAnnotation();
  return {First, Function};
}

void Parser::parseParameters(FunctionDefinition &Function, TokenKind Before) {
  SMLoc NameEnd = Tokens.previousEnd();
  const size_t HiddenBase = HiddenParameters.size();
  std::vector<Pattern> Parameters;
  std::vector<Label> Labels;
  while (startsPattern(Tok) || isLabel(Tok)) {
    if (SMRange Opening = Tok.Range;
        Tok.is(TokenKind::LeftParen) && Tokens.precedes(TokenKind::Type)) {
      Tokens.consume(TokenKind::LeftParen);
      (void)parseAbstractTypes();
      expectClosing(Tokens, TokenKind::RightParen, Opening);
      continue;
    }
    Labels.push_back({});
    const size_t LazyBase = LazyPatterns.size();
    Pattern P = isLabel(Tok) ? parseLabelledParameter(Labels.back())
                             : parseSimplePattern();
    if (mustFollowDefaults(HiddenBase, P))
      P = hideParameter(P, "parameter", nullptr, LazyBase);
    Parameters.push_back(P);
  }
  if (llvm::any_of(Labels, [](const Label &L) { return !L.isNone(); }))
    Function.Labels = Context.copy(ArrayRef(Labels));
  if (Parameters.empty()) {
    if (Before == TokenKind::Equal)
      reportMissingParameter(Function.Name.Name, NameEnd);
    else if (Tokens.beginError())
      Tokens.diagnostics().report(Tok.Range, DiagnosticID::ExpectedToken,
                                  "a parameter", describe(Tok));
    Parameters.push_back(
        Pattern::variable({"_", Tok.Range, nullptr, /*IsUnitPattern=*/true}));
  }
  checkDistinctNames(Tokens, Parameters);
  setParameters(Function, Parameters);
}

/// Parses a parameter from its label on: `~x`, `~x:p`, `~(x : t)`, or an
/// optional parameter, possibly with a default. The value of an optional
/// parameter is an option.
Pattern Parser::parseLabelledParameter(Label &L) {
  SMRange Range = Tok.Range;
  StringRef Text = Tok.text();
  const size_t LazyBase = LazyPatterns.size();
  L.IsOptional = Text.consume_front("?");
  Text.consume_front("~");
  bool HasPattern = Text.consume_back(":");
  Text.consume_back("(");
  Tokens.consume(Tok.Kind);
  SMLoc NameStart = SMLoc::getFromPointer(Range.Start.getPointer() + 1);
  SMRange Opening = Text.empty() ? Range : Tok.Range;
  Pattern P;
  bool HasParentheses = Text.empty() || (HasPattern && L.IsOptional &&
                                         Tok.is(TokenKind::LeftParen));
  if (Text.empty()) {
    Text = Tok.is(TokenKind::Identifier) ? Tok.text() : "_";
    P = Pattern::variable({Context.intern(Text), Tok.Range});
    Tokens.expect(TokenKind::Identifier);
  } else if (HasParentheses) {
    Tokens.consume(TokenKind::LeftParen);
    P = parsePattern();
  } else if (HasPattern && L.IsOptional) {
    StringRef Name = Tok.is(TokenKind::Identifier) ? Tok.text() : "_";
    P = Pattern::variable({Context.intern(Name), Tok.Range});
    if (!Tokens.consume(TokenKind::Underscore))
      Tokens.expect(TokenKind::Identifier);
  } else if (HasPattern) {
    P = parseSimplePattern();
  } else {
    P = Pattern::variable({Context.intern(Text), {NameStart, Range.End}});
  }
  L.Name = Context.intern(Text);
  if (HasParentheses && Tok.is(TokenKind::Colon))
    P.Variable.Annotation = parseAnnotation();
  Expression *Default = nullptr;
  if (HasParentheses && L.IsOptional && Tokens.consume(TokenKind::Equal))
    Default = parseSequence(SequenceContext::Other);
  else if (L.IsOptional && Tok.is(TokenKind::Equal))
    Default = parseBareDefault(P.Range.Start);
  if (HasParentheses)
    expectClosing(Tokens, TokenKind::RightParen, Opening);
  return Default ? hideParameter(P, L.Name, Default, LazyBase) : P;
}

/// Returns a variable as the pattern of a parameter. P is matched in the body
/// of the function.
Pattern Parser::hideParameter(const Pattern &P, StringRef Name,
                              Expression *Default, size_t LazyBase) {
  Pattern Hidden =
      Pattern::variable({Context.uniqueName((Name + "#").str()), P.Range});
  HiddenParameters.push_back({P, Hidden.Variable, Default, LazyBase});
  return Hidden;
}

/// Whether a parameter that follows those from Base on must be matched after
/// their defaults are evaluated: if a default uses its name for another
/// variable, and if the match can raise Match_failure.
bool Parser::mustFollowDefaults(size_t Base, const Pattern &P) {
  if (HiddenParameters.size() == Base ||
      (P.isVariable() && ast::isCompilerGenerated(P.Variable.Name)))
    return false;
  if (!P.isVariable())
    return true;
  bool IsUsed = false;
  for (const HiddenParameter &H : ArrayRef(HiddenParameters).drop_front(Base))
    if (H.Default)
      forEachExpression(*H.Default, [&](const Expression &E) {
        const auto *V = llvm::dyn_cast<VariableReference>(&E);
        IsUsed |= V && V->Name == P.Variable.Name;
      });
  return IsUsed || isOperatorName(P.Variable.Name);
}

/// Reports a default without parentheses, `?x = 1` before another parameter, and
/// returns it. Returns null if the current `=` is that of the definition.
Expression *Parser::parseBareDefault(SMLoc NameStart) {
  Lexer Rest = Tokens.reread(Tok.end());
  const Token Literal = Rest.next();
  const Token Next = Rest.next();
  if (!Literal.isOneOf(TokenKind::Integer, TokenKind::Float, TokenKind::String,
                       TokenKind::True, TokenKind::False) ||
      !(startsPattern(Next) || isLabel(Next)) || Next.is(TokenKind::Minus) ||
      Next.StartsLine)
    return nullptr;
  if (Tokens.beginError())
    Tokens.diagnostics()
        .report(Tok.Range, DiagnosticID::ExpectedToken,
                "parentheses around an optional parameter with a default",
                describe(Tok))
        .insert(NameStart, "(")
        .insert(Literal.end(), ")");
  Tokens.next();
  return parseAtom();
}

/// Puts in front of the body of a function what its parameters need, in their
/// order: the definitions of the hidden parameters from HiddenBase on, such as
/// `let x = match x_option with Some y -> y | None -> e in`, and the evaluation
/// of the lazy patterns from LazyBase on. Removes these from the lists.
Expression *Parser::matchParameters(size_t HiddenBase, size_t LazyBase,
                                    Expression *Body) {
  for (; HiddenParameters.size() > HiddenBase; HiddenParameters.pop_back()) {
    const HiddenParameter &H = HiddenParameters.back();
    Body = forceParameters(H.LazyBase, Body);
    SMRange Range = H.Hidden.Range;
    Expression *Value = Context.make<VariableReference>(Range, H.Hidden.Name);
    if (H.Default) {
      StringRef Given = Context.uniqueName("given#");
      auto Case = [&](StringRef Name,
                      llvm::MutableArrayRef<Pattern> Arguments) {
        MatchCase C;
        C.ThePattern =
            Pattern::compound(Pattern::Kind::Construct, Range, Arguments);
        C.ThePattern.Name = Context.intern(Name);
        C.ThePattern.NameRange = Range;
        return C;
      };
      MatchCase Cases[] = {
          Case("Some",
               Context.copy(ArrayRef(Pattern::variable({Given, Range})))),
          Case("None", {})};
      Expression *Guards[] = {Context.make<BoolLiteral>(SMRange(), true),
                              Context.make<BoolLiteral>(SMRange(), true)};
      Expression *Bodies[] = {Context.make<VariableReference>(Range, Given),
                              H.Default};
      Value = Context.make<Match>(Range, /*Try=*/false, Value,
                                  Context.copy(ArrayRef<MatchCase>(Cases)),
                                  Context.copy(ArrayRef<Expression *>(Guards)),
                                  Context.copy(ArrayRef<Expression *>(Bodies)));
    }
    Definition Target{H.Target, nullptr};
    Expression *L =
        makeDefinitions(Range.Start, /*IsRecursive=*/false,
                        /*IsTopLevel=*/false, Context.copy(ArrayRef(Target)),
                        Context.copy(ArrayRef(Value)));
    L->Range.End = Body->Range.End;
    *continuation(L) = Body;
    Body = L;
  }
  return forceParameters(LazyBase, Body);
}

/// Whether a parameter with this pattern cannot raise Match_failure, whatever
/// its type is.
static bool cannotFail(const Pattern &P) {
  return P.isVariable() ||
         (P.isTuple() && llvm::all_of(P.Elements, cannotFail));
}

/// If \p Body is a function, gives its parameters to \p Outer and returns its
/// body; otherwise returns \p Body. As in OCaml, `let f x = fun y -> e` and
/// `let f x = function p -> e` define functions with two parameters, so that
/// `f a b` creates no closure.
Expression *Parser::mergeFunctions(FunctionDefinition &Outer,
                                   Expression *Body) {
  // Without a limit, nested functions would take quadratic time.
  constexpr size_t MostParameters = 64;
  auto *Value = llvm::dyn_cast<Fun>(Body);
  if (!Value || Outer.ResultAnnotation ||
      Outer.Parameters.size() + Value->Function->Parameters.size() >
          MostParameters)
    return Body;
  std::vector<Pattern> Parameters;
  std::vector<Label> AllLabels;
  auto Labels = [&](const FunctionDefinition &F) {
    AllLabels.insert(AllLabels.end(), F.Labels.begin(), F.Labels.end());
    AllLabels.resize(Parameters.size());
  };
  auto Append = [&](const FunctionDefinition &F) {
    for (size_t I = 0; I != F.Parameters.size(); ++I)
      Parameters.push_back(F.Patterns.empty()
                               ? Pattern::variable(F.Parameters[I])
                               : F.Patterns[I]);
  };
  Append(Outer);
  Labels(Outer);
  // Merge only if every parameter of Outer matches all values: otherwise,
  // Match_failure must be raised before the next argument is passed.
  if (!llvm::all_of(Parameters, cannotFail))
    return Body;
  Append(*Value->Function);
  Labels(*Value->Function);
  setParameters(Outer, Parameters);
  Outer.ResultAnnotation = Value->Function->ResultAnnotation;
  if (llvm::any_of(AllLabels, [](const Label &L) { return !L.isNone(); }))
    Outer.Labels = Context.copy(ArrayRef(AllLabels));
  return Value->Function->Body;
}

void Parser::setParameters(FunctionDefinition &Function,
                           ArrayRef<Pattern> Parameters) {
  std::vector<Binder> Names;
  for (const Pattern &P : Parameters) {
    Names.push_back(P.Variable);
    if (!P.isVariable())
      Names.back().Name = "_";
  }
  Function.Parameters = Context.copy(ArrayRef(Names));
  if (llvm::any_of(Parameters,
                   [](const Pattern &P) { return !P.isVariable(); }))
    Function.Patterns = Context.copy(Parameters);
}

/// Returns an equivalent definition of the core if there is one; otherwise a
/// LetDefinitions.
Expression *
Parser::makeDefinitions(SMLoc Start, bool IsRecursive, bool IsTopLevel,
                        llvm::MutableArrayRef<Definition> NewOnes,
                        llvm::MutableArrayRef<Expression *> NewValues) {
  SMRange Range(Start, Start);
  const Definition &First = NewOnes.front();
  auto IsName = [](const Pattern &P) {
    return P.isVariable() && !P.Variable.IsUnitPattern;
  };
  auto IsBareName = [&](const Pattern &P) {
    return IsName(P) && !P.Variable.Annotation;
  };
  bool MayBeCore = NewOnes.size() == 1 && !IsTopLevel;
  if (MayBeCore && IsRecursive && First.Function &&
      First.Function->Patterns.empty())
    return Context.make<LetRec>(Range, First.Function, nullptr);
  if (MayBeCore && !IsRecursive && !First.Function) {
    const Pattern &Target = First.Target;
    if (IsName(Target))
      return Context.make<Let>(Range, Target.Variable, NewValues[0], nullptr);
    if (Target.isTuple() && !Target.isNamed() && !Target.Variable.Annotation &&
        llvm::all_of(Target.Elements, IsBareName)) {
      std::vector<Binder> Names;
      for (const Pattern &P : Target.Elements)
        Names.push_back(P.Variable);
      return Context.make<LetTuple>(Range, Context.copy(ArrayRef(Names)),
                                    NewValues[0], nullptr);
    }
  }
  auto *L = Context.make<LetDefinitions>(Range, IsRecursive, NewOnes, NewValues,
                                         nullptr);
  L->IsTopLevel = IsTopLevel;
  return L;
}

//===- The end of a definition --------------------------------------------===//

/// Parses the `in`, or reports that it is missing. The text What is the name
/// that is defined, "_" for a unit pattern, or "(" for a tuple.
void Parser::finishDefinition(SMLoc Start, SMLoc ValueStart, StringRef What) {
  if (Tokens.consume(TokenKind::In))
    return;
  if (Tokens.options().Strict && Tok.is(TokenKind::SemicolonSemicolon)) {
    reportDoubleSemicolon(Tokens, /*EndsDefinition=*/true);
    if (Tok.is(TokenKind::EndOfFile))
      Tokens.setRecovering(true);
    return;
  }
  if (Tokens.atReserved("and")) {
    reportForeignWord(Tokens);
    return;
  }
  if (Tok.isOneOf(TokenKind::Else, TokenKind::Then))
    reportTrailingText(Tokens);
  else
    reportMissingIn(Start, ValueStart, What);
  // The body most likely begins here, although the `in` is missing.
  Tokens.setRecovering(!(startsExpression(Tok) && Tok.StartsLine));
}

namespace {

/// The location where an `in` is missing.
struct MissingIn {
  llvm::SMLoc InsertAt;
  /// The token that follows the missing `in`.
  Token Next;
  /// The `;` that was written instead of `in`; invalid if there is none.
  llvm::SMLoc Semicolon;
};

} // namespace

/// Finds where the `in` of a definition was most likely meant to be: before the
/// first line of the value that is indented no further than the `let`; or
/// instead of the first `;` of the value; or before the current token.
static MissingIn findMissingIn(const TokenStream &Tokens, SMLoc ValueStart,
                               unsigned LetColumn) {
  MissingIn Result{Tokens.previousEnd(), Tokens.current(), SMLoc()};
  Lexer Value = Tokens.reread(ValueStart);
  unsigned Open = 0;
  Token Last;
  for (Token T = Value.next();
       T.start().getPointer() < Tokens.current().start().getPointer();
       Last = T, T = Value.next()) {
    // `let x = 1;` and another definition in the next line.
    if (!Open && T.is(TokenKind::Let) && T.StartsLine &&
        Last.is(TokenKind::Semicolon) &&
        Tokens.diagnostics().position(T.start()).Column <= LetColumn)
      return {Last.end(), T, Last.start()};
    if (T.isOneOf(TokenKind::LeftParen, TokenKind::Begin, TokenKind::Let,
                  TokenKind::Do, TokenKind::LeftArray, TokenKind::LeftBracket,
                  TokenKind::DotLeftBracket, TokenKind::LeftBrace)) {
      ++Open;
    } else if (T.isOneOf(TokenKind::RightParen, TokenKind::End, TokenKind::In,
                         TokenKind::Done, TokenKind::RightArray,
                         TokenKind::RightBracket, TokenKind::RightBrace)) {
      Open -= Open != 0;
    }
    bool Opens = Open == 1 && T.is(TokenKind::LeftParen);
    if (Open && !Opens)
      continue;
    if (T.StartsLine && Last.Range.isValid() &&
        (Opens || T.is(TokenKind::Identifier)) &&
        Tokens.diagnostics().position(T.start()).Column <= LetColumn) {
      Result.InsertAt = Last.end();
      Result.Next = T;
      Result.Semicolon = Last.is(TokenKind::Semicolon) ? Last.start() : SMLoc();
      break;
    }
    if (T.is(TokenKind::Semicolon) && !Result.Semicolon.isValid())
      Result.Semicolon = T.start();
  }
  return Result;
}

/// If a text ends with a keyword or operator that an expression must follow,
/// returns this keyword or operator; otherwise returns an empty string.
static StringRef unfinishedEnd(StringRef Before) {
  StringRef Word =
      Before.substr(Before.size() - std::min<size_t>(Before.size(), 8));
  Word = Word.substr(Word.find_last_not_of("abcdefghijklmnopqrstuvwxyz") + 1);
  if (llvm::is_contained({"else", "then", "in", "mod", "land", "lor", "lxor",
                          "lsl", "lsr", "asr", "not", "when"},
                         Word))
    return Word;
  if (Before.ends_with("*)")) // A comment.
    return "";
  size_t Start = Before.find_last_not_of("+-*/<>=@^|&:,;~!.") + 1;
  StringRef Symbol = Before.substr(Start);
  // `;;` and the `.` of a number end an item.
  return Symbol == ";;" || Symbol == "." ? "" : Symbol;
}

/// If a `let` in the first column has no `in`, but follows a line that does not
/// end an expression, reports that the `;` or `in` at the end of this line must
/// be removed, or that an expression is missing.
static bool reportUnfinishedBefore(TokenStream &Tokens, SMRange LetRange) {
  DiagnosticEngine &Diagnostics = Tokens.diagnostics();
  StringRef Text = Tokens.textBefore(LetRange.Start);
  StringRef Before = Text.rtrim(" \t\r\n");
  if (Tokens.options().Strict ||
      Text.drop_front(Before.size()).count('\n') == 0)
    return false;
  // A `let` that is indented further was meant to be a part of the expression.
  if (Diagnostics.position(LetRange.Start).Column != 1)
    return false;
  StringRef Last = unfinishedEnd(Before);
  if (Last.empty())
    return false;
  // A body in the first column may follow a definition with `in`.
  const Token &Next = Tokens.current();
  const bool IsAtItem =
      Next.is(TokenKind::EndOfFile) ||
      ((Next.is(TokenKind::Let) || startsItem(Next)) && Next.StartsLine &&
       Diagnostics.position(Next.start()).Column == 1);
  if (!IsAtItem && Last != ";" && Last != "else" && Last != "then")
    return false;
  SMRange Range(SMLoc::getFromPointer(Before.end() - Last.size()),
                SMLoc::getFromPointer(Before.end()));
  Diagnostic D = Diagnostics.report(
      Range, DiagnosticID::UnfinishedExpression, Last,
      Last == ";"    ? "; remove the `;`"
      : Last == "in" ? "; remove the `in`, or write an expression after it"
                     : "");
  if (Last == ";" || Last == "in")
    D.replace(Range, "");
  D.note(LetRange,
         "the definition begins here; in an expression it needs `in`");
  return true;
}

void Parser::reportMissingIn(SMLoc Start, SMLoc ValueStart, StringRef What) {
  if (!Tokens.beginError())
    return;
  DiagnosticEngine &Diagnostics = Tokens.diagnostics();
  MissingIn Missing =
      findMissingIn(Tokens, ValueStart, Diagnostics.position(Start).Column);
  std::string Name = What == "_"   ? "this value"
                     : What == "(" ? "this tuple"
                                   : ("'" + What + "'").str();
  SMRange LetRange(Start, SMLoc::getFromPointer(Start.getPointer() + 3));
  if (reportUnfinishedBefore(Tokens, LetRange))
    return;
  if (Missing.Semicolon.isValid()) {
    SMRange Range(Missing.Semicolon,
                  SMLoc::getFromPointer(Missing.Semicolon.getPointer() + 1));
    Diagnostics
        .report(Range, DiagnosticID::MissingIn, Name,
                Tokens.options().Strict
                    ? describe(Tok)
                    : description(TokenKind::Semicolon).str())
        .replace(Range, " in")
        .note(LetRange, "the definition begins here");
    return;
  }
  Diagnostics
      .report(Missing.InsertAt, DiagnosticID::MissingIn, Name,
              describe(Missing.Next))
      .insert(Missing.InsertAt, " in")
      .note(LetRange, "the definition begins here");
}

//===----------------------------------------------------------------------===//
// Exceptions and handlers
//===----------------------------------------------------------------------===//

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
  ArrayRef<FieldDeclaration> Fields;
  unsigned Arity = 0;
  if (consumeOf()) {
    if (Tok.is(TokenKind::LeftBrace)) {
      Fields = parseFieldDeclarations("exception");
      Arity = Fields.size();
    } else {
      Annotation = parseProduct(Arity);
    }
  }
  auto *X = Context.make<ExceptionDefinition>(
      Tokens.from(Start), Name, NameRange, Annotation, Arity, nullptr);
  X->Fields = Fields;
  return X;
}

Expression *Parser::parseConstruct() {
  SMLoc Start = Tok.start();
  Expression *E = parseSimple();
  auto *C = llvm::dyn_cast<Construct>(E);
  if (!C || !Tokens.atArgument())
    return E;
  C->Arguments = Context.copy(ArrayRef(parseSimple()));
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

//===- Matching -----------------------------------------------------------===//

Expression *Parser::parseMatch() {
  SMRange Word = Tok.Range;
  bool IsTry = Tok.is(TokenKind::Try);
  Tokens.next();
  Expression *Scrutinee = parseSequence(SequenceContext::Other);
  if (!Tok.is(TokenKind::With)) {
    reportMissingWith(Tokens, Word);
    Tokens.skipToSync();
    if (!Tok.is(TokenKind::With))
      return Scrutinee;
  }
  Tokens.consume(TokenKind::With);
  return parseCases(Word.Start, IsTry, Scrutinee);
}

Expression *Parser::parseFunctionByCases() {
  SMRange Word = Tok.Range;
  Tokens.next();
  Binder Parameter{Context.uniqueName("matched#"), Word};
  auto *Function = Context.make<FunctionDefinition>();
  Function->Name = {"_", Word};
  Function->Parameters = Context.copy(ArrayRef(Parameter));
  Match *M = parseCases(Word.Start, /*IsTry=*/false,
                        Context.make<VariableReference>(Word, Parameter.Name));
  for (const MatchCase &Case : M->Cases)
    if (Case.IsException)
      Tokens.diagnostics().report(Case.ThePattern.Range,
                                  DiagnosticID::ExceptionInFunction);
  Function->Body = M;
  Function->Range = Tokens.from(Word.Start);
  return Context.make<Fun>(Function->Range, Function);
}

/// Parses the cases of the Match whose keyword is at Start.
Match *Parser::parseCases(SMLoc Start, bool IsTry, Expression *Scrutinee) {
  Tokens.consume(TokenKind::Bar);
  std::vector<MatchCase> Cases;
  std::vector<Expression *> Guards;
  std::vector<Expression *> Bodies;
  bool HasLazyPatterns = false;
  do {
    size_t LazyBase = LazyPatterns.size();
    Cases.push_back(parseCasePattern(IsTry));
    HasLazyPatterns |= LazyPatterns.size() > LazyBase;
    checkDistinctNames(Tokens, Cases.back().ThePattern);
    Guards.push_back(Context.make<BoolLiteral>(SMRange(), true));
    if (Tok.is(TokenKind::If) && Tokens.beginFollowingError())
      Tokens.diagnostics()
          .report(Tok.Range, DiagnosticID::ExpectedToken,
                  (description(TokenKind::Arrow) + " or `when`").str(),
                  describe(Tok))
          .replace(Tok.Range, "when")
          .note(SMRange(), "a case with a condition is `p when c -> e`");
    if (Tokens.atReserved("when") || Tok.is(TokenKind::If)) {
      Tokens.next();
      Guards.back() = parseSequence(SequenceContext::Operand);
    }
    if (startsPattern(Tok) && patternsPrecedeArrow()) {
      if (Tokens.beginFollowingError())
        Tokens.diagnostics()
            .report(Tok.Range, DiagnosticID::ExpectedToken,
                    description(TokenKind::Arrow), describe(Tok))
            .note(SMRange(),
                  "a case has one pattern, such as `(x, y)`; a "
                  "function of several parameters is `fun x y -> e`");
      while (startsPattern(Tok))
        Tokens.next();
    }
    const bool IsOtherArrow = Tok.is(TokenKind::Equal) || Tok.text() == "=>";
    if (IsOtherArrow) {
      if (Tokens.beginFollowingError())
        Tokens.diagnostics()
            .report(Tok.Range, DiagnosticID::ExpectedToken,
                    description(TokenKind::Arrow), describe(Tok))
            .replace(Tok.Range, "->");
      Tokens.next();
    }
    if (IsOtherArrow || Tokens.expect(TokenKind::Arrow)) {
      Bodies.push_back(parseSequence(SequenceContext::Operand));
    } else {
      Tokens.skipToSync();
      Bodies.push_back(makePlaceholder(Tokens, Context));
    }
    addLazyPatterns(LazyBase, Guards.back(), Bodies.back());
  } while (Tokens.consume(TokenKind::Bar));
  auto *M = Context.make<Match>(
      Tokens.from(Start), IsTry, Scrutinee, Context.copy(ArrayRef(Cases)),
      Context.copy(ArrayRef(Guards)), Context.copy(ArrayRef(Bodies)));
  M->HasLazyPatterns = HasLazyPatterns;
  return M;
}

/// Parses `exception p`, where p extends no further than the arguments of a
/// constructor.
Pattern Parser::parseExceptionPattern() {
  Tokens.expect(TokenKind::Exception, SMRange(),
                "this is a case for exceptions: `exception E | exception "
                "F`, or `exception (E | F)`");
  return parseAppliedPattern();
}

MatchCase Parser::parseCasePattern(bool IsTry) {
  MatchCase Case;
  Case.IsException = IsTry;
  if (!IsTry && Tok.is(TokenKind::Exception)) {
    Case.IsException = true;
    Case.ThePattern =
        parsePatternList(parseExceptionPattern(), TokenKind::Bar,
                         Pattern::Kind::Or, &Parser::parseExceptionPattern);
    return Case;
  }
  if (!startsPattern(Tok) && !Tok.is(TokenKind::Invalid)) {
    if (Tokens.beginError())
      Tokens.diagnostics().report(
          Tok.Range, DiagnosticID::ExpectedToken,
          IsTry ? "an exception, a name or `_` in the case of a handler"
                : "the pattern of a case",
          describe(Tok));
    Case.ThePattern = Pattern::variable({"_", Tok.Range});
    Tokens.skipToSync();
    return Case;
  }
  Case.ThePattern = parsePattern();
  return Case;
}
