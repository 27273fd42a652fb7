//===- CallLayout.h - How MinCaml functions pass arguments ------*- C++ -*-===//
//
// MinCaml guarantees that every tail call runs in constant stack. LLVM's
// `tailcc` gives that on every target as long as all arguments travel in
// registers (on 32-bit SPARC six words, of which a double takes two). The
// arguments beyond that are stored in a static *argument area* just before the
// call and loaded at the function's entry, before anything else can run, so
// that one area serves the whole program.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_IRGEN_CALLLAYOUT_H
#define MINCAML_IRGEN_CALLLAYOUT_H

#include "mincaml/IRGen/TypeLowering.h"
#include "llvm/TargetParser/Triple.h"

namespace mincaml {

/// The registers `tailcc` has for arguments on a target.
struct ArgumentRegisters {
  /// Words of the integer registers.
  unsigned Words;
  /// Floating-point registers; 0 where doubles travel in the integer ones.
  unsigned Floats;
  /// Words a double takes where it travels in integer registers.
  unsigned WordsPerFloat;

  static ArgumentRegisters forTarget(const llvm::Triple &Target);
};

/// Where the arguments of one function type travel.
class CallLayout {
public:
  struct Argument {
    enum class Place : uint8_t { Nowhere, Register, Area };
    Place Where;
    /// Register: index among the LLVM function's parameters.
    /// Area: offset in bytes.
    unsigned Index;
  };

  /// \p WithClosure: the function also gets its closure, as the last
  /// parameter, always in a register.
  CallLayout(const TypeLowering &Types, const ArgumentRegisters &Registers,
             llvm::ArrayRef<const Type *> Parameters, const Type *Result,
             bool WithClosure);

  llvm::ArrayRef<Argument> arguments() const { return Arguments; }
  llvm::FunctionType *functionType() const { return FunctionTy; }
  /// Index of the closure among the LLVM function's parameters.
  unsigned closureIndex() const { return FunctionTy->getNumParams() - 1; }
  /// Bytes of the argument area that calls of this type use.
  uint64_t areaSize() const { return AreaSize; }

private:
  llvm::SmallVector<Argument, 8> Arguments;
  llvm::FunctionType *FunctionTy = nullptr;
  uint64_t AreaSize = 0;
};

} // namespace mincaml

#endif // MINCAML_IRGEN_CALLLAYOUT_H
