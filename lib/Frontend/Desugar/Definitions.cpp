//===- Definitions.cpp - Definition rules ---------------------------------===//

#include "Desugar/Desugarer.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::SMRange;
using llvm::StringRef;

/// Appends definitions that take the value of a tuple pattern apart, and brings
/// its names into scope.
///
///   let (x, (y, z)) = e   becomes   let (x, t) = e in let (y, z) = t
///   let (x, y) as t = e   becomes   let t = e in let (x, y) = t
void Desugarer::appendPattern(const Pattern &P, Expression *Value,
                              SMRange Range) {
  if (P.isNamedTuple()) {
    Binder Whole = P.Variable;
    Whole.Annotation = nullptr;
    Spine.push_back(Trees.make<Let>(Range, Whole, Value, nullptr));
    bind(Whole);
    Value = reference(Whole, Range);
  }
  std::vector<Binder> Components;
  for (const Pattern &Element : P.Elements) {
    Components.push_back(Element.isTuple()
                             ? fresh("part", Element.Range, Element.Ty)
                             : Binder{Element.Variable.Name, Element.Range,
                                      Element.Variable.Ty});
    bind(Components.back());
  }
  Spine.push_back(Trees.make<LetTuple>(
      Range, Trees.copy(llvm::ArrayRef(Components)), Value, nullptr));
  for (size_t I = 0; I != P.Elements.size(); ++I)
    if (P.Elements[I].isTuple())
      appendPattern(P.Elements[I],
                    reference(Components[I], P.Elements[I].Range), Range);
}

/// Appends definitions for the variables in the patterns of a function's
/// parameters, which become part of its body. Brings all parameters into scope.
///
///   let rec f (x, y) z = e   becomes   let rec f p z = let (x, y) = p in e
void Desugarer::appendParameters(FunctionDefinition *F) {
  // If several parameters have the same name, the last one is visible.
  // Therefore names that follow a pattern are bound in the body, too.
  bool FollowsPattern = false;
  for (size_t I = 0; I != F->Parameters.size(); ++I) {
    Binder &B = F->Parameters[I];
    B.Annotation = nullptr;
    const Pattern *P = F->Patterns.empty() ? nullptr : &F->Patterns[I];
    if (P && P->isTuple()) {
      FollowsPattern = true;
      B = fresh("parameter", B.Range, B.Ty);
      appendPattern(*P, reference(B, B.Range), B.Range);
    } else if (FollowsPattern && B.Name != "_") {
      Binder Named = B;
      B = fresh("parameter", B.Range, B.Ty);
      Spine.push_back(
          Trees.make<Let>(B.Range, Named, reference(B, B.Range), nullptr));
      bind(Named);
    } else {
      bind(B);
    }
  }
  F->Patterns = {};
  F->Name.Annotation = nullptr;
  F->ResultAnnotation = nullptr;
}

void Desugarer::desugarBody(FunctionDefinition *F) {
  size_t ScopeSize = Names.size();
  size_t Base = Spine.size();
  appendParameters(F);
  F->Body = closeSpine(Base, desugar(F->Body));
  Names.endScope(ScopeSize);
}

/// Appends definitions that are not in the scope of each other. In the text, a
/// definition becomes visible after the last definition of the group. In the
/// core, each is appended where its value is evaluated, so that the following
/// ones see it, and a function sees itself. If one of these expressions uses
/// another variable of the same name, the definition is therefore renamed.
///
///   let f x = f (x - 1) in e     becomes  let rec f' x = f (x - 1) in e'
///   let x = y and y = x in e     becomes  let x' = y in let y = x in e'
///   let () = e1 in e2            becomes  e1; e2
void Desugarer::appendDefinitions(LetDefinitions *L) {
  if (L->IsRecursive) {
    appendRecursive(L);
    return;
  }
  struct VisibleLater {
    /// The binder in the core; null for a tuple or a unit pattern.
    Binder *Name;
    /// The number of uses of the other variable of this name before this
    /// definition was appended.
    unsigned UsesBefore;
    /// The variable that holds the value of a tuple pattern.
    Binder Tuple;
  };
  std::vector<VisibleLater> Later;
  bool IsGroup = L->Definitions.size() > 1;
  for (size_t I = 0; I != L->Definitions.size(); ++I) {
    Definition &D = L->Definitions[I];
    const Binder &Target = D.Target.Variable;
    if (FunctionDefinition *F = D.Function) {
      Later.push_back({&F->Name, Names.uses(F->Name.Name), {}});
      F->Body = L->Values[I];
      desugarBody(F);
      Spine.push_back(Trees.make<LetRec>(L->Range, F, nullptr));
      continue;
    }
    Expression *Value = desugar(L->Values[I]);
    if (D.Target.isTuple() && !IsGroup) {
      appendPattern(D.Target, Value, L->Range);
      return;
    }
    if (Target.IsUnitPattern) {
      Spine.push_back(Trees.make<Sequence>(L->Range, Value, nullptr));
      Later.push_back({nullptr, 0, {}});
      continue;
    }
    Binder B = D.Target.isTuple() ? fresh("value", D.Target.Range, D.Target.Ty)
                                  : Target;
    B.Annotation = nullptr;
    auto *Link = Trees.make<Let>(L->Range, B, Value, nullptr);
    Spine.push_back(Link);
    if (D.Target.isTuple())
      Later.push_back({nullptr, 0, B});
    else
      Later.push_back({&Link->Variable, Names.uses(B.Name), {}});
  }

  // The names of a group are distinct, so that none of them hides another one
  // here.
  for (size_t I = 0; I != Later.size(); ++I) {
    VisibleLater &V = Later[I];
    if (V.Name && V.Name->Name != "_") {
      StringRef Name = V.Name->Name;
      if (Names.uses(Name) != V.UsesBefore)
        V.Name->Name = Trees.uniqueName(Name);
      Names.add(Name, V.Name->Name);
    }
    const Pattern &Target = L->Definitions[I].Target;
    if (Target.isTuple())
      appendPattern(Target, reference(V.Tuple, Target.Range), L->Range);
  }
}

/// Appends mutually recursive functions.
void Desugarer::appendRecursive(LetDefinitions *L) {
  std::vector<FunctionDefinition *> Functions;
  for (const Definition &D : L->Definitions) {
    Functions.push_back(D.Function);
    bind(D.Function->Name);
  }
  for (auto [F, Body] : llvm::zip_equal(Functions, L->Values)) {
    F->Body = Body;
    desugarBody(F);
  }
  if (Functions.size() == 1) {
    Spine.push_back(Trees.make<LetRec>(L->Range, Functions.front(), nullptr));
    return;
  }
  Spine.push_back(Trees.make<LetRecGroup>(
      L->Range, Trees.copy(llvm::ArrayRef(Functions)), nullptr));
}
