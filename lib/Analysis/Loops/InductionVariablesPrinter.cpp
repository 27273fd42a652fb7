//===- InductionVariablesPrinter.cpp - print<mincaml-induction-vars> ------===//

#include "mincaml/Analysis/Loops/InductionVariables.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace llvm;

static StringRef symbol(CmpInst::Predicate Predicate) {
  switch (Predicate) {
  case CmpInst::ICMP_EQ:
    return "==";
  case CmpInst::ICMP_NE:
    return "!=";
  case CmpInst::ICMP_SLT:
    return "<";
  case CmpInst::ICMP_SLE:
    return "<=";
  case CmpInst::ICMP_SGT:
    return ">";
  case CmpInst::ICMP_SGE:
    return ">=";
  case CmpInst::ICMP_ULT:
    return "<u";
  case CmpInst::ICMP_ULE:
    return "<=u";
  case CmpInst::ICMP_UGT:
    return ">u";
  default:
    return ">=u";
  }
}

/// The text of an added constant: " + 3", " - 3", or nothing for 0.
static std::string signedTerm(const APInt &N) {
  if (N.isZero())
    return "";
  return (N.isNegative() ? " - " : " + ") +
         toString(N.isNegative() ? -N : N, 10, /*Signed=*/false);
}

/// The text of an affine function: "%base + 4 * %i - 3".
static std::string describe(const AffineValue &A) {
  std::string Text;
  if (A.Base)
    Text = operandName(*A.Base) + " + ";
  if (!A.Scale.isOne())
    Text += toString(A.Scale, 10, /*Signed=*/true) + " * ";
  return Text + operandName(*A.Variable) + signedTerm(A.Offset);
}

static std::string startOf(const BasicInductionVariable &Variable) {
  return Variable.Start ? operandName(*Variable.Start) : "?";
}

std::string mincaml::describeBounds(const LoopInduction &Induction,
                                    const TripBounds &Bounds) {
  const BasicInductionVariable &Variable = *Induction.find(Bounds.Variable);
  std::string Name = operandName(*Bounds.Variable);
  std::string Step = toString(Variable.Step.abs(), 10, /*Signed=*/false);
  return "for (" + Name + " = " + startOf(Variable) + "; " + Name +
         signedTerm(Bounds.Offset) + " " + symbol(Bounds.Predicate).str() +
         " " + operandName(*Bounds.Bound) + "; " + Name +
         (Variable.Step.isNegative() ? " -= " : " += ") + Step + ")";
}

static std::string describe(const BasicInductionVariable &Variable) {
  std::string Text = operandName(*Variable.Phi) + " = " + startOf(Variable) +
                     signedTerm(Variable.Step) + " * iteration";
  if (Variable.Range)
    Text += ", in [" + toString(Variable.Range->first, 10, true) + ", " +
            toString(Variable.Range->second, 10, true) + ']';
  else if (!Variable.IsExact)
    Text += ", may wrap";
  return Text;
}

void mincaml::describeInduction(
    const LoopInduction &Induction, const Function &F,
    function_ref<void(const Instruction &, StringRef, const std::string &)>
        Say) {
  for (const BasicInductionVariable &Variable : Induction.Variables)
    Say(*Variable.Phi, "basic", describe(Variable));
  for (const BasicBlock &BB : F)
    if (Induction.TheLoop->contains(&BB))
      for (const Instruction &I : BB)
        if (!Induction.find(dyn_cast<PHINode>(&I)))
          if (auto Found = Induction.Values.find(&I);
              Found != Induction.Values.end())
            Say(I, "derived", operandName(I) + " = " + describe(Found->second));
  for (const TripBounds &Bounds : Induction.Bounds) {
    std::string Text = describeBounds(Induction, Bounds) + ", in " +
                       operandName(*Bounds.Exiting);
    if (Bounds.Iterations)
      Text += ", " + toString(*Bounds.Iterations, 10, false) + " times";
    Say(*Bounds.Exiting->getTerminator(), "bounds", Text);
  }
}

void mincaml::printInductionVariables(raw_ostream &OS, Function &F,
                                      FunctionAnalysisManager &AM) {
  OS << "induction variables of " << operandName(F) << ":\n";
  for (const LoopInduction &Induction :
       AM.getResult<InductionVariablesAnalysis>(F).loops()) {
    const Loop &TheLoop = *Induction.TheLoop;
    OS << "loop " << operandName(*TheLoop.getHeader()) << ", depth "
       << TheLoop.getLoopDepth() << ":\n";
    if (Induction.IsTooLarge) {
      OS << "  not analyzed: loop nest exceeds the analysis budget\n";
      continue;
    }
    describeInduction(
        Induction, F,
        [&](const Instruction &, StringRef Kind, const std::string &Text) {
          OS << "  " << left_justify(Kind, 8) << ' ' << Text << '\n';
        });
  }
}
