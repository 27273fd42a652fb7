//===- TypeExplanations.cpp - Explanations of types -----------------------===//

#include "Inference/TypeExplanations.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::dyn_cast;
using llvm::isa;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringRef;
using llvm::Twine;

const Expression *mincaml::resultExpression(const Expression *E) {
  while (const Expression *Next = continuation(E))
    E = Next;
  return E;
}

bool mincaml::unifyAt(Unifier &U, Type *Found, Type *Expected,
                      const Expression *At) {
  return U.unify(Found, Expected, resultExpression(At)->Range);
}

const Symbol *TypeExplanations::symbolOf(const Expression *E) const {
  const auto *V = dyn_cast<VariableReference>(E);
  return V ? Symbols.lookup(V->Name) : nullptr;
}

std::string mincaml::describe(const Expression *E) {
  if (const auto *V = dyn_cast<VariableReference>(E))
    return ("'" + V->Name + "'").str();
  if (isa<IntLiteral, FloatLiteral, BoolLiteral, UnitLiteral, CharacterLiteral,
          StringLiteral>(E))
    return "this literal";
  return "this expression";
}

std::string mincaml::nameInText(const Binder &B) {
  if (B.Name != "_" || !B.Range.isValid())
    return B.Name.str();
  StringRef Text(B.Range.Start.getPointer(),
                 B.Range.End.getPointer() - B.Range.Start.getPointer());
  // The length is limited because patterns nest: the texts of all of them
  // together could be quadratic in the size of the program.
  constexpr size_t MaximalLength = 40;
  if (Text.size() <= MaximalLength)
    return Text.str();
  return (Text.take_front(MaximalLength) + "...").str();
}

void mincaml::fixLiteral(Diagnostic &D, const Expression *E, Type *Expected) {
  E = resultExpression(E);
  Expected = Expected->resolve();
  if (isa<IntLiteral>(E) && Expected->isFloat()) {
    D.insert(E->Range.End, ".0");
    return;
  }
  if (isa<VariableReference>(E) && E->Ty && E->Ty->resolve()->isReference() &&
      !Expected->isReference()) {
    D.insert(E->Range.Start, "!");
    return;
  }
  const auto *F = dyn_cast<FloatLiteral>(E);
  if (!F || !Expected->isInt())
    return;
  auto Value = static_cast<int32_t>(
      std::clamp(F->Value, double(INT32_MIN), double(INT32_MAX)));
  if (Value == F->Value)
    D.replace(E->Range, Twine(Value));
}

/// If E calls a known function with too few arguments, adds a note.
static void notePartialCall(Diagnostic &D, const Expression *E) {
  const auto *A = dyn_cast<Apply>(E);
  const auto *Callee = A ? dyn_cast<VariableReference>(A->Callee) : nullptr;
  size_t Given = A ? A->Arguments.size() : 0;
  if (!Callee || Callee->NumParameters <= Given)
    return;
  D.note(A->Range, "'" + Callee->Name + "' takes " +
                       Twine(Callee->NumParameters) + " arguments, but " +
                       Twine(Given) + (Given == 1 ? " is" : " are") +
                       " given: this is a function that takes the rest");
}

void TypeExplanations::noteArrayOfTuple(Diagnostic &D,
                                        const Expression *E) const {
  const Type *Ty = E->Ty ? E->Ty->resolve() : nullptr;
  if (!Ty || !Ty->isTuple())
    return;
  for (const ArrayLiteral *A : Arrays)
    if (A->Elements.front()->Ty->resolve() == Ty) {
      D.note(A->Elements.front()->Range,
             "this array has one element, a tuple; `;` separates elements");
      return;
    }
}

void TypeExplanations::note(Diagnostic &D, const Expression *E) const {
  notePartialCall(D, resultExpression(E));
  noteArrayOfTuple(D, resultExpression(E));
  const Symbol *S = symbolOf(E);
  if (!S || S->isOfLibrary())
    return;
  SMRange BoundAt = U.boundAt(S->Ty);
  if (BoundAt.isValid() && BoundAt.Start != E->Range.Start)
    D.note(BoundAt, "'" + S->Name + "' has type " + S->Ty->resolve()->str() +
                        " because of its use here");
  else
    D.note(S->Range, "'" + S->Name + "' is defined here");
}

SMRange mincaml::operatorRange(SMLoc Loc, StringRef Spelling) {
  return {Loc, SMLoc::getFromPointer(Loc.getPointer() + Spelling.size())};
}
