//===- Program.h - Front end for tests --------------------------*- C++ -*-===//

#ifndef MINCAML_TEST_UNIT_FRONTEND_PROGRAM_H
#define MINCAML_TEST_UNIT_FRONTEND_PROGRAM_H

#include "mincaml/Frontend/ASTPrinter.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Lexer.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <vector>

namespace mincaml::test {

/// A program text and the results of the front end for it.
class Program {
public:
  /// \p After is the text that follows the program in memory.
  explicit Program(llvm::StringRef Text, LanguageOptions Language = {},
                   DiagnosticOptions Options = {}, llvm::StringRef After = "")
      : Storage((Text + After).str()), Language(Language),
        Engine(Sources, OS, std::move(Options)) {
    BufferID = Sources.AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBuffer(
            llvm::StringRef(Storage).take_front(Text.size()), "t.ml",
            /*RequiresNullTerminator=*/false),
        llvm::SMLoc());
  }

  std::vector<Token> tokens() {
    Lexer TheLexer(Sources, BufferID, Language, Engine);
    std::vector<Token> Tokens;
    do
      Tokens.push_back(TheLexer.next());
    while (!Tokens.back().is(TokenKind::EndOfFile));
    return Tokens;
  }

  ast::Expression *parse() {
    return Tree = mincaml::parse(Sources, BufferID, Trees, Language, Engine);
  }

  /// Runs the stages up to type inference.
  bool infer() {
    if (!Tree && !parse())
      return false;
    Tree = addLibrary(*Tree, Trees, Language, Engine);
    return Tree && inferTypes(*Tree, Trees, Types, Language, Engine);
  }

  /// Runs the stages that follow type inference.
  bool desugar() {
    Tree = monomorphize(*Tree, Trees, Types, Language, Engine);
    if (!Tree)
      return false;
    Tree = mincaml::desugar(*Tree, Trees, Types);
    return true;
  }

  std::string print() const {
    std::string Text;
    llvm::raw_string_ostream TextOS(Text);
    printAST(*Tree, TextOS);
    return Text;
  }

  std::string printTyped() const {
    std::string Text;
    llvm::raw_string_ostream TextOS(Text);
    ast::printTyped(*Tree, TextOS);
    return Text;
  }

  /// The codes of the reported diagnostics: "MC0302 MC0310".
  std::string codes() const {
    std::string Codes;
    llvm::StringRef Rest = Output;
    for (size_t I = Rest.find("[MC"); I != llvm::StringRef::npos;
         I = Rest.find("[MC")) {
      Rest = Rest.drop_front(I + 1);
      if (!Codes.empty())
        Codes += ' ';
      Codes += Rest.take_front(6);
    }
    return Codes;
  }

  std::string Storage;
  LanguageOptions Language;
  llvm::SourceMgr Sources;
  std::string Output;
  llvm::raw_string_ostream OS{Output};
  DiagnosticEngine Engine;
  ast::ASTContext Trees;
  TypeContext Types;
  ast::Expression *Tree = nullptr;
  unsigned BufferID = 0;
};

} // namespace mincaml::test

#endif // MINCAML_TEST_UNIT_FRONTEND_PROGRAM_H
