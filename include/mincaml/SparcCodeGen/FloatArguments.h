//===- FloatArguments.h - Passing arguments in %f registers -----*- C++ -*-===//
//
// Implements the calling convention of Support/FloatArguments.h for internal
// functions on 32-bit SPARC. SparcFloatArgumentsPass expresses it in LLVM IR by
// accesses to variables that represent registers. This pass turns these
// accesses into copies:
//
//     %1 = LDDFri @sparc.argument.D0    =>    %1 = COPY $d0     (at entry)
//
//     %2 = ARITH_FENCE %1               =>    $d0 = COPY %1
//     STDFri @sparc.argument.D0, %2           CALL @f, implicit $d0
//     CALL @f
//
// The pass runs on machine IR in SSA form, directly after instruction
// selection. At this point the instructions of a block of LLVM IR are still in
// one block; later passes turn selects into branches. A store belongs to the
// next call of a function with the convention. Instruction selection may insert
// calls of LLVM's runtime functions between the two. They do no harm, because
// the values are in virtual registers up to the call.
//
// The pass stops with a fatal error if the code does not have this form.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SPARCCODEGEN_FLOATARGUMENTS_H
#define MINCAML_SPARCCODEGEN_FLOATARGUMENTS_H

namespace llvm {
class MachineFunctionPass;
class PassRegistry;
class TargetMachine;
class TargetPassConfig;
} // namespace llvm

namespace mincaml {

/// Whether code for the target can use the convention. Position-independent
/// code cannot: it would load the addresses of the variables from the global
/// offset table, and would compute the base register of the table.
bool canPassFloatsInRegisters(const llvm::TargetMachine &Machine);

llvm::MachineFunctionPass *createFloatArgumentsPass();

/// Inserts the pass after instruction selection. Precondition: the passes of
/// instruction selection have not been added yet.
void insertFloatArgumentsPass(llvm::TargetPassConfig &Config);

/// Registers the pass as `mincaml-float-arguments`, for `llc -run-pass=`.
void initializeFloatArgumentsPass(llvm::PassRegistry &Registry);

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_FLOATARGUMENTS_H
