//===- DecisionTree.cpp - Compilation of matches to decision trees --------===//
//
// Each node is made from a list of rows, the cases that can still match. A row
// has requirements that are not tested yet: pairs of a part of the value and a
// pattern that the part must match. If the first row has no requirement, its
// case is selected. Otherwise a part is tested for which the first row has a
// requirement: the one for which most rows have one, so that the test decides
// as much as possible. Each branch keeps the rows that its outcome allows.
//
// The test of an array is a test of its length. Tuples and records need no
// test. Or-patterns become several rows of one case, but only when their part
// is tested. A part is tested at most once on each path, because the test
// removes all requirements for it. Outcomes that leave the same rows share one
// branch, so that `(A | B), (A | B), ...` and intervals of characters need one
// branch for each part.
//
// The depth of a tree is at most the number of parts. A match whose cases test
// one part each, and a match with a single column, have trees of linear size.
// In general, the size is exponential in the number of columns, because rows
// without a requirement for the tested part are copied to all branches.
// NodeLimit bounds the size. RowLimit bounds the number of rows that
// or-patterns become: `((1, x) | (x, 1)), ...` with N columns has 2^N rows. The
// time for a node is linear in the size of the patterns of its rows.
//
//===----------------------------------------------------------------------===//

#include "mincaml/Frontend/DecisionTree.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Lexer.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <set>
#include <tuple>

using namespace mincaml;
using namespace mincaml::ast;
using llvm::cast;
using llvm::dyn_cast;

bool PatternHead::covers(const PatternHead &Other) const {
  return TheKind == Other.TheKind && TheConstructor == Other.TheConstructor &&
         Int <= Other.Int && Other.Last <= Last && Float == Other.Float &&
         String == Other.String;
}

/// Returns the text of an int, a char or a bool.
static std::string textOfNumber(int32_t Value, const Type &Ty) {
  return Ty.isBool()               ? (Value ? "true" : "false")
         : Ty.is(Type::Kind::Char) ? quoteCharacter(uint8_t(Value))
                                   : llvm::itostr(Value);
}

std::string PatternHead::text(const Type &Ty) const {
  switch (TheKind) {
  case Kind::Constructor:
    return sourceName(TheConstructor->Name).str();
  case Kind::Int:
    return textOfNumber(Int, Ty) +
           (Int == Last ? "" : ".." + textOfNumber(Last, Ty));
  case Kind::Float: {
    std::string Text;
    llvm::raw_string_ostream(Text) << llvm::format("%.15g", Float);
    return Text.find_first_of(".en") == Text.npos ? Text + "." : Text;
  }
  case Kind::String:
    return quoteString(String);
  case Kind::Length:
    return "length " + llvm::itostr(Int);
  }
  llvm_unreachable("covered switch");
}

PatternHead mincaml::headOf(const Pattern &P) {
  PatternHead H;
  if (P.is(Pattern::Kind::Construct)) {
    H.TheKind = PatternHead::Kind::Constructor;
    H.TheConstructor = P.TheConstructor;
    return H;
  }
  if (P.is(Pattern::Kind::Array)) {
    H.TheKind = PatternHead::Kind::Length;
    H.Int = H.Last = int32_t(P.Elements.size());
    return H;
  }
  const Expression *Literal = P.Literal;
  if (const auto *F = dyn_cast<FloatLiteral>(Literal)) {
    H.TheKind = PatternHead::Kind::Float;
    H.Float = F->Value;
  } else if (const auto *S = dyn_cast<StringLiteral>(Literal)) {
    H.TheKind = PatternHead::Kind::String;
    H.String = S->Value;
  } else if (const auto *C = dyn_cast<CharacterLiteral>(Literal)) {
    H.Int = H.Last = C->Value;
    // `'b'..'a'` is the same interval as `'a'..'b'`, as in OCaml.
    if (P.Last) {
      int32_t End = cast<CharacterLiteral>(P.Last)->Value;
      H.Int = std::min(H.Int, End);
      H.Last = std::max(H.Last, End);
    }
  } else {
    const auto *B = dyn_cast<BoolLiteral>(Literal);
    H.Int = H.Last = B ? B->Value : cast<IntLiteral>(Literal)->Value;
  }
  return H;
}

bool HeadIndex::Less::operator()(const PatternHead &A,
                                 const PatternHead &B) const {
  return std::tie(A.TheConstructor, A.Int, A.Float, A.String) <
         std::tie(B.TheConstructor, B.Int, B.Float, B.String);
}

HeadIndex::HeadIndex(llvm::ArrayRef<PatternHead> Disjoint) {
  for (const PatternHead &H : Disjoint)
    Positions.insert({H, Positions.size()});
}

void HeadIndex::forEachPiece(const PatternHead &H,
                             llvm::function_ref<void(size_t)> Visit) const {
  for (auto I = Positions.find(H); I != Positions.end() && H.covers(I->first);
       ++I)
    Visit(I->second);
}

std::vector<PatternHead>
mincaml::disjointHeads(llvm::ArrayRef<PatternHead> Heads) {
  // The numbers at which an interval starts, and those that follow an interval.
  std::set<int64_t> Limits;
  for (const PatternHead &H : Heads)
    Limits.insert({H.Int, int64_t(H.Last) + 1});
  std::vector<PatternHead> Pieces;
  std::set<std::tuple<const Constructor *, int32_t, double, llvm::StringRef>>
      Seen;
  for (PatternHead H : Heads) {
    const int64_t End = H.Last;
    for (auto I = Limits.find(H.Int); *I <= End;) {
      H.Int = int32_t(*I);
      H.Last = int32_t(*++I - 1);
      if (Seen.insert({H.TheConstructor, H.Int, H.Float, H.String}).second)
        Pieces.push_back(H);
    }
  }
  return Pieces;
}

/// Returns the number of different heads of values of type Ty, or 0 if it is
/// unknown or infinite.
static uint64_t numberOfHeads(const Type *Ty) {
  switch (Ty->kind()) {
  case Type::Kind::Data:
    return Ty->definition()->Constructors.size();
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

bool mincaml::areAllHeads(const Type *Ty, llvm::ArrayRef<PatternHead> Heads) {
  uint64_t Count = 0;
  for (const PatternHead &H : Heads)
    Count += uint64_t(int64_t(H.Last) - H.Int + 1);
  return Count && Count == numberOfHeads(Ty->resolve());
}

//===- Rows ---------------------------------------------------------------===//

/// Returns the parts of Whole that correspond to the elements of P.
llvm::ArrayRef<Occurrence *> DecisionTree::partsOf(Occurrence *Whole,
                                                   const Pattern &P) {
  const size_t Size = P.Elements.size();
  for (const Occurrence::Fields &F : Whole->Parts)
    if (F.TheConstructor == P.TheConstructor && F.Elements.size() == Size)
      return F.Elements;
  llvm::SmallVector<Type *, 4> PartTypes;
  if (P.TheConstructor)
    llvm::append_range(PartTypes,
                       Types.argumentTypes(Whole->Ty, *P.TheConstructor));
  else
    for (unsigned I = 0; I != Size; ++I)
      PartTypes.push_back(P.isTuple() ? Whole->Ty->operand(I)
                                      : Whole->Ty->element());
  Occurrence::Fields &F = Whole->Parts.emplace_back();
  F.TheConstructor = P.TheConstructor;
  for (auto [I, Part] : llvm::enumerate(PartTypes))
    F.Elements.push_back(&Occurrences.emplace_back(
        Occurrence{Whole, P.TheConstructor, unsigned(I), Part->resolve(), {}}));
  return F.Elements;
}

/// Whether X is the only constructor of its type, as for a record.
static bool isOnlyConstructor(const Constructor &X) {
  return X.Parent && X.Parent->Constructors.size() == 1;
}

/// Adds to R the requirements and the bindings of P for Part.
void DecisionTree::require(Row &R, Occurrence *Part, const Pattern &P) {
  if (P.Variable.Name != "_")
    R.Bindings.push_back({&P.Variable, Part});
  switch (P.TheKind) {
  case Pattern::Kind::Variable:
    return;
  case Pattern::Kind::Construct:
    if (!isOnlyConstructor(*P.TheConstructor)) {
      R.Left.push_back({Part, &P});
      return;
    }
    if (P.Elements.empty())
      return;
    [[fallthrough]];
  case Pattern::Kind::Tuple:
    for (auto [Element, Field] : llvm::zip_equal(P.Elements, partsOf(Part, P)))
      require(R, Field, Element);
    return;
  case Pattern::Kind::Or:
  case Pattern::Kind::Array:
  case Pattern::Kind::Literal:
    R.Left.push_back({Part, &P});
    return;
  case Pattern::Kind::Record:
    break;
  }
  llvm_unreachable("inference turns patterns of records into constructors");
}

DecisionTree::DecisionTree(TypeContext &Types, const Match &M,
                           bool OfExceptions, Type *Ty)
    : Types(Types), M(M) {
  Occurrences.emplace_back().Ty = Ty ? Ty->resolve() : Types.exception();
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

bool DecisionTree::Row::operator==(const Row &Other) const {
  return Case == Other.Case && Left == Other.Left &&
         llvm::equal(Bindings, Other.Bindings,
                     [](const Node::Binding &A, const Node::Binding &B) {
                       return A.Value == B.Value &&
                              A.Variable->Name == B.Variable->Name;
                     });
}

llvm::hash_code DecisionTree::Row::hash() const {
  llvm::hash_code H = llvm::hash_combine(Case, Bindings.size());
  for (const Requirement &Q : Left)
    H = llvm::hash_combine(H, Q.Part, Q.P);
  return H;
}

/// Removes the rows after the first one that always matches.
void DecisionTree::dropUnreachable(Rows &Remaining) const {
  auto Matches = [this](const Row &R) {
    return R.Left.empty() && !M.hasGuard(R.Case);
  };
  if (auto I = llvm::find_if(Remaining, Matches); I != Remaining.end())
    Remaining.erase(I + 1, Remaining.end());
}

DecisionTree::Node *DecisionTree::compile(Rows Remaining) {
  NumRows += Remaining.size();
  if (Remaining.empty() || isTooLarge())
    return &Nodes.emplace_back();
  dropUnreachable(Remaining);
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

/// Returns the part for which most rows have a requirement, among the parts for
/// which the first row has one. If there are several, returns the first of
/// them.
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

/// Whether Part is Whole or is contained in it.
static bool isWithin(const Occurrence *Part, const Occurrence *Whole) {
  while (Part && Part != Whole)
    Part = Part->Parent;
  return Part;
}

/// Expands the or-patterns for Part, and for values that contain Part, because
/// these can have requirements for Part, too. Each alternative becomes a row.
/// Afterwards each row has at most one requirement for Part.
DecisionTree::Rows DecisionTree::expand(Rows Remaining,
                                        const Occurrence *Part) {
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
    if (Expanded.size() + Pending.size() + Or.P->Elements.size() > RowLimit) {
      HasTooManyRows = true;
      break;
    }
    NumRows += Or.P->Elements.size();
    for (const Pattern &Alternative : llvm::reverse(Or.P->Elements)) {
      Row &New = Pending.emplace_back(R);
      require(New, Or.Part, Alternative);
    }
  }
  return Expanded;
}

/// A possible result of a test.
struct DecisionTree::Outcome {
  llvm::SmallVector<PatternHead, 1> Heads;
  Rows Allowed;
};

/// Joins adjacent intervals.
static void joinIntervals(llvm::SmallVectorImpl<PatternHead> &Heads) {
  if (Heads.front().TheKind != PatternHead::Kind::Int)
    return;
  llvm::sort(Heads, [](const PatternHead &A, const PatternHead &B) {
    return A.Int < B.Int;
  });
  auto *Joined = Heads.begin();
  for (const PatternHead &H : llvm::drop_begin(Heads))
    if (int64_t(Joined->Last) + 1 == H.Int)
      Joined->Last = H.Last;
    else
      *++Joined = H;
  Heads.erase(Joined + 1, Heads.end());
}

/// Returns the outcomes of a test of Part, each with the rows that it allows.
/// Outcomes that allow the same rows are merged. Sets Default to the rows that
/// all other outcomes allow.
std::vector<DecisionTree::Outcome>
DecisionTree::outcomes(Rows &Expanded, Occurrence *Part, Rows &Default) {
  auto Find = [Part](Row &R) {
    return llvm::find_if(
        R.Left, [&](const Row::Requirement &Q) { return Q.Part == Part; });
  };
  std::vector<PatternHead> Heads;
  for (Row &R : Expanded)
    if (auto Q = Find(R); Q != R.Left.end())
      Heads.push_back(headOf(*Q->P));
  Heads = disjointHeads(Heads);
  const HeadIndex Index(Heads);
  std::vector<Outcome> Single;
  for (const PatternHead &H : Heads)
    Single.push_back({{H}, {}});

  for (Row &R : Expanded) {
    auto Q = Find(R);
    if (Q == R.Left.end()) {
      for (Outcome &O : Single)
        O.Allowed.push_back(R);
      Default.push_back(std::move(R));
      continue;
    }
    const Pattern &P = *Q->P;
    R.Left.erase(Q);
    if (!P.Elements.empty())
      for (auto [Element, Field] :
           llvm::zip_equal(P.Elements, partsOf(Part, P)))
        require(R, Field, Element);
    Index.forEachPiece(headOf(P),
                       [&](size_t I) { Single[I].Allowed.push_back(R); });
  }

  std::vector<Outcome> Result;
  std::map<size_t, llvm::SmallVector<size_t, 1>> ByHash;
  for (Outcome &O : Single) {
    dropUnreachable(O.Allowed);
    size_t Hash = 0;
    for (const Row &R : O.Allowed)
      Hash = llvm::hash_combine(Hash, R.hash());
    auto &Similar = ByHash[Hash];
    auto Same = llvm::find_if(
        Similar, [&](size_t I) { return Result[I].Allowed == O.Allowed; });
    if (Same != Similar.end()) {
      Result[*Same].Heads.push_back(O.Heads.front());
      continue;
    }
    Similar.push_back(Result.size());
    Result.push_back(std::move(O));
  }
  for (Outcome &O : Result)
    joinIntervals(O.Heads);
  return Result;
}

DecisionTree::Node *DecisionTree::makeTest(Rows Remaining) {
  Occurrence *Part = choose(Remaining);
  Rows Expanded = expand(std::move(Remaining), Part);
  if (isTooLarge())
    return &Nodes.emplace_back();
  dropUnreachable(Expanded);
  // Expanding an or-pattern may have removed the last requirement of the first
  // row.
  if (Expanded.front().Left.empty())
    return makeCase(std::move(Expanded));
  Rows Default;
  std::vector<Outcome> Outcomes = outcomes(Expanded, Part, Default);
  if (Outcomes.empty())
    return compile(std::move(Default));
  llvm::SmallVector<PatternHead, 8> Heads;
  for (const Outcome &O : Outcomes)
    llvm::append_range(Heads, O.Heads);
  const bool AreAll = areAllHeads(Part->Ty, Heads);
  // The test has only one outcome, so it is not needed.
  if (AreAll && Outcomes.size() == 1)
    return compile(std::move(Outcomes.front().Allowed));

  Node *N = &Nodes.emplace_back();
  N->TheKind = Node::Kind::Test;
  N->Tested = Part;
  for (Outcome &O : Outcomes) {
    Node *Then = compile(std::move(O.Allowed));
    N->Branches.push_back({std::move(O.Heads), Then});
  }
  if (!AreAll)
    N->Otherwise = compile(std::move(Default));
  return N;
}
