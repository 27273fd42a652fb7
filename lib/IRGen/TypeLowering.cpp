//===- TypeLowering.cpp - Types, layouts and arguments in LLVM IR ---------===//

#include "ModuleEmitter.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/IRGen/IRGen.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"

using namespace mincaml;
using llvm::Align;
using llvm::Attribute;

bool mincaml::isPointer(const mincaml::Type *Ty) {
  if (Ty->isData())
    return !Ty->definition()->NumConstants;
  return Ty->isFunction() || Ty->isTuple() || Ty->isArray() ||
         Ty->is(mincaml::Type::Kind::String) ||
         Ty->is(mincaml::Type::Kind::Exception);
}

llvm::SmallVector<const mincaml::Type *, 8>
mincaml::operandTypes(const mincaml::Type *Ty) {
  llvm::SmallVector<const mincaml::Type *, 8> Result;
  for (unsigned I = 0; I != Ty->size(); ++I)
    Result.push_back(Ty->operand(I));
  return Result;
}

llvm::Type *TypeLowering::valueType(const Type *Ty) const {
  switch (Ty->kind()) {
  case Type::Kind::Unit:
    return nullptr;
  case Type::Kind::Bool:
    return llvm::Type::getInt1Ty(Context);
  case Type::Kind::Int:
  case Type::Kind::Char:
    return llvm::Type::getInt32Ty(Context);
  case Type::Kind::Float:
    return llvm::Type::getDoubleTy(Context);
  case Type::Kind::Function:
  case Type::Kind::Tuple:
  case Type::Kind::Array:
  case Type::Kind::String:
  case Type::Kind::Exception:
    return llvm::PointerType::getUnqual(Context);
  case Type::Kind::Data:
    if (Ty->definition()->isEnumeration())
      return llvm::Type::getInt32Ty(Context);
    return llvm::PointerType::getUnqual(Context);
  case Type::Kind::Variable:
    break;
  }
  llvm_unreachable("inference leaves no type variable");
}

llvm::Type *TypeLowering::memoryType(const Type *Ty) const {
  return Ty->isBool() ? llvm::Type::getInt32Ty(Context) : valueType(Ty);
}

llvm::Type *TypeLowering::resultType(const Type *Ty) const {
  return Ty->isUnit() ? llvm::Type::getVoidTy(Context) : valueType(Ty);
}

llvm::Type *TypeLowering::resultOrException(const Type *Ty) const {
  llvm::Type *Exception = llvm::PointerType::getUnqual(Context);
  llvm::Type *Value = valueType(Ty);
  return Value ? llvm::StructType::get(Context, {Value, Exception}) : Exception;
}

RecordLayout TypeLowering::record(llvm::ArrayRef<llvm::Type *> Leading,
                                  llvm::ArrayRef<const Type *> Fields) const {
  RecordLayout Result;
  llvm::SmallVector<llvm::Type *, 8> Types(Leading);
  for (const Type *Field : Fields) {
    if (Field->isUnit()) {
      Result.Fields.push_back(-1);
      continue;
    }
    Result.Fields.push_back(static_cast<int>(Types.size()));
    Types.push_back(memoryType(Field));
  }
  Result.Struct = llvm::StructType::get(Context, Types);
  Result.FieldBytes = Layout.getStructLayout(Result.Struct)->getSizeInBytes();
  // The size is a multiple of the alignment, so that the next object is
  // aligned. It is not 0, so that each object has its own address.
  Result.Size = llvm::alignTo(std::max<uint64_t>(Result.FieldBytes, 1),
                              allocationAlign());
  return Result;
}

RecordLayout TypeLowering::tuple(const Type *Ty) const {
  return record({}, operandTypes(Ty));
}

RecordLayout TypeLowering::exception(const Constructor &X) const {
  llvm::Type *Int = llvm::Type::getInt32Ty(Context);
  llvm::SmallVector<const Type *, 4> Arguments;
  for (const Type *Argument : X.Arguments)
    Arguments.push_back(Argument->resolve());
  return record({Int, Int}, Arguments);
}

RecordLayout TypeLowering::object(const Type *Ty, const Constructor *X) const {
  if (!X)
    return tuple(Ty);
  if (!X->Parent)
    return exception(*X);
  llvm::SmallVector<llvm::Type *, 1> Tag;
  if (hasTag(*X->Parent))
    Tag.push_back(llvm::Type::getInt32Ty(Context));
  llvm::SmallVector<Type *, 8> Arguments = fieldTypes(Ty, X);
  return record(Tag, llvm::SmallVector<const Type *, 8>(Arguments.begin(),
                                                        Arguments.end()));
}

llvm::SmallVector<const Constructor *, 8>
TypeLowering::objectConstructors(const Type *Ty) const {
  llvm::SmallVector<const Constructor *, 8> Result;
  if (Ty->is(Type::Kind::Exception)) {
    for (const Constructor &X : Types.Constructors)
      Result.push_back(&X);
    return Result;
  }
  for (const Constructor *X : Ty->definition()->Constructors)
    if (!X->isConstant())
      Result.push_back(X);
  return Result;
}

llvm::Constant *TypeLowering::constant(const Constructor &X) const {
  auto *Tag = llvm::ConstantInt::get(llvm::Type::getInt32Ty(Context), X.Tag);
  if (X.Parent->isEnumeration())
    return Tag;
  // The first constant constructor is the null pointer.
  auto *Pointer = llvm::PointerType::getUnqual(Context);
  return X.Tag ? llvm::ConstantExpr::getIntToPtr(Tag, Pointer)
               : llvm::ConstantPointerNull::get(Pointer);
}

uint64_t TypeLowering::dereferenceableBytes(const Type *Ty) const {
  // The size is not rounded up to that of a heap object, because a tuple that a
  // C function returns may be only as large as its fields.
  if (Ty->isTuple())
    return tuple(Ty).FieldBytes;
  if (!Ty->isData() || !isPointer(Ty))
    return 0;
  const DataType &D = *Ty->definition();
  return hasTag(D) ? sizeof(uint32_t)
                   : object(Ty, D.Constructors.front()).FieldBytes;
}

runtime::ArrayElement TypeLowering::arrayElement(const Type *Element) const {
  switch (Element->kind()) {
  case Type::Kind::Unit:
    return runtime::ArrayElement::UNIT;
  case Type::Kind::Bool:
  case Type::Kind::Int:
  case Type::Kind::Char:
    return runtime::ArrayElement::WORD;
  case Type::Kind::Float:
    return runtime::ArrayElement::FLOAT;
  case Type::Kind::Data:
    return Element->definition()->isEnumeration()
               ? runtime::ArrayElement::WORD
               : runtime::ArrayElement::POINTER;
  default:
    return runtime::ArrayElement::POINTER;
  }
}

//===----------------------------------------------------------------------===//
// Layouts as text
//===----------------------------------------------------------------------===//

/// Prints the size of the objects of X, and the offset of each field.
static void printObject(const TypeLowering &Types, const mincaml::Type *Ty,
                        const Constructor &X, llvm::raw_ostream &OS) {
  RecordLayout Object = Types.object(Ty, &X);
  const llvm::StructLayout *Offsets =
      Types.dataLayout().getStructLayout(Object.Struct);
  OS << Object.Size << " bytes:";
  if (hasTag(*X.Parent))
    OS << " 0 tag " << X.Tag << ',';
  llvm::ListSeparator Comma(",");
  for (auto [I, Field] : llvm::enumerate(Types.fieldTypes(Ty, &X))) {
    OS << Comma << ' ';
    if (Object.Fields[I] >= 0)
      OS << Offsets->getElementOffset(Object.Fields[I]).getFixedValue() << ' ';
    if (!X.Fields.empty())
      OS << (X.Fields[I].IsMutable ? "mutable " : "") << X.Fields[I].Name
         << ": ";
    OS << Field->str();
  }
  OS << '\n';
}

void mincaml::printLayouts(const llvm::Module &M, TypeContext &SourceTypes,
                           llvm::raw_ostream &OS) {
  TypeLowering Types(M.getContext(), M.getDataLayout(), SourceTypes);
  for (const mincaml::Type *Ty : SourceTypes.dataInstances()) {
    const DataType &D = *Ty->definition();
    OS << Ty->str()
       << (D.isEnumeration() ? ": an int\n"
           : D.NumConstants  ? ": a constant or a pointer\n"
                             : ": a pointer\n");
    for (const Constructor *X : D.Constructors) {
      OS << "  ";
      if (!D.IsRecord)
        OS << ast::sourceName(X->Name) << "  ";
      if (X->isConstant())
        OS << X->Tag << '\n';
      else
        printObject(Types, Ty, *X, OS);
    }
  }
}

//===----------------------------------------------------------------------===//
// Alignment
//===----------------------------------------------------------------------===//

Align mincaml::allocationAlign() {
  return Align(runtime::ALLOCATION_ALIGNMENT);
}

void mincaml::setAllocationResult(llvm::Function &F) {
  llvm::AttrBuilder Result(F.getContext());
  Result.addAttribute(Attribute::NoAlias);
  Result.addAttribute(Attribute::NonNull);
  Result.addAttribute(Attribute::NoUndef);
  Result.addAlignmentAttr(allocationAlign());
  F.addRetAttrs(Result);
}

Align mincaml::foreignArrayAlign(const TypeLowering &Types,
                                 llvm::Type *Element) {
  return Types.dataLayout().getABITypeAlign(Element);
}

Align mincaml::pointeeAlign(const TypeLowering &Types,
                            const mincaml::Type *Ty) {
  if (Ty->isFunction() || Ty->is(mincaml::Type::Kind::Exception))
    return allocationAlign();
  if (Ty->isTuple())
    return Types.dataLayout().getABITypeAlign(Types.tuple(Ty).Struct);
  if (Ty->is(mincaml::Type::Kind::String))
    return Align(1);
  // Objects with tags have at least the alignment of their tags.
  if (Ty->isData())
    return hasTag(*Ty->definition())
               ? Align(sizeof(uint32_t))
               : Types.dataLayout().getABITypeAlign(
                     Types.object(Ty, Ty->definition()->Constructors.front())
                         .Struct);
  llvm::Type *Element = Types.memoryType(Ty->element());
  return Element ? foreignArrayAlign(Types, Element) : Align(1);
}

//===----------------------------------------------------------------------===//
// Argument passing
//===----------------------------------------------------------------------===//

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
