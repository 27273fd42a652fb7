//===- CallLayout.cpp - Argument passing ----------------------------------===//

#include "CallLayout.h"

using namespace mincaml;

ArgumentRegisters ArgumentRegisters::forTarget(const llvm::Triple &Target) {
  switch (Target.getArch()) {
  case llvm::Triple::sparc:
  case llvm::Triple::sparcel:
    return {6, 0, 2};
  case llvm::Triple::sparcv9:
    // All register files share the argument slots: the Nth argument takes the
    // Nth slot, and integers have registers for six slots.
    return {6, 0, 1};
  case llvm::Triple::x86_64:
    return {6, 8, 1};
  case llvm::Triple::aarch64:
    return {8, 8, 1};
  case llvm::Triple::x86:
    return {4, 0, 2};
  default:
    return {0, 0, 1, llvm::CallingConv::C, !Target.isPPC() && !Target.isMIPS()};
  }
}

CallLayout::CallLayout(const TypeLowering &Types,
                       const ArgumentRegisters &Registers,
                       llvm::ArrayRef<const Type *> Parameters,
                       const Type *Result, bool WithClosure,
                       bool ReturnsException)
    : Convention(Registers.Convention),
      HasClosureParameter(WithClosure || Registers.haveUniformPrototype()),
      ReturnsException(ReturnsException) {
  unsigned FreeWords = Registers.Words;
  if (FreeWords != 0 && WithClosure)
    --FreeWords;
  unsigned FreeFloats = Registers.Floats;
  llvm::SmallVector<llvm::Type *, 8> InRegisters;

  for (const Type *Parameter : Parameters) {
    if (Parameter->isUnit()) {
      Arguments.push_back({Parameter, Argument::Location::None});
      continue;
    }
    bool InFloatRegister = Parameter->isFloat() && Registers.Floats != 0;
    unsigned Needed =
        Parameter->isFloat() && !InFloatRegister ? Registers.WordsPerFloat : 1;
    unsigned &Free = InFloatRegister ? FreeFloats : FreeWords;
    if (Needed <= Free) {
      Free -= Needed;
      Arguments.push_back({Parameter, Argument::Location::Register,
                           static_cast<unsigned>(InRegisters.size())});
      InRegisters.push_back(Types.valueType(Parameter));
      continue;
    }
    llvm::Type *Memory = Types.memoryType(Parameter);
    AreaSize =
        llvm::alignTo(AreaSize, Types.dataLayout().getPrefTypeAlign(Memory));
    Arguments.push_back(
        {Parameter, Argument::Location::Area, static_cast<unsigned>(AreaSize)});
    AreaSize += Types.dataLayout().getTypeStoreSize(Memory);
  }
  llvm::Type *ResultTy = ReturnsException ? Types.resultOrException(Result)
                                          : Types.resultType(Result);
  if (HasClosureParameter)
    InRegisters.push_back(llvm::PointerType::getUnqual(ResultTy->getContext()));
  FunctionTy = llvm::FunctionType::get(ResultTy, InRegisters,
                                       /*isVarArg=*/false);
}
