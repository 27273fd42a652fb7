//===- Faults.h - Faults, and what several of them need ---------*- C++ -*-===//

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

#define IR_FAULT(Plant, Name, Place, Description) bool Plant(llvm::Function &F);
#define MACHINE_FAULT(Plant, Name, Place, Description)                         \
  bool Plant(llvm::MachineFunction &MF);
#include "Faults.def"

/// Calls \p Plant on every instruction, which it may replace, and returns
/// whether any call returned true.
bool plantAtEach(llvm::Function &F,
                 llvm::function_ref<bool(llvm::Instruction &)> Plant);

/// The run-time error that an operation's check reports ("bounds"), if \p Call
/// is such a report; otherwise empty.
llvm::StringRef failureOf(const llvm::CallInst &Call);

/// The check that \p Branch is: its comparison, if one successor reports the
/// failure \p Kind. Otherwise null.
llvm::ICmpInst *checkBefore(llvm::BranchInst &Branch, llvm::StringRef Kind);

/// Instructions that follow each other if no check fails.
using StraightPath = llvm::SmallVector<llvm::Instruction *, 0>;

/// The longest straight paths of a function, in its order. Every block that is
/// not a failure is part of exactly one.
llvm::SmallVector<StraightPath, 0> straightPaths(llvm::Function &F);

/// Whether the front end computes two addresses alike from the same values.
bool isSameAddress(const llvm::Value *A, const llvm::Value *B);

/// The region of memory that an access is to, as IR generation names it
/// ("tuple field int"); empty if it has none.
llvm::StringRef regionOf(const llvm::Instruction &Access);

/// Whether memory that the program sees may change in \p Call.
bool mayChangeMemory(const llvm::CallInst &Call);

} // namespace mincaml::sabotage

#endif // MINCAML_TEST_SABOTAGE_FAULTS_H
