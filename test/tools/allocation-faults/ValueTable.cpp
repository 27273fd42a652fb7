//===- ValueTable.cpp - Values of symbolic execution ----------------------===//

#include "ValueTable.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::faults;
using namespace llvm;

unsigned ValueTable::row(unsigned Bytes, ArrayRef<unsigned> Values) {
  // A row that consists of all parts of another row is that row.
  const Key &First = key(Values.front());
  if (First[0] == Part && First[3] == Bytes &&
      all_of(enumerate(Values), [&](const auto &V) {
        const Key &K = key(V.value());
        return K[0] == Part && K[1] == First[1] && K[2] == V.index() &&
               K[3] == Bytes && K[4] == Values.size();
      }))
    return First[1];
  Key K{Row, Bytes};
  K.insert(K.end(), Values.begin(), Values.end());
  return number(std::move(K));
}

unsigned ValueTable::part(unsigned Of, unsigned Index, unsigned Bytes,
                          unsigned Units) {
  const Key &K = key(Of);
  if (K[0] == Row && K[1] == Bytes && K.size() == Units + 2)
    return K[Index + 2];
  // The sizes differ; both have the parts of the shorter row.
  if (IsLittleEndian && K[0] == Row) {
    uint64_t Common = std::min<uint64_t>(K[1], Bytes);
    Key Prefix = key(low(Of, Common * 8));
    if (Prefix[0] == Row && Prefix[1] == Common && Index + 2 < Prefix.size() &&
        (K.size() == 3) == (Units == 1))
      return Prefix[Index + 2];
  }
  // The first half of a pair comes first in memory.
  if (!IsLittleEndian && Units == 2 && Index == 0 && K[0] == Row &&
      K.size() == 3 && K[1] * 2 == Bytes)
    return K[2];
  return number({Part, Of, Index, Bytes, Units});
}

unsigned ValueTable::low(unsigned Value, unsigned Bits) {
  Key K = key(Value);
  if (K[0] == Low)
    return K[2] <= Bits ? Value : low(K[1], Bits);
  if (K[0] == Upto)
    return Bits <= K[2] ? low(K[1], Bits) : Value;
  if (K[0] == Over)
    return Bits <= K[2] ? low(K[1], Bits) : over(K[1], K[2], low(K[3], Bits));
  if (K[0] == Row && K[1] * 8 <= Bits)
    return Value;
  if (K[0] == Row && IsLittleEndian) {
    // A register such as %rax has three units: the first two have eight bits
    // each, and the last one is in no register of less than 32 bits.
    size_t Units = K.size() - 2;
    size_t Last = Units == 3 && Bits < 32 ? (Bits + 7) / 8 : Units;
    if ((Units == 1 || Units == 3) && Last <= Units) {
      K.resize(Last + 2);
      K[1] = Bits / 8;
      if (Last == Units)
        K.back() = low(K.back(), Bits);
      return number(std::move(K));
    }
  }
  return number({Low, Value, Bits});
}

unsigned ValueTable::high(unsigned Value, unsigned Bits) {
  const Key &K = key(Value);
  if (K[0] == Over && K[2] <= Bits)
    return high(K[3], Bits);
  if (K[0] == Upto && K[2] <= Bits)
    return number({Nothing});
  if (K[0] == High)
    return high(K[1], std::max<uint64_t>(K[2], Bits));
  return number({High, Value, Bits});
}

unsigned ValueTable::upto(unsigned Value, unsigned Bits) {
  const Key &K = key(Value);
  if (K[0] == Upto && K[2] <= Bits)
    return Value;
  return number({Upto, Value, Bits});
}

unsigned ValueTable::over(unsigned Below, unsigned Bits, unsigned Above) {
  Below = low(Below, Bits);
  if (low(Above, Bits) == Below)
    return Above;
  return number({Over, Below, Bits, Above});
}
