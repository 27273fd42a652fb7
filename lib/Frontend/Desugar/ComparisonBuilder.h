//===- ComparisonBuilder.h - Structural comparison --------------*- C++ -*-===//
//
// OCaml compares tuples, arrays and references structurally. Two of them are
// equal if their parts are equal. Tuples are ordered lexicographically. Of two
// arrays, the shorter one is less; arrays of equal length are ordered
// lexicographically.
//
// The core compares only ints, floats, bools and chars. Desugaring expands
// every other comparison into such comparisons, separately for each use.
// Inference has checked that the types contain no functions and are small.
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

  /// Returns `Left OPERATOR Right`, a bool.
  ast::Expression *compare(ast::BinaryOperator Operator, ast::Expression *Left,
                           ast::Expression *Right);
  /// Returns the int -1, 0 or 1, like `compare Left Right`. A NaN is equal to a
  /// NaN, and less than any other float.
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
