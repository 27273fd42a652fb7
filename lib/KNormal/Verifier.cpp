//===- Verifier.cpp - Checks K-normal form --------------------------------===//

#include "mincaml/KNormal/Verifier.h"
#include "mincaml/KNormal/Visitor.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace mincaml::knormal;
using llvm::ArrayRef;
using llvm::dyn_cast;
using llvm::StringRef;
using llvm::Twine;

namespace {

enum class Stage { Both, Open, Closed };

class Verifier {
public:
  Verifier(Stage S, Binders Names, llvm::raw_ostream &Errors)
      : TheStage(S), Names(Names), Errors(Errors) {}

  void block(const Expression &E);
  void program(const ClosedProgram &Program);
  bool isWellFormed() const { return NumErrors == 0; }

private:
  const Expression *node(const Expression &E);
  void error(const Twine &Message);
  void bind(const Binder &B);
  void bind(ArrayRef<Binder> Bs);
  void leave(size_t Scope);
  void function(const ClosedFunction &F);

  /// The type of N, or null, after an error message, if it is not in scope.
  Type *typeOf(const Name *N);
  void expectSame(Type *Actual, Type *Expected, const Twine &What);
  void expect(const Name *N, Type *Expected);
  void expectKind(const Name *N, Type::Kind Expected);
  void expectElement(const Name *Array, Type *Expected);
  void arguments(StringRef Callee, ArrayRef<Name *> Arguments, Type *FunctionTy,
                 ArrayRef<Binder> Lifted = {});
  void comparison(const Name *Left, const Name *Right, Type *OperandTy);

  void check(const Unit &E) { resultKind(E, Type::Kind::Unit); }
  void check(const Bool &E) { resultKind(E, Type::Kind::Bool); }
  void check(const Int &E) { resultKind(E, Type::Kind::Int); }
  void check(const Float &E) { resultKind(E, Type::Kind::Float); }
  void check(const Variable &E) { expect(E.TheName, E.Ty); }
  void check(const Not &E);
  void check(const Negate &E) { expect(E.Operand, E.Ty); }
  void check(const Arithmetic &E);
  void check(const Compare &E);
  void check(const If &E);
  void check(const Let &E);
  void check(const LetTuple &E);
  void check(const Tuple &E);
  void check(const ArrayMake &E);
  void check(const ArrayGet &E);
  void check(const ArrayPut &E);
  void check(const ArrayLength &E);
  void check(const ExternalArray &E) { resultKind(E, Type::Kind::Array); }
  void check(const ExternalApply &E);
  void check(const LetRec &E);
  void check(const Apply &E);
  void check(const MakeClosure &E);
  void check(const StaticClosure &E);
  void check(const OwnClosure &E);
  void check(const ApplyDirect &E);
  void check(const ApplyClosure &E);

  void resultKind(const Expression &E, Type::Kind Expected);

  const Stage TheStage;
  const Binders Names;
  llvm::raw_ostream &Errors;
  unsigned NumErrors = 0;

  llvm::DenseMap<const Name *, Type *> TypeInScope;
  /// What TypeInScope had (or null) before each binder that is in scope.
  std::vector<std::pair<const Name *, Type *>> Hidden;
  /// Every binder met so far, in this function if the stage is closed.
  llvm::DenseSet<const Name *> Bound;
  llvm::DenseSet<const ClosedFunction *> Functions;
  /// Null in main.
  const ClosedFunction *CurrentFunction = nullptr;
};

} // namespace

void Verifier::error(const Twine &Message) {
  ++NumErrors;
  Errors << "malformed K-normal form: ";
  if (TheStage == Stage::Closed)
    Errors << "in " << (CurrentFunction ? CurrentFunction->Label->Text : "main")
           << ": ";
  Errors << Message << '\n';
}

//===----------------------------------------------------------------------===//
// Scopes
//===----------------------------------------------------------------------===//

void Verifier::bind(const Binder &B) {
  if (!Bound.insert(B.TheName).second && Names == Binders::AreUnique)
    error("'" + B.TheName->Text + "' is bound twice");
  Type *&Ty = TypeInScope[B.TheName];
  Hidden.push_back({B.TheName, Ty});
  Ty = B.Ty->resolve();
}

void Verifier::bind(ArrayRef<Binder> Bs) {
  for (const Binder &B : Bs)
    bind(B);
}

void Verifier::leave(size_t Scope) {
  for (; Hidden.size() > Scope; Hidden.pop_back())
    TypeInScope[Hidden.back().first] = Hidden.back().second;
}

Type *Verifier::typeOf(const Name *N) {
  if (!N) {
    error("missing operand");
    return nullptr;
  }
  Type *Ty = TypeInScope.lookup(N);
  if (!Ty)
    error("'" + N->Text + "' is not bound here");
  return Ty;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

void Verifier::expectSame(Type *Actual, Type *Expected, const Twine &What) {
  Actual = Actual->resolve();
  Expected = Expected->resolve();
  if (Actual->kind() != Expected->kind() || Actual->size() != Expected->size())
    error(What + " has type " + Actual->str() + ", not " + Expected->str());
}

void Verifier::expect(const Name *N, Type *Expected) {
  if (Type *Ty = typeOf(N))
    expectSame(Ty, Expected, "'" + N->Text + "'");
}

void Verifier::expectKind(const Name *N, Type::Kind Expected) {
  if (Type *Ty = typeOf(N); Ty && Ty->kind() != Expected)
    error("'" + N->Text + "' cannot have type " + Ty->str());
}

void Verifier::expectElement(const Name *Array, Type *Expected) {
  Type *Ty = typeOf(Array);
  if (!Ty)
    return;
  if (!Ty->isArray())
    return error("'" + Array->Text + "' cannot have type " + Ty->str());
  expectSame(Ty->element(), Expected, "an element of '" + Array->Text + "'");
}

void Verifier::resultKind(const Expression &E, Type::Kind Expected) {
  if (E.Ty->resolve()->kind() != Expected)
    error("an operation cannot have type " + E.Ty->str());
}

void Verifier::arguments(StringRef Callee, ArrayRef<Name *> Arguments,
                         Type *FunctionTy, ArrayRef<Binder> Lifted) {
  FunctionTy = FunctionTy->resolve();
  if (!FunctionTy->isFunction())
    return error("'" + Callee + "' is called but is no function");
  unsigned NumParameters = FunctionTy->size();
  if (Arguments.size() != NumParameters + Lifted.size())
    return error("'" + Callee + "' is called with " + Twine(Arguments.size()) +
                 " arguments, not " + Twine(NumParameters + Lifted.size()));
  for (auto [I, N] : llvm::enumerate(Arguments))
    expect(N, I < NumParameters ? FunctionTy->operand(I)
                                : Lifted[I - NumParameters].Ty);
}

void Verifier::comparison(const Name *Left, const Name *Right,
                          Type *OperandTy) {
  expect(Left, OperandTy);
  expect(Right, OperandTy);
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

void Verifier::check(const Not &E) {
  expectKind(E.Operand, Type::Kind::Bool);
  resultKind(E, Type::Kind::Bool);
}

void Verifier::check(const Arithmetic &E) {
  Type::Kind Expected =
      isFloatOperator(E.Operator) ? Type::Kind::Float : Type::Kind::Int;
  expectKind(E.Left, Expected);
  expectKind(E.Right, Expected);
  resultKind(E, Expected);
}

void Verifier::check(const Compare &E) {
  comparison(E.Left, E.Right, E.OperandTy);
  resultKind(E, Type::Kind::Bool);
}

void Verifier::check(const Tuple &E) {
  Type *Ty = E.Ty->resolve();
  if (!Ty->isTuple() || Ty->size() != E.Elements.size())
    return error("a tuple cannot have type " + Ty->str());
  for (auto [I, N] : llvm::enumerate(E.Elements))
    expect(N, Ty->operand(I));
}

void Verifier::check(const ArrayMake &E) {
  expectKind(E.Size, Type::Kind::Int);
  Type *Ty = E.Ty->resolve();
  if (!Ty->isArray())
    return error("an array cannot have type " + Ty->str());
  expect(E.Initial, Ty->element());
}

void Verifier::check(const ArrayGet &E) {
  expectElement(E.Array, E.Ty);
  expectKind(E.Index, Type::Kind::Int);
}

void Verifier::check(const ArrayPut &E) {
  expectElement(E.Array, E.ElementTy);
  expectKind(E.Index, Type::Kind::Int);
  expect(E.Value, E.ElementTy);
  resultKind(E, Type::Kind::Unit);
}

void Verifier::check(const ArrayLength &E) {
  expectKind(E.Array, Type::Kind::Array);
  resultKind(E, Type::Kind::Int);
}

void Verifier::check(const ExternalApply &E) {
  arguments(E.External, E.Arguments, E.FunctionTy);
}

void Verifier::check(const Apply &E) {
  expect(E.Callee, E.FunctionTy);
  arguments(E.Callee->Text, E.Arguments, E.FunctionTy);
}

void Verifier::check(const ApplyClosure &E) {
  expect(E.Callee, E.FunctionTy);
  arguments(E.Callee->Text, E.Arguments, E.FunctionTy);
}

void Verifier::check(const ApplyDirect &E) {
  const ClosedFunction &F = *E.Function;
  if (!Functions.contains(&F))
    error("'" + F.Label->Text + "' is not in the list of functions");
  arguments(F.Label->Text, E.Arguments, F.Ty, F.Lifted);
  if (F.needsClosure() != (E.Closure != nullptr))
    error("'" + F.Label->Text + "' is called " +
          (E.Closure ? "with a closure it has not" : "without its closure"));
  else if (E.Closure)
    expect(E.Closure, F.Ty);
}

void Verifier::check(const StaticClosure &E) {
  if (!E.Function->HasStaticClosure)
    error("'" + E.Function->Label->Text + "' has no static closure");
  expectSame(E.Ty, E.Function->Ty, "a static closure");
}

void Verifier::check(const OwnClosure &E) {
  if (!CurrentFunction || !CurrentFunction->needsClosure())
    return error("there is no closure here");
  expectSame(E.Ty, CurrentFunction->Ty, "the closure of the function");
}

//===----------------------------------------------------------------------===//
// Control flow and bindings
//===----------------------------------------------------------------------===//

void Verifier::check(const If &E) {
  if (E.Right)
    comparison(E.Left, E.Right, E.OperandTy);
  else
    expectKind(E.Left, Type::Kind::Bool);
  expectSame(E.Then->Ty, E.Ty, "a branch");
  expectSame(E.Else->Ty, E.Ty, "a branch");
}

void Verifier::check(const Let &E) {
  expectSame(E.Value->Ty, E.Variable.Ty,
             "the value of '" + E.Variable.TheName->Text + "'");
  bind(E.Variable);
}

void Verifier::check(const LetTuple &E) {
  Type *Ty = E.TupleTy->resolve();
  expect(E.Tuple, Ty);
  if (!Ty->isTuple() || Ty->size() != E.Variables.size())
    error("'" + E.Tuple->Text + "' is taken apart as something else");
  else
    for (auto [I, B] : llvm::enumerate(E.Variables))
      expectSame(B.Ty, Ty->operand(I), "'" + B.TheName->Text + "'");
  bind(E.Variables);
}

void Verifier::check(const LetRec &E) {
  const Function &F = *E.TheFunction;
  bind(F.TheBinder);
  Type *Ty = F.TheBinder.Ty->resolve();
  if (!Ty->isFunction() || Ty->size() != F.Parameters.size())
    return error("'" + F.TheBinder.TheName->Text + "' cannot have type " +
                 Ty->str());
  expectSame(F.Body->Ty, Ty->result(),
             "the body of '" + F.TheBinder.TheName->Text + "'");
}

void Verifier::check(const MakeClosure &E) {
  const ClosedFunction &F = *E.Function;
  if (!F.needsClosure() || F.Captured.size() != E.Captured.size())
    error("the closure of '" + F.Label->Text + "' has " +
          Twine(E.Captured.size()) + " variables, not " +
          Twine(F.Captured.size()));
  else
    for (auto [N, B] : llvm::zip_equal(E.Captured, F.Captured))
      expect(N, B.Ty);
  expectSame(E.Variable.Ty, F.Ty, "a closure");
  bind(E.Variable);
}

/// Recursion goes through this function only, so that its frame is small.
void Verifier::block(const Expression &First) {
  size_t Scope = Hidden.size();
  for (const Expression *E = &First; E;) {
    if (auto *L = dyn_cast<Let>(E))
      block(*L->Value);
    const Expression *Rest = node(*E);
    if (auto *L = dyn_cast<LetRec>(E)) {
      size_t FunctionScope = Hidden.size();
      bind(L->TheFunction->Parameters);
      block(*L->TheFunction->Body);
      leave(FunctionScope);
    } else if (auto *I = dyn_cast<If>(E)) {
      block(*I->Then);
      Rest = I->Else;
    }
    E = Rest;
  }
  leave(Scope);
}

/// Checks a node but not the expressions in it, and enters what it binds.
/// Returns the rest of the chain or null.
LLVM_ATTRIBUTE_NOINLINE
const Expression *Verifier::node(const Expression &E) {
  return dispatch(E, [&](const auto &Node) -> const Expression * {
    constexpr Stage NodeStages[] = {
#define KNORMAL_NODE(Class, Where) Stage::Where,
#include "mincaml/KNormal/KNormal.def"
    };
    Stage Allowed = NodeStages[static_cast<unsigned>(Node.TheKind)];
    if (Allowed != Stage::Both && Allowed != TheStage)
      error("a node of the other stage");
    check(Node);
    if constexpr (requires { Node.Body; }) {
      if (!Node.Body)
        error("a chain without an end");
      else
        expectSame(Node.Body->Ty, Node.Ty, "the rest of a chain");
      return Node.Body;
    }
    return nullptr;
  });
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

void Verifier::function(const ClosedFunction &F) {
  CurrentFunction = &F;
  Bound.clear();
  if (!F.Lifted.empty() + !F.Captured.empty() + F.HasStaticClosure > 1)
    error("more than one kind of environment");
  size_t Scope = Hidden.size();
  bind(F.Parameters);
  bind(F.Lifted);
  bind(F.Captured);
  block(*F.Body);
  leave(Scope);
  Type *Ty = F.Ty->resolve();
  if (!Ty->isFunction() || Ty->size() != F.Parameters.size())
    error("the function cannot have type " + Ty->str());
  else
    expectSame(F.Body->Ty, Ty->result(), "the body");
}

void Verifier::program(const ClosedProgram &Program) {
  Functions.insert_range(Program.Functions);
  bind(Program.Statics);
  for (const ClosedFunction *F : Program.Functions)
    function(*F);
  CurrentFunction = nullptr;
  leave(0);
  Bound.clear();
  block(*Program.Main);
  for (const Binder &B : Program.Statics)
    if (!Bound.contains(B.TheName))
      error("the static '" + B.TheName->Text + "' is never bound");
}

bool knormal::verify(const Expression &E, Binders Names,
                     llvm::raw_ostream &Errors) {
  Verifier V(Stage::Open, Names, Errors);
  V.block(E);
  return V.isWellFormed();
}

bool knormal::verify(const ClosedProgram &Program, llvm::raw_ostream &Errors) {
  Verifier V(Stage::Closed, Binders::AreUnique, Errors);
  V.program(Program);
  return V.isWellFormed();
}
