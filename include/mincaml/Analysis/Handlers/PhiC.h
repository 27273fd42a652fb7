//===- PhiC.h - Handlers with phi-c and upsilon nodes -----------*- C++ -*-===//
//
// A phi node of a handler has an operand for each raising edge. In phi-c form
// it is a *phi-c node*, the only load of a slot of its own, and an *upsilon
// node* is a store to that slot; what is stored last before the exception is
// raised is the value. A raising edge then carries nothing but the exception.
//
// The variables of a handler are its phi nodes and the values, arguments
// included, that are live into it: no value dominates a handler in phi-c form,
// and each has to come through a phi-c node. The critical region is what lies
// between the nearest common dominator of the raising blocks and their ends.
//
// Where upsilon nodes are needed is a data-flow problem on the region, with a
// flat lattice for each variable:
//
//   Fact       what has to be in the slot where an exception is raised next:
//              nothing (bottom), a value, different ones by path (top)
//   Direction  backward; at the start of the region, nothing
//   Join       of the flat lattice
//   Transfer   at the end of a raising block the operands of its edge, whatever
//              may come later; above the definition of the value, nothing
//
// An upsilon node stores a value where the region starts, directly after its
// definition, or where a block begins that wants another value than some
// predecessor: at each of these places the value has been computed, because
// its definition dominates the edge that wants it.
//
// Source: [JuliaSSA], "PhiC nodes and Upsilon nodes" (docs/sources.md).
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_ANALYSIS_HANDLERS_PHIC_H
#define MINCAML_ANALYSIS_HANDLERS_PHIC_H

#include "mincaml/Analysis/Handlers/Handlers.h"
#include "llvm/IR/PassManager.h"
#include <cstdint>
#include <vector>

namespace llvm {
class Value;
} // namespace llvm

namespace mincaml {

class Liveness;

/// A variable that is live in a handler.
struct PhiCVariable {
  /// A phi node of the handler, or a value that dominates it.
  const llvm::Value *TheValue;
  bool HasPhi;
  /// Whether anything but phi nodes that are unused themselves uses it.
  bool IsUsed;
};

struct Upsilon {
  /// An index of PhiCHandler::Variables.
  unsigned Variable;
  const llvm::Value *Stored;
  /// The store happens directly before this instruction.
  const llvm::Instruction *Before;
};

/// A handler in phi-c form. There is a phi-c node for each variable, at the
/// start of the handler; its operands are the upsilon nodes of the variable.
struct PhiCHandler {
  Handler TheHandler;
  std::vector<PhiCVariable> Variables;
  /// For each raising block, what each variable has on its edge; null if that
  /// is undefined.
  std::vector<std::vector<const llvm::Value *>> OnEdge;
  /// Where the region starts: before this instruction.
  const llvm::Instruction *RegionStart;
  /// The blocks of the region, in reverse post order. The handler and what
  /// follows it are among them if a loop leads back into the region.
  std::vector<const llvm::BasicBlock *> Region;
  /// In the order of the region, and in that of the variables.
  std::vector<Upsilon> Upsilons;
  /// The calls that raise nothing, of functions of the module or through
  /// pointers, in the region and not in that of an inner handler. The text of
  /// the program may have others before the region and behind it.
  unsigned OtherCalls = 0;
  /// Nothing was computed: there are no OnEdge, Region and Upsilons.
  bool IsTooLarge = false;
  static constexpr uint64_t MaximumSize = uint64_t(1) << 22;

  /// The operands of all phi nodes but that of the exception.
  uint64_t phiOperands() const;
  /// What the phi nodes would have if each variable had one.
  uint64_t edgesTimesVariables() const;
  /// The upsilon nodes of variables that are not used.
  unsigned unusedUpsilons() const;
  /// How many raising edges there would be if all functions of the module might
  /// raise.
  unsigned edgesOfAllCalls() const;
};

/// The handlers of a function, in program order. The live values have to be
/// those of F.
std::vector<PhiCHandler> makePhiC(const llvm::Function &F, const Liveness &Live,
                                  const llvm::DominatorTree &DT);

/// An upsilon node whose value has not been computed where it stands
/// (Raising is null), or a raising edge on which the slot of a variable does
/// not contain what the phi node has.
struct PhiCFault {
  const llvm::BasicBlock *Raising;
  unsigned Variable;
  /// What the slot contains: nothing for a value that is not known.
  const llvm::Value *Contents;
};

/// Checks a handler in phi-c form without regard to how it was made: follows
/// the contents of the slots forward through the region.
///
///   Fact       the value in each slot, of a flat lattice; top if it is not
///              known, or is what an SSA value was before it was computed again
///   Direction  forward; at the start of the region, top
///   Join       of the flat lattice
///   Transfer   an upsilon node sets its slot; a phi-c node makes its own value
///              the contents; a definition makes equal contents unknown
std::vector<PhiCFault> checkPhiC(const PhiCHandler &H,
                                 const llvm::DominatorTree &DT);

/// The function with its handlers in phi-c form, the number of operands in both
/// forms, and the result of the check.
void printPhiC(llvm::raw_ostream &OS, llvm::Function &F,
               llvm::FunctionAnalysisManager &AM);

} // namespace mincaml

#endif // MINCAML_ANALYSIS_HANDLERS_PHIC_H
