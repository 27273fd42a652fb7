//===- AllocationCheck.cpp - A proof of each allocation -------------------===//

#include "mincaml/AllocationCheck/AllocationCheck.h"
#include "AllocationState.h"
#include "ProgramBuilder.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml;
using namespace llvm;

/// What is in the register that an operand reads instead of what should be.
static std::string found(const AllocationProgram &Program,
                         const AllocationState &State, const Operation &Need,
                         const TargetRegisterInfo &TRI) {
  std::string Result;
  for (Variable V : State.variables(Need.B)) {
    if (!Result.empty())
      Result += ", ";
    Result += Program.describe(V, TRI);
  }
  return Result.empty() ? "nothing known" : Result;
}

static AllocationFault describe(const AllocationProgram &Program,
                                const AllocationState &State,
                                const Operation &Need,
                                const MachineFunction &MF) {
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  const UseSite &Use = Program.Uses[Need.C];
  std::string Text;
  raw_string_ostream OS(Text);
  OS << "'";
  Use.MI->print(OS, false, false, true, false);
  std::string Place = !Use.Register
                          ? "memory"
                          : formatv("{0}", printReg(Use.Register, &TRI)).str();
  OS << "': operand " << Use.Operand << " of '"
     << print(Program.Before, Use.Recorded, MF) << "': expected "
     << Program.describe(Need.A, TRI) << " in " << Place << ", ";
  if (Need.TheKind == Operation::NeedUndefined)
    OS << "but it is called undefined";
  else
    OS << "found " << found(Program, State, Need, TRI);
  return {Text, Use.MI->getDebugLoc()};
}

static std::optional<AllocationFault>
checkMatching(MachineFunction &MF, const Recording &Before,
              const RegisterLayout &Layout, bool IsLate) {
  AllocationProgram Program(Before, Layout);
  AllocationProgramBuilder Builder(MF, Before, Program, IsLate);
  if (std::optional<AllocationFault> Fault = Builder.build())
    return Fault;
  dataflow::FlowGraph<ProgramNode> Graph(Program);
  AllocationProblem Problem(Program, Graph);
  auto Solution = dataflow::solve(Problem, Graph);
  std::optional<AllocationFault> Fault;
  for (dataflow::Node N = 0; N < Graph.size() && !Fault; ++N)
    dataflow::visitStatements(
        Problem, Solution, N,
        [&](const Operation &O, const AllocationState &State) {
          bool IsWrong = O.TheKind == Operation::Need ? !State.holds(O.B, O.A)
                         : O.TheKind == Operation::NeedUndefined
                             ? State.isDefined(O.A)
                             : false;
          if (IsWrong && !Fault)
            Fault = describe(Program, State, O, MF);
        });
  return Fault;
}

std::optional<AllocationFault>
mincaml::checkAllocation(MachineFunction &MF, const Recording &Before,
                         const RegisterLayout &Layout) {
  // A proof under any matching is a proof.
  std::optional<AllocationFault> Fault =
      checkMatching(MF, Before, Layout, /*IsLate=*/false);
  if (Fault && !checkMatching(MF, Before, Layout, /*IsLate=*/true))
    return std::nullopt;
  return Fault;
}

//===----------------------------------------------------------------------===//
// The passes
//===----------------------------------------------------------------------===//

namespace {

/// Keeps recordings from one pass to the other.
class AllocationRecordings : public ImmutablePass {
public:
  static char ID;
  AllocationRecordings() : ImmutablePass(ID) {}

  const RegisterLayout &layout(const MachineFunction &MF) {
    const TargetRegisterInfo *TRI = MF.getSubtarget().getRegisterInfo();
    auto &Layout = Layouts[TRI];
    if (!Layout)
      Layout = std::make_unique<RegisterLayout>(*TRI);
    return *Layout;
  }

  DenseMap<const MachineFunction *, std::unique_ptr<Recording>> Recordings;

private:
  DenseMap<const TargetRegisterInfo *, std::unique_ptr<RegisterLayout>> Layouts;
};

class AllocationPass : public MachineFunctionPass {
public:
  using MachineFunctionPass::MachineFunctionPass;

  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.addRequired<AllocationRecordings>();
    AU.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
};

class AllocationRecorder : public AllocationPass {
public:
  static char ID;
  AllocationRecorder() : AllocationPass(ID) {}
  StringRef getPassName() const override { return "Allocation recorder"; }

  bool runOnMachineFunction(MachineFunction &MF) override {
    auto &Store = getAnalysis<AllocationRecordings>();
    Store.Recordings[&MF] = std::make_unique<Recording>(
        recordAllocationInput(MF, Store.layout(MF)));
    return false;
  }
};

class AllocationChecker : public AllocationPass {
public:
  static char ID;
  AllocationChecker() : AllocationPass(ID) {}
  StringRef getPassName() const override { return "Allocation checker"; }

  bool runOnMachineFunction(MachineFunction &MF) override;
};

} // namespace

char AllocationRecordings::ID = 0;
char AllocationRecorder::ID = 0;
char AllocationChecker::ID = 0;

static RegisterPass<AllocationRecordings>
    RegisterRecordings("mincaml-allocation-recordings",
                       "Recorded machine functions", false, true);
static RegisterPass<AllocationRecorder>
    RegisterRecorder("mincaml-allocation-recorder", "Allocation recorder");
static RegisterPass<AllocationChecker>
    RegisterChecker("mincaml-allocation-checker", "Allocation checker");

bool AllocationChecker::runOnMachineFunction(MachineFunction &MF) {
  auto &Store = getAnalysis<AllocationRecordings>();
  auto Before = Store.Recordings.find(&MF);
  if (Before == Store.Recordings.end())
    return false;
  // An allocator that has given up has said so, and left anything behind.
  std::optional<AllocationFault> Fault;
  if (!MF.getProperties().hasFailedRegAlloc())
    Fault = checkAllocation(MF, *Before->second, Store.layout(MF));
  Store.Recordings.erase(Before);
  if (!Fault)
    return false;
  std::string Place;
  if (const DILocation *Where = Fault->Where.get())
    Place = formatv("{0}:{1}:{2}: ", Where->getFilename(), Where->getLine(),
                    Where->getColumn());
  MF.getFunction().getContext().emitError(
      formatv("{0}wrong register allocation in function '{1}': {2}", Place,
              MF.getName(), Fault->Message));
  return false;
}

MachineFunctionPass *mincaml::createAllocationRecorderPass() {
  return new AllocationRecorder();
}

MachineFunctionPass *mincaml::createAllocationCheckerPass() {
  return new AllocationChecker();
}

void mincaml::insertAllocationChecker(TargetPassConfig &Config) {
  if (Config.getOptimizeRegAlloc()) {
    Config.insertPass(&MachineSchedulerID, createAllocationRecorderPass());
    Config.insertPass(&VirtRegRewriterID, createAllocationCheckerPass());
    return;
  }
  std::unique_ptr<Pass> Fast(createFastRegisterAllocator());
  Config.insertPass(&TwoAddressInstructionPassID,
                    createAllocationRecorderPass());
  Config.insertPass(Fast->getPassID(), createAllocationCheckerPass());
}
