//===- RecursiveFunctions.h - Recursive functions ---------------*- C++ -*-===//
//
// Recursion terminates because each call passes less fuel than its caller got.
// The recursive calls are in fixed positions: a function is not in scope in its
// own body, so that there are no other calls of it.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_GENERATOR_FUNCTIONS_RECURSIVEFUNCTIONS_H
#define MINCAML_LIB_GENERATOR_FUNCTIONS_RECURSIVEFUNCTIONS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class BlockMaker;
class ExpressionMaker;
class FunctionDefiner;

/// Recursive, tail-recursive and mutually recursive functions.
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
  /// Makes a value of type \p Result (an int, a float, or a tuple of both) that
  /// depends on the position of each parameter.
  Expression *digest(ArrayRef<StringRef> Names,
                     ArrayRef<const ValueType *> Parameters,
                     const ValueType *Result);
  /// Makes arguments from the parameters in other positions: some exchanged,
  /// duplicated, dropped or changed.
  ExpressionList permutation(ArrayRef<StringRef> Names,
                             ArrayRef<const ValueType *> Parameters);

  ExpressionMaker &Expressions;
  FunctionDefiner &Functions;
  BlockMaker &Blocks;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_FUNCTIONS_RECURSIVEFUNCTIONS_H
