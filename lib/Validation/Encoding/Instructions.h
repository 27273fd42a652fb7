//===- Instructions.h - Encoding of instructions ----------------*- C++ -*-===//
//
// Each function encodes one kind of instructions: it defines the value, adds the
// conditions for undefined behaviour, and updates memory. For an unsupported
// instruction, it calls FunctionEncoding::giveUp.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_VALIDATION_ENCODING_INSTRUCTIONS_H
#define MINCAML_LIB_VALIDATION_ENCODING_INSTRUCTIONS_H

#include "Encoding/FunctionEncoding.h"

namespace llvm {
class BinaryOperator;
class CastInst;
class CmpInst;
class IntrinsicInst;
} // namespace llvm

namespace mincaml::validation {

/// Encodes any instruction except phi nodes and terminators.
void encodeInstruction(FunctionEncoding &S, const llvm::Instruction &I);

void encodeIntegerOperation(FunctionEncoding &S, const llvm::BinaryOperator &I);
void encodeIntegerComparison(FunctionEncoding &S, const llvm::CmpInst &I);
void encodeCast(FunctionEncoding &S, const llvm::CastInst &I);
void encodeFloatOperation(FunctionEncoding &S, const llvm::Instruction &I);
void encodeFloatComparison(FunctionEncoding &S, const llvm::CmpInst &I);
/// Encodes select, freeze, and the instructions for elements of aggregates and
/// vectors.
void encodeValueOperation(FunctionEncoding &S, const llvm::Instruction &I);
void encodeCall(FunctionEncoding &S, const llvm::CallBase &Call);
/// Encodes an intrinsic whose semantics is known. Returns false for others, which
/// are treated as unknown functions.
bool encodeIntrinsic(FunctionEncoding &S, const llvm::IntrinsicInst &Call);
/// Encodes an intrinsic on floating-point numbers. Returns false for others.
bool encodeFloatIntrinsic(FunctionEncoding &S, const llvm::IntrinsicInst &Call);
/// Computes a conversion from or to floating-point numbers. Does not define the
/// value of I.
Scalar convertFloat(FunctionEncoding &S, const llvm::CastInst &I,
                    const Scalar &X);

/// Adds the undef variables of the operands to the result.
void takeUndefs(SymbolicValue &Result,
                std::initializer_list<const SymbolicValue *> Operands);

} // namespace mincaml::validation

#endif // MINCAML_LIB_VALIDATION_ENCODING_INSTRUCTIONS_H
