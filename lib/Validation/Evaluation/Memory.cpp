//===- Memory.cpp - Memory of the evaluator -------------------------------===//

#include "Evaluation/Memory.h"
#include "Encoding/Memory.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

unsigned ByteMemory::eraOf(unsigned Block) const {
  auto Found = Eras.find(Block);
  if (Found != Eras.end())
    return Found->second;
  return Block >= blocks::Arguments ? 0 : EventNumber;
}

MemoryByte ByteMemory::get(Location Where) const {
  auto Found = Written.find(Where);
  if (Found != Written.end())
    return Found->second;
  MemoryByte Byte;
  Byte.IsWritten = false;
  unsigned Since = eraOf(Where.first);
  if (Where.first >= blocks::FrameBlocks && Since == 0) {
    Byte.IsFree = true; // uninitialized
    return Byte;
  }
  APInt Key[] = {APInt(8, Since), APInt(16, Where.first),
                 APInt(E->base(0).getBitWidth(), Where.second)};
  Byte.Value = E->number("byte", Key, 8).getZExtValue();
  Byte.IsPoison = !E->number("bytepoison", Key, 1).isZero();
  return Byte;
}

unsigned ByteMemory::pointerBlock(Location Where, unsigned Bytes) const {
  MemoryByte First = get(Where);
  for (unsigned I = 1; I < Bytes; ++I) {
    MemoryByte Byte = get({Where.first, Where.second + I});
    if (Byte.IsWritten != First.IsWritten || Byte.Block != First.Block)
      return blocks::Null;
  }
  if (First.IsWritten || First.IsFree)
    return First.Block;
  APInt Key[] = {APInt(8, eraOf(Where.first)), APInt(16, Where.first),
                 APInt(E->base(0).getBitWidth(), Where.second)};
  return E->number("block", Key, 16).getZExtValue();
}

void ByteMemory::erase(unsigned Block) {
  Written.erase(Written.lower_bound({Block, 0}),
                Written.lower_bound({Block + 1, 0}));
}

void ByteMemory::changeAll(unsigned NewEra, const std::set<unsigned> &Private) {
  EventNumber = NewEra;
  Written.erase(Written.begin(), Written.lower_bound({blocks::Arguments, 0}));
  Eras.erase(Eras.begin(), Eras.lower_bound(blocks::Arguments));
  change(NewEra, Private);
}

void ByteMemory::change(unsigned NewEra, const std::set<unsigned> &Blocks) {
  for (unsigned Block : Blocks) {
    erase(Block);
    Eras[Block] = NewEra;
  }
}

void ByteMemory::forget(unsigned Block) {
  erase(Block);
  Eras.erase(Block);
}

std::set<unsigned> ByteMemory::reachable(std::set<unsigned> Known) const {
  for (bool HasGrown = true; HasGrown;) {
    HasGrown = false;
    for (const auto &[Where, Byte] : Written)
      if (Byte.Block >= blocks::Arguments &&
          (Where.first < blocks::Arguments || Known.count(Where.first)))
        HasGrown |= Known.insert(Byte.Block).second;
  }
  return Known;
}
