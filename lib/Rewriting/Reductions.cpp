//===- Reductions.cpp - The edits of each reduction -----------------------===//

#include "ProgramEditor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include <cmath>

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::rewriting;
using llvm::ArrayRef;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;
using llvm::SmallVector;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Definitions
//===----------------------------------------------------------------------===//

/// Returns the elements except element Number.
template <typename Element>
static SmallVector<Element, 8> without(llvm::ArrayRef<Element> Elements,
                                       unsigned Number) {
  SmallVector<Element, 8> Rest(Elements);
  Rest.erase(Rest.begin() + Number);
  return Rest;
}

template <typename Element>
static llvm::MutableArrayRef<Element>
without(ASTContext &Trees, llvm::ArrayRef<Element> Elements, unsigned Number) {
  return Trees.copy(llvm::ArrayRef<Element>(without(Elements, Number)));
}

/// Returns the first variable that each definition binds, and each function of
/// a group. Parameters are not included.
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

/// Removes the definition whose first variable is First. If the definition is a
/// group, removes only this function from it. Other functions may already have
/// been removed.
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
      // The variables of a tuple pattern are consecutive.
      for (unsigned I = 0; I != Count; ++I)
        Editor.replaceUses(First[I]);
      dropDefinition(Editor, *First);
    });
  return Result;
}

//===- Groups -------------------------------------------------------------===//

namespace {

/// A function of a group, and whether it depends on the other functions or they
/// on it.
struct GroupMember {
  const Variable *F;
  /// The positions at which the body begins and ends.
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
    return Build.copy(*cast<VariableReference>(E));
  default:
    return nullptr;
  }
}

/// Replaces all uses of V by Value. If Value is not atomic, V must have a
/// single use.
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

/// Returns the slot of the last expression, after definitions and statements.
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
    // A call of a function in its own body cannot be inlined.
    const Binder &P = V->Function->Parameters.front();
    const Variable &Parameter = Editor.Table[Editor.Table.number(P)];
    if (!V->isUsedBetween(Parameter.Begin, Parameter.End))
      Result.push_back([&Editor, V] { inlineCall(Editor, *V); });
  }
  return Result;
}

//===- Parameters ---------------------------------------------------------===//

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

//===- Names --------------------------------------------------------------===//

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
    Result.push_back([&V, Name] { V.rename(Name); });
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// Matches and exceptions
//===----------------------------------------------------------------------===//

namespace {

/// Finds the matches and the constructed exceptions, outer expressions first.
class ExceptionFinder : public TreeWalker {
public:
  explicit ExceptionFinder(ProgramEditor &Editor) { walk(Editor.Program.Tree); }

  std::vector<Expression **> Matches;
  std::vector<Expression **> Values;
  /// The constructors of the exceptions, in the order of their first uses.
  std::vector<const Constructor *> Constructors;

private:
  bool enter(Expression *&Slot) override {
    if (auto *M = dyn_cast<Match>(Slot)) {
      Matches.push_back(&Slot);
      forEachPattern(*M, [&](const Pattern &P) {
        if (P.TheConstructor)
          add(P.TheConstructor);
      });
    } else if (auto *C = dyn_cast<Construct>(Slot)) {
      if (!C->Constructor->Parent)
        Values.push_back(&Slot);
      add(C->Constructor);
    }
    return true;
  }
  void add(const Constructor *C) {
    if (!C->Parent && !llvm::is_contained(Constructors, C))
      Constructors.push_back(C);
  }
};

} // namespace

static void removeCase(ProgramEditor &Editor, Match *M, size_t Number) {
  M->Cases = without(Editor.Program.Trees, M->Cases, Number);
  M->Guards = without(Editor.Program.Trees, M->Guards, Number);
  M->Bodies = without(Editor.Program.Trees, M->Bodies, Number);
}

/// Replaces the uses of the variables that the pattern of a case binds.
static void replaceVariables(ProgramEditor &Editor, const Pattern &P) {
  for (const Binder *B : boundVariables(P))
    Editor.replaceUses(Editor.Table[Editor.Table.number(*B)]);
}

Edits mincaml::rewriting::dropCases(ProgramEditor &Editor) {
  ExceptionFinder Found(Editor);
  Edits Result;
  for (Expression **Slot : Found.Matches) {
    auto *M = cast<Match>(*Slot);
    if (M->Cases.size() > 1)
      for (size_t I = 0; I != M->Cases.size(); ++I)
        Result.push_back([&Editor, M, I] { removeCase(Editor, M, I); });
  }
  return Result;
}

Edits mincaml::rewriting::replaceByCase(ProgramEditor &Editor) {
  ExceptionFinder Found(Editor);
  Edits Result;
  for (Expression **Slot : Found.Matches) {
    auto *M = cast<Match>(*Slot);
    if (M->IsTry)
      Result.push_back([Slot, M] { *Slot = M->Scrutinee; });
    for (size_t I = 0; I != M->Cases.size(); ++I)
      Result.push_back([&Editor, Slot, M, I] {
        replaceVariables(Editor, M->Cases[I].ThePattern);
        *Slot = M->Bodies[I];
      });
  }
  return Result;
}

/// Replaces a constructor in a pattern by `Exit`.
static void makeExit(ProgramEditor &Editor, Pattern &P, const Constructor *C,
                     const Construct *Exit) {
  for (Pattern &Element : P.Elements)
    makeExit(Editor, Element, C, Exit);
  if (P.TheConstructor != C)
    return;
  for (const Pattern &Element : P.Elements)
    replaceVariables(Editor, Element);
  P.Elements = {};
  P.IgnoresArguments = false;
  P.Name = Exit->Name;
  P.TheConstructor = Exit->Constructor;
}

/// Replaces a constructor by `Exit` everywhere.
static void makeExit(ProgramEditor &Editor, const Constructor *C) {
  ExceptionFinder Found(Editor);
  auto *Exit =
      cast<Construct>(Editor.Build.literal((*Found.Values.front())->Ty));
  for (Expression **Slot : Found.Matches) {
    auto *M = cast<Match>(*Slot);
    auto IsCase = [&](size_t I, const Constructor *Wanted) {
      return M->Cases[I].ThePattern.TheConstructor == Wanted && !M->hasGuard(I);
    };
    // A second case for `Exit` would be unused, which would cause a new
    // warning.
    auto Numbers = llvm::seq(M->Cases.size());
    bool HasExit = llvm::any_of(
        Numbers, [&](size_t I) { return IsCase(I, Exit->Constructor); });
    for (size_t I = M->Cases.size(); HasExit && I-- > 0;)
      if (IsCase(I, C)) {
        replaceVariables(Editor, M->Cases[I].ThePattern);
        removeCase(Editor, M, I);
      }
    for (MatchCase &Case : M->Cases)
      makeExit(Editor, Case.ThePattern, C, Exit);
  }
  // Process inner expressions first, because their slots are in the arguments
  // of outer ones.
  for (Expression **Slot : llvm::reverse(Found.Values))
    if (cast<Construct>(*Slot)->Constructor == C)
      *Slot = Editor.Build.literal((*Slot)->Ty);
}

Edits mincaml::rewriting::simplifyExceptions(ProgramEditor &Editor) {
  ExceptionFinder Found(Editor);
  Edits Result;
  if (Found.Values.empty())
    return Result;
  for (const Constructor *C : Found.Constructors)
    if (!C->isPredefined() || !C->Arguments.empty())
      Result.push_back([&Editor, C] { makeExit(Editor, C); });
  return Result;
}

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

namespace {

/// An expression with its slot, its position and its number of nodes.
struct Site {
  Expression **Slot;
  unsigned Position;
  unsigned Size;
};

/// Finds the slots of all expressions except the names of callees.
class SiteFinder : public TreeWalker {
public:
  std::vector<Site> Sites;

private:
  bool enter(Expression *&Slot) override {
    Open.push_back(Sites.size());
    Sites.push_back(
        {isCallee() && isAtomic(Slot) ? nullptr : &Slot, position(), 0});
    return true;
  }
  void leave(Expression *&) override {
    Sites[Open.back()].Size = nextPosition() - position();
    Open.pop_back();
  }

  std::vector<size_t> Open;
};

/// Returns all sites, the largest expression first. Of expressions of equal
/// size, the one that starts first comes first.
std::vector<Site> findSites(ProgramEditor &Editor) {
  SiteFinder Finder;
  Finder.walk(Editor.Program.Tree);
  llvm::erase_if(Finder.Sites, [](const Site &S) { return !S.Slot; });
  llvm::sort(Finder.Sites, [](const Site &A, const Site &B) {
    return std::pair(B.Size, A.Position) < std::pair(A.Size, B.Position);
  });
  return std::move(Finder.Sites);
}

} // namespace

//===- Statements ---------------------------------------------------------===//

Edits mincaml::rewriting::dropStatements(ProgramEditor &Editor) {
  Edits Result;
  for (const Site &S : findSites(Editor))
    if (auto *Statements = dyn_cast<Sequence>(*S.Slot))
      Result.push_back([S, Statements] { *S.Slot = Statements->Second; });
  return Result;
}

//===- Literals -----------------------------------------------------------===//

Edits mincaml::rewriting::replaceByZero(ProgramEditor &Editor) {
  Edits Result;
  for (const Site &S : findSites(Editor)) {
    const Expression *E = *S.Slot;
    if (isa<UnitLiteral>(E))
      continue;
    Result.push_back([&Editor, S] {
      if (Expression *Value = Editor.Defaults.make((*S.Slot)->Ty))
        *S.Slot = Value;
    });
  }
  return Result;
}

Edits mincaml::rewriting::replaceByOne(ProgramEditor &Editor) {
  Edits Result;
  TreeBuilder &Build = Editor.Build;
  for (const Site &S : findSites(Editor)) {
    switch ((*S.Slot)->Ty->kind()) {
    case Type::Kind::Bool:
      Result.push_back([&Build, S] { *S.Slot = Build.boolean(true); });
      break;
    case Type::Kind::Int:
      Result.push_back([&Build, S] { *S.Slot = Build.integer(1); });
      break;
    case Type::Kind::Float:
      Result.push_back([&Build, S] { *S.Slot = Build.floating(1); });
      break;
    default:
      break;
    }
  }
  return Result;
}

static void shrinkInt(ProgramEditor &Editor, Expression **Slot, int32_t Value,
                      Edits &Result) {
  constexpr int32_t SmallValue = 16;
  auto Try = [&](int32_t New) {
    if (New != Value)
      Result.push_back(
          [&Editor, Slot, New] { *Slot = Editor.Build.integer(New); });
  };
  Try(Value / 2);
  Try(Value - Value / 4);
  if (Value < 0 && Value != INT32_MIN)
    Try(-Value);
  if (std::abs(int64_t(Value)) <= SmallValue)
    Try(Value < 0 ? Value + 1 : Value - 1);
}

static void shrinkFloat(ProgramEditor &Editor, Expression **Slot, double Value,
                        Edits &Result) {
  for (double New : {std::trunc(Value), std::trunc(Value / 2), std::abs(Value)})
    if (New != Value && std::isfinite(New))
      Result.push_back(
          [&Editor, Slot, New] { *Slot = Editor.Build.floating(New); });
}

/// Adds edits that shrink all large literals together: an index and the size of
/// its array, for example, may have to become smaller at the same time.
static void shrinkTogether(ProgramEditor &Editor, Edits &Result) {
  for (int32_t Threshold : {256, 64, 16, 8, 4, 2, 1})
    Result.push_back([&Editor, Threshold] {
      for (const Site &S : findSites(Editor))
        if (auto *I = dyn_cast<IntLiteral>(*S.Slot); I && I->Value >= Threshold)
          I->Value -= std::max(Threshold / 2, 1);
    });
}

Edits mincaml::rewriting::shrinkConstants(ProgramEditor &Editor) {
  Edits Result;
  shrinkTogether(Editor, Result);
  for (const Site &S : findSites(Editor)) {
    if (auto *I = dyn_cast<IntLiteral>(*S.Slot))
      shrinkInt(Editor, S.Slot, I->Value, Result);
    else if (auto *F = dyn_cast<FloatLiteral>(*S.Slot))
      shrinkFloat(Editor, S.Slot, F->Value, Result);
  }
  return Result;
}

//===- Parts and variables ------------------------------------------------===//

/// Adds edits that replace the expression by an operand of the same type. For
/// an operand of another type, tries its own operands.
static void addParts(Expression **Slot, Edits &Result) {
  Expression *E = *Slot;
  auto Fits = [E](Expression *Part) { return sameType(Part->Ty, E->Ty); };
  auto Add = [&](Expression *Part) {
    Result.push_back([Slot, Part] { *Slot = Part; });
  };
  for (unsigned I = 0; Expression **Part = operand(E, I); ++I) {
    if (Fits(*Part)) {
      Add(*Part);
      continue;
    }
    for (unsigned J = 0; Expression **Inner = operand(*Part, J); ++J)
      if (Fits(*Inner))
        Add(*Inner);
  }
}

Edits mincaml::rewriting::replaceByPart(ProgramEditor &Editor) {
  Edits Result;
  for (const Site &S : findSites(Editor))
    addParts(S.Slot, Result);
  return Result;
}

namespace {

/// Replaces expressions by variables and literals.
class AtomFinder : public TreeWalker {
public:
  AtomFinder(ProgramEditor &Editor, Edits &Result)
      : Editor(Editor), Result(Result) {
    findLiterals();
  }

private:
  bool enter(Expression *&Slot) override {
    if (isa<VariableReference, UnitLiteral>(Slot) || isCallee())
      return true;
    tryVariables(Slot);
    if (!isAtomic(Slot))
      tryLiterals(Slot);
    return true;
  }

  /// Adds edits that replace the expression by a variable of the same type.
  /// Tries the variables that were bound last.
  void tryVariables(Expression *&Slot) {
    constexpr unsigned Wanted = 3;
    constexpr size_t Searched = 30;
    unsigned Count = 0;
    for (const ScopedVariable &V :
         llvm::reverse(scope().variables().take_back(Searched))) {
      if (!scope().isVisible(V) || !sameType(V.TheBinder->Ty, Slot->Ty))
        continue;
      const Binder &B = *V.TheBinder;
      Result.push_back(
          [&Slot, &B, &Editor = Editor] { Slot = Editor.Build.variable(B); });
      if (++Count == Wanted)
        break;
    }
  }

  void tryLiterals(Expression *&Slot) {
    if (Slot->Ty->isInt())
      for (int32_t Value : Ints)
        Result.push_back([&Slot, Value, &Editor = Editor] {
          Slot = Editor.Build.integer(Value);
        });
    if (Slot->Ty->isFloat())
      for (double Value : Floats)
        Result.push_back([&Slot, Value, &Editor = Editor] {
          Slot = Editor.Build.floating(Value);
        });
  }

  /// Collects some literals of the program. 0 and 1 are excluded, because
  /// replaceByZero and replaceByOne try them.
  void findLiterals() {
    constexpr size_t Wanted = 4;
    for (const Site &S : findSites(Editor)) {
      if (auto *I = dyn_cast<IntLiteral>(*S.Slot);
          I && I->Value != 0 && I->Value != 1 && Ints.size() < Wanted &&
          !llvm::is_contained(Ints, I->Value))
        Ints.push_back(I->Value);
      if (auto *F = dyn_cast<FloatLiteral>(*S.Slot);
          F && F->Value != 0 && F->Value != 1 && Floats.size() < Wanted &&
          !llvm::is_contained(Floats, F->Value))
        Floats.push_back(F->Value);
    }
  }

  ProgramEditor &Editor;
  Edits &Result;
  llvm::SmallVector<int32_t, 4> Ints;
  llvm::SmallVector<double, 4> Floats;
};

} // namespace

Edits mincaml::rewriting::replaceByAtom(ProgramEditor &Editor) {
  Edits Result;
  AtomFinder(Editor, Result).walk(Editor.Program.Tree);
  return Result;
}

//===- Tuples -------------------------------------------------------------===//

namespace {

/// The slots of all tuples of one type, and of all definitions that destructure
/// such tuples. The largest expressions come first.
struct TupleGroup {
  Type *Ty;
  std::vector<Expression **> Slots;
};

} // namespace

static std::vector<TupleGroup> findTuples(ProgramEditor &Editor) {
  std::vector<TupleGroup> Groups;
  auto Add = [&](Type *Ty, Expression **Slot) {
    auto I = llvm::find_if(
        Groups, [Ty](const TupleGroup &G) { return sameType(G.Ty, Ty); });
    if (I == Groups.end())
      Groups.push_back({Ty, {Slot}});
    else
      I->Slots.push_back(Slot);
  };
  for (const Site &S : findSites(Editor)) {
    if (auto *L = dyn_cast<LetTuple>(*S.Slot))
      Add(L->Value->Ty, S.Slot);
    else if (isa<Tuple>(*S.Slot))
      Add((*S.Slot)->Ty, S.Slot);
  }
  return Groups;
}

/// Removes component Number of all tuples of a type. A tuple with two
/// components becomes the remaining component.
static void dropComponent(ProgramEditor &Editor, const TupleGroup &G,
                          unsigned Number) {
  TreeBuilder &Build = Editor.Build;
  for (Expression **Slot : G.Slots)
    if (auto *L = dyn_cast<LetTuple>(*Slot))
      Editor.replaceUses(
          Editor.Table[Editor.Table.number(L->Variables[Number])]);
  // Process inner tuples first, because their slots are in the nodes of outer
  // ones.
  for (Expression **Slot : llvm::reverse(G.Slots)) {
    if (auto *L = dyn_cast<LetTuple>(*Slot)) {
      auto Rest = without(L->Variables, Number);
      *Slot = Rest.size() == 1 ? Build.let(Rest.front(), L->Value, L->Body)
                               : Build.letTuple(Rest, L->Value, L->Body);
    } else {
      auto Rest = without(cast<Tuple>(*Slot)->Elements, Number);
      *Slot = Rest.size() == 1 ? Rest.front() : Build.tuple(Rest);
    }
  }
}

Edits mincaml::rewriting::dropComponents(ProgramEditor &Editor) {
  Edits Result;
  auto Groups = std::make_shared<std::vector<TupleGroup>>(findTuples(Editor));
  for (auto [I, G] : llvm::enumerate(*Groups))
    for (unsigned Number = G.Ty->size(); Number--;)
      Result.push_back([&Editor, Groups, I, Number] {
        dropComponent(Editor, (*Groups)[I], Number);
      });
  return Result;
}

//===- Reductions of strings and characters -------------------------------===//

namespace {

class LiteralShrinker : public TreeWalker {
public:
  LiteralShrinker(ProgramEditor &Editor, Edits &Result)
      : Editor(Editor), Result(Result) {}

private:
  bool enter(Expression *&Slot) override {
    if (auto *C = dyn_cast<CharacterLiteral>(Slot)) {
      if (C->Value != 'a')
        Result.push_back([C] { C->Value = 'a'; });
    } else if (auto *S = dyn_cast<StringLiteral>(Slot)) {
      shrink(S);
    }
    return true;
  }

  void shrink(StringLiteral *S) {
    StringRef Text = S->Value;
    if (Text.empty())
      return;
    auto Try = [&](StringRef Shorter) {
      if (Shorter != Text)
        Result.push_back([S, Shorter] { S->Value = Shorter; });
    };
    Try("");
    Try(Text.take_front(Text.size() / 2));
    Try(Text.drop_front(Text.size() / 2));
    Try(Text.drop_back());
    Try(Text.drop_front());
    Try(Editor.Program.Trees.intern(std::string(Text.size(), 'a')));
  }

  ProgramEditor &Editor;
  Edits &Result;
};

} // namespace

Edits mincaml::rewriting::shrinkStrings(ProgramEditor &Editor) {
  Edits Result;
  LiteralShrinker(Editor, Result).walk(Editor.Program.Tree);
  return Result;
}
