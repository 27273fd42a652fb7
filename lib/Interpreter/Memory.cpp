//===- Memory.cpp - Heap and stack of the machine -------------------------===//

#include "Memory.h"
#include <algorithm>

using namespace mincaml::interpreter;

/// Sizes in values. A large object gets a separate block.
static constexpr uint64_t HeapBlockSize = uint64_t(1) << 17;
static constexpr uint64_t LargeObjectSize = HeapBlockSize / 8;

/// The stack is taken from the budget in pieces of this size.
static constexpr uint64_t StackPieceSize = uint64_t(1) << 9;

Value *Heap::newBlock(uint64_t Size) {
  auto *Memory = static_cast<Value *>(malloc(Size * sizeof(Value)));
  if (Memory)
    Blocks.emplace_back(Memory);
  return Memory;
}

Value *Heap::allocateInNewBlock(uint64_t Size) {
  if (Size >= LargeObjectSize)
    return newBlock(Size);
  Value *Memory = newBlock(HeapBlockSize);
  if (!Memory)
    return nullptr;
  Next = Memory + Size;
  End = Memory + HeapBlockSize;
  return Memory;
}

bool Stack::grow(uint64_t NewSize) {
  NewSize = (NewSize + StackPieceSize - 1) / StackPieceSize * StackPieceSize;
  if (!Budget.take(NewSize - Size))
    return false;
  if (NewSize > Capacity) {
    // Pages that are never touched take no physical memory.
    uint64_t NewCapacity = std::max(NewSize, 2 * Capacity);
    void *Moved = realloc(Memory.get(), NewCapacity * sizeof(Value));
    if (!Moved)
      return false;
    (void)Memory.release();
    Memory.reset(static_cast<Value *>(Moved));
    Capacity = NewCapacity;
  }
  Size = NewSize;
  return true;
}
