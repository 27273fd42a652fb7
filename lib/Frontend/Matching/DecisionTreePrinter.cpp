//===- DecisionTreePrinter.cpp - Printing of decision trees ---------------===//

#include "mincaml/Frontend/DecisionTreePrinter.h"
#include "mincaml/Frontend/DecisionTree.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <vector>

using namespace mincaml;
using namespace mincaml::ast;
using llvm::dyn_cast;
using llvm::raw_ostream;
using llvm::StringRef;

namespace {

using Node = DecisionTree::Node;

/// Prints one of the trees of a match.
class TreePrinter {
public:
  TreePrinter(const Match &M, const DecisionTree &Tree, bool OfExceptions,
              raw_ostream &OS, SourceRanges *Marks)
      : M(M), Tree(Tree), OfExceptions(OfExceptions), OS(OS), Marks(Marks) {}

  void printText(const Node &N, unsigned Depth);
  /// Prints a node and its descendants as a graph. Returns the number of the
  /// node.
  unsigned printGraph(const Node &N);

private:
  void printPath(raw_ostream &To, const Occurrence &Part) const;
  void printHeads(raw_ostream &To, const DecisionTree::Branch &B,
                  const Type &Ty) const;
  void printLeaf(raw_ostream &To, const Node &N) const;
  void printBranch(const Node &N, unsigned Depth);
  void printEdge(unsigned From, unsigned To, StringRef Label);

  const Match &M;
  const DecisionTree &Tree;
  const bool OfExceptions;
  raw_ostream &OS;
  SourceRanges *Marks;
  unsigned NumNodes = 0;
};

} // namespace

/// Returns the name of a variable of the program, or an empty name if E is
/// another expression.
static StringRef nameOfVariable(const Expression *E) {
  const auto *V = dyn_cast<VariableReference>(E);
  return V && !isCompilerGenerated(V->Name) ? sourceName(V->Name) : "";
}

/// Prints a part of the matched value as a path: `xs.tl.hd`. If the matched
/// value is a variable, the path starts with its name. The same holds for a
/// component of a tuple expression that is matched.
void TreePrinter::printPath(raw_ostream &To, const Occurrence &Part) const {
  if (!Part.Parent) {
    StringRef Name = nameOfVariable(M.Scrutinee);
    To << (OfExceptions ? "exn" : Name.empty() ? "value" : Name);
    return;
  }
  const auto *Matched = OfExceptions ? nullptr : dyn_cast<Tuple>(M.Scrutinee);
  if (Matched && Part.Parent == &Tree.value())
    if (StringRef Name = nameOfVariable(Matched->Elements[Part.Index]);
        !Name.empty()) {
      To << Name;
      return;
    }
  printPath(To, *Part.Parent);
  const Constructor *X = Part.TheConstructor;
  if (!X) {
    if (Part.Parent->Ty->isArray())
      To << ".(" << Part.Index << ')';
    else
      To << '.' << Part.Index + 1;
    return;
  }
  const StringRef Name = sourceName(X->Name);
  if (Name == "::") {
    To << (Part.Index ? ".tl" : ".hd");
    return;
  }
  if (!X->Parent || !X->Parent->IsRecord)
    To << '.' << Name;
  if (!X->Fields.empty())
    To << '.' << sourceName(X->Fields[Part.Index].Name);
  else if (X->Arguments.size() > 1)
    To << '.' << Part.Index + 1;
}

/// Prints the heads that a branch tests for: `A | B`, `'a'..'z'`, `length 2`.
void TreePrinter::printHeads(raw_ostream &To, const DecisionTree::Branch &B,
                             const Type &Ty) const {
  llvm::ListSeparator Bar(" | ");
  for (const PatternHead &H : B.Heads)
    To << Bar << H.text(Ty);
}

void TreePrinter::printLeaf(raw_ostream &To, const Node &N) const {
  if (N.TheKind == Node::Kind::Fail) {
    To << (OfExceptions ? "raise exn again" : "no case matches");
    return;
  }
  To << "case " << N.Number + 1;
  if (M.hasGuard(N.Number))
    To << " if its condition holds";
  llvm::ListSeparator Comma;
  for (const Node::Binding &B : N.Bindings) {
    To << (&B == N.Bindings.begin() ? ": " : "") << Comma
       << sourceName(B.Variable->Name) << " = ";
    printPath(To, *B.Value);
  }
}

//===- Text ---------------------------------------------------------------===//

/// Prints a node after the `->` of a branch. A leaf is printed on the same
/// line.
void TreePrinter::printBranch(const Node &N, unsigned Depth) {
  if (N.TheKind == Node::Kind::Test || N.Otherwise) {
    OS << '\n';
    return printText(N, Depth);
  }
  OS << ' ';
  printText(N, 0);
}

void TreePrinter::printText(const Node &N, unsigned Depth) {
  // Deep trees are not indented further, so that the text has linear size.
  const unsigned Indentation = 2 * std::min(Depth, 40u);
  OS.indent(Indentation);
  if (N.TheKind == Node::Kind::Test) {
    OS << "test ";
    printPath(OS, *N.Tested);
    OS << '\n';
    for (const DecisionTree::Branch &B : N.Branches) {
      printHeads(OS.indent(Indentation + 2), B, *N.Tested->Ty);
      OS << " ->";
      printBranch(*B.Then, Depth + 2);
    }
  } else {
    SourceRangeScope Marked(
        OS, Marks,
        N.TheKind == Node::Kind::Case ? M.Bodies[N.Number]->Range : M.Range);
    printLeaf(OS, N);
    OS << '\n';
  }
  if (!N.Otherwise)
    return;
  OS.indent(Indentation + 2) << "otherwise ->";
  printBranch(*N.Otherwise, Depth + 2);
}

//===- Graphs -------------------------------------------------------------===//

void TreePrinter::printEdge(unsigned From, unsigned To, StringRef Label) {
  OS << "  n" << From << " -> n" << To << " [label=\"";
  OS.write_escaped(Label) << "\"];\n";
}

unsigned TreePrinter::printGraph(const Node &N) {
  const unsigned Number = NumNodes++;
  std::string Label;
  llvm::raw_string_ostream Text(Label);
  if (N.TheKind == Node::Kind::Test)
    printPath(Text, *N.Tested);
  else
    printLeaf(Text, N);
  OS << "  n" << Number << " [label=\"";
  OS.write_escaped(Label) << '"';
  if (N.TheKind != Node::Kind::Test)
    OS << ", shape=box";
  OS << "];\n";
  for (const DecisionTree::Branch &B : N.Branches) {
    std::string Heads;
    llvm::raw_string_ostream Stream(Heads);
    printHeads(Stream, B, *N.Tested->Ty);
    printEdge(Number, printGraph(*B.Then), Heads);
  }
  if (N.Otherwise)
    printEdge(Number, printGraph(*N.Otherwise), "otherwise");
  return Number;
}

//===- Programs -----------------------------------------------------------===//

/// Returns the matches of the program, in the order of the text.
static std::vector<const Match *> matchesOf(const Expression &Program) {
  llvm::DenseSet<const Expression *> OfLibrary;
  auto Exclude = [&](const FunctionDefinition &F) {
    if (F.IsOfLibrary)
      forEachExpression(*F.Body,
                        [&](const Expression &E) { OfLibrary.insert(&E); });
  };
  std::vector<const Match *> Matches;
  llvm::DenseSet<const char *> Found;
  forEachExpression(Program, [&](const Expression &E) {
    if (const auto *L = dyn_cast<LetRec>(&E))
      Exclude(*L->Function);
    if (const auto *L = dyn_cast<LetRecGroup>(&E))
      for (const FunctionDefinition *F : L->Functions)
        Exclude(*F);
    const auto *M = dyn_cast<Match>(&E);
    // A match that the compiler has made has no failure location.
    if (M && M->Failure.Line && !OfLibrary.contains(M) &&
        Found.insert(M->Range.Start.getPointer()).second)
      Matches.push_back(M);
  });
  llvm::sort(Matches, [](const Match *A, const Match *B) {
    return A->Range.Start.getPointer() < B->Range.Start.getPointer();
  });
  return Matches;
}

/// Returns the keyword of a match, or "pattern" if the match comes from the
/// pattern of a definition or a parameter.
static StringRef kindOf(const Match &M) {
  const char *Start = M.Range.Start.getPointer();
  StringRef Word = StringRef(Start, M.Range.End.getPointer() - Start)
                       .take_while(llvm::isAlpha);
  for (StringRef Keyword : {"match", "try", "function"})
    if (Word == Keyword)
      return Keyword;
  return "pattern";
}

/// Calls Print with the trees of M.
template <typename Function>
static void forEachTree(const Match &M, TypeContext &Types, Function Print) {
  for (bool OfExceptions : {false, true}) {
    if (!llvm::any_of(M.Cases, [&](const MatchCase &Case) {
          return Case.IsException == OfExceptions;
        }))
      continue;
    Print(DecisionTree(Types, M, OfExceptions,
                       OfExceptions ? nullptr : M.Scrutinee->Ty),
          OfExceptions);
  }
}

void mincaml::printDecisionTrees(const Expression &Program, TypeContext &Types,
                                 llvm::MemoryBufferRef Source, raw_ostream &OS,
                                 SourceRanges *Marks) {
  const SourcePositions Positions(Source);
  for (const Match *M : matchesOf(Program)) {
    SourceRangeScope Marked(OS, Marks, M->Range);
    const SourcePosition P = Positions.position(M->Range.Start);
    OS << P.Line << ':' << P.Column << ": " << kindOf(*M) << '\n';
    forEachTree(*M, Types, [&](const DecisionTree &Tree, bool OfExceptions) {
      TreePrinter(*M, Tree, OfExceptions, OS, Marks).printText(Tree.root(), 1);
    });
  }
}

void mincaml::printDecisionGraphs(const Expression &Program, TypeContext &Types,
                                  llvm::MemoryBufferRef Source,
                                  raw_ostream &OS) {
  const SourcePositions Positions(Source);
  for (const Match *M : matchesOf(Program))
    forEachTree(*M, Types, [&](const DecisionTree &Tree, bool OfExceptions) {
      const SourcePosition P = Positions.position(M->Range.Start);
      OS << "digraph \"" << P.Line << ':' << P.Column << ": " << kindOf(*M)
         << (OfExceptions && !M->IsTry ? ", exceptions" : "") << "\" {\n";
      TreePrinter(*M, Tree, OfExceptions, OS, nullptr).printGraph(Tree.root());
      OS << "}\n";
    });
}
