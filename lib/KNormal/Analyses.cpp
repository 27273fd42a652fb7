//===- Analyses.cpp - Analyses of closure-converted programs --------------===//

#include "mincaml/KNormal/Analyses.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"
#include <string>

using namespace mincaml;
using namespace mincaml::knormal;
using llvm::dyn_cast;

//===----------------------------------------------------------------------===//
// Functions that may return exceptions
//===----------------------------------------------------------------------===//

llvm::ArrayRef<runtime::Exception>
knormal::exceptionsOf(const ExternalApply &E) {
  using runtime::Exception;
  using Exceptions = llvm::ArrayRef<Exception>;
  static constexpr Exception Failure[] = {Exception::Failure};
  static constexpr Exception Invalid[] = {Exception::Invalid_argument};
  static constexpr Exception End[] = {Exception::End_of_file};
  static constexpr Exception EndOrFailure[] = {Exception::End_of_file,
                                               Exception::Failure};
  if (E.IsDeclared)
    return {};
  return llvm::StringSwitch<Exceptions>(E.External)
      .Cases({"failwith", "int_of_string", "float_of_string"}, Failure)
      .Cases({"invalid_arg", "String.make", "String.sub", "Char.chr"}, Invalid)
      .Cases({"read_int", "read_float"}, EndOrFailure)
      .Case("read_line", End)
      .Default({});
}

/// Returns the shape of a function type: one character for each parameter and
/// one for the result.
static std::string shapeOf(const Type *FunctionTy) {
  std::string Shape;
  auto Append = [&](const Type *T) {
    Shape += char('a' + unsigned(T->resolve()->kind()));
  };
  FunctionTy = FunctionTy->resolve();
  for (unsigned I = 0; I != FunctionTy->size(); ++I)
    Append(FunctionTy->operand(I));
  Append(FunctionTy->result());
  return Shape;
}

bool RaiseAnalysis::closureReturnsException(const Type *FunctionTy) const {
  return !ReturningShapes.empty() &&
         ReturningShapes.contains(shapeOf(FunctionTy));
}

namespace mincaml::knormal {

class RaiseSolver {
public:
  explicit RaiseSolver(RaiseAnalysis &Result) : Result(Result) {}

  void run(const ClosedProgram &Program);

private:
  /// A function, main, or all functions of one shape that have closures.
  struct Node {
    const ClosedFunction *Function = nullptr;
    bool IsObserved = false;
    bool Returns = false;
    /// The function may raise an exception outside the bodies of its `try`s.
    bool Raises = false;
    /// A call of this function that is not in the body of a `try` of the
    /// caller.
    struct Caller {
      Node *From;
      bool IsTail;
    };
    std::vector<Caller> Callers;
    std::vector<Node *> Callees;
    /// The functions that this function calls in the body of a `try`.
    std::vector<Node *> Guarded;
    /// The functions of this shape, if this is the node of a shape.
    std::vector<Node *> Members;
    /// The node of the function's shape, if the function has a closure.
    Node *Shape = nullptr;
  };

  void findHandlers(const Expression &E);
  void visitHandler(const Try &T);
  void visit(Node &N, const Expression &Body) {
    walk(Body, [&](const BodyExpression &P) { visitExpression(N, P); });
  }
  void visitExpression(Node &N, const BodyExpression &P);
  void addCall(Node &From, Node &To, const BodyExpression &P);
  Node &shape(const Type *FunctionTy);
  bool mayFail(const Expression &E) const;
  void solve(llvm::ArrayRef<Node *> All);

  RaiseAnalysis &Result;
  bool HasHandlers = false;
  llvm::DenseMap<const ClosedFunction *, std::unique_ptr<Node>> Nodes;
  llvm::StringMap<Node> Shapes;
  /// The values of variables that are bound to int literals.
  llvm::DenseMap<const Name *, int32_t> Literals;
};

} // namespace mincaml::knormal

//===----------------------------------------------------------------------===//
// Handlers
//===----------------------------------------------------------------------===//

/// Records the exceptions that a handler handles: those that it tests for and,
/// unless it re-raises all others, the others, too.
void RaiseSolver::visitHandler(const Try &T) {
  HasHandlers = true;
  llvm::SmallPtrSet<const Name *, 4> Aliases{T.Exception.TheName};
  const Expression *E = T.Handler;
  for (;;) {
    if (auto *L = dyn_cast<Let>(E)) {
      if (auto *X = dyn_cast<Variable>(L->Value);
          X && Aliases.contains(X->TheName))
        Aliases.insert(L->Variable.TheName);
      // A binding that cannot raise may precede the tests.
      else if (!isLiteral(*L->Value))
        break;
      E = L->Body;
    } else if (auto *M = dyn_cast<MakeClosures>(E)) {
      E = M->Body;
    } else if (auto *S = dyn_cast<Switch>(E);
               S && Aliases.contains(S->Operand) && S->Default) {
      for (const SwitchCase &Case : S->Cases)
        for (const SwitchTest &Test : Case.Tests)
          Result.Handled.insert(Test.TheConstructor->Number);
      E = S->Default;
    } else {
      break;
    }
  }
  auto *R = dyn_cast<Raise>(E);
  if (!R || !Aliases.contains(R->Exception))
    Result.HandlesAll = true;
}

void RaiseSolver::findHandlers(const Expression &Body) {
  walk(Body, [this](const BodyExpression &P) {
    if (auto *T = dyn_cast<Try>(P.E)) {
      visitHandler(*T);
    } else if (auto *L = dyn_cast<Let>(P.E)) {
      if (auto *I = dyn_cast<Int>(L->Value))
        Literals[L->Variable.TheName] = I->Value;
    }
  });
}

//===----------------------------------------------------------------------===//
// Calls and raises
//===----------------------------------------------------------------------===//

/// Whether E, which is neither a call nor `raise`, may raise an exception that
/// a handler handles.
bool RaiseSolver::mayFail(const Expression &E) const {
  using runtime::Exception;
  if (auto *A = dyn_cast<Arithmetic>(&E)) {
    bool Divides = A->Operator == ArithmeticOperator::Divide ||
                   A->Operator == ArithmeticOperator::Remainder;
    return Divides && !Literals.lookup(A->Right) &&
           Result.isHandled(Exception::Division_by_zero);
  }
  if (auto *X = dyn_cast<ExternalApply>(&E))
    return Result.isAnyHandled(exceptionsOf(*X));
  if (!Result.isHandled(Exception::Invalid_argument))
    return false;
  if (auto *M = dyn_cast<ArrayMake>(&E)) {
    auto Size = Literals.find(M->Size);
    return Size == Literals.end() || Size->second < 0;
  }
  if (auto *G = dyn_cast<ArrayGet>(&E))
    return !G->IsInBounds;
  if (auto *P = dyn_cast<ArrayPut>(&E))
    return !P->IsInBounds;
  return false;
}

RaiseSolver::Node &RaiseSolver::shape(const Type *FunctionTy) {
  return Shapes[shapeOf(FunctionTy)];
}

void RaiseSolver::addCall(Node &From, Node &To, const BodyExpression &P) {
  From.Callees.push_back(&To);
  if (P.IsGuarded)
    From.Guarded.push_back(&To);
  else
    To.Callers.push_back({&From, P.IsTail});
}

void RaiseSolver::visitExpression(Node &N, const BodyExpression &P) {
  if (auto *A = dyn_cast<ApplyDirect>(P.E))
    addCall(N, *Nodes[A->Function], P);
  else if (auto *A = dyn_cast<ApplyClosure>(P.E))
    addCall(N, shape(A->FunctionTy), P);
  else if (llvm::isa<Raise>(P.E) || mayFail(*P.E))
    N.Raises |= !P.IsGuarded;
}

//===----------------------------------------------------------------------===//
// The fixed point
//===----------------------------------------------------------------------===//

void RaiseSolver::solve(llvm::ArrayRef<Node *> All) {
  std::vector<Node *> Pending;
  auto Observe = [&](Node *N) {
    if (!std::exchange(N->IsObserved, true))
      Pending.push_back(N);
  };
  for (Node *N : All)
    for (Node *To : N->Guarded)
      Observe(To);
  while (!Pending.empty()) {
    Node *N = Pending.back();
    Pending.pop_back();
    for (Node *To : N->Callees)
      Observe(To);
    for (Node *Member : N->Members)
      Observe(Member);
  }

  auto Return = [&](Node *N) {
    if (!std::exchange(N->Returns, true))
      Pending.push_back(N);
  };
  for (Node *N : All)
    if (N->IsObserved && N->Raises)
      Return(N);
  while (!Pending.empty()) {
    Node *N = Pending.back();
    Pending.pop_back();
    for (const Node::Caller &C : N->Callers)
      if (C.From->Function && (C.From->IsObserved || C.IsTail))
        Return(C.From);
    if (N->Shape)
      Return(N->Shape);
    // A closure with captured variables points directly at the code of the
    // function, which then has to return exceptions, too. A static closure
    // points at a wrapper instead.
    for (Node *Member : N->Members)
      if (Member->Function->needsClosure())
        Return(Member);
  }
}

void RaiseSolver::run(const ClosedProgram &Program) {
  for (const ClosedFunction *F : Program.Functions)
    findHandlers(*F->Body);
  findHandlers(*Program.Main);
  if (!HasHandlers)
    return;
  std::vector<Node *> All;
  for (const ClosedFunction *F : Program.Functions) {
    Nodes[F] = std::make_unique<Node>();
    Node *N = Nodes[F].get();
    N->Function = F;
    All.push_back(N);
    if (!F->needsClosure() && !F->HasStaticClosure)
      continue;
    N->Shape = &shape(F->Ty);
    N->Shape->Members.push_back(N);
  }
  for (Node *N : All)
    visit(*N, *N->Function->Body);
  Node Main;
  visit(Main, *Program.Main);
  All.push_back(&Main);
  solve(All);
  for (const Node *N : All)
    if (N->Returns)
      Result.Returning.insert(N->Function);
  for (const auto &Entry : Shapes)
    if (Entry.second.Returns)
      Result.ReturningShapes.insert(Entry.first());
}

RaiseAnalysis::RaiseAnalysis(const ClosedProgram &Program) {
  RaiseSolver(*this).run(Program);
}

//===----------------------------------------------------------------------===//
// Local references and variables
//===----------------------------------------------------------------------===//

/// Whether E creates a record whose only field is mutable.
static bool makesReference(const Expression &E) {
  auto *Make = dyn_cast<Construct>(&E);
  const Constructor *X = Make ? Make->TheConstructor : nullptr;
  return X && X->Parent && X->Parent->IsRecord && X->Fields.size() == 1 &&
         X->Fields.front().IsMutable;
}

LocalVariables::LocalVariables(const ClosedProgram &Program) {
  struct Reference {
    const Construct *Make;
    /// The host (ClosedFunction::host) of the function that creates the
    /// reference. All uses must be in the code of this host.
    const ClosedFunction *Host;
  };
  llvm::DenseMap<const Name *, Reference> References;

  // Calls Visit with each expression of the program, and with the host of the
  // function that contains it.
  auto ForEachExpression = [&Program](auto Visit) {
    auto VisitBody = [&](const ClosedFunction *Host, const Expression &Body) {
      walk(Body, [&](const BodyExpression &P) { Visit(*P.E, Host); });
    };
    for (const ClosedFunction *F : Program.Functions)
      VisitBody(F->host(), *F->Body);
    VisitBody(nullptr, *Program.Main);
  };

  ForEachExpression([&](const Expression &E, const ClosedFunction *Host) {
    auto *L = dyn_cast<Let>(&E);
    if (!L || !L->Variable.Ty->resolve()->isData())
      return;
    const Expression *Value = L->Value;
    while (auto *Inner = dyn_cast<Let>(Value))
      Value = Inner->Body;
    if (makesReference(*Value))
      References[L->Variable.TheName] = {llvm::cast<Construct>(Value), Host};
  });

  ForEachExpression([&](const Expression &E, const ClosedFunction *Host) {
    auto Use = [&](const Name *N) {
      References.erase(N);
      if (Host)
        UsedInFunctions.insert(N);
    };
    // A reference that Host creates stays local if Host accesses its contents.
    auto UseObject = [&](const Name *Object) {
      auto It = References.find(Object);
      if (It == References.end() || It->second.Host != Host)
        Use(Object);
      else if (Host)
        UsedInFunctions.insert(Object);
    };
    if (auto *Get = dyn_cast<GetField>(&E))
      return UseObject(Get->Object);
    if (auto *L = dyn_cast<LetFields>(&E))
      return UseObject(L->Object);
    if (auto *Set = dyn_cast<SetField>(&E)) {
      UseObject(Set->Object);
      return Use(Set->Value);
    }
    if (auto *Call = dyn_cast<ApplyDirect>(&E);
        Call && Call->Function->isJoinPoint()) {
      // Lifted arguments do not count as uses: the join point refers to these
      // variables by the same names, and its body is visited as a part of its
      // host.
      llvm::for_each(
          Call->Arguments.take_front(Call->Function->Parameters.size()), Use);
      return;
    }
    if (auto *Make = dyn_cast<MakeClosures>(&E)) {
      for (const NewClosure &New : Make->Closures)
        if (!New.Function->isJoinPoint())
          llvm::for_each(New.Captured, Use);
      return;
    }
    dispatch(E, [&](const auto &Node) { forEachOperand(Node, Use); });
  });

  for (const auto &[Name, R] : References)
    LocalMakes.insert(R.Make);
}
