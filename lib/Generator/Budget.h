//===- Budget.h - The meters of the code being made -------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_BUDGET_H
#define MINCAML_LIB_GENERATOR_BUDGET_H

#include "Meter.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mincaml::generator {

/// The meter of the program and, within it, those of the bodies that are being
/// made: the innermost one counts.
class Budget {
public:
  explicit Budget(Cost Limit) { Whole.Limit = Limit; }
  Budget(const Budget &) = delete;
  Budget &operator=(const Budget &) = delete;

  /// The innermost meter.
  Meter &meter() { return *Current; }

  /// Calls \p Make with a meter of its own and returns that meter. The caller
  /// pays for the runs of what was made.
  Meter measure(Cost Limit, llvm::function_ref<void()> Make);
  /// Calls \p Make, which may spend at most \p Share of what is left.
  void limited(Cost Share, llvm::function_ref<void()> Make);

private:
  Meter Whole;
  Meter *Current = &Whole;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_BUDGET_H
