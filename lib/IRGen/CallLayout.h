//===- CallLayout.h - How MinCaml functions pass arguments ------*- C++ -*-===//
//
// MinCaml guarantees that a tail call runs in constant stack. With the calling
// convention `tailcc`, LLVM provides that on 32-bit SPARC, SPARC V9, x86,
// x86-64 and AArch64 as long as all arguments are passed in registers (on
// 32-bit SPARC six words, of which a double takes two). The remaining arguments
// are stored in a static *argument area* directly before the call and loaded at
// the entry of the callee. No other call can come in between, so one area
// serves the whole program.
//
// On all other targets functions have the C convention. LLVM accepts a
// `musttail` call there if caller and callee have the same prototype, so every
// function has one parameter, the closure, whether it needs one or not, and all
// arguments are passed in the area.
//
// PowerPC and MIPS are exceptions: LLVM stops with a fatal error at some
// `musttail` calls there, so that tail calls are `tail` calls, and constant
// stack is not guaranteed.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_IRGEN_CALLLAYOUT_H
#define MINCAML_LIB_IRGEN_CALLLAYOUT_H

#include "TypeLowering.h"
#include "llvm/IR/CallingConv.h"
#include "llvm/TargetParser/Triple.h"

namespace mincaml {

/// How a target can pass arguments in guaranteed tail calls.
struct ArgumentRegisters {
  /// Words of the integer registers.
  unsigned Words;
  /// Floating-point registers; 0 where doubles are passed in the integer ones.
  unsigned Floats;
  /// Words a double takes where it is passed in integer registers.
  unsigned WordsPerFloat;
  llvm::CallingConv::ID Convention = llvm::CallingConv::Tail;
  /// False for PowerPC and MIPS.
  bool GuaranteeTailCalls = true;

  /// All functions have the parameter for a closure and no other.
  bool haveUniformPrototype() const {
    return Convention != llvm::CallingConv::Tail;
  }

  static ArgumentRegisters forTarget(const llvm::Triple &Target);
};

/// Where the arguments of one function type are passed.
class CallLayout {
public:
  struct Argument {
    enum class Location : uint8_t { Nowhere, Register, Area };
    const Type *Ty;
    /// Nowhere: it is of type unit.
    Location Where;
    /// Register: index among the LLVM function's parameters.
    /// Area: offset in bytes.
    unsigned Index = 0;
  };

  /// \p WithClosure: the function also gets its closure, as the last
  /// parameter, always in a register. \p ReturnsException: it returns an
  /// exception or null, after its result if that is not unit.
  CallLayout(const TypeLowering &Types, const ArgumentRegisters &Registers,
             llvm::ArrayRef<const Type *> Parameters, const Type *Result,
             bool WithClosure, bool ReturnsException);

  llvm::ArrayRef<Argument> arguments() const { return Arguments; }
  llvm::FunctionType *functionType() const { return FunctionTy; }
  llvm::CallingConv::ID callingConvention() const { return Convention; }
  /// Whether there is a parameter for the closure; it may be unused.
  bool hasClosureParameter() const { return HasClosureParameter; }
  /// Index of the closure among the LLVM function's parameters.
  unsigned closureIndex() const { return FunctionTy->getNumParams() - 1; }
  bool returnsException() const { return ReturnsException; }
  /// Bytes of the argument area that calls of this type use.
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
