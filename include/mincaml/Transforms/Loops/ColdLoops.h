//===- ColdLoops.h - Unrolling disabled for cold loops ----------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_LOOPS_COLDLOOPS_H
#define MINCAML_TRANSFORMS_LOOPS_COLDLOOPS_H

#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"

namespace mincaml {

/// `mincaml-cold-loops<levels=N>`: disables the unrolling, by `mincaml-unroll`
/// and by LLVM, of innermost loops that are estimated to be executed much more
/// rarely than others. For example, a loop that fills an array is executed
/// once, while the loops that compute with the array are nested:
///
///   fill 0;
///   for i = 0 to n do for j = 0 to n do ... a.(j) ... done done
///
/// The depth of an instruction is the number of loops around it, counting the
/// loops around the calls of its function; if there are several calls, the
/// deepest one counts. A loop is cold if its depth is less than that of the
/// deepest loop in the module by at least N (1 by default). This is an estimate
/// without a profile. It decides only whether code is copied.
///
/// Recursive functions and loops that may have few iterations are counted in
/// the depth of a loop that might be cold, but not in the depth that it is
/// compared with. Loops that may have few iterations are
/// - searches, which end depending on data: an exit compares floats or compares
///   a value that is loaded or returned by a call in the loop, or its condition
///   is not a single comparison;
/// - loops whose induction variable has a step that is not a constant: often
///   the loop around them changes the step, so that they get shorter each time.
///
/// Loops that contain another loop are marked, too. LLVM fully unrolls them if
/// they have few iterations, and copies all that they contain; the gain is
/// negligible next to the time that the inner loop takes.
///
/// The pass does not mark
/// - innermost loops of functions that may be called from anywhere, by a
///   pointer or from other modules, or of functions that these call. `main` and
///   `min_caml_start` are known to be called once;
/// - innermost loops of at most 16 iterations without calls, which LLVM may
///   unroll fully, and loops that contain only such loops.
class ColdLoopsPass : public llvm::PassInfoMixin<ColdLoopsPass> {
public:
  struct Options {
    unsigned Levels = 1;
  };

  explicit ColdLoopsPass(Options TheOptions) : TheOptions(TheOptions) {}
  /// Parses `levels=N`.
  static llvm::Expected<Options> parseOptions(llvm::StringRef Text);

  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> PassNameOfClass);

private:
  Options TheOptions;
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_LOOPS_COLDLOOPS_H
