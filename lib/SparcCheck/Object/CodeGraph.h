//===- CodeGraph.h - Control flow graph of object code ----------*- C++ -*-===//
//
// The control flow graph of one function, reconstructed from its instructions.
// A block is a list of steps that are executed in order. Delay slots are
// resolved, so data-flow analyses do not need to treat them specially:
//
// - The delay slot of a branch, call or jump is the step after it.
// - The slot of a conditional branch with the annul bit is executed only if the
//   branch is taken. It is a separate block on the edge to the target.
// - The slots of `ba,a` and `bn,a` are not executed.
// - After the slot of a call, there is a step for the effect of the callee. The
//   block continues at the instruction to which the callee returns.
//
// An instruction that is in a delay slot and is also the target of a branch is
// a step of two blocks.
//
// A jump through a table may go to each instruction of the function to which
// data refers (ObjectProgram::addressTaken). If data refers to none, the block
// ends with unknown successors. Empty blocks represent the tables, so that the
// number of edges is linear in the number of instructions.
//
// LLVM's graphs of object code (llvm-cfi-verify, BOLT) are not used, because
// they are not in libLLVM and do not support SPARC's delay slots.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_CODEGRAPH_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_CODEGRAPH_H

#include "Object/Instructions/Disassembly.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/GraphTraits.h"
#include "llvm/ADT/SmallVector.h"
#include <deque>

namespace mincaml::sparc {

/// The decoded instructions of one function.
struct FunctionCode {
  static constexpr unsigned NoRelocation = ~0u;

  const ObjectProgram *Program = nullptr;
  const CodeFunction *Function = nullptr;
  llvm::SmallVector<DecodedInstruction, 0> Instructions;
  std::vector<CodeRelocation> Relocations;
  /// For each instruction, the index of its relocation in Relocations.
  llvm::SmallVector<unsigned, 0> RelocationOf;

  /// Decodes \p F. \p LLVM completes the register sets of instructions of
  /// extensions; if it is null, they remain incomplete.
  static llvm::Expected<FunctionCode>
  read(const ObjectProgram &Program, const CodeFunction &F, Disassembly *LLVM);

  unsigned size() const { return Instructions.size(); }
  /// The instruction in the delay slot of the control transfer at \p Transfer,
  /// or null if the function ends before it.
  const DecodedInstruction *slot(unsigned Transfer) const {
    assert(Instructions[Transfer].hasDelaySlot() &&
           "only transfers have a slot");
    return Transfer + 1 < size() ? &Instructions[Transfer + 1] : nullptr;
  }
  const CodeRelocation *relocation(unsigned Word) const {
    unsigned R = RelocationOf[Word];
    return R == NoRelocation ? nullptr : &Relocations[R];
  }
  uint64_t address(unsigned Word) const {
    return Program->sections()[Function->Section].Address + Function->Begin +
           uint64_t(Word) * 4;
  }
};

/// The target of a branch or call.
struct TransferTarget {
  enum class Kind : uint8_t {
    Inside,    ///< The instruction Word of the function.
    OtherCode, ///< At Location, outside the function.
    Symbol,    ///< A symbol outside the known code.
    Nowhere    ///< Not in code, or not at a multiple of 4.
  };
  Kind TheKind = Kind::Nowhere;
  unsigned Word = 0;
  CodeLocation Location;
  unsigned Symbol = 0;
};
/// The target of the branch or call at \p Index. A relocation takes precedence
/// over the encoded displacement.
llvm::Expected<TransferTarget> transferTarget(const FunctionCode &Code,
                                              unsigned Index);
/// The target, or nothing if the object's tables are invalid.
inline std::optional<TransferTarget> knownTarget(const FunctionCode &Code,
                                                 unsigned Index) {
  return expectedToOptional(transferTarget(Code, Index));
}

/// Whether the instruction is `call .+8`, which reads the program counter. At
/// the end of a function it is a call of the next function instead.
bool readsPC(const FunctionCode &Code, unsigned Index);

/// Whether an instruction in the slot of a call or jump restores the caller's
/// window or return address. Then the callee does not return to this function.
inline bool leavesFunction(const DecodedInstruction &Slot) {
  return Slot.Op == DecodedOperation::Restore || Slot.Writes.test(reg::O7);
}

/// Whether the instruction calls one of GCC's functions that only add the
/// return address to a register, such as `__sparc_get_pc_thunk.l7`.
bool callsPCThunk(const FunctionCode &Code, unsigned Index);

struct Step {
  enum class Kind : uint8_t {
    Plain,
    InSlot,
    /// The effect of the callee of the call at Index, after its slot.
    Callee
  };
  unsigned Index = 0;
  Kind TheKind = Kind::Plain;
};

/// How a block ends.
enum class BlockEnd : uint8_t {
  Flows,       ///< Control continues in its successors.
  Returns,     ///< With a return (DecodedInstruction::isReturn).
  TailCall,    ///< With a transfer to another function.
  OtherPart,   ///< With a transfer to another part of the function (f.cold).
  Unknown,     ///< With a jump with unknown targets.
  Stops,       ///< With a call that does not return, or a trap.
  PastEnd,     ///< By falling through the end of the function.
  PastEndCall, ///< Like PastEnd, after a call that may not return.
  Broken       ///< At an opaque word, or a missing or illegal delay slot.
};

struct CodeBlock {
  unsigned Number = 0;
  std::vector<Step> Steps;
  llvm::SmallVector<CodeBlock *, 2> Successors;
  BlockEnd End = BlockEnd::Flows;
  /// The control transfer at the end of the block, or its last instruction.
  unsigned EndWord = 0;
  /// Which edges to successors may not exist. After a call that may not return,
  /// these are the edges to a successor with other predecessors; or all edges
  /// if the function has hidden entries or jumps with unknown targets, or if a
  /// jump follows that may be unreachable (UnreachableJumps). The edges out of
  /// a table that several jumps may share may not exist either.
  enum class Doubt : uint8_t { None, AtJoins, Everywhere };
  Doubt DoubtOfEdges = Doubt::None;
  /// The delay slot that is annulled: on the edge to Successors[1] if there is
  /// one, otherwise on every path.
  std::optional<unsigned> AnnulledSlot;
};

/// The interface through which the graph and the analysis get information about
/// callees.
class CalleeKnowledge {
public:
  virtual ~CalleeKnowledge();
  enum class Answer : uint8_t { Yes, No, Unknown };
  /// Whether the callee of a call returns.
  virtual Answer returns(const FunctionCode &Code, unsigned Call) const = 0;
  /// The registers that contain no meaningful value after the call, and those
  /// that may contain its results.
  virtual RegisterSet clobbered(const FunctionCode &Code,
                                unsigned Call) const = 0;
  virtual RegisterSet results(const FunctionCode &Code,
                              unsigned Call) const = 0;
};

class CodeGraph {
public:
  static llvm::Expected<CodeGraph> build(const FunctionCode &Code,
                                         const CalleeKnowledge &Callees);

  CodeBlock *entry() const { return Entry; }
  unsigned size() const { return Blocks.size(); }
  /// The blocks that can be reached from the entry.
  const std::deque<CodeBlock> &blocks() const { return Blocks; }
  /// The instructions that are targets of branches.
  const llvm::BitVector &branchTargets() const { return Targets; }
  /// The instructions that are steps of a block.
  const llvm::BitVector &reached() const { return Reached; }
  /// The instructions in the delay slots of reached control transfers.
  const llvm::BitVector &slots() const { return Slots; }

private:
  friend class CodeGraphBuilder;
  CodeGraph() = default;

  /// This is a deque because blocks point to each other.
  std::deque<CodeBlock> Blocks;
  CodeBlock *Entry = nullptr;
  llvm::BitVector Targets, Reached, Slots;
};

/// Recognizes jumps that may be unreachable.
///
/// GCC fills delay slots after its last elimination of unreachable code. If all
/// branches that led to a `ba` are then redirected to its target, the `ba` and
/// its slot remain, without a label, after the preceding code. After a call,
/// they look like code to which the callee returns:
///
///         call die
///          nop
///         ba .L1      ! unreachable
///          ld [%g1], %g2
///
/// If its target has other predecessors, such a jump is therefore no evidence
/// that the callee returns. If the target has none, the jump is the only way to
/// code that GCC has not removed, so it is reached.
class UnreachableJumps {
public:
  explicit UnreachableJumps(const FunctionCode &Code) : Code(Code) {}

  /// Whether the instruction, which no branch targets, may be such a jump.
  bool contains(unsigned Word);

private:
  void find();

  const FunctionCode &Code;
  /// The jumps are found at the first query, since few functions have a jump
  /// after a call.
  bool AreFound = false;
  llvm::BitVector Jumps;
};

} // namespace mincaml::sparc

template <> struct llvm::GraphTraits<mincaml::sparc::CodeBlock *> {
  using NodeRef = mincaml::sparc::CodeBlock *;
  using ChildIteratorType =
      llvm::SmallVectorImpl<mincaml::sparc::CodeBlock *>::iterator;
  static NodeRef getEntryNode(NodeRef B) { return B; }
  static ChildIteratorType child_begin(NodeRef B) {
    return B->Successors.begin();
  }
  static ChildIteratorType child_end(NodeRef B) { return B->Successors.end(); }
};

template <>
struct llvm::GraphTraits<mincaml::sparc::CodeGraph *>
    : llvm::GraphTraits<mincaml::sparc::CodeBlock *> {
  static NodeRef getEntryNode(mincaml::sparc::CodeGraph *G) {
    return G->entry();
  }
};

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_CODEGRAPH_H
