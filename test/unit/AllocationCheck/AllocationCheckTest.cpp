//===- AllocationCheckTest.cpp - Allocations to check ---------------------===//

#include "AllocationCheckTest.h"
#include "llvm/CodeGen/MIRParser/MIRParser.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/TargetSelect.h"

using namespace mincaml::allocationcheck;
using namespace llvm;

HandAllocation::HandAllocation(StringRef TripleName, StringRef Body,
                               StringRef Before) {
  InitializeAllTargetInfos();
  InitializeAllTargets();
  InitializeAllTargetMCs();
  std::string Error;
  Triple TheTriple(TripleName);
  const Target *T = TargetRegistry::lookupTarget(TheTriple, Error);
  if (!T)
    report_fatal_error(StringRef(Error));
  Machine.reset(
      T->createTargetMachine(TheTriple, "", "", TargetOptions(), std::nullopt));
  std::string Text = ("--- |\n  define void @f() { unreachable }\n"
                      "  declare void @g()\n...\n"
                      "---\nname: f\ntracksRegLiveness: true\n" +
                      Before + "body: |\n" + Body + "\n...\n")
                         .str();
  auto Parser = createMIRParser(MemoryBuffer::getMemBufferCopy(Text), Context);
  M = Parser->parseIRModule();
  M->setTargetTriple(TheTriple);
  M->setDataLayout(Machine->createDataLayout());
  Machines = std::make_unique<MachineModuleInfo>(Machine.get());
  if (Parser->parseMachineFunctions(*M, *Machines))
    report_fatal_error("the machine IR of a test is wrong");
  MF = Machines->getMachineFunction(*M->getFunction("f"));
  MF->getRegInfo().reservedRegsFrozen() ||
      (MF->getRegInfo().freezeReservedRegs(), true);
  Recorded = recordFunction(*MF);
}

MCRegister HandAllocation::reg(StringRef Name) const {
  for (unsigned R = 1; R < registers().getNumRegs(); ++R)
    if (Name == registers().getName(R))
      return R;
  report_fatal_error("no register " + Twine(Name));
}

const TargetRegisterClass *HandAllocation::regClass(StringRef Name) const {
  for (const TargetRegisterClass *Class : registers().regclasses())
    if (Name == registers().getRegClassName(Class))
      return Class;
  report_fatal_error("no register class " + Twine(Name));
}

unsigned HandAllocation::opcode(StringRef Name) const {
  for (unsigned O = 0; O < instructions().getNumOpcodes(); ++O)
    if (instructions().getName(O) == Name)
      return O;
  report_fatal_error("no instruction " + Twine(Name));
}

void HandAllocation::assign(std::initializer_list<StringRef> Names) {
  for (MachineBasicBlock &MBB : *MF)
    for (MachineInstr &MI : MBB.instrs())
      for (MachineOperand &MO : MI.operands())
        if (MO.isReg() && MO.getReg().isVirtual()) {
          MCRegister R = reg(Names.begin()[MO.getReg().virtRegIndex()]);
          MO.substPhysReg(R, registers());
        }
  MF->getRegInfo().clearVirtRegs();
}

std::string HandAllocation::check() {
  auto Fault = Checker.check(*MF, Recorded);
  return Fault ? Fault->Message : "";
}

MachineInstr &HandAllocation::at(unsigned Block, unsigned Index) {
  return *std::next(block(Block).instr_begin(), Index);
}

int HandAllocation::newSlot(unsigned Size, unsigned Alignment) {
  return MF->getFrameInfo().CreateSpillStackObject(Size, Align(Alignment));
}

void HandAllocation::save(MachineInstr &Place, StringRef Register,
                          StringRef Class, int Slot) {
  instructions().storeRegToStackSlot(*Place.getParent(), Place, reg(Register),
                                     false, Slot, regClass(Class),
                                     llvm::Register());
}

void HandAllocation::restore(MachineInstr &Place, StringRef Register,
                             StringRef Class, int Slot) {
  instructions().loadRegFromStackSlot(*Place.getParent(), Place, reg(Register),
                                      Slot, regClass(Class), llvm::Register());
}

void HandAllocation::copy(MachineInstr &Place, StringRef To, StringRef From) {
  BuildMI(*Place.getParent(), Place, DebugLoc(),
          instructions().get(TargetOpcode::COPY), reg(To))
      .addReg(reg(From));
}
