//===- PiNodes.h - Extended SSA form ----------------------------*- C++ -*-===//
//
// In extended SSA form (e-SSA) a value gets a new name on each edge of a branch
// or switch that has compared it:
//
//   if i < n      then:  i1 = pi(i), i1 < n      else:  i2 = pi(i), i2 >= n
//
// A condition thus belongs to a name, and an analysis can keep one element for
// each name instead of one for each point of the program.
//
// Here the names are kept beside the IR, which does not change: a list of pi
// nodes, and for each use of a value the name that it refers to. This is a
// snapshot of the function. The pass `mincaml-pi` writes the nodes into the
// function.
//
// A pi node applies in all blocks that its edge dominates, such as those of a
// loop that the edge enters. If the target of the edge can also be reached in
// other ways, the pi node applies only to the operands of phi nodes for that
// edge. A comparison also makes pi nodes for
//   - X if it compares X + c, and
//   - X + c, computed before, if it compares X.
// A comparison of pointers makes pi nodes for the pointers. If the comparison or
// switch is about a number that has been loaded from the address P, P gets a pi
// node too: it tells which objects P can point to.
//
// Source: [ABCD], "e-SSA form"; [JuliaSSA], "pi nodes" (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_RANGES_PINODES_H
#define MINCAML_ANALYSIS_RANGES_PINODES_H

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/InstrTypes.h"
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class DominatorTree;
class LoadInst;
} // namespace llvm

namespace mincaml {

/// A name of a value: the value itself, or one of its pi nodes.
struct PiName {
  const llvm::Value *V = nullptr;
  /// An index into PiNodes::nodes().
  std::optional<unsigned> Pi = std::nullopt;
};

/// A pi node. Variable is an integer of at most 64 bits or a pointer. On the
/// edge from From to To, the condition
///
///   Variable + Offset <Predicate> Other        or, if IsSquare,
///   Variable * Variable <Predicate> Other      (Offset is 0), or, if Loaded,
///   *Variable <Predicate> Other                (Offset is 0)
///
/// holds in the arithmetic of the type of Variable, which wraps. The offset of a
/// pointer is a 1-bit zero.
struct PiNode {
  const llvm::BasicBlock *From, *To;
  const llvm::Value *Variable;
  /// The name of the value before the edge.
  PiName Source;
  llvm::CmpInst::Predicate Predicate;
  PiName Other;
  llvm::APInt Offset;
  bool IsSquare = false;
  /// The load that has read the number from the address Variable, or null.
  const llvm::LoadInst *Loaded = nullptr;

  bool isInteger() const { return Variable->getType()->isIntegerTy(); }
};

/// The text of the condition, such as "%i + 1 slt %n". Name returns the text of
/// a value.
std::string
conditionOf(const PiNode &Pi,
            llvm::function_ref<std::string(const llvm::Value &)> Name);

class PiNodes {
public:
  PiNodes(const llvm::Function &F, const llvm::DominatorTree &DT);

  /// The pi nodes; those of dominating edges come first.
  llvm::ArrayRef<PiNode> nodes() const { return Nodes; }
  /// The name that U refers to.
  PiName nameOf(const llvm::Use &U) const;
  /// The name of the index of a GEP at a load or store from that address. It
  /// can differ from the name at the GEP, because optimizations may have moved
  /// the GEP in front of a bounds check that the access follows.
  PiName nameAt(const llvm::Instruction &Access, const llvm::Use &Index) const;

private:
  friend class PiNodeBuilder;

  std::vector<PiNode> Nodes;
  llvm::DenseMap<const llvm::Use *, unsigned> Names;
  llvm::DenseMap<std::pair<const llvm::Instruction *, const llvm::Use *>,
                 unsigned>
      NamesAtAccesses;
};

} // namespace mincaml

#endif // MINCAML_ANALYSIS_RANGES_PINODES_H
