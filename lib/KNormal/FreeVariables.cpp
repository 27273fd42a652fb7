//===- FreeVariables.cpp - Free variables of each function ----------------===//

#include "mincaml/KNormal/FreeVariables.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/GraphTraits.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <queue>

using namespace mincaml;
using namespace mincaml::knormal;
using llvm::ArrayRef;
using llvm::dyn_cast;

template <> struct llvm::GraphTraits<FunctionInfo *> {
  using NodeRef = FunctionInfo *;
  using ChildIteratorType = std::vector<FunctionInfo *>::iterator;
  static NodeRef getEntryNode(FunctionInfo *F) { return F; }
  static ChildIteratorType child_begin(NodeRef F) {
    return F->Successors.begin();
  }
  static ChildIteratorType child_end(NodeRef F) { return F->Successors.end(); }
};

bool knormal::isDroppedAlias(const FreeVariables &FV, const Let &L) {
  auto *X = dyn_cast<Variable>(L.Value);
  return X && (L.Variable.TheName->isTemporary() ||
               FV.variable(X->TheName).TheKind == VariableInfo::Kind::Function);
}

//===----------------------------------------------------------------------===//
// Collection of variables, functions and their direct uses
//===----------------------------------------------------------------------===//

namespace mincaml::knormal {

class FunctionGraphBuilder {
public:
  explicit FunctionGraphBuilder(FreeVariables &FV) : FV(FV) {}

  void run(const Expression &Program);

private:
  void visit(const Expression &E);
  void visitLet(const Let &L);
  void visitFunctions(const LetRec &L);
  FunctionInfo &declare(const Function &F, FunctionKind Kind);
  void visitBody(FunctionInfo &Info);

  VariableInfo &define(const Binder &B);
  void use(const Name *N, bool AsCallee);

  FreeVariables &FV;
  FunctionInfo *Current = nullptr;
  /// The functions whose bodies are being visited.
  llvm::DenseSet<const FunctionInfo *> Open;
};

} // namespace mincaml::knormal

void knormal::normalizeOrder(std::vector<VariableInfo *> &Set) {
  llvm::sort(Set, [](const VariableInfo *A, const VariableInfo *B) {
    return A->Index < B->Index;
  });
  Set.erase(llvm::unique(Set), Set.end());
}

/// Sorts functions by order of definition and removes duplicates.
static void normalizeFunctions(std::vector<FunctionInfo *> &Set) {
  llvm::sort(Set, [](const FunctionInfo *A, const FunctionInfo *B) {
    return A->Variable->Index < B->Variable->Index;
  });
  Set.erase(llvm::unique(Set), Set.end());
}

void FunctionGraphBuilder::run(const Expression &Program) {
  FV.Functions.emplace_back();
  FV.Main = Current = &FV.Functions.back();
  visit(Program);
  // Main gets an edge to every function, so that one depth-first search visits
  // them all.
  FV.Main->Successors.clear();
  for (FunctionInfo &F : llvm::drop_begin(FV.Functions))
    FV.Main->Successors.push_back(&F);
}

VariableInfo &FunctionGraphBuilder::define(const Binder &B) {
  VariableInfo X{};
  X.Index = FV.Variables.size();
  X.TheKind = B.Ty->resolve()->isUnit() ? VariableInfo::Kind::Literal
                                        : VariableInfo::Kind::Ordinary;
  X.TheBinder = B;
  X.Owner = Current;
  FV.Variables.push_back(X);
  FV.VariableOfName[B.TheName] = &FV.Variables.back();
  return FV.Variables.back();
}

void FunctionGraphBuilder::use(const Name *N, bool AsCallee) {
  VariableInfo &X = FV.variable(N);
  switch (X.TheKind) {
  case VariableInfo::Kind::Literal:
    return;
  case VariableInfo::Kind::Ordinary:
    if (X.Owner == Current)
      return;
    if (X.Owner == FV.Main)
      X.IsStatic = true;
    else
      Current->Free.push_back(&X);
    return;
  case VariableInfo::Kind::Function:
    FunctionInfo *F = X.Function;
    F->Escapes |= !AsCallee;
    F->IsUsedOutside |= !Open.contains(F);
    if (F != Current && Current != FV.Main)
      Current->Successors.push_back(F);
    return;
  }
}

void FunctionGraphBuilder::visit(const Expression &First) {
  const Expression *E = &First;
  while (E) {
    const Expression *Next = nullptr;
    if (auto *L = dyn_cast<Let>(E)) {
      visitLet(*L);
      Next = L->Body;
    } else if (auto *L = dyn_cast<LetRec>(E)) {
      visitFunctions(*L);
      Next = L->Body;
    } else if (auto *L = dyn_cast<LetFields>(E)) {
      use(L->Object, false);
      for (const Binder &B : L->Variables)
        define(B);
      Next = L->Body;
    } else if (auto *A = dyn_cast<Apply>(E)) {
      use(A->Callee, true);
      for (const Name *N : A->Arguments)
        use(N, false);
    } else {
      dispatch(*E, [this](const auto &Node) {
        forEachOperand(Node, [this](const Name *N) { use(N, false); });
      });
      if (auto *I = dyn_cast<If>(E)) {
        visit(*I->Then);
        Next = I->Else;
      } else if (auto *S = dyn_cast<Switch>(E)) {
        Next = S->Default;
        for (const SwitchCase &Case : Next ? S->Cases : S->Cases.drop_back())
          visit(*Case.Body);
        if (!Next)
          Next = S->Cases.back().Body;
      } else if (auto *T = dyn_cast<Try>(E)) {
        visit(*T->Tried);
        if (T->Next) {
          define(T->Value);
          visit(*T->Next);
        }
        define(T->Exception);
        Next = T->Handler;
      }
    }
    E = Next;
  }
}

void FunctionGraphBuilder::visitLet(const Let &L) {
  if (auto *X = dyn_cast<Variable>(L.Value)) {
    if (!isDroppedAlias(FV, L))
      use(X->TheName, false);
    VariableInfo *Meaning = &FV.variable(X->TheName);
    FV.VariableOfName[L.Variable.TheName] = Meaning;
    return;
  }
  visit(*L.Value);
  VariableInfo &X = define(L.Variable);
  if (isLiteral(*L.Value)) {
    X.TheKind = VariableInfo::Kind::Literal;
    X.Literal = L.Value;
  }
}

/// Visits a group of functions. All of them are in scope in each body, so that
/// all are declared before the first body is visited.
void FunctionGraphBuilder::visitFunctions(const LetRec &L) {
  llvm::SmallVector<FunctionInfo *, 1> Infos;
  for (const Function *F : L.Functions)
    Infos.push_back(&declare(*F, L.TheFunctionKind));
  for (FunctionInfo *Info : Infos)
    visitBody(*Info);
}

FunctionInfo &FunctionGraphBuilder::declare(const Function &F,
                                            FunctionKind Kind) {
  FV.Functions.emplace_back();
  FunctionInfo &Info = FV.Functions.back();
  Info.Source = &F;
  Info.Parent = Current;
  Info.Kind = Kind;
  Info.Variable = &define(F.TheBinder);
  Info.Variable->TheKind = VariableInfo::Kind::Function;
  Info.Variable->Function = &Info;
  return Info;
}

void FunctionGraphBuilder::visitBody(FunctionInfo &Info) {
  const Function &F = *Info.Source;
  Current = &Info;
  Open.insert(&Info);
  for (const Binder &B : F.Parameters)
    define(B);
  visit(*F.Body);
  Open.erase(&Info);
  Current = Info.Parent;

  normalizeOrder(Info.Free);
  if (Current != FV.Main)
    Current->Successors.push_back(&Info);
}

//===----------------------------------------------------------------------===//
// The least solution, one strongly connected component at a time
//===----------------------------------------------------------------------===//

namespace mincaml::knormal {

class FreeVariableSolver {
public:
  FreeVariableSolver(FreeVariables &FV, unsigned LiftLimit)
      : FV(FV), LiftLimit(LiftLimit) {}

  void run();

private:
  /// Calls Add(X) for each variable X that F needs because of its successor G,
  /// which needs the variables in Needed.
  template <typename Function>
  void forEachNeed(const FunctionInfo &F, const FunctionInfo &G,
                   ArrayRef<VariableInfo *> Needed, Function Add);

  void solve(FunctionInfo &F);
  void solve(ArrayRef<FunctionInfo *> Component);
  bool solveOnce(ArrayRef<FunctionInfo *> Component,
                 ArrayRef<std::vector<VariableInfo *>> FromOutside,
                 bool MayDemote);
  bool demoteIfTooLarge(FunctionInfo &F);

  FreeVariables &FV;
  const unsigned LiftLimit;
};

} // namespace mincaml::knormal

template <typename Function>
void FreeVariableSolver::forEachNeed(const FunctionInfo &F,
                                     const FunctionInfo &G,
                                     ArrayRef<VariableInfo *> Needed,
                                     Function Add) {
  if (Needed.empty())
    return;
  if (G.prefersClosure()) {
    if (!F.binds(*G.Variable))
      Add(G.Variable);
    // A function that creates the closure of G initializes its fields.
    if (G.Parent != &F || !G.IsUsedOutside)
      return;
  }
  for (VariableInfo *X : Needed) {
    ++FV.Steps;
    if (!F.binds(*X))
      Add(X);
  }
}

bool FreeVariableSolver::demoteIfTooLarge(FunctionInfo &F) {
  if (F.prefersClosure() || F.Free.size() <= LiftLimit)
    return false;
  F.IsDemoted = true;
  return true;
}

/// Solves a component of one function, whose successors are solved already.
void FreeVariableSolver::solve(FunctionInfo &F) {
  for (const FunctionInfo *G : F.Successors)
    forEachNeed(F, *G, G->Free, [&F](VariableInfo *X) { F.Free.push_back(X); });
  normalizeOrder(F.Free);
  demoteIfTooLarge(F);
}

void FreeVariableSolver::solve(ArrayRef<FunctionInfo *> Component) {
  // FromOutside holds the needs that do not depend on the component: direct
  // uses, and the needs of other components.
  llvm::DenseSet<const FunctionInfo *> Members(llvm::from_range, Component);
  std::vector<std::vector<VariableInfo *>> FromOutside;
  for (FunctionInfo *F : Component) {
    FromOutside.push_back(std::move(F->Free));
    std::vector<VariableInfo *> &Set = FromOutside.back();
    for (const FunctionInfo *G : F->Successors)
      if (!Members.contains(G))
        forEachNeed(*F, *G, G->Free,
                    [&Set](VariableInfo *X) { Set.push_back(X); });
    normalizeOrder(Set);
  }
  // A demotion makes other sets smaller, so a few iterations find all functions
  // to demote. MaxIterations bounds the cost: after that many iterations, sets
  // may exceed LiftLimit.
  const unsigned MaxIterations = 8;
  unsigned Iteration = 0;
  while (solveOnce(Component, FromOutside, Iteration < MaxIterations))
    ++Iteration;
  for (FunctionInfo *F : Component)
    normalizeOrder(F->Free);
}

/// Solves a component for the current set of closures. Returns true if a
/// function was demoted (FunctionInfo::IsDemoted). The sets are then not the
/// least solution, and the component must be solved again.
bool FreeVariableSolver::solveOnce(
    ArrayRef<FunctionInfo *> Component,
    ArrayRef<std::vector<VariableInfo *>> FromOutside, bool MayDemote) {
  llvm::DenseMap<const FunctionInfo *, std::vector<FunctionInfo *>> Users;
  for (FunctionInfo *F : Component) {
    F->Free.clear();
    Users.try_emplace(F);
  }
  for (FunctionInfo *F : Component)
    for (FunctionInfo *G : F->Successors)
      if (auto U = Users.find(G); U != Users.end())
        U->second.push_back(F);

  llvm::DenseSet<std::pair<const FunctionInfo *, const VariableInfo *>> Known;
  // Process inner functions first. When the needs of an outer function are
  // propagated to its callers, it then already has the needs of the functions
  // that it contains, and may have become a closure. In the opposite order,
  // more functions than necessary would exceed the limit.
  using Item = std::pair<FunctionInfo *, VariableInfo *>;
  auto ComesLater = [](const Item &A, const Item &B) {
    return std::pair(A.first->Variable->Index, A.second->Index) <
           std::pair(B.first->Variable->Index, B.second->Index);
  };
  std::priority_queue<Item, std::vector<Item>, decltype(ComesLater)> Worklist(
      ComesLater);
  bool Changed = false;
  auto Add = [&](FunctionInfo *F, VariableInfo *X) {
    if (!Known.insert({F, X}).second)
      return;
    F->Free.push_back(X);
    Worklist.push({F, X});
    // Demote F at once, so that the variables of its large set do not propagate
    // to its users.
    if (MayDemote)
      Changed |= demoteIfTooLarge(*F);
  };

  for (auto [F, Set] : llvm::zip_equal(Component, FromOutside))
    for (VariableInfo *X : Set)
      Add(F, X);
  while (!Worklist.empty()) {
    auto [G, X] = Worklist.top();
    Worklist.pop();
    for (FunctionInfo *F : Users.find(G)->second)
      forEachNeed(*F, *G, X, [&, F = F](VariableInfo *Y) { Add(F, Y); });
  }
  return Changed;
}

void FreeVariableSolver::run() {
  for (FunctionInfo &F : llvm::drop_begin(FV.Functions)) {
    llvm::erase_if(F.Successors, [&F](const FunctionInfo *G) {
      return G->Parent == &F && !G->IsUsedOutside;
    });
    normalizeFunctions(F.Successors);
  }
  for (auto Component = llvm::scc_begin(FV.Main); !Component.isAtEnd();
       ++Component) {
    if (Component->size() > 1)
      solve(*Component);
    else if (Component->front() != FV.Main)
      solve(*Component->front());
  }
}

FreeVariables::FreeVariables(const Expression &Program, unsigned LiftLimit) {
  FunctionGraphBuilder(*this).run(Program);
  FreeVariableSolver(*this, LiftLimit).run();
}
