//===- ProgramBuilder.h - From code to moves --------------------*- C++ -*-===//
//
// Translates an allocated function, matched with what it was, to an
// AllocationProgram, and checks on the way what does not depend on where values
// are: that nothing is lost, added or exchanged, that registers are of the
// right class, tied operands together, results apart, slots large enough.
//
// A block ends behind a call that may throw, if it has landing pads, and behind
// an asm that may jump: what comes after them does not happen on these ways.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_PROGRAMBUILDER_H
#define MINCAML_LIB_ALLOCATIONCHECK_PROGRAMBUILDER_H

#include "Matching.h"
#include "SlotAccesses.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

namespace mincaml {

class AllocationProgramBuilder {
public:
  /// IsLate: which of several matchings to take (Matching.h).
  AllocationProgramBuilder(llvm::MachineFunction &MF, const Recording &Before,
                           AllocationProgram &Program, bool IsLate);

  /// Nothing if all is well so far.
  std::optional<AllocationFault> build();

private:
  using PlacedAtoms = llvm::SmallVector<Placed, 4>;
  /// An operand before and after allocation.
  struct OperandPair {
    unsigned Recorded, Final;
  };
  /// A register operand of the recorded program: which variables it reads or
  /// writes, at which bits of the operand.
  struct Variables {
    /// The atoms that the operand names, at bits of the whole register.
    llvm::SmallVector<VariableAtom, 4> Inside;
    /// Atoms behind them that a write changes as well, since they belong to the
    /// same units: the upper half of %rax in a write to %eax.
    llvm::SmallVector<VariableAtom, 4> Beyond;
    /// The other atoms of a virtual register.
    llvm::SmallVector<VariableAtom, 4> Outside;
    /// Where the operand starts in the register.
    unsigned Start = 0;
  };

  // ProgramBuilder.cpp: the frame, and what may come and go.
  void buildBlock(llvm::MachineBasicBlock &MBB);
  void buildSteps(llvm::ArrayRef<MatchingStep> Steps);
  void connect(llvm::MachineBasicBlock &MBB);
  template <typename Filter>
  void split(const llvm::MachineBasicBlock &MBB, Filter Leaves);
  void splitAtCall(const llvm::MachineInstr &MI);
  void splitAtAsm(const llvm::MachineInstr &MI);
  void enterLandingPad();
  void findReserved();
  bool takesPart(llvm::MCRegister Register) const;
  void checkJumpTables();
  void addDeleted(unsigned Recorded);
  void clearAround(const llvm::MachineInstr &MI);
  void addNew(const llvm::MachineInstr &MI);
  void translateNew(const llvm::MachineInstr &MI);
  void addCopy(const llvm::MachineInstr &MI);
  void checkSlot(const llvm::MachineInstr &MI, int FrameIndex, unsigned Bits,
                 llvm::Align Alignment);
  void addSlotAccess(const llvm::MachineInstr &MI, const SlotAccess &Access);
  Location slotPlace(int FrameIndex, llvm::MCRegister Register, unsigned Bit,
                     unsigned Length, unsigned Bits);
  void addAlias(unsigned Recorded);
  void addRepetition(const llvm::MachineInstr &MI, ExpressionKey Key);
  void addRepetitionOperands(const llvm::MachineInstr &MI);
  void addStoredConstant(const llvm::MachineInstr &MI,
                         llvm::ArrayRef<unsigned> Constants);
  void addImplicitDef(const llvm::MachineInstr &MI);

  // Operands.cpp: instructions that are the recorded ones.
  void addInstruction(unsigned Recorded, const llvm::MachineInstr &MI);
  void addFolded(const MatchingStep &Step);
  Location addLoaded(const llvm::MachineInstr &MI,
                     llvm::ArrayRef<unsigned> Loads, const VariableAtom &Atom);
  bool pairOperands(unsigned Recorded, const llvm::MachineInstr &MI);
  void checkOperands(const llvm::MachineInstr &MI);
  void checkRegister(const RecordedOperand &Old, const llvm::MachineInstr &MI,
                     unsigned Index);
  void checkTies(const llvm::MachineInstr &MI);
  void checkOverlaps(const llvm::MachineInstr &MI);
  void addUses(unsigned Recorded, const llvm::MachineInstr &MI);
  void addClobbers(const llvm::MachineInstr &MI);
  void killVariables(const llvm::MachineOperand &MO);
  void addDefinitions(const llvm::MachineInstr &MI);

  // Expressions.cpp
  void collectExpressions();
  void defineExpression(unsigned Recorded);
  ExpressionKey keyOf(const llvm::MachineInstr &MI) const;
  ExpressionKey keyOf(unsigned Recorded) const;
  bool isKnownExpression(const ExpressionKey &Key) const;

  Variables variables(const llvm::MachineOperand &MO) const;
  PlacedAtoms places(llvm::MCRegister Register) const;
  llvm::MCRegister whole(const llvm::MachineOperand &MO,
                         llvm::MCRegister Part) const;
  void clearRegister(llvm::MCRegister Register);
  bool isRecordedFrameIndex(int Index) const;
  const llvm::MachineOperand &recordedOperand(unsigned Recorded,
                                              unsigned Index) const {
    return Before.operands(Before.Instructions[Recorded])[Index].Operand;
  }
  void emit(Operation::Kind Kind, uint32_t A, uint32_t B = 0, uint32_t C = 0) {
    Current->Operations.push_back({Kind, A, B, C});
  }
  void fail(const llvm::Twine &Message, const llvm::MachineInstr &MI);

  llvm::MachineFunction &MF;
  const Recording &Before;
  AllocationProgram &Program;
  const llvm::TargetInstrInfo &TII;
  const llvm::TargetRegisterInfo &TRI;
  const llvm::MachineRegisterInfo &MRI;
  SlotAccesses Slots;
  Folder TheFolder;
  bool IsLate;
  /// x86's MOV32ri.
  std::optional<unsigned> MoveImmediate;
  llvm::DenseMap<const llvm::MachineBasicBlock *, ProgramNode *> Starts;
  ProgramNode *Current = nullptr;
  /// In the current block.
  llvm::DenseSet<const llvm::MachineInstr *> Throwing;
  /// Of the current instruction, and how they are paired.
  llvm::ArrayRef<RecordedOperand> Old;
  std::vector<OperandPair> Pairs;
  std::optional<AllocationFault> Fault;
};

} // namespace mincaml

#endif // MINCAML_LIB_ALLOCATIONCHECK_PROGRAMBUILDER_H
