//===- HandlerBuilder.cpp - Exception handlers of the core ----------------===//

#include "Desugar/Builders.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::ArrayRef;

Expression *HandlerBuilder::raise(const Binder &Exception) {
  return make<Raise>(T.Ty, Exception.Range,
                     reference(Exception, Exception.Range));
}

void HandlerBuilder::append(const HandlerCase &Case, Expression *Handler) {
  Cases.push_back(Case);
  Handlers.push_back(Handler);
}

/// Appends a case that matches every exception.
void HandlerBuilder::appendLast(const Binder &Exception, Expression *Handler) {
  HandlerCase Case;
  Case.Range = Exception.Range;
  Case.Argument = {Exception, {}, Exception.Range, Exception.Ty};
  append(Case, Handler);
}

/// Appends cases without literals, except for cases that an earlier one hides.
void HandlerBuilder::appendPlain(Index Begin, Index End) {
  llvm::DenseSet<const ExceptionConstructor *> Seen;
  for (Index I = Begin; I != End; ++I)
    if (Seen.insert(T.Cases[I].Constructor).second)
      append(T.Cases[I], T.Handlers[I]);
}

Expression *HandlerBuilder::finish(Expression *Body) {
  auto *Result = make<Try>(T.Ty, T.Range, Body, Trees.copy(ArrayRef(Cases)),
                           Trees.copy(ArrayRef(Handlers)));
  Cases.clear();
  Handlers.clear();
  return Result;
}

/// Builds the cases that follow the last literal.
Expression *HandlerBuilder::buildPlain(Expression *Body, Index Begin,
                                       Index End) {
  appendPlain(Begin, End);
  if (Cases.empty() || !Cases.back().Name.empty()) {
    Binder Other = fresh("exception", T.Range, Types.exception());
    appendLast(Other, raise(Other));
  }
  return finish(Body);
}

/// Builds the cases from Begin to End. The cases from Literals on have
/// literals, all of one constructor. Rest handles the exceptions that none of
/// the cases matches.
Expression *HandlerBuilder::buildLiterals(const Binder &Exception, Index Begin,
                                          Index Literals, Index End,
                                          Expression *Rest) {
  Binder Parameter{"_", T.Range, Types.unit(), /*IsUnitPattern=*/true};
  FunctionDefinition *Otherwise =
      function("otherwise", Parameter, T.Ty, T.Range);
  Otherwise->Body = Rest;
  auto CallOtherwise = [&] {
    return call(Otherwise->Name, unit(T.Range), T.Range);
  };
  appendPlain(Begin, Literals);
  HandlerCase Case = T.Cases[Literals];
  bool IsUnreachable = llvm::any_of(Cases, [&](const HandlerCase &Earlier) {
    return Earlier.Constructor == Case.Constructor;
  });
  if (!IsUnreachable) {
    Binder Argument = fresh("argument", Case.Range, Case.Literal->Ty);
    Expression *Handler = CallOtherwise();
    for (Index I = End; I != Literals; --I) {
      Expression *Literal = T.Cases[I - 1].Literal;
      Handler = conditional(comparison(BinaryOperator::Equal,
                                       reference(Argument, Case.Range), Literal,
                                       Literal->Range),
                            T.Handlers[I - 1], Handler);
    }
    Case.Literal = nullptr;
    Case.Argument = {Argument, {}, Argument.Range, Argument.Ty};
    append(Case, Handler);
  }
  appendLast({"_", T.Range, Types.exception()}, CallOtherwise());
  return letRec(Otherwise, finish(raise(Exception)));
}

Expression *HandlerBuilder::build() {
  // Cases that follow a case that matches every exception are unreachable.
  Index Size = 0;
  while (Size != T.Cases.size() && !T.Cases[Size++].Name.empty())
    ;
  // Process the cases backwards. Each step takes a run of literals of one
  // constructor and the plain cases before it.
  auto IsLiteral = [&](Index I) { return T.Cases[I].Literal != nullptr; };
  Index End = Size;
  while (End && !IsLiteral(End - 1))
    --End;
  if (!End)
    return buildPlain(T.Body, 0, Size);
  Binder Exception = fresh("exception", T.Range, Types.exception());
  Expression *Rest = buildPlain(raise(Exception), End, Size);
  while (End) {
    Index Literals = End - 1;
    while (Literals && IsLiteral(Literals - 1) &&
           T.Cases[Literals - 1].Constructor == T.Cases[End - 1].Constructor)
      --Literals;
    Index Begin = Literals;
    while (Begin && !IsLiteral(Begin - 1))
      --Begin;
    Rest = buildLiterals(Exception, Begin, Literals, End, Rest);
    End = Begin;
  }
  appendLast(Exception, Rest);
  return finish(T.Body);
}
