//===- VariantBuilder.h - Shared parts of all kinds of variants -*- C++ -*-===//

#ifndef MINCAML_LIB_REWRITING_VARIANTBUILDER_H
#define MINCAML_LIB_REWRITING_VARIANTBUILDER_H

#include "ValueMaker.h"
#include "mincaml/Rewriting/Effects.h"
#include "mincaml/Rewriting/TreeWalker.h"
#include "mincaml/Rewriting/VariableTable.h"
#include "mincaml/Rewriting/Variants.h"

namespace mincaml::rewriting {

/// The state that a kind of variant uses while it changes a program.
struct VariantBuilder {
  VariantBuilder(TypedProgram &Program, uint64_t Seed, unsigned Rate,
                 bool Strict)
      : Program(Program), Build(Program), TheNames(Program.Tree, Program.Trees),
        Choice(Seed), Values(Program, Build, TheNames, Choice, Strict),
        Rate(Rate), Strict(Strict) {}

  /// Decides whether to make a possible change.
  bool choose() { return Choice.percent(Rate); }

  TypedProgram &Program;
  TreeBuilder Build;
  FreshNames TheNames;
  Random Choice;
  ValueMaker Values;
  const unsigned Rate;
  const bool Strict;
  /// The number of changes so far.
  unsigned Changes = 0;
};

/// Replaces some of the expressions of a tree.
class Replacer : public TreeWalker {
public:
  explicit Replacer(VariantBuilder &Builder) : Builder(Builder) {}

protected:
  /// Returns a replacement of E, which may contain E, or null if there is none.
  virtual ast::Expression *replace(ast::Expression *E) = 0;

  VariantBuilder &Builder;

private:
  void leave(ast::Expression *&Slot) final;
};

// The kinds of variants. Each function changes the tree.
void renameVariables(VariantBuilder &Builder);
void insertDeadBindings(VariantBuilder &Builder);
void insertDeadBranches(VariantBuilder &Builder);
void expandFunctions(VariantBuilder &Builder);
void splitLets(VariantBuilder &Builder);
void mergeLets(VariantBuilder &Builder);
void wrapInFunctions(VariantBuilder &Builder);
void wrapInTuples(VariantBuilder &Builder);
/// If MayRemove, also makes changes that may leave types undetermined.
void changeUnevaluated(VariantBuilder &Builder, const ExecutionProfile &Profile,
                       bool MayRemove);
void insertNeutral(VariantBuilder &Builder, const ExecutionProfile &Profile);

} // namespace mincaml::rewriting

#endif // MINCAML_LIB_REWRITING_VARIANTBUILDER_H
