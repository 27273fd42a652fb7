//===- UnsupportedInstructions.h - Instructions that LLVM lacks -*- C++ -*-===//
//
// The instructions of Oracle's SPARC processors that LLVM 22 neither decodes
// nor encodes: the saturating additions and subtractions of VIS 3, the byte
// comparisons of VIS 3B, and VIS 4 with the 64-bit subtractions with carry
// ([OSA-2015] 7). All have the opcode of VIS (op 2, op3 0x36) and differ in
// opf.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_INSTRUCTIONS_UNSUPPORTEDINSTRUCTIONS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_INSTRUCTIONS_UNSUPPORTEDINSTRUCTIONS_H

#include <cstdint>
#include <string>

namespace mincaml::sparc {

struct UnsupportedInstruction {
  enum class Extension : uint8_t { VIS3, VIS4 };
  enum class Operands : uint8_t {
    Singles,  ///< All are single-precision registers.
    Doubles,  ///< All are double-precision registers.
    Compare,  ///< Two double-precision registers; an integer register.
    Integers, ///< All are integer registers; reads the carry.
    /// Like Integers, and sets the condition codes.
    IntegersAndConditions
  };

  uint16_t Opf;
  Extension Of;
  Operands Form;
  const char *Name;
};

/// Returns the entry for a word, or null if it is not such an instruction.
const UnsupportedInstruction *findUnsupportedInstruction(uint32_t Word);

/// The text of an instruction, such as "fpadd8 %f2, %f4, %f6".
std::string text(const UnsupportedInstruction &I, uint32_t Word);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_INSTRUCTIONS_UNSUPPORTEDINSTRUCTIONS_H
