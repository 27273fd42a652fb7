//===- IRGen.h - Closed K-normal form to LLVM IR ----------------*- C++ -*-===//

#ifndef MINCAML_IRGEN_IRGEN_H
#define MINCAML_IRGEN_IRGEN_H

#include "mincaml/KNormal/KNormal.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "llvm/Support/SMLoc.h"
#include <functional>
#include <memory>
#include <string>

namespace llvm {
class LLVMContext;
class Module;
class TargetMachine;
} // namespace llvm

namespace mincaml {

struct IRGenOptions {
  /// Check array bounds, array sizes and divisors at run time.
  bool Checks = true;

  enum class DebugInfo : uint8_t {
    None,      ///< no `!dbg` at all
    Locations, ///< locations for remarks and for other passes, not emitted
    Full,      ///< DWARF with variables and types
  };
  DebugInfo Debug = DebugInfo::Locations;
  /// If not empty, debug information gives an expression this location, which
  /// tells it from all others, in place of the one where it starts.
  std::function<llvm::SMLoc(llvm::SMRange Expression)> DistinctLocation;
  /// The function that evaluates the program.
  std::string StartSymbol = runtime::StartSymbol;
  /// Recorded in the debug information.
  bool Optimized = false;
};

/// Lowers a program to a module for the target of \p Target.
///
/// Every MinCaml function becomes an internal `tailcc` function named
/// `ml.NAME`: the dot keeps it apart from every C symbol, because code
/// generation emits calls to C functions (`floor`, `memcpy`) by name. The main
/// expression becomes `min_caml_start`. Calls in tail position are `musttail`.
/// Heap objects are made by calls to `min_caml_allocate`, which
/// LowerAllocationPass expands inline after optimization.
///
/// Checks and the order of effects follow language.md, section 6; names and
/// layouts docs/code-generation.md and Support/RuntimeABI.def.
std::unique_ptr<llvm::Module> generateIR(const knormal::ClosedProgram &Program,
                                         llvm::MemoryBufferRef Source,
                                         llvm::LLVMContext &Context,
                                         llvm::TargetMachine &Target,
                                         const IRGenOptions &Options);

} // namespace mincaml

#endif // MINCAML_IRGEN_IRGEN_H
