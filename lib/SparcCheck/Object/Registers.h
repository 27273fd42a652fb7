//===- Registers.h - Rules about registers ----------------------*- C++ -*-===//
//
// Checks the rules IntegerPair, FloatPair, ReservedRegister, FrameRegister,
// WindowOwnership and LiveAcrossCall on object code.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_REGISTERS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_REGISTERS_H

#include "Object/CheckedFunction.h"

namespace mincaml::sparc {

/// Checks the pairs and quads among the operands of the instruction.
void checkRegisterPairs(const CheckedFunction &F, unsigned Index);
/// Checks the registers that the instruction reads and writes. \p State is the
/// state before it.
void checkRegisters(const CheckedFunction &F, unsigned Index,
                    const AbstractState &State);

/// Whether \p R is half of a pair or quad that the instruction copies or stores
/// as a unit, and the other half is not in \p Meaningless.
bool isHalfOfCopy(const FunctionCode &Code, unsigned Index, unsigned R,
                  const RegisterSet &Meaningless);
/// Whether the instruction only copies or stores \p R. Compilers emit this for
/// a loop variable that has no value yet in the first iteration.
bool onlyMoves(const DecodedInstruction &I, unsigned R);
/// Whether the instruction stores \p R in the frame.
bool spills(const CheckedFunction &F, unsigned Index, unsigned R,
            const AbstractState &State);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_REGISTERS_H
