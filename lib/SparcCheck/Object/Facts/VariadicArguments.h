//===- VariadicArguments.h - Arguments that may not be passed ---*- C++ -*-===//
//
// A variadic function stores the registers of all unnamed arguments, up to the
// last register, where the caller's frame has room for them. It may also read
// one directly, whether it was passed or not, for example to pass it on:
//
//   int fcntl(int fd, int cmd, ...):
//         save %sp, -96, %sp
//         st %i2, [%fp+76]
//         ...
//         st %i5, [%fp+88]
//         mov %i2, %o2
//         ta 0x10
//
// The caller of fcntl(fd, F_GETFD) rightly sets only two arguments.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_VARIADICARGUMENTS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_VARIADICARGUMENTS_H

#include "Object/CodeGraph.h"

namespace mincaml::sparc {

/// The registers, of %o0 to %o5, of arguments that may be unnamed.
RegisterSet variadicArguments(const FunctionCode &Code);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_VARIADICARGUMENTS_H
