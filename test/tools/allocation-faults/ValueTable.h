//===- ValueTable.h - Values of symbolic execution --------------*- C++ -*-===//

#ifndef MINCAML_TEST_ALLOCATION_FAULTS_VALUETABLE_H
#define MINCAML_TEST_ALLOCATION_FAULTS_VALUETABLE_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>
#include <map>
#include <vector>

namespace mincaml::faults {

/// Numbers values; equal values have the same number.
class ValueTable {
public:
  /// The kinds of values. The comments list the elements of the key after the kind.
  enum Kind : uint64_t {
    AtStart,   // block, location
    Defined,   // instruction, operand, unit
    Destroyed, // instruction, location
    Fixed,     // location of a constant register
    Computed,  // hash of the text, operand, unit, values read
    Row,       // bytes, values
    Part,      // row, index, bytes, number of parts
    Low,       // value, bits: the rest is unknown
    Over,      // value, bits of it, value that has the rest
    High,      // value, bits that are not part of it
    Upto,      // value, bits: no register class has more
    Nothing,   // the bits after those of Upto
  };
  using Key = std::vector<uint64_t>;

  unsigned number(Key K) {
    auto [I, New] = Numbers.try_emplace(std::move(K), Numbers.size());
    if (New)
      Keys.push_back(&I->first);
    return I->second;
  }
  const Key &key(unsigned Number) const { return *Keys[Number]; }

  unsigned row(unsigned Bytes, llvm::ArrayRef<unsigned> Values);
  /// The value that a load of Bytes bytes from a row puts into unit number Index
  /// of a register that has Units units.
  unsigned part(unsigned Row, unsigned Index, unsigned Bytes, unsigned Units);
  unsigned low(unsigned Value, unsigned Bits);
  unsigned high(unsigned Value, unsigned Bits);
  unsigned upto(unsigned Value, unsigned Bits);
  unsigned over(unsigned Below, unsigned Bits, unsigned Above);

  /// Whether the low bits of a value are at the same address in memory as those
  /// of a shorter value.
  bool IsLittleEndian = false;

private:
  std::map<Key, unsigned> Numbers;
  std::vector<const Key *> Keys;
};

} // namespace mincaml::faults

#endif // MINCAML_TEST_ALLOCATION_FAULTS_VALUETABLE_H
