//===- ExpressionParser.cpp - Parser of expressions -----------------------===//

#include "Characters.h"
#include "Parser/Parser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <cstdlib>
#include <optional>

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

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

/// Whether y is an operand of Left in `x LEFT y RIGHT z`.
bool Parser::bindsFirst(BinaryOperator Left, BinaryOperator Right) const {
  if (precedence(Left) != precedence(Right))
    return precedence(Left) > precedence(Right);
  return !OfOperators.isRight(Left) && !OfOperators.isRight(Right);
}

/// Whether the result of an operator can be too large for an int.
static bool canOverflow(BinaryOperator Operator) {
  switch (Operator) {
  case BinaryOperator::Add:
  case BinaryOperator::Subtract:
  case BinaryOperator::Multiply:
  case BinaryOperator::Divide:
  case BinaryOperator::ShiftLeft:
    return true;
  default:
    return false;
  }
}

Expression *mincaml::makeOperation(ASTContext &Context,
                                   const LanguageOptions &Options,
                                   SMRange Range, BinaryOperator Operator,
                                   SMLoc OperatorLoc, Expression *Left,
                                   Expression *Right) {
  if (Operator == BinaryOperator::Cons) {
    Expression *Arguments[] = {Left, Right};
    SMRange NameRange(OperatorLoc,
                      SMLoc::getFromPointer(OperatorLoc.getPointer() +
                                            spelling(Operator).size()));
    return Context.make<Construct>(
        Range, Context.intern(spelling(Operator)), NameRange,
        Context.copy(ArrayRef<Expression *>(Arguments)));
  }
  if (Operator == BinaryOperator::Pipe)
    return Context.make<Apply>(Range, Right, Context.copy(llvm::ArrayRef(Left)),
                               Apply::Notation::Pipe);
  if (Operator == BinaryOperator::ApplyTo)
    return Context.make<Apply>(Range, Left, Context.copy(llvm::ArrayRef(Right)),
                               Apply::Notation::ApplyTo);
  auto *B = Context.make<Binary>(Range, Operator, OperatorLoc, Left, Right);
  B->ChecksOverflow = Options.ChecksOverflow && canOverflow(Operator);
  return B;
}

static Negate *makeNegation(ASTContext &Context, const LanguageOptions &Options,
                            SMRange Range, Expression *Operand) {
  auto *N = Context.make<Negate>(Range, Operand);
  N->ChecksOverflow = Options.ChecksOverflow;
  return N;
}

Expression *mincaml::makeSymbolCall(ASTContext &Context, SMRange Range,
                                    const Token &Symbol,
                                    llvm::ArrayRef<Expression *> Operands) {
  auto *Callee = Context.make<VariableReference>(Symbol.Range,
                                                 Context.intern(Symbol.text()));
  return Context.make<Apply>(Range, Callee, Context.copy(Operands));
}

Expression *mincaml::makePrefixCall(ASTContext &Context,
                                    const LanguageOptions &Options,
                                    SMRange Range, const Token &Prefix,
                                    Expression *Operand) {
  if (Prefix.is(TokenKind::Exclamation))
    return Context.make<Dereference>(Range, Operand);
  // These are other names of the prefix operators `-` and `-.`, but bind
  // tighter.
  if (Prefix.text() == "~-")
    return makeNegation(Context, Options, Range, Operand);
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
static Expression *makeBody(ASTContext &Context, const LanguageOptions &Options,
                            const Token &Tok, SMRange Range, bool &IsPrefix) {
  auto *X = Context.make<VariableReference>(Range, "x");
  auto *Y = Context.make<VariableReference>(Range, "y");
  if (Tok.isOneOf(TokenKind::Exclamation, TokenKind::PrefixSymbol)) {
    IsPrefix = true;
    return makePrefixCall(Context, Options, Range, Tok, X);
  }
  if (Tok.is(TokenKind::ColonEqual))
    return Context.make<Assign>(Range, Range.Start, X, Y);
  std::optional<BinaryOperator> Operator = binaryOperator(Tok);
  if (!Operator || Tok.isOneOf(TokenKind::ReservedWord, TokenKind::ColonColon))
    return nullptr;
  return makeOperation(Context, Options, Range, *Operator, Range.Start, X, Y);
}

Expression *Parser::parseOperatorValue(SMRange Opening) {
  SMRange Range = Tok.Range;
  if (Tok.isOneOf(TokenKind::InfixSymbol, TokenKind::PrefixSymbol,
                  TokenKind::LetOperator, TokenKind::AndOperator) &&
      !isStandardOperator(Tok) && Tokens.precedes(TokenKind::RightParen)) {
    llvm::StringRef Name = Context.intern(Tok.text());
    Tokens.next();
    expectClosing(Tokens, TokenKind::RightParen, Opening);
    return Context.make<VariableReference>(Range, Name);
  }
  bool IsPrefix = false;
  Expression *Body = makeBody(Context, Tokens.options(), Tok, Range, IsPrefix);
  if (!Body || !Tokens.precedes(TokenKind::RightParen))
    return nullptr;
  Tokens.next();
  expectClosing(Tokens, TokenKind::RightParen, Opening);
  llvm::StringRef Names[] = {"x", "y"};
  return makeFunction(Context, Range, llvm::ArrayRef(Names).drop_back(IsPrefix),
                      Body);
}

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

/// Parses `r := e`, or an expression that binds tighter.
Expression *Parser::parseExpression() {
  SMLoc Start = Tok.start();
  Expression *E = parseTuple();
  return Tok.is(TokenKind::ColonEqual) ? parseReferenceAssignment(Start, E) : E;
}

/// Parses a tuple without parentheses, or an expression that binds tighter.
Expression *Parser::parseTuple() {
  SMLoc Start = Tok.start();
  Expression *First = parseBinary();
  if (!Tok.is(TokenKind::Comma))
    return First;
  size_t Base = Elements.size();
  Elements.push_back(First);
  while (Tokens.consume(TokenKind::Comma))
    Elements.push_back(parseBinary());
  auto Copy = Context.copy(ArrayRef(Elements).drop_front(Base));
  Elements.resize(Base);
  return Context.make<Tuple>(Tokens.from(Start), Copy);
}

//===- Operators ----------------------------------------------------------===//

/// Parses binary operators by precedence. The operators whose right operands
/// are being parsed are on a stack, loosest first.
Expression *Parser::parseBinary() {
  size_t Base = Operators.size();
  NestingScope Nesting(Tokens);
  SMLoc Start = Tok.start();
  Expression *Right = parseOperand();
  for (;;) {
    std::optional<BinaryOperator> Operator = binaryOperator(Tok);
    while (Operators.size() > Base &&
           (!Operator || bindsFirst(Operators.back().Operator, *Operator))) {
      const PendingOperator &P = Operators.back();
      Start = P.Start;
      SMRange Range = Tokens.from(Start);
      Right = P.Text.is(TokenKind::InfixSymbol)
                  ? makeSymbolCall(Context, Range, P.Text, {P.Left, Right})
                  : makeOperation(Context, Tokens.options(), Range, P.Operator,
                                  P.Text.start(), P.Left, Right);
      Operators.pop_back();
    }
    if (!Operator)
      return Right;
    if (Tok.is(TokenKind::ReservedWord))
      reportForeignWord(Tokens);
    else if (Tok.isOneOf(TokenKind::Star, TokenKind::Slash,
                         TokenKind::AmpersandAmpersand, TokenKind::BarBar))
      reportExtension(Tokens, Tok.Range, description(Tok.Kind));
    // These operators nest in the tree without recursion in the parser: the
    // expression becomes an operand of a call, which later stages visit
    // recursively. Therefore each counts as a level of nesting.
    if (*Operator == BinaryOperator::Pipe || Tok.is(TokenKind::InfixSymbol))
      Nesting.deepen();
    if (OfOperators.isRight(*Operator) && Operators.size() > Base &&
        OfOperators.isRight(Operators.back().Operator))
      Nesting.deepen();
    Operators.push_back({*Operator, Tok, Start, Right});
    Tokens.next();
    if (Token &Symbol = Operators.back().Text;
        Symbol.is(TokenKind::InfixSymbol) && !startsExpression(Tok) &&
        !otherLanguageHint(Symbol.text()).empty()) {
      if (Tokens.beginError())
        Tokens.diagnostics().report(Symbol.Range, DiagnosticID::ForeignOperator,
                                    Symbol.text(),
                                    otherLanguageHint(Symbol.text()));
      Tokens.setRecovering(true);
    }
    Start = Tok.start();
    Right = parseOperand();
  }
}

/// Parses `not`, `-`, `-.`, `+` and `+.` with their operands. An `if`, a `let`, a
/// function, a loop or an assignment is an operand, too, and extends as far as
/// possible.
Expression *Parser::parseOperand() {
  size_t Base = Prefixes.size();
  NestingScope Nesting(Tokens);
  Expression *E = nullptr;
  if (!Tokens.separateSymbol(TokenKind::Minus))
    Tokens.separateSymbol(TokenKind::MinusDot);
  auto IsPrefix = [&] {
    return Tok.isOneOf(TokenKind::Not, TokenKind::Minus, TokenKind::MinusDot) ||
           (!Tokens.options().Strict &&
            Tok.isOneOf(TokenKind::Plus, TokenKind::PlusDot));
  };
  while (!E && IsPrefix()) {
    Nesting.deepen();
    Token Prefix = Tok;
    Tokens.next();
    if (Prefix.is(TokenKind::Not) && !Tokens.options().Strict &&
        (!startsExpression(Tok) || Tok.is(TokenKind::Let) ||
         Tokens.atReserved("and")))
      E = makeKeywordValue(Context, Prefix);
    else if (Prefix.is(TokenKind::Not) && isLabel(Tok))
      E = parseArguments(Prefix.start(), makeKeywordValue(Context, Prefix));
    else
      Prefixes.push_back(Prefix);
  }
  if (Prefixes.size() > Base && Prefixes.back().is(TokenKind::Minus))
    NegatedLiteral = Tok.start();

  bool IsNegated = Prefixes.size() > Base && Prefixes.back().is(TokenKind::Not);
  if (IsNegated)
    checkArgumentOfNot(Tokens);
  SMLoc Start = Tok.start();
  if (E)
    Start = E->Range.Start;
  else if (Tok.is(TokenKind::If))
    E = parseIf();
  else if (Tok.is(TokenKind::Let))
    E = parseSequence(SequenceContext::Operand);
  else if (Tok.is(TokenKind::LetOperator))
    E = parseBindingOperator();
  else if (Tok.is(TokenKind::Fun))
    E = parseFun();
  else if (Tok.is(TokenKind::For))
    E = parseFor();
  else if (Tok.is(TokenKind::While))
    E = parseWhile();
  else if (Tok.is(TokenKind::Try) ||
           (Tokens.atReserved("match") && !Tokens.options().Strict))
    E = parseMatch();
  else if (Tokens.atReserved("function") && !Tokens.options().Strict)
    E = parseFunctionByCases();
  else
    E = parseApplication(IsNegated);
  if (IsNegated && llvm::isa<ArrayPut>(E) && E->Range.Start == Start)
    reportArgumentOfNot(Tokens, E->Range, "an assignment");

  for (; Prefixes.size() > Base; Prefixes.pop_back()) {
    E = applyPrefix(Prefixes.back(), Start, E);
    Start = Prefixes.back().start();
  }
  return E;
}

Expression *Parser::applyPrefix(const Token &Operator, SMLoc OperandStart,
                                Expression *Operand) {
  SMRange Range = Tokens.from(Operator.start());
  if (Operator.is(TokenKind::Not))
    return Context.make<Not>(Range, Operand);
  if (Operator.is(TokenKind::MinusDot))
    return Context.make<FloatNegate>(Range, Operand);
  if (Operator.isOneOf(TokenKind::Plus, TokenKind::PlusDot)) {
    const bool IsLiteral =
        (llvm::isa<IntLiteral>(Operand) && Operator.is(TokenKind::Plus)) ||
        llvm::isa<FloatLiteral>(Operand);
    if (IsLiteral) {
      Operand->Range = Range;
      return Operand;
    }
    auto *Callee = Context.make<VariableReference>(
        Operator.Range, Context.intern(("~" + Operator.text()).str()));
    return Context.make<Apply>(Range, Callee,
                               Context.copy(llvm::ArrayRef(Operand)));
  }
  // A minus sign directly before a literal of either type gives a negative
  // literal.
  if (Operand->Range.Start == OperandStart && NegatedLiteral == OperandStart) {
    if (auto *Int = llvm::dyn_cast<IntLiteral>(Operand))
      return Context.make<IntLiteral>(Range, int32_t(-int64_t(Int->Value)));
    if (auto *Float = llvm::dyn_cast<FloatLiteral>(Operand))
      return Context.make<FloatLiteral>(Range, -Float->Value);
  }
  return makeNegation(Context, Tokens.options(), Range, Operand);
}

static void checkElse(const If &Node, TokenStream &Tokens) {
  if (Tokens.options().Strict && Tokens.beginError())
    Tokens.diagnostics()
        .report(
            SMRange(Node.Range.Start,
                    SMLoc::getFromPointer(Node.Range.Start.getPointer() + 2)),
            DiagnosticID::MissingElse)
        .insert(Tokens.previousEnd(), " else ()");
}

/// Parses an `if` with all of its `else if`s.
Expression *Parser::parseIf() {
  static constexpr StringRef IfSyntax =
      "the `if` begins here; it is written `if c then a else b`";
  static constexpr StringRef IfSyntaxWithoutBraces =
      "the `if` begins here; it is written `if c then a else b`, without `{ }`";
  size_t Base = Chain.size();
  NestingScope Nesting(Tokens);
  Expression *Else = nullptr;
  do {
    Nesting.deepen();
    SMLoc Start = Tok.start();
    SMRange Word = Tok.Range;
    Tokens.next();
    Expression *Condition = parseSequence(SequenceContext::Operand);
    while (reportConjunction(Tokens))
      parseSequence(SequenceContext::Operand);
    if (Tok.is(TokenKind::Colon)) {
      if (Tokens.beginError())
        Tokens.diagnostics()
            .report(Tok.Range, DiagnosticID::ExpectedToken,
                    description(TokenKind::Then), describe(Tok))
            .replace(Tok.Range, " then")
            .note(Word, IfSyntax);
      Tokens.next();
    } else if (!Tokens.expect(
                   TokenKind::Then, Word,
                   *Tokens.textBefore(Tokens.previousEnd()).rbegin() == '}'
                       ? IfSyntaxWithoutBraces
                       : IfSyntax)) {
      Tokens.skipToSync();
      Tokens.consume(TokenKind::Then);
    }
    Expression *Then = parseExpression();
    Chain.push_back(
        Context.make<If>(Tokens.from(Start), Condition, Then, nullptr));
    if (!Tokens.consume(TokenKind::Else)) {
      checkElse(*Chain.back(), Tokens);
      break;
    }
    if (Tok.is(TokenKind::Colon)) {
      if (Tokens.beginFollowingError())
        Tokens.diagnostics()
            .report(Tok.Range, DiagnosticID::ExpectedExpression, describe(Tok))
            .replace(Tok.Range, "");
      Tokens.next();
    }
    if (!Tok.is(TokenKind::If))
      Else = parseExpression();
  } while (!Else);
  for (; Chain.size() > Base; Chain.pop_back()) {
    Chain.back()->Else = Else;
    Chain.back()->Range.End = Tokens.previousEnd();
    Else = Chain.back();
  }
  return Else;
}

//===- Applications -------------------------------------------------------===//

Expression *Parser::parseApplication(bool IsNegated) {
  if (Tok.isOneOf(TokenKind::ArrayCreate, TokenKind::ArrayMake,
                  TokenKind::ArrayLength, TokenKind::Assert))
    return parseKeywordCall();
  if (Tok.is(TokenKind::Lazy))
    return parseLazy();
  // In OCaml, `not E x` passes two arguments to `not`.
  if (Tok.is(TokenKind::Constructor) && !IsNegated && !atPrefix())
    return parseConstruct();
  SMLoc Start = Tok.start();
  Expression *Callee = parseSimple();
  if (Tok.is(TokenKind::LeftArrow) && Callee->Range.Start == Start)
    if (llvm::isa<ArrayGet, GetField>(Callee))
      return parseAssignment(Start, Callee);
  return parseArguments(Start, Callee);
}

/// Parses the remaining arguments of a call that already has the arguments
/// Given. Returns the callee if there are no arguments.
/// Reports Haskell's `where x = e` and skips it. Returns false for other text.
static bool reportWhere(TokenStream &Tokens) {
  const Token &Word = Tokens.current();
  if (Word.text() != "where" || !Word.StartsLine || Tokens.options().Strict)
    return false;
  Lexer Ahead = Tokens.reread(Word.end());
  Token Name = Ahead.next();
  if (!Name.is(TokenKind::Identifier) ||
      !Ahead.next().isOneOf(TokenKind::Equal, TokenKind::Identifier))
    return false;
  if (Tokens.beginError())
    Tokens.diagnostics().report(
        Word.Range, DiagnosticID::ForeignWord, Word.text(),
        ("define '" + Name.text() + "' in front of the expression, with `let " +
         Name.text() + " = ... in`")
            .str());
  Tokens.skipToItem();
  return true;
}

Expression *Parser::parseArguments(SMLoc Start, Expression *Callee,
                                   ArrayRef<Expression *> Given) {
  size_t Base = Elements.size();
  size_t LabelBase = Labels.size();
  bool HasLabels = false;
  Elements.insert(Elements.end(), Given.begin(), Given.end());
  Labels.resize(LabelBase + Given.size());
  // The end of the text before the last argument, and the start of the last
  // argument.
  SMLoc End, Last;
  while (Tokens.atArgument()) {
    if (reportWhere(Tokens))
      break;
    End = Tokens.previousEnd();
    Last = Tok.start();
    Labels.push_back({});
    HasLabels |= isLabel(Tok);
    Elements.push_back(isLabel(Tok) ? parseLabelledArgument() : parseSimple());
  }
  if (Elements.size() == Base)
    return Callee;
  if (Tok.is(TokenKind::LeftArrow) && End.isValid() &&
      Elements.back()->Range.Start == Last)
    if (llvm::isa<ArrayGet, GetField>(Elements.back()) &&
        reportAssignedArgument(*Callee, *Elements.back(), End))
      parseAssignment(Last, Elements.back());
  auto Arguments = Context.copy(ArrayRef(Elements).drop_front(Base));
  Elements.resize(Base);
  auto *A = Context.make<Apply>(Tokens.from(Start), Callee, Arguments);
  if (HasLabels)
    A->Labels = Context.copy(ArrayRef(Labels).drop_front(LabelBase));
  Labels.resize(LabelBase);
  return A;
}

/// Parses an argument from its label on: `~x`, `~x:e` or `?x:e`. The caller has
/// added an element to Labels for this argument.
Expression *Parser::parseLabelledArgument() {
  SMRange Range = Tok.Range;
  StringRef Text = Tok.text();
  size_t Position = Labels.size() - 1;
  bool IsOptional = Text.consume_front("?");
  Text.consume_front("~");
  bool HasValue = Text.consume_back(":");
  StringRef Name = Context.intern(Text);
  Labels[Position] = {Name, IsOptional};
  Tokens.consume(Tok.Kind);
  if (HasValue)
    return parseSimple();
  return Context.make<VariableReference>(
      SMRange(SMLoc::getFromPointer(Range.Start.getPointer() + 1), Range.End),
      Name);
}

/// Parses `lazy e`, which is `Lazy.from_fun (fun () -> e)`.
Expression *Parser::parseLazy() {
  SMRange Word = Tok.Range;
  Tokens.consume(TokenKind::Lazy);
  Expression *E = parseSimple();
  SMRange Range = Tokens.from(Word.Start);
  auto *F = Context.make<FunctionDefinition>();
  F->Name = {"_", Word};
  Binder Unit{"_", Word, nullptr, /*IsUnitPattern=*/true};
  F->Parameters = Context.copy(ArrayRef(Unit));
  F->Body = E;
  F->Range = Range;
  Expression *Argument = Context.make<Fun>(Range, F);
  return Context.make<Apply>(
      Range,
      Context.make<VariableReference>(Word, Context.intern("Lazy.from_fun")),
      Context.copy(ArrayRef(Argument)));
}

/// Parses `let* p = e and* q = e in e`, which is an abbreviation for
///
///   ( let* ) (( and* ) e e) (fun (p, q) -> e)
Expression *Parser::parseBindingOperator() {
  NestingScope Nesting(Tokens);
  Nesting.deepen();
  SMLoc Start = Tok.start();
  Token Operator = Tok;
  size_t LazyBase = LazyPatterns.size();
  Pattern P;
  Expression *Value = nullptr;
  do {
    Token Word = Tok;
    Nesting.deepen();
    Tokens.next();
    Pattern Next = parsePattern();
    Expression *NextValue = parseValue();
    if (!Value) {
      P = Next;
      Value = NextValue;
      continue;
    }
    Value =
        makeSymbolCall(Context, Tokens.from(Start), Word, {Value, NextValue});
    llvm::cast<Apply>(Value)->IsFromLeft = true;
    Pattern Both[] = {P, Next};
    P = Pattern::compound(Pattern::Kind::Tuple, {P.Range.Start, Next.Range.End},
                          Context.copy(ArrayRef<Pattern>(Both)));
  } while (Tok.is(TokenKind::AndOperator));
  Tokens.expect(TokenKind::In);
  checkDistinctNames(Tokens, P);
  auto *F = Context.make<FunctionDefinition>();
  F->Name = {"_", Operator.Range};
  setParameters(*F, P);
  F->Body = forceParameters(LazyBase, parseSequence(SequenceContext::Operand));
  F->Range = Tokens.from(P.Range.Start);
  return makeSymbolCall(Context, Tokens.from(Start), Operator,
                        {Value, Context.make<Fun>(F->Range, F)});
}

/// Parses the rest of an assignment to Target, an element or a field.
Expression *Parser::parseAssignment(SMLoc Start, Expression *Target) {
  NestingScope Nesting(Tokens);
  Nesting.deepen();
  auto *Element = llvm::dyn_cast<ArrayGet>(Target);
  if (Element && Element->IsString && Tokens.beginError())
    Tokens.diagnostics().report(Tok.Range, DiagnosticID::StringAssignment);
  Tokens.next();
  Expression *Value = parseExpression();
  if (auto *Field = llvm::dyn_cast<GetField>(Target))
    return Context.make<SetField>(Tokens.from(Start), Field->Object,
                                  Field->Name, Value);
  return Context.make<ArrayPut>(Tokens.from(Start), Element->Array,
                                Element->Index, Value);
}

/// Reports an assignment to an array element or a field that has been parsed as
/// the last argument of a call, as in `print_int x a.(0) <- 1`. End is the end
/// of the text before this argument. Returns whether the message suggests a `;`
/// before the argument. The assignment is then parsed as a separate expression.
bool Parser::reportAssignedArgument(const Expression &Callee,
                                    const Expression &Target, SMLoc End) {
  DiagnosticEngine &Diagnostics = Tokens.diagnostics();
  const bool LacksSemicolon =
      Diagnostics.position(Target.Range.Start).Line !=
          Diagnostics.position(End).Line ||
      llvm::isa<UnitLiteral, BoolLiteral, IntLiteral, FloatLiteral,
                CharacterLiteral, StringLiteral>(Callee);
  if (!Tokens.beginError())
    return LacksSemicolon;
  if (LacksSemicolon) {
    Diagnostics.report(Target.Range, DiagnosticID::MissingSemicolon)
        .insert(End, ";");
  } else {
    reportBadAssignment(Tokens).note(
        Target.Range, "this is an argument of a call; to assign to it "
                      "after the call, write `;` before it; to assign to an "
                      "element of the result, write `(f x).(i) <- e`");
    Tokens.setRecovering(true);
  }
  return LacksSemicolon;
}

/// Parses a call of a keyword: `Array.make`, `Array.create`, `Array.length` or
/// `assert`.
Expression *Parser::parseKeywordCall() {
  Token Name = Tok;
  Tokens.next();
  bool IsAssert = Name.is(TokenKind::Assert);
  if (!IsAssert && !Tokens.options().Strict && !Tokens.atArgument())
    return makeKeywordValue(Context, Name);
  unsigned Wanted = IsAssert || Name.is(TokenKind::ArrayLength) ? 1 : 2;
  Expression *Arguments[2] = {nullptr, nullptr};
  unsigned Found = 0;
  for (; Found < Wanted && Tokens.atArgument() && !isLabel(Tok); ++Found)
    Arguments[Found] = parseSimple();
  if (!IsAssert && !Tokens.options().Strict &&
      (Found < Wanted || Tokens.atArgument()))
    return parseArguments(Name.start(), makeKeywordValue(Context, Name),
                          ArrayRef(Arguments).take_front(Found));
  for (; Tokens.atArgument(); ++Found)
    parseSimple();
  if (Found != Wanted) {
    if (Tokens.beginError())
      Tokens.diagnostics().report(
          Name.Range, DiagnosticID::KeywordArguments, description(Name.Kind),
          Wanted == 1 ? "1 argument" : "2 arguments", Found);
    Tokens.setRecovering(true);
    return makePlaceholder(Tokens, Context);
  }
  if (IsAssert)
    return Context.make<Assert>(Tokens.from(Name.start()), Arguments[0]);
  if (Wanted == 1)
    return Context.make<ArrayLength>(Tokens.from(Name.start()), Arguments[0]);
  return Context.make<ArrayMake>(Tokens.from(Name.start()), Arguments[0],
                                 Arguments[1]);
}

//===- Simple expressions -------------------------------------------------===//

Expression *Parser::parseSimple() {
  if (!startsArgument(Tok) && Tokens.atArgument()) {
    Token Name = Tok;
    Tokens.next();
    return makeKeywordValue(Context, Name);
  }
  SMLoc Start = Tok.start();
  Expression *E = parseAtom();
  NestingScope Nesting(Tokens);
  while (Tok.isOneOf(TokenKind::Dot, TokenKind::DotLeftBracket)) {
    bool IsString = Tok.is(TokenKind::DotLeftBracket);
    SMRange Opening = Tok.Range;
    Tokens.next();
    if (!IsString && !Tokens.options().Strict &&
        Tok.isOneOf(TokenKind::Identifier, TokenKind::QualifiedName)) {
      FieldName Name = parseFieldName();
      E = Context.make<GetField>(Tokens.from(Start), E, Name);
      Nesting.deepen();
      continue;
    }
    if (!IsString) {
      Opening = Tok.Range;
      if (!parseElementStart())
        continue;
    }
    Expression *Index = parseSequence(SequenceContext::Other);
    expectClosing(Tokens,
                  IsString ? TokenKind::RightBracket : TokenKind::RightParen,
                  Opening);
    E = Context.make<ArrayGet>(Tokens.from(Start), E, Index, IsString);
    Nesting.deepen(); // The next access contains this one.
  }
  return E;
}

/// Consumes the `(` of `.(`, or reports that it is missing and returns false.
bool Parser::parseElementStart() {
  if (Tok.is(TokenKind::LeftParen)) {
    Tokens.next();
    return true;
  }
  if (Tokens.beginError()) {
    Diagnostic D = Tokens.diagnostics().report(
        Tok.Range, DiagnosticID::EmptyElement, describe(Tok));
    if (Tok.is(TokenKind::Integer))
      D.replace(Tok.Range, "(" + Tok.text() + ")");
    // This looks like a field, which the original language does not have.
    if (Tok.text() == "length")
      D.note(SMRange(), "no function returns the length of an array; keep the "
                        "length in a variable");
    else if (Tok.is(TokenKind::Identifier))
      D.note(SMRange(), "an element of an array is `a.(i)`; there are no "
                        "records: use a tuple, `let (x, y) = p in`");
  }
  Tokens.setRecovering(true);
  if (startsArgument(Tok))
    Tokens.next();
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
    Tokens.next();
    return Context.make<BoolLiteral>(Range, Value);
  }
  case TokenKind::Exclamation:
  case TokenKind::PrefixSymbol:
    return parseDereference();
  case TokenKind::LeftArray:
    return parseArrayLiteral();
  case TokenKind::LeftBracket:
    return parseListLiteral();
  case TokenKind::LeftBrace:
    return parseRecord();
  case TokenKind::Integer:
    return parseInteger();
  case TokenKind::Float:
    return parseFloat();
  case TokenKind::Character: {
    uint8_t Value = literalValue(Tok.text()).front();
    Tokens.next();
    return Context.make<CharacterLiteral>(Range, Value);
  }
  case TokenKind::String: {
    StringRef Value = Context.intern(literalValue(Tok.text()));
    Tokens.next();
    return Context.make<StringLiteral>(Range, Value);
  }
  case TokenKind::Identifier:
  case TokenKind::QualifiedName: {
    StringRef Name = Context.intern(Tok.text());
    Tokens.next();
    return Context.make<VariableReference>(Range, Name);
  }
  case TokenKind::Constructor: {
    StringRef Name = Context.intern(Tok.text());
    const bool IsPrefix = atPrefix();
    Tokens.next();
    if (IsPrefix)
      return parsePrefix({Name, Range});
    if (Tok.is(TokenKind::Dot)) {
      if (Tokens.beginError())
        Tokens.diagnostics().report(Range, DiagnosticID::OpenedModule, Name);
      Tokens.setRecovering(true);
    }
    return Context.make<Construct>(Range, Name, Range,
                                   llvm::MutableArrayRef<Expression *>());
  }
  default:
    return reportNoExpression();
  }
}

Expression *Parser::parseParenthesized() {
  SMRange Opening = Tok.Range;
  TokenKind Closing =
      Tok.is(TokenKind::Begin) ? TokenKind::End : TokenKind::RightParen;
  Tokens.next();
  if (Tokens.consume(Closing))
    return Context.make<UnitLiteral>(Tokens.from(Opening.Start));
  if (Closing == TokenKind::RightParen && !Tokens.options().Strict)
    if (Expression *Function = parseOperatorValue(Opening))
      return Function;
  const bool WasInBegin = std::exchange(IsInBegin, Closing == TokenKind::End);
  Expression *E = parseSequence(SequenceContext::Other);
  IsInBegin = WasInBegin;
  const TypeExpression *Annotation =
      !Tokens.options().Strict && Closing == TokenKind::RightParen
          ? parseAnnotation()
          : nullptr;
  expectClosing(Tokens, Closing, Opening);
  if (Annotation)
    return Context.make<Annotated>(Tokens.from(Opening.Start), E, Annotation);
  // In `(function p -> e)` the match begins where the function does, and so do
  // the first parameter's pattern in `(fun p -> e)` and p in `(let p = e in e)`
  // if it begins with the `let`.
  if (auto *L = llvm::dyn_cast<LetDefinitions>(E))
    if (Pattern &P = L->Definitions.front().Target;
        P.Opening.isValid() &&
        P.Opening.getPointer() <= L->Range.Start.getPointer())
      P.Opening = Opening.Start;
  if (auto *A = llvm::dyn_cast<Assert>(E))
    A->Opening = Opening.Start;
  auto *F = llvm::dyn_cast<Fun>(E);
  auto *M = llvm::dyn_cast<Match>(F ? F->Function->Body : E);
  if (M && M->Range.Start == E->Range.Start)
    M->Opening = Opening.Start;
  else if (F && !F->Function->Patterns.empty())
    F->Function->Patterns.front().Opening = Opening.Start;
  return E;
}

/// Returns the text of a number in lower case without underscores.
static std::string digits(StringRef Text) {
  std::string Digits = Text.lower();
  llvm::erase(Digits, '_');
  return Digits;
}

Expression *Parser::parseInteger() {
  SMRange Range = Tok.Range;
  uint64_t Largest = Tok.start() == NegatedLiteral ? 0x80000000 : 0x7FFFFFFF;
  uint64_t Value;
  std::string Digits = digits(Tok.text());
  bool HasPrefix = Digits.size() > 2 && llvm::isAlpha(Digits[1]);
  if (StringRef(Digits).getAsInteger(HasPrefix ? 0 : 10, Value) ||
      Value > Largest) {
    if (Tokens.beginError())
      Tokens.diagnostics().report(Range, DiagnosticID::IntTooLarge, Tok.text());
    Value = 0;
  }
  Tokens.next();
  return Context.make<IntLiteral>(Range, int32_t(Value));
}

Expression *Parser::parseFloat() {
  SMRange Range = Tok.Range;
  // A literal too large for a double is infinity, as in OCaml.
  double Value = std::strtod(digits(Tok.text()).c_str(), nullptr);
  Tokens.next();
  return Context.make<FloatLiteral>(Range, Value);
}

/// Whether an `in` in the same line follows the current `exception`.
bool Parser::atLocalException() const {
  Lexer Rest = Tokens.reread(Tok.end());
  for (Token T = Rest.next();
       !T.StartsLine && !T.is(TokenKind::EndOfFile) && !T.is(TokenKind::Let);
       T = Rest.next())
    if (T.is(TokenKind::In))
      return true;
  return false;
}

/// Reports that no expression begins with the current token.
Expression *Parser::reportNoExpression() {
  switch (Tok.Kind) {
  case TokenKind::Underscore:
    reportWildcard(Tokens);
    [[fallthrough]];
  case TokenKind::Invalid:
    Tokens.next();
    return makePlaceholder(Tokens, Context);
  case TokenKind::ReservedWord:
    reportForeignWord(Tokens);
    Tokens.skipForeignConstruct();
    return makePlaceholder(Tokens, Context);
  case TokenKind::Not:
  case TokenKind::Fun:
  case TokenKind::For:
  case TokenKind::While:
  case TokenKind::Try:
  case TokenKind::ArrayCreate:
  case TokenKind::ArrayMake:
  case TokenKind::ArrayLength:
  case TokenKind::Assert:
    if (Tokens.beginError())
      Tokens.diagnostics().report(
          Tok.Range, DiagnosticID::ArgumentNeedsParentheses, describe(Tok));
    break;
  case TokenKind::Else:
    reportTrailingText(Tokens);
    break;
  case TokenKind::Exception:
    if (atLocalException()) {
      SMLoc Start = Tok.start();
      if (Tokens.beginError())
        Tokens.diagnostics()
            .report(Tok.Range, DiagnosticID::NestedException)
            .insert(Start, "let ");
      Expression *E = parseLocalException(Start);
      *continuation(E) = parseSequence(SequenceContext::Operand);
      return E;
    }
    [[fallthrough]];
  case TokenKind::External:
    reportNestedItem(Tokens);
    return makePlaceholder(Tokens, Context);
  case TokenKind::TypeVariable:
    if (reportQuotedText(Tokens)) {
      Tokens.next();
      return makePlaceholder(Tokens, Context);
    }
    [[fallthrough]];
  default:
    if (Tokens.beginError()) {
      Diagnostic D = Tokens.diagnostics().report(
          Tok.Range, DiagnosticID::ExpectedExpression, describe(Tok));
      // Comments of other languages.
      if (Tok.text() == "/*" || Tok.text() == "//") {
        D.note(SMRange(), "a comment is written `(* ... *)`");
        Tokens.skipToItem();
        return makePlaceholder(Tokens, Context);
      }
    }
  }
  Tokens.setRecovering(true);
  // If the token is an operator, parsing continues with its right operand.
  if (!binaryOperator(Tok) && !Tok.is(TokenKind::LeftArrow))
    Tokens.skipToSync();
  return makePlaceholder(Tokens, Context);
}

//===- The extended language ----------------------------------------------===//

Expression *Parser::parseReferenceAssignment(SMLoc Start, Expression *Target) {
  NestingScope Nesting(Tokens);
  Nesting.deepen();
  SMLoc OperatorLoc = Tok.start();
  Tokens.consume(TokenKind::ColonEqual);
  Expression *Value = parseExpression();
  return Context.make<Assign>(Tokens.from(Start), OperatorLoc, Target, Value);
}

/// Parses `fun x y -> e` or `fun x y : t -> e`, which extends as far as possible.
Expression *Parser::parseFun() {
  SMRange Word = Tok.Range;
  Tokens.next();
  auto *Function = Context.make<FunctionDefinition>();
  Function->Name = {"_", Word};
  size_t HiddenBase = HiddenParameters.size();
  size_t TypeBase = AbstractTypes.size();
  size_t LazyBase = LazyPatterns.size();
  parseParameters(*Function, TokenKind::Arrow);
  // The arrow after the type is that of the function.
  if (Tokens.consume(TokenKind::Colon))
    Function->ResultAnnotation = parsePostfixType();
  if (Tok.is(TokenKind::Comma) && Tokens.beginError()) {
    Tokens.diagnostics()
        .report(Tok.Range, DiagnosticID::ExpectedToken,
                description(TokenKind::Arrow), describe(Tok))
        .note(SMRange(), "a function of two parameters is `fun x y -> e`, and "
                         "a function of a pair is `fun (x, y) -> e`");
    Tokens.setRecovering(true);
  }
  if ((Tok.is(TokenKind::Equal) || Tok.text() == "=>") && Tokens.beginError()) {
    Tokens.diagnostics()
        .report(Tok.Range, DiagnosticID::ExpectedToken,
                description(TokenKind::Arrow), describe(Tok))
        .replace(Tok.Range, "->")
        .note(SMRange(), "`fun x -> e` is a function without a name; `let f x "
                         "= e` defines a function with a name");
    Tokens.setRecovering(true);
  }
  if (!Tokens.expect(TokenKind::Arrow)) {
    Tokens.skipToSync();
    Function->Body = makePlaceholder(Tokens, Context);
  } else {
    Expression *Body = parseSequence(SequenceContext::Operand);
    Body = matchParameters(HiddenBase, LazyBase, Body);
    Function->Body = mergeFunctions(*Function, Body);
  }
  AbstractTypes.resize(TypeBase);
  if (!Function->Patterns.empty())
    Function->Patterns.front().Opening = Word.Start;
  Function->Range = Tokens.from(Word.Start);
  return Context.make<Fun>(Function->Range, Function);
}

Expression *Parser::parseFor() {
  SMRange Word = Tok.Range;
  Tokens.next();
  Binder Variable{"_", Tok.Range};
  if (Tok.isOneOf(TokenKind::Identifier, TokenKind::Underscore,
                  TokenKind::Invalid)) {
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
        .note(SMRange(),
              "a loop is written `for i = 1 to 10 do ... done`; "
              "`List.iter f l` and `Array.iter f a` call f with each "
              "element");
    Tokens.setRecovering(true);
  }
  if (Tokens.expect(TokenKind::Equal)) {
    From = parseSequence(SequenceContext::Operand);
    IsDownward = Tok.is(TokenKind::Downto);
    if (Tokens.consume(TokenKind::Downto) || Tokens.expect(TokenKind::To))
      To = parseSequence(SequenceContext::Operand);
  }
  Expression *Body = parseLoopBody(Word);
  return Context.make<For>(Tokens.from(Word.Start), Variable, IsDownward, From,
                           To, Body);
}

Expression *Parser::parseWhile() {
  SMRange Word = Tok.Range;
  Tokens.next();
  Expression *Condition = parseSequence(SequenceContext::Operand);
  Expression *Body = parseLoopBody(Word);
  return Context.make<While>(Tokens.from(Word.Start), Condition, Body);
}

/// Parses `do e done` for the loop that begins at Opening.
Expression *Parser::parseLoopBody(SMRange Opening) {
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
  Expression *Body = parseSequence(SequenceContext::Other);
  expectClosing(Tokens, TokenKind::Done, Opening);
  return Body;
}

/// Parses `!r`, `! !r`, and user-defined prefix operators, which bind tighter
/// than `.(`.
Expression *Parser::parseDereference() {
  size_t Base = Prefixes.size();
  NestingScope Nesting(Tokens);
  while (Tok.isOneOf(TokenKind::Exclamation, TokenKind::PrefixSymbol)) {
    Nesting.deepen();
    Prefixes.push_back(Tok);
    Tokens.next();
  }
  Expression *E = parseAtom();
  for (; Prefixes.size() > Base; Prefixes.pop_back()) {
    const Token &Prefix = Prefixes.back();
    E = makePrefixCall(Context, Tokens.options(), Tokens.from(Prefix.start()),
                       Prefix, E);
  }
  return E;
}

/// Parses the elements of an array or a list, with its brackets.
llvm::MutableArrayRef<Expression *> Parser::parseElements(TokenKind Closing) {
  NestingScope Nesting(Tokens);
  Nesting.deepen();
  SMRange Opening = Tok.Range;
  Tokens.consume(Tok.Kind);
  size_t Base = Elements.size();
  if (!Tok.is(Closing)) {
    do
      Elements.push_back(parseExpression());
    while (Tokens.consume(TokenKind::Semicolon) && !Tok.is(Closing));
  }
  auto Copy = Context.copy(ArrayRef(Elements).drop_front(Base));
  Elements.resize(Base);
  expectClosing(Tokens, Closing, Opening);
  return Copy;
}

Expression *Parser::parseArrayLiteral() {
  SMLoc Start = Tok.start();
  auto Copy = parseElements(TokenKind::RightArray);
  return Context.make<ArrayLiteral>(Tokens.from(Start), Copy);
}

Expression *Parser::parseListLiteral() {
  SMLoc Start = Tok.start();
  auto Copy = parseElements(TokenKind::RightBracket);
  SMRange Range = Tokens.from(Start);
  if (Copy.empty())
    return Context.make<Construct>(Range, Context.intern("[]"), Range, Copy);
  return Context.make<ListLiteral>(Range, Copy);
}

/// Whether a record expression continues with the name of a field. Otherwise,
/// it continues with an expression and `with`.
bool Parser::atFieldName() const {
  return !startsArgument(Tok) ||
         (Tok.isOneOf(TokenKind::Identifier, TokenKind::QualifiedName) &&
          !Tokens.reread(Tok.end()).next().isOneOf(
              TokenKind::With, TokenKind::Dot, TokenKind::DotLeftBracket));
}

/// Parses `{ x = e; y }` or `{ e with x = e }`.
Expression *Parser::parseRecord() {
  NestingScope Nesting(Tokens);
  Nesting.deepen();
  SMRange Opening = Tok.Range;
  Tokens.consume(TokenKind::LeftBrace);
  Expression *Copied = nullptr;
  if (!atFieldName()) {
    Copied = parseSimple();
    Tokens.expect(TokenKind::With);
  }
  size_t Base = Elements.size();
  size_t NameBase = FieldNames.size();
  do {
    FieldName Name = parseFieldName();
    if (Name.Name.empty())
      break;
    FieldNames.push_back(Name);
    const bool IsColon = Tok.is(TokenKind::Colon);
    if (IsColon && Tokens.beginFollowingError())
      Tokens.diagnostics()
          .report(Tok.Range, DiagnosticID::ExpectedToken,
                  description(TokenKind::Equal), describe(Tok))
          .replace(Tok.Range, "=")
          .note(SMRange(),
                "the fields of a record are written `{ x = 1; y = 2 }`");
    if (IsColon)
      Tokens.next();
    Elements.push_back(IsColon || Tokens.consume(TokenKind::Equal)
                           ? parseExpression()
                           : Context.make<VariableReference>(
                                 Name.Range, unqualifiedName(Name.Name)));
  } while (Tokens.consume(TokenKind::Semicolon) &&
           !Tok.is(TokenKind::RightBrace));
  auto Values = Context.copy(ArrayRef(Elements).drop_front(Base));
  auto Names = Context.copy(ArrayRef(FieldNames).drop_front(NameBase));
  Elements.resize(Base);
  FieldNames.resize(NameBase);
  expectClosing(Tokens, TokenKind::RightBrace, Opening);
  checkDistinctLabels(Tokens, Names, "field", "record");
  return Context.make<Record>(Tokens.from(Opening.Start), Copied, Names,
                              Values);
}
