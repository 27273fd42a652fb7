//===- PassingFunctions.h - Functions that hand values on -------*- C++ -*-===//
//
// What a function is given, or allocates, leaves it on a detour: as the result
// of a closure that captured it, of a function read from an array, of another
// function. The callers use it only then. An analysis that looks at one
// function at a time must not take it for something that stays where it is.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_GENERATOR_FUNCTIONS_PASSINGFUNCTIONS_H
#define MINCAML_LIB_GENERATOR_FUNCTIONS_PASSINGFUNCTIONS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class BlockMaker;
class CallMaker;
class EffectMaker;
class ExpressionMaker;
class FunctionDefiner;

/// Functions that hand on parameters and allocations.
class PassingFunctions : GeneratorPart {
public:
  PassingFunctions(ProgramState &State, ExpressionMaker &Expressions,
                   FunctionDefiner &Functions, CallMaker &Calls,
                   EffectMaker &Effects, BlockMaker &Blocks)
      : GeneratorPart(State), Expressions(Expressions), Functions(Functions),
        Calls(Calls), Effects(Effects), Blocks(Blocks) {}

  bool returned(Block &B);
  bool stored(Block &B);
  bool elementRecursion(Block &B);
  bool allocation(Block &B);
  bool readBack(Block &B);

private:
  /// A function as a value, and what a call of it costs.
  struct Closure {
    Expression *Value;
    Cost CallCost;
  };

  /// The type of what is handed on, often a tuple of an int and a float.
  const ValueType *passedType();
  /// A closure of a key, whose body is made by \p Make.
  Closure closure(const ValueType *Key, const ValueType *Result,
                  llvm::function_ref<Expression *()> Make);
  /// The variable, or one of two values of which it is one.
  Expression *handOn(StringRef Name, const ValueType *T);
  /// Uses a value that was handed on, in parts, after other code. Returns a
  /// value of the type \p Result that may depend on it.
  Expression *use(Block &Body, const ValueType *T, Expression *Value,
                  const ValueType *Result);
  /// Calls the function a few times.
  void callOften(Block &B, const Variable &F);

  ExpressionMaker &Expressions;
  FunctionDefiner &Functions;
  CallMaker &Calls;
  EffectMaker &Effects;
  BlockMaker &Blocks;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_FUNCTIONS_PASSINGFUNCTIONS_H
