//===- Evaluator.h - Running a function on one input ------------*- C++ -*-===//
//
// An interpreter of LLVM IR with poison, undef and the provenance of pointers. It
// confirms the counterexamples of the encoding. It follows the language
// reference and shares no code with the encoding; only the names of inputs are
// common to both.
//
// A free choice (undef, freeze of poison, the payload of a NaN) is a fixed value
// in the second function. In the first function, such a value is marked as free.
// If the behaviour of the first function depends on a free value, the execution
// is Undecided.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_VALIDATION_EVALUATION_EVALUATOR_H
#define MINCAML_LIB_VALIDATION_EVALUATION_EVALUATOR_H

#include "Evaluation/Memory.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Attributes.h"
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class BasicBlock;
class CallBase;
class Constant;
class DataLayout;
class Function;
class Instruction;
class Module;
class Type;
class Value;
} // namespace llvm

namespace mincaml::validation {

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

/// Gives each executed allocation a unique name.
class AllocationNames {
public:
  std::string next(const llvm::Instruction &I, Environment &E);

private:
  std::map<std::string, unsigned> Counts;
  std::set<std::string> Known;
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
  /// Whether the address of an allocation was used as a number, or compared with
  /// an address in another block.
  bool UsesAddresses = false;
  /// The reason why a difference may not be real, for example that
  /// transformations know more about a callee. Empty if there is none.
  std::string Doubt;
  /// Whether a freeze of poison was executed.
  bool FreezesPoison = false;

private:
  friend struct CallEvaluator;

  void undefined(const llvm::Twine &Reason);
  void undecided(const llvm::Twine &Reason);
  bool isRunning() const { return How == End::Running; }

  Numbers value(const llvm::Value *V);
  Numbers constant(const llvm::Constant &C);
  Number choice(unsigned Width);
  /// Checks a value on which a decision depends: poison is undefined behaviour,
  /// and a free value makes the execution Undecided. Returns whether to continue.
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
  AllocationNames Names;
  struct Access {
    const llvm::Instruction *I;
    unsigned Block;
    uint64_t Address;
    uint64_t Bytes;
  };
  std::vector<Access> Accesses;
};

/// Executes a call, which is an event, a call without side effects, an allocation
/// or an intrinsic.
struct CallEvaluator {
  Evaluator &M;
  const llvm::CallBase &Call;

  void run();

private:
  void copyBytes();
  bool intrinsic();
  bool allocation(const llvm::Function *Callee, const Numbers &Arguments);
  void event(const llvm::Function *Callee, Numbers Arguments);
  void function(const llvm::Function *Callee, const Numbers &Arguments);
  void finish(const llvm::Function *Callee, const Numbers &Arguments,
              Numbers Result);
  bool isLibraryFunction();
  void applyIntrinsicAttributes();
};

/// The result of an operation on numbers. If the operation has undefined
/// behaviour or is not supported, the pointer to the reason is set; the text is a
/// string literal.
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
  /// The allocations of the second function that correspond to an allocation
  /// with another key, with that key.
  std::map<const llvm::Instruction *, std::string> Keys;
};

/// Compares two executions. The addresses of allocations are arbitrary, so the
/// correspondence of the allocations is derived from the places where pointers to
/// them are visible.
Comparison compareExecutions(const Evaluator &Source, const Evaluator &Target,
                             Environment &E);

} // namespace mincaml::validation

#endif // MINCAML_LIB_VALIDATION_EVALUATION_EVALUATOR_H
