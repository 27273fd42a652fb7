//===- Instructions.h - What instructions compute --------------*- C++ -*-===//
//
// Each function encodes instructions of one kind: it defines the value, says
// when executing it is undefined, and changes memory. Instructions that it does
// not know end in Side::giveUp.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_VALIDATION_ENCODING_INSTRUCTIONS_H
#define MINCAML_VALIDATION_ENCODING_INSTRUCTIONS_H

#include "Encoding/Side.h"

namespace llvm {
class BinaryOperator;
class CastInst;
class CmpInst;
class IntrinsicInst;
} // namespace llvm

namespace mincaml::validation {

/// Anything but phi nodes and what ends a block.
void encodeInstruction(Side &S, const llvm::Instruction &I);

void encodeIntegerOperation(Side &S, const llvm::BinaryOperator &I);
void encodeIntegerComparison(Side &S, const llvm::CmpInst &I);
void encodeCast(Side &S, const llvm::CastInst &I);
void encodeFloatOperation(Side &S, const llvm::Instruction &I);
void encodeFloatComparison(Side &S, const llvm::CmpInst &I);
/// select, freeze, and what takes aggregates and vectors apart.
void encodeValueOperation(Side &S, const llvm::Instruction &I);
void encodeCall(Side &S, const llvm::CallBase &Call);
/// Whether the intrinsic is one that is not treated as an unknown function.
bool encodeIntrinsic(Side &S, const llvm::IntrinsicInst &Call);
/// Of floating-point numbers.
bool encodeFloatIntrinsic(Side &S, const llvm::IntrinsicInst &Call);
/// Conversions from and to floating-point numbers; defines nothing else.
Scalar convertFloat(Side &S, const llvm::CastInst &I, const Scalar &X);

/// The undef variables of several operands.
void takeUndefs(SymbolicValue &Result,
                std::initializer_list<const SymbolicValue *> Operands);

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_ENCODING_INSTRUCTIONS_H
