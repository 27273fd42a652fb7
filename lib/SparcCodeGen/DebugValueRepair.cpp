//===- DebugValueRepair.cpp - Debug values after code motion --------------===//
//
// Preserves the locations of variables in optimized code when delay slots are
// filled.
//
// A DBG_VALUE states that a variable has the value of a register from this
// point on. This requires that the instruction that computes the value precedes
// the DBG_VALUE, and that the register keeps the value as long as the location
// holds. Filling delay slots breaks both. An instruction that moves into a slot
// moves past the DBG_VALUE that describes its result. An instruction from the
// target of a branch is executed before the DBG_VALUEs that describe the values
// that it overwrites. In addition, LLVM's passes that compute the range of a
// location (LiveDebugValues, DbgEntityHistoryCalculator) do not look into
// slots.
//
//     add %i0, 1, %o0                      DBG_VALUE $o0, "y"   ! wrong
//     DBG_VALUE $o0, "y"          =>       call f
//     call f                               add %i0, 1, %o0
//     nop
//
// There are four passes. The first one runs before LLVM's delay slot filler,
// the second one after the last pass that moves code and before
// LiveDebugValues, the third one after LiveDebugValues, and the last one
// directly before emission:
//
//   recording  records for each DBG_VALUE the reaching definitions of its
//              registers and its stack slot;
//   repair     keeps a DBG_VALUE if the same definitions reach it as before.
//              Otherwise the variable has no location there, and the DBG_VALUE
//              is repeated at the next point that these definitions reach, in
//              the block or at the start of a successor without other
//              predecessors. Then the pass adds implicit definitions: to each
//              instruction with a delay slot those of its slot, and to a `save`
//              or `restore` outside of slots the registers of a window;
//   removal    removes these implicit definitions, because the checks of SPARC
//              code do not expect them;
//   addition   adds them again for the emission of locations.
//
// Reaching definitions are a forward problem; DebugValues/ReachingDefinitions.h
// states its lattice and transfer functions. A definition is identified by its
// debug instruction number, which it shares with copies of the instruction. A
// value with two reaching definitions thus remains the same if each of them is
// executed as before, in whichever copy. The last step of the repair removes
// the numbers.
//
// Functions without DBG_VALUEs are not changed. In other functions, the emitted
// code is not changed.
//
// Source: [Lecture8], "reaching definitions" (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#include "DebugValues/Corrections.h"
#include "DebugValues/ReachingDefinitions.h"
#include "mincaml/SparcCodeGen/Passes.h"
#include "mincaml/SparcTarget/TargetNames.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/Target/TargetMachine.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

/// The information about a function that the passes share.
struct DebugValueRepair::State {
  DefinitionSets Sets;
  /// The content of a DBG_VALUE, or of a copy of it, and its reaching
  /// definitions.
  struct Record {
    const DIExpression *Expression;
    SmallVector<Register, 2> Registers;
    SmallVector<DefinitionSets::Set, 4> Reaching;

    bool operator==(const Record &) const = default;
  };
  DenseMap<DebugVariable, SmallVector<Record, 2>> Records;
  /// Instructions with additional definitions, and the number of their own
  /// operands.
  SmallVector<std::pair<MachineInstr *, unsigned>, 16> Extended;

  /// Instructions that exist only for their implicit definitions.
  SmallVector<MachineInstr *, 16> Temporary;

  /// Adds implicit definitions of the registers that the delay slot of an
  /// instruction or a change of the window writes, so that LLVM sees them.
  void addDefinitions(MachineFunction &MF);
  /// Does the same for LiveDebugValues. Because LiveDebugValues ignores what
  /// terminators define, these definitions are added to a `nop` before them.
  void addDefinitionsForRanges(MachineFunction &MF);
  void removeDefinitions();

private:
  void extend(MachineInstr &MI, ArrayRef<MCRegister> Written);
};

static bool isForSparc(const MachineFunction &MF) {
  return MF.getTarget().getTargetTriple().isSPARC();
}

static DebugValueRepair::State::Record record(const MachineInstr &DebugValue,
                                              const ValueLocations &Locations,
                                              const ReachingSets &Reaching) {
  DebugValueRepair::State::Record Result;
  Result.Expression = DebugValue.getDebugExpression();
  for (const MachineOperand &MO : DebugValue.debug_operands())
    if (MO.isReg())
      Result.Registers.push_back(MO.getReg());
  for (unsigned Location : Locations.of(DebugValue))
    Result.Reaching.push_back(Reaching[Location]);
  return Result;
}

namespace {

class Recording : public MachineFunctionPass {
public:
  static char ID;
  explicit Recording(std::shared_ptr<DebugValueRepair::State> State)
      : MachineFunctionPass(ID), TheState(std::move(State)) {}

  StringRef getPassName() const override {
    return "SPARC debug value recording";
  }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  std::shared_ptr<DebugValueRepair::State> TheState;
};

class Repair : public MachineFunctionPass {
public:
  static char ID;
  explicit Repair(std::shared_ptr<DebugValueRepair::State> State)
      : MachineFunctionPass(ID), TheState(std::move(State)) {}

  StringRef getPassName() const override { return "SPARC debug value repair"; }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  std::shared_ptr<DebugValueRepair::State> TheState;
};

class DefinitionRemoval : public MachineFunctionPass {
public:
  static char ID;
  explicit DefinitionRemoval(std::shared_ptr<DebugValueRepair::State> State)
      : MachineFunctionPass(ID), TheState(std::move(State)) {}

  StringRef getPassName() const override {
    return "SPARC slot definition removal";
  }
  bool runOnMachineFunction(MachineFunction &) override {
    if (TheState->Records.empty())
      return false;
    TheState->removeDefinitions();
    return true;
  }

private:
  std::shared_ptr<DebugValueRepair::State> TheState;
};

class DefinitionAddition : public MachineFunctionPass {
public:
  static char ID;
  explicit DefinitionAddition(std::shared_ptr<DebugValueRepair::State> State)
      : MachineFunctionPass(ID), TheState(std::move(State)) {}

  StringRef getPassName() const override {
    return "SPARC slot definition addition";
  }
  bool runOnMachineFunction(MachineFunction &MF) override;

private:
  std::shared_ptr<DebugValueRepair::State> TheState;
};

/// The repair of one function.
class Repairer {
public:
  Repairer(MachineFunction &MF, ValueLocations &Locations,
           DebugValueRepair::State &State)
      : MF(MF), Locations(Locations), State(State),
        Definitions(MF, Locations, State.Sets) {}

  void repair();

private:
  void repair(MachineBasicBlock &MBB);
  bool holds(const MachineInstr &DebugValue,
             const ReachingSets &Reaching) const;
  void repeatAt(MachineBasicBlock &MBB, ArrayRef<MachineInstr *> Waiting);

  MachineFunction &MF;
  ValueLocations &Locations;
  DebugValueRepair::State &State;
  const ReachingDefinitions Definitions;
};

} // namespace

char Recording::ID = 0;
char Repair::ID = 0;
char DefinitionRemoval::ID = 0;
char DefinitionAddition::ID = 0;

//===- Recording ----------------------------------------------------------===//

bool Recording::runOnMachineFunction(MachineFunction &MF) {
  TheState->Records.clear();
  TheState->Sets.clear();
  TheState->Extended.clear();
  TheState->Temporary.clear();
  if (!isForSparc(MF) || ValueLocations(MF).empty())
    return false;
  repairParameters(MF);
  ValueLocations Locations(MF);
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB.instrs())
      if (Locations.writtenBy(MI).any())
        MI.getDebugInstrNum();
  const ReachingDefinitions Definitions(MF, Locations, TheState->Sets);
  for (const MachineBasicBlock &MBB : MF) {
    const ReachingSets *Start = Definitions.atStart(MBB);
    if (!Start)
      continue;
    ReachingSets Reaching = *Start;
    for (const MachineInstr &MI : MBB)
      if (MI.isDebugValue())
        TheState->Records[variableOf(MI)].push_back(
            record(MI, Locations, Reaching));
      else
        ReachingDefinitions::transfer(MI, Locations, TheState->Sets, Reaching);
  }
  return true;
}

//===- Repair -------------------------------------------------------------===//

/// Whether the same definitions as before reach a DBG_VALUE here.
bool Repairer::holds(const MachineInstr &DebugValue,
                     const ReachingSets &Reaching) const {
  const DebugValueRepair::State::Record Now =
      record(DebugValue, Locations, Reaching);
  auto Before = State.Records.find(variableOf(DebugValue));
  return Before != State.Records.end() &&
         !is_contained(Now.Reaching, DefinitionSets::All) &&
         is_contained(Before->second, Now);
}

/// Whether a block has a DBG_VALUE of the variable before its first
/// instruction.
static bool startsWith(MachineBasicBlock &MBB, const DebugVariable &Variable) {
  for (const MachineInstr &MI : MBB)
    if (MI.isDebugValue() && variableOf(MI) == Variable)
      return true;
    else if (!MI.isMetaInstruction())
      return false;
  return false;
}

/// Repeats at the start of a block the DBG_VALUEs that still wait at the end of
/// its only predecessor.
void Repairer::repeatAt(MachineBasicBlock &MBB,
                        ArrayRef<MachineInstr *> Waiting) {
  const ReachingSets *Start = Definitions.atStart(MBB);
  if (!Start || MBB.pred_size() != 1 || MBB.isEHPad())
    return;
  for (const MachineInstr *MI : Waiting) {
    if (!holds(*MI, *Start) || startsWith(MBB, variableOf(*MI)))
      continue;
    MachineInstr *Copy = MF.CloneMachineInstr(MI);
    MBB.insert(MBB.begin(), Copy);
  }
}

void Repairer::repair(MachineBasicBlock &MBB) {
  const ReachingSets *Start = Definitions.atStart(MBB);
  if (!Start)
    return;
  ReachingSets Reaching = *Start;
  // DBG_VALUEs that may hold later, unless another one of the variable follows.
  SmallVector<MachineInstr *, 4> Waiting;
  for (MachineInstr &MI : make_early_inc_range(MBB)) {
    if (MI.isDebugValue()) {
      erase_if(Waiting, [&](MachineInstr *Other) {
        if (variableOf(*Other) != variableOf(MI))
          return false;
        MF.deleteMachineInstr(Other);
        return true;
      });
      if (MI.isUndefDebugValue() || holds(MI, Reaching))
        continue;
      Waiting.push_back(MF.CloneMachineInstr(&MI));
      MI.setDebugValueUndef();
      continue;
    }
    ReachingDefinitions::transfer(MI, Locations, State.Sets, Reaching);
    if (MI.isTerminator())
      continue;
    erase_if(Waiting, [&](MachineInstr *Value) {
      if (!holds(*Value, Reaching))
        return false;
      MBB.insertAfterBundle(MI.getIterator(), Value);
      return true;
    });
  }
  for (MachineBasicBlock *Successor : MBB.successors())
    repeatAt(*Successor, Waiting);
  for (MachineInstr *MI : Waiting)
    MF.deleteMachineInstr(MI);
}

void Repairer::repair() {
  for (MachineBasicBlock &MBB : MF)
    repair(MBB);
}

/// Returns the registers that an instruction writes without operands for them.
static SmallVector<MCRegister, 8>
unseenDefinitions(const MachineInstr &MI, const ValueLocations &Locations) {
  SmallVector<MCRegister, 8> Result;
  if (MI.isBundledWithSucc()) {
    for (const MachineOperand &MO : std::next(MI.getIterator())->operands())
      if (MO.isReg() && MO.isDef() && MO.getReg().isPhysical())
        Result.push_back(MO.getReg().asMCReg());
  } else if (Locations.changesWindow(MI)) {
    append_range(Result, Locations.windowRegisters());
  }
  return Result;
}

void DebugValueRepair::State::extend(MachineInstr &MI,
                                     ArrayRef<MCRegister> Written) {
  if (Written.empty())
    return;
  Extended.emplace_back(&MI, MI.getNumOperands());
  for (MCRegister R : Written)
    MI.addOperand(*MI.getMF(), MachineOperand::CreateReg(R, /*isDef=*/true,
                                                         /*isImp=*/true));
}

void DebugValueRepair::State::addDefinitions(MachineFunction &MF) {
  const ValueLocations Locations(MF);
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB)
      extend(MI, unseenDefinitions(MI, Locations));
}

void DebugValueRepair::State::addDefinitionsForRanges(MachineFunction &MF) {
  const ValueLocations Locations(MF);
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  for (MachineBasicBlock &MBB : MF) {
    SmallVector<MCRegister, 8> ByTerminators;
    for (MachineInstr &MI : MBB)
      if (MI.isTerminator())
        append_range(ByTerminators, unseenDefinitions(MI, Locations));
      else
        extend(MI, unseenDefinitions(MI, Locations));
    if (ByTerminators.empty())
      continue;
    MachineInstr *MI = BuildMI(MBB, MBB.getFirstTerminator(), DebugLoc(),
                               TII.get(findOpcode(TII, "NOP")));
    extend(*MI, ByTerminators);
    Temporary.push_back(MI);
  }
}

void DebugValueRepair::State::removeDefinitions() {
  for (auto [MI, OwnOperands] : Extended)
    while (MI->getNumOperands() != OwnOperands)
      MI->removeOperand(MI->getNumOperands() - 1);
  Extended.clear();
  for (MachineInstr *MI : Temporary)
    MI->eraseFromParent();
  Temporary.clear();
}

bool Repair::runOnMachineFunction(MachineFunction &MF) {
  if (TheState->Records.empty())
    return false;
  ValueLocations Locations(MF);
  Repairer(MF, Locations, *TheState).repair();
  markSpills(MF);
  TheState->addDefinitionsForRanges(MF);
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB.instrs())
      MI.dropDebugNumber();
  MF.DebugValueSubstitutions.clear();
  return true;
}

bool DefinitionAddition::runOnMachineFunction(MachineFunction &MF) {
  if (TheState->Records.empty())
    return false;
  TheState->addDefinitions(MF);
  endBeforeCalls(MF);
  if (MF.getTarget().getTargetTriple().isSPARC64()) {
    nameDoublesByHalves(MF);
    repairWideSlots(MF);
  }
  return true;
}

DebugValueRepair::DebugValueRepair() : TheState(std::make_shared<State>()) {}

MachineFunctionPass *DebugValueRepair::createRecordingPass() const {
  return new Recording(TheState);
}

MachineFunctionPass *DebugValueRepair::createRepairPass() const {
  return new Repair(TheState);
}

MachineFunctionPass *DebugValueRepair::createDefinitionRemovalPass() const {
  return new DefinitionRemoval(TheState);
}

MachineFunctionPass *DebugValueRepair::createDefinitionAdditionPass() const {
  return new DefinitionAddition(TheState);
}
