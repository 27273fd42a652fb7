//===- SparcFields.cpp - The fields of SPARC instructions -----------------===//

#include "SparcFields.h"

using namespace mincaml::explorer;
using namespace llvm;

namespace {

class FieldList {
public:
  explicit FieldList(uint32_t Word) : Word(Word) {}

  uint32_t bits(unsigned High, unsigned Low) const {
    return uint32_t(Word << (31 - High)) >> (31 - High + Low);
  }
  /// Adds the next field, whose lowest bit is Low.
  void add(StringRef Name, unsigned Low) {
    Fields.push_back({Name, High, Low, bits(High, Low)});
    High = Low - 1;
  }
  SmallVector<Field, 8> take() { return std::move(Fields); }

private:
  uint32_t Word;
  unsigned High = 31;
  SmallVector<Field, 8> Fields;
};

} // namespace

/// Adds the fields of format 2: SETHI and branches.
static void addFormat2(FieldList &List) {
  enum { BPcc = 1, Bicc = 2, BPr = 3, Sethi = 4, FBPfcc = 5, FBfcc = 6 };
  const uint32_t Op2 = List.bits(24, 22);
  switch (Op2) {
  case BPcc:
  case Bicc:
  case FBPfcc:
  case FBfcc:
    List.add("a", 29);
    List.add("cond", 25);
    List.add("op2", 22);
    if (Op2 == Bicc || Op2 == FBfcc) {
      List.add("disp22", 0);
      return;
    }
    List.add("cc", 20);
    List.add("p", 19);
    List.add("disp19", 0);
    return;
  case BPr:
    List.add("a", 29);
    List.add("0", 28);
    List.add("rcond", 25);
    List.add("op2", 22);
    List.add("d16hi", 20);
    List.add("p", 19);
    List.add("rs1", 14);
    List.add("d16lo", 0);
    return;
  case Sethi:
  default:
    List.add("rd", 25);
    List.add("op2", 22);
    List.add(Op2 == Sethi ? "imm22" : "const22", 0);
    return;
  }
}

/// Adds the fields of format 3: arithmetic (op = 2) and memory accesses (op = 3).
static void addFormat3(FieldList &List, bool IsMemory) {
  enum { FPop1 = 0x34, FPop2 = 0x35, Ticc = 0x3a };
  const uint32_t Op3 = List.bits(24, 19);
  if (!IsMemory && Op3 == Ticc) {
    List.add("0", 29);
    List.add("cond", 25);
  } else {
    List.add("rd", 25);
  }
  List.add("op3", 19);
  List.add("rs1", 14);
  if (!IsMemory && (Op3 == FPop1 || Op3 == FPop2)) {
    List.add("opf", 5);
    List.add("rs2", 0);
    return;
  }
  const bool IsImmediate = List.bits(13, 13);
  List.add("i", 13);
  if (IsImmediate) {
    List.add("simm13", 0);
    return;
  }
  List.add(IsMemory ? "asi" : "0", 5);
  List.add("rs2", 0);
}

SmallVector<Field, 8> mincaml::explorer::sparcFields(uint32_t Word) {
  FieldList List(Word);
  const uint32_t Op = List.bits(31, 30);
  List.add("op", 30);
  if (Op == 0)
    addFormat2(List);
  else if (Op == 1)
    List.add("disp30", 0);
  else
    addFormat3(List, /*IsMemory=*/Op == 3);
  return List.take();
}
