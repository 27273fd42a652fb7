//===- CallChecks.cpp - Type checks of calls ------------------------------===//

#include "Currying.h"
#include "Inference/Inference.h"
#include "Names.h"
#include "llvm/ADT/StringExtras.h"

using namespace mincaml;
using namespace mincaml::ast;
using llvm::dyn_cast;
using llvm::SMRange;
using llvm::StringRef;
using llvm::Twine;

//===- Hints for wrong arguments ------------------------------------------===//

namespace {

/// Says how values of a type are printed: the suffix of `print_` and the
/// conversion of `Printf.printf`.
struct Printing {
  Type::Kind Of;
  StringRef Function;
  StringRef Conversion;
};

/// A function that converts values of one type to another.
struct Conversion {
  Type::Kind From, To;
  StringRef Function;
};

} // namespace

static constexpr Printing PrintingOf[] = {
    {Type::Kind::Int, "int", "%d"},       {Type::Kind::Float, "float", "%f"},
    {Type::Kind::String, "string", "%s"}, {Type::Kind::Char, "char", "%c"},
    {Type::Kind::Bool, "", "%b"},
};

static constexpr Conversion Conversions[] = {
    {Type::Kind::Int, Type::Kind::String, "string_of_int"},
    {Type::Kind::Float, Type::Kind::String, "string_of_float"},
    {Type::Kind::Bool, Type::Kind::String, "string_of_bool"},
    {Type::Kind::Char, Type::Kind::String, "String.make 1"},
    {Type::Kind::String, Type::Kind::Int, "int_of_string"},
    {Type::Kind::String, Type::Kind::Float, "float_of_string"},
    {Type::Kind::Int, Type::Kind::Float, "float_of_int"},
    {Type::Kind::Float, Type::Kind::Int, "int_of_float"},
    {Type::Kind::Char, Type::Kind::Int, "Char.code"},
    {Type::Kind::Int, Type::Kind::Char, "Char.chr"},
};

static const Printing *printingOf(const Type *Ty) {
  for (const Printing &P : PrintingOf)
    if (Ty->is(P.Of))
      return &P;
  return nullptr;
}

static std::string withArticle(const Type *Ty) {
  return (Ty->isInt() ? "an " : "a ") + Ty->str();
}

/// Explains a wrong argument for a conversion: `Printf.printf "%d" 2.5`.
static bool noteConversion(Diagnostic &D, const Apply &A, unsigned I,
                           const Type *Found) {
  const auto *Callee = dyn_cast<VariableReference>(A.Callee);
  const auto *Literal = dyn_cast<StringLiteral>(A.Arguments.front());
  if (!Callee || !Callee->Name.starts_with("Printf.") || !Literal || I == 0)
    return false;
  unsigned Argument = 0;
  for (const FormatPiece &Piece : parseFormat(Literal->Value).Pieces) {
    if (Piece.TheKind == FormatPiece::Kind::Text || ++Argument != I)
      continue;
    const Printing *Wanted = printingOf(Found);
    D.note(Literal->Range, "the conversion `" + Piece.Text +
                               "` is for this argument" +
                               (Wanted ? "; `" + Wanted->Conversion +
                                             "` prints " + withArticle(Found)
                                       : ""));
    return true;
  }
  return false;
}

/// Explains a wrong argument of a function that prints: `print_int 2.5`,
/// `print_string ("x = ", 1)`.
static bool notePrinting(Diagnostic &D, const Apply &A, const Type *Found) {
  const auto *Callee = dyn_cast<VariableReference>(A.Callee);
  StringRef Name = Callee ? Callee->Name : "";
  StringRef Prefix = Name.starts_with("print_")   ? "print_"
                     : Name.starts_with("prerr_") ? "prerr_"
                                                  : "";
  if (Prefix.empty())
    return false;
  if (llvm::isa<Tuple>(A.Arguments.front())) {
    D.note(SMRange(), "a function prints one value: write several calls with "
                      "`;` between them, or `Printf.printf \"x = %d\" x`");
    return true;
  }
  const Printing *Other = printingOf(Found);
  // There is no function that prints a char to standard error.
  if (!Other || Other->Function.empty() || Name == "print_endline" ||
      Name == "prerr_endline" || Name == "print_char" ||
      (Found->is(Type::Kind::Char) && Prefix == "prerr_"))
    return false;
  std::string Better = (Prefix + Other->Function).str();
  D.replace(Callee->Range, Better)
      .note(SMRange(), "`" + Twine(Better) + "` prints " + withArticle(Found));
  return true;
}

/// Whether Ty is a function type whose first parameter has this kind.
static bool isFunctionOn(const Type *Ty, Type::Kind Kind) {
  return Ty->isFunction() && Ty->operand(0)->resolve()->is(Kind);
}

/// Adds a fix-it that calls Argument, a function that takes unit and is named
/// but not called.
static void noteMissingUnit(Diagnostic &D, const Apply &A,
                            const Expression *Argument) {
  // An argument before `|>` or in parentheses needs no parentheses.
  const bool IsSeparate = A.Written == Apply::Notation::Pipe ||
                          D.sourceAfter(Argument->Range.End).starts_with(")");
  if (!IsSeparate)
    D.insert(Argument->Range.Start, "(");
  D.insert(Argument->Range.End, IsSeparate ? " ()" : " ())")
      .note(SMRange(),
            "to call a function that takes unit, write `()` after it");
}

/// Adds a hint to the message that argument \p I of a call has type Found
/// instead of Parameter: what a beginner probably has to write instead. This is
/// another conversion in a format, another function that prints, or a
/// conversion of the value.
/// Explains that `List.iter` or the like does not collect the results of a
/// function. Returns false for other functions.
static bool noteMap(Diagnostic &D, StringRef Callee, const Type *Found,
                    const Type *Parameter) {
  auto ResultOf = [](const Type *T) {
    while (T->isFunction())
      T = T->result();
    return T;
  };
  auto [Module, Name] = Callee.rsplit('.');
  if ((Name != "iter" && Name != "iteri") || !Found->isFunction() ||
      !ResultOf(Parameter)->isUnit() || ResultOf(Found)->isUnit() ||
      (Module != "List" && Module != "Array" && Module != "Seq"))
    return false;
  std::string Map = (Module + (Name == "iter" ? ".map" : ".mapi")).str();
  D.note(SMRange(), ("'" + Callee + "' needs a function that returns (); '" +
                     Map + "' makes a value of the function's results")
                        .str());
  return true;
}

static void noteArgument(Diagnostic &D, const Apply &A, unsigned I, Type *Found,
                         Type *Parameter) {
  Found = Found->resolve();
  Parameter = Parameter->resolve();
  const Expression *Argument = resultExpression(A.Arguments[I]);
  if (noteConversion(D, A, I, Found))
    return;
  const auto *Callee = dyn_cast<VariableReference>(A.Callee);
  if (Callee && Callee->Name == "@" && !Found->isData()) {
    D.note(SMRange(),
           "`l @ m` joins two lists; a list of one element is `[x]`");
    return;
  }
  if (Callee && noteMap(D, Callee->Name, Found, Parameter))
    return;
  // Haskell's `(+ 1)`.
  const char Sign = *Argument->Range.Start.getPointer();
  if (llvm::isa<IntLiteral, FloatLiteral>(Argument) &&
      Parameter->isFunction() && (Sign == '+' || Sign == '-')) {
    D.note(SMRange(), "this is a number with a sign; a function that adds 1 is "
                      "`fun x -> x + 1`");
    return;
  }
  // For a number literal of the wrong type, CallChecks suggests the right
  // literal.
  if (llvm::isa<IntLiteral, FloatLiteral>(Argument) &&
      !Parameter->is(Type::Kind::String))
    return;
  if (notePrinting(D, A, Found))
    return;
  if (Parameter->is(Type::Kind::Exception) && Found->is(Type::Kind::String) &&
      Callee && Callee->Name == "raise") {
    D.replace(Callee->Range, "failwith")
        .note(SMRange(), "`failwith s` raises the exception `Failure s`");
    return;
  }
  if (isFunctionOn(Found, Type::Kind::String) &&
      isFunctionOn(Parameter, Type::Kind::Char)) {
    D.note(SMRange(), "a char is written in single quotes: `'a'`");
    return;
  }
  if (Callee && (Callee->Name == "fst" || Callee->Name == "snd") &&
      Found->isTuple()) {
    D.note(SMRange(), "`" + Callee->Name +
                          "` takes a pair; to take a component of a larger "
                          "tuple, use a pattern: `let (x, _, _) = t in`");
    return;
  }
  if (isFunctionOn(Found, Type::Kind::Unit)) {
    noteMissingUnit(D, A, Argument);
    return;
  }
  // A string literal is probably not meant to be converted.
  if (llvm::isa<StringLiteral>(Argument))
    return;
  for (const Conversion &C : Conversions)
    if (Found->is(C.From) && Parameter->is(C.To))
      D.note(SMRange(), "`" + C.Function + "` converts " + withArticle(Found) +
                            " to " + withArticle(Parameter));
}

/// The number of an argument in the text, where optional ones may be omitted.
static unsigned argumentNumber(const Apply &A, unsigned I) {
  unsigned Number = 1;
  for (const Expression *Before : A.Arguments.take_front(I)) {
    const auto *None = dyn_cast<Construct>(Before);
    if (!None || None->NameRange.Start != A.Range.Start)
      ++Number;
  }
  return Number;
}

/// Adds a note if a function and another argument are swapped, as in
/// `List.map l (fun x -> x)`.
static bool noteFunctionOrder(Diagnostic &D, const Apply &A, unsigned I,
                              const Type *Parameter) {
  auto IsFunctionArgument = [&](unsigned J) {
    return llvm::isa<Fun>(resultExpression(A.Arguments[J]));
  };
  Type *T = A.Callee->Ty->resolve();
  for (unsigned J = 0; J != A.Arguments.size() && T->isFunction();
       ++J, T = T->result()->resolve()) {
    Type *Wanted = T->operand(0)->resolve();
    if (J == I || Wanted->isFunction() == Parameter->isFunction())
      continue;
    // The argument with the error and argument J are exchanged.
    if (IsFunctionArgument(I) != Parameter->isFunction() &&
        IsFunctionArgument(J) == Parameter->isFunction()) {
      D.note(SMRange(), "are the arguments in the wrong order?");
      return true;
    }
  }
  return false;
}

/// Explains arguments in the wrong order: a later one has the type of parameter I,
/// which it is not meant for. Function is the type of the callee from parameter I
/// on.
static bool noteOrder(Diagnostic &D, const Apply &A, unsigned I,
                      Type *Function) {
  auto IsKnown = [](const Type *T) {
    return T->isInt() || T->isFloat() || T->is(Type::Kind::String) ||
           T->is(Type::Kind::Char) || T->isArray() || T->isData();
  };
  auto IsLike = [&](Type *T, Type *U) {
    return T->kind() == U->kind() && T->definition() == U->definition();
  };
  Type *Parameter = Function->operand(0)->resolve();
  Type *Rest = Function->result();
  if (noteFunctionOrder(D, A, I, Parameter))
    return true;
  for (unsigned J = I + 1; J != A.Arguments.size() && Rest->isFunction();
       ++J, Rest = Rest->result()) {
    Type *Given = A.Arguments[J]->Ty ? A.Arguments[J]->Ty->resolve() : nullptr;
    Type *Wanted = Rest->operand(0)->resolve();
    if (!Given || !IsKnown(Parameter) || !IsLike(Given, Parameter) ||
        !IsKnown(Wanted) || IsLike(Given, Wanted))
      continue;
    D.note(A.Arguments[J]->Range,
           "this argument has type " + Given->str() +
               "; are the arguments in the wrong order?");
    return true;
  }
  return false;
}

bool mincaml::isFormat(const Type *T) {
  return T->isData() && T->definition()->Name == "format4" &&
         T->definition()->Constructors.front()->Name == "Format'";
}

//===- The checks ---------------------------------------------------------===//

static std::string callee(const Apply *A) {
  const auto *V = dyn_cast<VariableReference>(A->Callee);
  return V ? describe(V) : "this function";
}

static std::string plural(size_t Count) {
  return std::to_string(Count) + (Count == 1 ? " argument" : " arguments");
}

/// Adds a note that shows the definition of the callee and, unless Ty is null,
/// its type.
void CallChecks::noteDefinition(Diagnostic &D, const Apply *A,
                                const Type *Ty) const {
  const Symbol *S = Explanations.symbolOf(A->Callee);
  std::string OfType = Ty ? Ty->str() : "";
  if (S && !S->isOfLibrary())
    D.note(S->Range, callee(A) + " is defined here" +
                         (Ty ? ", with type " + OfType : ""));
  else if (Ty)
    D.note(SMRange(), callee(A) + " has type " + OfType);
}

StringRef CallChecks::whyOneType(const Symbol *Callee) const {
  if (!Callee || Options.Strict)
    return "a function has one type, so define a function for each type";
  if (Callee->Function)
    return "in its own definition a function has one type";
  return "only a function that `let` defines can be used at several types";
}

/// Whether a function takes exactly Count arguments. The loop is bounded
/// because the type may be cyclic, which is reported only at the end of
/// inference.
static bool takesExactly(const Type *T, size_t Count) {
  size_t Size = 0;
  for (; Size <= Count && T->isFunction(); T = T->result())
    Size += T->size();
  return Size == Count;
}

bool CallChecks::checkArgument(const Apply *A, unsigned I, Type *Found,
                               Type *Function, unsigned Index) {
  Type *Parameter = Function->operand(Index);
  const Expression *Argument = A->Arguments[I];
  if (unifyAt(U, Found, Parameter, Argument))
    return true;
  // The message depends on what determined the type of the parameter: the
  // function itself or an earlier call.
  const Symbol *S = Explanations.symbolOf(A->Callee);
  const FunctionDefinition *F = S && !S->isOfLibrary() ? S->Function : nullptr;
  if (F && I >= F->Parameters.size())
    F = nullptr;
  SMRange BoundAt = U.boundAt(F   ? F->Parameters[I].Ty
                              : S ? S->Ty
                                  : A->Callee->Ty);
  auto IsWithin = [](SMRange Inner, SMRange Outer) {
    return Inner.Start.getPointer() >= Outer.Start.getPointer() &&
           Inner.End.getPointer() <= Outer.End.getPointer();
  };
  bool ByEarlierCall = BoundAt.isValid() && !(F && IsWithin(BoundAt, F->Range));

  const Expression *At = resultExpression(Argument);
  const unsigned Number = argumentNumber(*A, I);
  if (ByEarlierCall) {
    Diagnostics
        .report(At->Range, DiagnosticID::Monomorphic, callee(A), Number,
                Found->str(), Parameter->str())
        .note(BoundAt, "the earlier use is here; " + whyOneType(S));
    return false;
  }
  if (isFormat(Parameter->resolve()) &&
      Found->resolve()->is(Type::Kind::String)) {
    Diagnostic D = Diagnostics.report(At->Range, DiagnosticID::FormatNotLiteral,
                                      Number, callee(A));
    if (A->Arguments.size() == I + 1)
      D.insert(Argument->Range.Start, "\"%s\" ")
          .note(SMRange(), "the format `\"%s\"` prints a string");
    else
      D.note(SMRange(), "a format is a string literal, because it determines "
                        "the types of the other arguments; a string that is "
                        "computed is printed by the format `\"%s\"`");
    return false;
  }
  // The mistake may be in the function; one message is enough.
  if (F) {
    auto [Wrong, IsFirst] =
        WrongTypes.try_emplace(&F->Parameters[I], Found->str());
    if (!IsFirst && Wrong->second == Found->str())
      return false;
  }
  Diagnostic D =
      Diagnostics.report(At->Range, DiagnosticID::ArgumentType, Number,
                         callee(A), Found->str(), Parameter->str());
  // The call is `f (x, y)`, but f has two parameters.
  auto *T = dyn_cast<Tuple>(Argument);
  if (T && A->Arguments.size() == 1 &&
      takesExactly(A->Callee->Ty->resolve(), T->Elements.size()))
    D.note(SMRange(), "arguments are written one after the other, without "
                      "commas: `f x y`; `f (x, y)` passes one tuple");
  else if (!Options.Strict && !noteOrder(D, *A, I, Function))
    noteArgument(D, *A, I, Found, Parameter);
  fixLiteral(D, Argument, Parameter);
  const auto *Callee = dyn_cast<VariableReference>(A->Callee);
  if (!S && Callee && Callee->Name == "print_char" && Found->resolve()->isInt())
    D.replace(Callee->Range, "print_byte")
        .note(SMRange(), "`print_byte` prints the character with this code, "
                         "and `Char.chr` converts the code to a char");
  if (F && BoundAt.isValid() &&
      !F->Parameters[I].Ty->resolve()->isGeneralized()) {
    D.note(BoundAt, describeParameter(F->Parameters[I]) + " of " + callee(A) +
                        " has type " + Parameter->str() + U.cause(BoundAt));
    noteElement(D, BoundAt);
  } else if (S) {
    // The conversions of a format are functions of Printf.
    noteDefinition(D, A,
                   S->Scheme ||
                           (S->isOfLibrary() && !S->Name.starts_with("Printf."))
                       ? S->Ty
                       : nullptr);
  } else if (Callee && Callee->NumParameters > 1 && !Options.Strict &&
             Callee->ResolvedTo ==
                 VariableReference::Resolution::RuntimeExternal) {
    noteDefinition(D, A, A->Callee->Ty);
  }
  // If the callee is not the name of a function but an expression, such as `!r`
  // or a call, show what determined the type of the parameter.
  if (SMRange Fixed = U.parameterBoundAt(Function, Index);
      !F && Fixed.isValid() && !IsWithin(Fixed, At->Range) &&
      !IsWithin(Fixed, A->Callee->Range))
    D.note(Fixed, "the type " + Parameter->str() + " comes from this use");
  Explanations.note(D, Argument);
  return false;
}

bool CallChecks::checkArgumentCount(const Apply *A, Type *Callee,
                                    const Expression *Parent) {
  size_t Given = A->Arguments.size();
  size_t Wanted = Callee->size();
  if (Given == Wanted)
    return true;
  if (Given > Wanted) {
    reportTooManyArguments(A, Callee, Wanted);
    return false;
  }
  if (Given + 1 == Wanted &&
      suggestSubtraction(
          Types.function(Callee->operand(Given), Callee->result()), Parent))
    return false;
  Diagnostic D =
      Diagnostics.report(A->Range, DiagnosticID::TooFewArguments, callee(A),
                         Wanted, Twine(Given) + (Given == 1 ? " is" : " are"));
  noteDefinition(D, A, Callee);
  return false;
}

bool mincaml::looksLikeSign(const Binary &B) {
  if (B.Operator != BinaryOperator::Subtract &&
      B.Operator != BinaryOperator::FloatSubtract)
    return false;
  const char *Operator = B.OperatorLoc.getPointer();
  return llvm::isSpace(Operator[-1]) &&
         !llvm::isSpace(Operator[spelling(B.Operator).size()]);
}

/// Reports `f x -1`, which is a subtraction but looks like an argument. Left is
/// the type of `f x`.
bool CallChecks::suggestSubtraction(Type *Left, const Expression *Parent) {
  const auto *B = llvm::dyn_cast_or_null<Binary>(Parent);
  if (!B || !looksLikeSign(*B))
    return false;
  reportSubtraction(Diagnostics, B, Left);
  return true;
}

/// Checks the number of arguments against the part of the callee's type that is
/// already known.
bool CallChecks::checkKnownArity(const Apply *A, Type *Callee,
                                 const Expression *Parent) {
  Type *Result = Callee;
  size_t Size = 0;
  for (; Size != A->Arguments.size() && Result->isFunction(); ++Size)
    Result = Result->result();
  if (Size == A->Arguments.size())
    return !Result->isFunction() || Result->result()->isFunction() ||
           !suggestSubtraction(Result, Parent);
  if (Result->isVariable()) // Or the poison type.
    return true;
  if (Callee->isFunction())
    reportTooManyArguments(A, Callee, Currying::size(Callee));
  else
    reportNotAFunction(A, Callee);
  return false;
}

Type *CallChecks::checkCurriedCall(const Apply *A, Type *Callee,
                                   llvm::ArrayRef<Type *> Found,
                                   const Expression *Parent) {
  if (!checkKnownArity(A, Callee, Parent))
    return U.poison();
  Type *T = Callee;
  for (unsigned I = 0; I != Found.size(); ++I) {
    if (U.isPoison(T))
      return T;
    if (T->isVariable()) {
      Type *Result = Recorder.freshVariable(A->Range, "this result");
      unifyAt(U, T, Types.calledFunction(Found.drop_front(I), Result),
              A->Callee);
      return Result;
    }
    // Checking the previous argument may have determined the result type.
    if (!T->isFunction()) {
      reportTooManyArguments(A, Callee, Currying::size(Callee));
      return U.poison();
    }
    if (!checkArgument(A, I, Found[I], T, 0))
      return U.poison();
    T = T->result();
  }
  const auto *V = dyn_cast<VariableReference>(A->Callee);
  // In a partial application such as `Array.make n`, the element type may stay
  // open.
  if (V && V->ResolvedTo == VariableReference::Resolution::RuntimeExternal &&
      T->isFunction() && T->operand(0)->isVariable())
    Recorder.addVariable(T->operand(0), A->Range, "the elements of this array");
  if (V && V->NumParameters > Found.size())
    return Currying::withOwnArity(Types, T, V->NumParameters - Found.size());
  return T;
}

/// If Right begins on a later line than Left ends, suggests what to write
/// between them, and returns true.
bool CallChecks::suggestSeparator(Diagnostic &D, const Expression *Left,
                                  const Expression *Right) {
  SourcePosition Start = Diagnostics.position(Right->Range.Start);
  if (Diagnostics.position(Left->Range.End).Line == Start.Line)
    return false;
  if (InTopLevelDefinition && Start.Column == 1)
    D.insert(Right->Range.Start, "let () = ")
        .note(SMRange(), "an expression that follows a definition at the top "
                         "level needs `let () =` or `;;` before it");
  else
    D.insert(Left->Range.End, ";")
        .note(SMRange(), "to evaluate expressions one after the other, "
                         "write `;` between them");
  return true;
}

void CallChecks::reportTooManyArguments(const Apply *A, Type *Callee,
                                        size_t Wanted) {
  const Expression *LastRight = A->Arguments[Wanted - 1];
  const Expression *FirstWrong = A->Arguments[Wanted];
  if (SeparateLines.contains(FirstWrong->Range.Start.getPointer()))
    return;
  Diagnostic D =
      Diagnostics.report(FirstWrong->Range, DiagnosticID::TooManyArguments,
                         callee(A), plural(Wanted), A->Arguments.size());
  D.highlight(A->Callee->Range);
  if (suggestSeparator(D, LastRight, FirstWrong)) {
    // suggestSeparator has added a note.
  } else if (Wanted == 1 && LastRight->Ty->resolve()->isFunction()) {
    D.insert(LastRight->Range.Start, "(").insert(A->Range.End, ")");
    D.note(SMRange(), "an argument that is a call needs parentheses");
  }
  if (Explanations.symbolOf(A->Callee))
    noteDefinition(D, A, Callee);
}

/// If A looks like `a[i]`, and a is an array or a string, suggests `a.(i)` or
/// `a.[i]`.
static bool suggestElement(Diagnostic &D, const Apply &A, const Type *Holder) {
  const auto *L = dyn_cast<ListLiteral>(A.Arguments.front());
  const bool IsString = Holder->is(Type::Kind::String);
  if (!L || L->Elements.size() != 1 || (!IsString && !Holder->isArray()))
    return false;
  SMRange Index = L->Elements.front()->Range;
  D.replace({L->Range.Start, Index.Start}, IsString ? ".[" : ".(")
      .replace({Index.End, L->Range.End}, IsString ? "]" : ")")
      .note(SMRange(), IsString ? "a character of a string is `s.[i]`"
                                : "an element of an array is `a.(i)`");
  return true;
}

void CallChecks::reportNotAFunction(const Apply *A, Type *Callee) {
  if (SeparateLines.contains(A->Arguments.front()->Range.Start.getPointer()))
    return;
  Diagnostic D =
      Diagnostics.report(A->Callee->Range, DiagnosticID::NotAFunction,
                         describe(A->Callee), Callee->str());
  const Expression *First = A->Arguments.front();
  D.highlight(First->Range);
  if (!suggestElement(D, *A, Callee))
    suggestSeparator(D, A->Callee, First);
  Explanations.note(D, A->Callee);
}
