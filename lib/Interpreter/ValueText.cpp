//===- ValueText.cpp - Values as text -------------------------------------===//

#include "ValueText.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Type.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace mincaml::interpreter;
using llvm::raw_ostream;
using llvm::StringRef;

namespace {

class ValueWriter {
public:
  ValueWriter(const Code &TheCode, raw_ostream &OS)
      : TheCode(TheCode), OS(OS) {}

  /// Maps the parameters of a data type to the type arguments of Data, which is
  /// an instance of this data type. The types of a constructor's arguments
  /// refer to these parameters.
  struct Environment {
    const Type *Data;
    /// The environment for the type variables in Data; null if it contains
    /// none.
    const Environment *Outer;
  };

  void write(Value V, const Type &Ty, const Environment *Here, unsigned Depth) {
    const bool IsObject = Ty.isTuple() || Ty.isArray() || Ty.isData();
    if (Depth > MaximumDepth || (IsObject && !RemainingObjects)) {
      OS << "...";
      return;
    }
    RemainingObjects -= IsObject;
    switch (Ty.kind()) {
    case Type::Kind::Unit:
      OS << "()";
      return;
    case Type::Kind::Bool:
      OS << (V.Int ? "true" : "false");
      return;
    case Type::Kind::Int:
      OS << V.Int;
      return;
    case Type::Kind::Float:
      OS << Console::formatFloat(V.Float);
      return;
    case Type::Kind::Char:
      OS << '\'';
      writeCharacter(static_cast<unsigned char>(V.Int), '\'');
      OS << '\'';
      return;
    case Type::Kind::String:
      writeString(V);
      return;
    case Type::Kind::Exception:
      writeException(V, Depth);
      return;
    case Type::Kind::Function:
      OS << "<fun>";
      return;
    case Type::Kind::Tuple:
      writeTuple(V, Ty, Here, Depth);
      return;
    case Type::Kind::Array:
      writeArray(V, Ty, Here, Depth);
      return;
    case Type::Kind::Data:
      writeData(V, Ty, Here, Depth);
      return;
    case Type::Kind::Variable:
      writeAtVariable(V, Ty, Here, Depth);
      return;
    }
    llvm_unreachable("covered switch");
  }

  void writeException(Value V, unsigned Depth) {
    const uint32_t Number = V.Object[ExceptionNumber].Int;
    const Value *Arguments = V.Object + ExceptionArguments;
    if (const Constructor *X = TheCode.Constructors.lookup(Number))
      return writeConstructor(*X, Arguments, nullptr, Depth);
    // The runtime has raised the exception.
    const runtime::ExceptionRow &Row = runtime::Exceptions[Number];
    OS << Row.Name;
    if (!*Row.Arguments)
      return;
    OS << ' ';
    writeString(Arguments[0]);
  }

  void writeString(Value V) {
    const StringRef Bytes = bytesOf(V);
    OS << '"';
    for (char C : Bytes.take_front(MaximumCharacters))
      writeCharacter(static_cast<unsigned char>(C), '"');
    OS << (Bytes.size() > MaximumCharacters ? "\"..." : "\"");
  }

private:
  static constexpr unsigned MaximumDepth = 8;
  static constexpr int MaximumElements = 8;
  static constexpr size_t MaximumCharacters = 40;

  void writeCharacter(unsigned char C, char Quote) {
    switch (C) {
    case '\n':
      OS << "\\n";
      return;
    case '\t':
      OS << "\\t";
      return;
    case '\r':
      OS << "\\r";
      return;
    case '\\':
      OS << "\\\\";
      return;
    default:
      if (C == static_cast<unsigned char>(Quote))
        OS << '\\' << Quote;
      else if (llvm::isPrint(static_cast<char>(C)))
        OS << C;
      else
        OS << '\\' << llvm::format("%03u", unsigned(C));
    }
  }

  void writeArray(Value V, const Type &Ty, const Environment *Here,
                  unsigned Depth) {
    const Value *Elements = V.Object + 1;
    const int32_t Length = V.Object[0].Int;
    OS << "[|";
    for (int32_t I = 0; I != std::min(Length, MaximumElements); ++I) {
      OS << (I ? "; " : "");
      write(Elements[I], *Ty.element(), Here, Depth + 1);
    }
    if (Length > MaximumElements)
      OS << "; ... " << Length << " in all";
    OS << "|]";
  }

  void writeTuple(Value V, const Type &Ty, const Environment *Here,
                  unsigned Depth) {
    const unsigned Size = Ty.size();
    OS << '(';
    for (unsigned I = 0; I != std::min<unsigned>(Size, MaximumElements); ++I) {
      OS << (I ? ", " : "");
      write(V.Object[I], *Ty.operand(I), Here, Depth + 1);
    }
    OS << (Size > MaximumElements ? ", ...)" : ")");
  }

  /// Writes a value whose type is a type variable. This can be a parameter of a
  /// data type, or a type that was never determined, such as the element type
  /// of an empty array.
  void writeAtVariable(Value V, const Type &Ty, const Environment *Here,
                       unsigned Depth) {
    if (Here)
      for (auto [I, Parameter] :
           llvm::enumerate(Here->Data->definition()->Parameters))
        if (Parameter->resolve() == &Ty)
          return write(V, *Here->Data->operand(I), Here->Outer, Depth);
    OS << "<poly>";
  }

  void writeData(Value V, const Type &Ty, const Environment *Here,
                 unsigned Depth) {
    const Constructor &X = constructorOf(V, Ty);
    const Environment Inside{&Ty, Here};
    if (!X.isConstant() && isListLike(*Ty.definition()))
      return writeList(V, Ty, Inside, Depth);
    writeConstructor(X, V.Object + DataArguments, &Inside, Depth);
  }

  static const Constructor &constructorOf(Value V, const Type &Ty) {
    return *Ty.definition()->Constructors[V.Object[DataNumber].Int];
  }

  /// Whether the values of the type are written as `[1; 2]`. This is the case
  /// if its constructors are `[]` and `::`, and the tail of a list has the same
  /// type.
  static bool isListLike(const DataType &D) {
    if (D.Constructors.size() != 2 || D.NumConstants != 1)
      return false;
    const Constructor &First = *D.Constructors.front();
    const Constructor &X = First.isConstant() ? *D.Constructors.back() : First;
    if (ast::sourceName(X.Name) != "::" || X.Arguments.size() != 2)
      return false;
    const Type *Tail = X.Arguments[1]->resolve();
    if (!Tail->isData() || Tail->definition() != &D)
      return false;
    for (auto [I, Parameter] : llvm::enumerate(D.Parameters))
      if (Tail->operand(I) != Parameter->resolve())
        return false;
    return true;
  }

  void writeList(Value V, const Type &Ty, const Environment &Inside,
                 unsigned Depth) {
    OS << '[';
    for (int I = 0;; ++I) {
      const Constructor &X = constructorOf(V, Ty);
      if (X.isConstant())
        break;
      OS << (I ? "; " : "");
      if (I == MaximumElements) {
        OS << "...";
        break;
      }
      write(V.Object[DataArguments], *X.Arguments[0]->resolve(), &Inside,
            Depth + 1);
      V = V.Object[DataArguments + 1];
    }
    OS << ']';
  }

  /// Writes a value of the constructor X: `A`, `B 1`, `C (1, 2)`, `{x = 1; y =
  /// 2}` or `D {x = 1}`.
  void writeConstructor(const Constructor &X, const Value *Arguments,
                        const Environment *Here, unsigned Depth) {
    const bool HasName = !X.Parent || !X.Parent->IsRecord;
    if (HasName)
      OS << ast::sourceName(X.Name) << (X.isConstant() ? "" : " ");
    if (X.isConstant())
      return;
    const bool HasFields = !X.Fields.empty();
    const int Size = X.Arguments.size();
    if (Size == 1 && !HasFields)
      return writeOnlyArgument(Arguments[0], *X.Arguments[0]->resolve(), Here,
                               Depth + 1);
    OS << (HasFields ? '{' : '(');
    StringRef Separator = HasFields ? "; " : ", ";
    for (int I = 0; I != std::min(Size, MaximumElements); ++I) {
      OS << (I ? Separator : "");
      if (HasFields)
        OS << X.Fields[I].Name << " = ";
      write(Arguments[I], *X.Arguments[I]->resolve(), Here, Depth + 1);
    }
    if (Size > MaximumElements)
      OS << Separator << "...";
    OS << (HasFields ? '}' : ')');
  }

  /// Writes the only argument of a constructor, in parentheses if it is a
  /// negative number or a constructor with arguments.
  void writeOnlyArgument(Value V, const Type &Ty, const Environment *Here,
                         unsigned Depth) {
    std::string Text;
    llvm::raw_string_ostream Inner(Text);
    ValueWriter Writer(TheCode, Inner);
    Writer.RemainingObjects = RemainingObjects;
    Writer.write(V, Ty, Here, Depth);
    RemainingObjects = Writer.RemainingObjects;
    const bool NeedsParentheses =
        Text.front() == '-' ||
        (llvm::isUpper(Text.front()) && StringRef(Text).contains(' '));
    OS << (NeedsParentheses ? "(" + Text + ")" : Text);
  }

  const Code &TheCode;
  raw_ostream &OS;
  /// The number of tuples, arrays and values of data types that may still be
  /// written.
  unsigned RemainingObjects = 50;
};

} // namespace

std::string interpreter::valueText(Value V, const Type &Ty,
                                   const Code &TheCode) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  ValueWriter(TheCode, OS).write(V, *Ty.resolve(), nullptr, 0);
  return Text;
}

std::string interpreter::exceptionText(Value Exception, const Code &TheCode) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  ValueWriter(TheCode, OS).writeException(Exception, 0);
  return Text;
}

std::string interpreter::stringText(Value String, const Code &TheCode) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  ValueWriter(TheCode, OS).writeString(String);
  return Text;
}
