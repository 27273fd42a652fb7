//===- Parser.h - The parser ------------------------------------*- C++ -*-===//
//
// A recursive-descent parser with one token of lookahead. It recurses on nested
// text. It parses chains (`let ... in let ... in`, `a; b; c`, `1 + 2 + 3`,
// `else if`, `a.(i).(j)`) by loops, whose partial results are on stacks that
// all activations share, so that stack frames stay small.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_PARSER_PARSER_H
#define MINCAML_LIB_FRONTEND_PARSER_PARSER_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Lexer.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/Support/Compiler.h"
#include <optional>
#include <string>
#include <vector>

namespace mincaml {

//===----------------------------------------------------------------------===//
// The tokens
//
// The tokens of a buffer, with one token of lookahead, and the state of error
// recovery. After an error, the parser skips to a token at which it can
// continue. It reports nothing until it has consumed a token that it expected,
// so that one mistake gives one message.
//
//===----------------------------------------------------------------------===//

/// Whether an expression can begin with T. An Invalid token may stand for an
/// expression, an argument or a parameter.
bool startsExpression(const Token &T);
/// Whether T begins an item that only the top level has: the definition of a
/// type or an exception, or the declaration of an external.
bool startsItem(const Token &T);
/// Whether T opens, or closes, a bracket or `begin ... end`.
bool opensBracket(const Token &T);
bool closesBracket(const Token &T);
bool startsArgument(const Token &T);
/// Whether T begins a parameter or an argument with a label.
bool isLabel(const Token &T);
/// Whether a parameter of the original language can begin with T.
bool startsParameter(const Token &T);
/// Whether a pattern can begin with T.
bool startsPattern(const Token &T);

/// Returns the name of a token in messages.
std::string describe(const Token &T);

class TokenStream {
public:
  /// The stream starts before the first token. Call `next` once to reach it.
  TokenStream(const llvm::SourceMgr &Sources, unsigned BufferID,
              const LanguageOptions &Options, DiagnosticEngine &Diagnostics)
      : Options(Options), Diagnostics(Diagnostics),
        TheLexer(Sources, BufferID, Options, Diagnostics) {}

  const LanguageOptions &options() const { return Options; }
  DiagnosticEngine &diagnostics() const { return Diagnostics; }

  const Token &current() const { return Current; }
  /// See Lexer::invalidInComment.
  llvm::SMLoc invalidInComment() const { return TheLexer.invalidInComment(); }
  /// The end of the token before the current one.
  llvm::SMLoc previousEnd() const { return PreviousEnd; }
  /// The source range from Start to the end of the previous token.
  llvm::SMRange from(llvm::SMLoc Start) const { return {Start, PreviousEnd}; }

  /// Whether the current token is the keyword Word of OCaml, which is reserved
  /// in MinCaml.
  bool atReserved(llvm::StringRef Word) const;

  /// Whether the current token begins an argument of a call.
  bool atArgument() const;

  /// Whether the layout suggests that a definition at the top level begins here:
  /// it is in the first column.
  bool atItem() const;

  /// Whether the token after the current one is of this kind.
  bool precedes(TokenKind Kind) const {
    return reread(Current.end()).next().is(Kind);
  }

  /// If the current token is a run of operator characters that begins with the
  /// token First, reports that, makes First the current token, and returns
  /// true.
  bool separateSymbol(TokenKind First);

  void next();
  /// Consumes the current token and ends recovery, if the token is of this
  /// kind. Returns whether it was.
  bool consume(TokenKind Kind);
  /// Consumes the current token, like `consume`. If it is of another kind,
  /// reports an error, with a note unless Note is empty, and starts recovery.
  bool expect(TokenKind Kind, llvm::SMRange NoteAt = {},
              llvm::StringRef Note = "");

  /// Must be called before any error is reported. Returns false if the error
  /// would only be a consequence of an earlier one, or not be printed.
  bool beginError();
  /// Like `beginError`, for an error that is probably a consequence of another one in
  /// the same item at the top level.
  bool beginFollowingError() {
    return beginError() && Diagnostics.errors() == ErrorsBeforeItem;
  }
  /// Called at the beginning of each item at the top level. Ends recovery if
  /// the item begins in the first column. An item that does not begin a line is
  /// probably a part of the item before it.
  void beginItem() {
    if (Current.StartsLine)
      ErrorsBeforeItem = Diagnostics.errors();
    if (atItem())
      Recovering = false;
  }
  bool hasFailed() const { return Failed; }
  bool isRecovering() const { return Recovering; }
  void setRecovering(bool R) { Recovering = R; }

  /// Starts recovery: skips to a token that ends the construct that cannot be
  /// parsed.
  void skipToSync();
  /// Starts recovery: skips a construct that MinCaml does not have, which
  /// begins with the current reserved word. A loop is skipped up to its `done`,
  /// and a `match` or `fun` up to a token that must end an expression. For
  /// other constructs, this is like `skipToSync`.
  void skipForeignConstruct();
  /// Starts recovery: skips to the next definition at the top level.
  void skipToItem();
  /// Starts recovery: skips a module, a module type or a functor, up to the
  /// next item after its last `end`.
  void skipModule();

  /// Returns a lexer that reads the same text again, from Loc on, and reports
  /// nothing.
  Lexer reread(llvm::SMLoc Loc) const;
  llvm::StringRef textBefore(llvm::SMLoc Loc) const {
    return TheLexer.textBefore(Loc);
  }
  llvm::StringRef lineAfter(llvm::SMLoc Loc) const {
    return TheLexer.lineAfter(Loc);
  }

private:
  friend class NestingScope;
  void deepen();
  void abandon();

  const LanguageOptions &Options;
  DiagnosticEngine &Diagnostics;
  Lexer TheLexer;

  Token Current;
  llvm::SMLoc PreviousEnd;
  unsigned Depth = 0;
  /// Whether an error has been reported or suppressed.
  bool Failed = false;
  /// The number of errors before the current item at the top level.
  unsigned ErrorsBeforeItem = 0;
  /// Whether errors are suppressed until an expected token is consumed.
  bool Recovering = false;
  /// Whether the nesting limit was exceeded, so that the rest of the text is
  /// not read.
  bool Abandoned = false;
};

/// Counts the levels of nesting that are entered during its lifetime. Its
/// destructor leaves all of them. If a level exceeds the limit, this is
/// reported, and the text appears to end there.
class NestingScope {
public:
  explicit NestingScope(TokenStream &Tokens)
      : Tokens(Tokens), DepthBefore(Tokens.Depth) {}
  ~NestingScope() { Tokens.Depth = DepthBefore; }
  NestingScope(const NestingScope &) = delete;
  NestingScope &operator=(const NestingScope &) = delete;

  void deepen() { Tokens.deepen(); }

private:
  TokenStream &Tokens;
  const unsigned DepthBefore;
};

//===----------------------------------------------------------------------===//
// The parser
//===----------------------------------------------------------------------===//

/// The construct that a sequence is part of.
enum class SequenceContext : uint8_t {
  Value,    ///< value of a definition: `in` follows
  Operand,  ///< operand or condition: an `else` belongs to an outer `if`
  TopLevel, ///< top level of the program: a definition or `;;` may follow
  Other,    ///< expression in brackets
};

/// The parser. Its functions are not inlined if they have variables that
/// nested text does not need: a single frame with the variables of all of them
/// would need more stack for each level of nesting. For the same reason, each
/// of its files is compiled separately.
class Parser {
public:
  Parser(TokenStream &Tokens, ast::ASTContext &Context)
      : Tokens(Tokens), Tok(Tokens.current()), Context(Context) {}

  /// Parses a program of the extended language: definitions without `in`, and
  /// expressions, which begin the program or follow `;;`. Returns null if it
  /// contains no expression and no definition.
  ast::Expression *parseProgram();
  /// Parses a sequence: definitions, and expressions with `;` between them. If
  /// First is not null, it is a definition that begins the sequence and has
  /// already been parsed.
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *
  parseSequence(SequenceContext Where, ast::Expression *First = nullptr);

private:
  //===- The top level and sequences: Parser.cpp --------------------------===//

  /// The item before the current token.
  enum class Previous : uint8_t { Nothing, Definition, Expression };

  void parseItems(TokenKind Last);
  void parseItem(Previous Before);
  llvm::StringRef parseSymbol();
  ast::Expression *parseExternalDefinition();
  void reportExpression(Previous Before, llvm::SMRange Range, bool IsLet);
  ast::Expression *connect(size_t Base);
  bool isClosedInItem() const;
  bool continues(SequenceContext Where);

  //===- Modules: ModuleParser.cpp ----------------------------------------===//

  //   definition ::= "module" Name "="
  //                  (structure | path ["(" (structure | path) ")"])
  //                | ("open" | "include") path
  //   let        ::= "let" ("open" path | "module" ...)
  //   structure  ::= "struct" items "end"
  //   path       ::= Name {"." Name}

  ast::Expression *parseModuleDefinition();
  ast::Expression *parseStructure();
  ast::Expression *parseOpen();
  /// Parses `let open M in` from `open` on.
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parseLetOpen(llvm::SMLoc Start);
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parseLocalModule(llvm::SMLoc Start);
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *
  parseLocalException(llvm::SMLoc Start);
  /// Parses the rest of `M.(e)`, `M.[e]`, `M.[|e|]` or `M.{x = e}`.
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parsePrefix(ast::FieldName Path);
  bool atPrefix() const;
  ast::FieldName parsePath();
  ast::Expression *skipModule(llvm::SMLoc Start, llvm::SMRange At,
                              llvm::StringRef Message);

  //===- Definitions: DefinitionParser.cpp --------------------------------===//

  /// Parses `let ... in`, without the body that follows. The current token is
  /// `let`, or an `and` that was reported. At the top level, the `in` may be
  /// absent. Returns a Let, LetRec, LetTuple or LetDefinitions without a body.
  ast::Expression *parseDefinition(bool AtTopLevel = false);
  /// Parses the parameters of a function, at least one, up to a token of the
  /// kind Before.
  void parseParameters(ast::FunctionDefinition &Function, TokenKind Before);

  // The extended language.
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *
  parseExtended(llvm::SMLoc Start, bool IsRecursive, bool AtTopLevel);
  ast::Definition parseTarget(bool IsRecursive);
  ast::Pattern parseLabelledParameter(Label &L);
  ast::Expression *parseBareDefault(llvm::SMLoc NameStart);
  ast::Pattern hideParameter(const ast::Pattern &P, llvm::StringRef Name,
                             ast::Expression *Default, size_t LazyBase);
  bool mustFollowDefaults(size_t Base, const ast::Pattern &P);
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *
  matchParameters(size_t HiddenBase, size_t LazyBase, ast::Expression *Body);
  ast::Expression *mergeFunctions(ast::FunctionDefinition &Outer,
                                  ast::Expression *Body);
  void setParameters(ast::FunctionDefinition &Function,
                     llvm::ArrayRef<ast::Pattern> Parameters);
  ast::Expression *
  makeDefinitions(llvm::SMLoc Start, bool IsRecursive, bool IsTopLevel,
                  llvm::MutableArrayRef<ast::Definition> NewOnes,
                  llvm::MutableArrayRef<ast::Expression *> NewValues);

  // The original language.
  ast::Expression *parseFunction(llvm::SMLoc Start);
  ast::Expression *parseVariable(llvm::SMLoc Start, ast::Binder Name);
  ast::Expression *parseTuplePattern(llvm::SMLoc Start);
  ast::Expression *parseUnitBinding(llvm::SMLoc Start, llvm::SMLoc Pattern);
  ast::Expression *parseBareTuple(llvm::SMLoc Start, ast::Binder First);
  ast::Expression *finishTuple(llvm::SMLoc Start);
  bool parseParameter();
  bool parseParenthesizedParameter();
  ast::Binder parseBinder();

  // The functions below parse both languages.
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parseValue();
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *skipDefinition(llvm::SMLoc Start);
  LLVM_ATTRIBUTE_NOINLINE void finishDefinition(llvm::SMLoc Start,
                                                llvm::SMLoc ValueStart,
                                                llvm::StringRef What);

  void reportMissingParameter(llvm::StringRef Name, llvm::SMLoc NameEnd);
  void reportMissingRec(llvm::SMLoc LetStart, const ast::Binder &Name);
  void reportMissingIn(llvm::SMLoc Start, llvm::SMLoc ValueStart,
                       llvm::StringRef What);

  //===- Expressions: ExpressionParser.cpp --------------------------------===//

  /// Parses an expression that binds tighter than `;`, from an assignment or a
  /// tuple down to a literal.
  ast::Expression *parseExpression();
  /// Parses an expression that can be an argument.
  ast::Expression *parseSimple();

  ast::Expression *parseTuple();
  ast::Expression *parseBinary();
  ast::Expression *parseOperand();
  ast::Expression *applyPrefix(const Token &Operator, llvm::SMLoc OperandStart,
                               ast::Expression *Operand);
  ast::Expression *parseIf();
  /// Parses a call or a simple expression. IsNegated says whether `not`
  /// precedes it.
  ast::Expression *parseApplication(bool IsNegated);
  ast::Expression *parseArguments(llvm::SMLoc Start, ast::Expression *Callee,
                                  llvm::ArrayRef<ast::Expression *> Given = {});
  ast::Expression *parseKeywordCall();
  ast::Expression *parseAssignment(llvm::SMLoc Start, ast::Expression *Target);
  LLVM_ATTRIBUTE_NOINLINE bool
  reportAssignedArgument(const ast::Expression &Callee,
                         const ast::Expression &Target, llvm::SMLoc End);
  bool parseElementStart();
  ast::Expression *parseAtom();
  ast::Expression *parseParenthesized();
  ast::Expression *parseInteger();
  ast::Expression *parseFloat();
  bool atLocalException() const;
  ast::Expression *reportNoExpression();

  // The extended language.
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *
  parseReferenceAssignment(llvm::SMLoc Start, ast::Expression *Target);
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parseFun();
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parseLazy();
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parseBindingOperator();
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parseLabelledArgument();
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parseFor();
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parseWhile();
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parseLoopBody(llvm::SMRange Opening);
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parseDereference();
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parseArrayLiteral();
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parseListLiteral();
  llvm::MutableArrayRef<ast::Expression *> parseElements(TokenKind Closing);
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parseRecord();
  LLVM_ATTRIBUTE_NOINLINE bool atFieldName() const;

  /// Parses an operator that is used as a function, `(+)`, after its opening
  /// parenthesis. If the parentheses contain anything else, consumes nothing
  /// and returns null.
  ast::Expression *parseOperatorValue(llvm::SMRange Opening);

  //===- Exceptions and matching: DefinitionParser.cpp --------------------===//

  //   definition ::= "exception" Name ["of" type]
  //   match      ::= "match" sequence "with" cases
  //                | "try" sequence "with" cases
  //   function   ::= "function" cases
  //   cases      ::= ["|"] case {"|" case}
  //   case       ::= (pattern | exceptions) ["when" sequence] "->" sequence
  //   exceptions ::= "exception" applied {"|" "exception" applied}

  ast::Expression *parseExceptionDefinition();
  /// Parses a constructor with its argument, if it has one: `E` or `E e`.
  /// Several arguments are written as a tuple in parentheses.
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parseConstruct();
  /// Parses a `match` or `try`, which extends as far as possible.
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parseMatch();
  /// Parses `function p -> e | p -> e`, which extends as far as possible.
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parseFunctionByCases();
  LLVM_ATTRIBUTE_NOINLINE ast::Match *parseCases(llvm::SMLoc Start, bool IsTry,
                                                 ast::Expression *Scrutinee);
  ast::MatchCase parseCasePattern(bool IsTry);
  ast::Pattern parseExceptionPattern();

  //===- Patterns: PatternParser.cpp --------------------------------------===//

  //   pattern ::= tuple {"|" tuple} | pattern "as" name
  //   tuple   ::= cons {"," cons}
  //   cons    ::= applied {"::" applied}
  //   applied ::= Name applied | "lazy" simple | simple
  //   simple  ::= name | "_" | Name | literal | char ".." char
  //             | "(" [pattern [":" type]] ")"
  //             | "{" field {";" field} [";"] "}"
  //             | "[" [pattern {";" pattern} [";"]] "]", or with `[|` and `|]`
  //   field   ::= name ["=" pattern] | "_"
  //
  // A pattern that cannot be parsed becomes `_`.

  ast::Pattern parsePattern();
  /// Parses the rest of a pattern after First, an applied pattern.
  ast::Pattern parsePatternAfter(const ast::Pattern &First);
  ast::Pattern parseName(const ast::Pattern &Named);
  ast::Pattern parseSimplePattern();

  ast::Pattern parseAlternatives(const ast::Pattern &First);
  ast::Pattern parseTuplePattern();
  ast::Pattern parseTuplePatternAfter(const ast::Pattern &First);
  ast::Pattern parseConsPattern();
  ast::Pattern parseConsPatternAfter(const ast::Pattern &First);
  LLVM_ATTRIBUTE_NOINLINE ast::Pattern
  parseConsPatterns(const ast::Pattern &First);
  ast::Pattern parsePatternList(const ast::Pattern &First, TokenKind Separator,
                                ast::Pattern::Kind K,
                                ast::Pattern (Parser::*Next)());
  ast::Pattern parseAppliedPattern();
  bool patternsPrecedeArrow() const;
  ast::Pattern parseAppliedConstructor();
  LLVM_ATTRIBUTE_NOINLINE ast::Pattern parseLazyPattern();
  /// Evaluates the suspensions that the lazy patterns from Base on matched:
  /// returns `match Lazy.force x with p -> Body | _ -> Otherwise` for each of
  /// them, nested. Without Otherwise, each p must match.
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *
  forcePatterns(size_t Base, ast::Expression *Body,
                ast::Expression *Otherwise = nullptr);
  ast::Expression *forceParameters(size_t Base, ast::Expression *Body);
  void addLazyPatterns(size_t Base, ast::Expression *&Guard,
                       ast::Expression *&Body);
  ast::Expression *takeApart(size_t Base, ast::Pattern &Target,
                             ast::Expression *Value);
  ast::Pattern copyPattern(const ast::Pattern &P);
  ast::Pattern parseLiteralPattern();
  LLVM_ATTRIBUTE_NOINLINE llvm::MutableArrayRef<ast::Pattern>
  parsePatternElements(TokenKind Closing);
  LLVM_ATTRIBUTE_NOINLINE ast::Pattern parseListPattern();
  LLVM_ATTRIBUTE_NOINLINE ast::Pattern parseRecordPattern();
  /// Whether the current token begins an operator in parentheses, which is a
  /// name.
  bool atOperatorName() const;
  ast::Pattern parseOperatorName();
  bool bindsFirst(ast::BinaryOperator Left, ast::BinaryOperator Right) const;

  //===- Types: TypeParser.cpp --------------------------------------------===//

  // A type that cannot be parsed becomes `_`.

  /// If the current token is `:`, parses it and the type after it; otherwise
  /// returns null.
  LLVM_ATTRIBUTE_NOINLINE ast::TypeExpression *parseAnnotation();
  /// Like parseAnnotation, for the type of a definition. This type may be
  /// explicitly polymorphic, `: 'a. 'a -> 'a` or `: type a. a -> a`.
  LLVM_ATTRIBUTE_NOINLINE ast::TypeExpression *parseDefinitionType();
  /// Parses `t -> t`, or a type that binds tighter.
  ast::TypeExpression *parseType();
  Label parseTypeLabel();
  ast::TypeExpression *parseTupleType();
  ast::TypeExpression *parsePostfixType();
  bool atQuantifier() const;
  llvm::ArrayRef<ast::FieldName> parseQuantifier();
  /// Parses `type t u`, adds these types to AbstractTypes, and returns the type
  /// variables that stand for them.
  llvm::ArrayRef<ast::FieldName> parseAbstractTypes();
  ast::TypeExpression *parseAtomicType();
  LLVM_ATTRIBUTE_NOINLINE ast::TypeExpression *
  parseTypeArguments(llvm::SMRange Opening, ast::TypeExpression *First);
  ast::TypeExpression *makeType(ast::TypeExpression::Kind Kind,
                                llvm::SMLoc Start, llvm::StringRef Name,
                                size_t Base);

  //   definition  ::= "type" declaration {"and" declaration}
  //   declaration ::= [variables] name "=" (type | variant | record)
  //   variables   ::= 'a | "(" 'a {"," 'a} ")"
  //   variant     ::= ["|"] constructor {"|" constructor}
  //   constructor ::= (Name | "[" "]" | "(" "::" ")") ["of" (product | record)]
  //   record      ::= "{" field {";" field} [";"] "}"
  //   field       ::= ["mutable"] name ":" type

  ast::Expression *parseTypeDefinition();
  ast::TypeDeclaration parseTypeDeclaration();
  llvm::ArrayRef<ast::FieldName> parseTypeParameters();
  bool parseTypeName();
  void parseMeaning(ast::TypeDeclaration &D);
  llvm::ArrayRef<ast::ConstructorDeclaration> parseConstructorDeclarations();
  llvm::StringRef parseConstructorName();
  /// Consumes `of`. If `of` is missing before a type in brackets, or before a
  /// name on the same line, reports that. Returns whether a type follows.
  bool consumeOf();
  /// Parses the types after `of`, and sets Arity to their number.
  const ast::TypeExpression *parseProduct(unsigned &Arity);
  llvm::ArrayRef<const ast::TypeExpression *> parseArgumentTypes();
  llvm::ArrayRef<ast::FieldDeclaration>
  parseFieldDeclarations(llvm::StringRef Where);
  /// Parses the name of a field. After an error, the name is empty.
  ast::FieldName parseFieldName();

  TokenStream &Tokens;
  /// The current token.
  const Token &Tok;
  ast::ASTContext &Context;

  /// An operator whose right operand is being parsed.
  struct PendingOperator {
    ast::BinaryOperator Operator;
    Token Text;
    llvm::SMLoc Start;
    ast::Expression *Left;
  };

  ast::Associativity OfOperators;

  // Stacks that all activations share. Each activation uses the elements above
  // the size at its start.
  std::vector<ast::Expression *> Spine; ///< links whose rest is being parsed
  std::vector<ast::Definition> Definitions;
  std::vector<ast::Expression *> Values; ///< of Definitions
  std::vector<ast::Expression *> Elements;
  std::vector<PendingOperator> Operators;
  std::vector<Token> Prefixes;
  std::vector<ast::If *> Chain;
  std::vector<ast::Pattern> Components;
  std::vector<ast::FieldName> FieldNames;
  std::vector<ast::TypeExpression *> Operands;
  std::vector<Label> Labels;

  /// The types that a definition introduces by a parameter `(type t)` or by
  /// `: type t.`. They are treated as type variables, `'t`.
  std::vector<llvm::StringRef> AbstractTypes;

  /// A lazy pattern `lazy p`, which is parsed as the variable Suspended.
  struct LazyPattern {
    ast::Binder Suspended;
    ast::Pattern Forced;
  };
  std::vector<LazyPattern> LazyPatterns;

  /// A parameter whose pattern is matched in the body of its function. It is an
  /// optional parameter with a default, `?(x = e)`, or a later parameter, which
  /// must be matched after e is evaluated. Target is the pattern, and Hidden the
  /// variable of the parameter itself.
  struct HiddenParameter {
    ast::Pattern Target;
    ast::Binder Hidden;
    /// Null if the parameter has no default.
    ast::Expression *Default;
    /// The number of lazy patterns before those of Target.
    size_t LazyBase;
  };
  std::vector<HiddenParameter> HiddenParameters;

  /// The pattern or the parameters that are being parsed in the original
  /// language. These do not nest.
  std::vector<ast::Binder> Binders;
  /// The items at the top level that have been parsed: definitions without
  /// `in`, and expressions.
  std::vector<ast::Expression *> Items;
  /// The end of the item before the current one.
  llvm::SMLoc PreviousEnd;
  /// The number of open brackets around the current token, in the innermost
  /// module.
  unsigned Brackets = 0;
  /// Whether the innermost open bracket is a `begin`.
  bool IsInBegin = false;
  /// Whether the last definition lacks its `in`, and is followed by a
  /// definition at the top level.
  bool LacksBody = false;
  /// The location of the literal directly after a minus sign, which may be
  /// 2147483648.
  llvm::SMLoc NegatedLiteral;
};

//===- Patterns -----------------------------------------------------------===//

/// Reports the first name that is bound twice in a list of patterns or in the
/// definitions of one `let`.
void checkDistinct(TokenStream &Tokens,
                   std::vector<const ast::Binder *> Binders,
                   DiagnosticID Message);
void checkDistinctNames(TokenStream &Tokens,
                        llvm::ArrayRef<ast::Pattern> Patterns);
void checkDistinctNames(TokenStream &Tokens,
                        llvm::ArrayRef<ast::Definition> Definitions);

/// Reports the first name that occurs twice. For the message, Kind describes
/// what it is the name of, and Where describes the construct that contains
/// both.
void checkDistinctLabels(TokenStream &Tokens,
                         llvm::ArrayRef<ast::FieldName> Names,
                         llvm::StringRef Kind, llvm::StringRef Where);

//===- Operators ----------------------------------------------------------===//

/// Returns the binary operator of a token, if it is one. A reserved word that
/// is an operator in OCaml, or a user-defined operator, is mapped to an
/// operator of the same precedence.
std::optional<ast::BinaryOperator> binaryOperator(const Token &T);

/// Whether T is an operator that a program cannot define.
bool isStandardOperator(const Token &T);

/// Builds `LEFT OPERATOR RIGHT`.
ast::Expression *makeOperation(ast::ASTContext &Context,
                               const LanguageOptions &Options,
                               llvm::SMRange Range,
                               ast::BinaryOperator Operator,
                               llvm::SMLoc OperatorLoc, ast::Expression *Left,
                               ast::Expression *Right);

/// Builds a call of the user-defined operator Symbol.
ast::Expression *makeSymbolCall(ast::ASTContext &Context, llvm::SMRange Range,
                                const Token &Symbol,
                                llvm::ArrayRef<ast::Expression *> Operands);

/// Builds `PREFIX OPERAND`, where Prefix is `!` or a user-defined operator.
ast::Expression *makePrefixCall(ast::ASTContext &Context,
                                const LanguageOptions &Options,
                                llvm::SMRange Range, const Token &Prefix,
                                ast::Expression *Operand);

/// Builds the function `not`, `Array.make`, `Array.create` or `Array.length` as
/// a value.
ast::Expression *makeKeywordValue(ast::ASTContext &Context, const Token &Name);

//===- Syntax errors ------------------------------------------------------===//

// Each function that reports an error reports it at the current token, unless
// it would only be a consequence of an earlier error.

/// Reports the current token, which is a reserved word of OCaml: either a word
/// that the language does not have, or one that is not allowed here.
void reportForeignWord(TokenStream &Tokens);
/// Whether T is a word of matches, which -std=mincaml does not have: `match`,
/// `function`, `as` or `when`.
bool isMatchingWord(const Token &T);

/// Reports a string in single quotes, such as `'text'`, whose start has been
/// read as a type variable. Returns false if the current token is something
/// else.
bool reportQuotedText(TokenStream &Tokens);

/// Reports and skips an `and` or `|` that joins two conditions of an `if`.
/// Returns false if the current token is something else.
bool reportConjunction(TokenStream &Tokens);

/// Reports the current token, which follows a complete program or expression.
void reportTrailingText(TokenStream &Tokens);

/// Reports an `exception` or `external` that is not at the top level, and skips
/// it.
void reportNestedItem(TokenStream &Tokens);

/// Reports the type annotation that begins at the current token, and skips to
/// the next token of the kind SkipTo.
void reportTypeAnnotation(TokenStream &Tokens, TokenKind SkipTo);

/// Reports that the current token, `<-`, follows an expression that cannot be
/// assigned to. Must be called after TokenStream::beginError.
Diagnostic reportBadAssignment(TokenStream &Tokens);

/// Reports and consumes the current token, which is `;;`.
void reportDoubleSemicolon(TokenStream &Tokens, bool EndsDefinition);

/// With -std=mincaml, reports that the text at Range is an extension.
void reportExtension(TokenStream &Tokens, llvm::SMRange Range,
                     llvm::StringRef What);

/// Consumes the token that closes the one at Opening. If it is missing, or a
/// type annotation precedes it, reports that and skips to it.
void expectClosing(TokenStream &Tokens, TokenKind Closing,
                   llvm::SMRange Opening);

/// Reports that the argument of `not` at Range needs parentheses. With
/// -std=mincaml, `not` is a prefix of any operand, and there is no such error.
void reportArgumentOfNot(TokenStream &Tokens, llvm::SMRange Range,
                         llvm::StringRef What);

/// Reports the current token if it begins an expression that needs parentheses
/// after `not`.
void checkArgumentOfNot(TokenStream &Tokens);

/// Reports the current token, which is `_` in place of an expression.
void reportWildcard(TokenStream &Tokens);

/// Reports that the current token is not the `with` that the `try` at Word
/// needs.
void reportMissingWith(TokenStream &Tokens, llvm::SMRange Word);

/// Returns an expression that replaces text that could not be parsed.
ast::Expression *makePlaceholder(const TokenStream &Tokens,
                                 ast::ASTContext &Context);

/// Returns the last occurrence of one of Words before the current token on its
/// line, or an invalid range.
llvm::SMRange findWordBefore(const TokenStream &Tokens,
                             llvm::ArrayRef<llvm::StringRef> Words);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_PARSER_PARSER_H
