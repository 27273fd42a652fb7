//===- LanguageOptions.h - Which MinCaml is accepted ------------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_LANGUAGEOPTIONS_H
#define MINCAML_FRONTEND_LANGUAGEOPTIONS_H

namespace mincaml {

struct LanguageOptions {
  /// -std=mincaml: refuse the extensions of language.md, section 3.
  bool Strict = false;
  /// Parentheses, `if`s, operators on the right of others, `let`s in values
  /// and function bodies may be this deep inside each other. Every phase
  /// recurses on nesting, so that the limit goes with the size of the stack;
  /// chains of `let ... in`, of `;` and of operators do not count.
  unsigned NestingLimit = 200000;
};

} // namespace mincaml

#endif // MINCAML_FRONTEND_LANGUAGEOPTIONS_H
