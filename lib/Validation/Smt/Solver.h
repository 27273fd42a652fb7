//===- Solver.h - Queries to Z3 ---------------------------------*- C++ -*-===//

#ifndef MINCAML_LIB_VALIDATION_SMT_SOLVER_H
#define MINCAML_LIB_VALIDATION_SMT_SOLVER_H

#include "Smt/Term.h"
#include <memory>

namespace mincaml::validation {

/// Owns a Z3 context and its terms.
class SolverContext {
public:
  SolverContext();
  ~SolverContext() { Z3_del_context(C); }
  SolverContext(const SolverContext &) = delete;
  SolverContext &operator=(const SolverContext &) = delete;

  Z3_context get() const { return C; }

private:
  Z3_context C;
};

enum class Answer { Yes, No, Unknown };

/// A satisfying assignment.
class Model {
public:
  Model(Z3_context C, Z3_model M) : C(C), M(M) { Z3_model_inc_ref(C, M); }
  ~Model() { Z3_model_dec_ref(C, M); }
  Model(const Model &) = delete;
  Model &operator=(const Model &) = delete;

  /// The value of a term. Parts that the formula does not determine have any
  /// value.
  llvm::APInt valueOf(Term A) const;
  bool holds(Term A) const;

private:
  Z3_context C;
  Z3_model M;
};

struct Limits {
  unsigned Milliseconds;
  unsigned Megabytes;
};

struct Satisfaction {
  Answer Result = Answer::Unknown;
  std::unique_ptr<Model> Example; ///< if the answer is Yes
  std::string Reason;             ///< if it is Unknown
};

/// Whether all formulas can be true at the same time.
Satisfaction isSatisfiable(Z3_context C, llvm::ArrayRef<Term> Formulas,
                           Limits Limit);

} // namespace mincaml::validation

#endif // MINCAML_LIB_VALIDATION_SMT_SOLVER_H
