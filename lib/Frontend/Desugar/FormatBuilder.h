//===- FormatBuilder.h - Expansion of Printf calls --------------*- C++ -*-===//
//
//   Printf.sprintf "a%d%5d" x y   becomes   "a" ^ string_of_int x ^
//                                           Printf.sprintf "%5d" y
//   Printf.printf "a%d%5d" x y    becomes   print_string "a";
//                                           print_int x;
//                                           print_string (Printf.sprintf "%5d" y)
//
// A call whose format is a single conversion is a call of a runtime function.
// The arguments are variables, because they are evaluated before anything is
// printed.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_DESUGAR_FORMATBUILDER_H
#define MINCAML_LIB_FRONTEND_DESUGAR_FORMATBUILDER_H

#include "Desugar/CoreBuilder.h"
#include "Formats.h"

namespace mincaml {

class FormatBuilder : CoreBuilder {
public:
  FormatBuilder(ast::ASTContext &Trees, TypeContext &Types, llvm::SMRange Range)
      : CoreBuilder(Trees, Types), Range(Range) {}

  ast::Expression *makeString(llvm::StringRef Format,
                              llvm::ArrayRef<ast::Binder> Values);
  ast::Expression *makePrints(llvm::StringRef Format,
                              llvm::ArrayRef<ast::Binder> Values, bool ToError);

private:
  ast::Expression *makeText(const FormatPiece &Piece, const ast::Binder *Value);

  const llvm::SMRange Range;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_DESUGAR_FORMATBUILDER_H
