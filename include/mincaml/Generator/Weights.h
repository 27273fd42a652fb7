//===- Weights.h - Weights of constructs ------------------------*- C++ -*-===//

#ifndef MINCAML_GENERATOR_WEIGHTS_H
#define MINCAML_GENERATOR_WEIGHTS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <array>
#include <bitset>

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

using ConstructSet = std::bitset<NumConstructs>;
/// The name of the construct, such as "loop-sum".
llvm::StringRef constructName(Construct C);

/// The weight of each construct, initially that of Constructs.def.
class Weights {
public:
  /// The largest weight. It is so small that no sum over a group overflows.
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

} // namespace mincaml::generator

#endif // MINCAML_GENERATOR_WEIGHTS_H
