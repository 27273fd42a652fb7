//===- DefinitionParser.cpp - Parser of definitions -----------------------===//

#include "Parser/DefinitionParser.h"
#include "Parser/SequenceParser.h"
#include "Parser/SyntaxErrors.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

Expression *DefinitionParser::parse(bool AtTopLevel) {
  SMLoc Start = Tok.start();
  bool IsAnd = Tokens.atReserved("and");
  Tokens.next();
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
Expression *DefinitionParser::skipDefinition(SMLoc Start) {
  if (!Tok.is(TokenKind::LeftParen))
    Tokens.next();
  Tokens.skipToSync();
  Tokens.consume(TokenKind::In);
  return Context.make<Let>(SMRange(Start, Start), Binder{"_", {}},
                           makePlaceholder(Tokens, Context), nullptr);
}

/// Parses a name, `_`, or an invalid token, which was reported.
Binder DefinitionParser::parseBinder() {
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
  if (Tok.is(TokenKind::Less) || Tok.is(TokenKind::Greater) ||
      Tok.is(TokenKind::LessEqual) || Tok.is(TokenKind::GreaterEqual) ||
      Tok.is(TokenKind::LessGreater) || Tok.is(TokenKind::AmpersandAmpersand) ||
      Tok.is(TokenKind::BarBar))
    Note = "`and` begins another definition; the operator is `&&`";
  else if (Tok.is(TokenKind::Integer) || Tok.is(TokenKind::Float) ||
           Tok.is(TokenKind::String) || Tok.is(TokenKind::Character) ||
           Tok.is(TokenKind::True) || Tok.is(TokenKind::False))
    Note = "a parameter is a name or a tuple; there is no pattern matching: "
           "`let f n = if n = 0 then ... else ...`";
  if (Note && Tokens.beginError()) {
    Tokens.diagnostics()
        .report(Tok.Range, DiagnosticID::ExpectedToken,
                description(TokenKind::Equal), describe(Tok))
        .note(SMRange(), Note);
    Tokens.setRecovering(true);
  }
}

/// Parses `= value`.
Expression *DefinitionParser::parseValue() {
  if (Tok.is(TokenKind::Colon))
    reportTypeAnnotation(Tokens, TokenKind::Equal);
  if (!Tok.is(TokenKind::Equal) && !Tokens.options().Strict)
    reportNoValue(Tokens);
  if (!Tokens.expect(TokenKind::Equal)) {
    Tokens.skipToSync();
    return makePlaceholder(Tokens, Context);
  }
  return Sequences.parse(SequenceContext::Value);
}

Expression *DefinitionParser::parseVariable(SMLoc Start, Binder Name) {
  SMLoc ValueStart = Tok.start();
  Expression *Value = parseValue();
  finishDefinition(Start, ValueStart, Name.Name);
  return Context.make<Let>(SMRange(Start, Start), Name, Value, nullptr);
}

//===- Functions ----------------------------------------------------------===//

void DefinitionParser::reportMissingRec(SMLoc LetStart, const Binder &Name) {
  if (!Tokens.beginError())
    return;
  SMLoc AfterLet = SMLoc::getFromPointer(LetStart.getPointer() + 3);
  Tokens.diagnostics()
      .report(Name.Range, DiagnosticID::MissingRec, Name.Name)
      .insert(AfterLet, " rec");
}

void DefinitionParser::reportMissingParameter(StringRef Name, SMLoc NameEnd) {
  if (Tokens.beginError())
    Tokens.diagnostics()
        .report(Tok.Range, DiagnosticID::MissingParameter, Name)
        .insert(NameEnd, " ()")
        .note(SMRange(), "to define a variable, leave out `rec`");
}

/// Parses a function from its name on, or, if Binders contains the name, from
/// its parameters on.
Expression *DefinitionParser::parseFunction(SMLoc Start) {
  if (Binders.empty()) {
    if (!Tok.is(TokenKind::Identifier) && !Tok.is(TokenKind::Invalid) &&
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
bool DefinitionParser::parseParameter() {
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
bool DefinitionParser::parseParenthesizedParameter() {
  SMLoc Start = Tok.start();
  Tokens.next();
  if (Tokens.consume(TokenKind::RightParen)) {
    SMRange Range = Tokens.from(Start);
    reportExtension(Tokens, Range, "a parameter `()`");
    Binders.push_back({"_", Range, nullptr, /*IsUnitPattern=*/true});
    return true;
  }
  bool IsName = Tok.is(TokenKind::Identifier) || Tok.is(TokenKind::Underscore);
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
    if (Tok.is(TokenKind::Comma) || Tok.is(TokenKind::LeftParen))
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
Expression *DefinitionParser::parseTuplePattern(SMLoc Start) {
  SMRange Opening = Tok.Range;
  Tokens.next();
  if (Tokens.consume(TokenKind::RightParen))
    return parseUnitBinding(Start, Opening.Start);
  bool Good = true;
  do {
    if (!Tok.is(TokenKind::Identifier) && !Tok.is(TokenKind::Underscore) &&
        !Tok.is(TokenKind::Invalid)) {
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
Expression *DefinitionParser::parseBareTuple(SMLoc Start, Binder First) {
  Binders.assign(1, First);
  while (Tokens.consume(TokenKind::Comma) &&
         (Tok.is(TokenKind::Identifier) || Tok.is(TokenKind::Underscore)))
    Binders.push_back(parseBinder());
  if (Tokens.beginError())
    Tokens.diagnostics()
        .report(Tokens.from(First.Range.Start), DiagnosticID::TupleBinding)
        .insert(First.Range.Start, "(")
        .insert(Tokens.previousEnd(), ")");
  return finishTuple(Start);
}

/// Reports a name that occurs twice in Binders.
void DefinitionParser::checkDuplicateNames() {
  std::vector<const Binder *> Sorted;
  for (const Binder &B : Binders)
    if (B.Name != "_")
      Sorted.push_back(&B);
  llvm::sort(Sorted, [](const Binder *A, const Binder *B) {
    return std::pair(A->Name, A) < std::pair(B->Name, B);
  });
  auto Twice = std::adjacent_find(
      Sorted.begin(), Sorted.end(),
      [](const Binder *A, const Binder *B) { return A->Name == B->Name; });
  if (Twice != Sorted.end() && Tokens.beginError())
    Tokens.diagnostics()
        .report(Twice[1]->Range, DiagnosticID::DuplicateName, Twice[1]->Name)
        .highlight(Twice[0]->Range);
}

/// Parses the value of the tuple pattern in Binders.
Expression *DefinitionParser::finishTuple(SMLoc Start) {
  checkDuplicateNames();
  auto Variables = Context.copy(ArrayRef(Binders));
  Binders.clear();
  SMLoc ValueStart = Tok.start();
  Expression *Value = parseValue();
  finishDefinition(Start, ValueStart, "(");
  return Context.make<LetTuple>(SMRange(Start, Start), Variables, Value,
                                nullptr);
}

/// Parses `let () = e in`, which is common in OCaml, as `let _ = e in`.
Expression *DefinitionParser::parseUnitBinding(SMLoc Start, SMLoc Pattern) {
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
