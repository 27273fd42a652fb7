//===- ComparisonBuilder.h - Comparisons of values of any type --*- C++ -*-===//
//
// OCaml compares tuples, arrays and references by what they contain: equal are
// those of equal parts. Of two tuples that one is less whose first different
// component is less; of two arrays the shorter one, or, if the lengths are
// equal, that one whose first different element is less. The core compares
// numbers, bools and chars; the rest is made of these comparisons here, for
// each use. Types contain no functions and are small: inference saw to it.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_DESUGAR_COMPARISONBUILDER_H
#define MINCAML_LIB_FRONTEND_DESUGAR_COMPARISONBUILDER_H

#include "Desugar/CoreBuilder.h"

namespace mincaml {

class ComparisonBuilder : CoreBuilder {
public:
  ComparisonBuilder(ast::ASTContext &Trees, TypeContext &Types,
                    llvm::SMRange Range)
      : CoreBuilder(Trees, Types), Range(Range) {}

  /// A bool: `Left OPERATOR Right`.
  ast::Expression *compare(ast::BinaryOperator Operator, ast::Expression *Left,
                           ast::Expression *Right);
  /// An int, as `compare Left Right`: -1, 0 or 1. A NaN is equal to a NaN, and
  /// less than any other float.
  ast::Expression *compareTotally(ast::Expression *Left,
                                  ast::Expression *Right);

private:
  using Variable = const ast::Binder &;
  ast::Expression *areEqual(Variable X, Variable Y);
  ast::Expression *areEqualTuples(Variable X, Variable Y);
  ast::Expression *areEqualArrays(Variable X, Variable Y);
  ast::Expression *order(Variable X, Variable Y);
  ast::Expression *orderFloats(Variable X, Variable Y);
  ast::Expression *orderTuples(Variable X, Variable Y);
  ast::Expression *orderArrays(Variable X, Variable Y);

  ast::Expression *use(Variable X) { return reference(X, Range); }
  ast::Expression *test(ast::BinaryOperator Operator, Variable X, Variable Y);
  ast::Expression *length(Variable Array);
  ast::Expression *orElse(ast::Expression *First, ast::Expression *Next);
  ast::Expression *take(llvm::ArrayRef<ast::Binder> Components,
                        ast::Expression *Tuple, ast::Expression *Body);
  template <typename Function>
  ast::Expression *withElements(Variable X, Variable Y,
                                const ast::Binder *Index, Function Make);
  template <typename Function>
  ast::Expression *named(ast::Expression *Left, ast::Expression *Right,
                         Function Make);

  const llvm::SMRange Range;
  bool IsTotal = false;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_DESUGAR_COMPARISONBUILDER_H
