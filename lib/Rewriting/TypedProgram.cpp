//===- TypedProgram.cpp - A program to be rewritten -----------------------===//

#include "mincaml/Rewriting/TypedProgram.h"
#include "mincaml/Frontend/ASTPrinter.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mincaml;
using namespace mincaml::rewriting;
using llvm::StringRef;

std::unique_ptr<TypedProgram>
TypedProgram::load(StringRef Path, const LanguageOptions &Language,
                   const DiagnosticOptions &Options,
                   llvm::raw_ostream &Messages) {
  std::unique_ptr<TypedProgram> P(new TypedProgram(Options, Messages));
  P->BufferID = loadSource(Path, P->Sources, P->Diagnostics);
  return P->analyze(Language) ? std::move(P) : nullptr;
}

std::unique_ptr<TypedProgram> TypedProgram::parse(
    StringRef Text, StringRef Name, const LanguageOptions &Language,
    const DiagnosticOptions &Options, llvm::raw_ostream &Messages) {
  std::unique_ptr<TypedProgram> P(new TypedProgram(Options, Messages));
  P->BufferID = addSource(llvm::MemoryBuffer::getMemBufferCopy(Text, Name),
                          P->Sources, P->Diagnostics);
  return P->analyze(Language) ? std::move(P) : nullptr;
}

bool TypedProgram::analyze(const LanguageOptions &Language) {
  if (BufferID)
    Tree = runFrontend(Sources, BufferID, Trees, Types, Language, Diagnostics);
  if (!Tree)
    return false;
  while (auto *X = llvm::dyn_cast<ast::ExceptionDefinition>(Tree)) {
    Exceptions.push_back(X);
    Tree = X->Body;
  }
  while (auto *X = llvm::dyn_cast<ast::ExternalDefinition>(Tree)) {
    Externals.push_back(X);
    Tree = X->Body;
  }
  return true;
}

llvm::MemoryBufferRef TypedProgram::buffer() const {
  return Sources.getMemoryBuffer(BufferID)->getMemBufferRef();
}

StringRef TypedProgram::source() const {
  return Sources.getMemoryBuffer(BufferID)->getBuffer();
}

/// The constructors and the declared externals that an expression refers to.
static llvm::DenseSet<const void *>
usedDefinitions(const ast::Expression *Root) {
  llvm::DenseSet<const void *> Used;
  std::vector<const ast::Expression *> Pending{Root};
  llvm::SmallVector<const ast::Expression *, 8> Operands;
  while (!Pending.empty()) {
    const ast::Expression *E = Pending.back();
    Pending.pop_back();
    if (const auto *V = llvm::dyn_cast<ast::VariableReference>(E))
      Used.insert(V->External);
    if (const auto *C = llvm::dyn_cast<ast::Construct>(E))
      Used.insert(C->Constructor);
    ast::forEachPattern(
        *E, [&](const ast::Pattern &P) { Used.insert(P.TheConstructor); });
    Operands.clear();
    ast::appendOperands(E, Operands);
    Pending.insert(Pending.end(), Operands.begin(), Operands.end());
  }
  return Used;
}

std::string TypedProgram::text() const {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  auto Used = usedDefinitions(Tree);
  ast::Expression *Program = Tree;
  auto Define = [&](auto *X, const void *What) {
    if (!Used.contains(What))
      return;
    X->Body = Program;
    Program = X;
  };
  for (ast::ExternalDefinition *X : llvm::reverse(Externals))
    Define(X, X);
  for (ast::ExceptionDefinition *X : llvm::reverse(Exceptions))
    Define(X, X->Constructor);
  ast::printAST(*Program, OS);
  return Text;
}
