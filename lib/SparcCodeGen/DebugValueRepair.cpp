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
// Reaching definitions are a forward problem (ReachingDefinitions). A
// definition is identified by the debug instruction number of the instruction
// or, for a copy, of its original. A value with two reaching definitions thus
// remains the same if each of them is executed as before, in whichever copy.
// The last step of the repair removes the numbers.
//
// Functions without DBG_VALUEs are not changed. In other functions, the emitted
// code is not changed.
//
// Source: [Lecture8], "reaching definitions" (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#include "mincaml/DataFlow/Solver.h"
#include "mincaml/SparcCodeGen/Passes.h"
#include "mincaml/SparcTarget/RegisterNumbers.h"
#include "mincaml/SparcTarget/TargetNames.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/PseudoSourceValue.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/Target/TargetMachine.h"
#include <algorithm>
#include <map>
#include <vector>

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

//===- Reaching definitions -----------------------------------------------===//

/// The maximum size of a set of definitions. Larger sets are not worth their
/// memory, because the value of a variable rarely has many definitions.
static constexpr unsigned MaximumSize = 32;

namespace {

/// Represents sets of definitions by numbers. Equal sets have the same number.
class DefinitionSets {
public:
  using Set = unsigned;
  static constexpr Set Empty = 0, All = 1;

  DefinitionSets() { clear(); }

  void clear() {
    Originals.clear();
    Numbers.clear();
    Joins.clear();
    // number() never returns one of the first two, which are Empty and All.
    Sets.assign(2, {});
  }

  /// Identifies copies of a definition with the original. The copies are the
  /// debug value substitutions of \p MF.
  void mergeCopies(const MachineFunction &MF) {
    // Visit the substitutions in the order in which they were made, so that a
    // copy precedes its own copies.
    for (const auto &Copy : MF.DebugValueSubstitutions) {
      const unsigned Source = Copy.Dest.first;
      Originals[Copy.Src.first] = Originals.lookup_or(Source, Source);
    }
  }

  Set single(unsigned Definition) {
    return number({Originals.lookup_or(Definition, Definition)});
  }

  Set join(Set A, Set B) {
    if (A == B || B == Empty)
      return A;
    if (A == Empty)
      return B;
    if (A == All || B == All)
      return All;
    auto [It, IsNew] = Joins.try_emplace(std::minmax(A, B), All);
    if (!IsNew)
      return It->second;
    Elements Union;
    std::set_union(Sets[A].begin(), Sets[A].end(), Sets[B].begin(),
                   Sets[B].end(), std::back_inserter(Union));
    const Set Result =
        Union.size() > MaximumSize ? All : number(std::move(Union));
    return Joins[std::minmax(A, B)] = Result;
  }

private:
  using Elements = std::vector<unsigned>;

  Set number(Elements Sorted) {
    auto [It, IsNew] = Numbers.try_emplace(std::move(Sorted), Sets.size());
    if (IsNew)
      Sets.push_back(It->first);
    return It->second;
  }

  DenseMap<unsigned, unsigned> Originals;
  std::map<Elements, Set> Numbers;
  std::vector<Elements> Sets;
  DenseMap<std::pair<Set, Set>, Set> Joins;
};

/// The locations to which the DBG_VALUEs of a function refer.
class ValueLocations {
public:
  /// A stack slot, as a base register and an offset from it.
  using Slot = std::pair<MCRegister, int64_t>;
  /// Returns the stack slot that a DBG_VALUE names; nothing if it names none.
  static std::optional<Slot> slotOf(const MachineInstr &DebugValue) {
    if (!DebugValue.isIndirectDebugValue() || DebugValue.isDebugValueList())
      return std::nullopt;
    const MachineOperand &Base = DebugValue.getDebugOperand(0);
    int64_t Offset = 0;
    SmallVector<uint64_t, 8> Rest;
    if (!Base.isReg() || !Base.getReg().isPhysical() ||
        !DebugValue.getDebugExpression()->extractLeadingOffset(Offset, Rest))
      return std::nullopt;
    return Slot(Base.getReg().asMCReg(), Offset);
  }

  /// Returns the slot to which an instruction stores.
  static std::optional<Slot> storedTo(const MachineInstr &MI) {
    // The address is in the first two operands.
    if (!MI.mayStore() || MI.getNumExplicitOperands() < 3 ||
        !MI.getOperand(0).isReg() || !MI.getOperand(0).getReg().isPhysical() ||
        !MI.getOperand(1).isImm())
      return std::nullopt;
    return Slot(MI.getOperand(0).getReg().asMCReg(), MI.getOperand(1).getImm());
  }

  explicit ValueLocations(const MachineFunction &MF)
      : TII(*MF.getSubtarget().getInstrInfo()),
        TRI(*MF.getSubtarget().getRegisterInfo()) {
    for (const MachineBasicBlock &MBB : MF)
      for (const MachineInstr &MI : MBB) {
        if (!MI.isDebugValue())
          continue;
        for (const MachineOperand &MO : MI.debug_operands())
          if (MO.isReg() && MO.getReg().isPhysical())
            for (MCRegUnit Unit : TRI.regunits(MO.getReg().asMCReg()))
              if (LocationOfUnit.try_emplace(to_underlying(Unit), NumLocations)
                      .second)
                ++NumLocations;
        if (std::optional<Slot> S = slotOf(MI))
          if (LocationOfSlot.try_emplace(*S, NumLocations).second)
            ++NumLocations;
      }
    if (empty())
      return;
    OfWindow.resize(NumLocations);
    Written.resize(NumLocations);
    for (unsigned R = 1; R != TRI.getNumRegs(); ++R) {
      std::optional<unsigned> Number = registerNumber(TRI.getName(R));
      if (!Number || *Number < reg::O0 || *Number >= reg::NumIntegers)
        continue;
      Window.push_back(R);
      for (MCRegUnit Unit : TRI.regunits(MCRegister(R)))
        if (auto It = LocationOfUnit.find(to_underlying(Unit));
            It != LocationOfUnit.end())
          OfWindow.set(It->second);
    }
    for (auto [S, Location] : LocationOfSlot)
      OfWindow.set(Location);
  }

  unsigned size() const { return NumLocations; }
  bool empty() const { return NumLocations == 0; }
  /// Returns the locations that one DBG_VALUE names, in a fixed order.
  SmallVector<unsigned, 4> of(const MachineInstr &DebugValue) const {
    SmallVector<unsigned, 4> Result;
    for (const MachineOperand &MO : DebugValue.debug_operands())
      if (MO.isReg() && MO.getReg().isPhysical())
        for (MCRegUnit Unit : TRI.regunits(MO.getReg().asMCReg()))
          Result.push_back(LocationOfUnit.lookup(to_underlying(Unit)));
    if (std::optional<Slot> S = slotOf(DebugValue))
      Result.push_back(LocationOfSlot.lookup(*S));
    return Result;
  }

  /// Returns the locations that an instruction writes.
  const BitVector &writtenBy(const MachineInstr &MI) {
    Written.reset();
    // LLVM treats KILL as a definition, but it does not change the value.
    if (MI.isMetaInstruction())
      return Written;
    for (const MachineOperand &MO : MI.operands()) {
      if (MO.isRegMask()) {
        auto [It, IsNew] = Clobbered.try_emplace(MO.getRegMask(), NumLocations);
        if (IsNew)
          for (auto [Unit, Location] : LocationOfUnit)
            for (MCRegUnitRootIterator Root(MCRegUnit(Unit), &TRI);
                 Root.isValid(); ++Root)
              if (MO.clobbersPhysReg(*Root))
                It->second.set(Location);
        Written |= It->second;
      } else if (MO.isReg() && MO.isDef() && MO.getReg().isPhysical()) {
        for (MCRegUnit Unit : TRI.regunits(MO.getReg().asMCReg()))
          if (auto It = LocationOfUnit.find(to_underlying(Unit));
              It != LocationOfUnit.end())
            Written.set(It->second);
      }
    }
    if (changesWindow(MI))
      Written |= OfWindow;
    if (std::optional<Slot> S = storedTo(MI))
      if (auto It = LocationOfSlot.find(*S); It != LocationOfSlot.end())
        Written.set(It->second);
    return Written;
  }

  /// Whether an instruction is a `save` or a `restore`.
  bool changesWindow(const MachineInstr &MI) const {
    const StringRef Name = TII.getName(MI.getOpcode());
    return Name.starts_with("SAVE") || Name.starts_with("RESTORE");
  }

  /// Returns the integer registers that `save` and `restore` rename.
  ArrayRef<MCPhysReg> windowRegisters() const { return Window; }

private:
  const TargetInstrInfo &TII;
  const TargetRegisterInfo &TRI;
  SmallVector<MCPhysReg, 24> Window;
  DenseMap<unsigned, unsigned> LocationOfUnit;
  DenseMap<Slot, unsigned> LocationOfSlot;
  /// The locations that `save` and `restore` change: registers of a window and
  /// all slots.
  BitVector OfWindow;
  DenseMap<const uint32_t *, BitVector> Clobbered;
  BitVector Written;
  unsigned NumLocations = 0;
};

/// For each location, the set of definitions that reaches it. The index is the
/// number of the location.
using ReachingSets = std::vector<DefinitionSets::Set>;

//===- The problem --------------------------------------------------------===//

/// The lattice: one set for each location. DefinitionSets caches the joins.
class Lattice {
public:
  using Element = ReachingSets;

  Lattice(unsigned Size, DefinitionSets &Sets) : Size(Size), Sets(Sets) {}
  Element bottom() const { return Element(Size, DefinitionSets::Empty); }
  bool join(Element &Into, const Element &From) const {
    bool Changed = false;
    for (auto [A, B] : zip_equal(Into, From)) {
      const DefinitionSets::Set Union = Sets.join(A, B);
      Changed |= Union != A;
      A = Union;
    }
    return Changed;
  }

private:
  unsigned Size;
  DefinitionSets &Sets;
};

using Graph = dataflow::FlowGraph<const MachineBasicBlock>;

class ReachingProblem {
public:
  using LatticeType = Lattice;
  static constexpr dataflow::Direction TheDirection =
      dataflow::Direction::Forward;

  ReachingProblem(const Graph &TheGraph, ValueLocations &Locations,
                  DefinitionSets &Sets)
      : TheGraph(TheGraph), Locations(Locations), Sets(Sets) {}

  LatticeType lattice() const { return {Locations.size(), Sets}; }
  ReachingSets boundary() const {
    return ReachingSets(Locations.size(), Sets.single(0));
  }
  void transfer(dataflow::Node N, ReachingSets &Reaching) const {
    if (const MachineBasicBlock *MBB = TheGraph.block(N))
      for (const MachineInstr &MI : *MBB)
        apply(MI, Locations, Sets, Reaching);
  }

  /// Applies the transfer function of an instruction and its delay slot.
  static void apply(const MachineInstr &MI, ValueLocations &Locations,
                    DefinitionSets &Sets, ReachingSets &Reaching) {
    auto Write = [&](const MachineInstr &Writer) {
      const BitVector &Written = Locations.writtenBy(Writer);
      if (Written.none())
        return;
      const unsigned Number = Writer.peekDebugInstrNum();
      const DefinitionSets::Set Set =
          Number ? Sets.single(Number) : DefinitionSets::All;
      for (unsigned Location : Written.set_bits())
        Reaching[Location] = Set;
    };
    auto Slot = MI.getIterator();
    while (Slot->isBundledWithSucc())
      Write(*++Slot);
    Write(MI);
  }

private:
  const Graph &TheGraph;
  ValueLocations &Locations;
  DefinitionSets &Sets;
};

/// For each location that a DBG_VALUE names, which is a register unit or a
/// stack slot, the definitions that may have produced its value.
///
/// Lattice: for each location a set of definitions, ordered by inclusion. A set
/// with more than MaximumSize elements becomes All, which means that nothing is
/// known. Height: locations x (MaximumSize + 2).
/// Direction: forward; join: union.
/// Boundary: the initial content of each location is a definition with the
/// number 0.
/// Transfer function: an instruction that writes a location replaces its set by
/// the instruction. Instructions are identified by their debug instruction
/// numbers, and a copy by the number of its original. The result of an
/// instruction without a number is All. The instruction in a delay slot is
/// executed before its transfer ends. `save` and `restore` write all registers
/// of a window and all stack slots, because these are relative to such
/// registers.
///
/// The sets are not updated when the function changes.
class ReachingDefinitions {
public:
  ReachingDefinitions(const MachineFunction &MF, ValueLocations &Locations,
                      DefinitionSets &Sets)
      : TheGraph(MF) {
    Sets.mergeCopies(MF);
    In = std::move(
        dataflow::solve(ReachingProblem(TheGraph, Locations, Sets), TheGraph)
            .In);
  }

  /// Returns the definitions that reach the start of a block; null if the block
  /// is unreachable.
  const ReachingSets *atStart(const MachineBasicBlock &MBB) const {
    const std::optional<dataflow::Node> N = TheGraph.node(&MBB);
    return N ? &In[*N] : nullptr;
  }

private:
  const Graph TheGraph;
  std::vector<ReachingSets> In;
};

} // namespace

//===- Corrections of debug values ----------------------------------------===//

/// Returns the variable that a DBG_VALUE describes.
static DebugVariable variableOf(const MachineInstr &DebugValue) {
  return DebugVariable(DebugValue.getDebugVariable(),
                       DebugValue.getDebugExpression(),
                       DebugValue.getDebugLoc()->getInlinedAt());
}

/// Returns the register whose name is \p Name followed by \p Number.
static MCRegister numbered(const TargetRegisterInfo &TRI, StringRef Name,
                           unsigned Number) {
  return findRegister(TRI, (Name + Twine(Number)).str());
}

/// Renames the physical registers that a DBG_VALUE names. \p Rename returns no
/// register for those to leave unchanged.
static void renameIn(MachineInstr &DebugValue,
                     function_ref<MCRegister(MCRegister)> Rename) {
  for (MachineOperand &MO : DebugValue.debug_operands())
    if (MO.isReg() && MO.getReg().isPhysical())
      if (MCRegister New = Rename(MO.getReg().asMCReg()))
        MO.setReg(New);
}

/// Corrects the DBG_VALUEs of parameters. Must run before delay slots are
/// filled.
///
/// LLVM's frame lowering removes them and inserts them at the start of the
/// function again. There they precede the `save`, although they hold only after
/// it; in a leaf procedure they name the registers by their old names.
static void repairParameters(MachineFunction &MF) {
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  DenseMap<MCRegister, MCRegister> CallersName;
  for (unsigned I = 0; I != 8; ++I)
    CallersName[numbered(TRI, "I", I)] = numbered(TRI, "O", I);
  auto IsSave = [&](const MachineInstr &MI) {
    return TII.getName(MI.getOpcode()).starts_with("SAVE");
  };
  const bool HasWindow = any_of(
      MF, [&](const MachineBasicBlock &MBB) { return any_of(MBB, IsSave); });
  MachineBasicBlock &Entry = MF.front();
  auto Save = find_if(Entry, IsSave);
  for (MachineInstr &MI :
       make_early_inc_range(make_range(Entry.begin(), Save))) {
    if (!MI.isDebugValue())
      continue;
    if (!HasWindow)
      renameIn(MI, [&](MCRegister R) { return CallersName.lookup(R); });
    else if (Save != Entry.end() &&
             any_of(MI.debug_operands(), [&](const MachineOperand &MO) {
               return MO.isReg() && CallersName.contains(MO.getReg());
             })) {
      // Add a DBG_VALUE without a location before the `save`. Otherwise LLVM
      // treats a location that holds up to the end of the function as one that
      // always holds.
      MachineInstr *BeforeSave = MF.CloneMachineInstr(&MI);
      BeforeSave->setDebugValueUndef();
      Entry.insert(MI.getIterator(), BeforeSave);
      MI.moveBefore(&*std::next(Save));
    }
  }
}

/// Names double-precision registers by their first halves, on 64-bit SPARC.
/// Must run after LiveDebugValues.
///
/// LLVM uses the DWARF numbers of 32-bit SPARC for these registers, but
/// debuggers expect other numbers on 64-bit SPARC. There, a single-precision
/// register stands for itself and the next one. The upper double-precision
/// registers have no halves, so a variable in one of them has no location.
static void nameDoublesByHalves(MachineFunction &MF) {
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  DenseMap<MCRegister, MCRegister> Halves;
  for (unsigned I = 0; I != 32; ++I)
    Halves[numbered(TRI, "D", I)] =
        I < 16 ? numbered(TRI, "F", 2 * I) : MCRegister();
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB) {
      if (!MI.isDebugValue())
        continue;
      if (any_of(MI.debug_operands(), [&](const MachineOperand &MO) {
            if (!MO.isReg() || !MO.getReg().isPhysical())
              return false;
            auto It = Halves.find(MO.getReg().asMCReg());
            return It != Halves.end() && !It->second;
          }))
        MI.setDebugValueUndef();
      else
        renameIn(MI, [&](MCRegister R) { return Halves.lookup(R); });
    }
}

/// Marks a store to the stack as the last use of a register if the register is
/// overwritten next. LiveDebugValues then follows a variable from the register
/// to its slot. Filling delay slots removes such kill flags.
static void markSpills(MachineFunction &MF) {
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB) {
      if (!ValueLocations::storedTo(MI) || !MI.hasOneMemOperand() ||
          MI.isBundled() ||
          !isa_and_nonnull<FixedStackPseudoSourceValue>(
              (*MI.memoperands_begin())->getPseudoValue()))
        continue;
      const Register Stored =
          MI.getOperand(2).isReg() ? MI.getOperand(2).getReg() : Register();
      if (!Stored.isPhysical() || TRI.isConstantPhysReg(Stored.asMCReg()))
        continue;
      for (auto I = std::next(MI.getIterator()); I != MBB.instr_end(); ++I) {
        if (I->isDebugInstr())
          continue;
        if (I->readsRegister(Stored, &TRI))
          break;
        if (I->modifiesRegister(Stored, &TRI)) {
          MI.addRegisterKilled(Stored, &TRI);
          break;
        }
      }
    }
}

/// Corrects the offset of a variable that is smaller than the register that was
/// stored to its slot, such as an int on 64-bit SPARC. The variable is at the
/// end of the slot. Must run after LiveDebugValues.
static void repairWideSlots(MachineFunction &MF) {
  // The number of bytes that are stored to each slot; 0 if they differ.
  DenseMap<ValueLocations::Slot, uint64_t> Sizes;
  for (MachineBasicBlock &MBB : MF)
    for (const MachineInstr &MI : MBB.instrs()) {
      std::optional<ValueLocations::Slot> S = ValueLocations::storedTo(MI);
      if (!S || !MI.hasOneMemOperand())
        continue;
      const LocationSize Stored = (*MI.memoperands_begin())->getSize();
      const uint64_t Size = Stored.hasValue() ? Stored.getValue() : 0;
      auto [It, IsNew] = Sizes.try_emplace(*S, Size);
      if (!IsNew && It->second != Size)
        It->second = 0;
    }
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB) {
      if (!MI.isDebugValue())
        continue;
      std::optional<ValueLocations::Slot> S = ValueLocations::slotOf(MI);
      const std::optional<uint64_t> Bits =
          MI.getDebugVariable()->getSizeInBits();
      auto Size = S ? Sizes.find(*S) : Sizes.end();
      if (Size == Sizes.end() || !Bits || Size->second * 8 == *Bits)
        continue;
      if (Size->second * 8 < *Bits)
        MI.setDebugValueUndef();
      else
        MI.getDebugExpressionOp().setMetadata(DIExpression::prepend(
            MI.getDebugExpression(), DIExpression::ApplyOffset,
            Size->second - *Bits / 8));
    }
}

/// Ends the location of a variable before a call if its register is overwritten
/// in the delay slot: in an outer frame, a debugger looks up locations by the
/// address of the slot. Must run after LiveDebugValues.
static void endBeforeCalls(MachineFunction &MF) {
  const TargetRegisterInfo &TRI = *MF.getSubtarget().getRegisterInfo();
  for (MachineBasicBlock &MBB : MF) {
    MapVector<DebugVariable, const MachineInstr *> Last;
    for (MachineInstr &MI : MBB) {
      if (MI.isDebugValue()) {
        Last[variableOf(MI)] = &MI;
        continue;
      }
      if (!MI.isCall() || !MI.isBundledWithSucc())
        continue;
      const MachineInstr &Slot = *std::next(MI.getIterator());
      for (auto [Variable, Value] : Last) {
        if (none_of(Value->debug_operands(), [&](const MachineOperand &MO) {
              return MO.isReg() && MO.getReg().isPhysical() &&
                     Slot.modifiesRegister(MO.getReg(), &TRI);
            }))
          continue;
        MachineInstr *End = MF.CloneMachineInstr(Value);
        End->setDebugValueUndef();
        MBB.insert(MI.getIterator(), End);
      }
    }
  }
}

//===- The passes ---------------------------------------------------------===//

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

/// A pass that executes one step with the shared information.
template <bool (*Step)(MachineFunction &, DebugValueRepair::State &)>
class StepPass : public MachineFunctionPass {
public:
  static inline char ID = 0;
  StepPass(StringRef Name, std::shared_ptr<DebugValueRepair::State> State)
      : MachineFunctionPass(ID), Name(Name), TheState(std::move(State)) {}

  StringRef getPassName() const override { return Name; }
  bool runOnMachineFunction(MachineFunction &MF) override {
    return Step(MF, *TheState);
  }

private:
  StringRef Name;
  std::shared_ptr<DebugValueRepair::State> TheState;
};

} // namespace

//===- Recording ----------------------------------------------------------===//

static bool recordValues(MachineFunction &MF, DebugValueRepair::State &State) {
  State.Records.clear();
  State.Sets.clear();
  State.Extended.clear();
  State.Temporary.clear();
  if (!isForSparc(MF) || ValueLocations(MF).empty())
    return false;
  repairParameters(MF);
  ValueLocations Locations(MF);
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB.instrs())
      if (Locations.writtenBy(MI).any())
        MI.getDebugInstrNum();
  const ReachingDefinitions Definitions(MF, Locations, State.Sets);
  for (const MachineBasicBlock &MBB : MF) {
    const ReachingSets *Start = Definitions.atStart(MBB);
    if (!Start)
      continue;
    ReachingSets Reaching = *Start;
    for (const MachineInstr &MI : MBB)
      if (MI.isDebugValue())
        State.Records[variableOf(MI)].push_back(
            record(MI, Locations, Reaching));
      else
        ReachingProblem::apply(MI, Locations, State.Sets, Reaching);
  }
  return true;
}

//===- Repair -------------------------------------------------------------===//

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

namespace {

/// The repair of one function.
class Repairer {
public:
  Repairer(MachineFunction &MF, ValueLocations &Locations,
           DebugValueRepair::State &State)
      : MF(MF), Locations(Locations), State(State),
        Definitions(MF, Locations, State.Sets) {}

  void repair() {
    for (MachineBasicBlock &MBB : MF)
      repair(MBB);
  }

private:
  void repair(MachineBasicBlock &MBB) {
    const ReachingSets *Start = Definitions.atStart(MBB);
    if (!Start)
      return;
    ReachingSets Reaching = *Start;
    // DBG_VALUEs that do not hold here. They are repeated where they hold
    // again, unless another DBG_VALUE of the same variable comes first.
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
      ReachingProblem::apply(MI, Locations, State.Sets, Reaching);
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

  /// Whether the definitions of the locations of a DBG_VALUE in \p Reaching are
  /// the same as before.
  bool holds(const MachineInstr &DebugValue,
             const ReachingSets &Reaching) const {
    const DebugValueRepair::State::Record Now =
        record(DebugValue, Locations, Reaching);
    auto Before = State.Records.find(variableOf(DebugValue));
    return Before != State.Records.end() &&
           !is_contained(Now.Reaching, DefinitionSets::All) &&
           is_contained(Before->second, Now);
  }

  /// Repeats at the start of a block the DBG_VALUEs that still wait at the end
  /// of its only predecessor.
  void repeatAt(MachineBasicBlock &MBB, ArrayRef<MachineInstr *> Waiting) {
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

  MachineFunction &MF;
  ValueLocations &Locations;
  DebugValueRepair::State &State;
  const ReachingDefinitions Definitions;
};

} // namespace

/// Returns the registers that an instruction writes although it has no operands
/// for them: those that its delay slot writes, or those of a window.
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

static bool repairValues(MachineFunction &MF, DebugValueRepair::State &State) {
  if (State.Records.empty())
    return false;
  ValueLocations Locations(MF);
  Repairer(MF, Locations, State).repair();
  markSpills(MF);
  State.addDefinitionsForRanges(MF);
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB.instrs())
      MI.dropDebugNumber();
  MF.DebugValueSubstitutions.clear();
  return true;
}

static bool addSlotDefinitions(MachineFunction &MF,
                               DebugValueRepair::State &State) {
  if (State.Records.empty())
    return false;
  State.addDefinitions(MF);
  endBeforeCalls(MF);
  if (MF.getTarget().getTargetTriple().isSPARC64()) {
    nameDoublesByHalves(MF);
    repairWideSlots(MF);
  }
  return true;
}

static bool removeSlotDefinitions(MachineFunction &,
                                  DebugValueRepair::State &State) {
  if (State.Records.empty())
    return false;
  State.removeDefinitions();
  return true;
}

DebugValueRepair::DebugValueRepair() : TheState(std::make_shared<State>()) {}

MachineFunctionPass *DebugValueRepair::createRecordingPass() const {
  return new StepPass<recordValues>("SPARC debug value recording", TheState);
}

MachineFunctionPass *DebugValueRepair::createRepairPass() const {
  return new StepPass<repairValues>("SPARC debug value repair", TheState);
}

MachineFunctionPass *DebugValueRepair::createDefinitionRemovalPass() const {
  return new StepPass<removeSlotDefinitions>("SPARC slot definition removal",
                                             TheState);
}

MachineFunctionPass *DebugValueRepair::createDefinitionAdditionPass() const {
  return new StepPass<addSlotDefinitions>("SPARC slot definition addition",
                                          TheState);
}
