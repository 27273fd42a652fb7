//===- Interpreter.cpp - Interpreter of K-normal form ---------------------===//

#include "Interpreter.h"
#include "mincaml/KNormal/KNormal.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include <deque>

using namespace mincaml;
using namespace mincaml::knormal;
using llvm::ArrayRef;

namespace {

struct Object;

/// A value. Unit, bool and int are in Int; tuples, arrays and functions are
/// objects.
struct Value {
  int32_t Int = 0;
  double Float = 0;
  Object *Reference = nullptr;
};

/// The environment of open form, a list with the innermost binding first.
struct Environment {
  const Name *TheName;
  Value TheValue;
  const Environment *Outer;
};

/// A tuple or array with its elements, or a closure with its captured values.
struct Object {
  std::vector<Value> Elements;
  const Function *Open = nullptr;
  const Environment *Definition = nullptr;
  const ClosedFunction *Closed = nullptr;
};

/// An activation of a function or of the main expression.
struct Activation {
  const Environment *Variables = nullptr;
  Object *OwnClosure = nullptr;
};

class Interpreter {
public:
  explicit Interpreter(unsigned MaxCalls) : CallsLeft(MaxCalls) {}

  std::string run(const Expression &Program);
  std::string run(const ClosedProgram &Program);

private:
  Value evaluate(const Expression &E, Activation A);
  Value operation(const Expression &E, const Activation &A);

  void bind(Activation &A, const Name *N, Value V);
  Value lookup(const Activation &A, const Name *N);
  std::vector<Value> lookup(const Activation &A, ArrayRef<Name *> Names);
  Object *allocate(std::vector<Value> Elements = {});
  Value fail();

  Value call(Object *Closure, ArrayRef<Value> Arguments);
  Value call(const ClosedFunction &F, Object *Closure,
             ArrayRef<Value> Arguments);
  Value callExternal(llvm::StringRef External, ArrayRef<Value> Arguments);
  Value arithmetic(ArithmeticOperator Operator, Value L, Value R);
  static bool holds(Comparison Operator, Type *Ty, Value L, Value R);

  unsigned CallsLeft;
  bool Stopped = false;
  std::string Output;
  std::deque<Environment> Environments;
  std::deque<Object> Objects;
  llvm::DenseSet<const Name *> IsStatic;
  llvm::DenseMap<const Name *, Value> Statics;
};

} // namespace

void Interpreter::bind(Activation &A, const Name *N, Value V) {
  Environments.push_back({N, V, A.Variables});
  A.Variables = &Environments.back();
  if (IsStatic.contains(N))
    Statics[N] = V;
}

Value Interpreter::lookup(const Activation &A, const Name *N) {
  for (const Environment *E = A.Variables; E; E = E->Outer)
    if (E->TheName == N)
      return E->TheValue;
  auto Static = Statics.find(N);
  return Static == Statics.end() ? fail() : Static->second;
}

std::vector<Value> Interpreter::lookup(const Activation &A,
                                       ArrayRef<Name *> Names) {
  std::vector<Value> Values;
  for (const Name *N : Names)
    Values.push_back(lookup(A, N));
  return Values;
}

Object *Interpreter::allocate(std::vector<Value> Elements) {
  Objects.push_back({std::move(Elements), nullptr, nullptr, nullptr});
  return &Objects.back();
}

Value Interpreter::fail() {
  if (!Stopped)
    Output += "!";
  Stopped = true;
  return {};
}

Value Interpreter::call(Object *Closure, ArrayRef<Value> Arguments) {
  if (Stopped)
    return {};
  if (!Closure)
    return fail();
  if (Closure->Closed)
    return call(*Closure->Closed, Closure, Arguments);
  if (CallsLeft-- == 0) {
    Output += "...";
    Stopped = true;
    return {};
  }
  Activation A{Closure->Definition, nullptr};
  for (auto [B, V] : llvm::zip_equal(Closure->Open->Parameters, Arguments))
    bind(A, B.TheName, V);
  return evaluate(*Closure->Open->Body, A);
}

Value Interpreter::call(const ClosedFunction &F, Object *Closure,
                        ArrayRef<Value> Arguments) {
  if (Stopped)
    return {};
  if (CallsLeft-- == 0) {
    Output += "...";
    Stopped = true;
    return {};
  }
  Activation A{nullptr, Closure};
  for (auto [B, V] : llvm::zip_equal(F.allParameters(), Arguments))
    bind(A, B.TheName, V);
  if (F.needsClosure())
    for (auto [B, V] : llvm::zip_equal(F.Captured, Closure->Elements))
      bind(A, B.TheName, V);
  return evaluate(*F.Body, A);
}

Value Interpreter::callExternal(llvm::StringRef External,
                                ArrayRef<Value> Arguments) {
  if (Stopped)
    return {};
  if (External == "print_int")
    Output += std::to_string(Arguments[0].Int) + " ";
  return {};
}

Value Interpreter::arithmetic(ArithmeticOperator Operator, Value L, Value R) {
  Value V;
  switch (Operator) {
  case ArithmeticOperator::Add:
    V.Int = uint32_t(L.Int) + uint32_t(R.Int);
    return V;
  case ArithmeticOperator::Subtract:
    V.Int = uint32_t(L.Int) - uint32_t(R.Int);
    return V;
  case ArithmeticOperator::Multiply:
    V.Int = uint32_t(L.Int) * uint32_t(R.Int);
    return V;
  case ArithmeticOperator::Divide:
    if (R.Int == 0)
      return fail();
    V.Int = int64_t(L.Int) / R.Int;
    return V;
  case ArithmeticOperator::Remainder:
    if (R.Int == 0)
      return fail();
    V.Int = int64_t(L.Int) % R.Int;
    return V;
  case ArithmeticOperator::BitwiseAnd:
    V.Int = L.Int & R.Int;
    return V;
  case ArithmeticOperator::BitwiseOr:
    V.Int = L.Int | R.Int;
    return V;
  case ArithmeticOperator::BitwiseXor:
    V.Int = L.Int ^ R.Int;
    return V;
  case ArithmeticOperator::ShiftLeft:
    V.Int = uint32_t(L.Int) << (R.Int & 31);
    return V;
  case ArithmeticOperator::ShiftRightLogical:
    V.Int = uint32_t(L.Int) >> (R.Int & 31);
    return V;
  case ArithmeticOperator::ShiftRightArithmetic:
    V.Int = L.Int >> (R.Int & 31);
    return V;
  case ArithmeticOperator::FloatAdd:
    V.Float = L.Float + R.Float;
    return V;
  case ArithmeticOperator::FloatSubtract:
    V.Float = L.Float - R.Float;
    return V;
  case ArithmeticOperator::FloatMultiply:
    V.Float = L.Float * R.Float;
    return V;
  case ArithmeticOperator::FloatDivide:
    V.Float = L.Float / R.Float;
    return V;
  }
  llvm_unreachable("covered switch");
}

bool Interpreter::holds(Comparison Operator, Type *Ty, Value L, Value R) {
  bool IsFloat = Ty->resolve()->isFloat();
  bool Less = IsFloat ? L.Float < R.Float : L.Int < R.Int;
  bool Greater = IsFloat ? L.Float > R.Float : L.Int > R.Int;
  bool Equal = IsFloat ? L.Float == R.Float : L.Int == R.Int;
  switch (Operator) {
  case Comparison::Same:
    return L.Reference == R.Reference && L.Int == R.Int;
  case Comparison::NotSame:
    return L.Reference != R.Reference || L.Int != R.Int;
  case Comparison::Equal:
    return Equal;
  case Comparison::NotEqual:
    return !Equal;
  case Comparison::Less:
    return Less;
  case Comparison::Greater:
    return Greater;
  case Comparison::LessEqual:
    return Less || Equal;
  case Comparison::GreaterEqual:
    return Greater || Equal;
  }
  llvm_unreachable("covered switch");
}

Value Interpreter::evaluate(const Expression &First, Activation A) {
  const Expression *E = &First;
  while (!Stopped) {
    if (auto *L = llvm::dyn_cast<Let>(E)) {
      Value V = evaluate(*L->Value, A);
      bind(A, L->Variable.TheName, V);
      E = L->Body;
    } else if (auto *L = llvm::dyn_cast<LetFields>(E)) {
      Object *Tuple = lookup(A, L->Object).Reference;
      for (auto [B, V] : llvm::zip_equal(L->Variables, Tuple->Elements))
        bind(A, B.TheName, V);
      E = L->Body;
    } else if (auto *L = llvm::dyn_cast<LetRec>(E)) {
      std::vector<Object *> Closures;
      for (const Function *F : L->Functions) {
        Closures.push_back(allocate());
        Closures.back()->Open = F;
        bind(A, F->TheBinder.TheName, {0, 0, Closures.back()});
      }
      for (Object *Closure : Closures)
        Closure->Definition = A.Variables;
      E = L->Body;
    } else if (auto *L = llvm::dyn_cast<MakeClosures>(E)) {
      std::vector<Object *> Closures;
      for (const NewClosure &New : L->Closures) {
        Closures.push_back(allocate());
        Closures.back()->Closed = New.Function;
        bind(A, New.Variable.TheName, {0, 0, Closures.back()});
      }
      for (auto [New, Closure] : llvm::zip_equal(L->Closures, Closures))
        Closure->Elements = lookup(A, New.Captured);
      E = L->Body;
    } else if (auto *I = llvm::dyn_cast<If>(E)) {
      Value Left = lookup(A, I->Left);
      bool Taken =
          I->Right ? holds(I->Operator, I->OperandTy, Left, lookup(A, I->Right))
                   : Left.Int != 0;
      E = Taken ? I->Then : I->Else;
    } else {
      return operation(*E, A);
    }
  }
  return {};
}

Value Interpreter::operation(const Expression &E, const Activation &A) {
  auto Of = [&](const Name *N) { return lookup(A, N); };
  auto Element = [&](const Name *Array, const Name *Index) -> Value * {
    std::vector<Value> &Elements = Of(Array).Reference->Elements;
    uint32_t I = Of(Index).Int;
    return I < Elements.size() ? &Elements[I] : nullptr;
  };
  Value V;
  return dispatch(
      E,
      llvm::makeVisitor(
          [&](const Unit &) { return V; },
          [&](const Bool &E) { return Value{E.Value, 0, nullptr}; },
          [&](const Int &E) { return Value{E.Value, 0, nullptr}; },
          [&](const Float &E) { return Value{0, E.Value, nullptr}; },
          [&](const Variable &E) { return Of(E.TheName); },
          [&](const Not &E) { return Value{!Of(E.Operand).Int, 0, nullptr}; },
          [&](const Negate &E) {
            Value X = Of(E.Operand);
            return Value{int32_t(-uint32_t(X.Int)), -X.Float, nullptr};
          },
          [&](const Arithmetic &E) {
            return arithmetic(E.Operator, Of(E.Left), Of(E.Right));
          },
          [&](const Compare &E) {
            return Value{
                holds(E.Operator, E.OperandTy, Of(E.Left), Of(E.Right)), 0,
                nullptr};
          },
          [&](const Construct &E) {
            return Value{0, 0, allocate(lookup(A, E.Fields))};
          },
          [&](const ArrayMake &E) {
            int32_t Size = Of(E.Size).Int;
            if (Size < 0 || Size > 1000)
              return fail();
            std::vector<Value> Elements(Size, Of(E.Initial));
            return Value{0, 0, allocate(std::move(Elements))};
          },
          [&](const ArrayGet &E) {
            Value *X = Element(E.Array, E.Index);
            return X ? *X : fail();
          },
          [&](const ArrayPut &E) {
            Value *X = Element(E.Array, E.Index);
            if (!X)
              return fail();
            *X = Of(E.Value);
            return V;
          },
          [&](const ArrayLength &E) {
            return Value{int32_t(Of(E.Array).Reference->Elements.size()), 0,
                         nullptr};
          },
          [&](const Assert &E) { return Of(E.Condition).Int ? V : fail(); },
          [&](const ExternalApply &E) {
            return callExternal(E.External, lookup(A, E.Arguments));
          },
          [&](const Apply &E) {
            return call(Of(E.Callee).Reference, lookup(A, E.Arguments));
          },
          [&](const ApplyClosure &E) {
            return call(Of(E.Callee).Reference, lookup(A, E.Arguments));
          },
          [&](const ApplyDirect &E) {
            return call(*E.Function, E.Closure ? Of(E.Closure).Reference : 0,
                        lookup(A, E.Arguments));
          },
          [&](const StaticClosure &E) {
            Object *Closure = allocate();
            Closure->Closed = E.Function;
            return Value{0, 0, Closure};
          },
          [&](const OwnClosure &) { return Value{0, 0, A.OwnClosure}; },
          // Bindings, conditions and external arrays are handled elsewhere.
          [&](const auto &) { return fail(); }));
}

std::string Interpreter::run(const Expression &Program) {
  evaluate(Program, {});
  return Output;
}

std::string Interpreter::run(const ClosedProgram &Program) {
  for (const Binder &B : Program.Statics)
    IsStatic.insert(B.TheName);
  evaluate(*Program.Main, {});
  return Output;
}

std::string knormal::interpret(const Expression &Program, unsigned MaxCalls) {
  return Interpreter(MaxCalls).run(Program);
}

std::string knormal::interpret(const ClosedProgram &Program,
                               unsigned MaxCalls) {
  return Interpreter(MaxCalls).run(Program);
}
