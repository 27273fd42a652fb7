//===- ProgramEditor.cpp - Edits of a program for the reducer -------------===//

#include "ProgramEditor.h"

using namespace mincaml::ast;
using namespace mincaml::rewriting;

void ProgramEditor::replaceUses(const Variable &V) {
  for (const VariableUse &U : V.Uses) {
    Expression *&Slot = U.Call ? *U.Call : *U.Slot;
    if (Expression *Value = Defaults.make(Slot->Ty))
      Slot = Value;
  }
}
