//===- Smt.h - Terms and queries of Z3 --------------------------*- C++ -*-===//
//
// Terms of Z3 over bit vectors and Booleans, with the operations that the
// encoding needs. Structurally equal terms are one object in Z3, so `isSame` is
// a comparison of pointers. The operations fold constants and trivial cases at
// once. Most code that a pass did not change therefore needs no query.
//
// Widths are in bits. Operands of one operation have equal widths.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_VALIDATION_SMT_H
#define MINCAML_LIB_VALIDATION_SMT_H

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include <memory>
#include <optional>
#include <vector>
#include <z3.h>

namespace mincaml::validation {

/// A term, or none. It is valid as long as its context exists.
struct Term {
  Z3_context Context = nullptr;
  Z3_ast Ast = nullptr;

  explicit operator bool() const { return Ast != nullptr; }
  /// Whether there is no term. `!` cannot be used for this: it creates a term.
  bool isNone() const { return Ast == nullptr; }
  /// The number of the term in its context, in the order of creation.
  unsigned id() const { return Z3_get_ast_id(Context, Ast); }
};

/// Whether A and B are the same term. Different terms can have equal values.
inline bool isSame(Term A, Term B) { return A.Ast == B.Ast; }

/// The function that A applies. Precondition: A is an application.
inline Z3_decl_kind kindOf(Term A) {
  return Z3_get_decl_kind(
      A.Context, Z3_get_app_decl(A.Context, Z3_to_app(A.Context, A.Ast)));
}
/// Operand I of an application.
inline Term operandOf(Term A, unsigned I) {
  return {A.Context, Z3_get_app_arg(A.Context, Z3_to_app(A.Context, A.Ast), I)};
}

Term boolean(Z3_context C, bool Value);
Term bits(Z3_context C, const llvm::APInt &Value);
Term bits(Z3_context C, unsigned Width, uint64_t Value);
/// An uninterpreted constant. Width 0 means a Boolean.
Term variable(Z3_context C, const llvm::Twine &Name, unsigned Width);
/// The application of an uninterpreted function. Width 0 means a Boolean.
Term apply(Z3_context C, const llvm::Twine &Name,
           llvm::ArrayRef<Term> Arguments, unsigned Width);

/// The width of a bit vector; 0 for a Boolean.
unsigned width(Term A);
bool isTrue(Term A);
bool isFalse(Term A);
std::optional<llvm::APInt> number(Term A);

Term operator!(Term A);
Term operator&&(Term A, Term B);
Term operator||(Term A, Term B);
Term ite(Term Condition, Term A, Term B);
/// The two parts of a conjunction; nothing if A is not one.
std::optional<std::pair<Term, Term>> conjuncts(Term A);
/// Equality of bit vectors or Booleans.
Term eq(Term A, Term B);

Term operator+(Term A, Term B);
Term operator-(Term A, Term B);
Term operator*(Term A, Term B);
Term operator&(Term A, Term B);
Term operator|(Term A, Term B);
Term operator^(Term A, Term B);
Term operator~(Term A);
Term negated(Term A);

/// The result of a function of Z3 for bit vectors, simplified if both operands
/// are constants.
Term binary(Z3_ast (*Make)(Z3_context, Z3_ast, Z3_ast), Term A, Term B);

inline Term udiv(Term A, Term B) { return binary(Z3_mk_bvudiv, A, B); }
inline Term sdiv(Term A, Term B) { return binary(Z3_mk_bvsdiv, A, B); }
inline Term urem(Term A, Term B) { return binary(Z3_mk_bvurem, A, B); }
inline Term srem(Term A, Term B) { return binary(Z3_mk_bvsrem, A, B); }
/// Shifts by at least the width give 0, or copies of the sign.
inline Term shl(Term A, Term B) { return binary(Z3_mk_bvshl, A, B); }
inline Term lshr(Term A, Term B) { return binary(Z3_mk_bvlshr, A, B); }
inline Term ashr(Term A, Term B) { return binary(Z3_mk_bvashr, A, B); }

inline Term ult(Term A, Term B) { return binary(Z3_mk_bvult, A, B); }
inline Term ule(Term A, Term B) { return binary(Z3_mk_bvule, A, B); }
inline Term slt(Term A, Term B) { return binary(Z3_mk_bvslt, A, B); }
inline Term sle(Term A, Term B) { return binary(Z3_mk_bvsle, A, B); }

Term extract(Term A, unsigned High, unsigned Low);
/// Concatenates two bit vectors; A has the high bits.
Term concat(Term A, Term B);
/// Extends or truncates to a width.
Term zextOrTrunc(Term A, unsigned Width);
Term sextOrTrunc(Term A, unsigned Width);
/// Conversions between a Boolean and a bit vector of width 1.
Term bit(Term Truth);
Term truth(Term Bit);
Term isZero(Term A);
Term signBit(Term A);

/// Whether the exact result of an operation does not fit the width.
Term addOverflows(Term A, Term B, bool IsSigned);
Term subOverflows(Term A, Term B, bool IsSigned);
Term mulOverflows(Term A, Term B, bool IsSigned);

/// The term after Z3's simplification.
Term simplified(Term A);
/// The term with From[I] replaced by To[I].
Term substituted(Term A, llvm::ArrayRef<Term> From, llvm::ArrayRef<Term> To);
/// The bit-vector constants that occur in a term.
std::vector<Term> numbersIn(Term A);
/// The uninterpreted constants that occur in terms, each once, in the order of
/// their creation.
std::vector<Term> variablesIn(llvm::ArrayRef<Term> Terms);
/// The applications of uninterpreted functions that occur in terms, each once,
/// in the order of their creation.
std::vector<Term> applicationsIn(llvm::ArrayRef<Term> Terms);
std::string nameOf(Term Variable);

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

  /// The value of a term. Parts that the formula does not determine have
  /// arbitrary values.
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

#endif // MINCAML_LIB_VALIDATION_SMT_H
