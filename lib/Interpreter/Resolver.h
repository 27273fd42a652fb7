//===- Resolver.h - Translates the AST to instructions ----------*- C++ -*-===//
//
// Translates a syntax tree to instructions in the order of evaluation, one
// instruction for each node, and replaces names by the locations of variables.
//
// The tree may be of any depth. An explicit stack of tasks replaces recursion:
// each task is an expression whose operands are being resolved.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_INTERPRETER_RESOLVER_H
#define MINCAML_LIB_INTERPRETER_RESOLVER_H

#include "CodeBuilder.h"
#include "mincaml/Frontend/AST.h"
#include "llvm/ADT/DenseSet.h"

namespace mincaml {
class DiagnosticEngine;
}

namespace mincaml::interpreter {

class Resolver {
public:
  Resolver(Code &Result, DiagnosticEngine &Diagnostics)
      : Result(Result), Builder(Result), Diagnostics(Diagnostics) {}

  /// Returns false if errors were reported.
  bool run(const ast::Expression &Program);

private:
  struct Task {
    const ast::Expression *Node;
    /// The expression is in tail position: its value is the result of the
    /// function.
    bool IsTail;
    /// The number of times that the task has been resumed.
    uint32_t Stage = 0;
    /// A jump whose target is not set yet.
    uint32_t Pending = 0;
    /// For a `try`: the slot of the exception, and the size of CaseEnds at its
    /// start.
    uint32_t Slot = 0;
    uint32_t Base = 0;
  };

  /// The relation of an expression to the one that it is part of.
  enum class Relation : uint8_t {
    Operand,
    Result, ///< both have the same value
    Body,   ///< the body of a function
  };

  /// The subexpression that must be resolved before a task can be resumed; null
  /// if the task is done.
  struct Need {
    const ast::Expression *Subexpression = nullptr;
    Relation To = Relation::Operand;
  };

  Need resolve(Task &T);

  // One function for each class of node with several operands. Each resumes the
  // task T.
  Need resolve(const ast::VariableReference &E, Task &T);
  Need resolve(const ast::StringLiteral &E, Task &T);
  Need resolve(const ast::Binary &E, Task &T);
  Need resolve(const ast::If &E, Task &T);
  Need resolve(const ast::Let &E, Task &T);
  Need resolve(const ast::LetRec &E, Task &T);
  Need resolve(const ast::LetRecGroup &E, Task &T);
  Need resolve(const ast::LetTuple &E, Task &T);
  Need resolve(const ast::Apply &E, Task &T);
  Need resolve(const ast::Tuple &E, Task &T);
  Need resolve(const ast::ArrayMake &E, Task &T);
  Need resolve(const ast::ArrayGet &E, Task &T);
  Need resolve(const ast::ArrayPut &E, Task &T);
  Need resolve(const ast::Sequence &E, Task &T);
  Need resolve(const ast::ExceptionDefinition &E, Task &T);
  Need resolve(const ast::ExternalDefinition &E, Task &T);
  Need resolve(const ast::MakeException &E, Task &T);
  Need resolve(const ast::Try &E, Task &T);

  Need resolveBranches(Task &T, const ast::Expression *Then,
                       const ast::Expression *Else, int32_t Default);
  /// Ends a task with the instruction that computes its value.
  Need finish(const Task &T, const Instruction &I);
  void reportExternal(const ast::VariableReference &E);

  Code &Result;
  CodeBuilder Builder;
  DiagnosticEngine &Diagnostics;
  std::vector<Task> Tasks;
  llvm::DenseSet<llvm::StringRef> Reported;
  /// The jumps from the ends of the cases of the enclosing `try`s to the ends
  /// of these.
  std::vector<uint32_t> CaseEnds;
};

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_RESOLVER_H
