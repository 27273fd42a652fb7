//===- ParseExpression.cpp - From tuples down to literals -----------------===//

#include "ParserImpl.h"
#include "llvm/ADT/STLExtras.h"
#include <cstdlib>

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

/// Everything that binds tighter than `;`.
Expression *Parser::parseExpression() {
  SMLoc Start = Tok.start();
  Expression *First = parseBinary();
  if (!Tok.is(TokenKind::Comma))
    return First;
  size_t Base = Elements.size();
  Elements.push_back(First);
  while (consume(TokenKind::Comma))
    Elements.push_back(parseBinary());
  auto Copy = Context.copy(ArrayRef(Elements).drop_front(Base));
  Elements.resize(Base);
  return Context.make<Tuple>(from(Start), Copy);
}

//===- Operators ----------------------------------------------------------===//

/// The operator here, if there is one. A word that is an operator in OCaml is
/// reported and taken for one.
std::optional<BinaryOperator> Parser::binaryOperator() {
  switch (Tok.Kind) {
  case TokenKind::BarBar:
    return BinaryOperator::Or;
  case TokenKind::AmpersandAmpersand:
    return BinaryOperator::And;
  case TokenKind::Equal:
    return BinaryOperator::Equal;
  case TokenKind::LessGreater:
    return BinaryOperator::NotEqual;
  case TokenKind::Less:
    return BinaryOperator::Less;
  case TokenKind::Greater:
    return BinaryOperator::Greater;
  case TokenKind::LessEqual:
    return BinaryOperator::LessEqual;
  case TokenKind::GreaterEqual:
    return BinaryOperator::GreaterEqual;
  case TokenKind::Plus:
    return BinaryOperator::Add;
  case TokenKind::Minus:
    return BinaryOperator::Subtract;
  case TokenKind::PlusDot:
    return BinaryOperator::FloatAdd;
  case TokenKind::MinusDot:
    return BinaryOperator::FloatSubtract;
  case TokenKind::Star:
    return BinaryOperator::Multiply;
  case TokenKind::Slash:
    return BinaryOperator::Divide;
  case TokenKind::StarDot:
    return BinaryOperator::FloatMultiply;
  case TokenKind::SlashDot:
    return BinaryOperator::FloatDivide;
  case TokenKind::ReservedWord:
    if (!llvm::is_contained({"mod", "land", "lor", "lxor", "lsl", "lsr", "asr"},
                            Tok.text()))
      return isReservedWord("or") ? std::optional(BinaryOperator::Or)
                                  : std::nullopt;
    return BinaryOperator::Multiply;
  default:
    return std::nullopt;
  }
}

/// Operators wait on a stack, loosest first, for their right operands.
Expression *Parser::parseBinary() {
  size_t Base = Operators.size();
  SMLoc Start = Tok.start();
  Expression *Right = parseOperand();
  for (;;) {
    std::optional<BinaryOperator> Operator = binaryOperator();
    unsigned Limit = Operator ? precedence(*Operator) : 0;
    while (Operators.size() > Base &&
           precedence(Operators.back().Operator) >= Limit) {
      const PendingOperator &P = Operators.back();
      Start = P.Start;
      Right = Context.make<Binary>(from(Start), P.Operator, P.OperatorLoc,
                                   P.Left, Right);
      Operators.pop_back();
    }
    if (!Operator)
      return Right;
    if (Tok.is(TokenKind::ReservedWord))
      reportForeignWord();
    else if (Tok.is(TokenKind::Star) || Tok.is(TokenKind::Slash) ||
             Tok.is(TokenKind::AmpersandAmpersand) || Tok.is(TokenKind::BarBar))
      reportExtension(Tok.Range, description(Tok.Kind));
    Operators.push_back({*Operator, Tok.start(), Start, Right});
    next();
    Start = Tok.start();
    Right = parseOperand();
  }
}

/// `not`, `-` and `-.`, and what they apply to. An `if`, a `let` or an
/// assignment may stand here too; it extends as far as it can.
Expression *Parser::parseOperand() {
  size_t Base = Prefixes.size();
  unsigned DepthBefore = Depth;
  while (Tok.is(TokenKind::Not) || Tok.is(TokenKind::Minus) ||
         Tok.is(TokenKind::MinusDot)) {
    deepen();
    Prefixes.push_back(Tok);
    next();
  }
  if (Prefixes.size() > Base && Prefixes.back().is(TokenKind::Minus))
    NegatedLiteral = Tok.start();

  SMLoc Start = Tok.start();
  Expression *E;
  if (Tok.is(TokenKind::If))
    E = parseIf();
  else if (Tok.is(TokenKind::Let))
    E = parseSequence(Place::Operand);
  else
    E = parseApplication();

  for (; Prefixes.size() > Base; Prefixes.pop_back()) {
    E = applyPrefix(Prefixes.back(), Start, E);
    Start = Prefixes.back().start();
  }
  Depth = DepthBefore;
  return E;
}

Expression *Parser::applyPrefix(const Token &Operator, SMLoc OperandStart,
                                Expression *Operand) {
  SMRange Range = from(Operator.start());
  if (Operator.is(TokenKind::Not))
    return Context.make<Not>(Range, Operand);
  if (Operator.is(TokenKind::MinusDot))
    return Context.make<FloatNegate>(Range, Operand);
  // A minus sign and a literal are a negative literal, of either type, unless
  // there are parentheses between them.
  if (Operand->Range.Start == OperandStart && NegatedLiteral == OperandStart) {
    if (auto *Int = llvm::dyn_cast<IntLiteral>(Operand))
      return Context.make<IntLiteral>(Range, int32_t(-int64_t(Int->Value)));
    if (auto *Float = llvm::dyn_cast<FloatLiteral>(Operand))
      return Context.make<FloatLiteral>(Range, -Float->Value);
  }
  return Context.make<Negate>(Range, Operand);
}

/// An `if` with all of its `else if`s.
Expression *Parser::parseIf() {
  size_t Base = Chain.size();
  unsigned DepthBefore = Depth;
  Expression *Else = nullptr;
  do {
    deepen();
    SMLoc Start = Tok.start();
    next();
    Expression *Condition = parseSequence(Place::Operand);
    if (!expect(TokenKind::Then))
      skipToSync();
    consume(TokenKind::Then);
    Expression *Then = parseExpression();
    Chain.push_back(Context.make<If>(from(Start), Condition, Then, nullptr));
    if (!consume(TokenKind::Else)) {
      checkElse(*Chain.back());
      break;
    }
    if (!Tok.is(TokenKind::If))
      Else = parseExpression();
  } while (!Else);
  Depth = DepthBefore;
  for (; Chain.size() > Base; Chain.pop_back()) {
    Chain.back()->Else = Else;
    Chain.back()->Range.End = PreviousEnd;
    Else = Chain.back();
  }
  return Else;
}

void Parser::checkElse(const If &Node) {
  if (Options.Strict && beginError())
    Diagnostics
        .report(
            SMRange(Node.Range.Start,
                    SMLoc::getFromPointer(Node.Range.Start.getPointer() + 2)),
            DiagnosticID::MissingElse)
        .insert(PreviousEnd, " else ()");
}

//===- Applications -------------------------------------------------------===//

Expression *Parser::parseApplication() {
  if (Tok.is(TokenKind::ArrayCreate) || Tok.is(TokenKind::ArrayMake) ||
      Tok.is(TokenKind::ArrayLength))
    return parseArrayOperation();
  SMLoc Start = Tok.start();
  Expression *Callee = parseSimple();
  if (Tok.is(TokenKind::LeftArrow) && Callee->Range.Start == Start)
    if (auto *Target = llvm::dyn_cast<ArrayGet>(Callee))
      return parseAssignment(Start, Target);
  if (!startsArgument())
    return Callee;
  size_t Base = Elements.size();
  do
    Elements.push_back(parseSimple());
  while (startsArgument());
  auto Arguments = Context.copy(ArrayRef(Elements).drop_front(Base));
  Elements.resize(Base);
  return Context.make<Apply>(from(Start), Callee, Arguments);
}

Expression *Parser::parseAssignment(SMLoc Start, ArrayGet *Target) {
  NestingLevel Level(*this);
  next();
  Expression *Value = parseExpression();
  return Context.make<ArrayPut>(from(Start), Target->Array, Target->Index,
                                Value);
}

Expression *Parser::parseArrayOperation() {
  Token Name = Tok;
  next();
  unsigned Wanted = Name.is(TokenKind::ArrayLength) ? 1 : 2;
  Expression *Arguments[2] = {nullptr, nullptr};
  unsigned Found = 0;
  for (; startsArgument(); ++Found) {
    Expression *Argument = parseSimple();
    if (Found < Wanted)
      Arguments[Found] = Argument;
  }
  if (Found != Wanted) {
    if (beginError())
      Diagnostics.report(Name.Range, DiagnosticID::ArrayArguments,
                         description(Name.Kind),
                         Wanted == 1 ? "1 argument" : "2 arguments", Found);
    Recovering = true;
    return placeholder();
  }
  if (Wanted == 1)
    return Context.make<ArrayLength>(from(Name.start()), Arguments[0]);
  return Context.make<ArrayMake>(from(Name.start()), Arguments[0],
                                 Arguments[1]);
}

//===- Simple expressions -------------------------------------------------===//

Expression *Parser::parseSimple() {
  SMLoc Start = Tok.start();
  Expression *E = parseAtom();
  unsigned DepthBefore = Depth;
  while (Tok.is(TokenKind::Dot)) {
    next();
    SMRange Opening = Tok.Range;
    if (!parseElementStart())
      continue;
    Expression *Index = parseSequence(Place::Other);
    expectClosing(TokenKind::RightParen, Opening);
    E = Context.make<ArrayGet>(from(Start), E, Index);
    deepen(); // The next one has this one inside.
  }
  Depth = DepthBefore;
  return E;
}

/// Takes the `(` of `.(`.
bool Parser::parseElementStart() {
  if (Tok.is(TokenKind::LeftParen)) {
    next();
    return true;
  }
  if (beginError()) {
    Diagnostic D = Diagnostics.report(Tok.Range, DiagnosticID::EmptyElement,
                                      describe(Tok));
    if (Tok.is(TokenKind::Integer) || Tok.is(TokenKind::Identifier))
      D.replace(Tok.Range, "(" + Tok.text() + ")");
  }
  Recovering = true;
  if (startsArgument())
    next();
  return false;
}

Expression *Parser::parseAtom() {
  SMRange Range = Tok.Range;
  switch (Tok.Kind) {
  case TokenKind::LeftParen:
  case TokenKind::Begin:
    return parseParenthesized();
  case TokenKind::True:
  case TokenKind::False: {
    bool Value = Tok.is(TokenKind::True);
    next();
    return Context.make<BoolLiteral>(Range, Value);
  }
  case TokenKind::Integer:
    return parseInteger();
  case TokenKind::Float:
    return parseFloat();
  case TokenKind::Identifier: {
    StringRef Name = Context.intern(Tok.text());
    next();
    return Context.make<VariableReference>(Range, Name);
  }
  default:
    return reportNoExpression();
  }
}

Expression *Parser::parseParenthesized() {
  SMRange Opening = Tok.Range;
  TokenKind Closing =
      Tok.is(TokenKind::Begin) ? TokenKind::End : TokenKind::RightParen;
  next();
  if (consume(Closing))
    return Context.make<UnitLiteral>(from(Opening.Start));
  Expression *E = parseSequence(Place::Other);
  expectClosing(Closing, Opening);
  return E;
}

void Parser::expectClosing(TokenKind Closing, SMRange Opening) {
  if (Tok.is(TokenKind::Colon))
    reportTypeAnnotation(Closing);
  if (consume(Closing))
    return;
  if (beginError())
    Diagnostics
        .report(Tok.Range, DiagnosticID::UnclosedParenthesis,
                description(Closing),
                Closing == TokenKind::End ? "`begin`" : "`(`", describe(Tok))
        .note(Opening, "it was opened here");
  skipToSync();
  consume(Closing);
}

Expression *Parser::parseInteger() {
  SMRange Range = Tok.Range;
  uint64_t Largest = Tok.start() == NegatedLiteral ? 0x80000000 : 0x7FFFFFFF;
  uint64_t Value;
  if (Tok.text().getAsInteger(10, Value) || Value > Largest) {
    if (beginError())
      Diagnostics.report(Range, DiagnosticID::IntTooLarge, Tok.text())
          .insert(Range.End, ".0");
    Value = 0;
  }
  next();
  return Context.make<IntLiteral>(Range, int32_t(Value));
}

Expression *Parser::parseFloat() {
  SMRange Range = Tok.Range;
  // A literal too large for a double is infinity, as in OCaml.
  double Value = std::strtod(Tok.text().str().c_str(), nullptr);
  next();
  return Context.make<FloatLiteral>(Range, Value);
}

/// Something stands here that no expression begins with.
Expression *Parser::reportNoExpression() {
  switch (Tok.Kind) {
  case TokenKind::Underscore:
    if (beginError())
      Diagnostics.report(Tok.Range, DiagnosticID::WildcardExpression);
    [[fallthrough]];
  case TokenKind::Invalid:
    next();
    return placeholder();
  case TokenKind::ReservedWord:
    reportForeignWord();
    skipForeignConstruct();
    return placeholder();
  case TokenKind::Not:
  case TokenKind::ArrayCreate:
  case TokenKind::ArrayMake:
  case TokenKind::ArrayLength:
    if (beginError())
      Diagnostics.report(Tok.Range, DiagnosticID::ArgumentNeedsParentheses,
                         describe(Tok));
    break;
  case TokenKind::Else:
    if (beginError())
      reportTrailingText();
    break;
  default:
    if (beginError())
      Diagnostics.report(Tok.Range, DiagnosticID::ExpectedExpression,
                         describe(Tok));
  }
  Recovering = true;
  // An operator can go on with what follows it.
  if (!binaryOperator() && !Tok.is(TokenKind::LeftArrow))
    skipToSync();
  return placeholder();
}
