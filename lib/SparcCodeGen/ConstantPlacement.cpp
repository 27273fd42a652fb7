//===- ConstantPlacement.cpp - Materialization of constants ---------------===//
//
// Instruction selection materializes numbers of more than 13 bits, addresses
// and floating-point constants in each block that uses them, and materializes
// the high half of an address for each symbol:
//
//     sethi %hi(a), %o0                 sethi %hi(a), %l0
//     ldd   [%o0+%lo(a)], %f0           ldd   [%l0+%lo(a)], %f0
//     ...                         =>    ...
//     sethi %hi(b), %o0
//     ldd   [%o0+%lo(b)], %f2           ldd   [%l0+%lo(b)], %f2
//
// This pass materializes a value once for several uses, and outside of loops:
//
//   numbers       `sethi` followed by `or`, `add` or `xor`
//   addresses     `sethi %hi(a)` followed by `add %lo(a)`; in 64-bit code for
//                 the whole address space with `%m44` and a shift in between
//   high halves   of numbers and of addresses. An address may belong to one
//                 symbol, or to several symbols at known offsets in one
//                 variable whose alignment shows that they differ only in their
//                 low halves (DataGroups.h)
//
// A value may be materialized in a block that dominates the original ones and
// is executed less often than they are in total, according to the block
// frequencies. The pass chooses the cheapest of these placements. It does not
// take register pressure into account: there are many integer registers, and
// the register allocator spills a value that is rarely used. A version that
// counted live values produced slower code.
//
// Loads of constant variables (ConstantLoads.h) are marked as invariant,
// because LLVM cannot see through an alias that the variable is constant.
// LLVM's LICM and CSE then move and merge them.
//
// LLVM's own LICM and CSE of machine code leave numbers in loops with many live
// values, and do not know that several symbols can share a high half.
//
// Precondition: SSA form. The pass runs after instruction selection.
//
// The check of emitted code proves that each low half is added to its high half
// (LoweringCheck.h, SPL003).
//
//===----------------------------------------------------------------------===//

#include "Constants/MaterializedConstants.h"
#include "mincaml/SparcCodeGen/Passes.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/InitializePasses.h"
#include "llvm/Target/TargetMachine.h"

#define DEBUG_TYPE "mincaml-constant-placement"

using namespace mincaml::sparc;
using namespace llvm;

namespace {

class ConstantPlacement : public MachineFunctionPass {
public:
  static char ID;
  ConstantPlacement() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "SPARC constant placement"; }
  bool runOnMachineFunction(MachineFunction &MF) override;

  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    AU.addRequired<MachineDominatorTreeWrapperPass>();
    AU.addPreserved<MachineDominatorTreeWrapperPass>();
    AU.addRequired<MachineBlockFrequencyInfoWrapperPass>();
    AU.addPreserved<MachineBlockFrequencyInfoWrapperPass>();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
};

using Materializations = SmallVector<const Materialization *, 8>;

/// Values that are replaced by one value, which is materialized in Block.
struct Group {
  MachineBasicBlock *Block;
  Materializations Members;
};

/// The part of the dominator tree with the blocks that materialize one
/// constant.
struct PlacementTree {
  struct Node {
    Materializations Here;
    SmallVector<MachineDomTreeNode *, 2> Children;
    /// The cheapest placement for the values of this node and its children.
    SmallVector<Group, 2> Groups;
    BlockFrequency Cost;
  };

  MapVector<MachineDomTreeNode *, Node> Nodes;
  /// The nodes in bottom-up order, so that the root is the last one.
  SmallVector<MachineDomTreeNode *, 16> FromBelow;

  PlacementTree(ArrayRef<Materialization> Values, MachineDominatorTree &DT);
};

/// Places the constants of one function.
class ConstantPlacer {
public:
  ConstantPlacer(MachineFunction &MF, MachineDominatorTree &DT,
                 const MachineBlockFrequencyInfo &Frequencies)
      : MF(MF), MRI(MF.getRegInfo()), DT(DT), Frequencies(Frequencies),
        Finder(MF) {}

  bool run();

private:
  bool share(ArrayRef<Materialization> Values);
  void place(ArrayRef<const Materialization *> Members,
             MachineBasicBlock &Block);
  bool markLoads();

  MachineFunction &MF;
  MachineRegisterInfo &MRI;
  MachineDominatorTree &DT;
  const MachineBlockFrequencyInfo &Frequencies;
  ConstantFinder Finder;
};

} // namespace

//===- The dominator tree -------------------------------------------------===//

PlacementTree::PlacementTree(ArrayRef<Materialization> Values,
                             MachineDominatorTree &DT) {
  for (const Materialization &M : Values) {
    MachineDomTreeNode *N = DT.getNode(M.back()->getParent());
    if (!N)
      continue;
    bool IsNew = !Nodes.contains(N);
    Nodes[N].Here.push_back(&M);
    for (; IsNew && N->getIDom(); N = N->getIDom()) {
      IsNew = !Nodes.contains(N->getIDom());
      Nodes[N->getIDom()].Children.push_back(N);
    }
  }
  for (auto &[N, Info] : Nodes)
    FromBelow.push_back(N);
  sort(FromBelow, [](const MachineDomTreeNode *A, const MachineDomTreeNode *B) {
    return A->getLevel() > B->getLevel();
  });
}

//===- ConstantPlacer -----------------------------------------------------===//

static Register resultOf(const Materialization &M) {
  return M.back()->getOperand(0).getReg();
}

/// Replaces values by one that is materialized in a block that dominates them.
void ConstantPlacer::place(ArrayRef<const Materialization *> Members,
                           MachineBasicBlock &Block) {
  // The first member in the block precedes all uses there.
  const auto *First = find_if(Members, [&](const Materialization *M) {
    return M->back()->getParent() == &Block;
  });
  const bool IsThere = First != Members.end();
  const MachineBasicBlock::iterator Before =
      IsThere ? MachineBasicBlock::iterator((*First)->back())
              : Block.getFirstTerminator();
  Register New;
  for (MachineInstr *MI : IsThere ? **First : *Members.front()) {
    MachineInstr *Copy = MF.CloneMachineInstr(MI);
    Block.insert(Before, Copy);
    if (!IsThere)
      Copy->setDebugLoc(DebugLoc());
    if (New)
      Copy->getOperand(1).setReg(New);
    Copy->clearKillInfo();
    New = MRI.cloneVirtualRegister(MI->getOperand(0).getReg());
    Copy->getOperand(0).setReg(New);
  }
  for (const Materialization *M : Members) {
    const Register Old = resultOf(*M);
    if (!MRI.constrainRegClass(New, MRI.getRegClass(Old)))
      continue;
    MRI.replaceRegWith(Old, New);
    // Restore the register of the old definition, which replaceRegWith() has
    // renamed too.
    M->back()->getOperand(0).setReg(Old);
    eraseMaterialization(*M, MRI);
  }
  MRI.clearKillFlags(New);
}

/// Finds the cheapest placement of one constant and materializes it there.
bool ConstantPlacer::share(ArrayRef<Materialization> Values) {
  PlacementTree Tree(Values, DT);
  if (Tree.FromBelow.empty())
    return false;
  for (MachineDomTreeNode *N : Tree.FromBelow) {
    PlacementTree::Node &Info = Tree.Nodes[N];
    const BlockFrequency Once = Frequencies.getBlockFreq(N->getBlock());
    for (const Materialization *M : Info.Here) {
      Info.Groups.push_back({N->getBlock(), {M}});
      Info.Cost += Once;
    }
    for (MachineDomTreeNode *Child : Info.Children) {
      append_range(Info.Groups, Tree.Nodes[Child].Groups);
      Info.Cost += Tree.Nodes[Child].Cost;
    }
    if (Info.Cost <= Once)
      continue;
    Group All{N->getBlock(), {}};
    for (const Group &G : Info.Groups)
      append_range(All.Members, G.Members);
    Info.Groups = {std::move(All)};
    Info.Cost = Once;
  }
  bool Changed = false;
  for (const Group &G : Tree.Nodes[Tree.FromBelow.back()].Groups) {
    if (G.Members.size() == 1 &&
        G.Members.front()->back()->getParent() == G.Block)
      continue;
    place(G.Members, *G.Block);
    Changed = true;
  }
  return Changed;
}

/// Marks loads of constant variables as invariant and dereferenceable, so that
/// they can be moved and merged. LLVM does not recognize them through an alias.
bool ConstantPlacer::markLoads() {
  bool Changed = false;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB) {
      if (!Finder.isConstantLoad(MI))
        continue;
      const MachineMemOperand &Memory = **MI.memoperands_begin();
      MI.setMemRefs(MF, {MF.getMachineMemOperand(
                            MachinePointerInfo::getConstantPool(MF),
                            Memory.getFlags() | MachineMemOperand::MOInvariant |
                                MachineMemOperand::MODereferenceable,
                            Memory.getSize(), Memory.getBaseAlign())});
      Changed = true;
    }
  return Changed;
}

bool ConstantPlacer::run() {
  bool Changed = markLoads();
  // Place high halves last: those of whole constants follow the constants.
  for (ConstantKind Kind : {ConstantKind::Whole, ConstantKind::HighHalf})
    for (auto &[Constant, Values] : Finder.find(MF, Kind))
      Changed |= share(Values);
  return Changed;
}

//===- The pass -----------------------------------------------------------===//

char ConstantPlacement::ID = 0;

bool ConstantPlacement::runOnMachineFunction(MachineFunction &MF) {
  if (!MF.getTarget().getTargetTriple().isSPARC() || !MF.getRegInfo().isSSA() ||
      skipFunction(MF.getFunction()))
    return false;
  return ConstantPlacer(
             MF, getAnalysis<MachineDominatorTreeWrapperPass>().getDomTree(),
             getAnalysis<MachineBlockFrequencyInfoWrapperPass>().getMBFI())
      .run();
}

MachineFunctionPass *mincaml::createConstantPlacementPass() {
  return new ConstantPlacement();
}
