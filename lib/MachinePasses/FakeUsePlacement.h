//===- FakeUsePlacement.h - Fake uses that stay where they are --*- C++ -*-===//

#ifndef MINCAML_LIB_MACHINEPASSES_FAKEUSEPLACEMENT_H
#define MINCAML_LIB_MACHINEPASSES_FAKEUSEPLACEMENT_H

namespace llvm {
class Pass;
} // namespace llvm

namespace mincaml {

/// For any target: keeps LLVM's MachineLICM from moving a FAKE_USE away from
/// the call for which `mincaml-garbage-collection` has added it. Must run
/// before MachineLICM.
llvm::Pass *createFakeUsePlacementPass();

} // namespace mincaml

#endif // MINCAML_LIB_MACHINEPASSES_FAKEUSEPLACEMENT_H
