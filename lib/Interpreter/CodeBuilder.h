//===- CodeBuilder.h - Builds the instructions of functions -----*- C++ -*-===//
//
// Collects the instructions of functions while their bodies are being resolved,
// and knows the location of every variable in scope: a slot of the frame, a
// captured variable of the running closure, or the running closure itself.
// Closures are flat: a closure contains all variables that its function and the
// functions inside that need from outside.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_INTERPRETER_CODEBUILDER_H
#define MINCAML_LIB_INTERPRETER_CODEBUILDER_H

#include "Code.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"

namespace mincaml::interpreter {

class CodeBuilder {
public:
  /// Adds the Halt instruction that Main returns to.
  explicit CodeBuilder(Code &Result);

  /// Begins a function inside the current one. The name of its definition must
  /// be bound in the enclosing function. The caller then has to bind the
  /// parameters and to reserve the link.
  void openFunction(const ast::FunctionDefinition &Definition);
  /// Begins a function that has no definition.
  void openFunction(size_t NumParameters);
  /// Reserves the slot of the link, after the parameters.
  void reserveLink() { ++current().NextSlot; }
  /// Ends the current function and returns it. The enclosing function becomes
  /// current again.
  const Function *closeFunction();
  uint32_t numParameters() const;

  /// Sets the expression that the next instructions are part of.
  void setOrigin(const ast::Expression *E) { Origin = E; }
  /// Appends an instruction to the current function and returns its index
  /// there.
  uint32_t emit(const Instruction &I);
  void emitReturn();
  /// Sets the target of a jump of the current function to the next instruction.
  void setTarget(uint32_t Jump);

  /// Begins the scope of a variable and returns its slot.
  uint32_t bind(llvm::StringRef Name);
  /// Ends the scopes of the Count variables that were bound last.
  void unbind(size_t Count);
  /// The slots of the variable that was bound last, and of the next one.
  uint32_t youngestSlot() const { return Variables.back().Slot; }
  uint32_t nextSlot() const { return Functions.back().NextSlot; }
  /// The location of the variable of this name in the current function. The
  /// functions between the current one and the one that binds the variable
  /// capture it.
  Capture locate(llvm::StringRef Name);

private:
  using VariableID = uint32_t;
  static constexpr VariableID NoVariable = ~VariableID(0);

  /// A variable in scope.
  struct Variable {
    llvm::StringRef Name;
    /// Index into Functions.
    uint32_t Owner;
    uint32_t Slot;
    /// The variable of the same name that this one shadows.
    VariableID Shadowed;
  };

  /// A function whose body is being resolved.
  struct OpenFunction {
    Function *TheFunction;
    VariableID Self = NoVariable;
    std::vector<Instruction> Instructions;
    std::vector<const ast::Expression *> Origins;
    llvm::DenseMap<VariableID, uint32_t> Captured;
    uint32_t NextSlot = 0;
    uint32_t MaxSlots = 0;
    uint32_t Depth = 0;
    uint32_t MaxDepth = 0;
  };
  OpenFunction &current() { return Functions.back(); }

  Code &Result;
  const ast::Expression *Origin = nullptr;
  std::deque<OpenFunction> Functions;
  std::vector<Variable> Variables;
  llvm::DenseMap<llvm::StringRef, VariableID> InScope;
};

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_CODEBUILDER_H
