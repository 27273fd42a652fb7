//===- Evaluator.h - Running a function on one input -----------*- C++ -*-===//
//
// An interpreter of LLVM IR with poison, undef and the blocks of pointers. It
// follows the language reference, and shares no code with the encoding, whose
// counterexamples it confirms; only the names of inputs are common to both.
//
// A free choice (undef, freeze of poison, the payload of a NaN) is a value for
// the second function, and marked for the first one: where the first one's
// behaviour depends on such a value, the execution is Undecided.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_VALIDATION_EVALUATION_EVALUATOR_H
#define MINCAML_VALIDATION_EVALUATION_EVALUATOR_H

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
  std::optional<ByteMemory> Memory; ///< if it may be read
  std::set<unsigned> Visible;
  /// Only the blocks of arguments are read: Visible has those of others, too.
  bool ReadsArgumentsOnly = false;
  /// Some of the memory may only be written.
  bool MayOnlyWrite = false;
  /// All that it may do is change memory that nobody else knows.
  bool IsPrivate = false;
};

/// An alloca, or the call of an allocation function, that was executed.
struct Allocation {
  const llvm::Instruction *I;
  std::string Key; ///< without size and alignment
  bool IsStack;
};

/// Gives each allocation that is executed a name of its own.
class AllocationNames {
public:
  std::string next(const llvm::Instruction &I, Environment &E);

private:
  std::map<std::string, unsigned> Counts;
  std::set<std::string> Known;
};

/// How an execution ends.
enum class End {
  Running,
  Returned,
  Stopped, ///< a call did not return
  Undefined,
  Undecided, ///< it depends on a free choice, is too long, or not supported
};

/// How the choices of the second function are made.
enum class ChoicePolicy { Free, Zero, One, Ones };

class Evaluator {
public:
  /// \p Attributes: the module whose attributes of functions count.
  Evaluator(Environment &E, const llvm::Module &Attributes,
            ChoicePolicy Choices);

  void run(const llvm::Function &F);

  End How = End::Running;
  std::string Why; ///< of Undefined and Undecided
  std::vector<PerformedCall> Calls;
  Numbers Result;
  ByteMemory Memory;
  /// Private blocks that others know.
  std::set<unsigned> Known;
  /// By block.
  std::map<unsigned, Allocation> Allocations;
  /// An address of an allocation was taken as a number, or compared with that
  /// of another block.
  bool UsesAddresses = false;
  /// Why a difference may be none: what was called is known to transformations.
  std::string Doubt;
  /// A freeze of poison was executed.
  bool FreezesPoison = false;

private:
  friend struct CallEvaluator;

  void undefined(const llvm::Twine &Reason);
  void undecided(const llvm::Twine &Reason);
  bool isRunning() const { return How == End::Running; }

  Numbers value(const llvm::Value *V);
  Numbers constant(const llvm::Constant &C);
  Number choice(unsigned Width);
  /// A decision depends on the value: it must not be poison or free.
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
  /// The function that runs, as it was before the transformation.
  const llvm::Function *Self = nullptr;
  ChoicePolicy Choices;
  unsigned PointerBits;
  unsigned LifeEra = 0;
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

/// A call: an event, a function, an allocation or an intrinsic.
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

/// What an operation on numbers computes. Why is set, to a text that does not
/// end, where it is undefined behaviour or not supported.
struct Computed {
  Number Value;
  const char *Undefined = nullptr;
  const char *Unsupported = nullptr;
};

/// Binary operations, comparisons, casts and unary operations; operands have
/// the element type.
Computed compute(const llvm::Instruction &I, llvm::ArrayRef<Number> Operands);
/// Intrinsics of numbers; Unsupported is set for all others.
Computed computeIntrinsic(const llvm::CallBase &Call,
                          llvm::ArrayRef<Number> Operands);

/// Two executions compared.
struct Comparison {
  /// The first difference because of which the second does not refine the
  /// first; empty if there is none. Free values of the first differ from
  /// nothing.
  std::string Difference;
  /// Why the difference may be none; empty if it counts.
  std::string Doubt;
  /// Allocations of the second function that stand for one with another key.
  std::map<const llvm::Instruction *, std::string> Keys;
};

/// The addresses of allocations may be any: which of the second function stands
/// for which of the first is concluded from where others see them.
Comparison compareExecutions(const Evaluator &Before, const Evaluator &After,
                             Environment &E);

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_EVALUATION_EVALUATOR_H
