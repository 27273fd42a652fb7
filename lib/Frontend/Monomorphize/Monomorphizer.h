//===- Monomorphizer.h - The walk of monomorphization -----------*- C++ -*-===//
//
// A polymorphic definition is visible only in what follows it, except for uses
// of itself. The walk visits this continuation first. It collects there at
// which types the definition is needed; then the definition is copied, and the
// walk visits the copies. In one copy its variables stand for types without
// variables, so that all uses of other definitions in it are known, too: these
// precede it in the text.
//
// The walk is a loop over a stack of tasks. What a task pushes is finished
// before anything below it begins; therefore at any time each variable stands
// for one type.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_MONOMORPHIZE_MONOMORPHIZER_H
#define MINCAML_LIB_FRONTEND_MONOMORPHIZE_MONOMORPHIZER_H

#include "Monomorphize/TypeSubstitution.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include "llvm/ADT/MapVector.h"
#include <vector>

namespace mincaml {

class DiagnosticEngine;

class Monomorphizer {
public:
  Monomorphizer(ast::ASTContext &Trees, TypeContext &Types,
                const LanguageOptions &Options, DiagnosticEngine &Diagnostics)
      : Trees(Trees), Types(Types), Options(Options), Diagnostics(Diagnostics),
        Substitution(Types) {}

  /// Returns false if an error was reported.
  bool run(ast::Expression &Program);

private:
  /// The types of one copy, which the variables of the scheme stand for.
  using Arguments = llvm::ArrayRef<Type *>;

  /// The copies that a definition needs: of each one the number that is part of
  /// its name; 0 for the first.
  using Copies = llvm::MapVector<Arguments, unsigned>;

  /// The definition of one name.
  struct Member {
    ast::Binder *Name = nullptr;
    /// Of a value in a group.
    ast::Pattern *Target = nullptr;
    /// Null if it is a value.
    ast::FunctionDefinition *Function = nullptr;
    ast::Expression *Value = nullptr;
  };

  struct Task {
    enum Kind { Visit, Define, BeginCopy } TheKind;
    /// Of Visit and Define.
    ast::Expression *E = nullptr;
    // Of BeginCopy.
    Member Copied = {};
    Arguments Types = {};
    unsigned Number = 0;
  };

  void visit(ast::Expression *E);
  void visitOperands(ast::Expression *E);
  void visitVariable(ast::VariableReference *V);
  void visitArbitraryValue(const ast::Expression &E);
  void visitComparison(llvm::SMRange Range, const Type *Compared);
  void visitMember(const Member &M);

  void expect(const ast::Binder &Name);
  void define(ast::Expression *E);
  void defineGroup(ast::LetDefinitions *L);
  void beginCopy(const Task &T);

  static std::vector<Member> membersOf(ast::Expression *E);
  const Copies &copiesOf(const TypeScheme &Scheme);
  void copyChain(ast::Expression *E, const TypeScheme &Scheme);
  void pushCopy(const Member &M, const std::pair<Arguments, unsigned> &Copy);
  bool mayCopy(llvm::ArrayRef<Member> Members);
  void reportTooManyCopies(llvm::SMRange Range, llvm::StringRef Name,
                           const llvm::Twine &Limit);

  void substitute(Type *&Ty) {
    if (Ty)
      Ty = Substitution.apply(Ty);
  }
  void substitute(ast::Pattern &P);
  void substitute(ast::FunctionDefinition &F);

  ast::ASTContext &Trees;
  TypeContext &Types;
  const LanguageOptions &Options;
  DiagnosticEngine &Diagnostics;
  TypeSubstitution Substitution;
  std::vector<Task> Tasks;
  /// By the group of the scheme.
  llvm::DenseMap<const void *, Copies> Demands;
  size_t CopiedText = 0;
  bool Failed = false;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_MONOMORPHIZE_MONOMORPHIZER_H
