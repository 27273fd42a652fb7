//===- DecodedInstruction.cpp - Decoded SPARC instructions ----------------===//

#include "Object/Instructions/DecodedInstruction.h"
#include "Object/Instructions/InstructionDecoder.h"

using namespace mincaml::sparc;

DecodedInstruction mincaml::sparc::decodeInstruction(uint32_t Word,
                                                     bool HasV9) {
  return InstructionDecoder(Word, HasV9).run();
}
