//===- SlotComments.cpp - Assembly comments on delay slots ----------------===//

#include "SlotComments.h"
#include "llvm/CodeGen/AsmPrinter.h"
#include "llvm/MC/MCStreamer.h"

using namespace mincaml;
using namespace llvm;

void SlotComments::beginInstruction(const MachineInstr *MI) {
  if (StringRef Text = Origins.comment(*MI); !Text.empty())
    Printer.OutStreamer->AddComment("slot: " + Text);
}
