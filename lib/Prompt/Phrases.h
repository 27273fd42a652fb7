//===- Phrases.h - The phrases of a session ---------------------*- C++ -*-===//
//
// The front end analyzes whole programs, so the program of a phrase consists of
// the text of all earlier phrases and the new one. Type inference sees all of it:
// a later phrase can determine a type that an earlier one left open. After type
// inference, the definitions that the new phrase does not need are removed, and
// each value that an earlier phrase has computed is loaded from its cell. So
// nothing is evaluated twice, while functions and polymorphic values are compiled
// again, for the types at which the new phrase uses them.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_PROMPT_PHRASES_H
#define MINCAML_LIB_PROMPT_PHRASES_H

#include "Outcome.h"
#include "mincaml/Interpreter/Session.h"
#include "mincaml/Prompt/Prompt.h"
#include "llvm/Support/SourceMgr.h"
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mincaml::prompt {

/// A part of what is printed for a phrase.
struct Shown {
  enum class Kind : uint8_t {
    Evaluation, ///< the value of an expression: `- : int = 3`
    Value,      ///< `val x : int = 3`
    Text,       ///< the definition in Printed
    Module      ///< `module M : sig ... end`, with its Members
  };
  Kind TheKind;
  std::string Name = {};
  /// Identifies the variable of an Evaluation or a Value.
  std::string Key = {};
  Formatter Printed = {};
  std::vector<Shown> Members = {};
  /// Evaluation and Value: set after type inference.
  Formatter PrintedType = {};
  Type *Ty = nullptr;
  /// The cell of the value; nothing for a function that `let` defines.
  std::optional<unsigned> Cell = {};
};

/// One phrase with all that its program consists of. It exists until the end of
/// the session, because closures refer to its tree.
struct Phrase {
  unsigned Buffer = 0;
  /// The phrase has ended with an exception, so its names are not defined.
  bool HasFailed = false;
  ast::ASTContext Trees;
  TypeContext Types;
  std::vector<Shown> Items;
  /// The modules that the phrase opens at the top level.
  std::vector<std::string> Opens;
};

class Phrases {
public:
  Phrases(const PromptOptions &Options, Session &TheSession,
          llvm::raw_ostream &OS);

  /// Evaluates a phrase and prints the result. Returns the exit status if the
  /// phrase ends the session.
  std::optional<int> evaluate(llvm::StringRef Text);
  /// Prints the type of an expression, which is not evaluated.
  void printTypeOf(llvm::StringRef Expression);
  /// Calls Use with a program that has all definitions of earlier phrases and the
  /// text, for `#emit`. Nothing is evaluated.
  void compile(llvm::StringRef Text,
               llvm::function_ref<void(const PhraseProgram &)> Use);

  /// Whether phrases are compiled where that is possible, or interpreted.
  void setCompiling(bool Is) { IsCompiling = Is; }

  /// The text of all phrases that have defined something.
  const std::string &definitions() const { return Definitions; }

private:
  std::unique_ptr<Phrase> begin(llvm::StringRef Text);
  DiagnosticOptions diagnosticOptions(const Phrase &P) const;
  PhraseProgram programOf(Phrase &P, ast::Expression &Program) const;
  ast::Expression *analyze(Phrase &P, DiagnosticEngine &Diagnostics,
                           bool KeepsEarlier = false);

  // Before type inference.
  std::vector<ast::Expression *> parseItems(Phrase &P, unsigned Buffer,
                                            DiagnosticEngine &Diagnostics,
                                            bool &IsRight);
  ast::Expression *link(Phrase &P, llvm::ArrayRef<ast::Expression *> Items);
  ast::Expression *evaluation(Phrase &P, ast::Expression *Value);
  std::vector<Shown> show(Phrase &P, llvm::ArrayRef<ast::Expression *> Items,
                          bool IsTop);

  // During and after type inference.
  using BinderVisitor = llvm::function_ref<void(
      ast::Definition &, const ast::Binder &, const std::string &Key)>;
  static void forEachBinder(ast::Expression &Program, BinderVisitor Visit);
  void nameTypes(Phrase &P, ast::Expression &Program);
  void nameType(Shown &S, llvm::StringRef Path,
                const std::map<std::string, Type *> &TypeOf);
  void numberExceptions(TypeContext &Types);
  ast::Expression *replaceEarlier(Phrase &P, ast::Expression &Program,
                                  bool KeepsEarlier);
  bool isIn(unsigned Buffer, llvm::SMRange Range) const;
  bool isOfFailedPhrase(llvm::SMRange Range) const;
  unsigned cellOf(const std::string &Key);
  ast::Expression *load(Phrase &P, const ast::Binder &B, unsigned Cell);
  ast::Expression *store(Phrase &P, const ast::Binder &B, unsigned Cell,
                         ast::Expression *Rest);

  /// A value that a compiled phrase stores, and its cell; nothing for the
  /// exception that ends the phrase.
  struct CompiledValue {
    StoredValue Value;
    std::optional<unsigned> Cell;
  };
  std::optional<Session::Outcome>
  runCompiled(Phrase &P, ast::Expression *&Program, bool &IsWrong);
  bool prepare(Phrase &P, ast::Expression *&Program,
               std::vector<CompiledValue> &Stored);

  /// Returns what is printed of the value in a cell.
  using CellReader = llvm::function_ref<ValueTree(unsigned Cell, Type &Ty)>;
  void print(const Phrase &P, CellReader Read);
  void print(Formatter &To, const Shown &S);
  void printRaised(const ValueTree &Exception);
  void printOutcome(const Session::Outcome &O, const Phrase &P);
  std::string placeOf(llvm::SMLoc Loc) const;

  const PromptOptions &Options;
  Session &TheSession;
  llvm::raw_ostream &OS;
  llvm::SourceMgr Sources;
  std::vector<std::unique_ptr<Phrase>> Earlier;
  /// The cells of variables, by their keys.
  std::map<std::string, unsigned> Cells;
  std::map<std::string, unsigned> ExceptionNumbers;
  /// A type variable that was open when it was printed: the variable whose type
  /// contains it, and the way to it through the parts of that type.
  struct WeakVariable {
    std::string Key;
    std::vector<unsigned> Path;
  };
  std::vector<WeakVariable> WeakVariables;
  WeakNumbers Weak;
  llvm::StringSet<> Opened;
  std::string Definitions;
  bool IsCompiling = true;
};

} // namespace mincaml::prompt

#endif // MINCAML_LIB_PROMPT_PHRASES_H
