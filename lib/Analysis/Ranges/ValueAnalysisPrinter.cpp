//===- ValueAnalysisPrinter.cpp - Tables of ranges and arrays -------------===//

#include "mincaml/Analysis/Printing/Printing.h"
#include "mincaml/Analysis/Ranges/ValueAnalysis.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace llvm;
using dataflow::Interval;

/// The text of an interval: `[0, 9]`. A bound that is that of the type is left
/// out: `[0, ]`.
static std::string text(const Interval &I, unsigned Width) {
  if (I.isEmpty())
    return "never";
  const Interval All = Interval::all(Width);
  if (I == All)
    return "any";
  if (I.isConstant())
    return std::to_string(I.Low);
  std::string Result = "[";
  if (I.Low != All.Low)
    Result += std::to_string(I.Low);
  Result += ", ";
  if (I.High != All.High)
    Result += std::to_string(I.High);
  return Result + "]";
}

namespace {

class RangeWriter {
public:
  RangeWriter(const Function &F, const ValueAnalysis &Values)
      : F(F), Values(Values), Slots(F.getParent()) {
    Slots.incorporateFunction(F);
    for (const auto &[Number, Pi] : enumerate(Values.piNodes(F).nodes()))
      NodesInto[Pi.To].push_back(Number);
  }

  std::string name(const Value &V) {
    std::string Name;
    raw_string_ostream OS(Name);
    V.printAsOperand(OS, /*PrintType=*/false, Slots);
    return Name;
  }

  void writeParameters(raw_ostream &OS) {
    for (const Argument &A : F.args())
      if (hasInterval(*A.getType()))
        write(OS, name(A), Values.of(A).Range, A);
  }

  void writeBlock(raw_ostream &OS, const BasicBlock &B) {
    for (unsigned Number : NodesInto.lookup(&B)) {
      const PiNode &Pi = Values.piNodes(F).nodes()[Number];
      write(OS,
            name(*Pi.Variable) + " from " + name(*Pi.From) + ", where " +
                conditionOf(Pi, [this](const Value &V) { return name(V); }),
            Values.ofPi(F, Number).Range, *Pi.Variable);
    }
    for (const Instruction &I : B)
      if (hasInterval(*I.getType()))
        write(OS, name(I), Values.of(I).Range, I);
  }

private:
  void write(raw_ostream &OS, const std::string &Name, const Interval &Range,
             const Value &V) {
    OS << "  " << Name << ": " << text(Range, V.getType()->getIntegerBitWidth())
       << '\n';
  }

  const Function &F;
  const ValueAnalysis &Values;
  ModuleSlotTracker Slots;
  DenseMap<const BasicBlock *, SmallVector<unsigned, 2>> NodesInto;
};

} // namespace

void mincaml::printRanges(raw_ostream &OS, Function &F,
                          FunctionAnalysisManager &AM) {
  RangeWriter W(F, AM.getResult<FunctionValueAnalysis>(F));
  OS << "Ranges in function '" << F.getName() << "':\n";
  W.writeParameters(OS);
  for (const BasicBlock &B : F) {
    OS << W.name(B) << ":\n";
    W.writeBlock(OS, B);
  }
}

void mincaml::printRangesGraph(raw_ostream &OS, Function &F,
                               FunctionAnalysisManager &AM) {
  RangeWriter W(F, AM.getResult<FunctionValueAnalysis>(F));
  printAnnotatedCFG(OS, F, "ranges in '" + F.getName().str() + "'",
                    [&](const BasicBlock &B) {
                      std::string Text;
                      raw_string_ostream Block(Text);
                      W.writeBlock(Block, B);
                      return Text;
                    });
}

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

namespace {

class ArrayWriter {
public:
  ArrayWriter(raw_ostream &OS, const Module &M, const ValueAnalysis &Values)
      : OS(OS), Values(Values), Slots(&M) {}

  void writeObject(ObjectNumber Object) {
    const Value &Origin = Values.origin(Object);
    if (isa<Function>(Origin))
      return;
    OS << "  " << object(Object);
    if (std::optional<Interval> Length = Values.lengthOf(Object))
      OS << ", length " << text(*Length, 32);
    OS << (Values.hasEscaped(Object) ? ", known outside\n" : "\n");
  }

  void writeFunction(const Function &F) {
    OS << "Function '" << F.getName() << "':\n";
    Slots.incorporateFunction(F);
    for (const Argument &A : F.args())
      writeValue("parameter ", A);
    for (const Instruction &I : instructions(F))
      if (isa<LoadInst, PHINode, SelectInst, CallBase>(I) &&
          I.getType()->isPointerTy())
        writeValue("", I);
    const AbstractValue Result = Values.ofResult(F);
    if (F.getReturnType()->isPointerTy())
      OS << "  result: " << targets(Result) << '\n';
    else if (hasInterval(*F.getReturnType()))
      OS << "  result: "
         << text(Result.Range, F.getReturnType()->getIntegerBitWidth()) << '\n';
  }

private:
  void writeValue(StringRef What, const Value &V) {
    if (!V.getType()->isPointerTy() && !hasInterval(*V.getType()))
      return;
    OS << "  " << What;
    V.printAsOperand(OS, /*PrintType=*/false, Slots);
    const AbstractValue Result = Values.of(V);
    OS << ": "
       << (V.getType()->isPointerTy()
               ? targets(Result)
               : text(Result.Range, V.getType()->getIntegerBitWidth()))
       << '\n';
  }

  std::string object(ObjectNumber Object) {
    const Value &Origin = Values.origin(Object);
    std::string Text;
    raw_string_ostream Out(Text);
    if (const auto *I = dyn_cast<Instruction>(&Origin)) {
      Slots.incorporateFunction(*I->getFunction());
      I->printAsOperand(Out, /*PrintType=*/false, Slots);
      Out << " of '" << I->getFunction()->getName() << "'";
    } else {
      Origin.printAsOperand(Out, /*PrintType=*/false, Slots);
    }
    return Text;
  }

  std::string targets(const AbstractValue &V) {
    if (V.isBottom())
      return "never";
    if (V.isUnknownPointer())
      return "any";
    std::string Text;
    ListSeparator Separator;
    std::optional<Interval> Lengths = Interval::empty();
    for (ObjectNumber Object : Values.objectsOf(V)) {
      Text += (StringRef(Separator) + object(Object)).str();
      std::optional<Interval> Length = Values.lengthOf(Object);
      if (Length && Lengths)
        dataflow::IntervalLattice::join(*Lengths, *Length);
      else
        Lengths = std::nullopt;
    }
    if (V.Range != Interval::constant(0))
      Text += " + " + text(V.Range, 64);
    if (Lengths)
      Text += ", length " + text(*Lengths, 32);
    return Text;
  }

  raw_ostream &OS;
  const ValueAnalysis &Values;
  ModuleSlotTracker Slots;
};

} // namespace

void mincaml::printArrayFacts(raw_ostream &OS, Module &M,
                              ModuleAnalysisManager &AM) {
  const ValueAnalysis &Values = AM.getResult<ModuleValueAnalysis>(M);
  ArrayWriter W(OS, M, Values);
  OS << "Objects of module '" << M.getName() << "':\n";
  for (ObjectNumber Object = 0; Object < Values.numberOfObjects(); ++Object)
    W.writeObject(Object);
  for (const Function &F : M)
    if (!F.isDeclaration())
      W.writeFunction(F);
}
