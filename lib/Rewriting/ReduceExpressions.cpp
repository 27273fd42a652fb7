//===- ReduceExpressions.cpp - Reductions of expressions ------------------===//

#include "ProgramEditor.h"
#include "mincaml/Rewriting/TreeAnalysis.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::rewriting;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;
using llvm::StringRef;

namespace {

/// The slot of an expression, its position and its number of nodes.
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

/// Adds edits that replace the expression by an operand of the same type. If an
/// operand has another type, its own operands are tried.
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
      : Editor(Editor), Result(Result) {}

  void run() {
    findLiterals();
    walk(Editor.Program.Tree);
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

  /// Tries the variables of the same type that were bound last.
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

  /// Collects some literals of the program, except 0 and 1, which replaceByZero
  /// and replaceByOne try.
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
  AtomFinder(Editor, Result).run();
  return Result;
}

//===- Tuples -------------------------------------------------------------===//

namespace {

/// The slots of tuples of one type, and of the definitions that destructure
/// such tuples, the largest expression first.
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

template <typename Element>
static llvm::SmallVector<Element, 4> without(llvm::ArrayRef<Element> Elements,
                                             unsigned Number) {
  llvm::SmallVector<Element, 4> Rest(Elements);
  Rest.erase(Rest.begin() + Number);
  return Rest;
}

/// Removes component Number of all tuples of a type. Tuples of two components
/// become the remaining component.
static void dropComponent(ProgramEditor &Editor, const TupleGroup &G,
                          unsigned Number) {
  TreeBuilder &Build = Editor.Build;
  for (Expression **Slot : G.Slots)
    if (auto *L = dyn_cast<LetTuple>(*Slot))
      Editor.replaceUses(
          Editor.Table[Editor.Table.number(L->Variables[Number])]);
  // Inner tuples come first, because their slots are in the nodes of outer
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
