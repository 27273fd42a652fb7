//===- LoopMaker.h - Generates counted loops --------------------*- C++ -*-===//
//
// A loop is a tail-recursive function of a counter and accumulators:
//
//   let rec loop i acc =
//     if i < n then (...; loop (i + 1) acc') else acc in
//   let result = loop 0 initial in ...
//
// ComputingLoops and MemoryLoops choose a LoopShape and provide the body. For
// all of them, LoopMaker chooses how the test is written, where the bound comes
// from, the order of the parameters, and whether the loop captures the
// variables that it uses or gets them as parameters.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_GENERATOR_LOOPS_LOOPMAKER_H
#define MINCAML_LIB_GENERATOR_LOOPS_LOOPMAKER_H

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

class BlockMaker;
class EffectMaker;
class ExpressionMaker;

/// Chooses the iterations of loops and makes the loops.
class LoopMaker : GeneratorPart {
public:
  LoopMaker(ProgramState &State, ExpressionMaker &Expressions,
            EffectMaker &Effects, BlockMaker &Blocks)
      : GeneratorPart(State), Expressions(Expressions), Effects(Effects),
        Blocks(Blocks) {}

  /// Chooses a loop of up to Most iterations. It has none if that cannot be
  /// afforded.
  LoopShape counted(int32_t Most);
  /// Chooses a loop over some or all elements of an array of this length,
  /// except the first MarginLow and the last MarginHigh ones. It has no
  /// iterations if that cannot be afforded.
  LoopShape overElements(uint32_t Length, int32_t MarginLow = 0,
                         int32_t MarginHigh = 0);
  /// Adds the loop and its call. Make fills in the body. Returns true.
  bool emit(Block &B, const LoopShape &Shape,
            llvm::function_ref<void(LoopBody &)> Make);
  /// Makes a read of the element at Counter + Offset.
  Expression *element(StringRef Array, StringRef Counter, int32_t Offset = 0);

private:
  /// A parameter of the function that is the loop: its name, its first value
  /// and the value for the next iteration.
  struct Parameter {
    StringRef Name;
    Expression *First;
    Expression *Next;
  };

  /// Returns the length of an array that the loop uses, if that is the bound of
  /// the loop, or null. \p Names are the names of the uses.
  Expression *length(const LoopShape &Shape, ArrayRef<StringRef> Names);
  /// Defines a variable with the bound of the loop and returns its name. The
  /// name is empty if the bound is to be written where it is needed.
  StringRef nameBound(Block &B, const LoopShape &Shape);
  /// Binds the variables that the body can use. Adds parameters for those that
  /// the loop does not capture.
  void enter(const LoopShape &Shape, LoopBody &Body, bool IsCaptured,
             llvm::SmallVectorImpl<Parameter> &Parameters);
  /// Makes the body of the function: the test, the iteration with the call for
  /// the next one, and the result.
  Expression *function(const LoopShape &Shape, const LoopBody &Body,
                       StringRef Name, StringRef Bound,
                       ArrayRef<Parameter> Parameters);
  /// Makes a test that holds if the loop continues or, if IsExitTest is set, if
  /// it ends.
  Expression *test(const LoopShape &Shape, StringRef Counter, Expression *Bound,
                   bool &IsExitTest);
  /// Adds the call that runs the loop, and outputs its results.
  void run(Block &B, const LoopShape &Shape, Expression *Call, bool HasEffect);

  ExpressionMaker &Expressions;
  EffectMaker &Effects;
  BlockMaker &Blocks;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_LOOPS_LOOPMAKER_H
