//===- Solver.cpp - Queries to Z3 -----------------------------------------===//

#include "Smt/Solver.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

/// Ignores errors, which lead to the answer "unknown". Z3's own handler would end
/// the process.
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
