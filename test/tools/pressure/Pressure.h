//===- Pressure.h - Random modules for register allocators ------*- C++ -*-===//
//
// LLVM IR whose machine code has what register allocators get wrong: many
// values live at once, of several register classes, with short and long live
// ranges; pairs and sub-registers; calls in between, of several conventions;
// any control flow, with critical edges, irreducible loops and cycles of phi
// nodes; inline assembly with ties, early clobbers, fixed registers and
// clobbers; condition codes, undefined values, landing pads, tail calls. `main`
// calls every function and prints a checksum for each, which depends on the
// module and the target alone: a program that prints anything else was
// miscompiled.
//
// The functions are written as a soup of blocks that jump anywhere and read and
// write variables; promoting the variables to registers makes the phi nodes.
// Each jump backwards takes fuel, each call some of a budget, so that programs
// end.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_TEST_PRESSURE_PRESSURE_H
#define MINCAML_TEST_PRESSURE_PRESSURE_H

#include "llvm/IR/Module.h"
#include <memory>

namespace mincaml::pressure {

enum class Machine { Sparc, SparcV9, X86 };

struct PressureOptions {
  uint64_t Seed = 0;
  Machine Target = Machine::Sparc;
  /// The number of functions, without `main` and the helpers.
  unsigned Functions = 4;
  /// The approximate number of statements of a function.
  unsigned Size = 60;
  /// Whether every variable has debug information.
  bool Debug = false;
};

std::unique_ptr<llvm::Module> generateModule(llvm::LLVMContext &Context,
                                             const PressureOptions &Options);

} // namespace mincaml::pressure

#endif // MINCAML_TEST_PRESSURE_PRESSURE_H
