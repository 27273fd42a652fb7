//===- ProgramEditor.h - Changes that make a program smaller ----*- C++ -*-===//

#ifndef MINCAML_LIB_REWRITING_PROGRAMEDITOR_H
#define MINCAML_LIB_REWRITING_PROGRAMEDITOR_H

#include "TreeBuilder.h"
#include "Values.h"
#include "mincaml/Rewriting/Names.h"
#include "mincaml/Rewriting/VariableTable.h"
#include <functional>

namespace mincaml::rewriting {

/// A change of a program. Of several that are listed together, each can be
/// carried out after those that follow it in the list.
using Edit = std::function<void()>;
using Edits = std::vector<Edit>;

/// A program and what edits need to know about it.
struct ProgramEditor {
  ProgramEditor(TypedProgram &Program, bool Strict)
      : Program(Program), Build(Program), TheNames(Program.Tree, Program.Trees),
        Defaults(Build, TheNames, /*Pinned=*/false), Table(Program.Tree),
        Strict(Strict) {}

  /// Puts the simplest values in the place of all uses of a variable, and of
  /// calls if it is a function.
  void replaceUses(const Variable &V);

  TypedProgram &Program;
  TreeBuilder Build;
  Names TheNames;
  DefaultValues Defaults;
  VariableTable Table;
  const bool Strict;
};

// The changes of each kind that are possible, as a rule large ones first. They
// need not keep the program well-typed.
#define REDUCTION(Name, Function, IsChunked, Description)                      \
  Edits Function(ProgramEditor &Editor);
#include "mincaml/Rewriting/Reductions.def"

/// How large a program is, and how far from being simple its literals are. Ends
/// every reduction, as each step has to make it less.
uint64_t complexity(ast::Expression *Program);

} // namespace mincaml::rewriting

#endif // MINCAML_LIB_REWRITING_PROGRAMEDITOR_H
