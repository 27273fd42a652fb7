//===- ProgramState.h - The program while it is being made ------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_PROGRAMSTATE_H
#define MINCAML_LIB_GENERATOR_PROGRAMSTATE_H

#include "Budget.h"
#include "Exceptions/ExceptionTable.h"
#include "Palette.h"
#include "Scope.h"
#include "TreeBuilder.h"
#include "TypeTable.h"
#include "mincaml/Generator/Generator.h"
#include "mincaml/Support/Random.h"

namespace mincaml::generator {

/// What all parts of the generator work with.
struct ProgramState {
  ProgramState(const GeneratorOptions &Options, ast::ASTContext &Context);

  const GeneratorOptions &Options;
  ast::ASTContext &Context;
  Random R;
  TypeTable Table;
  Palette Types;
  ExceptionTable Exceptions;
  Budget Costs;
  TreeBuilder Build{Context, Costs};
  Scope InScope{R};
  /// False in operands, if the program must not depend on their order.
  bool EffectsAllowed = true;
  /// What an expression may raise here: somebody handles it.
  ExceptionSet Raisable = 0;
  ConstructSet Used;

  bool extended() const { return !Options.Language.Strict; }
  /// True with the probability of a knob of Constructs.def.
  bool knob(Construct C);
  /// An unused name, or one that hides a variable that may be hidden.
  llvm::StringRef newName(llvm::StringRef Prefix, bool MayHide = false);

private:
  unsigned NameCounter = 0;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_PROGRAMSTATE_H
