//===- ExceptionTable.cpp - Names of exceptions ---------------------------===//

#include "ExceptionTable.h"
#include "llvm/IR/Constants.h"

using namespace mincaml;
using namespace llvm;

Constant *ExceptionTable::address() {
  if (!Table)
    Table =
        new GlobalVariable(M, llvm::Type::getInt8Ty(M.getContext()),
                           /*isConstant=*/true, GlobalValue::InternalLinkage,
                           /*Initializer=*/nullptr, "");
  return Table;
}

void ExceptionTable::finish() {
  if (!Table)
    return;
  LLVMContext &C = M.getContext();
  auto *Pointer = PointerType::getUnqual(C);
  auto Text = [&](const std::string &Bytes) -> Constant * {
    Constant *Value = ConstantDataArray::getString(C, Bytes);
    auto *G =
        new GlobalVariable(M, Value->getType(), /*isConstant=*/true,
                           GlobalValue::PrivateLinkage, Value, "exception");
    G->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
    return G;
  };
  auto *Row = StructType::get(C, {Pointer, Pointer});
  size_t First = std::size(runtime::Exceptions);
  size_t Size =
      Constructed.empty() ? 0 : Constructed.rbegin()->first + 1 - First;
  // Exceptions that the program never constructs have empty rows.
  std::vector<Constant *> Rows(Size, ConstantAggregateZero::get(Row));
  for (const auto &[Number, X] : Constructed)
    Rows[Number - First] = ConstantStruct::get(
        Row, {Text(exceptionName(*X, FileName)), Text(printedArguments(*X))});
  auto *Ty = ArrayType::get(Row, Size);
  auto *Final = new GlobalVariable(
      M, Ty, /*isConstant=*/true, GlobalValue::InternalLinkage,
      ConstantArray::get(Ty, Rows), "ml.exceptions");
  Table->replaceAllUsesWith(Final);
  Table->eraseFromParent();
}
