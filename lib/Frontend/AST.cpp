//===- AST.cpp - The syntax tree ------------------------------------------===//

#include "mincaml/Frontend/AST.h"
#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/Twine.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/ADT/bit.h"
#include <vector>

using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::cast;
using llvm::SmallVector;

namespace {

struct OperatorInfo {
  llvm::StringRef Spelling;
  unsigned Precedence;
  OperatorGroup Group;
};

constexpr OperatorInfo Operators[] = {
#define BINARY_OPERATOR(Name, Spelling, Precedence, Group)                     \
  {Spelling, Precedence, OperatorGroup::Group},
#include "mincaml/Frontend/Syntax.def"
};

} // namespace

llvm::StringRef mincaml::ast::spelling(BinaryOperator Operator) {
  return Operators[unsigned(Operator)].Spelling;
}

unsigned mincaml::ast::precedence(BinaryOperator Operator) {
  return Operators[unsigned(Operator)].Precedence;
}

bool mincaml::ast::isRightAssociative(BinaryOperator Operator) {
  return precedence(Operator) == precedence(BinaryOperator::ShiftLeft) ||
         Operator == BinaryOperator::ApplyTo ||
         Operator == BinaryOperator::Cons;
}

void Associativity::define(llvm::StringRef Name) {
  for (BinaryOperator Operator :
       {BinaryOperator::And, BinaryOperator::Or, BinaryOperator::Concatenate})
    if (Name == spelling(Operator) && !isRight(Operator))
      Redefined.push_back(Operator);
}

bool mincaml::ast::isDivision(BinaryOperator Operator) {
  return Operator == BinaryOperator::Divide ||
         Operator == BinaryOperator::Remainder;
}

OperatorGroup mincaml::ast::group(BinaryOperator Operator) {
  return Operators[unsigned(Operator)].Group;
}

const TypeExpression *mincaml::ast::findOpenPart(const TypeExpression &T) {
  if (T.TheKind == TypeExpression::Kind::Any ||
      T.TheKind == TypeExpression::Kind::Variable)
    return &T;
  for (const TypeExpression *Operand : T.Operands)
    if (const TypeExpression *Open = findOpenPart(*Operand))
      return Open;
  return nullptr;
}

Expression **mincaml::ast::continuation(Expression *E) {
  return llvm::TypeSwitch<Expression *, Expression **>(E)
      .Case<Let, LetRec, LetRecGroup, LetTuple, LetDefinitions,
            TopLevelExpression, TypeDefinition, ExceptionDefinition,
            ExternalDefinition, ModuleDefinition>(
          [](auto *Link) { return &Link->Body; })
      .Case([](Open *O) {
        return O->Written == Open::Notation::Prefix ? nullptr : &O->Body;
      })
      .Case([](Sequence *S) { return &S->Second; })
      .Default(nullptr);
}

bool mincaml::ast::definesReference(const TypeDeclaration &D) {
  if (D.Name != "ref" || D.Parameters.size() != 1 || D.Fields.size() != 1)
    return false;
  const FieldDeclaration &F = D.Fields.front();
  return F.Name.Name == "contents" && F.IsMutable &&
         F.Annotation->TheKind == TypeExpression::Kind::Variable &&
         F.Annotation->Name == D.Parameters.front().Name;
}

bool mincaml::ast::isTopLevelDefinition(const Expression *E) {
  if (const auto *L = llvm::dyn_cast<LetDefinitions>(E))
    return L->IsTopLevel;
  if (const auto *O = llvm::dyn_cast<Open>(E))
    return O->Written == Open::Notation::TopLevel ||
           O->Written == Open::Notation::Include;
  if (const auto *X = llvm::dyn_cast<ExceptionDefinition>(E))
    return !X->IsLocal;
  if (const auto *M = llvm::dyn_cast<ModuleDefinition>(E))
    return !M->IsLocal;
  return llvm::isa<TypeDefinition, ExternalDefinition>(E);
}

bool mincaml::ast::isArrayConstructor(llvm::StringRef RuntimeExternal) {
  return RuntimeExternal == "create_array" ||
         RuntimeExternal == "create_float_array";
}

llvm::StringRef ASTContext::uniqueName(llvm::StringRef Prefix,
                                       unsigned Number) {
  return intern((llvm::Twine(Prefix) + "#" + llvm::Twine(Number)).str());
}

//===- Operands and binders -----------------------------------------------===//

static Expression *&expressionOf(Expression *&Element) { return Element; }
static Expression *&expressionOf(FunctionDefinition *F) { return F->Body; }

Expression **mincaml::ast::operand(Expression *E, unsigned I) {
  Expression **Found = nullptr;
  dispatchSurface(*E, [&](auto &Node) {
    forEachOperandField(Node, [&](auto &Field) {
      if (Found)
        return;
      if constexpr (std::is_same_v<decltype(Field), Expression *&>) {
        // An optional operand is null if it is missing: the `else` of an If,
        // the base of a Record.
        if (!Field)
          return;
        if (I == 0)
          Found = &Field;
        --I;
      } else if (I < Field.size()) {
        Found = &expressionOf(Field[I]);
      } else {
        I -= Field.size();
      }
    });
  });
  return Found;
}

void mincaml::ast::appendOperands(
    const Expression *E, llvm::SmallVectorImpl<const Expression *> &Operands) {
  dispatchSurface(*E, [&](const auto &Node) {
    forEachOperandField(Node, [&](const auto &Field) {
      if constexpr (std::is_convertible_v<decltype(Field), Expression *>) {
        if (Field)
          Operands.push_back(Field);
      } else {
        for (auto *Element : Field)
          Operands.push_back(expressionOf(Element));
      }
    });
  });
}

void mincaml::ast::forEachExpression(
    const Expression &Root,
    llvm::function_ref<void(const Expression &)> Visit) {
  std::vector<const Expression *> Pending{&Root};
  SmallVector<const Expression *, 8> Operands;
  while (!Pending.empty()) {
    const Expression *E = Pending.back();
    Pending.pop_back();
    Visit(*E);
    Operands.clear();
    appendOperands(E, Operands);
    Pending.insert(Pending.end(), Operands.rbegin(), Operands.rend());
  }
}

void mincaml::ast::forEachBinder(
    const Pattern &P, llvm::function_ref<void(const Binder &)> Visit) {
  if (P.isVariable() || P.isNamed())
    Visit(P.Variable);
  for (const Pattern &Element : P.Elements)
    forEachBinder(Element, Visit);
}

SmallVector<const Binder *, 4> mincaml::ast::boundVariables(const Pattern &P) {
  SmallVector<const Binder *, 4> Variables;
  llvm::DenseSet<llvm::StringRef> Names;
  forEachBinder(P, [&](const Binder &B) {
    if (B.Name != "_" && Names.insert(B.Name).second)
      Variables.push_back(&B);
  });
  return Variables;
}

static void visitFunction(const FunctionDefinition &F,
                          llvm::function_ref<void(const Binder &)> Visit) {
  Visit(F.Name);
  for (size_t I = 0; I != F.Parameters.size(); ++I) {
    if (F.Patterns.empty())
      Visit(F.Parameters[I]);
    else
      forEachBinder(F.Patterns[I], Visit);
  }
}

void mincaml::ast::forEachBinder(
    const Expression &E, llvm::function_ref<void(const Binder &)> Visit) {
  llvm::TypeSwitch<const Expression *>(&E)
      .Case<Let, ExternalDefinition, For>(
          [&](const auto *One) { Visit(One->Variable); })
      .Case<LetRec, Fun>(
          [&](const auto *One) { visitFunction(*One->Function, Visit); })
      .Case([&](const LetRecGroup *L) {
        for (const FunctionDefinition *F : L->Functions)
          visitFunction(*F, Visit);
      })
      .Case([&](const LetTuple *L) {
        for (const Binder &B : L->Variables)
          Visit(B);
      })
      .Case([&](const Match *M) {
        for (const MatchCase &C : M->Cases)
          forEachBinder(C.ThePattern, Visit);
      })
      .Case([&](const LetDefinitions *L) {
        for (const Definition &D : L->Definitions) {
          if (D.Function)
            visitFunction(*D.Function, Visit);
          else
            forEachBinder(D.Target, Visit);
        }
      });
}

static void visitPatterns(llvm::ArrayRef<Pattern> Patterns,
                          llvm::function_ref<void(const Pattern &)> Visit) {
  for (const Pattern &P : Patterns) {
    Visit(P);
    visitPatterns(P.Elements, Visit);
  }
}

void mincaml::ast::forEachPattern(
    const Expression &E, llvm::function_ref<void(const Pattern &)> Visit) {
  llvm::TypeSwitch<const Expression *>(&E)
      .Case<LetRec, Fun>([&](const auto *One) {
        visitPatterns(One->Function->Patterns, Visit);
      })
      .Case([&](const Match *M) {
        for (const MatchCase &C : M->Cases)
          visitPatterns(C.ThePattern, Visit);
      })
      .Case([&](const LetDefinitions *L) {
        for (const Definition &D : L->Definitions)
          visitPatterns(D.Function ? ArrayRef<Pattern>(D.Function->Patterns)
                                   : ArrayRef(D.Target),
                        Visit);
      });
}

//===- Cloning ------------------------------------------------------------===//

namespace {

/// Copies nodes iteratively. A new copy first refers to the operands of the
/// original; these references are on the list Pending until copies replace
/// them.
class Cloner {
public:
  explicit Cloner(ASTContext &Trees) : Trees(Trees) {}

  Expression *clone(const Expression &Root) {
    Expression *Copy = cloneNode(Root);
    while (!Pending.empty()) {
      Expression **Operand = Pending.back();
      Pending.pop_back();
      *Operand = cloneNode(**Operand);
    }
    // A LetDefinitions has the bodies of its functions as operands, in Values.
    // Their copies must be stored in the functions, too.
    for (LetDefinitions *L : Groups)
      for (auto [D, Value] : llvm::zip_equal(L->Definitions, L->Values))
        if (D.Function)
          D.Function->Body = Value;
    return Copy;
  }

private:
  Expression *cloneNode(const Expression &E) {
    return dispatchSurface(E, [this](const auto &Original) -> Expression * {
      auto *Copy =
          Trees.make<std::remove_cvref_t<decltype(Original)>>(Original);
      cloneBinders(*Copy);
      forEachOperandField(*Copy, [&](auto &Field) { append(Field); });
      return Copy;
    });
  }

  void append(Expression *&Operand) {
    if (Operand)
      Pending.push_back(&Operand);
  }

  void append(llvm::MutableArrayRef<Expression *> &Operands) {
    cloneArray(Operands);
    for (Expression *&Operand : Operands)
      append(Operand);
  }

  void append(llvm::MutableArrayRef<FunctionDefinition *> &Functions) {
    for (FunctionDefinition *F : Functions)
      append(F->Body);
  }

  template <typename Element>
  void cloneArray(llvm::MutableArrayRef<Element> &Elements) {
    Elements = Trees.copy(llvm::ArrayRef<Element>(Elements));
  }

  void clonePattern(Pattern &P) {
    cloneArray(P.Elements);
    for (Pattern &Element : P.Elements)
      clonePattern(Element);
  }

  void cloneFunction(FunctionDefinition *&F) {
    F = Trees.make<FunctionDefinition>(*F);
    cloneArray(F->Parameters);
    cloneArray(F->Patterns);
    for (Pattern &P : F->Patterns)
      clonePattern(P);
  }

  // There is an overload for each class of nodes that have something besides
  // their operands to copy.
  void cloneBinders(Expression &) {}
  void cloneBinders(LetRec &L) { cloneFunction(L.Function); }
  void cloneBinders(LetRecGroup &L) {
    cloneArray(L.Functions);
    for (FunctionDefinition *&F : L.Functions)
      cloneFunction(F);
  }
  void cloneBinders(Fun &F) { cloneFunction(F.Function); }
  void cloneBinders(LetTuple &L) { cloneArray(L.Variables); }
  void cloneBinders(TypeDefinition &T) { cloneArray(T.Declarations); }
  void cloneBinders(Match &M) {
    cloneArray(M.Cases);
    for (MatchCase &C : M.Cases)
      clonePattern(C.ThePattern);
  }
  void cloneBinders(LetDefinitions &L) {
    Groups.push_back(&L);
    cloneArray(L.Definitions);
    for (Definition &D : L.Definitions) {
      clonePattern(D.Target);
      if (D.Function)
        cloneFunction(D.Function);
    }
  }

  ASTContext &Trees;
  std::vector<Expression **> Pending;
  std::vector<LetDefinitions *> Groups;
};

} // namespace

Expression *mincaml::ast::clone(const Expression &E, ASTContext &Trees) {
  return Cloner(Trees).clone(E);
}

//===- Comparison ---------------------------------------------------------===//

namespace {

bool sameBinder(const Binder &A, const Binder &B) {
  return A.Name == B.Name && A.IsUnitPattern == B.IsUnitPattern;
}

bool sameBinders(ArrayRef<Binder> As, ArrayRef<Binder> Bs) {
  return llvm::equal(As, Bs, sameBinder);
}

bool sameLiteral(const Expression *A, const Expression *B) {
  return A && B ? equal(*A, *B) : !A && !B;
}

bool sameName(const FieldName &A, const FieldName &B) {
  return A.Name == B.Name;
}

// The recursion is bounded: LanguageOptions::NestingLimit also limits patterns.
bool samePattern(const Pattern &A, const Pattern &B) {
  return A.TheKind == B.TheKind && sameBinder(A.Variable, B.Variable) &&
         llvm::equal(A.FieldNames, B.FieldNames, sameName) &&
         A.IsOpen == B.IsOpen &&
         llvm::equal(A.Elements, B.Elements, samePattern) &&
         sameLiteral(A.Literal, B.Literal) && sameLiteral(A.Last, B.Last) &&
         A.Name == B.Name && A.IgnoresArguments == B.IgnoresArguments;
}

bool sameFunction(const FunctionDefinition &A, const FunctionDefinition &B) {
  return sameBinder(A.Name, B.Name) &&
         sameBinders(A.Parameters, B.Parameters) && A.Labels == B.Labels &&
         llvm::equal(A.Patterns, B.Patterns, samePattern);
}

bool sameDefinition(const Definition &A, const Definition &B) {
  if (!A.Function || !B.Function)
    return !A.Function && !B.Function && samePattern(A.Target, B.Target);
  return sameFunction(*A.Function, *B.Function);
}

/// Compares two nodes of the same class, without their operands.
template <typename Node> bool sameContent(const Node &, const Node &) {
  return true;
}

bool sameContent(const BoolLiteral &A, const BoolLiteral &B) {
  return A.Value == B.Value;
}

bool sameContent(const IntLiteral &A, const IntLiteral &B) {
  return A.Value == B.Value;
}

bool sameContent(const FloatLiteral &A, const FloatLiteral &B) {
  return llvm::bit_cast<uint64_t>(A.Value) == llvm::bit_cast<uint64_t>(B.Value);
}

bool sameContent(const CharacterLiteral &A, const CharacterLiteral &B) {
  return A.Value == B.Value;
}

bool sameContent(const StringLiteral &A, const StringLiteral &B) {
  return A.Value == B.Value;
}

bool sameContent(const ArrayGet &A, const ArrayGet &B) {
  return A.IsString == B.IsString;
}

bool sameContent(const ArrayLength &A, const ArrayLength &B) {
  return A.IsString == B.IsString;
}

bool sameContent(const VariableReference &A, const VariableReference &B) {
  return A.Name == B.Name;
}

bool sameContent(const Binary &A, const Binary &B) {
  return A.Operator == B.Operator;
}

bool sameContent(const Apply &A, const Apply &B) {
  return A.Written == B.Written && A.Labels == B.Labels;
}

bool sameContent(const Let &A, const Let &B) {
  return sameBinder(A.Variable, B.Variable);
}

bool sameContent(const LetRec &A, const LetRec &B) {
  return sameFunction(*A.Function, *B.Function);
}

bool sameContent(const LetRecGroup &A, const LetRecGroup &B) {
  return llvm::equal(
      A.Functions, B.Functions,
      [](const FunctionDefinition *F, const FunctionDefinition *G) {
        return sameFunction(*F, *G);
      });
}

bool sameContent(const LetTuple &A, const LetTuple &B) {
  return sameBinders(A.Variables, B.Variables);
}

bool sameContent(const LetDefinitions &A, const LetDefinitions &B) {
  return A.IsRecursive == B.IsRecursive && A.IsTopLevel == B.IsTopLevel &&
         llvm::equal(A.Definitions, B.Definitions, sameDefinition);
}

bool sameField(const FieldDeclaration &A, const FieldDeclaration &B) {
  return sameName(A.Name, B.Name) && A.IsMutable == B.IsMutable;
}

bool sameConstructor(const ConstructorDeclaration &A,
                     const ConstructorDeclaration &B) {
  return A.Name == B.Name && A.Arguments.size() == B.Arguments.size() &&
         llvm::equal(A.Fields, B.Fields, sameField);
}

bool sameDeclaration(const TypeDeclaration &A, const TypeDeclaration &B) {
  return A.Name == B.Name &&
         llvm::equal(A.Parameters, B.Parameters, sameName) &&
         llvm::equal(A.Constructors, B.Constructors, sameConstructor) &&
         llvm::equal(A.Fields, B.Fields, sameField);
}

bool sameContent(const TypeDefinition &A, const TypeDefinition &B) {
  return llvm::equal(A.Declarations, B.Declarations, sameDeclaration);
}

bool sameContent(const ExceptionDefinition &A, const ExceptionDefinition &B) {
  return A.Name == B.Name && A.Arity == B.Arity && A.IsLocal == B.IsLocal &&
         llvm::equal(A.Fields, B.Fields, sameField);
}

bool sameContent(const ExternalDefinition &A, const ExternalDefinition &B) {
  return sameBinder(A.Variable, B.Variable) && A.Symbol == B.Symbol &&
         A.Arity == B.Arity;
}

bool sameContent(const Construct &A, const Construct &B) {
  return A.Name == B.Name;
}

bool sameContent(const GetField &A, const GetField &B) {
  return sameName(A.Name, B.Name);
}

bool sameContent(const SetField &A, const SetField &B) {
  return sameName(A.Name, B.Name);
}

bool sameContent(const Record &A, const Record &B) {
  return !A.Base == !B.Base && llvm::equal(A.Names, B.Names, sameName);
}

bool sameContent(const ModuleDefinition &A, const ModuleDefinition &B) {
  return sameName(A.Name, B.Name) && sameName(A.Path, B.Path) &&
         sameName(A.Argument, B.Argument);
}

bool sameContent(const Open &A, const Open &B) {
  // `let open M in e` and `M.(e)` have the same meaning, and the printer
  // chooses between them by the context. So they count as equal.
  auto Kind = [](const Open &O) {
    return O.Written == Open::Notation::Let ? Open::Notation::Prefix
                                            : O.Written;
  };
  return Kind(A) == Kind(B) && sameName(A.Path, B.Path);
}

bool sameContent(const Match &A, const Match &B) {
  return A.IsTry == B.IsTry &&
         llvm::equal(A.Cases, B.Cases,
                     [](const MatchCase &C, const MatchCase &D) {
                       return C.IsException == D.IsException &&
                              samePattern(C.ThePattern, D.ThePattern);
                     }) &&
         llvm::all_of(llvm::seq(A.Cases.size()),
                      [&](size_t I) { return A.hasGuard(I) == B.hasGuard(I); });
}

bool sameContent(const Fun &A, const Fun &B) {
  return sameFunction(*A.Function, *B.Function);
}

bool sameContent(const For &A, const For &B) {
  return sameBinder(A.Variable, B.Variable) && A.IsDownward == B.IsDownward;
}

bool sameNode(const Expression &A, const Expression &B) {
  return A.TheKind == B.TheKind && dispatchSurface(A, [&B](const auto &Node) {
           using Class = std::decay_t<decltype(Node)>;
           return sameContent(Node, *cast<Class>(&B));
         });
}

} // namespace

bool mincaml::ast::equal(const Expression &A, const Expression &B) {
  // The pairs of subtrees that remain to be compared. A list instead of
  // recursion allows trees of any depth.
  std::vector<std::pair<const Expression *, const Expression *>> Pending{
      {&A, &B}};
  SmallVector<const Expression *, 8> LeftOperands;
  SmallVector<const Expression *, 8> RightOperands;
  while (!Pending.empty()) {
    auto [Left, Right] = Pending.back();
    Pending.pop_back();
    if (!sameNode(*Left, *Right))
      return false;
    LeftOperands.clear();
    RightOperands.clear();
    appendOperands(Left, LeftOperands);
    appendOperands(Right, RightOperands);
    if (LeftOperands.size() != RightOperands.size())
      return false;
    for (auto [L, R] : llvm::zip_equal(LeftOperands, RightOperands))
      Pending.push_back({L, R});
  }
  return true;
}
