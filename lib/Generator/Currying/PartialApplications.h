//===- PartialApplications.h - Partial applications -------------*- C++ -*-===//
//
// Calls with fewer arguments than the function has parameters, and with more if
// it returns a function. A partial application costs one call more than the
// function itself, so that its type has a higher level (TypeTable.h).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_GENERATOR_CURRYING_PARTIALAPPLICATIONS_H
#define MINCAML_LIB_GENERATOR_CURRYING_PARTIALAPPLICATIONS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class BlockMaker;
class CallMaker;
class ConstantMaker;
class EffectMaker;
class ExpressionMaker;
class FunctionDefiner;
class TypeFixer;

class PartialApplications : GeneratorPart {
public:
  PartialApplications(ProgramState &State, ConstantMaker &Constants,
                      ExpressionMaker &Expressions, FunctionDefiner &Functions,
                      TypeFixer &Fixer, CallMaker &Calls, EffectMaker &Effects,
                      BlockMaker &Blocks)
      : GeneratorPart(State), Constants(Constants), Expressions(Expressions),
        Functions(Functions), Fixer(Fixer), Calls(Calls), Effects(Effects),
        Blocks(Blocks) {}

  // Expressions of function types.
  Expression *known(const ValueType *T, unsigned Depth);
  Expression *operatorValue(const ValueType *T, unsigned Depth);
  // Functions and their uses.
  bool stages(Block &B);
  bool values(Block &B);
  bool excess(Block &B);

private:
  Expression *local(const ValueType *T, unsigned Depth);
  /// Makes a call with arguments for the first \p Types, sometimes written with
  /// an application operator. \p Callee must have no effect.
  Expression *apply(Expression *Callee, ArrayRef<const ValueType *> Types,
                    unsigned Depth);

  ConstantMaker &Constants;
  ExpressionMaker &Expressions;
  FunctionDefiner &Functions;
  TypeFixer &Fixer;
  CallMaker &Calls;
  EffectMaker &Effects;
  BlockMaker &Blocks;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_CURRYING_PARTIALAPPLICATIONS_H
