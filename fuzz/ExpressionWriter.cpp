//===- ExpressionWriter.cpp - Random expressions as text ------------------===//

#include "ExpressionWriter.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mincaml;
using namespace mincaml::fuzz;
using llvm::ArrayRef;
using llvm::StringRef;

//===- Types --------------------------------------------------------------===//

static bool sameType(const Type *A, const Type *B, unsigned &Budget) {
  if (A == B || Budget == 0)
    return true;
  --Budget;
  if (A->kind() != B->kind() || A->size() != B->size() ||
      (A->isData() && A->definition() != B->definition()))
    return false;
  for (unsigned I = 0; I != A->size(); ++I)
    if (!sameType(A->operand(I), B->operand(I), Budget))
      return false;
  if (A->isFunction() || A->isArray())
    return sameType(A->result(), B->result(), Budget);
  return true;
}

bool fuzz::sameType(const Type *A, const Type *B) {
  unsigned Budget = 50;
  return ::sameType(A->resolve(), B->resolve(), Budget);
}

Type *ExpressionWriter::type(unsigned Depth) {
  switch (R.below(Depth ? 8 : 4)) {
  case 0:
    return Types.unit();
  case 1:
    return Types.boolean();
  case 2:
    return Types.integer();
  case 3:
    return Types.floating();
  case 4:
    return Types.array(type(Depth - 1));
  default: {
    bool IsTuple = R.coin();
    llvm::SmallVector<Type *> Operands;
    // Sometimes there are more operands than fit in registers.
    unsigned More = R.below(8) ? 3 : 14;
    for (unsigned I = R.below(More) + (IsTuple ? 2 : 1); I; --I)
      Operands.push_back(type(Depth - 1));
    return IsTuple ? Types.tuple(Operands)
                   : Types.function(Operands, type(Depth - 1));
  }
  }
}

//===- Names --------------------------------------------------------------===//

StringRef ExpressionWriter::newName() {
  static constexpr StringRef Names[] = {"a", "b", "c", "f", "g",
                                        "h", "x", "y", "z"};
  return R.pick(ArrayRef(Names));
}

template <typename Predicate>
const ExpressionWriter::Variable *ExpressionWriter::find(Predicate Wanted) {
  llvm::SmallVector<const Variable *> Found;
  llvm::SmallDenseSet<StringRef, 8> Seen;
  for (const Variable &V : llvm::reverse(Scope))
    if (Seen.insert(V.Name).second && V.Name != "_" && Wanted(*V.Ty->resolve()))
      Found.push_back(&V);
  return Found.empty() ? nullptr : Found[R.below(uint32_t(Found.size()))];
}

//===- Expressions --------------------------------------------------------===//

/// Concatenates the parts. The elements of an initializer list are evaluated in
/// order, unlike the operands of `+`; so the text depends only on the seed.
static std::string text(std::initializer_list<StringRef> Parts) {
  return llvm::join(Parts, "");
}

std::string ExpressionWriter::expression(Type *T, unsigned Depth) {
  T = T->resolve();
  if (!Depth || R.below(5) == 0)
    return leaf(T);
  --Depth;
  switch (R.below(10)) {
  case 0:
    return conditional(T, Depth);
  case 1:
    return definition(T, Depth);
  case 2:
    return callOfNewFunction("", T, Depth);
  case 3:
    return text({"(", statement(Depth), "; ", expression(T, Depth), ")"});
  case 4:
  case 5:
  case 6: {
    std::string Used = use(T, Depth);
    if (!Used.empty())
      return Used;
    [[fallthrough]];
  }
  default:
    return value(T, Depth);
  }
}

std::string ExpressionWriter::value(Type *T, unsigned Depth) {
  switch (T->kind()) {
  case Type::Kind::Unit:
    return text({"(", statement(Depth), ")"});
  case Type::Kind::Bool:
    return condition(Depth);
  case Type::Kind::Int:
  case Type::Kind::Float:
    return arithmetic(T, Depth);
  case Type::Kind::Char:
    return R.coin() ? "'a'" : "'\\255'";
  case Type::Kind::String:
    return R.coin() ? "\"\"" : "\"a\\000b\"";
  case Type::Kind::Exception:
    return R.coin() ? "Not_found" : "(Failure \"a\")";
  case Type::Kind::Tuple:
    return tuple(T, Depth);
  case Type::Kind::Function:
    return function(T, Depth);
  case Type::Kind::Data:
    return data(T, Depth);
  case Type::Kind::Array:
    return text({"(Array.make ", expression(Types.integer(), Depth), " ",
                 expression(T->element(), Depth), ")"});
  case Type::Kind::Variable:
    // T is the type parameter of a polymorphic function; the edit instantiates
    // it with int.
    return expression(Types.integer(), Depth);
  }
  llvm_unreachable("covered switch");
}

std::string ExpressionWriter::leaf(Type *T) {
  if (R.below(3))
    if (const Variable *V = find([&](Type &U) { return sameType(&U, T); }))
      return V->Name.str();
  if (T->isInt() || T->isFloat())
    return number(T);
  if (T->isUnit())
    return "()";
  if (T->isBool())
    return R.coin() ? "true" : "false";
  return value(T, 0);
}

std::string ExpressionWriter::number(Type *T) {
  static constexpr StringRef Integers[] = {"0",
                                           "1",
                                           "2",
                                           "(-1)",
                                           "7",
                                           "31",
                                           "4095",
                                           "4096",
                                           "(-4096)",
                                           "(-4097)",
                                           "1000000",
                                           "2147483647",
                                           "(-2147483648)"};
  static constexpr StringRef Floats[] = {"0.0",
                                         "1.0",
                                         "(-0.0)",
                                         "0.1",
                                         "(-1.5)",
                                         "1e999",
                                         "(-1e999)",
                                         "5e-324",
                                         "1e308",
                                         "2147483648.0",
                                         "0.30000000000000004"};
  bool IsAny = R.below(4) == 0;
  if (T->isInt())
    return IsAny ? llvm::utostr(R.next() >> 33)
                 : R.pick(ArrayRef(Integers)).str();
  if (!IsAny)
    return R.pick(ArrayRef(Floats)).str();
  // The two highest bits are zero, so the value is neither infinite nor NaN.
  double Value = llvm::bit_cast<double>(R.next() >> 2);
  return llvm::formatv("{0:e17}", Value);
}

std::string ExpressionWriter::arithmetic(Type *T, unsigned Depth) {
  static constexpr StringRef IntOperators[] = {" + ", " - ", " * ", " / "};
  static constexpr StringRef FloatOperators[] = {" +. ", " -. ", " *. ",
                                                 " /. "};
  static constexpr StringRef FloatFunctions[] = {"sqrt ", "floor ", "cos ",
                                                 "-."};
  bool IsInt = T->isInt();
  switch (R.below(6)) {
  case 0:
    if (IsInt)
      return text({"(int_of_float ", expression(Types.floating(), Depth), ")"});
    return text({"(float_of_int ", expression(Types.integer(), Depth), ")"});
  case 1:
    if (IsInt)
      return text({"(-(", expression(T, Depth), "))"});
    return text(
        {"(", R.pick(ArrayRef(FloatFunctions)), expression(T, Depth), ")"});
  default:
    return text({"(", expression(T, Depth),
                 IsInt ? R.pick(ArrayRef(IntOperators))
                       : R.pick(ArrayRef(FloatOperators)),
                 expression(T, Depth), ")"});
  }
}

std::string ExpressionWriter::condition(unsigned Depth) {
  static constexpr StringRef Comparisons[] = {" = ", " <> ", " < ",
                                              " > ", " <= ", " >= "};
  Type *Bool = Types.boolean();
  switch (R.below(4)) {
  case 0:
    return text({"(not ", expression(Bool, Depth), ")"});
  case 1:
    return text({"(", expression(Bool, Depth), R.coin() ? " && " : " || ",
                 expression(Bool, Depth), ")"});
  default:
    Type *T = R.coin() ? Types.integer() : Types.floating();
    return text({"(", expression(T, Depth), R.pick(ArrayRef(Comparisons)),
                 expression(T, Depth), ")"});
  }
}

/// Returns a random expression of type unit, without parentheses around it.
std::string ExpressionWriter::statement(unsigned Depth) {
  switch (R.below(5)) {
  case 0:
    return text({"if ", expression(Types.boolean(), Depth), " then ",
                 expression(Types.unit(), Depth)});
  case 1:
    return text({"print_int ", expression(Types.integer(), Depth)});
  case 2:
    return text({"print_float ", expression(Types.floating(), Depth)});
  default:
    const Variable *V = find([](Type &U) { return U.isArray(); });
    if (!V)
      return "print_newline ()";
    Type *Element = V->Ty->resolve()->element();
    return text({V->Name, ".(", expression(Types.integer(), Depth), ") <- ",
                 expression(Element, Depth)});
  }
}

std::string ExpressionWriter::conditional(Type *T, unsigned Depth) {
  return text({"(if ", expression(Types.boolean(), Depth), " then ",
               expression(T, Depth), " else ", expression(T, Depth), ")"});
}

/// At depth 0, only constant constructors are used, because other constructors
/// may need values of the same type; if the type has none, the expression
/// raises an exception.
std::string ExpressionWriter::data(Type *T, unsigned Depth) {
  llvm::SmallVector<const Constructor *> Possible;
  for (const Constructor *X : T->definition()->Constructors)
    if (Depth || X->isConstant())
      Possible.push_back(X);
  if (Possible.empty())
    return "(raise Not_found)";
  const Constructor &X = *R.pick(ArrayRef(Possible));
  if (X.isConstant())
    return X.Name.str();
  std::vector<std::string> Arguments;
  for (auto [I, Argument] : llvm::enumerate(Types.argumentTypes(T, X)))
    Arguments.push_back(
        (X.Fields.empty() ? "" : X.Fields[I].Name.str() + " = ") +
        expression(Argument, Depth - 1));
  if (!X.Fields.empty())
    return text(
        {X.Parent->IsRecord ? "" : "(", X.Parent->IsRecord ? "" : X.Name, "{",
         llvm::join(Arguments, "; "), "}", X.Parent->IsRecord ? "" : ")"});
  if (X.Name == "::")
    return text({"(", llvm::join(Arguments, " :: "), ")"});
  return text({"(", X.Name, " (", llvm::join(Arguments, ", "), "))"});
}

std::string ExpressionWriter::tuple(Type *T, unsigned Depth) {
  std::string Text = "(";
  for (unsigned I = 0; I != T->size(); ++I) {
    Text += I ? ", " : "";
    Text += expression(T->operand(I), Depth);
  }
  return Text + ")";
}

std::string ExpressionWriter::definition(Type *T, unsigned Depth) {
  Type *U = type();
  std::string Value = expression(U, Depth);
  Variable V = {newName(), U};
  Scope.push_back(V);
  std::string Body = expression(T, Depth);
  Scope.pop_back();
  return text({"(let ", V.Name, " = ", Value, " in ", Body, ")"});
}

//===- Functions ----------------------------------------------------------===//

/// Returns a function definition without `in`. If Body is empty, a random body
/// is generated.
std::string ExpressionWriter::functionText(StringRef Name, Type *T,
                                           StringRef Body, unsigned Depth) {
  size_t Mark = Scope.size();
  Scope.push_back({Name, T});
  std::string Text = text({"let rec ", Name});
  for (unsigned I = 0; I != T->size(); ++I) {
    StringRef Parameter = newName();
    auto IsParameter = [=](const Variable &V) { return V.Name == Parameter; };
    bool IsTaken = any_of(ArrayRef(Scope).drop_front(Mark), IsParameter);
    if (!IsTaken)
      Scope.push_back({Parameter, T->operand(I)});
    Text += text({" ", IsTaken ? "_" : Parameter});
  }
  Text += " = ";
  Text += Body.empty() ? expression(T->result(), Depth) : Body.str();
  Scope.resize(Mark);
  return Text;
}

std::string ExpressionWriter::function(Type *T, unsigned Depth) {
  StringRef Name = newName();
  return text({"(", functionText(Name, T, "", Depth), " in ", Name, ")"});
}

std::string ExpressionWriter::callOfNewFunction(StringRef Body, Type *T,
                                                unsigned Depth) {
  llvm::SmallVector<Type *> Parameters;
  unsigned More = R.below(8) ? 3 : 12;
  for (unsigned I = 1 + R.below(More); I; --I)
    Parameters.push_back(type(1));
  std::string Arguments;
  for (Type *P : Parameters)
    Arguments += " " + expression(P, Depth / 2);
  StringRef Name = newName();
  Type *F = Types.function(Parameters, T);
  return text({"(", functionText(Name, F, Body, Depth), " in ", Name,
               // The arguments do not refer to the function: they were
               // generated before it was in scope.
               Arguments, ")"});
}

//===- Uses of variables --------------------------------------------------===//

/// Returns an expression of type T that uses a variable in scope: a call of a
/// function, an array element or a tuple component. Returns "" if no variable
/// fits.
std::string ExpressionWriter::use(Type *T, unsigned Depth) {
  switch (R.below(3)) {
  case 0:
    return call(T, Depth);
  case 1: {
    const Variable *A =
        find([&](Type &U) { return U.isArray() && sameType(U.element(), T); });
    if (!A)
      return "";
    StringRef Name = A->Name;
    return text({Name, ".(", expression(Types.integer(), Depth), ")"});
  }
  default:
    return component(T);
  }
}

std::string ExpressionWriter::call(Type *T, unsigned Depth) {
  const Variable *F =
      find([&](Type &U) { return U.isFunction() && sameType(U.result(), T); });
  if (!F)
    return "";
  Type *Function = F->Ty->resolve();
  std::string Text = text({"(", F->Name});
  for (unsigned I = 0; I != Function->size(); ++I)
    Text += " " + expression(Function->operand(I), Depth);
  return Text + ")";
}

std::string ExpressionWriter::component(Type *T) {
  auto IndexOf = [T](Type &Tuple) {
    unsigned I = 0;
    while (I != Tuple.size() && !sameType(Tuple.operand(I), T))
      ++I;
    return I;
  };
  const Variable *V =
      find([&](Type &U) { return U.isTuple() && IndexOf(U) != U.size(); });
  if (!V)
    return "";
  Type &Tuple = *V->Ty->resolve();
  std::string Text = "(let (";
  for (unsigned I = 0; I != Tuple.size(); ++I) {
    Text += I ? ", " : "";
    Text += I == IndexOf(Tuple) ? "x" : "_";
  }
  return Text + text({") = ", V->Name, " in x)"});
}

//===- Expressions around a given one -------------------------------------===//

std::string ExpressionWriter::around(StringRef Inner, Type *T) {
  Type *U = type();
  std::string Other = expression(U, 2);
  StringRef Name = newName();
  switch (R.below(10)) {
  case 0:
    return text({"(if ", expression(Types.boolean(), 2), " then ", Inner,
                 " else ", expression(T, 2), ")"});
  case 1:
    return text({"(if ", expression(Types.boolean(), 2), " then ",
                 expression(T, 2), " else ", Inner, ")"});
  case 2:
    return text({"(let ", Name, " = ", Inner, " in ", Name, ")"});
  case 3:
    return text({"(let ", Name, " = ", Other, " in ", Inner, ")"});
  case 4:
    return text({"(", statement(2), "; ", Inner, ")"});
  case 5:
    return text(
        {"(let (", Name, ", _) = (", Inner, ", ", Other, ") in ", Name, ")"});
  case 6:
    return text({"(Array.make ", expression(Types.integer(), 1), " ", Inner,
                 ").(", expression(Types.integer(), 1), ")"});
  case 7:
    // The generated call has no statically known callee, so it must call a
    // closure.
    return text({"(let rec ", Name, " () = ", Inner, " in (if ",
                 expression(Types.boolean(), 1), " then ", Name, " else ", Name,
                 ") ())"});
  case 8:
    if (T->isFunction())
      return etaExpanded(Inner, T);
    [[fallthrough]];
  default:
    return callOfNewFunction(Inner, T, 2);
  }
}

std::string ExpressionWriter::etaExpanded(StringRef Inner, Type *T) {
  std::string Parameters;
  for (unsigned I = 0; I != T->size(); ++I)
    Parameters += " p" + llvm::utostr(I);
  return text(
      {"(let rec eta", Parameters, " = ", Inner, Parameters, " in eta)"});
}
