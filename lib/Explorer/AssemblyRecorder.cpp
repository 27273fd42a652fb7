//===- AssemblyRecorder.cpp - Recording emitted assembly ------------------===//

#include "AssemblyRecorder.h"
#include "MachineText.h"
#include "llvm/CodeGen/AsmPrinter.h"
#include "llvm/CodeGen/AsmPrinterHandler.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCFixup.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstPrinter.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"

using namespace mincaml::explorer;
using namespace llvm;

namespace {

class AssemblyStreamer : public MCStreamer {
public:
  AssemblyStreamer(MCContext &Context, std::unique_ptr<MCInstPrinter> Printer,
                   std::unique_ptr<MCCodeEmitter> Encoder, Assembly &Code)
      : MCStreamer(Context), Printer(std::move(Printer)),
        Encoder(std::move(Encoder)), Code(Code) {
    // Temporary labels need names because they are shown, as in assembly.
    Context.setUseNamesOnTempLabels(true);
  }

  void emitLabel(MCSymbol *Symbol, SMLoc Loc) override {
    MCStreamer::emitLabel(Symbol, Loc);
    if (!Code.IsInFunction)
      return;
    AssemblyLine New;
    New.TheKind = AssemblyLine::Kind::Label;
    New.Text = (Symbol->getName() + ":").str();
    append(std::move(New));
  }

  void emitInstruction(const MCInst &Inst,
                       const MCSubtargetInfo &STI) override {
    MCStreamer::emitInstruction(Inst, STI);
    if (!Code.IsInFunction)
      return;
    AssemblyLine New;
    raw_string_ostream OS(New.Text);
    Printer->printInst(&Inst, /*Address=*/0, /*Annot=*/"", STI, OS);
    New.Text = StringRef(New.Text).trim().str();
    for (char &C : New.Text)
      if (C == '\t')
        C = ' ';
    SmallVector<char, 16> Bytes;
    SmallVector<MCFixup, 4> Fixups;
    Encoder->encodeInstruction(Inst, Bytes, Fixups, STI);
    New.Bytes.assign(Bytes.begin(), Bytes.end());
    attribute(New, Inst.getOpcode());
    append(std::move(New));
  }

  bool emitSymbolAttribute(MCSymbol *, MCSymbolAttr) override { return true; }
  void emitCommonSymbol(MCSymbol *, uint64_t, Align) override {}

private:
  /// Gives an emitted instruction the origin of the part that it comes from. The
  /// parts of a bundle are printed in order, and a pseudo instruction may become
  /// several instructions, or none.
  void attribute(AssemblyLine &New, unsigned Opcode) {
    std::vector<Assembly::Part> &Parts = Code.Parts;
    if (Parts.empty())
      return;
    size_t At = Code.NextPart;
    while (At < Parts.size() && Parts[At].Opcode != Opcode)
      ++At;
    if (At == Parts.size()) {
      // Take the next pseudo instruction, or the last part once more.
      At = Code.NextPart;
      while (At < Parts.size() && !Parts[At].IsPseudo)
        ++At;
      if (At == Parts.size())
        At = Code.NextPart ? Code.NextPart - 1 : 0;
    }
    Code.NextPart = At + 1;
    New.From = Parts[At].From;
    New.IsSlot = Parts[At].IsSlot;
    New.Rules = Parts[At].Rules;
  }

  void append(AssemblyLine New) {
    std::vector<AssemblyLine> &Lines = Code.Functions.back().Lines;
    if (!Lines.empty())
      New.Offset = Lines.back().Offset + Lines.back().Bytes.size();
    Lines.push_back(std::move(New));
  }

  std::unique_ptr<MCInstPrinter> Printer;
  std::unique_ptr<MCCodeEmitter> Encoder;
  Assembly &Code;
};

class AssemblyHandler : public AsmPrinterHandler {
public:
  AssemblyHandler(AsmPrinter &Printer, OriginTable &Origins,
                  VersionTable &Machine, Assembly &Code)
      : Printer(Printer), Origins(Origins), Machine(Machine), Code(Code) {}

  void beginFunction(const MachineFunction *MF) override {
    Code.Functions.push_back({Machine.function(MF->getName()),
                              Printer.CurrentFnSym->getName().str(),
                              {}});
    Code.IsInFunction = true;
  }
  void markFunctionEnd() override { Code.IsInFunction = false; }
  void endFunction(const MachineFunction *) override {
    Code.IsInFunction = false;
    Code.RulesOf.clear();
    // Remove the label at the end of the function.
    std::vector<AssemblyLine> &Lines = Code.Functions.back().Lines;
    while (!Lines.empty() && Lines.back().TheKind == AssemblyLine::Kind::Label)
      Lines.pop_back();
  }
  void endModule() override {}

  void beginInstruction(const MachineInstr *First) override {
    Code.Parts.clear();
    Code.NextPart = 0;
    auto It = First->getIterator();
    auto End = First->getParent()->instr_end();
    bool FollowsBranch = false;
    do {
      if (!It->isBundle() && !It->isMetaInstruction())
        Code.Parts.push_back({It->getOpcode(), It->isPseudo(),
                              originOf(*It, Origins), FollowsBranch,
                              Code.RulesOf.lookup(&*It)});
      FollowsBranch |= It->hasDelaySlot(MachineInstr::IgnoreBundle);
    } while (++It != End && It->isInsideBundle());
  }

private:
  AsmPrinter &Printer;
  OriginTable &Origins;
  VersionTable &Machine;
  Assembly &Code;
};

} // namespace

std::unique_ptr<MCStreamer>
mincaml::explorer::createAssemblyStreamer(TargetMachine &TM, MCContext &Context,
                                          Assembly &Code) {
  const Target &T = TM.getTarget();
  const MCAsmInfo &AsmInfo = *TM.getMCAsmInfo();
  std::unique_ptr<MCInstPrinter> Printer(T.createMCInstPrinter(
      TM.getTargetTriple(), AsmInfo.getAssemblerDialect(), AsmInfo,
      *TM.getMCInstrInfo(), *TM.getMCRegisterInfo()));
  std::unique_ptr<MCCodeEmitter> Encoder(
      T.createMCCodeEmitter(*TM.getMCInstrInfo(), Context));
  if (!Printer || !Encoder)
    return nullptr;
  auto Streamer = std::make_unique<AssemblyStreamer>(
      Context, std::move(Printer), std::move(Encoder), Code);
  T.createNullTargetStreamer(*Streamer);
  return Streamer;
}

std::unique_ptr<AsmPrinterHandler> mincaml::explorer::createAssemblyHandler(
    AsmPrinter &Printer, OriginTable &Origins, VersionTable &Machine,
    Assembly &Code) {
  return std::make_unique<AssemblyHandler>(Printer, Origins, Machine, Code);
}
