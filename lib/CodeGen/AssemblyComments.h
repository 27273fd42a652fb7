//===- AssemblyComments.h - Comments in assembly ----------------*- C++ -*-===//

#ifndef MINCAML_LIB_CODEGEN_ASSEMBLYCOMMENTS_H
#define MINCAML_LIB_CODEGEN_ASSEMBLYCOMMENTS_H

#include "mincaml/CodeGen/CodeGen.h"
#include "mincaml/SparcCodeGen/Passes.h"
#include "llvm/CodeGen/AsmPrinter.h"
#include "llvm/CodeGen/AsmPrinterHandler.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/MC/MCStreamer.h"

namespace mincaml {

/// Adds a comment to each branch, call and return that states where the
/// instruction in its delay slot comes from.
class SlotComments : public llvm::AsmPrinterHandler {
public:
  SlotComments(llvm::AsmPrinter &Printer, const SlotOrigins &Origins)
      : Printer(Printer), Origins(Origins) {}

  void beginInstruction(const llvm::MachineInstr *MI) override;
  void endModule() override {}
  void beginFunction(const llvm::MachineFunction *) override {}
  void endFunction(const llvm::MachineFunction *) override {}

private:
  llvm::AsmPrinter &Printer;
  const SlotOrigins &Origins;
};

/// Adds a comment to each instruction that states its source: line, column and
/// expression, and the call through which it was inlined. LLVM prints a branch
/// and the instruction in its delay slot at once; the comment on the branch
/// also states the source of the latter if it is different.
class SourceComments : public llvm::AsmPrinterHandler {
public:
  /// \p ExpressionAt may be empty.
  SourceComments(llvm::AsmPrinter &Printer, const ExpressionText &ExpressionAt)
      : Printer(Printer), ExpressionAt(ExpressionAt) {}

  void beginInstruction(const llvm::MachineInstr *MI) override;
  void endModule() override {}
  void beginFunction(const llvm::MachineFunction *) override {}
  void endFunction(const llvm::MachineFunction *) override {}

private:
  std::string textOf(const llvm::MachineInstr &MI) const;

  llvm::AsmPrinter &Printer;
  const ExpressionText &ExpressionAt;
};

inline void SlotComments::beginInstruction(const llvm::MachineInstr *MI) {
  if (llvm::StringRef Text = Origins.comment(*MI); !Text.empty())
    Printer.OutStreamer->AddComment("slot: " + Text);
}

/// Returns the text of the comment, such as "3:14 n - 1, inlined at 9:3". Empty
/// if the instruction has no source location.
inline std::string SourceComments::textOf(const llvm::MachineInstr &MI) const {
  const llvm::DILocation *Location = MI.getDebugLoc().get();
  // Prologue instructions have the location of the function.
  if (!Location || !Location->getLine() ||
      MI.getFlag(llvm::MachineInstr::FrameSetup))
    return "";
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  auto Place = [&](const llvm::DILocation &L) {
    OS << L.getLine();
    if (L.getColumn())
      OS << ':' << L.getColumn();
  };
  Place(*Location);
  if (ExpressionAt)
    if (std::string Expression = ExpressionAt(*Location); !Expression.empty())
      OS << ' ' << Expression;
  if (const llvm::DILocation *At = Location->getInlinedAt()) {
    OS << ", inlined at ";
    Place(*At);
  }
  return Text;
}

inline void SourceComments::beginInstruction(const llvm::MachineInstr *First) {
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

} // namespace mincaml

#endif // MINCAML_LIB_CODEGEN_ASSEMBLYCOMMENTS_H
