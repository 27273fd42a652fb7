//===- StateRules.cpp - SPARC rules about states --------------------------===//
//
// Solves the forward problem whose facts MachineState.h describes, and then
// looks at each instruction with the state before it. MemoryRules.cpp has
// the rules about memory.
//
//===----------------------------------------------------------------------===//

#include "StateRules.h"
#include "mincaml/DataFlow/Solver.h"

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

//===- The problem --------------------------------------------------------===//

/// Calls Before(MI, S) for each instruction of a block in the order of
/// execution, and After(MI, S) for each control transfer behind its slot.
/// Returns the join of the states in which the block may be left.
template <typename BeforeT, typename AfterT>
static MachineState walk(const MachineBasicBlock &MBB,
                         const MachineSemantics &Semantics, MachineState S,
                         BeforeT &&Before, AfterT &&After) {
  MachineStateLattice Lattice;
  InstructionTable &Table = Semantics.table();
  MachineState Exit = Lattice.bottom();
  // The unwinder puts the exception and its type there.
  if (MBB.isEHPad()) {
    S.set(reg::I0, MachineValue::unknown());
    S.set(reg::I0 + 1, MachineValue::unknown());
  }
  bool HasLandingPads = false;
  for (const MachineBasicBlock *Successor : MBB.successors())
    HasLandingPads |= Successor->isEHPad();
  for (auto I = MBB.instr_begin(), E = MBB.instr_end(); I != E;) {
    const MachineInstr &MI = *I++;
    Before(MI, S);
    Semantics.execute(MI, S);
    if (!MI.hasDelaySlot()) {
      if (MI.getOpcode() == TargetOpcode::INLINEASM_BR)
        Lattice.join(Exit, S);
      continue;
    }
    MachineState Skipped = S;
    for (; I != E && I->isBundledWithPred(); ++I) {
      if (Table.isUnimp(*I))
        continue;
      Before(*I, S);
      Semantics.execute(*I, S);
    }
    // An annulled slot is executed only if the branch is taken.
    if (Table[MI].Annuls)
      Lattice.join(S, Skipped);
    After(MI, S);
    Semantics.finish(MI, S);
    if (MI.isBranch() || (HasLandingPads && MI.isCall()))
      Lattice.join(Exit, S);
  }
  Lattice.join(Exit, S);
  return Exit;
}

namespace {

class StateProblem {
public:
  using LatticeType = MachineStateLattice;
  static constexpr dataflow::Direction TheDirection =
      dataflow::Direction::Forward;
  using Graph = dataflow::FlowGraph<const MachineBasicBlock>;

  StateProblem(const Graph &TheGraph, const MachineSemantics &Semantics)
      : TheGraph(TheGraph), Semantics(Semantics) {}

  LatticeType lattice() const { return {}; }
  MachineState boundary() const { return entryState(); }
  void transfer(dataflow::Node N, MachineState &S) const {
    if (const MachineBasicBlock *MBB = TheGraph.block(N))
      S = walk(*MBB, Semantics, S, [](auto &&...) {}, [](auto &&...) {});
  }

private:
  const Graph &TheGraph;
  const MachineSemantics &Semantics;
};

} // namespace

//===- Rules --------------------------------------------------------------===//

static bool isFrameOperation(Operation Op) {
  switch (Op) {
  case Operation::Add:
  case Operation::Subtract:
  case Operation::And:
  case Operation::Or:
  case Operation::Save:
  case Operation::Restore:
    return true;
  default:
    return false;
  }
}

void FlowCheck::checkStackPointerChange(const MachineInstr &MI,
                                        const MachineState &S) {
  if (MI.isInlineAsm()) {
    Report.unproved(Rule::FrameRegister, MI, "inline assembly changes %sp");
    return;
  }
  Operation Op = Table[MI].TheOperation;
  if (Op == Operation::Save || Op == Operation::Restore)
    return;
  if (!isFrameOperation(Op) &&
      !(Table[MI].Loads && MF.getFrameInfo().hasVarSizedObjects())) {
    Report.violation(Rule::FrameRegister, MI,
                     "this is no form in which %sp changes");
    return;
  }
  MachineState After = S;
  Semantics.execute(MI, After);
  MachineValue New = After.get(reg::SP);
  if (!New.isStack()) {
    // What __builtin_stack_restore puts back may have been in memory.
    if (MF.getFrameInfo().hasVarSizedObjects())
      Report.unproved(Rule::FrameRegister, MI,
                      "the new value of %sp is not known");
    else
      Report.violation(Rule::FrameRegister, MI,
                       "the new value does not come from %sp");
    return;
  }
  std::optional<int64_t> Distance = distance(New, entryState().get(reg::SP));
  if (Distance && *Distance > 0)
    Report.violation(Rule::FrameRegister, MI,
                     "%sp gets above what it was at the start");
  checkFrame(MI, S.get(reg::SP), New);
}

void FlowCheck::checkDefinition(const MachineInstr &MI, RegisterInfo R,
                                bool IsImplicit, const MachineState &S) {
  Operation Op = Table[MI].TheOperation;
  // These name registers of the other window.
  bool ChangesWindow = Op == Operation::Save || Op == Operation::Restore;
  bool HasWindow = S.TheWindow == MachineState::Own;
  if (ChangesWindow)
    HasWindow = Op == Operation::Save;
  for (unsigned N = R.Number; N != R.Number + R.Count; ++N) {
    if (N == reg::SP && !MI.isCall() && !IsImplicit)
      checkStackPointerChange(MI, S);
    if ((N == reg::FP || N == reg::I7) && HasWindow)
      Report.violation(Rule::FrameRegister, MI,
                       N == reg::FP ? "%fp is written" : "%i7 is written");
    if (N >= reg::L0 && !HasWindow && S.TheWindow != MachineState::Differs)
      Report.violation(
          Rule::WindowOwnership, MI,
          "%" + StringRef(Table.TRI.getName(Table.integer(N))).lower() +
              " is written without a window");
  }
}

void FlowCheck::checkFlags(const MachineInstr &MI, const MachineState &S) {
  for (const MachineOperand &MO : MI.operands()) {
    if (!MO.isReg() || !MO.readsReg())
      continue;
    uint8_t Flag = Semantics.flag(MO.getReg());
    if (Flag && !(S.DefinedFlags & Flag))
      Report.violation(Rule::ConditionDefined, MI,
                       "%" + StringRef(Table.TRI.getName(MO.getReg())).lower() +
                           " is not defined on every path to here");
    // V9 has interlocks for both.
    if (!Flag || Table.isV9())
      continue;
    if (Flag == MachineState::Y && S.SinceWriteOfY < MachineState::YDistance)
      Report.violation(Rule::YRegisterDelay, MI,
                       Twine(unsigned(S.SinceWriteOfY)) + " between");
    if (Table[MI].BranchesOnFloat && Flag == MachineState::FCC0 &&
        S.SinceFloatCompare < MachineState::FloatDistance)
      Report.violation(Rule::FloatCompareDelay, MI, "");
  }
}

void FlowCheck::checkWindowChange(const MachineInstr &MI,
                                  const MachineState &S) {
  if (S.TheWindow == MachineState::Differs)
    return; // Told where the paths meet.
  if (Table[MI].TheOperation == Operation::Save) {
    if (S.TheWindow == MachineState::Own)
      Report.violation(Rule::WindowDepth, MI, "a second save");
    MachineState After = S;
    Semantics.execute(MI, After);
    checkFrame(MI, S.get(reg::SP), After.get(reg::SP));
    FixedFrame = distance(S.get(reg::SP), After.get(reg::SP)).value_or(0);
  } else if (S.TheWindow == MachineState::None) {
    Report.violation(Rule::WindowDepth, MI, "a restore without a save");
  }
}

/// `ret` and `retl` take the address before their slot is executed.
void FlowCheck::checkReturnAddress(const MachineInstr &MI,
                                   const MachineState &S) {
  bool FromWindow = Table.name(MI.getOpcode()) == "RET";
  if (!FromWindow && Table.name(MI.getOpcode()) != "RETL")
    return; // From a trap, which no function does.
  MachineValue From = S.get(FromWindow ? reg::I7 : reg::O7);
  std::optional<int64_t> Moved = distance(From, entryState().get(reg::O7));
  StringRef Name = FromWindow ? "%i7" : "%o7";
  if (!Moved || *Moved != 0) {
    Report.violation(Rule::ReturnAddress, MI,
                     Name + " is not the address of the call");
    return;
  }
  // A caller that expects a structure has an `unimp` behind the slot.
  bool ReturnsStructure =
      !Table.is64Bit() && MF.getFunction().hasStructRetAttr();
  int64_t Expected = ReturnsStructure ? 12 : 8;
  if (MI.getOperand(0).getImm() != Expected)
    Report.violation(Rule::ReturnAddress, MI,
                     "the function returns to " + Name + "+" + Twine(Expected));
}

void FlowCheck::before(const MachineInstr &MI, const MachineState &S) {
  if (MI.isMetaInstruction())
    return;
  checkFlags(MI, S);
  for (const MachineOperand &MO : MI.operands())
    if (MO.isReg() && MO.isDef()) {
      RegisterInfo R = Table.reg(MO.getReg());
      if (R.Bank == RegisterFile::Integer && !MI.isCall())
        checkDefinition(MI, R, MO.isImplicit(), S);
    }
  switch (Table[MI].TheOperation) {
  case Operation::Save:
  case Operation::Restore:
    checkWindowChange(MI, S);
    break;
  case Operation::Return:
    checkReturnAddress(MI, S);
    break;
  default:
    break;
  }
  checkHalves(MI, S);
  if (Table[MI].AccessSize)
    checkAccess(MI, S);
}

/// A call with an `unimp` behind its slot is one of a function that returns a
/// structure.
void FlowCheck::checkStructureCall(const MachineInstr &MI) {
  if (Table.is64Bit() || Table[MI].TheOperation != Operation::Call)
    return;
  const Function *Callee = nullptr;
  if (MI.getNumOperands() && MI.getOperand(0).isGlobal())
    Callee = dyn_cast<Function>(MI.getOperand(0).getGlobal());
  if (!Callee)
    return;
  bool HasUnimp = false;
  for (auto I = std::next(MI.getIterator()), E = MI.getParent()->instr_end();
       I != E && I->isBundledWithPred(); ++I)
    HasUnimp |= Table.isUnimp(*I);
  if (HasUnimp == Callee->hasStructRetAttr())
    return;
  if (HasUnimp)
    Report.violation(Rule::ReturnAddress, MI,
                     "the callee returns to the unimp behind the slot");
  else
    Report.violation(Rule::ReturnAddress, MI,
                     "the callee returns a structure and goes on 12 bytes "
                     "behind the call");
}

void FlowCheck::after(const MachineInstr &MI, const MachineState &S) {
  Operation Op = Table[MI].TheOperation;
  checkStructureCall(MI);
  bool IsTailCall = Op == Operation::TailCall || Op == Operation::TailJump;
  if (Op != Operation::Return && !IsTailCall)
    return;
  if (S.TheWindow == MachineState::Own)
    Report.violation(Rule::WindowDepth, MI,
                     "the function is left without a restore");
  if (S.TheWindow != MachineState::None)
    return;
  std::optional<int64_t> Moved =
      distance(S.get(reg::SP), entryState().get(reg::SP));
  if (!Moved)
    Report.unproved(Rule::FrameRegister, MI, "%sp is not known at the end");
  else if (*Moved != 0)
    Report.violation(Rule::FrameRegister, MI,
                     "%sp is left " + Twine(*Moved) +
                         " from what it was at the start");
  if (IsTailCall && S.get(reg::O7) != entryState().get(reg::O7))
    Report.violation(Rule::ReturnAddress, MI,
                     "the callee does not get the return address in %o7");
}

void FlowCheck::check() {
  StateProblem::Graph Graph(MF);
  StateProblem Problem(Graph, Semantics);
  auto Solution = dataflow::solve(Problem, Graph);
  auto Before = [&](const MachineInstr &MI, const MachineState &S) {
    before(MI, S);
  };
  auto After = [&](const MachineInstr &MI, const MachineState &S) {
    after(MI, S);
  };
  for (dataflow::Node N = 1; N != Graph.exit(); ++N) {
    const MachineBasicBlock &MBB = *Graph.block(N);
    const MachineState &In = Solution.In[N];
    bool Differed = any_of(Graph.predecessors(N), [&](dataflow::Node P) {
      return Solution.Out[P].TheWindow == MachineState::Differs;
    });
    if (In.TheWindow == MachineState::Differs && !Differed && !MBB.empty())
      Report.violation(Rule::WindowDepth, *MBB.instr_begin(),
                       "paths with and without a save meet here");
    walk(MBB, Semantics, In, Before, After);
  }
}

void mincaml::sparc::checkFlow(const MachineFunction &MF,
                               InstructionTable &Table, Reporter &Report) {
  FlowCheck(MF, Table, Report).check();
}
