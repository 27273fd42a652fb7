//===- FunctionGenerator.h - One random function ----------------*- C++ -*-===//

#ifndef MINCAML_TEST_PRESSURE_FUNCTIONGENERATOR_H
#define MINCAML_TEST_PRESSURE_FUNCTIONGENERATOR_H

#include "Pressure.h"
#include "mincaml/Support/Random.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/DIBuilder.h"
#include "llvm/IR/IRBuilder.h"

namespace mincaml::pressure {

/// What the functions of a module share.
struct Environment {
  const PressureOptions &Options;
  llvm::Module &M;
  Random &R;
  /// The types that variables have, each as often as it is to be chosen.
  llvm::SmallVector<llvm::Type *> Types = {};
  /// How many more calls there may be.
  llvm::GlobalVariable *Budget = nullptr;
  /// Always 0, which nobody knows.
  llvm::GlobalVariable *Zero = nullptr;
  /// Memory with a number in it, by type.
  llvm::MapVector<llvm::Type *, llvm::GlobalVariable *> Memory = {};
  /// Small functions that end.
  llvm::SmallVector<llvm::Function *> Helpers = {};
  /// The functions to generate.
  llvm::SmallVector<llvm::Function *> Functions = {};
  /// Null without debug information.
  llvm::DIBuilder *Debug = nullptr;
  llvm::DIFile *File = nullptr;

  bool isSparc() const { return Options.Target != Machine::X86; }
};

/// A 32-bit number that depends on all of \p V, the same on all machines.
llvm::Value *digest(llvm::IRBuilderBase &B, llvm::Value *V);

/// Gives a declared function a body.
class FunctionGenerator {
public:
  FunctionGenerator(Environment &E, llvm::Function &F)
      : E(E), R(E.R), F(F), B(F.getContext()) {}

  void run();

private:
  struct Variable {
    llvm::AllocaInst *Slot;
    /// Has it a value on every path?
    bool Initialized;
  };

  // Control flow.
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

  // Values. Types are those of Environment::Types.
  llvm::Type *anyType() { return R.pick<llvm::Type *>(E.Types); }
  llvm::Value *constant(llvm::Type *T);
  llvm::Value *operand(llvm::Type *T);
  llvm::Value *condition();
  llvm::Value *convert(llvm::Value *V, llvm::Type *To);
  llvm::Value *digest(llvm::Value *V) { return pressure::digest(B, V); }
  llvm::Value *address(llvm::Type *T);
  llvm::Value *element(unsigned Index);
  llvm::Value *unknownZero();
  void define(llvm::Value *V);
  std::vector<Variable> variablesOf(llvm::Type *T, bool Initialized);

  // Statements, which Statements.cpp lists.
  void generateStatement();
  void arithmetic();
  void comparison();
  void conversion();
  void rotation();
  void burst();
  void memoryAccess();
  void call();
  void invokeHelper();
  void inlineAssembly();
  void undefinedValue();
  void fixedRegisters();
  void narrowArithmetic();
  llvm::Value *integerOperation(llvm::Value *Left, llvm::Value *Right);
  llvm::Value *floatingOperation(llvm::Value *Left, llvm::Value *Right);
  llvm::SmallVector<llvm::Value *> arguments(llvm::Function &Callee);

  Environment &E;
  Random &R;
  llvm::Function &F;
  llvm::IRBuilder<> B;
  std::vector<Variable> Variables;
  llvm::AllocaInst *Fuel = nullptr;
  llvm::AllocaInst *Array = nullptr;
  std::vector<llvm::BasicBlock *> Blocks;
  llvm::BasicBlock *Exit = nullptr;
  /// What the block computed so far.
  std::vector<llvm::Value *> Recent;
  unsigned Line = 0;
};

/// The number of elements of the array that every function has.
constexpr unsigned ArraySize = 8;

} // namespace mincaml::pressure

#endif // MINCAML_TEST_PRESSURE_FUNCTIONGENERATOR_H
