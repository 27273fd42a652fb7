//===- Type.cpp - MinCaml types -------------------------------------------===//

#include "mincaml/Frontend/Type.h"
#include "Currying.h"
#include "TypeSubstitution.h"
#include "mincaml/Frontend/Frontend.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using llvm::ArrayRef;
using llvm::StringRef;

/// Requires that this is a bound variable.
Type *Type::followBindings() const {
  if (!Result->isBound())
    return Result;
  // Path compression stops at the last bound variable: all variables on the
  // path then point at this variable, not at its type. The location of its
  // binding explains the type of all of them (see Unifier::boundAt).
  Type *Last = Result;
  while (Last->Result->isBound())
    Last = Last->Result;
  for (const Type *T = this; T != Last;) {
    const Type *Next = T->Result;
    T->Result = Last;
    T = Next;
  }
  return Last->Result;
}

//===- TypeContext --------------------------------------------------------===//

TypeContext::TypeContext()
    : Constructors(&StringType, &IntType), UnitType(Type::Kind::Unit),
      BoolType(Type::Kind::Bool), IntType(Type::Kind::Int),
      FloatType(Type::Kind::Float), CharType(Type::Kind::Char),
      StringType(Type::Kind::String), ExceptionType(Type::Kind::Exception) {
  Substitution = std::make_unique<TypeSubstitution>(*this);
}

TypeContext::~TypeContext() = default;

Type *TypeContext::make(Type::Kind K, ArrayRef<Type *> Operands, Type *Result) {
  Type *T = new (Allocator.Allocate<Type>()) Type(K);
  llvm::MutableArrayRef<Type *> Copy = Operands.copy(Allocator);
  T->Operands = Copy.data();
  T->NumOperands = Copy.size();
  T->Result = Result;
  return T;
}

Type *TypeContext::function(ArrayRef<Type *> Parameters, Type *Result) {
  return IsCurried ? curry(Parameters, Result, /*TakesAllAtOnce=*/true)
                   : make(Type::Kind::Function, Parameters, Result);
}

Type *TypeContext::calledFunction(ArrayRef<Type *> Arguments, Type *Result) {
  if (!IsCurried)
    return make(Type::Kind::Function, Arguments, Result);
  Type *T = curry(Arguments, Result, /*TakesAllAtOnce=*/false);
  return IsSeparate ? Currying::separate(T, Arguments.size()) : T;
}

Type *TypeContext::curry(ArrayRef<Type *> Parameters, Type *Result,
                         bool TakesAllAtOnce) {
  for (size_t I = Parameters.size(); I--;) {
    Type *T = make(Type::Kind::Function, Parameters[I], Result);
    T->IsCurried = true;
    T->Arity = new (Allocator.Allocate<ArityClass>()) ArityClass;
    T->Arity->IsSeparate = TakesAllAtOnce && I + 1 == Parameters.size();
    Result = T;
  }
  return Result;
}

Type *TypeContext::setLabels(Type *Function, ArrayRef<Label> Labels) {
  Type *T = Function;
  for (const Label &L : Labels) {
    T->ParameterLabel = L;
    T = T->result();
  }
  return Function;
}

Type *TypeContext::tuple(ArrayRef<Type *> Components) {
  return make(Type::Kind::Tuple, Components, nullptr);
}

Type *TypeContext::array(Type *Element) {
  return make(Type::Kind::Array, {}, Element);
}

Type *TypeContext::reference(Type *Contents) {
  return Reference ? data(Reference, Contents) : variable();
}

Type *TypeContext::data(const DataType *Definition,
                        ArrayRef<Type *> Arguments) {
  auto Make = [&] {
    Type *T = make(Type::Kind::Data, Arguments, nullptr);
    T->Definition = Definition;
    return T;
  };
  if (!Arguments.empty())
    return Make();
  Type *&Constant = ConstantTypes[Definition];
  if (!Constant)
    Constant = Make();
  return Constant;
}

DataType *TypeContext::makeDataType(StringRef Name, llvm::SMRange Range) {
  return &DataTypes.emplace_back(DataType{Name, Range});
}

Constructor *TypeContext::makeConstructor(DataType &D, StringRef Name,
                                          llvm::SMRange Range,
                                          ArrayRef<Type *> Arguments,
                                          ArrayRef<Field> Fields) {
  auto *X = new (Allocator.Allocate<Constructor>())
      Constructor{Name, Range, copy(Arguments), D.NumConstants + D.NumBlocks};
  X->Parent = &D;
  X->Fields = Fields.copy(Allocator);
  X->Tag = Arguments.empty() ? D.NumConstants++ : D.NumBlocks++;
  return X;
}

const Constructor *TypeContext::makePlaceholder(const DataType &D) {
  auto *X = new (Allocator.Allocate<Constructor>())
      Constructor{"placeholder#", {}, {}, unsigned(D.Constructors.size())};
  X->Parent = &D;
  return X;
}

ArrayRef<Type *> TypeContext::argumentTypes(Type *T, const Constructor &X) {
  T = T->resolve();
  auto [I, IsNew] = ArgumentTypes.try_emplace({T, &X});
  if (!IsNew)
    return I->second;
  if (X.Parent && !X.Parent->Parameters.empty()) {
    llvm::SmallVector<Type *, 4> Parameters;
    for (unsigned N = 0; N != T->size(); ++N)
      Parameters.push_back(Substitution->apply(T->operand(N)));
    Substitution->bind(X.Parent->Parameters, Parameters);
  }
  llvm::SmallVector<Type *, 8> Arguments;
  for (Type *Argument : X.Arguments)
    Arguments.push_back(Substitution->apply(Argument));
  return I->second = copy(Arguments);
}

std::vector<Type *> TypeContext::dataInstances() {
  std::vector<Type *> Instances;
  for (const DataType &D : DataTypes)
    if (D.Parameters.empty())
      Instances.push_back(data(&D, {}));
  llvm::append_range(Instances, Substitution->dataTypes());
  return Instances;
}

Type *TypeContext::variable() {
  Type *T = make(Type::Kind::Variable, {}, nullptr);
  T->Level = Level;
  return T;
}

Type *TypeContext::outermostVariable() {
  Type *T = variable();
  T->Level = 0;
  return T;
}

Type *TypeContext::rebuild(const Type *T,
                           llvm::function_ref<Type *(Type *)> Map) {
  llvm::SmallVector<Type *, 8> Operands;
  for (unsigned I = 0; I != T->size(); ++I)
    Operands.push_back(Map(T->operand(I)));
  Type *Copy =
      make(T->kind(), Operands, T->Result ? Map(T->result()) : nullptr);
  Copy->Definition = T->Definition;
  Copy->IsCurried = T->IsCurried;
  Copy->ParameterLabel = T->ParameterLabel;
  Copy->Arity = T->Arity;
  // The result of T may be a variable that the substitution replaces by a
  // function type.
  if (Copy->Arity && !Copy->IsCurried)
    Currying::mergeResult(*this, Copy);
  return Copy;
}

TypeScheme *TypeContext::scheme(ArrayRef<Type *> Variables, Type *Root,
                                ArrayRef<Type *> Constructed) {
  HasSchemes = true;
  return new (Allocator.Allocate<TypeScheme>())
      TypeScheme{Variables, Root, Constructed};
}

TypeInstance *TypeContext::instance(const TypeScheme *Scheme,
                                    ArrayRef<Type *> Arguments) {
  Instances.push_back(new (Allocator.Allocate<TypeInstance>())
                          TypeInstance{Scheme, Arguments.copy(Allocator)});
  return Instances.back();
}

//===- Printing -----------------------------------------------------------===//

namespace {

/// Prints a type up to a maximal length and depth. The rest is printed as
/// `...`, because a type that shares structure can be exponentially long as
/// text.
class TypePrinter {
public:
  TypePrinter(std::string &Text, Type::VariableNames &Names,
              llvm::function_ref<StringRef(StringRef)> NameOf)
      : Text(Text), Names(Names), NameOf(NameOf) {}

  /// The minimal binding strength that the context requires; a type that binds
  /// looser gets parentheses.
  enum Level { Any, Operand, Element };

  void print(const Type *T, Level Where, unsigned Depth = 0) {
    constexpr size_t MaximalLength = 20000;
    constexpr unsigned MaximalDepth = 100;
    if (Text.size() > MaximalLength || Depth > MaximalDepth) {
      if (!llvm::StringRef(Text).ends_with("..."))
        Text += "...";
      return;
    }
    T = T->resolve();
    switch (T->kind()) {
    case Type::Kind::Unit:
      Text += "unit";
      return;
    case Type::Kind::Bool:
      Text += "bool";
      return;
    case Type::Kind::Int:
      Text += "int";
      return;
    case Type::Kind::Float:
      Text += "float";
      return;
    case Type::Kind::Char:
      Text += "char";
      return;
    case Type::Kind::String:
      Text += "string";
      return;
    case Type::Kind::Exception:
      Text += "exn";
      return;
    case Type::Kind::Variable:
      printVariable(T);
      return;
    case Type::Kind::Array:
      print(T->element(), Element, Depth + 1);
      Text += " array";
      return;
    case Type::Kind::Data:
      printArguments(T, Depth + 1);
      Text += NameOf ? NameOf(T->definition()->Name)
                     : ast::sourceName(T->definition()->Name);
      return;
    case Type::Kind::Function:
    case Type::Kind::Tuple:
      printOperands(T, Where, Depth + 1);
      return;
    }
  }

private:
  /// Prints the arguments of a data type and a space: `int `, `(int, bool) `.
  void printArguments(const Type *T, unsigned Depth) {
    if (!T->size())
      return;
    if (T->size() == 1) {
      print(T->operand(0), Element, Depth);
      Text += ' ';
      return;
    }
    for (unsigned I = 0; I != T->size(); ++I) {
      Text += I ? ", " : "(";
      print(T->operand(I), Any, Depth);
    }
    Text += ") ";
  }

  void printOperands(const Type *T, Level Where, unsigned Depth) {
    bool Parentheses = Where != Any;
    if (Parentheses)
      Text += '(';
    const char *Separator = T->isFunction() ? " -> " : " * ";
    // Returns false if the rest is too long.
    auto PrintPart = [&](const Type *Part) {
      size_t Before = Text.size();
      // The components of a tuple need the same parentheses as an operand of
      // `->`, but a tuple as an operand of `->` needs none.
      print(Part, T->isFunction() && Part->isTuple() ? Any : Operand, Depth);
      return llvm::StringRef(Text).drop_front(Before) != "...";
    };
    auto PrintOperands = [&](const Type *Of) {
      for (unsigned I = 0; I != Of->size(); ++I) {
        if (I)
          Text += Separator;
        if (!PrintPart(printLabel(Of, Of->operand(I))))
          return false;
      }
      return true;
    };
    bool IsComplete = PrintOperands(T);
    if (T->isFunction()) {
      const Type *R = T->result();
      for (; IsComplete && Currying::isCurried(T) && R->isFunction();
           R = R->result()) {
        Text += Separator;
        IsComplete = PrintOperands(R);
      }
      Text += Separator;
      PrintPart(R);
    }
    if (Parentheses)
      Text += ')';
  }

  /// Prints the label of a parameter, and returns the type to print after it.
  /// For an optional parameter `?x:int`, this is int, although the type of the
  /// parameter is an option.
  const Type *printLabel(const Type *Function, const Type *Parameter) {
    if (!Currying::isCurried(Function) || Function->label().isNone())
      return Parameter;
    const Label &L = Function->label();
    Text += L.IsOptional ? "?" : "";
    Text += L.Name;
    Text += ':';
    return L.IsOptional && Parameter->isData() ? Parameter->operand(0)
                                               : Parameter;
  }

  void printVariable(const Type *T) {
    unsigned Number = Names.try_emplace(T, Names.size()).first->second;
    Text += '\'';
    Text += char('a' + Number % 26);
    if (Number >= 26)
      Text += std::to_string(Number / 26);
  }

  std::string &Text;
  Type::VariableNames &Names;
  llvm::function_ref<StringRef(StringRef)> NameOf;
};

} // namespace

std::string Type::str(VariableNames *Shared,
                      llvm::function_ref<StringRef(StringRef)> NameOf) const {
  VariableNames Own;
  std::string Text;
  TypePrinter(Text, Shared ? *Shared : Own, NameOf)
      .print(this, TypePrinter::Any);
  return Text;
}

void Type::print(llvm::raw_ostream &OS) const { OS << str(); }

//===- Exceptions ---------------------------------------------------------===//

ExceptionConstructors::ExceptionConstructors(Type *String, Type *Int)
    : PredefinedArguments{String, Int, Int} {
  for (const runtime::ExceptionRow &Row : runtime::Exceptions)
    make(Row.Name, llvm::SMRange(),
         llvm::MutableArrayRef(PredefinedArguments)
             .take_front(StringRef(Row.Arguments).size()));
}

Constructor *
ExceptionConstructors::make(StringRef Name, llvm::SMRange Range,
                            llvm::MutableArrayRef<Type *> Arguments) {
  unsigned Number = Constructors.size();
  return &Constructors.emplace_back(
      Constructor{Name, Range, Arguments, Number});
}

const Constructor *ExceptionConstructors::findPredefined(StringRef Name) const {
  for (size_t I = 0; I != std::size(runtime::Exceptions); ++I)
    if (Constructors[I].Name == Name)
      return &Constructors[I];
  return nullptr;
}

std::string mincaml::exceptionName(const Constructor &X, StringRef FileName) {
  StringRef Name = ast::sourceName(X.Name);
  std::string Module =
      llvm::sys::path::filename(FileName).split('.').first.str();
  if (X.isPredefined())
    return runtime::printedName(X.Number);
  if (X.IsLocal)
    return Name.str();
  if (X.FileName.empty())
    return "Stdlib." + Name.str();
  // At a prompt, the file is called `//toplevel//`.
  if (Module.empty() || FileName.ends_with("/"))
    return Name.str();
  Module[0] = llvm::toUpper(Module[0]);
  return Module + "." + Name.str();
}

static char printed(const Type *Ty) {
  switch (Ty->kind()) {
  case Type::Kind::Int:
  case Type::Kind::Char:
  case Type::Kind::Bool:
    return 'i';
  case Type::Kind::Unit:
    return 'u';
  case Type::Kind::Float:
    return 'f';
  case Type::Kind::String:
    return 's';
  case Type::Kind::Data:
    return Ty->definition()->isEnumeration() ? 'i' : 'd';
  default:
    return 'p';
  }
}

std::string mincaml::printedArguments(const Constructor &X) {
  std::string Result;
  for (const Type *Argument : X.Arguments)
    Result += printed(Argument->resolve());
  return Result;
}

//===- Currying -----------------------------------------------------------===//

unsigned Currying::size(const Type *T) {
  unsigned Size = 0;
  for (; T->isFunction(); T = T->result())
    Size += T->size();
  return Size;
}

Type *Currying::withOwnArity(TypeContext &Types, Type *T, unsigned Count) {
  if (Count < 2)
    return T;
  std::vector<Type *> Parameters;
  std::vector<Label> Labels;
  for (unsigned I = 0; I != Count; ++I) {
    T = T->resolve();
    if (!T->isFunction())
      return T; // An error has been reported.
    Parameters.push_back(T->operand(0));
    Labels.push_back(T->label());
    T = T->result();
  }
  T = Types.setLabels(Types.curry(Parameters, T, /*TakesAllAtOnce=*/true),
                      Labels);
  return Types.isSeparate() ? separate(T, Count) : T;
}

Type *Currying::separate(Type *Function, unsigned Count) {
  for (Type *T = Function; Count--; T = T->Result)
    T->Arity->IsSeparate = true;
  return Function;
}

void ArityClass::unite(ArityClass *Other) {
  ArityClass *A = representative();
  ArityClass *B = Other->representative();
  if (A == B)
    return;
  A->IsSeparate = A->IsSeparate || B->IsSeparate;
  B->Parent = A;
}

void Currying::mergeResult(TypeContext &Types, Type *T) {
  llvm::SmallVector<Type *, 8> Operands(T->Operands,
                                        T->Operands + T->NumOperands);
  Type *Result = T->result();
  while (T->Arity && !T->Arity->representative()->IsSeparate &&
         Result->isFunction()) {
    Operands.append(Result->Operands, Result->Operands + Result->NumOperands);
    T->Arity = Result->Arity;
    Result = Result->result();
  }
  T->IsCurried = false;
  if (Operands.size() == T->NumOperands)
    return;
  T->Operands = ArrayRef(Operands).copy(Types.Allocator).data();
  T->NumOperands = Operands.size();
  T->Result = Result;
}

void Currying::mergeArrows(TypeContext &Types, ArrayRef<Type *> Roots) {
  Types.IsCurried = false;
  std::vector<Type *> Pending(Roots.begin(), Roots.end());
  for (const TypeInstance *I : Types.Instances)
    Pending.insert(Pending.end(), I->Arguments.begin(), I->Arguments.end());
  for (const Constructor &X : Types.Constructors)
    llvm::append_range(Pending, X.Arguments);
  for (const DataType &D : Types.DataTypes)
    for (const Constructor *X : D.Constructors)
      llvm::append_range(Pending, X->Arguments);
  // The cached results contain types that are not merged yet.
  Types.ArgumentTypes.clear();
  Types.Substitution = std::make_unique<TypeSubstitution>(Types);
  llvm::DenseSet<const Type *> Visited;
  while (!Pending.empty()) {
    Type *T = Pending.back()->resolve();
    Pending.pop_back();
    if ((!T->NumOperands && !T->Result) || !Visited.insert(T).second)
      continue;
    if (T->IsCurried)
      mergeResult(Types, T);
    Pending.insert(Pending.end(), T->Operands, T->Operands + T->NumOperands);
    if (T->Result)
      Pending.push_back(T->Result);
  }
}
