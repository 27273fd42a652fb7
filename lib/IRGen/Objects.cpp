//===- Objects.cpp - Tuples, data types, exceptions -----------------------===//

#include "FunctionBuilder.h"
#include "mincaml/Frontend/Frontend.h"
#include "llvm/IR/Constants.h"

using namespace mincaml;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Tuples and the fields of heap objects
//===----------------------------------------------------------------------===//

CallInst *mincaml::emitAllocation(FunctionBuilder &Builder,
                                  const RecordLayout &Layout) {
  return Builder.CreateCall(Builder.Emitter.Runtime.allocate(),
                            Builder.getInt32(Layout.Size), "object");
}

Value *mincaml::fieldAddress(FunctionBuilder &Builder,
                             const RecordLayout &Layout, Value *Object,
                             unsigned Field) {
  int Index = Layout.Fields[Field];
  if (Index == 0)
    return Object;
  return Builder.CreateStructGEP(Layout.Struct, Object, Index, "field");
}

namespace {

/// Emits accesses to the objects of one type and constructor.
class ObjectAccess {
public:
  /// X is null for a tuple.
  ObjectAccess(FunctionBuilder &Builder, const mincaml::Type *Ty,
               const Constructor *X)
      : Layout(Builder.Emitter.Types.object(Ty, X)), Builder(Builder), Ty(Ty),
        X(X) {}

  /// Emits a load of the field, whose type is Field. Returns null for unit.
  Value *load(Value *Object, unsigned Index, const mincaml::Type *Field) {
    if (Layout.Fields[Index] < 0)
      return nullptr;
    LoadInst *Load =
        Builder.CreateLoad(Builder.Emitter.Types.memoryType(Field),
                           fieldAddress(Builder, Layout, Object, Index));
    tag(Load, Index, Field);
    return Builder.fromMemory(Load, Field);
  }

  /// Emits a store of V, which has its type in memory, unless it is unit.
  void store(Value *Object, unsigned Index, Value *V,
             const mincaml::Type *Field) {
    if (Layout.Fields[Index] >= 0)
      tag(Builder.CreateStore(V, fieldAddress(Builder, Layout, Object, Index)),
          Index, Field);
  }

  const RecordLayout Layout;

private:
  void tag(Instruction *Access, unsigned Index, const mincaml::Type *Field) {
    // A local reference is a stack slot, not an object.
    if (isa<AllocaInst>(getLoadStorePointerOperand(Access)))
      return;
    MemoryMetadata &Memory = Builder.Emitter.Memory;
    if (!X)
      Memory.tupleField(Access, Field);
    else if (!X->Parent)
      Memory.exceptionArgument(Access, Field);
    else
      Memory.dataField(Access, Ty, *X, Index, Field);
  }

  FunctionBuilder &Builder;
  const mincaml::Type *Ty;
  const Constructor *X;
};

} // namespace

/// Returns the value that is stored if it is known at compile time; otherwise
/// null.
static Constant *knownConstant(Value *Stored) {
  auto *Known = dyn_cast_or_null<Constant>(Stored);
  return Known && !isa<UndefValue>(Known) ? Known : nullptr;
}

static bool hasMutableField(const Constructor &X) {
  return any_of(X.Fields, [](const Field &F) { return F.IsMutable; });
}

/// Emits the object of a constructor with arguments. Stored contains the
/// arguments as they are stored in memory; null for an argument of type unit.
static Value *emitObject(FunctionBuilder &Builder, const knormal::Construct &E,
                         ArrayRef<Value *> Stored) {
  ModuleEmitter &Emitter = Builder.Emitter;
  const Constructor &X = *E.TheConstructor;
  ObjectAccess Access(Builder, E.Ty, &X);
  StructType *Struct = Access.Layout.Struct;
  // An object that is known at compile time is a constant in memory, which
  // needs no allocation.
  SmallVector<Constant *, 8> Constants;
  if (hasTag(*X.Parent))
    Constants.push_back(Builder.getInt32(X.Tag));
  for (Value *V : Stored)
    if (Constant *Known = knownConstant(V))
      Constants.push_back(Known);
  if (Constants.size() == Struct->getNumElements() && !hasMutableField(X)) {
    // An object without fields still needs an address.
    Constant *Initializer = Constants.empty()
                                ? Builder.getInt32(0)
                                : ConstantStruct::get(Struct, Constants);
    GlobalVariable *Object = privateConstant(
        Emitter.M, Initializer, "data." + symbolName(ast::sourceName(X.Name)),
        allocationAlign());
    Emitter.Memory.constructor(Object, E.Ty, &X);
    return Object;
  }
  if (Emitter.Locals.isLocal(E) && Stored.front()) {
    AllocaInst *Slot = Builder.slot(Stored.front()->getType(), "ref");
    Builder.CreateStore(Stored.front(), Slot);
    return Slot;
  }
  CallInst *Object = emitAllocation(Builder, Access.Layout);
  Emitter.Memory.constructor(Object, E.Ty, &X);
  if (hasTag(*X.Parent))
    Emitter.Memory.dataTag(Builder.CreateStore(Builder.getInt32(X.Tag), Object),
                           *X.Parent);
  for (auto [I, Field] :
       enumerate(Emitter.Types.fieldTypes(E.Ty, E.TheConstructor)))
    Access.store(Object, I, Stored[I], Field);
  return Object;
}

Value *mincaml::emitConstruct(FunctionBuilder &Builder,
                              const knormal::Construct &E) {
  if (knormal::isConstantConstructor(E))
    return Builder.Emitter.Types.constant(*E.TheConstructor);
  if (E.TheConstructor && !E.TheConstructor->Parent)
    return emitException(Builder, *E.TheConstructor,
                         Builder.lookupAll(E.Fields));
  if (E.TheConstructor) {
    SmallVector<Value *, 8> Stored;
    for (Value *V : Builder.lookupAll(E.Fields))
      Stored.push_back(V ? Builder.toMemory(V) : nullptr);
    return emitObject(Builder, E, Stored);
  }
  ObjectAccess Access(Builder, E.Ty, nullptr);
  CallInst *Object = emitAllocation(Builder, Access.Layout);
  Builder.Emitter.Memory.constructor(Object, E.Ty, nullptr);
  for (auto [I, N] : enumerate(E.Fields))
    if (Access.Layout.Fields[I] >= 0)
      Access.store(Object, I, Builder.toMemory(Builder.lookup(N)),
                   E.Ty->operand(I));
  return Object;
}

Value *mincaml::emitGetField(FunctionBuilder &Builder,
                             const knormal::GetField &E) {
  return ObjectAccess(Builder, E.ObjectTy, E.TheConstructor)
      .load(Builder.lookup(E.Object), E.Index, E.Ty);
}

void mincaml::emitSetField(FunctionBuilder &Builder,
                           const knormal::SetField &E) {
  Value *Object = Builder.lookup(E.Object);
  if (Value *V = Builder.lookup(E.Value))
    ObjectAccess(Builder, E.ObjectTy, E.TheConstructor)
        .store(Object, E.Index, Builder.toMemory(V),
               Builder.Emitter.Types.fieldTypes(E.ObjectTy,
                                                E.TheConstructor)[E.Index]);
}

Value *mincaml::emitTag(FunctionBuilder &Builder, const DataType &D,
                        Value *Object) {
  LoadInst *Load = Builder.CreateLoad(Builder.getInt32Ty(), Object, "tag");
  Builder.Emitter.Memory.dataTag(Load, D);
  return Load;
}

void mincaml::emitLetFields(FunctionBuilder &Builder,
                            const knormal::LetFields &E) {
  Value *Object = Builder.lookup(E.Object);
  ObjectAccess Access(Builder, E.ObjectTy, E.TheConstructor);
  // Unnamed fields are not used, except that fields of type unit need a
  // binding.
  for (auto [I, B] : enumerate(E.Variables))
    if (!B.IsUnused || Access.Layout.Fields[I] < 0)
      Builder.bind(B, Access.load(Object, I, B.Ty));
}

//===----------------------------------------------------------------------===//
// Exceptions
//===----------------------------------------------------------------------===//

Value *mincaml::emitException(FunctionBuilder &Builder, const Constructor &X,
                              ArrayRef<Value *> Arguments) {
  ModuleEmitter &Emitter = Builder.Emitter;
  Emitter.Exceptions.add(X);
  ObjectAccess Access(Builder, nullptr, &X);
  const RecordLayout &Layout = Access.Layout;
  SmallVector<Value *, 4> Stored;
  // An exception that is known at compile time is a constant in memory, which
  // needs no allocation.
  SmallVector<Constant *, 4> Constants{Builder.getInt32(X.Number),
                                       Builder.getInt32(0)};
  for (auto [I, V] : enumerate(Arguments)) {
    Stored.push_back(Layout.Fields[I] < 0 ? nullptr : Builder.toMemory(V));
    if (Constant *Known = knownConstant(Stored.back()))
      Constants.push_back(Known);
  }
  if (Constants.size() == Layout.Struct->getNumElements() &&
      !hasMutableField(X)) {
    GlobalVariable *Object = privateConstant(
        Emitter.M, ConstantStruct::get(Layout.Struct, Constants),
        "exception." + ast::sourceName(X.Name), allocationAlign());
    Emitter.Memory.constructor(Object, nullptr, &X);
    return Object;
  }
  CallInst *Object = emitAllocation(Builder, Layout);
  Emitter.Memory.constructor(Object, nullptr, &X);
  Emitter.Memory.exceptionNumber(
      Builder.CreateStore(Builder.getInt32(X.Number), Object));
  Emitter.Memory.exceptionNumber(Builder.CreateStore(
      Builder.getInt32(0),
      Builder.CreateStructGEP(Layout.Struct, Object, 1, "field")));
  for (auto [I, Argument] : enumerate(X.Arguments))
    Access.store(Object, I, Stored[I], Argument->resolve());
  return Object;
}

Value *mincaml::emitNumber(FunctionBuilder &Builder, Value *Exception) {
  LoadInst *Load =
      Builder.CreateLoad(Builder.getInt32Ty(), Exception, "constructor");
  Builder.Emitter.Memory.exceptionNumber(Load);
  return Load;
}

CallInst *mincaml::emitCallCatching(FunctionBuilder &Builder,
                                    function_ref<CallInst *()> Emit) {
  RuntimeFunctions &Runtime = Builder.Emitter.Runtime;
  Builder.CreateCall(Runtime.beginCatch());
  CallInst *Call = Emit();
  Builder.raiseIf(Builder.CreateCall(Runtime.endCatch(), {}, "exception"));
  return Call;
}

//===----------------------------------------------------------------------===//
// The table of names
//===----------------------------------------------------------------------===//

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
    return privateConstant(M, ConstantDataArray::getString(C, Bytes),
                           "exception");
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
