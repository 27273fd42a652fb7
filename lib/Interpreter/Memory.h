//===- Memory.h - Heap and stack of the machine -----------------*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_MEMORY_H
#define MINCAML_LIB_INTERPRETER_MEMORY_H

#include "Code.h"
#include <cstdlib>
#include <memory>

namespace mincaml::interpreter {

/// The number of values that heap and stack may have together. Memory counts as
/// requested, not as provided by the system, so that the count is the same on
/// every machine.
class MemoryBudget {
public:
  explicit MemoryBudget(uint64_t Values) : Left(Values) {}

  /// Takes memory from the budget. Returns false if fewer values are left.
  bool take(uint64_t Values) {
    if (Values > Left) {
      IsExhausted = true;
      return false;
    }
    Left -= Values;
    return true;
  }
  /// Whether `take` has returned false.
  bool isExhausted() const { return IsExhausted; }

private:
  uint64_t Left;
  bool IsExhausted = false;
};

struct FreeDeleter {
  void operator()(void *Memory) const { free(Memory); }
};
using Block = std::unique_ptr<Value, FreeDeleter>;

/// The heap. Objects are freed only with the heap itself.
class Heap {
public:
  explicit Heap(MemoryBudget &Budget) : Budget(Budget) {}

  /// Returns memory for an object of Size values, or null if the budget or the
  /// system's memory is exhausted.
  Value *allocate(uint64_t Size) {
    if (!Budget.take(Size))
      return nullptr;
    if (Size > uint64_t(End - Next))
      return allocateInNewBlock(Size);
    Value *Object = Next;
    Next += Size;
    return Object;
  }

private:
  Value *allocateInNewBlock(uint64_t Size);
  Value *newBlock(uint64_t Size);

  MemoryBudget &Budget;
  Value *Next = nullptr;
  Value *End = nullptr;
  std::vector<Block> Blocks;
};

/// The stack: one block of memory, which may move when it grows.
class Stack {
public:
  explicit Stack(MemoryBudget &Budget) : Budget(Budget) {}

  Value *begin() const { return Memory.get(); }
  /// The end of the part that has been taken from the budget.
  Value *end() const { return Memory.get() + Size; }

  /// Makes the stack at least NewSize values large. Returns false, and leaves
  /// the stack unchanged, if the budget or the system's memory is exhausted.
  bool grow(uint64_t NewSize);

private:
  MemoryBudget &Budget;
  Block Memory;
  uint64_t Size = 0;
  uint64_t Capacity = 0;
};

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_MEMORY_H
