//===- RegisterLayout.h - Division of registers into atoms ------*- C++ -*-===//
//
// LLVM's register units state which registers overlap, but not in how many
// bits: %eax and %rax have the same units, and so do %xmm0 and %ymm0. To detect
// the loss of half of a value, this class divides units into atoms.
//
// An atom is a range of bits of a unit; each register is a sequence of whole
// atoms. The last unit of a register extends to the end of the register: the
// unit that ends %eax continues in %rax. Units are divided where a register or
// the values of a register class end. The registers of a class are divided in
// the same way, so that the atoms of a virtual register do not depend on the
// register that it is assigned.
//
// A unit has no bits if it states only that a write to one part of a register
// clobbers another part (%sw0 and %sf0 of VE).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_REGISTERLAYOUT_H
#define MINCAML_LIB_ALLOCATIONCHECK_REGISTERLAYOUT_H
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include <set>
#include <vector>

namespace mincaml::allocationcheck {

class RegisterLayout {
public:
  /// An atom in a register: its number, and its position in the register.
  struct Atom {
    unsigned Location;
    unsigned Bit;
    unsigned Length;
    unsigned end() const { return Bit + Length; }
  };
  /// An atom of the values of a register class.
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
  /// The atoms of a register, followed by the other atoms of its units. A write
  /// to the register may clobber the latter in superregisters. For these, Bit
  /// is the position in the superregister, or NoBit.
  llvm::ArrayRef<Atom> atomsOfUnits(llvm::MCRegister Register) const {
    return Rows[Register.id()].Atoms;
  }
  unsigned bits(llvm::MCRegister Register) const {
    return Rows[Register.id()].Bits;
  }
  /// The atoms of a value of the class.
  llvm::ArrayRef<Range> atoms(const llvm::TargetRegisterClass &Class) const {
    return Classes[Class.getID()];
  }
  /// The range of bits that a subregister has in a register.
  Range part(llvm::MCRegister Register, llvm::MCRegister Part) const;
  /// The position of bits [Bit, Bit + Length) of a register in memory, in bits
  /// from the address, if the first Bits bits of the register are stored there.
  /// Units are stored in order; the order within a unit depends on the target.
  unsigned bitInMemory(llvm::MCRegister Register, unsigned Bit, unsigned Length,
                       unsigned Bits, bool IsLittleEndian) const;
  /// A register that contains this atom.
  llvm::MCRegister owner(unsigned Location) const { return Owners[Location]; }

private:
  struct UnitInRegister {
    unsigned Unit;
    unsigned Offset;
  };
  struct Row {
    std::vector<UnitInRegister> Units;
    std::vector<Atom> Atoms;
    /// The offsets at which units start in this register or in any register
    /// that is related to it by common register classes (transitively). A
    /// 64-bit SPARC register without subregisters thus has the same layout in
    /// memory as one with two halves.
    std::set<unsigned> Starts;
    unsigned Inside = 0;
    unsigned Bits = 0;
  };

  void measure(const llvm::TargetRegisterInfo &TRI);
  /// Corrects units that would start at the same bit. A subregister index may
  /// have an offset that is relative to a part of the register only: in
  /// SystemZ, subreg_l32 is the lower half of both halves of a pair. The offset
  /// of the part is added to such units.
  static void separate(const llvm::TargetRegisterInfo &TRI,
                       llvm::MCRegister Register,
                       std::vector<UnitInRegister> &Units);
  void collectStarts(const llvm::TargetRegisterInfo &TRI);
  void cut(const llvm::TargetRegisterInfo &TRI);
  bool cutClass(const llvm::TargetRegisterInfo &TRI,
                const llvm::TargetRegisterClass &Class);
  void number(const llvm::TargetRegisterInfo &TRI);
  void addAliases(const llvm::TargetRegisterInfo &TRI);

  std::vector<Row> Rows;
  /// For each unit, the starts of its atoms and the end of the last atom.
  std::vector<std::set<unsigned>> Cuts;
  std::vector<std::vector<Range>> Classes;
  std::vector<llvm::MCRegister> Owners;
};

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_REGISTERLAYOUT_H
