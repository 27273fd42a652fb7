//===- CompilerInput.cpp - A program under test and its compilation -------===//

#include "CompilerInput.h"
#include "Input.h"
#include "mincaml/Frontend/ASTPrinter.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Operands.h"
#include "mincaml/KNormal/Phases.h"
#include "mincaml/Support/SourceFile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mincaml;
using namespace mincaml::fuzz;
using llvm::StringRef;

CompilerInput::CompilerInput(StringRef Text, LanguageOptions Language,
                             DiagnosticOptions Options)
    : Language(Language), Engine(Sources, OS, std::move(Options)),
      KNormal(Types) {
  // The text is neither copied nor null-terminated, so that sanitizers detect
  // reads past its end.
  BufferID = addSource(llvm::MemoryBuffer::getMemBuffer(
                           Text, "t.ml", /*RequiresNullTerminator=*/false),
                       Sources, Engine);
}

llvm::MemoryBufferRef CompilerInput::source() const {
  return *Sources.getMemoryBuffer(BufferID);
}

StringRef CompilerInput::text() const {
  return Sources.getMemoryBuffer(BufferID)->getBuffer();
}

Lexer CompilerInput::lexer(DiagnosticEngine &Diagnostics) const {
  return Lexer(Sources, BufferID, Language, Diagnostics);
}

bool CompilerInput::agrees(bool Succeeded) {
  require(Succeeded != Engine.hadError(),
          Succeeded ? "success means that no error was reported"
                    : "failure means that an error was reported");
  return Succeeded;
}

bool CompilerInput::load() { return agrees(BufferID != 0); }

bool CompilerInput::parse() {
  Tree = mincaml::parse(Sources, BufferID, Trees, Language, Engine);
  return agrees(Tree != nullptr);
}

bool CompilerInput::addLibrary() {
  bool HasNewNames = false;
  ast::forEachExpression(*Tree, [&](const ast::Expression &E) {
    const auto *L = llvm::dyn_cast<ast::LetDefinitions>(&E);
    HasNewNames |= ast::ModuleDefinition::classof(&E) ||
                   (L && L->IsRecursive &&
                    llvm::any_of(L->Definitions, [](const ast::Definition &D) {
                      return !D.Function;
                    }));
  });
  ast::Expression *WithLibrary =
      mincaml::addLibrary(*Tree, Trees, Language, Engine);
  HasOtherNames = HasNewNames || WithLibrary != Tree;
  Tree = WithLibrary;
  return agrees(Tree != nullptr);
}

bool CompilerInput::infer() {
  return agrees(inferTypes(*Tree, Trees, Types, Language, Engine));
}

bool CompilerInput::monomorphize() {
  Tree = fixEvaluationOrder(*Tree, Trees, Types, Language);
  Tree = mincaml::monomorphize(*Tree, Trees, Types, Language, Engine);
  return agrees(Tree != nullptr);
}

const knormal::ClosedProgram &CompilerInput::close() {
  std::string Problems;
  llvm::raw_string_ostream ProblemsOS(Problems);
  Tree = desugar(*Tree, Trees, Types);
  bool Good = ast::verifyCore(*Tree, ProblemsOS);
  require(Good, "desugaring gives a program of the core: " + Problems);
  knormal::Expression *E = knormal::normalize(KNormal, *Tree);
  Good = knormal::verify(*E, Types, knormal::Binders::MayShadow, ProblemsOS);
  require(Good, "K-normalization gives a well-formed program: " + Problems);
  E = knormal::alphaRename(KNormal, E);
  Good = knormal::verify(*E, Types, knormal::Binders::AreUnique, ProblemsOS);
  require(Good, "alpha conversion gives a well-formed program: " + Problems);
  Closed.emplace(knormal::closureConvert(KNormal, E));
  Good = knormal::verify(*Closed, Types, ProblemsOS);
  require(Good, "closure conversion gives a well-formed program: " + Problems);
  return *Closed;
}

std::string CompilerInput::printed() const {
  std::string Text;
  llvm::raw_string_ostream TextOS(Text);
  ast::printAST(*Tree, TextOS);
  return Text;
}

std::string CompilerInput::printedTyped() const {
  std::string Text;
  llvm::raw_string_ostream TextOS(Text);
  ast::printTyped(*Tree, TextOS);
  return Text;
}

StringRef CompilerInput::finish() {
  Engine.finish();
  return Output;
}
