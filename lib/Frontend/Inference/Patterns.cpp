//===- Patterns.cpp - Types of patterns -----------------------------------===//

#include "Inference/Inference.h"
#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/Compiler.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::StringRef;

void PatternInference::add(const Pattern &P) {
  // A pattern without a name after `as` has the name "_", which
  // SymbolTable::add ignores.
  Symbols.add(P.Variable);
  for (const Pattern &Element :
       P.is(Pattern::Kind::Or) ? P.Elements.take_front() : P.Elements)
    add(Element);
}

/// Unifies the type Found of a pattern with the type Expected of the values
/// that it is matched with.
void PatternInference::unifyPattern(const Pattern &P, Type *Expected,
                                    Type *Found) {
  if (U.unifyPattern(Expected, Found, P.Range))
    return;
  Expected = Expected->resolve();
  Found = Found->resolve();
  // Several cases with constructors of a wrong type are one mistake.
  if (Found->isData() &&
      !ReportedMismatches.insert({Expected, Found->definition()}).second)
    return;
  Diagnostic D =
      Diagnostics.report(P.Range, DiagnosticID::TypeMismatch, "this pattern",
                         Found->str(), Expected->str());
  auto IsLike = [Found](Type *T) {
    T = T->resolve();
    return T->kind() == Found->kind() && T->definition() == Found->definition();
  };
  if (Expected->is(Type::Kind::Exception))
    D.note({}, "the cases of a `try` match exceptions");
  else if (Matched.size() > 1 &&
           llvm::any_of(llvm::ArrayRef(Matched).drop_back(), IsLike))
    D.note({}, "this is a case of the inner `match`; put parentheses around "
               "the inner `match`");
  else if (Expected->isData() && Expected->size() == 1 &&
           Expected->definition()->Name == "option" &&
           (IsLike(Expected->operand(0)) ||
            Expected->operand(0)->resolve()->isVariable()))
    D.note({}, "`Some p` matches an option that contains a value");
}

static Type *typeOfLiteral(const Expression *Literal, TypeContext &Types) {
  switch (Literal->TheKind) {
  case Expression::Kind::BoolLiteral:
    return Types.boolean();
  case Expression::Kind::IntLiteral:
    return Types.integer();
  case Expression::Kind::FloatLiteral:
    return Types.floating();
  case Expression::Kind::CharacterLiteral:
    return Types.character();
  default:
    return Types.string();
  }
}

void PatternInference::inferAnnotated(Pattern &P, Type *Found,
                                      const Expression *Value,
                                      const void *Group) {
  if (const TypeExpression *Annotation = P.Variable.Annotation)
    Contexts.checkAnnotation(P.Range, Found, Annotations.resolve(*Annotation),
                             *Annotation);
  infer(P, Found, Value, Group);
}

// The recursion is bounded: LanguageOptions::NestingLimit also limits patterns.
void PatternInference::infer(Pattern &P, Type *Found, const Expression *Value,
                             const void *Group) {
  Recorder.setType(P, Found);
  Recorder.setType(P.Variable, Found);
  switch (P.TheKind) {
  case Pattern::Kind::Variable:
    if (!P.Variable.IsUnitPattern)
      return;
    Recorder.setType(P.Variable, Types.unit());
    if (Value)
      Contexts.checkUnitPattern(P, Value, Found);
    else
      unifyPattern(P, Found, Types.unit());
    return;
  case Pattern::Kind::Literal:
    for (Expression *Literal : {P.Literal, P.Last})
      if (Literal)
        Literal->Ty = typeOfLiteral(Literal, Types);
    unifyPattern(P, Found, P.Literal->Ty);
    return;
  case Pattern::Kind::Tuple:
    inferTuple(P, Found, Value, Group);
    return inferAlias(P);
  case Pattern::Kind::Array:
    inferArray(P, Found, Value, Group);
    return;
  case Pattern::Kind::Construct:
    inferConstruct(P, Found, Value, Group);
    return inferAlias(P);
  case Pattern::Kind::Record:
    inferRecord(P, Found, Value, Group);
    return inferAlias(P);
  case Pattern::Kind::Or:
    ++AlternativeDepth;
    for (Pattern &Element : P.Elements)
      inferAnnotated(Element, Found, Value, Group);
    --AlternativeDepth;
    unifyAlternatives(P);
    return;
  }
}

/// Sets the type of the name after `as`, if there is one. Inside an or-pattern,
/// the name keeps the type of the matched value, because desugaring does not
/// convert values there.
LLVM_ATTRIBUTE_NOINLINE void PatternInference::inferAlias(Pattern &P) {
  if (P.isNamed() && !AlternativeDepth)
    Recorder.setType(P.Variable, aliasType(P));
}

/// Returns the type of a name for the values that P matches. As in OCaml, it
/// depends only on the pattern. In the following match, the type of `e` is the
/// result type of `f`, and only the argument type of `Error` is shared with
/// `r`:
///
///   match r with Ok x -> f x | Error _ as e -> e
///
/// A name for a part of the pattern has its own type. Values with mutable
/// fields keep their identity and therefore their type.
LLVM_ATTRIBUTE_NOINLINE Type *PatternInference::aliasType(const Pattern &P) {
  if (P.Variable.Annotation)
    return P.Ty;
  if (P.isTuple()) {
    std::vector<Type *> Components;
    bool IsOther = false;
    for (const Pattern &Element : P.Elements) {
      Components.push_back(aliasType(Element));
      IsOther |= Components.back() != Element.Ty;
    }
    return IsOther ? Types.tuple(Components) : P.Ty;
  }
  const Constructor *X = P.TheConstructor;
  Type *Matched = P.Ty->resolve();
  if (!X || !X->Scheme || !Matched->isData() ||
      llvm::any_of(X->Fields, [](const Field &F) { return F.IsMutable; }))
    return P.Ty;
  ConstructorType Old = Constructors.instantiate(*X, P.Range);
  ConstructorType New = Constructors.instantiate(*X, P.Range);
  U.unify(Old.Result, Matched, P.Range);
  const bool HasElements = P.Elements.size() == X->Arguments.size();
  for (size_t I = 0; I != X->Arguments.size(); ++I)
    U.unify(New.Arguments[I],
            HasElements ? aliasType(P.Elements[I]) : Old.Arguments[I], P.Range);
  if (!New.Result->isData()) // The types are too large, which is an error.
    return P.Ty;
  for (unsigned I = 0; I != Matched->size(); ++I)
    if (New.Result->operand(I) != Matched->operand(I))
      return New.Result;
  return P.Ty;
}

/// Checks that the alternatives of an or-pattern bind the same names, and
/// unifies the types of variables of the same name.
LLVM_ATTRIBUTE_NOINLINE void
PatternInference::unifyAlternatives(const Pattern &P) {
  // The parser replaces lazy patterns by variables.
  if (P.Elements.size() > 1)
    for (const Pattern &Element : P.Elements)
      if (llvm::any_of(boundVariables(Element), [](const Binder *B) {
            return isCompilerGenerated(B->Name);
          })) {
        Diagnostics.report(P.Range, DiagnosticID::LazyAlternative);
        return;
      }
  llvm::DenseMap<StringRef, const Binder *> First;
  for (const Binder *B : boundVariables(P.Elements.front()))
    First[B->Name] = B;
  // Often all names differ, which is one mistake.
  bool IsReported = false;
  auto Report = [&](const Binder &B) {
    if (!std::exchange(IsReported, true))
      Diagnostics.report(B.Range, DiagnosticID::AlternativeNames, B.Name);
  };
  for (const Pattern &Element : P.Elements.drop_front()) {
    llvm::DenseSet<StringRef> Bound;
    for (const Binder *B : boundVariables(Element)) {
      Bound.insert(B->Name);
      const Binder *Same = First.lookup(B->Name);
      if (!Same)
        Report(*B);
      else if (B->InlineRecord != Same->InlineRecord)
        Diagnostics.report(B->Range, DiagnosticID::AlternativeRecords, B->Name)
            .note(Same->Range, "the other alternative is here");
      else if (!U.unifyPattern(B->Ty, Same->Ty, B->Range))
        Diagnostics
            .report(B->Range, DiagnosticID::TypeMismatch,
                    ("'" + B->Name + "'").str(), B->Ty->str(), Same->Ty->str())
            .note(Same->Range, "the other alternative is here");
    }
    for (const Binder *B : boundVariables(P.Elements.front()))
      if (!Bound.contains(B->Name))
        Report(*B);
  }
}

LLVM_ATTRIBUTE_NOINLINE void
PatternInference::inferElements(Pattern &P, llvm::ArrayRef<Type *> Expected,
                                const Expression *Value, const void *Group) {
  for (size_t I = 0; I != P.Elements.size(); ++I)
    inferAnnotated(P.Elements[I], Expected[I], Value, Group);
}

LLVM_ATTRIBUTE_NOINLINE void
PatternInference::inferTuple(Pattern &P, Type *Found, const Expression *Value,
                             const void *Group) {
  Found = Found->resolve();
  size_t Size = P.Elements.size();
  bool IsOpen = Found->isVariable() && !U.isPoison(Found);
  bool Fits = Found->isTuple() && Found->size() == Size;
  // This vector has no inline storage, which would make the frame of this
  // recursive function larger.
  std::vector<Type *> Components;
  Components.reserve(Size);
  for (Pattern &Element : P.Elements)
    Components.push_back(IsOpen ? Recorder.freshVariable(
                                      Element.Range,
                                      "'" + nameInText(Element.Variable) + "'",
                                      Group)
                                : U.poison());
  if (!IsOpen && !Fits && !U.isPoison(Found)) {
    if (Value) {
      Contexts.reportTuplePattern(P.Range, Size, Value, Found);
    } else {
      std::vector<Type *> Any(Size);
      for (Type *&Component : Any)
        Component = Types.variable();
      unifyPattern(P, Found, Types.tuple(Any));
    }
  }
  if (Fits)
    for (size_t I = 0; I != Size; ++I)
      Components[I] = Found->operand(I);
  if (IsOpen)
    U.unifyPattern(Found, Types.tuple(Components), P.Range);
  inferElements(P, Components, Value, Group);
}

LLVM_ATTRIBUTE_NOINLINE void
PatternInference::inferArray(Pattern &P, Type *Found, const Expression *Value,
                             const void *Group) {
  Found = Found->resolve();
  Type *Element = U.poison();
  if (Found->isArray()) {
    Element = Found->element();
  } else if (!U.isPoison(Found)) {
    Type *New =
        Recorder.freshVariable(P.Range, "the elements of this array", Group);
    Type *Array = Types.array(New);
    unifyPattern(P, Found, Array);
    if (Found->resolve() == Array)
      Element = New;
  }
  inferElements(P, std::vector<Type *>(P.Elements.size(), Element), Value,
                Group);
}

//===- Constructors and records -------------------------------------------===//

/// Replaces the elements of P, a record pattern, by patterns for all fields of
/// X in their order. A field that P does not mention gets a wildcard.
LLVM_ATTRIBUTE_NOINLINE void
PatternInference::expandFields(Pattern &P, const Constructor &X) {
  std::vector<Pattern> Elements(X.Fields.size(),
                                Pattern::variable({"_", P.Range}));
  for (auto [Element, Position] : llvm::zip_equal(
           P.Elements, Constructors.fieldPositions(X, P.FieldNames)))
    if (Position)
      Elements[*Position] = Element;
  P.Elements = Types.copyArray(llvm::ArrayRef(Elements));
}

/// If the only element of P is a tuple or an inline record that stands for all
/// arguments of X, replaces it by patterns for these arguments. Returns false
/// after an error.
LLVM_ATTRIBUTE_NOINLINE bool
PatternInference::expandArguments(Pattern &P, const Constructor &X) {
  Pattern &Only = P.Elements.front();
  const bool IsPlain = !Only.isNamed() && !Only.Variable.Annotation;
  if (!X.hasInlineRecord()) {
    if (X.Arguments.size() > 1 && Only.isTuple() && IsPlain)
      P.Elements = Only.Elements;
    return true;
  }
  const bool IsNameOnly = Only.isVariable() && IsPlain;
  if ((!IsNameOnly && !Only.is(Pattern::Kind::Record)) ||
      Only.Variable.Annotation ||
      ((IsNameOnly || Only.isNamed()) && P.isNamed())) {
    Constructors.reportInlineRecord(X, Only.Range);
    return false;
  }
  if (IsNameOnly || Only.isNamed()) {
    // `C r` becomes `C { _ } as r`, and `C ({ x } as r)` becomes `C { x } as r`.
    P.Variable = Only.Variable;
    P.Variable.InlineRecord = &X;
    Recorder.setType(P.Variable, P.Ty);
  }
  if (IsNameOnly) {
    P.Elements = Types.copyArray(llvm::ArrayRef(std::vector<Pattern>(
        X.Fields.size(), Pattern::variable({"_", Only.Range}))));
    return true;
  }
  removePaths(Only.FieldNames);
  expandFields(Only, X);
  P.FieldNames = Only.FieldNames;
  P.Elements = Only.Elements;
  return true;
}

LLVM_ATTRIBUTE_NOINLINE void
PatternInference::inferConstruct(Pattern &P, Type *Found,
                                 const Expression *Value, const void *Group) {
  const Constructor *X =
      Constructors.find(P.Name, P.NameRange, Found,
                        Value && P.Elements.empty() ? ConstructorUse::Definition
                                                    : ConstructorUse::Pattern);
  P.TheConstructor = X;
  if (X)
    P.Name = X->Name;
  const bool IsWrong = X && P.Elements.size() == 1 && !expandArguments(P, *X);
  std::vector<Type *> Expected(P.Elements.size(), U.poison());
  if (X) {
    ConstructorType T = Constructors.instantiate(*X, P.NameRange);
    unifyPattern(P, Found, T.Result);
    bool IsTupleForOne = X->Arguments.size() == 1 && P.Elements.size() == 1 &&
                         P.Elements[0].isTuple() && !P.Elements[0].isNamed() &&
                         !T.Arguments[0]->resolve()->isTuple() &&
                         !T.Arguments[0]->resolve()->isVariable();
    size_t Count = P.IgnoresArguments && !X->Arguments.empty()
                       ? X->Arguments.size()
                   : P.IgnoresArguments ? 1
                   : IsTupleForOne      ? P.Elements[0].Elements.size()
                                        : P.Elements.size();
    if (!IsWrong &&
        Constructors.checkCount(*X, Count, P.Range, /*IsPattern=*/true))
      Expected = T.Arguments;
  }
  if (!P.IgnoresArguments)
    inferElements(P, Expected, Value, Group);
}

LLVM_ATTRIBUTE_NOINLINE void
PatternInference::inferRecord(Pattern &P, Type *Found, const Expression *Value,
                              const void *Group) {
  const Constructor *X = Constructors.findRecord(P.FieldNames, Found, P.Range);
  removePaths(P.FieldNames);
  P.TheKind = Pattern::Kind::Construct;
  P.TheConstructor = X;
  std::vector<Type *> Expected(P.Elements.size(), U.poison());
  if (X) {
    P.Name = X->Name;
    P.NameRange = P.Range;
    ConstructorType T = Constructors.instantiate(*X, P.Range);
    unifyPattern(P, Found, T.Result);
    expandFields(P, *X);
    Expected = T.Arguments;
  }
  inferElements(P, Expected, Value, Group);
}
