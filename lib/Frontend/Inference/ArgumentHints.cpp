//===- ArgumentHints.cpp - Hints for wrong arguments ----------------------===//

#include "Inference/ArgumentHints.h"
#include "Inference/TypeExplanations.h"
#include "mincaml/Frontend/Formats.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::dyn_cast;
using llvm::SMRange;
using llvm::StringRef;
using llvm::Twine;

namespace {

/// Says how values of a type are printed: the suffix of `print_` and the
/// conversion of `Printf.printf`.
struct Printing {
  Type::Kind Of;
  StringRef Function;
  StringRef Conversion;
};

/// A function that converts values of one type to another.
struct Conversion {
  Type::Kind From, To;
  StringRef Function;
};

} // namespace

static constexpr Printing PrintingOf[] = {
    {Type::Kind::Int, "int", "%d"},       {Type::Kind::Float, "float", "%f"},
    {Type::Kind::String, "string", "%s"}, {Type::Kind::Char, "char", "%c"},
    {Type::Kind::Bool, "", "%b"},
};

static constexpr Conversion Conversions[] = {
    {Type::Kind::Int, Type::Kind::String, "string_of_int"},
    {Type::Kind::Float, Type::Kind::String, "string_of_float"},
    {Type::Kind::Bool, Type::Kind::String, "string_of_bool"},
    {Type::Kind::Char, Type::Kind::String, "String.make 1"},
    {Type::Kind::String, Type::Kind::Int, "int_of_string"},
    {Type::Kind::String, Type::Kind::Float, "float_of_string"},
    {Type::Kind::Int, Type::Kind::Float, "float_of_int"},
    {Type::Kind::Float, Type::Kind::Int, "int_of_float"},
    {Type::Kind::Char, Type::Kind::Int, "Char.code"},
    {Type::Kind::Int, Type::Kind::Char, "Char.chr"},
};

static const Printing *printingOf(const Type *Ty) {
  for (const Printing &P : PrintingOf)
    if (Ty->is(P.Of))
      return &P;
  return nullptr;
}

/// Explains a wrong argument for a conversion: `Printf.printf "%d" 2.5`.
static bool noteConversion(Diagnostic &D, const Apply &A, unsigned I,
                           const Type *Found) {
  const auto *Callee = dyn_cast<VariableReference>(A.Callee);
  const auto *Literal = dyn_cast<StringLiteral>(A.Arguments.front());
  if (!Callee || !Callee->Name.starts_with("Printf.") || !Literal || I == 0)
    return false;
  unsigned Argument = 0;
  for (const FormatPiece &Piece : parseFormat(Literal->Value).Pieces) {
    if (Piece.TheKind == FormatPiece::Kind::Text || ++Argument != I)
      continue;
    const Printing *Wanted = printingOf(Found);
    D.note(Literal->Range,
           "the conversion `" + Piece.Text + "` is for this argument" +
               (Wanted
                    ? "; `" + Wanted->Conversion + "` prints a " + Found->str()
                    : ""));
    return true;
  }
  return false;
}

/// Explains a wrong argument of a function that prints: `print_int 2.5`,
/// `print_string ("x = ", 1)`.
static bool notePrinting(Diagnostic &D, const Apply &A, const Type *Found) {
  const auto *Callee = dyn_cast<VariableReference>(A.Callee);
  StringRef Name = Callee ? Callee->Name : "";
  StringRef Prefix = Name.starts_with("print_")   ? "print_"
                     : Name.starts_with("prerr_") ? "prerr_"
                                                  : "";
  if (Prefix.empty())
    return false;
  if (llvm::isa<Tuple>(A.Arguments.front())) {
    D.note(SMRange(), "a function prints one value: write several calls with "
                      "`;` between them, or `Printf.printf \"x = %d\" x`");
    return true;
  }
  const Printing *Other = printingOf(Found);
  // There is no such function for chars on the standard error output.
  if (!Other || Other->Function.empty() || Name == "print_endline" ||
      Name == "prerr_endline" || Name == "print_char" ||
      (Found->is(Type::Kind::Char) && Prefix == "prerr_"))
    return false;
  std::string Better = (Prefix + Other->Function).str();
  D.replace(Callee->Range, Better)
      .note(SMRange(), "`" + Twine(Better) + "` prints a" +
                           (Found->isInt() ? "n " : " ") + Found->str());
  return true;
}

/// Whether Ty is a function type whose first parameter has this kind.
static bool isFunctionOn(const Type *Ty, Type::Kind Kind) {
  return Ty->isFunction() && Ty->operand(0)->resolve()->is(Kind);
}

void mincaml::noteArgument(Diagnostic &D, const Apply &A, unsigned I,
                           Type *Found, Type *Parameter) {
  Found = Found->resolve();
  Parameter = Parameter->resolve();
  const Expression *Argument = resultExpression(A.Arguments[I]);
  if (noteConversion(D, A, I, Found))
    return;
  // For a number literal of the wrong type, CallChecks suggests the right
  // literal.
  if (llvm::isa<IntLiteral, FloatLiteral>(Argument) &&
      !Parameter->is(Type::Kind::String))
    return;
  if (notePrinting(D, A, Found))
    return;
  const auto *Callee = dyn_cast<VariableReference>(A.Callee);
  if (Parameter->is(Type::Kind::Exception) && Found->is(Type::Kind::String) &&
      Callee && Callee->Name == "raise") {
    D.replace(Callee->Range, "failwith")
        .note(SMRange(), "`failwith s` raises the exception `Failure s`");
    return;
  }
  if (isFunctionOn(Found, Type::Kind::String) &&
      isFunctionOn(Parameter, Type::Kind::Char)) {
    D.note(SMRange(), "a char is written in single quotes: `'a'`");
    return;
  }
  // A string literal is probably not meant to be converted.
  if (llvm::isa<StringLiteral>(Argument))
    return;
  for (const Conversion &C : Conversions)
    if (Found->is(C.From) && Parameter->is(C.To))
      D.note(SMRange(), "`" + C.Function + "` converts " +
                            (Found->isInt() ? "an " : "a ") + Found->str() +
                            " to " + (Parameter->isInt() ? "an " : "a ") +
                            Parameter->str());
}
