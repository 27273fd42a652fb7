//===- ProgramEditor.h - Changes that make a program smaller ----*- C++ -*-===//

#ifndef MINCAML_LIB_REWRITING_PROGRAMEDITOR_H
#define MINCAML_LIB_REWRITING_PROGRAMEDITOR_H

#include "DefaultValues.h"
#include "TreeBuilder.h"
#include "mincaml/Rewriting/Names.h"
#include "mincaml/Rewriting/VariableTable.h"
#include <functional>

namespace mincaml::rewriting {

/// A change of a program. Edits that are listed together can be applied in
/// reverse order of the list.
using Edit = std::function<void()>;
using Edits = std::vector<Edit>;

/// A program and the facts about it that edits use.
struct ProgramEditor {
  ProgramEditor(TypedProgram &Program, bool Strict)
      : Program(Program), Build(Program), TheNames(Program.Tree, Program.Trees),
        Defaults(Build, TheNames, /*Pinned=*/false), Table(Program.Tree),
        Strict(Strict) {}

  /// Replaces all uses of a variable, and calls if it is a function, by default
  /// values.
  void replaceUses(const Variable &V);

  TypedProgram &Program;
  TreeBuilder Build;
  Names TheNames;
  DefaultValues Defaults;
  VariableTable Table;
  const bool Strict;
};

// The possible edits of each kind, usually large ones first. They may leave the
// program ill-typed.
#define REDUCTION(Name, Function, IsChunked, Description)                      \
  Edits Function(ProgramEditor &Editor);
#include "mincaml/Rewriting/Reductions.def"

} // namespace mincaml::rewriting

#endif // MINCAML_LIB_REWRITING_PROGRAMEDITOR_H
