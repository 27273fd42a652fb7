//===- Sparc.h - Passes that prepare IR for SPARC ---------------*- C++ -*-===//

#ifndef MINCAML_TRANSFORMS_SPARC_H
#define MINCAML_TRANSFORMS_SPARC_H

#include "llvm/IR/PassManager.h"
#include <functional>

namespace llvm {
class ConstantFP;
} // namespace llvm

namespace mincaml {

/// Replaces floating-point constants by loads of private constant variables,
/// one for each value in the module.
///
/// SPARC has no floating-point immediates. Instruction selection would emit the
/// same loads, but from a constant pool for each function, whose entries have
/// no fixed distance from each other. The address of a variable can share its
/// high half with those of others (SparcDataGroupsPass).
///
/// The pass replaces constant operands of arithmetic, comparisons, phi nodes
/// and `select`. The load is in the block of the use, from where the machine
/// passes move it. A `select` of two constants, for which instruction selection
/// would emit a table in the constant pool, becomes a load from a table in a
/// variable; the condition selects the offset.
///
/// The pass does not replace operands that instruction selection does not load:
/// the factor of `x * 2.0`, which becomes an addition, factors of 1 and -1,
/// zeros that change nothing, divisors with an exact reciprocal, and constants
/// for which \p IsImmediate returns true. It does not replace constants that
/// are passed, returned or stored either, because they become integers.
///
/// The pass runs after all optimizations, because they do not see the value of
/// a constant that is loaded.
///
/// Source: developed for this project.
class SparcConstantLoadsPass
    : public llvm::PassInfoMixin<SparcConstantLoadsPass> {
public:
  using Predicate =
      std::function<bool(const llvm::Function &, const llvm::ConstantFP &)>;

  /// \p IsImmediate returns whether the target needs no load for a constant in
  /// a function. If it is empty, every constant needs a load.
  explicit SparcConstantLoadsPass(Predicate IsImmediate = nullptr)
      : IsImmediate(std::move(IsImmediate)) {}

  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);

private:
  Predicate IsImmediate;
};

/// Groups small global variables of the module so that the addresses in a group
/// have the same high half, the upper 22 of 32 bits: one `sethi` serves all of
/// them.
///
/// A group is a private variable: a struct of the grouped variables, of at most
/// 1,024 bytes and aligned to the next power of two, so that no offset in it
/// carries into the upper bits. A grouped variable is replaced by an alias with
/// its name, so that accesses stay `[register+%lo(name)]`; LLVM's SPARC backend
/// has no `%lo(name+8)`. Constant addresses inside of a variable become
/// separate aliases.
///
/// Constants, zero-initialized variables and others are in different groups,
/// ordered by their first use in a function. The pass does not group variables
/// that are visible outside of the module, have a section, are thread-local,
/// larger than 128 bytes, strings (which the linker merges), in `llvm.used`, or
/// not used by any function.
///
/// The pass runs after all optimizations, because analyses see a group as one
/// variable.
///
/// Source: GCC's section anchors and LLVM's GlobalMerge, which add offsets to
/// the full address of the first variable.
struct SparcDataGroupsPass : llvm::PassInfoMixin<SparcDataGroupsPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

/// Marks the functions that get a flat frame on SPARC, that is, no register
/// window (SparcCodeGen/FlatFrameLowering.cpp).
///
/// A register window makes a call cheap as long as a window is free. If each
/// activation of a function makes one recursive call, a recursion of depth N
/// executes about 2N traps. If each activation makes several recursive calls,
/// one after the other, most calls are near the leaves of the call tree, where
/// windows are free.
///
/// Therefore a function gets a flat frame if it has exactly one direct
/// recursive call that is not a tail call. The call may be in a loop, as in
/// Ackermann's function. Values that are live across calls are spilled and
/// reloaded, which a window would avoid: at most MaximumLiveValues integers and
/// pointers may be live across the recursive call, and the sum over all calls
/// may be at most MaximumLiveAcrossCalls. Floating-point registers are
/// caller-saved in any case.
///
/// Functions with landing pads, dynamic allocas, inline assembly, structures as
/// arguments or results, or a variable number of arguments are not marked.
///
/// The target features of a marked function reserve the %l registers, and frame
/// pointers, which would be in %i6, are disabled.
struct SparcFlatFramesPass : llvm::PassInfoMixin<SparcFlatFramesPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);

  static constexpr unsigned MaximumLiveValues = 12;
  static constexpr unsigned MaximumLiveAcrossCalls = 16;
};

/// Passes floating-point arguments of internal functions in floating-point
/// registers on 32-bit SPARC. The pass removes them from the prototypes and
/// encodes the convention of Support/IRAnnotations.h in the IR; the machine
/// pass of SparcCodeGen/FloatArgumentLowering.cpp assigns the registers.
///
///     define internal double @f(double %x)    @sparc.argument.D0 = external
///       ...                                   define internal double @f()
///       call double @f(double %y)               %x = load volatile @...D0
///                                        =>     ...
///                                               %a = arithmetic.fence(%y)
///                                               store volatile %a, @...D0
///                                               call double @f()
///
/// The fence hides the value from instruction selection, which would store a
/// constant as an integer.
///
/// The pass changes functions whose calls are all known and can be rewritten
/// (canChangePrototype). It does not change functions without hardware floating
/// point, and their callees.
///
/// Between this pass and instruction selection, no pass may separate the stores
/// from their call, or inline or outline the body of such a function. So the
/// pass runs after all optimizations. Without the machine pass, programs do not
/// link.
struct SparcFloatArgumentsPass : llvm::PassInfoMixin<SparcFloatArgumentsPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
};

/// Performs the transformation. Returns whether anything changed.
bool passFloatArgumentsInRegisters(llvm::Module &M);

/// Inserts stack probes: functions that can be on the stack any number of times
/// store one word to their frame at entry, so that a stack overflow faults in
/// the runtime's guard pages.
///
/// Without the probe, a SPARC program does not itself write to a frame that
/// holds only a register window. The window is spilled by the kernel, or by an
/// emulator, which ignores the fault. On other processors, the program stores
/// the return address anyway.
///
/// A function needs a probe if it has a call, other than a `musttail` call, of
/// a function from which it can be reached again. An indirect call can reach
/// every function whose address is taken. The pass trusts the attribute
/// `norecurse`. Functions with flat frames store their return
/// address at entry and need no probe.
struct SparcStackProbePass : llvm::PassInfoMixin<SparcStackProbePass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);
  static bool isRequired() { return true; }
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_SPARC_H
