//===- VariantBuilder.h - What all kinds of variants need -------*- C++ -*-===//

#ifndef MINCAML_LIB_REWRITING_VARIANTBUILDER_H
#define MINCAML_LIB_REWRITING_VARIANTBUILDER_H

#include "ValueMaker.h"
#include "mincaml/Rewriting/Effects.h"
#include "mincaml/Rewriting/TreeWalker.h"
#include "mincaml/Rewriting/VariableTable.h"
#include "mincaml/Rewriting/Variants.h"

namespace mincaml::rewriting {

/// What the kinds of variants share while they change one program.
struct VariantBuilder {
  VariantBuilder(TypedProgram &Program, uint64_t Seed, unsigned Rate,
                 bool Strict)
      : Program(Program), Build(Program), TheNames(Program.Tree, Program.Trees),
        Choice(Seed), Values(Program, Build, TheNames, Choice, Strict),
        Rate(Rate), Strict(Strict) {}

  /// Returns whether to make a change that is possible.
  bool choose() { return Choice.percent(Rate); }

  TypedProgram &Program;
  TreeBuilder Build;
  Names TheNames;
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
  /// A replacement of E, of which E may be a part; null if there is none.
  virtual ast::Expression *replace(ast::Expression *E) = 0;

  VariantBuilder &Builder;

private:
  void leave(ast::Expression *&Slot) final;
};

// The kinds of variants, each of which changes the tree.
void renameVariables(VariantBuilder &Builder);
void insertDeadBindings(VariantBuilder &Builder);
void insertDeadBranches(VariantBuilder &Builder);
void expandFunctions(VariantBuilder &Builder);
void splitLets(VariantBuilder &Builder);
void mergeLets(VariantBuilder &Builder);
void wrapInFunctions(VariantBuilder &Builder);
void wrapInTuples(VariantBuilder &Builder);
/// \p MayRemove: also in ways that may leave types undetermined.
void changeUnevaluated(VariantBuilder &Builder, const ExecutionProfile &Profile,
                       bool MayRemove);
void insertNeutral(VariantBuilder &Builder, const ExecutionProfile &Profile);

} // namespace mincaml::rewriting

#endif // MINCAML_LIB_REWRITING_VARIANTBUILDER_H
