//===- ReduceBindings.cpp - Reductions of definitions ---------------------===//

#include "ProgramEditor.h"
#include "mincaml/Rewriting/TreeAnalysis.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::rewriting;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;
using llvm::SmallVector;
using llvm::StringRef;

/// The first variable that each definition binds, and each function of a group.
/// Parameters do not count.
static SmallVector<const Variable *, 0>
definitions(const VariableTable &Table) {
  SmallVector<const Variable *, 0> Result;
  for (const Variable &V : Table.variables())
    if (!V.IsParameter && (V.Number == 0 || V.isFunction()))
      Result.push_back(&V);
  return Result;
}

static void removeFromGroup(ProgramEditor &Editor, LetRecGroup *Group,
                            FunctionDefinition *F) {
  SmallVector<FunctionDefinition *, 8> Rest(Group->Functions);
  llvm::erase(Rest, F);
  Group->Functions =
      Editor.Program.Trees.copy(llvm::ArrayRef<FunctionDefinition *>(Rest));
}

/// Removes the definition whose first variable is First; in a group, only that
/// function. Other functions of the group may have been removed before.
static void dropDefinition(ProgramEditor &Editor, const Variable &First) {
  auto *Group = dyn_cast<LetRecGroup>(First.Definition);
  if (Group)
    removeFromGroup(Editor, Group, First.Function);
  if (!Group || Group->Functions.empty())
    *First.Slot = *continuation(First.Definition);
}

Edits mincaml::rewriting::dropBindings(ProgramEditor &Editor) {
  Edits Result;
  for (const Variable *First : definitions(Editor.Table))
    Result.push_back([&Editor, First] {
      unsigned Count = 1;
      if (auto *T = dyn_cast<LetTuple>(First->Definition))
        Count = T->Variables.size();
      // The components of a tuple are consecutive.
      for (unsigned I = 0; I != Count; ++I)
        Editor.replaceUses(First[I]);
      dropDefinition(Editor, *First);
    });
  return Result;
}

//===- Groups -------------------------------------------------------------===//

namespace {

/// The dependences between a function of a group and the others.
struct GroupMember {
  const Variable *F;
  /// The positions of its body.
  unsigned Begin;
  unsigned End;
  bool UsesOthers = false;
  bool IsUsedByOthers = false;
};

} // namespace

static SmallVector<GroupMember, 0> groupMembers(const VariableTable &Table,
                                                const LetRecGroup *Group) {
  SmallVector<GroupMember, 0> Members;
  for (const FunctionDefinition *F : Group->Functions) {
    const Variable &P = Table[Table.number(F->Parameters.front())];
    Members.push_back({&Table[Table.number(F->Name)], P.Begin, P.End});
  }
  for (GroupMember &M : Members)
    for (const VariableUse &U : M.F->Uses) {
      auto *In = llvm::partition_point(Members, [&U](const GroupMember &Other) {
        return Other.End <= U.Position;
      });
      if (In == Members.end() || In == &M)
        continue;
      In->UsesOthers = true;
      M.IsUsedByOthers = true;
    }
  return Members;
}

/// Moves a function out of its group: before the group if it does not use the
/// other functions, otherwise after the group.
static void splitOff(ProgramEditor &Editor, const Variable &F, bool IsBefore) {
  auto *Group = cast<LetRecGroup>(F.Definition);
  removeFromGroup(Editor, Group, F.Function);
  Expression *&Slot = IsBefore ? *F.Slot : Group->Body;
  auto *Own = Editor.Program.Trees.make<LetRec>(Group->Range, F.Function, Slot);
  Own->Ty = Group->Ty;
  Slot = Own;
}

Edits mincaml::rewriting::splitGroups(ProgramEditor &Editor) {
  Edits Result;
  for (const Variable &V : Editor.Table.variables()) {
    auto *Group = dyn_cast<LetRecGroup>(V.Definition);
    // Visit each group once, at its first function.
    if (!Group || V.IsParameter || V.Number != 0)
      continue;
    for (const GroupMember &M : groupMembers(Editor.Table, Group)) {
      if (M.UsesOthers && M.IsUsedByOthers)
        continue;
      Result.push_back([&Editor, F = M.F, IsBefore = !M.UsesOthers] {
        splitOff(Editor, *F, IsBefore);
      });
    }
  }
  return Result;
}

//===- Inlining -----------------------------------------------------------===//

/// Returns a copy of a variable or literal, or null for other expressions.
static Expression *copyAtom(TreeBuilder &Build, const Expression *E) {
  switch (E->TheKind) {
  case Expression::Kind::UnitLiteral:
    return Build.unit();
  case Expression::Kind::BoolLiteral:
    return Build.boolean(cast<BoolLiteral>(E)->Value);
  case Expression::Kind::IntLiteral:
    return Build.integer(cast<IntLiteral>(E)->Value);
  case Expression::Kind::FloatLiteral:
    return Build.floating(cast<FloatLiteral>(E)->Value);
  case Expression::Kind::VariableReference:
    return Build.variable(cast<VariableReference>(E)->Name, E->Ty);
  default:
    return nullptr;
  }
}

/// Replaces all uses of V by Value. V has one use if Value is not atomic.
static void substitute(ProgramEditor &Editor, const Variable &V,
                       Expression *Value) {
  for (const VariableUse &U : V.Uses)
    *U.Slot = isAtomic(Value) ? copyAtom(Editor.Build, Value) : Value;
}

/// Turns `let (x, y) = (1, 2) in e` into `let x = 1 in let y = 2 in e`.
static void splitTuple(ProgramEditor &Editor, Expression **Slot, LetTuple *L,
                       const Tuple *Value) {
  Expression *Result = L->Body;
  for (unsigned I = L->Variables.size(); I--;)
    Result = Editor.Build.let(L->Variables[I], Value->Elements[I], Result);
  *Slot = Result;
}

/// The slot of the last expression after definitions and statements.
static Expression **resultSlot(Expression *&Slot) {
  Expression **Result = &Slot;
  while (Expression **Next = continuation(*Result))
    Result = Next;
  return Result;
}

/// Turns `let x = (let y = a in b) in c` into `let y = a in c` with b for x.
static void inlineVariable(ProgramEditor &Editor, const Variable &V, Let *L) {
  Expression **Value = resultSlot(L->Value);
  substitute(Editor, V, *Value);
  *Value = L->Body;
  *V.Slot = L->Value;
}

Edits mincaml::rewriting::inlineBindings(ProgramEditor &Editor) {
  Edits Result;
  for (const Variable *V : definitions(Editor.Table)) {
    if (auto *L = dyn_cast<Let>(V->Definition)) {
      if (isAtomic(*resultSlot(L->Value)) || V->Uses.size() == 1)
        Result.push_back([&Editor, V, L] { inlineVariable(Editor, *V, L); });
      else if (V->Uses.empty() && L->Value->Ty->isUnit())
        Result.push_back([&Editor, V, L] {
          *V->Slot = Editor.Build.sequence(L->Value, L->Body);
        });
    } else if (auto *L = dyn_cast<LetTuple>(V->Definition)) {
      if (auto *Value = dyn_cast<Tuple>(L->Value))
        Result.push_back(
            [&Editor, V, L, Value] { splitTuple(Editor, V->Slot, L, Value); });
    }
  }
  return Result;
}

/// Replaces the only call of F by the body of F.
static void inlineCall(ProgramEditor &Editor, const Variable &F) {
  const FunctionDefinition *Function = F.Function;
  Expression *&Slot = *F.Uses.front().Call;
  auto *Call = cast<Apply>(Slot);
  for (auto [P, Argument] :
       llvm::zip_equal(Function->Parameters, Call->Arguments))
    if (isAtomic(Argument))
      substitute(Editor, Editor.Table[Editor.Table.number(P)], Argument);
  Expression *Body = Function->Body;
  for (unsigned I = Function->Parameters.size(); I--;)
    if (!isAtomic(Call->Arguments[I]))
      Body =
          Editor.Build.let(Function->Parameters[I], Call->Arguments[I], Body);
  Slot = Body;
  dropDefinition(Editor, F);
}

Edits mincaml::rewriting::inlineFunctions(ProgramEditor &Editor) {
  Edits Result;
  for (const Variable *V : definitions(Editor.Table)) {
    if (!V->isFunction() || V->Uses.size() != 1 || !V->Uses.front().Call)
      continue;
    // A call in its own body cannot be inlined.
    const Binder &P = V->Function->Parameters.front();
    const Variable &Parameter = Editor.Table[Editor.Table.number(P)];
    if (!V->isUsedBetween(Parameter.Begin, Parameter.End))
      Result.push_back([&Editor, V] { inlineCall(Editor, *V); });
  }
  return Result;
}

//===- Parameters ---------------------------------------------------------===//

template <typename Element>
static llvm::MutableArrayRef<Element>
without(ASTContext &Trees, llvm::ArrayRef<Element> Elements, unsigned Number) {
  SmallVector<Element, 8> Rest(Elements);
  Rest.erase(Rest.begin() + Number);
  return Trees.copy(llvm::ArrayRef<Element>(Rest));
}

static void dropParameter(ProgramEditor &Editor, const Variable &F,
                          const Variable &P) {
  FunctionDefinition *Function = F.Function;
  ASTContext &Trees = Editor.Program.Trees;
  Editor.replaceUses(P);
  bool IsOnly = Function->Parameters.size() == 1;
  for (const VariableUse &U : F.Uses) {
    auto *Call = cast<Apply>(*U.Call);
    Call->Arguments =
        IsOnly ? Trees.copy(llvm::ArrayRef<Expression *>{Editor.Build.unit()})
               : without(Trees, Call->Arguments, P.Number);
  }
  Function->Parameters =
      IsOnly ? Trees.copy(llvm::ArrayRef<Binder>{Editor.Build.unitPattern()})
             : without(Trees, Function->Parameters, P.Number);
}

Edits mincaml::rewriting::dropParameters(ProgramEditor &Editor) {
  Edits Result;
  for (const Variable &P : Editor.Table.variables()) {
    if (!P.IsParameter || P.TheBinder->IsUnitPattern)
      continue;
    const FunctionDefinition *Function = P.Function;
    const Variable &F = Editor.Table[Editor.Table.number(Function->Name)];
    bool IsNeeded = Editor.Strict && Function->Parameters.size() == 1;
    if (F.isOnlyCalled() && !IsNeeded)
      Result.push_back([&Editor, &F, &P] { dropParameter(Editor, F, P); });
  }
  return Result;
}

//===- FreshNames --------------------------------------------------------------===//

Edits mincaml::rewriting::shortenNames(ProgramEditor &Editor) {
  constexpr size_t ShortLength = 2;
  Edits Result;
  for (const Variable &V : Editor.Table.variables()) {
    if (V.TheBinder->Name.size() <= ShortLength)
      continue;
    // The name is chosen here and not in the edit, so that it depends only on
    // the program.
    StringRef Name =
        Editor.TheNames.fresh(V.TheBinder->Ty->isFunction() ? "f" : "x");
    Result.push_back([&V, Name] {
      V.TheBinder->Name = Name;
      for (const VariableUse &U : V.Uses)
        cast<VariableReference>(*U.Slot)->Name = Name;
    });
  }
  return Result;
}
