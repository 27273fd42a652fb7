//===- Generator.h - Random programs ----------------------------*- C++ -*-===//
//
// Makes MinCaml programs that are well-typed, end after a bounded number of
// steps and print a running checksum, from nothing but a seed and options: the
// same ones give the same bytes everywhere. docs/generator.md describes what
// the programs look like.
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
  /// About how many lines the program has, without the functions at its top
  /// that print the checksum.
  unsigned Size = 60;
  static constexpr uint64_t DefaultSteps = 20000;
  /// About how many expressions are evaluated when it runs, at most. 0: the
  /// default, or more for a large program.
  uint64_t Steps = 0;
  /// The program ends in a run-time error.
  bool EndsInError = false;
  /// Nothing the program prints depends on the order in which operands,
  /// arguments and components are evaluated, so that OCaml prints the same.
  bool OrderIndependent = false;

  /// Takes over what the profile says, on top of the weights so far.
  llvm::Error apply(const Profile &P);
};

/// The run-time error in which a program ends.
struct ExpectedFailure {
  /// What is reported, "division by zero".
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

/// A program as a tree without types and locations.
GeneratedTree generateTree(const GeneratorOptions &Options,
                           ast::ASTContext &Context);

struct GeneratedProgram {
  std::string Text;
  /// "LINE:COLUMN: MESSAGE", for programs that end in an error; the same stands
  /// in a comment on the first line.
  std::string Expectation;
};

/// A program as text.
GeneratedProgram generateProgram(const GeneratorOptions &Options);

} // namespace mincaml::generator

#endif // MINCAML_GENERATOR_GENERATOR_H
