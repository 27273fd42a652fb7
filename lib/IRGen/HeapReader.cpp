//===- HeapReader.cpp - Values of a running program -----------------------===//

#include "mincaml/IRGen/HeapReader.h"
#include "ModuleEmitter.h"
#include "llvm/ADT/STLExtras.h"
#include <cstring>

using namespace mincaml;

template <typename T> static T loadAt(uint64_t Address) {
  T Result;
  std::memcpy(&Result, reinterpret_cast<const void *>(Address), sizeof(T));
  return Result;
}

template <typename T> static void appendBytes(std::string &To, T Value) {
  To.append(reinterpret_cast<const char *>(&Value), sizeof(T));
}

bool HeapReader::read(const Type *Ty, uint64_t Bits, std::string &Result) {
  const TypeLowering Lowering(Context, Layout, Types);
  // The loop avoids recursion for the last part of a value, such as the tail of
  // a list.
  for (;;) {
    Ty = Ty->resolve();
    if (Result.size() > MaximumSize)
      return false;
    const Constructor *X = nullptr;
    switch (Ty->kind()) {
    case Type::Kind::Unit:
      return true;
    case Type::Kind::Bool:
    case Type::Kind::Int:
    case Type::Kind::Char:
      appendBytes(Result, uint32_t(Bits));
      return true;
    case Type::Kind::Float:
      appendBytes(Result, Bits);
      return true;
    case Type::Kind::String: {
      const auto Length = loadAt<uint32_t>(Bits - runtime::ARRAY_LENGTH_OFFSET);
      if (Length > MaximumSize)
        return false;
      appendBytes(Result, Length);
      Result.append(reinterpret_cast<const char *>(Bits), Length);
      return true;
    }
    case Type::Kind::Tuple:
      break;
    case Type::Kind::Exception: {
      const auto Number = loadAt<uint32_t>(Bits);
      for (const Constructor &Known : Types.Constructors)
        if (Known.Number == Number)
          X = &Known;
      appendBytes(Result, Number);
      break;
    }
    case Type::Kind::Data: {
      const DataType &D = *Ty->definition();
      const bool IsConstant =
          D.isEnumeration() ||
          (D.NumConstants && Bits < DataType::MaximumConstants);
      const uint32_t Tag = IsConstant  ? uint32_t(Bits)
                           : hasTag(D) ? loadAt<uint32_t>(Bits)
                                       : 0;
      for (auto [I, Candidate] : llvm::enumerate(D.Constructors))
        if (Candidate->isConstant() == IsConstant && Candidate->Tag == Tag) {
          X = Candidate;
          appendBytes(Result, uint32_t(I));
        }
      break;
    }
    default:
      llvm_unreachable("not a first-order type");
    }
    if (!Ty->isTuple() && (!X || X->isConstant()))
      return true;
    const RecordLayout Object = Lowering.object(Ty, X);
    const llvm::StructLayout *Offsets = Layout.getStructLayout(Object.Struct);
    llvm::SmallVector<const Type *, 8> Fields;
    if (Ty->isTuple())
      Fields = operandTypes(Ty);
    else
      for (Type *Argument : Types.argumentTypes(const_cast<Type *>(Ty), *X))
        Fields.push_back(Argument->resolve());
    auto ValueOf = [&](size_t I) -> uint64_t {
      if (Object.Fields[I] < 0)
        return 0;
      const uint64_t Address =
          Bits + Offsets->getElementOffset(Object.Fields[I]).getFixedValue();
      return Layout.getTypeStoreSize(
                 Object.Struct->getElementType(Object.Fields[I])) == 4
                 ? loadAt<uint32_t>(Address)
                 : loadAt<uint64_t>(Address);
    };
    for (size_t I = 0; I + 1 < Fields.size(); ++I)
      if (!read(Fields[I], ValueOf(I), Result))
        return false;
    const uint64_t Last = ValueOf(Fields.size() - 1);
    Ty = Fields.back();
    Bits = Last;
  }
}
