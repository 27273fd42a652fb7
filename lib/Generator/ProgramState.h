//===- ProgramState.h - State of the generator ------------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_PROGRAMSTATE_H
#define MINCAML_LIB_GENERATOR_PROGRAMSTATE_H

#include "Exceptions/ExceptionTable.h"
#include "Meter.h"
#include "ProgramTypes.h"
#include "Scope.h"
#include "TreeBuilder.h"
#include "TypeTable.h"
#include "mincaml/Generator/Generator.h"
#include "mincaml/Support/Random.h"

namespace mincaml::generator {

/// The state that all parts of the generator share.
struct ProgramState {
  ProgramState(const GeneratorOptions &Options, ast::ASTContext &Context);

  const GeneratorOptions &Options;
  ast::ASTContext &Context;
  Random R;
  TypeTable Table;
  ProgramTypes Types;
  ExceptionTable Exceptions;
  Budget Costs;
  TreeBuilder Build{Context, Costs};
  Scope InScope{R};
  /// Whether expressions may have effects. False in operands if the program
  /// must not depend on the order of their evaluation.
  bool EffectsAllowed = true;
  /// The exceptions that an expression may raise here, because enclosing code
  /// or a caller handles them.
  ExceptionSet Raisable = 0;
  ConstructSet Used;

  bool extended() const { return !Options.Language.Strict; }
  /// Returns true with the probability of a PERCENTAGE of Constructs.def.
  bool chance(Construct C);
  /// Returns an unused name or, if MayShadow, sometimes that of a variable that
  /// may be shadowed.
  llvm::StringRef newName(llvm::StringRef Prefix, bool MayShadow = false);

private:
  unsigned NameCounter = 0;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_PROGRAMSTATE_H
