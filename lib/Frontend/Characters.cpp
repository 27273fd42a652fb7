//===- Characters.cpp - User-defined operators ----------------------------===//

#include "Characters.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/Twine.h"

using namespace mincaml;
using ast::BinaryOperator;
using llvm::StringRef;

static constexpr StringRef SymbolCharacters = "!$%&*+-./:<=>?@^|~";

StringRef mincaml::leadingSymbol(StringRef Text) {
  if (Text.empty() || Text.front() == '.' || Text.front() == ':')
    return "";
  return Text.take_while([](char C) { return SymbolCharacters.contains(C); });
}

bool mincaml::isPrefixSymbol(StringRef Symbol) {
  return Symbol.starts_with("~") || Symbol.starts_with("?") ||
         (Symbol.starts_with("!") && Symbol != "!=");
}

bool mincaml::isSymbolName(StringRef Name) {
  // Remove the word of a binding operator, such as `let*` or `and*`.
  if (!Name.consume_front("let"))
    Name.consume_front("and");
  return !Name.empty() && leadingSymbol(Name) == Name;
}

llvm::ArrayRef<StringRef> mincaml::definableOperators() {
  static constexpr StringRef Operators[] = {
#define BINARY_OPERATOR(Name, Spelling, Precedence, Group) Spelling,
#include "mincaml/Frontend/Syntax.def"
      "~-", "~-.", "!", ":="};
  return Operators;
}

bool mincaml::isDefinableOperator(StringRef Name) {
  constexpr size_t Longest = 4; // land
  return Name.size() <= Longest && Name != "::" &&
         llvm::is_contained(definableOperators(), Name);
}

BinaryOperator mincaml::operatorLike(StringRef Symbol) {
  if (Symbol.starts_with("**"))
    return BinaryOperator::Power;
  switch (Symbol.front()) {
  case '*':
  case '/':
  case '%':
    return BinaryOperator::Multiply;
  case '+':
  case '-':
    return BinaryOperator::Add;
  case '@':
  case '^':
    return BinaryOperator::ApplyTo;
  default:
    return BinaryOperator::Equal;
  }
}

/// The operators that may stand directly before another operator.
static constexpr StringRef First[] = {
#define BINARY_OPERATOR(Name, Spelling, Precedence, Group) Spelling,
#include "mincaml/Frontend/Syntax.def"
    "<-",
    "->",
    "!",
};

/// Removes the longest possible member of Operators from the beginning of Rest
/// and returns it.
static StringRef takeOperator(StringRef &Rest,
                              llvm::ArrayRef<StringRef> Operators) {
  StringRef Longest;
  for (StringRef Operator : Operators)
    if (Rest.starts_with(Operator) && Operator.size() > Longest.size())
      Longest = Operator;
  Rest = Rest.drop_front(Longest.size());
  return Longest;
}

std::string mincaml::separatedSymbol(StringRef Symbol) {
  StringRef Taken = takeOperator(Symbol, First);
  std::string Text = Taken.str();
  while (!Symbol.empty() && !Taken.empty()) {
    // The parser accepts no sign after `!`.
    Taken = Taken == "!" ? takeOperator(Symbol, {"!"})
                         : takeOperator(Symbol, {"-", "-.", "!"});
    Text += (" " + Taken).str();
  }
  return Taken.empty() ? "" : Text;
}

StringRef mincaml::otherLanguageHint(StringRef Symbol) {
  return llvm::StringSwitch<StringRef>(Symbol)
      .Case("++", "`incr r` adds one to a reference, and `^` joins strings")
      .Case("--", "`decr r` subtracts one from a reference")
      .Case("+=", "write `r := !r + e`")
      .Case("-=", "write `r := !r - e`")
      .Case("*=", "write `r := !r * e`")
      .Case("/=", "write `r := !r / e`; not equal is `<>`")
      .Case("//", "a comment is `(* ... *)`")
      .Cases({"<<", "<<<"}, "write `lsl`")
      .Cases(
          {">>", ">>>"},
          "write `asr` for an arithmetic shift, or `lsr` for a logical shift")
      .Case("|", "write `||` for bools, `lor` for ints")
      .Case("=!", "write `= !` with a blank, or `<>` for not equal")
      .Default("");
}

StringRef mincaml::foreignOperatorHint(StringRef Symbol) {
  return llvm::StringSwitch<StringRef>(Symbol)
      // The hint for `@` in Token.def is for the original language, which has
      // no lists.
      .Case("@", "")
#define FOREIGN_OPERATOR(Spelling, Hint, Replacement) .Case(Spelling, Hint)
#include "mincaml/Frontend/Token.def"
      .Default("");
}
