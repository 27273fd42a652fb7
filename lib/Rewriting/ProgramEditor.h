//===- ProgramEditor.h - Edits of a program for the reducer -----*- C++ -*-===//

#ifndef MINCAML_LIB_REWRITING_PROGRAMEDITOR_H
#define MINCAML_LIB_REWRITING_PROGRAMEDITOR_H

#include "TreeBuilder.h"
#include <functional>

namespace mincaml::rewriting {

/// A change of a program. If several edits of one list are applied, this must
/// happen in reverse order.
using Edit = std::function<void()>;
using Edits = std::vector<Edit>;

/// A program, with the analyses and helpers that the edits use.
struct ProgramEditor {
  ProgramEditor(TypedProgram &Program, bool Strict)
      : Program(Program), Build(Program), TheNames(Program.Tree, Program.Trees),
        Defaults(Build, TheNames, /*FixParameterTypes=*/false),
        Table(Program.Tree), Strict(Strict) {}

  /// Replaces all uses of a variable by default values. If the variable is a
  /// function, replaces its calls.
  void replaceUses(const Variable &V) {
    for (const VariableUse &U : V.Uses) {
      ast::Expression *&Slot = U.Call ? *U.Call : *U.Slot;
      if (ast::Expression *Value = Defaults.make(Slot->Ty))
        Slot = Value;
    }
  }

  TypedProgram &Program;
  TreeBuilder Build;
  FreshNames TheNames;
  DefaultValues Defaults;
  VariableTable Table;
  const bool Strict;
};

// Each function returns the possible edits of one reduction, usually large ones
// first. An edit may make the program ill-typed.
#define REDUCTION(Name, Function, IsChunked, Description)                      \
  Edits Function(ProgramEditor &Editor);
#include "mincaml/Rewriting/Reductions.def"

} // namespace mincaml::rewriting

#endif // MINCAML_LIB_REWRITING_PROGRAMEDITOR_H
