//===- Editor.cpp - Reversible changes of machine code --------------------===//

#include "Editor.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace mincaml;
using namespace mincaml::faults;
using namespace llvm;

void Editor::setRegister(MachineOperand &Operand, MCRegister Register) {
  MachineOperand *O = &Operand;
  Log.push_back([O, Old = O->getReg(), Renamable = O->isRenamable(),
                 Killed = O->isUse() && O->isKill()] {
    O->setReg(Old);
    O->setIsRenamable(Renamable);
    if (O->isUse())
      O->setIsKill(Killed);
  });
  // The old register may be live after its last use now, and the new register
  // may be live after this use.
  if (O->isUse())
    O->setIsKill(false);
  O->setIsRenamable(false);
  O->setReg(Register);
}

void Editor::setUndefined(MachineOperand &Operand) {
  MachineOperand *O = &Operand;
  Log.push_back([O, Old = O->isUndef()] { O->setIsUndef(Old); });
  O->setIsUndef(true);
}

void Editor::setImmediate(MachineOperand &Operand, int64_t Value) {
  MachineOperand *O = &Operand;
  Log.push_back([O, Old = O->getImm()] { O->setImm(Old); });
  O->setImm(Value);
}

void Editor::setFrameIndex(MachineOperand &Operand, int Index) {
  MachineOperand *O = &Operand;
  Log.push_back([O, Old = O->getIndex()] { O->setIndex(Old); });
  O->setIndex(Index);
}

void Editor::setBlock(MachineOperand &Operand, MachineBasicBlock &Block) {
  MachineOperand *O = &Operand;
  Log.push_back([O, Old = O->getMBB()] { O->setMBB(Old); });
  O->setMBB(&Block);
}

void Editor::setSlotSize(int Slot, int64_t Size) {
  MachineFrameInfo &Frame = MF.getFrameInfo();
  Log.push_back([&Frame, Slot, Old = Frame.getObjectSize(Slot)] {
    Frame.setObjectSize(Slot, Old);
  });
  Frame.setObjectSize(Slot, Size);
}

void Editor::remove(MachineInstr &MI) {
  MachineBasicBlock *Block = MI.getParent();
  MachineInstr *Next = MI.getNextNode();
  MachineInstr *Removed = &MI;
  Block->remove(Removed);
  Log.push_back([Block, Next, Removed] {
    Block->insert(Next ? iterator(Next) : Block->end(), Removed);
  });
}

void Editor::moveBefore(MachineInstr &MI, MachineBasicBlock &Block,
                        iterator Before) {
  MachineBasicBlock *OldBlock = MI.getParent();
  MachineInstr *Next = MI.getNextNode();
  MachineInstr *Moved = &MI;
  if (Before != Block.end() && &*Before == Moved)
    return;
  MachineBasicBlock *NewBlock = &Block;
  Block.splice(Before, OldBlock, iterator(Moved));
  Log.push_back([OldBlock, NewBlock, Next, Moved] {
    OldBlock->splice(Next ? iterator(Next) : OldBlock->end(), NewBlock,
                     iterator(Moved));
  });
}

MachineInstr &Editor::insert(MachineBasicBlock &Block, iterator Before,
                             const MCInstrDesc &Description,
                             const DebugLoc &Location) {
  MachineInstr *New = BuildMI(Block, Before, Location, Description);
  Log.push_back([New] { New->eraseFromParent(); });
  return *New;
}

MachineInstr &Editor::insertCopy(MachineBasicBlock &Block, iterator Before,
                                 MCRegister To, MCRegister From) {
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  MachineInstr &New = insert(Block, Before, TII.get(TargetOpcode::COPY));
  New.addOperand(MF, MachineOperand::CreateReg(To, /*isDef=*/true));
  New.addOperand(MF, MachineOperand::CreateReg(From, /*isDef=*/false));
  return New;
}

MachineInstr &Editor::insertClone(const MachineInstr &MI,
                                  MachineBasicBlock &Block, iterator Before) {
  MachineInstr *New = MF.CloneMachineInstr(&MI);
  Block.insert(Before, New);
  Log.push_back([New] { New->eraseFromParent(); });
  return *New;
}

void Editor::undo() {
  while (!Log.empty()) {
    Log.back()();
    Log.pop_back();
  }
}
