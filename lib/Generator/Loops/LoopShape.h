//===- LoopShape.h - Description of a counted loop --------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_LOOPS_LOOPSHAPE_H
#define MINCAML_LIB_GENERATOR_LOOPS_LOOPSHAPE_H

#include "GeneratorPart.h"

namespace mincaml::generator {

/// A counted loop: the values of its counter, and the variables that it works
/// with.
struct LoopShape {
  /// The counter is From, From + Step, ... as long as it is less than To or, if
  /// Step is negative, greater than To.
  int32_t From = 0;
  int32_t To = 0;
  int32_t Step = 1;
  /// If not empty, a variable that contains the bound, which is at most To.
  StringRef Bound;
  TypeList Accumulators;
  /// The initial values of the accumulators; LoopMaker chooses them if this is
  /// empty.
  ExpressionList Initial;
  /// The variables outside of the loop that it uses: captured or passed as
  /// parameters.
  llvm::SmallVector<Variable, 4> Uses;

  int32_t trips() const {
    int32_t Distance = Step > 0 ? To - From : From - To;
    int32_t Stride = std::abs(Step);
    return Distance <= 0 ? 0 : (Distance + Stride - 1) / Stride;
  }
};

/// The body of a loop while it is being made.
struct LoopBody {
  StringRef Counter;
  NameList Accumulators;
  /// The names of LoopShape::Uses.
  NameList Uses;
  /// The statements of an iteration.
  Block Statements;
  /// The values of the accumulators in the next iteration, to be filled in.
  ExpressionList Next;
  /// If set, a condition on which the loop ends early.
  Expression *Exit = nullptr;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_LOOPS_LOOPSHAPE_H
