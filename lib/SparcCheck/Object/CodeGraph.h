//===- CodeGraph.h - Control flow of SPARC machine code ---------*- C++ -*-===//
//
// The control flow graph of one function, rebuilt from its words. Delay slots
// are unfolded, so that a block is a list of steps that are carried out one
// after the other and a data-flow analysis need not know about them:
//
// - the slot of a branch, call or jump is a step right behind it;
// - the slot of a conditional branch with the annul bit is carried out only on
//   the way to the target, and so is a block of its own on that edge;
// - `ba,a` and `bn,a` carry out no slot;
// - behind the slot of a call stands a step for what the callee does, and the
//   block goes on at the word that it returns to.
//
// A word that is a slot and also the target of a branch is a step of two
// blocks. What a jump through a table reaches is known from relocations of
// data; without them its block ends in nothing known. Empty blocks in between
// stand for the tables, so that there are no more edges than words.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_CODEGRAPH_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_CODEGRAPH_H

#include "ObjectProgram.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/GraphTraits.h"
#include "llvm/ADT/SmallVector.h"
#include <deque>
#include <vector>

namespace mincaml::sparc {

/// One function, decoded.
struct FunctionCode {
  static constexpr unsigned NoRelocation = ~0u;

  const ObjectProgram *Program = nullptr;
  const CodeFunction *Function = nullptr;
  std::vector<InstructionWord> Words;
  std::vector<CodeRelocation> Relocations;
  /// By word: the place of its relocation in Relocations.
  std::vector<unsigned> RelocationOf;

  /// Decodes \p F. \p LLVM completes what the decoder leaves to it; null: it
  /// is left incomplete.
  static llvm::Expected<FunctionCode>
  read(const ObjectProgram &Program, const CodeFunction &F, Disassembly *LLVM);

  unsigned size() const { return Words.size(); }
  const CodeRelocation *relocation(unsigned Word) const {
    unsigned R = RelocationOf[Word];
    return R == NoRelocation ? nullptr : &Relocations[R];
  }
  uint64_t address(unsigned Word) const {
    return Program->sections()[Function->Section].Address + Function->Begin +
           uint64_t(Word) * 4;
  }
};

/// Where a branch or call goes.
struct TransferTarget {
  enum class Kind : uint8_t {
    Inside,    ///< Word of the function.
    OtherCode, ///< Place elsewhere in the program.
    Symbol,    ///< Of another program.
    Nowhere    ///< Not in the program, or not the start of a word.
  };
  Kind TheKind = Kind::Nowhere;
  unsigned Word = 0;
  CodePlace Place;
  unsigned Symbol = 0;
};
/// Of word \p Index, which is a branch or a call. Looks at relocations first.
llvm::Expected<TransferTarget> transferTarget(const FunctionCode &Code,
                                              unsigned Index);

/// Whether a branch there stays in its function: a part that is split off, or
/// code behind the start of what another symbol names.
bool isOtherPart(const FunctionCode &Code, const TransferTarget &Target);

/// `call .+8`, by which code asks for its own address. At the end of a function
/// it is a call of the next one.
bool asksForAddress(const FunctionCode &Code, unsigned Index);

struct Step {
  enum class Kind : uint8_t {
    Plain,
    InSlot,
    /// What the callee of call Index did, as seen behind its slot.
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
  OtherPart,   ///< In code of the same function that has a symbol of its own.
  Unknown,     ///< By a jump whose targets are not known.
  Stops,       ///< A call that does not return, or a trap.
  PastEnd,     ///< Runs out of the function.
  PastEndCall, ///< The same, behind a call.
  Broken       ///< At words that are no code, or without a delay slot.
};

struct CodeBlock {
  unsigned Number = 0;
  std::vector<Step> Steps;
  llvm::SmallVector<CodeBlock *, 2> Successors;
  BlockEnd End = BlockEnd::Flows;
  /// The word of the control transfer at its end, or its last word.
  unsigned EndWord = 0;
  /// Whether the edges to the successors exist only as far as one can see:
  /// behind a call that may not return, where the successor has other
  /// predecessors (or may have, in a function with jumps to who knows where),
  /// and out of a table that several jumps may share.
  enum class Doubt : uint8_t { None, AtJoins, Everywhere };
  Doubt DoubtOfEdges = Doubt::None;
  /// The annulled slot that is not carried out on the way to Successors[1].
  std::optional<unsigned> SkippedSlot;
};

/// What the graph has to know about callees.
class CalleeKnowledge {
public:
  virtual ~CalleeKnowledge();
  enum class Answer : uint8_t { Yes, No, Unknown };
  /// Whether the callee of a call comes back.
  virtual Answer returns(const FunctionCode &Code, unsigned Call) const = 0;
  /// Registers without a meaning behind it, and those that may hold results.
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
  /// Words that a branch goes to.
  const llvm::BitVector &branchTargets() const { return Targets; }
  /// Words that are carried out in some block.
  const llvm::BitVector &reached() const { return Reached; }
  /// Words in the delay slot of a transfer that is reached.
  const llvm::BitVector &slots() const { return Slots; }

private:
  friend class CodeGraphBuilder;
  CodeGraph() = default;

  /// Blocks do not move.
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
