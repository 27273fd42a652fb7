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
//                 low halves (Transforms/Sparc.h)
//
// A value may be materialized in a block that dominates the original ones and
// is executed less often than they are in total, according to the block
// frequencies. The pass chooses the cheapest of these placements. It does not
// take register pressure into account: there are many integer registers, and
// the register allocator spills a value that is rarely used. A version that
// counted live values produced slower code.
//
// Loads of constant variables (Transforms/Sparc.h) are marked as invariant,
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

#include "mincaml/SparcCodeGen/Passes.h"
#include "mincaml/SparcTarget/TargetNames.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/PseudoSourceValue.h"
#include "llvm/IR/GlobalAlias.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/InitializePasses.h"
#include "llvm/Target/TargetMachine.h"
#include <tuple>

#define DEBUG_TYPE "mincaml-constant-placement"

using namespace mincaml::sparc;
using namespace llvm;

//===- Materialized constants ---------------------------------------------===//

namespace {

enum class ConstantKind : uint8_t { Whole, HighHalf };

/// Identifies a constant. Materializations with equal keys compute the same
/// value, wherever they are in the function.
struct MaterializedConstant {
  ConstantKind Kind;
  /// The opcode of the last instruction.
  unsigned Opcode;
  /// The symbol, if there is one. For a high half, the variable that contains
  /// it.
  const GlobalValue *Symbol;
  /// The index of a constant-pool entry, or the halves of a number, or the
  /// index of the aligned block of a variable whose addresses share a high
  /// half. Together with the other members, the second number distinguishes
  /// these cases.
  int64_t Numbers[2];

  auto key() const {
    return std::tuple(Kind, Opcode, Symbol, Numbers[0], Numbers[1]);
  }
  bool operator==(const MaterializedConstant &C) const {
    return key() == C.key();
  }
};

} // namespace

template <> struct llvm::DenseMapInfo<MaterializedConstant> {
  static MaterializedConstant getEmptyKey() {
    return {{}, ~0u, nullptr, {0, 0}};
  }
  static MaterializedConstant getTombstoneKey() {
    return {{}, ~0u, nullptr, {1, 0}};
  }
  static unsigned getHashValue(const MaterializedConstant &C) {
    return hash_value(C.key());
  }
  static bool isEqual(const MaterializedConstant &A,
                      const MaterializedConstant &B) {
    return A == B;
  }
};

namespace {

/// The instructions that materialize a constant at one point. Operand 1 of each
/// instruction but the first is the result of the preceding one.
using Materialization = SmallVector<MachineInstr *, 4>;

/// All materializations of each constant, in the order of the code.
using MaterializedConstants =
    MapVector<MaterializedConstant, SmallVector<Materialization, 4>>;

} // namespace

/// Erases the instructions of a materialization whose results have no other
/// uses.
static void eraseMaterialization(const Materialization &M,
                                 MachineRegisterInfo &MRI) {
  for (MachineInstr *MI : reverse(M)) {
    const Register R = MI->getOperand(0).getReg();
    if (!MRI.use_nodbg_empty(R))
      return;
    MRI.markUsesInDebugValueAsUndef(R);
    MI->eraseFromParent();
  }
}

//===- Symbols ------------------------------------------------------------===//

static bool isSymbol(const MachineOperand &MO) {
  // An operand with an offset is not accepted, because LLVM's SPARC assembly
  // printer ignores the offset.
  return (MO.isGlobal() || MO.isCPI()) && MO.getOffset() == 0;
}

static bool isSymbol(const MachineOperand &MO, unsigned Relocation) {
  return isSymbol(MO) && MO.getTargetFlags() == Relocation;
}

static bool areSameSymbol(const MachineOperand &A, const MachineOperand &B) {
  return A.isCPI() ? B.isCPI() && A.getIndex() == B.getIndex()
                   : B.isGlobal() && A.getGlobal() == B.getGlobal();
}

namespace {

struct SymbolOffset {
  const GlobalValue *Variable;
  uint64_t Offset = 0;
};

} // namespace

/// Returns the variable that an alias points into, and the offset in it. For
/// any other symbol, returns the symbol itself and 0.
static SymbolOffset offsetOf(const GlobalValue &Symbol) {
  const auto *Alias = dyn_cast<GlobalAlias>(&Symbol);
  if (!Alias || Alias->isInterposable())
    return {&Symbol};
  const DataLayout &DL = Symbol.getDataLayout();
  APInt Distance(DL.getIndexTypeSizeInBits(Alias->getType()), 0);
  const auto *Variable = dyn_cast<GlobalVariable>(
      Alias->getAliasee()->stripAndAccumulateConstantOffsets(
          DL, Distance, /*AllowNonInbounds=*/true));
  if (!Variable || Variable->isInterposable() || Distance.isNegative())
    return {&Symbol};
  return {Variable, Distance.getZExtValue()};
}

static MaterializedConstant highHalfOf(const MachineOperand &Symbol,
                                       unsigned Opcode, unsigned LowBits) {
  MaterializedConstant C{ConstantKind::HighHalf, Opcode, nullptr, {0, 0}};
  if (Symbol.isCPI()) {
    C.Numbers[0] = Symbol.getIndex();
    C.Numbers[1] = -1;
    return C;
  }
  const SymbolOffset P = offsetOf(*Symbol.getGlobal());
  C.Symbol = P.Variable;
  if (const auto *Variable = dyn_cast<GlobalVariable>(P.Variable)) {
    // Within such a block of addresses, nothing carries out of the low half.
    const uint64_t Block = std::min(Variable->getAlign().valueOrOne().value(),
                                    uint64_t(1) << LowBits);
    C.Numbers[0] = P.Offset / Block;
  }
  return C;
}

namespace {

/// Finds the materialized constants of a function in SSA form.
class ConstantFinder {
public:
  explicit ConstantFinder(const MachineFunction &MF) : MRI(MF.getRegInfo()) {
    const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
    SetHigh = findOpcode(TII, "SETHIi");
    ShiftLeft = findOpcode(TII, "SLLXri");
    for (StringRef Name : {"ADDri", "ORri", "XORri"})
      Combining.push_back(findOpcode(TII, Name));
    for (StringRef Name : {"LDDFri", "LDFri"})
      Loading.push_back(findOpcode(TII, Name));
  }

  MaterializedConstants find(MachineFunction &MF, ConstantKind Kind) const {
    MaterializedConstants Found;
    for (MachineBasicBlock &MBB : MF)
      for (MachineInstr &MI : MBB) {
        if (MI.getNumExplicitOperands() == 0 || !MI.getOperand(0).isReg() ||
            !MI.getOperand(0).isDef())
          continue;
        std::optional<Materialization> M = materializationOf(MI.getOperand(0));
        if (!M)
          continue;
        std::optional<MaterializedConstant> C = constantOf(*M);
        if (C && C->Kind == Kind)
          Found[*C].push_back(*M);
      }
    return Found;
  }

  /// Whether the instruction loads from a constant variable or the constant
  /// pool, at an address that a symbol names.
  bool isConstantLoad(const MachineInstr &MI) const {
    if (!is_contained(Loading, MI.getOpcode()) || !MI.hasOneMemOperand() ||
        !isSymbol(MI.getOperand(2)))
      return false;
    const MachineMemOperand &Memory = **MI.memoperands_begin();
    if (Memory.isVolatile() || Memory.isAtomic())
      return false;
    if (MI.getOperand(2).isCPI())
      return true;
    const auto *Variable = dyn_cast<GlobalVariable>(
        offsetOf(*MI.getOperand(2).getGlobal()).Variable);
    return Variable && Variable->isConstant() && !Variable->isDeclaration();
  }

private:
  /// Returns the instructions that materialize an operand, if they have a known
  /// form.
  std::optional<Materialization>
  materializationOf(const MachineOperand &Value) const {
    if (!Value.isReg() || !Value.getReg().isVirtual() || Value.getSubReg())
      return std::nullopt;
    MachineInstr *MI = MRI.getVRegDef(Value.getReg());
    if (!MI || MI->getNumExplicitOperands() < 2)
      return std::nullopt;
    if (MI->getOpcode() == SetHigh)
      return Materialization{MI};
    if (MI->getNumExplicitOperands() != 3 ||
        !(is_contained(Combining, MI->getOpcode()) ||
          MI->getOpcode() == ShiftLeft))
      return std::nullopt;
    std::optional<Materialization> M = materializationOf(MI->getOperand(1));
    if (M)
      M->push_back(MI);
    return M;
  }

  /// Returns the constant that the instructions materialize, if it is one that
  /// the pass places.
  std::optional<MaterializedConstant>
  constantOf(const Materialization &M) const {
    const MachineOperand &First = M.front()->getOperand(1);
    const unsigned Opcode = M.back()->getOpcode();
    if (First.isImm()) {
      if (M.size() == 1)
        return MaterializedConstant{
            ConstantKind::HighHalf, Opcode, nullptr, {First.getImm(), -2}};
      if (M.size() == 2 && is_contained(Combining, Opcode) &&
          M[1]->getOperand(2).isImm())
        return MaterializedConstant{
            ConstantKind::Whole,
            Opcode,
            nullptr,
            {First.getImm(), M[1]->getOperand(2).getImm()}};
      return std::nullopt;
    }
    // The high half is computed by `sethi`, or by `sethi`, `add` and a shift.
    unsigned High = 0;
    if (isSymbol(First, ELF::R_SPARC_HI22)) {
      High = 1;
    } else if (isSymbol(First, ELF::R_SPARC_H44) && M.size() >= 3 &&
               is_contained(Combining, M[1]->getOpcode()) &&
               isSymbol(M[1]->getOperand(2), ELF::R_SPARC_M44) &&
               areSameSymbol(First, M[1]->getOperand(2)) &&
               M[2]->getOpcode() == ShiftLeft && M[2]->getOperand(2).isImm() &&
               M[2]->getOperand(2).getImm() == 12) {
      High = 3;
    }
    if (!High)
      return std::nullopt;
    if (M.size() == High)
      return highHalfOf(First, Opcode, High == 1 ? 10 : 12);
    const MachineOperand &Low = M[High]->getOperand(2);
    if (M.size() != High + 1 || !is_contained(Combining, Opcode) ||
        !isSymbol(Low, High == 1 ? ELF::R_SPARC_LO10 : ELF::R_SPARC_L44))
      return std::nullopt;
    MaterializedConstant C{ConstantKind::Whole, Opcode, nullptr, {0, -1}};
    if (Low.isCPI())
      C.Numbers[0] = Low.getIndex();
    else
      C.Symbol = Low.getGlobal();
    return C;
  }

  const MachineRegisterInfo &MRI;
  unsigned SetHigh, ShiftLeft;
  SmallVector<unsigned, 3> Combining, Loading;
};

//===- Placement ----------------------------------------------------------===//

using Materializations = SmallVector<const Materialization *, 8>;

/// Materializations that are replaced by a single one, in Block.
struct Group {
  MachineBasicBlock *Block;
  Materializations Members;
};

/// The part of the dominator tree that contains the blocks that materialize one
/// constant, and all blocks above these.
struct PlacementTree {
  struct Node {
    Materializations Here;
    SmallVector<MachineDomTreeNode *, 2> Children;
    /// The cheapest placement for the values of this node and of all nodes
    /// below it.
    SmallVector<Group, 2> Groups;
    BlockFrequency Cost;
  };

  MapVector<MachineDomTreeNode *, Node> Nodes;
  /// The nodes in bottom-up order. The root is the last one.
  SmallVector<MachineDomTreeNode *, 16> FromBelow;

  PlacementTree(ArrayRef<Materialization> Values, MachineDominatorTree &DT) {
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
    sort(FromBelow,
         [](const MachineDomTreeNode *A, const MachineDomTreeNode *B) {
           return A->getLevel() > B->getLevel();
         });
  }
};

} // namespace

static Register resultOf(const Materialization &M) {
  return M.back()->getOperand(0).getReg();
}

namespace {

/// Places the constants of one function.
class ConstantPlacer {
public:
  ConstantPlacer(MachineFunction &MF, MachineDominatorTree &DT,
                 const MachineBlockFrequencyInfo &Frequencies)
      : MF(MF), MRI(MF.getRegInfo()), DT(DT), Frequencies(Frequencies),
        Finder(MF) {}

  bool run() {
    bool Changed = markLoads();
    // Place high halves last. The high halves of whole constants have then been
    // moved together with the constants.
    for (ConstantKind Kind : {ConstantKind::Whole, ConstantKind::HighHalf})
      for (auto &[Constant, Values] : Finder.find(MF, Kind))
        Changed |= share(Values);
    return Changed;
  }

private:
  /// Finds the cheapest placement of one constant and materializes it there.
  bool share(ArrayRef<Materialization> Values) {
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

  /// Replaces materializations by a single one in \p Block, which dominates
  /// them.
  void place(ArrayRef<const Materialization *> Members,
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

  /// Marks loads of constant variables as invariant and dereferenceable, so
  /// that they can be moved and merged. LLVM does not recognize them through an
  /// alias.
  bool markLoads() {
    bool Changed = false;
    for (MachineBasicBlock &MBB : MF)
      for (MachineInstr &MI : MBB) {
        if (!Finder.isConstantLoad(MI))
          continue;
        const MachineMemOperand &Memory = **MI.memoperands_begin();
        MI.setMemRefs(MF,
                      {MF.getMachineMemOperand(
                          MachinePointerInfo::getConstantPool(MF),
                          Memory.getFlags() | MachineMemOperand::MOInvariant |
                              MachineMemOperand::MODereferenceable,
                          Memory.getSize(), Memory.getBaseAlign())});
        Changed = true;
      }
    return Changed;
  }

  MachineFunction &MF;
  MachineRegisterInfo &MRI;
  MachineDominatorTree &DT;
  const MachineBlockFrequencyInfo &Frequencies;
  ConstantFinder Finder;
};

class ConstantPlacement : public MachineFunctionPass {
public:
  static inline char ID = 0;
  ConstantPlacement() : MachineFunctionPass(ID) {}

  StringRef getPassName() const override { return "SPARC constant placement"; }

  bool runOnMachineFunction(MachineFunction &MF) override {
    if (!MF.getTarget().getTargetTriple().isSPARC() ||
        !MF.getRegInfo().isSSA() || skipFunction(MF.getFunction()))
      return false;
    return ConstantPlacer(
               MF, getAnalysis<MachineDominatorTreeWrapperPass>().getDomTree(),
               getAnalysis<MachineBlockFrequencyInfoWrapperPass>().getMBFI())
        .run();
  }

  void getAnalysisUsage(AnalysisUsage &AU) const override {
    AU.setPreservesCFG();
    AU.addRequired<MachineDominatorTreeWrapperPass>();
    AU.addPreserved<MachineDominatorTreeWrapperPass>();
    AU.addRequired<MachineBlockFrequencyInfoWrapperPass>();
    AU.addPreserved<MachineBlockFrequencyInfoWrapperPass>();
    MachineFunctionPass::getAnalysisUsage(AU);
  }
};

} // namespace

MachineFunctionPass *mincaml::createConstantPlacementPass() {
  return new ConstantPlacement();
}
