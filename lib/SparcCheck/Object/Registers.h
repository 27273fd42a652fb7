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

/// The pairs and quads that the word names.
void checkRegisterPairs(const CheckedFunction &F, unsigned Index);
/// What the word reads and writes. \p State holds before it.
void checkRegisters(const CheckedFunction &F, unsigned Index,
                    const AbstractState &State);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_REGISTERS_H
