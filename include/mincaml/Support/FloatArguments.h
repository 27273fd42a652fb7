//===- FloatArguments.h - Arguments in %f registers -------------*- C++ -*-===//
//
// The private convention of internal functions on 32-bit SPARC, whose ABI
// passes floating-point arguments in integer registers: the first eight of them
// are in %f0, %f2, ... instead, a double in two and a float in the first of
// two; the others and the result are where the ABI has them.
//
// What LLVM IR, machine IR and the check of machine IR agree on: a function
// with this convention has the attribute below, whose value lists LLVM's names
// of the registers, "D0,D1,F4" for (double, double, float). In LLVM IR such an
// argument is no parameter. A caller stores it to the variable that stands for
// the register, before the call and in its block; the callee loads it in its
// entry block. These accesses are volatile, so that they stay where they are.
// The variables have no definition: where an access is left, the program cannot
// be linked.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SUPPORT_FLOATARGUMENTS_H
#define MINCAML_SUPPORT_FLOATARGUMENTS_H

namespace mincaml {

inline constexpr char FloatArgumentsAttribute[] = "sparc-float-arguments";

/// The name of the variable that stands for D0 is "sparc.argument.D0".
inline constexpr char FloatArgumentVariablePrefix[] = "sparc.argument.";

inline constexpr unsigned MaxFloatArguments = 8;

} // namespace mincaml

#endif // MINCAML_SUPPORT_FLOATARGUMENTS_H
