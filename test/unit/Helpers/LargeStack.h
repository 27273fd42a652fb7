//===- LargeStack.h - Deep recursion in tests -------------------*- C++ -*-===//

#ifndef MINCAML_TEST_UNIT_HELPERS_LARGESTACK_H
#define MINCAML_TEST_UNIT_HELPERS_LARGESTACK_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/thread.h"
#include <optional>

namespace mincaml {

/// Runs F on a thread with a stack of the same size as the compiler's.
inline void withLargeStack(llvm::function_ref<void()> F) {
  llvm::thread Thread(std::optional<unsigned>(1u << 30), [F] { F(); });
  Thread.join();
}

} // namespace mincaml

#endif // MINCAML_TEST_UNIT_HELPERS_LARGESTACK_H
