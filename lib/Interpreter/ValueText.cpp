//===- ValueText.cpp - Values as text -------------------------------------===//

#include "ValueText.h"
#include "CallContext.h"
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

  void write(Value V, const Type &Ty, unsigned Depth);
  void writeException(Value V, unsigned Depth);

private:
  static constexpr unsigned MaximumDepth = 3;
  static constexpr int MaximumElements = 8;
  static constexpr size_t MaximumCharacters = 40;

  void writeCharacter(unsigned char C, char Quote);
  void writeString(Value V);
  void writeArray(Value V, const Type &Ty, unsigned Depth);
  void writeTuple(Value V, const Type &Ty, unsigned Depth);

  const Code &TheCode;
  raw_ostream &OS;
};

} // namespace

void ValueWriter::writeCharacter(unsigned char C, char Quote) {
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

void ValueWriter::writeString(Value V) {
  const StringRef Bytes = bytesOf(V);
  OS << '"';
  for (char C : Bytes.take_front(MaximumCharacters))
    writeCharacter(static_cast<unsigned char>(C), '"');
  OS << (Bytes.size() > MaximumCharacters ? "\"..." : "\"");
}

void ValueWriter::writeArray(Value V, const Type &Ty, unsigned Depth) {
  const Value *Elements = V.Object + 1;
  if (Ty.isReference()) {
    OS << "{contents = ";
    write(Elements[0], *Ty.element(), Depth + 1);
    OS << '}';
    return;
  }
  const int32_t Length = V.Object[0].Int;
  OS << "[|";
  for (int32_t I = 0; I != std::min(Length, MaximumElements); ++I) {
    OS << (I ? "; " : "");
    write(Elements[I], *Ty.element(), Depth + 1);
  }
  if (Length > MaximumElements)
    OS << "; ... " << Length << " in all";
  OS << "|]";
}

void ValueWriter::writeTuple(Value V, const Type &Ty, unsigned Depth) {
  const unsigned Size = Ty.size();
  OS << '(';
  for (unsigned I = 0; I != std::min<unsigned>(Size, MaximumElements); ++I) {
    OS << (I ? ", " : "");
    write(V.Object[I], *Ty.operand(I), Depth + 1);
  }
  OS << (Size > MaximumElements ? ", ...)" : ")");
}

void ValueWriter::writeException(Value V, unsigned Depth) {
  const uint32_t Number = V.Object[ExceptionNumber].Int;
  const Value Payload = V.Object[ExceptionPayload];
  const ExceptionConstructor *X = TheCode.Constructors.lookup(Number);
  if (!X) {
    // The runtime has raised it.
    const runtime::ExceptionRow &Row = runtime::Exceptions[Number];
    OS << Row.Name;
    if (Row.Payload != runtime::TableType::STRING)
      return;
    OS << ' ';
    writeString(Payload);
    return;
  }
  OS << X->Name;
  if (!X->Payload)
    return;
  OS << ' ';
  write(Payload, *X->Payload->resolve(), Depth + 1);
}

void ValueWriter::write(Value V, const Type &Ty, unsigned Depth) {
  if (Depth > MaximumDepth) {
    OS << "...";
    return;
  }
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
    writeTuple(V, Ty, Depth);
    return;
  case Type::Kind::Array:
    writeArray(V, Ty, Depth);
    return;
  case Type::Kind::Variable:
    // The type was never determined, as that of the elements of an empty array.
    OS << "<poly>";
    return;
  }
  llvm_unreachable("covered switch");
}

std::string mincaml::interpreter::valueText(Value V, const Type &Ty,
                                            const Code &TheCode) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  ValueWriter(TheCode, OS).write(V, *Ty.resolve(), 0);
  return Text;
}

std::string mincaml::interpreter::exceptionText(Value Exception,
                                                const Code &TheCode) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  ValueWriter(TheCode, OS).writeException(Exception, 0);
  return Text;
}
