//===- FunctionChecker.h - The rules, function by function ------*- C++ -*-===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FUNCTIONCHECKER_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FUNCTIONCHECKER_H

#include "AbstractState.h"
#include "ProcedureSummaries.h"
#include "mincaml/DataFlow/Solver.h"
#include "mincaml/SparcCheck/ObjectCheck.h"
#include "llvm/ADT/DenseSet.h"
#include <functional>

namespace mincaml::sparc {

/// Remembers words that are instructions of the level and encode as
/// themselves. Most words of a program occur often.
class WordCache {
public:
  bool holds(uint32_t Word) const { return Words[slot(Word)] == Word; }
  void add(uint32_t Word) { Words[slot(Word)] = Word; }

private:
  static constexpr unsigned Bits = 16;
  static size_t slot(uint32_t Word) {
    return (Word * UINT32_C(2654435761)) >> (32 - Bits);
  }
  /// Zero is no instruction.
  std::vector<uint32_t> Words = std::vector<uint32_t>(size_t(1) << Bits, 0);
};

/// What all functions of a program share.
struct CheckContext {
  const ObjectProgram &Program;
  const ArchitectureLevel &Level;
  const ProcedureSummaries &Summaries;
  Disassembly &LLVM;
  WordCache Cache;
  const ObjectCheckOptions &Options;
  ObjectCheckResult &Result;
  llvm::function_ref<void(const Finding &)> Report;
  /// "foo.ml:3" for an address; empty: not known.
  std::function<std::string(uint64_t)> Location;
};

using StateGraph = dataflow::FlowGraph<CodeBlock>;
using StateSolution = dataflow::Solution<AbstractState>;

class FunctionChecker {
public:
  FunctionChecker(CheckContext &Context, const FunctionCode &Code,
                  CodeGraph &Graph)
      : Context(Context), Code(Code), Graph(Graph),
        Machine(Code, Context.Level, Context.Summaries) {}
  void run();

private:
  // WordRules.cpp: what single words and the graph decide.
  void checkWords();
  void checkEncoding(unsigned Index);
  void checkUnreached(unsigned Index);
  void checkTransfer(unsigned Index);
  void checkBranchTarget(unsigned Index, const TransferTarget &Target);
  void checkCallTarget(unsigned Index, const TransferTarget &Target);
  void checkEnds(const CodeBlock &B);

  // StateRules.cpp: registers, conditions, windows, calls.
  void checkStep(const Step &S, const AbstractState &State);
  void checkReads(unsigned Index, const AbstractState &State);
  void checkConditionRead(unsigned Index, unsigned R,
                          const AbstractState &State);
  void checkWrites(unsigned Index, const AbstractState &State);
  void checkWindowWrite(unsigned Index, unsigned R, const AbstractState &State);
  void checkFrameRegister(unsigned Index, unsigned R,
                          const AbstractState &State);
  void checkDistances(unsigned Index, const AbstractState &State);
  void checkReturn(unsigned Index, const AbstractState &State);
  void checkCall(unsigned Index, const AbstractState &State);
  void checkBlockEnd(const CodeBlock &B, const AbstractState &State);
  void checkJoin(dataflow::Node N, const StateGraph &Nodes,
                 const StateSolution &Solution);

  // MemoryRules.cpp: the stack, alignment, addresses.
  void checkStackPointer(unsigned Index, const AbstractState &State);
  void checkFrame(unsigned Index, const AbstractValue &NewStackPointer,
                  bool MayBeEmpty);
  void checkMemory(unsigned Index, const AbstractState &State);
  void checkStackAccess(unsigned Index, const AbstractValue &Address,
                        const AbstractState &State);
  void checkAlignment(unsigned Index, const AbstractValue &Address);
  void checkAddressPair(unsigned Index, const AbstractState &State);

  /// The rule had something to say about word Index, and was content.
  void holds(Rule R) { ++Context.Result.Rules[size_t(R)].Places; }
  void violated(Rule R, unsigned Index, const llvm::Twine &Detail) {
    report(R, Verdict::Violation, Index, Detail);
  }
  void unproved(Rule R, unsigned Index, const llvm::Twine &Detail) {
    report(R, Verdict::Unproved, Index, Detail);
  }
  void report(Rule R, Verdict V, unsigned Index, const llvm::Twine &Detail);
  std::string line(unsigned Index) const;
  std::string symbolName(unsigned Symbol) const;

  CheckContext &Context;
  const FunctionCode &Code;
  CodeGraph &Graph;
  AbstractMachine Machine;
  bool HasCalls = false;
  /// Besides saves and restores; variables of dynamic size do that.
  bool MovesStackPointer = false;
  /// What has been said: rule and word.
  std::vector<Finding> Findings;
  llvm::DenseSet<uint64_t> Said;
};

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FUNCTIONCHECKER_H
