//===- StaticArrays.h - Static allocation of arrays and tuples --*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_IPO_STATICARRAYS_H
#define MINCAML_TRANSFORMS_IPO_STATICARRAYS_H

#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"

namespace mincaml {

/// `mincaml-static-arrays`: replaces heap allocations that are executed at most
/// once by internal global variables: arrays of constant size with their
/// headers, and tuples and closures. Accesses then have constant addresses;
/// `mincaml-vrp` replaces the global variables that held the addresses.
///
/// An allocation is executed at most once if it is outside of cycles in
/// `min_caml_start`, which the runtime calls once, or in an internal function
/// with a single call that is executed once.
///
/// The elements of an array are initialized statically if they are zero or
/// constant. Otherwise they are stored where the array was created. An array
/// that is filled before it is read (InitialElements.h) needs no initial
/// elements.
///
/// Objects larger than `bytes=N` (64 kB by default) stay on the heap, and so do
/// those that would exceed `total=N` in the module (1 MB). Larger arrays are
/// usually processed in loops and recursive functions that keep the address in
/// a register at no cost, while a constant address is computed at each use:
/// with a limit of 16 MB, examples/quicksort executes 4% more SPARC
/// instructions, bench/spectrum 4% more at -O2 and 8% fewer at -O3. Moreover,
/// static memory has to be available when the program is loaded, where nothing
/// reports that memory is exhausted.
///
/// Source: developed for this project. The original compiler supports global
/// arrays at fixed addresses, which are written by hand ([MinCaml], min-rt).
class StaticArraysPass : public llvm::PassInfoMixin<StaticArraysPass> {
public:
  struct Options {
    /// The maximum number of bytes of one object.
    unsigned Bytes = 64 << 10;
    /// The maximum number of bytes of all objects.
    unsigned Total = 1 << 20;
    /// Whether arrays of pointers, tuples and closures are replaced, too.
    /// Before tail calls have become loops, it is not known which arrays are
    /// filled before they are read; before functions are inlined, it is not
    /// known which tuples can be kept in registers.
    bool Pointers = false;
  };

  explicit StaticArraysPass(Options TheOptions) : TheOptions(TheOptions) {}
  /// Parses `bytes=N`, `total=N` and `pointers`, separated by semicolons.
  static llvm::Expected<Options> parseOptions(llvm::StringRef Text);

  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> PassNameOfClass);

private:
  Options TheOptions;
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_IPO_STATICARRAYS_H
