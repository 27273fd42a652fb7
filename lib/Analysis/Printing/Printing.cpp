//===- Printing.cpp - Helpers for printer passes --------------------------===//

#include "mincaml/Analysis/Printing/Printing.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Function.h"
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
