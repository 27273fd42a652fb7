//===- FunctionEncoding.h - Symbolic execution of one function --*- C++ -*-===//

#ifndef MINCAML_LIB_VALIDATION_ENCODING_FUNCTIONENCODING_H
#define MINCAML_LIB_VALIDATION_ENCODING_FUNCTIONENCODING_H

#include "Encoding/EncodingContext.h"
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
  Term Position;                          ///< its number
  llvm::SmallVector<Scalar, 4> Arguments; ///< the first is the callee
  /// The memory before the call. Null if neither the callee nor a handler of its
  /// exceptions reads memory.
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
  Term Undefined; ///< whether it is undefined behaviour
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
  /// Creates an undef value.
  SymbolicValue undef(const llvm::Twine &Key, unsigned Width);

  /// Records that the blocks that can be reached through a pointer escape.
  void escape(Term Provenance);
  /// A name for one execution of an allocation, unique within the function.
  std::string key(const llvm::Instruction &I);

  EncodingContext &EC;
  const bool IsSource;
  State Now;

  std::vector<Term> Undefined; ///< each of these is undefined behaviour
  Term BeyondBound;            ///< takes more back edges than are unrolled
  std::vector<Event> Events;
  std::vector<FunctionCall> Functions;
  std::vector<TaggedAccess> Accesses;
  std::vector<Term> Choices;
  std::vector<Term> Heap;   ///< blocks that outlive the function
  std::set<unsigned> Stack; ///< the blocks of allocas
  /// The ids of the terms of block numbers that no call frees before the
  /// function returns.
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

} // namespace mincaml::validation

#endif // MINCAML_LIB_VALIDATION_ENCODING_FUNCTIONENCODING_H
