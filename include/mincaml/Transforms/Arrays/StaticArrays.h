//===- StaticArrays.h - Storage for what is made once -----------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_ARRAYS_STATICARRAYS_H
#define MINCAML_TRANSFORMS_ARRAYS_STATICARRAYS_H

#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"

namespace mincaml {

/// `mincaml-static-arrays`: an array of constant size that is made at most once
/// becomes an internal variable, with its header, and so does a tuple or
/// closure that is made at most once. Accesses then have constant addresses;
/// `mincaml-vrp` replaces the static variables that held the address.
///
/// Made once is what stands outside of cycles of `min_caml_start`, which the
/// runtime calls once, or of an internal function with a single call that is
/// executed once.
///
/// The elements of an array are zero, or constant, from the start; others are
/// stored where the array was made. An array that is filled before use
/// (InitialElements.h) has no elements at first.
///
/// Leaves alone: what is larger than `bytes=N` (64 kB by default), and whatever
/// goes beyond `total=N` in the module (1 MB). Larger arrays are worked on in
/// loops and recursions that have the address in a register, for nothing, while
/// a constant address is computed where it is used: with 16 MB,
/// examples/quicksort executes 4% more SPARC instructions, bench/spectrum 4%
/// more at -O2 and 8% less at -O3. Static storage also has to be found when
/// the program is loaded, where nothing reports that memory is short.
///
/// Source: this project's. The original compiler can be told that a program's
/// global arrays are at fixed addresses, which are written by hand
/// ([MinCaml], min-rt).
class StaticArraysPass : public llvm::PassInfoMixin<StaticArraysPass> {
public:
  struct Options {
    /// Bytes of one object.
    unsigned Bytes = 64 << 10;
    /// Bytes of all objects.
    unsigned Total = 1 << 20;
    /// Arrays of pointers, tuples and closures too. Before tail calls are
    /// loops, it is not known yet which arrays are filled before use, and
    /// before functions are inlined, which tuples are no objects at all.
    bool Pointers = false;
  };

  explicit StaticArraysPass(Options TheOptions) : TheOptions(TheOptions) {}
  /// `bytes=N`, `total=N` and `pointers`, separated by semicolons.
  static llvm::Expected<Options> parseOptions(llvm::StringRef Text);

  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> PassNameOfClass);

private:
  Options TheOptions;
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_ARRAYS_STATICARRAYS_H
