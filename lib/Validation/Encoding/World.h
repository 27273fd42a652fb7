//===- World.h - What both functions share ---------------------*- C++ -*-===//

#ifndef MINCAML_VALIDATION_ENCODING_WORLD_H
#define MINCAML_VALIDATION_ENCODING_WORLD_H

#include "Encoding/Memory.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/DataLayout.h"
#include <set>

namespace llvm {
class Function;
class GlobalValue;
class Instruction;
class Module;
} // namespace llvm

namespace mincaml::validation {

/// Keys of the second function's allocations, at their first execution, that
/// differ from their names: those of the first function's that they stand for.
using AllocationKeys = std::map<const llvm::Instruction *, std::string>;

/// The blocks, the facts that hold of any execution, and the memory states of
/// both functions.
class World {
public:
  /// \p Before: the module whose attributes of functions count.
  World(Z3_context C, const llvm::Module &Before, bool ExactFloats,
        const AllocationKeys &Keys);

  /// Adds a fact that holds in every execution.
  void assume(Term Fact);

  Term number(unsigned Block) const { return bits(C, ProvenanceBits, Block); }
  /// The lowest address of a block; it has Size bytes.
  Term base(Term Block);
  Term size(Term Block);

  /// The block of a global, the same for both modules by its name.
  Term blockOf(const llvm::GlobalValue &G);
  /// The block of an allocation. Both sides' allocations with the same key are
  /// one block. Size may be none, which is any.
  Term allocation(llvm::StringRef Key, Term Size, uint64_t Alignment);
  /// The block of a `noalias` argument.
  Term argumentBlock(unsigned Index) const {
    return number(blocks::Arguments + Index);
  }

  /// The function whose attributes describe calls of F.
  const llvm::Function &reference(const llvm::Function &F) const;

  /// The constant global that a block is, if it is one.
  const llvm::GlobalValue *global(Term Block) const;
  /// What addresses of the block are a multiple of.
  uint64_t alignmentOf(Term Block) const;

  Z3_context C;
  const llvm::DataLayout &DL;
  const bool ExactFloats;
  const AllocationKeys &Keys;
  MemoryStates Memory;
  unsigned PointerBits;
  std::vector<Term> Facts;

private:
  struct Block {
    Term Size; ///< if it is known
    uint64_t Alignment = 1;
    const llvm::GlobalValue *Global = nullptr;
  };

  const llvm::Module &Before;
  std::set<unsigned> KnownFacts;
  llvm::StringMap<unsigned> Globals;
  llvm::StringMap<unsigned> Allocations;
  std::map<unsigned, Block> Blocks;
};

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_ENCODING_WORLD_H
