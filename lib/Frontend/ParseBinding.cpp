//===- ParseBinding.cpp - Definitions up to their `in` --------------------===//

#include "ParserImpl.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

/// `let ... in`; the body is still missing. `and`, which was reported, begins
/// another definition too.
Expression *Parser::parseDefinition() {
  SMLoc Start = Tok.start();
  bool IsAnd = isReservedWord("and");
  next();
  if (consume(TokenKind::Rec))
    return parseFunction(Start);
  switch (Tok.Kind) {
  case TokenKind::Identifier:
  case TokenKind::Underscore:
  case TokenKind::Invalid: {
    if (Tok.is(TokenKind::Underscore))
      reportExtension(Tok.Range, "`let _ = ...`");
    Binder Name = parseBinder();
    if (Tok.is(TokenKind::Comma))
      return parseBareTuple(Start, Name);
    if (!startsParameter())
      return parseVariable(Start, Name);
    if (!IsAnd)
      reportMissingRec(Start, Name);
    Binders.assign(1, Name);
    return parseFunction(Start);
  }
  case TokenKind::LeftParen:
    return parseTuplePattern(Start);
  case TokenKind::ReservedWord:
    reportForeignWord();
    break;
  default:
    if (beginError())
      Diagnostics.report(Tok.Range, DiagnosticID::ExpectedToken, "a name",
                         describe(Tok));
  }
  next();
  skipToSync();
  consume(TokenKind::In);
  return Context.make<Let>(SMRange(Start, Start), Binder{"_", {}},
                           placeholder(), nullptr);
}

/// A name, `_`, or a bad name that was reported.
Binder Parser::parseBinder() {
  StringRef Name =
      Tok.is(TokenKind::Identifier) ? Context.intern(Tok.text()) : "_";
  Binder B{Name, Tok.Range};
  next();
  return B;
}

/// `= value`.
Expression *Parser::parseValue() {
  if (Tok.is(TokenKind::Colon))
    reportTypeAnnotation(TokenKind::Equal);
  if (!expect(TokenKind::Equal)) {
    skipToSync();
    return placeholder();
  }
  return parseSequence(Place::Value);
}

Expression *Parser::parseVariable(SMLoc Start, Binder Name) {
  SMLoc ValueStart = Tok.start();
  Expression *Value = parseValue();
  finishDefinition(Start, ValueStart, Name.Name);
  return Context.make<Let>(SMRange(Start, Start), Name, Value, nullptr);
}

//===- Functions ----------------------------------------------------------===//

void Parser::reportMissingRec(SMLoc LetStart, const Binder &Name) {
  if (!beginError())
    return;
  SMLoc AfterLet = SMLoc::getFromPointer(LetStart.getPointer() + 3);
  Diagnostics.report(Name.Range, DiagnosticID::MissingRec, Name.Name)
      .insert(AfterLet, " rec");
}

void Parser::reportMissingParameter(StringRef Name, SMLoc NameEnd) {
  if (beginError())
    Diagnostics.report(Tok.Range, DiagnosticID::MissingParameter, Name)
        .insert(NameEnd, " ()")
        .note(SMRange(), "to define a value leave out `rec`");
}

/// From the name on; or from the parameters on, if Binders has the name.
Expression *Parser::parseFunction(SMLoc Start) {
  if (Binders.empty()) {
    if (!Tok.is(TokenKind::Identifier) && !Tok.is(TokenKind::Invalid) &&
        beginError()) {
      Diagnostics.report(Tok.Range, DiagnosticID::ExpectedToken,
                         "the name of a function", describe(Tok));
      Recovering = true;
    }
    Binders.push_back(parseBinder());
  }
  SMLoc NameEnd = PreviousEnd;
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
  Function->Range = from(Start);
  finishDefinition(Start, ValueStart, Function->Name.Name);
  return Context.make<LetRec>(SMRange(Start, Start), Function, nullptr);
}

/// Adds one parameter to Binders, if there is one.
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

/// `()` or `(x)`.
bool Parser::parseParenthesizedParameter() {
  SMLoc Start = Tok.start();
  next();
  if (consume(TokenKind::RightParen)) {
    SMRange Range = from(Start);
    reportExtension(Range, "a parameter `()`");
    Binders.push_back({"_", Range, nullptr, /*IsUnitPattern=*/true});
    return true;
  }
  bool IsName = Tok.is(TokenKind::Identifier) || Tok.is(TokenKind::Underscore);
  if (IsName)
    Binders.push_back(parseBinder());
  if (Tok.is(TokenKind::Colon))
    reportTypeAnnotation(TokenKind::RightParen);
  if (IsName && consume(TokenKind::RightParen)) {
    reportExtension(from(Start), "a parameter in parentheses");
    return true;
  }
  if (beginError()) {
    Diagnostic D = Diagnostics.report(
        Tok.Range, DiagnosticID::ExpectedToken,
        IsName ? "`)`" : "the name of a parameter", describe(Tok));
    if (Tok.is(TokenKind::Comma) || Tok.is(TokenKind::LeftParen))
      D.note(SMRange(),
             "a parameter is a name; take a tuple apart in the body: "
             "`let (x, y) = t in`");
  }
  skipToSync();
  while (consume(TokenKind::Comma))
    skipToSync();
  Recovering = true;
  if (Tok.is(TokenKind::RightParen))
    next();
  if (!IsName)
    Binders.push_back({"_", from(Start)});
  return true;
}

//===- Tuple patterns -----------------------------------------------------===//

/// `(x, y)` and the rest of the definition.
Expression *Parser::parseTuplePattern(SMLoc Start) {
  SMRange Opening = Tok.Range;
  next();
  if (consume(TokenKind::RightParen))
    return parseUnitBinding(Start, Opening.Start);
  bool Good = true;
  do {
    if (!Tok.is(TokenKind::Identifier) && !Tok.is(TokenKind::Underscore) &&
        !Tok.is(TokenKind::Invalid)) {
      Good = false;
      if (beginError())
        Diagnostics.report(Tok.Range, DiagnosticID::BadPattern, describe(Tok));
      skipToSync();
      continue;
    }
    Binders.push_back(parseBinder());
    if (Tok.is(TokenKind::Colon))
      reportTypeAnnotation(TokenKind::RightParen);
  } while (consume(TokenKind::Comma));
  expectClosing(TokenKind::RightParen, Opening);
  if (Binders.size() < 2 && Good && beginError())
    Diagnostics.report(from(Opening.Start), DiagnosticID::BadPattern,
                       "one name");
  return finishTuple(Start);
}

/// `x, y` without parentheses.
Expression *Parser::parseBareTuple(SMLoc Start, Binder First) {
  Binders.assign(1, First);
  while (consume(TokenKind::Comma) &&
         (Tok.is(TokenKind::Identifier) || Tok.is(TokenKind::Underscore)))
    Binders.push_back(parseBinder());
  if (beginError())
    Diagnostics.report(from(First.Range.Start), DiagnosticID::TupleBinding)
        .insert(First.Range.Start, "(")
        .insert(PreviousEnd, ")");
  return finishTuple(Start);
}

/// The value of the tuple pattern that Binders holds.
Expression *Parser::finishTuple(SMLoc Start) {
  // Sorted by name, two of the same name stand side by side.
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
  if (Twice != Sorted.end() && beginError())
    Diagnostics
        .report(Twice[1]->Range, DiagnosticID::DuplicateName, Twice[1]->Name)
        .highlight(Twice[0]->Range);

  auto Variables = Context.copy(ArrayRef(Binders));
  Binders.clear();
  SMLoc ValueStart = Tok.start();
  Expression *Value = parseValue();
  finishDefinition(Start, ValueStart, "(");
  return Context.make<LetTuple>(SMRange(Start, Start), Variables, Value,
                                nullptr);
}

/// `let () = e in`, which OCaml programs often have.
Expression *Parser::parseUnitBinding(SMLoc Start, SMLoc Pattern) {
  if (beginError())
    Diagnostics.report(from(Pattern), DiagnosticID::UnitBinding);
  SMLoc ValueStart = Tok.start();
  Expression *Value = parseValue();
  // At the end of the file the missing `in` is the same mistake.
  if (!Tok.is(TokenKind::EndOfFile))
    finishDefinition(Start, ValueStart, "_");
  else
    Recovering = true;
  return Context.make<Let>(SMRange(Start, Start), Binder{"_", {}}, Value,
                           nullptr);
}

//===- The end of a definition --------------------------------------------===//

/// Takes the `in`. What is the name defined, or "(" for a tuple.
void Parser::finishDefinition(SMLoc Start, SMLoc ValueStart, StringRef What) {
  if (consume(TokenKind::In))
    return;
  if (Tok.is(TokenKind::SemicolonSemicolon)) {
    reportDoubleSemicolon(true);
    if (Tok.is(TokenKind::EndOfFile))
      Recovering = true;
    return;
  }
  if (isReservedWord("and")) {
    reportForeignWord();
    return;
  }
  if (beginError()) {
    if (Tok.is(TokenKind::Else) || Tok.is(TokenKind::Then))
      reportTrailingText();
    else
      reportMissingIn(Start, ValueStart, What);
  }
  // Most likely the body begins here all the same.
  Recovering = !(startsExpression() && Tok.StartsLine);
}

/// Says where the `in` was most likely meant to be: before the first line in
/// the value that begins no further to the right than the `let`, or instead of
/// the first `;`, or here.
void Parser::reportMissingIn(SMLoc Start, SMLoc ValueStart, StringRef What) {
  unsigned LetColumn = Diagnostics.position(Start).Column;
  SMLoc Semicolon;
  SMLoc InsertAt = PreviousEnd;
  Token Found = Tok;
  Lexer Again(Sources, BufferID, Options, Diagnostics);
  Again.setQuiet(true);
  Again.skipTo(ValueStart);
  unsigned Open = 0;
  Token Last;
  for (Token T = Again.next();
       T.start().getPointer() < Tok.start().getPointer();
       Last = T, T = Again.next()) {
    if (T.is(TokenKind::LeftParen) || T.is(TokenKind::Begin) ||
        T.is(TokenKind::Let)) {
      ++Open;
    } else if (T.is(TokenKind::RightParen) || T.is(TokenKind::End) ||
               T.is(TokenKind::In)) {
      Open -= Open != 0;
    }
    bool Opens = Open == 1 && T.is(TokenKind::LeftParen);
    if (Open && !Opens)
      continue;
    if (T.StartsLine && Last.Range.isValid() &&
        (Opens || T.is(TokenKind::Identifier)) &&
        Diagnostics.position(T.start()).Column <= LetColumn) {
      InsertAt = Last.end();
      Found = T;
      Semicolon = Last.is(TokenKind::Semicolon) ? Last.start() : SMLoc();
      break;
    }
    if (T.is(TokenKind::Semicolon) && !Semicolon.isValid())
      Semicolon = T.start();
  }

  std::string Name = What == "_"   ? "this value"
                     : What == "(" ? "this tuple"
                                   : ("'" + What + "'").str();
  if (Semicolon.isValid()) {
    SMRange Range(Semicolon, SMLoc::getFromPointer(Semicolon.getPointer() + 1));
    Diagnostics.report(Range, DiagnosticID::MissingIn, Name, describe(Tok))
        .replace(Range, " in")
        .note({Start, SMLoc::getFromPointer(Start.getPointer() + 3)},
              "the definition begins here");
    return;
  }
  Diagnostics.report(InsertAt, DiagnosticID::MissingIn, Name, describe(Found))
      .insert(InsertAt, " in")
      .note({Start, SMLoc::getFromPointer(Start.getPointer() + 3)},
            "the definition begins here");
}
