//===- VariadicArguments.h - Unnamed arguments ------------------*- C++ -*-===//
//
// Recognizes the registers of arguments that may not have been passed.
//
// A variadic function stores the registers of all unnamed arguments, up to the
// last argument register, in the argument area of the caller's frame. It may
// also read one of these registers directly, whether an argument was passed in
// it or not, for example to pass it on:
//
//   int fcntl(int fd, int cmd, ...):
//         save %sp, -96, %sp
//         st %i2, [%fp+76]
//         ...
//         st %i5, [%fp+88]
//         mov %i2, %o2
//         ta 0x10
//
// A call such as fcntl(fd, F_GETFD) correctly sets only two arguments.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_VARIADICARGUMENTS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_VARIADICARGUMENTS_H

#include "Object/CodeGraph.h"

namespace mincaml::sparc {

/// The registers among %o0 to %o5 whose arguments may be unnamed.
RegisterSet variadicArguments(const FunctionCode &Code);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_VARIADICARGUMENTS_H
