//===- Budget.h - Cost limits of nested code --------------------*- C++ -*-===//

#ifndef MINCAML_LIB_GENERATOR_BUDGET_H
#define MINCAML_LIB_GENERATOR_BUDGET_H

#include "Meter.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mincaml::generator {

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
  Meter measure(Cost Limit, llvm::function_ref<void()> Make);
  /// Calls \p Make, which may spend at most \p Share.
  void limited(Cost Share, llvm::function_ref<void()> Make);

private:
  Meter Whole;
  Meter *Current = &Whole;
};

} // namespace mincaml::generator

#endif // MINCAML_LIB_GENERATOR_BUDGET_H
