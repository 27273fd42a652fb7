//===- ApprovedCode.cpp - Check of emitted instruction words --------------===//

#include "Machine/RuleChecks.h"
#include "Object/Files/ObjectProgram.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCFixup.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCSymbol.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Target/TargetMachine.h"

using namespace mincaml::sparc;
using namespace llvm;

//===- Recording ----------------------------------------------------------===//

static bool isWord(const MachineInstr &MI) {
  return isEmitted(MI) && !MI.isPosition() &&
         MI.getOpcode() != TargetOpcode::MEMBARRIER &&
         MI.getOpcode() != TargetOpcode::ARITH_FENCE;
}

/// Deposits the low bits of a value into the bits of a field, which need not be
/// adjacent.
static uint32_t deposit(uint64_t Value, uint32_t Field) {
  uint32_t Result = 0;
  for (; Field; Field &= Field - 1, Value >>= 1)
    if (Value & 1)
      Result |= Field & -Field;
  return Result;
}

namespace mincaml::sparc {

/// Computes the instruction words of one function.
class WordRecorder {
public:
  WordRecorder(const MachineFunction &MF, InstructionTable &Table,
               ApprovedCode &Code)
      : MF(MF), Table(Table), Code(Code),
        Encoder(MF.getTarget().getTarget().createMCCodeEmitter(
            Table.TII, MF.getContext())) {}

  void record() {
    StringRef Reason = layOut();
    size_t Begin = Code.Words.size();
    if (Reason.empty())
      for (const MachineBasicBlock &MBB : MF)
        for (const MachineInstr &MI : MBB.instrs())
          if (isWord(MI))
            Code.Words.push_back(wordOf(MI, Code.Words.size() - Begin));
    // Nameless functions get a name when they are emitted.
    const Function &F = MF.getFunction();
    Code.Functions.push_back({MF.getTarget().getSymbol(&F)->getName().str(),
                              Begin, Code.Words.size(), Reason.str(),
                              !F.hasPrivateLinkage()});
  }

private:
  /// Computes Starts. Returns why the number of words is unknown; empty if it
  /// is known.
  StringRef layOut() {
    Starts.resize(MF.getNumBlockIDs());
    int64_t Word = 0;
    for (const MachineBasicBlock &MBB : MF) {
      if (MBB.getAlignment() > Align(4))
        return "a block of the function is aligned";
      Starts[MBB.getNumber()] = Word;
      for (const MachineInstr &MI : MBB.instrs()) {
        if (MI.isInlineAsm())
          return "the function has inline assembly";
        if (!isWord(MI))
          continue;
        if (MI.isPseudo() || Table[MI].TheOperation == Operation::ReadPC)
          return "the function has an instruction of unknown length";
        ++Word;
      }
    }
    return "";
  }

  ApprovedCode::ApprovedWord wordOf(const MachineInstr &MI, int64_t Index) {
    const InstructionInfo &Info = Table[MI];
    bool IsCall = Info.TheOperation == Operation::Call ||
                  Info.TheOperation == Operation::TailCall;
    // A `call` consists of the opcode bits 01 and a relocated displacement.
    if (IsCall && MI.getNumOperands() && !MI.getOperand(0).isReg())
      return {uint32_t(1) << 30, uint32_t(3) << 30};
    // Lower the instruction as LLVM's printer does, except for symbols.
    MCInst I;
    I.setOpcode(MI.getOpcode());
    std::optional<unsigned> Symbolic, Distance;
    for (const MachineOperand &MO : MI.operands()) {
      if (MO.isRegMask() || (MO.isReg() && MO.isImplicit()))
        continue;
      if (MO.isReg()) {
        I.addOperand(MCOperand::createReg(MO.getReg()));
      } else if (MO.isImm()) {
        I.addOperand(MCOperand::createImm(MO.getImm()));
      } else {
        (MO.isMBB() ? Distance : Symbolic) = I.getNumOperands();
        I.addOperand(MCOperand::createImm(0));
      }
    }
    uint32_t Word = encode(I);
    if (Distance) {
      uint32_t Field = fieldOf(I, *Distance);
      int64_t To = Starts[MI.getOperand(0).getMBB()->getNumber()];
      Word = (Word & ~Field) | deposit(To - Index, Field);
    }
    for (unsigned Operand = 0; Operand != I.getNumOperands(); ++Operand) {
      // Explicit operands have the same indices in the machine instruction and
      // in its MCInst.
      if (!hasCheckedRange(MI, Operand, Table))
        continue;
      uint32_t Field = fieldOf(I, Operand);
      Word = (Word & ~Field) | deposit(MI.getOperand(Operand).getImm(), Field);
      // If the field is narrower than the range that was checked, make the
      // comparison fail. The field of shifts is wider.
      if (popcount(Field) < Info.Immediate.Bits)
        return {~Word, ~uint32_t(0)};
    }
    uint32_t Mask = ~uint32_t(0);
    if (Symbolic)
      Mask = ~fieldOf(I, *Symbolic);
    return {Word, Mask};
  }

  uint32_t encode(const MCInst &I) {
    SmallVector<char, 4> Bytes;
    SmallVector<MCFixup, 1> Fixups;
    Encoder->encodeInstruction(I, Bytes, Fixups, Table.Subtarget);
    assert(Bytes.size() == 4 && "all instructions have this size");
    return support::endian::read32be(Bytes.data());
  }
  /// Returns the bits of a word that an immediate operand determines.
  uint32_t fieldOf(MCInst I, unsigned Operand) {
    I.getOperand(Operand).setImm(0);
    uint32_t Zeros = encode(I);
    I.getOperand(Operand).setImm(-1);
    return Zeros ^ encode(I);
  }

  const MachineFunction &MF;
  InstructionTable &Table;
  ApprovedCode &Code;
  std::unique_ptr<MCCodeEmitter> Encoder;
  /// The offset of each block, by block number, in words.
  std::vector<int64_t> Starts;
};

} // namespace mincaml::sparc

void ApprovedCode::record(const MachineFunction &MF, InstructionTable &Table) {
  WordRecorder(MF, Table, *this).record();
}

//===- Comparing ----------------------------------------------------------===//

static Finding finding(Verdict V, StringRef Function, const Twine &Detail) {
  Finding F;
  F.Instruction = "all words";
  F.TheRule = Rule::RoundTrip;
  F.TheVerdict = V;
  F.Function = Function.str();
  F.Detail = Detail.str();
  return F;
}

Error ApprovedCode::compare(MemoryBufferRef Object,
                            function_ref<void(const Finding &)> Report) const {
  auto Program = ObjectProgram::read(Object);
  if (!Program)
    return Program.takeError();
  StringMap<const CodeFunction *> Emitted;
  for (const CodeFunction &F : (*Program)->functions())
    Emitted[F.Name] = &F;
  for (const auto &[Name, Location] : (*Program)->names())
    Emitted[Name] = (*Program)->functionAt(Location);
  for (const ApprovedFunction &F : Functions) {
    const CodeFunction *E = Emitted.lookup(F.Name);
    if (!F.Reason.empty() || !F.HasSymbol) {
      Report(finding(Verdict::Unproved, F.Name,
                     "the emitted words are not compared: " +
                         (F.HasSymbol ? F.Reason : "it has no symbol")));
      continue;
    }
    // A function that consists of `unreachable` only has no words. Its symbol
    // then denotes whatever follows it, or nothing.
    if (F.Begin == F.End && !E)
      continue;
    if (!E) {
      Report(finding(Verdict::Violation, F.Name,
                     "the object file does not contain it"));
      continue;
    }
    ArrayRef<uint8_t> Bytes = (*Program)->sections()[E->Section].Bytes.slice(
        E->Begin, E->End - E->Begin);
    size_t Count = F.End - F.Begin;
    if (Bytes.size() != Count * 4) {
      Report(finding(Verdict::Violation, F.Name,
                     formatv("{0} bytes were emitted for {1} instructions",
                             Bytes.size(), Count)));
      continue;
    }
    for (size_t I = 0; I != Count; ++I) {
      uint32_t Word = support::endian::read32be(Bytes.data() + I * 4);
      const ApprovedWord &Approved = Words[F.Begin + I];
      if (((Word ^ Approved.Word) & Approved.Mask) == 0)
        continue;
      Finding Different = finding(
          Verdict::Violation, F.Name,
          formatv("{0:x8} was emitted for {1:x8}", Word, Approved.Word));
      Different.Address = E->Begin + I * 4;
      Different.Instruction = formatv("word {0}", I);
      Report(Different);
    }
  }
  return Error::success();
}
