//===- Builtins.cpp - Rules for built-in names ----------------------------===//

#include "Builtins.h"
#include "Desugar/ComparisonBuilder.h"
#include "Desugar/Desugarer.h"
#include "Desugar/FormatBuilder.h"
#include "llvm/Support/ErrorHandling.h"
#include <cfloat>
#include <cmath>

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::cast;
using llvm::SMRange;
using llvm::StringRef;

/// Returns the value of a builtin: that of a constant, or a function that calls
/// the builtin.
Expression *Desugarer::makeBuiltinValue(VariableReference *V) {
  SMRange Range = V->Range;
  switch (*findBuiltin(V->Name)) {
  case Builtin::min_int:
    return integer(INT32_MIN, Range);
  case Builtin::max_int:
    return integer(INT32_MAX, Range);
  case Builtin::infinity:
    return floating(HUGE_VAL, Range);
  case Builtin::neg_infinity:
    return floating(-HUGE_VAL, Range);
  case Builtin::nan:
    return floating(NAN, Range);
  case Builtin::max_float:
    return floating(DBL_MAX, Range);
  case Builtin::min_float:
    return floating(DBL_MIN, Range);
  case Builtin::epsilon_float:
    return floating(DBL_EPSILON, Range);
  default:
    break;
  }
  Type *Result = V->Ty;
  std::vector<Binder> Parameters =
      makeParameters(Result, V->NumParameters, Range);
  std::vector<Expression *> Arguments;
  for (const Binder &B : Parameters)
    Arguments.push_back(reference(B, Range));
  StringRef Name = V->Name.substr(V->Name.rfind('.') + 1);
  return makeCurried(Name, V->Ty, Parameters,
                     makeBuiltinCall(V, Arguments, Result, Range), Range);
}

///   ref e           becomes   Array.make 1 e
///   incr r          becomes   r.(0) <- r.(0) + 1
///   ignore e        becomes   let _ = e in ()
///   fst e           becomes   let (x, _) = e in x
///   succ e          becomes   e + 1
///   lnot e          becomes   e lxor -1
///   abs e           becomes   let x = e in if x < 0 then -x else x
///   min e1 e2       becomes   let x = e1 in let y = e2 in
///                             if x <= y then x else y
///   compare e1 e2   see ComparisonBuilder.h
///   string_of_bool e becomes  if e then "true" else "false"
///   String.get s i  becomes   s.[i]
///   Printf.printf   see FormatBuilder.h
///
/// Operands that are local variables are used directly, without another `let`.
Expression *Desugarer::makeBuiltinCall(VariableReference *V,
                                       ArrayRef<Expression *> Arguments,
                                       Type *Result, SMRange Range) {
  std::vector<NamedValue> Bindings;
  auto Named = [&](Expression *E) {
    if (auto *Known = llvm::dyn_cast<VariableReference>(E);
        Known && Known->ResolvedTo == VariableReference::Resolution::Local)
      return Binder{Known->Name, Known->Range, Known->Ty};
    Bindings.push_back({fresh("argument", E->Range, E->Ty), E});
    return Bindings.back().Name;
  };
  Expression *E = nullptr;
  switch (Builtin B = *findBuiltin(V->Name)) {
  case Builtin::ref:
    E = make<ArrayMake>(Result, Range, integer(1, Range), Arguments[0]);
    break;
  case Builtin::incr:
  case Builtin::decr: {
    Binder Reference = Named(Arguments[0]);
    Expression *Old = element(reference(Reference, Range), 0, Range);
    E = store(reference(Reference, Range), 0,
              binary(B == Builtin::incr ? BinaryOperator::Add
                                        : BinaryOperator::Subtract,
                     Old, integer(1, Range), Range),
              Range);
    break;
  }
  case Builtin::ignore:
    E = let({"_", Arguments[0]->Range, Arguments[0]->Ty}, Arguments[0],
            unit(Range));
    break;
  case Builtin::fst:
  case Builtin::snd: {
    Type *Pair = Arguments[0]->Ty->resolve();
    Binder Components[] = {{"_", Range, Pair->operand(0)},
                           {"_", Range, Pair->operand(1)}};
    Binder &Taken = Components[B == Builtin::snd];
    Taken = fresh("component", Range, Taken.Ty);
    E = make<LetTuple>(Result, Range, Trees.copy(ArrayRef<Binder>(Components)),
                       Arguments[0], reference(Taken, Range));
    break;
  }
  case Builtin::succ:
  case Builtin::pred:
    E = binary(B == Builtin::succ ? BinaryOperator::Add
                                  : BinaryOperator::Subtract,
               Arguments[0], integer(1, Range), Range);
    break;
  case Builtin::lnot:
    E = binary(BinaryOperator::BitwiseXor, Arguments[0], integer(-1, Range),
               Range);
    break;
  case Builtin::abs: {
    Binder X = Named(Arguments[0]);
    E = conditional(binary(BinaryOperator::Less, reference(X, Range),
                           integer(0, Range), Range),
                    make<Negate>(Types.integer(), Range, reference(X, Range)),
                    reference(X, Range));
    break;
  }
  case Builtin::min:
  case Builtin::max: {
    Binder X = Named(Arguments[0]);
    Binder Y = Named(Arguments[1]);
    E = conditional(ComparisonBuilder(Trees, Types, Range)
                        .compare(B == Builtin::min
                                     ? BinaryOperator::LessEqual
                                     : BinaryOperator::GreaterEqual,
                                 reference(X, Range), reference(Y, Range)),
                    reference(X, Range), reference(Y, Range));
    break;
  }
  case Builtin::compare:
    E = ComparisonBuilder(Trees, Types, Range)
            .compareTotally(Arguments[0], Arguments[1]);
    break;
  case Builtin::string_of_bool:
    E = conditional(Arguments[0],
                    make<StringLiteral>(Types.string(), Range, "true"),
                    make<StringLiteral>(Types.string(), Range, "false"));
    break;
  case Builtin::int_of_char:
    E = callRuntime("Char.code", Arguments, Result, Range);
    break;
  case Builtin::char_of_int:
    E = callRuntime("Char.chr", Arguments, Result, Range);
    break;
  case Builtin::int_to_string:
    E = callRuntime("string_of_int", Arguments, Result, Range);
    break;
  case Builtin::format_output:
  case Builtin::format_error:
  case Builtin::format_string: {
    std::vector<Binder> Values;
    for (Expression *Argument : Arguments.drop_front())
      Values.push_back(Named(Argument));
    StringRef Text = cast<StringLiteral>(Arguments.front())->Value;
    E = B == Builtin::format_string
            ? FormatBuilder(Trees, Types, Range).makeString(Text, Values)
            : FormatBuilder(Trees, Types, Range)
                  .makePrints(Text, Values, B == Builtin::format_error);
    break;
  }
  case Builtin::string_length:
    E = make<ArrayLength>(Result, Range, Arguments[0], /*String=*/true);
    break;
  case Builtin::string_get:
    E = make<ArrayGet>(Result, Range, Arguments[0], Arguments[1],
                       /*String=*/true);
    break;
  case Builtin::raise:
    E = make<Raise>(Result, Range, Arguments[0]);
    break;
  case Builtin::min_int:
  case Builtin::max_int:
  case Builtin::infinity:
  case Builtin::neg_infinity:
  case Builtin::nan:
  case Builtin::max_float:
  case Builtin::min_float:
  case Builtin::epsilon_float:
    llvm_unreachable("not a function");
  }
  return bindOperands(Bindings, E);
}

/// Returns a call of a builtin whose arguments already belong to the core.
Expression *Desugarer::makeBuiltinApplication(Apply *A, VariableReference *V) {
  unsigned Wanted = V->NumParameters;
  auto MakeBody = [&](ArrayRef<Expression *> All) {
    return makeBuiltinCall(V, All, V->Ty->resolve()->result(), A->Range);
  };
  if (A->Arguments.size() == Wanted)
    return MakeBody(A->Arguments);
  if (A->Arguments.size() < Wanted)
    return makePartial(A, Wanted, MakeBody);
  std::vector<NamedValue> Bindings;
  nameOperands(A->Arguments, Bindings);
  A->Callee = MakeBody(A->Arguments.take_front(Wanted));
  A->Arguments = A->Arguments.drop_front(Wanted);
  return bindOperands(Bindings, makeCall(A));
}
