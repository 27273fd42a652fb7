//===- ProgramGenerator.h - Generates one program ---------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_PROGRAMGENERATOR_H
#define MINCAML_LIB_GENERATOR_PROGRAMGENERATOR_H

#include "Currying/LibraryCalls.h"
#include "Currying/PartialApplications.h"
#include "Exceptions/ExceptionExpressions.h"
#include "Exceptions/HandlerMaker.h"
#include "Exceptions/RaisingCode.h"
#include "Expressions/BoolExpressions.h"
#include "Expressions/CallMaker.h"
#include "Expressions/ConstantMaker.h"
#include "Expressions/DataExpressions.h"
#include "Expressions/EffectExpressions.h"
#include "Expressions/EffectMaker.h"
#include "Expressions/ExpressionMaker.h"
#include "Expressions/FormatMaker.h"
#include "Expressions/GeneralExpressions.h"
#include "Expressions/NumberExpressions.h"
#include "Expressions/StructuralComparisons.h"
#include "Expressions/TextExpressions.h"
#include "Failures/FailingExpressions.h"
#include "Failures/FailureContexts.h"
#include "Functions/ClosureFunctions.h"
#include "Functions/FunctionDefiner.h"
#include "Functions/GroupFunctions.h"
#include "Functions/PassingFunctions.h"
#include "Functions/RecursiveFunctions.h"
#include "Functions/SimpleFunctions.h"
#include "Functions/TypeFixer.h"
#include "Loops/ComputingLoops.h"
#include "Loops/LoopMaker.h"
#include "Loops/MemoryLoops.h"
#include "Loops/OpaqueLoops.h"
#include "Loops/ReferenceLoops.h"
#include "Loops/TextLoops.h"
#include "Statements/BlockMaker.h"
#include "Statements/ComposedStatements.h"
#include "Statements/SimpleStatements.h"

namespace mincaml::generator {

/// All makers and families of constructs. Registers the constructs with their
/// weights and generates the program.
class ProgramGenerator {
public:
  ProgramGenerator(const GeneratorOptions &Options, ast::ASTContext &Context);
  GeneratedTree run();

private:
  void registerConstructs(const Weights &W);
  /// Outputs some of the values that are still in scope, so that their
  /// computation is not dead.
  void outputAtEnd(Block &B);

  ProgramState State;

  // The makers, each with those that it uses.
  ConstantMaker Constants{State};
  FunctionDefiner Functions{State};
  TypeFixer Fixer{State, Constants, Functions};
  ExpressionMaker Expressions{State, Constants, Functions, Fixer};
  HandlerMaker Handlers{State, Expressions, Constants, Effects};
  CallMaker Calls{State, Expressions, Functions, Handlers};
  EffectMaker Effects{State, Expressions, Calls};
  BlockMaker Blocks{State, Expressions, Calls, Effects};
  LoopMaker Loops{State, Expressions, Effects, Blocks};
  FailingExpressions Failures{State, Expressions, Effects};

  // The families of Constructs.def that are not makers.
  GeneralExpressions General{State, Expressions, Constants};
  NumberExpressions Numbers{State, Expressions, Constants};
  BoolExpressions Bools{State, Expressions};
  DataExpressions Data{State, Expressions};
  EffectExpressions Effectful{State, Expressions, Effects};
  SimpleStatements Simple{State, Expressions, Calls, Effects, Blocks};
  ComposedStatements Composed{State, Constants, Expressions, Effects, Blocks};
  SimpleFunctions Plain{State, Constants, Expressions, Functions, Blocks};
  ClosureFunctions Closures{State,   Expressions, Functions, Calls,
                            Effects, Blocks,      Loops};
  RecursiveFunctions Recursion{State, Expressions, Functions, Blocks};
  GroupFunctions Groups{State, Expressions, Functions, Calls, Blocks};
  PassingFunctions Passing{State, Expressions, Functions,
                           Calls, Effects,     Blocks};
  ComputingLoops Computing{State, Expressions, Calls, Blocks, Loops};
  MemoryLoops Memory{State, Expressions, Effects, Loops};
  ExceptionExpressions Exceptions{State, Expressions, Handlers};
  RaisingCode Raising{State, Expressions, Functions, Handlers,
                      Calls, Blocks,      Loops};
  PartialApplications Partial{State, Constants, Expressions, Functions,
                              Fixer, Calls,     Effects,     Blocks};
  LibraryCalls Library{State, Expressions};
  FormatMaker Formats{State, Expressions};
  TextExpressions Text{State, Expressions, Constants, Formats};
  TextLoops OnText{State, Expressions, Blocks, Loops};
  StructuralComparisons Structural{State, Expressions};
  ReferenceLoops References{State, Expressions, Handlers, Blocks};
  OpaqueLoops Opaque{State, Expressions, Functions, Blocks};
  FailureContexts Contexts{State,   Failures, Expressions, Functions,
                           Effects, Blocks,   Loops};
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_PROGRAMGENERATOR_H
