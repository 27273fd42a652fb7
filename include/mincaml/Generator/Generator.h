//===- Generator.h - Random program generator -------------------*- C++ -*-===//
//
// Generates MinCaml programs that are well-typed, terminate after a bounded
// number of steps and print a running checksum. A program depends only on the
// seed and the options: the same ones give the same bytes on every machine.
// docs/generator.md describes the programs.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_GENERATOR_GENERATOR_H
#define MINCAML_GENERATOR_GENERATOR_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/LanguageOptions.h"
#include "mincaml/Generator/Weights.h"
#include <optional>
#include <string>

namespace mincaml::generator {

struct GeneratorOptions {
  uint64_t Seed = 0;
  LanguageOptions Language;
  Weights TheWeights;
  /// The approximate number of lines, not counting the helper functions at the
  /// top.
  unsigned Size = 60;
  static constexpr uint64_t DefaultSteps = 20000;
  /// The approximate largest number of expressions that a run evaluates. 0
  /// means the default, or more for a large program.
  uint64_t Steps = 0;
  /// The program ends in a run-time error.
  bool EndsInError = false;
  /// The output does not depend on the order in which operands, arguments and
  /// components are evaluated, so that it is the same in OCaml.
  bool OrderIndependent = false;

  /// Applies a profile to the current options.
  llvm::Error apply(const Profile &P);
};

/// The run-time error with which a program ends.
struct ExpectedFailure {
  /// The message, such as "division by zero".
  std::string Message;
  /// The expression that fails, a node of the tree.
  const ast::Expression *Node = nullptr;
};

struct GeneratedTree {
  ast::Expression *Program = nullptr;
  std::optional<ExpectedFailure> Failure;
  /// The constructs that were made; some may have been dropped again.
  ConstructSet Used;
};

/// Generates a program as a tree without types and locations.
GeneratedTree generateTree(const GeneratorOptions &Options,
                           ast::ASTContext &Context);

struct GeneratedProgram {
  std::string Text;
  /// "LINE:COLUMN: MESSAGE", for programs that end in an error; the same text
  /// is in a comment on the first line.
  std::string Expectation;
};

/// Generates a program as text.
GeneratedProgram generateProgram(const GeneratorOptions &Options);

} // namespace mincaml::generator

#endif // MINCAML_GENERATOR_GENERATOR_H
