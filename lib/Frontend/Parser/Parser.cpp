//===- Parser.cpp - The parser --------------------------------------------===//

#include "Parser/Parser.h"
#include "Characters.h"
#include "mincaml/Frontend/Frontend.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <vector>

using namespace mincaml;
using namespace mincaml::ast;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Declarations of externals
//===----------------------------------------------------------------------===//

/// Parses the string that contains the symbol. Reports a second string, which
/// OCaml allows.
StringRef Parser::parseSymbol() {
  SMRange Range = Tok.Range;
  if (!Tok.is(TokenKind::String)) {
    Tokens.expect(TokenKind::String);
    Tokens.skipToItem();
    return "";
  }
  StringRef Symbol = Context.intern(literalValue(Tok.text()));
  Tokens.next();
  if (Tok.is(TokenKind::String)) {
    if (Tokens.beginError())
      Tokens.diagnostics()
          .report(Tok.Range, DiagnosticID::SecondExternalSymbol)
          .replace({Range.Start, Tok.end()}, Tok.text());
    Tokens.skipToItem();
  }
  return Symbol;
}

/// Parses `external f : t = "symbol"` at the top level:
///
///   definition ::= "external" name ":" type "=" string
Expression *Parser::parseExternalDefinition() {
  SMLoc Start = Tok.start();
  Tokens.consume(TokenKind::External);
  Binder Variable{"_", Tok.Range};
  StringRef Symbol;
  SMRange SymbolRange = Tok.Range;
  unsigned Arity = 0;
  if (Tok.is(TokenKind::Identifier))
    Variable.Name = Context.intern(Tok.text());
  if (!Tokens.expect(TokenKind::Identifier) ||
      !Tokens.expect(TokenKind::Colon)) {
    Tokens.skipToItem();
  } else {
    const TypeExpression *Annotation = parseType();
    Variable.Annotation = Annotation;
    // `t -> (t -> t)` is the same type as `t -> t -> t`.
    for (const TypeExpression *T = Annotation;
         T->TheKind == TypeExpression::Kind::Function; T = T->Operands.back())
      Arity += T->Operands.size() - 1;
    if (Tokens.consume(TokenKind::Equal)) {
      SymbolRange = Tok.Range;
      Symbol = parseSymbol();
    } else {
      if (Tokens.beginError())
        Tokens.diagnostics().report(
            Tok.Range, DiagnosticID::ExpectedToken,
            "`=` and a string, the name of the function in C", describe(Tok));
      Tokens.skipToItem();
    }
  }
  return Context.make<ExternalDefinition>(Tokens.from(Start), Variable, Symbol,
                                          SymbolRange, Arity, nullptr);
}

//===----------------------------------------------------------------------===//
// The top level
//===----------------------------------------------------------------------===//

Expression *Parser::parseProgram() {
  parseItems(TokenKind::EndOfFile);
  return Items.empty() ? nullptr : connect(/*Base=*/0);
}

/// Parses the items of a program or a module, up to a token of the kind Last.
void Parser::parseItems(TokenKind Last) {
  Previous Before = Previous::Nothing;
  while (!Tok.isOneOf(Last, TokenKind::EndOfFile)) {
    if (Tokens.consume(TokenKind::SemicolonSemicolon)) {
      Before = Previous::Nothing;
      continue;
    }
    if (!startsExpression(Tok) && !startsItem(Tok) &&
        Before != Previous::Nothing) {
      if (Tok.is(TokenKind::Comma) && llvm::isa<TypeDefinition>(Items.back()) &&
          Tokens.beginFollowingError())
        Tokens.diagnostics()
            .report(Tok.Range, DiagnosticID::ExpectedToken, "`*`",
                    describe(Tok))
            .replace(Tok.Range, " *")
            .note(SMRange(),
                  "the types of a tuple, or of several arguments of a "
                  "constructor, are joined by `*`: `C of t * u`");
      else
        reportTrailingText(Tokens);
      Tokens.next();
      Tokens.skipToSync();
      continue;
    }
    parseItem(Before);
    Before = isTopLevelDefinition(Items.back()) ? Previous::Definition
                                                : Previous::Expression;
  }
}

/// Reports a word that begins a definition in another language, if a name
/// follows it: `var x = 1`. Returns true if the current token can take the
/// place of `let`. Skips the definition of a function, such as `def f`, because
/// its other parts also differ from MinCaml, and returns false.
static bool reportForeignLet(TokenStream &Tokens) {
  const Token &Tok = Tokens.current();
  if (!Tok.is(TokenKind::Identifier) ||
      !llvm::is_contained({"var", "const", "def", "define", "func"},
                          Tok.text()) ||
      !Tokens.precedes(TokenKind::Identifier))
    return false;
  if (Tokens.beginError())
    Tokens.diagnostics()
        .report(
            Tok.Range, DiagnosticID::UndefinedName, Tok.text(),
            "; a definition begins with `let`, or with `let rec` if it calls "
            "itself")
        .replace(Tok.Range, "let");
  if (Tok.text() == "var" || Tok.text() == "const")
    return true;
  Tokens.skipToItem();
  return false;
}

void Parser::parseItem(Previous Before) {
  Tokens.beginItem();
  PreviousEnd = Tokens.previousEnd();
  SMRange Start = Tok.Range;
  if (Tok.is(TokenKind::Type)) {
    Items.push_back(parseTypeDefinition());
    return;
  }
  if (Tok.is(TokenKind::Exception)) {
    Items.push_back(parseExceptionDefinition());
    return;
  }
  if (Tok.is(TokenKind::External)) {
    Items.push_back(parseExternalDefinition());
    return;
  }
  if (Tok.is(TokenKind::Module)) {
    Items.push_back(parseModuleDefinition());
    return;
  }
  if (Tok.isOneOf(TokenKind::Open, TokenKind::Include)) {
    Items.push_back(parseOpen());
    return;
  }
  if (!Tok.is(TokenKind::Let) && !reportForeignLet(Tokens)) {
    if (Tok.start() != Start.Start) { // The item has been skipped.
      Items.push_back(makePlaceholder(Tokens, Context));
      return;
    }
    // A reserved word of OCaml begins no expression of MinCaml. It is reported
    // elsewhere.
    if (!Tok.is(TokenKind::ReservedWord))
      reportExpression(Before, Start, /*IsLet=*/false);
    Items.push_back(parseSequence(SequenceContext::TopLevel));
    return;
  }
  Expression *E = parseDefinition(/*AtTopLevel=*/true);
  if (!isTopLevelDefinition(E)) {
    reportExpression(Before, Start, /*IsLet=*/true);
    E = parseSequence(SequenceContext::TopLevel, E);
  }
  Items.push_back(E);
}

/// Reports the expression at Range if an expression must not follow the item
/// before it.
void Parser::reportExpression(Previous Before, SMRange Range, bool IsLet) {
  if (Before == Previous::Nothing || !Tokens.beginError())
    return;
  DiagnosticEngine &Diagnostics = Tokens.diagnostics();
  // An expression that is indented further probably belongs to the item before
  // it.
  SMLoc ItemStart = Items.back()->Range.Start;
  if (Before == Previous::Expression ||
      Diagnostics.position(Range.Start).Column >
          Diagnostics.position(ItemStart).Column) {
    Diagnostics.report(Range, DiagnosticID::MissingSemicolon)
        .insert(PreviousEnd, ";");
    return;
  }
  Diagnostics
      .report(Range, DiagnosticID::ExpressionAfterDefinition,
              IsLet ? "`let ... in` is an expression: it" : "an expression")
      .insert(Range.Start, "let () = ")
      .note(SMRange(),
            "write `let () =` or `;;` before this expression; if the "
            "definition is only for this expression, write `in` between them");
}

/// Links the items from Base on into a chain, where each becomes the
/// continuation of the previous one, and removes them from Items.
Expression *Parser::connect(size_t Base) {
  SMLoc End = Tokens.previousEnd();
  Expression *Rest = nullptr;
  for (; Items.size() > Base; Items.pop_back()) {
    Expression *Item = Items.back();
    if (isTopLevelDefinition(Item)) {
      if (!Rest)
        Rest = Context.make<UnitLiteral>(SMRange(End, End));
      *continuation(Item) = Rest;
      Item->Range.End = End;
      Rest = Item;
    } else if (Rest) {
      Rest = Context.make<TopLevelExpression>(SMRange(Item->Range.Start, End),
                                              Item, Rest);
    } else {
      Rest = Item;
    }
  }
  return Rest;
}

//===----------------------------------------------------------------------===//
// Sequences
//===----------------------------------------------------------------------===//

Expression *Parser::parseSequence(SequenceContext Where, Expression *First) {
  NestingScope Nesting(Tokens);
  Nesting.deepen();
  bool IsInBrackets = Where == SequenceContext::Other;
  Brackets += IsInBrackets;
  size_t Base = Spine.size();
  Expression *Last = nullptr;
  SMLoc End;
  if (First)
    Spine.push_back(First);
  for (;;) {
    if (Tokens.options().HasErrors && Where != SequenceContext::TopLevel &&
        Spine.size() == Base && Tokens.atItem()) {
      Last = makePlaceholder(Tokens, Context);
      End = Tokens.previousEnd();
      Tokens.setRecovering(true);
      break;
    }
    if (Tok.is(TokenKind::Let) ||
        (Spine.size() > Base && Tokens.atReserved("and"))) {
      Spine.push_back(parseDefinition());
      if (!LacksBody)
        continue;
      Last = makePlaceholder(Tokens, Context);
      End = Tokens.previousEnd();
      break;
    }
    SMLoc Start = Tok.start();
    Last = parseExpression();
    End = Tokens.previousEnd();
    if (!continues(Where))
      break;
    Spine.push_back(
        Context.make<Sequence>(SMRange(Start, Start), Last, nullptr));
  }
  for (; Spine.size() > Base; Spine.pop_back()) {
    Expression *E = Spine.back();
    E->Range.End = End;
    *continuation(E) = Last;
    Last = E;
  }
  Brackets -= IsInBrackets;
  return Last;
}

/// Whether the innermost open bracket or loop is closed before the next
/// definition at the top level.
bool Parser::isClosedInItem() const {
  Lexer Ahead = Tokens.reread(Tok.end());
  unsigned Open = 0;
  for (Token T = Ahead.next(); !T.is(TokenKind::EndOfFile); T = Ahead.next()) {
    if ((T.is(TokenKind::Let) || startsItem(T)) && T.StartsLine &&
        Tokens.diagnostics().position(T.start()).Column == 1)
      return false;
    if (opensBracket(T) || T.is(TokenKind::Do))
      ++Open;
    else if ((closesBracket(T) || T.is(TokenKind::Done)) && !Open--)
      return true;
  }
  return false;
}

/// Called after an expression. Returns whether another expression follows in
/// this sequence. Consumes the `;` between them, and a `;` after the last one.
bool Parser::continues(SequenceContext Where) {
  DiagnosticEngine &Diagnostics = Tokens.diagnostics();
  // The next definition at the top level ends all constructs that are not in
  // brackets.
  bool IsItem = Tok.is(TokenKind::Let) || startsItem(Tok);
  if (!Tokens.options().Strict && Where == SequenceContext::Other &&
      Tok.is(TokenKind::SemicolonSemicolon) && isClosedInItem()) {
    reportDoubleSemicolon(Tokens, /*EndsDefinition=*/false);
    return startsExpression(Tok);
  }
  if (!Tokens.options().Strict &&
      ((IsItem && !Brackets) || Tok.is(TokenKind::SemicolonSemicolon) ||
       Tokens.atReserved("and")))
    return false;
  if (Tok.is(TokenKind::LeftArrow)) {
    if (Tokens.beginError()) {
      Diagnostic D = reportBadAssignment(Tokens);
      if (!Tokens.options().Strict)
        D.note(SMRange(), "`:=` assigns to a reference");
    }
    Tokens.setRecovering(true);
    Tokens.next();
    return true;
  }
  if (Tokens.consume(TokenKind::Semicolon)) {
    if (Tokens.options().Strict)
      return startsExpression(Tok) || Tok.is(TokenKind::Else);
    // The `;` may end the branch of an `if`, which `else` follows.
    if (Tok.is(TokenKind::Else))
      return Where != SequenceContext::Operand;
    // If an expression is missing between two `;` or before an operator,
    // continue with the missing expression, so that it is reported.
    return (startsExpression(Tok) && !Tokens.atReserved("and")) ||
           Tok.isOneOf(TokenKind::Semicolon, TokenKind::Comma,
                       TokenKind::ColonEqual) ||
           binaryOperator(Tok);
  }
  if (Tok.is(TokenKind::Else) && Where == SequenceContext::Other && IsInBegin)
    return false; // The `end` is missing.
  if (Tok.is(TokenKind::Else) && Where != SequenceContext::Operand) {
    reportTrailingText(Tokens);
    Tokens.next();
    return true;
  }
  if (Where == SequenceContext::Value &&
      (Tok.is(TokenKind::SemicolonSemicolon) || Tokens.atReserved("and") ||
       Tok.StartsLine))
    return false;
  if (Tok.is(TokenKind::SemicolonSemicolon)) {
    reportDoubleSemicolon(Tokens, /*EndsDefinition=*/false);
    return startsExpression(Tok);
  }
  if (!startsExpression(Tok))
    return false;
  // From here on, the token can begin an expression, but not an argument.
  if (Tok.is(TokenKind::ReservedWord)) {
    reportForeignWord(Tokens);
    Tokens.skipForeignConstruct();
    return Tokens.consume(TokenKind::Semicolon) && startsExpression(Tok);
  }
  // If a definition begins in the first column, a bracket before it was not
  // closed.
  if (!Tokens.options().Strict && Brackets && IsItem && Tok.StartsLine &&
      Diagnostics.position(Tok.start()).Column == 1)
    return false;
  if (Tokens.beginError()) {
    if (Tok.StartsLine)
      Diagnostics.report(Tok.Range, DiagnosticID::MissingSemicolon)
          .insert(Tokens.previousEnd(), ";");
    else
      Diagnostics.report(Tok.Range, DiagnosticID::ArgumentNeedsParentheses,
                         describe(Tok));
  }
  Tokens.setRecovering(!Tok.StartsLine);
  return true;
}

//===----------------------------------------------------------------------===//
// The entry
//===----------------------------------------------------------------------===//

/// Warns of the first comment that is not UTF-8.
static void checkComments(const TokenStream &Tokens) {
  SMLoc Invalid = Tokens.invalidInComment();
  if (Invalid.isValid())
    Tokens.diagnostics().report(
        Invalid, DiagnosticID::CommentEncoding,
        llvm::utohexstr(uint8_t(*Invalid.getPointer())));
}

ast::Expression *mincaml::parse(const llvm::SourceMgr &Sources,
                                unsigned BufferID, ast::ASTContext &Context,
                                const LanguageOptions &Options,
                                DiagnosticEngine &Diagnostics) {
  // The lexer reports errors, too, so that Tokens.hasFailed() alone is not
  // enough.
  unsigned ErrorsBefore = Diagnostics.errors();
  TokenStream Tokens(Sources, BufferID, Options, Diagnostics);
  Tokens.next();
  if (Tokens.current().is(TokenKind::EndOfFile)) {
    checkComments(Tokens);
    if (Diagnostics.errors() == ErrorsBefore)
      Diagnostics.report(Tokens.current().start(), DiagnosticID::EmptyProgram);
    return nullptr;
  }
  ast::Expression *Program =
      Options.Strict
          ? Parser(Tokens, Context).parseSequence(SequenceContext::Other)
          : Parser(Tokens, Context).parseProgram();
  if (!Tokens.current().is(TokenKind::EndOfFile))
    reportTrailingText(Tokens);
  checkComments(Tokens);
  if (!Program && Diagnostics.errors() == ErrorsBefore)
    Diagnostics.report(Tokens.current().start(), DiagnosticID::EmptyProgram);
  if ((Tokens.hasFailed() || Diagnostics.errors() != ErrorsBefore) &&
      !Options.IsForEditor)
    return nullptr;
  return Program;
}
