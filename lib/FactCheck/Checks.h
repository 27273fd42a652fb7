//===- Checks.h - Planning the checks of each kind --------------*- C++ -*-===//
//
// Each of these functions collects the analysis results of one kind for a
// function and plans the code that checks them. docs/fact-checking.md says
// exactly what is checked.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FACTCHECK_CHECKS_H
#define MINCAML_LIB_FACTCHECK_CHECKS_H

#include "Plan.h"

namespace mincaml {

class ModuleEffects;
class ValueAnalysis;

/// Plans the registration of objects and of every load and store in shadow
/// memory.
void planAccesses(FunctionChecks &Checks);
/// Plans a frame for each call, with the effects that the analysis allows.
/// Frames are also needed where only the depth of calls matters.
void planFrames(FunctionChecks &Checks, const ModuleEffects &Effects);
/// Plans the unwinding of frames after a longjmp to F. For functions that are
/// not instrumented in other ways.
void planReturnsTwice(llvm::Function &F, Hooks &TheHooks, Plan &ThePlan);

void planAliases(FunctionChecks &Checks);
void planModRef(FunctionChecks &Checks);
void planConstants(FunctionChecks &Checks);
void planValueNumbers(FunctionChecks &Checks);
void planAvailable(FunctionChecks &Checks);
void planAnticipated(FunctionChecks &Checks);
void planLiveness(FunctionChecks &Checks);
void planDefinitions(FunctionChecks &Checks);
void planInduction(FunctionChecks &Checks, LoopCounters &Counters);
void planDoAll(FunctionChecks &Checks, LoopCounters &Counters);
void planTermination(FunctionChecks &Checks, LoopCounters &Counters,
                     const ModuleEffects &Effects);
void planPromises(FunctionChecks &Checks);
void planRanges(FunctionChecks &Checks, const ValueAnalysis &Values);

/// A part of memory that an instruction reads or writes.
struct MemoryAccess {
  llvm::Instruction *I;
  llvm::Value *Pointer;
  /// The size in bytes, an integer of any width.
  llvm::Value *Size;
  bool IsWrite;
};

/// The accesses of I in address space 0; a memory copy has two. Accesses to
/// slots are left out, because nothing else accesses slots.
llvm::SmallVector<MemoryAccess, 2> accessesOf(llvm::Instruction &I);

} // namespace mincaml

#endif // MINCAML_LIB_FACTCHECK_CHECKS_H
