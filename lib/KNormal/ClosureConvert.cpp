//===- ClosureConvert.cpp - Closure conversion ----------------------------===//
//
// Converts the program in one walk, using the results of FreeVariables.
//
//===----------------------------------------------------------------------===//

#include "mincaml/KNormal/FreeVariables.h"
#include "mincaml/KNormal/Phases.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml;
using namespace mincaml::knormal;
using llvm::ArrayRef;
using llvm::dyn_cast;

namespace {

/// The function that is being converted, or main, with the names that its
/// prologue must bind.
struct Frame {
  FunctionInfo *TheFunction;
  bool UsesOwnClosure = false;
  /// The functions that are used as values and have static closures.
  std::vector<VariableInfo *> StaticClosures;
  /// The literals and units that this function uses, but that another function
  /// or main binds.
  std::vector<VariableInfo *> Literals;
};

class ClosureConverter {
public:
  ClosureConverter(Context &C, const Expression &Source,
                   const ClosureOptions &Options)
      : C(C), Source(Source), FV(Source, Options.LiftLimit) {}

  ClosedProgram run();

private:
  ClosedFunction *declare(const FunctionInfo &F);
  ArrayRef<Binder> bindersOf(ArrayRef<VariableInfo *> Variables);

  void convertFunction(FunctionInfo &F);
  Expression *convertBody(const Expression &E, Frame &Here);
  Expression *convert(const Expression &E);
  Expression *convertLast(const Expression &E);
  Expression *convertCall(const Apply &E);
  std::vector<FunctionInfo *> closureOrder(ArrayRef<Function *> Group);
  void appendClosures(Chain &Ch, const LetRec &L);

  Expression *copyOfLiteral(const VariableInfo &X);
  Name *use(Name *N) { return use(FV.variable(N)); }
  Name *use(VariableInfo &X);

  Context &C;
  const Expression &Source;
  FreeVariables FV;
  llvm::DenseMap<const FunctionInfo *, ClosedFunction *> Closed;
  Frame *Current = nullptr;
  ClosedProgram Result;
};

} // namespace

ArrayRef<Binder> ClosureConverter::bindersOf(ArrayRef<VariableInfo *> Xs) {
  llvm::SmallVector<Binder, 8> Binders;
  for (const VariableInfo *X : Xs)
    Binders.push_back(X->TheBinder);
  return C.copy(ArrayRef<Binder>(Binders));
}

/// Creates the closure-converted function without its body, because calls of it
/// may be converted before the body is.
ClosedFunction *ClosureConverter::declare(const FunctionInfo &F) {
  auto *New = C.make<ClosedFunction>();
  New->Label = F.Source->TheBinder.TheName;
  New->Ty = F.Source->TheBinder.Ty;
  New->Parameters = F.Source->Parameters;
  (F.isClosure() ? New->Captured : New->Lifted) = bindersOf(F.Free);
  New->Range = F.Source->Range;
  New->Kind = F.Kind;
  // Outer functions have been declared before.
  if (const ClosedFunction *Outer = Closed.lookup(F.Parent);
      Outer && New->isJoinPoint())
    New->HostOfJoinPoint = Outer->host();
  return New;
}

/// Returns the name of X in the current function. If X is a literal or the
/// closure of a function, the prologue must bind this name.
Name *ClosureConverter::use(VariableInfo &X) {
  switch (X.TheKind) {
  case VariableInfo::Kind::Ordinary:
    break;
  case VariableInfo::Kind::Literal:
    if (X.Owner != Current->TheFunction)
      Current->Literals.push_back(&X);
    break;
  case VariableInfo::Kind::Function:
    if (!X.Function->isClosure()) {
      Closed[X.Function]->HasStaticClosure = true;
      Current->StaticClosures.push_back(&X);
    } else if (X.Function == Current->TheFunction) {
      Current->UsesOwnClosure = true;
    }
    break;
  }
  return X.TheBinder.TheName;
}

Expression *ClosureConverter::copyOfLiteral(const VariableInfo &X) {
  if (!X.Literal)
    return C.make<Unit>(X.TheBinder.Ty, X.TheBinder.Loc);
  return dispatch(*X.Literal, [this](const auto &Node) -> Expression * {
    return C.make<std::decay_t<decltype(Node)>>(Node);
  });
}

/// Converts E as the whole body of Here.
Expression *ClosureConverter::convertBody(const Expression &E, Frame &Here) {
  Frame *Outer = std::exchange(Current, &Here);
  Expression *Body = convert(E);
  Current = Outer;

  Chain Ch(Body->Ty);
  auto Append = [&](const VariableInfo &X, Expression *Value) {
    Ch.append(C.make<Let>(Ch.type(), X.TheBinder.Loc, X.TheBinder, Value));
  };
  if (Here.UsesOwnClosure) {
    const VariableInfo &Own = *Here.TheFunction->Variable;
    Append(Own, C.make<OwnClosure>(Own.TheBinder.Ty, Own.TheBinder.Loc));
  }
  normalizeOrder(Here.StaticClosures);
  normalizeOrder(Here.Literals);
  for (const VariableInfo *X : Here.StaticClosures)
    Append(*X, C.make<StaticClosure>(X->TheBinder.Ty, X->TheBinder.Loc,
                                     Closed[X->Function]));
  for (const VariableInfo *X : Here.Literals)
    Append(*X, copyOfLiteral(*X));
  return Ch.finish(Body);
}

void ClosureConverter::convertFunction(FunctionInfo &F) {
  Frame Here{&F, false, {}, {}};
  Closed[&F]->Body = convertBody(*F.Source->Body, Here);
  Result.Functions.push_back(Closed[&F]);
}

Expression *ClosureConverter::convert(const Expression &First) {
  Chain Ch(First.Ty);
  const Expression *E = &First;
  while (true) {
    if (auto *L = dyn_cast<Let>(E)) {
      if (!isDroppedAlias(FV, *L)) {
        Expression *Value = convert(*L->Value);
        Ch.append(C.make<Let>(L->Ty, L->Loc, L->Variable, Value), L->Range);
      }
      E = L->Body;
    } else if (auto *L = dyn_cast<LetFields>(E)) {
      Ch.append(C.make<LetFields>(L->Ty, L->Loc, L->Variables, use(L->Object),
                                  L->ObjectTy, L->TheConstructor),
                L->Range);
      E = L->Body;
    } else if (auto *L = dyn_cast<LetRec>(E)) {
      for (const Function *F : L->Functions)
        convertFunction(*FV.variable(F->TheBinder.TheName).Function);
      appendClosures(Ch, *L);
      E = L->Body;
    } else {
      return Ch.finish(convertLast(*E));
    }
  }
}

/// Returns the functions of a group that need closures, in postorder of a
/// depth-first search: each function follows those that it captures, unless
/// they form a cycle.
std::vector<FunctionInfo *>
ClosureConverter::closureOrder(ArrayRef<Function *> Group) {
  llvm::DenseSet<const FunctionInfo *> Left;
  for (const Function *F : Group) {
    FunctionInfo *Info = FV.variable(F->TheBinder.TheName).Function;
    if (Info->isClosure() && Info->IsUsedOutside)
      Left.insert(Info);
  }
  std::vector<FunctionInfo *> Order;
  // The path of the search. For each function, it records how many of its free
  // variables have been visited.
  std::vector<std::pair<FunctionInfo *, size_t>> Path;
  auto Enter = [&](FunctionInfo *F) {
    if (F && Left.erase(F))
      Path.push_back({F, 0});
  };
  for (const Function *F : Group) {
    Enter(FV.variable(F->TheBinder.TheName).Function);
    while (!Path.empty()) {
      auto &[Top, Next] = Path.back();
      if (Next != Top->Free.size()) {
        Enter(Top->Free[Next++]->Function);
        continue;
      }
      Order.push_back(Top);
      Path.pop_back();
    }
  }
  return Order;
}

void ClosureConverter::appendClosures(Chain &Ch, const LetRec &L) {
  llvm::SmallVector<NewClosure, 1> Closures;
  for (const FunctionInfo *F : closureOrder(L.Functions)) {
    llvm::SmallVector<Name *, 8> Captured;
    for (VariableInfo *X : F->Free)
      Captured.push_back(use(*X));
    Closures.push_back(
        {F->Source->TheBinder, Closed[F], C.copy(ArrayRef<Name *>(Captured))});
  }
  if (!Closures.empty())
    Ch.append(C.make<MakeClosures>(L.Ty, L.Loc,
                                   C.copy(ArrayRef<NewClosure>(Closures))),
              L.Range);
}

Expression *ClosureConverter::convertLast(const Expression &E) {
  if (auto *A = dyn_cast<Apply>(&E)) {
    Expression *Call = convertCall(*A);
    Call->Range = A->Range;
    return Call;
  }
  return dispatch(E, [this](const auto &Node) -> Expression * {
    using Class = std::decay_t<decltype(Node)>;
    Class *Copy = C.make<Class>(Node);
    mapOperands(C, *Copy, [this](Name *N) { return use(N); });
    if constexpr (std::is_same_v<Class, If>) {
      Copy->Then = convert(*Node.Then);
      Copy->Else = convert(*Node.Else);
    } else if constexpr (std::is_same_v<Class, Switch>) {
      Copy->Cases = C.copy(ArrayRef<SwitchCase>(Node.Cases));
      for (SwitchCase &Case : Copy->Cases)
        Case.Body = convert(*Case.Body);
      if (Node.Default)
        Copy->Default = convert(*Node.Default);
    } else if constexpr (std::is_same_v<Class, Try>) {
      Copy->Tried = convert(*Node.Tried);
      if (Node.Next)
        Copy->Next = convert(*Node.Next);
      Copy->Handler = convert(*Node.Handler);
    }
    return Copy;
  });
}

Expression *ClosureConverter::convertCall(const Apply &E) {
  VariableInfo &Callee = FV.variable(E.Callee);
  std::vector<Name *> Arguments;
  for (Name *N : E.Arguments)
    Arguments.push_back(use(N));
  auto Saved = [&] { return C.copy(ArrayRef<Name *>(Arguments)); };

  if (Callee.TheKind != VariableInfo::Kind::Function)
    return C.make<ApplyClosure>(E.Loc, use(Callee), E.FunctionTy, Saved());
  FunctionInfo &F = *Callee.Function;
  if (F.isLifted())
    for (VariableInfo *X : F.Free)
      Arguments.push_back(use(*X));
  Name *Closure = F.isClosure() ? use(Callee) : nullptr;
  return C.make<ApplyDirect>(E.Loc, Closed[&F], Saved(), Closure);
}

ClosedProgram ClosureConverter::run() {
  for (const FunctionInfo &F : llvm::drop_begin(FV.functions()))
    Closed[&F] = declare(F);
  Frame Main{&FV.main(), false, {}, {}};
  Result.Main = convertBody(Source, Main);
  for (const VariableInfo &X : FV.variables())
    if (X.IsStatic)
      Result.Statics.push_back(X.TheBinder);
  return std::move(Result);
}

ClosedProgram knormal::closureConvert(Context &C, Expression *Program,
                                      const ClosureOptions &Options) {
  return ClosureConverter(C, *Program, Options).run();
}
