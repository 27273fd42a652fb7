//===- RecursiveValues.cpp - Recursive definitions of values --------------===//
//
// `let rec` can define values that are not functions, such as a record of
// functions that use the record, or a lazy value that uses itself:
//
//   let rec counter = { step = 2; next = fun x -> x + counter.step } in e
//
// The names of such a group can be used in bodies of functions and after
// `lazy`, which are not evaluated before the group is complete. Each value gets
// a cell, an array, from which such uses read it:
//
//   let counter#cell = [| [||] |] in
//   let counter =
//     { step = 2;
//       next = fun x -> let counter = counter#cell.(0).(0) in x + counter.step } in
//   let _ = counter#cell.(0) <- [| counter |] in e
//
//===----------------------------------------------------------------------===//

#include "RecursiveValues.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Operands.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::cast;
using llvm::dyn_cast;
using llvm::SMRange;
using llvm::StringRef;

namespace {

/// Expands one group of definitions.
class GroupExpander {
public:
  GroupExpander(LetDefinitions &L, ASTContext &Trees,
                DiagnosticEngine &Diagnostics)
      : L(L), Trees(Trees), Diagnostics(Diagnostics) {}

  /// Returns the definitions that replace the group, followed by its body.
  Expression *run();

private:
  struct Member {
    /// The cell of a value; empty for a function, and for a value whose name the
    /// group does not use.
    StringRef Cell;
    /// Whether the value that is being checked may contain the member itself,
    /// because the member has already been defined.
    bool IsDefined;
  };

  void checkValue(Expression *Value);
  void checkUnused(const Expression &E);
  void readCells(FunctionDefinition &F);
  Expression *element(Expression *Array, SMRange Range);
  void define(const Pattern &Target, Expression *Value);
  void append(LetDefinitions *Next);
  Expression *reference(StringRef Name, SMRange Range) {
    return Trees.make<VariableReference>(Range, Name);
  }
  Expression *array(ArrayRef<Expression *> Elements, SMRange Range) {
    return Trees.make<ArrayLiteral>(Range, Trees.copy(Elements));
  }

  LetDefinitions &L;
  ASTContext &Trees;
  DiagnosticEngine &Diagnostics;
  llvm::DenseMap<StringRef, Member> Members;
  LetDefinitions *First = nullptr;
  LetDefinitions *Last = nullptr;
};

} // namespace

static const Binder &nameOf(const Definition &D) {
  return D.Function ? D.Function->Name : D.Target.Variable;
}

void GroupExpander::append(LetDefinitions *Next) {
  Next->IsTopLevel = L.IsTopLevel;
  if (Last)
    Last->Body = Next;
  else
    First = Next;
  Last = Next;
}

/// Appends `let TARGET = VALUE`.
void GroupExpander::define(const Pattern &Target, Expression *Value) {
  append(Trees.make<LetDefinitions>(
      L.Range, /*Rec=*/false, Trees.copy(ArrayRef(Definition{Target, nullptr})),
      Trees.copy(ArrayRef(Value)), nullptr));
}

Expression *GroupExpander::element(Expression *Array, SMRange Range) {
  return Trees.make<ArrayGet>(Range, Array, Trees.make<IntLiteral>(Range, 0));
}

/// Reports the uses of names of the group in an expression that is evaluated
/// before the group is complete, or whose functions may be called before that.
void GroupExpander::checkUnused(const Expression &E) {
  forEachExpression(E, [this](const Expression &Part) {
    const auto *V = dyn_cast<VariableReference>(&Part);
    if (V && Members.contains(V->Name))
      Diagnostics.report(V->Range, DiagnosticID::RecursiveUse, V->Name);
  });
}

/// Lets a function, which is called only after the group is complete, read the
/// values of the group from their cells.
void GroupExpander::readCells(FunctionDefinition &F) {
  llvm::DenseSet<StringRef> Hidden;
  for (const Binder &Parameter : F.Parameters)
    Hidden.insert(Parameter.Name);
  for (const Pattern &P : F.Patterns)
    forEachBinder(P, [&](const Binder &B) { Hidden.insert(B.Name); });
  std::vector<const VariableReference *> Used;
  forEachExpression(*F.Body, [&](const Expression &E) {
    const auto *V = dyn_cast<VariableReference>(&E);
    auto I = V ? Members.find(V->Name) : Members.end();
    if (I != Members.end() && !I->second.Cell.empty() &&
        Hidden.insert(V->Name).second)
      Used.push_back(V);
  });
  for (const VariableReference *V : llvm::reverse(Used)) {
    Expression *Value =
        element(element(reference(Members[V->Name].Cell, V->Range), V->Range),
                V->Range);
    Pattern Target = Pattern::variable({V->Name, V->Range});
    F.Body = Trees.make<LetDefinitions>(
        V->Range, /*Rec=*/false,
        Trees.copy(ArrayRef(Definition{Target, nullptr})),
        Trees.copy(ArrayRef(Value)), F.Body);
  }
}

/// The function whose body `lazy e` evaluates later; null for other
/// expressions.
static Fun *lazyFunction(Expression *E) {
  auto *A = dyn_cast<Apply>(E);
  auto *Callee = A ? dyn_cast<VariableReference>(A->Callee) : nullptr;
  return Callee && Callee->Name == "Lazy.from_fun"
             ? dyn_cast<Fun>(A->Arguments.front())
             : nullptr;
}

/// Checks, as OCaml does, that Value uses a name of the group only where the
/// name has already been defined, or where its value is not needed before the
/// group is complete.
void GroupExpander::checkValue(Expression *Value) {
  std::vector<Expression *> Pending{Value};
  auto CheckOperands = [&](Expression *E) {
    for (unsigned I = 0; Expression **Operand = operand(E, I); ++I)
      Pending.push_back(*Operand);
  };
  while (!Pending.empty()) {
    Expression *E = Pending.back();
    Pending.pop_back();
    if (auto *F = dyn_cast<Fun>(E)) {
      readCells(*F->Function);
    } else if (Fun *Delayed = lazyFunction(E)) {
      readCells(*Delayed->Function);
    } else if (auto *V = dyn_cast<VariableReference>(E)) {
      auto I = Members.find(V->Name);
      if (I != Members.end() && !I->second.IsDefined)
        Diagnostics.report(V->Range, DiagnosticID::CyclicValue, V->Name);
    } else if (auto *Definitions = dyn_cast<LetDefinitions>(E)) {
      for (auto [D, Inner] :
           llvm::zip_equal(Definitions->Definitions, Definitions->Values)) {
        if (D.Function) {
          readCells(*D.Function);
          Inner = D.Function->Body;
        } else {
          checkUnused(*Inner);
        }
      }
      Pending.push_back(Definitions->Body);
    } else if (auto *Inner = dyn_cast<Let>(E)) {
      checkUnused(*Inner->Value);
      Pending.push_back(Inner->Body);
    } else if (auto *Inner = dyn_cast<LetTuple>(E)) {
      checkUnused(*Inner->Value);
      Pending.push_back(Inner->Body);
    } else if (auto *Inner = dyn_cast<LetRec>(E)) {
      readCells(*Inner->Function);
      Pending.push_back(Inner->Body);
    } else if (auto *S = dyn_cast<Sequence>(E)) {
      checkUnused(*S->First);
      Pending.push_back(S->Second);
    } else if (auto *R = dyn_cast<Record>(E); R && R->Base) {
      checkUnused(*R->Base);
      llvm::append_range(Pending, R->Values);
    } else if (llvm::isa<Construct, Tuple, Record, ListLiteral, ArrayLiteral,
                         Annotated>(E)) {
      CheckOperands(E);
    } else {
      checkUnused(*E);
    }
  }
}

Expression *GroupExpander::run() {
  std::vector<Definition> Functions;
  std::vector<Expression *> Bodies;
  llvm::DenseSet<StringRef> Used;
  for (const Expression *Value : L.Values)
    forEachExpression(*Value, [&](const Expression &E) {
      if (const auto *V = dyn_cast<VariableReference>(&E))
        Used.insert(V->Name);
    });
  for (const Definition &D : L.Definitions) {
    const Binder &Name = nameOf(D);
    if (D.Function || !Used.contains(Name.Name)) {
      Members[Name.Name] = {"", /*IsDefined=*/D.Function != nullptr};
      continue;
    }
    StringRef Cell = Trees.intern((Name.Name + "#cell").str());
    Members[Name.Name] = {Cell, /*IsDefined=*/false};
    define(Pattern::variable({Cell, Name.Range}),
           array(array({}, Name.Range), Name.Range));
  }
  for (const Definition &D : L.Definitions)
    if (D.Function) {
      readCells(*D.Function);
      Functions.push_back(D);
      Bodies.push_back(D.Function->Body);
    }
  if (!Functions.empty())
    append(Trees.make<LetDefinitions>(L.Range, /*Rec=*/true,
                                      Trees.copy(ArrayRef(Functions)),
                                      Trees.copy(ArrayRef(Bodies)), nullptr));
  for (auto [D, Value] : llvm::zip_equal(L.Definitions, L.Values)) {
    if (D.Function)
      continue;
    const Binder &Name = D.Target.Variable;
    Member &M = Members[Name.Name];
    checkValue(Value);
    define(D.Target, Value);
    M.IsDefined = true;
    if (M.Cell.empty())
      continue;
    Expression *Stored = array(reference(Name.Name, Name.Range), Name.Range);
    define(Pattern::variable({"_", Name.Range}),
           Trees.make<ArrayPut>(Name.Range, reference(M.Cell, Name.Range),
                                Trees.make<IntLiteral>(Name.Range, 0), Stored));
  }
  Last->Body = L.Body;
  return First;
}

void mincaml::expandRecursiveValues(Expression *&Program, ASTContext &Trees,
                                    DiagnosticEngine &Diagnostics) {
  std::vector<Expression **> Pending{&Program};
  std::vector<LetDefinitions *> Visited;
  while (!Pending.empty()) {
    Expression **Slot = Pending.back();
    Pending.pop_back();
    auto *L = *Slot ? dyn_cast<LetDefinitions>(*Slot) : nullptr;
    if (L && L->IsRecursive &&
        llvm::any_of(L->Definitions,
                     [](const Definition &D) { return !D.Function; }))
      *Slot = GroupExpander(*L, Trees, Diagnostics).run();
    if (auto *Group = *Slot ? dyn_cast<LetDefinitions>(*Slot) : nullptr)
      Visited.push_back(Group);
    if (*Slot)
      for (unsigned I = 0; Expression **Operand = operand(*Slot, I); ++I)
        Pending.push_back(Operand);
  }
  // The body of a function is stored both in the function and in the Values of
  // its group. The walk has updated only the latter.
  for (LetDefinitions *Group : Visited)
    for (auto [D, Value] : llvm::zip_equal(Group->Definitions, Group->Values))
      if (D.Function)
        D.Function->Body = Value;
}
