//===- SimpleFunctions.h - Functions that are not recursive -----*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_FUNCTIONS_SIMPLEFUNCTIONS_H
#define MINCAML_LIB_GENERATOR_FUNCTIONS_SIMPLEFUNCTIONS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class BlockMaker;
class ConstantMaker;
class ExpressionMaker;
class FunctionDefiner;

/// Functions that are called where they are defined.
class SimpleFunctions : GeneratorPart {
public:
  SimpleFunctions(ProgramState &State, ConstantMaker &Constants,
                  ExpressionMaker &Expressions, FunctionDefiner &Functions,
                  BlockMaker &Blocks)
      : GeneratorPart(State), Constants(Constants), Expressions(Expressions),
        Functions(Functions), Blocks(Blocks) {}

  bool plain(Block &B);
  bool closed(Block &B);
  bool unit(Block &B);
  bool empty(Block &B);
  bool manyParameters(Block &B);

private:
  ConstantMaker &Constants;
  ExpressionMaker &Expressions;
  FunctionDefiner &Functions;
  BlockMaker &Blocks;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_FUNCTIONS_SIMPLEFUNCTIONS_H
