//===- ExtendedExpressions.cpp - Extended expressions ---------------------===//

#include "Parser/ExpressionParser.h"
#include "Parser/Operators.h"
#include "Parser/PatternParser.h"
#include "Parser/SequenceParser.h"
#include "Parser/SyntaxErrors.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::SMLoc;
using llvm::SMRange;

Expression *ExpressionParser::parseReferenceAssignment(SMLoc Start,
                                                       Expression *Target) {
  NestingScope Nesting(Tokens);
  Nesting.deepen();
  SMLoc OperatorLoc = Tok.start();
  Tokens.consume(TokenKind::ColonEqual);
  Expression *Value = parse();
  return Context.make<Assign>(Tokens.from(Start), OperatorLoc, Target, Value);
}

/// Parses `fun x y -> e`, which extends as far as possible.
Expression *ExpressionParser::parseFun() {
  SMRange Word = Tok.Range;
  Tokens.next();
  auto *Function = Context.make<FunctionDefinition>();
  Function->Name = {"_", Word};
  Sequences.definitions().parseParameters(*Function, TokenKind::Arrow);
  if (Tok.is(TokenKind::Colon) && Tokens.beginError()) {
    Tokens.diagnostics()
        .report(Tok.Range, DiagnosticID::ExpectedToken,
                description(TokenKind::Arrow), describe(Tok))
        .note(SMRange(), "the type of the result is written with its value: "
                         "`fun x -> (e : t)`");
    Tokens.setRecovering(true);
  }
  if ((Tok.is(TokenKind::Equal) || Tok.text() == "=>") && Tokens.beginError()) {
    Tokens.diagnostics()
        .report(Tok.Range, DiagnosticID::ExpectedToken,
                description(TokenKind::Arrow), describe(Tok))
        .replace(Tok.Range, "->")
        .note(SMRange(), "`fun x -> e` is a function without a name; `let f x "
                         "= e` defines one with a name");
    Tokens.setRecovering(true);
  }
  if (!Tokens.expect(TokenKind::Arrow)) {
    Tokens.skipToSync();
    Function->Body = makePlaceholder(Tokens, Context);
  } else {
    Function->Body = Sequences.parse(SequenceContext::Operand);
  }
  Function->Range = Tokens.from(Word.Start);
  return Context.make<Fun>(Function->Range, Function);
}

Expression *ExpressionParser::parseFor() {
  SMRange Word = Tok.Range;
  Tokens.next();
  Binder Variable{"_", Tok.Range};
  if (Tok.is(TokenKind::Identifier) || Tok.is(TokenKind::Underscore) ||
      Tok.is(TokenKind::Invalid)) {
    if (Tok.is(TokenKind::Identifier))
      Variable.Name = Context.intern(Tok.text());
    Tokens.next();
  } else if (Tokens.beginError()) {
    Diagnostic D = Tokens.diagnostics().report(
        Tok.Range, DiagnosticID::ExpectedToken,
        "the name of the loop's variable", describe(Tok));
    if (Tok.is(TokenKind::LeftParen))
      D.note(SMRange(), "a loop is written `for i = 1 to 10 do ... done`");
    Tokens.setRecovering(true);
  }
  Expression *From = makePlaceholder(Tokens, Context);
  Expression *To = From;
  bool IsDownward = false;
  if (Tok.is(TokenKind::In) && Tokens.beginError()) {
    Tokens.diagnostics()
        .report(Tok.Range, DiagnosticID::ExpectedToken,
                description(TokenKind::Equal), describe(Tok))
        .note(SMRange(), "a loop is written `for i = 1 to 10 do ... done`; "
                         "`Array.iter f a` calls f with each element of a");
    Tokens.setRecovering(true);
  }
  if (Tokens.expect(TokenKind::Equal)) {
    From = Sequences.parse(SequenceContext::Operand);
    IsDownward = Tok.is(TokenKind::Downto);
    if (Tokens.consume(TokenKind::Downto) || Tokens.expect(TokenKind::To))
      To = Sequences.parse(SequenceContext::Operand);
  }
  Expression *Body = parseLoopBody(Word);
  return Context.make<For>(Tokens.from(Word.Start), Variable, IsDownward, From,
                           To, Body);
}

Expression *ExpressionParser::parseWhile() {
  SMRange Word = Tok.Range;
  Tokens.next();
  Expression *Condition = Sequences.parse(SequenceContext::Operand);
  Expression *Body = parseLoopBody(Word);
  return Context.make<While>(Tokens.from(Word.Start), Condition, Body);
}

/// Parses `do e done` for the loop that begins at Opening.
Expression *ExpressionParser::parseLoopBody(SMRange Opening) {
  if (!Tok.is(TokenKind::Do) && Tokens.beginError()) {
    Tokens.diagnostics()
        .report(Tok.Range, DiagnosticID::ExpectedToken,
                description(TokenKind::Do), describe(Tok))
        .note(Opening, "the loop begins here: `for i = 1 to 10 do ... done`, "
                       "`while c do ... done`");
    Tokens.setRecovering(true);
  }
  if (!Tokens.expect(TokenKind::Do)) {
    Tokens.skipToSync();
    if (!Tokens.consume(TokenKind::Do))
      return makePlaceholder(Tokens, Context);
  }
  Expression *Body = Sequences.parse(SequenceContext::Other);
  expectClosing(Tokens, TokenKind::Done, Opening);
  return Body;
}

/// Parses `!r`, `! !r`, and user-defined prefix operators, which bind tighter
/// than `.(`.
Expression *ExpressionParser::parseDereference() {
  size_t Base = Prefixes.size();
  NestingScope Nesting(Tokens);
  while (Tok.is(TokenKind::Exclamation) || Tok.is(TokenKind::PrefixSymbol)) {
    Nesting.deepen();
    Prefixes.push_back(Tok);
    Tokens.next();
  }
  Expression *E = parseAtom();
  for (; Prefixes.size() > Base; Prefixes.pop_back()) {
    const Token &Prefix = Prefixes.back();
    E = makePrefixCall(Context, Tokens.from(Prefix.start()), Prefix, E);
  }
  return E;
}

Expression *ExpressionParser::parseArrayLiteral() {
  NestingScope Nesting(Tokens);
  Nesting.deepen();
  SMRange Opening = Tok.Range;
  Tokens.consume(TokenKind::LeftArray);
  size_t Base = Elements.size();
  if (!Tok.is(TokenKind::RightArray)) {
    do
      Elements.push_back(parse());
    while (Tokens.consume(TokenKind::Semicolon) &&
           !Tok.is(TokenKind::RightArray));
  }
  auto Copy = Context.copy(ArrayRef(Elements).drop_front(Base));
  Elements.resize(Base);
  expectClosing(Tokens, TokenKind::RightArray, Opening);
  return Context.make<ArrayLiteral>(Tokens.from(Opening.Start), Copy);
}
