//===- Unifier.cpp - Unification and generalization -----------------------===//

#include "Currying.h"
#include "Inference/Inference.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using llvm::ArrayRef;
using llvm::SMRange;

static bool isConstructed(const Type *T) {
  return T->isFunction() || T->isTuple() || T->isArray() || T->size();
}

Type *Unifier::representative(Type *T) {
  T = T->resolve();
  if (T->isVariable())
    return T;
  Type *Root = T;
  for (auto I = Merged.find(Root); I != Merged.end(); I = Merged.find(Root))
    Root = I->second;
  while (T != Root) {
    Type *Parent = Merged.lookup(T);
    if (Parent != Root)
      merge(T, Root);
    T = Parent;
  }
  return Root;
}

bool Unifier::unify(Type *Found, Type *Expected, SMRange At) {
  Work.assign(1, {Found, Expected});
  MergeLog.clear();
  while (!Work.empty()) {
    auto [X, Y] = Work.back();
    Work.pop_back();
    X = representative(X);
    Y = representative(Y);
    Type *Variable = X->isVariable() ? X : Y;
    Type *Other = X->isVariable() ? Y : X;
    if (Variable->isVariable() && Variable != Poison &&
        occurs(Variable, Other)) {
      reportCycle(At, Found, Expected, Variable, Other);
      Variable->bind(Poison);
      continue;
    }
    if (unifyStep(X, Y, At))
      continue;
    // The types differ. Undo the merging, so that one mistake does not cause
    // further errors.
    for (auto [T, Before] : llvm::reverse(MergeLog)) {
      if (Before)
        Merged[T] = Before;
      else
        Merged.erase(T);
    }
    return false;
  }
  return true;
}

void Unifier::merge(Type *T, Type *Into) {
  Type *&Parent = Merged[T];
  MergeLog.push_back({T, Parent});
  Parent = Into;
}

/// Whether Variable occurs in a constructed type, as far as a bounded search finds
/// it.
bool Unifier::occurs(const Type *Variable, Type *In) {
  if (!isConstructed(In))
    return false;
  constexpr unsigned MostVisits = 200;
  ToVisit.assign(1, In);
  for (unsigned I = 0; I != MostVisits && !ToVisit.empty(); ++I) {
    Type *T = ToVisit.back()->resolve();
    ToVisit.pop_back();
    if (T == Variable)
      return true;
    if (!isConstructed(T))
      continue;
    ToVisit.insert(ToVisit.end(), T->Operands, T->Operands + T->NumOperands);
    if (T->Result)
      ToVisit.push_back(T->Result);
  }
  return false;
}

/// Explains a type that would contain itself, by probable mistakes in the text:
/// `a.(i) := e`, a pattern `[x :: l]`, or `::` instead of `@` in the expression
/// At. Line is the text of the line before At.
static void noteCause(Diagnostic &D, SMRange At, llvm::StringRef Line,
                      const Type *Part, const Type *Whole) {
  if (!Whole->isData() || Whole->size() != 1 ||
      Whole->operand(0)->resolve() != Part)
    return;
  llvm::StringRef Target = Line.rtrim();
  if (Whole->isReference() && Target.consume_back(":=") &&
      Target.rtrim().ends_with(")"))
    D.note({}, "`:=` assigns to a reference; an element of an array is "
               "assigned by `a.(i) <- e`");
  if (Whole->definition()->Name != "list")
    return;
  llvm::StringRef InBrackets =
      Line.split("->")
          .first.drop_until([](char C) { return C == '['; })
          .split(']')
          .first;
  if (Line.contains("->") && InBrackets.contains("::")) {
    D.note({}, "the pattern `[x :: l]` matches a list with one element, which "
               "is a list; a list that begins with x is matched by `x :: l`");
    return;
  }
  // A `::` before the last `->` may belong to a pattern.
  llvm::StringRef Text(At.Start.getPointer(),
                       At.End.getPointer() - At.Start.getPointer());
  if (Text.substr(Text.rfind("->") + 1).contains("::"))
    D.note({},
           "`x :: l` puts one element in front of a list; `l @ m` joins two "
           "lists");
}

/// Reports that the text At has the type Found instead of Expected, and that the
/// variable Part would have to be the type Whole, which contains it.
void Unifier::reportCycle(SMRange At, Type *Found, Type *Expected,
                          const Type *Part, const Type *Whole) {
  ++Cycles;
  const bool IsPattern = Patterns.contains(At.Start.getPointer());
  if (IsPattern)
    std::swap(Found, Expected);
  Type::VariableNames Names;
  std::string FoundText = Found->str(&Names);
  std::string ExpectedText = Expected->str(&Names);
  Diagnostic D = Diagnostics.report(
      At, DiagnosticID::CyclicType,
      IsPattern ? "this pattern" : "this expression", FoundText, ExpectedText,
      Part->str(&Names) + " occurs in " + Whole->str(&Names));
  const size_t Column = Diagnostics.position(At.Start).Column;
  noteCause(D, At, {At.Start.getPointer() - (Column - 1), Column - 1}, Part,
            Whole);
}

bool Unifier::unifyStep(Type *A, Type *B, SMRange At) {
  if (A == B || A == Poison || B == Poison)
    return true;
  if (!A->isVariable())
    std::swap(A, B);
  if (A->isVariable()) {
    BindingOf[A] = Bindings.size();
    Bindings.push_back({A, At});
    bindVariable(A, B);
    return true;
  }
  if (A->kind() != B->kind() || A->size() != B->size() ||
      A->label() != B->label() || A->definition() != B->definition())
    return false;
  switch (A->kind()) {
  case Type::Kind::Function:
    if (A->Arity && B->Arity)
      A->Arity->unite(B->Arity);
    [[fallthrough]];
  case Type::Kind::Array:
    Work.push_back({A->result(), B->result()});
    [[fallthrough]];
  case Type::Kind::Tuple:
  case Type::Kind::Data:
    for (unsigned I = A->size(); I--;)
      Work.push_back({A->operand(I), B->operand(I)});
    merge(B, A);
    return true;
  default:
    return true; // Base types exist once.
  }
}

void Unifier::setCompared(Type *T, const ast::Expression *Comparison) {
  T = T->resolve();
  if (T->isVariable())
    ComparedBy.try_emplace(T, Comparison);
  else if (isConstructed(T))
    Compared.push_back({T, Comparison});
}

void Unifier::propagateComparisons() {
  while (!Compared.empty()) {
    auto [T, Comparison] = Compared.back();
    Compared.pop_back();
    if (!ComparedBy.try_emplace(T, Comparison).second)
      continue;
    for (unsigned I = 0; I != T->size(); ++I)
      setCompared(T->operand(I), Comparison);
    if (T->Result)
      setCompared(T->result(), Comparison);
  }
}

void Unifier::bindVariable(Type *Variable, Type *To) {
  if (!ComparedBy.empty())
    if (const ast::Expression *Comparison = comparison(Variable))
      setCompared(To, Comparison);
  if (To->isVariable()) {
    To->Level = std::min(To->Level, Variable->Level);
  } else if (Variable->Level < Types.Level && isConstructed(To)) {
    LevelBounds.push_back({Variable->Level, To});
  }
  Variable->bind(To);
}

void Unifier::propagateLevels() {
  // With the bounds in ascending order, each type is visited only once.
  llvm::sort(LevelBounds, llvm::less_first());
  std::vector<Type *> Pending;
  for (auto [Bound, Root] : LevelBounds) {
    Pending.push_back(Root);
    while (!Pending.empty()) {
      Type *T = Pending.back()->resolve();
      Pending.pop_back();
      if (T->Level <= Bound)
        continue;
      if (T->isVariable()) {
        T->Level = Bound;
      } else if (isConstructed(T)) {
        T->Level = Bound;
        Pending.insert(Pending.end(), T->Operands,
                       T->Operands + T->NumOperands);
        if (T->Result)
          Pending.push_back(T->Result);
      }
    }
  }
  LevelBounds.clear();
}

SMRange Unifier::boundAt(const Type *T) const {
  if (!T->isVariable() || !T->binding())
    return SMRange();
  while (T->binding()->isVariable() && T->binding()->binding())
    T = T->binding();
  auto I = BindingOf.find(T);
  return I == BindingOf.end() ? SMRange() : Bindings[I->second].At;
}

void Unifier::reportCycles() {
  // Depth-first search over bindings and operands. The last binding on a cycle
  // is the one that closed it.
  enum Colour : uint8_t { Unseen, OnPath, Done };
  llvm::DenseMap<const Type *, Colour> Colours;
  struct Step {
    const Type *T;
    unsigned NextEdge;
  };
  std::vector<Step> Path;
  std::vector<unsigned> Closing;

  // Variables are nodes of the graph, so that the bindings on a cycle can be
  // reported.
  auto Edge = [](const Type *T, unsigned I) -> const Type * {
    if (I < T->NumOperands)
      return T->Operands[I];
    return I == T->NumOperands ? T->Result : nullptr;
  };

  for (const Binding &B : Bindings) {
    if (Colours.lookup(B.Variable) != Unseen)
      continue;
    Colours[B.Variable] = OnPath;
    Path.push_back({B.Variable, 0});
    while (!Path.empty()) {
      const Type *Next = Edge(Path.back().T, Path.back().NextEdge++);
      if (!Next) {
        Colours[Path.back().T] = Done;
        Path.pop_back();
        continue;
      }
      Colour &C = Colours[Next];
      if (C == Unseen) {
        C = OnPath;
        Path.push_back({Next, 0});
      } else if (C == OnPath) {
        unsigned Last = 0;
        for (const Step &S : llvm::reverse(Path)) {
          if (auto I = BindingOf.find(S.T); I != BindingOf.end())
            Last = std::max(Last, I->second);
          if (S.T == Next)
            break;
        }
        Closing.push_back(Last);
      }
    }
  }
  llvm::sort(Closing);
  Closing.erase(llvm::unique(Closing), Closing.end());
  for (unsigned I : Closing) {
    // Remove the binding to print the types: both are then finite, unless there
    // are other cycles.
    Type *Variable = Bindings[I].Variable;
    Type *Bound = std::exchange(Variable->Result, nullptr);
    reportCycle(Bindings[I].At, Bound, Variable, Variable, Bound);
    Variable->Result = Bound;
  }
}

//===- Generalization and instantiation -----------------------------------===//

bool Generalizer::generalize(ArrayRef<ast::Binder *> Names) {
  U.propagateLevels();
  U.propagateComparisons();
  --Types.Level;
  LevelOf.clear();
  Variables.clear();
  Constructed.clear();
  bool IsFinite = true;
  for (const ast::Binder *Name : Names)
    IsFinite = collect(Name->Ty) && IsFinite;
  for (Type *V : Variables)
    V->Level = IsFinite ? Type::GeneralizedLevel : Types.Level;
  if (!IsFinite || Variables.empty())
    return IsFinite;
  ArrayRef<Type *> Generalized = Types.copy(Variables);
  ArrayRef<Type *> Parts = Types.copy(Constructed);
  for (ast::Binder *Name : Names)
    Name->Scheme = Types.scheme(Generalized, Name->Ty->resolve(), Parts);
  return true;
}

/// Depth-first search for the variables of Root to generalize and for the types
/// that contain them. Returns false if Root is cyclic.
bool Generalizer::collect(Type *Root) {
  struct Step {
    Type *T;
    unsigned NextPart = 0;
    unsigned Level = 0;
  };
  std::vector<Step> Path;
  // Returns the level of T if it is known without a search.
  auto Known = [&](Type *T) -> std::optional<unsigned> {
    if (T->isVariable()) {
      if (T->Level > Types.Level && LevelOf.try_emplace(T, T->Level).second)
        Variables.push_back(T);
      return T->Level;
    }
    if (T->Level <= Types.Level)
      return T->Level;
    return T->NumOperands || T->Result ? std::nullopt : std::optional(0U);
  };
  auto Visit = [&](Type *T) { // Returns false on a cycle.
    T = T->resolve();
    std::optional<unsigned> Level = Known(T);
    if (!Level) {
      auto [I, IsNew] = LevelOf.try_emplace(T, std::nullopt);
      if (IsNew) {
        Path.push_back({T});
        return true;
      }
      if (!I->second)
        return false;
      Level = I->second;
    }
    if (!Path.empty())
      Path.back().Level = std::max(Path.back().Level, *Level);
    return true;
  };

  if (!Visit(Root))
    return false;
  while (!Path.empty()) {
    Step &S = Path.back();
    unsigned I = S.NextPart++;
    if (I < S.T->NumOperands || (I == S.T->NumOperands && S.T->Result)) {
      if (!Visit(I < S.T->NumOperands ? S.T->Operands[I] : S.T->Result))
        return false;
      continue;
    }
    Step Finished = S;
    Path.pop_back();
    LevelOf[Finished.T] = Finished.Level;
    if (Finished.Level > Types.Level)
      Constructed.push_back(Finished.T);
    else
      Finished.T->Level = Finished.Level;
    if (!Path.empty())
      Path.back().Level = std::max(Path.back().Level, Finished.Level);
  }
  return true;
}

const TypeScheme *Generalizer::makeScheme(ArrayRef<Type *> Parameters,
                                          Type *Root) {
  LevelOf.clear();
  Variables.clear();
  Constructed.clear();
  collect(Root);
  return Types.scheme(Parameters, Root, Types.copy(Constructed));
}

Type *Generalizer::instantiate(const TypeScheme &Scheme,
                               TypeInstance *&Instance) {
  std::vector<Type *> Arguments(Scheme.Variables.size());
  for (Type *&Argument : Arguments)
    Argument = Types.variable();
  Type *T = instantiate(Scheme, Arguments);
  if (T)
    Instance = Types.instance(&Scheme, Arguments);
  return T;
}

Type *Generalizer::instantiate(const TypeScheme &Scheme,
                               ArrayRef<Type *> Arguments) {
  constexpr size_t LargeType = 1000;
  size_t Size = Scheme.Constructed.size();
  if (Size > LargeType) {
    if (Size > Budget)
      return nullptr;
    Budget -= Size;
  }
  llvm::DenseMap<const Type *, Type *> Copies;
  for (auto [V, Argument] : llvm::zip_equal(Scheme.Variables, Arguments))
    Copies[V] = Argument;
  auto CopyOf = [&](Type *T) {
    Type *Copy = Copies.lookup(T);
    return Copy ? Copy : T;
  };
  for (const Type *T : Scheme.Constructed)
    Copies[T] = Types.rebuild(T, CopyOf);
  return CopyOf(Scheme.Root);
}

//===- Types that inference has assigned ----------------------------------===//

Type *TypeRecorder::freshVariable(llvm::SMRange Origin, llvm::StringRef Name,
                                  const void *Group) {
  Type *T = Types.variable();
  Variables.push_back({T, Origin, Name.str(), Group});
  return T;
}

void TypeRecorder::addVariable(Type *Ty, llvm::SMRange Origin,
                               llvm::StringRef Name) {
  Variables.push_back({Ty, Origin, Name.str(), nullptr});
}

void TypeRecorder::defaultOpenVariables(DiagnosticEngine &Diagnostics,
                                        bool Warns) {
  llvm::DenseSet<const void *> Warned;
  for (const Variable &V : Variables) {
    Type *T = V.Ty->resolve();
    if (!T->isVariable() || T->isGeneralized())
      continue;
    T->bind(Types.integer());
    if (V.Name.empty() || !Warns)
      continue;
    if (!V.Group || Warned.insert(V.Group).second)
      Diagnostics.report(V.Origin, DiagnosticID::OpenType, V.Name);
  }
}

void TypeRecorder::resolve() {
  for (Type **Field : Fields)
    *Field = (*Field)->resolve();
}

void TypeRecorder::mergeArrows() {
  std::vector<Type *> Roots;
  Roots.reserve(Fields.size());
  for (Type *const *Field : Fields)
    Roots.push_back(*Field);
  Currying::mergeArrows(Types, Roots);
}
