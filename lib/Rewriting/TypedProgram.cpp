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

bool TypedProgram::analyze(const LanguageOptions &Given) {
  LanguageOptions Language = Given;
  Language.WarnsOfOverflow = false;
  if (BufferID)
    Tree = runFrontend(Sources, BufferID, Trees, Types, Language, Diagnostics);
  if (!Tree)
    return false;
  while (llvm::isa<ast::TypeDefinition, ast::ExceptionDefinition,
                   ast::ExternalDefinition>(Tree)) {
    Definitions.push_back(Tree);
    Tree = *ast::continuation(Tree);
  }
  return true;
}

llvm::MemoryBufferRef TypedProgram::buffer() const {
  return Sources.getMemoryBuffer(BufferID)->getMemBufferRef();
}

StringRef TypedProgram::source() const {
  return Sources.getMemoryBuffer(BufferID)->getBuffer();
}

namespace {

/// The exceptions, declared externals and data types to which a program refers.
class UsedDefinitions {
public:
  explicit UsedDefinitions(const ast::Expression &Program);

  bool contains(const void *Definition) const {
    return Used.contains(Definition);
  }
  /// Adds the data types that occur in T.
  void add(const Type *T);
  void add(const Constructor *X);

private:
  llvm::DenseSet<const void *> Used;
};

} // namespace

void UsedDefinitions::add(const Constructor *X) {
  if (!X || !Used.insert(X).second)
    return;
  if (X->Parent && Used.insert(X->Parent).second)
    for (const Constructor *Other : X->Parent->Constructors)
      add(Other);
  for (const Type *T : X->Arguments)
    add(T);
}

void UsedDefinitions::add(const Type *T) {
  T = T->resolve();
  // Types can share structure.
  if (!Used.insert(T).second)
    return;
  for (unsigned I = 0; I != T->size(); ++I)
    add(T->operand(I));
  if (T->isFunction() || T->isArray())
    add(T->result());
  if (T->isData() && !T->definition()->Constructors.empty())
    add(T->definition()->Constructors.front());
}

UsedDefinitions::UsedDefinitions(const ast::Expression &Program) {
  ast::forEachExpression(Program, [this](const ast::Expression &E) {
    if (const auto *V = llvm::dyn_cast<ast::VariableReference>(&E))
      if (V->External && Used.insert(V->External).second)
        add(V->External->Variable.Ty);
    if (const auto *C = llvm::dyn_cast<ast::Construct>(&E))
      add(C->Constructor);
    if (const auto *G = llvm::dyn_cast<ast::GetField>(&E))
      add(G->Constructor);
    if (const auto *S = llvm::dyn_cast<ast::SetField>(&E))
      add(S->Constructor);
    ast::forEachPattern(
        E, [this](const ast::Pattern &P) { add(P.TheConstructor); });
  });
}

/// Whether the program refers to something that D defines.
static bool isUsed(const ast::Expression &D, const UsedDefinitions &Used) {
  if (const auto *X = llvm::dyn_cast<ast::ExceptionDefinition>(&D))
    return Used.contains(X->Constructor);
  const auto *T = llvm::dyn_cast<ast::TypeDefinition>(&D);
  if (!T)
    return Used.contains(&D);
  return llvm::any_of(T->Declarations, [&](const ast::TypeDeclaration &One) {
    return Used.contains(One.Definition);
  });
}

std::string TypedProgram::text() const {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  UsedDefinitions Used(*Tree);
  ast::Expression *Program = Tree;
  for (ast::Expression *D : llvm::reverse(Definitions)) {
    if (!isUsed(*D, Used))
      continue;
    *ast::continuation(D) = Program;
    Program = D;
  }
  ast::printAST(*Program, OS);
  return Text;
}
