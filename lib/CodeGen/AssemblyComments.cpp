//===- AssemblyComments.cpp - Comments in assembly ------------------------===//

#include "AssemblyComments.h"
#include "llvm/CodeGen/AsmPrinter.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/MC/MCStreamer.h"

using namespace mincaml;
using namespace llvm;

void SlotComments::beginInstruction(const MachineInstr *MI) {
  if (StringRef Text = Origins.comment(*MI); !Text.empty())
    Printer.OutStreamer->AddComment("slot: " + Text);
}

/// The text of the comment: "3:14 n - 1, inlined at 9:3". Empty if the
/// instruction has no source location.
std::string SourceComments::textOf(const MachineInstr &MI) const {
  const DILocation *Location = MI.getDebugLoc().get();
  // Prologue instructions have the location of the function.
  if (!Location || !Location->getLine() || MI.getFlag(MachineInstr::FrameSetup))
    return "";
  std::string Text;
  raw_string_ostream OS(Text);
  auto Place = [&](const DILocation &L) {
    OS << L.getLine();
    if (L.getColumn())
      OS << ':' << L.getColumn();
  };
  Place(*Location);
  if (ExpressionAt)
    if (std::string Expression = ExpressionAt(*Location); !Expression.empty())
      OS << ' ' << Expression;
  if (const DILocation *At = Location->getInlinedAt()) {
    OS << ", inlined at ";
    Place(*At);
  }
  return Text;
}

void SourceComments::beginInstruction(const MachineInstr *First) {
  std::string OfFirst;
  bool IsSlot = false;
  auto It = First->getIterator();
  const auto End = First->getParent()->instr_end();
  do {
    if (It->isBundle() || It->isMetaInstruction())
      continue;
    std::string Text = textOf(*It);
    if (!Text.empty() && Text != OfFirst)
      Printer.OutStreamer->AddComment((IsSlot ? "in the slot: " : "") + Text);
    if (!std::exchange(IsSlot, true))
      OfFirst = std::move(Text);
  } while (++It != End && It->isInsideBundle());
}
