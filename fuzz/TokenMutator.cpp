//===- TokenMutator.cpp - Mutation of token sequences ---------------------===//

#include "CompilerInput.h"
#include "Mutators.h"
#include "mincaml/Frontend/Lexer.h"
#include "llvm/ADT/StringExtras.h"
#include <vector>

using namespace mincaml;
using namespace mincaml::fuzz;
using llvm::ArrayRef;
using llvm::StringRef;

/// The tokens and fragments that a mutation may insert.
static constexpr StringRef Words[] = {
#define TOKEN(Name, Description)
#define KEYWORD(Name, Spelling) Spelling,
#define PUNCTUATION(Name, Spelling) Spelling,
#include "mincaml/Frontend/Token.def"
    "x",
    "y",
    "f",
    "_",
    "0",
    "1",
    "2147483647",
    "2147483648",
    "0.30000000000000004",
    "0.0",
    "1.5",
    "1e999",
    "()",
    "x'",
    "print_int",
    "sqrt",
    "create_array",
    "read_float",
    "let x =",
    "let rec f x =",
    "let (x, y) =",
    "if x then",
    "let rec f () =",
};

namespace {

class TokenMutator {
public:
  TokenMutator(StringRef Text, Random &R) : R(R), Pieces(split(Text)) {}

  bool isEmpty() const { return Pieces.empty(); }
  void edit();
  void insertFrom(const TokenMutator &Donor);
  std::string text() const;

private:
  static std::vector<StringRef> split(StringRef Text);
  size_t position() { return R.below(uint32_t(Pieces.size() + 1)); }
  /// Returns the end of a short random range of tokens that starts at \p Begin.
  size_t endFrom(size_t Begin, size_t Size);
  void insert(size_t At, ArrayRef<StringRef> Tokens) {
    std::vector<StringRef> Copy = Tokens.vec();
    Pieces.insert(Pieces.begin() + At, Copy.begin(), Copy.end());
  }

  Random &R;
  /// The tokens of the text, each with the blanks and comments that precede it.
  std::vector<StringRef> Pieces;
};

} // namespace

std::vector<StringRef> TokenMutator::split(StringRef Text) {
  CompilerInput S(Text);
  if (!S.load())
    return {};
  llvm::SourceMgr NoSources;
  DiagnosticEngine Silent(NoSources, llvm::nulls());
  Lexer TheLexer = S.lexer(Silent);
  TheLexer.setQuiet(true);
  std::vector<StringRef> Pieces;
  const char *Start = Text.begin();
  for (Token T = TheLexer.next(); !T.is(TokenKind::EndOfFile);
       T = TheLexer.next()) {
    Pieces.push_back({Start, size_t(T.end().getPointer() - Start)});
    Start = T.end().getPointer();
  }
  return Pieces;
}

size_t TokenMutator::endFrom(size_t Begin, size_t Size) {
  size_t Length = R.coin() ? 1 : 1 + R.below(12);
  return std::min(Begin + Length, Size);
}

void TokenMutator::edit() {
  size_t Begin = position();
  size_t End = endFrom(Begin, Pieces.size());
  switch (R.below(6)) {
  case 0:
    Pieces.erase(Pieces.begin() + Begin, Pieces.begin() + End);
    break;
  case 1:
    insert(position(), ArrayRef(Pieces).slice(Begin, End - Begin));
    break;
  case 2:
    if (Begin != End)
      std::swap(Pieces[Begin], Pieces[R.below(uint32_t(Pieces.size()))]);
    break;
  case 3:
    insert(End, {")"});
    insert(Begin, {"("});
    break;
  case 4:
    if (Begin != End)
      Pieces[Begin] = R.pick(ArrayRef(Words));
    break;
  case 5:
    insert(Begin, {R.pick(ArrayRef(Words))});
    break;
  }
}

/// Inserts a few tokens from Donor, or replaces some tokens with them.
void TokenMutator::insertFrom(const TokenMutator &Donor) {
  ArrayRef<StringRef> Others = Donor.Pieces;
  size_t From = R.below(uint32_t(Others.size()));
  size_t To = endFrom(From, Others.size());
  size_t Begin = position();
  if (R.coin())
    Pieces.erase(Pieces.begin() + Begin,
                 Pieces.begin() + endFrom(Begin, Pieces.size()));
  insert(Begin, Others.slice(From, To - From));
}

std::string TokenMutator::text() const {
  std::string Text;
  for (StringRef Piece : Pieces) {
    // A blank keeps two adjacent words apart.
    if (!Text.empty() && llvm::isAlnum(Piece.front()))
      Text += ' ';
    Text += Piece;
  }
  return Text;
}

std::optional<std::string> fuzz::mutateTokens(StringRef Text, Random &R) {
  TokenMutator Mutator(Text, R);
  if (Mutator.isEmpty())
    return std::nullopt;
  for (unsigned I = 1 + R.below(3); I; --I)
    Mutator.edit();
  return Mutator.text();
}

std::optional<std::string> fuzz::crossTokens(StringRef Text, StringRef Donor,
                                             Random &R) {
  TokenMutator Mutator(Text, R);
  TokenMutator Other(Donor, R);
  if (Other.isEmpty())
    return std::nullopt;
  Mutator.insertFrom(Other);
  return Mutator.text();
}
