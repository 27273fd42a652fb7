//===- Operators.cpp - Parsing of operators -------------------------------===//

#include "Characters.h"
#include "Parser/Parser.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::SMLoc;
using llvm::SMRange;

std::optional<BinaryOperator> mincaml::binaryOperator(const Token &T) {
  if (T.is(TokenKind::InfixSymbol))
    return operatorLike(T.text());
  if (T.is(TokenKind::ReservedWord))
    return llvm::StringSwitch<std::optional<BinaryOperator>>(T.text())
        .Case("or", BinaryOperator::Or)
        .Cases({"mod", "land", "lor", "lxor", "lsl", "lsr", "asr"},
               BinaryOperator::Multiply)
        .Default(std::nullopt);
  // A token with a single spelling is described by it (Token.def). The text may
  // differ, because the lexer replaces foreign operators.
  return llvm::StringSwitch<std::optional<BinaryOperator>>(description(T.Kind))
#define BINARY_OPERATOR(Name, Spelling, Precedence, Group)                     \
  .Case("`" Spelling "`", BinaryOperator::Name)
#include "mincaml/Frontend/Syntax.def"
      .Default(std::nullopt);
}

bool mincaml::isStandardOperator(const Token &T) {
  if (T.is(TokenKind::PrefixSymbol))
    return T.text() == "~-" || T.text() == "~-.";
  return T.isOneOf(TokenKind::Exclamation, TokenKind::ColonEqual) ||
         (binaryOperator(T) &&
          !T.isOneOf(TokenKind::InfixSymbol, TokenKind::ReservedWord));
}

bool mincaml::bindsFirst(BinaryOperator Left, BinaryOperator Right) {
  if (precedence(Left) != precedence(Right))
    return precedence(Left) > precedence(Right);
  return !isRightAssociative(Left) && !isRightAssociative(Right);
}

Expression *mincaml::makeOperation(ASTContext &Context, SMRange Range,
                                   BinaryOperator Operator, SMLoc OperatorLoc,
                                   Expression *Left, Expression *Right) {
  if (Operator == BinaryOperator::Pipe)
    return Context.make<Apply>(Range, Right, Context.copy(llvm::ArrayRef(Left)),
                               Apply::Notation::Pipe);
  if (Operator == BinaryOperator::ApplyTo)
    return Context.make<Apply>(Range, Left, Context.copy(llvm::ArrayRef(Right)),
                               Apply::Notation::ApplyTo);
  return Context.make<Binary>(Range, Operator, OperatorLoc, Left, Right);
}

Expression *mincaml::makeSymbolCall(ASTContext &Context, SMRange Range,
                                    const Token &Symbol,
                                    llvm::ArrayRef<Expression *> Operands) {
  auto *Callee = Context.make<VariableReference>(Symbol.Range,
                                                 Context.intern(Symbol.text()));
  return Context.make<Apply>(Range, Callee, Context.copy(Operands));
}

Expression *mincaml::makePrefixCall(ASTContext &Context, SMRange Range,
                                    const Token &Prefix, Expression *Operand) {
  if (Prefix.is(TokenKind::Exclamation))
    return Context.make<Dereference>(Range, Operand);
  // These are other names of the prefix operators `-` and `-.`, but bind
  // tighter.
  if (Prefix.text() == "~-")
    return Context.make<Negate>(Range, Operand);
  if (Prefix.text() == "~-.")
    return Context.make<FloatNegate>(Range, Operand);
  return makeSymbolCall(Context, Range, Prefix, Operand);
}

/// Builds `fun NAMES -> BODY` with the source range Range.
static Fun *makeFunction(ASTContext &Context, SMRange Range,
                         llvm::ArrayRef<llvm::StringRef> Names,
                         Expression *Body) {
  auto *F = Context.make<FunctionDefinition>();
  F->Name = {"_", Range};
  std::vector<Binder> Parameters;
  for (llvm::StringRef Name : Names)
    Parameters.push_back({Name, Range});
  F->Parameters = Context.copy(llvm::ArrayRef(Parameters));
  F->Body = Body;
  F->Range = Range;
  return Context.make<Fun>(Range, F);
}

Expression *mincaml::makeKeywordValue(ASTContext &Context, const Token &Name) {
  SMRange Range = Name.Range;
  if (Name.isOneOf(TokenKind::ArrayMake, TokenKind::ArrayCreate))
    return Context.make<VariableReference>(Range, "create_array");
  auto *X = Context.make<VariableReference>(Range, "x");
  Expression *Body;
  if (Name.is(TokenKind::Not))
    Body = Context.make<Not>(Range, X);
  else
    Body = Context.make<ArrayLength>(Range, X);
  return makeFunction(Context, Range, llvm::StringRef("x"), Body);
}

/// Builds the body of the function that the current operator denotes, with the
/// parameters x and y, or only x for a prefix operator. Returns null if the
/// current token is no operator.
static Expression *makeBody(ASTContext &Context, const Token &Tok,
                            SMRange Range, bool &IsPrefix) {
  auto *X = Context.make<VariableReference>(Range, "x");
  auto *Y = Context.make<VariableReference>(Range, "y");
  if (Tok.isOneOf(TokenKind::Exclamation, TokenKind::PrefixSymbol)) {
    IsPrefix = true;
    return makePrefixCall(Context, Range, Tok, X);
  }
  if (Tok.is(TokenKind::ColonEqual))
    return Context.make<Assign>(Range, Range.Start, X, Y);
  std::optional<BinaryOperator> Operator = binaryOperator(Tok);
  if (!Operator || Tok.is(TokenKind::ReservedWord))
    return nullptr;
  return makeOperation(Context, Range, *Operator, Range.Start, X, Y);
}

Expression *Parser::parseOperatorValue(SMRange Opening) {
  SMRange Range = Tok.Range;
  if (Tok.isOneOf(TokenKind::InfixSymbol, TokenKind::PrefixSymbol) &&
      !isStandardOperator(Tok) && Tokens.precedes(TokenKind::RightParen)) {
    llvm::StringRef Name = Context.intern(Tok.text());
    Tokens.next();
    expectClosing(Tokens, TokenKind::RightParen, Opening);
    return Context.make<VariableReference>(Range, Name);
  }
  bool IsPrefix = false;
  Expression *Body = makeBody(Context, Tok, Range, IsPrefix);
  if (!Body || !Tokens.precedes(TokenKind::RightParen))
    return nullptr;
  Tokens.next();
  expectClosing(Tokens, TokenKind::RightParen, Opening);
  llvm::StringRef Names[] = {"x", "y"};
  return makeFunction(Context, Range, llvm::ArrayRef(Names).drop_back(IsPrefix),
                      Body);
}
