//===- Memory.h - Memory of the evaluator -----------------------*- C++ -*-===//

#ifndef MINCAML_LIB_VALIDATION_EVALUATION_MEMORY_H
#define MINCAML_LIB_VALIDATION_EVALUATION_MEMORY_H

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <map>
#include <optional>
#include <set>
#include <string>

namespace llvm {
class GlobalValue;
class Instruction;
} // namespace llvm

namespace mincaml::validation {

/// An integer, the bits of a floating-point number, or a pointer.
struct Number {
  llvm::APInt Bits;
  bool IsPoison = false;
  /// Whether it depends on a free choice such as undef. Any value is possible,
  /// or, if it is a NaN, any payload.
  bool IsFree = false;
  unsigned Block = 0; ///< for a pointer, the memory block that it may access
};

using Numbers = llvm::SmallVector<Number, 1>;

/// The environment of an execution: the inputs, and the behaviour of calls.
class Environment {
public:
  virtual ~Environment() = default;
  /// The input with this name, or the value of an uninterpreted function of this
  /// name for these arguments.
  virtual llvm::APInt number(llvm::StringRef Name,
                             llvm::ArrayRef<llvm::APInt> Arguments,
                             unsigned Width) = 0;
  virtual bool truth(llvm::StringRef Name,
                     llvm::ArrayRef<llvm::APInt> Arguments) = 0;
  virtual unsigned blockOf(const llvm::GlobalValue &G) = 0;
  /// The global that has this block, or null.
  virtual const llvm::GlobalValue *global(unsigned Block) = 0;
  virtual unsigned allocation(llvm::StringRef Key,
                              std::optional<uint64_t> Bytes,
                              uint64_t Alignment) = 0;
  /// The key of an allocation if it differs from its name, or an empty string.
  virtual std::string keyOf(const llvm::Instruction &I) = 0;
  virtual llvm::APInt base(unsigned Block) = 0;
  virtual llvm::APInt size(unsigned Block) = 0;
};

/// A byte of memory and its origin.
struct MemoryByte {
  uint8_t Value = 0;
  bool IsPoison = false;
  bool IsFree = false;
  bool IsWritten = true;
  unsigned Block = 0; ///< the block of the pointer that it is a part of
};

/// Memory as the bytes that were written, over the contents that the environment
/// gives.
class ByteMemory {
public:
  using Location = std::pair<unsigned, uint64_t>; ///< block and address

  explicit ByteMemory(Environment &E) : E(&E) {}

  MemoryByte get(Location Where) const;
  void set(Location Where, const MemoryByte &Byte) { Written[Where] = Byte; }
  /// Event \p EventNumber changes all blocks that are not private, and these private
  /// blocks.
  void changeAll(unsigned EventNumber, const std::set<unsigned> &Private);
  /// Event \p EventNumber changes these blocks.
  void change(unsigned EventNumber, const std::set<unsigned> &Blocks);
  /// Makes a block uninitialized again.
  void forget(unsigned Block);

  /// The block of the pointer of \p Bytes bytes at an address.
  unsigned pointerBlock(Location Where, unsigned Bytes) const;
  const std::map<Location, MemoryByte> &written() const { return Written; }
  /// The private blocks in \p Known and all private blocks that can be reached
  /// from them, or from blocks that are not private, through written pointers.
  std::set<unsigned> reachable(std::set<unsigned> Known) const;

private:
  unsigned eraOf(unsigned Block) const;
  void erase(unsigned Block);

  Environment *E;
  unsigned EventNumber = 0;
  std::map<unsigned, unsigned>
      Eras; ///< of blocks where it differs from EventNumber
  std::map<Location, MemoryByte> Written;
};

} // namespace mincaml::validation

#endif // MINCAML_LIB_VALIDATION_EVALUATION_MEMORY_H
