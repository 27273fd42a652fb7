//===- Expressions.h - Rematerializable expressions -------------*- C++ -*-===//
//
// An allocator may drop a value that is cheap to compute and rematerialize it
// where it is needed. The check treats an expression as one more location that
// holds variables. A definition by the expression adds its variable to that
// location, a new definition of one of its operands clears the location, and a
// rematerialization copies the contents of the location.
//
// A load of a constant may also be folded into a recorded instruction. The
// result of that instruction may then be rematerialized by the instruction that
// results from the folding, as long as the recorded instruction reads the value
// that the load gives.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_ALLOCATIONCHECK_EXPRESSIONS_H
#define MINCAML_LIB_ALLOCATIONCHECK_EXPRESSIONS_H

#include "Folding.h"
#include "NodeWriter.h"

namespace mincaml::allocationcheck {

class ExpressionTable {
public:
  /// Collects the expressions of the recorded function.
  ExpressionTable(const CheckInput &Input, Folder &TheFolder,
                  Program &TheProgram);

  /// The key of the expression that MI computes, without the registers of MI.
  ExpressionKey keyOf(const llvm::MachineInstr &MI) const;
  /// The key of a rematerializable recorded instruction.
  const ExpressionKey &keyOf(unsigned Recorded) const {
    return ByInstruction.at(Recorded)->first;
  }
  const ExpressionKey &keyOfLoad(LoadNumber Load) const {
    return ByLoad[Load]->first;
  }
  /// Whether the recorded function has this expression with any registers.
  bool isKnown(const ExpressionKey &Key) const;
  /// If the instruction is rematerializable, adds its result to the location of
  /// its expression.
  void define(unsigned Recorded, NodeWriter &Writer) const;

private:
  using Entry = std::pair<const ExpressionKey, Expression>;

  void addRecorded(unsigned Recorded);
  void addLoads(Folder &TheFolder);
  void addResults(unsigned Recorded, Expression &E);
  void addDependents();
  ExpressionKey makeKey(unsigned Recorded) const;
  void canonicalize(ExpressionKey &Key) const;
  std::string textOf(const llvm::MachineOperand &MO) const;

  const CheckInput &Input;
  Program &TheProgram;
  /// The opcode of x86's MOV32ri, if the target has it.
  std::optional<unsigned> MoveImmediate;
  llvm::DenseMap<unsigned, const Entry *> ByInstruction;
  std::vector<const Entry *> ByLoad;
  /// For a recorded instruction, the expressions that compute its result if a
  /// load is folded into it. Condition is the index of the condition that the
  /// instruction reads the value that the load gives (Program::Conditions).
  struct Derived {
    const Entry *E;
    unsigned Condition;
  };
  llvm::DenseMap<unsigned, llvm::SmallVector<Derived, 1>> DerivedFrom;
};

} // namespace mincaml::allocationcheck

#endif // MINCAML_LIB_ALLOCATIONCHECK_EXPRESSIONS_H
