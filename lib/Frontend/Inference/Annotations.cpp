//===- Annotations.cpp - Annotations, patterns and exceptions -------------===//

#include "Inference/Inference.h"
#include "Names.h"
#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::SMRange;
using llvm::StringRef;

void TypeAnnotations::define(const TypeDefinition &D) {
  Type *Definition = resolve(*D.Definition);
  auto [Earlier, IsNew] =
      Abbreviations.try_emplace(D.Name, Abbreviation{Definition, D.NameRange});
  if (!IsNew)
    Diagnostics.report(D.NameRange, DiagnosticID::DefinedTwice, "type", D.Name)
        .note(Earlier->second.NameRange, "the other definition is here");
  endDefinition();
}

// The recursion is bounded: LanguageOptions::NestingLimit also limits types.
Type *TypeAnnotations::resolve(const TypeExpression &T) {
  switch (T.TheKind) {
  case TypeExpression::Kind::Any:
    return Recorder.freshVariable(T.Range, "the type `_`");
  case TypeExpression::Kind::Variable: {
    Type *&Variable = Variables[T.Name];
    if (!Variable) {
      Variable =
          Recorder.freshVariable(T.Range, ("the type `" + T.Name + "`").str());
      // The variable denotes one type in the outermost definition, even if its
      // first use is in a nested one.
      Variable->Level = std::min(Variable->Level, 1U);
    }
    return Variable;
  }
  case TypeExpression::Kind::Constructor:
    return resolveConstructor(T);
  case TypeExpression::Kind::Tuple:
  case TypeExpression::Kind::Function:
    break;
  }
  std::vector<Type *> Operands;
  Operands.reserve(T.Operands.size());
  for (const TypeExpression *Operand : T.Operands)
    Operands.push_back(resolve(*Operand));
  if (T.TheKind == TypeExpression::Kind::Tuple)
    return Types.tuple(Operands);
  return Types.calledFunction(llvm::ArrayRef(Operands).drop_back(),
                              Operands.back());
}

Type *TypeAnnotations::resolveConstructor(const TypeExpression &T) {
  if (T.Operands.empty()) {
    if (Type *Known = Abbreviations.lookup(T.Name).Meaning)
      return Known;
    Type *Base = llvm::StringSwitch<Type *>(T.Name)
                     .Case("unit", Types.unit())
                     .Case("bool", Types.boolean())
                     .Case("int", Types.integer())
                     .Case("float", Types.floating())
                     .Case("char", Types.character())
                     .Case("string", Types.string())
                     .Case("exn", Types.exception())
                     .Default(nullptr);
    return Base ? Base : reportUnknown(T);
  }
  if (T.Name == "array")
    return Types.array(resolve(*T.Operands[0]));
  if (T.Name == "ref")
    return Types.reference(resolve(*T.Operands[0]));
  return reportUnknown(T);
}

Type *TypeAnnotations::reportUnknown(const TypeExpression &T) {
  StringRef Hint =
      llvm::StringSwitch<StringRef>(T.Name)
          .Case("list", "; there are no lists: use `array`")
          .Case("option", "; there are no options: use a tuple with a bool")
          .Cases({"array", "ref"},
                 "; the type of the elements precedes it: `int array`")
          .Cases({"int", "float", "bool", "unit", "char", "string", "exn"},
                 "; it takes no type")
          .Default("");
  if (Hint.empty() && Abbreviations.contains(T.Name))
    Hint = "; it takes no type";
  // The name is at the end of the range.
  const char *End = T.Range.End.getPointer();
  Diagnostics.report(
      llvm::SMRange(llvm::SMLoc::getFromPointer(End - T.Name.size()),
                    T.Range.End),
      DiagnosticID::UnknownType, T.Name, Hint);
  return U.poison();
}

//===- Patterns -----------------------------------------------------------===//

void PatternInference::add(const Pattern &P) {
  // A tuple without `as` has the name "_", which SymbolTable::add ignores.
  Symbols.add(P.Variable);
  for (const Pattern &Element : P.Elements)
    add(Element);
}

void PatternInference::infer(Pattern &P, Type *Found, const Expression *Value,
                             const void *Group) {
  Recorder.setType(P, Found);
  Recorder.setType(P.Variable, Found);
  if (!P.isTuple()) {
    if (!P.Variable.IsUnitPattern)
      return;
    Recorder.setType(P.Variable, Types.unit());
    if (Value)
      Contexts.checkUnitPattern(P, Value, Found);
    else
      U.unify(Found, Types.unit(), P.Range);
    return;
  }

  Found = Found->resolve();
  size_t Size = P.Elements.size();
  bool IsOpen = Found->isVariable() && !U.isPoison(Found);
  bool Fits = Found->isTuple() && Found->size() == Size;
  if (Value && !IsOpen && !Fits && !U.isPoison(Found))
    Contexts.reportTuplePattern(P.Range, Size, Value, Found);
  // This vector has no inline storage, because its frame is part of the
  // recursion.
  std::vector<Type *> Components;
  Components.reserve(Size);
  for (Pattern &Element : P.Elements)
    Components.push_back(IsOpen ? Recorder.freshVariable(
                                      Element.Range,
                                      "'" + nameInText(Element.Variable) + "'",
                                      Group)
                                : U.poison());
  if (Fits)
    for (size_t I = 0; I != Size; ++I)
      Components[I] = Found->operand(I);
  if (IsOpen)
    U.unify(Found, Types.tuple(Components), P.Range);
  for (size_t I = 0; I != Size; ++I) {
    Pattern &Element = P.Elements[I];
    if (const TypeExpression *Annotation = Element.Variable.Annotation)
      Contexts.checkAnnotation(Element.Range, Components[I],
                               Annotations.resolve(*Annotation), *Annotation);
    infer(Element, Components[I], Value, Group);
  }
}

//===----------------------------------------------------------------------===//
// Exceptions
//===----------------------------------------------------------------------===//

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
