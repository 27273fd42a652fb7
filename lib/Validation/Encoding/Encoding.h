//===- Encoding.h - Symbolic execution of both functions --------*- C++ -*-===//

#ifndef MINCAML_LIB_VALIDATION_ENCODING_ENCODING_H
#define MINCAML_LIB_VALIDATION_ENCODING_ENCODING_H

#include "Encoding/Memory.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include <map>
#include <set>
#include <string>

namespace mincaml::validation {

/// Maps an allocation of the second function to the key of the allocation of
/// the first function that it corresponds to. Contains only allocations whose
/// key differs from their name, and applies only to their first execution.
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
  /// The block of an allocation. Allocations of both functions with the same
  /// key have the same block. If Size is none, the size is unknown.
  Term allocation(llvm::StringRef Key, Term Size, uint64_t Alignment);
  /// The block of a `noalias` argument.
  Term argumentBlock(unsigned Index) const {
    return number(blocks::Arguments + Index);
  }

  /// The function whose attributes describe calls of F.
  const llvm::Function &reference(const llvm::Function &F) const;

  /// The global whose block number is this constant, or null.
  const llvm::GlobalValue *global(Term Block) const {
    const auto *Known = find(Block);
    return Known ? Known->Global : nullptr;
  }
  /// The known alignment of the start of a block.
  uint64_t alignmentOf(Term Block) const {
    const auto *Known = find(Block);
    return Known ? Known->Alignment : 1;
  }

  Z3_context C;
  const llvm::DataLayout &DL;
  const bool ExactFloats;
  const AllocationKeys &Keys;
  MemoryStates Memory;
  unsigned PointerBits;
  std::vector<Term> Assumptions;

private:
  struct Block {
    Term Size; ///< none if it is unknown
    uint64_t Alignment = 1;
    const llvm::GlobalValue *Global = nullptr;
  };
  /// The known properties of a block; null if there are none.
  const Block *find(Term Block) const;

  const llvm::Module &Source;
  std::set<unsigned> KnownAssumptions;
  llvm::StringMap<unsigned> Globals;
  llvm::StringMap<unsigned> Allocations;
  std::map<unsigned, Block> Blocks;
};

/// The state of an execution between two instructions.
struct State {
  Term PathCondition;
  Term Events; ///< the number of events so far
  /// The number of the last event that may have freed memory.
  Term LastFreeEvent;
  const MemoryNode *Memory = nullptr;
  /// The numbers of the private blocks that have escaped.
  std::set<unsigned> Escaped;
  /// For each private block, the private blocks to which it may have pointers.
  std::map<unsigned, std::set<unsigned>> Held;
  llvm::MapVector<const llvm::Value *, SymbolicValue> Values;
};

/// A call that may have side effects.
struct Event {
  const llvm::CallBase *Call;
  Term PathCondition;
  Term Position;                          ///< the number of the event
  llvm::SmallVector<Scalar, 4> Arguments; ///< the first is the callee
  /// The memory before the call. Null if neither the callee nor a handler of
  /// its exceptions reads memory.
  const MemoryNode *Memory = nullptr;
  /// The private blocks that can be read.
  std::set<unsigned> Visible;
  /// Whether only the blocks of its arguments are read.
  bool ReadsArgumentsOnly = false;
  llvm::SmallVector<Term, 4> ArgumentBlocks;
};

/// A call without side effects.
struct FunctionCall {
  llvm::SmallVector<Scalar, 4> Arguments; ///< the first is the callee
  llvm::SmallVector<Term, 8> Operands;    ///< the arguments as terms
  const MemoryNode *Memory;               ///< null if it reads none
  std::set<unsigned> Visible;             ///< private blocks that it can read
  SymbolicValue Result;
  Term Undefined; ///< whether the call is undefined behaviour
};

/// A load or store with alias metadata.
struct TaggedAccess {
  const llvm::Instruction *I;
  Term PathCondition;
  Range Where;
};

/// The encoding of one of the two functions.
class FunctionEncoding {
public:
  FunctionEncoding(EncodingContext &EC, bool IsSource);

  /// Ends the encoding with this reason.
  void giveUp(const llvm::Twine &Why);
  bool hasGivenUp() const { return !Reason.empty(); }

  /// The value of an operand for one use, with new variables for undef.
  SymbolicValue use(const llvm::Value *V);
  /// The value of an operand, without new variables.
  SymbolicValue value(const llvm::Value *V);
  void define(const llvm::Instruction &I, SymbolicValue V);

  /// Executions that reach this point have undefined behaviour if Condition
  /// holds.
  void undefinedIf(Term Condition);

  /// Creates a variable for a nondeterministic choice. The search first assumes
  /// that choices with the same key are equal in both functions.
  Term choice(const llvm::Twine &Key, unsigned Width);
  /// Creates the contents of uninitialized memory.
  Term uninitialized(const Range &R) {
    return choice("uninit." + llvm::Twine(R.Provenance.id()) + "." +
                      llvm::Twine(R.Address.id()),
                  8 * R.Bytes);
  }
  /// Creates an undef value.
  SymbolicValue undef(const llvm::Twine &Key, unsigned Width);

  /// Records that the blocks that can be reached through a pointer escape.
  void escape(Term Provenance);
  /// A name for one execution of an allocation, unique within the function.
  std::string key(const llvm::Instruction &I);

  EncodingContext &EC;
  const bool IsSource;
  State Now;

  std::vector<Term> Undefined; ///< each is a case of undefined behaviour
  Term BeyondBound;            ///< more back edges are taken than are unrolled
  std::vector<Event> Events;
  std::vector<FunctionCall> Functions;
  std::vector<TaggedAccess> Accesses;
  std::vector<Term> Choices;
  std::vector<Term> Heap;   ///< blocks that outlive the function
  std::set<unsigned> Stack; ///< the blocks of allocas
  /// The ids of terms that are block numbers. No call frees these blocks before
  /// the function returns.
  std::set<unsigned> NeverFreed;
  std::string Reason;
  /// The state at the end of the function, if it returns.
  std::optional<State> Exit;
  SymbolicValue Result;

private:
  std::set<unsigned> KnownUndefined;
  std::map<std::string, unsigned> KeyCounts;
  std::set<std::string> Keys;
};

/// Encodes a constant.
SymbolicValue encodeConstant(FunctionEncoding &S, const llvm::Constant &C);

/// Symbolically executes all paths that take at most \p Bound back edges.
/// States are joined where paths meet, so a basic block is executed once for
/// each number of back edges taken before it. A back edge is an edge to a block
/// that is not later in reverse postorder. The result is in \p S;
/// S.hasGivenUp() is true if something is not supported.
void execute(FunctionEncoding &S, const llvm::Function &F, unsigned Bound);

//===- Encoding of instructions -------------------------------------------===//
//
// Each function encodes one kind of instructions: it defines the value, adds
// the conditions for undefined behaviour, and updates memory. For an
// unsupported instruction, it calls FunctionEncoding::giveUp.
//
//===----------------------------------------------------------------------===//

/// Encodes any instruction except phi nodes and terminators.
void encodeInstruction(FunctionEncoding &S, const llvm::Instruction &I);

void encodeIntegerOperation(FunctionEncoding &S, const llvm::BinaryOperator &I);
void encodeIntegerComparison(FunctionEncoding &S, const llvm::CmpInst &I);
void encodeCast(FunctionEncoding &S, const llvm::CastInst &I);
void encodeFloatOperation(FunctionEncoding &S, const llvm::Instruction &I);
void encodeFloatComparison(FunctionEncoding &S, const llvm::CmpInst &I);
void encodeCall(FunctionEncoding &S, const llvm::CallBase &Call);
/// Encodes an intrinsic whose semantics is known. Returns false for others,
/// which are treated as unknown functions.
bool encodeIntrinsic(FunctionEncoding &S, const llvm::IntrinsicInst &Call);
/// Encodes an intrinsic on floating-point numbers. Returns false for others.
bool encodeFloatIntrinsic(FunctionEncoding &S, const llvm::IntrinsicInst &Call);
/// Computes a conversion from or to floating-point numbers. Does not define the
/// value of I.
Scalar convertFloat(FunctionEncoding &S, const llvm::CastInst &I,
                    const Scalar &X);

/// Adds the undef variables of the operands to the result.
void takeUndefs(SymbolicValue &Result,
                std::initializer_list<const SymbolicValue *> Operands);
/// Defines I as the results of Compute for each pair of elements of A and B. If
/// B is null, A takes its place.
void encodeElementwise(
    FunctionEncoding &S, const llvm::Instruction &I, const llvm::Value *A,
    const llvm::Value *B,
    llvm::function_ref<Scalar(const Scalar &, const Scalar &)> Compute);

/// Applies attributes to a value of type Ty. A value that violates `nonnull`,
/// `align`, `range` or `nofpclass` becomes poison. Violations of `noundef`,
/// `dereferenceable` and `writable` are undefined behaviour.
void applyAttributes(FunctionEncoding &S, llvm::AttributeSet Attributes,
                     llvm::Type *Ty, Scalar &Value);

/// Whether the memory block is not constant.
Term isWritable(FunctionEncoding &S, Term Block);
/// Whether Bytes bytes are within the block of a pointer.
Term isDereferenceable(FunctionEncoding &S, const Scalar &Pointer,
                       uint64_t Bytes);
/// Whether the address is a multiple of Alignment, a power of two.
Term isAligned(EncodingContext &EC, const Scalar &Pointer, uint64_t Alignment);

void encodeLoad(FunctionEncoding &S, const llvm::Instruction &I);
void encodeStore(FunctionEncoding &S, const llvm::Instruction &I);
void encodeAlloca(FunctionEncoding &S, const llvm::Instruction &I);
void encodeGetElementPtr(FunctionEncoding &S, const llvm::Instruction &I);
/// Encodes memcpy, memmove and memset of at most 64 bytes.
void encodeMemoryIntrinsic(FunctionEncoding &S, const llvm::CallBase &Call);

/// Encodes that two accesses have undefined behaviour if they overlap although
/// metadata says that they do not alias.
void encodeAliasMetadata(FunctionEncoding &S);

/// Whether calls of this intrinsic are encoded as operations on floating-point
/// numbers.
bool isFloatIntrinsic(llvm::Intrinsic::ID ID);

/// Whether the number belongs to one of the classes.
Term isOfClass(Term Bits, llvm::FPClassTest Classes,
               const llvm::fltSemantics &Format);

} // namespace mincaml::validation

#endif // MINCAML_LIB_VALIDATION_ENCODING_ENCODING_H
