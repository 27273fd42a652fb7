//===- Monomorphizer.h - Monomorphization -----------------------*- C++ -*-===//
//
// A polymorphic definition is visible only in its continuation and in itself.
// The walk visits the continuation first and collects the types at which the
// definition is used there. It then copies the definition once for each of them
// and visits the copies. In a copy, the type variables of the definition stand
// for types without variables. Therefore the types at which a copy uses other
// definitions are known, too. These definitions precede it in the text and are
// processed later.
//
// The walk is a loop over a stack of tasks. The tasks that a task pushes finish
// before any task below them begins. Therefore each type variable stands for
// only one type at any time.
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
  /// The types of one copy: one for each variable of the scheme.
  using Arguments = llvm::ArrayRef<Type *>;

  /// The copies that a definition needs, each with the number that becomes part
  /// of its name. The first copy has the number 0 and keeps the name.
  using Copies = llvm::MapVector<Arguments, unsigned>;

  /// One name that a definition defines, with its value.
  struct Member {
    ast::Binder *Name = nullptr;
    /// The pattern of a value in a LetDefinitions; otherwise null.
    ast::Pattern *Target = nullptr;
    /// Null if the member is a value.
    ast::FunctionDefinition *Function = nullptr;
    ast::Expression *Value = nullptr;
  };

  struct Task {
    enum Kind { Visit, Define, BeginCopy } TheKind;
    /// The expression of Visit and Define.
    ast::Expression *E = nullptr;
    // The copy that BeginCopy begins.
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

  void beginDefinition(const ast::Binder &Name);
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
  /// The copies that each definition needs; the key is the group of its scheme.
  llvm::DenseMap<const void *, Copies> RequiredCopies;
  size_t CopiedText = 0;
  bool Failed = false;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_MONOMORPHIZE_MONOMORPHIZER_H
