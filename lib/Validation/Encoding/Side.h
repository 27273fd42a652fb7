//===- Side.h - The execution of one of the two functions ------*- C++ -*-===//

#ifndef MINCAML_VALIDATION_ENCODING_SIDE_H
#define MINCAML_VALIDATION_ENCODING_SIDE_H

#include "Encoding/World.h"
#include "llvm/ADT/MapVector.h"
#include <map>
#include <set>
#include <string>

namespace llvm {
class CallBase;
class Constant;
class Instruction;
class Value;
} // namespace llvm

namespace mincaml::validation {

/// The state of an execution between two instructions.
struct State {
  Term Domain; ///< whether an execution gets here
  Term Events; ///< how many events there have been
  /// The number of the last event that may have freed memory.
  Term LifeEra;
  const MemoryNode *Memory = nullptr;
  /// Local blocks that others may know, by number.
  std::set<unsigned> Escaped;
  /// Local blocks to which a local block may have pointers.
  std::map<unsigned, std::set<unsigned>> Held;
  llvm::MapVector<const llvm::Value *, SymbolicValue> Values;
};

/// A call with an effect.
struct Event {
  const llvm::CallBase *Call;
  Term Domain;
  Term Position;                          ///< its number
  llvm::SmallVector<Scalar, 4> Arguments; ///< the first is the callee
  /// If the callee, or who catches its exception, may read memory.
  const MemoryNode *Memory = nullptr;
  /// Local blocks that can be read then.
  std::set<unsigned> Visible;
  /// Only the blocks of its arguments are read.
  bool ReadsArgumentsOnly = false;
  llvm::SmallVector<Term, 4> ArgumentBlocks;
};

/// A call without effect.
struct FunctionCall {
  llvm::SmallVector<Scalar, 4> Arguments; ///< the first is the callee
  llvm::SmallVector<Term, 8> Operands;    ///< these as terms
  const MemoryNode *Memory;               ///< null if it reads none
  std::set<unsigned> Visible;             ///< local blocks that it can read
  SymbolicValue Result;
  Term Undefined; ///< whether it is undefined behaviour
};

/// A load or store with metadata about aliases.
struct TaggedAccess {
  const llvm::Instruction *I;
  Term Domain;
  Range Where;
};

/// One function, while it is encoded, and the result.
class Side {
public:
  Side(World &W, bool IsBefore);

  /// Says why the encoding ends.
  void giveUp(const llvm::Twine &Why);
  bool hasGivenUp() const { return !Reason.empty(); }

  /// The value of an operand for one use: undef is chosen anew.
  SymbolicValue use(const llvm::Value *V);
  /// The value without that.
  SymbolicValue value(const llvm::Value *V);
  void define(const llvm::Instruction &I, SymbolicValue V);

  /// Executions that get here and where this holds are undefined.
  void undefinedIf(Term Condition);

  /// A variable for a choice that the execution makes. Choices with the same
  /// key are first tried to be the same on both sides.
  Term choice(const llvm::Twine &Key, unsigned Width);
  /// An undef value.
  SymbolicValue undef(const llvm::Twine &Key, unsigned Width);

  /// Others may know the blocks that the pointer leads to.
  void escape(Term Provenance);
  /// A name for the execution of an allocation, unique within the function.
  std::string key(const llvm::Instruction &I);

  World &W;
  const bool IsBefore;
  State Now;

  std::vector<Term> Undefined; ///< any of these: undefined behaviour
  Term BeyondBound;            ///< more jumps backwards than are unrolled
  std::vector<Event> Events;
  std::vector<FunctionCall> Functions;
  std::vector<TaggedAccess> Accesses;
  std::vector<Term> Choices;
  std::vector<Term> Heap;   ///< blocks that outlive the function
  std::set<unsigned> Stack; ///< the blocks of allocas
  /// The ids of blocks' numbers: they are there until the function returns,
  /// whatever it calls.
  std::set<unsigned> NeverFreed;
  std::string Reason;
  /// The end of the function.
  std::optional<State> Exit;
  SymbolicValue Result;

private:
  std::set<unsigned> KnownUndefined;
  std::map<std::string, unsigned> KeyCounts;
  std::set<std::string> Keys;
};

/// The value of a constant.
SymbolicValue encodeConstant(Side &S, const llvm::Constant &C);

} // namespace mincaml::validation

#endif // MINCAML_VALIDATION_ENCODING_SIDE_H
