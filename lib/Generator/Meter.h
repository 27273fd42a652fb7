//===- Meter.h - Cost of running generated code -----------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_METER_H
#define MINCAML_LIB_GENERATOR_METER_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/SaveAndRestore.h"
#include <algorithm>
#include <cstdint>

namespace mincaml::generator {

/// An upper bound of the cost of running code: the approximate number of
/// expressions that are evaluated, and the number of lines of output.
struct Cost {
  uint64_t Steps = 0;
  uint64_t Output = 0;

  Cost operator+(Cost C) const { return {Steps + C.Steps, Output + C.Output}; }
  Cost operator-(Cost C) const {
    return {Steps - std::min(Steps, C.Steps),
            Output - std::min(Output, C.Output)};
  }
  Cost operator*(uint64_t N) const { return {Steps * N, Output * N}; }
  Cost operator/(uint64_t N) const { return {Steps / N, Output / N}; }
  bool fits(Cost Limit) const {
    return Steps <= Limit.Steps && Output <= Limit.Output;
  }
};

inline Cost min(Cost A, Cost B) {
  return {std::min(A.Steps, B.Steps), std::min(A.Output, B.Output)};
}
inline Cost max(Cost A, Cost B) {
  return {std::max(A.Steps, B.Steps), std::max(A.Output, B.Output)};
}

/// A set of exceptions of an ExceptionTable, by number.
using ExceptionSet = uint32_t;
/// All exceptions, including those that are not known.
constexpr ExceptionSet AllExceptions = ~ExceptionSet(0);

/// Measures and limits the cost of one run of the code being made: the program,
/// or the body of a function or loop. Each node costs a step. Calls and loops
/// cost what their bodies cost, and are made only if they can be afforded.
struct Meter {
  Cost Limit;
  Cost Spent;
  /// The code writes to an array or prints.
  bool HasEffect = false;
  /// The exceptions that the code may raise and does not handle.
  ExceptionSet Raises = 0;

  Cost left() const { return Limit - Spent; }
  bool affords(Cost C) const { return C.fits(left()); }
  void spend(Cost C) { Spent = Spent + C; }
};

/// The meters of the program and, nested in it, of the bodies that are being
/// made. Only the innermost meter is charged.
class Budget {
public:
  explicit Budget(Cost Limit) { Whole.Limit = Limit; }
  Budget(const Budget &) = delete;
  Budget &operator=(const Budget &) = delete;

  /// The innermost meter.
  Meter &meter() { return *Current; }

  /// Calls \p Make with a new meter and returns that meter. The caller has to
  /// charge the enclosing meter for each run of the code.
  Meter measure(Cost Limit, llvm::function_ref<void()> Make) {
    Meter Inner;
    Inner.Limit = Limit;
    llvm::SaveAndRestore<Meter *> Innermost(Current, &Inner);
    Make();
    return Inner;
  }
  /// Calls \p Make, which may spend at most \p Share.
  void limited(Cost Share, llvm::function_ref<void()> Make) {
    llvm::SaveAndRestore<Cost> Limit(meter().Limit,
                                     min(meter().Limit, meter().Spent + Share));
    Make();
  }

private:
  Meter Whole;
  Meter *Current = &Whole;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_METER_H
