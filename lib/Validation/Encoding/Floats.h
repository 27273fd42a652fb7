//===- Floats.h - Z3's theory of floating-point numbers --------*- C++ -*-===//

#ifndef MINCAML_VALIDATION_ENCODING_FLOATS_H
#define MINCAML_VALIDATION_ENCODING_FLOATS_H

#include "Smt/Term.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/FloatingPointMode.h"
#include "llvm/IR/Intrinsics.h"

namespace mincaml::validation {

/// Whether calls of this intrinsic are encoded as operations on floating-point
/// numbers.
bool isFloatIntrinsic(llvm::Intrinsic::ID ID);

/// Whether the number belongs to one of the classes.
Term isOfClass(Term Bits, llvm::FPClassTest Classes,
               const llvm::fltSemantics &Format);

/// Z3's floating-point sort for one format.
struct FloatTheory {
  FloatTheory(Z3_context C, const llvm::fltSemantics &Format)
      : C(C), Format(Format),
        Sort(Z3_mk_fpa_sort(C,
                            llvm::APFloat::semanticsSizeInBits(Format) -
                                llvm::APFloat::semanticsPrecision(Format),
                            llvm::APFloat::semanticsPrecision(Format))),
        Nearest(Z3_mk_fpa_rne(C)), TowardZero(Z3_mk_fpa_rtz(C)) {}

  Z3_ast fromBits(Term Bits) const {
    return Z3_mk_fpa_to_fp_bv(C, Bits.Ast, Sort);
  }

  /// Whether a number without a fraction is an integer of this width.
  Term isWithin(Z3_ast Whole, unsigned Width, bool IsSigned) const {
    llvm::APFloat Limit(Format);
    // The limit is 2^Width, or 2^(Width-1) if signed. It is exact, or infinite
    // if every finite number fits.
    llvm::APInt Power =
        llvm::APInt::getOneBitSet(Width + 2, IsSigned ? Width - 1 : Width);
    Limit.convertFromAPInt(Power, false, llvm::APFloat::rmNearestTiesToEven);
    Z3_ast High = fromBits(bits(C, Limit.bitcastToAPInt()));
    Limit.changeSign();
    Z3_ast Low = IsSigned ? fromBits(bits(C, Limit.bitcastToAPInt()))
                          : Z3_mk_fpa_zero(C, Sort, /*negative=*/false);
    // Comparisons with a NaN are false. Infinities must be excluded explicitly,
    // because the limit may be infinite.
    return !Term{C, Z3_mk_fpa_is_infinite(C, Whole)} &&
           Term{C, Z3_mk_fpa_lt(C, Whole, High)} &&
           Term{C, Z3_mk_fpa_geq(C, Whole, Low)};
  }

  Z3_context C;
  const llvm::fltSemantics &Format;
  Z3_sort Sort;
  Z3_ast Nearest;
  Z3_ast TowardZero;
};

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_ENCODING_FLOATS_H
