//===- PassingFunctions.h - Functions that pass values on -------*- C++ -*-===//
//
// Functions whose arguments or allocations escape indirectly: as the result of
// a closure that captured them, of a function read from an array, or of another
// function. The callers use the values only after that. An analysis of one
// function at a time must not conclude that such a value does not escape.
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

/// Constructs with functions that pass on parameters and allocations.
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
  /// A function value and the cost of a call of it.
  struct Closure {
    Expression *Value;
    Cost CallCost;
  };

  /// Chooses the type of the value, often a tuple of an int and a float.
  const ValueType *typeOfPassedValue();
  /// Makes a closure with a parameter of type \p Key. \p Make makes its body.
  Closure closure(const ValueType *Key, const ValueType *Result,
                  llvm::function_ref<Expression *()> Make);
  /// Returns the variable, or a conditional with the variable in at least one
  /// branch.
  Expression *passOn(StringRef Name, const ValueType *T);
  /// Adds code that uses a value that was passed on: binds it or its
  /// components, and may note them. Returns an expression of type \p Result
  /// that may depend on it.
  Expression *use(Block &Body, const ValueType *T, Expression *Value,
                  const ValueType *Result);
  /// Calls the function a few times.
  void callRepeatedly(Block &B, const Variable &F);

  ExpressionMaker &Expressions;
  FunctionDefiner &Functions;
  CallMaker &Calls;
  EffectMaker &Effects;
  BlockMaker &Blocks;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_FUNCTIONS_PASSINGFUNCTIONS_H
