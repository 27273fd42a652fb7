//===- FloatArguments.h - Arguments in %f registers -------------*- C++ -*-===//
//
// A private calling convention for internal functions on 32-bit SPARC, whose
// ABI passes floating-point arguments in integer registers. With this
// convention, the first eight floating-point arguments are in %f0, %f2, ...: a
// double in a register pair, a float in the first register of a pair. The
// convention passes the other arguments and the result as the ABI does.
//
// LLVM IR, machine IR and the check of machine IR express the convention in the
// same way: a function that uses it has the attribute below, whose value lists
// LLVM's names of the registers, for example "D0,D1,F4" for (double, double,
// float). In LLVM IR such an argument is not a parameter. Each register is
// represented by a variable. A caller stores the argument to the variable
// before the call, in the block of the call; the callee loads it in its entry
// block. These accesses are volatile, so that they are not moved. The variables
// have no definition: if an access remains, the program cannot be linked.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SUPPORT_FLOATARGUMENTS_H
#define MINCAML_SUPPORT_FLOATARGUMENTS_H

namespace mincaml {

inline constexpr char FloatArgumentsAttribute[] = "sparc-float-arguments";

/// The name of the variable that represents D0 is "sparc.argument.D0".
inline constexpr char FloatArgumentVariablePrefix[] = "sparc.argument.";

inline constexpr unsigned MaxFloatArguments = 8;

} // namespace mincaml

#endif // MINCAML_SUPPORT_FLOATARGUMENTS_H
