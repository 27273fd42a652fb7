//===- LoopShape.h - What a loop is made from -------------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_LOOPS_LOOPSHAPE_H
#define MINCAML_LIB_GENERATOR_LOOPS_LOOPSHAPE_H

#include "GeneratorPart.h"

namespace mincaml::generator {

/// A counted loop: which values its counter has and what it works with.
struct LoopShape {
  /// The counter is From, From + Step, ... as long as it is before To, that is
  /// less, or greater if Step is negative.
  int32_t From = 0;
  int32_t To = 0;
  int32_t Step = 1;
  /// If not empty, a variable that has the bound, and is To at most.
  StringRef Bound;
  TypeList Accumulators;
  /// Their first values; chosen by the loop if there are none here.
  ExpressionList Initial;
  /// Variables outside that it uses: captured or passed to it.
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
  /// What is done in each iteration.
  Block Statements;
  /// The accumulators for the next iteration, to be filled in.
  ExpressionList Next;
  /// If set, the loop ends where this holds.
  Expression *Exit = nullptr;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_LOOPS_LOOPSHAPE_H
