//===- RegisterLayout.h - What registers are made of ------------*- C++ -*-===//
//
// LLVM's register units tell which registers overlap, but not how much of them
// there is: %eax and %rax, %xmm0 and %ymm0 have the same units. To see that
// half of a value got lost, units are cut into atoms here.
//
// An atom is a range of bits of a unit; each register is a row of whole atoms.
// The last unit of a register is as long as the register needs it: the unit
// that ends %eax goes on in %rax. Cuts are where some register or the values of
// some register class end. Registers of a class are cut alike, so that the
// atoms of a virtual register do not depend on the register it gets.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ALLOCATIONCHECK_REGISTERLAYOUT_H
#define MINCAML_ALLOCATIONCHECK_REGISTERLAYOUT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/MC/MCRegister.h"
#include <set>
#include <vector>

namespace llvm {
class TargetRegisterClass;
class TargetRegisterInfo;
} // namespace llvm

namespace mincaml {

class RegisterLayout {
public:
  /// Part of a register: its number, and which bits of the register it has.
  struct Atom {
    unsigned Location;
    unsigned Bit;
    unsigned Length;
    unsigned end() const { return Bit + Length; }
  };
  /// A row of the atoms of a class; Bit as in Atom.
  struct Range {
    unsigned Bit;
    unsigned Length;
  };

  static constexpr unsigned NoBit = ~0u;

  explicit RegisterLayout(const llvm::TargetRegisterInfo &TRI);

  /// Atoms are 1, ..., size() - 1.
  unsigned size() const { return Owners.size(); }
  /// The atoms of a register in the order of their bits.
  llvm::ArrayRef<Atom> atoms(llvm::MCRegister Register) const {
    return llvm::ArrayRef(Rows[Register.id()].Atoms)
        .take_front(Rows[Register.id()].Inside);
  }
  /// These and, behind them, what else its units have: what a write to the
  /// register may change in larger ones. Bit is where it is in those, or NoBit.
  llvm::ArrayRef<Atom> atomsOfUnits(llvm::MCRegister Register) const {
    return Rows[Register.id()].Atoms;
  }
  unsigned bits(llvm::MCRegister Register) const {
    return Rows[Register.id()].Bits;
  }
  /// The atoms of a value of the class.
  llvm::ArrayRef<Range> atoms(const llvm::TargetRegisterClass &Class) const;
  /// Where bits [Bit, Bit + Length) of a register are in memory, counted from
  /// its address, if the first Bits bits of the register are stored there.
  /// Units are stored in their order; within a unit it depends on the target.
  unsigned bitInMemory(llvm::MCRegister Register, unsigned Bit, unsigned Length,
                       unsigned Bits, bool IsLittleEndian) const;
  /// A register that has this atom.
  llvm::MCRegister owner(unsigned Location) const { return Owners[Location]; }

private:
  struct UnitInRegister {
    unsigned Unit;
    unsigned Offset;
  };
  struct Row {
    std::vector<UnitInRegister> Units;
    std::vector<Atom> Atoms;
    /// Where units start, in this register or another one of its classes: a
    /// SPARC register of 64 bits without parts is like one of two halves.
    std::set<unsigned> Starts;
    unsigned Inside = 0;
    unsigned Bits = 0;
  };

  void measure(const llvm::TargetRegisterInfo &TRI);
  void collectStarts(const llvm::TargetRegisterInfo &TRI);
  void cut(const llvm::TargetRegisterInfo &TRI);
  bool cutClass(const llvm::TargetRegisterInfo &TRI,
                const llvm::TargetRegisterClass &Class);
  void number(const llvm::TargetRegisterInfo &TRI);

  std::vector<Row> Rows;
  /// For each unit, where its atoms start and the last one ends.
  std::vector<std::set<unsigned>> Cuts;
  std::vector<std::vector<Range>> Classes;
  std::vector<llvm::MCRegister> Owners;
};

} // namespace mincaml

#endif // MINCAML_ALLOCATIONCHECK_REGISTERLAYOUT_H
