//===- LanguageOptions.h - Options of the source language -------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_LANGUAGEOPTIONS_H
#define MINCAML_FRONTEND_LANGUAGEOPTIONS_H

namespace mincaml {

struct LanguageOptions {
  /// The original language, -std=mincaml: the extensions of language.md,
  /// section 3, are errors.
  bool Strict = false;
  /// The maximal nesting of parentheses, `if`s, operators in the right operands
  /// of others, `let`s in values, and function bodies. Chains of `let ... in`,
  /// of `;` and of operators do not count as nesting. All phases recurse on
  /// nesting, so the size of the stack determines the limit.
  unsigned NestingLimit = 200000;
  /// Whether an undefined name becomes an implicit external. In the original
  /// language, it always does.
  bool AllowsImplicitExternals = true;
  /// Whether an overflow of `+ - * / lsl` or of a negation in the program ends
  /// it with an error. The library's own arithmetic always wraps around.
  bool ChecksOverflow = false;
  /// Whether there is a warning if the result of an operation on literals does
  /// not fit an int. Randomly generated programs have many such operations.
  bool WarnsOfOverflow = true;
  /// The maximal number of copies that monomorphization makes.
  unsigned CopiesLimit = 10000;
  /// The front end runs for an editor, which wants to know as much as possible
  /// about a program with errors. `parse` and `addLibrary` then return a tree
  /// although they have reported errors, and the types that `inferTypes` leaves
  /// have the form that messages show, with labels. Later stages must not run.
  bool IsForEditor = false;
  /// With IsForEditor: errors of the program have already been reported. `parse`
  /// then assumes that a definition in the first column begins a new item at the
  /// top level where an expression is missing, and `inferTypes` only assigns
  /// types, without checks of the typed program.
  bool HasErrors = false;
  /// The program consists of the phrases of a prompt, of which the last one is
  /// new. Values that earlier phrases have stored must keep their meaning, so no
  /// decision about them may depend on later phrases: a function that is used as
  /// a value takes one argument at a time. A module can be defined again, and
  /// there are no warnings about types that stay open. Functions of `at_exit`
  /// run only when a phrase calls `exit`.
  bool IsPrompt = false;
};

} // namespace mincaml

#endif // MINCAML_FRONTEND_LANGUAGEOPTIONS_H
