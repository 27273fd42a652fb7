//===- MatchChecks.cpp - Useless cases and missing values -----------------===//
//
// A case is useless if the cases before it match all its values. An alternative
// of an or-pattern is useless if these cases and the alternatives before it
// match all its values. A match is exhaustive if an additional case `_` would
// be useless. One recursive function on a matrix of patterns answers these
// questions: is there a list of values, one for each column, that matches the
// list of patterns Q but no row? For the first column, the function tries each
// head of Q or, if Q has a wildcard there, each head that occurs in the column
// and one that does not.
//
// For each head that it tries, the search takes time linear in the size of the
// patterns. So n cases of n constructors take quadratic time, with a small
// constant factor. The time can be exponential in the number of columns. The
// search stops after StepLimit steps; then there is no warning.
//
// Source: [Maranget2007] (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#include "Inference/Inference.h"
#include "mincaml/Frontend/DecisionTree.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Lexer.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SourceMgr.h"
#include <deque>
#include <optional>

using namespace mincaml;
using namespace mincaml::ast;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;

namespace {

/// Patterns, one for each column. The first column comes last, so that it can
/// be replaced without moving the others. A null pattern matches every value.
using Row = std::vector<const Pattern *>;
/// The types of the columns, in the order of Row.
using ColumnTypes = std::vector<Type *>;
/// The texts of patterns for an example: values that no row matches. The last
/// column comes first.
using Witness = std::vector<std::string>;

class UsefulnessSearch {
public:
  explicit UsefulnessSearch(TypeContext &TheTypes)
      : TheTypes(TheTypes), StepsLeft(StepLimit) {}

  /// Returns the text of a pattern for a value of type Ty that matches Q but no
  /// row, if there is such a value. A null Q matches every value. Each row has
  /// one column.
  std::optional<std::string> find(std::vector<Row> &Rows, const Pattern *Q,
                                  Type *Ty) {
    std::optional<Witness> W = find(Rows, /*MayMove=*/false, {Q}, {Ty});
    return W ? std::optional(W->back()) : std::nullopt;
  }

  /// Whether the step limit was reached. Then there may be such a value
  /// although none was found.
  bool gaveUp() const { return !StepsLeft; }

private:
  /// If MayMove, the rows may be moved from; otherwise they are unchanged.
  std::optional<Witness> find(std::vector<Row> &Rows, bool MayMove, Row Q,
                              ColumnTypes Types);
  std::optional<Witness> findForAny(std::vector<Row> &Rows, bool MayMove, Row Q,
                                    const ColumnTypes &Types);
  std::optional<Witness> findFor(const PatternHead *H, std::vector<Row> Rows,
                                 Row Q, ColumnTypes Types);
  std::vector<Type *> partTypes(const PatternHead *H, Type *Ty);

  static constexpr size_t StepLimit = 1000000;
  TypeContext &TheTypes;
  size_t StepsLeft;
};

} // namespace

/// Whether P is null or a variable. A tuple of variables does not count,
/// although it matches every value.
static bool isWildcard(const Pattern *P) { return !P || P->isVariable(); }

/// Whether P contains an or-pattern.
static bool hasAlternatives(const Pattern &P) {
  return P.is(Pattern::Kind::Or) || llvm::any_of(P.Elements, hasAlternatives);
}

/// Calls Visit with the alternatives of an or-pattern, or with P itself.
template <typename Function>
static void forEachAlternative(const Pattern *P, Function &&Visit) {
  if (!P || !P->is(Pattern::Kind::Or))
    return Visit(P);
  for (const Pattern &Element : P->Elements)
    forEachAlternative(&Element, Visit);
}

/// Whether P, which is not an or-pattern, can match a value with the head H. H
/// is null for a tuple, and for a value whose head does not occur in the
/// column.
static bool fits(const Pattern *P, const PatternHead *H) {
  return isWildcard(P) || P->isTuple() || (H && headOf(*P).covers(*H));
}

/// Returns R with its first column replaced by the Size elements of P.
static Row withParts(Row R, const Pattern *P, size_t Size) {
  R.pop_back();
  if (isWildcard(P) || P->IgnoresArguments)
    R.resize(R.size() + Size);
  else
    for (const Pattern &Element : llvm::reverse(P->Elements))
      R.push_back(&Element);
  return R;
}

/// Specializes the row R for values with the head H: appends to Result a row
/// with patterns for the parts of these values. Appends several rows if the
/// first pattern is an or-pattern, and none if R matches no such value.
static void specialize(Row &R, bool MayMove, const PatternHead *H, size_t Size,
                       std::vector<Row> &Result) {
  const Pattern *P = R.back();
  if (MayMove && !(P && P->is(Pattern::Kind::Or))) {
    if (fits(P, H))
      Result.push_back(withParts(std::move(R), P, Size));
    return;
  }
  forEachAlternative(P, [&](const Pattern *Alternative) {
    if (fits(Alternative, H))
      Result.push_back(withParts(R, Alternative, Size));
  });
}

/// Appends the heads of a pattern and of its alternatives.
static void appendHeads(const Pattern *P, std::vector<PatternHead> &Heads) {
  forEachAlternative(P, [&](const Pattern *Alternative) {
    if (!isWildcard(Alternative) && !Alternative->isTuple())
      Heads.push_back(headOf(*Alternative));
  });
}

//===- The texts of values ------------------------------------------------===//

/// Returns the text of a list of patterns.
static std::string joined(llvm::ArrayRef<std::string> Parts, StringRef Start,
                          StringRef Separator, StringRef End) {
  return (Start + llvm::join(Parts, Separator) + End).str();
}

/// Returns the text of a pattern for the fields of X: `{ x = 0; _ }`.
static std::string recordText(const Constructor &X,
                              llvm::ArrayRef<std::string> Parts) {
  std::vector<std::string> Written;
  for (auto [F, Part] : llvm::zip_equal(X.Fields, Parts))
    if (Part != "_")
      Written.push_back((sourceName(F.Name) + " = " + Part).str());
  if (Written.empty())
    return "_";
  if (Written.size() != Parts.size())
    Written.push_back("_");
  return joined(Written, "{ ", "; ", " }");
}

static bool hasCons(StringRef Pattern) { return Pattern.contains(" :: "); }

/// Returns the text of the pattern of a constructor with these arguments.
static std::string constructorText(const Constructor &X,
                                   std::vector<std::string> Parts) {
  if (X.Parent && X.Parent->IsRecord)
    return recordText(X, Parts);
  const std::string Name = sourceName(X.Name).str();
  if (Parts.empty())
    return Name;
  if (Name == "::" && Parts.size() == 2)
    return (hasCons(Parts[0]) ? "(" + Parts[0] + ")" : Parts[0]) +
           " :: " + Parts[1];
  if (!X.Fields.empty())
    return Name + " " + recordText(X, Parts);
  if (Parts.size() > 1)
    return joined(Parts, Name + " (", ", ", ")");
  // Records and tuples have brackets of their own.
  bool IsSimple =
      StringRef(Parts[0]).find_first_of(" -") == StringRef::npos ||
      (StringRef("{(").contains(Parts[0].front()) && !hasCons(Parts[0]));
  return Name + " " + (IsSimple ? Parts[0] : "(" + Parts[0] + ")");
}

/// Returns the text of a pattern for the first missing constructor.
/// Constructors without arguments are preferred.
static std::string missingConstructor(const DataType &D,
                                      llvm::ArrayRef<PatternHead> Heads) {
  llvm::DenseSet<const Constructor *> Found;
  for (const PatternHead &H : Heads)
    Found.insert(H.TheConstructor);
  const Constructor *Missing = nullptr;
  for (const Constructor *X : D.Constructors)
    if (!Found.contains(X) &&
        (!Missing || (X->isConstant() && !Missing->isConstant())))
      Missing = X;
  return constructorText(
      *Missing, std::vector<std::string>(Missing->Arguments.size(), "_"));
}

/// Returns the text of an array of this length.
static std::string arrayText(llvm::ArrayRef<std::string> Parts) {
  return Parts.empty() ? "[||]" : joined(Parts, "[| ", "; ", " |]");
}

/// Returns the text of a value of type Ty that has none of these heads, or "_"
/// if no such value is known.
static std::string otherValue(const Type *Ty,
                              llvm::ArrayRef<PatternHead> Heads) {
  if (Heads.empty())
    return "_";
  PatternHead H = Heads.front();
  auto IsTaken = [&] {
    H.Last = H.Int;
    return llvm::any_of(
        Heads, [&](const PatternHead &Head) { return Head.covers(H); });
  };
  switch (H.TheKind) {
  case PatternHead::Kind::Constructor:
    return Ty->isData() ? missingConstructor(*Ty->definition(), Heads) : "_";
  case PatternHead::Kind::Length:
    for (H.Int = 0; IsTaken();)
      ++H.Int;
    return arrayText(std::vector<std::string>(H.Int, "_"));
  case PatternHead::Kind::Int:
    if (Ty->isBool()) {
      H.Int = H.Last = !H.Int;
      return H.text(*Ty);
    }
    H.Int = Ty->is(Type::Kind::Char) ? 'a' : 0;
    while (IsTaken())
      H.Int = Ty->is(Type::Kind::Char) ? (H.Int + 1) % 256 : H.Int + 1;
    return H.text(*Ty);
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

/// Returns the text of a value with the head H, or of a tuple if H is null. The
/// texts of its parts are the last Size elements of W, which are removed.
static std::string headText(const PatternHead *H, const Type *Ty, size_t Size,
                            Witness &W) {
  std::vector<std::string> Parts;
  for (; Parts.size() != Size; W.pop_back())
    Parts.push_back(W.back());
  if (!H)
    return joined(Parts, "(", ", ", ")");
  switch (H->TheKind) {
  case PatternHead::Kind::Constructor:
    return constructorText(*H->TheConstructor, std::move(Parts));
  case PatternHead::Kind::Length:
    return arrayText(Parts);
  case PatternHead::Kind::Int:
  case PatternHead::Kind::Float:
  case PatternHead::Kind::String:
    return H->text(*Ty);
  }
  llvm_unreachable("covered switch");
}

//===- The search ---------------------------------------------------------===//

/// Returns the types of the parts of a value of type Ty with the head H, or of
/// a tuple if H is null.
std::vector<Type *> UsefulnessSearch::partTypes(const PatternHead *H,
                                                Type *Ty) {
  std::vector<Type *> Parts;
  if (!H)
    for (unsigned I = 0; I != Ty->size(); ++I)
      Parts.push_back(Ty->operand(I));
  else if (H->TheConstructor)
    llvm::append_range(Parts, TheTypes.argumentTypes(Ty, *H->TheConstructor));
  else if (H->TheKind == PatternHead::Kind::Length)
    Parts.assign(H->Int, Ty->element());
  return Parts;
}

/// Searches for values with the head H, or for tuples if H is null. Rows are
/// already specialized for H.
std::optional<Witness> UsefulnessSearch::findFor(const PatternHead *H,
                                                 std::vector<Row> Rows, Row Q,
                                                 ColumnTypes Types) {
  Type *Ty = Types.back();
  const std::vector<Type *> Parts = partTypes(H, Ty);
  Types.pop_back();
  Types.insert(Types.end(), Parts.rbegin(), Parts.rend());
  const Pattern *P = Q.back();
  std::optional<Witness> W =
      find(Rows, /*MayMove=*/true, withParts(std::move(Q), P, Parts.size()),
           std::move(Types));
  if (W)
    W->push_back(headText(H, Ty, Parts.size(), *W));
  return W;
}

/// Searches for values with any head. The first column of Q is a wildcard.
std::optional<Witness> UsefulnessSearch::findForAny(std::vector<Row> &Rows,
                                                    bool MayMove, Row Q,
                                                    const ColumnTypes &Types) {
  Type *Ty = Types.back();
  std::vector<PatternHead> Heads;
  for (const Row &R : Rows)
    appendHeads(R.back(), Heads);
  Heads = disjointHeads(Heads);
  // Try a value with another head first, because it is the simpler example.
  if (!areAllHeads(Ty, Heads)) {
    std::vector<Row> Others;
    for (Row &R : Rows)
      specialize(R, MayMove && Heads.empty(), nullptr, 0, Others);
    if (std::optional<Witness> W =
            find(Others, /*MayMove=*/true, withParts(Q, nullptr, 0),
                 ColumnTypes(Types.begin(), Types.end() - 1))) {
      W->push_back(otherValue(Ty, Heads));
      return W;
    }
  }
  if (Heads.empty())
    return std::nullopt;
  // For each head, find the rows that can match it.
  const HeadIndex Index(Heads);
  std::vector<std::vector<size_t>> RowsOf(Heads.size());
  for (size_t I = 0; I != Rows.size(); ++I) {
    auto Add = [&](size_t Head) {
      if (RowsOf[Head].empty() || RowsOf[Head].back() != I)
        RowsOf[Head].push_back(I);
    };
    forEachAlternative(Rows[I].back(), [&](const Pattern *P) {
      if (!isWildcard(P))
        return Index.forEachPiece(headOf(*P), Add);
      for (size_t Head = 0; Head != Heads.size(); ++Head)
        Add(Head);
    });
  }
  for (auto [H, Numbers] : llvm::zip_equal(Heads, RowsOf)) {
    std::vector<Row> Special;
    const size_t Size = partTypes(&H, Ty).size();
    for (size_t I : Numbers)
      specialize(Rows[I], /*MayMove=*/false, &H, Size, Special);
    if (std::optional<Witness> W = findFor(&H, std::move(Special), Q, Types))
      return W;
  }
  return std::nullopt;
}

std::optional<Witness> UsefulnessSearch::find(std::vector<Row> &Rows,
                                              bool MayMove, Row Q,
                                              ColumnTypes Types) {
  if (Q.empty())
    return Rows.empty() ? std::optional<Witness>(Witness()) : std::nullopt;
  if (!StepsLeft)
    return std::nullopt;
  StepsLeft -= std::min(StepsLeft, Rows.size() + 1);
  Type *Ty = Types.back();
  const Pattern *P = Q.back();
  if (P && P->is(Pattern::Kind::Or)) {
    std::optional<Witness> W;
    forEachAlternative(P, [&](const Pattern *Alternative) {
      if (W)
        return;
      Q.back() = Alternative;
      W = find(Rows, /*MayMove=*/false, Q, Types);
    });
    return W;
  }
  if (!Ty->isTuple() && isWildcard(P))
    return findForAny(Rows, MayMove, std::move(Q), Types);
  // A pattern that is not a wildcard has one head. If it is an interval, other
  // patterns may split it.
  std::vector<PatternHead> Heads;
  if (!Ty->isTuple()) {
    appendHeads(P, Heads);
    if (const PatternHead Own = Heads.front(); Own.Int != Own.Last) {
      for (const Row &R : Rows)
        appendHeads(R.back(), Heads);
      Heads = disjointHeads(Heads);
      llvm::erase_if(Heads, [&](auto &H) { return !Own.covers(H); });
    }
  }
  for (size_t I = 0; I != std::max<size_t>(Heads.size(), 1); ++I) {
    const PatternHead *H = Heads.empty() ? nullptr : &Heads[I];
    const size_t Size = partTypes(H, Ty).size();
    std::vector<Row> Special;
    for (Row &R : Rows)
      specialize(R, MayMove && Heads.size() <= 1, H, Size, Special);
    if (std::optional<Witness> W = findFor(H, std::move(Special), Q, Types))
      return W;
  }
  return std::nullopt;
}

//===- Messages -----------------------------------------------------------===//

/// Reports a value of type Ty that no row matches. Returns whether there is
/// one, or whether the search gave up.
static bool reportMissing(TypeContext &Types, std::vector<Row> Rows, Type *Ty,
                          SMRange Range, DiagnosticEngine &Diagnostics) {
  UsefulnessSearch Search(Types);
  std::optional<std::string> Value = Search.find(Rows, nullptr, Ty);
  if (Value)
    Diagnostics.report(Range, DiagnosticID::PartialMatch, *Value);
  return Value || Search.gaveUp();
}

namespace {

/// Reports alternatives of or-patterns that are never used, because earlier
/// cases or earlier alternatives in the same context match all their values.
class AlternativeChecks {
public:
  AlternativeChecks(TypeContext &Types, DiagnosticEngine &Diagnostics)
      : Diagnostics(Diagnostics), Search(Types) {}

  /// Checks the pattern of a case after the cases in Rows.
  void check(std::vector<Row> &Rows, const Pattern &P) {
    Root = P.Ty->resolve();
    check(Rows, P, [](const Pattern &Part) { return &Part; });
  }

private:
  /// Returns the pattern of the whole case in which P is replaced by the
  /// argument.
  using Replacement = llvm::function_ref<const Pattern *(const Pattern &)>;
  void check(std::vector<Row> &Rows, const Pattern &P, Replacement Replace);

  DiagnosticEngine &Diagnostics;
  /// Shared by all alternatives, so that the limit holds for the whole match.
  UsefulnessSearch Search;
  Type *Root = nullptr;
  /// Owns the patterns that Replace has made, and their elements.
  std::deque<Pattern> Made;
  std::deque<std::vector<Pattern>> MadeElements;
};

} // namespace

void AlternativeChecks::check(std::vector<Row> &Rows, const Pattern &P,
                              Replacement Replace) {
  if (P.is(Pattern::Kind::Or)) {
    const size_t NumCases = Rows.size();
    for (const Pattern &Alternative : P.Elements) {
      const Pattern *Case = Replace(Alternative);
      if (Search.find(Rows, Case, Root))
        check(Rows, Alternative, Replace);
      else if (!Search.gaveUp())
        Diagnostics.report(Alternative.Range, DiagnosticID::UnusedAlternative);
      Rows.push_back({Case});
    }
    Rows.resize(NumCases);
    return;
  }
  for (size_t I = 0; I != P.Elements.size(); ++I)
    if (hasAlternatives(P.Elements[I]))
      check(Rows, P.Elements[I], [&](const Pattern &Part) {
        std::vector<Pattern> &Elements =
            MadeElements.emplace_back(P.Elements.begin(), P.Elements.end());
        Elements[I] = Part;
        Pattern &Whole = Made.emplace_back(P);
        Whole.Elements = Elements;
        return Replace(Whole);
      });
}

/// Checks the cases of M that handle exceptions if OfExceptions, otherwise the
/// other cases.
static void check(TypeContext &Types, Match &M, bool OfExceptions,
                  DiagnosticEngine &Diagnostics) {
  std::vector<Row> Rows;
  AlternativeChecks Alternatives(Types, Diagnostics);
  for (size_t I = 0; I != M.Cases.size(); ++I) {
    const MatchCase &Case = M.Cases[I];
    if (Case.IsException != OfExceptions)
      continue;
    const Pattern &P = Case.ThePattern;
    UsefulnessSearch Search(Types);
    if (Search.find(Rows, &P, P.Ty->resolve())) {
      if (hasAlternatives(P))
        Alternatives.check(Rows, P);
    } else if (!Search.gaveUp()) {
      Diagnostics.report(P.Range, DiagnosticID::UnusedCase);
    }
    if (!M.hasGuard(I))
      Rows.push_back({&P});
  }
  if (!OfExceptions)
    M.IsExhaustive =
        !reportMissing(Types, std::move(Rows), M.Scrutinee->Ty->resolve(),
                       M.Range, Diagnostics);
}

/// Reports M if its decision tree is too large.
static void checkSize(TypeContext &Types, const Match &M, bool OfExceptions,
                      Type *Ty, DiagnosticEngine &Diagnostics) {
  if (DecisionTree(Types, M, OfExceptions, Ty).isTooLarge())
    Diagnostics.report(M.Range, DiagnosticID::LargeMatch);
}

FailureLocation mincaml::failureLocation(SMLoc Opening, SMRange Range,
                                         DiagnosticEngine &Diagnostics) {
  SMLoc Loc = Opening.isValid() ? Opening : Range.Start;
  StringRef FileName = Diagnostics.fileName(Loc);
  if (FileName.empty())
    return {};
  SourcePosition Position = Diagnostics.position(Loc);
  return {FileName, Position.Line, Position.Column - 1};
}

void mincaml::checkMatches(TypeContext &Types, llvm::ArrayRef<Match *> Matches,
                           llvm::ArrayRef<Pattern *> Patterns,
                           DiagnosticEngine &Diagnostics) {
  for (Match *M : Matches) {
    M->Failure = failureLocation(M->Opening, M->Range, Diagnostics);
    if (!M->HasLazyPatterns)
      check(Types, *M, /*OfExceptions=*/true, Diagnostics);
    checkSize(Types, *M, /*OfExceptions=*/true, nullptr, Diagnostics);
    if (M->IsTry)
      continue;
    if (!M->HasLazyPatterns)
      check(Types, *M, /*OfExceptions=*/false, Diagnostics);
    checkSize(Types, *M, /*OfExceptions=*/false, M->Scrutinee->Ty, Diagnostics);
  }
  for (Pattern *P : Patterns) {
    P->Failure = failureLocation(P->Opening, P->Range, Diagnostics);
    reportMissing(Types, {{P}}, P->Ty->resolve(), P->Range, Diagnostics);
    MatchCase Case{*P};
    BoolLiteral True(SMRange(), true);
    Expression *Guard = &True;
    checkSize(Types, Match(P->Range, /*IsTry=*/false, nullptr, Case, Guard, {}),
              /*OfExceptions=*/false, P->Ty, Diagnostics);
  }
}
