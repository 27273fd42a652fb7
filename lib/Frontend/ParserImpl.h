//===- ParserImpl.h - The parser, for its own files -------------*- C++ -*-===//
//
// Recursive descent with one token of lookahead. What nests in the text
// recurses here; what is a chain in the text (`let ... in let ... in`, `a; b;
// c`, `1 + 2 + 3`, `else if`, `a.(i).(j)`) is a loop. What a loop has collected
// waits on stacks that all activations share, so that frames stay small.
//
// After an error the parser skips to a token where it can go on, and stays
// silent until it has understood something again; a unit literal stands for
// what was not understood.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_PARSERIMPL_H
#define MINCAML_LIB_FRONTEND_PARSERIMPL_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Lexer.h"
#include "mincaml/Support/Diagnostics.h"
#include <optional>
#include <vector>

namespace mincaml {

class Parser {
public:
  Parser(const llvm::SourceMgr &Sources, unsigned BufferID,
         ast::ASTContext &Context, const LanguageOptions &Options,
         DiagnosticEngine &Diagnostics)
      : Sources(Sources), BufferID(BufferID), Context(Context),
        Options(Options), Diagnostics(Diagnostics),
        TheLexer(Sources, BufferID, Options, Diagnostics) {}

  /// Null if there were errors.
  ast::Expression *parseProgram();

private:
  /// What a sequence stands in.
  enum class Place : uint8_t {
    Value,   ///< of a definition: `in` follows
    Operand, ///< or a condition: an `else` after it belongs elsewhere
    Other,
  };

  struct PendingOperator {
    ast::BinaryOperator Operator;
    llvm::SMLoc OperatorLoc;
    llvm::SMLoc Start;
    ast::Expression *Left;
  };

  /// Counts one level of nesting for as long as it lives.
  class NestingLevel {
  public:
    explicit NestingLevel(Parser &P) : P(P) { P.deepen(); }
    ~NestingLevel() { --P.Depth; }
    NestingLevel(const NestingLevel &) = delete;
    NestingLevel &operator=(const NestingLevel &) = delete;

  private:
    Parser &P;
  };

  // Parser.cpp: tokens, errors, sequences.
  void next();
  bool consume(TokenKind Kind);
  bool expect(TokenKind Kind);
  void deepen();
  void abandon();
  bool beginError();
  void skipToSync();
  void skipForeignConstruct();
  bool startsExpression() const;
  bool startsArgument() const;
  bool startsParameter() const;
  bool isReservedWord(llvm::StringRef Word) const;
  static std::string describe(const Token &T);
  ast::Expression *placeholder();
  ast::Expression *parseSequence(Place Where);
  bool continuesSequence(Place Where);
  void reportForeignWord();
  void reportTypeAnnotation(TokenKind SkipTo);
  void reportDoubleSemicolon(bool EndsDefinition);
  void reportExtension(llvm::SMRange Range, llvm::StringRef What);
  void reportTrailingText();
  llvm::SMRange from(llvm::SMLoc Start) const { return {Start, PreviousEnd}; }

  // ParseExpression.cpp.
  ast::Expression *parseExpression();
  ast::Expression *parseBinary();
  std::optional<ast::BinaryOperator> binaryOperator();
  ast::Expression *parseOperand();
  ast::Expression *applyPrefix(const Token &Operator, llvm::SMLoc OperandStart,
                               ast::Expression *Operand);
  ast::Expression *parseIf();
  void checkElse(const ast::If &Node);
  ast::Expression *parseApplication();
  ast::Expression *parseArrayOperation();
  ast::Expression *parseAssignment(llvm::SMLoc Start, ast::ArrayGet *Target);
  ast::Expression *parseSimple();
  bool parseElementStart();
  ast::Expression *parseAtom();
  ast::Expression *parseParenthesized();
  void expectClosing(TokenKind Closing, llvm::SMRange Opening);
  ast::Expression *parseInteger();
  ast::Expression *parseFloat();
  ast::Expression *reportNoExpression();

  // ParseBinding.cpp.
  ast::Expression *parseDefinition();
  ast::Expression *parseFunction(llvm::SMLoc Start);
  ast::Expression *parseVariable(llvm::SMLoc Start, ast::Binder Name);
  ast::Expression *parseTuplePattern(llvm::SMLoc Start);
  ast::Expression *parseUnitBinding(llvm::SMLoc Start, llvm::SMLoc Pattern);
  ast::Expression *parseBareTuple(llvm::SMLoc Start, ast::Binder First);
  ast::Expression *finishTuple(llvm::SMLoc Start);
  ast::Expression *parseValue();
  bool parseParameter();
  bool parseParenthesizedParameter();
  void reportMissingParameter(llvm::StringRef Name, llvm::SMLoc NameEnd);
  void reportMissingRec(llvm::SMLoc LetStart, const ast::Binder &Name);
  void finishDefinition(llvm::SMLoc Start, llvm::SMLoc ValueStart,
                        llvm::StringRef What);
  void reportMissingIn(llvm::SMLoc Start, llvm::SMLoc ValueStart,
                       llvm::StringRef What);
  ast::Binder parseBinder();

  const llvm::SourceMgr &Sources;
  const unsigned BufferID;
  ast::ASTContext &Context;
  const LanguageOptions &Options;
  DiagnosticEngine &Diagnostics;
  Lexer TheLexer;

  Token Tok;
  llvm::SMLoc PreviousEnd;
  unsigned Depth = 0;
  /// An error was reported.
  bool Failed = false;
  /// Skipping; say nothing until a token is consumed that was expected.
  bool Recovering = false;
  /// The text is not read any further.
  bool Abandoned = false;
  /// The literal directly after a minus sign, which may be 2147483648.
  llvm::SMLoc NegatedLiteral;

  // Stacks; each activation uses what is above their size at its start.
  std::vector<ast::Expression *> Spine;
  std::vector<ast::Expression *> Elements;
  std::vector<PendingOperator> Operators;
  std::vector<Token> Prefixes;
  std::vector<ast::If *> Chain;
  /// The pattern or parameters being read; these do not nest.
  std::vector<ast::Binder> Binders;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_PARSERIMPL_H
