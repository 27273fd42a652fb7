//===- ExternalParser.h - Parser of externals -------------------*- C++ -*-===//
//
//   definition ::= "external" name ":" type "=" string
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_PARSER_EXTERNALPARSER_H
#define MINCAML_LIB_FRONTEND_PARSER_EXTERNALPARSER_H

#include "Parser/TypeParser.h"

namespace mincaml {

/// Parses `external f : t = "symbol"` at the top level.
ast::Expression *parseExternalDefinition(TokenStream &Tokens,
                                         ast::ASTContext &Context,
                                         TypeParser &Types);

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_PARSER_EXTERNALPARSER_H
