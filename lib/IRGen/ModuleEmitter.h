//===- ModuleEmitter.h - The module and shared state ------------*- C++ -*-===//

#ifndef MINCAML_LIB_IRGEN_MODULEEMITTER_H
#define MINCAML_LIB_IRGEN_MODULEEMITTER_H

#include "mincaml/Frontend/Type.h"
#include "mincaml/IRGen/IRGen.h"
#include "mincaml/KNormal/Analyses.h"
#include "mincaml/Support/IRAnnotations.h"
#include "mincaml/Support/RuntimeABI.h"
#include "mincaml/Support/SourceFile.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/CallingConv.h"
#include "llvm/IR/DIBuilder.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/TargetParser/Triple.h"
#include <map>
#include <vector>

namespace mincaml {

//===----------------------------------------------------------------------===//
// Types and layouts
//===----------------------------------------------------------------------===//

/// The layout of a heap object. The fields are in order, each at its natural
/// alignment. Fields of type unit take no space (docs/code-generation.md).
struct RecordLayout {
  llvm::StructType *Struct = nullptr;
  /// For each field, its index in Struct; -1 for a field of type unit.
  llvm::SmallVector<int, 8> Fields;
  /// The size of the fields in bytes, with the padding between them.
  uint64_t FieldBytes = 0;
  /// The size of the object on the heap in bytes.
  uint64_t Size = 0;
};

/// Maps MinCaml types to LLVM types, and decides how values are represented.
///
/// The value of a data type that has only constant constructors is an i32, the
/// tag of its constructor. The values of other data types are pointers. The
/// value of a constant constructor is then its tag as an address, which no
/// object has. The value of another constructor is the address of an object
/// that contains the arguments. If the type has two or more such constructors,
/// the tag precedes the arguments.
class TypeLowering {
public:
  TypeLowering(llvm::LLVMContext &Context, const llvm::DataLayout &Layout,
               TypeContext &Types)
      : Context(Context), Layout(Layout), Types(Types) {}

  /// Returns the type of an SSA value: i1, i32, double or ptr; null for unit.
  llvm::Type *valueType(const Type *Ty) const;
  /// Returns the type of a field or an array element: like valueType, but i32
  /// for bool.
  llvm::Type *memoryType(const Type *Ty) const;
  /// Returns the type of a result: like valueType, but void for unit.
  llvm::Type *resultType(const Type *Ty) const;
  /// Returns the return type of a function that may return an exception:
  /// `{ value, ptr }`, or ptr for unit. The pointer is the exception, or null.
  llvm::Type *resultOrException(const Type *Ty) const;

  RecordLayout tuple(const Type *Ty) const;
  /// Returns the layout of the objects of type Ty that the constructor X makes.
  /// A null X stands for a tuple.
  RecordLayout object(const Type *Ty, const Constructor *X) const;
  /// Returns the types of the fields of these objects.
  llvm::SmallVector<Type *, 8> fieldTypes(const Type *Ty,
                                          const Constructor *X) const {
    return knormal::fieldTypes(Types, const_cast<Type *>(Ty), X);
  }
  /// Returns the constructors whose values are objects. For a data type, these
  /// are the constructors with arguments; for exn, all exceptions.
  llvm::SmallVector<const Constructor *, 8>
  objectConstructors(const Type *Ty) const;
  /// Returns the value of a constant constructor of a data type.
  llvm::Constant *constant(const Constructor &X) const;
  /// Returns the layout of a closure: the code address, then the captured
  /// values.
  RecordLayout closure(llvm::ArrayRef<const Type *> Captured) const;

  /// Returns the layout of the values of an exception: the number of its
  /// constructor, zero, and its arguments.
  RecordLayout exception(const Constructor &X) const;

  /// Returns the number of bytes that every value of type Ty points to. Returns
  /// 0 if some values are not pointers, or if the number is not known.
  uint64_t dereferenceableBytes(const Type *Ty) const;

  runtime::ArrayElement arrayElement(const Type *Element) const;

  const llvm::DataLayout &dataLayout() const { return Layout; }

private:
  RecordLayout record(llvm::ArrayRef<llvm::Type *> Leading,
                      llvm::ArrayRef<const Type *> Fields) const;

  llvm::LLVMContext &Context;
  const llvm::DataLayout &Layout;
  TypeContext &Types;
};

/// Whether values of this type are addresses of objects, which are never null.
bool isPointer(const Type *Ty);

/// Whether the objects of a data type have tags.
inline bool hasTag(const DataType &D) { return D.NumBlocks > 1; }

/// Returns the parameters of a function type or the components of a tuple type.
llvm::SmallVector<const Type *, 8> operandTypes(const Type *Ty);

//===----------------------------------------------------------------------===//
// Alignment
//
// The alignment of objects that the program allocates, and the alignment that
// may be assumed for the target of a pointer. The two differ: foreign code may
// also define arrays and tuples, and aligns them according to the C ABI
// (docs/code-generation.md).
//===----------------------------------------------------------------------===//

/// The alignment of every heap object and static closure. It is that of a
/// double on all targets, so that a single bump of the heap pointer serves any
/// object.
llvm::Align allocationAlign();

/// Adds the return attributes of an allocation function to \p F, which returns
/// new objects of allocationAlign().
void setAllocationResult(llvm::Function &F);

/// Returns the alignment of an array that foreign code defines.
llvm::Align foreignArrayAlign(const TypeLowering &Types, llvm::Type *Element);

/// Returns the alignment that may be assumed for the target of a pointer of
/// type \p Ty, whoever allocated the object. Closures are never foreign.
llvm::Align pointeeAlign(const TypeLowering &Types, const Type *Ty);

//===----------------------------------------------------------------------===//
// Argument passing
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
  /// Whether LLVM guarantees tail calls. It does not for PowerPC and MIPS.
  bool GuaranteeTailCalls = true;

  /// Whether the only parameter of every function is the closure.
  bool haveUniformPrototype() const {
    return Convention != llvm::CallingConv::Tail;
  }

  static ArgumentRegisters forTarget(const llvm::Triple &Target);
};

/// Describes where the arguments of one function type are passed.
struct CallLayout {
  struct Argument {
    enum class Location : uint8_t { None, Register, Area };
    const Type *Ty;
    /// None if the argument has type unit.
    Location Where;
    /// Register: the index of the parameter of the LLVM function.
    /// Area: the offset in bytes.
    unsigned Index = 0;
  };

  /// If \p WithClosure, the function also receives its closure, as the last
  /// parameter and always in a register. If \p ReturnsException, the function
  /// returns an exception or null after its result, or instead of it if the
  /// result is unit.
  CallLayout(const TypeLowering &Types, const ArgumentRegisters &Registers,
             llvm::ArrayRef<const Type *> Parameters, const Type *Result,
             bool WithClosure, bool ReturnsException);

  /// Returns the index of the parameter for the closure in the LLVM function.
  unsigned closureIndex() const { return FunctionTy->getNumParams() - 1; }

  llvm::SmallVector<Argument, 8> Arguments;
  llvm::FunctionType *FunctionTy = nullptr;
  llvm::CallingConv::ID Convention;
  /// Whether there is a parameter for the closure, which may be unused.
  bool HasClosureParameter;
  bool ReturnsException;
  /// The size in bytes of the argument area for calls of this type.
  uint64_t AreaSize = 0;
};

//===----------------------------------------------------------------------===//
// Runtime functions
//===----------------------------------------------------------------------===//

/// Declares runtime and foreign functions in a module when they are first
/// needed, with their attributes.
class RuntimeFunctions {
public:
  RuntimeFunctions(llvm::Module &M, const TypeLowering &Types)
      : M(M), Types(Types), Void(llvm::Type::getVoidTy(M.getContext())),
        Int(llvm::Type::getInt32Ty(M.getContext())),
        Double(llvm::Type::getDoubleTy(M.getContext())),
        Pointer(llvm::PointerType::getUnqual(M.getContext())) {}

  /// Returns the function that evaluates the program.
  llvm::Function *start(llvm::StringRef Symbol);
  llvm::Function *allocate();
  llvm::Function *arrayConstructor(runtime::ArrayElement Element);
  /// Returns the runtime function that reports a failed check; or, with
  /// AsException, the one that creates the exception for it.
  llvm::Function *failure(runtime::Failure Which, bool AsException);
  /// See Support/RuntimeABI.h.
  llvm::Function *uncaught();
  llvm::Function *beginCatch();
  llvm::Function *endCatch();
  /// Returns min_caml_NAME, which is called with the C convention.
  llvm::Function *external(llvm::StringRef Name, const Type *FunctionTy);
  /// Returns the C function with this symbol that `external` declares.
  llvm::Function *declared(llvm::StringRef Symbol, const Type *FunctionTy);
  llvm::Function *library(const runtime::LibraryFunction &Row);
  /// Returns the external array whose element 0 is at min_caml_NAME.
  llvm::GlobalVariable *externalArray(llvm::StringRef Name,
                                      const Type *Element);

  /// If the external NAME has an equivalent operation in LLVM IR, emits this
  /// operation instead of a call, and returns its result. Returns null
  /// otherwise.
  llvm::Value *emitInline(llvm::IRBuilder<> &Builder, llvm::StringRef Name,
                          llvm::ArrayRef<llvm::Value *> Arguments);

private:
  llvm::Function *declare(llvm::StringRef Symbol, llvm::Type *Result,
                          llvm::ArrayRef<llvm::Type *> Parameters);
  /// Returns the function with this symbol. Declares it if the module does not
  /// contain it yet; AddAttributes then adds the attributes that are specific
  /// to this function.
  llvm::Function *
  findOrDeclare(llvm::StringRef Symbol, llvm::Type *Result,
                llvm::ArrayRef<llvm::Type *> Parameters,
                llvm::function_ref<void(llvm::Function &)> AddAttributes);
  llvm::Function *
  foreign(llvm::StringRef Symbol, const Type *FunctionTy,
          llvm::function_ref<void(llvm::Function &)> AddAttributes);
  llvm::Type *tableType(runtime::TableType T) const;

  llvm::Module &M;
  const TypeLowering &Types;
  llvm::Type *const Void;
  llvm::Type *const Int;
  llvm::Type *const Double;
  llvm::Type *const Pointer;
};

//===----------------------------------------------------------------------===//
// Metadata of loads and stores
//===----------------------------------------------------------------------===//

/// Attaches metadata about aliasing (TBAA), ranges, null pointers and alignment
/// to loads and stores.
///
/// MinCaml is typed, so that memory consists of regions that cannot overlap:
/// arrays by element type, strings, lengths of arrays and strings, fields of
/// tuples and closures and arguments of exceptions by type, the code addresses
/// of closures, the numbers of exceptions, each field of a data type, the tags
/// of all data types, each static variable, and the argument area.
///
/// Loads of lengths are marked `!invariant.load`: lengths are constants, or the
/// runtime writes them inside the call that returns the array or the string.
/// The fields of tuples and closures, tags, and the fields of data types that
/// are not mutable never change either, but are not marked here. After
/// inlining, one function can contain both the store that initializes a field
/// and a load of it, and LLVM may then move an invariant load before the store.
/// MarkInvariantLoadsPass marks these loads after inlining.
class MemoryMetadata {
public:
  MemoryMetadata(llvm::LLVMContext &Context, const TypeLowering &Types);

  void arrayElement(llvm::Instruction *Access, const Type *Element) {
    tagTyped(Access, runtime::ArrayRegion + Element->str(), Element);
  }
  /// Marks an access to characters of a string.
  void character(llvm::Instruction *Access);
  /// Marks a load of the length of an array or a string.
  void arrayLength(llvm::LoadInst *Load);
  void tupleField(llvm::Instruction *Access, const Type *Field) {
    tagTyped(Access, runtime::TupleFieldRegion + Field->str(), Field);
  }
  /// Marks a new object or a constant of type Ty that X made. X is null for a
  /// tuple; Ty is null for an exception.
  void constructor(llvm::CallInst *New, const Type *Ty, const Constructor *X) {
    New->setMetadata(ConstructorMetadata, constructorNode(Ty, X));
  }
  void constructor(llvm::GlobalVariable *Object, const Type *Ty,
                   const Constructor *X);
  /// Marks an access to a field of an object of type Ty that X made.
  void dataField(llvm::Instruction *Access, const Type *Ty,
                 const Constructor &X, unsigned Index, const Type *Field);
  /// Marks an access to the tag of an object of the data type D.
  void dataTag(llvm::Instruction *Access, const DataType &D);
  /// Marks an access to the number of an exception's constructor, or to the
  /// number of the failed check.
  void exceptionNumber(llvm::Instruction *Access);
  void exceptionArgument(llvm::Instruction *Access, const Type *Ty) {
    tagTyped(Access, "exception argument " + Ty->str(), Ty);
  }
  void closureField(llvm::Instruction *Access, const Type *Field) {
    tagTyped(Access, runtime::ClosureFieldRegion + Field->str(), Field);
  }
  /// Marks an access to the code address, field 0 of every closure.
  void closureCode(llvm::Instruction *Access);
  void staticVariable(llvm::Instruction *Access, llvm::StringRef Symbol,
                      const Type *Ty) {
    tagTyped(Access, ("static " + Symbol).str(), Ty);
  }
  void argumentArea(llvm::Instruction *Access, const Type *Ty) {
    tagTyped(Access, "argument area", Ty);
  }

private:
  llvm::MDNode *constructorNode(const Type *Ty, const Constructor *X);
  void tag(llvm::Instruction *Access, llvm::StringRef Region);
  /// Marks an access to a value of this type. For a load, adds metadata about
  /// every such value. Different types that are printed in the same way share a
  /// region, which is conservative.
  void tagTyped(llvm::Instruction *Access, llvm::StringRef Region,
                const Type *Ty);
  /// States that a load of an int gives a number below Size.
  void limit(llvm::Instruction *Load, uint32_t Size);

  llvm::LLVMContext &Context;
  const TypeLowering &Types;
  llvm::MDBuilder Builder;
  llvm::MDNode *Root;
  llvm::StringMap<llvm::MDNode *> Tags;
};

//===----------------------------------------------------------------------===//
// Debug information
//===----------------------------------------------------------------------===//

/// Creates the debug metadata of one module. With DebugInfo::None, all member
/// functions do nothing.
class DebugInfo {
public:
  DebugInfo(llvm::Module &M, const TypeLowering &Types,
            const SourcePositions &Positions, const IRGenOptions &Options);

  /// Starts a function, to which all code until the next call of beginFunction
  /// belongs. If \p Target is not null, the function is not in the source and
  /// only calls \p Target; its name is then derived from that of \p F.
  void beginFunction(llvm::Function *F, llvm::StringRef Name, llvm::SMLoc Loc,
                     llvm::ArrayRef<knormal::Binder> Parameters,
                     const Type *Result,
                     const llvm::Function *Target = nullptr);

  /// Returns the location for instructions of the current function. \p Source
  /// is the expression that they are generated from, if there is one.
  llvm::DebugLoc location(llvm::SMLoc Loc, llvm::SMRange Source = {});

  /// Whether each variable is also stored to its own stack slot, where
  /// debuggers find it as long as its function runs. This is the case with full
  /// debug information and without optimization. Only debuggers read these
  /// slots.
  bool keepsVariables() const { return full() && !Unit->isOptimized(); }

  /// Entry: the variable has its value when the function starts. Body: it is
  /// bound later.
  enum class BindingTime : uint8_t { Entry, Body };

  /// Records that a source variable has the value \p V from here on.
  /// \p ParameterNumber counts from 1; it is 0 for a local variable.
  void variable(llvm::IRBuilder<> &Builder, const knormal::Binder &B,
                llvm::Value *V, BindingTime When, unsigned ParameterNumber = 0);

  /// A position in the nesting of lexical scopes. Variables in an inner scope
  /// hide outer variables of the same name, until the scope is restored. IRGen
  /// saves and restores the scope around nested expressions.
  struct ScopePosition {
    llvm::DIScope *Scope;
    unsigned Depth;
  };
  ScopePosition scope() const { return {Scope, ScopeDepth}; }
  void restoreScope(ScopePosition P) {
    Scope = P.Scope;
    ScopeDepth = P.Depth;
  }

  /// Describes the closure of the current function as a type `closure` in the
  /// scope of the function. A debugger that knows the address of the function's
  /// code finds the captured variables by this type.
  void closureType(const RecordLayout &Layout,
                   llvm::ArrayRef<knormal::Binder> Captured);

  void staticVariable(llvm::GlobalVariable *G, const knormal::Binder &B);

  void finish();

private:
  bool full() const { return Kind == IRGenOptions::DebugInfo::Full; }
  llvm::DIType *type(const Type *Ty);
  llvm::DISubroutineType *functionType(llvm::ArrayRef<const Type *> Parameters,
                                       const Type *Result);
  llvm::DIType *pointer(llvm::DIType *To);
  /// Returns a pointer type with the name of the MinCaml type.
  llvm::DIType *namedPointer(llvm::DIType *To, llvm::StringRef Name);
  llvm::DIType *structure(llvm::DIScope *Scope, llvm::StringRef Name,
                          const RecordLayout &Layout,
                          llvm::ArrayRef<llvm::Metadata *> Members);
  /// Describes the fields of the objects that X makes; null stands for a tuple.
  llvm::SmallVector<llvm::Metadata *, 8> members(const Type *Ty,
                                                 const Constructor *X);
  llvm::DIType *data(const Type *Ty);
  /// Describes the constant constructors of a data type.
  llvm::DIType *enumeration(const llvm::Twine &Name, const Type *Ty);
  void addMembers(const Type *Ty, llvm::DICompositeType *Structure);
  llvm::DIType *member(llvm::StringRef Name, llvm::DIType *Ty,
                       uint64_t OffsetInBits);
  /// Emits a store of a variable to a new stack slot.
  llvm::AllocaInst *storeToSlot(llvm::IRBuilder<> &Builder,
                                llvm::StringRef Name, llvm::Value *V);

  const IRGenOptions &Options;
  IRGenOptions::DebugInfo Kind;
  const TypeLowering &Types;
  const SourcePositions &Positions;
  llvm::DIBuilder Builder;
  llvm::DIFile *File = nullptr;
  llvm::DICompileUnit *Unit = nullptr;
  llvm::DISubprogram *Subprogram = nullptr;
  llvm::DIScope *Scope = nullptr;
  unsigned ScopeDepth = 0;
  /// The slot that was created last in the current function.
  llvm::AllocaInst *LastSlot = nullptr;
  /// For each name, the number of variables that the current function has bound
  /// so far.
  llvm::StringMap<unsigned> Bound;
  llvm::DenseMap<const Type *, llvm::DIType *> Known;
  /// The structures of data types, to which `finish` adds the members.
  std::vector<std::pair<const Type *, llvm::DICompositeType *>> DataStructures;
};

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

/// The table that the runtime uses to print an uncaught exception. For each
/// exception number of the program, it contains the name of the exception and a
/// description of its arguments (see printedArguments).
class ExceptionTable {
public:
  ExceptionTable(llvm::Module &M, llvm::StringRef FileName)
      : M(M), FileName(FileName.str()) {}

  /// Adds an exception that the program constructs.
  void add(const Constructor &X) {
    if (!X.isPredefined())
      Constructed[X.Number] = &X;
  }
  llvm::Constant *address();
  /// Creates the table. Must be called after all exceptions have been added.
  void finish();

private:
  llvm::Module &M;
  const std::string FileName;
  std::map<unsigned, const Constructor *> Constructed;
  /// A placeholder until `finish` creates the table.
  llvm::GlobalVariable *Table = nullptr;
};

/// Builds the module. Declares the static variables and functions, emits the
/// bodies by FunctionEmitter, and creates the static closures, source locations
/// and argument area that these use.
class ModuleEmitter {
public:
  ModuleEmitter(llvm::Module &M, TypeContext &SourceTypes,
                llvm::MemoryBufferRef Source, const IRGenOptions &Options,
                const knormal::ClosedProgram &Program,
                llvm::ArrayRef<llvm::MemoryBufferRef> OtherSources);

  void emit(const knormal::ClosedProgram &Program);

  /// Returns the layout of calls through a closure.
  CallLayout closureCallLayout(const Type *FunctionTy) const;
  /// Returns the layout of calls to a known function. The arguments are its
  /// parameters and lifted variables, and its closure if it needs one.
  CallLayout callLayout(const knormal::ClosedFunction &F) const;

  /// Returns the LLVM function of a known function, which is called according
  /// to callLayout(F).
  llvm::Function *function(const knormal::ClosedFunction &F) const {
    return Functions.lookup(&F);
  }
  /// Whether a function is also the code of its static closure. This is the
  /// case only for debugging without optimization, because a debugger would
  /// otherwise stop in the separate entry function. With optimization, direct
  /// calls would pay for the additional parameter.
  bool isClosureEntry(const knormal::ClosedFunction &F) const;
  RecordLayout closureLayout(const knormal::ClosedFunction &F) const;
  /// Returns the static closure of a function that captures nothing.
  llvm::Constant *staticClosure(const knormal::ClosedFunction &F);

  struct Static {
    llvm::GlobalVariable *Storage;
    const Type *Ty;
  };
  /// Returns the static variable of this name, or null.
  const Static *findStatic(const knormal::Name *N) const {
    auto It = Statics.find(N);
    return It == Statics.end() ? nullptr : &It->second;
  }

  /// Returns a string in constant memory.
  llvm::Constant *stringLiteral(llvm::StringRef Bytes);
  /// Returns the min_caml_location of a source location.
  llvm::Constant *sourceLocation(llvm::SMLoc Loc);
  /// Returns the address at Offset in the argument area, and makes the area at
  /// least EndOffset bytes large.
  llvm::Constant *argumentAreaAddress(uint64_t Offset, uint64_t EndOffset);

  llvm::Module &M;
  const IRGenOptions &Options;
  const SourcePositions Positions;
  /// See generateIR.
  const std::vector<SourcePositions> OtherPositions;
  const TypeLowering Types;
  const ArgumentRegisters Registers;
  const knormal::RaiseAnalysis Raises;
  const knormal::LocalVariables Locals;
  ExceptionTable Exceptions;
  RuntimeFunctions Runtime;
  MemoryMetadata Memory;
  DebugInfo Debug;

private:
  void declareStatics(const knormal::ClosedProgram &Program);
  llvm::Function *declareFunction(const knormal::ClosedFunction &F);
  llvm::Function *declareEntry(const knormal::ClosedFunction &F,
                               const llvm::Twine &Name);
  void finishArgumentArea();
  void sinkDeclarations();

  llvm::DenseMap<const knormal::ClosedFunction *, llvm::Function *> Functions;
  llvm::DenseMap<const knormal::ClosedFunction *, llvm::Constant *>
      StaticClosures;
  llvm::DenseMap<const knormal::Name *, Static> Statics;
  llvm::DenseMap<std::pair<unsigned, unsigned>, llvm::Constant *> Locations;
  llvm::StringMap<llvm::Constant *> Strings;
  llvm::Constant *FileName = nullptr;
  /// A placeholder until the size of the argument area is known.
  llvm::GlobalVariable *ArgumentArea = nullptr;
  uint64_t ArgumentAreaSize = 0;
};

llvm::SmallVector<const Type *, 8>
typesOf(llvm::ArrayRef<knormal::Binder> Binders);

/// Names the parameters of \p F that are passed in registers.
void nameArguments(llvm::Function &F,
                   llvm::ArrayRef<knormal::Binder> Parameters,
                   const CallLayout &Layout);

/// Creates a private constant whose address is not significant.
llvm::GlobalVariable *privateConstant(llvm::Module &M, llvm::Constant *Value,
                                      const llvm::Twine &Name,
                                      llvm::MaybeAlign Alignment = {});

/// Returns the form of an identifier that is safe in symbols: `'` becomes
/// `.prime`, and an operator character becomes its code, such as `.2b`.
std::string symbolName(llvm::StringRef Identifier);

} // namespace mincaml

#endif // MINCAML_LIB_IRGEN_MODULEEMITTER_H
