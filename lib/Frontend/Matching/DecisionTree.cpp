//===- DecisionTree.cpp - Compilation of matches to decision trees --------===//
//
// The rows are the cases that can still match. Each has the requirements that
// are left: pairs of a part of the value and a pattern that it must match. If
// the first row has none, its case is taken. Otherwise one of its parts is
// tested: the one that most rows require something of, so that the test decides
// as much as possible. Each branch keeps the rows that its outcome allows.
//
// Tuples need no test, and or-patterns become several rows of one case, but only
// when their part or a field of it is tested. A part is tested once on each path, since all rows
// lose their requirements for it. The depth of a tree is therefore at most the
// number of parts, and its size at most the product of the numbers of branches.
//
//===----------------------------------------------------------------------===//

#include "mincaml/Frontend/DecisionTree.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace mincaml;
using namespace mincaml::ast;
using llvm::cast;
using llvm::dyn_cast;

bool PatternHead::operator==(const PatternHead &Other) const {
  return TheKind == Other.TheKind && TheConstructor == Other.TheConstructor &&
         Int == Other.Int && Float == Other.Float && String == Other.String;
}

void mincaml::forEachHead(const Pattern &P,
                          llvm::function_ref<void(const PatternHead &)> Visit) {
  PatternHead H;
  if (P.is(Pattern::Kind::Construct)) {
    H.TheKind = PatternHead::Kind::Constructor;
    H.TheConstructor = P.TheConstructor;
    Visit(H);
    return;
  }
  const Expression *Literal = P.Literal;
  if (const auto *F = dyn_cast<FloatLiteral>(Literal)) {
    H.TheKind = PatternHead::Kind::Float;
    H.Float = F->Value;
    Visit(H);
  } else if (const auto *S = dyn_cast<StringLiteral>(Literal)) {
    H.TheKind = PatternHead::Kind::String;
    H.String = S->Value;
    Visit(H);
  } else if (const auto *C = dyn_cast<CharacterLiteral>(Literal)) {
    int32_t Last = P.Last ? cast<CharacterLiteral>(P.Last)->Value : C->Value;
    // `'b'..'a'` is the same interval as `'a'..'b'`, as in OCaml.
    for (H.Int = std::min<int32_t>(C->Value, Last),
        Last = std::max<int32_t>(C->Value, Last);
         H.Int <= Last; ++H.Int)
      Visit(H);
  } else {
    const auto *B = dyn_cast<BoolLiteral>(Literal);
    H.Int = B ? B->Value : cast<IntLiteral>(Literal)->Value;
    Visit(H);
  }
}

uint64_t mincaml::numberOfHeads(const Type *Ty) {
  switch (Ty->resolve()->kind()) {
  case Type::Kind::Bool:
    return 2;
  case Type::Kind::Char:
    return 256;
  case Type::Kind::Int:
    return uint64_t(1) << 32;
  default:
    return 0;
  }
}

//===- Rows ---------------------------------------------------------------===//

llvm::ArrayRef<Occurrence *>
DecisionTree::partsOf(Occurrence *Whole, const Constructor *TheConstructor) {
  for (const Occurrence::Fields &F : Whole->Parts)
    if (F.TheConstructor == TheConstructor)
      return F.Elements;
  const Type *Ty = TheConstructor ? nullptr : Whole->Ty->resolve();
  Occurrence::Fields &F = Whole->Parts.emplace_back();
  F.TheConstructor = TheConstructor;
  size_t Size = TheConstructor ? TheConstructor->Arguments.size() : Ty->size();
  for (unsigned I = 0; I != Size; ++I) {
    Type *Part = TheConstructor ? TheConstructor->Arguments[I] : Ty->operand(I);
    F.Elements.push_back(&Occurrences.emplace_back(
        Occurrence{Whole, TheConstructor, I, Part->resolve(), {}}));
  }
  return F.Elements;
}

/// Adds what P requires of a part to R, and what it binds.
void DecisionTree::require(Row &R, Occurrence *Part, const Pattern &P) {
  if (P.Variable.Name != "_")
    R.Bindings.push_back({&P.Variable, Part});
  switch (P.TheKind) {
  case Pattern::Kind::Variable:
    return;
  case Pattern::Kind::Tuple:
    for (auto [Element, Field] :
         llvm::zip_equal(P.Elements, partsOf(Part, nullptr)))
      require(R, Field, Element);
    return;
  case Pattern::Kind::Or:
  case Pattern::Kind::Construct:
  case Pattern::Kind::Literal:
    R.Left.push_back({Part, &P});
    return;
  }
}

DecisionTree::DecisionTree(const Match &M, bool OfExceptions, Type *Ty) : M(M) {
  Occurrences.emplace_back().Ty = Ty ? Ty->resolve() : nullptr;
  Rows All;
  for (size_t I = 0; I != M.Cases.size(); ++I) {
    if (M.Cases[I].IsException != OfExceptions)
      continue;
    Row &R = All.emplace_back();
    R.Case = I;
    require(R, &Occurrences.front(), M.Cases[I].ThePattern);
  }
  Root = compile(std::move(All));
}

//===- Nodes --------------------------------------------------------------===//

DecisionTree::Node *DecisionTree::compile(Rows Remaining) {
  if (Remaining.empty() || isTooLarge())
    return &Nodes.emplace_back();
  return Remaining.front().Left.empty() ? makeCase(std::move(Remaining))
                                        : makeTest(std::move(Remaining));
}

DecisionTree::Node *DecisionTree::makeCase(Rows Remaining) {
  Node *N = &Nodes.emplace_back();
  N->TheKind = Node::Kind::Case;
  N->Number = Remaining.front().Case;
  N->Bindings = std::move(Remaining.front().Bindings);
  if (!M.hasGuard(N->Number))
    return N;
  // The first alternative that matches binds the variables. If the guard fails,
  // the case fails: other alternatives, with other bindings, are not tried.
  llvm::erase_if(Remaining, [N](const Row &R) { return R.Case == N->Number; });
  N->Otherwise = compile(std::move(Remaining));
  return N;
}

/// Returns the part of the first row that most rows require something of, the
/// first of these.
Occurrence *DecisionTree::choose(const Rows &Remaining) {
  llvm::SmallMapVector<Occurrence *, unsigned, 8> Counts;
  for (const Row::Requirement &Q : Remaining.front().Left)
    Counts[Q.Part] = 0;
  for (const Row &R : Remaining)
    for (const Row::Requirement &Q : R.Left)
      if (auto I = Counts.find(Q.Part); I != Counts.end())
        ++I->second;
  return std::max_element(
             Counts.begin(), Counts.end(),
             [](const auto &A, const auto &B) { return A.second < B.second; })
      ->first;
}

/// Whether Part is Whole or one of its fields, or a field of these.
static bool isWithin(const Occurrence *Part, const Occurrence *Whole) {
  while (Part && Part != Whole)
    Part = Part->Parent;
  return Part;
}

DecisionTree::Node *DecisionTree::makeTest(Rows Remaining) {
  Occurrence *Part = choose(Remaining);
  auto Find = [Part](Row &R) {
    return llvm::find_if(
        R.Left, [&](const Row::Requirement &Q) { return Q.Part == Part; });
  };

  // Expand the or-patterns for this part: each alternative becomes a row. Those
  // for a tuple around it can require something of it, too. A part has several
  // requirements only if it is the root of nested or-patterns.
  Rows Expanded;
  std::vector<Row> Pending(std::make_move_iterator(Remaining.rbegin()),
                           std::make_move_iterator(Remaining.rend()));
  while (!Pending.empty()) {
    Row R = std::move(Pending.back());
    Pending.pop_back();
    auto Q = llvm::find_if(R.Left, [&](const Row::Requirement &Q) {
      return Q.P->is(Pattern::Kind::Or) && isWithin(Part, Q.Part);
    });
    if (Q == R.Left.end()) {
      Expanded.push_back(std::move(R));
      continue;
    }
    Row::Requirement Or = *Q;
    R.Left.erase(Q);
    for (const Pattern &Alternative : llvm::reverse(Or.P->Elements)) {
      Row &New = Pending.emplace_back(R);
      require(New, Or.Part, Alternative);
    }
  }

  // An alternative without a requirement can make the first row match.
  if (Expanded.front().Left.empty())
    return makeCase(std::move(Expanded));

  struct Outcome {
    PatternHead Head;
    Rows Allowed;
  };
  std::vector<Outcome> Outcomes;
  auto FindOutcome = [&](const PatternHead &H) {
    return llvm::find_if(Outcomes,
                         [&](const Outcome &O) { return O.Head == H; });
  };
  for (Row &R : Expanded)
    if (auto Q = Find(R); Q != R.Left.end())
      forEachHead(*Q->P, [&](const PatternHead &H) {
        if (FindOutcome(H) == Outcomes.end())
          Outcomes.push_back({H, {}});
      });
  if (Outcomes.empty())
    return compile(std::move(Expanded));
  Rows Default;
  for (Row &R : Expanded) {
    auto Q = Find(R);
    if (Q == R.Left.end()) {
      for (Outcome &O : Outcomes)
        O.Allowed.push_back(R);
      Default.push_back(std::move(R));
      continue;
    }
    const Pattern *P = Q->P;
    R.Left.erase(Q);
    if (P->is(Pattern::Kind::Construct) && !P->IgnoresArguments)
      for (auto [Element, Field] :
           llvm::zip_equal(P->Elements, partsOf(Part, P->TheConstructor)))
        require(R, Field, Element);
    forEachHead(*P, [&](const PatternHead &H) {
      FindOutcome(H)->Allowed.push_back(R);
    });
  }

  Node *N = &Nodes.emplace_back();
  N->TheKind = Node::Kind::Test;
  N->Tested = Part;
  for (Outcome &O : Outcomes) {
    Node *Then = compile(std::move(O.Allowed));
    N->Branches.push_back({O.Head, Then});
  }
  if (!Part->Ty || Outcomes.size() != numberOfHeads(Part->Ty))
    N->Otherwise = compile(std::move(Default));
  return N;
}
