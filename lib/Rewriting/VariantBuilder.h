//===- VariantBuilder.h - What all kinds of variants need -------*- C++ -*-===//

#ifndef MINCAML_LIB_REWRITING_VARIANTBUILDER_H
#define MINCAML_LIB_REWRITING_VARIANTBUILDER_H

#include "Values.h"
#include "mincaml/Rewriting/Effects.h"
#include "mincaml/Rewriting/TreeWalker.h"
#include "mincaml/Rewriting/VariableTable.h"
#include "mincaml/Rewriting/Variants.h"

namespace mincaml::rewriting {

/// One kind of variant of one program.
struct VariantBuilder {
  VariantBuilder(TypedProgram &Program, uint64_t Seed, unsigned Rate,
                 bool Strict)
      : Program(Program), Build(Program), TheNames(Program.Tree, Program.Trees),
        Choice(Seed), Values(Program, Build, TheNames, Choice, Strict),
        Rate(Rate), Strict(Strict) {}

  /// Whether to change something that could be changed.
  bool choose() { return Choice.percent(Rate); }

  TypedProgram &Program;
  TreeBuilder Build;
  Names TheNames;
  Random Choice;
  ValueMaker Values;
  const unsigned Rate;
  const bool Strict;
  /// How many places have been changed.
  unsigned Changes = 0;
};

/// Replaces expressions here and there.
class Replacer : public TreeWalker {
public:
  explicit Replacer(VariantBuilder &Builder) : Builder(Builder) {}

protected:
  /// What to put in the place of E, of which it may be a part; null: nothing
  /// can be.
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

} // namespace mincaml::rewriting

#endif // MINCAML_LIB_REWRITING_VARIANTBUILDER_H
