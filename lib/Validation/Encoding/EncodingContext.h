//===- EncodingContext.h - Common context of both functions -----*- C++ -*-===//

#ifndef MINCAML_LIB_VALIDATION_ENCODING_ENCODINGCONTEXT_H
#define MINCAML_LIB_VALIDATION_ENCODING_ENCODINGCONTEXT_H

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

/// Maps an allocation of the second function to the key of the allocation of the
/// first function that it corresponds to. Contains only allocations whose key
/// differs from their name, and holds for their first execution.
using AllocationKeys = std::map<const llvm::Instruction *, std::string>;

/// The context in which both functions are encoded: memory blocks, assumptions
/// that hold in every execution, and memory states.
class EncodingContext {
public:
  /// The attributes of functions are taken from the module \p Source.
  EncodingContext(Z3_context C, const llvm::Module &Source, bool ExactFloats,
                  const AllocationKeys &Keys);

  /// Adds an assumption that holds in every execution.
  void assume(Term Fact);

  Term number(unsigned Block) const { return bits(C, ProvenanceBits, Block); }
  /// The lowest address of a block; it has Size bytes.
  Term base(Term Block);
  Term size(Term Block);

  /// The block of a global. Globals of both modules with the same name have the
  /// same block.
  Term blockOf(const llvm::GlobalValue &G);
  /// The block of an allocation. Allocations of both functions with the same key
  /// have the same block. If Size is none, the size is unknown.
  Term allocation(llvm::StringRef Key, Term Size, uint64_t Alignment);
  /// The block of a `noalias` argument.
  Term argumentBlock(unsigned Index) const {
    return number(blocks::Arguments + Index);
  }

  /// The function whose attributes describe calls of F.
  const llvm::Function &reference(const llvm::Function &F) const;

  /// The global whose block number is this constant, or null.
  const llvm::GlobalValue *global(Term Block) const;
  /// The known alignment of the start of a block.
  uint64_t alignmentOf(Term Block) const;

  Z3_context C;
  const llvm::DataLayout &DL;
  const bool ExactFloats;
  const AllocationKeys &Keys;
  MemoryStates Memory;
  unsigned PointerBits;
  std::vector<Term> Assumptions;

private:
  struct Block {
    Term Size; ///< if it is known
    uint64_t Alignment = 1;
    const llvm::GlobalValue *Global = nullptr;
  };

  const llvm::Module &Source;
  std::set<unsigned> KnownAssumptions;
  llvm::StringMap<unsigned> Globals;
  llvm::StringMap<unsigned> Allocations;
  std::map<unsigned, Block> Blocks;
};

} // namespace mincaml::validation

#endif // MINCAML_LIB_VALIDATION_ENCODING_ENCODINGCONTEXT_H
