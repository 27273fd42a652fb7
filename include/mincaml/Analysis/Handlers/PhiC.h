//===- PhiC.h - Handlers with phi-c and upsilon nodes -----------*- C++ -*-===//
//
// A phi node of an exception handler has an operand for each raising edge (see
// Handler). In phi-c form, it is a *phi-c node*, which loads from a slot, and
// *upsilon nodes*, which store to the slot. No other node accesses the slot.
// The phi-c node yields the value that was stored last before the exception was
// raised. A raising edge then carries only the exception.
//
// The variables of a handler are its phi nodes and the values, including
// arguments, that are live into it: in phi-c form, a handler uses no value that
// is defined before it, so each has to pass through a phi-c node. The critical
// region consists of the blocks between the nearest common dominator of the
// raising blocks and the ends of these blocks.
//
// A data-flow problem on the region determines where upsilon nodes are needed.
// It has a flat lattice for each variable:
//
//   Element    the value that the slot must contain when the next exception is
//              raised: none (bottom), a value, or different values on different
//              paths (top)
//   Direction  backward; at the start of the region, bottom
//   Join       that of the flat lattice
//   Transfer   at the end of a raising block, the operands of its raising edge,
//              whatever the successors of the block require; above the
//              definition of the required value, bottom
//
// An upsilon node stores a value at the start of the region, directly after the
// definition of the value, or at the start of a block whose required value
// differs from that at the end of a predecessor. At each of these points the
// value has been computed, because its definition dominates the edge that
// requires it.
//
// Source: [JuliaSSA], "PhiC nodes and Upsilon nodes" (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_HANDLERS_PHIC_H
#define MINCAML_ANALYSIS_HANDLERS_PHIC_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/PassManager.h"
#include <cstdint>
#include <vector>

namespace llvm {
class BasicBlock;
class DominatorTree;
class Instruction;
class Value;
} // namespace llvm

namespace mincaml {

class Liveness;

/// A handler is a block that is entered if and only if an exception is raised:
/// a landing pad, or a block with a phi node that has the metadata
/// `mincaml.handler` (Support/IRAnnotations.h). Its incoming edges are *raising
/// edges*.
///
/// The metadata cannot become outdated, because it only describes the phi node:
/// a pass that redirects an edge of the block has to update the operands. If a
/// pass merges the block with one that can be entered without an exception, the
/// phi node gets an operand that is not an exception (poison, null or the phi
/// node itself), and the block is no longer a handler.
struct Handler {
  const llvm::BasicBlock *Block;
  /// The phi node or landing pad whose value is the exception.
  const llvm::Instruction *Exception;
  /// The raising blocks: the reachable predecessors, each once, in program
  /// order. Never empty.
  llvm::SmallVector<const llvm::BasicBlock *, 4> Raising;
};

/// A variable that is live in a handler.
struct PhiCVariable {
  /// A phi node of the handler, or a value that dominates it.
  const llvm::Value *TheValue;
  bool HasPhi;
  /// Whether the variable has a use other than in phi nodes that are unused
  /// themselves.
  bool IsUsed;
};

struct Upsilon {
  /// The index of the variable in PhiCHandler::Variables.
  unsigned Variable;
  const llvm::Value *Stored;
  /// The upsilon node is directly before this instruction.
  const llvm::Instruction *Before;
};

/// A handler in phi-c form. There is a phi-c node for each variable, at the
/// start of the handler; its operands are the upsilon nodes of the variable.
struct PhiCHandler {
  Handler TheHandler;
  std::vector<PhiCVariable> Variables;
  /// For each raising block, the value of each variable on the raising edge;
  /// null if the value is undefined.
  std::vector<std::vector<const llvm::Value *>> OnEdge;
  /// The region starts before this instruction.
  const llvm::Instruction *RegionStart;
  /// The blocks of the region, in reverse post order. They include the handler
  /// and the blocks after it if a loop leads back into the region.
  std::vector<const llvm::BasicBlock *> Region;
  /// The upsilon nodes, sorted by position in the region, then by variable.
  std::vector<Upsilon> Upsilons;
  /// The number of calls in the region that cannot raise an exception, but
  /// could if every function of the module could: calls of functions with a
  /// body, and indirect calls. Calls in the region of an inner handler do not
  /// count. The handled expression may contain further calls before and after
  /// the region.
  unsigned OtherCalls = 0;
  /// If true, OnEdge, Region and Upsilons have not been computed.
  bool IsTooLarge = false;
  static constexpr uint64_t MaximumSize = uint64_t(1) << 22;
};

/// Converts the handlers of a function to phi-c form, in program order. Live
/// must be the liveness of F.
std::vector<PhiCHandler> makePhiC(const llvm::Function &F, const Liveness &Live,
                                  const llvm::DominatorTree &DT);

/// A fault in a phi-c form: an upsilon node whose value has not been computed
/// where the node stands (Raising is null), or a raising edge on which the slot
/// of a variable does not contain the operand of the phi node.
struct PhiCError {
  const llvm::BasicBlock *Raising;
  unsigned Variable;
  /// The value that the slot contains; null if the value is not known.
  const llvm::Value *Contents;
};

/// Checks a handler in phi-c form, independently of how it was made: computes
/// the contents of the slots forward through the region.
///
///   Element    the value in each slot, of a flat lattice; top if it is not
///              known, or is an earlier value of an SSA value that has been
///              recomputed
///   Direction  forward; at the start of the region, top
///   Join       that of the flat lattice
///   Transfer   an upsilon node sets its slot; a phi-c node makes its own value
///              the contents; a definition makes contents equal to it unknown
std::vector<PhiCError> checkPhiC(const PhiCHandler &H,
                                 const llvm::DominatorTree &DT);

/// Prints the function with its handlers in phi-c form. For each handler, also
/// prints the number of operands of the phi nodes in SSA form, the number of
/// operands of the phi-c nodes in phi-c form, and the result of the check.
void printPhiC(llvm::raw_ostream &OS, llvm::Function &F,
               llvm::FunctionAnalysisManager &AM);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_HANDLERS_PHIC_H
