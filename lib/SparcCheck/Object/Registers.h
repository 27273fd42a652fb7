//===- Registers.h - Rules about registers ----------------------*- C++ -*-===//
//
// IntegerPair, FloatPair, ReservedRegister, FrameRegister, WindowOwnership and
// LiveAcrossCall, on object code.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_REGISTERS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_REGISTERS_H

#include "Object/CheckedFunction.h"

namespace mincaml::sparc {

/// Checks the pairs and quads among the operands of the word.
void checkRegisterPairs(const CheckedFunction &F, unsigned Index);
/// Checks what the word reads and writes. \p State is the state before it.
void checkRegisters(const CheckedFunction &F, unsigned Index,
                    const AbstractState &State);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_REGISTERS_H
