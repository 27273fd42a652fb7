//===- ColdLoops.h - Loops that are not worth unrolling ---------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_COLDLOOPS_H
#define MINCAML_TRANSFORMS_COLDLOOPS_H

#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"

namespace mincaml {

/// `mincaml-cold-loops<levels=N>`: marks the innermost loops that a program
/// executes seldom, compared with others, as ones that are not to be unrolled:
/// by `mincaml-unroll` or by LLVM. What fills an array is executed once, and
/// the loops that compute with it are nested:
///
///   fill 0;
///   for i = 0 to n do for j = 0 to n do ... a.(j) ... done done
///
/// The depth of an instruction is the number of loops around it, in its
/// function and where that is called, in the deepest of these places. A loop is
/// cold if its depth is at least N less than that of the deepest one in the
/// module (1 by default). This is an estimate without a profile, which decides
/// about copies only.
///
/// Recursions, and loops that may well be short, count for the depth of a loop
/// that would be cold, but not for the depth that it is compared with:
/// - searches, which end where data say so: an exit compares floats, or what
///   is loaded or returned by a call in the loop, or is no single comparison;
/// - loops whose variable changes by a number that is not a constant: often
///   the loop around it changes that number, and it gets shorter each time.
///
/// Loops around a loop are marked, too: LLVM copies them if their iterations
/// are few, with all that they contain, which saves nothing beside that.
///
/// Leaves alone: functions that may be called from anywhere, by a pointer or
/// from other modules, and what these call, of which only the loops around
/// loops are marked; `main` and `min_caml_start` are known to be called once.
/// Innermost loops of at most 16 iterations without calls, which LLVM may
/// replace altogether, and loops around nothing but such.
class ColdLoopsPass : public llvm::PassInfoMixin<ColdLoopsPass> {
public:
  struct Options {
    unsigned Levels = 1;
  };

  explicit ColdLoopsPass(Options TheOptions) : TheOptions(TheOptions) {}
  /// `levels=N`.
  static llvm::Expected<Options> parseOptions(llvm::StringRef Text);

  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> PassNameOfClass);

private:
  Options TheOptions;
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_COLDLOOPS_H
