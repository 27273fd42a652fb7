//===- AddressRegisters.cpp - Addresses that recursions keep --------------===//

#include "mincaml/Support/AddressRegisters.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Metadata.h"

using namespace mincaml;
using namespace llvm;

static constexpr char Kind[] = "sparc.address.registers";

AddressRegisterList mincaml::addressRegistersOf(const Function &F) {
  AddressRegisterList Registers;
  const MDNode *List = F.getMetadata(Kind);
  if (!List)
    return Registers;
  for (const MDOperand &Operand : List->operands()) {
    const auto *Entry = dyn_cast_or_null<MDNode>(Operand.get());
    if (!Entry || Entry->getNumOperands() != 2)
      continue;
    const auto *Name = dyn_cast_or_null<MDString>(Entry->getOperand(0).get());
    const auto *Variable =
        mdconst::dyn_extract_or_null<GlobalVariable>(Entry->getOperand(1));
    if (Name && Variable)
      Registers.push_back({Name->getString(), Variable});
  }
  return Registers;
}

void mincaml::setAddressRegisters(Function &F,
                                  ArrayRef<AddressRegister> Registers) {
  LLVMContext &Context = F.getContext();
  SmallVector<Metadata *, 2> List;
  for (const AddressRegister &R : Registers)
    List.push_back(MDNode::get(
        Context,
        {MDString::get(Context, R.Name),
         ConstantAsMetadata::get(const_cast<GlobalVariable *>(R.Variable))}));
  F.setMetadata(Kind, MDNode::get(Context, List));
}
