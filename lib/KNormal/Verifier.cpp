//===- Verifier.cpp - Checks K-normal form --------------------------------===//

#include "mincaml/KNormal/Verifier.h"
#include "TypeRules.h"
#include "mincaml/KNormal/Visitor.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::knormal;
using llvm::dyn_cast;
using llvm::Twine;

namespace {

class Verifier {
public:
  Verifier(Stage S, Binders Names, llvm::raw_ostream &Errors)
      : TheStage(S), Faults(S, Errors), Names(Names, Faults),
        Rules(this->Names, Faults) {}

  void block(const Expression &E);
  void program(const ClosedProgram &Program);
  bool isWellFormed() const { return !Faults.hasReported(); }

private:
  const Expression *node(const Expression &E);
  void function(const ClosedFunction &F);

  // Checks of nodes that bind names or refer to functions. checkTypes checks
  // all other nodes.
  void check(const Let &E);
  void check(const LetTuple &E);
  void check(const LetRec &E);
  void check(const Try &E);
  void check(const IfException &E);
  void check(const NewClosure &New);
  void check(const MakeClosures &E);
  void check(const StaticClosure &E);
  void check(const OwnClosure &E);
  void check(const ApplyDirect &E);
  template <typename Node> void check(const Node &E) { checkTypes(E, Rules); }

  const Stage TheStage;
  FaultPrinter Faults;
  NameTypes Names;
  TypeRules Rules;
  llvm::DenseSet<const ClosedFunction *> Functions;
};

} // namespace

//===----------------------------------------------------------------------===//
// Functions and bindings
//===----------------------------------------------------------------------===//

void Verifier::check(const ApplyDirect &E) {
  const ClosedFunction &F = *E.Function;
  if (!Functions.contains(&F))
    Faults.report("'" + F.Label->Text + "' is not in the list of functions");
  Rules.expectArguments(F.Label->Text, E.Arguments, F.Ty, F.Lifted);
  if (F.needsClosure() != (E.Closure != nullptr))
    Faults.report(
        "'" + F.Label->Text + "' is called " +
        (E.Closure ? "with a closure, but needs none" : "without its closure"));
  else if (E.Closure)
    Rules.expect(E.Closure, F.Ty);
}

void Verifier::check(const StaticClosure &E) {
  if (!E.Function->HasStaticClosure)
    Faults.report("'" + E.Function->Label->Text + "' has no static closure");
  Rules.expectSame(E.Ty, E.Function->Ty, "a static closure");
}

void Verifier::check(const OwnClosure &E) {
  const ClosedFunction *F = Faults.currentFunction();
  if (!F || !F->needsClosure())
    return Faults.report("there is no closure here");
  Rules.expectSame(E.Ty, F->Ty, "the closure of the function");
}

void Verifier::check(const Let &E) {
  Rules.expectSame(E.Value->Ty, E.Variable.Ty,
                   "the value of '" + E.Variable.TheName->Text + "'");
  Names.bind(E.Variable);
}

void Verifier::check(const LetTuple &E) {
  Type *Ty = E.TupleTy->resolve();
  Rules.expect(E.Tuple, Ty);
  if (!Ty->isTuple() || Ty->size() != E.Variables.size())
    Faults.report("'" + E.Tuple->Text + "' is taken apart as something else");
  else
    for (auto [I, B] : llvm::enumerate(E.Variables))
      Rules.expectSame(B.Ty, Ty->operand(I), "'" + B.TheName->Text + "'");
  Names.bind(E.Variables);
}

void Verifier::check(const LetRec &E) {
  if (E.Functions.empty())
    Faults.report("a definition of no function");
  for (const Function *F : E.Functions) {
    Names.bind(F->TheBinder);
    Type *Ty = F->TheBinder.Ty->resolve();
    if (!Ty->isFunction() || Ty->size() != F->Parameters.size())
      Faults.report("'" + F->TheBinder.TheName->Text + "' cannot have type " +
                    Ty->str());
    else
      Rules.expectSame(F->Body->Ty, Ty->result(),
                       "the body of '" + F->TheBinder.TheName->Text + "'");
  }
}

void Verifier::check(const Try &E) {
  Rules.expectSame(E.Tried->Ty, E.Ty, "the body of a `try`");
  Rules.expectSame(E.Handler->Ty, E.Ty, "a handler");
  if (!E.Exception.Ty->resolve()->is(Type::Kind::Exception))
    Faults.report("a handler cannot take the type " + E.Exception.Ty->str());
}

void Verifier::check(const IfException &E) {
  Rules.expectKind(E.Exception, Type::Kind::Exception);
  Rules.expectSame(E.Then->Ty, E.Ty, "a case");
  Rules.expectSame(E.Else->Ty, E.Ty, "a case");
  const ExceptionConstructor &X = *E.Constructor;
  if (!X.Payload != !E.Payload.TheName)
    Faults.report("'" + X.Name + "' is handled with a wrong argument");
  else if (X.Payload)
    Rules.expectSame(E.Payload.Ty, X.Payload, "'" + X.Name + "'");
}

void Verifier::check(const NewClosure &New) {
  const ClosedFunction &F = *New.Function;
  if (!F.needsClosure() || F.Captured.size() != New.Captured.size())
    Faults.report("the closure of '" + F.Label->Text + "' has " +
                  Twine(New.Captured.size()) + " variables, not " +
                  Twine(F.Captured.size()));
  else
    for (auto [N, B] : llvm::zip_equal(New.Captured, F.Captured))
      Rules.expect(N, B.Ty);
  Rules.expectSame(New.Variable.Ty, F.Ty, "a closure");
}

void Verifier::check(const MakeClosures &E) {
  if (E.Closures.empty())
    Faults.report("a definition of no closure");
  for (const NewClosure &New : E.Closures)
    Names.bind(New.Variable);
  for (const NewClosure &New : E.Closures)
    check(New);
}

/// All recursion goes through this function. `node` is not inlined into it, so
/// that its frame is small.
void Verifier::block(const Expression &First) {
  NameTypes::Scope Scope(Names);
  for (const Expression *E = &First; E;) {
    if (auto *L = dyn_cast<Let>(E))
      block(*L->Value);
    const Expression *Rest = node(*E);
    if (auto *L = dyn_cast<LetRec>(E)) {
      for (const Function *F : L->Functions) {
        NameTypes::Scope FunctionScope(Names);
        Names.bind(F->Parameters);
        block(*F->Body);
      }
    } else if (auto *I = dyn_cast<If>(E)) {
      block(*I->Then);
      Rest = I->Else;
    } else if (auto *T = dyn_cast<Try>(E)) {
      block(*T->Tried);
      Names.bind(T->Exception);
      Rest = T->Handler;
    } else if (auto *I = dyn_cast<IfException>(E)) {
      NameTypes::Scope PayloadScope(Names);
      if (I->Payload.TheName)
        Names.bind(I->Payload);
      block(*I->Then);
      Rest = I->Else;
    }
    E = Rest;
  }
}

/// Checks a node, but not the expressions in it, and brings the names that it
/// binds into scope. Returns the rest of the chain or null.
LLVM_ATTRIBUTE_NOINLINE
const Expression *Verifier::node(const Expression &E) {
  return dispatch(E, [&](const auto &Node) -> const Expression * {
    constexpr Stage NodeStages[] = {
#define KNORMAL_NODE(Class, Where) Stage::Where,
#include "mincaml/KNormal/KNormal.def"
    };
    Stage Allowed = NodeStages[static_cast<unsigned>(Node.TheKind)];
    if (Allowed != Stage::Both && Allowed != TheStage)
      Faults.report("a node of the other stage");
    check(Node);
    if constexpr (requires { Node.Body; }) {
      if (!Node.Body)
        Faults.report("a chain without an end");
      else
        Rules.expectSame(Node.Body->Ty, Node.Ty, "the rest of a chain");
      return Node.Body;
    }
    return nullptr;
  });
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

void Verifier::function(const ClosedFunction &F) {
  Faults.enterFunction(&F);
  Names.beginFunction();
  if (!F.Lifted.empty() + !F.Captured.empty() + F.HasStaticClosure > 1)
    Faults.report("more than one kind of environment");
  {
    NameTypes::Scope Scope(Names);
    Names.bind(F.Parameters);
    Names.bind(F.Lifted);
    Names.bind(F.Captured);
    block(*F.Body);
  }
  Type *Ty = F.Ty->resolve();
  if (!Ty->isFunction() || Ty->size() != F.Parameters.size())
    Faults.report("the function cannot have type " + Ty->str());
  else
    Rules.expectSame(F.Body->Ty, Ty->result(), "the body");
}

void Verifier::program(const ClosedProgram &Program) {
  Functions.insert_range(Program.Functions);
  {
    NameTypes::Scope Scope(Names);
    Names.bind(Program.Statics);
    for (const ClosedFunction *F : Program.Functions)
      function(*F);
  }
  Faults.enterFunction(nullptr);
  Names.beginFunction();
  block(*Program.Main);
  for (const Binder &B : Program.Statics)
    if (!Names.wasBound(B.TheName))
      Faults.report("the static '" + B.TheName->Text + "' is never bound");
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
