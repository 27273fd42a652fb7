//===- Plan.h - What an allocator has decided to do -------------*- C++ -*-===//

#ifndef MINCAML_LIB_REGALLOC_PLAN_H
#define MINCAML_LIB_REGALLOC_PLAN_H

#include "AllocationStatistics.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/CodeGen/Register.h"
#include "llvm/IR/DebugLoc.h"
#include "llvm/MC/MCRegister.h"
#include <string>
#include <vector>

namespace llvm {
class MachineBasicBlock;
class MachineInstr;
} // namespace llvm

namespace mincaml::regalloc {

struct Action {
  enum Kind : unsigned char {
    /// MI stays; the registers of its virtual operands start at FirstOperand.
    Instruction,
    /// A debug instruction; no register where a value is not in one.
    Debug,
    Move,
    Save,
    Restore,
    /// To is expected to have Value, which has no value yet.
    Undefine
  };
  Kind TheKind;
  Reason Why = Reason::Pressure;
  llvm::Register Value = {};
  llvm::MCRegister From = {}, To = {};
  llvm::MachineInstr *MI = nullptr;
  size_t FirstOperand = 0;
};

struct BlockPlan {
  std::vector<Action> Actions;
};

struct EdgePlan {
  llvm::MachineBasicBlock *From, *To;
  llvm::SmallVector<Action, 4> Actions;
};

/// Why an allocator gave up.
struct AllocationFailure {
  std::string Message;
  llvm::DebugLoc Where;
};

} // namespace mincaml::regalloc

#endif // MINCAML_LIB_REGALLOC_PLAN_H
