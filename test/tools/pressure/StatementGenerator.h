//===- StatementGenerator.h - Generation of statements ----------*- C++ -*-===//

#ifndef MINCAML_TEST_PRESSURE_STATEMENTGENERATOR_H
#define MINCAML_TEST_PRESSURE_STATEMENTGENERATOR_H

#include "InlineAssembly.h"

namespace mincaml::pressure {

/// Inserts statements: code that computes and defines values.
class StatementGenerator {
public:
  explicit StatementGenerator(ValueGenerator &Values)
      : Values(Values), E(Values.E), R(Values.R), B(Values.B) {}

  /// Inserts one of the statements below.
  void generate();

private:
  void arithmetic();
  void comparison();
  void conversion();
  void rotation();
  void burst();
  void memoryAccess();
  void call();
  void invokeHelper();
  void inlineAssembly() { generateInlineAssembly(Values); }
  void undefinedValue();
  void fixedRegisters();
  void narrowArithmetic();
  llvm::Value *integerOperation(llvm::Value *Left, llvm::Value *Right);
  llvm::Value *floatingOperation(llvm::Value *Left, llvm::Value *Right);

  ValueGenerator &Values;
  Environment &E;
  Random &R;
  llvm::IRBuilder<> &B;
};

} // namespace mincaml::pressure

#endif // MINCAML_TEST_PRESSURE_STATEMENTGENERATOR_H
