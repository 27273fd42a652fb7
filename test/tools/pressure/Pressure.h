//===- Pressure.h - Random modules for register allocators ------*- C++ -*-===//
//
// Generates LLVM IR whose machine code is difficult for register allocators:
// many live values of several register classes, with short and long live ranges;
// register pairs and subregisters; calls with several calling conventions;
// arbitrary control flow, with critical edges, irreducible loops and cycles of
// phi nodes; inline assembly with ties, early clobbers, fixed registers and
// clobbers; condition codes, undefined values, landing pads and tail calls.
//
// `main` calls every function and prints a checksum for each. The checksums
// depend only on the module and the target: a program that prints anything else
// was miscompiled.
//
// A function is generated as a set of blocks that jump anywhere and read and
// write variables; promoting the variables to registers then creates the phi
// nodes. Each backward jump uses fuel, and each call uses a part of a budget, so
// that programs terminate.
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
  /// The number of functions, not counting `main` and the helpers.
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
