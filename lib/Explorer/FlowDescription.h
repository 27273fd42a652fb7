//===- FlowDescription.h - The control flow of a version --------*- C++ -*-===//

#ifndef MINCAML_LIB_EXPLORER_FLOWDESCRIPTION_H
#define MINCAML_LIB_EXPLORER_FLOWDESCRIPTION_H

#include "Versions.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/GraphTraits.h"
#include "llvm/Support/BranchProbability.h"
#include <type_traits>

namespace mincaml::explorer {

/// Adds the control flow of F to its blocks: edges, loops and dominators. F is a
/// function of LLVM IR or machine IR. ProbabilityOf takes a block and an iterator
/// over its successors.
template <typename FunctionT, typename DominatorsT, typename LoopsT,
          typename ProbabilityT>
void describeFlow(const FunctionT &F, const DominatorsT &Dominators,
                  const LoopsT &Loops, ProbabilityT ProbabilityOf,
                  std::vector<Block> &Blocks) {
  using BlockT = std::decay_t<decltype(F.front())>;
  using Traits = llvm::GraphTraits<const BlockT *>;
  llvm::DenseMap<const BlockT *, unsigned> Indices;
  for (const BlockT &BB : F)
    Indices[&BB] = Indices.size();
  for (const BlockT &BB : F) {
    Block &B = Blocks[Indices[&BB]];
    for (auto It = Traits::child_begin(&BB), End = Traits::child_end(&BB);
         It != End; ++It) {
      const llvm::BranchProbability P = ProbabilityOf(BB, It);
      B.Edges.push_back(
          {Indices[*It], double(P.getNumerator()) /
                             llvm::BranchProbability::getDenominator()});
    }
    if (const auto *L = Loops.getLoopFor(&BB)) {
      B.Loop = Indices[L->getHeader()];
      B.Depth = L->getLoopDepth();
    }
    if (const auto *Node = Dominators.getNode(&BB))
      if (const auto *Above = Node->getIDom())
        B.Dominator = Indices[Above->getBlock()];
  }
}

} // namespace mincaml::explorer

#endif // MINCAML_LIB_EXPLORER_FLOWDESCRIPTION_H
