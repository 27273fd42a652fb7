//===- MatchChecks.cpp - Useless cases and missing values -----------------===//
//
// A case is useless if the cases before it match all its values. A match is
// exhaustive if a further case `_` would be useless. Both questions are answered
// by one recursive function on a matrix of patterns: is there a list of values,
// one for each column, that the list of patterns Q matches and no row does? A
// column is tested for each head of Q, or, if Q has a wildcard there, for each
// head in the column and for one that is not in it.
//
// The time can be exponential in the number of columns. After a limit the search
// stops, and there is no warning.
//
// Source: [Maranget2007] (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#include "Inference/Inference.h"
#include "mincaml/Frontend/DecisionTree.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Lexer.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/SourceMgr.h"
#include <optional>

using namespace mincaml;
using namespace mincaml::ast;
using llvm::SMLoc;
using llvm::SMRange;

namespace {

/// Patterns, one for each column; null matches every value.
using Row = std::vector<const Pattern *>;
/// The texts of patterns for values that no row matches, the last column first.
using Witness = std::vector<std::string>;

class UsefulnessSearch {
public:
  explicit UsefulnessSearch(size_t Limit) : StepsLeft(Limit) {}

  /// Returns patterns of values that Q matches and no row does, if there are
  /// any. Types are those of the columns.
  std::optional<Witness> find(std::vector<Row> Rows, Row Q,
                              std::vector<const Type *> Types);

  /// Whether the limit has been reached, so that there may be such patterns
  /// although none was found.
  bool gaveUp() const { return !StepsLeft; }

private:
  std::optional<Witness> findFor(const PatternHead &H, bool IsTuple,
                                 const std::vector<Row> &Rows, const Row &Q,
                                 const std::vector<const Type *> &Types);

  size_t StepsLeft;
};

} // namespace

/// Whether P is null or matches every value, apart from tuple patterns.
static bool isWildcard(const Pattern *P) { return !P || P->isVariable(); }

/// Replaces the first column of R by the columns of its parts, and appends the
/// result to Result. Or-patterns give several rows; rows that cannot match a
/// value with this head give none. H is null for a tuple, and for a value with a
/// head that is not in the column.
static void specialize(const Row &R, const PatternHead *H, size_t Size,
                       std::vector<Row> &Result) {
  const Pattern *P = R.front();
  if (P && P->is(Pattern::Kind::Or)) {
    Row Alternative = R;
    for (const Pattern &Element : P->Elements) {
      Alternative.front() = &Element;
      specialize(Alternative, H, Size, Result);
    }
    return;
  }
  bool Fits = isWildcard(P) || P->isTuple();
  if (!Fits && H)
    forEachHead(*P, [&](const PatternHead &Other) { Fits |= Other == *H; });
  if (!Fits)
    return;
  Row New;
  if (isWildcard(P) || P->IgnoresArguments)
    New.resize(Size);
  else
    for (const Pattern &Element : P->Elements)
      New.push_back(&Element);
  New.insert(New.end(), R.begin() + 1, R.end());
  Result.push_back(std::move(New));
}

/// Appends the heads of a pattern that are not in Heads yet.
static void appendHeads(const Pattern *P, std::vector<PatternHead> &Heads) {
  if (isWildcard(P) || P->isTuple())
    return;
  for (const Pattern &Element : P->Elements)
    if (P->is(Pattern::Kind::Or))
      appendHeads(&Element, Heads);
  if (!P->is(Pattern::Kind::Or))
    forEachHead(*P, [&](const PatternHead &H) {
      if (!llvm::is_contained(Heads, H))
        Heads.push_back(H);
    });
}

static size_t arity(const PatternHead &H) {
  return H.TheConstructor ? H.TheConstructor->Arguments.size() : 0;
}

/// Returns the text of a value of type Ty with none of these heads, as far as
/// one is known; otherwise "_".
static std::string otherValue(const Type *Ty,
                              llvm::ArrayRef<PatternHead> Heads) {
  if (Heads.empty())
    return "_";
  PatternHead H = Heads.front();
  auto IsTaken = [&] { return llvm::is_contained(Heads, H); };
  switch (H.TheKind) {
  case PatternHead::Kind::Constructor:
    return "_";
  case PatternHead::Kind::Int:
    if (Ty->isBool())
      return H.Int ? "false" : "true";
    H.Int = Ty->is(Type::Kind::Char) ? 'a' : 0;
    while (IsTaken())
      H.Int = Ty->is(Type::Kind::Char) ? (H.Int + 1) % 256 : H.Int + 1;
    return Ty->is(Type::Kind::Char) ? quoteCharacter(uint8_t(H.Int))
                                    : llvm::itostr(H.Int);
  case PatternHead::Kind::Float:
    H.Float = 0;
    while (IsTaken())
      ++H.Float;
    return llvm::itostr(int64_t(H.Float)) + ".";
  case PatternHead::Kind::String:
    std::string Text;
    while (H.String = Text, IsTaken())
      Text += '*';
    return quoteString(Text);
  }
  llvm_unreachable("covered switch");
}

/// Returns the text of a constructor or literal whose parts are the last Size
/// elements of W, which are removed.
static std::string textOf(const PatternHead *H, const Type *Ty, size_t Size,
                          Witness &W) {
  std::string Text;
  if (H && H->TheConstructor)
    Text = sourceName(H->TheConstructor->Name).str();
  else if (H && H->TheKind == PatternHead::Kind::Int)
    Text = Ty->isBool()               ? (H->Int ? "true" : "false")
           : Ty->is(Type::Kind::Char) ? quoteCharacter(uint8_t(H->Int))
                                      : llvm::itostr(H->Int);
  else if (H && H->TheKind == PatternHead::Kind::String)
    Text = quoteString(H->String);
  else if (H)
    Text = llvm::formatv("{0}", H->Float).str();
  if (!Size)
    return Text;
  std::vector<std::string> Parts;
  for (; Parts.size() != Size; W.pop_back())
    Parts.push_back(W.back());
  bool IsTuple = !H;
  std::string Joined = llvm::join(Parts, ", ");
  bool NeedsParentheses =
      IsTuple || Size > 1 || llvm::StringRef(Joined).contains(' ');
  return Text + (IsTuple ? "" : " ") +
         (NeedsParentheses ? "(" + Joined + ")" : Joined);
}

std::optional<Witness>
UsefulnessSearch::findFor(const PatternHead &H, bool IsTuple,
                          const std::vector<Row> &Rows, const Row &Q,
                          const std::vector<const Type *> &Types) {
  const PatternHead *Head = IsTuple ? nullptr : &H;
  const Type *Ty = Types.front();
  size_t Size = IsTuple ? Ty->size() : arity(H);
  std::vector<Row> NewQ;
  specialize(Q, Head, Size, NewQ);
  if (NewQ.empty())
    return std::nullopt;
  std::vector<Row> NewRows;
  for (const Row &R : Rows)
    specialize(R, Head, Size, NewRows);
  std::vector<const Type *> NewTypes;
  for (size_t I = 0; I != Size; ++I)
    NewTypes.push_back(IsTuple ? Ty->operand(I)
                               : H.TheConstructor->Arguments[I]->resolve());
  NewTypes.insert(NewTypes.end(), Types.begin() + 1, Types.end());
  std::optional<Witness> W =
      find(std::move(NewRows), std::move(NewQ.front()), std::move(NewTypes));
  if (W)
    W->push_back(textOf(Head, Ty, Size, *W));
  return W;
}

std::optional<Witness> UsefulnessSearch::find(std::vector<Row> Rows, Row Q,
                                              std::vector<const Type *> Types) {
  if (Q.empty())
    return Rows.empty() ? std::optional<Witness>(Witness()) : std::nullopt;
  if (!StepsLeft)
    return std::nullopt;
  StepsLeft -= std::min(StepsLeft, Rows.size() + 1);
  const Type *Ty = Types.front();
  const Pattern *P = Q.front();
  if (P && P->is(Pattern::Kind::Or)) {
    for (const Pattern &Element : P->Elements) {
      Q.front() = &Element;
      if (std::optional<Witness> W = find(Rows, Q, Types))
        return W;
    }
    return std::nullopt;
  }
  if (Ty->isTuple())
    return findFor({}, /*IsTuple=*/true, Rows, Q, Types);
  std::vector<PatternHead> Heads;
  if (!isWildcard(P)) {
    appendHeads(P, Heads);
    for (const PatternHead &H : Heads)
      if (std::optional<Witness> W = findFor(H, false, Rows, Q, Types))
        return W;
    return std::nullopt;
  }
  for (const Row &R : Rows)
    appendHeads(R.front(), Heads);
  // A value with another head comes first: it is the simpler example.
  if (Heads.empty() || Heads.size() != numberOfHeads(Ty)) {
    std::vector<Row> Others;
    for (const Row &R : Rows)
      specialize(R, nullptr, 0, Others);
    Row Rest(Q.begin() + 1, Q.end());
    if (std::optional<Witness> W =
            find(std::move(Others), std::move(Rest),
                 std::vector<const Type *>(Types.begin() + 1, Types.end()))) {
      W->push_back(otherValue(Ty, Heads));
      return W;
    }
  }
  for (const PatternHead &H : Heads)
    if (std::optional<Witness> W = findFor(H, false, Rows, Q, Types))
      return W;
  return std::nullopt;
}

constexpr size_t StepLimit = 1000000;

/// Reports a value of type Ty that no row matches.
static void reportMissing(const std::vector<Row> &Rows, const Type *Ty,
                          SMRange Range, DiagnosticEngine &Diagnostics) {
  if (std::optional<Witness> W =
          UsefulnessSearch(StepLimit).find(Rows, {nullptr}, {Ty}))
    Diagnostics.report(Range, DiagnosticID::PartialMatch, W->back());
}

/// Checks the cases of M that are those of exceptions, or all others.
static void check(const Match &M, bool OfExceptions,
                  DiagnosticEngine &Diagnostics) {
  std::vector<Row> Rows;
  for (size_t I = 0; I != M.Cases.size(); ++I) {
    const MatchCase &Case = M.Cases[I];
    if (Case.IsException != OfExceptions)
      continue;
    Row R{&Case.ThePattern};
    UsefulnessSearch Search(StepLimit);
    if (!Search.find(Rows, R, {Case.ThePattern.Ty->resolve()}) &&
        !Search.gaveUp())
      Diagnostics.report(Case.ThePattern.Range, DiagnosticID::UnusedCase);
    if (!M.hasGuard(I))
      Rows.push_back(R);
  }
  if (!OfExceptions)
    reportMissing(Rows, M.Scrutinee->Ty->resolve(), M.Range, Diagnostics);
}

/// Reports M if its decision tree is too large.
static void checkSize(const Match &M, bool OfExceptions, Type *Ty,
                      DiagnosticEngine &Diagnostics) {
  if (DecisionTree(M, OfExceptions, Ty).isTooLarge())
    Diagnostics.report(M.Range, DiagnosticID::LargeMatch);
}

/// Returns the location of what begins with an opening parenthesis, if there is
/// one, and a range.
static FailureLocation locationOf(SMLoc Opening, SMRange Range,
                                  DiagnosticEngine &Diagnostics) {
  SMLoc Loc = Opening.isValid() ? Opening : Range.Start;
  const llvm::SourceMgr &Sources = Diagnostics.sources();
  unsigned ID = Sources.FindBufferContainingLoc(Loc);
  if (!ID)
    return {};
  SourcePosition Position = Diagnostics.position(Loc);
  return {Sources.getMemoryBuffer(ID)->getBufferIdentifier(), Position.Line,
          Position.Column - 1};
}

void mincaml::checkMatches(llvm::ArrayRef<Match *> Matches,
                           llvm::ArrayRef<Pattern *> Patterns,
                           DiagnosticEngine &Diagnostics) {
  for (Match *M : Matches) {
    M->Failure = locationOf(M->Opening, M->Range, Diagnostics);
    check(*M, /*OfExceptions=*/true, Diagnostics);
    checkSize(*M, /*OfExceptions=*/true, nullptr, Diagnostics);
    if (M->IsTry)
      continue;
    check(*M, /*OfExceptions=*/false, Diagnostics);
    checkSize(*M, /*OfExceptions=*/false, M->Scrutinee->Ty, Diagnostics);
  }
  for (Pattern *P : Patterns) {
    P->Failure = locationOf(P->Opening, P->Range, Diagnostics);
    reportMissing({{P}}, P->Ty->resolve(), P->Range, Diagnostics);
  }
}
