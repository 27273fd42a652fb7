//===- Type.cpp - MinCaml types -------------------------------------------===//

#include "mincaml/Frontend/Type.h"
#include "Currying.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using llvm::ArrayRef;

/// Requires that this is a bound variable.
Type *Type::followBindings() const {
  if (!Result->isBound())
    return Result;
  // Path compression stops at the last bound variable: all variables on the
  // path are made to point at it, not at its binding. Its binding is the reason
  // for the type of all of them (see Unifier::boundAt).
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
    : Constructors(&StringType), UnitType(Type::Kind::Unit),
      BoolType(Type::Kind::Bool), IntType(Type::Kind::Int),
      FloatType(Type::Kind::Float), CharType(Type::Kind::Char),
      StringType(Type::Kind::String), ExceptionType(Type::Kind::Exception) {}

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
  return IsCurried ? curry(Arguments, Result, /*TakesAllAtOnce=*/false)
                   : make(Type::Kind::Function, Arguments, Result);
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

Type *TypeContext::tuple(ArrayRef<Type *> Components) {
  return make(Type::Kind::Tuple, Components, nullptr);
}

Type *TypeContext::array(Type *Element) {
  return make(Type::Kind::Array, {}, Element);
}

Type *TypeContext::reference(Type *Element) {
  Type *T = array(Element);
  T->IsReference = true;
  return T;
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
  Copy->IsReference = T->IsReference;
  Copy->IsCurried = T->IsCurried;
  Copy->Arity = T->Arity;
  // The result may have been a variable before, and be a function type now.
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
  TypePrinter(std::string &Text, Type::VariableNames &Names)
      : Text(Text), Names(Names) {}

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
      Text += T->isReference() ? " ref" : " array";
      return;
    case Type::Kind::Function:
    case Type::Kind::Tuple:
      printOperands(T, Where, Depth + 1);
      return;
    }
  }

private:
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
        if (!PrintPart(Of->operand(I)))
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

  void printVariable(const Type *T) {
    unsigned Number = Names.try_emplace(T, Names.size()).first->second;
    Text += '\'';
    Text += char('a' + Number % 26);
    if (Number >= 26)
      Text += std::to_string(Number / 26);
  }

  std::string &Text;
  Type::VariableNames &Names;
};

} // namespace

std::string Type::str(VariableNames *Shared) const {
  VariableNames Own;
  std::string Text;
  TypePrinter(Text, Shared ? *Shared : Own).print(this, TypePrinter::Any);
  return Text;
}

void Type::print(llvm::raw_ostream &OS) const { OS << str(); }
