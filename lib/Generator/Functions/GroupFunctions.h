//===- GroupFunctions.h - Mutually recursive functions ----------*- C++ -*-===//
//
// Groups `let rec f n x = ... and g n y = ...`. A call inside a group passes
// less fuel than the calling function got, so that the recursion terminates. A
// function executes at most one of its calls. The calls are in fixed positions,
// as in RecursiveFunctions.h.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_GENERATOR_FUNCTIONS_GROUPFUNCTIONS_H
#define MINCAML_LIB_GENERATOR_FUNCTIONS_GROUPFUNCTIONS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class BlockMaker;
class CallMaker;
class ExpressionMaker;
class FunctionDefiner;

/// Constructs with groups of functions, which `--std=mincaml` does not allow.
class GroupFunctions : GeneratorPart {
public:
  GroupFunctions(ProgramState &State, ExpressionMaker &Expressions,
                 FunctionDefiner &Functions, CallMaker &Calls,
                 BlockMaker &Blocks)
      : GeneratorPart(State), Expressions(Expressions), Functions(Functions),
        Calls(Calls), Blocks(Blocks) {}

  bool mutuallyRecursive(Block &B);
  bool mutuallyRecursiveClosures(Block &B);

private:
  /// A function of a group. Its first parameter is the fuel.
  struct Member {
    StringRef Name;
    TypeList Parameters;
  };
  /// A group. All of its functions have the same type of result.
  struct Group {
    const ValueType *Result;
    int32_t Fuel;
    llvm::SmallVector<Member, 4> Members;
  };

  Group makeGroup(int32_t Fuel, bool HasOneType);
  Variable define(Block &B, const Group &G, Cost Limit);
  Expression *body(const Group &G, ArrayRef<StringRef> Given);
  Expression *callee(const Group &G, const Member *&Called);

  ExpressionMaker &Expressions;
  FunctionDefiner &Functions;
  CallMaker &Calls;
  BlockMaker &Blocks;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_FUNCTIONS_GROUPFUNCTIONS_H
