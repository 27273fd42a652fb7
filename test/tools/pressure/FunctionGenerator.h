//===- FunctionGenerator.h - Generation of functions ------------*- C++ -*-===//

#ifndef MINCAML_TEST_PRESSURE_FUNCTIONGENERATOR_H
#define MINCAML_TEST_PRESSURE_FUNCTIONGENERATOR_H

#include "StatementGenerator.h"
#include "ValueGenerator.h"

namespace mincaml::pressure {

/// Generates the body of a declared function.
class FunctionGenerator {
public:
  FunctionGenerator(Environment &E, llvm::Function &F)
      : Values(E, F), Statements(Values), E(E), R(E.R), F(F), B(Values.B) {}

  void run();

private:
  void declareVariables();
  void takeFromBudget();
  void initializeVariables();
  void generateBlock(unsigned Number);
  void generateTerminator(unsigned Number);
  void generateReturn();
  void describeVariable(llvm::AllocaInst &Slot, llvm::StringRef Name);
  llvm::BasicBlock *blockAfter(unsigned Number);
  llvm::Value *mayJumpBack();
  void jump(llvm::Value *Condition, llvm::BasicBlock *Target, unsigned Number);

  ValueGenerator Values;
  StatementGenerator Statements;
  Environment &E;
  Random &R;
  llvm::Function &F;
  llvm::IRBuilder<> &B;
  std::vector<llvm::BasicBlock *> Blocks;
  llvm::BasicBlock *Exit = nullptr;
  unsigned Line = 0;
};

} // namespace mincaml::pressure

#endif // MINCAML_TEST_PRESSURE_FUNCTIONGENERATOR_H
