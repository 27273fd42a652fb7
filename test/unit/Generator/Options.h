//===- Options.h - Options of a profile -------------------------*- C++ -*-===//

#ifndef MINCAML_TEST_UNIT_GENERATOR_OPTIONS_H
#define MINCAML_TEST_UNIT_GENERATOR_OPTIONS_H

#include "mincaml/Generator/Generator.h"
#include "gtest/gtest.h"

namespace mincaml::test {

inline generator::GeneratorOptions options(const generator::Profile &P,
                                           uint64_t Seed) {
  generator::GeneratorOptions Options;
  Options.Seed = Seed;
  if (llvm::Error E = Options.apply(P))
    ADD_FAILURE() << llvm::toString(std::move(E));
  return Options;
}

inline generator::GeneratorOptions options(llvm::StringRef Name,
                                           uint64_t Seed) {
  const generator::Profile *P = generator::findProfile(Name);
  EXPECT_TRUE(P) << Name.str();
  return options(*P, Seed);
}

} // namespace mincaml::test

#endif // MINCAML_TEST_UNIT_GENERATOR_OPTIONS_H
