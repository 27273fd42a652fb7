//===- RegisterLayout.cpp - Division of registers into atoms --------------===//

#include "RegisterLayout.h"
#include "llvm/ADT/BitVector.h"
#include <utility>

using namespace mincaml::allocationcheck;
using namespace llvm;

RegisterLayout::RegisterLayout(const TargetRegisterInfo &TRI)
    : Rows(TRI.getNumRegs()), Cuts(TRI.getNumRegUnits()),
      Classes(TRI.getNumRegClasses()) {
  measure(TRI);
  collectStarts(TRI);
  cut(TRI);
  number(TRI);
  addAliases(TRI);
}

static SmallVector<MCRegister, 2> roots(const TargetRegisterInfo &TRI,
                                        MCRegUnit Unit) {
  SmallVector<MCRegister, 2> Result;
  for (MCRegUnitRootIterator Root(Unit, &TRI); Root.isValid(); ++Root)
    Result.push_back(*Root);
  return Result;
}

/// Whether the unit states only that two parts of a register alias.
static bool isAlias(const TargetRegisterInfo &TRI, MCRegUnit Unit) {
  SmallVector<MCRegister, 2> Roots = roots(TRI, Unit);
  if (Roots.size() != 2)
    return false;
  return any_of(TRI.superregs(Roots[0]), [&](MCRegister Whole) {
    return TRI.isSubRegister(Whole, Roots[1]);
  });
}

static unsigned unitCount(const TargetRegisterInfo &TRI, MCRegister Register) {
  return std::distance(TRI.regunits(Register).begin(),
                       TRI.regunits(Register).end());
}

/// Returns the bit at which a unit starts in a register: the start of the
/// smallest subregister that has the unit.
static std::optional<unsigned> offsetOfUnit(const TargetRegisterInfo &TRI,
                                            MCRegister Register,
                                            MCRegUnit Unit) {
  MCRegister Smallest = Register;
  unsigned Least = unitCount(TRI, Register);
  for (MCRegister Part : TRI.subregs(Register))
    if (is_contained(TRI.regunits(Part), Unit) &&
        unitCount(TRI, Part) < Least) {
      Smallest = Part;
      Least = unitCount(TRI, Part);
    }
  if (Smallest == Register)
    return Least == 1 ? std::optional<unsigned>(0) : std::nullopt;
  unsigned Index = TRI.getSubRegIndex(Register, Smallest);
  unsigned Offset = TRI.getSubRegIdxOffset(Index);
  // Non-contiguous subregisters have the offset -1, truncated to 16 bits.
  return Offset < 0xffff ? std::optional<unsigned>(Offset) : std::nullopt;
}

/// Returns the offset of the largest subregister that has the unit.
static std::optional<unsigned> offsetOfPart(const TargetRegisterInfo &TRI,
                                            MCRegister Register,
                                            MCRegUnit Unit) {
  std::optional<unsigned> Offset;
  unsigned Most = 0;
  for (MCRegister Part : TRI.subregs(Register))
    if (unitCount(TRI, Part) > Most && is_contained(TRI.regunits(Part), Unit)) {
      Most = unitCount(TRI, Part);
      Offset = TRI.getSubRegIdxOffset(TRI.getSubRegIndex(Register, Part));
    }
  return Offset;
}

void RegisterLayout::separate(const TargetRegisterInfo &TRI,
                              MCRegister Register,
                              std::vector<UnitInRegister> &Units) {
  auto Offset = [&](const UnitInRegister &Unit) {
    return offsetOfPart(TRI, Register, static_cast<MCRegUnit>(Unit.Unit));
  };
  for (const UnitInRegister &A : Units)
    for (UnitInRegister &B : Units) {
      if (&A == &B || A.Offset != B.Offset)
        continue;
      std::optional<unsigned> OfA = Offset(A), OfB = Offset(B);
      if (OfA && OfB && *OfA < *OfB && *OfB < 0xffff)
        B.Offset += *OfB;
    }
}

/// Determines the size of each register, and the units of the register with
/// their offsets.
void RegisterLayout::measure(const TargetRegisterInfo &TRI) {
  for (const TargetRegisterClass *Class : TRI.regclasses())
    for (MCRegister Register : *Class)
      Rows[Register.id()].Bits =
          std::max<unsigned>(Rows[Register.id()].Bits,
                             TRI.getRegSizeInBits(*Class).getKnownMinValue());
  for (unsigned Register = 1; Register < TRI.getNumRegs(); ++Register) {
    Row &R = Rows[Register];
    bool IsKnown = true;
    for (MCRegUnit Unit : TRI.regunits(Register)) {
      if (isAlias(TRI, Unit))
        continue;
      std::optional<unsigned> Offset = offsetOfUnit(TRI, Register, Unit);
      IsKnown &= Offset.has_value();
      R.Units.push_back({static_cast<unsigned>(Unit), Offset.value_or(0)});
    }
    if (IsKnown)
      separate(TRI, Register, R.Units);
    // If some offset is unknown, lay the units out in order, at arbitrary
    // distances.
    if (!IsKnown)
      for (auto [Position, Unit] : enumerate(R.Units))
        Unit.Offset = 32 * Position;
    sort(R.Units, [](const UnitInRegister &A, const UnitInRegister &B) {
      return std::pair(A.Offset, A.Unit) < std::pair(B.Offset, B.Unit);
    });
    // A register that is in no class only names its units and has no size.
    if (!R.Bits && !R.Units.empty())
      R.Bits = R.Units.back().Offset + 1;
  }
}

void RegisterLayout::collectStarts(const TargetRegisterInfo &TRI) {
  for (Row &R : Rows)
    for (const UnitInRegister &Unit : R.Units)
      R.Starts.insert(Unit.Offset);
  bool Changed = true;
  while (std::exchange(Changed, false))
    for (const TargetRegisterClass *Class : TRI.regclasses()) {
      std::set<unsigned> Starts;
      for (MCRegister Register : *Class)
        Starts.insert(Rows[Register.id()].Starts.begin(),
                      Rows[Register.id()].Starts.end());
      for (MCRegister Register : *Class) {
        std::set<unsigned> &Own = Rows[Register.id()].Starts;
        Changed |= Own.size() != Starts.size();
        Own = Starts;
      }
    }
}

unsigned RegisterLayout::bitInMemory(MCRegister Register, unsigned Bit,
                                     unsigned Length, unsigned Bits,
                                     bool IsLittleEndian) const {
  if (IsLittleEndian)
    return Bit;
  const std::set<unsigned> &Starts = Rows[Register.id()].Starts;
  auto Next = Starts.upper_bound(Bit);
  unsigned Start = Next == Starts.begin() ? 0 : *std::prev(Next);
  unsigned End = Next == Starts.end() ? Bits : std::min(*Next, Bits);
  return Start + End - Bit - Length;
}

/// Computes the cuts: where a register of a class is divided, the class is
/// divided, too, and with it all registers of the class. Repeats this until
/// nothing changes.
void RegisterLayout::cut(const TargetRegisterInfo &TRI) {
  BitVector HasClass(Rows.size());
  for (const TargetRegisterClass *Class : TRI.regclasses())
    for (MCRegister Register : *Class)
      HasClass.set(Register.id());
  for (auto [Register, R] : enumerate(Rows))
    for (auto [Position, Unit] : enumerate(R.Units)) {
      if (!HasClass.test(Register)) {
        Cuts[Unit.Unit].insert(0);
        continue;
      }
      unsigned End = Position + 1 == R.Units.size()
                         ? R.Bits
                         : R.Units[Position + 1].Offset;
      Cuts[Unit.Unit].insert({0, std::max(End, Unit.Offset + 1) - Unit.Offset});
    }
  bool Changed = true;
  while (Changed) {
    Changed = false;
    for (const TargetRegisterClass *Class : TRI.regclasses())
      Changed |= cutClass(TRI, *Class);
  }
}

bool RegisterLayout::cutClass(const TargetRegisterInfo &TRI,
                              const TargetRegisterClass &Class) {
  unsigned Bits = TRI.getRegSizeInBits(Class).getKnownMinValue();
  std::set<unsigned> All = {0, Bits};
  for (MCRegister Register : Class)
    for (const UnitInRegister &Unit : Rows[Register.id()].Units)
      for (unsigned Cut : Cuts[Unit.Unit])
        if (Unit.Offset + Cut < Bits)
          All.insert(Unit.Offset + Cut);
  bool Changed = false;
  for (MCRegister Register : Class) {
    ArrayRef<UnitInRegister> Units = Rows[Register.id()].Units;
    for (unsigned Cut : All) {
      // Find the last unit that starts at or before the cut. No unit starts at
      // the end of a value.
      auto After = partition_point(Units, [&](const UnitInRegister &Unit) {
        return Unit.Offset < Cut || (Unit.Offset == Cut && Cut < Bits);
      });
      if (After != Units.begin())
        Changed |= Cuts[std::prev(After)->Unit]
                       .insert(Cut - std::prev(After)->Offset)
                       .second;
    }
  }
  std::vector<Range> &Result = Classes[Class.getID()];
  Result.clear();
  for (auto I = All.begin(); std::next(I) != All.end(); ++I)
    Result.push_back({*I, *std::next(I) - *I});
  return Changed;
}

/// Numbers the atoms of all units, and lists the atoms of each register.
void RegisterLayout::number(const TargetRegisterInfo &TRI) {
  std::vector<unsigned> First(Cuts.size());
  unsigned Next = 1;
  for (auto [Unit, UnitCuts] : enumerate(Cuts)) {
    First[Unit] = Next;
    // A unit with one cut is in no register of any class. It gets one atom.
    if (UnitCuts.size() == 1)
      UnitCuts.insert(1);
    Next += UnitCuts.empty() ? 0 : UnitCuts.size() - 1;
  }
  Owners.resize(Next);
  for (unsigned Register = 1; Register < TRI.getNumRegs(); ++Register) {
    Row &R = Rows[Register];
    std::vector<Atom> Outside;
    for (auto [Position, Unit] : enumerate(R.Units)) {
      unsigned End = Position + 1 == R.Units.size()
                         ? R.Bits
                         : R.Units[Position + 1].Offset;
      unsigned Location = First[Unit.Unit];
      const std::set<unsigned> &UnitCuts = Cuts[Unit.Unit];
      for (auto I = UnitCuts.begin(); std::next(I) != UnitCuts.end();
           ++I, ++Location) {
        Atom A = {Location, Unit.Offset + *I, *std::next(I) - *I};
        bool IsInside = A.Bit < End;
        // Only the last unit may extend beyond the register.
        if (!IsInside && End != R.Bits)
          A.Bit = NoBit;
        (IsInside ? R.Atoms : Outside).push_back(A);
        if (!Owners[Location] || (IsInside && R.Bits < bits(Owners[Location])))
          Owners[Location] = Register;
      }
    }
    R.Inside = R.Atoms.size();
    append_range(R.Atoms, Outside);
  }
}

/// Adds the atoms of a register's aliases to those that a write clobbers.
void RegisterLayout::addAliases(const TargetRegisterInfo &TRI) {
  std::vector<Row> Own = Rows;
  for (unsigned Register = 1; Register < TRI.getNumRegs(); ++Register)
    for (MCRegUnit Unit : TRI.regunits(Register)) {
      if (!isAlias(TRI, Unit))
        continue;
      std::vector<Atom> &Atoms = Rows[Register].Atoms;
      for (MCRegister Root : roots(TRI, Unit))
        for (Atom A : ArrayRef(Own[Root.id()].Atoms)) {
          A.Bit = NoBit;
          if (none_of(Atoms,
                      [&](const Atom &B) { return A.Location == B.Location; }))
            Atoms.push_back(A);
        }
    }
}

RegisterLayout::Range RegisterLayout::part(MCRegister Register,
                                           MCRegister Part) const {
  unsigned Begin = NoBit, End = 0;
  for (const Atom &A : atoms(Register))
    for (const Atom &B : atoms(Part))
      if (A.Location == B.Location) {
        Begin = std::min(Begin, A.Bit);
        End = std::max(End, A.end());
      }
  return Begin < End ? Range{Begin, End - Begin} : Range{0, 0};
}
