//===- ValueTree.cpp - Values as a prompt shows them ----------------------===//
//
// The limits, and the order in which parts count against them, are those of
// OCaml's `Genprintval`.
//
//===----------------------------------------------------------------------===//

#include "mincaml/Interpreter/ValueTree.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Type.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"
#include <cmath>
#include <cstdlib>

using namespace mincaml;
using llvm::StringRef;

namespace {

class TreeBuilder {
public:
  TreeBuilder(const ValueReader &Reader, TypeContext &Types)
      : Reader(Reader), Types(Types) {}

  ValueTree buildPart(uint64_t V, Type &Ty, int Depth);

  static constexpr int MaximumDepth = 100;

private:
  using Kind = ValueTree::Kind;

  ValueTree build(uint64_t V, Type &Ty, int Depth);
  ValueTree buildException(uint64_t V, Type &Ty, int Depth);
  ValueTree buildData(uint64_t V, Type &Ty, int Depth);
  ValueTree buildList(uint64_t V, Type &Ty, int Depth);
  ValueTree buildConstructor(uint64_t V, Type &Ty, const Constructor &X,
                             int Depth);

  const ValueReader &Reader;
  TypeContext &Types;
  int StepsLeft = 300;
  /// The objects that contain the current part.
  llvm::DenseSet<uint64_t> Enclosing;
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

ValueTree TreeBuilder::build(uint64_t V, Type &Ty, int Depth) {
  if (--StepsLeft < 0 || Depth < 0)
    return {};
  switch (Ty.kind()) {
  case Type::Kind::Unit:
    return {Kind::Construct, "()"};
  case Type::Kind::Bool:
    return {Kind::Construct, Reader.integer(V) ? "true" : "false"};
  case Type::Kind::Int:
    return {Kind::Number, std::to_string(Reader.integer(V))};
  case Type::Kind::Float:
    return {Kind::Number, floatText(llvm::bit_cast<double>(V))};
  case Type::Kind::Char:
    return {Kind::Character, std::string(1, char(Reader.integer(V)))};
  case Type::Kind::String:
    return {Kind::String,
            Reader.string(V).str(),
            {},
            {},
            size_t(std::max(StepsLeft, 0))};
  case Type::Kind::Exception:
    return buildException(V, Ty, Depth);
  case Type::Kind::Function:
    return text("<fun>");
  case Type::Kind::Variable:
    return text("<poly>");
  case Type::Kind::Tuple: {
    ValueTree Tree{Kind::Tuple};
    for (unsigned I = 0; I != Ty.size(); ++I)
      Tree.Parts.push_back(buildPart(Reader.part(V, Ty, /*X=*/nullptr, I),
                                     *Ty.operand(I), Depth - 1));
    return Tree;
  }
  case Type::Kind::Array: {
    ValueTree Tree{Kind::Array};
    // When the steps are used up, there is an ellipsis even after the last
    // element.
    for (uint32_t I = 0; I != Reader.length(V) || StepsLeft < 0; ++I) {
      if (StepsLeft < 0) {
        Tree.Parts.emplace_back();
        break;
      }
      Tree.Parts.push_back(
          buildPart(Reader.element(V, *Ty.element()->resolve(), I),
                    *Ty.element(), Depth - 1));
    }
    return Tree;
  }
  case Type::Kind::Data:
    return buildData(V, Ty, Depth);
  }
  llvm_unreachable("covered switch");
}

/// Builds a part of a value. It can be an object that contains itself.
ValueTree TreeBuilder::buildPart(uint64_t V, Type &T, int Depth) {
  Type &Ty = *T.resolve();
  if (!Ty.isTuple() && !Ty.isArray() && !Ty.isData())
    return build(V, Ty, Depth);
  if (!Enclosing.insert(V).second)
    return text("<cycle>");
  ValueTree Tree = build(V, Ty, Depth);
  Enclosing.erase(V);
  return Tree;
}

ValueTree TreeBuilder::buildData(uint64_t V, Type &Ty, int Depth) {
  const DataType &D = *Ty.definition();
  if (D.Name == "bytes" && !D.Range.isValid())
    return {Kind::Construct,
            "Bytes.of_string",
            {{Kind::String,
              Reader.string(Reader.part(V, Ty, D.Constructors[0], 0)).str(),
              {},
              {},
              size_t(std::max(StepsLeft, 0))}}};
  if (isAbstract(D))
    return text(D.Name == "Lazy.t" ? "<lazy>" : "<abstr>");
  if (D.Name == "list" && !D.Range.isValid())
    return buildList(V, Ty, Depth);
  return buildConstructor(V, Ty, Reader.constructor(V, Ty), Depth);
}

ValueTree TreeBuilder::buildList(uint64_t V, Type &Ty, int Depth) {
  ValueTree Tree{Kind::List};
  std::vector<uint64_t> Cells;
  for (--Depth;;) {
    const Constructor &X = Reader.constructor(V, Ty);
    if ((StepsLeft < 0 || Depth < 0) && (!X.isConstant() || !Cells.empty())) {
      Tree.Parts.emplace_back();
      break;
    }
    if (X.isConstant())
      break;
    if (!Cells.empty() && Enclosing.contains(V)) {
      Tree.Parts.push_back(text("<cycle>"));
      break;
    }
    Tree.Parts.push_back(
        buildPart(Reader.part(V, Ty, &X, 0), *Ty.operand(0), Depth - 1));
    Cells.push_back(V);
    Enclosing.insert(V);
    V = Reader.part(V, Ty, &X, 1);
  }
  for (uint64_t Cell : Cells)
    Enclosing.erase(Cell);
  return Tree;
}

ValueTree TreeBuilder::buildConstructor(uint64_t V, Type &Ty,
                                        const Constructor &X, int Depth) {
  ValueTree Tree{X.Fields.empty() ? Kind::Construct : Kind::Record,
                 X.Fields.empty() ? X.Name.str() : std::string()};
  for (auto [I, T] : llvm::enumerate(Types.argumentTypes(&Ty, X)))
    Tree.Parts.push_back(buildPart(Reader.part(V, Ty, &X, I), *T, Depth - 1));
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

ValueTree TreeBuilder::buildException(uint64_t V, Type &Ty, int Depth) {
  const Constructor &X = Reader.constructor(V, Ty);
  ValueTree Tree = buildConstructor(V, Ty, X, Depth);
  Tree.IsException = true;
  if (X.Number < std::size(runtime::Exceptions))
    Tree.Text = runtime::printedName(X.Number);
  else if (X.FileName.empty())
    Tree.Text = "Stdlib." + Tree.Text;
  return Tree;
}

ValueTree mincaml::valueTree(const ValueReader &Reader, uint64_t Value,
                             Type &Ty, TypeContext &Types) {
  return TreeBuilder(Reader, Types)
      .buildPart(Value, Ty, TreeBuilder::MaximumDepth);
}
