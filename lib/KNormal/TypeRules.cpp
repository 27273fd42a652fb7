//===- TypeRules.cpp - Type checks of K-normal nodes ----------------------===//

#include "TypeRules.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace mincaml::knormal;
using llvm::ArrayRef;
using llvm::StringRef;
using llvm::Twine;

void FaultPrinter::report(const Twine &Message) {
  ++Count;
  OS << "malformed K-normal form: ";
  if (TheStage == Stage::Closed)
    OS << "in " << (Current ? Current->Label->Text : "main") << ": ";
  OS << Message << '\n';
}

//===----------------------------------------------------------------------===//
// Scopes
//===----------------------------------------------------------------------===//

void NameTypes::bind(const Binder &B) {
  if (!Bound.insert(B.TheName).second && Names == Binders::AreUnique)
    Faults.report("'" + B.TheName->Text + "' is bound twice");
  InScope.insert(B.TheName, B.Ty->resolve());
}

void NameTypes::bind(ArrayRef<Binder> Bs) {
  for (const Binder &B : Bs)
    bind(B);
}

Type *NameTypes::typeOf(const Name *N) {
  if (!N) {
    Faults.report("missing operand");
    return nullptr;
  }
  Type *Ty = InScope.lookup(N);
  if (!Ty)
    Faults.report("'" + N->Text + "' is not bound here");
  return Ty;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

void TypeRules::expectSame(Type *Actual, Type *Expected, const Twine &What) {
  Actual = Actual->resolve();
  Expected = Expected->resolve();
  if (Actual->kind() != Expected->kind() || Actual->size() != Expected->size())
    report(What + " has type " + Actual->str() + ", not " + Expected->str());
}

void TypeRules::expect(const Name *N, Type *Expected) {
  if (Type *Ty = Names.typeOf(N))
    expectSame(Ty, Expected, "'" + N->Text + "'");
}

void TypeRules::expectKind(const Name *N, Type::Kind Expected) {
  if (Type *Ty = Names.typeOf(N); Ty && Ty->kind() != Expected)
    report("'" + N->Text + "' cannot have type " + Ty->str());
}

void TypeRules::expectElement(const Name *Array, Type *Expected) {
  Type *Ty = Names.typeOf(Array);
  if (!Ty)
    return;
  if (Ty->is(Type::Kind::String)) {
    if (!Expected->resolve()->is(Type::Kind::Char))
      report("a character of '" + Array->Text + "' cannot have type " +
             Expected->str());
    return;
  }
  if (!Ty->isArray())
    return report("'" + Array->Text + "' cannot have type " + Ty->str());
  expectSame(Ty->element(), Expected, "an element of '" + Array->Text + "'");
}

void TypeRules::expectResult(const Expression &E, Type::Kind Expected) {
  if (E.Ty->resolve()->kind() != Expected)
    report("an operation cannot have type " + E.Ty->str());
}

void TypeRules::expectArguments(StringRef Callee, ArrayRef<Name *> Arguments,
                                Type *FunctionTy, ArrayRef<Binder> Lifted) {
  FunctionTy = FunctionTy->resolve();
  if (!FunctionTy->isFunction())
    return report("'" + Callee + "' is called but is no function");
  unsigned NumParameters = FunctionTy->size();
  if (Arguments.size() != NumParameters + Lifted.size())
    return report("'" + Callee + "' is called with " + Twine(Arguments.size()) +
                  " arguments, not " + Twine(NumParameters + Lifted.size()));
  for (auto [I, N] : llvm::enumerate(Arguments))
    expect(N, I < NumParameters ? FunctionTy->operand(I)
                                : Lifted[I - NumParameters].Ty);
}

//===----------------------------------------------------------------------===//
// One function for each class of node
//===----------------------------------------------------------------------===//

void knormal::checkTypes(const Unit &E, TypeRules &Rules) {
  Rules.expectResult(E, Type::Kind::Unit);
}

void knormal::checkTypes(const Bool &E, TypeRules &Rules) {
  Rules.expectResult(E, Type::Kind::Bool);
}

void knormal::checkTypes(const Int &E, TypeRules &Rules) {
  Rules.expectResult(E, E.Ty->resolve()->is(Type::Kind::Char)
                            ? Type::Kind::Char
                            : Type::Kind::Int);
}

void knormal::checkTypes(const Float &E, TypeRules &Rules) {
  Rules.expectResult(E, Type::Kind::Float);
}

void knormal::checkTypes(const String &E, TypeRules &Rules) {
  Rules.expectResult(E, Type::Kind::String);
}

void knormal::checkTypes(const Variable &E, TypeRules &Rules) {
  Rules.expect(E.TheName, E.Ty);
}

void knormal::checkTypes(const Negate &E, TypeRules &Rules) {
  Rules.expect(E.Operand, E.Ty);
}

void knormal::checkTypes(const ExternalArray &E, TypeRules &Rules) {
  Rules.expectResult(E, Type::Kind::Array);
}

void knormal::checkTypes(const Not &E, TypeRules &Rules) {
  Rules.expectKind(E.Operand, Type::Kind::Bool);
  Rules.expectResult(E, Type::Kind::Bool);
}

void knormal::checkTypes(const Arithmetic &E, TypeRules &Rules) {
  Type::Kind Expected =
      isFloatOperator(E.Operator) ? Type::Kind::Float : Type::Kind::Int;
  Rules.expectKind(E.Left, Expected);
  Rules.expectKind(E.Right, Expected);
  Rules.expectResult(E, Expected);
}

void knormal::checkTypes(const Compare &E, TypeRules &Rules) {
  Rules.expect(E.Left, E.OperandTy);
  Rules.expect(E.Right, E.OperandTy);
  Rules.expectResult(E, Type::Kind::Bool);
}

void knormal::checkTypes(const Tuple &E, TypeRules &Rules) {
  Type *Ty = E.Ty->resolve();
  if (!Ty->isTuple() || Ty->size() != E.Elements.size())
    return Rules.report("a tuple cannot have type " + Ty->str());
  for (auto [I, N] : llvm::enumerate(E.Elements))
    Rules.expect(N, Ty->operand(I));
}

void knormal::checkTypes(const ArrayMake &E, TypeRules &Rules) {
  Rules.expectKind(E.Size, Type::Kind::Int);
  Type *Ty = E.Ty->resolve();
  if (!Ty->isArray())
    return Rules.report("an array cannot have type " + Ty->str());
  Rules.expect(E.Initial, Ty->element());
}

void knormal::checkTypes(const ArrayGet &E, TypeRules &Rules) {
  Rules.expectElement(E.Array, E.Ty);
  if (E.IsString)
    Rules.expectKind(E.Array, Type::Kind::String);
  Rules.expectKind(E.Index, Type::Kind::Int);
}

void knormal::checkTypes(const ArrayPut &E, TypeRules &Rules) {
  Rules.expectKind(E.Array, Type::Kind::Array);
  Rules.expectElement(E.Array, E.ElementTy);
  Rules.expectKind(E.Index, Type::Kind::Int);
  Rules.expect(E.Value, E.ElementTy);
  Rules.expectResult(E, Type::Kind::Unit);
}

void knormal::checkTypes(const ArrayLength &E, TypeRules &Rules) {
  Rules.expectKind(E.Array,
                   E.IsString ? Type::Kind::String : Type::Kind::Array);
  Rules.expectResult(E, Type::Kind::Int);
}

void knormal::checkTypes(const Assert &E, TypeRules &Rules) {
  Rules.expectKind(E.Condition, Type::Kind::Bool);
  Rules.expectResult(E, Type::Kind::Unit);
}

void knormal::checkTypes(const MakeException &E, TypeRules &Rules) {
  const ExceptionConstructor &X = *E.Constructor;
  if (!X.Payload != !E.Payload)
    Rules.report("'" + X.Name + "' is made with a wrong argument");
  else if (X.Payload)
    Rules.expect(E.Payload, X.Payload);
  Rules.expectResult(E, Type::Kind::Exception);
}

void knormal::checkTypes(const Raise &E, TypeRules &Rules) {
  Rules.expectKind(E.Exception, Type::Kind::Exception);
}

void knormal::checkTypes(const ExternalApply &E, TypeRules &Rules) {
  Rules.expectArguments(E.External, E.Arguments, E.FunctionTy);
}

void knormal::checkTypes(const Apply &E, TypeRules &Rules) {
  Rules.expect(E.Callee, E.FunctionTy);
  Rules.expectArguments(E.Callee->Text, E.Arguments, E.FunctionTy);
}

void knormal::checkTypes(const ApplyClosure &E, TypeRules &Rules) {
  Rules.expect(E.Callee, E.FunctionTy);
  Rules.expectArguments(E.Callee->Text, E.Arguments, E.FunctionTy);
}

void knormal::checkTypes(const If &E, TypeRules &Rules) {
  if (E.Right) {
    Rules.expect(E.Left, E.OperandTy);
    Rules.expect(E.Right, E.OperandTy);
  } else {
    Rules.expectKind(E.Left, Type::Kind::Bool);
  }
  Rules.expectSame(E.Then->Ty, E.Ty, "a branch");
  Rules.expectSame(E.Else->Ty, E.Ty, "a branch");
}
