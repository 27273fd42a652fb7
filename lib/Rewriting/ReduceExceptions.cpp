//===- ReduceExceptions.cpp - Reductions of handlers and exceptions -------===//

#include "ProgramEditor.h"
#include "mincaml/Frontend/Operands.h"
#include "mincaml/Rewriting/TreeAnalysis.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::rewriting;
using llvm::ArrayRef;
using llvm::cast;
using llvm::dyn_cast;

namespace {

/// Finds the handlers and the constructed exceptions, outer expressions first.
class ExceptionFinder : public TreeWalker {
public:
  std::vector<Expression **> Handlers;
  std::vector<Expression **> Values;
  /// The constructors, in the order of their first uses.
  std::vector<const ExceptionConstructor *> Constructors;

private:
  bool enter(Expression *&Slot) override {
    if (auto *T = dyn_cast<Try>(Slot)) {
      Handlers.push_back(&Slot);
      for (const HandlerCase &Case : T->Cases)
        if (Case.Constructor)
          add(Case.Constructor);
    } else if (auto *M = dyn_cast<MakeException>(Slot)) {
      Values.push_back(&Slot);
      add(M->Constructor);
    }
    return true;
  }
  void add(const ExceptionConstructor *C) {
    if (!llvm::is_contained(Constructors, C))
      Constructors.push_back(C);
  }
};

} // namespace

static void removeCase(ProgramEditor &Editor, Try *T, size_t Number) {
  auto Without = [&](auto Elements) {
    auto Rest = llvm::to_vector<4>(Elements);
    Rest.erase(Rest.begin() + Number);
    return Editor.Program.Trees.copy(ArrayRef(Rest));
  };
  T->Cases = Without(T->Cases);
  T->Handlers = Without(T->Handlers);
}

/// Replaces the uses of the variables that the pattern of a case binds.
static void replaceVariables(ProgramEditor &Editor, const HandlerCase &Case) {
  forEachBinder(Case, [&](const Binder &B) {
    if (B.Name != "_")
      Editor.replaceUses(Editor.Table[Editor.Table.number(B)]);
  });
}

Edits mincaml::rewriting::dropCases(ProgramEditor &Editor) {
  ExceptionFinder Found;
  Found.walk(Editor.Program.Tree);
  Edits Result;
  for (Expression **Slot : Found.Handlers) {
    auto *T = cast<Try>(*Slot);
    // The last case stays, because it takes all other exceptions.
    for (size_t I = 0; I + 1 < T->Cases.size(); ++I)
      Result.push_back([&Editor, T, I] { removeCase(Editor, T, I); });
  }
  return Result;
}

Edits mincaml::rewriting::replaceByCase(ProgramEditor &Editor) {
  ExceptionFinder Found;
  Found.walk(Editor.Program.Tree);
  Edits Result;
  for (Expression **Slot : Found.Handlers) {
    auto *T = cast<Try>(*Slot);
    Result.push_back([Slot, T] { *Slot = T->Body; });
    for (size_t I = 0; I != T->Cases.size(); ++I)
      Result.push_back([&Editor, Slot, T, I] {
        replaceVariables(Editor, T->Cases[I]);
        *Slot = T->Handlers[I];
      });
  }
  return Result;
}

/// Replaces a constructor by `Exit` everywhere.
static void makeExit(ProgramEditor &Editor, const ExceptionConstructor *C) {
  ExceptionFinder Found;
  Found.walk(Editor.Program.Tree);
  auto *Exit =
      cast<MakeException>(Editor.Build.literal((*Found.Values.front())->Ty));
  for (Expression **Slot : Found.Handlers) {
    auto *T = cast<Try>(*Slot);
    auto Has = [&](const ExceptionConstructor *Wanted) {
      return llvm::find_if(T->Cases, [&](const HandlerCase &Case) {
        return Case.Constructor == Wanted;
      });
    };
    auto Case = Has(C);
    if (Case == T->Cases.end())
      continue;
    replaceVariables(Editor, *Case);
    if (Has(Exit->Constructor) != T->Cases.end()) {
      removeCase(Editor, T, size_t(Case - T->Cases.begin()));
      continue;
    }
    Case->Name = Exit->Name;
    Case->Constructor = Exit->Constructor;
    Case->HasArgument = false;
    Case->Argument = Pattern();
    Case->Argument.Variable.Name = "_";
  }
  // Inner expressions come first, because their slots are in the arguments of
  // outer ones.
  for (Expression **Slot : llvm::reverse(Found.Values))
    if (cast<MakeException>(*Slot)->Constructor == C)
      *Slot = Editor.Build.literal((*Slot)->Ty);
}

Edits mincaml::rewriting::simplifyExceptions(ProgramEditor &Editor) {
  ExceptionFinder Found;
  Found.walk(Editor.Program.Tree);
  Edits Result;
  if (Found.Values.empty())
    return Result;
  for (const ExceptionConstructor *C : Found.Constructors)
    if (!C->isPredefined() || C->Payload)
      Result.push_back([&Editor, C] { makeExit(Editor, C); });
  return Result;
}
