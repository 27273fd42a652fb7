//===- FloatArguments.h - Arguments in %f registers -------------*- C++ -*-===//
//
// Gives internal functions on 32-bit SPARC the convention of
// Support/FloatArguments.h, which SparcFloatArgumentsPass has expressed in LLVM
// IR: an access to a variable that stands for a register becomes a copy.
//
//     %1 = LDDFri @sparc.argument.D0    =>    %1 = COPY $d0     (at entry)
//
//     %2 = ARITH_FENCE %1               =>    $d0 = COPY %1
//     STDFri @sparc.argument.D0, %2           CALL @f, implicit $d0
//     CALL @f
//
// Runs on machine IR in SSA form, directly after instruction selection, when
// the instructions of a block of LLVM IR are one block still: selections become
// branches after it. A store belongs to the next call of a function with the
// convention. Calls that instruction selection has put between the two, of
// LLVM's runtime functions, do not matter: values are in virtual registers up
// to the call.
//
// Stops with a fatal error where code does not have this form.
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

/// Whether code for the target can have the convention. Not
/// position-independent code, which would load the addresses of the variables
/// from a table and have its base register computed.
bool canPassFloatsInRegisters(const llvm::TargetMachine &Machine);

llvm::MachineFunctionPass *createFloatArgumentsPass();

/// Inserts the pass after instruction selection. Precondition: the passes of
/// instruction selection are not added yet.
void insertFloatArgumentsPass(llvm::TargetPassConfig &Config);

/// Registers the pass as `mincaml-float-arguments`, for `llc -run-pass=`.
void initializeFloatArgumentsPass(llvm::PassRegistry &Registry);

} // namespace mincaml

#endif // MINCAML_SPARCCODEGEN_FLOATARGUMENTS_H
