//===- InstructionDecoder.h - Decoder of SPARC instructions -----*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_INSTRUCTIONS_INSTRUCTIONDECODER_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_INSTRUCTIONS_INSTRUCTIONDECODER_H

#include "Object/Instructions/DecodedInstruction.h"
#include "Object/Instructions/UnsupportedInstructions.h"
#include "llvm/Support/MathExtras.h"

namespace mincaml::sparc {

enum class Width : uint8_t { Single = 1, Double = 2, Quad = 4 };

/// The implementation of decodeInstruction.
class InstructionDecoder {
public:
  InstructionDecoder(uint32_t Word, bool HasV9) : HasV9(HasV9) {
    I.Word = Word;
  }
  DecodedInstruction run();

private:
  unsigned field(unsigned Low, unsigned Bits) const {
    return (I.Word >> Low) & ((1u << Bits) - 1);
  }
  int64_t signedField(unsigned Bits) const {
    return llvm::SignExtend64(I.Word & ((uint64_t(1) << Bits) - 1), Bits);
  }
  /// Decodes the fields that arithmetic and memory accesses share. Returns op3.
  unsigned readFormat3() {
    I.Rd = field(25, 5);
    I.Rs1 = field(14, 5);
    I.Rs2 = field(0, 5);
    I.HasImmediate = field(13, 1);
    I.Immediate = signedField(13);
    return field(19, 6);
  }

  void readInteger(unsigned R) {
    if (R != reg::G0)
      I.Reads.set(R);
  }
  void writeInteger(unsigned R) {
    if (R != reg::G0)
      I.Writes.set(R);
  }
  /// Adds %rs1, and %rs2 unless the instruction has an immediate, to Reads.
  void readOperands() {
    readInteger(I.Rs1);
    readSecond();
  }
  void readSecond() {
    if (!I.HasImmediate)
      readInteger(I.Rs2);
  }
  void floatRegister(unsigned Number, Width W, RegisterSet &Set);
  void readFloat(unsigned Number, Width W) {
    floatRegister(Number, W, I.Reads);
  }
  void writeFloat(unsigned Number, Width W) {
    floatRegister(Number, W, I.Writes);
  }
  void conditionRegister(unsigned Number);

  void decodeBranches();
  void compareAndBranch();
  void decodeArithmetic();
  void arithmetic(unsigned Op3);
  void shift(unsigned Op3);
  void state(unsigned Op3);
  void floatOperate1();
  void floatOperate2();
  /// Decodes VIS and fused multiply-add.
  void extension();
  void unsupported(const UnsupportedInstruction &Row);
  void decodeMemory();

  DecodedInstruction I;
  const bool HasV9;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_INSTRUCTIONS_INSTRUCTIONDECODER_H
