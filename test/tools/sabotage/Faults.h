//===- Faults.h - Faults and their common helpers ---------------*- C++ -*-===//

#ifndef MINCAML_TEST_SABOTAGE_FAULTS_H
#define MINCAML_TEST_SABOTAGE_FAULTS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"

namespace llvm {
class MachineFunction;
} // namespace llvm

namespace mincaml::sabotage {

#define IR_FAULT(Plant, Name, Position, Description)                           \
  bool Plant(llvm::Function &F);
#define MACHINE_FAULT(Plant, Name, Position, Description)                      \
  bool Plant(llvm::MachineFunction &MF);
#include "Faults.def"

/// Calls \p Plant on every instruction, which it may replace, and returns
/// whether any call returned true.
bool plantAtEach(llvm::Function &F,
                 llvm::function_ref<bool(llvm::Instruction &)> Plant);

/// The kind of run-time error ("bounds") that \p Call reports; empty if \p Call
/// is not the report of a failed check.
llvm::StringRef failureOf(const llvm::CallInst &Call);

/// If \p Branch is a check, that is, if its first successor reports the failure
/// \p Kind, returns its comparison. Otherwise returns null.
llvm::ICmpInst *checkBefore(llvm::BranchInst &Branch, llvm::StringRef Kind);

/// The instructions that are executed one after the other if no check fails.
using StraightPath = llvm::SmallVector<llvm::Instruction *, 0>;

/// The longest straight paths of a function, in the order of the function.
/// Every block that does not report a failure is part of exactly one of them.
llvm::SmallVector<StraightPath, 0> straightPaths(llvm::Function &F);

/// Whether the front end computes two addresses in the same way from the same
/// values.
bool isSameAddress(const llvm::Value *A, const llvm::Value *B);

/// The region of memory that an instruction accesses, as IR generation names it
/// ("tuple field int"); empty if it has none.
llvm::StringRef regionOf(const llvm::Instruction &Access);

/// Whether \p Call may change memory that the program can read.
bool mayChangeMemory(const llvm::CallInst &Call);

} // namespace mincaml::sabotage

#endif // MINCAML_TEST_SABOTAGE_FAULTS_H
