//===- Printing.cpp - Helpers for printer passes --------------------------===//

#include "mincaml/Analysis/Printing/Printing.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/GraphWriter.h"

using namespace mincaml;
using namespace llvm;

std::string mincaml::operandName(const Value &V) {
  std::string Name;
  raw_string_ostream OS(Name);
  V.printAsOperand(OS, /*PrintType=*/false);
  return Name;
}

std::string mincaml::operandName(const Value &V, ModuleSlotTracker &Names,
                                 bool WithType) {
  std::string Name;
  raw_string_ostream OS(Name);
  V.printAsOperand(OS, WithType, Names);
  return Name;
}

namespace {
struct AnnotatedCFG {
  const Function &F;
  function_ref<std::string(const BasicBlock &)> Annotation;
};
} // namespace

namespace llvm {

template <>
struct GraphTraits<const AnnotatedCFG *> : GraphTraits<const BasicBlock *> {
  using nodes_iterator = pointer_iterator<Function::const_iterator>;

  static NodeRef getEntryNode(const AnnotatedCFG *G) {
    return &G->F.getEntryBlock();
  }
  static nodes_iterator nodes_begin(const AnnotatedCFG *G) {
    return nodes_iterator(G->F.begin());
  }
  static nodes_iterator nodes_end(const AnnotatedCFG *G) {
    return nodes_iterator(G->F.end());
  }
};

template <>
struct DOTGraphTraits<const AnnotatedCFG *> : DefaultDOTGraphTraits {
  explicit DOTGraphTraits(bool IsSimple = false)
      : DefaultDOTGraphTraits(IsSimple) {}

  static std::string getNodeIdentifierLabel(const BasicBlock *,
                                            const AnnotatedCFG *) {
    return {};
  }
  std::string getNodeLabel(const BasicBlock *B, const AnnotatedCFG *G) {
    // In DOT, `\l` ends a left-aligned line of a label.
    std::string Label = operandName(*B) + "\\l";
    std::string Annotation = G->Annotation(*B);
    for (StringRef Rest = Annotation; !Rest.empty();) {
      auto [Line, After] = Rest.split('\n');
      Label += Line.str() + "\\l";
      Rest = After;
    }
    return Label;
  }
};

} // namespace llvm

void mincaml::printAnnotatedCFG(
    raw_ostream &OS, const Function &F, StringRef Title,
    function_ref<std::string(const BasicBlock &)> Annotation) {
  AnnotatedCFG Graph{F, Annotation};
  const AnnotatedCFG *G = &Graph;
  std::string DOT;
  raw_string_ostream Buffer(DOT);
  WriteGraph(Buffer, G, /*ShortNames=*/false, Title);
  OS << withStableNodeNames(DOT);
}

std::string mincaml::withStableNodeNames(StringRef DOT) {
  constexpr StringRef Prefix = "Node0x";
  StringMap<unsigned> Numbers;
  std::string Result;
  while (true) {
    size_t Start = DOT.find(Prefix);
    Result += DOT.take_front(Start);
    if (Start == StringRef::npos)
      return Result;
    DOT = DOT.drop_front(Start + Prefix.size());
    StringRef Address = DOT.take_while(isHexDigit);
    DOT = DOT.drop_front(Address.size());
    unsigned Number =
        Numbers.try_emplace(Address, Numbers.size()).first->second;
    Result += formatv("Node{0}", Number);
  }
}

//===----------------------------------------------------------------------===//
// The control-flow graph as a table
//===----------------------------------------------------------------------===//

namespace {

struct Row {
  std::string Name, Predecessors, Successors;
  bool IsReachable = false;
};

} // namespace

static std::vector<Row> makeTable(Function &F) {
  ModuleSlotTracker Names(F.getParent(), /*ShouldInitializeAllMetadata=*/false);
  Names.incorporateFunction(F);
  DenseMap<const BasicBlock *, unsigned> Number;
  std::vector<Row> Rows;
  for (const BasicBlock &B : F) {
    Number[&B] = Rows.size();
    Rows.emplace_back().Name = operandName(B, Names);
  }
  for (const BasicBlock *B : depth_first(&F))
    Rows[Number[B]].IsReachable = true;

  // The blocks are visited in order, so the predecessors of each are in order
  // too.
  std::vector<SmallVector<std::string>> Predecessors(Rows.size());
  for (const BasicBlock &B : F) {
    SmallSetVector<unsigned, 4> Numbers;
    for (const BasicBlock *S : successors(&B))
      Numbers.insert(Number[S]);
    SmallVector<std::string> Successors;
    for (unsigned S : Numbers) {
      Successors.push_back(Rows[S].Name);
      Predecessors[S].push_back(Rows[Number[&B]].Name);
    }
    Rows[Number[&B]].Successors = join(Successors, ", ");
  }
  for (unsigned I = 0; I < Rows.size(); ++I)
    Rows[I].Predecessors = join(Predecessors[I], ", ");
  return Rows;
}

void mincaml::printControlFlow(raw_ostream &OS, Function &F,
                               FunctionAnalysisManager &) {
  std::vector<Row> Rows = makeTable(F);
  size_t NameWidth = 5, PredecessorWidth = 4;
  for (const Row &R : Rows) {
    NameWidth = std::max(NameWidth, R.Name.size());
    PredecessorWidth = std::max(PredecessorWidth, R.Predecessors.size());
  }
  auto PrintRow = [&](StringRef Name, StringRef Predecessors,
                      StringRef Successors, bool IsReachable) {
    std::string Line;
    raw_string_ostream(Line)
        << left_justify(Name, NameWidth) << "  "
        << left_justify(Predecessors, PredecessorWidth) << "  " << Successors
        << (IsReachable ? "" : "  (unreachable)");
    OS << StringRef(Line).rtrim() << '\n';
  };
  OS << "control flow of '" << F.getName() << "':\n";
  PrintRow("block", "pred", "succ", true);
  for (const Row &R : Rows)
    PrintRow(R.Name, R.Predecessors, R.Successors, R.IsReachable);
}

void mincaml::printControlFlowGraph(raw_ostream &OS, Function &F,
                                    FunctionAnalysisManager &) {
  std::vector<Row> Rows = makeTable(F);
  DenseMap<const BasicBlock *, unsigned> Number;
  for (const BasicBlock &B : F)
    Number.try_emplace(&B, Number.size());
  printAnnotatedCFG(OS, F, ("control flow of '" + F.getName() + "'").str(),
                    [&](const BasicBlock &B) {
                      const Row &R = Rows[Number[&B]];
                      return "pred={" + R.Predecessors + "}\nsucc={" +
                             R.Successors + "}" +
                             (R.IsReachable ? "" : "\nunreachable");
                    });
}
