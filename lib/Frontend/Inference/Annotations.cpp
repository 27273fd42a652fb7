//===- Annotations.cpp - Annotations, constructors and patterns -----------===//

#include "Inference/Inference.h"
#include "Names.h"
#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/DenseSet.h"
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

//===- Constructors -------------------------------------------------------===//

void ConstructorScope::define(ExceptionDefinition *X) {
  std::vector<Type *> Arguments;
  if (X->Annotation) {
    const TypeExpression *Annotation = X->Annotation;
    const TypeExpression *Open = findOpenPart(*Annotation);
    if (Open)
      Diagnostics.report(Open->Range, DiagnosticID::OpenException);
    for (const TypeExpression *T :
         X->Arity > 1 ? Annotation->Operands : llvm::ArrayRef(&Annotation, 1))
      Arguments.push_back(Open ? U.poison() : Annotations.resolve(*T));
    Annotations.endDefinition();
  }
  X->Constructor =
      Types.Constructors.make(X->Name, X->NameRange, Types.copy(Arguments));
  auto [Earlier, IsNew] = InScope.try_emplace(X->Name, X->Constructor);
  if (IsNew)
    Names.push_back(X->Name);
  else
    Diagnostics
        .report(X->NameRange, DiagnosticID::DefinedTwice, "exception", X->Name)
        .note(Earlier->second->Range, "the other definition is here");
}

const Constructor *ConstructorScope::find(StringRef Name, SMRange Range,
                                          bool IsPattern) {
  if (const Constructor *Known = InScope.lookup(Name))
    return Known;
  if (const Constructor *Known = Types.Constructors.findPredefined(Name))
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
        .note({},
              ("an exception is defined at the top level: `exception " + Name +
               "`; the name of a variable begins with a lower-case "
               "letter")
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
static std::string exampleOf(const Constructor &X, bool IsPattern) {
  std::string Text = X.Name.str() + " ";
  if (X.Arguments.size() == 1)
    return Text + (IsPattern ? "_" : "e");
  for (size_t I = 0; I != X.Arguments.size(); ++I)
    Text +=
        (I == 0 ? "(" : ", ") + (IsPattern ? "_" : "e" + std::to_string(I + 1));
  return Text + ")";
}

bool ConstructorScope::checkCount(const Constructor &X, size_t Found,
                                  SMRange Range, bool IsPattern) {
  if (Found == X.Arguments.size())
    return true;
  Diagnostic D =
      Diagnostics.report(Range, DiagnosticID::ConstructorArguments, X.Name,
                         arguments(X.Arguments.size()),
                         Found == 0   ? "none is"
                         : Found == 1 ? "1 is"
                                      : std::to_string(Found) + " are");
  if (!X.isPredefined())
    D.note(X.Range, "it is defined here");
  constexpr unsigned Most = 8;
  if (X.Arguments.empty() || X.Arguments.size() > Most)
    return false;
  const std::string Example = exampleOf(X, IsPattern);
  D.note({}, IsPattern ? "write `" + Example + "`"
                       : "write `" + Example +
                             "`, and as the argument of a function `(" +
                             Example + ")`");
  return false;
}

//===- Patterns -----------------------------------------------------------===//

void PatternInference::add(const Pattern &P) {
  // A pattern without a name after `as` has the name "_", which
  // SymbolTable::add ignores.
  Symbols.add(P.Variable);
  for (const Pattern &Element :
       P.is(Pattern::Kind::Or) ? P.Elements.take_front() : P.Elements)
    add(Element);
}

/// Unifies the type Found of a pattern with the type Expected of the values that
/// it is matched with.
void PatternInference::unifyPattern(const Pattern &P, Type *Expected,
                                    Type *Found) {
  if (!U.unify(Expected, Found, P.Range))
    Diagnostics.report(P.Range, DiagnosticID::TypeMismatch, "this pattern",
                       Found->str(), Expected->str());
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
    return;
  case Pattern::Kind::Construct:
    inferConstruct(P, Found, Value, Group);
    return;
  case Pattern::Kind::Or:
    for (Pattern &Element : P.Elements)
      inferAnnotated(Element, Found, Value, Group);
    unifyAlternatives(P);
    return;
  }
}

/// Checks that the alternatives of an or-pattern bind the same names, and unifies
/// the types of the variables of the same name.
void PatternInference::unifyAlternatives(const Pattern &P) {
  llvm::DenseMap<StringRef, const Binder *> First;
  for (const Binder *B : boundVariables(P.Elements.front()))
    First[B->Name] = B;
  for (const Pattern &Element : P.Elements.drop_front()) {
    llvm::DenseSet<StringRef> Bound;
    for (const Binder *B : boundVariables(Element)) {
      Bound.insert(B->Name);
      const Binder *Same = First.lookup(B->Name);
      if (!Same)
        Diagnostics.report(B->Range, DiagnosticID::AlternativeNames, B->Name);
      else if (!U.unify(B->Ty, Same->Ty, B->Range))
        Diagnostics
            .report(B->Range, DiagnosticID::TypeMismatch,
                    ("'" + B->Name + "'").str(), B->Ty->str(), Same->Ty->str())
            .note(Same->Range, "the other alternative is here");
    }
    for (const Binder *B : boundVariables(P.Elements.front()))
      if (!Bound.contains(B->Name))
        Diagnostics.report(B->Range, DiagnosticID::AlternativeNames, B->Name);
  }
}

void PatternInference::inferElements(Pattern &P,
                                     llvm::ArrayRef<Type *> Expected,
                                     const Expression *Value,
                                     const void *Group) {
  for (size_t I = 0; I != P.Elements.size(); ++I)
    inferAnnotated(P.Elements[I], Expected[I], Value, Group);
}

void PatternInference::inferTuple(Pattern &P, Type *Found,
                                  const Expression *Value, const void *Group) {
  Found = Found->resolve();
  size_t Size = P.Elements.size();
  bool IsOpen = Found->isVariable() && !U.isPoison(Found);
  bool Fits = Found->isTuple() && Found->size() == Size;
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
    U.unify(Found, Types.tuple(Components), P.Range);
  inferElements(P, Components, Value, Group);
}

void PatternInference::inferConstruct(Pattern &P, Type *Found,
                                      const Expression *Value,
                                      const void *Group) {
  const Constructor *X =
      Constructors.find(P.Name, P.NameRange, /*IsPattern=*/true);
  P.TheConstructor = X;
  // A tuple without a name is the list of several arguments.
  if (X && X->Arguments.size() > 1 && P.Elements.size() == 1 &&
      P.Elements[0].isTuple() && !P.Elements[0].isNamed() &&
      !P.Elements[0].Variable.Annotation)
    P.Elements = P.Elements[0].Elements;
  std::vector<Type *> Expected(P.Elements.size(), U.poison());
  if (X) {
    unifyPattern(P, Found, Types.exception());
    bool IsTupleForOne = X->Arguments.size() == 1 && P.Elements.size() == 1 &&
                         P.Elements[0].isTuple() && !P.Elements[0].isNamed() &&
                         !X->Arguments[0]->resolve()->isTuple() &&
                         !U.isPoison(X->Arguments[0]);
    size_t Count = P.IgnoresArguments && !X->Arguments.empty()
                       ? X->Arguments.size()
                   : P.IgnoresArguments ? 1
                   : IsTupleForOne      ? P.Elements[0].Elements.size()
                                        : P.Elements.size();
    if (Constructors.checkCount(*X, Count, P.Range, /*IsPattern=*/true))
      Expected = X->Arguments.vec();
  }
  if (!P.IgnoresArguments)
    inferElements(P, Expected, Value, Group);
}
