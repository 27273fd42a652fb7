//===- ExceptionInference.cpp - Type inference of exceptions --------------===//

#include "Inference/Inference.h"
#include "NameHints.h"
#include "mincaml/Frontend/Operands.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::SMRange;
using llvm::StringRef;

//===- Constructors -------------------------------------------------------===//

void ExceptionInference::define(ExceptionDefinition *X) {
  Type *Payload = nullptr;
  if (X->Annotation) {
    if (const TypeExpression *Open = findOpenPart(*X->Annotation)) {
      Diagnostics.report(Open->Range, DiagnosticID::OpenException);
      Payload = U.poison();
    } else {
      Payload = Annotations.resolve(*X->Annotation);
    }
    Annotations.endDefinition();
  }
  X->Constructor =
      Types.Constructors.make(X->Name, X->NameRange, Payload, X->Arity);
  auto [Earlier, IsNew] = InScope.try_emplace(X->Name, X->Constructor);
  if (IsNew)
    Names.push_back(X->Name);
  else
    Diagnostics
        .report(X->NameRange, DiagnosticID::DefinedTwice, "exception", X->Name)
        .note(Earlier->second->Range, "the other definition is here");
}

/// Returns the constructor of this name; null after an error. In a pattern, a
/// capitalized name can only be an exception, which influences the message.
const ExceptionConstructor *
ExceptionInference::find(StringRef Name, SMRange Range, bool IsPattern) {
  if (const ExceptionConstructor *Known = InScope.lookup(Name))
    return Known;
  if (const ExceptionConstructor *Known =
          Types.Constructors.findPredefined(Name))
    return Known;
  unsigned Distance = (Name.size() + 2) / 3 + 1;
  StringRef Nearest;
  auto Consider = [&](StringRef Candidate) {
    unsigned D = Name.edit_distance(Candidate, true, Distance);
    if (D >= Distance)
      return;
    Distance = D;
    Nearest = Candidate;
  };
  constexpr size_t LongestName = 60;
  constexpr size_t MostNames = 1000;
  if (Name.size() <= LongestName) {
    for (StringRef Candidate : llvm::ArrayRef(Names).take_back(MostNames))
      Consider(Candidate);
    for (const runtime::ExceptionRow &Row : runtime::Exceptions)
      Consider(Row.Name);
  }
  if (!Nearest.empty())
    Diagnostics
        .report(Range, DiagnosticID::UnknownException, Name,
                ("; did you mean '" + Nearest + "'?").str())
        .replace(Range, Nearest);
  else if (IsPattern)
    Diagnostics.report(Range, DiagnosticID::UnknownException, Name, "")
        .note({}, ("an exception is defined at the top level: `exception " +
                   Name + "`")
                      .str());
  else
    reportCapitalized(Diagnostics, Range, Name, /*IsStrict=*/false,
                      /*IsValue=*/true);
  return nullptr;
}

static std::string arguments(size_t Count) {
  return Count == 0   ? "no argument"
         : Count == 1 ? "1 argument"
                      : std::to_string(Count) + " arguments";
}

/// Returns an example of how a value or pattern of this exception is written.
static std::string exampleOf(const ExceptionConstructor &X, bool IsPattern) {
  std::string Text = X.Name.str() + " ";
  if (X.Arity == 1)
    return Text + (IsPattern ? "_" : "e");
  for (unsigned I = 0; I != X.Arity; ++I)
    Text +=
        (I == 0 ? "(" : ", ") + (IsPattern ? "_" : "e" + std::to_string(I + 1));
  return Text + ")";
}

bool ExceptionInference::checkCount(const ExceptionConstructor &X, size_t Found,
                                    SMRange Range, bool IsPattern) {
  if (Found == X.Arity)
    return true;
  Diagnostic D = Diagnostics.report(
      Range, DiagnosticID::ConstructorArguments, X.Name, arguments(X.Arity),
      Found == 0   ? "none is"
      : Found == 1 ? "1 is"
                   : std::to_string(Found) + " are");
  if (!X.isPredefined())
    D.note(X.Range, "it is defined here");
  constexpr unsigned Most = 8;
  if (X.Arity == 0 || X.Arity > Most)
    return false;
  const std::string Example = exampleOf(X, IsPattern);
  D.note({}, IsPattern ? "write `" + Example + "`"
                       : "write `" + Example +
                             "`, and as the argument of a function `(" +
                             Example + ")`");
  return false;
}

void ExceptionInference::checkMakeException(MakeException *C, Type *Argument) {
  const ExceptionConstructor *X =
      find(C->Name, C->NameRange, /*IsPattern=*/false);
  if (!X)
    return;
  C->Constructor = X;
  auto *T = llvm::dyn_cast_or_null<Tuple>(C->Argument);
  // A tuple may be a single argument, whose type is then a tuple type.
  bool IsOne = !T || (X->Arity == 1 && (X->Payload->resolve()->isTuple() ||
                                        U.isPoison(X->Payload->resolve())));
  size_t Found = !C->Argument ? 0 : IsOne ? 1 : T->Elements.size();
  if (checkCount(*X, Found, C->Range, /*IsPattern=*/false) && X->Payload)
    Contexts.checkExpected(C->Argument, Argument, X->Payload,
                           "the argument of '" + C->Name.str() + "'");
}

//===- Handlers -----------------------------------------------------------===//

/// Checks that a pattern can match values of type Expected. Reports all parts
/// that cannot, and returns false if there are any.
bool ExceptionInference::checkPattern(const Pattern &P, Type *Expected) {
  Expected = Expected->resolve();
  if (U.isPoison(Expected))
    return true;
  if (!P.isTuple()) {
    if (!P.Variable.IsUnitPattern || Expected->isUnit())
      return true;
    Diagnostics.report(P.Range, DiagnosticID::TypeMismatch, "this pattern",
                       "unit", Expected->str());
    return false;
  }
  if (!Expected->isTuple() || Expected->size() != P.Elements.size()) {
    std::vector<Type *> Components(P.Elements.size());
    for (Type *&Component : Components)
      Component = Types.variable();
    Diagnostics.report(P.Range, DiagnosticID::TypeMismatch, "this pattern",
                       Types.tuple(Components)->str(), Expected->str());
    return false;
  }
  bool Fits = true;
  for (size_t I = 0; I != P.Elements.size(); ++I)
    Fits = checkPattern(P.Elements[I], Expected->operand(I)) && Fits;
  return Fits;
}

void ExceptionInference::inferPattern(HandlerCase &Case) {
  Type *Expected = Types.exception();
  const Pattern &P = Case.Argument;
  if (!Case.Name.empty()) {
    const ExceptionConstructor *X =
        find(Case.Name, Case.NameRange, /*IsPattern=*/true);
    Case.Constructor = X;
    Expected = U.poison();
    if (X) {
      bool IsAny = Case.HasArgument && !Case.Literal && !P.isTuple() &&
                   P.Variable.Name == "_" && !P.Variable.IsUnitPattern;
      bool IsTuple = !Case.Literal && P.isTuple() && !P.isNamedTuple();
      bool IsOne = X->Arity == 1 && X->Payload->resolve()->isTuple();
      size_t Found = !Case.HasArgument   ? 0
                     : IsAny && X->Arity ? X->Arity
                     : IsTuple && !IsOne ? P.Elements.size()
                                         : 1;
      if (checkCount(*X, Found, Case.Range, /*IsPattern=*/true) && X->Payload)
        Expected = X->Payload;
    }
  }
  if (Case.Literal) {
    Type *Found = llvm::isa<BoolLiteral>(Case.Literal)  ? Types.boolean()
                  : llvm::isa<IntLiteral>(Case.Literal) ? Types.integer()
                  : llvm::isa<CharacterLiteral>(Case.Literal)
                      ? Types.character()
                      : Types.string();
    Case.Literal->Ty = Found;
    Contexts.checkExpected(Case.Literal, Found, Expected,
                           "the argument of '" + Case.Name.str() + "'");
    return;
  }
  if (!Case.hasPattern())
    return;
  if (!checkPattern(P, Expected))
    Expected = U.poison();
  if (const TypeExpression *Annotation = P.Variable.Annotation)
    Contexts.checkAnnotation(P.Range, Expected,
                             Annotations.resolve(*Annotation), *Annotation);
  Patterns.infer(Case.Argument, Expected, nullptr, &Case);
  Patterns.add(Case.Argument);
}

bool ExceptionInference::checkHandler(const Expression *Handler, Type *Found,
                                      Type *Body) {
  if (unifyAt(U, Found, Body, Handler))
    return true;
  const Expression *At = resultExpression(Handler);
  Diagnostic D = Diagnostics.report(At->Range, DiagnosticID::HandlerType,
                                    Found->str(), Body->str());
  fixLiteral(D, Handler, Body);
  Explanations.note(D, Handler);
  return false;
}

void ExceptionInference::checkAlternatives(const Try &T) {
  bool FollowsOrAlternative = false;
  for (const HandlerCase &Case : T.Cases) {
    if (Case.IsOrAlternative || FollowsOrAlternative)
      forEachBinder(Case, [&](const Binder &B) {
        if (B.Name != "_")
          Diagnostics.report(B.Range, DiagnosticID::AlternativeNames, B.Name);
      });
    FollowsOrAlternative = Case.IsOrAlternative;
  }
}

void ExceptionInference::warnOfUnusedCases(const Try &T) {
  bool TakesAll = false;
  llvm::DenseMap<const ExceptionConstructor *, bool> Taken;
  for (const HandlerCase &Case : T.Cases) {
    bool IsTaken = Case.Constructor && Taken.lookup(Case.Constructor);
    if (TakesAll || IsTaken)
      Diagnostics.report(Case.Range, DiagnosticID::UnusedCase,
                         TakesAll ? std::string("every exception")
                                  : ("every '" + Case.Name + "'").str());
    if (Case.Name.empty())
      TakesAll = true;
    else if (!Case.Literal)
      Taken[Case.Constructor] = true;
  }
}
