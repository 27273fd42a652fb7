//===- ReferenceLoops.h - for and while loops with references ---*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_LOOPS_REFERENCELOOPS_H
#define MINCAML_LIB_GENERATOR_LOOPS_REFERENCELOOPS_H

#include "GeneratorPart.h"

namespace mincaml::generator {

class BlockMaker;
class ExpressionMaker;
class HandlerMaker;

class ReferenceLoops : GeneratorPart {
public:
  ReferenceLoops(ProgramState &State, ExpressionMaker &Expressions,
                 HandlerMaker &Handlers, BlockMaker &Blocks)
      : GeneratorPart(State), Expressions(Expressions), Handlers(Handlers),
        Blocks(Blocks) {}

  bool forLoop(Block &B) { return make(B, /*IsWhile=*/false); }
  bool whileLoop(Block &B) { return make(B, /*IsWhile=*/true); }

private:
  /// A reference to a number. It never comes into scope.
  struct Reference {
    StringRef Name;
    const ValueType *Content;
  };
  using ReferenceList = llvm::SmallVector<Reference, 4>;

  bool make(Block &B, bool IsWhile);
  Reference define(Block &B, const ValueType *Content, Expression *Initial);
  Expression *value(const Reference &To);
  Expression *assign(const Reference &To, Expression *Value);
  /// Makes an iteration: assignments, some of them in a handler, and perhaps an
  /// exception between them.
  Expression *iteration(ArrayRef<Reference> References);
  Expression *loop(Block &B, ArrayRef<Reference> References, int32_t Trips,
                   bool IsWhile);

  ExpressionMaker &Expressions;
  HandlerMaker &Handlers;
  BlockMaker &Blocks;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_LOOPS_REFERENCELOOPS_H
