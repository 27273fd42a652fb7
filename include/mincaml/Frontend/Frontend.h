//===- Frontend.h - The stages of the front end -----------------*- C++ -*-===//
//
// The functions that take a program from its text to the core language, in the
// order in which they run.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_FRONTEND_FRONTEND_H
#define MINCAML_FRONTEND_FRONTEND_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include "mincaml/Frontend/Type.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace llvm {
class SourceMgr;
class raw_ostream;
} // namespace llvm

namespace mincaml {

class DiagnosticEngine;

/// Parses a buffer that `loadSource` has accepted, by the grammar and
/// precedences of language.md, sections 2 and 3. The parser continues after an
/// error, so that it can report several. Returns null if there were errors.
/// Source: [MinCamlNotes], syntax analysis (docs/sources.md).
///
/// Requires a stack for LanguageOptions::NestingLimit levels of recursion,
/// about a kilobyte each.
ast::Expression *parse(const llvm::SourceMgr &Sources, unsigned BufferID,
                       ast::ASTContext &Trees, const LanguageOptions &Options,
                       DiagnosticEngine &Diagnostics);

/// How deeply modules can be nested. The depth is limited because each name
/// contains the whole path, which takes quadratic time and memory.
inline constexpr unsigned DeepestModule = 200;

/// A name of a module in the text, in its definition or in a path. Definition is
/// the name in the definition; it is invalid for modules of the library.
struct ModuleUse {
  llvm::SMRange Use;
  llvm::SMRange Definition;
};

/// Resolves the modules of a program (lib/Frontend/Modules.h). In front of the
/// program, adds the library definitions that it uses directly or through other
/// library definitions, and in front of these the types and exceptions of the
/// library that are mentioned. Returns the new root, or null if a module or a
/// name in a module is not defined.
///
/// Name resolution needs no types. The name of a value of a module contains a
/// dot, so no definition of the program can hide it. A name without a module
/// refers to the program's definition of that name, if there is one before the
/// use. The library's types come first, so the program can define types and
/// constructors of the same names. Must run before type inference, which types
/// the added definitions together with their uses.
///
/// An added definition has the source range of its first use, so that no
/// diagnostic and no debug location points outside of the program. The names of
/// added types and constructors have no source range.
///
/// If Modules is not null, it receives the names of modules in the program.
ast::Expression *addLibrary(ast::Expression &Program, ast::ASTContext &Trees,
                            const LanguageOptions &Options,
                            DiagnosticEngine &Diagnostics,
                            std::vector<ModuleUse> *Modules = nullptr);

/// Type inference by unification, with let-polymorphism (language.md, section
/// 4). Sets the type of every expression and binder, and resolves every
/// VariableReference. The only type variables left are those of the type
/// schemes of polymorphic definitions. Takes near-linear time in the size of
/// the program. Source: [MinCamlNotes], type inference (docs/sources.md). That
/// inference is monomorphic, and so is this one for the original language.
///
/// Each free name that is not in RuntimeABI.def becomes an implicit external,
/// with a warning. Returns false if errors were reported; the types are then
/// incomplete.
///
/// If BeforeDefaults is not null and there are no errors so far, it is called
/// before the types that the program leaves open become int. Binders then have
/// types, which must be resolved.
bool inferTypes(ast::Expression &Program, ast::ASTContext &Trees,
                TypeContext &Types, const LanguageOptions &Options,
                DiagnosticEngine &Diagnostics,
                llvm::function_ref<void()> BeforeDefaults = nullptr);

/// Makes the order of evaluation of operands explicit in a typed program. Later
/// stages evaluate operands from left to right, but the extended language has
/// the order of OCaml, which is mostly from right to left. Operands that must
/// be evaluated before others become the values of definitions:
/// `let operand = e in`. Changes the tree and returns the new root. Does
/// nothing in the original language.
ast::Expression *fixEvaluationOrder(ast::Expression &Program,
                                    ast::ASTContext &Trees, TypeContext &Types,
                                    const LanguageOptions &Options);

/// Monomorphization: replaces each polymorphic definition of a typed program by
/// copies, one for each combination of types that its type variables stand for.
/// Uses at the same types share a copy. A definition without uses keeps one
/// copy, for int. The first copy keeps the name of the definition; the others
/// get names of the kind that desugaring creates (see ast::sourceName). A
/// program with neither polymorphic definitions nor data types does not change.
///
/// Afterwards no type contains a generalized variable, and equal types are the
/// same pointer. Data types are not copied: an instance is a type that consists
/// of the definition and the type arguments, and TypeContext::argumentTypes
/// returns the types of the arguments of its constructors.
///
/// Changes the tree and returns it. Returns null if an error was reported, for
/// example because there are too many copies, or because a data type contains
/// infinitely many instances of itself.
ast::Expression *monomorphize(ast::Expression &Program, ast::ASTContext &Trees,
                              TypeContext &Types,
                              const LanguageOptions &Options,
                              DiagnosticEngine &Diagnostics);

/// Desugaring: replaces the surface expressions of a typed program by
/// equivalent expressions of the core. lib/Frontend/Desugar has one rule for
/// each class of surface expression. Changes the tree and returns the new root.
/// Expressions keep their types and source ranges; a new expression has the
/// range of the expression that it replaces or belongs to.
///
/// Type definitions, exception definitions and declarations of externals move
/// to the front of the program. If one of them has the name of an earlier one,
/// its name is changed.
///
/// A program without surface expressions does not change.
ast::Expression *desugar(ast::Expression &Program, ast::ASTContext &Trees,
                         TypeContext &Types);

namespace ast {

/// Returns the identifier that a variable has in the program text. A name that
/// desugaring creates contains a `#`, and so differs from every identifier. The
/// text before the `#` is the source name, or says what the variable is for.
llvm::StringRef sourceName(llvm::StringRef Name);

/// Whether Name is the name of a variable that the compiler has introduced, and
/// not of a variable in the program text or a copy of one.
bool isCompilerGenerated(llvm::StringRef Name);

/// The source name of the variables that fixEvaluationOrder defines.
inline constexpr llvm::StringLiteral OperandName = "operand";

/// Verifies the core: every expression belongs to the core and has a type, the
/// parameters of all functions are names, and constructors and fields are known
/// and used with the right number of arguments. Returns false and prints the
/// reason otherwise.
bool verifyCore(const Expression &Program, llvm::raw_ostream &OS);

} // namespace ast

/// Runs all stages, from `parse` to `desugar`. Returns null if one of them
/// failed.
inline ast::Expression *runFrontend(const llvm::SourceMgr &Sources,
                                    unsigned BufferID, ast::ASTContext &Trees,
                                    TypeContext &Types,
                                    const LanguageOptions &Options,
                                    DiagnosticEngine &Diagnostics) {
  ast::Expression *Program =
      parse(Sources, BufferID, Trees, Options, Diagnostics);
  if (!Program)
    return nullptr;
  Program = addLibrary(*Program, Trees, Options, Diagnostics);
  if (!Program || !inferTypes(*Program, Trees, Types, Options, Diagnostics))
    return nullptr;
  Program = fixEvaluationOrder(*Program, Trees, Types, Options);
  Program = monomorphize(*Program, Trees, Types, Options, Diagnostics);
  return Program ? desugar(*Program, Trees, Types) : nullptr;
}

/// Whether a module in lib/Frontend/Library defines Name, such as `Array.map`.
bool isLibraryName(llvm::StringRef Name);

/// Returns the names of all values that programs can use without defining them,
/// such as `print_int` and `List.map`. The names of functors' values begin with
/// the name of the functor: `Map.Make.add`.
std::vector<std::string> libraryValueNames();

/// Returns the library names that consist of a common module and Name, such as
/// `List.map` and `Array.map` for `map`, the most used modules first.
std::vector<std::string> qualifiedLibraryNames(llvm::StringRef Name);

/// Returns the library name that is most similar to Name, in the same module;
/// empty if there is no such module or no similar name.
std::string nearestLibraryName(llvm::StringRef Name);

} // namespace mincaml

#endif // MINCAML_FRONTEND_FRONTEND_H
