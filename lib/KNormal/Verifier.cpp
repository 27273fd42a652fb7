//===- Verifier.cpp - Checks K-normal form --------------------------------===//

#include "mincaml/KNormal/Phases.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopedHashTable.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace mincaml::knormal;
using llvm::ArrayRef;
using llvm::dyn_cast;
using llvm::StringRef;
using llvm::Twine;

namespace {

/// The stages in which a node may occur, before (Open) or after (Closed)
/// closure conversion, or the stage that is being checked.
enum class Stage { Both, Open, Closed };

/// Prints and counts faults, each with the name of the function that contains
/// it. Records the types of the names in scope, and compares types with those
/// that a node requires. Compares only the outermost level, because types that
/// share structure can be exponentially large.
class Checks {
public:
  Checks(Stage S, TypeContext &Types, Binders Names, llvm::raw_ostream &OS)
      : Types(Types), TheStage(S), Names(Names), OS(OS) {}

  void report(const Twine &Message);
  bool hasReported() const { return Count != 0; }

  /// Sets the function that is checked; null is the main expression.
  void enterFunction(const ClosedFunction *F) {
    Current = F;
    Bound.clear();
  }
  const ClosedFunction *currentFunction() const { return Current; }

  /// A name that is bound during the lifetime of a Scope is in scope until that
  /// ends.
  using Table = llvm::ScopedHashTable<const Name *, Type *>;
  class Scope : public Table::ScopeTy {
  public:
    explicit Scope(Checks &Rules) : Table::ScopeTy(Rules.InScope) {}
  };

  void bind(const Binder &B);
  void bind(ArrayRef<Binder> Bs);

  /// Returns the type of N. If N is not in scope, reports that and returns
  /// null.
  Type *typeOf(const Name *N);

  /// Whether N has been bound in any scope since the last `enterFunction`.
  bool wasBound(const Name *N) const { return Bound.contains(N); }

  void expectSame(Type *Actual, Type *Expected, const Twine &What);
  void expect(const Name *N, Type *Expected);
  void expectKind(const Name *N, Type::Kind Expected);
  void expectElement(const Name *Array, Type *Expected);
  void expectResult(const Expression &E, Type::Kind Expected);
  void expectArguments(StringRef Callee, ArrayRef<Name *> Arguments,
                       Type *FunctionTy, ArrayRef<Binder> Lifted = {});
  void expectConstructor(Type *Ty, const Constructor *X);
  Type *expectField(const Name *Object, Type *Ty, const Constructor *X,
                    unsigned Index);

  TypeContext &Types;

private:
  const Stage TheStage;
  const Binders Names;
  llvm::raw_ostream &OS;
  unsigned Count = 0;
  const ClosedFunction *Current = nullptr;
  Table InScope;
  llvm::DenseSet<const Name *> Bound;
};

} // namespace

void Checks::report(const Twine &Message) {
  ++Count;
  OS << "malformed K-normal form: ";
  if (TheStage == Stage::Closed)
    OS << "in " << (Current ? Current->Label->Text : "main") << ": ";
  OS << Message << '\n';
}

//===----------------------------------------------------------------------===//
// Scopes
//===----------------------------------------------------------------------===//

void Checks::bind(const Binder &B) {
  if (!Bound.insert(B.TheName).second && Names == Binders::AreUnique)
    report("'" + B.TheName->Text + "' is bound twice");
  InScope.insert(B.TheName, B.Ty->resolve());
}

void Checks::bind(ArrayRef<Binder> Bs) {
  for (const Binder &B : Bs)
    bind(B);
}

Type *Checks::typeOf(const Name *N) {
  if (!N) {
    report("missing operand");
    return nullptr;
  }
  Type *Ty = InScope.lookup(N);
  if (!Ty)
    report("'" + N->Text + "' is not bound here");
  return Ty;
}

//===----------------------------------------------------------------------===//
// Type rules
//===----------------------------------------------------------------------===//

void Checks::expectSame(Type *Actual, Type *Expected, const Twine &What) {
  Actual = Actual->resolve();
  Expected = Expected->resolve();
  if (Actual->kind() != Expected->kind() ||
      Actual->size() != Expected->size() ||
      (Actual->isData() && Actual->definition() != Expected->definition()))
    report(What + " has type " + Actual->str() + ", not " + Expected->str());
}

void Checks::expect(const Name *N, Type *Expected) {
  if (Type *Ty = typeOf(N))
    expectSame(Ty, Expected, "'" + N->Text + "'");
}

void Checks::expectKind(const Name *N, Type::Kind Expected) {
  if (Type *Ty = typeOf(N); Ty && Ty->kind() != Expected)
    report("'" + N->Text + "' cannot have type " + Ty->str());
}

void Checks::expectElement(const Name *Array, Type *Expected) {
  Type *Ty = typeOf(Array);
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

void Checks::expectResult(const Expression &E, Type::Kind Expected) {
  if (E.Ty->resolve()->kind() != Expected)
    report("an operation cannot have type " + E.Ty->str());
}

void Checks::expectArguments(StringRef Callee, ArrayRef<Name *> Arguments,
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

/// Checks that X, or null for a tuple, can make values of type Ty.
void Checks::expectConstructor(Type *Ty, const Constructor *X) {
  Ty = Ty->resolve();
  bool Fits = !X          ? Ty->isTuple()
              : X->Parent ? Ty->isData() && Ty->definition() == X->Parent
                          : Ty->is(Type::Kind::Exception);
  if (!Fits)
    report((X ? "the constructor " + X->Name : Twine("a tuple")) +
           " has no value of type " + Ty->str());
}

/// Checks the access to a field of Object. Returns the type of the field, or
/// null if there is no such field.
Type *Checks::expectField(const Name *Object, Type *Ty, const Constructor *X,
                          unsigned Index) {
  expect(Object, Ty);
  expectConstructor(Ty, X);
  if (X && Index < X->Arguments.size())
    return fieldTypes(Types, Ty, X)[Index];
  report("'" + Object->Text + "' has no field " + Twine(Index));
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Types of the operands and of the result, for each class of node
//===----------------------------------------------------------------------===//

/// Checks a node that neither binds names nor refers to functions.
LLVM_ATTRIBUTE_NOINLINE
static void checkTypes(const Expression &Node, Checks &Rules) {
  auto CheckCall = [&](const auto &E) {
    Rules.expect(E.Callee, E.FunctionTy);
    Rules.expectArguments(E.Callee->Text, E.Arguments, E.FunctionTy);
  };
  auto Check = llvm::makeVisitor(
      [&](const Unit &E) { Rules.expectResult(E, Type::Kind::Unit); },
      [&](const Bool &E) { Rules.expectResult(E, Type::Kind::Bool); },
      [&](const Int &E) {
        Rules.expectResult(E, E.Ty->resolve()->is(Type::Kind::Char)
                                  ? Type::Kind::Char
                                  : Type::Kind::Int);
      },
      [&](const Float &E) { Rules.expectResult(E, Type::Kind::Float); },
      [&](const String &E) { Rules.expectResult(E, Type::Kind::String); },
      [&](const Variable &E) { Rules.expect(E.TheName, E.Ty); },
      [&](const Negate &E) { Rules.expect(E.Operand, E.Ty); },
      [&](const ExternalArray &E) { Rules.expectResult(E, Type::Kind::Array); },
      [&](const Not &E) {
        Rules.expectKind(E.Operand, Type::Kind::Bool);
        Rules.expectResult(E, Type::Kind::Bool);
      },
      [&](const Arithmetic &E) {
        Type::Kind Expected =
            isFloatOperator(E.Operator) ? Type::Kind::Float : Type::Kind::Int;
        Rules.expectKind(E.Left, Expected);
        Rules.expectKind(E.Right, Expected);
        Rules.expectResult(E, Expected);
      },
      [&](const Compare &E) {
        Rules.expect(E.Left, E.OperandTy);
        Rules.expect(E.Right, E.OperandTy);
        Rules.expectResult(E, Type::Kind::Bool);
      },
      [&](const ArrayMake &E) {
        Rules.expectKind(E.Size, Type::Kind::Int);
        Type *Ty = E.Ty->resolve();
        if (!Ty->isArray())
          return Rules.report("an array cannot have type " + Ty->str());
        Rules.expect(E.Initial, Ty->element());
      },
      [&](const ArrayGet &E) {
        Rules.expectElement(E.Array, E.Ty);
        if (E.IsString)
          Rules.expectKind(E.Array, Type::Kind::String);
        Rules.expectKind(E.Index, Type::Kind::Int);
      },
      [&](const ArrayPut &E) {
        Rules.expectKind(E.Array, Type::Kind::Array);
        Rules.expectElement(E.Array, E.ElementTy);
        Rules.expectKind(E.Index, Type::Kind::Int);
        Rules.expect(E.Value, E.ElementTy);
        Rules.expectResult(E, Type::Kind::Unit);
      },
      [&](const ArrayLength &E) {
        Rules.expectKind(E.Array,
                         E.IsString ? Type::Kind::String : Type::Kind::Array);
        Rules.expectResult(E, Type::Kind::Int);
      },
      [&](const Assert &E) {
        Rules.expectKind(E.Condition, Type::Kind::Bool);
        Rules.expectResult(E, Type::Kind::Unit);
      },
      [&](const Construct &E) {
        Rules.expectConstructor(E.Ty, E.TheConstructor);
        llvm::SmallVector<Type *, 8> Fields =
            fieldTypes(Rules.Types, E.Ty, E.TheConstructor);
        if (Fields.size() != E.Fields.size())
          Rules.report("a wrong number of fields");
        else
          for (auto [N, Ty] : llvm::zip_equal(E.Fields, Fields))
            Rules.expect(N, Ty);
      },
      [&](const GetField &E) {
        if (Type *Ty = Rules.expectField(E.Object, E.ObjectTy, E.TheConstructor,
                                         E.Index))
          Rules.expectSame(E.Ty, Ty, "a field");
      },
      [&](const SetField &E) {
        if (Type *Ty = Rules.expectField(E.Object, E.ObjectTy, E.TheConstructor,
                                         E.Index))
          Rules.expect(E.Value, Ty);
        Rules.expectResult(E, Type::Kind::Unit);
      },
      [&](const Switch &E) {
        Rules.expect(E.Operand, E.OperandTy);
        if (E.Cases.empty())
          Rules.report("a switch without cases");
        for (const SwitchCase &Case : E.Cases) {
          if (Case.Tests.empty())
            Rules.report("a case without tests");
          for (const SwitchTest &Test : Case.Tests)
            if (Test.TheConstructor)
              Rules.expectConstructor(E.OperandTy, Test.TheConstructor);
            else if (Type *Ty = E.OperandTy->resolve();
                     !Ty->isInt() && !Ty->isBool() && !Ty->is(Type::Kind::Char))
              Rules.report("a case of another type");
          Rules.expectSame(Case.Body->Ty, E.Ty, "a case");
        }
        if (E.Default)
          Rules.expectSame(E.Default->Ty, E.Ty, "a case");
      },
      [&](const Raise &E) {
        Rules.expectKind(E.Exception, Type::Kind::Exception);
      },
      [&](const ExternalApply &E) {
        Rules.expectArguments(E.External, E.Arguments, E.FunctionTy);
      },
      [&](const If &E) {
        if (E.Right) {
          Rules.expect(E.Left, E.OperandTy);
          Rules.expect(E.Right, E.OperandTy);
        } else {
          Rules.expectKind(E.Left, Type::Kind::Bool);
        }
        Rules.expectSame(E.Then->Ty, E.Ty, "a branch");
        Rules.expectSame(E.Else->Ty, E.Ty, "a branch");
      },
      [&](const Apply &E) { CheckCall(E); },
      [&](const ApplyClosure &E) { CheckCall(E); },
      [](const auto &E) {
        using Class = std::decay_t<decltype(E)>;
        static_assert(
            llvm::is_one_of<Class, Let, LetFields, LetRec, Try, MakeClosures,
                            StaticClosure, OwnClosure, ApplyDirect>());
      });
  dispatch(Node, Check);
}

//===----------------------------------------------------------------------===//
// The verifier
//===----------------------------------------------------------------------===//

namespace {

class Verifier {
public:
  Verifier(Stage S, TypeContext &Types, Binders Names,
           llvm::raw_ostream &Errors)
      : TheStage(S), Rules(S, Types, Names, Errors) {}

  void block(const Expression &E);
  void program(const ClosedProgram &Program);
  bool isWellFormed() const { return !Rules.hasReported(); }

private:
  const Expression *node(const Expression &E);
  void function(const ClosedFunction &F);
  void joinPoints(const ClosedProgram &Program);

  // Checks of nodes that bind names or refer to functions. checkTypes checks
  // all other nodes. It is not inlined, so that its variables need no stack for
  // each level of nesting.
  void check(const Let &E);
  void check(const LetFields &E);
  void check(const LetRec &E);
  void check(const Try &E);
  void check(const NewClosure &New);
  void check(const MakeClosures &E);
  void check(const StaticClosure &E);
  void check(const OwnClosure &E);
  void check(const ApplyDirect &E);
  template <typename Node> void check(const Node &E) { checkTypes(E, Rules); }

  const Stage TheStage;
  Checks Rules;
  llvm::DenseSet<const ClosedFunction *> Functions;
};

} // namespace

//===----------------------------------------------------------------------===//
// Functions and bindings
//===----------------------------------------------------------------------===//

void Verifier::check(const ApplyDirect &E) {
  const ClosedFunction &F = *E.Function;
  if (!Functions.contains(&F))
    Rules.report("'" + F.Label->Text + "' is not in the list of functions");
  Rules.expectArguments(F.Label->Text, E.Arguments, F.Ty, F.Lifted);
  if (F.needsClosure() != (E.Closure != nullptr))
    Rules.report(
        "'" + F.Label->Text + "' is called " +
        (E.Closure ? "with a closure, but needs none" : "without its closure"));
  else if (E.Closure)
    Rules.expect(E.Closure, F.Ty);
}

void Verifier::check(const StaticClosure &E) {
  if (!E.Function->HasStaticClosure)
    Rules.report("'" + E.Function->Label->Text + "' has no static closure");
  Rules.expectSame(E.Ty, E.Function->Ty, "a static closure");
}

void Verifier::check(const OwnClosure &E) {
  const ClosedFunction *F = Rules.currentFunction();
  if (!F || !F->needsClosure())
    return Rules.report("there is no closure here");
  Rules.expectSame(E.Ty, F->Ty, "the closure of the function");
}

void Verifier::check(const Let &E) {
  Rules.expectSame(E.Value->Ty, E.Variable.Ty,
                   "the value of '" + E.Variable.TheName->Text + "'");
  Rules.bind(E.Variable);
}

void Verifier::check(const LetFields &E) {
  Rules.expect(E.Object, E.ObjectTy);
  Rules.expectConstructor(E.ObjectTy, E.TheConstructor);
  llvm::SmallVector<Type *, 8> Fields =
      fieldTypes(Rules.Types, E.ObjectTy, E.TheConstructor);
  if (Fields.size() != E.Variables.size())
    Rules.report("'" + E.Object->Text + "' is taken apart as something else");
  else
    for (auto [B, Ty] : llvm::zip_equal(E.Variables, Fields))
      Rules.expectSame(B.Ty, Ty, "'" + B.TheName->Text + "'");
  Rules.bind(E.Variables);
}

void Verifier::check(const LetRec &E) {
  if (E.Functions.empty())
    Rules.report("a definition of no function");
  for (const Function *F : E.Functions) {
    Rules.bind(F->TheBinder);
    Type *Ty = F->TheBinder.Ty->resolve();
    if (!Ty->isFunction() || Ty->size() != F->Parameters.size())
      Rules.report("'" + F->TheBinder.TheName->Text + "' cannot have type " +
                   Ty->str());
    else
      Rules.expectSame(F->Body->Ty, Ty->result(),
                       "the body of '" + F->TheBinder.TheName->Text + "'");
  }
  if (E.TheFunctionKind == FunctionKind::Ordinary)
    return;
  if (E.Functions.size() > 1)
    Rules.report("a join point of several functions");
  if (E.TheFunctionKind == FunctionKind::Loop)
    for (const Function *F : E.Functions)
      Rules.expectResult(*F->Body, Type::Kind::Unit);
}

void Verifier::check(const Try &E) {
  if (E.Next) {
    Rules.expectSame(E.Value.Ty, E.Tried->Ty, "the value of a `try`");
    Rules.expectSame(E.Next->Ty, E.Ty, "the code after a `try`");
  } else {
    Rules.expectSame(E.Tried->Ty, E.Ty, "the body of a `try`");
  }
  Rules.expectSame(E.Handler->Ty, E.Ty, "a handler");
  if (!E.Exception.Ty->resolve()->is(Type::Kind::Exception))
    Rules.report("a handler cannot take the type " + E.Exception.Ty->str());
}

void Verifier::check(const NewClosure &New) {
  const ClosedFunction &F = *New.Function;
  if (!F.needsClosure() || F.Captured.size() != New.Captured.size())
    Rules.report("the closure of '" + F.Label->Text + "' has " +
                 Twine(New.Captured.size()) + " variables, not " +
                 Twine(F.Captured.size()));
  else
    for (auto [N, B] : llvm::zip_equal(New.Captured, F.Captured))
      Rules.expect(N, B.Ty);
  Rules.expectSame(New.Variable.Ty, F.Ty, "a closure");
}

void Verifier::check(const MakeClosures &E) {
  if (E.Closures.empty())
    Rules.report("a definition of no closure");
  for (const NewClosure &New : E.Closures)
    Rules.bind(New.Variable);
  for (const NewClosure &New : E.Closures)
    check(New);
}

/// All recursion goes through this function. `node` is not inlined into it, so
/// that its frame is small.
void Verifier::block(const Expression &First) {
  Checks::Scope Scope(Rules);
  for (const Expression *E = &First; E;) {
    if (auto *L = dyn_cast<Let>(E))
      block(*L->Value);
    const Expression *Rest = node(*E);
    if (auto *L = dyn_cast<LetRec>(E)) {
      for (const Function *F : L->Functions) {
        Checks::Scope FunctionScope(Rules);
        Rules.bind(F->Parameters);
        block(*F->Body);
      }
    } else if (auto *I = dyn_cast<If>(E)) {
      block(*I->Then);
      Rest = I->Else;
    } else if (auto *S = dyn_cast<Switch>(E)) {
      for (const SwitchCase &Case : S->Cases)
        block(*Case.Body);
      Rest = S->Default;
    } else if (auto *T = dyn_cast<Try>(E)) {
      block(*T->Tried);
      if (T->Next) {
        Checks::Scope ValueScope(Rules);
        Rules.bind(T->Value);
        block(*T->Next);
      }
      Rules.bind(T->Exception);
      Rest = T->Handler;
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
      Rules.report("a node of the other stage");
    check(Node);
    if constexpr (requires { Node.Body; }) {
      if (!Node.Body)
        Rules.report("a chain without an end");
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
  Rules.enterFunction(&F);
  if (!F.Lifted.empty() + !F.Captured.empty() + F.HasStaticClosure > 1)
    Rules.report("more than one kind of environment");
  {
    Checks::Scope Scope(Rules);
    Rules.bind(F.Parameters);
    Rules.bind(F.Lifted);
    Rules.bind(F.Captured);
    block(*F.Body);
  }
  Type *Ty = F.Ty->resolve();
  if (!Ty->isFunction() || Ty->size() != F.Parameters.size())
    Rules.report("the function cannot have type " + Ty->str());
  else
    Rules.expectSame(F.Body->Ty, Ty->result(), "the body");
}

/// Checks that join points are only called, never used as values, and that the
/// calls are allowed. A join point may be part of the environment of another
/// one, which calls it: IR generation turns both into basic blocks, which need
/// no environment.
void Verifier::joinPoints(const ClosedProgram &Program) {
  llvm::DenseMap<const ClosedFunction *, unsigned> Starts;
  llvm::DenseSet<const Name *> Labels;
  for (const ClosedFunction *F : Program.Functions)
    if (F->isJoinPoint())
      Labels.insert(F->Label);
  if (Labels.empty())
    return;
  auto Visit = [&](const ClosedFunction *Here, const Expression &Body) {
    auto Use = [&](const Name *N) {
      if (Labels.contains(N))
        Rules.report("the join point '" + N->Text + "' is used as a value");
    };
    Rules.enterFunction(Here);
    walk(Body, [&](const BodyExpression &P) {
      if (auto *Make = dyn_cast<MakeClosures>(P.E))
        for (const NewClosure &New : Make->Closures)
          if (!New.Function->isJoinPoint())
            llvm::for_each(New.Captured, Use);
      auto *Call = dyn_cast<ApplyDirect>(P.E);
      if (!Call)
        return dispatch(*P.E,
                        [&](const auto &Node) { forEachOperand(Node, Use); });
      const ClosedFunction &F = *Call->Function;
      if (!F.isJoinPoint()) {
        llvm::for_each(Call->Arguments, Use);
        return;
      }
      llvm::for_each(Call->Arguments.take_front(F.Parameters.size()), Use);
      bool IsLoop = F.Kind == FunctionKind::Loop;
      if (&F == Here ? !P.IsTail || !IsLoop
                     : F.host() != (Here ? Here->host() : nullptr) ||
                           (Starts[&F]++ != 0 && IsLoop))
        Rules.report("a wrong call of the join point '" + F.Label->Text + "'");
    });
  };
  for (const ClosedFunction *F : Program.Functions)
    Visit(F, *F->Body);
  Visit(nullptr, *Program.Main);
  for (const ClosedFunction *F : Program.Functions)
    if (F->isJoinPoint() && (F->HasStaticClosure || !Starts.contains(F)))
      Rules.report("the join point '" + F->Label->Text + "' is never called");
}

void Verifier::program(const ClosedProgram &Program) {
  Functions.insert_range(Program.Functions);
  {
    Checks::Scope Scope(Rules);
    Rules.bind(Program.Statics);
    for (const ClosedFunction *F : Program.Functions)
      function(*F);
  }
  Rules.enterFunction(nullptr);
  block(*Program.Main);
  for (const Binder &B : Program.Statics)
    if (!Rules.wasBound(B.TheName))
      Rules.report("the static '" + B.TheName->Text + "' is never bound");
  // The traversal requires that no chain lacks its last expression.
  if (isWellFormed())
    joinPoints(Program);
}

bool knormal::verify(const Expression &E, TypeContext &Types, Binders Names,
                     llvm::raw_ostream &Errors) {
  Verifier V(Stage::Open, Types, Names, Errors);
  V.block(E);
  return V.isWellFormed();
}

bool knormal::verify(const ClosedProgram &Program, TypeContext &Types,
                     llvm::raw_ostream &Errors) {
  Verifier V(Stage::Closed, Types, Binders::AreUnique, Errors);
  V.program(Program);
  return V.isWellFormed();
}
