//===- Smt.cpp - Terms and queries of Z3 ----------------------------------===//

#include "Smt.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>
#include <set>

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

namespace mincaml::validation {

Term boolean(Z3_context C, bool Value) {
  return {C, Value ? Z3_mk_true(C) : Z3_mk_false(C)};
}

Term bits(Z3_context C, const APInt &Value) {
  SmallString<32> Digits;
  Value.toStringUnsigned(Digits);
  return {C, Z3_mk_numeral(C, Digits.c_str(),
                           Z3_mk_bv_sort(C, Value.getBitWidth()))};
}

Term bits(Z3_context C, unsigned Width, uint64_t Value) {
  return {C, Z3_mk_unsigned_int64(C, Value, Z3_mk_bv_sort(C, Width))};
}

static Z3_sort sortOf(Z3_context C, unsigned Width) {
  return Width ? Z3_mk_bv_sort(C, Width) : Z3_mk_bool_sort(C);
}

Term variable(Z3_context C, const Twine &Name, unsigned Width) {
  SmallString<64> Text;
  Z3_symbol Symbol =
      Z3_mk_string_symbol(C, Name.toNullTerminatedStringRef(Text).data());
  return {C, Z3_mk_const(C, Symbol, sortOf(C, Width))};
}

Term apply(Z3_context C, const Twine &Name, ArrayRef<Term> Arguments,
           unsigned Width) {
  SmallString<64> Text;
  Z3_symbol Symbol =
      Z3_mk_string_symbol(C, Name.toNullTerminatedStringRef(Text).data());
  SmallVector<Z3_sort, 8> Sorts;
  SmallVector<Z3_ast, 8> Asts;
  for (Term A : Arguments) {
    Sorts.push_back(Z3_get_sort(C, A.Ast));
    Asts.push_back(A.Ast);
  }
  Z3_func_decl Function =
      Z3_mk_func_decl(C, Symbol, Sorts.size(), Sorts.data(), sortOf(C, Width));
  return {C, Z3_mk_app(C, Function, Asts.size(), Asts.data())};
}

unsigned width(Term A) {
  Z3_sort Sort = Z3_get_sort(A.Context, A.Ast);
  return Z3_get_sort_kind(A.Context, Sort) == Z3_BV_SORT
             ? Z3_get_bv_sort_size(A.Context, Sort)
             : 0;
}

bool isTrue(Term A) { return Z3_get_bool_value(A.Context, A.Ast) == Z3_L_TRUE; }

bool isFalse(Term A) {
  return Z3_get_bool_value(A.Context, A.Ast) == Z3_L_FALSE;
}

static bool isNumber(Term A) {
  return Z3_get_ast_kind(A.Context, A.Ast) == Z3_NUMERAL_AST;
}

std::optional<APInt> number(Term A) {
  if (!isNumber(A))
    return std::nullopt;
  return APInt(width(A), Z3_get_numeral_string(A.Context, A.Ast), 10);
}

Term simplified(Term A) { return {A.Context, Z3_simplify(A.Context, A.Ast)}; }

//===- Booleans -----------------------------------------------------------===//

Term operator!(Term A) {
  if (isTrue(A) || isFalse(A))
    return boolean(A.Context, isFalse(A));
  if (kindOf(A) == Z3_OP_NOT)
    return operandOf(A, 0);
  return {A.Context, Z3_mk_not(A.Context, A.Ast)};
}

Term operator&&(Term A, Term B) {
  if (isFalse(A) || isTrue(B) || isSame(A, B))
    return A;
  if (isTrue(A) || isFalse(B))
    return B;
  if (isSame(!A, B))
    return boolean(A.Context, false);
  Z3_ast Both[] = {A.Ast, B.Ast};
  return {A.Context, Z3_mk_and(A.Context, 2, Both)};
}

std::optional<std::pair<Term, Term>> conjuncts(Term A) {
  if (kindOf(A) != Z3_OP_AND ||
      Z3_get_app_num_args(A.Context, Z3_to_app(A.Context, A.Ast)) != 2)
    return std::nullopt;
  return std::pair(operandOf(A, 0), operandOf(A, 1));
}

Term operator||(Term A, Term B) {
  if (isTrue(A) || isFalse(B) || isSame(A, B))
    return A;
  if (isFalse(A) || isTrue(B))
    return B;
  if (isSame(!A, B))
    return boolean(A.Context, true);
  // At the join after a branch, (X && Y) || (X && !Y) is X.
  if (std::optional<std::pair<Term, Term>> Left = conjuncts(A))
    if (std::optional<std::pair<Term, Term>> Right = conjuncts(B))
      if (isSame(Left->first, Right->first) &&
          isSame(!Left->second, Right->second))
        return Left->first;
  Z3_ast Both[] = {A.Ast, B.Ast};
  return {A.Context, Z3_mk_or(A.Context, 2, Both)};
}

Term ite(Term Condition, Term A, Term B) {
  if (isTrue(Condition) || isSame(A, B))
    return A;
  if (isFalse(Condition))
    return B;
  if (isTrue(A) && isFalse(B))
    return Condition;
  if (isFalse(A) && isTrue(B))
    return !Condition;
  return {A.Context, Z3_mk_ite(A.Context, Condition.Ast, A.Ast, B.Ast)};
}

Term eq(Term A, Term B) {
  if (isSame(A, B))
    return boolean(A.Context, true);
  if (isNumber(A) && isNumber(B)) // equal numbers are the same object
    return boolean(A.Context, false);
  if (A.id() > B.id())
    std::swap(A, B);
  return {A.Context, Z3_mk_eq(A.Context, A.Ast, B.Ast)};
}

//===- Bit vectors --------------------------------------------------------===//

using Operation = Z3_ast (*)(Z3_context, Z3_ast, Z3_ast);

Term binary(Operation Make, Term A, Term B) {
  Term Result{A.Context, Make(A.Context, A.Ast, B.Ast)};
  return isNumber(A) && isNumber(B) ? simplified(Result) : Result;
}

/// Creates a commutative operation. The operands are sorted, so that equal
/// terms are the same object.
static Term commutative(Operation Make, Term A, Term B) {
  if (A.id() > B.id())
    std::swap(A, B);
  return binary(Make, A, B);
}

static bool isZeroNumber(Term A) {
  std::optional<APInt> N = number(A);
  return N && N->isZero();
}

Term operator+(Term A, Term B) {
  if (isZeroNumber(A))
    return B;
  return isZeroNumber(B) ? A : commutative(Z3_mk_bvadd, A, B);
}
Term operator-(Term A, Term B) {
  return isZeroNumber(B) ? A : binary(Z3_mk_bvsub, A, B);
}
Term operator*(Term A, Term B) { return commutative(Z3_mk_bvmul, A, B); }
Term operator&(Term A, Term B) {
  return isSame(A, B) ? A : commutative(Z3_mk_bvand, A, B);
}
Term operator|(Term A, Term B) {
  return isSame(A, B) ? A : commutative(Z3_mk_bvor, A, B);
}
Term operator^(Term A, Term B) { return commutative(Z3_mk_bvxor, A, B); }
Term operator~(Term A) {
  Term Result{A.Context, Z3_mk_bvnot(A.Context, A.Ast)};
  return isNumber(A) ? simplified(Result) : Result;
}
Term negated(Term A) {
  Term Result{A.Context, Z3_mk_bvneg(A.Context, A.Ast)};
  return isNumber(A) ? simplified(Result) : Result;
}

Term extract(Term A, unsigned High, unsigned Low) {
  if (Low == 0 && High + 1 == width(A))
    return A;
  Term Result{A.Context, Z3_mk_extract(A.Context, High, Low, A.Ast)};
  // Simplification replaces a part of a concatenation by a part of its operand.
  return isNumber(A) || kindOf(A) == Z3_OP_CONCAT || kindOf(A) == Z3_OP_EXTRACT
             ? simplified(Result)
             : Result;
}

Term concat(Term A, Term B) {
  Term Result{A.Context, Z3_mk_concat(A.Context, A.Ast, B.Ast)};
  auto IsSimple = [](Term X) {
    return isNumber(X) || kindOf(X) == Z3_OP_EXTRACT;
  };
  return IsSimple(A) && IsSimple(B) ? simplified(Result) : Result;
}

static Term extendOrTrunc(Z3_ast (*Extend)(Z3_context, unsigned, Z3_ast),
                          Term A, unsigned Width) {
  unsigned Have = width(A);
  if (Width < Have)
    return extract(A, Width - 1, 0);
  if (Width == Have)
    return A;
  Term Result{A.Context, Extend(A.Context, Width - Have, A.Ast)};
  return isNumber(A) ? simplified(Result) : Result;
}

Term zextOrTrunc(Term A, unsigned Width) {
  return extendOrTrunc(Z3_mk_zero_ext, A, Width);
}

Term sextOrTrunc(Term A, unsigned Width) {
  return extendOrTrunc(Z3_mk_sign_ext, A, Width);
}

Term bit(Term Truth) {
  return ite(Truth, bits(Truth.Context, 1, 1), bits(Truth.Context, 1, 0));
}

Term truth(Term Bit) {
  Z3_context C = Bit.Context;
  if (std::optional<APInt> N = number(Bit))
    return boolean(C, !N->isZero());
  if (kindOf(Bit) == Z3_OP_ITE) {
    std::optional<APInt> Then = number(operandOf(Bit, 1));
    std::optional<APInt> Else = number(operandOf(Bit, 2));
    if (Then && Else && Then->isOne() && Else->isZero())
      return operandOf(Bit, 0);
  }
  return eq(Bit, bits(C, 1, 1));
}

Term isZero(Term A) { return eq(A, bits(A.Context, APInt::getZero(width(A)))); }

Term signBit(Term A) {
  unsigned W = width(A);
  return truth(extract(A, W - 1, W - 1));
}

/// Whether a result in W + 1 bits does not fit W bits, as signed numbers.
static Term exceeds(Term Wide, unsigned W) {
  return !eq(extract(Wide, W, W), extract(Wide, W - 1, W - 1));
}

Term addOverflows(Term A, Term B, bool IsSigned) {
  unsigned W = width(A);
  return IsSigned ? exceeds(sextOrTrunc(A, W + 1) + sextOrTrunc(B, W + 1), W)
                  : ult(A + B, A);
}

Term subOverflows(Term A, Term B, bool IsSigned) {
  unsigned W = width(A);
  return IsSigned ? exceeds(sextOrTrunc(A, W + 1) - sextOrTrunc(B, W + 1), W)
                  : ult(A, B);
}

Term mulOverflows(Term A, Term B, bool IsSigned) {
  if (A.id() > B.id())
    std::swap(A, B);
  Z3_context C = A.Context;
  if (!IsSigned)
    return simplified(
        !Term{C, Z3_mk_bvmul_no_overflow(C, A.Ast, B.Ast, false)});
  return simplified(!(Term{C, Z3_mk_bvmul_no_overflow(C, A.Ast, B.Ast, true)} &&
                      Term{C, Z3_mk_bvmul_no_underflow(C, A.Ast, B.Ast)}));
}

//===- Traversal of terms -------------------------------------------------===//

Term substituted(Term A, ArrayRef<Term> From, ArrayRef<Term> To) {
  SmallVector<Z3_ast, 8> FromAsts;
  SmallVector<Z3_ast, 8> ToAsts;
  for (Term T : From)
    FromAsts.push_back(T.Ast);
  for (Term T : To)
    ToAsts.push_back(T.Ast);
  return {A.Context, Z3_substitute(A.Context, A.Ast, FromAsts.size(),
                                   FromAsts.data(), ToAsts.data())};
}

/// Calls Visit once for each subterm.
static void visitParts(ArrayRef<Term> Terms, function_ref<void(Term)> Visit) {
  std::set<unsigned> Seen;
  SmallVector<Term, 16> Work(Terms.begin(), Terms.end());
  while (!Work.empty()) {
    Term T = Work.pop_back_val();
    if (!Seen.insert(T.id()).second)
      continue;
    Visit(T);
    if (Z3_get_ast_kind(T.Context, T.Ast) != Z3_APP_AST)
      continue;
    Z3_app App = Z3_to_app(T.Context, T.Ast);
    for (unsigned I = 0; I < Z3_get_app_num_args(T.Context, App); ++I)
      Work.push_back({T.Context, Z3_get_app_arg(T.Context, App, I)});
  }
}

static void sortById(std::vector<Term> &Terms) {
  std::sort(Terms.begin(), Terms.end(),
            [](Term A, Term B) { return A.id() < B.id(); });
}

std::vector<Term> numbersIn(Term A) {
  std::vector<Term> Result;
  visitParts(A, [&](Term T) {
    if (isNumber(T))
      Result.push_back(T);
  });
  sortById(Result);
  return Result;
}

/// The applications of uninterpreted functions with arguments, or the
/// uninterpreted constants.
static std::vector<Term> uninterpretedIn(ArrayRef<Term> Terms,
                                         bool HasArguments) {
  std::vector<Term> Result;
  visitParts(Terms, [&](Term T) {
    if (Z3_get_ast_kind(T.Context, T.Ast) != Z3_APP_AST)
      return;
    Z3_app App = Z3_to_app(T.Context, T.Ast);
    if ((Z3_get_app_num_args(T.Context, App) != 0) == HasArguments &&
        kindOf(T) == Z3_OP_UNINTERPRETED)
      Result.push_back(T);
  });
  sortById(Result);
  return Result;
}

std::vector<Term> variablesIn(ArrayRef<Term> Terms) {
  return uninterpretedIn(Terms, /*HasArguments=*/false);
}

std::vector<Term> applicationsIn(ArrayRef<Term> Terms) {
  return uninterpretedIn(Terms, /*HasArguments=*/true);
}

std::string nameOf(Term Variable) {
  Z3_context C = Variable.Context;
  return Z3_get_symbol_string(
      C, Z3_get_decl_name(C, Z3_get_app_decl(C, Z3_to_app(C, Variable.Ast))));
}

} // namespace mincaml::validation

//===- Queries ------------------------------------------------------------===//

/// Ignores errors, which lead to the answer "unknown". Z3's own handler would
/// end the process.
static void ignoreError(Z3_context, Z3_error_code) {}

SolverContext::SolverContext() {
  Z3_config Config = Z3_mk_config();
  C = Z3_mk_context(Config);
  Z3_del_config(Config);
  Z3_set_error_handler(C, ignoreError);
}

static Term evaluated(Z3_context C, Z3_model M, Term A) {
  Z3_ast Result = nullptr;
  if (!Z3_model_eval(C, M, A.Ast, /*model_completion=*/true, &Result))
    return {};
  return {C, Result};
}

APInt Model::valueOf(Term A) const {
  Term Value = evaluated(C, M, A);
  if (Value)
    if (std::optional<APInt> N = number(Value))
      return *N;
  return APInt::getZero(width(A));
}

bool Model::holds(Term A) const {
  Term Value = evaluated(C, M, A);
  return Value && isTrue(Value);
}

Satisfaction validation::isSatisfiable(Z3_context C, ArrayRef<Term> Formulas,
                                       Limits Limit) {
  Z3_solver Solver = Z3_mk_simple_solver(C);
  Z3_solver_inc_ref(C, Solver);
  Z3_params Parameters = Z3_mk_params(C);
  Z3_params_inc_ref(C, Parameters);
  auto Set = [&](const char *Name, unsigned Value) {
    Z3_params_set_uint(C, Parameters, Z3_mk_string_symbol(C, Name), Value);
  };
  Set("timeout", Limit.Milliseconds);
  Set("max_memory", Limit.Megabytes);
  Z3_solver_set_params(C, Solver, Parameters);
  for (Term F : Formulas)
    Z3_solver_assert(C, Solver, F.Ast);
  Satisfaction Result;
  switch (Z3_solver_check(C, Solver)) {
  case Z3_L_TRUE:
    if (Z3_model M = Z3_solver_get_model(C, Solver)) {
      Result.Result = Answer::Yes;
      Result.Example = std::make_unique<Model>(C, M);
    }
    break;
  case Z3_L_FALSE:
    Result.Result = Answer::No;
    break;
  default:
    Result.Reason = Z3_solver_get_reason_unknown(C, Solver);
  }
  Z3_params_dec_ref(C, Parameters);
  Z3_solver_dec_ref(C, Solver);
  return Result;
}
