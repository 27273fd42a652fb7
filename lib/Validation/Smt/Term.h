//===- Term.h - Terms of the solver ----------------------------*- C++ -*-===//
//
// Terms of Z3 over bit vectors and truth values, with the operations that the
// encoding needs. Equal terms are one object in Z3, so that `isSame` is a
// comparison of pointers; the operations below fold constants and trivial cases
// at once, so that most of what a pass leaves alone is never given to the
// solver.
//
// Widths are in bits. Operands of one operation have equal widths.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_VALIDATION_SMT_TERM_H
#define MINCAML_VALIDATION_SMT_TERM_H

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include <optional>
#include <vector>
#include <z3.h>

namespace mincaml::validation {

/// A term, or nothing. Lives as long as its context.
struct Term {
  Z3_context Context = nullptr;
  Z3_ast Ast = nullptr;

  explicit operator bool() const { return Ast != nullptr; }
  /// `!` makes a term.
  bool isNone() const { return Ast == nullptr; }
  /// Numbers terms of a context in the order of their creation.
  unsigned id() const { return Z3_get_ast_id(Context, Ast); }
};

/// The same term, not: equal values.
inline bool isSame(Term A, Term B) { return A.Ast == B.Ast; }

Term boolean(Z3_context C, bool Value);
Term bits(Z3_context C, const llvm::APInt &Value);
Term bits(Z3_context C, unsigned Width, uint64_t Value);
/// An uninterpreted constant; of width 0: a truth value.
Term variable(Z3_context C, const llvm::Twine &Name, unsigned Width);
/// An uninterpreted function, applied; of width 0: a truth value.
Term apply(Z3_context C, const llvm::Twine &Name,
           llvm::ArrayRef<Term> Arguments, unsigned Width);

/// The width of a bit vector; 0 for a truth value.
unsigned width(Term A);
bool isTrue(Term A);
bool isFalse(Term A);
std::optional<llvm::APInt> number(Term A);

Term operator!(Term A);
Term operator&&(Term A, Term B);
Term operator||(Term A, Term B);
Term ite(Term Condition, Term A, Term B);
/// Of bit vectors or truth values.
Term eq(Term A, Term B);

Term operator+(Term A, Term B);
Term operator-(Term A, Term B);
Term operator*(Term A, Term B);
Term operator&(Term A, Term B);
Term operator|(Term A, Term B);
Term operator^(Term A, Term B);
Term operator~(Term A);
Term negated(Term A);
Term udiv(Term A, Term B);
Term sdiv(Term A, Term B);
Term urem(Term A, Term B);
Term srem(Term A, Term B);
/// Shifts by at least the width give 0, or copies of the sign.
Term shl(Term A, Term B);
Term lshr(Term A, Term B);
Term ashr(Term A, Term B);

Term ult(Term A, Term B);
Term ule(Term A, Term B);
Term slt(Term A, Term B);
Term sle(Term A, Term B);

Term extract(Term A, unsigned High, unsigned Low);
/// A in the high bits.
Term concat(Term A, Term B);
/// Extends or truncates to a width.
Term zextOrTrunc(Term A, unsigned Width);
Term sextOrTrunc(Term A, unsigned Width);
/// One bit of a truth value, and the reverse.
Term bit(Term Truth);
Term truth(Term Bit);
Term isZero(Term A);
Term signBit(Term A);

/// Whether the exact result of the operation does not fit.
Term addOverflows(Term A, Term B, bool IsSigned);
Term subOverflows(Term A, Term B, bool IsSigned);
Term mulOverflows(Term A, Term B, bool IsSigned);

/// Simplified by Z3.
Term simplified(Term A);
/// From[I] replaced by To[I].
Term substituted(Term A, llvm::ArrayRef<Term> From, llvm::ArrayRef<Term> To);
/// The numbers (bit vectors) that occur in a term.
std::vector<Term> numbersIn(Term A);
/// The uninterpreted constants that occur in terms, each once, in the order of
/// their creation.
std::vector<Term> variablesIn(llvm::ArrayRef<Term> Terms);
/// The applications of uninterpreted functions likewise.
std::vector<Term> applicationsIn(llvm::ArrayRef<Term> Terms);
std::string nameOf(Term Variable);

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_SMT_TERM_H
