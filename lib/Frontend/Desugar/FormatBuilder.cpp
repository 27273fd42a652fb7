//===- FormatBuilder.cpp - Expansion of Printf calls ----------------------===//

#include "Desugar/Builders.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::StringRef;

using Kind = FormatPiece::Kind;

/// Returns the string that a piece is printed as. Value is its argument, or
/// null if it takes none.
Expression *FormatBuilder::makeText(const FormatPiece &Piece,
                                    const Binder *Value) {
  auto Literal = [&](StringRef Text) {
    return make<StringLiteral>(Types.string(), Range, Trees.intern(Text));
  };
  auto Call = [&](StringRef Name, ArrayRef<Expression *> Arguments) {
    return callRuntime(Name, Arguments, Types.string(), Range);
  };
  if (Piece.TheKind == Kind::Text)
    return Literal(Piece.Text);
  Expression *Argument = reference(*Value, Range);
  switch (Piece.TheKind) {
  case Kind::Int:
    if (Piece.Text == "%d")
      return Call("string_of_int", Argument);
    return Call("%d", {Literal(Piece.Text), Argument});
  case Kind::Float:
    return Call("%f", {Literal(Piece.Text), Argument});
  case Kind::Char:
    return Call("String.make", {integer(1, Range), Argument});
  case Kind::String:
    if (Piece.isPlain())
      return Argument;
    return Call("%s", {Literal(Piece.Text), Argument});
  default:
    return conditional(Argument, Literal("true"), Literal("false"));
  }
}

Expression *FormatBuilder::makeString(StringRef Text, ArrayRef<Binder> Values) {
  Expression *Result = nullptr;
  for (const FormatPiece &Piece : parseFormat(Text).Pieces) {
    Expression *Part = makeText(Piece, Values.data());
    if (Piece.TheKind != Kind::Text)
      Values = Values.drop_front();
    Result = Result ? binary(BinaryOperator::Concatenate, Result, Part, Range)
                    : Part;
  }
  return Result ? Result : make<StringLiteral>(Types.string(), Range, "");
}

Expression *FormatBuilder::makePrints(StringRef Text, ArrayRef<Binder> Values,
                                      bool ToError) {
  Format TheFormat = parseFormat(Text);
  if (TheFormat.Pieces.empty())
    return unit(Range);
  // Built from the last piece to the first, because each print is followed by
  // the rest as a sequence.
  Expression *Result = nullptr;
  for (size_t I = TheFormat.Pieces.size(); I--;) {
    const FormatPiece &Piece = TheFormat.Pieces[I];
    const Binder *Value = nullptr;
    if (Piece.TheKind != Kind::Text) {
      Value = &Values.back();
      Values = Values.drop_back();
    }
    StringRef Name = ToError ? "prerr_string" : "print_string";
    if (Piece.Text == "%d" && Value)
      Name = ToError ? "prerr_int" : "print_int";
    else if (Piece.TheKind == Kind::Char && !ToError)
      Name = "print_char";
    bool PrintsString = Name.ends_with("string");
    Expression *Argument =
        PrintsString ? makeText(Piece, Value) : reference(*Value, Range);
    Expression *Print = callRuntime(Name, Argument, Types.unit(), Range);
    Result = Result ? sequence(Print, Result) : Print;
  }
  return Result;
}
