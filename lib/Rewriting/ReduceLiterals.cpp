//===- ReduceLiterals.cpp - Reductions of strings and characters ----------===//

#include "ProgramEditor.h"
#include "mincaml/Rewriting/TreeWalker.h"

using namespace mincaml;
using namespace mincaml::ast;
using namespace mincaml::rewriting;
using llvm::dyn_cast;
using llvm::StringRef;

namespace {

class LiteralShrinker : public TreeWalker {
public:
  LiteralShrinker(ProgramEditor &Editor, Edits &Result)
      : Editor(Editor), Result(Result) {}

private:
  bool enter(Expression *&Slot) override {
    if (auto *C = dyn_cast<CharacterLiteral>(Slot)) {
      if (C->Value != 'a')
        Result.push_back([C] { C->Value = 'a'; });
    } else if (auto *S = dyn_cast<StringLiteral>(Slot)) {
      shrink(S);
    }
    return true;
  }

  void shrink(StringLiteral *S) {
    StringRef Text = S->Value;
    if (Text.empty())
      return;
    auto Try = [&](StringRef Shorter) {
      if (Shorter != Text)
        Result.push_back([S, Shorter] { S->Value = Shorter; });
    };
    Try("");
    Try(Text.take_front(Text.size() / 2));
    Try(Text.drop_front(Text.size() / 2));
    Try(Text.drop_back());
    Try(Text.drop_front());
    Try(Editor.Program.Trees.intern(std::string(Text.size(), 'a')));
  }

  ProgramEditor &Editor;
  Edits &Result;
};

} // namespace

Edits mincaml::rewriting::shrinkStrings(ProgramEditor &Editor) {
  Edits Result;
  LiteralShrinker(Editor, Result).walk(Editor.Program.Tree);
  return Result;
}
