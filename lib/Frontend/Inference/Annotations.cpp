//===- Annotations.cpp - Annotations and patterns -------------------------===//

#include "Inference/Inference.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mincaml;
using namespace mincaml::ast;
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
