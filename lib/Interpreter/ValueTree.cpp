//===- ValueTree.cpp - Values as a prompt shows them ----------------------===//
//
// The limits, and the order in which parts count against them, are those of
// OCaml's `Genprintval`.
//
//===----------------------------------------------------------------------===//

#include "mincaml/Interpreter/ValueTree.h"
#include "ValueText.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Type.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <cmath>
#include <cstdlib>

using namespace mincaml;
using namespace mincaml::interpreter;
using llvm::StringRef;

namespace {

class TreeBuilder {
public:
  TreeBuilder(const Code &TheCode, TypeContext &Types)
      : TheCode(TheCode), Types(Types) {}

  ValueTree buildPart(Value V, Type &Ty, int Depth);
  ValueTree buildException(Value V, int Depth);

  static constexpr int MaximumDepth = 100;

private:
  using Kind = ValueTree::Kind;

  ValueTree build(Value V, Type &Ty, int Depth);
  ValueTree buildData(Value V, Type &Ty, int Depth);
  ValueTree buildList(Value V, Type &Ty, int Depth);
  ValueTree buildConstructor(const Constructor &X, const Value *Arguments,
                             llvm::ArrayRef<Type *> ArgumentTypes, int Depth);

  const Code &TheCode;
  TypeContext &Types;
  int StepsLeft = 300;
  /// The objects that contain the current part.
  llvm::DenseSet<const Value *> Enclosing;
};

} // namespace

static ValueTree text(StringRef Text) {
  return {ValueTree::Kind::Text, Text.str()};
}

/// The shortest text that means the same float, as OCaml's prompt prints it.
static std::string floatText(double Float) {
  if (std::isnan(Float))
    return "nan";
  if (std::isinf(Float))
    return Float < 0 ? "neg_infinity" : "infinity";
  char Digits[32];
  for (int Precision : {12, 15, 18}) {
    snprintf(Digits, sizeof(Digits), "%.*g", Precision, Float);
    if (std::strtod(Digits, nullptr) == Float)
      break;
  }
  std::string Text = Digits;
  if (Text.find_first_not_of("-0123456789") == std::string::npos)
    Text += '.';
  return Text;
}

/// Whether OCaml hides the representation of a type of the library.
static bool isAbstract(const DataType &D) {
  if (D.Range.isValid())
    return false;
  return D.Name.contains('.')
             ? !llvm::is_contained({"Either.t", "Complex.t", "Seq.node"},
                                   D.Name)
             : llvm::is_contained({"in_channel", "out_channel"}, D.Name);
}

ValueTree TreeBuilder::build(Value V, Type &Ty, int Depth) {
  if (--StepsLeft < 0 || Depth < 0)
    return {};
  switch (Ty.kind()) {
  case Type::Kind::Unit:
    return {Kind::Construct, "()"};
  case Type::Kind::Bool:
    return {Kind::Construct, V.Int ? "true" : "false"};
  case Type::Kind::Int:
    return {Kind::Number, std::to_string(V.Int)};
  case Type::Kind::Float:
    return {Kind::Number, floatText(V.Float)};
  case Type::Kind::Char:
    return {Kind::Character, std::string(1, char(V.Int))};
  case Type::Kind::String:
    return {
        Kind::String, bytesOf(V).str(), {}, {}, size_t(std::max(StepsLeft, 0))};
  case Type::Kind::Exception:
    return buildException(V, Depth);
  case Type::Kind::Function:
    return text("<fun>");
  case Type::Kind::Variable:
    return text("<poly>");
  case Type::Kind::Tuple: {
    ValueTree Tree{Kind::Tuple};
    for (unsigned I = 0; I != Ty.size(); ++I)
      Tree.Parts.push_back(buildPart(V.Object[I], *Ty.operand(I), Depth - 1));
    return Tree;
  }
  case Type::Kind::Array: {
    ValueTree Tree{Kind::Array};
    // When the steps are used up, there is an ellipsis even after the last
    // element.
    for (int32_t I = 0; I != V.Object[0].Int || StepsLeft < 0; ++I) {
      if (StepsLeft < 0) {
        Tree.Parts.emplace_back();
        break;
      }
      Tree.Parts.push_back(
          buildPart(V.Object[1 + I], *Ty.element(), Depth - 1));
    }
    return Tree;
  }
  case Type::Kind::Data:
    return buildData(V, Ty, Depth);
  }
  llvm_unreachable("covered switch");
}

/// Builds a part of a value. It can be an object that contains itself.
ValueTree TreeBuilder::buildPart(Value V, Type &T, int Depth) {
  Type &Ty = *T.resolve();
  if (!Ty.isTuple() && !Ty.isArray() && !Ty.isData())
    return build(V, Ty, Depth);
  if (!Enclosing.insert(V.Object).second)
    return text("<cycle>");
  ValueTree Tree = build(V, Ty, Depth);
  Enclosing.erase(V.Object);
  return Tree;
}

ValueTree TreeBuilder::buildData(Value V, Type &Ty, int Depth) {
  const DataType &D = *Ty.definition();
  if (D.Name == "bytes" && !D.Range.isValid())
    return {Kind::Construct,
            "Bytes.of_string",
            {{Kind::String,
              bytesOf(V.Object[DataArguments]).str(),
              {},
              {},
              size_t(std::max(StepsLeft, 0))}}};
  if (isAbstract(D))
    return text(D.Name == "Lazy.t" ? "<lazy>" : "<abstr>");
  const Constructor &X = *D.Constructors[V.Object[DataNumber].Int];
  if (D.Name == "list" && !D.Range.isValid())
    return buildList(V, Ty, Depth);
  return buildConstructor(X, V.Object + DataArguments,
                          Types.argumentTypes(&Ty, X), Depth);
}

ValueTree TreeBuilder::buildList(Value V, Type &Ty, int Depth) {
  ValueTree Tree{Kind::List};
  const DataType &D = *Ty.definition();
  std::vector<const Value *> Cells;
  for (--Depth;;) {
    const Constructor &X = *D.Constructors[V.Object[DataNumber].Int];
    if ((StepsLeft < 0 || Depth < 0) && (!X.isConstant() || !Cells.empty())) {
      Tree.Parts.emplace_back();
      break;
    }
    if (X.isConstant())
      break;
    if (!Cells.empty() && Enclosing.contains(V.Object)) {
      Tree.Parts.push_back(text("<cycle>"));
      break;
    }
    Tree.Parts.push_back(
        buildPart(V.Object[DataArguments], *Ty.operand(0), Depth - 1));
    Cells.push_back(V.Object);
    Enclosing.insert(V.Object);
    V = V.Object[DataArguments + 1];
  }
  for (const Value *Cell : Cells)
    Enclosing.erase(Cell);
  return Tree;
}

ValueTree TreeBuilder::buildConstructor(const Constructor &X,
                                        const Value *Arguments,
                                        llvm::ArrayRef<Type *> ArgumentTypes,
                                        int Depth) {
  ValueTree Tree{X.Fields.empty() ? Kind::Construct : Kind::Record,
                 X.Fields.empty() ? X.Name.str() : std::string()};
  for (auto [I, T] : llvm::enumerate(ArgumentTypes))
    Tree.Parts.push_back(buildPart(Arguments[I], *T, Depth - 1));
  // OCaml qualifies the first field with the module of the type.
  StringRef Path =
      X.hasInlineRecord() || !X.Parent ? "" : ast::modulePath(X.Parent->Name);
  for (const Field &F : X.Fields)
    Tree.Fields.push_back(
        (F.Name.empty() || Path.empty() || !Tree.Fields.empty()
             ? F.Name
             : llvm::Twine(Path) + "." + F.Name)
            .str());
  if (!X.hasInlineRecord())
    return Tree;
  ValueTree Outer{Kind::Construct, X.Name.str()};
  Outer.Parts.push_back(std::move(Tree));
  return Outer;
}

ValueTree TreeBuilder::buildException(Value V, int Depth) {
  const uint32_t Number = V.Object[ExceptionNumber].Int;
  const Value *Arguments = V.Object + ExceptionArguments;
  if (Number < std::size(runtime::Exceptions)) {
    const Constructor &X =
        Types.Constructors.predefined(static_cast<runtime::Exception>(Number));
    ValueTree Tree = buildConstructor(X, Arguments, X.Arguments, Depth);
    Tree.Text = runtime::printedName(Number);
    Tree.IsException = true;
    return Tree;
  }
  const Constructor *X = TheCode.Constructors.lookup(Number);
  ValueTree Tree = buildConstructor(
      *X, Arguments, Types.argumentTypes(Types.exception(), *X), Depth);
  Tree.IsException = true;
  if (X->FileName.empty())
    Tree.Text = "Stdlib." + Tree.Text;
  return Tree;
}

ValueTree interpreter::valueTree(Value V, Type &Ty, const Code &TheCode,
                                 TypeContext &Types) {
  return TreeBuilder(TheCode, Types)
      .buildPart(V, Ty, TreeBuilder::MaximumDepth);
}

ValueTree interpreter::exceptionTree(Value Exception, const Code &TheCode,
                                     TypeContext &Types) {
  return TreeBuilder(TheCode, Types)
      .buildException(Exception, TreeBuilder::MaximumDepth);
}
