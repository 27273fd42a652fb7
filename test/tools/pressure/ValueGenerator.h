//===- ValueGenerator.h - Generation of values ------------------*- C++ -*-===//

#ifndef MINCAML_TEST_PRESSURE_VALUEGENERATOR_H
#define MINCAML_TEST_PRESSURE_VALUEGENERATOR_H

#include "Pressure.h"
#include "mincaml/Support/Random.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/DIBuilder.h"
#include "llvm/IR/IRBuilder.h"

namespace mincaml::pressure {

/// The data that the functions of a module share.
struct Environment {
  const PressureOptions &Options;
  llvm::Module &M;
  Random &R;
  /// The types of variables; a type that occurs more often is chosen more often.
  llvm::SmallVector<llvm::Type *> Types = {};
  /// The number of calls that are still allowed.
  llvm::GlobalVariable *Budget = nullptr;
  /// Always 0, which LLVM cannot infer.
  llvm::GlobalVariable *Zero = nullptr;
  /// For each type, memory that contains a number of that type.
  llvm::MapVector<llvm::Type *, llvm::GlobalVariable *> Memory = {};
  /// Small functions that terminate.
  llvm::SmallVector<llvm::Function *> Helpers = {};
  /// The functions to generate.
  llvm::SmallVector<llvm::Function *> Functions = {};
  /// Null if there is no debug information.
  llvm::DIBuilder *Debug = nullptr;
  llvm::DIFile *File = nullptr;

  bool isSparc() const { return Options.Target != Machine::X86; }
};

/// A 32-bit number that depends on all of \p V and is the same on all machines.
llvm::Value *digest(llvm::IRBuilderBase &B, llvm::Value *V);

/// The number of elements of the local array of each function.
constexpr unsigned ArraySize = 8;

struct Variable {
  llvm::AllocaInst *Slot;
  /// Whether it has a value on every path.
  bool Initialized;
};

/// The function being generated, its variables, and random operands for it. All
/// types are those of Environment::Types.
class ValueGenerator {
public:
  ValueGenerator(Environment &E, llvm::Function &F)
      : E(E), R(E.R), F(F), B(F.getContext()) {}

  Environment &E;
  Random &R;
  llvm::Function &F;
  llvm::IRBuilder<> B;
  std::vector<Variable> Variables;
  /// The number of backward jumps that are still allowed.
  llvm::AllocaInst *Fuel = nullptr;
  llvm::AllocaInst *Array = nullptr;
  /// The values that the current block has computed so far.
  std::vector<llvm::Value *> Recent;

  llvm::Type *anyType() { return R.pick<llvm::Type *>(E.Types); }
  llvm::Value *constant(llvm::Type *T);
  llvm::Value *operand(llvm::Type *T);
  llvm::Value *condition();
  llvm::SmallVector<llvm::Value *> arguments(llvm::Function &Callee);
  llvm::Value *convert(llvm::Value *V, llvm::Type *To);
  llvm::Value *digest(llvm::Value *V) { return pressure::digest(B, V); }
  /// The address of memory with a value of the type.
  llvm::Value *address(llvm::Type *T);
  /// The address of an element of the array.
  llvm::Value *element(unsigned Index);
  llvm::Value *unknownZero();
  /// Makes \p V available as an operand, until the end of the block or for
  /// longer.
  void define(llvm::Value *V);
  std::vector<Variable> variablesOf(llvm::Type *T, bool Initialized);
};

} // namespace mincaml::pressure

#endif // MINCAML_TEST_PRESSURE_VALUEGENERATOR_H
