//===- Evaluator.h - Running a function on one input ------------*- C++ -*-===//
//
// An interpreter of LLVM IR with poison, undef and the provenance of pointers.
// It confirms the counterexamples of the encoding, and follows the language
// reference. Both use AttributeRules.h, the names of inputs and the numbers of
// memory blocks; otherwise the evaluator shares no code with the encoding.
//
// A free choice (undef, freeze of poison, the payload of a NaN) is a fixed
// value in the second function. In the first function, such a value is marked
// as free. If the behaviour of the first function depends on a free value, the
// execution is Undecided.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_VALIDATION_EVALUATION_EVALUATOR_H
#define MINCAML_LIB_VALIDATION_EVALUATION_EVALUATOR_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

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
  /// The input with this name, or the value of an uninterpreted function of
  /// this name for these arguments.
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

/// Memory: the bytes that were written, on top of the contents that the
/// environment provides.
class ByteMemory {
public:
  using Location = std::pair<unsigned, uint64_t>; ///< block and address

  explicit ByteMemory(Environment &E) : E(&E) {}

  MemoryByte get(Location Where) const;
  void set(Location Where, const MemoryByte &Byte) { Written[Where] = Byte; }
  /// Event \p EventNumber changes all blocks that are not private, and the
  /// blocks in \p Private.
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
  /// The last event that changed each block. For a block without an entry, this
  /// is EventNumber or, if the block is private, 0.
  std::map<unsigned, unsigned> Eras;
  std::map<Location, MemoryByte> Written;
};

/// A call that was performed.
struct PerformedCall {
  const llvm::CallBase *Call;
  Numbers Arguments;                ///< the first is the callee
  std::optional<ByteMemory> Memory; ///< if the call may read it
  std::set<unsigned> Visible;
  /// Whether the call reads only the blocks of its arguments. Visible then
  /// contains all of them, even those that are not private.
  bool ReadsArgumentsOnly = false;
  /// Whether there may be memory that the call writes but does not read.
  bool MayOnlyWrite = false;
  /// Whether the only effect of the call is to change private memory.
  bool IsPrivate = false;
};

/// An alloca, or the call of an allocation function, that was executed.
struct Allocation {
  const llvm::Instruction *I;
  std::string Key; ///< without size and alignment
  bool IsStack;
};

/// The outcome of an execution.
enum class End {
  Running,
  Returned,
  Stopped, ///< a call did not return
  Undefined,
  Undecided, ///< depends on a free choice, is too long, or is not supported
};

/// The values of free choices: marked as free, or a fixed value.
enum class ChoicePolicy { Free, Zero, One, Ones };

class Evaluator {
public:
  /// The attributes of functions are taken from the module \p Attributes.
  Evaluator(Environment &E, const llvm::Module &Attributes,
            ChoicePolicy Choices);

  void run(const llvm::Function &F);

  End How = End::Running;
  std::string Why; ///< the reason for Undefined and Undecided
  std::vector<PerformedCall> Calls;
  Numbers Result;
  ByteMemory Memory;
  /// The private blocks that have escaped.
  std::set<unsigned> Known;
  /// The allocation of each block.
  std::map<unsigned, Allocation> Allocations;
  /// Whether the address of an allocation was used as a number, or compared
  /// with an address in another block.
  bool UsesAddresses = false;
  /// The reason why a difference may not be real, for example that
  /// transformations know more about a callee. Empty if there is none.
  std::string Doubt;
  /// Whether a freeze of poison was executed.
  bool FreezesPoison = false;

private:
  void undefined(const llvm::Twine &Reason) { end(End::Undefined, Reason); }
  void undecided(const llvm::Twine &Reason) { end(End::Undecided, Reason); }
  void end(End Now, const llvm::Twine &Reason);
  bool isRunning() const { return How == End::Running; }

  Numbers value(const llvm::Value *V);
  Numbers constant(const llvm::Constant &C);
  Number choice(unsigned Width);
  /// Checks a value on which a decision depends: poison is undefined behaviour,
  /// and a free value makes the execution Undecided. Returns whether to
  /// continue.
  bool isDecided(const Number &N, const llvm::Twine &What);
  void applyAttributes(llvm::AttributeSet Attributes, Number &N,
                       llvm::Type *Ty);

  void enter(const llvm::Function &F);
  const llvm::BasicBlock *leave(const llvm::BasicBlock &BB);
  void execute(const llvm::Instruction &I);
  Numbers evaluate(const llvm::Instruction &I);
  Numbers select(const llvm::Instruction &I);
  Numbers vectorOperation(const llvm::Instruction &I);
  Number address(const llvm::Instruction &I);
  Number allocate(const llvm::Instruction &I);
  /// Gives each executed allocation a unique name.
  std::string nameAllocation(const llvm::Instruction &I);

  bool checkAccess(const Number &Pointer, uint64_t Bytes, uint64_t Alignment,
                   bool IsWrite);
  void checkAliases(const llvm::Instruction &I, const Number &Pointer,
                    uint64_t Bytes);
  void checkInvariance(const llvm::Instruction &I, const Number &Pointer,
                       uint64_t Offset, const Number &N);
  Number read(const Number &Pointer, uint64_t Offset, llvm::Type *Ty);
  void write(const Number &Pointer, uint64_t Offset, llvm::Type *Ty,
             const Number &N);
  Numbers load(const llvm::Instruction &I);
  void store(const llvm::Instruction &I);

  /// Executes a call, which is an event, a call without side effects, an
  /// allocation or an intrinsic.
  void call(const llvm::CallBase &Call);
  void copyBytes(const llvm::CallBase &Call);
  bool intrinsic(const llvm::CallBase &Call);
  bool allocation(const llvm::CallBase &Call, const llvm::Function *Callee,
                  const Numbers &Arguments);
  void event(const llvm::CallBase &Call, const llvm::Function *Callee,
             Numbers Arguments);
  void function(const llvm::CallBase &Call, const llvm::Function *Callee,
                const Numbers &Arguments);
  void finish(const llvm::CallBase &Call, const llvm::Function *Callee,
              const Numbers &Arguments, Numbers Result);
  void applyIntrinsicAttributes(const llvm::CallBase &Call);

  Environment &E;
  const llvm::Module &Attributes;
  const llvm::DataLayout &DL;
  /// The function that is executed, as declared before the transformation.
  const llvm::Function *Self = nullptr;
  ChoicePolicy Choices;
  unsigned PointerBits;
  unsigned LastFreeEvent = 0;
  std::set<unsigned> NeverFreed;
  llvm::DenseMap<const llvm::Value *, Numbers> Values;
  /// The number of allocations with each name, and the names that are taken.
  std::map<std::string, unsigned> NameCounts;
  std::set<std::string> Names;
  struct Access {
    const llvm::Instruction *I;
    unsigned Block;
    uint64_t Address;
    uint64_t Bytes;
  };
  std::vector<Access> Accesses;
};

/// The result of an operation on numbers. If the operation has undefined
/// behaviour or is not supported, the pointer to the reason is set; the text is
/// a string literal.
struct Computed {
  Number Value;
  const char *Undefined = nullptr;
  const char *Unsupported = nullptr;
};

/// Computes a binary operation, comparison, cast or unary operation on one
/// element of vectors.
Computed compute(const llvm::Instruction &I, llvm::ArrayRef<Number> Operands);
/// Computes an intrinsic on numbers. Sets Unsupported for all others.
Computed computeIntrinsic(const llvm::CallBase &Call,
                          llvm::ArrayRef<Number> Operands);

/// The result of comparing two executions.
struct Comparison {
  /// The first difference because of which the second execution does not refine
  /// the first; empty if there is none. Any value except poison refines a free
  /// value of the first execution.
  std::string Difference;
  /// The reason why the difference may not be real; empty if it is real.
  std::string Doubt;
  /// The allocations of the second function that correspond to an allocation of
  /// the first function with another key, and that key.
  std::map<const llvm::Instruction *, std::string> Keys;
};

/// Compares two executions. The addresses of allocations are arbitrary, so the
/// correspondence of the allocations is derived from visible pointers to them.
Comparison compareExecutions(const Evaluator &Source, const Evaluator &Target,
                             Environment &E);

} // namespace mincaml::validation

#endif // MINCAML_LIB_VALIDATION_EVALUATION_EVALUATOR_H
