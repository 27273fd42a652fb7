//===- CallLayout.h - How MinCaml functions pass arguments ------*- C++ -*-===//
//
// MinCaml guarantees that every tail call runs in constant stack. LLVM's
// `tailcc` gives that on every target as long as all arguments travel in
// registers (on 32-bit SPARC six words, of which a double takes two). The
// arguments beyond that are stored in a static *argument area* just before the
// call and loaded at the function's entry, before anything else can run, so
// that one area serves the whole program.
//
// Where LLVM has no `tailcc`, the C convention does it: a tail call is
// guaranteed there too if caller and callee have the same prototype. So every
// function has one parameter, the closure, whether it needs one or not, and all
// arguments go through the area.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_IRGEN_CALLLAYOUT_H
#define MINCAML_IRGEN_CALLLAYOUT_H

#include "mincaml/IRGen/TypeLowering.h"
#include "llvm/IR/CallingConv.h"
#include "llvm/TargetParser/Triple.h"

namespace mincaml {

/// How a target can pass arguments in guaranteed tail calls.
struct ArgumentRegisters {
  /// Words of the integer registers.
  unsigned Words;
  /// Floating-point registers; 0 where doubles travel in the integer ones.
  unsigned Floats;
  /// Words a double takes where it travels in integer registers.
  unsigned WordsPerFloat;
  llvm::CallingConv::ID Convention = llvm::CallingConv::Tail;
  /// LLVM stops with a fatal error at some `musttail` calls for PowerPC and
  /// MIPS. There a tail call is a wish.
  bool GuaranteeTailCalls = true;

  /// All functions have the parameter for a closure and no other.
  bool haveUniformPrototype() const {
    return Convention != llvm::CallingConv::Tail;
  }

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
  llvm::CallingConv::ID callingConvention() const { return Convention; }
  /// Whether there is a parameter for the closure; it may be unused.
  bool hasClosureParameter() const { return HasClosureParameter; }
  /// Index of the closure among the LLVM function's parameters.
  unsigned closureIndex() const { return FunctionTy->getNumParams() - 1; }
  /// Bytes of the argument area that calls of this type use.
  uint64_t areaSize() const { return AreaSize; }

private:
  llvm::SmallVector<Argument, 8> Arguments;
  llvm::FunctionType *FunctionTy = nullptr;
  llvm::CallingConv::ID Convention;
  bool HasClosureParameter;
  uint64_t AreaSize = 0;
};

} // namespace mincaml

#endif // MINCAML_IRGEN_CALLLAYOUT_H
