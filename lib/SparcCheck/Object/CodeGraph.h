//===- CodeGraph.h - Control flow of SPARC object code ----------*- C++ -*-===//
//
// The control flow graph of one function, reconstructed from its words. Delay
// slots are resolved: a block is a list of steps that are executed in order, so
// that a data-flow analysis does not need to know about slots.
//
// - The slot of a branch, call or jump is the step after it.
// - The slot of a conditional branch with the annul bit is executed only on the
//   taken path: it is a block of its own on that edge.
// - The slots of `ba,a` and `bn,a` are not executed.
// - After the slot of a call comes a step for what the callee does; the block
//   continues at the word that the callee returns to.
//
// A word that is a slot and also the target of a branch is a step of two
// blocks. The targets of a jump through a table are known from relocations of
// data; without them the block ends with unknown successors. Empty blocks
// represent the tables, so that the number of edges is linear in that of words.
//
// Why not LLVM's MCDisassembler-based graphs (llvm-cfi-verify, BOLT): they are
// not in libLLVM, and none has SPARC's delay slots.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_CODEGRAPH_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_CODEGRAPH_H

#include "Object/Files/ObjectProgram.h"
#include "Object/Words/Disassembly.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/GraphTraits.h"
#include "llvm/ADT/SmallVector.h"
#include <deque>
#include <vector>

namespace mincaml::sparc {

/// One function, decoded. Its vectors assert that indices are within them.
struct FunctionCode {
  static constexpr unsigned NoRelocation = ~0u;

  const ObjectProgram *Program = nullptr;
  const CodeFunction *Function = nullptr;
  llvm::SmallVector<InstructionWord, 0> Words;
  std::vector<CodeRelocation> Relocations;
  /// By word: the index of its relocation in Relocations.
  llvm::SmallVector<unsigned, 0> RelocationOf;

  /// Decodes \p F. \p LLVM completes the register sets of extensions; if it is
  /// null, they remain incomplete.
  static llvm::Expected<FunctionCode>
  read(const ObjectProgram &Program, const CodeFunction &F, Disassembly *LLVM);

  unsigned size() const { return Words.size(); }
  /// The word in the delay slot of the control transfer at \p Transfer; null if
  /// the function ends before it.
  const InstructionWord *slot(unsigned Transfer) const {
    assert(Words[Transfer].hasDelaySlot() && "only transfers have a slot");
    return Transfer + 1 < size() ? &Words[Transfer + 1] : nullptr;
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
    Inside,    ///< Word of the function.
    OtherCode, ///< Elsewhere in the program.
    Symbol,    ///< A symbol outside of the known code.
    Nowhere    ///< Not in the program, or not the start of a word.
  };
  Kind TheKind = Kind::Nowhere;
  unsigned Word = 0;
  CodeLocation Location;
  unsigned Symbol = 0;
};
/// The target of word \p Index, a branch or a call. Relocations take
/// precedence.
llvm::Expected<TransferTarget> transferTarget(const FunctionCode &Code,
                                              unsigned Index);

/// Whether a branch to \p Target stays in its function: the target is in a part
/// with its own symbol, or in the middle of what another symbol names.
bool isOtherPart(const FunctionCode &Code, const TransferTarget &Target);

/// Whether the word is `call .+8`, which reads the program counter. At the end
/// of a function it is a call of the next function.
bool readsPC(const FunctionCode &Code, unsigned Index);

/// Whether the word calls one of GCC's functions that only add the return
/// address to a register: `__sparc_get_pc_thunk.l7`.
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
  Flows,       ///< Into its successors.
  Returns,     ///< By jmpl to %i7 or %o7, or return.
  TailCall,    ///< To another function, which returns to the caller.
  OtherPart,   ///< To code of the same function that has a symbol of its own.
  Unknown,     ///< By a jump with unknown targets.
  Stops,       ///< With a call that does not return, or a trap.
  PastEnd,     ///< Falls through the end of the function.
  PastEndCall, ///< The same, after a call.
  Broken       ///< At an opaque word, or a missing or illegal delay slot.
};

struct CodeBlock {
  unsigned Number = 0;
  std::vector<Step> Steps;
  llvm::SmallVector<CodeBlock *, 2> Successors;
  BlockEnd End = BlockEnd::Flows;
  /// The word of the control transfer at its end, or its last word.
  unsigned EndWord = 0;
  /// Which edges to successors may not exist: after a call that may not return,
  /// those to a successor with other predecessors, or all if the function has
  /// jumps with unknown targets or a jump follows that may be a leftover
  /// (LeftoverJumps.h); and those out of a table that several jumps may share.
  enum class Doubt : uint8_t { None, AtJoins, Everywhere };
  Doubt DoubtOfEdges = Doubt::None;
  /// The slot that is annulled on the edge to Successors[1], or, if that does
  /// not exist, always.
  std::optional<unsigned> SkippedSlot;
};

/// What the graph and the analysis need to know about callees.
class CalleeKnowledge {
public:
  virtual ~CalleeKnowledge();
  enum class Answer : uint8_t { Yes, No, Unknown };
  /// Whether the callee of a call returns.
  virtual Answer returns(const FunctionCode &Code, unsigned Call) const = 0;
  /// Registers that contain no meaningful value after the call, and those that
  /// may contain its results.
  virtual RegisterSet destroyed(const FunctionCode &Code,
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
  /// All that can be reached from the entry.
  const std::deque<CodeBlock> &blocks() const { return Blocks; }
  /// Words that are targets of branches.
  const llvm::BitVector &branchTargets() const { return Targets; }
  /// Words that are steps of a block.
  const llvm::BitVector &reached() const { return Reached; }
  /// Words in the delay slot of a reached control transfer.
  const llvm::BitVector &slots() const { return Slots; }

private:
  friend class CodeGraphBuilder;
  CodeGraph() = default;

  /// A deque, since blocks point to each other.
  std::deque<CodeBlock> Blocks;
  CodeBlock *Entry = nullptr;
  llvm::BitVector Targets, Reached, Slots;
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
