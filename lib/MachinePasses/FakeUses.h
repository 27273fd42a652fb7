//===- FakeUses.h - Fake uses of the bases of addresses ---------*- C++ -*-===//

#ifndef MINCAML_LIB_MACHINEPASSES_FAKEUSES_H
#define MINCAML_LIB_MACHINEPASSES_FAKEUSES_H

namespace llvm {
class Pass;
} // namespace llvm

namespace mincaml {

/// For any target: keeps LLVM's MachineLICM from moving a FAKE_USE away from
/// the call for which `mincaml-garbage-collection` has added it. Must run
/// before MachineLICM.
llvm::Pass *createFakeUsePlacementPass();

/// For any target: removes all FAKE_USEs, and the reloads of spilled registers
/// that nothing else uses. Must run after all passes that change where values
/// are. Replaces LLVM's pass of this purpose, which must be disabled.
llvm::Pass *createFakeUseRemovalPass();

} // namespace mincaml

#endif // MINCAML_LIB_MACHINEPASSES_FAKEUSES_H
