//===- ExceptionText.cpp - Exceptions as strings --------------------------===//

#include "Desugar/Builders.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::SMRange;
using llvm::StringRef;

const Binder &ExceptionText::name(SMRange Range) {
  if (!Definition) {
    Type *String = Types.string();
    const Binder Parameters[] = {
        fresh("exception", Range, Types.exception()),
        fresh("quote", Range, Types.function(String, String)),
        fresh("decimal", Range, Types.function(Types.floating(), String))};
    Definition = function("exception_text", Parameters, String, Range);
  }
  return Definition->Name;
}

Expression *ExceptionText::text(StringRef Text, SMRange Range) {
  return make<StringLiteral>(Types.string(), Range, Trees.intern(Text));
}

/// Returns the text of a value of a variant or record: the number of a constant
/// constructor, otherwise `_`.
Expression *ExceptionText::textOfData(const Binder &X) {
  const DataType &D = *X.Ty->resolve()->definition();
  std::vector<MatchCase> Cases;
  std::vector<Expression *> Bodies;
  for (const Constructor *C : D.Constructors)
    if (C->isConstant()) {
      Cases.push_back({constructPattern(*C, X.Ty, {}, X.Range)});
      Bodies.push_back(text(llvm::utostr(C->Tag), X.Range));
    }
  if (Cases.empty())
    return text("_", X.Range);
  if (!D.isEnumeration()) {
    Cases.push_back({Pattern::variable({"_", X.Range, X.Ty})});
    Bodies.push_back(text("_", X.Range));
  }
  return match(reference(X, X.Range), Cases, Bodies, X.Range);
}

/// Returns the text of an argument of an exception.
Expression *ExceptionText::textOf(const Binder &X) {
  Expression *Value = reference(X, X.Range);
  auto OfInt = [&](Expression *Int) {
    return callRuntime("string_of_int", Int, Types.string(), X.Range);
  };
  switch (X.Ty->resolve()->kind()) {
  case Type::Kind::Int:
    return OfInt(Value);
  case Type::Kind::Char:
    return OfInt(callRuntime("Char.code", Value, Types.integer(), X.Range));
  case Type::Kind::Bool:
    return conditional(Value, text("1", X.Range), text("0", X.Range));
  case Type::Kind::Unit:
    return text("0", X.Range);
  case Type::Kind::String:
    return call(Definition->Parameters[1], Value, X.Range);
  case Type::Kind::Float:
    return call(Definition->Parameters[2], Value, X.Range);
  case Type::Kind::Data:
    return textOfData(X);
  default:
    return text("_", X.Range);
  }
}

Expression *ExceptionText::define(Expression *Core) {
  if (!Definition)
    return Core;
  const SMRange Range = Definition->Range;
  std::vector<MatchCase> Cases;
  std::vector<Expression *> Bodies;
  for (const Constructor &X : Types.Constructors) {
    std::vector<Binder> Arguments;
    for (Type *Ty : X.Arguments)
      Arguments.push_back(fresh("argument", Range, Ty));
    Cases.push_back({constructPattern(X, Types.exception(), Arguments, Range)});
    const std::string Name = exceptionName(X, X.FileName);
    Expression *Body = text(Arguments.empty() ? Name : Name + "(", Range);
    auto Append = [&](Expression *E) {
      Body = binary(BinaryOperator::Concatenate, Body, E, Range);
    };
    for (auto [I, Argument] : llvm::enumerate(Arguments)) {
      Append(textOf(Argument));
      Append(text(I + 1 == Arguments.size() ? ")" : ", ", Range));
    }
    Bodies.push_back(Body);
  }
  // There are no other exceptions.
  Cases.push_back({Pattern::variable({"_", Range, Types.exception()})});
  Bodies.push_back(text("_", Range));
  Definition->Body = match(reference(Definition->Parameters.front(), Range),
                           Cases, Bodies, Range);
  return letRec(Definition, Core);
}
