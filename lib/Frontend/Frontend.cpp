//===- Frontend.cpp - All stages of the front end -------------------------===//

#include "mincaml/Frontend/Frontend.h"

using namespace mincaml;

ast::Expression *mincaml::runFrontend(const llvm::SourceMgr &Sources,
                                      unsigned BufferID, ast::ASTContext &Trees,
                                      TypeContext &Types,
                                      const LanguageOptions &Options,
                                      DiagnosticEngine &Diagnostics) {
  ast::Expression *Program =
      parse(Sources, BufferID, Trees, Options, Diagnostics);
  if (!Program)
    return nullptr;
  Program = addLibrary(*Program, Trees, Options);
  if (!inferTypes(*Program, Types, Options, Diagnostics))
    return nullptr;
  Program = monomorphize(*Program, Trees, Types, Options, Diagnostics);
  return Program ? desugar(*Program, Trees, Types) : nullptr;
}
