//===- Instructions.h - Encoding of instructions ----------------*- C++ -*-===//
//
// Each function encodes one kind of instructions: it defines the value, adds the
// conditions for undefined behaviour, and updates memory. For an unsupported
// instruction, it calls Side::giveUp.
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

/// Encodes any instruction except phi nodes and terminators.
void encodeInstruction(Side &S, const llvm::Instruction &I);

void encodeIntegerOperation(Side &S, const llvm::BinaryOperator &I);
void encodeIntegerComparison(Side &S, const llvm::CmpInst &I);
void encodeCast(Side &S, const llvm::CastInst &I);
void encodeFloatOperation(Side &S, const llvm::Instruction &I);
void encodeFloatComparison(Side &S, const llvm::CmpInst &I);
/// Encodes select, freeze, and the instructions for elements of aggregates and
/// vectors.
void encodeValueOperation(Side &S, const llvm::Instruction &I);
void encodeCall(Side &S, const llvm::CallBase &Call);
/// Encodes an intrinsic whose semantics is known. Returns false for others, which
/// are treated as unknown functions.
bool encodeIntrinsic(Side &S, const llvm::IntrinsicInst &Call);
/// Encodes an intrinsic on floating-point numbers. Returns false for others.
bool encodeFloatIntrinsic(Side &S, const llvm::IntrinsicInst &Call);
/// Computes a conversion from or to floating-point numbers. Does not define the
/// value of I.
Scalar convertFloat(Side &S, const llvm::CastInst &I, const Scalar &X);

/// Adds the undef variables of the operands to the result.
void takeUndefs(SymbolicValue &Result,
                std::initializer_list<const SymbolicValue *> Operands);

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_ENCODING_INSTRUCTIONS_H
