//===- PhiCPrinter.cpp - Functions with phi-c and upsilon nodes -----------===//

#include "PhiCFunction.h"
#include "mincaml/Analysis/Slots/Liveness.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace llvm;

namespace {

class PhiCWriter {
public:
  PhiCWriter(raw_ostream &OS, const Function &F,
             const PhiCFunction &Transformed)
      : OS(OS), Transformed(Transformed),
        Slots(F.getParent(), /*ShouldInitializeAllMetadata=*/false) {
    Slots.incorporateFunction(Transformed.function());
  }

  void printFunction();
  /// Prints the counts and the result of the check, with the names of the
  /// printed function.
  void printReport(const PhiCHandler &H, ArrayRef<PhiCError> Errors,
                   bool HasOtherLiveValues);

private:
  std::string name(const Value &V);
  void printError(const PhiCHandler &H, const PhiCError &Error);
  std::string operand(const Value &V, bool WithType);
  void printInstruction(const Instruction &I);

  raw_ostream &OS;
  const PhiCFunction &Transformed;
  ModuleSlotTracker Slots;
};

/// The sizes of both forms, summed over some handlers.
struct Counts {
  uint64_t Edges = 0, AllCalls = 0, Variables = 0, Product = 0;
  uint64_t Phis = 0, PhiOperands = 0, Upsilons = 0, Unused = 0;

  void add(const PhiCHandler &H);
  void print(raw_ostream &OS) const;
};

} // namespace

std::string PhiCWriter::operand(const Value &V, bool WithType) {
  std::string Text;
  raw_string_ostream Stream(Text);
  V.printAsOperand(Stream, WithType, Slots);
  return Text;
}

void PhiCWriter::printInstruction(const Instruction &I) {
  const auto *Operands = Transformed.phiCOperands(I);
  if (Transformed.isUpsilon(I)) {
    OS << "  " << operand(I, /*WithType=*/false) << " = upsilon "
       << operand(*I.getOperand(0), /*WithType=*/true);
  } else if (Operands) {
    OS << "  " << operand(I, /*WithType=*/false) << " = phic " << *I.getType()
       << " (";
    ListSeparator Comma;
    for (const Instruction *Operand : *Operands)
      OS << Comma << operand(*Operand, /*WithType=*/false);
    OS << ')' << (Transformed.isUnused(I) ? "  ; unused" : "");
  } else if (isa<PHINode>(I) && Transformed.isException(I)) {
    OS << "  " << operand(I, /*WithType=*/false) << " = exception "
       << *I.getType();
  } else {
    I.print(OS, Slots);
  }
  OS << '\n';
}

void PhiCWriter::printFunction() {
  for (const BasicBlock &B : Transformed.function()) {
    OS << operand(B, /*WithType=*/false) << ":\n";
    for (const Instruction &I : B)
      printInstruction(I);
  }
}

void Counts::add(const PhiCHandler &H) {
  Edges += H.TheHandler.Raising.size();
  AllCalls += H.edgesOfAllCalls();
  Variables += H.Variables.size();
  Product += H.edgesTimesVariables();
  Phis += count_if(H.Variables, [](auto &V) { return V.HasPhi; });
  PhiOperands += H.phiOperands();
  Upsilons += H.Upsilons.size();
  Unused += H.unusedUpsilons();
}

void Counts::print(raw_ostream &OS) const {
  OS << " edges=" << Edges << " if-all-calls-raise=" << AllCalls
     << " variables=" << Variables << " edges*variables=" << Product
     << "\n  phi nodes: " << Phis << " with " << PhiOperands
     << " operands\n  phi-c nodes: " << Variables << " with " << Upsilons
     << " operands, upsilon nodes: " << Upsilons << ", unused: " << Unused
     << '\n';
}

std::string PhiCWriter::name(const Value &V) {
  return operand(*Transformed.copyOf(&V), /*WithType=*/false);
}

void PhiCWriter::printError(const PhiCHandler &H, const PhiCError &Error) {
  OS << "  wrong: " << name(*H.Variables[Error.Variable].TheValue) << " is "
     << (Error.Contents ? name(*Error.Contents) : "not known");
  if (Error.Raising)
    OS << " at the end of " << name(*Error.Raising) << '\n';
  else
    OS << " before it is computed\n";
}

void PhiCWriter::printReport(const PhiCHandler &H, ArrayRef<PhiCError> Errors,
                             bool HasOtherLiveValues) {
  OS << "handler " << name(*H.TheHandler.Block) << ":";
  if (H.IsTooLarge) {
    OS << " its region is too large\n";
    return;
  }
  Counts C;
  C.add(H);
  C.print(OS);
  if (Errors.empty() && !HasOtherLiveValues)
    OS << "  checked: on each raising edge the slots contain the operands of "
          "the phi nodes\n";
  for (const PhiCError &Error : Errors)
    printError(H, Error);
  if (HasOtherLiveValues)
    OS << "  wrong: a value comes into the handler without a phi-c node\n";
}

void mincaml::printPhiC(raw_ostream &OS, Function &F,
                        FunctionAnalysisManager &AM) {
  auto &DT = AM.getResult<DominatorTreeAnalysis>(F);
  OS << "phi-c form of '" << F.getName() << "':";
  if (findHandlers(F, DT).empty()) {
    OS << " no handlers\n";
    return;
  }
  auto &Live = AM.getResult<LivenessAnalysis>(F);
  if (Live.isTooLarge()) {
    OS << " the function is too large\n";
    return;
  }
  OS << '\n';
  std::vector<PhiCHandler> Handlers = makePhiC(F, Live, DT);
  PhiCFunction Transformed(F, Handlers);
  PhiCWriter ThePrinter(OS, F, Transformed);
  ThePrinter.printFunction();
  Liveness LiveAfter(Transformed.function());
  for (const PhiCHandler &H : Handlers)
    if (H.IsTooLarge)
      ThePrinter.printReport(H, {}, false);
    else
      ThePrinter.printReport(H, checkPhiC(H, DT),
                             Transformed.hasOtherLiveValues(H, LiveAfter));
  if (Handlers.size() > 1) {
    Counts Total;
    for (const PhiCHandler &H : Handlers)
      if (!H.IsTooLarge)
        Total.add(H);
    OS << "total:";
    Total.print(OS);
  }
}
