//===- PatternInference.cpp - Type inference of patterns ------------------===//

#include "Inference/PatternInference.h"

using namespace mincaml;
using namespace mincaml::ast;

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
