//===- PhiCPrinter.cpp - Functions with phi-c and upsilon nodes -----------===//

#include "mincaml/Analysis/Handlers/PhiC.h"
#include "mincaml/Analysis/Slots/Liveness.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/SSAUpdater.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

using namespace mincaml;
using namespace llvm;

//===----------------------------------------------------------------------===//
// A copy of a function in phi-c form
//===----------------------------------------------------------------------===//

namespace {

/// A copy of a function whose handlers are in phi-c form, for printing. LLVM
/// has no such instructions: an upsilon node is a `freeze` of the stored value,
/// and a phi-c node is a `freeze` of poison. A phi-c node replaces a phi node,
/// or a value where control has come through the handler. Where this path meets
/// one on which the handler has not been executed, a new phi node joins both
/// values.
///
/// The copy is in a module of its own and uses the globals of the original.
class PhiCFunction {
public:
  /// Handlers must be those of F. Handlers that are too large stay in phi form.
  PhiCFunction(const Function &F, ArrayRef<PhiCHandler> Handlers);

  Function &function() const { return *Copy; }
  /// The copy of a value of the original function. A value outside the function
  /// is its own copy.
  Value *copyOf(const Value *V) const;
  /// The operands of a phi-c node, in program order; null for any other
  /// instruction.
  const std::vector<const Instruction *> *
  phiCOperands(const Instruction &I) const {
    auto It = PhiCs.find(&I);
    return It == PhiCs.end() ? nullptr : &It->second.Operands;
  }
  bool isUnused(const Instruction &PhiC) const {
    return !PhiCs.lookup(&PhiC).IsUsed;
  }
  bool isUpsilon(const Instruction &I) const { return Upsilons.contains(&I); }
  /// Whether a phi node is the exception of a handler in phi-c form.
  bool isException(const Instruction &I) const {
    return Exceptions.contains(&I);
  }
  /// Whether values are live into a handler without a phi-c node. Live must be
  /// the liveness of function().
  bool hasOtherLiveValues(const PhiCHandler &H, const Liveness &Live) const;

private:
  struct PhiC {
    std::vector<const Instruction *> Operands;
    bool IsUsed = false;
  };
  /// The phi-c nodes of a value that dominates handlers.
  using Loaded = SmallVector<Instruction *, 2>;

  Instruction *addPhiC(Value &V, const PhiCVariable &Variable,
                       const PhiCHandler &H);
  void replacePhis(const PhiCHandler &H);
  /// Adds phi-c nodes for the values that dominate the handler.
  void addLoads(const PhiCHandler &H);
  void addUpsilons(const PhiCHandler &H);
  void replaceUses(Value &V, ArrayRef<Instruction *> PhiCs);
  void nameUpsilons();

  Module Own;
  Function *Copy;
  ValueToValueMapTy Map;
  DenseMap<const Instruction *, PhiC> PhiCs;
  /// For each upsilon node, the phi-c node that loads its value.
  DenseMap<const Instruction *, const Instruction *> Upsilons;
  DenseSet<const Instruction *> Exceptions;
  MapVector<Value *, Loaded> LoadedValues;
  /// The phi-c nodes of a handler, in the order of its variables.
  DenseMap<const PhiCHandler *, std::vector<Instruction *>> ByVariable;
};

} // namespace

/// Copies the body of a function, without metadata.
static void copyBody(const Function &F, Function &Copy,
                     ValueToValueMapTy &Map) {
  for (auto [From, To] : zip(F.args(), Copy.args())) {
    To.setName(From.getName());
    Map[&From] = &To;
  }
  for (const BasicBlock &B : F)
    Map[&B] = BasicBlock::Create(F.getContext(), B.getName(), &Copy);
  for (const BasicBlock &B : F)
    for (const Instruction &I : B) {
      Instruction *New = I.clone();
      New->insertInto(cast<BasicBlock>(Map[&B]),
                      cast<BasicBlock>(Map[&B])->end());
      New->setName(I.getName());
      New->eraseMetadataIf([](unsigned, MDNode *) { return true; });
      New->setDebugLoc(DebugLoc());
      Map[&I] = New;
    }
  for (BasicBlock &B : Copy)
    for (Instruction &I : B)
      RemapInstruction(&I, Map,
                       RF_NoModuleLevelChanges | RF_IgnoreMissingLocals);
}

PhiCFunction::PhiCFunction(const Function &F, ArrayRef<PhiCHandler> Handlers)
    : Own(F.getName(), F.getContext()),
      Copy(Function::Create(F.getFunctionType(), GlobalValue::ExternalLinkage,
                            F.getName(), Own)) {
  Own.setDataLayout(F.getDataLayout());
  copyBody(F, *Copy, Map);
  for (const PhiCHandler &H : Handlers)
    if (!H.IsTooLarge)
      replacePhis(H);
  for (const PhiCHandler &H : Handlers)
    if (!H.IsTooLarge)
      addLoads(H);
  // After all phi-c nodes exist, because a handler may be in the region of
  // another one.
  for (const PhiCHandler &H : Handlers)
    if (!H.IsTooLarge)
      addUpsilons(H);
  for (auto &[V, Loads] : LoadedValues)
    replaceUses(*V, Loads);
  nameUpsilons();
}

/// Numbers the upsilon nodes and lists them as operands of their phi-c nodes.
void PhiCFunction::nameUpsilons() {
  unsigned Number = 0;
  for (BasicBlock &B : *Copy)
    for (Instruction &I : B)
      if (const Instruction *PhiC = Upsilons.lookup(&I)) {
        I.setName("u" + Twine(++Number));
        PhiCs[PhiC].Operands.push_back(&I);
      }
}

Instruction *PhiCFunction::addPhiC(Value &V, const PhiCVariable &Variable,
                                   const PhiCHandler &H) {
  // The phi-c nodes are in the order of the variables, before the first
  // instruction of the handler.
  auto *First =
      cast<Instruction>(copyOf(&*H.TheHandler.Block->getFirstInsertionPt()));
  auto *New =
      new FreezeInst(PoisonValue::get(V.getType()), "", First->getIterator());
  PhiCs[New].IsUsed = Variable.IsUsed;
  return New;
}

void PhiCFunction::replacePhis(const PhiCHandler &H) {
  Exceptions.insert(cast<Instruction>(copyOf(H.TheHandler.Exception)));
  for (const PhiCVariable &V : H.Variables) {
    if (!V.HasPhi)
      continue;
    auto *Phi = cast<PHINode>(copyOf(V.TheValue));
    Instruction *New = addPhiC(*Phi, V, H);
    New->takeName(Phi);
    Phi->replaceAllUsesWith(New);
    Phi->eraseFromParent();
    Map[V.TheValue] = New;
  }
}

void PhiCFunction::addLoads(const PhiCHandler &H) {
  std::vector<Instruction *> &PhiCsOfH = ByVariable[&H];
  for (const PhiCVariable &V : H.Variables) {
    Value *Copied = copyOf(V.TheValue);
    if (V.HasPhi) {
      PhiCsOfH.push_back(cast<Instruction>(Copied));
      continue;
    }
    PhiCsOfH.push_back(addPhiC(*Copied, V, H));
    PhiCsOfH.back()->setName(Copied->hasName() ? Copied->getName() + ".c"
                                               : "c");
    LoadedValues[Copied].push_back(PhiCsOfH.back());
  }
}

void PhiCFunction::addUpsilons(const PhiCHandler &H) {
  for (const Upsilon &U : H.Upsilons) {
    auto *Before = cast<Instruction>(copyOf(U.Before));
    auto *New = new FreezeInst(copyOf(U.Stored), "", Before->getIterator());
    Upsilons[New] = ByVariable[&H][U.Variable];
  }
}

Value *PhiCFunction::copyOf(const Value *V) const {
  Value *Copied = Map.lookup(V);
  return Copied ? Copied : const_cast<Value *>(V);
}

/// V is loaded again at the start of each handler that it is live into.
/// Replaces its uses by the value that reaches them.
void PhiCFunction::replaceUses(Value &V, ArrayRef<Instruction *> Loads) {
  auto *I = dyn_cast<Instruction>(&V);
  BasicBlock *Defining = I ? I->getParent() : &Copy->getEntryBlock();
  SSAUpdater Updater;
  Updater.Initialize(V.getType(), V.getName());
  Updater.AddAvailableValue(Defining, &V);
  DenseMap<const BasicBlock *, Instruction *> ByBlock;
  for (Instruction *Load : Loads) {
    Updater.AddAvailableValue(Load->getParent(), Load);
    ByBlock[Load->getParent()] = Load;
  }
  for (Use &U : make_early_inc_range(V.uses())) {
    auto *User = cast<Instruction>(U.getUser());
    if (isa<PHINode>(User)) {
      Updater.RewriteUse(U);
    } else if (Instruction *Load = ByBlock.lookup(User->getParent())) {
      U.set(Load);
    } else if (User->getParent() != Defining) {
      Updater.RewriteUse(U);
    }
  }
}

bool PhiCFunction::hasOtherLiveValues(const PhiCHandler &H,
                                      const Liveness &Live) const {
  const auto *Block = cast<BasicBlock>(copyOf(H.TheHandler.Block));
  const VariableTable &Table = Live.variables();
  const BitVector In = Live.sets(*Block).In;
  return any_of(In.set_bits(), [&](unsigned V) {
    return V >= Table.slots() && !Table.variable(V)->getType()->isTokenTy();
  });
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

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
