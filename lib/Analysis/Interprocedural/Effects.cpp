//===- Effects.cpp - Side effects of functions ----------------------------===//

#include "mincaml/Analysis/Interprocedural/Effects.h"
#include "mincaml/Analysis/Interprocedural/Alias.h"
#include "mincaml/Analysis/Interprocedural/CallComponents.h"
#include "mincaml/Analysis/Interprocedural/Termination.h"
#include "mincaml/Analysis/Printing/Printing.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace mincaml;
using namespace llvm;

/// Sets Into if Other is set; returns whether Into has changed.
static bool raise(bool &Into, bool Other) {
  bool Changed = Other && !Into;
  Into |= Other;
  return Changed;
}

bool MemoryLocations::add(const MemoryLocations &Other) {
  bool Changed = (Other.Parameters & ~Parameters) != 0;
  Parameters |= Other.Parameters;
  Changed |= raise(Globals, Other.Globals);
  Changed |= raise(Anywhere, Other.Anywhere);
  return Changed;
}

bool FunctionEffects::add(const FunctionEffects &Other) {
  bool Changed = Reads.add(Other.Reads);
  Changed |= Writes.add(Other.Writes);
  Changed |= raise(Allocates, Other.Allocates);
  Changed |= raise(DoesInputOutput, Other.DoesInputOutput);
  Changed |= raise(MayNotReturn, Other.MayNotReturn);
  Changed |= raise(MayUnwind, Other.MayUnwind);
  Changed |= (Other.Escaping & ~Escaping) != 0;
  Escaping |= Other.Escaping;
  return Changed;
}

FunctionEffects FunctionEffects::unknown() {
  FunctionEffects Result;
  for (MemoryLocations *P : {&Result.Reads, &Result.Writes}) {
    P->Parameters = ~0u;
    P->Globals = P->Anywhere = true;
  }
  Result.Allocates = Result.DoesInputOutput = true;
  Result.MayNotReturn = Result.MayUnwind = true;
  Result.Escaping = ~0u;
  return Result;
}

SmallVector<const Value *, 4> mincaml::underlyingObjects(const Value &Pointer) {
  constexpr unsigned MaximumVisited = 32;
  SmallVector<const Value *, 4> Result;
  SmallSetVector<const Value *, 8> Visited;
  Visited.insert(&Pointer);
  for (unsigned I = 0; I < Visited.size(); ++I) {
    if (I == MaximumVisited)
      return {};
    const Value *V = Visited[I];
    if (const auto *Address = dyn_cast<GEPOperator>(V)) {
      Visited.insert(Address->getPointerOperand());
    } else if (isa<BitCastOperator, AddrSpaceCastOperator>(V)) {
      Visited.insert(cast<Operator>(V)->getOperand(0));
    } else if (const auto *Phi = dyn_cast<PHINode>(V)) {
      for (const Value *Incoming : Phi->incoming_values())
        Visited.insert(Incoming);
    } else if (const auto *Select = dyn_cast<SelectInst>(V)) {
      Visited.insert(Select->getTrueValue());
      Visited.insert(Select->getFalseValue());
    } else {
      Result.push_back(V);
    }
  }
  return Result;
}

bool mincaml::isFresh(const Value &Object) {
  if (isa<AllocaInst>(Object))
    return true;
  if (const auto *Parameter = dyn_cast<Argument>(&Object))
    return Parameter->hasByValAttr();
  const auto *Call = dyn_cast<CallBase>(&Object);
  return Call && Call->hasRetAttr(Attribute::NoAlias);
}

/// Adds an access through Pointer, as far as the callers of the function can
/// observe it: memory that the function itself allocates does not count.
static void addAccess(MemoryLocations &To, const Value &Pointer, bool IsRead) {
  SmallVector<const Value *, 4> Objects = underlyingObjects(Pointer);
  // The objects are not known: the pointer may lead anywhere, including to
  // memory whose address does not visibly escape.
  if (!Pointer.getType()->isPointerTy() || Objects.empty()) {
    To.Parameters = ~0u;
    To.Globals = To.Anywhere = true;
  }
  for (const Value *Object : Objects) {
    if (isFresh(*Object))
      continue;
    const auto *Global = dyn_cast<GlobalVariable>(Object);
    if (Global && Global->isConstant() && IsRead)
      continue;
    if (const auto *Parameter = dyn_cast<Argument>(Object))
      To.Parameters |= MemoryLocations::parameterBit(Parameter->getArgNo());
    else if (Global)
      To.Globals = true;
    else
      To.Anywhere = true;
  }
}

/// Adds memory that code outside the module accesses. Such code may call back
/// functions that access global variables.
static void addAnywhere(MemoryLocations &To) {
  To.Globals = To.Anywhere = true;
}

/// Translates locations of a callee to the caller: an access through a
/// parameter becomes an access to the memory that the argument points to.
static void addCalleeLocations(MemoryLocations &To,
                               const MemoryLocations &Callee,
                               const CallBase &Call, bool IsRead) {
  To.Globals |= Callee.Globals;
  To.Anywhere |= Callee.Anywhere;
  for (const Use &Argument : Call.args())
    if (Callee.Parameters &
        MemoryLocations::parameterBit(Call.getArgOperandNo(&Argument)))
      addAccess(To, *Argument, IsRead);
}

/// The effects that the attributes of a call and of its callee allow.
static FunctionEffects promised(const CallBase &Call) {
  static constexpr IRMemLocation Hidden[] = {IRMemLocation::InaccessibleMem,
                                             IRMemLocation::TargetMem0,
                                             IRMemLocation::TargetMem1};
  FunctionEffects Result;
  MemoryEffects Memory = Call.getMemoryEffects();
  for (bool IsRead : {true, false}) {
    MemoryLocations &To = IsRead ? Result.Reads : Result.Writes;
    auto Touches = [&](IRMemLocation Location) {
      ModRefInfo Info = Memory.getModRef(Location);
      return IsRead ? isRefSet(Info) : isModSet(Info);
    };
    if (Touches(IRMemLocation::Other) || Touches(IRMemLocation::ErrnoMem))
      addAnywhere(To);
    // No load or store of the module can access this memory. An effect on it is
    // an allocation or input and output.
    if (any_of(Hidden, Touches)) {
      if (Call.hasFnAttr(Attribute::AllocKind) &&
          Call.hasRetAttr(Attribute::NoAlias))
        Result.Allocates = true;
      else
        Result.DoesInputOutput = true;
    }
    if (!Touches(IRMemLocation::ArgMem))
      continue;
    for (const Use &Argument : Call.args()) {
      unsigned Number = Call.getArgOperandNo(&Argument);
      if (!Argument->getType()->isPtrOrPtrVectorTy() ||
          (IsRead ? Call.onlyWritesMemory(Number)
                  : Call.onlyReadsMemory(Number)))
        continue;
      To.Parameters |= MemoryLocations::parameterBit(Number);
    }
  }
  Result.MayNotReturn = !Call.hasFnAttr(Attribute::WillReturn);
  Result.MayUnwind = !Call.doesNotThrow();
  return Result;
}

/// Removes the effects that attributes exclude.
static void limit(FunctionEffects &Effects, MemoryEffects Memory,
                  bool WillReturn, bool DoesNotThrow) {
  if (!isRefSet(Memory.getModRef()))
    Effects.Reads = MemoryLocations();
  if (!isModSet(Memory.getModRef())) {
    Effects.Writes = MemoryLocations();
    Effects.DoesInputOutput = false;
  }
  Effects.MayNotReturn &= !WillReturn;
  Effects.MayUnwind &= !DoesNotThrow;
}

FunctionEffects ModuleEffects::ofCallee(const CallBase &Call) const {
  if (const auto *Intrinsic = dyn_cast<IntrinsicInst>(&Call))
    if (Intrinsic->isAssumeLikeIntrinsic())
      return FunctionEffects();
  if (const auto *Transfer = dyn_cast<AnyMemIntrinsic>(&Call);
      Transfer && Transfer->isVolatile())
    return FunctionEffects::unknown();
  if (const auto *Assembly = dyn_cast<InlineAsm>(Call.getCalledOperand());
      Assembly && Assembly->hasSideEffects())
    return FunctionEffects::unknown();
  const Function *Callee = Call.getCalledFunction();
  const FunctionEffects *Known = Callee ? of(*Callee) : nullptr;
  if (!Known || Call.hasOperandBundles())
    return promised(Call);
  FunctionEffects Result = *Known;
  limit(Result, Call.getMemoryEffects(), Call.hasFnAttr(Attribute::WillReturn),
        Call.doesNotThrow());
  // A `byval` argument is copied to memory of the callee, and making the copy
  // reads the original.
  for (unsigned Number = 0; Number < Call.arg_size(); ++Number)
    if (Call.isPassPointeeByValueArgument(Number))
      Result.Reads.Parameters |= MemoryLocations::parameterBit(Number);
  return Result;
}

FunctionEffects ModuleEffects::ofCall(const CallBase &Call) const {
  FunctionEffects Result = ofCallee(Call);
  MemoryLocations Reads = std::exchange(Result.Reads, MemoryLocations());
  MemoryLocations Writes = std::exchange(Result.Writes, MemoryLocations());
  addCalleeLocations(Result.Reads, Reads, Call, /*IsRead=*/true);
  addCalleeLocations(Result.Writes, Writes, Call, /*IsRead=*/false);
  return Result;
}

FunctionEffects ModuleEffects::ofBody(const Function &F) const {
  FunctionEffects Result;
  for (const Instruction &I : instructions(F)) {
    if (const auto *Call = dyn_cast<CallBase>(&I)) {
      Result.add(ofCall(*Call));
      continue;
    }
    Result.MayUnwind |= I.mayThrow();
    if (I.isAtomic() || I.isVolatile()) {
      // Such an access may order accesses of other threads, or access a device.
      FunctionEffects Anything = FunctionEffects::unknown();
      Anything.MayNotReturn = Anything.MayUnwind = false;
      Result.add(Anything);
    } else if (const auto *Load = dyn_cast<LoadInst>(&I)) {
      addAccess(Result.Reads, *Load->getPointerOperand(), /*IsRead=*/true);
    } else if (const auto *Store = dyn_cast<StoreInst>(&I)) {
      addAccess(Result.Writes, *Store->getPointerOperand(), /*IsRead=*/false);
    } else {
      if (I.mayReadFromMemory())
        addAnywhere(Result.Reads);
      if (I.mayWriteToMemory())
        addAnywhere(Result.Writes);
    }
  }
  // The effects of calls and volatile accesses that have been added make
  // Escaping too large. mayEscape() examines each use of a parameter.
  Result.Escaping = 0;
  for (const Argument &Parameter : F.args())
    if (!Parameter.getType()->isPointerTy() || mayEscape(Parameter, this))
      Result.Escaping |= MemoryLocations::parameterBit(Parameter.getArgNo());
  return Result;
}

void ModuleEffects::analyze(ArrayRef<Function *> Component, bool IsRecursive,
                            FunctionAnalysisManager &AM) {
  for (Function *F : Component)
    // Variadic arguments are not parameters, so effects cannot describe them.
    if (F->isDefinitionExact() && !F->isVarArg() && !F->isPresplitCoroutine() &&
        !F->hasFnAttribute(Attribute::Naked))
      Functions.try_emplace(F);
  bool IsCyclic = IsRecursive &&
                  (Component.size() > 1 || !recursionEnds(*Component.front()));
  auto Raise = [&](Function &F) {
    auto Known = Functions.find(&F);
    if (Known == Functions.end())
      return false;
    FunctionEffects Found = ofBody(F);
    Found.MayNotReturn |= IsCyclic || Known->second.MayNotReturn;
    limit(Found, F.getMemoryEffects(), F.willReturn(), F.doesNotThrow());
    return Known->second.add(Found);
  };
  for (Function *F : Component)
    if (auto Known = Functions.find(F); Known != Functions.end())
      Known->second.MayNotReturn =
          !F->willReturn() && !AM.getResult<EndlessCyclesAnalysis>(*F).empty();
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (Function *F : Component)
      Changed |= Raise(*F);
    // A function that is not recursive is done after one pass.
    Changed &= IsRecursive;
  }
}

ModuleEffects::ModuleEffects(Module &M, FunctionAnalysisManager &AM) {
  CallComponents Graph(M);
  for (const CallComponents::Component &Component : Graph.bottomUp())
    analyze(Component, Graph.isRecursive(*Component.front()), AM);
}

const FunctionEffects *ModuleEffects::of(const Function &F) const {
  auto I = Functions.find(&F);
  return I == Functions.end() ? nullptr : &I->second;
}

/// Prints locations, with parameters by their names: ` %p %q globals anything`.
static void printLocations(raw_ostream &OS, const MemoryLocations &P,
                           const Function &F) {
  if (!P.any()) {
    OS << " nothing";
    return;
  }
  for (const Argument &Parameter : F.args())
    if (Parameter.getType()->isPointerTy() &&
        (P.Parameters & MemoryLocations::parameterBit(Parameter.getArgNo())))
      OS << ' ' << operandName(Parameter);
  if (P.Globals)
    OS << " globals";
  if (P.Anywhere)
    OS << " anything";
}

void ModuleEffects::printEffects(raw_ostream &OS, const Function &F) const {
  const FunctionEffects *Known = of(F);
  if (!Known) {
    OS << "unknown";
    return;
  }
  OS << "reads";
  printLocations(OS, Known->Reads, F);
  OS << "; writes";
  printLocations(OS, Known->Writes, F);
  for (const Argument &Parameter : F.args())
    if (Parameter.getType()->isPointerTy() &&
        (Known->Escaping & MemoryLocations::parameterBit(Parameter.getArgNo())))
      OS << "; keeps " << operandName(Parameter);
  if (Known->Allocates)
    OS << "; allocates";
  if (Known->DoesInputOutput)
    OS << "; input or output";
  if (Known->MayNotReturn)
    OS << "; may not return";
  if (Known->MayUnwind)
    OS << "; may unwind";
  if (Known->isRemovable())
    OS << "; removable";
}

void mincaml::printEffects(raw_ostream &OS, Module &M,
                           ModuleAnalysisManager &AM) {
  const ModuleEffects &Effects = AM.getResult<EffectsAnalysis>(M);
  OS << "Effects of the functions of '" << M.getName() << "':\n";
  for (const Function &F : M) {
    if (F.isDeclaration())
      continue;
    OS << "  @" << F.getName() << ": ";
    Effects.printEffects(OS, F);
    OS << '\n';
  }
}
