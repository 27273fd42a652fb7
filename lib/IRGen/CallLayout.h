//===- CallLayout.h - Argument passing --------------------------*- C++ -*-===//
//
// MinCaml guarantees that a tail call runs in constant stack space. With the
// calling convention `tailcc`, LLVM provides that on 32-bit SPARC, SPARC V9,
// x86, x86-64 and AArch64, as long as all arguments are passed in registers (on
// 32-bit SPARC six words, of which a double takes two). The remaining arguments
// are stored in a static *argument area* directly before the call and loaded at
// the entry of the callee. No other call can come in between, so that one area
// serves the whole program.
//
// On all other targets, functions use the C convention. LLVM accepts a
// `musttail` call there if caller and callee have the same prototype. Therefore
// every function has a single parameter, the closure, whether it needs it or
// not, and all arguments are passed in the area.
//
// PowerPC and MIPS are exceptions: LLVM stops with a fatal error at some
// `musttail` calls there. Tail calls are therefore marked `tail`, and constant
// stack space is not guaranteed.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_IRGEN_CALLLAYOUT_H
#define MINCAML_LIB_IRGEN_CALLLAYOUT_H

#include "TypeLowering.h"
#include "llvm/IR/CallingConv.h"
#include "llvm/TargetParser/Triple.h"

namespace mincaml {

/// The registers in which a target can pass the arguments of guaranteed tail
/// calls.
struct ArgumentRegisters {
  /// The number of words in integer registers.
  unsigned Words;
  /// The number of floating-point registers; 0 if doubles are passed in integer
  /// registers.
  unsigned Floats;
  /// The number of words that a double takes in integer registers.
  unsigned WordsPerFloat;
  llvm::CallingConv::ID Convention = llvm::CallingConv::Tail;
  /// False for PowerPC and MIPS.
  bool GuaranteeTailCalls = true;

  /// Whether all functions have a parameter for the closure and no other.
  bool haveUniformPrototype() const {
    return Convention != llvm::CallingConv::Tail;
  }

  static ArgumentRegisters forTarget(const llvm::Triple &Target);
};

/// Describes where the arguments of one function type are passed.
class CallLayout {
public:
  struct Argument {
    enum class Location : uint8_t { None, Register, Area };
    const Type *Ty;
    /// None for an argument of type unit.
    Location Where;
    /// Register: the index among the LLVM function's parameters.
    /// Area: the offset in bytes.
    unsigned Index = 0;
  };

  /// \p WithClosure: the function also receives its closure, as the last
  /// parameter and always in a register. \p ReturnsException: the function
  /// returns an exception or null, after its result unless that is unit.
  CallLayout(const TypeLowering &Types, const ArgumentRegisters &Registers,
             llvm::ArrayRef<const Type *> Parameters, const Type *Result,
             bool WithClosure, bool ReturnsException);

  llvm::ArrayRef<Argument> arguments() const { return Arguments; }
  llvm::FunctionType *functionType() const { return FunctionTy; }
  llvm::CallingConv::ID callingConvention() const { return Convention; }
  /// Whether there is a parameter for the closure, which may be unused.
  bool hasClosureParameter() const { return HasClosureParameter; }
  /// The index of the closure among the LLVM function's parameters.
  unsigned closureIndex() const { return FunctionTy->getNumParams() - 1; }
  bool returnsException() const { return ReturnsException; }
  /// The size in bytes of the argument area for calls of this type.
  uint64_t areaSize() const { return AreaSize; }

private:
  llvm::SmallVector<Argument, 8> Arguments;
  llvm::FunctionType *FunctionTy = nullptr;
  llvm::CallingConv::ID Convention;
  bool HasClosureParameter;
  bool ReturnsException;
  uint64_t AreaSize = 0;
};

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_CALLLAYOUT_H
