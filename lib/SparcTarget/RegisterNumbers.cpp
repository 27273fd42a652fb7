//===- RegisterNumbers.cpp - Numbers of SPARC registers -------------------===//

#include "mincaml/SparcTarget/RegisterNumbers.h"
#include <array>

using namespace mincaml::sparc;
using namespace llvm;

const char *mincaml::sparc::registerName(unsigned Register) {
  static constexpr std::array<const char *, reg::Count> Names = {
      "%g0",  "%g1",   "%g2",   "%g3",   "%g4",   "%g5",  "%g6",  "%g7",
      "%o0",  "%o1",   "%o2",   "%o3",   "%o4",   "%o5",  "%sp",  "%o7",
      "%l0",  "%l1",   "%l2",   "%l3",   "%l4",   "%l5",  "%l6",  "%l7",
      "%i0",  "%i1",   "%i2",   "%i3",   "%i4",   "%i5",  "%fp",  "%i7",
      "%f0",  "%f1",   "%f2",   "%f3",   "%f4",   "%f5",  "%f6",  "%f7",
      "%f8",  "%f9",   "%f10",  "%f11",  "%f12",  "%f13", "%f14", "%f15",
      "%f16", "%f17",  "%f18",  "%f19",  "%f20",  "%f21", "%f22", "%f23",
      "%f24", "%f25",  "%f26",  "%f27",  "%f28",  "%f29", "%f30", "%f31",
      "%f32", "%f34",  "%f36",  "%f38",  "%f40",  "%f42", "%f44", "%f46",
      "%f48", "%f50",  "%f52",  "%f54",  "%f56",  "%f58", "%f60", "%f62",
      "%icc", "%fcc0", "%fcc1", "%fcc2", "%fcc3", "%y"};
  return Names[Register];
}

std::string mincaml::sparc::registerNames(const RegisterSet &Set) {
  std::string Text;
  for (unsigned R = 0; R != reg::Count; ++R)
    if (Set.test(R))
      Text += (Text.empty() ? "" : ", ") + std::string(registerName(R));
  return Text;
}

std::optional<unsigned> mincaml::sparc::registerNumber(StringRef Name) {
  if (Name == "ICC")
    return reg::ICC;
  if (Name == "Y")
    return reg::Y;
  unsigned Base = reg::Count, Size = 0, First = 0;
  for (auto [Prefix, Start, Registers, Skipped] :
       {std::tuple("G", unsigned(reg::G0), 8u, 0u),
        std::tuple("O", unsigned(reg::O0), 8u, 0u),
        std::tuple("L", unsigned(reg::L0), 8u, 0u),
        std::tuple("I", unsigned(reg::I0), 8u, 0u),
        std::tuple("FCC", unsigned(reg::FCC0), 4u, 0u),
        std::tuple("F", unsigned(reg::F0), 32u, 0u),
        std::tuple("D", unsigned(reg::UpperDouble), 16u, 16u)})
    if (Name.consume_front(Prefix)) {
      Base = Start;
      Size = Registers;
      First = Skipped;
      break;
    }
  unsigned Number;
  if (Name.getAsInteger(10, Number) || Number < First || Number - First >= Size)
    return std::nullopt;
  return Base + Number - First;
}
