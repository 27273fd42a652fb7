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

#include "mincaml/Frontend/LanguageOptions.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <array>
#include <bitset>
#include <optional>
#include <string>

namespace llvm {
class raw_ostream;
}

namespace mincaml::generator {

enum class Construct : unsigned {
#define CONSTRUCT(Identifier, Name, Weight, Group, Description) Identifier,
#include "mincaml/Generator/Constructs.def"
};

constexpr unsigned NumConstructs = 0
#define CONSTRUCT(Identifier, Name, Weight, Group, Description) +1
#include "mincaml/Generator/Constructs.def"
    ;

/// Weights compete within a group.
enum class Group : uint8_t {
  Expression,
  Statement,
  Function,
  Loop,
  Failure,
  FailureContext,
  Percentage
};

using ConstructSet = std::bitset<NumConstructs>;
/// The name of the construct, such as "loop-sum".
llvm::StringRef constructName(Construct C);

/// The weight of each construct. Initially, these are the weights of
/// Constructs.def.
class Weights {
public:
  /// The largest weight, which is small enough that no sum over a group
  /// overflows.
  static constexpr unsigned Limit = 1000000;

  Weights();

  unsigned operator[](Construct C) const { return Values[unsigned(C)]; }
  /// Applies "name=value". A name that ends in * matches all names with this
  /// prefix; a value that begins with x is a factor. Fails on an unknown name,
  /// a value that is not a number or too large, and a change that would set all
  /// weights of a group to 0.
  llvm::Error set(llvm::StringRef Assignment);

private:
  std::array<unsigned, NumConstructs> Values;
};

struct Profile {
  llvm::StringRef Name;
  llvm::StringRef Description;
  /// The programs of the profile end in a run-time error.
  bool EndsInError;
  /// Assignments for Weights::set, separated by spaces.
  llvm::StringRef Changes;
};

/// The rows of Profiles.def; the first is the default.
llvm::ArrayRef<Profile> profiles();
/// Returns the profile of this name, or null.
const Profile *findProfile(llvm::StringRef Name);

/// Prints names and descriptions, a line for each profile.
void listProfiles(llvm::raw_ostream &OS);
/// Prints names, weights and descriptions by group.
void listWeights(const Weights &W, llvm::raw_ostream &OS);

struct GeneratorOptions {
  uint64_t Seed = 0;
  LanguageOptions Language;
  Weights TheWeights;
  /// The approximate number of lines, not counting the helper functions at the
  /// top.
  unsigned Size = 60;
  static constexpr uint64_t DefaultSteps = 20000;
  /// The approximate limit of the number of expressions that a run evaluates. 0
  /// means DefaultSteps, or more for a large program.
  uint64_t Steps = 0;
  /// The program ends in a run-time error.
  bool EndsInError = false;

  /// Applies a profile to the current options.
  llvm::Error apply(const Profile &P);
};

struct GeneratedProgram {
  std::string Text;
  /// "LINE:COLUMN: MESSAGE", for programs that end in an error; the same text
  /// is in a comment on the first line.
  std::string Expectation;
  /// The constructs that were made, including those whose code was dropped
  /// afterwards.
  ConstructSet Used;
};

/// Generates a program as text.
GeneratedProgram generateProgram(const GeneratorOptions &Options);

} // namespace mincaml::generator

#endif // MINCAML_GENERATOR_GENERATOR_H
