//===- AddressRegisters.h - Addresses that recursions keep ------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SPARC_ADDRESSREGISTERS_H
#define MINCAML_TRANSFORMS_SPARC_ADDRESSREGISTERS_H

#include "llvm/IR/PassManager.h"

namespace mincaml {

/// Decides which addresses a recursion keeps in global registers on SPARC, so
/// that its functions need not make them in each activation.
///
/// No function can make the address of a variable once for all activations of a
/// recursion: `sethi` is executed in each of them. Among functions that can all
/// reach each other by direct calls, a register can contain the high half for
/// the whole recursion, if nobody else enters one of them but by direct calls,
/// too: those make it before the call. What the pass decides is expressed by
/// the convention of Support/AddressRegisters.h, which the machine pass of
/// SparcCodeGen/AddressRegisters.h carries out.
///
/// A component of the call graph keeps the address of a variable if that pays:
/// an activation has to make it at least every second time, by the frequencies
/// of blocks. It costs the recursion a register; two variables at most are
/// kept, in %g2 and %g3. Variables of one group (DataGroups.h) have one high
/// half.
///
/// Left alone are components with loops, of which one address in an activation
/// is a small part, and which need the registers themselves (quicksort became
/// slower); those with a function that can be called from elsewhere, or
/// indirectly, or that calls one outside of the component, even one that does
/// not return: who sees an object file only, as our check does, does not know
/// that. For the same reason nothing may be in them for which LLVM calls a
/// function of its runtime. So are components with landing pads or inline
/// assembly, and those for which a register is reserved already.
///
/// The functions get an attribute by which LLVM does not allocate the
/// registers.
///
/// Runs last: it knows nothing of addresses that are made differently later.
///
/// Source: GCC's global register variables, which the program declares.
struct SparcAddressRegistersPass
    : llvm::PassInfoMixin<SparcAddressRegistersPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);

  /// How often an activation has to make the address at least.
  static constexpr double MinimalGain = 0.5;
};

/// What the pass does; returns whether it changed something.
bool keepAddressesInRegisters(llvm::Module &M);

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SPARC_ADDRESSREGISTERS_H
