//===- IRGen.h - LLVM IR generation -----------------------------*- C++ -*-===//

#ifndef MINCAML_IRGEN_IRGEN_H
#define MINCAML_IRGEN_IRGEN_H

#include "mincaml/KNormal/KNormal.h"
#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "llvm/Support/SMLoc.h"
#include <functional>
#include <memory>
#include <string>

namespace llvm {
class LLVMContext;
class Module;
class TargetMachine;
class raw_ostream;
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
  /// Returns the debug location of an expression, a different one for each
  /// expression. If empty, the debug location is the start of the expression.
  std::function<llvm::SMLoc(llvm::SMRange Expression)> DistinctLocation;
  /// The name of the function that evaluates the program.
  std::string StartSymbol = runtime::StartSymbol;
  /// Whether the debug information says that the code is optimized.
  bool Optimized = false;
};

/// Generates an LLVM module for the target of \p Target from a
/// closure-converted program in K-normal form.
///
/// Every MinCaml function becomes an internal `tailcc` function named
/// `ml.NAME`. The dot keeps the name apart from every C symbol, because code
/// generation emits calls to C functions (`floor`, `memcpy`) by name. The main
/// expression becomes `min_caml_start`. Calls in tail position are `musttail`.
/// Heap objects are allocated by calls to `min_caml_allocate`, which
/// LowerAllocationPass expands inline after optimization.
///
/// Checks and the order of effects follow language.md, section 6. Names and
/// layouts follow docs/code-generation.md and Support/RuntimeABI.def.
///
/// Parts of the program may come from other texts than Source, such as those of
/// the earlier phrases of a prompt.
std::unique_ptr<llvm::Module>
generateIR(const knormal::ClosedProgram &Program, TypeContext &Types,
           llvm::MemoryBufferRef Source, llvm::LLVMContext &Context,
           llvm::TargetMachine &Target, const IRGenOptions &Options,
           llvm::ArrayRef<llvm::MemoryBufferRef> OtherSources = {});

/// Prints the layouts of the data types of the program that \p M was generated
/// from: for each constructor, its value or the offsets of its arguments.
void printLayouts(const llvm::Module &M, TypeContext &Types,
                  llvm::raw_ostream &OS);

} // namespace mincaml

#endif // MINCAML_IRGEN_IRGEN_H
