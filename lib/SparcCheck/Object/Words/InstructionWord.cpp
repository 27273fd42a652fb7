//===- InstructionWord.cpp - Decoded SPARC instructions -------------------===//

#include "Object/Words/InstructionWord.h"
#include "Object/Words/WordDecoder.h"

using namespace mincaml::sparc;

InstructionWord mincaml::sparc::decodeWord(uint32_t Word, bool HasV9) {
  return WordDecoder(Word, HasV9).run();
}
