//===- Resolver.h - From the syntax tree to the machine's code --*- C++ -*-===//
//
// Puts the nodes of a tree in the order of their evaluation and finds where
// every variable is: in a slot of the frame, in the running closure (which is
// flat: it has what its function and the functions inside of it need), or that
// closure itself.
//
// The tree may be of any depth. A stack of tasks takes the place of recursion:
// each task is an expression whose operands are being resolved.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_INTERPRETER_RESOLVER_H
#define MINCAML_LIB_INTERPRETER_RESOLVER_H

#include "Code.h"
#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace mincaml {
class DiagnosticEngine;
}

namespace mincaml::interpreter {

class Resolver {
public:
  Resolver(Code &Result, DiagnosticEngine &Diagnostics)
      : Result(Result), Diagnostics(Diagnostics) {}

  /// False: errors were reported.
  bool run(const ast::Expression &Program);

private:
  using VariableID = uint32_t;

  struct Task {
    const ast::Expression *Node;
    /// The value is the result of the function.
    bool IsTail;
    /// How many times the task has been taken up.
    uint32_t Stage = 0;
    /// A jump that still needs its target.
    uint32_t Pending = 0;
  };

  /// How an expression is related to the one it is part of.
  enum class Relation : uint8_t {
    Operand,
    Result, ///< its value is the value of both
    Body,   ///< of a function
  };

  /// What a task has to wait for; null: it is done.
  struct Need {
    const ast::Expression *Part = nullptr;
    Relation To = Relation::Operand;
  };

  /// A variable that is in scope or was.
  struct Variable {
    llvm::StringRef Name;
    /// Index into Functions.
    uint32_t Owner;
    uint32_t Slot;
    /// The variable that this one hides.
    VariableID Hidden;
  };

  /// A function whose body is being resolved.
  struct OpenFunction {
    Function *TheFunction;
    /// The name of the function, inside of it.
    VariableID Self;
    std::vector<Instruction> Instructions;
    llvm::DenseMap<VariableID, uint32_t> Captured;
    uint32_t NextSlot = 0;
    uint32_t MaxSlots = 0;
    uint32_t Depth = 0;
    uint32_t MaxDepth = 0;
  };

#define EXPRESSION(Class) Need resolve(const ast::Class &E, Task &T);
#include "mincaml/Frontend/Syntax.def"
  Need resolve(Task &T);
  Need resolveBranches(Task &T, const ast::Expression *Then,
                       const ast::Expression *Else, int32_t Default);
  void reportExternal(const ast::VariableReference &E);

  uint32_t emit(Opcode Operation, uint32_t Index = 0);
  Instruction &last() { return Functions.back().Instructions.back(); }
  /// Emits what makes the value of a task.
  Need finish(const Task &T, Opcode Operation, uint32_t Index = 0);
  Need finishConstant(const Task &T, Value Constant);
  Need finishAt(const Task &T, Opcode Operation, llvm::SMLoc Location);
  void emitReturn();
  void emitExternal(llvm::StringRef Name, llvm::SMLoc Location);
  /// Makes a jump lead to the next instruction.
  void land(uint32_t Jump);

  void openFunction(size_t NumParameters, VariableID Self);
  /// Returns the finished function.
  const Function *closeFunction();

  VariableID bind(const ast::Binder &B);
  /// Ends the scope of the youngest variables.
  void unbind(size_t Count);
  Capture locate(VariableID V);

  static constexpr VariableID NoVariable = ~VariableID(0);

  Code &Result;
  DiagnosticEngine &Diagnostics;
  std::vector<Task> Tasks;
  std::deque<OpenFunction> Functions;
  std::vector<Variable> Variables;
  llvm::DenseMap<llvm::StringRef, VariableID> InScope;
  llvm::DenseSet<llvm::StringRef> Reported;
};

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_RESOLVER_H
