//===- UnsupportedInstructions.cpp - Instructions that LLVM lacks ---------===//

#include "Object/Instructions/UnsupportedInstructions.h"
#include "mincaml/SparcTarget/RegisterNumbers.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml::sparc;
using namespace llvm;
using Extension = UnsupportedInstruction::Extension;
using Operands = UnsupportedInstruction::Operands;

/// The instructions, sorted by opf.
static constexpr UnsupportedInstruction Table[] = {
    {0x034, Extension::VIS4, Operands::Compare, "fpcmple8"},
    {0x03c, Extension::VIS4, Operands::Compare, "fpcmpgt8"},
    {0x041, Extension::VIS4, Operands::Integers, "subxc"},
    {0x043, Extension::VIS4, Operands::IntegersAndConditions, "subxccc"},
    {0x046, Extension::VIS3, Operands::Doubles, "fpsub64"},
    {0x058, Extension::VIS3, Operands::Doubles, "fpadds16"},
    {0x059, Extension::VIS3, Operands::Singles, "fpadds16s"},
    {0x05a, Extension::VIS3, Operands::Doubles, "fpadds32"},
    {0x05b, Extension::VIS3, Operands::Singles, "fpadds32s"},
    {0x05c, Extension::VIS3, Operands::Doubles, "fpsubs16"},
    {0x05d, Extension::VIS3, Operands::Singles, "fpsubs16s"},
    {0x05e, Extension::VIS3, Operands::Doubles, "fpsubs32"},
    {0x05f, Extension::VIS3, Operands::Singles, "fpsubs32s"},
    {0x11a, Extension::VIS4, Operands::Doubles, "fpmin8"},
    {0x11b, Extension::VIS4, Operands::Doubles, "fpmin16"},
    {0x11c, Extension::VIS4, Operands::Doubles, "fpmin32"},
    {0x11d, Extension::VIS4, Operands::Doubles, "fpmax8"},
    {0x11e, Extension::VIS4, Operands::Doubles, "fpmax16"},
    {0x11f, Extension::VIS4, Operands::Doubles, "fpmax32"},
    {0x120, Extension::VIS3, Operands::Compare, "fpcmpule8"},
    {0x122, Extension::VIS3, Operands::Compare, "fpcmpune8"},
    {0x123, Extension::VIS4, Operands::Doubles, "fpaddus16"},
    {0x124, Extension::VIS4, Operands::Doubles, "fpadd8"},
    {0x126, Extension::VIS4, Operands::Doubles, "fpadds8"},
    {0x127, Extension::VIS4, Operands::Doubles, "fpaddus8"},
    {0x128, Extension::VIS3, Operands::Compare, "fpcmpugt8"},
    {0x12a, Extension::VIS3, Operands::Compare, "fpcmpueq8"},
    {0x12b, Extension::VIS4, Operands::Compare, "fpcmpugt16"},
    {0x12c, Extension::VIS4, Operands::Compare, "fpcmpugt32"},
    {0x12e, Extension::VIS4, Operands::Compare, "fpcmpule16"},
    {0x12f, Extension::VIS4, Operands::Compare, "fpcmpule32"},
    {0x153, Extension::VIS4, Operands::Doubles, "fpsubus16"},
    {0x154, Extension::VIS4, Operands::Doubles, "fpsub8"},
    {0x156, Extension::VIS4, Operands::Doubles, "fpsubs8"},
    {0x157, Extension::VIS4, Operands::Doubles, "fpsubus8"},
    {0x15a, Extension::VIS4, Operands::Doubles, "fpminu8"},
    {0x15b, Extension::VIS4, Operands::Doubles, "fpminu16"},
    {0x15c, Extension::VIS4, Operands::Doubles, "fpminu32"},
    {0x15d, Extension::VIS4, Operands::Doubles, "fpmaxu8"},
    {0x15e, Extension::VIS4, Operands::Doubles, "fpmaxu16"},
    {0x15f, Extension::VIS4, Operands::Doubles, "fpmaxu32"},
};

const UnsupportedInstruction *
mincaml::sparc::findUnsupportedInstruction(uint32_t Word) {
  if (Word >> 30 != 2 || ((Word >> 19) & 0x3f) != 0x36)
    return nullptr;
  unsigned Opf = (Word >> 5) & 0x1ff;
  const UnsupportedInstruction *I = lower_bound(
      Table, Opf, [](const UnsupportedInstruction &Row, unsigned Opf) {
        return Row.Opf < Opf;
      });
  return I != std::end(Table) && I->Opf == Opf ? I : nullptr;
}

std::string mincaml::sparc::text(const UnsupportedInstruction &I,
                                 uint32_t Word) {
  unsigned Fields[] = {(Word >> 14) & 0x1f, Word & 0x1f, (Word >> 25) & 0x1f};
  SmallVector<const char *, 3> Names;
  for (auto [Index, R] : enumerate(Fields)) {
    bool IsInteger = I.Form == Operands::Integers ||
                     I.Form == Operands::IntegersAndConditions ||
                     (I.Form == Operands::Compare && Index == 2);
    bool IsUpper = !IsInteger && I.Form != Operands::Singles && R % 2;
    Names.push_back(registerName(IsInteger ? R
                                 : IsUpper ? reg::UpperDouble + R / 2
                                           : reg::F0 + R));
  }
  return formatv("{0} {1}, {2}, {3}", I.Name, Names[0], Names[1], Names[2]);
}
