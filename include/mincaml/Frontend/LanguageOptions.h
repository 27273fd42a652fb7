//===- LanguageOptions.h - Which MinCaml is accepted ------------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_LANGUAGEOPTIONS_H
#define MINCAML_FRONTEND_LANGUAGEOPTIONS_H

namespace mincaml {

struct LanguageOptions {
  /// -std=mincaml: the extensions of language.md, section 3, are errors.
  bool Strict = false;
  /// How deep parentheses, `if`s, operators on the right of others, `let`s in
  /// values and function bodies may be nested. All phases recurse on nesting,
  /// so that the size of the stack determines the limit. Chains of `let ...
  /// in`, of `;` and of operators do not count.
  unsigned NestingLimit = 200000;
  /// Whether a name that is not defined is an external; always in the original
  /// language.
  bool AllowsImplicitExternals = true;
  /// How many copies of a polymorphic definition are made.
  unsigned CopiesLimit = 10000;
};

} // namespace mincaml

#endif // MINCAML_FRONTEND_LANGUAGEOPTIONS_H
