//===- SequenceParser.cpp - Parser of sequences ---------------------------===//

#include "Parser/SequenceParser.h"
#include "Parser/Operators.h"
#include "Parser/SyntaxErrors.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::SMLoc;
using llvm::SMRange;

/// Parses definitions and expressions with `;` between them. Each one becomes
/// the continuation of the previous one.
Expression *SequenceParser::parse(SequenceContext Where, Expression *First) {
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
    if (Tok.is(TokenKind::Let) ||
        (Spine.size() > Base && Tokens.atReserved("and"))) {
      Spine.push_back(Definitions.parse());
      if (!Definitions.lacksBody())
        continue;
      Last = makePlaceholder(Tokens, Context);
      End = Tokens.previousEnd();
      break;
    }
    SMLoc Start = Tok.start();
    Last = Expressions.parse();
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

/// Called after an expression. Returns whether another expression follows in
/// this sequence. Consumes the `;` between them, and a `;` after the last one.
bool SequenceParser::continues(SequenceContext Where) {
  DiagnosticEngine &Diagnostics = Tokens.diagnostics();
  // The next definition at the top level ends all constructs that are not in
  // brackets.
  bool IsItem = Tok.is(TokenKind::Let) || startsItem(Tok);
  if (!Tokens.options().Strict &&
      ((IsItem && !Brackets) || Tok.is(TokenKind::SemicolonSemicolon) ||
       Tokens.atReserved("and")))
    return false;
  if (Tok.is(TokenKind::LeftArrow)) {
    if (Tokens.beginError()) {
      Diagnostic D = Diagnostics.report(Tok.Range, DiagnosticID::BadAssignment);
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
    // An operand that ends with `;` may be the branch before an `else`.
    if (Tok.is(TokenKind::Else))
      return Where != SequenceContext::Operand;
    // An expression is missing between two `;`, and before an operator.
    return (startsExpression(Tok) && !Tokens.atReserved("and")) ||
           Tok.is(TokenKind::Semicolon) || Tok.is(TokenKind::Comma) ||
           Tok.is(TokenKind::ColonEqual) || binaryOperator(Tok);
  }
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
  // This token can begin an expression, but not an argument.
  if (Tok.is(TokenKind::ReservedWord)) {
    reportForeignWord(Tokens);
    Tokens.skipForeignConstruct();
    return Tokens.consume(TokenKind::Semicolon) && startsExpression(Tok);
  }
  // A definition that begins in the first column: an open bracket before it was
  // not closed.
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
