//===- ExpressionParser.h - Parser of expressions ---------------*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_PARSER_EXPRESSIONPARSER_H
#define MINCAML_LIB_FRONTEND_PARSER_EXPRESSIONPARSER_H

#include "Parser/TypeParser.h"
#include "mincaml/Frontend/AST.h"
#include "llvm/Support/Compiler.h"
#include <vector>

namespace mincaml {

class SequenceParser;

/// Parses expressions that bind tighter than `;`, from assignments and tuples
/// down to literals.
class ExpressionParser {
public:
  ExpressionParser(TokenStream &Tokens, ast::ASTContext &Context,
                   SequenceParser &Sequences)
      : Tokens(Tokens), Tok(Tokens.current()), Context(Context),
        Sequences(Sequences), Types(Tokens, Context) {}

  ast::Expression *parse();
  /// Parses an expression that can be an argument.
  ast::Expression *parseSimple();

private:
  /// An operator whose right operand is being parsed.
  struct PendingOperator {
    ast::BinaryOperator Operator;
    Token Text;
    llvm::SMLoc Start;
    ast::Expression *Left;
  };

  ast::Expression *parseTuple();
  ast::Expression *parseBinary();
  ast::Expression *parseOperand();
  ast::Expression *applyPrefix(const Token &Operator, llvm::SMLoc OperandStart,
                               ast::Expression *Operand);
  ast::Expression *parseIf();
  /// Parses a call or a simple expression. IsNegated: `not` precedes it.
  ast::Expression *parseApplication(bool IsNegated);
  ast::Expression *parseArguments(llvm::SMLoc Start, ast::Expression *Callee,
                                  llvm::ArrayRef<ast::Expression *> Given = {});
  ast::Expression *parseKeywordCall();
  ast::Expression *parseAssignment(llvm::SMLoc Start, ast::ArrayGet *Target);
  bool parseElementStart();
  ast::Expression *parseAtom();
  ast::Expression *parseParenthesized();
  ast::Expression *parseInteger();
  ast::Expression *parseFloat();
  ast::Expression *reportNoExpression();

  // The extended language. These functions are not inlined: a single frame with
  // the variables of all of them would need more stack for each level of
  // nesting.
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *
  parseReferenceAssignment(llvm::SMLoc Start, ast::Expression *Target);
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parseFun();
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parseFor();
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parseWhile();
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parseLoopBody(llvm::SMRange Opening);
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parseDereference();
  LLVM_ATTRIBUTE_NOINLINE ast::Expression *parseArrayLiteral();

  TokenStream &Tokens;
  /// The current token.
  const Token &Tok;
  ast::ASTContext &Context;
  SequenceParser &Sequences;
  TypeParser Types;

  /// The location of the literal directly after a minus sign, which may be
  /// 2147483648.
  llvm::SMLoc NegatedLiteral;

  // Stacks that all activations share. Each activation uses the elements above
  // the size at its start.
  std::vector<ast::Expression *> Elements;
  std::vector<PendingOperator> Operators;
  std::vector<Token> Prefixes;
  std::vector<ast::If *> Chain;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_PARSER_EXPRESSIONPARSER_H
