//===- Expressions.cpp - Expression rules ---------------------------------===//

#include "Desugar/Desugarer.h"
#include "Desugar/HandlerBuilder.h"
#include "llvm/ADT/STLExtras.h"
#include <utility>

using namespace mincaml;
using namespace mincaml::ast;
using llvm::SMRange;

///   fun x y -> e   becomes   let rec f x y = e in f
Expression *Desugarer::makeFunction(Fun *F) {
  FunctionDefinition *Function = F->Function;
  desugarBody(Function);
  if (F->Ty->resolve()->size() != Function->Parameters.size())
    return makeCurried("fun", F->Ty, Function->Parameters, Function->Body,
                       F->Range);
  Function->Name = fresh("fun", Function->Name.Range, F->Ty);
  return letRec(Function, reference(Function->Name, F->Range));
}

///   e |> f   becomes   let x = e in f x
Expression *Desugarer::makePipe(Apply *A) {
  std::vector<NamedValue> Bindings;
  A->Written = Apply::Notation::Plain;
  A->Arguments.front() = desugar(A->Arguments.front());
  nameOperands(A->Arguments, Bindings);
  return bindOperands(Bindings, desugar(A));
}

/// The loop variable never exceeds the last value, which may be the largest
/// int.
///
///   for i = a to b do e done   becomes   let first = a in
///                                        let last = b in
///                                        let rec loop i =
///                                          e;
///                                          if i < last then loop (i + 1)
///                                        in
///                                        if first <= last then loop first
Expression *Desugarer::makeFor(For *F) {
  SMRange Range = F->Range;
  Expression *From = desugar(F->From);
  Expression *To = desugar(F->To);
  Binder First = fresh("first", From->Range, Types.integer());
  Binder Last = fresh("last", To->Range, Types.integer());
  Binder I = F->Variable;
  size_t ScopeSize = Names.size();
  if (I.Name == "_")
    I = fresh("index", I.Range, I.Ty);
  else
    bind(I);
  Expression *Body = desugar(F->Body);
  Names.endScope(ScopeSize);

  // Literals are used directly, without variables, so that later stages see
  // constants.
  auto *LastLiteral = llvm::dyn_cast<IntLiteral>(To);
  auto *FirstLiteral = llvm::dyn_cast<IntLiteral>(From);
  auto MakeLast = [&] {
    return LastLiteral ? integer(LastLiteral->Value, To->Range)
                       : reference(Last, To->Range);
  };
  auto MakeFirst = [&] {
    return FirstLiteral ? integer(FirstLiteral->Value, From->Range)
                        : reference(First, From->Range);
  };
  FunctionDefinition *Loop = function("for", I, Types.unit(), Range);
  Expression *Next =
      binary(F->IsDownward ? BinaryOperator::Subtract : BinaryOperator::Add,
             reference(I, I.Range), integer(1, I.Range), I.Range);
  Expression *Continues =
      binary(F->IsDownward ? BinaryOperator::Greater : BinaryOperator::Less,
             reference(I, I.Range), MakeLast(), I.Range);
  Loop->Body = sequence(
      Body, conditional(Continues, call(Loop->Name, Next, Range), unit(Range)));
  Expression *Begins = binary(F->IsDownward ? BinaryOperator::GreaterEqual
                                            : BinaryOperator::LessEqual,
                              MakeFirst(), MakeLast(), Range);
  Expression *Result =
      letRec(Loop, conditional(Begins, call(Loop->Name, MakeFirst(), Range),
                               unit(Range)));
  if (!LastLiteral)
    Result = let(Last, To, Result);
  return FirstLiteral ? Result : let(First, From, Result);
}

///   while c do e done   becomes   let rec loop () = if c then (e; loop ()) in
///                                 loop ()
Expression *Desugarer::makeWhile(While *W) {
  SMRange Range = W->Range;
  Expression *Condition = desugar(W->Condition);
  Expression *Body = desugar(W->Body);
  Binder Parameter{"_", Range, Types.unit(), /*IsUnitPattern=*/true};
  FunctionDefinition *Loop = function("while", Parameter, Types.unit(), Range);
  auto Call = [&] { return call(Loop->Name, unit(Range), Range); };
  Loop->Body = conditional(Condition, sequence(Body, Call()), unit(Range));
  return letRec(Loop, Call());
}

///   [| x; y; z |]   becomes   let a = Array.make 3 x in
///                             a.(1) <- y;
///                             a.(2) <- z;
///                             a
///   [||]            becomes   Array.make 0 e, with any e
Expression *Desugarer::makeArray(ArrayLiteral *A) {
  SMRange Range = A->Range;
  size_t Size = A->Elements.size();
  Expression *First = Size ? A->Elements.front()
                           : arbitraryValue(A->Ty->resolve()->element(), Range);
  auto *Make = make<ArrayMake>(A->Ty, Range, integer(Size, Range), First);
  if (Size < 2)
    return Make;
  Binder Array = fresh("array", Range, A->Ty);
  Expression *Result = reference(Array, Range);
  for (size_t I = Size; --I;) {
    Expression *E = A->Elements[I];
    Result =
        sequence(store(reference(Array, E->Range), I, E, E->Range), Result);
  }
  return let(Array, Make, Result);
}

/// Desugars the patterns and handlers, so that the pattern of each case is a
/// variable or a literal.
///
///   try e1 with E | F -> e2   becomes   let rec handler () = e2 in
///                                       try e1 with E -> handler ()
///                                                 | F -> handler ()
Expression *Desugarer::makeTry(Try *T) {
  std::vector<FunctionDefinition *> Shared;
  bool FollowsOrAlternative = false;
  T->Body = desugar(T->Body);
  for (size_t I = 0; I != T->Cases.size(); ++I) {
    HandlerCase &Case = T->Cases[I];
    Pattern &P = Case.Argument;
    size_t ScopeSize = Names.size();
    size_t Base = Spine.size();
    if (Case.Constructor)
      Case.Name = Case.Constructor->Name;
    if (Case.hasPattern() && P.isTuple() && Case.Constructor->Arity > 1) {
      // In the core, several arguments are a tuple pattern, too.
      for (Pattern &Element : P.Elements) {
        Pattern Nested = Element;
        Element.Elements = {};
        Element.Variable.Annotation = nullptr;
        if (Nested.isTuple())
          Element.Variable = fresh("argument", Nested.Range, Nested.Ty);
        bind(Element.Variable);
        if (Nested.isTuple())
          appendPattern(Nested, reference(Element.Variable, Nested.Range),
                        Nested.Range);
      }
    } else if (Case.hasPattern() && P.isTuple()) {
      Binder Argument = fresh("argument", P.Range, P.Ty);
      appendPattern(P, reference(Argument, P.Range), P.Range);
      P = {Argument, {}, P.Range, P.Ty};
    } else if (Case.hasPattern()) {
      P.Variable.Annotation = nullptr;
      bind(P.Variable);
    }
    Expression *Handler = T->Handlers[I];
    if (Case.IsOrAlternative && !FollowsOrAlternative) {
      Binder Parameter{"_", T->Range, Types.unit(), /*IsUnitPattern=*/true};
      Shared.push_back(function("handler", Parameter, T->Ty, T->Range));
    }
    if (!Case.IsOrAlternative)
      Handler = desugar(Handler);
    if (!Case.IsOrAlternative && FollowsOrAlternative)
      Shared.back()->Body = Handler;
    if (Case.IsOrAlternative || FollowsOrAlternative)
      Handler = call(Shared.back()->Name, unit(Case.Range), Case.Range);
    FollowsOrAlternative = std::exchange(Case.IsOrAlternative, false);
    T->Handlers[I] = closeSpine(Base, Handler);
    Names.endScope(ScopeSize);
  }
  Expression *Result = HandlerBuilder(Trees, Types, *T).build();
  for (FunctionDefinition *F : llvm::reverse(Shared))
    Result = letRec(F, Result);
  return Result;
}
