//===- AllocationCheck.cpp - Checker for register allocations -------------===//

#include "AllocationState.h"
#include "CheckInput.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using namespace mincaml::allocationcheck;
using namespace llvm;

/// Returns the names of the variables that a location holds, for a message
/// about an unexpected value.
static std::string contents(const AllocationState &State, Location L,
                            const AtomTable &Atoms) {
  std::string Result;
  for (Variable V : State.variables(L)) {
    if (!Result.empty())
      Result += ", ";
    Result += Atoms.describe(V);
  }
  return Result.empty() ? "an unknown value, or different values on different "
                          "paths"
                        : Result;
}

static AllocationFault faultOf(const Program &TheProgram,
                               const AllocationState &State,
                               const Operation &Need) {
  const CheckInput &Input = TheProgram.Input;
  const UseSite &Use = TheProgram.Uses[Need.C];
  std::string Where =
      Use.Register ? formatv("{0}", printReg(Use.Register, &Input.TRI)).str()
                   : "memory";
  std::string Found =
      Need.TheKind == Operation::NeedUndefined
          ? "but the operand is marked undef: any value may be read"
          : "found " + contents(State, Need.B, Input.Atoms);
  return faultIn(*Use.MI,
                 formatv("operand {0} of '{1}': expected {2} in {3}, {4}",
                         Use.Operand,
                         describe(Input.Before, Use.Recorded, Input.MF),
                         Input.Atoms.describe(Need.A), Where, Found));
}

OptionalFault allocationcheck::checkValues(Program &TheProgram) {
  if (proveUses(TheProgram))
    return std::nullopt;
  // The backward proof has failed. The forward problem decides whether there is
  // a fault, and where.
  dataflow::FlowGraph<ProgramNode> Graph(TheProgram);
  AllocationProblem Problem(TheProgram, Graph);
  auto Solution = dataflow::solve(Problem, Graph);
  OptionalFault Fault;
  for (dataflow::Node N = 0; N < Graph.size() && !Fault; ++N)
    dataflow::visitStatements(
        Problem, Solution, N,
        [&](const Operation &O, const AllocationState &State) {
          if (Fault)
            return;
          if (const Operation *Need = findMissing(TheProgram, O, State))
            Fault = faultOf(TheProgram, State, *Need);
        });
  return Fault;
}

static OptionalFault checkMatching(const CheckInput &Input, bool IsLate) {
  Program TheProgram(Input);
  if (auto Fault = buildProgram(Input, TheProgram, IsLate))
    return Fault;
  return checkValues(TheProgram);
}

AllocationChecker::AllocationChecker() = default;
AllocationChecker::~AllocationChecker() = default;

const RegisterLayout &
AllocationChecker::layoutOf(const TargetRegisterInfo &TRI) {
  std::unique_ptr<RegisterLayout> &Layout = Layouts[&TRI];
  if (!Layout)
    Layout = std::make_unique<RegisterLayout>(TRI);
  return *Layout;
}

OptionalFault AllocationChecker::check(MachineFunction &MF,
                                       const Recording &Before) {
  CheckInput Input(MF, Before, layoutOf(*MF.getSubtarget().getRegisterInfo()));
  OptionalFault Fault = checkMatching(Input, /*IsLate=*/false);
  // The allocation is correct if it can be proved under either matching.
  if (Fault && !checkMatching(Input, /*IsLate=*/true))
    return std::nullopt;
  return Fault;
}

//===- The passes ---------------------------------------------------------===//

namespace {

/// Holds the recordings, which the recorder hands over to the checker.
class Recordings : public ImmutablePass {
public:
  static inline char ID = 0;
  Recordings() : ImmutablePass(ID) {}

  AllocationChecker Checker;
  DenseMap<const MachineFunction *, std::unique_ptr<Recording>> Before;
  /// The errors for functions that still have virtual registers. They are
  /// reported only at the end, since some targets allocate a part of the
  /// registers first and others later.
  MapVector<const Function *, std::string> Unfinished;

  bool doFinalization(Module &M) override {
    for (const auto &[F, Message] : Unfinished)
      M.getContext().emitError(Message);
    Unfinished.clear();
    Before.clear();
    return false;
  }
};

class AllocationPass : public MachineFunctionPass {
public:
  using MachineFunctionPass::MachineFunctionPass;

  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<Recordings>();
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
};

class RecorderPass : public AllocationPass {
public:
  static inline char ID = 0;
  RecorderPass() : AllocationPass(ID) {}
  StringRef getPassName() const override { return "Allocation recorder"; }

  bool runOnMachineFunction(MachineFunction &MF) override {
    getAnalysis<Recordings>().Before[&MF] =
        std::make_unique<Recording>(recordFunction(MF));
    return false;
  }
};

class CheckerPass : public AllocationPass {
public:
  static inline char ID = 0;
  CheckerPass() : AllocationPass(ID) {}
  StringRef getPassName() const override { return "Allocation checker"; }

  bool runOnMachineFunction(MachineFunction &MF) override;
};

} // namespace

static RegisterPass<Recordings>
    RegisterRecordings("mincaml-allocation-recordings",
                       "Recorded machine functions", false, true);
static RegisterPass<RecorderPass>
    RegisterRecorder("mincaml-allocation-recorder", "Allocation recorder");
static RegisterPass<CheckerPass> RegisterChecker("mincaml-allocation-checker",
                                                 "Allocation checker");

/// Returns the text of the error message.
static std::string describe(const MachineFunction &MF,
                            const AllocationFault &Fault) {
  std::string Where;
  if (const DILocation *Location = Fault.Where.get())
    Where = formatv("{0}:{1}:{2}: ", Location->getFilename(),
                    Location->getLine(), Location->getColumn());
  return formatv("{0}wrong register allocation in function '{1}': {2}", Where,
                 MF.getName(), Fault.Message);
}

/// Returns a fault for the first instruction that still has a virtual register;
/// nothing if there is none.
static OptionalFault findVirtualRegister(const MachineFunction &MF) {
  if (MF.getRegInfo().getNumVirtRegs() == 0)
    return std::nullopt;
  for (const MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB)
      if (!MI.isDebugInstr() &&
          any_of(MI.operands(), [](const MachineOperand &MO) {
            return MO.isReg() && MO.getReg().isVirtual();
          }))
        return faultIn(MI, "still has a virtual register");
  return std::nullopt;
}

bool CheckerPass::runOnMachineFunction(MachineFunction &MF) {
  auto &Store = getAnalysis<Recordings>();
  auto Before = Store.Before.find(&MF);
  if (Before == Store.Before.end())
    return false;
  Store.Unfinished.erase(&MF.getFunction());
  LLVMContext &Context = MF.getFunction().getContext();
  // A failed allocator has reported an error, and may produce any code.
  if (!MF.getProperties().hasFailedRegAlloc()) {
    if (const std::string &Obstacle = Before->second->Obstacle;
        !Obstacle.empty()) {
      Context.emitError(formatv("the register allocation of function '{0}' "
                                "cannot be checked: {1}",
                                MF.getName(), Obstacle));
    } else if (auto Virtual = findVirtualRegister(MF)) {
      Store.Unfinished[&MF.getFunction()] = describe(MF, *Virtual);
      return false;
    } else if (auto Fault = Store.Checker.check(MF, *Before->second)) {
      Context.emitError(describe(MF, *Fault));
    }
  }
  Store.Before.erase(Before);
  return false;
}

void allocationcheck::insertAroundAllocation(TargetPassConfig &Config,
                                             IdentifyingPassPtr Before,
                                             IdentifyingPassPtr After) {
  if (Config.getOptimizeRegAlloc()) {
    Config.insertPass(&MachineSchedulerID, Before);
    Config.insertPass(&VirtRegRewriterID, After);
    return;
  }
  // This is the pipeline of LLVM's allocator `fast`.
  std::unique_ptr<Pass> Fast(createFastRegisterAllocator());
  Config.insertPass(&TwoAddressInstructionPassID, Before);
  Config.insertPass(Fast->getPassID(), After);
}

void allocationcheck::insertAllocationChecker(TargetPassConfig &Config) {
  insertAroundAllocation(Config, &RecorderPass::ID, &CheckerPass::ID);
}
