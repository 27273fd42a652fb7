//===- RecursiveFunctions.h - Recursive functions ---------------*- C++ -*-===//
//
// Recursion ends because each call gets less fuel than the one before. The
// recursive calls are in fixed positions: a function is not in scope in its own
// body, so that there are no other calls of it.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_GENERATOR_FUNCTIONS_RECURSIVEFUNCTIONS_H
#define MINCAML_LIB_GENERATOR_FUNCTIONS_RECURSIVEFUNCTIONS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class BlockMaker;
class ExpressionMaker;
class FunctionDefiner;

/// Recursion, tail recursion and mutual recursion.
class RecursiveFunctions : GeneratorPart {
public:
  RecursiveFunctions(ProgramState &State, ExpressionMaker &Expressions,
                     FunctionDefiner &Functions, BlockMaker &Blocks)
      : GeneratorPart(State), Expressions(Expressions), Functions(Functions),
        Blocks(Blocks) {}

  bool tailRecursive(Block &B);
  bool recursive(Block &B);
  bool accumulated(Block &B);
  bool treeRecursive(Block &B);
  bool permuted(Block &B);
  bool mutualArray(Block &B);
  bool mutualParameter(Block &B);

private:
  /// A value that shows which parameter is in which position: an int, a float,
  /// or a tuple of both, of the type \p Result.
  Expression *digest(ArrayRef<StringRef> Names,
                     ArrayRef<const ValueType *> Parameters,
                     const ValueType *Result);
  /// Parameters in other positions: exchanged, duplicated, dropped, changed.
  ExpressionList permutation(ArrayRef<StringRef> Names,
                             ArrayRef<const ValueType *> Parameters);

  ExpressionMaker &Expressions;
  FunctionDefiner &Functions;
  BlockMaker &Blocks;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_FUNCTIONS_RECURSIVEFUNCTIONS_H
