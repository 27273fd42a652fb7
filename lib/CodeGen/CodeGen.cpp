//===- CodeGen.cpp - LLVM IR to machine code ------------------------------===//

#include "mincaml/CodeGen/CodeGen.h"
#include "mincaml/Passes/Pipelines.h"
#include "mincaml/RegAlloc/RegAlloc.h"
#include "mincaml/SparcCodeGen/Passes.h"
#include "mincaml/Transforms/BoundsChecks.h"
#include "mincaml/Transforms/IPO.h"
#include "mincaml/Transforms/Lowering.h"
#include "mincaml/Transforms/Sparc.h"
#include "llvm/CodeGen/CommandFlags.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/RegAllocRegistry.h"
#include "llvm/CodeGen/TargetLowering.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/SourceMgr.h"

using namespace mincaml;
using namespace llvm;

/// Whether the target can materialize the constant with an instruction.
static bool isImmediate(const TargetMachine &Machine, const Function &F,
                        const ConstantFP &C) {
  return Machine.getSubtargetImpl(F)->getTargetLowering()->isFPImmLegal(
      C.getValueAPF(), EVT::getEVT(C.getType()));
}

static void addSparcPasses(ModulePassManager &Passes, TargetMachine &Machine,
                           const CodeGenOptions &Options) {
  // MinCaml's allocators do not support physical registers that are live across
  // blocks.
  if (Options.FlatFrames && !isMinCamlAllocatorSelected())
    Passes.addPass(SparcFlatFramesPass());
  Passes.addPass(SparcStackProbePass());
  if (Options.FloatRegisterArguments && canPassFloatsInRegisters(Machine))
    Passes.addPass(SparcFloatArgumentsPass());
  if (Options.ShareAddresses) {
    Passes.addPass(SparcConstantLoadsPass(
        [&Machine](const Function &F, const ConstantFP &C) {
          return isImmediate(Machine, F, C);
        }));
    Passes.addPass(SparcDataGroupsPass());
  }
}

/// Whether the program checks analysis results (FactCheckABI.def). The checks
/// remember objects by their addresses, so memory must not be reused.
static bool hasFactChecks(const Module &M) {
  return any_of(M, [](const Function &F) {
    return F.getName().starts_with("mincaml_facts_");
  });
}

/// Replaces addresses in a variable whose constant offset is 16 MB or more, such
/// as that of `"abc".[2147483638]`, by poison, which they are because they are
/// outside of the variable. LLVM's FastISel for x86 would emit a relocation that
/// is out of range, although a bounds check keeps the code from being executed.
static void removeFarAddresses(Module &M) {
  constexpr int64_t Far = 1 << 24;
  const DataLayout &DL = M.getDataLayout();
  for (Function &F : M)
    for (Instruction &I : instructions(F))
      for (Use &Operand : I.operands()) {
        auto *GEP = dyn_cast<GEPOperator>(Operand);
        if (!GEP || !GEP->isInBounds())
          continue;
        APInt Offset(DL.getIndexTypeSizeInBits(GEP->getType()), 0);
        const auto *G =
            dyn_cast<GlobalVariable>(GEP->stripAndAccumulateConstantOffsets(
                DL, Offset, /*AllowNonInbounds=*/true));
        if (G && G->hasInitializer() && Offset.abs().sge(Far) &&
            Offset.abs().sgt(DL.getTypeAllocSize(G->getValueType())))
          Operand.set(PoisonValue::get(GEP->getType()));
      }
}

/// Whether functions may have frame pointers on x86-64: by an option, or since
/// they spill vectors of AVX to an aligned frame.
static bool mayHaveFramePointers(const TargetMachine &Machine) {
  return codegen::getFramePointerUsage() != FramePointerKind::None ||
         Machine.getMCSubtargetInfo()->checkFeatures("+avx");
}

void mincaml::prepareForCodeGen(Module &M, TargetMachine &Machine,
                                const CodeGenOptions &Options,
                                ArrayRef<PassObserver *> Observers) {
  if (Machine.getOptLevel() == CodeGenOptLevel::None)
    removeFarAddresses(M);
  ModulePassManager Passes;
  // Remove pi nodes: they are copies, which LLVM may move from block to block
  // forever.
  Passes.addPass(
      createModuleToFunctionPassAdaptor(InsertPiNodesPass({/*Remove=*/true})));
  if (Machine.getOptLevel() != CodeGenOptLevel::None)
    Passes.addPass(
        createModuleToFunctionPassAdaptor(TailModuloConstructorPass()));
  Passes.addPass(createModuleToFunctionPassAdaptor(MarkInvariantLoadsPass()));
  if (Machine.getOptLevel() != CodeGenOptLevel::None) {
    Passes.addPass(DeadArgumentsPass());
    Passes.addPass(createModuleToFunctionPassAdaptor(SineCosinePass()));
  }
  if (Options.WidenIndices && M.getTargetTriple().isSPARC64())
    Passes.addPass(createModuleToFunctionPassAdaptor(WidenIndicesPass()));
  Passes.addPass(createModuleToFunctionPassAdaptor(LowerOverflowChecksPass()));
  Passes.addPass(StaticLengthsPass());
  const Function *Start = M.getFunction(Options.StartSymbol);
  const bool IsCollected =
      Options.Collect && Start && !Start->isDeclaration() && !hasFactChecks(M);
  Passes.addPass(LowerAllocationPass({IsCollected}));
  if (IsCollected)
    Passes.addPass(GarbageCollectionPass(Options.StartSymbol));
  if (Machine.getOptLevel() == CodeGenOptLevel::None)
    Passes.addPass(createModuleToFunctionPassAdaptor(SplitLongBlocksPass()));
  else if (M.getTargetTriple().getArch() == Triple::x86_64)
    Passes.addPass(CallingConventionsPass({mayHaveFramePointers(Machine)}));
  if (M.getTargetTriple().isSPARC())
    addSparcPasses(Passes, Machine, Options);
  runPasses(M, Machine, std::move(Passes), Options.VerifyEach, Observers);
}

void mincaml::printRegisterAllocators(raw_ostream &OS) {
  SmallVector<const RegisterRegAlloc *, 8> Allocators;
  for (const RegisterRegAlloc *A = RegisterRegAlloc::getList(); A;
       A = A->getNext())
    Allocators.push_back(A);
  // Sort them, because allocators are registered in the order in which
  // libraries are loaded.
  sort(Allocators, [](const RegisterRegAlloc *A, const RegisterRegAlloc *B) {
    return A->getName() < B->getName();
  });
  size_t Width = 0;
  for (const RegisterRegAlloc *A : Allocators)
    Width = std::max(Width, A->getName().size());
  for (const RegisterRegAlloc *A : Allocators)
    OS << left_justify(A->getName(), Width) << "  " << A->getDescription()
       << '\n';
}

SMLoc mincaml::findLocation(const SourceMgr &Sources,
                            const DiagnosticLocation &Location) {
  if (!Location.isValid() || !Location.getLine())
    return SMLoc();
  const auto &Buffer = Sources.getBufferInfo(Sources.getMainFileID());
  const char *Line = Buffer.getPointerForLineNumber(Location.getLine());
  const size_t Column = std::max(Location.getColumn(), 1u) - 1;
  if (!Line ||
      Column > static_cast<size_t>(Buffer.Buffer->getBufferEnd() - Line) ||
      StringRef(Line, Column).contains('\n'))
    return SMLoc();
  return SMLoc::getFromPointer(Line + Column);
}
