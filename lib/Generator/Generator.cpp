//===- Generator.cpp - Generated programs as text -------------------------===//

#include "mincaml/Generator/Generator.h"
#include "mincaml/Frontend/ASTPrinter.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Operands.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::generator;

llvm::Error GeneratorOptions::apply(const Profile &P) {
  EndsInError = P.EndsInError;
  llvm::SmallVector<llvm::StringRef, 16> Changes;
  P.Changes.split(Changes, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (llvm::StringRef Change : Changes)
    if (llvm::Error E = TheWeights.set(Change))
      return E;
  return llvm::Error::success();
}

/// Returns the node of the second tree that corresponds to Node in the first
/// one. The trees must be equal.
static const Expression *counterpart(const Expression *First,
                                     const Expression *Second,
                                     const Expression *Node) {
  llvm::SmallVector<const Expression *, 64> FirstStack = {First};
  llvm::SmallVector<const Expression *, 64> SecondStack = {Second};
  while (!FirstStack.empty()) {
    First = FirstStack.pop_back_val();
    Second = SecondStack.pop_back_val();
    assert(First->TheKind == Second->TheKind && "the trees differ");
    if (First == Node)
      return Second;
    appendOperands(First, FirstStack);
    appendOperands(Second, SecondStack);
  }
  llvm_unreachable("the node is not part of the tree");
}

/// The location that the message about a failing node has.
static llvm::SMLoc failureLocation(const Expression *E) {
  if (const auto *B = llvm::dyn_cast<Binary>(E))
    return B->OperatorLoc;
  return E->Range.Start;
}

GeneratedProgram
mincaml::generator::generateProgram(const GeneratorOptions &Options) {
  ASTContext Context;
  GeneratedTree Tree = generateTree(Options, Context);
  GeneratedProgram Program;
  llvm::raw_string_ostream OS(Program.Text);
  printAST(*Tree.Program, OS);
  if (!Tree.Failure)
    return Program;

  // Parsing the text gives the location of the node.
  llvm::SourceMgr Sources;
  DiagnosticEngine Diagnostics(Sources, llvm::errs());
  unsigned Buffer = Sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(Program.Text), llvm::SMLoc());
  const Expression *Printed =
      parse(Sources, Buffer, Context, Options.Language, Diagnostics);
  assert(Printed && "a generated program does not parse");
  const Expression *Failing =
      counterpart(Tree.Program, Printed, Tree.Failure->Node);
  SourcePosition Position = Diagnostics.position(failureLocation(Failing));
  // The comment is the first line.
  llvm::raw_string_ostream(Program.Expectation)
      << Position.Line + 1 << ':' << Position.Column << ": "
      << Tree.Failure->Message;
  Program.Text = "(* " + Program.Expectation + " *)\n" + Program.Text;
  return Program;
}
