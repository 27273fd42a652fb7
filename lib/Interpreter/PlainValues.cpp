//===- PlainValues.cpp - First-order values of a session ------------------===//

#include "PlainValues.h"
#include "mincaml/Frontend/Type.h"
#include "llvm/ADT/STLExtras.h"
#include <cstring>

using namespace mincaml;
using namespace mincaml::interpreter;
using llvm::StringRef;

bool interpreter::isPlainType(Type &T, TypeContext &Types,
                              llvm::DenseSet<const Type *> &Visited) {
  Type &Ty = *T.resolve();
  switch (Ty.kind()) {
  case Type::Kind::Unit:
  case Type::Kind::Bool:
  case Type::Kind::Int:
  case Type::Kind::Float:
  case Type::Kind::Char:
  case Type::Kind::String:
    return true;
  case Type::Kind::Function:
  case Type::Kind::Array:
  case Type::Kind::Exception:
  case Type::Kind::Variable:
    return false;
  case Type::Kind::Tuple:
    for (unsigned I = 0; I != Ty.size(); ++I)
      if (!isPlainType(*Ty.operand(I), Types, Visited))
        return false;
    return true;
  case Type::Kind::Data:
    break;
  }
  const DataType &D = *Ty.definition();
  // The library changes the characters of `bytes`.
  if (D.Name == "bytes" && !D.Range.isValid())
    return false;
  // A type with endlessly many instances has no layout.
  if (Visited.size() > 1000)
    return false;
  if (!Visited.insert(&Ty).second)
    return true;
  return llvm::all_of(D.Constructors, [&](const Constructor *X) {
    return llvm::none_of(X->Fields,
                         [](const Field &F) { return F.IsMutable; }) &&
           llvm::all_of(Types.argumentTypes(&Ty, *X), [&](Type *Argument) {
             return isPlainType(*Argument, Types, Visited);
           });
  });
}

Value interpreter::constantObject(const Constructor &X, Code &TheCode) {
  auto [Known, IsNew] =
      TheCode.ConstantObjects.try_emplace({X.Parent == nullptr, X.Number});
  if (IsNew) {
    std::vector<Value> &Object = TheCode.Strings.emplace_back(
        X.Parent ? uint32_t(DataArguments) : uint32_t(ExceptionArguments));
    Object[DataNumber].Int = X.Number;
    Known->second.Object = Object.data();
  }
  return Known->second;
}

template <typename T> static T takeBytes(StringRef &Bytes) {
  T Result;
  std::memcpy(&Result, Bytes.data(), sizeof(T));
  Bytes = Bytes.drop_front(sizeof(T));
  return Result;
}

std::optional<Value> interpreter::restoreValue(Type &T, StringRef &Bytes,
                                               TypeContext &Types,
                                               Heap &TheHeap, Code &TheCode) {
  Value Result = intValue(0);
  Value *To = &Result;
  // The loop avoids recursion for the last part of a value, such as the tail of
  // a list.
  for (Type *Ty = T.resolve();;) {
    const Constructor *X = nullptr;
    switch (Ty->kind()) {
    case Type::Kind::Unit:
      *To = intValue(0);
      return Result;
    case Type::Kind::Bool:
    case Type::Kind::Int:
    case Type::Kind::Char:
      *To = intValue(takeBytes<int32_t>(Bytes));
      return Result;
    case Type::Kind::Float:
      To->Float = takeBytes<double>(Bytes);
      return Result;
    case Type::Kind::String: {
      const auto Length = takeBytes<uint32_t>(Bytes);
      To->Object = TheHeap.allocate(stringSize(Length));
      if (!To->Object)
        return std::nullopt;
      writeString(To->Object, Bytes.take_front(Length));
      Bytes = Bytes.drop_front(Length);
      return Result;
    }
    case Type::Kind::Tuple:
      break;
    case Type::Kind::Exception: {
      const auto Number = takeBytes<uint32_t>(Bytes);
      for (const Constructor &Known : Types.Constructors)
        if (Known.Number == Number)
          X = &Known;
      // Its name is needed to print it.
      if (!X->isPredefined())
        TheCode.Constructors[Number] = X;
      break;
    }
    default:
      X = Ty->definition()->Constructors[takeBytes<uint32_t>(Bytes)];
    }
    if (X && X->isConstant()) {
      *To = constantObject(*X, TheCode);
      return Result;
    }
    llvm::SmallVector<Type *, 8> Parts;
    if (X)
      llvm::append_range(Parts, Types.argumentTypes(Ty, *X));
    else
      for (unsigned I = 0; I != Ty->size(); ++I)
        Parts.push_back(Ty->operand(I));
    const unsigned First = !X          ? 0
                           : X->Parent ? unsigned(DataArguments)
                                       : unsigned(ExceptionArguments);
    To->Object = TheHeap.allocate(First + Parts.size());
    if (!To->Object)
      return std::nullopt;
    Value *Fields = To->Object + First;
    if (X)
      To->Object[DataNumber].Int = X->Number;
    if (X && !X->Parent)
      To->Object[ExceptionFailure].Object = nullptr;
    for (size_t I = 0; I + 1 < Parts.size(); ++I) {
      std::optional<Value> Part =
          restoreValue(*Parts[I], Bytes, Types, TheHeap, TheCode);
      if (!Part)
        return std::nullopt;
      Fields[I] = *Part;
    }
    To = &Fields[Parts.size() - 1];
    Ty = Parts.back()->resolve();
  }
}

ast::Expression *interpreter::literalOf(Value V, Type &T, TypeContext &Types,
                                        ast::ASTContext &Trees,
                                        llvm::SMRange Range, unsigned &Budget) {
  Type &Ty = *T.resolve();
  if (!Budget)
    return nullptr;
  --Budget;
  auto Typed = [&](ast::Expression *E) {
    E->Ty = &Ty;
    return E;
  };
  auto Literals = [&](const Value *Fields, llvm::ArrayRef<Type *> Parts)
      -> std::optional<llvm::MutableArrayRef<ast::Expression *>> {
    llvm::SmallVector<ast::Expression *, 8> Result;
    for (auto [I, Part] : llvm::enumerate(Parts)) {
      ast::Expression *E =
          literalOf(Fields[I], *Part, Types, Trees, Range, Budget);
      if (!E)
        return std::nullopt;
      Result.push_back(E);
    }
    return Trees.copy(llvm::ArrayRef(Result));
  };
  switch (Ty.kind()) {
  case Type::Kind::Unit:
    return Typed(Trees.make<ast::UnitLiteral>(Range));
  case Type::Kind::Bool:
    return Typed(Trees.make<ast::BoolLiteral>(Range, V.Int != 0));
  case Type::Kind::Int:
    return Typed(Trees.make<ast::IntLiteral>(Range, V.Int));
  case Type::Kind::Char:
    return Typed(Trees.make<ast::CharacterLiteral>(Range, uint8_t(V.Int)));
  case Type::Kind::Float:
    return Typed(Trees.make<ast::FloatLiteral>(Range, V.Float));
  case Type::Kind::String:
    return Typed(
        Trees.make<ast::StringLiteral>(Range, Trees.intern(bytesOf(V))));
  case Type::Kind::Tuple: {
    llvm::SmallVector<Type *, 8> Parts;
    for (unsigned I = 0; I != Ty.size(); ++I)
      Parts.push_back(Ty.operand(I));
    auto Elements = Literals(V.Object, Parts);
    return Elements ? Typed(Trees.make<ast::Tuple>(Range, *Elements)) : nullptr;
  }
  default: {
    const Constructor &X =
        *Ty.definition()->Constructors[V.Object[DataNumber].Int];
    auto Arguments =
        Literals(V.Object + DataArguments, Types.argumentTypes(&Ty, X));
    if (!Arguments)
      return nullptr;
    auto *C = Trees.make<ast::Construct>(Range, X.Name, Range, *Arguments);
    C->Constructor = &X;
    return Typed(C);
  }
  }
}
