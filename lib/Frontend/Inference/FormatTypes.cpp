//===- FormatTypes.cpp - Types of Printf functions ------------------------===//

#include "Inference/FormatTypes.h"
#include "mincaml/Frontend/Formats.h"
#include "mincaml/Support/Diagnostics.h"

using namespace mincaml;
using namespace mincaml::ast;

Type *mincaml::formatType(const Apply *A, Builtin B, TypeContext &Types,
                          DiagnosticEngine &Diagnostics) {
  const auto *Literal = llvm::dyn_cast<StringLiteral>(A->Arguments.front());
  if (!Literal) {
    Diagnostics.report(A->Arguments.front()->Range,
                       DiagnosticID::FormatNotLiteral,
                       llvm::cast<VariableReference>(A->Callee)->Name);
    return nullptr;
  }
  Format TheFormat = parseFormat(Literal->Value);
  if (!TheFormat.Malformed.empty()) {
    Diagnostic D = Diagnostics.report(Literal->Range, DiagnosticID::BadFormat,
                                      TheFormat.Malformed);
    if (llvm::StringRef("lLnh").contains(TheFormat.Malformed.back()))
      D.note(llvm::SMRange(),
             "an int has 32 bits, and there is one kind of float: `%d`, `%f`");
    return nullptr;
  }
  std::vector<Type *> Parameters{Types.string()};
  for (const FormatPiece &Piece : TheFormat.Pieces)
    switch (Piece.TheKind) {
    case FormatPiece::Kind::Text:
      break;
    case FormatPiece::Kind::Int:
      Parameters.push_back(Types.integer());
      break;
    case FormatPiece::Kind::Float:
      Parameters.push_back(Types.floating());
      break;
    case FormatPiece::Kind::Char:
      Parameters.push_back(Types.character());
      break;
    case FormatPiece::Kind::String:
      Parameters.push_back(Types.string());
      break;
    case FormatPiece::Kind::Bool:
      Parameters.push_back(Types.boolean());
      break;
    }
  return Types.function(Parameters, B == Builtin::format_string ? Types.string()
                                                                : Types.unit());
}
