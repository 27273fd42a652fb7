//===- RandomProgram.cpp - Random well-typed programs ---------------------===//

#include "RandomProgram.h"
#include <algorithm>
#include <random>
#include <vector>

using namespace mincaml;

namespace {

class Generator {
public:
  Generator(unsigned Seed, unsigned Size) : Random(Seed), Budget(Size) {}

  std::string program() {
    std::string Text;
    while (Budget > 0)
      Text += "print_int " + expression(Int) + ";\n";
    return Text + "()";
  }

private:
  /// The types of variables: int; the functions int -> int, int -> int -> int
  /// and (int -> int) -> int -> int; int * (int -> int); int array.
  enum Shape { Int, Unary, Binary, Higher, Pair, Array, NumShapes };

  struct Variable {
    std::string Name;
    Shape TheShape;
  };

  unsigned choose(unsigned N) { return Random() % N; }
  bool chance(unsigned Percent) { return choose(100) < Percent; }

  /// Returns a visible variable of this shape, or "".
  std::string variable(Shape S);
  std::string bind(Shape S);
  std::string simplest(Shape S);
  std::string condition();
  std::string expression(Shape S);
  std::string composite(Shape S);
  std::string integer();
  std::string let(Shape S);
  std::string letRec(Shape S);
  std::string letPair(Shape S);
  std::string function(Shape S, Shape Result);

  std::mt19937 Random;
  int Budget;
  static constexpr int MaxDepth = 7;
  int Depth = 0;
  std::vector<Variable> Scope;
};

} // namespace

std::string Generator::variable(Shape S) {
  std::vector<std::string> Visible, Seen;
  for (size_t I = Scope.size(); I-- > 0;) {
    const std::string &Name = Scope[I].Name;
    if (std::find(Seen.begin(), Seen.end(), Name) != Seen.end())
      continue;
    Seen.push_back(Name);
    if (Scope[I].TheShape == S)
      Visible.push_back(Name);
  }
  return Visible.empty() ? "" : Visible[choose(Visible.size())];
}

/// Binds a new variable. There are only 16 names, so that variables shadow each
/// other.
std::string Generator::bind(Shape S) {
  Scope.push_back({std::string(1, char('a' + choose(16))), S});
  return Scope.back().Name;
}

std::string Generator::simplest(Shape S) {
  if (std::string X = variable(S); !X.empty())
    return X;
  switch (S) {
  case Unary:
    return "(let rec z x = x + 1 in z)";
  case Binary:
    return "(let rec z x y = x - y in z)";
  case Higher:
    return "(let rec z f x = f x in z)";
  case Pair:
    return "(1, (let rec z x = x in z))";
  case Array:
    return "(Array.make 3 5)";
  default:
    return std::to_string(choose(10));
  }
}

std::string Generator::condition() {
  ++Depth;
  std::string Text;
  switch (Depth < MaxDepth ? choose(6) : 3) {
  case 0:
    Text = "not (" + condition() + ")";
    break;
  case 1:
    Text = "(" + condition() + " && " + condition() + ")";
    break;
  case 2:
    Text = "(" + condition() + " || " + condition() + ")";
    break;
  default:
    static const char *const Operators[] = {" = ", " <> ", " < ",
                                            " > ", " <= ", " >= "};
    Text = "(" + expression(Int) + Operators[choose(6)] + expression(Int) + ")";
  }
  --Depth;
  return Text;
}

/// Returns an expression that needs no parentheses as an argument.
std::string Generator::expression(Shape S) {
  // Nesting is limited, too. Otherwise the first operand would use up the
  // budget.
  if (--Budget < 0 || Depth >= MaxDepth || chance(10))
    return simplest(S);
  ++Depth;
  std::string Text = composite(S);
  --Depth;
  return Text;
}

std::string Generator::composite(Shape S) {
  switch (choose(S == Int ? 12 : 8)) {
  case 0:
    return let(S);
  case 1:
  case 2:
    return letRec(S);
  case 3:
    return "(if " + condition() + " then " + expression(S) + " else " +
           expression(S) + ")";
  case 4:
    return "(print_int " + expression(Int) + "; " + expression(S) + ")";
  case 5:
    return letPair(S);
  case 6:
    return simplest(S);
  default:
    break;
  }
  switch (S) {
  case Pair:
    return "(" + expression(Int) + ", " + expression(Unary) + ")";
  case Array:
    return "(Array.make " + std::to_string(1 + choose(3)) + " " +
           expression(Int) + ")";
  case Int:
    return integer();
  default:
    return letRec(S);
  }
}

std::string Generator::integer() {
  switch (choose(8)) {
  case 0:
    return "(" + expression(Unary) + " " + expression(Int) + ")";
  case 1:
    return "(" + expression(Binary) + " " + expression(Int) + " " +
           expression(Int) + ")";
  case 2:
    return "(" + expression(Higher) + " " + expression(Unary) + " " +
           expression(Int) + ")";
  case 3:
    return "(" + expression(Array) + ".(0))";
  case 4: {
    std::string A = simplest(Array);
    return "(" + A + ".(0) <- " + expression(Int) + "; " + A + ".(0))";
  }
  default:
    static const char *const Operators[] = {" + ", " - ", " * "};
    return "(" + expression(Int) + Operators[choose(3)] + expression(Int) + ")";
  }
}

std::string Generator::let(Shape S) {
  Shape Bound = Shape(choose(NumShapes));
  std::string Value = chance(30) ? simplest(Bound) : expression(Bound);
  size_t Outer = Scope.size();
  std::string X = bind(Bound);
  std::string Text = "(let " + X + " = " + Value + " in " + expression(S) + ")";
  Scope.resize(Outer);
  return Text;
}

std::string Generator::letPair(Shape S) {
  std::string Value = expression(Pair);
  size_t Outer = Scope.size();
  std::string X = bind(Int);
  // The two names must differ.
  Scope.push_back({"q", Unary});
  std::string Text =
      "(let (" + X + ", q) = " + Value + " in " + expression(S) + ")";
  Scope.resize(Outer);
  return Text;
}

/// Returns the definition of a function that may call itself, followed by an
/// expression that may use it.
std::string Generator::letRec(Shape S) {
  Shape Bound =
      S == Unary || S == Binary || S == Higher ? S : Shape(Unary + choose(3));
  return function(Bound, S);
}

std::string Generator::function(Shape Bound, Shape Result) {
  size_t Outer = Scope.size();
  std::string F = bind(Bound);
  size_t Inner = Scope.size();
  // The parameters of a function must differ from each other, but may shadow F.
  std::string Text = "(let rec " + F;
  std::string Counter = std::string(1, char('a' + choose(3))) + "'";
  if (Bound == Higher) {
    Scope.push_back({"h", Unary});
    Text += " h";
  } else if (Bound == Binary) {
    Scope.push_back({"k", Int});
    Text += " k";
  }
  Scope.push_back({Counter, Int});
  Text += " " + Counter + " = if " + Counter + " <= 0 then " + expression(Int) +
          " else " + expression(Int) + " + ";
  if (variable(Bound) == F && F != "h" && F != "k" && chance(60))
    Text += F +
            (Bound == Higher   ? " " + expression(Unary)
             : Bound == Binary ? " " + expression(Int)
                               : std::string()) +
            " (" + Counter + " - 1)";
  else
    Text += expression(Int);
  Scope.resize(Inner);
  Text += " in " + expression(Result) + ")";
  Scope.resize(Outer);
  return Text;
}

std::string knormal::randomProgram(unsigned Seed, unsigned Size) {
  return Generator(Seed, Size).program();
}
