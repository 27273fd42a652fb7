//===- ReachingDefinitions.cpp - Reaching definitions ---------------------===//

#include "DebugValues/ReachingDefinitions.h"
#include "mincaml/DataFlow/Solver.h"
#include "mincaml/SparcTarget/RegisterNumbers.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include <algorithm>

using namespace mincaml;
using namespace mincaml::sparc;
using namespace llvm;

/// Larger sets are not worth their memory, because the value of a variable
/// rarely has many definitions.
static constexpr unsigned MaximumSize = 32;

//===- Sets ---------------------------------------------------------------===//

void DefinitionSets::clear() {
  Originals.clear();
  Numbers.clear();
  Joins.clear();
  // number() never returns one of the first two, which are Empty and All.
  Sets.assign(2, {});
}

DefinitionSets::Set DefinitionSets::number(Elements Sorted) {
  auto [It, IsNew] = Numbers.try_emplace(std::move(Sorted), Sets.size());
  if (IsNew)
    Sets.push_back(It->first);
  return It->second;
}

void DefinitionSets::mergeCopies(const MachineFunction &MF) {
  // Visit the substitutions in the order in which they were made, so that a
  // copy precedes its own copies.
  for (const auto &Copy : MF.DebugValueSubstitutions) {
    const unsigned Source = Copy.Dest.first;
    Originals[Copy.Src.first] = Originals.lookup_or(Source, Source);
  }
}

DefinitionSets::Set DefinitionSets::single(unsigned Definition) {
  return number({Originals.lookup_or(Definition, Definition)});
}

DefinitionSets::Set DefinitionSets::join(Set A, Set B) {
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
  std::set_union(Sets[A].begin(), Sets[A].end(), Sets[B].begin(), Sets[B].end(),
                 std::back_inserter(Union));
  const Set Result =
      Union.size() > MaximumSize ? All : number(std::move(Union));
  return Joins[std::minmax(A, B)] = Result;
}

//===- Locations ----------------------------------------------------------===//

std::optional<ValueLocations::Slot>
ValueLocations::slotOf(const MachineInstr &DebugValue) {
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

std::optional<ValueLocations::Slot>
ValueLocations::storedTo(const MachineInstr &MI) {
  // The address is in the first two operands.
  if (!MI.mayStore() || MI.getNumExplicitOperands() < 3 ||
      !MI.getOperand(0).isReg() || !MI.getOperand(0).getReg().isPhysical() ||
      !MI.getOperand(1).isImm())
    return std::nullopt;
  return Slot(MI.getOperand(0).getReg().asMCReg(), MI.getOperand(1).getImm());
}

ValueLocations::ValueLocations(const MachineFunction &MF)
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

SmallVector<unsigned, 4>
ValueLocations::of(const MachineInstr &DebugValue) const {
  SmallVector<unsigned, 4> Result;
  for (const MachineOperand &MO : DebugValue.debug_operands())
    if (MO.isReg() && MO.getReg().isPhysical())
      for (MCRegUnit Unit : TRI.regunits(MO.getReg().asMCReg()))
        Result.push_back(LocationOfUnit.lookup(to_underlying(Unit)));
  if (std::optional<Slot> S = slotOf(DebugValue))
    Result.push_back(LocationOfSlot.lookup(*S));
  return Result;
}

bool ValueLocations::changesWindow(const MachineInstr &MI) const {
  const StringRef Name = TII.getName(MI.getOpcode());
  return Name.starts_with("SAVE") || Name.starts_with("RESTORE");
}

const BitVector &ValueLocations::writtenBy(const MachineInstr &MI) {
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

//===- The problem --------------------------------------------------------===//

namespace {

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
        ReachingDefinitions::transfer(MI, Locations, Sets, Reaching);
  }

private:
  const Graph &TheGraph;
  ValueLocations &Locations;
  DefinitionSets &Sets;
};

} // namespace

void ReachingDefinitions::transfer(const MachineInstr &MI,
                                   ValueLocations &Locations,
                                   DefinitionSets &Sets,
                                   ReachingSets &Reaching) {
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

ReachingDefinitions::ReachingDefinitions(const MachineFunction &MF,
                                         ValueLocations &Locations,
                                         DefinitionSets &Sets)
    : Graph(MF) {
  Sets.mergeCopies(MF);
  In = std::move(
      dataflow::solve(ReachingProblem(Graph, Locations, Sets), Graph).In);
}

const ReachingSets *
ReachingDefinitions::atStart(const MachineBasicBlock &MBB) const {
  const std::optional<dataflow::Node> N = Graph.node(&MBB);
  return N ? &In[*N] : nullptr;
}
