//===- Checks.h - What plans the checks of each fact ------------*- C++ -*-===//
//
// Each collects the facts of one kind about a function and plans the code that
// checks them. docs/fact-checking.md says what is checked exactly.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FACTCHECK_CHECKS_H
#define MINCAML_LIB_FACTCHECK_CHECKS_H

#include "Plan.h"

namespace mincaml {

class ModuleEffects;
class ValueFacts;

/// Registers objects, and every load and store in the shadow memory.
void planAccesses(FunctionChecks &Checks);
/// A frame for each call, with what the effects allow. Also where the frame is
/// only needed for the depth of calls.
void planFrames(FunctionChecks &Checks, const ModuleEffects &Effects);
/// For functions that are not instrumented otherwise: longjmp leads there.
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
void planRanges(FunctionChecks &Checks, const ValueFacts &Facts);

/// A part of memory that an instruction reads or writes.
struct MemoryAccess {
  llvm::Instruction *I;
  llvm::Value *Pointer;
  /// In bytes; any integer.
  llvm::Value *Size;
  bool IsWrite;
};

/// The accesses of I in address space 0, a copy has two. Those of slots do not
/// count: nothing else accesses them.
llvm::SmallVector<MemoryAccess, 2> accessesOf(llvm::Instruction &I);

} // namespace mincaml

#endif // MINCAML_LIB_FACTCHECK_CHECKS_H
